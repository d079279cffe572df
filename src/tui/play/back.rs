//! Handing a move on, taking moves back, and going forward again.

use crate::{
    config::HandOn,
    game::Event,
    say,
    session::{Failure, Follows, Player},
    telling::log::Line,
    tock::{Move, Seat, State},
    tui::{
        Cmd,
        play::{Item, Mode, Play},
    },
};

impl Play {
    /// Hands the move on that was made; what was hidden until then happens now.
    pub fn hand_on(&mut self) -> Vec<Cmd> {
        match self.session.go_on() {
            Ok(()) => self.go_on(),
            Err(failure) => {
                let mut cmds = self.go_on();
                cmds.extend(self.fail(&failure));
                cmds
            }
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
        let lines = self.log.lines();
        let last = self.session.record().events().len().saturating_sub(1);
        let follows = |it: &&Line| self.session.is_held() && it.event == last && it.seat.is_none();
        &lines[..lines.len() - lines.iter().rev().take_while(follows).count()]
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

    /// Makes a bot's move; in a game for practice, one that wins can be taken back too.
    pub(super) fn make_for_bot(&mut self, mv: &Move) -> Result<(), Failure> {
        self.session.make(mv)?;
        self.forget_undone(mv);
        if self.session.is_practice() && self.session.follows() == Some(Follows::End) {
            return Ok(());
        }
        self.session.go_on()
    }

    /// Takes back the last move that is not handed on; in a game for practice, as far as the last move of a player.
    pub(super) fn take_back(&mut self) -> Vec<Cmd> {
        let is_open = match self.mode {
            Mode::Made { .. } | Mode::Card => {
                self.session.not_handed_on() != 0 && self.moved_last().is_some_and(|it| self.is_human(it))
            }
            Mode::Bot { .. } | Mode::Covered(_) | Mode::Way(_) | Mode::Unsaved | Mode::Over => false,
        };
        let back = match self.session.is_practice() {
            _ if is_open => Some(1),
            true => self.session.moves_since_decision(),
            false => None,
        };
        let Some(back) = back else {
            self.notice = Some(self.why_no_way_back());
            return vec![];
        };
        let is_move = |it: &Event<State>| match it {
            Event::Move(mv) => Some(*mv),
            Event::Chance(_) => None,
        };
        let taken: Vec<Move> = self.session.record().events().iter().rev().filter_map(is_move).take(back).collect();
        if let Err(failure) = self.session.undo(back) {
            return self.fail(&failure);
        }
        self.undone.extend(&taken);
        let cmds = self.go_on();
        self.look_at(taken.last().copied());
        if !is_open {
            self.notice = Some(say!("back-taken", count = back));
        }
        cmds
    }

    /// Plays again what was taken back, as far as the next move of a player.
    pub(super) fn forward(&mut self) -> Vec<Cmd> {
        if self.undone.is_empty() {
            self.notice = Some(say!("back-none-undone"));
            return vec![];
        }
        match self.play_undone() {
            Ok(()) => self.settle(),
            Err(failure) => {
                self.undone.clear();
                let mut cmds = self.go_on();
                cmds.extend(self.fail(&failure));
                cmds
            }
        }
    }

    fn play_undone(&mut self) -> Result<(), Failure> {
        while let Some(mv) = self.undone.pop() {
            self.session.make(&mv)?;
            let by_human = self.moved_last().is_some_and(|it| self.is_human(it));
            // The last of them was perhaps not handed on.
            if self.undone.is_empty() && by_human {
                break;
            }
            self.session.go_on()?;
            if self.session.to_move().is_some_and(|it| self.is_human(it)) {
                break;
            }
        }
        Ok(())
    }

    /// Keeps what was taken back only as long as it is played again.
    pub(super) fn forget_undone(&mut self, mv: &Move) {
        if self.undone.pop().is_some_and(|it| it != *mv) {
            self.undone.clear();
        }
    }

    fn look_at(&mut self, mv: Option<Move>) {
        let (Mode::Card, Some(seat)) = (&self.mode, self.session.to_move()) else { return };
        let card = mv.and_then(|it| it.card());
        let found = self.items(seat).iter().position(|it| matches!(it, Item::Card(held) if Some(*held) == card));
        self.cursor = found.unwrap_or(self.cursor);
    }

    fn why_no_way_back(&self) -> String {
        match self.moved_last() {
            _ if self.session.is_practice() => say!("back-no-move"),
            None => say!("back-no-move"),
            Some(last) if self.session.to_move() == Some(last) => say!("back-turned-up"),
            Some(_) => say!("back-handed-on"),
        }
    }

    /// Returns who made the last move, if anybody did.
    fn moved_last(&self) -> Option<Seat> {
        let record = self.session.record();
        let last = record.events().iter().rposition(|it| matches!(it, Event::Move(_)))?;
        Some(record.before(last).to_move())
    }

    fn is_human(&self, seat: Seat) -> bool {
        self.session.player(seat).is_some_and(Player::is_human)
    }
}
