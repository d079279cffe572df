//! What a bot advises: a move, what speaks for it, and the next best.
//!
//! Moves, terms and what they are counted in are those of Tock, if nothing else is said.

use std::{iter::Sum, ops::Sub};

use crate::tock::Move;

/// What moves are counted in: a small part of something the player knows.
pub trait Worth: Copy + Default + Ord + Sum + Sub<Output = Self> {
    /// Returns how much it is, whether for or against.
    fn weight(self) -> u32;
}

/// A worth in tenths of a step of an own marble: how far the move brings its player, all in all.
///
/// A win is worth more than anything else comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenths(pub i32);

impl Sum for Tenths {
    fn sum<I: Iterator<Item = Self>>(worths: I) -> Self {
        Self(worths.map(|it| it.0).sum())
    }
}

impl Sub for Tenths {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Worth for Tenths {
    fn weight(self) -> u32 {
        self.0.unsigned_abs()
    }
}

/// What may speak for or against a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// The game is won by it, or lost.
    Win,
    /// Own marbles come out, or are sent back.
    Out,
    /// How far the own marbles get.
    Progress,
    /// How many of them are in home, and how deep.
    Home,
    /// How far the partner's marbles get.
    Partner,
    /// How far the opponents' marbles are set back.
    Opponents,
    /// How likely the own side's marbles are to be sent back.
    Danger,
    /// What the cards kept in hand are good for.
    Hand,
    /// Cards drawn, extra plays, and turns that others lose.
    Follows,
    /// What further turns bring, as far as they were thought through, that the other terms do not show.
    Foresight,
}

impl Term {
    /// Every term.
    pub const ALL: [Self; 10] = [
        Self::Win,
        Self::Out,
        Self::Progress,
        Self::Home,
        Self::Partner,
        Self::Opponents,
        Self::Danger,
        Self::Hand,
        Self::Follows,
        Self::Foresight,
    ];
}

/// A move and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged<M = Move, T = Term, W = Tenths> {
    /// The move.
    pub mv: M,
    /// What it is worth, compared with the position before it; none if the bot does not count so.
    pub value: Option<W>,
    /// What that is made of, those that change nothing left out, what weighs most first.
    pub terms: Vec<(T, W)>,
}

impl<M, T: Copy + PartialEq, W: Worth> Judged<M, T, W> {
    /// Returns a move whose value is the sum of its terms.
    pub fn new(mv: M, terms: impl IntoIterator<Item = (T, W)>) -> Self {
        let mut terms: Vec<_> = terms.into_iter().filter(|it| it.1 != W::default()).collect();
        terms.sort_by_key(|it| std::cmp::Reverse(it.1.weight()));
        let value = Some(terms.iter().map(|it| it.1).sum());
        Self { mv, value, terms }
    }

    /// Returns a move of which nothing is told.
    pub const fn bare(mv: M) -> Self {
        Self { mv, value: None, terms: vec![] }
    }

    /// Returns what a term comes to.
    pub fn term(&self, term: T) -> W {
        self.terms.iter().find(|it| it.0 == term).map_or(W::default(), |it| it.1)
    }
}

/// What a bot advises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice<M = Move, T = Term, W = Tenths> {
    /// The move it would make.
    pub best: Judged<M, T, W>,
    /// The next best; in Tock with another card, if there is one.
    pub next: Option<Judged<M, T, W>>,
}

/// Returns the best of the moves that were not chosen, each with its worth; the first of those that are equal.
///
/// Another card is another idea, two ways to share out a seven seldom are: those of the same card count only if there is
/// no other.
pub fn runner_up(chosen: &Move, others: impl Iterator<Item = (Move, i32)>) -> Option<(Move, i32)> {
    let better = |best: Option<(Move, i32)>, it: (Move, i32)| best.filter(|best| it.1 <= best.1).or(Some(it));
    let (mut different, mut same) = (None, None);
    for it in others.filter(|it| it.0 != *chosen) {
        let best = if it.0.rank() == chosen.rank() { &mut same } else { &mut different };
        *best = better(*best, it);
    }
    different.or(same)
}
