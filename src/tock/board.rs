//! The board: the names of its squares, its geometry, and where the marbles are.

use std::{fmt, str::FromStr};

use crate::tock::seat::{BySeat, SEATS, Seat};

/// The longest section a board may have, in squares.
pub const MAX_SECTION: u8 = 24;
/// The most slots a home court may have, and the most marbles a seat may have.
pub const MAX_HOME: u8 = 5;
/// The most squares a track may have.
pub const MAX_SQUARES: usize = SEATS * MAX_SECTION as usize;

/// A square of the track, by the section it lies in and its number there.
///
/// The section is named by the seat whose post ends it; numbers begin with 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

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

    /// Returns a number of its own for every spot, `0..128`.
    pub const fn index(self) -> usize {
        self.0 as usize
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
pub struct SpotSet(u128);

impl SpotSet {
    /// No spot.
    pub const EMPTY: Self = Self(0);
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

    /// Tells whether `spot` is one of them.
    pub fn contains(self, spot: impl Into<Spot>) -> bool {
        self.0 >> spot.into().0 & 1 != 0
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

    /// Returns how many spots these are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether it is no spot at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
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

/// The geometry of a board: which square follows which, and where posts, doorsteps and shortcuts lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    section: u8,
    doorstep: u8,
    home: u8,
    shortcut: Option<u8>,
    /// The squares clockwise, from A1.
    order: [Square; MAX_SQUARES],
}

impl Track {
    /// Returns the track whose sections are `section` squares long (`1..=MAX_SECTION`), with doorsteps `doorstep`
    /// squares before the posts, `home` slots in each home court, and shortcuts at that number of each section.
    pub fn new(section: u8, doorstep: u8, home: u8, shortcut: Option<u8>) -> Self {
        let mut order = [Square(0); MAX_SQUARES];
        let squares = Seat::ALL.into_iter().flat_map(|seat| (1..=section).map(move |it| Square::new(seat, it)));
        order.iter_mut().zip(squares).for_each(|(place, square)| *place = square);
        Self { section, doorstep, home, shortcut, order }
    }

    /// Returns how many squares a section has.
    pub const fn section_length(&self) -> u8 {
        self.section
    }

    /// Returns how many squares the whole track has.
    pub const fn squares(&self) -> u8 {
        self.section * SEATS as u8
    }

    /// Returns how many slots a home court has.
    pub const fn home(&self) -> u8 {
        self.home
    }

    /// Returns the number of the shortcut square in each section, if there are shortcuts.
    pub const fn shortcut(&self) -> Option<u8> {
        self.shortcut
    }

    /// Returns all squares clockwise, from A1.
    pub fn all(&self) -> &[Square] {
        &self.order[..self.squares() as usize]
    }

    /// Returns where `seat`'s marbles come out.
    pub const fn post(&self, seat: Seat) -> Square {
        Square::new(seat, self.section)
    }

    /// Returns where `seat`'s marbles turn into their home court.
    pub const fn doorstep(&self, seat: Seat) -> Square {
        Square::new(seat, self.section - self.doorstep)
    }

    /// Returns how many squares the doorstep lies before the post, `1..=5`.
    pub const fn doorstep_offset(&self) -> u8 {
        self.doorstep
    }

    /// Tells whether a shortcut begins at `square`.
    pub fn is_shortcut(&self, square: Square) -> bool {
        self.shortcut == Some(square.number())
    }

    /// Tells whether this board has the square.
    pub const fn has(&self, square: Square) -> bool {
        square.number() <= self.section
    }

    /// Returns how far `square` lies clockwise from `seat`'s post, `0..squares`.
    pub const fn distance(&self, seat: Seat, square: Square) -> u8 {
        let place = self.place(square) + self.squares() - self.place(self.post(seat));
        if place >= self.squares() { place - self.squares() } else { place }
    }

    /// Returns the square `steps` clockwise of `square`, counter-clockwise if negative; less than a lap away.
    pub const fn ahead(&self, square: Square, steps: i8) -> Square {
        let place = self.place(square) as i16 + steps as i16;
        let squares = self.squares() as i16;
        let place = if place < 0 { place + squares } else { place };
        self.order[(if squares <= place { place - squares } else { place }) as usize]
    }

    /// Returns the next square clockwise.
    pub const fn next(&self, square: Square) -> Square {
        match square.number() == self.section {
            true => Square::new(square.section().left(), 1),
            false => Square(square.0 + 1),
        }
    }

    /// Returns the next square counter-clockwise.
    pub const fn previous(&self, square: Square) -> Square {
        match square.number() {
            1 => Square::new(square.section().right(), self.section),
            _ => Square(square.0 - 1),
        }
    }

    /// Returns whether `square` is a post.
    pub const fn is_post(&self, square: Square) -> bool {
        square.number() == self.section
    }

    /// Returns all slots of `seat`'s home court.
    pub const fn slots(&self, seat: Seat) -> SpotSet {
        SpotSet(((1 << self.home) - 1) << (seat as u32 * 32 + MAX_SECTION as u32))
    }

    /// Returns how many squares lie clockwise between A1 and `square`.
    const fn place(&self, square: Square) -> u8 {
        square.0 / 32 * self.section + square.0 % 32
    }
}

/// Where all marbles are; those that are nowhere else wait in their start areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    marbles: BySeat<SpotSet>,
    fresh: BySeat<bool>,
}

impl Board {
    /// Returns the spots of `seat`'s marbles, on the track and in home.
    pub const fn marbles(&self, seat: Seat) -> SpotSet {
        self.marbles.0[seat.index()]
    }

    /// Returns the spots of `seat`'s marbles on the track.
    pub const fn on_track(&self, seat: Seat) -> SpotSet {
        self.marbles(seat).and(SpotSet::TRACK)
    }

    /// Returns the slots `seat`'s marbles are in.
    pub const fn in_home(&self, seat: Seat) -> SpotSet {
        self.marbles(seat).and(SpotSet::home(seat))
    }

    /// Tells whether a marble of `seat` stands on its post, came out there and has not moved since.
    pub const fn is_fresh(&self, seat: Seat) -> bool {
        self.fresh.0[seat.index()]
    }

    /// Returns the spots of all marbles.
    pub const fn occupied(&self) -> SpotSet {
        let [a, b, c, d] = self.marbles.0;
        a.or(b).or(c).or(d)
    }

    /// Returns whose marble stands on `spot`.
    pub fn owner(&self, spot: impl Into<Spot>) -> Option<Seat> {
        let spot = spot.into();
        Seat::ALL.into_iter().find(|it| self.marbles(*it).contains(spot))
    }

    /// Puts a marble that has walked, or was swapped, onto `spot`, which holds none of `seat`'s.
    pub fn put(&mut self, seat: Seat, spot: impl Into<Spot>) {
        self.marbles[seat].insert(spot);
    }

    /// Puts a marble that comes out onto `seat`'s post, where none of `seat`'s stands.
    pub fn come_out(&mut self, track: &Track, seat: Seat) {
        self.put(seat, track.post(seat));
        self.fresh[seat] = true;
    }

    /// Takes `seat`'s marble from `spot`, if there is one: into the hand, or back to the start area.
    pub fn lift(&mut self, track: &Track, seat: Seat, spot: impl Into<Spot>) {
        let spot = spot.into();
        self.marbles[seat].remove(spot);
        if spot == Spot::from(track.post(seat)) {
            self.fresh[seat] = false;
        }
    }

    /// Sends every marble on `squares` back to its start area.
    pub fn send_back(&mut self, track: &Track, squares: SpotSet) {
        if self.occupied().and(squares).is_empty() {
            return;
        }
        for seat in Seat::ALL {
            let hit = self.marbles(seat).and(squares);
            self.marbles[seat] = self.marbles(seat).without(hit);
            self.fresh[seat] &= !hit.contains(track.post(seat));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn track() -> Track {
        Track::new(18, 1, 4, Some(7))
    }

    #[test]
    fn sections_follow_each_other_clockwise() {
        let track = track();
        let after = |square, steps: i8| track.ahead(square, steps).to_string();
        assert_eq!(after(Square::new(Seat::A, 18), 1), "B1");
        assert_eq!(after(Square::new(Seat::D, 18), 1), "A1");
        assert_eq!(after(Square::new(Seat::A, 17), 1), "A18");
        assert_eq!(after(Square::new(Seat::B, 3), -4), "A17");
        assert_eq!(after(Square::new(Seat::A, 2), -4), "D16");
    }

    #[test]
    fn the_next_square_is_one_step_away() {
        let track = track();
        for square in track.all() {
            assert_eq!(track.next(*square), track.ahead(*square, 1));
            assert_eq!(track.previous(*square), track.ahead(*square, -1));
        }
    }

    #[test]
    fn distances_count_from_the_own_post() {
        let track = track();
        for seat in Seat::ALL {
            assert_eq!(track.distance(seat, track.post(seat)), 0);
            assert_eq!(track.distance(seat, track.doorstep(seat)), 71);
            assert_eq!(track.distance(seat, track.post(seat.left())), 18);
        }
    }

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
