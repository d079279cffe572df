//! Why cards cannot be played, line by line.

use crate::{
    letters,
    refusals::why::{reasons, with_rule},
    say,
    tock::{Card, Refusal, View},
    why::{Why, discard, turn},
};

/// Returns why a card cannot be played, nor thrown away if it cannot; nothing if it can be played.
pub fn card(view: &View<'_>, card: Card) -> Vec<String> {
    let mut lines = not_played(view, card);
    if !lines.is_empty() {
        lines.extend(not_discarded(view, card));
    }
    lines
}

/// Returns the same of every card of the hand.
pub fn hand(view: &View<'_>) -> Vec<String> {
    if let Some(why) = view.hand().first().and_then(|it| turn(view, it)) {
        return vec![say!("plain-why-turn", why = with_rule(&why))];
    }
    let mut lines: Vec<_> = view.hand().one_of_each_rank().flat_map(|it| not_played(view, it)).collect();
    if lines.is_empty() {
        lines.push(say!("plain-why-every-card"));
    }
    lines.extend(view.hand().first().and_then(|it| not_discarded(view, it)));
    lines
}

fn not_played(view: &View<'_>, card: Card) -> Vec<String> {
    let told = reasons(view, card, &Why::new(view, card).card());
    told.into_iter().map(|it| say!("plain-why", card = letters::rank(card.rank()), why = it)).collect()
}

/// Returns why a card is not thrown away either, if another can be played.
fn not_discarded(view: &View<'_>, card: Card) -> Option<String> {
    match discard(view, card)? {
        why @ Refusal::MustPlay(_) => Some(say!("plain-why-no-discard", why = with_rule(&why))),
        _ => None,
    }
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
