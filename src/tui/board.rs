//! Where each square lies in the cross: a pure map from spots of the board to cells of a grid.
//!
//! The middle of the cross is the origin, x runs to the right and y downward. The track leaves the doorstep in the
//! middle of an arm's end, turns the corner after two squares, follows the arm to the inner corner, and goes out along
//! the next arm. An upright arm and a level arm together are as long as a section, so a cross may be made lower and
//! wider without changing the way the squares follow each other.

use crate::tock::{
    SEATS,
    board::{Place, Slot, Spot, Square, Track},
    seat::Seat,
};

/// How far the two lanes of an arm lie from its middle.
const LANE: i16 = 2;

/// A side of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// Below.
    South,
    /// On the left.
    West,
    /// Above.
    North,
    /// On the right.
    East,
}

impl Side {
    /// Returns the side clockwise of this one.
    pub const fn next(self) -> Self {
        match self {
            Self::South => Self::West,
            Self::West => Self::North,
            Self::North => Self::East,
            Self::East => Self::South,
        }
    }

    /// Returns the side opposite to this one.
    pub const fn opposite(self) -> Self {
        self.next().next()
    }
}

/// A cell of the grid: columns from the left, rows from the top, both from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    /// The column.
    pub x: u16,
    /// The row.
    pub y: u16,
}

/// Cells that stand together, in cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Block {
    /// The cell at the top left.
    pub at: Cell,
    /// How many columns.
    pub columns: u16,
    /// How many rows.
    pub rows: u16,
}

/// A cross of a certain length of arms, seen from a certain seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cross {
    section: i16,
    doorstep: i16,
    /// How far the ends of the level arms lie from the middle.
    across: i16,
    /// How far the ends of the upright arms lie from the middle.
    down: i16,
    /// Who sits in the south.
    south: Seat,
}

impl Cross {
    /// Returns the cross with four equal arms for this track, `south` at the bottom.
    pub const fn equal(track: &Track, south: Seat) -> Self {
        let section = track.section_length() as i16;
        let arm = section / 2;
        Self { section, doorstep: track.doorstep_offset() as i16, across: section - arm, down: arm, south }
    }

    /// Returns the same cross lowered until it is `rows` high at the most, if that is possible.
    ///
    /// What the upright arms lose the level ones gain.
    pub fn lowered(self, track: &Track, rows: u16) -> Option<Self> {
        let down = self.down.min((rows.min(99) as i16 - 1) / 2);
        let least = LANE + 2;
        (least.max(i16::from(track.home()) + 1) <= down).then_some(Self { across: self.section - down, down, ..self })
    }

    /// Returns how many columns the grid has.
    pub const fn columns(&self) -> u16 {
        2 * self.across as u16 + 1
    }

    /// Returns how many rows the grid has.
    pub const fn rows(&self) -> u16 {
        2 * self.down as u16 + 1
    }

    /// Returns the side on which `seat` sits.
    pub const fn side(&self, seat: Seat) -> Side {
        match (seat.index() + SEATS - self.south.index()) % SEATS {
            0 => Side::South,
            1 => Side::West,
            2 => Side::North,
            _ => Side::East,
        }
    }

    /// Returns the cell of a square or slot.
    pub const fn cell(&self, spot: Spot) -> Cell {
        match spot.place() {
            Place::Track(square) => self.square(square),
            Place::Home(seat, slot) => self.slot(seat, slot),
        }
    }

    /// Returns the free corner beside `seat`'s post, where its start area is.
    pub const fn corner(&self, seat: Seat) -> Block {
        let (columns, rows) = ((self.across - LANE) as u16, (self.down - LANE) as u16);
        let (right, below) = match self.side(seat) {
            Side::South => (false, true),
            Side::West => (false, false),
            Side::North => (true, false),
            Side::East => (true, true),
        };
        let x = if right { self.columns() - columns } else { 0 };
        let y = if below { self.rows() - rows } else { 0 };
        Block { at: Cell { x, y }, columns, rows }
    }

    /// Returns the free cells in the middle, between home courts of so many slots; `None` if there are none.
    pub const fn middle(&self, home: u8) -> Option<Block> {
        let (across, down) = (self.across - home as i16 - 1, self.down - home as i16 - 1);
        if across < 1 || down < 1 {
            return None;
        }
        let Cell { x, y } = self.at((-across, 1 - LANE));
        Some(Block { at: Cell { x, y }, columns: 2 * across as u16 + 1, rows: 2 * LANE as u16 - 1 })
    }

    /// Returns the side play goes to on `square`, if it lies in the middle of a lane.
    pub const fn heading(&self, square: Square) -> Option<Side> {
        let Self { across, down, section, .. } = *self;
        let (side, steps) = self.steps(square);
        // The lane that leaves this side for the inner corner, and the one that leads out to the next side.
        let inner = match side {
            Side::South | Side::North => down,
            Side::West | Side::East => across,
        };
        if steps == i16::midpoint(LANE, inner) {
            return Some(side.opposite());
        }
        if steps == (inner + section - LANE) / 2 {
            return Some(side.next());
        }
        None
    }

    const fn square(&self, square: Square) -> Cell {
        let (side, steps) = self.steps(square);
        self.along(side, steps)
    }

    /// Returns the side a square belongs to, and how far it lies clockwise of the doorstep there.
    const fn steps(&self, square: Square) -> (Side, i16) {
        // Count from the doorstep of the square's own section: the squares after it belong to the same side.
        let beyond = square.number() as i16 - (self.section - self.doorstep);
        let (seat, steps) = match beyond < 0 {
            true => (Seat::new(square.section().index() + SEATS - 1), beyond + self.section),
            false => (square.section(), beyond),
        };
        (self.side(seat), steps)
    }

    /// Returns the cell `steps` squares clockwise of the doorstep on this side, `0..section`.
    const fn along(&self, side: Side, steps: i16) -> Cell {
        match side {
            Side::South => self.at(self.beyond_south(steps)),
            Side::West => self.at(self.beyond_west(steps)),
            Side::North => {
                let (x, y) = self.beyond_south(steps);
                self.at((-x, -y))
            }
            Side::East => {
                let (x, y) = self.beyond_west(steps);
                self.at((-x, -y))
            }
        }
    }

    const fn beyond_south(&self, steps: i16) -> (i16, i16) {
        let Self { across, down, .. } = *self;
        if steps <= LANE {
            (-steps, down)
        } else if steps <= down {
            (-LANE, down + LANE - steps)
        } else if steps <= down + across - LANE {
            (down - LANE - steps, LANE)
        } else {
            (-across, down + across - steps)
        }
    }

    const fn beyond_west(&self, steps: i16) -> (i16, i16) {
        let Self { across, down, .. } = *self;
        if steps <= LANE {
            (-across, -steps)
        } else if steps <= across {
            (-across - LANE + steps, -LANE)
        } else if steps <= across + down - LANE {
            (-LANE, across - LANE - steps)
        } else {
            (steps - across - down, -down)
        }
    }

    const fn slot(&self, seat: Seat, Slot(slot): Slot) -> Cell {
        let slot = slot as i16;
        self.at(match self.side(seat) {
            Side::South => (0, self.down - slot),
            Side::West => (slot - self.across, 0),
            Side::North => (0, slot - self.down),
            Side::East => (self.across - slot, 0),
        })
    }

    const fn at(&self, (x, y): (i16, i16)) -> Cell {
        Cell { x: (x + self.across) as u16, y: (y + self.down) as u16 }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    fn every_cross() -> impl Iterator<Item = (Track, Cross)> {
        let tracks = (12..=24u8).step_by(2).flat_map(|section| {
            (1..=5).flat_map(move |it| (1..=5).map(move |home| Track::new(section, it, home, None)))
        });
        tracks.flat_map(|track| {
            let rows = [99, 19, 15, 13, 11];
            let crosses = rows.map(|it| Cross::equal(&track, Seat::A).lowered(&track, it));
            let turned = Seat::ALL.map(|it| Some(Cross::equal(&track, it)));
            crosses.into_iter().chain(turned).flatten().map(|it| (track.clone(), it)).collect::<Vec<_>>()
        })
    }

    fn spots(track: &Track) -> Vec<Spot> {
        let slots = Seat::ALL.into_iter().flat_map(|seat| (1..=track.home()).map(move |it| Spot::home(seat, Slot(it))));
        track.all().iter().map(|it| Spot::from(*it)).chain(slots).collect()
    }

    #[test]
    fn no_two_squares_share_a_cell() {
        for (track, cross) in every_cross() {
            let spots = spots(&track);
            let cells: BTreeSet<_> = spots.iter().map(|it| cross.cell(*it)).collect();
            assert_eq!(cells.len(), spots.len(), "{track:?} {cross:?}");
            assert!(cells.iter().all(|it| it.x < cross.columns() && it.y < cross.rows()), "{track:?} {cross:?}");
        }
    }

    #[test]
    fn squares_that_follow_each_other_lie_side_by_side() {
        for (track, cross) in every_cross() {
            for &square in track.all() {
                let (one, two) = (cross.cell(square.into()), cross.cell(track.ahead(square, 1).into()));
                assert_eq!(one.x.abs_diff(two.x) + one.y.abs_diff(two.y), 1, "{square} {track:?} {cross:?}");
            }
        }
    }

    #[test]
    fn play_goes_where_the_middle_of_a_lane_says() {
        for (track, cross) in every_cross() {
            let mut told = 0;
            for &square in track.all() {
                let Some(side) = cross.heading(square) else { continue };
                let (one, two) = (cross.cell(square.into()), cross.cell(track.ahead(square, 1).into()));
                let gone = (i32::from(two.x) - i32::from(one.x), i32::from(two.y) - i32::from(one.y));
                let expected = match side {
                    Side::South => (0, 1),
                    Side::West => (-1, 0),
                    Side::North => (0, -1),
                    Side::East => (1, 0),
                };
                assert_eq!(gone, expected, "{square} {track:?} {cross:?}");
                told += 1;
            }
            assert_eq!(told, 8, "{track:?} {cross:?}");
        }
    }

    #[test]
    fn home_begins_beside_the_doorstep() {
        for (track, cross) in every_cross() {
            for seat in Seat::ALL {
                let mut last = cross.cell(track.doorstep(seat).into());
                for slot in 1..=track.home() {
                    let next = cross.cell(Spot::home(seat, Slot(slot)));
                    assert_eq!(last.x.abs_diff(next.x) + last.y.abs_diff(next.y), 1, "{seat}h{slot} {track:?}");
                    last = next;
                }
            }
        }
    }

    #[test]
    fn corners_and_the_middle_hold_no_square() {
        for (track, cross) in every_cross() {
            let corners = Seat::ALL.map(|it| Some(cross.corner(it)));
            for block in corners.into_iter().chain([cross.middle(track.home())]).flatten() {
                let Block { at, columns, rows } = block;
                let within =
                    |cell: Cell| (at.x..at.x + columns).contains(&cell.x) && (at.y..at.y + rows).contains(&cell.y);
                assert!(!spots(&track).into_iter().any(|it| within(cross.cell(it))), "{track:?} {cross:?}");
            }
        }
    }

    #[test]
    fn the_board_of_eighteen_squares_is_a_grid_of_nineteen() {
        let track = Track::new(18, 1, 4, Some(7));
        let cross = Cross::equal(&track, Seat::A);
        assert_eq!((cross.columns(), cross.rows()), (19, 19));
        let at = |text: &str| {
            let Cell { x, y } = cross.cell(text.parse().unwrap());
            (x as i16 - 9, y as i16 - 9)
        };
        assert_eq!(at("A18"), (-1, 9));
        assert_eq!(at("A17"), (0, 9));
        assert_eq!(at("B1"), (-2, 9));
        assert_eq!(at("B8"), (-2, 2));
        assert_eq!(at("B15"), (-9, 2));
        assert_eq!(at("B17"), (-9, 0));
        assert_eq!(at("C18"), (1, -9));
        assert_eq!(at("D18"), (9, 1));
        assert_eq!(at("Ah1"), (0, 8));
        assert_eq!(at("Dh4"), (5, 0));
    }

    #[test]
    fn the_longest_sections_fit_nineteen_rows_and_eighty_columns() {
        let track = Track::new(24, 1, 5, None);
        let cross = Cross::equal(&track, Seat::A).lowered(&track, 19).unwrap();
        assert_eq!((2 * cross.columns(), cross.rows()), (62, 19));
    }
}
