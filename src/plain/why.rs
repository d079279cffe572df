//! Why cards cannot be played, line by line.

use crate::{
    refusals::why::{reasons, with_rule},
    say,
    tock::{Card, Refusal, View},
    why::{Why, discard, turn},
};

/// Returns why a card cannot be played, nor thrown away if it cannot; nothing if it can be played.
pub fn card(view: &View<'_>, card: Card) -> Vec<String> {
    let told = reasons(view, card, &Why::new(view, card).card());
    let name = card.rank().name();
    let mut lines: Vec<String> = told.into_iter().map(|it| say!("plain-why", card = name, why = it)).collect();
    if let Some(why @ Refusal::MustPlay(_)) = discard(view, card).filter(|_| !lines.is_empty()) {
        lines.push(say!("plain-why-no-discard", why = with_rule(&why)));
    }
    lines
}

/// Returns the same of every card of the hand.
pub fn hand(view: &View<'_>) -> Vec<String> {
    if let Some(why) = view.hand().first().and_then(|it| turn(view, it)) {
        return vec![say!("plain-why-turn", why = with_rule(&why))];
    }
    let mut lines = vec![];
    for card in view.hand().one_of_each_rank() {
        let told = reasons(view, card, &Why::new(view, card).card());
        lines.extend(told.into_iter().map(|it| say!("plain-why", card = card.rank().name(), why = it)));
    }
    if lines.is_empty() {
        lines.push(say!("plain-why-every-card"));
    }
    if let Some(why @ Refusal::MustPlay(_)) = view.hand().first().and_then(|it| discard(view, it)) {
        lines.push(say!("plain-why-no-discard", why = with_rule(&why)));
    }
    lines
}

/// Returns what to tell of a written move that the rules refuse.
pub fn refused(view: &View<'_>, why: &Refusal, text: &str) -> Vec<String> {
    let card = text.split(' ').next().and_then(|it| it.parse().ok()).and_then(|it| view.hand().first_of(it));
    let told = match (*why, card) {
        (Refusal::NotThere { from, to }, Some(card)) => {
            reasons(view, card, &Why::new(view, card).square(Some(from), to))
        }
        _ => vec![],
    };
    match told.is_empty() {
        true => vec![say!("plain-refused", why = with_rule(why))],
        false => told.into_iter().map(|it| say!("plain-refused", why = it)).collect(),
    }
}
