//! The places of a board: squares, slots, and sets of them. Which follows which is the [track](super::Track)'s business.

use std::{fmt, str::FromStr};

use crate::tock::seat::{SEATS, Seat};

/// The longest section a board may have, in squares.
pub const MAX_SECTION: u8 = 24;
/// The most slots a home court may have, and the most marbles a seat may have.
pub const MAX_HOME: u8 = 5;

/// How many numbers a section's squares and slots share.
const LANE: u8 = 32;
/// How many numbers there are for spots.
pub const SPOTS: usize = SEATS * LANE as usize;

/// A square of the track, by the section it lies in and its number there.
///
/// The section is named by the seat whose post ends it; numbers begin with 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(pub(super) u8);

impl Square {
    /// Returns square `number` of a section, `1..=MAX_SECTION`.
    ///
    /// # Panics
    ///
    /// If no board has a square of that number.
    pub const fn new(section: Seat, number: u8) -> Self {
        assert!(1 <= number && number <= MAX_SECTION);
        Self(section as u8 * 32 + number - 1)
    }

    /// Returns the section the square lies in.
    pub const fn section(self) -> Seat {
        Seat::ALL[self.0 as usize / 32]
    }

    /// Returns the square's number in its section, `1..=MAX_SECTION`.
    pub const fn number(self) -> u8 {
        self.0 % 32 + 1
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.section(), self.number())
    }
}

/// The text names no square and no slot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no square and no slot")]
pub struct NoSpot(pub String);

impl FromStr for Square {
    type Err = NoSpot;

    /// Reads a square, such as `B7`; whether a board has it is for the board to say.
    fn from_str(text: &str) -> Result<Self, NoSpot> {
        let spot = text.parse::<Spot>()?;
        spot.square().ok_or_else(|| NoSpot(text.to_owned()))
    }
}

/// A slot of a home court, counted from the doorstep, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(pub u8);

/// Where a marble stands that is not in its start area.
///
/// Every square of the track and every slot of a home court is one spot, so that a set of spots is one number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

/// What kind of spot it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A square of the track.
    Track(Square),
    /// A slot in this seat's home court.
    Home(Seat, Slot),
}

impl Spot {
    /// The spot with the lowest number: A1.
    pub const FIRST: Self = Self(0);

    /// Returns a slot of `seat`'s home court.
    ///
    /// # Panics
    ///
    /// If no board has such a slot.
    pub const fn home(seat: Seat, slot: Slot) -> Self {
        assert!(1 <= slot.0 && slot.0 <= MAX_HOME);
        Self(seat as u8 * 32 + MAX_SECTION + slot.0 - 1)
    }

    /// Returns what kind of spot it is.
    pub const fn place(self) -> Place {
        if self.0 % 32 < MAX_SECTION {
            Place::Track(Square(self.0))
        } else {
            Place::Home(Seat::ALL[self.0 as usize / 32], Slot(self.0 % 32 - MAX_SECTION + 1))
        }
    }

    /// Returns the square, if it is one.
    pub const fn square(self) -> Option<Square> {
        match self.place() {
            Place::Track(square) => Some(square),
            Place::Home(..) => None,
        }
    }

    /// Returns a number of its own for every spot, `0..SPOTS`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns where `seat` sees this spot if it takes itself for seat A: the board is the same all round.
    #[must_use]
    pub const fn seen_from(self, seat: Seat) -> Self {
        Self((self.0 + (SEATS - seat.index()) as u8 * LANE) % SPOTS as u8)
    }

    /// Returns the spot that `seat` sees here if it takes itself for seat A.
    #[must_use]
    pub const fn as_seen_from(self, seat: Seat) -> Self {
        Self((self.0 + seat.index() as u8 * LANE) % SPOTS as u8)
    }

    /// Returns the spot alone, as a set.
    pub const fn alone(self) -> SpotSet {
        SpotSet(1 << self.0)
    }
}

impl From<Square> for Spot {
    fn from(square: Square) -> Self {
        Self(square.0)
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place() {
            Place::Track(square) => write!(f, "{square}"),
            Place::Home(seat, Slot(slot)) => write!(f, "{seat}h{slot}"),
        }
    }
}

impl FromStr for Spot {
    type Err = NoSpot;

    /// Reads a square or a slot, such as `B7` or `Ah2`; whether a board has it is for the board to say.
    fn from_str(text: &str) -> Result<Self, NoSpot> {
        let no_spot = || NoSpot(text.to_owned());
        let mut letters = text.chars();
        let seat = letters.next().and_then(Seat::from_letter).ok_or_else(no_spot)?;
        let (in_home, digits) = match letters.as_str().strip_prefix('h') {
            Some(digits) => (true, digits),
            None => (false, letters.as_str()),
        };
        let plain = digits.bytes().all(|it| it.is_ascii_digit()) && !digits.starts_with('0');
        let number: u8 = digits.parse().ok().filter(|_| plain).ok_or_else(no_spot)?;
        match in_home {
            true if number <= MAX_HOME => Ok(Self::home(seat, Slot(number))),
            false if number <= MAX_SECTION => Ok(Square::new(seat, number).into()),
            true | false => Err(no_spot()),
        }
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

/// Some of the spots of a board.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SpotSet(pub(super) u128);

impl SpotSet {
    /// No spot.
    pub const EMPTY: Self = Self(0);
    /// Every spot of every board, and every number beyond.
    pub(in crate::tock) const EVERY: Self = Self(u128::MAX);
    /// Every square of every track.
    pub const TRACK: Self = Self({
        let lane = (1 << MAX_SECTION) - 1;
        lane | lane << 32 | lane << 64 | lane << 96
    });

    /// Returns the slots of `seat`'s home court.
    pub const fn home(seat: Seat) -> Self {
        Self(((1 << MAX_HOME) - 1) << (seat as u32 * 32 + MAX_SECTION as u32))
    }

    /// Returns the set as a number that no other set has.
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Returns the set as two numbers that no other set has, the spots of seats A and B in the first.
    pub const fn halves(self) -> [u64; 2] {
        [self.0 as u64, (self.0 >> 64) as u64]
    }

    /// Tells whether `spot` is one of them.
    pub fn contains(self, spot: impl Into<Spot>) -> bool {
        // Half of the number is looked at: quicker than to shift all of it.
        let Spot(index) = spot.into();
        let half = if index < 64 { self.0 as u64 } else { (self.0 >> 64) as u64 };
        half >> (index % 64) & 1 != 0
    }

    /// Adds `spot`.
    pub fn insert(&mut self, spot: impl Into<Spot>) {
        self.0 |= 1 << spot.into().0;
    }

    /// Returns these spots and `spot`.
    #[must_use]
    pub fn with(self, spot: impl Into<Spot>) -> Self {
        Self(self.0 | 1 << spot.into().0)
    }

    /// Takes `spot` out.
    pub fn remove(&mut self, spot: impl Into<Spot>) {
        self.0 &= !(1 << spot.into().0);
    }

    /// Returns where `seat` sees these spots if it takes itself for seat A: the board is the same all round.
    #[must_use]
    pub const fn seen_from(self, seat: Seat) -> Self {
        Self(self.0.rotate_right(seat.index() as u32 * LANE as u32))
    }

    /// Returns the spots that `seat` sees here if it takes itself for seat A.
    #[must_use]
    pub const fn as_seen_from(self, seat: Seat) -> Self {
        Self(self.0.rotate_left(seat.index() as u32 * LANE as u32))
    }

    /// Returns how many spots these are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether it is no spot at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Tells whether a spot is in both.
    pub const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns these slots of `seat`'s home court, slot 1 being the lowest bit.
    pub const fn slots(seat: Seat, bits: u32) -> Self {
        Self(((bits & ((1 << MAX_HOME) - 1)) as u128) << (seat.index() as u32 * LANE as u32 + MAX_SECTION as u32))
    }

    /// Returns the slots of `seat`'s home court among these, slot 1 being the lowest bit.
    pub const fn slot_bits(self, seat: Seat) -> u32 {
        (self.0 >> (seat.index() as u32 * LANE as u32)) as u32 >> MAX_SECTION & ((1 << MAX_HOME) - 1)
    }

    /// Returns the spots that are in both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the spots that are in either.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the spots of these that are not in `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the spots section by section, squares before slots.
    pub fn iter(self) -> impl Iterator<Item = Spot> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let spot = Spot(left.trailing_zeros() as u8);
                left &= left - 1;
                spot
            })
        })
    }

    /// Returns the squares of the track among these.
    pub fn squares(self) -> impl Iterator<Item = Square> {
        self.and(Self::TRACK).iter().map(|it| Square(it.0))
    }
}

impl fmt::Debug for SpotSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl FromIterator<Spot> for SpotSet {
    fn from_iter<I: IntoIterator<Item = Spot>>(spots: I) -> Self {
        let mut set = Self::EMPTY;
        spots.into_iter().for_each(|it| set.insert(it));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spot_is_either_a_square_or_a_slot() {
        let square = Square::new(Seat::C, 24);
        assert_eq!(Spot::from(square).place(), Place::Track(square));
        let slot = Spot::home(Seat::D, Slot(5));
        assert_eq!(slot.place(), Place::Home(Seat::D, Slot(5)));
        assert_eq!(slot.to_string(), "Dh5");
        assert!(!SpotSet::TRACK.contains(slot));
        assert!(SpotSet::home(Seat::D).contains(slot));
    }
}
