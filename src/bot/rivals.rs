//! Two published ideas, made again to measure against: no levels to play with, but names for the arena.
//!
//! Both are known from programs that play games of this family; what they do is told here in our words, and done by our
//! engine.

mod features;
mod planner;

use crate::{
    bot::Bot,
    tock::{Board, Place, Seat, SeatSet, Slot, View},
};

/// A published idea.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rival {
    /// The best board one move ahead, by its features: home, way, who can move, who can be hit.
    Features,
    /// The best order to play the whole hand in while nobody else moves, and one more card.
    Planner,
}

impl Rival {
    /// Every idea.
    pub const ALL: [Self; 2] = [Self::Features, Self::Planner];

    /// Returns its name in flags.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Features => "features",
            Self::Planner => "planner",
        }
    }

    /// Returns a bot that plays by it.
    pub fn make(self) -> Box<dyn Bot> {
        match self {
            Self::Features => Box::<features::Features>::default(),
            Self::Planner => Box::<planner::Planner>::default(),
        }
    }
}

/// What a step counts: an own one, the partner's, an opponent's.
const STEPS: [i32; 3] = [5, 2, -4];
/// What a marble in home counts, for an own one; others as much less as their steps.
const IN_HOME: i32 = 1000;

/// Returns what the marbles' ways count, and those in home.
fn progress(view: &View<'_>, board: &Board) -> i32 {
    view.table().iter().map(|seat| share(view, seat) * come(view, board, seat) / STEPS[0]).sum()
}

fn share(view: &View<'_>, seat: Seat) -> i32 {
    if seat == view.seat() {
        STEPS[0]
    } else if Some(seat) == view.partner() {
        STEPS[1]
    } else {
        STEPS[2]
    }
}

/// How far a seat's marbles have come, as if they were own ones.
fn come(view: &View<'_>, board: &Board, seat: Seat) -> i32 {
    let track = view.rules().track();
    let of = |place: Place| match place {
        Place::Home(_, Slot(slot)) => IN_HOME + STEPS[0] * i32::from(slot),
        // One step for coming out.
        Place::Track(square) => STEPS[0] * (1 + i32::from(track.distance(seat, square))),
    };
    board.marbles(seat).iter().map(|it| of(it.place())).sum()
}

/// Returns the seats that play against the seat of the view.
fn opponents(view: &View<'_>) -> SeatSet {
    view.table().iter().filter(|it| *it != view.seat() && Some(*it) != view.partner()).collect()
}
