//! Why the rules of Toccadille refuse something, in words. The number of the rule is for the caller to add.

pub mod why;

use crate::{
    say,
    toccadille::{NotByForce, Point, Refusal, Seat, notation::Unread, rules::Opening},
    words::cut,
};

/// Returns what to tell a player whom the rules refuse something, without a full stop.
pub fn refusal(refusal: &Refusal) -> String {
    let point = |it: Point| it.number();
    match *refusal {
        Refusal::Over => say!("toc-refusal-over"),
        Refusal::NotOver => say!("toc-refusal-not-over"),
        Refusal::WaitsForOpening => say!("toc-refusal-waits-for-opening"),
        Refusal::NotThisOpening(opening) => say!("toc-refusal-not-this-opening", dice = dice_in(opening)),
        Refusal::WaitsForDice(seat) => say!("toc-refusal-waits-for-dice", who = colour(seat)),
        Refusal::WaitsForMove(seat) => say!("toc-refusal-waits-for-move", who = colour(seat)),
        Refusal::MayNotPass => say!("toc-refusal-may-not-pass"),
        Refusal::NoSuchDie { from, to } => {
            say!("toc-refusal-no-such-die", from = from.map_or(0, point), to = to.map_or(0, point))
        }
        Refusal::Backward { from, to } => say!("toc-refusal-backward", from = point(from), to = point(to)),
        Refusal::NoStone(at) => say!("toc-refusal-no-stone", at = point(at)),
        Refusal::NoHand => say!("toc-refusal-no-hand"),
        Refusal::MustEnter { hand } => say!("toc-refusal-must-enter", count = hand),
        Refusal::Closed(at) => say!("toc-refusal-closed", at = point(at)),
        Refusal::Held(at) => say!("toc-refusal-held", at = point(at)),
        Refusal::ForeignHuck(at) => say!("toc-refusal-foreign-huck", at = point(at)),
        Refusal::NoRest(at) => say!("toc-refusal-no-rest", at = point(at)),
        Refusal::Band(at) => say!("toc-refusal-band", at = point(at)),
        Refusal::HuckTakenByOne(at) => say!("toc-refusal-huck-taken-by-one", at = point(at)),
        Refusal::HuckLeftToOne(at) => say!("toc-refusal-huck-left-to-one", at = point(at)),
        Refusal::HuckLeftByOne(at) => say!("toc-refusal-huck-left-by-one", at = point(at)),
        Refusal::CrossesAlone => say!("toc-refusal-crosses-alone"),
        Refusal::NeverOff => say!("toc-refusal-never-off"),
        Refusal::NotAllIn { behind } => say!("toc-refusal-not-all-in", at = behind.map_or(0, point)),
        Refusal::NotRearmost { from, behind } => {
            say!("toc-refusal-not-rearmost", from = point(from), behind = point(behind))
        }
        Refusal::MustPlayBoth => say!("toc-refusal-must-play-both"),
        Refusal::LargerDie(die) => say!("toc-refusal-larger-die", die = die.pips()),
        Refusal::SmallerFirst(die) => say!("toc-refusal-smaller-first", die = die.pips()),
        Refusal::SecondDieLost => say!("toc-refusal-second-die-lost"),
        Refusal::NotByForce(why) => not_by_force(why),
        Refusal::ForceLastResort => say!("toc-refusal-force-last-resort"),
    }
}

fn not_by_force(why: NotByForce) -> String {
    match why {
        NotByForce::Hand => say!("toc-force-hand"),
        NotByForce::OnePip => say!("toc-force-one-pip"),
        NotByForce::NoTwoStones => say!("toc-force-no-two-stones"),
        NotByForce::ForeignHuckTaken => say!("toc-force-foreign-huck-taken"),
        NotByForce::OwnHuckTaken => say!("toc-force-own-huck-taken"),
        NotByForce::TakenAsThrown => say!("toc-force-taken-as-thrown"),
        NotByForce::Reached(at) => say!("toc-force-reached", at = at.number()),
    }
}

/// Returns a refusal in words with the number of its rule.
pub fn with_rule(why: &Refusal) -> String {
    say!("why-alone", why = refusal(why), rule = why.rule())
}

/// Returns what to tell a player whose text is no legal move, without a full stop.
pub fn unread(unread: &Unread) -> String {
    match unread {
        Unread::Empty => say!("unread-empty"),
        Unread::NoPoint(word) => say!("toc-unread-no-point", word = cut(word)),
        Unread::NoSteps(word) => say!("toc-unread-no-steps", word = cut(word)),
        Unread::TooManySteps => say!("toc-unread-too-many-steps"),
        Unread::ForceAlone => say!("toc-unread-force-alone"),
        Unread::WrongStars(legal) => say!("toc-unread-wrong-stars", legal = legal.to_string()),
        Unread::Refused(why) => refusal(why),
    }
}

/// Returns what the player of a colour is called by it.
pub fn colour(seat: Seat) -> String {
    say!("toc-colour", seat = seat.name())
}

const fn dice_in(opening: Opening) -> u8 {
    match opening {
        Opening::HighSum => 2,
        Opening::HighSingleDie | Opening::LowSingleDie => 1,
    }
}

#[cfg(test)]
mod tests {
    use crate::toccadille::Die;

    use super::*;

    #[test]
    fn every_refusal_has_its_words_and_its_rule() {
        let at = Point::of(Seat::Red, 12).unwrap();
        let to = Point::of(Seat::Red, 7).unwrap();
        let die = Die::new(3).unwrap();
        let forced = [
            NotByForce::Hand,
            NotByForce::OnePip,
            NotByForce::NoTwoStones,
            NotByForce::ForeignHuckTaken,
            NotByForce::OwnHuckTaken,
            NotByForce::TakenAsThrown,
            NotByForce::Reached(at),
        ];
        let others = [
            Refusal::Over,
            Refusal::NotOver,
            Refusal::WaitsForOpening,
            Refusal::NotThisOpening(Opening::HighSum),
            Refusal::WaitsForDice(Seat::Red),
            Refusal::WaitsForMove(Seat::Black),
            Refusal::MayNotPass,
            Refusal::NoSuchDie { from: None, to: Some(at) },
            Refusal::NoSuchDie { from: Some(at), to: None },
            Refusal::Backward { from: at, to },
            Refusal::NoStone(at),
            Refusal::NoHand,
            Refusal::MustEnter { hand: 1 },
            Refusal::Closed(at),
            Refusal::Held(at),
            Refusal::ForeignHuck(at),
            Refusal::NoRest(at),
            Refusal::Band(at),
            Refusal::HuckTakenByOne(at),
            Refusal::HuckLeftToOne(at),
            Refusal::HuckLeftByOne(at),
            Refusal::CrossesAlone,
            Refusal::NeverOff,
            Refusal::NotAllIn { behind: None },
            Refusal::NotAllIn { behind: Some(at) },
            Refusal::NotRearmost { from: at, behind: to },
            Refusal::MustPlayBoth,
            Refusal::LargerDie(die),
            Refusal::SmallerFirst(die),
            Refusal::SecondDieLost,
            Refusal::ForceLastResort,
        ];
        let numbers = include_str!("../../rules/README.md");
        for why in others.into_iter().chain(forced.map(Refusal::NotByForce)) {
            let said = refusal(&why);
            assert!(!said.is_empty() && !said.contains(['{', '<']) && !said.ends_with('.'), "{why:?}: {said}");
            let paragraph = why.rule().split('.').next().unwrap();
            assert!(numbers.contains(&format!("\n## {paragraph}. ")), "{paragraph}");
        }
    }
}
