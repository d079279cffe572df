//! The two players, and values kept one for each of them.

use std::{
    fmt,
    ops::{Index, IndexMut},
    str::FromStr,
};

/// A player's place at the board, and the colour of its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// Runs from point 1 to point 24.
    Red,
    /// Runs from point 24 to point 1.
    Black,
}

impl Seat {
    /// Both seats.
    pub const ALL: [Self; 2] = [Self::Red, Self::Black];

    /// Returns the place of the seat in a list of both, 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the other seat.
    pub const fn other(self) -> Self {
        match self {
            Self::Red => Self::Black,
            Self::Black => Self::Red,
        }
    }

    /// Returns the name, as records and positions write it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Black => "black",
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The word names no seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoSeat(pub String);

impl FromStr for Seat {
    type Err = NoSeat;

    fn from_str(word: &str) -> Result<Self, NoSeat> {
        Self::ALL.into_iter().find(|it| it.name() == word).ok_or_else(|| NoSeat(word.to_owned()))
    }
}

/// One value for each seat; looking one up cannot fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; 2]);

impl<T> BySeat<T> {
    /// Returns the values that `value` gives for the seats.
    pub fn from_fn(value: impl FnMut(Seat) -> T) -> Self {
        Self(Seat::ALL.map(value))
    }

    /// Returns each seat with its value, red first.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::ALL.into_iter().zip(&self.0)
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}
