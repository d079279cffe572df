//! What comes after what is on the screen: another game, a replay, a question; and the way back.

use crate::{
    chance::fresh_seed,
    session::{Beginning, Moment, Played, Session, Store, record::Record, words},
    tui::{
        Cmd,
        ask::{About, Answer, Ask},
        editing::Editing,
        keys::Action,
        model::{Model, Over, Shown},
        notice::Notice,
        replay::Replay,
        replaying::Replaying,
        setup::{Begun, InPlay},
        toccadille,
    },
};

/// What comes next.
#[derive(Debug)]
pub enum Next {
    /// Nothing else.
    Stay,
    /// This question.
    Ask(Ask),
    /// This game.
    Begin(Box<Begun>),
    /// This replay; what is on the screen waits behind it.
    Watch(Box<dyn Replaying>),
    /// This position to be changed; what is on the screen waits behind it.
    Edit(Box<dyn Editing>),
    /// What waits behind, or the end.
    Leave,
}

impl Next {
    /// Goes on with a game that has begun.
    pub fn begin(game: impl Into<InPlay>) -> Self {
        Self::Begin(Box::new(Begun { game: game.into(), notice: None }))
    }
}

impl Model {
    /// Lets come what comes next.
    pub(super) fn follow(&mut self, next: Next) -> Vec<Cmd> {
        match next {
            Next::Stay => {}
            Next::Ask(ask) => self.over = Some(Over::Ask(ask)),
            Next::Begin(begun) => {
                self.behind.clear();
                return self.sit_down(*begun);
            }
            Next::Watch(replay) => {
                let before = std::mem::replace(&mut self.shown, Shown::Replay(replay));
                self.behind.push(before);
            }
            Next::Edit(edit) => {
                let before = std::mem::replace(&mut self.shown, Shown::Edit(edit));
                self.behind.push(before);
            }
            Next::Leave if self.go_back() => {}
            Next::Leave => return self.leave(),
        }
        vec![]
    }

    /// Takes the answer to a question.
    pub(super) fn answer(&mut self, answer: &Answer) -> Vec<Cmd> {
        let Some(Over::Ask(ask)) = self.over.take() else { return vec![] };
        let next = match (ask.about, &mut self.shown) {
            (About::Replay(asked), Shown::Replay(replay)) => replay.answer(asked, &ask, answer, &self.options),
            (About::Edit(asked), Shown::Edit(edit)) => edit.answer(asked, answer, &self.options),
            (About::Play(asked), Shown::Play(play)) => match play.answer(asked, answer) {
                Ok(cmds) => return cmds,
                Err(next) => Next::Ask(*next),
            },
            (About::Match(asked), Shown::Match(play)) => match play.answer(asked, answer) {
                Ok(cmds) => return cmds,
                Err(next) => Next::Ask(*next),
            },
            // What is on the screen does not change under its question.
            (
                About::Replay(_) | About::Edit(_) | About::Play(_) | About::Match(_),
                Shown::SetUp(_)
                | Shown::Play(_)
                | Shown::Match(_)
                | Shown::Replay(_)
                | Shown::Edit(_)
                | Shown::Learn(_),
            ) => Next::Stay,
        };
        self.follow(next)
    }

    /// Does what a key asks if it leads on from what is on the screen; tells whether it does.
    pub(super) fn lead_on(&mut self, action: Action) -> Option<Vec<Cmd>> {
        let next = match (&mut self.shown, action) {
            (Shown::Replay(replay), Action::GoTo) => replay.ask_turn(),
            (Shown::Replay(replay), Action::PlayFrom) => replay.ask_to_play(),
            (Shown::Play(play), Action::Rematch) => {
                match begin_again(play.session(), &self.options.store, Beginning::rematch) {
                    Ok(session) => Next::begin(session),
                    Err(why) => {
                        play.notice = Some(Notice::fault(why));
                        Next::Stay
                    }
                }
            }
            (Shown::Match(play), Action::Rematch) => {
                let begun = begin_again(play.session(), &self.options.store, |record, seed, when| {
                    Beginning::again(record, record.players(), seed, when)
                });
                match begun {
                    Ok(session) => Next::begin(session),
                    Err(why) => {
                        play.notice = Some(Notice::fault(why));
                        Next::Stay
                    }
                }
            }
            (Shown::Match(play), Action::Exchange) => Next::Ask(play.ask_for_seat()),
            (Shown::Match(play), Action::Figures) => {
                if let Some(ending) = &mut play.ending {
                    ending.turn_over();
                }
                Next::Stay
            }
            (Shown::Play(play), Action::Exchange) => Next::Ask(play.ask_for_seat()),
            (Shown::Play(play), Action::Watch) => {
                Next::Watch(Box::new(Replay::new(play.session().record().clone(), self.options.speed)))
            }
            (Shown::Play(play), Action::Figures) => {
                if let Some(ending) = &mut play.ending {
                    ending.turn_over();
                }
                Next::Stay
            }
            (Shown::Match(play), Action::Watch) => {
                let record = play.session().record().clone();
                Next::Watch(Box::new(toccadille::replay::Replay::new(record, self.options.speed)))
            }
            (Shown::Replay(replay), Action::EditFrom) => replay.edit(&self.options),
            (Shown::Edit(edit), Action::ChooseRules) => Next::Ask(edit.ask_rules(&self.options)),
            (
                Shown::Play(_)
                | Shown::Match(_)
                | Shown::Replay(_)
                | Shown::SetUp(_)
                | Shown::Edit(_)
                | Shown::Learn(_),
                _,
            ) => return None,
        };
        Some(self.follow(next))
    }

    /// Tells whether a position is set up that was not saved.
    pub(super) fn has_unsaved_edit(&self) -> bool {
        matches!(&self.shown, Shown::Edit(edit) if edit.is_changed())
    }

    /// Goes back to what waits behind; tells whether something does.
    pub(super) fn go_back(&mut self) -> bool {
        // From a lesson the way leads back to their list first.
        if let Shown::Learn(learn) = &mut self.shown
            && learn.back()
        {
            return true;
        }
        match self.behind.pop() {
            Some(before) => {
                self.shown = before;
                true
            }
            None => false,
        }
    }
}

/// Begins another game as `beginning` makes it from the record of one, kept if that one is.
fn begin_again<G: Played>(
    session: &Session<G>,
    store: &Store,
    beginning: impl FnOnce(&Record<G>, u64, Moment) -> Beginning<G>,
) -> Result<Session<G>, String> {
    let when = Moment::now();
    let beginning = beginning(session.record(), fresh_seed(), when);
    let begun = match session.path() {
        Some(_) => store.begin_as(&beginning, when),
        None => Session::begin_as(beginning, None),
    };
    begun.map_err(|it| words::failure(&it))
}
