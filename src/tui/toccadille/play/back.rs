//! Handing a move on, taking moves back, going forward again, and going on to the next game.

use crate::{
    config::HandOn,
    say,
    session::Back,
    telling::toccadille::handing,
    tui::{
        Cmd,
        notice::Notice,
        toccadille::play::{Mode, Play},
    },
};

impl Play {
    /// Hands the move on that was made: the next throw falls.
    pub fn hand_on(&mut self) -> Vec<Cmd> {
        match self.session.go_on() {
            Ok(()) => self.go_on(),
            Err(failure) => self.go_on_in_spite(&failure),
        }
    }

    /// Hands a move on because the match is left.
    pub fn hand_on_to_leave(&mut self) {
        if self.session.is_held() {
            // What cannot be written now follows from the record when the match is taken up.
            self.session.go_on().ok();
        }
    }

    /// Begins the next game of the match.
    pub(super) fn next_game(&mut self) -> Vec<Cmd> {
        self.log_up = 0;
        match self.session.next_game() {
            Ok(()) => self.go_on(),
            Err(failure) => self.go_on_in_spite(&failure),
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
        self.moving = None;
        self.tell();
        self.legal.clear();
        self.hint = None;
        self.find = None;
        self.ticket += 1;
        self.mode = Mode::Made { ticket: self.ticket };
        pause.map(|time| Cmd::Wait { ticket: self.ticket, time }).into_iter().collect()
    }

    /// Takes back the last move that is not handed on; in a match for practice, as far as the last move of a player.
    pub(super) fn take_back(&mut self) -> Vec<Cmd> {
        let back = match self.session.take_back() {
            Ok(back) => back,
            Err(failure) => return self.fail(&failure),
        };
        let (first, notice) = match back {
            Back::Open(first) => (first, None),
            Back::Far(count, first) => (first, Some(Notice::told(say!("back-taken", count = count)))),
            Back::Nothing(why) => {
                self.notice = Some(Notice::refused(handing::no_way_back(why)));
                return vec![];
            }
        };
        let cmds = self.go_on();
        self.notice = notice;
        // Its last step is looked at: what was only slipped there is quickly put right.
        if let Mode::Throw(choosing) = &mut self.mode
            && 1 < self.legal.len()
        {
            choosing.aim(&first);
        }
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
}
