//! Who is drawn at the bottom of the board.

use crate::{
    say,
    tock::Seat,
    tui::{
        notice::Notice,
        play::{Mode, Play},
    },
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
    /// Returns how those at the keyboard sit unless they turn the board: whoever plays alone stays at the bottom, of
    /// several whoever is to move comes there.
    pub const fn of(humans: &[Seat]) -> Self {
        match humans {
            [] => Self::Fixed(Seat::A),
            [alone] => Self::Fixed(*alone),
            [_, _, ..] => Self::Follow,
        }
    }
}

impl Play {
    /// Returns who is drawn at the bottom.
    pub fn south(&self) -> Seat {
        match (self.seating, &self.mode) {
            (Seating::Fixed(seat), _) => seat,
            // Where the marbles walk is seen as it was; then the board turns.
            (Seating::Follow, Mode::Covered(seat)) if self.frame().is_none() => *seat,
            (Seating::Follow, _) => self.seen_by.or(self.humans().first().copied()).unwrap_or(Seat::A),
        }
    }

    /// Turns the board by one seat; after the last one it follows whoever is to move.
    pub(super) fn turn_board(&mut self) {
        let seats = self.session.seats();
        let last = seats.iter().last();
        self.seating = match self.seating {
            Seating::Fixed(seat) if Some(seat) == last && 1 < self.humans().len() => Seating::Follow,
            Seating::Fixed(seat) => Seating::Fixed(seats.after(seat)),
            Seating::Follow => Seating::Fixed(seats.iter().next().unwrap_or(Seat::A)),
        };
        self.notice = Some(Notice::told(match self.seating {
            Seating::Fixed(seat) => say!("table-south", who = self.people.name(seat).to_owned()),
            Seating::Follow => say!("table-follows"),
        }));
    }
}
