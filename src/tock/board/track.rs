//! The geometry of a board: which square follows which, and where posts, doorsteps and shortcuts lie.

use crate::tock::{
    board::{MAX_SECTION, Spot, SpotSet, Square},
    seat::{SEATS, Seat, SeatSet},
};

/// The most squares a track may have.
pub const MAX_SQUARES: usize = SEATS * MAX_SECTION as usize;

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

    /// Returns the posts of these seats.
    pub fn posts(&self, seats: SeatSet) -> SpotSet {
        seats.iter().map(|it| Spot::from(self.post(it))).collect()
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
}
