//! What a replay asks, and what is done with the answers: a throw to go to, and who plays on from here.

use crate::{
    bot::toccadille::Level,
    chance::fresh_seed,
    game::{Game, Turn},
    say,
    session::{Beginning, Moment, words},
    toccadille::{BySeat, Seat},
    tui::{
        ask::{About, Answer, Ask},
        model::Options,
        next::Next,
        replay::{Asked, playing_on, who_plays},
        toccadille::{edit::Edit, replay::Replay},
    },
};

impl Replay {
    /// Asks which throw to go to.
    pub(super) fn ask_for_turn(&mut self) -> Next {
        match self.turns() {
            0 => self.said(say!("toc-replay-no-throws")),
            last => {
                let text = say!("replay-ask-turn-text", last = last);
                Next::Ask(Ask::number(About::Replay(Asked::Turn), say!("toc-replay-ask-throw"), text))
            }
        }
    }

    /// Asks who plays on from here.
    pub(super) fn ask_who_plays(&mut self) -> Next {
        if let Turn::Over(_) = self.state.turn(self.record.rules()) {
            return self.said(say!("replay-over-here"));
        }
        who_plays(self.names.name(self.mover()))
    }

    /// Returns who moves or throws next; where both throw, or the next game begins, the one who is drawn at the bottom.
    fn mover(&self) -> Seat {
        self.state.game().to_move().unwrap_or(self.south)
    }

    /// Sets up the position that is looked at by hand; a profile that has changed since cannot be named for it.
    pub(super) fn set_up_by_hand(&mut self, options: &Options) -> Next {
        let header = self.record.header();
        match options.library.resolve_of(&header.request()) {
            Ok(table) if table.resolved() == header.resolved => {
                Next::Edit(Box::new(Edit::new(table, self.state.game().position(), None)))
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
                    let (number, last) = (crate::words::cut(text), self.turns());
                    Next::Ask(ask.clone().again(say!("toc-replay-no-throw", number = number, last = last)))
                }
            },
            (Asked::PlayOn, Answer::Item(index)) => self.play_on(*index, options),
            (Asked::Turn, Answer::Item(_)) | (Asked::PlayOn, Answer::Text(_)) => Next::Stay,
        }
    }

    fn play_on(&mut self, index: usize, options: &Options) -> Next {
        let mover = self.mover();
        let (name, best) = (options.name.as_deref(), Level::BEST.name());
        let player = |seat| playing_on(index, &self.record.players()[seat], seat == mover, name, best);
        let players = BySeat::from_fn(player);
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
