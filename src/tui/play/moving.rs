//! Marbles on their way while a game is played, and how fast they are.

use std::time::Duration;

use crate::{
    config::Speed,
    say,
    tock::{Board, Move},
    tui::{
        Cmd,
        keys::Action,
        motion::{Frame, Motion, frames},
        notice::Notice,
        play::Play,
    },
};

impl Play {
    /// Returns what is to be seen of marbles on their way, if some are.
    pub fn frame(&self) -> Option<&Frame> {
        self.motion.as_ref()?.frame(self.session.record().events().len())
    }

    /// Has the marbles of a move walk that was made on `before`; what waits comes after it.
    pub(super) fn set_off(&mut self, before: &Board, mv: &Move, mut cmds: Vec<Cmd>) -> Vec<Cmd> {
        let frames = frames(&self.rules, before, mv);
        self.motion = Motion::begin(frames, self.speed, self.session.record().events().len(), &mut cmds);
        cmds
    }

    /// Shows the next frame of a motion.
    pub(super) fn move_on(&mut self, ticket: u64) -> Vec<Cmd> {
        let Some(motion) = self.motion.take() else { return vec![] };
        match motion.waited(ticket) {
            Ok((motion, cmds)) => {
                self.motion = Some(motion);
                cmds
            }
            Err(cmds) => cmds,
        }
    }

    /// Shows at once where the marbles go.
    pub fn skip_motion(&mut self) -> Vec<Cmd> {
        self.motion.take().map_or_else(Vec::new, Motion::skip)
    }

    /// Takes note of how long the terminal took to show a frame: a slow one is spared the rest of a motion.
    pub fn frame_took(&mut self, time: Duration) -> Vec<Cmd> {
        if Motion::lags(time) { self.skip_motion() } else { vec![] }
    }

    /// Returns whether a key ends a motion, and whether that is all it does.
    ///
    /// What only changes the view lets the marbles walk. The keys that say "go on" or "back" were meant for what was to
    /// be seen, and do nothing else; everything else is taken at its word, so that nobody who is quick must wait.
    pub const fn skips(action: Option<Action>) -> Skip {
        match action {
            None | Some(Action::Confirm | Action::Back) => Skip::Only,
            Some(
                Action::TurnBoard
                | Action::SquareNames
                | Action::Speed
                | Action::Theme
                | Action::Help
                | Action::Rules
                | Action::Mouse
                | Action::PageUp
                | Action::PageDown
                | Action::First
                | Action::Last
                | Action::Interrupt
                | Action::Suspend
                | Action::Repaint,
            ) => Skip::Not,
            Some(_) => Skip::AndAct,
        }
    }

    /// Takes another speed, and says which.
    pub fn set_speed(&mut self, speed: Speed) -> Vec<Cmd> {
        self.speed = speed;
        self.notice = Some(Notice::told(say!("table-speed", speed = speed.name())));
        if speed == Speed::Off { self.skip_motion() } else { vec![] }
    }
}

/// Whether a key ends a motion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Skip {
    /// It does not.
    Not,
    /// That is all it does.
    Only,
    /// It does, and then what it always does.
    AndAct,
}
