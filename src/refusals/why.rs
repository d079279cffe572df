//! Why a card, a marble or a square cannot be chosen, in words, each reason with the number of its rule.

use crate::{
    refusals::refusal,
    say,
    tock::{
        Card, Refusal, Seat, View,
        board::Spot,
        rules::{Action, Who},
    },
    why::{Bar, Reason, Why},
};

/// Returns the reasons in words, one a line; what is true of several marbles is said once.
pub fn reasons(view: &View<'_>, card: Card, reasons: &[Reason]) -> Vec<String> {
    let actions = view.rules().actions(card.rank());
    let mut groups: Vec<(Reason, Vec<Spot>)> = vec![];
    for reason in reasons {
        let same = |(it, _): &&mut (Reason, Vec<Spot>)| (it.action, it.bar) == (reason.action, reason.bar);
        match groups.iter_mut().find(same) {
            Some((_, marbles)) => marbles.extend(reason.marble),
            None => groups.push((*reason, reason.marble.into_iter().collect())),
        }
    }
    let colour = view.colour().unwrap_or(view.seat());
    let line = |(reason, marbles): &(Reason, Vec<Spot>)| {
        let action = reason.action.and_then(|it| actions.get(usize::from(it)));
        let (why, rule) = (bar(&reason.bar, action, colour), reason.bar.rule());
        let marbles = if names_itself(&reason.bar) { String::new() } else { list(marbles) };
        match (action.filter(|_| 1 < actions.len()), marbles.is_empty()) {
            (Some(action), true) => say!("why-use", use = used(action), why = why, rule = rule),
            (Some(action), false) => {
                say!("why-use-marbles", use = used(action), marbles = marbles, why = why, rule = rule)
            }
            (None, true) => say!("why-alone", why = why, rule = rule),
            (None, false) => say!("why-marbles", marbles = marbles, why = why, rule = rule),
        }
    };
    groups.iter().map(line).collect()
}

/// Returns the most telling reason why the card cannot be played; `None` if it can.
pub fn short(view: &View<'_>, card: Card) -> Option<String> {
    let all = Why::new(view, card).card();
    let most = all.iter().min_by_key(|it| rank(&it.bar))?;
    let same: Vec<_> = all.iter().filter(|it| (it.action, it.bar) == (most.action, most.bar)).copied().collect();
    reasons(view, card, &same).pop()
}

/// Returns how little a reason tells: first what stands in the way, last that there is nothing to move.
const fn rank(bar: &Bar) -> u8 {
    match bar {
        Bar::Refused(_) => 0,
        Bar::Reach { .. } | Bar::Share { .. } | Bar::Rest { .. } => 1,
        Bar::Misses { .. } | Bar::Unreached(_) => 2,
        Bar::NoMarble(_) | Bar::NoneOnTrack(_) | Bar::NoSecond | Bar::NoUse => 3,
    }
}

/// Returns a refusal in words with the number of its rule.
pub fn with_rule(why: &Refusal) -> String {
    say!("why-alone", why = refusal(why), rule = why.rule())
}

/// Returns names of places as a list.
pub fn list(spots: &[Spot]) -> String {
    let names: Vec<_> = spots.iter().map(ToString::to_string).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, first)) => say!("why-list", first = first.join(", "), last = last.clone()),
    }
}

/// Tells whether the words say already which marble is meant.
const fn names_itself(bar: &Bar) -> bool {
    match bar {
        Bar::Misses { .. } => true,
        Bar::Refused(why) => matches!(
            why,
            Refusal::NoMarble(_)
                | Refusal::NotMeant { .. }
                | Refusal::Guarded { .. }
                | Refusal::NotSwapped { .. }
                | Refusal::InHome(_)
                | Refusal::NotThere { .. }
                | Refusal::BackwardInHome(_)
                | Refusal::WalkedAlready(_)
                | Refusal::NotOnTrack(_)
        ),
        Bar::NoMarble(_)
        | Bar::NoneOnTrack(_)
        | Bar::NoSecond
        | Bar::Reach { .. }
        | Bar::Share { .. }
        | Bar::Rest { .. }
        | Bar::Unreached(_)
        | Bar::NoUse => false,
    }
}

fn bar(bar: &Bar, action: Option<&Action>, colour: Seat) -> String {
    match *bar {
        Bar::Refused(why) => refusal(&why),
        Bar::NoMarble(who) => say!("why-no-marble", who = name(who), seat = colour.to_string()),
        Bar::NoneOnTrack(who) => say!("why-none-on-track", who = name(who), seat = colour.to_string()),
        Bar::NoSecond => say!("why-no-second", seat = colour.to_string()),
        Bar::Misses { from, to, away, steps } => {
            let (from, to) = (from.to_string(), to.to_string());
            match (away, action) {
                (None, _) => say!("why-no-way", from = from, to = to),
                (Some(away), Some(Action::Split { .. })) => {
                    say!("why-misses-split", from = from, to = to, away = away, steps = steps)
                }
                (Some(away), Some(Action::Move { n, .. })) if *n < 0 => {
                    say!("why-misses-back", from = from, to = to, away = away, steps = steps)
                }
                (Some(away), _) => say!("why-misses", from = from, to = to, away = away, steps = steps),
            }
        }
        Bar::Reach { most, why } => say!("why-reach", most = most, why = refusal(&why)),
        Bar::Share { of, min, max } if min < max => say!("why-share", steps = of, min = min, max = max),
        Bar::Share { of, min, .. } => say!("why-share-exactly", steps = of, count = min),
        Bar::Rest { most, left } => say!("why-rest", most = most, left = left),
        Bar::Unreached(spot) => say!("why-unreached", to = spot.to_string()),
        Bar::NoUse => say!("why-no-use"),
    }
}

/// Returns what a use of a card is called.
fn used(action: &Action) -> String {
    match *action {
        Action::Start { .. } => say!("why-use-start"),
        Action::Move { n, .. } if n < 0 => say!("why-use-back", steps = n.unsigned_abs()),
        Action::Move { n, .. } => say!("why-use-walk", steps = n.unsigned_abs()),
        Action::Split { n, .. } => say!("why-use-split", steps = n),
        Action::Swap { .. } => say!("why-use-swap"),
        Action::Discard { .. } => say!("why-use-skip"),
    }
}

/// Returns whose marbles are meant, for the catalogue to choose by.
const fn name(who: Who) -> &'static str {
    match who {
        Who::Own => "own",
        Who::Partner => "partner",
        Who::Opponent => "opponent",
        Who::Other => "other",
        Who::Any => "any",
    }
}
