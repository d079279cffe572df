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
#[derive(Default)]
pub struct Greedy {
    moves: Moves,
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        first_best(&self.moves, |mv| look(view, mv).then.total())
    }

    fn advise(&mut self, view: &View<'_>) -> Advice {
        view.legal_moves_into(&mut self.moves);
        let outlooks: Vec<_> = self.moves.iter().map(|mv| look(view, mv)).collect();
        advise(view, &outlooks)
    }
}

/// Returns what a move leads to if nobody else moves.
fn look(view: &View<'_>, mv: &Move) -> Outlook {
    let (weights, seat, after) = (&Weights::GREEDY, view.seat(), view.after(mv));
    let thrower = after.to_move().unwrap_or(seat);
    Outlook {
        mv: *mv,
        then: Parts::of(weights, view.rules(), &after, seat),
        now: Parts::before(weights, view.rules(), view.state(), seat, thrower),
    }
}
