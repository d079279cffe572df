//! A position: everything that decides what a seat may do now.

use crate::tock::{
    board::Board,
    card::CardSet,
    seat::{BySeat, Seat, SeatSet},
};

/// Where everything is.
///
/// Only the hand of the seat to move is needed to list its moves. A position file is read into this; nothing is
/// checked here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Who plays.
    pub table: SeatSet,
    /// Where the marbles are.
    pub board: Board,
    /// The cards in the hands that are known.
    pub hands: BySeat<CardSet>,
    /// Whose turn it is.
    pub turn: Seat,
    /// Whether the seat has just played and may use an extra play.
    pub again: bool,
    /// How many extra plays each seat has in hand.
    pub banked: BySeat<u8>,
    /// How many turns each seat is to lose, [`MAX_LOST_TURNS`](crate::tock::MAX_LOST_TURNS) at the most.
    pub must_discard: BySeat<u8>,
}

impl Position {
    /// Returns the position in which every marble waits, nobody holds a card, and the first seat plays.
    pub fn empty(table: SeatSet) -> Self {
        Self {
            table,
            board: Board::default(),
            hands: BySeat::default(),
            turn: table.iter().next().unwrap_or(Seat::A),
            again: false,
            banked: BySeat::default(),
            must_discard: BySeat::default(),
        }
    }
}
