//! The bot that thinks of every throw that may follow and of the best answer to it.

use crate::{
    bot::toccadille::{
        Advice, Bot, Weights,
        advice::{Outlook, advise},
        first_best,
        value::Parts,
    },
    game::{Game, Turn},
    toccadille::{Dice, Move, Moves, Rules, Seat, State, Throw, View},
};

/// Takes the move that is best on average over the throws that may follow, each answered as well as can be seen.
pub struct Strong {
    weights: Weights,
    moves: Moves,
    answers: Moves,
}

impl Strong {
    /// Returns the bot that judges positions by these weights.
    pub fn new(weights: Weights) -> Self {
        Self { weights, moves: Moves::default(), answers: Moves::default() }
    }

    /// Returns how a game stands for `seat`, on average over the next throw and with the best answer to it.
    fn expected(&mut self, rules: &Rules, state: &State, seat: Seat) -> Parts {
        let Turn::Chance = state.turn(rules) else { return Parts::of(&self.weights, rules, state, seat) };
        let mut average = Parts::default();
        for dice in Dice::all() {
            let mut thrown = *state;
            thrown.throw_fairly(rules, &Throw::Dice(dice));
            let times = if dice.is_doublet() { 1.0 } else { 2.0 };
            average.add(times / 36.0, &self.answered(rules, &thrown, seat));
        }
        average
    }

    /// Returns how a game stands for `seat` after the best move of whoever is to move.
    fn answered(&mut self, rules: &Rules, state: &State, seat: Seat) -> Parts {
        let Turn::Player(mover) = state.turn(rules) else { return Parts::of(&self.weights, rules, state, seat) };
        state.legal_moves_into(rules, &mut self.answers);
        let sign = if mover == seat { 1.0 } else { -1.0 };
        let mut best = (f32::NEG_INFINITY, Parts::default());
        for mv in self.answers.iter() {
            let mut after = *state;
            after.play(rules, mv);
            let parts = Parts::of(&self.weights, rules, &after, seat);
            let worth = sign * parts.total();
            if best.0 < worth {
                best = (worth, parts);
            }
        }
        best.1
    }
}

impl Bot for Strong {
    fn choose(&mut self, view: &View<'_>) -> Move {
        let mut moves = std::mem::take(&mut self.moves);
        view.legal_moves_into(&mut moves);
        let best = match moves.len() {
            0 | 1 => moves.first().copied().unwrap_or(Move::Pass),
            _ => first_best(&moves, |mv| self.expected(view.rules(), &view.after(mv), view.seat()).total()),
        };
        self.moves = moves;
        best
    }

    fn advise(&mut self, view: &View<'_>) -> Advice {
        let (seat, moves) = (view.seat(), view.legal_moves());
        let now = Parts::before(&self.weights, view.rules(), view.state(), seat, seat);
        let look = |mv| Outlook { mv, then: self.expected(view.rules(), &view.after(&mv), seat), now };
        let outlooks: Vec<_> = moves.into_iter().map(look).collect();
        advise(view, &outlooks)
    }
}
