//! Stones on their way while a match is played, and how fast they are.

use std::time::Duration;

use crate::{
    config::Speed,
    say,
    toccadille::{BySeat, Move, State},
    tui::{
        Cmd,
        motion::Motion,
        notice::Notice,
        toccadille::{
            dice::Shown,
            motion::{Frame, frames},
            play::Play,
        },
    },
};

/// Stones on their way.
#[derive(Debug)]
pub(super) struct Moving {
    motion: Motion<Frame>,
    /// The dice they are moved by.
    dice: BySeat<Vec<Shown>>,
}

/// What was on the screen before a move.
pub(super) struct Before {
    state: State,
    dice: BySeat<Vec<Shown>>,
}

impl Play {
    /// Returns what is to be seen of stones on their way, if some are.
    pub fn frame(&self) -> Option<&Frame> {
        self.moving.as_ref()?.motion.frame(self.session.record().events().len())
    }

    /// Returns the dice by which stones are on their way, if some are.
    pub(super) fn moving_dice(&self) -> Option<&BySeat<Vec<Shown>>> {
        self.frame().and(self.moving.as_ref()).map(|it| &it.dice)
    }

    /// Returns what is on the screen before a move is made.
    pub(super) fn before_move(&self) -> Before {
        Before { state: *self.session.state().game(), dice: self.dice() }
    }

    /// Has the stones of a move go that was made after `before`; what waits comes after it.
    pub(super) fn set_off(&mut self, before: Before, mv: &Move, mut cmds: Vec<Cmd>) -> Vec<Cmd> {
        let frames = frames(&self.rules, &before.state, mv);
        let motion = Motion::begin(frames, self.speed, self.session.record().events().len(), &mut cmds);
        self.moving = motion.map(|motion| Moving { motion, dice: before.dice });
        cmds
    }

    /// Shows the next frame of a motion.
    pub(super) fn move_on(&mut self, ticket: u64) -> Vec<Cmd> {
        let Some(Moving { motion, dice }) = self.moving.take() else { return vec![] };
        match motion.waited(ticket) {
            Ok((motion, cmds)) => {
                self.moving = Some(Moving { motion, dice });
                cmds
            }
            Err(cmds) => cmds,
        }
    }

    /// Shows at once where the stones go.
    pub fn skip_motion(&mut self) -> Vec<Cmd> {
        self.moving.take().map_or_else(Vec::new, |it| it.motion.skip())
    }

    /// Takes note of how long the terminal took to show a frame: a slow one is spared the rest of a motion.
    pub fn frame_took(&mut self, time: Duration) -> Vec<Cmd> {
        if Motion::lags(time) { self.skip_motion() } else { vec![] }
    }

    /// Takes another speed, and says which.
    pub fn set_speed(&mut self, speed: Speed) -> Vec<Cmd> {
        self.speed = speed;
        self.notice = Some(Notice::told(say!("table-speed", speed = speed.name())));
        if speed == Speed::Off { self.skip_motion() } else { vec![] }
    }
}
