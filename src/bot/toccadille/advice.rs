//! What a bot of Toccadille advises: a move, what speaks for it, and the next best.

use std::{iter::Sum, ops::Sub};

use crate::{
    bot::{self, Worth, toccadille::value::Parts},
    toccadille::{Dice, Move, View},
};

/// A worth in hundredths of a mark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hundredths(pub i32);

impl Sum for Hundredths {
    fn sum<I: Iterator<Item = Self>>(worths: I) -> Self {
        Self(worths.map(|it| it.0).sum())
    }
}

impl Sub for Hundredths {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 - other.0)
    }
}

impl Worth for Hundredths {
    fn weight(self) -> u32 {
        self.0.unsigned_abs()
    }
}

/// What may speak for or against a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Term {
    /// The game is won by it, or lost, or may soon be.
    Win,
    /// The marks its hits bring.
    Hits,
    /// The marks that bearing off all stones brings.
    Off,
    /// The marks that whoever throws next gets in answer, on average.
    Answer,
    /// How likely the player is to hit later.
    Aim,
    /// How likely the other is to hit later.
    Danger,
    /// Who holds the own huck.
    Huck,
    /// How far the stones have still to go: what is behind can still hit.
    Behind,
    /// How many stones stand alone.
    Singles,
}

impl Term {
    /// Every term.
    pub const ALL: [Self; 9] = [
        Self::Win,
        Self::Hits,
        Self::Off,
        Self::Answer,
        Self::Aim,
        Self::Danger,
        Self::Huck,
        Self::Behind,
        Self::Singles,
    ];
}

/// A move and what it is worth.
pub type Judged = bot::Judged<Move, Term, Hundredths>;

/// What a bot advises.
pub type Advice = bot::Advice<Move, Term, Hundredths>;

/// What a move leads to: how the game stands then, and how it would stand without it.
#[derive(Clone, Copy)]
pub struct Outlook {
    /// The move.
    pub mv: Move,
    /// How the game stands for who moves, by what follows from the move.
    pub then: Parts,
    /// How it stands with the stones where they are.
    pub now: Parts,
}

/// Returns advice for the view: the first of the best moves, and the first of the best others.
pub fn advise(view: &View<'_>, outlooks: &[Outlook]) -> Advice {
    let first_best = |without: Option<Move>| {
        let others = outlooks.iter().filter(|it| Some(it.mv) != without);
        others.fold(None, |best: Option<&Outlook>, it| match best {
            Some(best) if it.then.total() <= best.then.total() => Some(best),
            Some(_) | None => Some(it),
        })
    };
    let Some(best) = first_best(None) else { return Advice { best: Judged::bare(Move::Pass), next: None } };
    let next = first_best(Some(best.mv));
    Advice { best: judge(view, best), next: next.map(|it| judge(view, it)) }
}

/// Returns what speaks for a move.
fn judge(view: &View<'_>, outlook: &Outlook) -> Judged {
    let mut parts = outlook.then;
    parts.add(-1.0, &outlook.now);
    let [off, hits] = marks(view, &outlook.mv);
    parts[Term::Off] = off;
    parts[Term::Hits] = hits;
    parts[Term::Answer] -= off + hits;
    Judged::new(outlook.mv, rounded(&parts))
}

/// Returns the marks that a move itself brings who makes it: by bearing off the last stone, and by hits.
fn marks(view: &View<'_>, mv: &Move) -> [f32; 2] {
    let seat = view.seat();
    let before = view.marks()[seat];
    let all = view.after(mv).marks()[seat].saturating_sub(before);
    let is_lap = view.rules().stones <= view.board_after(mv).off(seat);
    let doublet = view.dice().is_some_and(Dice::is_doublet);
    let off = if is_lap { view.rules().bear_off_value(doublet).min(all) } else { 0 };
    [off, all - off].map(f32::from)
}

/// Returns the parts as worths, so that they still add up to what the whole is rounded to.
fn rounded(parts: &Parts) -> impl Iterator<Item = (Term, Hundredths)> {
    let (mut sum, mut told) = (0.0, 0);
    Term::ALL.into_iter().map(move |term| {
        sum += parts[term];
        let worth = (100.0 * sum).round() as i32 - told;
        told += worth;
        (term, Hundredths(worth))
    })
}
