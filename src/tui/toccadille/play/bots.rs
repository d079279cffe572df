//! Bots at the table: their moves, and the pause before each.

use crate::{
    config::HandOn,
    toccadille::{Move, Seat, State},
    tui::{
        Cmd,
        bots::Thinking,
        motion::Motion,
        toccadille::play::{Mode, Play},
    },
};

impl Play {
    /// Has the bot of a seat think.
    pub(super) fn ask_bot(&mut self, seat: Seat, level: String) -> Vec<Cmd> {
        self.ticket += 1;
        let pause = self.speed.pause().filter(|_| self.log.lines().iter().any(|it| it.seat.is_some()));
        self.mode = Mode::Bot { ticket: self.ticket, thought: None, shown: pause.is_none() };
        let think = Cmd::ThinkInMatch(Box::new(self.thinking(seat, level)));
        let wait = pause.map(|it| Cmd::Wait { ticket: self.ticket, time: it });
        [Some(think), wait].into_iter().flatten().collect()
    }

    /// Returns what a bot is asked for the seat to move.
    pub(super) fn thinking(&self, seat: Seat, level: String) -> Thinking<State> {
        Thinking {
            ticket: self.ticket,
            seat,
            level,
            seed: self.session.seed(),
            rules: self.rules.clone(),
            state: *self.session.state().game(),
            before: vec![],
        }
    }

    /// Takes what a bot has chosen.
    pub fn thought(&mut self, asked: u64, mv: Move) -> Vec<Cmd> {
        match &mut self.mode {
            Mode::Bot { ticket, thought, .. } if *ticket == asked => {
                *thought = Some(mv);
                self.let_bot_move()
            }
            _ => vec![],
        }
    }

    /// Tells whether it waits for a bot's move or a hint.
    pub const fn awaits_bot(&self) -> bool {
        matches!(self.mode, Mode::Bot { thought: None, .. }) || self.awaits_hint()
    }

    /// Ends the pause before a bot's move, or after a player's.
    pub fn waited(&mut self, asked: u64) -> Vec<Cmd> {
        if Motion::is_for_motion(asked) {
            return self.move_on(asked);
        }
        match &mut self.mode {
            Mode::Made { ticket } if *ticket == asked && self.hand_on == HandOn::Auto => self.hand_on(),
            Mode::Bot { ticket, shown, .. } if *ticket == asked => {
                *shown = true;
                self.let_bot_move()
            }
            _ => vec![],
        }
    }

    /// Ends a pause because somebody pressed a key.
    pub fn skip_pause(&mut self) -> Vec<Cmd> {
        self.waited(self.ticket)
    }

    fn let_bot_move(&mut self) -> Vec<Cmd> {
        let Mode::Bot { thought: Some(mv), shown: true, .. } = self.mode else { return vec![] };
        let before = self.before_move();
        match self.session.play_for_bot(&mv) {
            Ok(()) => {
                let cmds = self.settle();
                self.set_off(before, &mv, cmds)
            }
            Err(failure) => {
                if self.session.to_move().is_none() {
                    self.go_on();
                }
                self.fail(&failure)
            }
        }
    }
}
