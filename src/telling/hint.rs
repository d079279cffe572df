//! A bot's advice in words: the move, what speaks for it, and what makes the next best worse.

use crate::{
    bot::{Advice, Judged, Tenths, Term, Worth},
    letters, say,
    telling::Telling,
    tock::{Board, Move, Seat},
    words::decimal,
};

/// The most reasons that are told.
pub const REASONS: usize = 3;

/// A reason: what it weighs, and what it is.
pub type Reason = (String, String);

/// What may speak for a move of a game, in words.
pub trait Reasoned: Copy + PartialEq + 'static {
    /// What it is counted in.
    type Worth: Worth;

    /// Everything that may speak for a move.
    const ALL: &'static [Self];

    /// Tells whether it outweighs everything, so that no figure says what the move is worth.
    fn is_decisive(self) -> bool;

    /// Returns what it says of a move: for it (`more`) or against it (`less`).
    fn says(self, sign: &str) -> String;

    /// Returns what makes a move worse than another by it.
    fn less(self) -> String;

    /// Returns how much a worth is, without its sign: `7.5`.
    fn figure(worth: Self::Worth) -> String;
}

/// Advice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told<M = Move> {
    /// What the move does, without its card.
    pub what: String,
    /// Its notation.
    pub notation: String,
    /// What it is worth; nothing if that is not known.
    pub value: Option<String>,
    /// What speaks for it or against it, what weighs most first.
    pub reasons: Vec<Reason>,
    /// The next best.
    pub next: Option<Next<M>>,
}

/// The next best move in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next<M = Move> {
    /// The move.
    pub mv: M,
    /// What it does, without its card.
    pub what: String,
    /// Its notation.
    pub notation: String,
    /// How much less it is worth; nothing if it is just as good, or not known.
    pub behind: Option<String>,
    /// What makes it worse.
    pub reasons: Vec<Reason>,
}

/// Returns advice for `seat` in words.
pub fn tell(telling: &Telling<'_>, seat: Seat, board: &Board, advice: &Advice) -> Told {
    told(advice, |mv| (telling.mv(seat, board, mv), letters::notation(mv)))
}

/// Returns advice in words, each move as what it does and its notation.
pub fn told<M: Copy, T: Reasoned>(advice: &Advice<M, T, T::Worth>, said: impl Fn(&M) -> (String, String)) -> Told<M> {
    let Advice { best, next } = advice;
    let reason = |(term, worth): &(T, T::Worth)| (signed::<T>(*worth), for_it(*term, *worth));
    let is_decided = best.terms.iter().any(|it| it.0.is_decisive());
    let (what, notation) = said(&best.mv);
    Told {
        what,
        notation,
        value: best.value.filter(|_| !is_decided).map(signed::<T>),
        reasons: best.terms.iter().take(REASONS).map(reason).collect(),
        next: next.as_ref().map(|next| {
            let (what, notation) = said(&next.mv);
            let behind = match (best.value, next.value) {
                (Some(best), Some(next)) if next < best => Some(T::figure(best - next)),
                (Some(_) | None, Some(_) | None) => None,
            };
            Next { mv: next.mv, what, notation, behind, reasons: worse(best, next) }
        }),
    }
}

/// Returns where the next best falls behind, the most first.
fn worse<M, T: Reasoned>(best: &Judged<M, T, T::Worth>, next: &Judged<M, T, T::Worth>) -> Vec<Reason> {
    if best.value == next.value {
        return vec![];
    }
    let gap = |term: &T| (*term, next.term(*term) - best.term(*term));
    let mut gaps: Vec<_> = T::ALL.iter().map(gap).filter(|it| it.1 < T::Worth::default()).collect();
    gaps.sort_by_key(|it| it.1);
    gaps.into_iter().take(REASONS - 1).map(|(term, gap)| (signed::<T>(gap), term.less())).collect()
}

/// Returns a worth with its sign: `+7.5`.
fn signed<T: Reasoned>(worth: T::Worth) -> String {
    let sign = if worth < T::Worth::default() { "-" } else { "+" };
    format!("{sign}{}", T::figure(worth))
}

/// Returns what a term says of a move.
fn for_it<T: Reasoned>(term: T, worth: T::Worth) -> String {
    term.says(if T::Worth::default() < worth { "more" } else { "less" })
}

impl Reasoned for Term {
    type Worth = Tenths;

    const ALL: &'static [Self] = &Self::ALL;

    fn is_decisive(self) -> bool {
        self == Self::Win
    }

    fn says(self, sign: &str) -> String {
        match self {
            Self::Win => say!("hint-win", sign = sign),
            Self::Out => say!("hint-out", sign = sign),
            Self::Progress => say!("hint-progress", sign = sign),
            Self::Home => say!("hint-home", sign = sign),
            Self::Partner => say!("hint-partner", sign = sign),
            Self::Opponents => say!("hint-opponents", sign = sign),
            Self::Danger => say!("hint-danger", sign = sign),
            Self::Hand => say!("hint-hand", sign = sign),
            Self::Follows => say!("hint-follows", sign = sign),
            Self::Foresight => say!("hint-foresight", sign = sign),
        }
    }

    fn less(self) -> String {
        match self {
            Self::Win => say!("hint-worse-win"),
            Self::Out => say!("hint-worse-out"),
            Self::Progress => say!("hint-worse-progress"),
            Self::Home => say!("hint-worse-home"),
            Self::Partner => say!("hint-worse-partner"),
            Self::Opponents => say!("hint-worse-opponents"),
            Self::Danger => say!("hint-worse-danger"),
            Self::Hand => say!("hint-worse-hand"),
            Self::Follows => say!("hint-worse-follows"),
            Self::Foresight => say!("hint-worse-foresight"),
        }
    }

    fn figure(worth: Tenths) -> String {
        let tenths = worth.weight();
        decimal(&format!("{}.{}", tenths / 10, tenths % 10))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worth_is_told_in_steps() {
        let told: Vec<_> = [75, -5, 0, 100, -123].into_iter().map(|it| signed::<Term>(Tenths(it))).collect();
        assert_eq!(told, ["+7.5", "-0.5", "+0.0", "+10.0", "-12.3"]);
    }

    #[test]
    fn every_term_has_its_words() {
        for term in Term::ALL {
            let said = [for_it(term, Tenths(5)), for_it(term, Tenths(-5)), term.less()];
            assert!(said.iter().all(|it| !it.is_empty() && !it.contains(['<', '{'])), "{said:?}");
            assert_ne!(said[0], said[1]);
        }
    }

    #[test]
    fn the_next_best_tells_only_where_it_falls_behind() {
        let judged = |terms: &[(Term, i32)]| Judged::new(Move::Pass, terms.iter().map(|it| (it.0, Tenths(it.1))));
        let best = judged(&[(Term::Progress, 70), (Term::Danger, -20), (Term::Hand, -30)]);
        let next = judged(&[(Term::Progress, 20), (Term::Danger, -30), (Term::Hand, 0)]);
        let told = worse(&best, &next);
        assert_eq!(told, [("-5.0".to_owned(), Term::Progress.less()), ("-1.0".to_owned(), Term::Danger.less())]);
        assert!(worse(&best, &best.clone()).is_empty());
    }
}
