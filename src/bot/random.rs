//! The bot that takes any legal move.

use crate::{
    bot::Bot,
    chance::{Chance, Purpose},
    tock::{Move, Moves, Seat, View},
};

/// Takes any legal move, each equally likely.
pub struct Random {
    chance: Chance,
    moves: Moves,
}

impl Random {
    /// Returns the bot for a seat; the same seed gives the same choices.
    pub fn new(seed: u64, seat: Seat) -> Self {
        Self { chance: Chance::new(seed, Purpose::Bot(seat)), moves: Moves::default() }
    }
}

impl Bot for Random {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        match self.moves.len() {
            0 => Move::Pass,
            n => self.moves[self.chance.pick(n)],
        }
    }
}
