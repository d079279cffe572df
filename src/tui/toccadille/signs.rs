//! What is to be seen of moves on the board: the last ones, those that may be chosen, and the one looked at.

use crate::toccadille::{Board, Move, Place, Point, Seat};

/// The place of the hand in the bits of [`Places`].
const HAND: u32 = 0;
/// The place of the stones borne off in them.
const OFF: u32 = 25;

/// A set of places of one player: points, the hand, and off the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Places(u32);

impl Places {
    /// Tells whether a place is in the set.
    pub fn contains(self, place: Place) -> bool {
        self.0 & bit(place) != 0
    }

    /// Tells whether a point is in the set.
    pub fn has(self, point: Point) -> bool {
        self.contains(Place::Point(point))
    }

    /// Adds a place.
    pub fn insert(&mut self, place: Place) {
        self.0 |= bit(place);
    }

    /// Tells whether there is nothing in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl FromIterator<Place> for Places {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> Self {
        Self(places.into_iter().fold(0, |all, it| all | bit(it)))
    }
}

fn bit(place: Place) -> u32 {
    let number = match place {
        Place::Hand => HAND,
        Place::Point(point) => point.number().into(),
        Place::Off => OFF,
    };
    1 << number
}

/// What is to be seen of a move that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Whose move it was.
    pub seat: Seat,
    /// Where stones left.
    pub left: Places,
    /// Where they arrived.
    pub arrived: Places,
    /// Where they hit.
    pub hit: Places,
}

impl Seen {
    /// Returns what is to be seen of a move of this player.
    pub fn of(seat: Seat, mv: &Move) -> Self {
        let steps = mv.steps();
        let passed = |it: &Place| steps.iter().any(|step| step.from() == *it);
        let reached = |it: &Place| steps.iter().any(|step| step.to() == *it);
        Self {
            seat,
            left: steps.iter().map(|it| it.from()).filter(|it| !reached(it)).collect(),
            arrived: steps.iter().map(|it| it.to()).filter(|it| !passed(it)).collect(),
            hit: mv.hits().map(Place::Point).collect(),
        }
    }
}

/// What is to be seen of moves: the last ones, those that may be chosen, and the one looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Signs {
    /// Whose moves may be chosen.
    pub mover: Option<Seat>,
    /// The last moves, the newest first.
    pub last: Vec<Seen>,
    /// What is looked at.
    pub cursor: Option<Place>,
    /// Where the mover's stones may leave.
    pub may_leave: Places,
    /// Where the chosen one may go.
    pub may_arrive: Places,
    /// Where it would hit.
    pub may_hit: Places,
    /// Where stones leave by the move looked at.
    pub leaves: Places,
    /// Where they arrive.
    pub arrives: Places,
    /// Where they hit.
    pub hits: Places,
    /// The board after the move looked at.
    pub after: Option<Board>,
}

impl Signs {
    /// Marks what a move does, or the part of it that is chosen, and the board after it.
    pub fn preview(&mut self, seat: Seat, mv: &Move, after: Board) {
        let seen = Seen::of(seat, mv);
        (self.leaves, self.arrives, self.hits) = (seen.left, seen.arrived, seen.hit);
        self.after = Some(after);
    }
}
