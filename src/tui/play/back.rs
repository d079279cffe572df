//! Handing a move on, taking moves back, and going forward again.

use crate::{
    config::HandOn,
    say,
    session::{Back, words},
    telling::log::Line,
    tock::Move,
    tui::{
        Cmd,
        notice::Notice,
        play::{Item, Mode, Play},
    },
};

impl Play {
    /// Hands the move on that was made; what was hidden until then happens now.
    pub fn hand_on(&mut self) -> Vec<Cmd> {
        match self.session.go_on() {
            Ok(()) => self.go_on(),
            Err(failure) => self.go_on_in_spite(&failure),
        }
    }

    /// Returns how many cards lie face down before whoever moved, to be turned up when the move is handed on.
    pub fn drawn(&self) -> usize {
        if self.session.is_held() { self.session.state().to_draw(&self.rules) } else { 0 }
    }

    /// Returns how many cards whoever looks at the screen holds, without those drawn.
    pub(super) fn hand_len(&self) -> usize {
        self.viewer().map_or(0, |it| self.view(it).hand_len(it))
    }

    /// Returns what happened, without what follows from a move that is not handed on.
    pub fn told(&self) -> &[Line] {
        self.log.told(&self.session)
    }

    /// Hands a move on because the game is left.
    pub fn hand_on_to_leave(&mut self) {
        if self.session.is_held() {
            // What cannot be written now follows from the record when the game is taken up.
            self.session.go_on().ok();
        }
    }

    /// Shows what a move came to, and waits until it is handed on.
    pub(super) fn settle(&mut self) -> Vec<Cmd> {
        if !self.session.is_held() {
            return self.go_on();
        }
        let pause = match self.hand_on {
            HandOn::Ask => None,
            HandOn::Auto => match self.speed.pause() {
                Some(pause) => Some(pause),
                None => return self.hand_on(),
            },
        };
        self.motion = None;
        self.tell();
        self.legal.clear();
        self.hint = None;
        self.ticket += 1;
        self.mode = Mode::Made { ticket: self.ticket };
        pause.map(|time| Cmd::Wait { ticket: self.ticket, time }).into_iter().collect()
    }

    /// Takes back the last move that is not handed on; in a game for practice, as far as the last move of a player.
    pub(super) fn take_back(&mut self) -> Vec<Cmd> {
        let back = match self.session.take_back() {
            Ok(back) => back,
            Err(failure) => return self.fail(&failure),
        };
        let (first, notice) = match back {
            Back::Open(first) => (first, None),
            Back::Far(count, first) => (first, Some(Notice::told(say!("back-taken", count = count)))),
            Back::Nothing(why) => {
                self.notice = Some(Notice::refused(words::no_way_back(why)));
                return vec![];
            }
        };
        let cmds = self.go_on();
        self.notice = notice;
        self.look_at(first);
        cmds
    }

    /// Plays again what was taken back, as far as the next move of a player.
    pub(super) fn forward(&mut self) -> Vec<Cmd> {
        match self.session.forward() {
            Ok(true) => self.settle(),
            Ok(false) => {
                self.notice = Some(Notice::refused(say!("back-none-undone")));
                vec![]
            }
            Err(failure) => self.go_on_in_spite(&failure),
        }
    }

    /// Looks at the card of a move that was taken back.
    fn look_at(&mut self, mv: Move) {
        let (Mode::Card, Some(seat)) = (&self.mode, self.session.to_move()) else { return };
        let found = self.items(seat).iter().position(|it| matches!(it, Item::Card(held) if Some(*held) == mv.card()));
        self.cursor = found.unwrap_or(self.cursor);
    }
}
