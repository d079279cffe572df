//! How a position stands, in marks.

use crate::{
    game::{Game, Turn},
    toccadille::{Board, End, LAST_QUARTER, OWN_HUCK, Point, Rules, SIDES, Seat, State},
};

/// What a game is worth, in marks, for each time it counts.
const GAME: f32 = 12.0;

/// What the parts of a position are worth, in marks.
///
/// `cargo run --release --example weights` plays for better ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Weights {
    /// A hit that is likely with the next throw, by whoever throws next.
    pub next: f32,
    /// A hit that would be likely if the other threw next.
    pub later: f32,
    /// The own huck taken.
    pub huck: f32,
    /// A hundred pips behind: what is behind can still hit.
    pub behind: f32,
    /// A single stone outside the last quarter.
    pub single: f32,
}

impl Weights {
    /// The weights that the bots play with.
    pub const PLAYED: Self = Self { next: 1.2, later: 0.5, huck: 0.1, behind: 0.5, single: -0.05 };
}

/// Returns how a game stands for `seat`, in marks; `thrower` throws next.
pub fn value(weights: &Weights, state: &State, seat: Seat, thrower: Seat) -> f32 {
    let (board, marks) = (state.board(), state.marks());
    let of = |it: Seat| {
        let likely = if it == thrower { weights.next } else { weights.later };
        f32::from(marks[it])
            + likely * shots(board, it)
            + weights.huck * f32::from(u8::from(board.on(it, Point::huck(it)) != 0))
            + weights.behind * small(board.pips(it) as usize) / 100.0
            + weights.single * singles(board, it)
    };
    of(seat) - of(seat.other())
}

/// Returns what the end of a game is worth to `seat`.
pub fn end(end: End, seat: Seat) -> f32 {
    match end {
        End::Won { by, value } if by == seat => GAME * f32::from(value),
        End::Won { value, .. } => -GAME * f32::from(value),
        End::Drawn => 0.0,
    }
}

/// Returns how many single stones of the other `seat` hits with one die of a throw, on average.
fn shots(board: &Board, seat: Seat) -> f32 {
    let on = |number: u8| Point::of(seat, number).map_or(0, |it| board.on(seat, it));
    let singles = board.points(seat.other()).filter(|it| it.1 == 1);
    let likely = |(point, _): (Point, u8)| {
        let at = point.from_entry(seat);
        let ways = (1..=SIDES.min(at - 1)).filter(|die| on(at - die) != 0).count();
        let misses = (f32::from(SIDES) - small(ways)) / f32::from(SIDES);
        1.0 - misses * misses
    };
    singles.map(likely).sum()
}

fn singles(board: &Board, seat: Seat) -> f32 {
    let is_single = |it: &(Point, u8)| it.1 == 1 && it.0.from_entry(seat) < LAST_QUARTER;
    small(board.points(seat).filter(is_single).filter(|it| it.0.from_entry(seat) != OWN_HUCK).count())
}

/// Returns a number that no board has more of than these bits hold.
fn small(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}

/// Returns how a game stands for `seat`, whether it is over or not; who throws next is asked of the game.
pub fn standing(weights: &Weights, rules: &Rules, state: &State, seat: Seat) -> f32 {
    match state.turn(rules) {
        Turn::Over(over) => end(over, seat),
        Turn::Chance | Turn::Player(_) => value(weights, state, seat, state.to_move().unwrap_or(seat)),
    }
}
