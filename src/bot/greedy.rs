//! The bot that takes the move that looks best when nobody else moves.

use std::sync::Arc;

use crate::{
    bot::{
        Bot,
        advice::{Advice, runner_up},
        outlook::Outlook,
        scale::Scale,
        weights::Weights,
    },
    tock::{Move, Moves, Rules, View},
};

/// Takes the legal move by which the evaluation rises most; the first of those that are equal.
pub struct Greedy {
    moves: Moves,
    weighs: Weighs,
    scale: Option<Arc<Scale>>,
}

/// What a bot weighs by.
pub enum Weighs {
    /// The weights set by hand.
    ByHand,
    /// Those tuned for the rules.
    Tuned,
    /// These.
    By(Box<Weights>),
}

impl Weighs {
    /// Returns the weights made ready for these rules.
    pub fn scale(&self, rules: &Rules) -> Arc<Scale> {
        match self {
            Self::ByHand => Scale::of(rules, Weights::by_hand()),
            Self::Tuned => Scale::of(rules, Weights::tuned(rules)),
            Self::By(weights) => Scale::of(rules, weights),
        }
    }
}

impl Greedy {
    /// Returns a bot that weighs so.
    pub fn new(weighs: Weighs) -> Self {
        Self { moves: Moves::default(), weighs, scale: None }
    }
}

/// Returns the weights made ready for these rules, and keeps them.
///
/// They are lent, not shared out: threads that count together who holds them wait for each other at every move.
fn ready<'s>(kept: &'s mut Option<Arc<Scale>>, weighs: &Weighs, rules: &Rules) -> &'s Scale {
    let fitting = kept.take().filter(|it| it.fits(rules));
    kept.insert(fitting.unwrap_or_else(|| weighs.scale(rules)))
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        let scale = ready(&mut self.scale, &self.weighs, view.rules());
        let mut outlook = Outlook::new(*view, scale);
        let mut best = None;
        for mv in self.moves.iter() {
            let worth = outlook.worth(mv);
            if best.is_none_or(|(most, _)| most < worth) {
                best = Some((worth, *mv));
            }
        }
        best.map_or(Move::Pass, |(_, mv)| mv)
    }

    fn advise(&mut self, view: &View<'_>) -> Advice {
        let best = self.choose(view);
        let scale = ready(&mut self.scale, &self.weighs, view.rules());
        let mut outlook = Outlook::new(*view, scale);
        let next = runner_up(&best, self.moves.iter().map(|it| (*it, outlook.worth(it))));
        Advice { best: outlook.judge(&best), next: next.map(|it| outlook.judge(&it.0)) }
    }
}
