//! The bot that looks no further than its own move.

use crate::{
    bot::toccadille::{Bot, Weights, first_best, value::standing},
    toccadille::{Move, Moves, View},
};

/// Takes the move after which the position looks best.
#[derive(Default)]
pub struct Greedy {
    moves: Moves,
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        first_best(&self.moves, |mv| standing(&Weights::PLAYED, view.rules(), &view.after(mv), view.seat()))
    }
}
