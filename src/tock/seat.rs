//! The players' places at the board, and values kept one for each of them.

use std::{
    fmt,
    ops::{Index, IndexMut},
};

/// How many seats the board has.
pub const SEATS: usize = 4;

/// A player's place at the board, lettered clockwise in the order of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Seat {
    /// The first seat, drawn in the south.
    A,
    /// The seat to the left of A.
    B,
    /// The seat opposite A.
    C,
    /// The seat to the right of A.
    D,
}

impl Seat {
    /// Every seat, in the order of play.
    pub const ALL: [Self; SEATS] = [Self::A, Self::B, Self::C, Self::D];

    /// Returns the seat `index` places clockwise of A, `index` taken modulo the number of seats.
    pub const fn new(index: usize) -> Self {
        Self::ALL[index % SEATS]
    }

    /// Returns how many places clockwise of A the seat is, `0..SEATS`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the seat across the board.
    pub const fn opposite(self) -> Self {
        Self::new(self.index() + SEATS / 2)
    }

    /// Returns the next place clockwise, whether somebody sits there or not.
    pub const fn left(self) -> Self {
        Self::new(self.index() + 1)
    }

    /// Returns the place before, counter-clockwise, whether somebody sits there or not.
    pub const fn right(self) -> Self {
        Self::new(self.index() + SEATS - 1)
    }

    /// Returns the seat's letter.
    pub const fn letter(self) -> char {
        ['A', 'B', 'C', 'D'][self.index()]
    }

    /// Returns the seat with this capital letter.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.letter() == letter)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// Some of the seats.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: Self = Self(0);

    /// Returns the seats that play when `players` sit down: two sit opposite each other, more sit in order.
    ///
    /// Source: `rules/README.md`, 8 `board.sections`.
    pub fn seated(players: usize) -> Self {
        match players {
            2 => [Seat::A, Seat::A.opposite()].into_iter().collect(),
            _ => Seat::ALL.into_iter().take(players).collect(),
        }
    }

    /// Tells whether `seat` is one of them.
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & 1 << seat.index() != 0
    }

    /// Returns `seat` alone.
    pub const fn only(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    /// Returns the seats that are in both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the seats of these that are not in `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns these seats as `seat` sees them if it takes itself for seat A, one bit each, A's the lowest.
    pub const fn seen_from(self, seat: Seat) -> u8 {
        (self.0 | self.0 << SEATS) >> seat.index() & ((1 << SEATS) - 1)
    }

    /// Adds `seat`.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.index();
    }

    /// Takes `seat` out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.index());
    }

    /// Returns how many seats these are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether it is no seat at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the seats in the order of play, from A on.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let seat = Seat::new(left.trailing_zeros() as usize);
                left &= left - 1;
                seat
            })
        })
    }

    /// Returns the first of these seats clockwise after `seat`, which may be `seat` itself when it is the only one.
    ///
    /// # Panics
    ///
    /// If there is no seat.
    pub fn after(self, seat: Seat) -> Seat {
        let mut next = seat.left();
        for _ in 0..SEATS {
            if self.contains(next) {
                return next;
            }
            next = next.left();
        }
        panic!("a table without seats has nobody after {seat}")
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Self {
        let mut set = Self::EMPTY;
        seats.into_iter().for_each(|it| set.insert(it));
        set
    }
}

/// One value for each seat; looking one up cannot fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct BySeat<T>(pub [T; SEATS]);

impl<T> BySeat<T> {
    /// Returns the values that `value` gives for the seats.
    pub fn from_fn(mut value: impl FnMut(Seat) -> T) -> Self {
        Self(std::array::from_fn(|it| value(Seat::new(it))))
    }

    /// Returns each seat with its value, in the order of play.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_players_sit_opposite_each_other() {
        assert_eq!(SeatSet::seated(2).iter().collect::<Vec<_>>(), [Seat::A, Seat::C]);
        assert_eq!(SeatSet::seated(3).iter().collect::<Vec<_>>(), [Seat::A, Seat::B, Seat::C]);
    }

    #[test]
    fn play_goes_clockwise_over_empty_seats() {
        let three = SeatSet::seated(3);
        assert_eq!(three.after(Seat::A), Seat::B);
        assert_eq!(three.after(Seat::C), Seat::A);
        assert_eq!(SeatSet::seated(2).after(Seat::A), Seat::C);
    }
}
