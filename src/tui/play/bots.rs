//! Bots at the table: their moves, and the pause before each.

use crate::{
    config::HandOn,
    tock::Move,
    tui::{
        Cmd,
        motion::Motion,
        notice::Notice,
        play::{Mode, Play},
    },
};

impl Play {
    /// Takes what a bot has chosen.
    pub fn thought(&mut self, asked: u64, mv: Move, trouble: Option<String>) -> Vec<Cmd> {
        match &mut self.mode {
            Mode::Bot { ticket, thought, .. } if *ticket == asked => {
                *thought = Some(mv);
                self.notice = trouble.map(Notice::fault).or_else(|| self.notice.take());
                self.let_bot_move()
            }
            _ => vec![],
        }
    }

    /// Tells whether it waits for a bot's move or a hint.
    pub fn awaits_bot(&self) -> bool {
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
        let before = *self.session.state().board();
        match self.session.play_for_bot(&mv) {
            Ok(()) => {
                let cmds = self.settle();
                self.set_off(&before, &mv, cmds)
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
