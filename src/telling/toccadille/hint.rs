//! A bot's advice in words: the move, what speaks for it, and what makes the next best worse.

use crate::{
    bot::{
        Worth,
        toccadille::{Advice, Hundredths, Term},
    },
    say,
    telling::hint::{Reasoned, Told, told},
    toccadille::Move,
    words::decimal,
};

/// Returns advice in words; `what` says what a move does.
pub fn tell(advice: &Advice, what: impl Fn(&Move) -> String) -> Told<Move> {
    told(advice, |mv| (what(mv), mv.to_string()))
}

/// Returns what the figures of a hint are.
pub fn unit() -> String {
    say!("toccadille-hint-unit")
}

impl Reasoned for Term {
    type Worth = Hundredths;

    const ALL: &'static [Self] = &Self::ALL;

    fn is_decisive(self) -> bool {
        // A game counts so many marks, and what a position is worth goes on counting beside it.
        false
    }

    fn says(self, sign: &str) -> String {
        match self {
            Self::Win => say!("toccadille-hint-win", sign = sign),
            Self::Hits => say!("toccadille-hint-hits", sign = sign),
            Self::Off => say!("toccadille-hint-off", sign = sign),
            Self::Answer => say!("toccadille-hint-answer", sign = sign),
            Self::Aim => say!("toccadille-hint-aim", sign = sign),
            Self::Danger => say!("toccadille-hint-danger", sign = sign),
            Self::Huck => say!("toccadille-hint-huck", sign = sign),
            Self::Behind => say!("toccadille-hint-behind", sign = sign),
            Self::Singles => say!("toccadille-hint-singles", sign = sign),
        }
    }

    fn less(self) -> String {
        match self {
            Self::Win => say!("toccadille-hint-worse-win"),
            Self::Hits => say!("toccadille-hint-worse-hits"),
            Self::Off => say!("toccadille-hint-worse-off"),
            Self::Answer => say!("toccadille-hint-worse-answer"),
            Self::Aim => say!("toccadille-hint-worse-aim"),
            Self::Danger => say!("toccadille-hint-worse-danger"),
            Self::Huck => say!("toccadille-hint-worse-huck"),
            Self::Behind => say!("toccadille-hint-worse-behind"),
            Self::Singles => say!("toccadille-hint-worse-singles"),
        }
    }

    fn figure(worth: Hundredths) -> String {
        let hundredths = worth.weight();
        decimal(&format!("{}.{:02}", hundredths / 100, hundredths % 100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bot::toccadille::Judged;

    #[test]
    fn every_term_has_its_words() {
        for term in Term::ALL {
            let said = [term.says("more"), term.says("less"), term.less()];
            assert!(said.iter().all(|it| !it.is_empty() && !it.contains(['<', '{'])), "{said:?}");
            assert_ne!(said[0], said[1]);
        }
    }

    #[test]
    fn a_worth_is_told_in_marks() {
        let judged = |terms: &[(Term, i32)]| Judged::new(Move::Pass, terms.iter().map(|it| (it.0, Hundredths(it.1))));
        let advice = Advice {
            best: judged(&[(Term::Hits, 100), (Term::Danger, -205), (Term::Huck, 7)]),
            next: Some(judged(&[(Term::Danger, -209), (Term::Huck, 10)])),
        };
        let told = tell(&advice, |_| "stays".to_owned());
        let figures: Vec<_> = told.reasons.iter().map(|it| it.0.as_str()).collect();
        assert_eq!((told.value.as_deref(), figures), (Some("-0.98"), vec!["-2.05", "+1.00", "+0.07"]));
        let next = told.next.expect("a runner-up");
        assert_eq!(next.behind.as_deref(), Some("1.01"));
        let expected = [("-1.00", Term::Hits.less()), ("-0.04", Term::Danger.less())];
        assert_eq!(next.reasons, expected.map(|it| (it.0.to_owned(), it.1)));
    }
}
