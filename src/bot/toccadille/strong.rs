//! The bot that thinks of every throw that may follow and of the best answer to it.

use crate::{
    bot::toccadille::{Bot, Weights, first_best, value::standing},
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
    fn expected(&mut self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let Turn::Chance = state.turn(rules) else { return standing(&self.weights, rules, state, seat) };
        let mut sum = 0.0;
        for dice in Dice::all() {
            let mut thrown = *state;
            thrown.throw_fairly(rules, &Throw::Dice(dice));
            let times = if dice.is_doublet() { 1.0 } else { 2.0 };
            sum += times * self.answered(rules, &thrown, seat);
        }
        sum / 36.0
    }

    /// Returns how a game stands for `seat` after the best move of whoever is to move.
    fn answered(&mut self, rules: &Rules, state: &State, seat: Seat) -> f32 {
        let Turn::Player(mover) = state.turn(rules) else { return standing(&self.weights, rules, state, seat) };
        state.legal_moves_into(rules, &mut self.answers);
        let after = |mv: &Move| {
            let mut after = *state;
            after.play(rules, mv);
            standing(&self.weights, rules, &after, mover)
        };
        let best = self.answers.iter().map(after).fold(f32::NEG_INFINITY, f32::max);
        if mover == seat { best } else { -best }
    }
}

impl Bot for Strong {
    fn choose(&mut self, view: &View<'_>) -> Move {
        let mut moves = std::mem::take(&mut self.moves);
        view.legal_moves_into(&mut moves);
        let best = match moves.len() {
            0 | 1 => moves.first().copied().unwrap_or(Move::Pass),
            _ => first_best(&moves, |mv| self.expected(view.rules(), &view.after(mv), view.seat())),
        };
        self.moves = moves;
        best
    }
}
