//! A bot's advice in words: the move, what speaks for it, and what makes the next best worse.

use crate::{
    bot::{Advice, Judged, Tenths, Term},
    letters, say,
    telling::Telling,
    tock::{Board, Move, Seat},
    words::decimal,
};

/// The most reasons that are told.
pub const REASONS: usize = 3;

/// A reason: what it weighs, and what it is.
pub type Reason = (String, String);

/// Advice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What the move does, without its card.
    pub what: String,
    /// Its notation.
    pub notation: String,
    /// What it is worth, in steps; nothing if that is not known.
    pub value: Option<String>,
    /// What speaks for it or against it, what weighs most first.
    pub reasons: Vec<Reason>,
    /// The next best.
    pub next: Option<Next>,
}

/// The next best move in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Next {
    /// The move.
    pub mv: Move,
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
    let Advice { best, next } = advice;
    let reason = |(term, worth): &(Term, Tenths)| (signed(*worth), for_it(*term, *worth));
    Told {
        what: telling.mv(seat, board, &best.mv),
        notation: letters::notation(&best.mv),
        value: best.value.filter(|_| best.term(Term::Win) == Tenths(0)).map(signed),
        reasons: best.terms.iter().take(REASONS).map(reason).collect(),
        next: next.as_ref().map(|next| Next {
            mv: next.mv,
            what: telling.mv(seat, board, &next.mv),
            notation: letters::notation(&next.mv),
            behind: match (best.value, next.value) {
                (Some(best), Some(next)) if next < best => Some(steps(best.0 - next.0)),
                (Some(_) | None, Some(_) | None) => None,
            },
            reasons: worse(best, next),
        }),
    }
}

/// Returns where the next best falls behind, the most first.
fn worse(best: &Judged, next: &Judged) -> Vec<Reason> {
    if best.value == next.value {
        return vec![];
    }
    let gap = |term: Term| (term, next.term(term).0 - best.term(term).0);
    let mut gaps: Vec<_> = Term::ALL.into_iter().map(gap).filter(|it| it.1 < 0).collect();
    gaps.sort_by_key(|it| it.1);
    gaps.into_iter().take(REASONS - 1).map(|(term, gap)| (signed(Tenths(gap)), less(term))).collect()
}

/// Returns a number of tenths as steps: `7.5`.
fn steps(tenths: i32) -> String {
    decimal(&format!("{}.{}", tenths.abs() / 10, tenths.abs() % 10))
}

/// Returns a worth with its sign: `+7.5`.
fn signed(worth: Tenths) -> String {
    let sign = if worth < Tenths(0) { "-" } else { "+" };
    format!("{sign}{}", steps(worth.0))
}

/// Returns what a term says of a move.
fn for_it(term: Term, worth: Tenths) -> String {
    let sign = if Tenths(0) < worth { "more" } else { "less" };
    match term {
        Term::Win => say!("hint-win", sign = sign),
        Term::Out => say!("hint-out", sign = sign),
        Term::Progress => say!("hint-progress", sign = sign),
        Term::Home => say!("hint-home", sign = sign),
        Term::Partner => say!("hint-partner", sign = sign),
        Term::Opponents => say!("hint-opponents", sign = sign),
        Term::Danger => say!("hint-danger", sign = sign),
        Term::Hand => say!("hint-hand", sign = sign),
        Term::Follows => say!("hint-follows", sign = sign),
        Term::Foresight => say!("hint-foresight", sign = sign),
    }
}

/// Returns what makes a move worse than another by a term.
fn less(term: Term) -> String {
    match term {
        Term::Win => say!("hint-worse-win"),
        Term::Out => say!("hint-worse-out"),
        Term::Progress => say!("hint-worse-progress"),
        Term::Home => say!("hint-worse-home"),
        Term::Partner => say!("hint-worse-partner"),
        Term::Opponents => say!("hint-worse-opponents"),
        Term::Danger => say!("hint-worse-danger"),
        Term::Hand => say!("hint-worse-hand"),
        Term::Follows => say!("hint-worse-follows"),
        Term::Foresight => say!("hint-worse-foresight"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worth_is_told_in_steps() {
        let told: Vec<_> = [75, -5, 0, 100, -123].into_iter().map(|it| signed(Tenths(it))).collect();
        assert_eq!(told, ["+7.5", "-0.5", "+0.0", "+10.0", "-12.3"]);
    }

    #[test]
    fn every_term_has_its_words() {
        for term in Term::ALL {
            let said = [for_it(term, Tenths(5)), for_it(term, Tenths(-5)), less(term)];
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
        assert_eq!(told, [("-5.0".to_owned(), less(Term::Progress)), ("-1.0".to_owned(), less(Term::Danger))]);
        assert!(worse(&best, &best.clone()).is_empty());
    }
}
