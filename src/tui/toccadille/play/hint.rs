//! A hint: asked of the strongest bot on its thread, shown beside the board, and taken up by a key.

use crate::{
    bot::toccadille::{Advice, Level},
    telling::{hint::Told, toccadille::hint},
    toccadille::Move,
    tui::{
        Cmd,
        keys::Action,
        toccadille::play::{Mode, Play},
    },
};

/// A hint that was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// It is being thought out.
    Asked(u64),
    /// It is there.
    Given(Box<Advice>),
}

impl Play {
    /// Returns the advice that is shown.
    pub fn advice(&self) -> Option<&Advice> {
        match (&self.hint, &self.mode) {
            (Some(Hint::Given(advice)), Mode::Throw(_)) => Some(advice),
            _ => None,
        }
    }

    /// Tells whether a hint is being thought out.
    pub const fn awaits_hint(&self) -> bool {
        matches!((&self.hint, &self.mode), (Some(Hint::Asked(_)), Mode::Throw(_)))
    }

    /// Returns the advice that is shown, in words.
    pub fn told_hint(&self) -> Option<Told<Move>> {
        let game = self.session.state().game();
        self.advice().map(|it| hint::tell(it, |mv| self.telling().mv(game, mv)))
    }

    /// Asks the strongest bot for a hint.
    pub(super) fn ask_hint(&mut self) -> Vec<Cmd> {
        let Some(seat) = self.session.to_move() else { return vec![] };
        self.ticket += 1;
        self.hint = Some(Hint::Asked(self.ticket));
        vec![Cmd::AdviseInMatch(Box::new(self.thinking(seat, Level::BEST.name().to_owned())))]
    }

    /// Takes what the bot advises, if it is still waited for.
    pub fn advised(&mut self, asked: u64, advice: Box<Advice>) {
        if self.hint == Some(Hint::Asked(asked)) {
            self.hint = Some(Hint::Given(advice));
        }
    }

    /// Does what a key asks while a hint is shown.
    pub(super) fn act_on_hint(&mut self, action: Action) {
        match action {
            Action::Confirm => self.take_hint(),
            Action::Back | Action::Hint => self.hint = None,
            _ => {}
        }
    }

    /// Prepares the move that the hint advises: one more key plays it.
    fn take_hint(&mut self) {
        let Some(Hint::Given(advice)) = self.hint.take() else { return };
        if let Mode::Throw(choosing) = &mut self.mode {
            choosing.aim(&advice.best.mv);
        }
    }
}
