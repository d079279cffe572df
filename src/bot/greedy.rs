//! The bot that takes the move that looks best when nobody else moves.

use crate::{
    bot::{Bot, terms::Terms},
    tock::{Move, Moves, View},
};

/// Takes the legal move after which [`Terms`] add up to the most; the first of those that are equal.
#[derive(Default)]
pub struct Greedy {
    moves: Moves,
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        let terms = Terms::new(view);
        let mut best = None;
        for mv in self.moves.iter() {
            let worth = terms.worth(mv);
            if best.is_none_or(|(most, _)| most < worth) {
                best = Some((worth, *mv));
            }
        }
        best.map_or(Move::Pass, |(_, mv)| mv)
    }
}
