//! Reading a move from its notation.
//!
//! Writing is [`Display`](std::fmt::Display) of [`Move`]. Any way of playing a card names its outcome: the parts of a
//! split in any order that works, the two marbles of a swap in either order.

mod tidy;

use crate::tock::{
    board::{NoSpot, Spot, Square},
    card::{Card, Rank},
    check,
    moves::{Deed, Move, Part, Parts, Play},
    refusal::Refusal,
    rules::Action,
    view::View,
    walk::{Course, Walker},
};

pub use tidy::{begins_deed, tidy};

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// There is nothing to read.
    Empty,
    /// The word is no card.
    NoCard(String),
    /// The player holds no card of this rank.
    NotHeld(Rank),
    /// The word is neither a square, nor a slot, nor a start area.
    NoSpot(String),
    /// The word does not say what to do.
    NoDeed(String),
    /// The move is understood but not legal.
    Refused(Refusal),
}

impl From<Refusal> for Unread {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NoSpot> for Unread {
    fn from(NoSpot(word): NoSpot) -> Self {
        Self::NoSpot(word)
    }
}

/// Reads a legal move of this seat, such as `7 B3-B7 C1-C4`, `J A5<>C9`, `discard 9` or `pass`.
///
/// The card may be given with its suit (`7H`). Where a text fits several outcomes, as where a card lists two walks of
/// the same length, the first is meant; [`read_all`] returns them all.
///
/// # Errors
///
/// With the word that cannot be read, or the rule that forbids the move.
pub fn read(view: &View<'_>, text: &str) -> Result<Move, Unread> {
    Ok(read_all(view, text)?.swap_remove(0))
}

/// Reads every outcome a text may mean, at least one, in the order of the card's actions.
///
/// # Errors
///
/// With the word that cannot be read, or the rule that forbids the move.
pub fn read_all(view: &View<'_>, text: &str) -> Result<Vec<Move>, Unread> {
    let mut words = text.split_whitespace();
    let first = words.next().ok_or(Unread::Empty)?;
    let words: Vec<&str> = words.collect();
    if first == "pass" && words.is_empty() {
        view.check(&Move::Pass)?;
        return Ok(vec![Move::Pass]);
    }
    if let ("discard", [card]) = (first, words.as_slice()) {
        let mv = Move::Discard(held(view, card)?);
        view.check(&mv)?;
        return Ok(vec![mv]);
    }
    let card = held(view, first)?;
    legal_ways(view, written(view, card, &words)?)
}

/// Keeps the legal ways, each outcome once; if there is none, returns the reason that fits best.
fn legal_ways(view: &View<'_>, ways: Vec<Play>) -> Result<Vec<Move>, Unread> {
    let mut refusal = None;
    let mut legal: Vec<(Move, _)> = vec![];
    for play in ways {
        let mv = Move::Play(play);
        match view.check(&mv) {
            Ok(()) => {
                let actor = view.actor().ok_or(Refusal::Finished(view.seat()))?;
                let outcome = (check::carry_out(&actor, view.board(), &play)?, play.action);
                if !legal.iter().any(|(_, it)| *it == outcome) {
                    legal.push((mv, outcome));
                }
            }
            // That a card has no such use says least.
            Err(Refusal::NoSuchUse(rank)) => refusal = refusal.or(Some(Refusal::NoSuchUse(rank))),
            Err(other) if matches!(refusal, None | Some(Refusal::NoSuchUse(_))) => refusal = Some(other),
            Err(_) => {}
        }
    }
    match refusal {
        Some(refusal) if legal.is_empty() => Err(refusal.into()),
        Some(_) | None => Ok(legal.into_iter().map(|(mv, _)| mv).collect()),
    }
}

/// Returns the card of the hand that a word names, with or without its suit.
fn held(view: &View<'_>, word: &str) -> Result<Card, Unread> {
    if let Ok(rank) = word.parse::<Rank>() {
        return view.hand().first_of(rank).ok_or(Unread::NotHeld(rank));
    }
    let card: Card = word.parse().map_err(|_| Unread::NoCard(word.to_owned()))?;
    if view.hand().contains(card) { Ok(card) } else { Err(Refusal::NotHeld(card).into()) }
}

/// Returns every way of using the card that the words may mean, legal or not; at least one.
fn written(view: &View<'_>, card: Card, words: &[&str]) -> Result<Vec<Play>, Unread> {
    let (words, remove) = match words {
        [rest @ .., last] if last.starts_with('x') && !rest.is_empty() => (rest, Some(last[1..].parse::<Square>()?)),
        _ => (words, None),
    };
    let deeds = match words {
        [] => return Err(Unread::NoDeed(String::new())),
        ["skip"] => vec![Deed::Skip],
        [word] if word.starts_with("start-") => vec![Deed::Start(word["start-".len()..].parse()?)],
        [word] if word.contains("<>") => {
            let (one, two) = word.split_once("<>").ok_or_else(|| Unread::NoDeed((*word).to_owned()))?;
            let (one, two) = (one.parse()?, two.parse()?);
            vec![Deed::Swap { ours: one, other: two }, Deed::Swap { ours: two, other: one }]
        }
        walks => {
            let walks: Vec<(Spot, Spot)> = walks.iter().map(|it| walk(it)).collect::<Result<_, _>>()?;
            return Ok(walked(view, card, &walks, remove));
        }
    };
    let actions = 0..view.rules().actions(card.rank()).len();
    let plays = actions
        .flat_map(|action| deeds.iter().map(move |deed| Play { card, action: action as u8, deed: *deed, remove }));
    Ok(plays.collect())
}

fn walk(word: &str) -> Result<(Spot, Spot), Unread> {
    let (from, to) = word.split_once('-').ok_or_else(|| Unread::NoDeed(word.to_owned()))?;
    Ok((from.parse()?, to.parse()?))
}

/// Returns the plays that walk these marbles: by one walk, or by a split whose steps are found out.
fn walked(view: &View<'_>, card: Card, walks: &[(Spot, Spot)], remove: Option<Square>) -> Vec<Play> {
    let mut plays = vec![];
    for (index, action) in view.rules().actions(card.rank()).iter().enumerate() {
        let deeds: Vec<Deed> = match (action, walks) {
            (Action::Split { n, .. }, _) => {
                let mut found = vec![];
                share_out(view, *n, walks, &mut Parts::NONE.clone(), &mut found);
                found.into_iter().map(Deed::Split).collect()
            }
            (_, [(from, to)]) => vec![Deed::Walk { from: *from, to: *to }],
            (_, _) => vec![],
        };
        plays.extend(deeds.into_iter().map(|deed| Play { card, action: index as u8, deed, remove }));
    }
    if plays.is_empty() {
        let parts = walks.iter().map(|(from, to)| Part { from: *from, to: *to, steps: 0 }).collect();
        plays.push(Play { card, action: 0, deed: Deed::Split(parts), remove });
    }
    plays
}

/// Finds the steps that the walks of a split may take, `left` of them at the most.
fn share_out(view: &View<'_>, left: u8, walks: &[(Spot, Spot)], parts: &mut Parts, found: &mut Vec<Parts>) {
    let Some(((from, to), rest)) = walks.split_first() else {
        return found.push(*parts);
    };
    let Some(seat) = view.board().owner(*from) else {
        // Nobody walks: the check says so.
        parts.push(Part { from: *from, to: *to, steps: 1 });
        share_out(view, left.saturating_sub(1), rest, parts, found);
        parts.pop();
        return;
    };
    let walker = Walker { seat, from: *from, trample: false, cross_own_post: false, foreign: false };
    let leads = |steps: &u8| Course::ALL.into_iter().any(|it| walker.aim(view.rules(), *steps as i8, it) == Some(*to));
    let mut fitting: Vec<u8> = (1..=left).filter(leads).collect();
    if fitting.is_empty() {
        fitting.push(1);
    }
    for steps in fitting {
        if parts.push(Part { from: *from, to: *to, steps }) {
            share_out(view, left.saturating_sub(steps), rest, parts, found);
            parts.pop();
        }
    }
}
