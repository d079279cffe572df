//! The bot that looks no further than its own move.

use crate::{
    bot::toccadille::{
        Advice, Bot, Weights,
        advice::{Outlook, advise},
        first_best,
        value::Parts,
    },
    toccadille::{Move, Moves, View},
};

/// Takes the move after which the position looks best.
pub struct Greedy {
    weights: Weights,
    moves: Moves,
}

impl Greedy {
    /// Returns the bot that judges positions by these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, moves: Moves::default() }
    }
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        first_best(&self.moves, |mv| look(&self.weights, view, mv).then.total())
    }

    fn advise(&mut self, view: &View<'_>) -> Advice {
        view.legal_moves_into(&mut self.moves);
        let outlooks: Vec<_> = self.moves.iter().map(|mv| look(&self.weights, view, mv)).collect();
        advise(view, &outlooks)
    }
}

/// Returns what a move leads to if nobody else moves.
fn look(weights: &Weights, view: &View<'_>, mv: &Move) -> Outlook {
    let (seat, after) = (view.seat(), view.after(mv));
    let thrower = after.to_move().unwrap_or(seat);
    Outlook {
        mv: *mv,
        then: Parts::of(weights, view.rules(), &after, seat),
        now: Parts::before(weights, view.rules(), view.state(), seat, thrower),
    }
}
