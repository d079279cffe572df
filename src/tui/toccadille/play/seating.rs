//! Who is drawn at the bottom of the board.

use crate::{
    say,
    toccadille::Seat,
    tui::{notice::Notice, toccadille::play::Play},
};

/// Who is drawn at the bottom of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Always this seat.
    Fixed(Seat),
    /// Whoever is to move, of those at the keyboard.
    Follow,
}

impl Seating {
    /// Returns how those at the keyboard sit unless they turn the board: whoever plays alone at the bottom, of two red.
    ///
    /// Both see everything, so the board does not turn by itself.
    pub const fn of(humans: &[Seat]) -> Self {
        match humans {
            [alone] => Self::Fixed(*alone),
            [] | [_, _, ..] => Self::Fixed(Seat::Red),
        }
    }
}

impl Play {
    /// Returns who is drawn at the bottom.
    pub fn south(&self) -> Seat {
        match self.seating {
            Seating::Fixed(seat) => seat,
            Seating::Follow => self.acting().filter(|it| self.session.is_human(*it)).unwrap_or(Seat::Red),
        }
    }

    /// Turns the board; after black it follows whoever is to move, if both are at the keyboard.
    pub(super) fn turn_board(&mut self) {
        self.seating = match self.seating {
            Seating::Fixed(Seat::Black) if 1 < self.humans().len() => Seating::Follow,
            Seating::Fixed(seat) => Seating::Fixed(seat.other()),
            Seating::Follow => Seating::Fixed(Seat::Red),
        };
        self.notice = Some(Notice::told(match self.seating {
            Seating::Fixed(seat) => say!("table-south", who = self.names.name(seat).to_owned()),
            Seating::Follow => say!("table-follows"),
        }));
    }
}
