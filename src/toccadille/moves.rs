//! What a player may do with a throw, and its notation.

use std::{fmt, ops::Deref};

use crate::toccadille::{
    board::{Board, HAND, OFF, Point, turned},
    seat::Seat,
};

/// What a player does with a throw.
///
/// Two moves can be equal in outcome and yet differ: compare [`Move::outcome`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Plays one die or both.
    Play(Play),
    /// Plays none: no die can be played.
    Pass,
}

/// One or two dice played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    steps: [Step; 2],
    len: u8,
    /// In which way.
    pub way: Way,
}

/// In which way a throw is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Way {
    /// By the numbers thrown.
    Natural,
    /// By force: two stones take the own huck, each going one pip less.
    Force,
}

/// What one stone does with one die.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// As the board counts, 0 and 25 being hand or off.
    from: u8,
    to: u8,
    /// Whether it hits the stone where it lands.
    pub hits: bool,
}

/// Where a step begins or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// In the player's hand.
    Hand,
    /// On this point.
    Point(Point),
    /// Off the board.
    Off,
}

/// What tells outcomes apart: where stones are taken, where they are put, and what is hit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    taken: [u8; 2],
    put: [u8; 2],
    hits: u32,
}

impl Step {
    /// Returns a step of a stone from here to there.
    pub const fn new(seat: Seat, from: Place, to: Place, hits: bool) -> Self {
        Self { from: number(seat, from), to: number(seat, to), hits }
    }

    /// Returns a step by the numbers counted from where `seat` enters.
    #[inline]
    pub(super) const fn counted(seat: Seat, from: u8, to: u8, hits: bool) -> Self {
        Self { from: turned(seat, from), to: turned(seat, to), hits }
    }

    /// Returns the same step, hitting or not.
    pub(super) const fn hitting(self, hits: bool) -> Self {
        Self { hits, ..self }
    }

    /// Returns where the step begins: in hand or on a point.
    pub const fn from(self) -> Place {
        match Point::new(self.from) {
            Some(point) => Place::Point(point),
            None => Place::Hand,
        }
    }

    /// Returns where the step ends: on a point or off.
    pub const fn to(self) -> Place {
        match Point::new(self.to) {
            Some(point) => Place::Point(point),
            None => Place::Off,
        }
    }

    /// Returns where it begins and ends, counted from where `seat` enters.
    pub(super) const fn ends(self, seat: Seat) -> (u8, u8) {
        (turned(seat, self.from), turned(seat, self.to))
    }
}

const fn number(seat: Seat, place: Place) -> u8 {
    match place {
        Place::Hand => turned(seat, HAND),
        Place::Off => turned(seat, OFF),
        Place::Point(point) => point.number(),
    }
}

impl Play {
    /// Returns the play of one die.
    #[inline]
    pub const fn one(step: Step) -> Self {
        Self { steps: [step, step], len: 1, way: Way::Natural }
    }

    /// Returns the play of both dice.
    #[inline]
    pub const fn both(first: Step, second: Step) -> Self {
        Self { steps: [first, second], len: 2, way: Way::Natural }
    }

    /// Returns the play that takes the huck by force.
    pub const fn by_force(first: Step, second: Step) -> Self {
        Self { steps: [first, second], len: 2, way: Way::Force }
    }

    /// Returns the steps in order, one or two.
    pub fn steps(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// Tells whether one stone plays both dice.
    pub const fn is_continued(&self) -> bool {
        self.len == 2 && self.steps[0].to == self.steps[1].from
    }

    pub(super) fn lay(&self, seat: Seat, board: &mut Board) {
        self.steps().iter().for_each(|it| board.step(seat, *it));
    }

    /// Returns the points it hits, a bit for each number.
    pub(super) fn hits(&self) -> u32 {
        self.steps().iter().filter(|it| it.hits).fold(0, |hits, it| hits | 1 << it.to)
    }
}

impl Move {
    /// Tells whether the huck is taken by force.
    pub const fn is_by_force(&self) -> bool {
        matches!(self, Self::Play(Play { way: Way::Force, .. }))
    }

    /// Returns the steps in order: none, one or two.
    pub fn steps(&self) -> &[Step] {
        match self {
            Self::Play(play) => play.steps(),
            Self::Pass => &[],
        }
    }

    /// Returns the points it hits, in the order of the board, each once.
    pub fn hits(&self) -> impl Iterator<Item = Point> + use<> {
        let hits = match self {
            Self::Play(play) => play.hits(),
            Self::Pass => 0,
        };
        points_of(hits)
    }

    /// Returns what the move comes to, the same for every way to the same stones and hits.
    pub fn outcome(&self) -> Outcome {
        let none = u8::MAX;
        let Self::Play(play) = self else { return Outcome { taken: [none; 2], put: [none; 2], hits: 0 } };
        let (mut taken, mut put) = ([none; 2], [none; 2]);
        for (place, step) in play.steps().iter().enumerate() {
            (taken[place], put[place]) = (step.from, step.to);
        }
        // What is taken where another is put was never away.
        for from in &mut taken {
            if let Some(to) = put.iter_mut().find(|it| *from != none && *it == from) {
                (*from, *to) = (none, none);
            }
        }
        taken.sort_unstable();
        put.sort_unstable();
        Outcome { taken, put, hits: play.hits() }
    }
}

/// Returns the points whose bits are set, in the order of the board.
pub(super) fn points_of(bits: u32) -> impl Iterator<Item = Point> {
    Point::all().filter(move |it| bits & 1 << it.number() != 0)
}

/// Writes the notation: `in/5 1/7`, `10/15*/16`, `22/off`, `7/12 8/12 force`, `pass`.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(play) => write!(f, "{play}"),
            Self::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, step) in self.steps().iter().enumerate() {
            if place == 0 || !self.is_continued() {
                let space = if place == 0 { "" } else { " " };
                write!(f, "{space}{}", step.from())?;
            }
            write!(f, "/{}{}", step.to(), if step.hits { "*" } else { "" })?;
        }
        match self.way {
            Way::Natural => Ok(()),
            Way::Force => f.write_str(" force"),
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hand => f.write_str("in"),
            Self::Point(point) => write!(f, "{point}"),
            Self::Off => f.write_str("off"),
        }
    }
}

/// A list of moves, kept to be filled again: listing moves into it allocates nothing once it has grown.
#[derive(Clone, Debug, Default)]
pub struct Moves(pub(super) Vec<Move>);

impl Moves {
    /// Returns the moves as a list of their own.
    pub fn into_vec(self) -> Vec<Move> {
        self.0
    }
}

impl Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.0
    }
}
