//! Why a stone, a point or a die of Toccadille cannot be chosen, in words.

use crate::{
    refusals::toccadille::refusal,
    say,
    toccadille::{Die, Place},
    why::toccadille::{Bar, Reason, Why},
};

/// Returns the reasons in words, one a line, with the stones they are about; what is true of several is said once.
pub fn reasons(reasons: &[Reason]) -> Vec<String> {
    let mut groups: Vec<(Reason, Vec<Place>)> = vec![];
    for reason in reasons {
        let same = |(it, _): &&mut (Reason, Vec<Place>)| (it.die, it.bar) == (reason.die, reason.bar);
        match groups.iter_mut().find(same) {
            Some((_, stones)) => stones.extend(reason.stone),
            None => groups.push((*reason, reason.stone.into_iter().collect())),
        }
    }
    groups.iter().map(|(reason, stones)| line(reason, &list(stones))).collect()
}

/// Returns the reasons in words, one a line, where it is known which stone is meant.
pub fn of_stone(reasons: &[Reason]) -> Vec<String> {
    let mut lines: Vec<_> = reasons.iter().map(|it| line(it, "")).collect();
    lines.dedup();
    lines
}

/// Returns what can be done where there is no reason against anything.
pub fn nothing_is_barred(why: &Why<'_>) -> String {
    match why.held()[..] {
        [] => say!("toc-why-no-stone"),
        [Place::Hand] => say!("toc-why-every-hand"),
        _ => say!("toc-why-every-stone"),
    }
}

fn line(reason: &Reason, stones: &str) -> String {
    let (why, rule) = (bar(&reason.bar), reason.bar.rule());
    match (reason.die.map(Die::pips), stones.is_empty()) {
        (None, true) => say!("why-alone", why = why, rule = rule),
        (None, false) => say!("why-marbles", marbles = stones, why = why, rule = rule),
        (Some(die), true) => say!("toc-why-die", die = die, why = why, rule = rule),
        (Some(die), false) => say!("toc-why-die-stones", die = die, stones = stones, why = why, rule = rule),
    }
}

fn bar(bar: &Bar) -> String {
    match bar {
        Bar::Refused(why) => refusal(why),
        Bar::Unreached(point) => say!("toc-why-unreached", at = point.number()),
        Bar::Played(die) => say!("toc-why-played", die = die.pips()),
        Bar::NotThrown(die) => say!("toc-why-not-thrown", die = die.pips()),
    }
}

/// Returns places as a list.
pub fn list(places: &[Place]) -> String {
    let name = |it: &Place| match it {
        Place::Point(point) => point.to_string(),
        Place::Hand | Place::Off => say!("toc-place-hand"),
    };
    let names: Vec<_> = places.iter().map(name).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, first)) => say!("why-list", first = first.join(", "), last = last.clone()),
    }
}
