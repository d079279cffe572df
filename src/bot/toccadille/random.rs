//! The bot that takes any legal move.

use crate::{
    bot::toccadille::Bot,
    chance::{Chance, Purpose},
    toccadille::{Move, Moves, Seat, View},
    tock,
};

/// Takes any legal move, each equally likely.
pub struct Random {
    chance: Chance,
    moves: Moves,
}

impl Random {
    /// Returns the bot for a seat; the same seed gives the same choices.
    pub fn new(seed: u64, seat: Seat) -> Self {
        Self { chance: Chance::new(seed, Purpose::Bot(tock::Seat::new(seat.index()))), moves: Moves::default() }
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
