//! How a position stands, in marks.

use std::ops::{Index, IndexMut};

use crate::{
    bot::toccadille::{Term, aim::hits},
    game::{Game, Turn},
    toccadille::{Board, End, LAST_QUARTER, OWN_HUCK, POINTS, Point, Rules, SIDES, Seat, State},
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
    /// A hundred pairs of an own stone and a single of the other's before it.
    pub contact: f32,
    /// How likely hits are told.
    pub sight: Sight,
}

/// How it is told how many hits are likely.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Each stone by itself, by how many dice it can be hit.
    Stones,
    /// All at once, by every throw.
    Throws,
}

impl Weights {
    /// The weights of the greedy bot.
    pub const GREEDY: Self =
        Self { next: 1.2, later: 0.5, huck: 0.1, behind: 0.5, single: -0.05, contact: 0.0, sight: Sight::Stones };

    /// The weights of the strong one.
    pub const STRONG: Self =
        Self { next: 1.8, later: 0.5, huck: 0.1, behind: 0.5, single: 0.05, contact: 1.0, sight: Sight::Throws };
}

/// How a game stands for one of its players, part by part, in marks; they add up to what it is worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Parts([f32; Term::ALL.len()]);

impl Parts {
    /// Returns how a game stands for `seat`, whether it is over or not; who throws next is asked of the game.
    pub fn of(weights: &Weights, rules: &Rules, state: &State, seat: Seat) -> Self {
        let mut parts = Self::before(weights, rules, state, seat, state.to_move().unwrap_or(seat));
        if let Turn::Over(over) = state.turn(rules) {
            parts[Term::Win] = end(over, seat) - parts.total();
        }
        parts
    }

    /// Returns how a game that goes on stands for `seat`; `thrower` throws next.
    ///
    /// All marks are under [`Term::Answer`], whatever brought them.
    pub fn before(weights: &Weights, rules: &Rules, state: &State, seat: Seat, thrower: Seat) -> Self {
        let (board, marks, other) = (state.board(), state.marks(), seat.other());
        let likely = |it: Seat| if it == thrower { weights.next } else { weights.later };
        let shots = match weights.sight {
            Sight::Stones => |_: &Rules, board: &Board, it: Seat| shots(board, it),
            Sight::Throws => hits,
        };
        let aim = |it: Seat| likely(it) * shots(rules, board, it);
        let between = |of: &dyn Fn(Seat) -> f32| of(seat) - of(other);
        let mut parts = Self::default();
        parts[Term::Answer] = between(&|it| f32::from(marks[it]));
        parts[Term::Aim] = aim(seat);
        parts[Term::Danger] = -aim(other);
        parts[Term::Huck] = weights.huck * between(&|it| f32::from(u8::from(board.on(it, Point::huck(it)) != 0)));
        parts[Term::Behind] = weights.behind * between(&|it| small(board.pips(it) as usize) / 100.0);
        if weights.contact != 0.0 {
            parts[Term::Behind] += weights.contact * between(&|it| small(contact(board, it)) / 100.0);
        }
        parts[Term::Singles] = weights.single * between(&|it| singles(board, it));
        parts
    }

    /// Returns what the parts add up to.
    pub fn total(&self) -> f32 {
        self.0.iter().sum()
    }

    /// Adds another game, as if there were so many of it.
    pub fn add(&mut self, times: f32, other: &Self) {
        for (part, it) in self.0.iter_mut().zip(other.0) {
            *part += times * it;
        }
    }
}

impl Index<Term> for Parts {
    type Output = f32;

    fn index(&self, term: Term) -> &f32 {
        &self.0[term as usize]
    }
}

impl IndexMut<Term> for Parts {
    fn index_mut(&mut self, term: Term) -> &mut f32 {
        &mut self.0[term as usize]
    }
}

/// Returns what the end of a game is worth to `seat`.
fn end(end: End, seat: Seat) -> f32 {
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

/// Returns how many pairs there are of a stone of `seat` and a single of the other's that it has not passed.
fn contact(board: &Board, seat: Seat) -> usize {
    let mut behind = usize::from(board.hand(seat));
    let mut pairs = 0;
    for point in (1..=POINTS).filter_map(|it| Point::of(seat, it)) {
        if board.on(seat.other(), point) == 1 {
            pairs += behind;
        }
        behind += usize::from(board.on(seat, point));
    }
    pairs
}

/// Returns a number that no board has more of than these bits hold.
fn small(number: usize) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
