//! What a replay asks, and what is done with the answers: a turn to go to, and who plays on from here.

use crate::{
    bot::Level,
    chance::fresh_seed,
    game::{Game, Turn},
    position::tock::Case,
    say,
    session::{Beginning, Moment, Player, words},
    tock::BySeat,
    tui::{
        ask::{About, Answer, Ask},
        edit::Edit,
        model::Options,
        next::Next,
        replay::Replay,
    },
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which turn to go to.
    Turn,
    /// Who plays on.
    PlayOn,
}

impl Replay {
    /// Asks which turn to go to.
    pub(super) fn ask_for_turn(&mut self) -> Next {
        match self.jumps.last_turn() {
            0 => self.said(say!("replay-no-turns")),
            last => {
                let text = say!("replay-ask-turn-text", last = last);
                Next::Ask(Ask::number(About::Replay(Asked::Turn), say!("replay-ask-turn"), text))
            }
        }
    }

    /// Asks who plays on from here.
    pub(super) fn ask_who_plays(&mut self) -> Next {
        if let Turn::Over(_) = self.state.turn(self.record.rules()) {
            return self.said(say!("replay-over-here"));
        }
        who_plays(self.people.name(self.state.to_move()))
    }

    /// Sets up the position that is looked at by hand; a profile that has changed since cannot be named for it.
    pub(super) fn set_up_by_hand(&mut self, options: &Options) -> Next {
        let header = self.record.header();
        match options.library.resolve(&header.request()) {
            Ok(table) if table.resolved() == header.resolved => {
                let case = Case { table, position: self.state.position() };
                Next::Edit(Box::new(Edit::new(case, None)))
            }
            Ok(_) | Err(_) => self.said(say!("replay-no-edit")),
        }
    }

    /// Does what an answer asks.
    pub(super) fn answered(&mut self, asked: Asked, ask: &Ask, answer: &Answer, options: &Options) -> Next {
        match (asked, answer) {
            (Asked::Turn, Answer::Text(text)) if text.is_empty() => Next::Stay,
            (Asked::Turn, Answer::Text(text)) => match text.parse() {
                Ok(number) if self.go_to_turn(number) => Next::Stay,
                Ok(_) | Err(_) => {
                    let (number, last) = (crate::words::cut(text), self.jumps.last_turn());
                    Next::Ask(ask.clone().again(say!("replay-no-turn", number = number, last = last)))
                }
            },
            (Asked::PlayOn, Answer::Item(index)) => self.play_on(*index, options),
            (Asked::Turn, Answer::Item(_)) | (Asked::PlayOn, Answer::Text(_)) => Next::Stay,
        }
    }

    fn play_on(&mut self, index: usize, options: &Options) -> Next {
        let mover = self.state.to_move();
        let (name, best) = (options.name.as_deref(), Level::BEST.name());
        let player = |seat, old| playing_on(index, old, seat == mover, name, best);
        let players = BySeat::from_fn(|seat| self.record.players()[seat].as_ref().map(|it| player(seat, it)));
        let when = Moment::now();
        let beginning = Beginning::branch(&self.record, self.at(), &players, fresh_seed(), when);
        match options.store.begin_as(&beginning, when) {
            Ok(session) => Next::begin(session),
            Err(failure) => self.said(words::failure(&failure)),
        }
    }

    fn said(&mut self, notice: String) -> Next {
        self.notice = Some(notice);
        Next::Stay
    }
}

/// Asks who plays on in any game; `mover` is what whoever moves next is called.
pub fn who_plays(mover: &str) -> Next {
    let items = vec![
        say!("replay-play-same"),
        say!("replay-play-one", who = mover),
        say!("replay-play-all"),
        say!("replay-play-bots"),
    ];
    Next::Ask(Ask::list(About::Replay(Asked::PlayOn), say!("replay-ask-play"), say!("replay-ask-play-text"), items))
}

/// Returns who plays on in the place of `old` by the answer to [`who_plays`] with this index: somebody at the keyboard,
/// called `name` where it is one alone, or a bot of the `best` level.
pub fn playing_on(index: usize, old: &Player, is_mover: bool, name: Option<&str>, best: &str) -> Player {
    let human = |name: Option<&str>| match (old, name) {
        (Player::Human { .. }, None) => old.clone(),
        (Player::Human { .. } | Player::Bot { .. }, name) => {
            Player::Human { name: name.unwrap_or_default().to_owned() }
        }
    };
    match index {
        1 if is_mover => human(name),
        2 => human(None),
        1 | 3 if old.is_human() => Player::Bot { level: best.to_owned() },
        _ => old.clone(),
    }
}
