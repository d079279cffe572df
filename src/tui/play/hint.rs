//! A hint: asked of the strongest bot on its thread, shown beside the board, and taken up by a key.

use crate::{
    bot::{Advice, Level},
    choose::Choice,
    telling::hint::{self, Told},
    tock::Move,
    tui::{
        Cmd,
        bots::Thinking,
        keys::Action,
        play::{Item, Mode, Play},
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
            (Some(Hint::Given(advice)), Mode::Card | Mode::Way(_)) => Some(advice),
            _ => None,
        }
    }

    /// Tells whether a hint is being thought out.
    pub fn awaits_hint(&self) -> bool {
        matches!((&self.hint, &self.mode), (Some(Hint::Asked(_)), Mode::Card | Mode::Way(_)))
    }

    /// Returns the advice that is shown, in words.
    pub fn told_hint(&self) -> Option<Told> {
        let seat = self.session.to_move()?;
        let board = self.session.state().board();
        self.advice().map(|it| hint::tell(&self.telling(), seat, board, it))
    }

    /// Asks the strongest bot for a hint.
    pub(super) fn ask_hint(&mut self) -> Vec<Cmd> {
        let Some(seat) = self.session.to_move() else { return vec![] };
        self.ticket += 1;
        self.hint = Some(Hint::Asked(self.ticket));
        vec![Cmd::Advise(Box::new(Thinking {
            ticket: self.ticket,
            seat,
            level: Level::BEST.name().to_owned(),
            seed: self.session.seed(),
            rules: self.rules.clone(),
            state: *self.session.state(),
            before: self.session.record().moves_since_chance(),
        }))]
    }

    /// Takes what the bot advises, if it is still waited for.
    pub fn advised(&mut self, asked: u64, advice: Box<Advice>) {
        if self.hint != Some(Hint::Asked(asked)) {
            return;
        }
        if self.mode == Mode::Card
            && let Some(index) = self.item_of(&advice.best.mv)
        {
            self.cursor = index;
        }
        self.hint = Some(Hint::Given(advice));
    }

    /// Returns which item a move uses.
    fn item_of(&self, mv: &Move) -> Option<usize> {
        let wanted = |it: &Item| match (it, mv) {
            (Item::Pass, Move::Pass) => true,
            (Item::Card(card), Move::Play(_) | Move::Discard(_)) => Some(card.rank()) == mv.rank(),
            (Item::Pass | Item::Card(_), Move::Pass | Move::Play(_) | Move::Discard(_)) => false,
        };
        self.session.to_move().and_then(|it| self.items(it).iter().position(wanted))
    }

    /// Does what a key asks while a hint is shown.
    pub(super) fn act_on_hint(&mut self, action: Action) {
        match action {
            Action::Confirm => self.take_hint(),
            Action::Back | Action::Hint => self.hint = None,
            _ => {}
        }
    }

    /// Prepares the choice that the hint advises: one more key plays it.
    fn take_hint(&mut self) {
        let (Some(seat), Some(Hint::Given(advice))) = (self.session.to_move(), self.hint.take()) else { return };
        let mv = advice.best.mv;
        let Some(index) = self.item_of(&mv) else { return };
        self.cursor = index;
        self.mode = Mode::Card;
        if let Item::Card(card) = self.items(seat)[index]
            && let Some(mut choice) = Choice::new(&self.view(seat), &self.legal, card)
        {
            choice.aim(&self.view(seat), &mv);
            self.mode = Mode::Way(choice);
        }
    }
}
