//! The board: 24 points, the stones of both players on them, in hand and off.

use std::{fmt, str::FromStr};

use crate::toccadille::{
    moves::Step,
    seat::{BySeat, Seat},
};

/// How many points there are.
pub const POINTS: u8 = 24;
/// The point a player's own huck is, counted from where it enters.
pub const OWN_HUCK: u8 = 12;
/// The point the other's huck is, counted from where the player enters.
pub const FOREIGN_HUCK: u8 = 13;
/// The first point from which stones are borne off, counted from where the player enters.
pub const LAST_QUARTER: u8 = 19;

/// The hand, as a player's own numbering has it before its first point.
pub(super) const HAND: u8 = 0;
/// Off the board, as a player's own numbering has it after its last point.
pub(super) const OFF: u8 = POINTS + 1;

/// A point of the board by its number, `1..=24`, the same for both players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// Returns the point of this number.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=POINTS => Some(Self(number)),
            _ => None,
        }
    }

    /// Every point, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=POINTS).map(Self)
    }

    /// Returns the number of the point.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Returns the number of the point counted from where `seat` enters.
    pub const fn from_entry(self, seat: Seat) -> u8 {
        turned(seat, self.0)
    }

    /// Returns the point of this number counted from where `seat` enters.
    pub const fn of(seat: Seat, number: u8) -> Option<Self> {
        match number {
            1..=POINTS => Some(Self(turned(seat, number))),
            _ => None,
        }
    }

    /// Returns the huck of `seat`.
    pub const fn huck(seat: Seat) -> Self {
        Self(turned(seat, OWN_HUCK))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// The word names no point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPoint(pub String);

impl FromStr for Point {
    type Err = NoPoint;

    fn from_str(word: &str) -> Result<Self, NoPoint> {
        let number = word.parse().ok().filter(|_| word.bytes().all(|it| it.is_ascii_digit()));
        number.and_then(Self::new).ok_or_else(|| NoPoint(word.to_owned()))
    }
}

/// Turns a number counted from where `seat` enters into that of the board, or back; hand and off change places too.
pub(super) const fn turned(seat: Seat, number: u8) -> u8 {
    match seat {
        Seat::Red => number,
        Seat::Black => OFF - number,
    }
}

/// Turns a set of points of one player's own numbering into the other's.
pub(super) const fn mirrored(points: u32) -> u32 {
    points.reverse_bits() >> (31 - OFF)
}

/// The stones of one player, counted from where it enters: the hand, points 1 to 24, and off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Stones {
    count: [u8; OFF as usize + 1],
    /// The places with any stone, one bit each.
    any: u32,
    /// The places with two or more.
    many: u32,
}

impl Stones {
    /// Returns how many stones are on a place: 0 is the hand, 25 off.
    pub(super) const fn on(&self, place: u8) -> u8 {
        self.count[place as usize]
    }

    /// Returns the places with any stone.
    pub(super) const fn any(&self) -> u32 {
        self.any
    }

    /// Returns the places with two stones or more.
    pub(super) const fn many(&self) -> u32 {
        self.many
    }

    /// Returns how many stones there are in all.
    pub(super) fn sum(&self) -> u32 {
        self.count.iter().map(|it| u32::from(*it)).sum()
    }

    pub(super) fn set(&mut self, place: u8, count: u8) {
        self.count[usize::from(place)] = count;
        let bit = 1 << place;
        self.any = self.any & !bit | u32::from(count != 0) << place;
        self.many = self.many & !bit | u32::from(2 <= count) << place;
    }

    /// Moves a stone; one that is not there is not taken.
    pub(super) fn shift(&mut self, from: u8, to: u8) {
        self.set(from, self.on(from).saturating_sub(1));
        self.set(to, self.on(to).saturating_add(1));
    }

    /// Returns the stones as a lap begins: all in hand, or in a pile on the first point.
    pub(super) fn waiting(stones: u8, place: u8) -> Self {
        let mut waiting = Self::default();
        waiting.set(place, stones);
        waiting
    }
}

/// Where all stones are. Both players may have stones on one point.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board(pub(super) BySeat<Stones>);

impl Board {
    /// Returns how many stones of `seat` stand on a point.
    pub const fn on(&self, seat: Seat, point: Point) -> u8 {
        self.stones(seat).on(point.from_entry(seat))
    }

    /// Returns how many stones `seat` has still to enter.
    pub const fn hand(&self, seat: Seat) -> u8 {
        self.stones(seat).on(HAND)
    }

    /// Returns how many stones `seat` has borne off.
    pub const fn off(&self, seat: Seat) -> u8 {
        self.stones(seat).on(OFF)
    }

    /// Returns each point where `seat` has stones and how many, in the order of the board.
    pub fn points(&self, seat: Seat) -> impl Iterator<Item = (Point, u8)> + '_ {
        Point::all().map(move |it| (it, self.on(seat, it))).filter(|it| it.1 != 0)
    }

    /// Returns the points where `seat` has stones, and bit 0 if any are in hand: a bit for each point, counted from where
    /// it enters.
    pub const fn places(&self, seat: Seat) -> u32 {
        self.stones(seat).any() & !(1 << OFF)
    }

    /// Returns the points where the other of `seat` has any stone, and those where it has two or more: a bit for each
    /// point, counted from where `seat` enters.
    pub const fn facing(&self, seat: Seat) -> [u32; 2] {
        let other = self.stones(seat.other());
        let on_points = (1 << OFF) - 2;
        [mirrored(other.any()) & on_points, mirrored(other.many()) & on_points]
    }

    /// Returns how many pips the stones of `seat` have still to go until all are off.
    pub fn pips(&self, seat: Seat) -> u32 {
        let left = |place: u8| u32::from(OFF - place) * u32::from(self.stones(seat).on(place));
        (HAND..OFF).map(left).sum()
    }

    /// Puts so many stones of `seat` on a point, whatever stood there.
    pub fn put(&mut self, seat: Seat, point: Point, count: u8) {
        self.0[seat].set(point.from_entry(seat), count);
    }

    /// Gives `seat` so many stones to enter.
    pub fn put_in_hand(&mut self, seat: Seat, count: u8) {
        self.0[seat].set(HAND, count);
    }

    /// Makes so many stones of `seat` borne off.
    pub fn put_off(&mut self, seat: Seat, count: u8) {
        self.0[seat].set(OFF, count);
    }

    /// Returns how many stones `seat` has in all.
    pub fn sum(&self, seat: Seat) -> u32 {
        self.stones(seat).sum()
    }

    /// Moves a stone of `seat` as this step says; one that is not there is not taken.
    pub fn step(&mut self, seat: Seat, step: Step) {
        let (from, to) = step.ends(seat);
        self.0[seat].shift(from, to);
    }

    pub(super) const fn stones(&self, seat: Seat) -> &Stones {
        &self.0.0[seat.index()]
    }
}
