//! What a bot advises: a move, what speaks for it, and the next best.

use crate::tock::Move;

/// A worth in tenths of a step of an own marble: how far the move brings its player, all in all.
///
/// A win is worth more than anything else comes to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Tenths(pub i32);

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
pub struct Judged {
    /// The move.
    pub mv: Move,
    /// What it is worth, compared with the position before it; none if the bot does not count so.
    pub value: Option<Tenths>,
    /// What that is made of, those that change nothing left out, what weighs most first.
    pub terms: Vec<(Term, Tenths)>,
}

impl Judged {
    /// Returns a move whose value is the sum of its terms.
    pub fn new(mv: Move, terms: impl IntoIterator<Item = (Term, Tenths)>) -> Self {
        let mut terms: Vec<_> = terms.into_iter().filter(|it| it.1 != Tenths(0)).collect();
        terms.sort_by_key(|it| std::cmp::Reverse(it.1.0.abs()));
        let value = Some(Tenths(terms.iter().map(|it| it.1.0).sum()));
        Self { mv, value, terms }
    }

    /// Returns a move of which nothing is told.
    pub const fn bare(mv: Move) -> Self {
        Self { mv, value: None, terms: vec![] }
    }

    /// Returns what a term comes to.
    pub fn term(&self, term: Term) -> Tenths {
        self.terms.iter().find(|it| it.0 == term).map_or(Tenths(0), |it| it.1)
    }
}

/// What a bot advises.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The move it would make.
    pub best: Judged,
    /// The best move with another card; with the same card if there is no other.
    pub next: Option<Judged>,
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
