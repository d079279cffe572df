//! The words for each fault, from the catalogue `locales/en/positions.ftl`.

use crate::{
    position::{
        Placed,
        fault::{Expected, Fault, Place, What},
    },
    report::{Complaint, Mark, nearest, one_of, shown, toml_type},
    say,
    tock::{Rank, Seat},
};

/// Puts a fault into words.
pub(super) fn complaint<G: Placed>(fault: &Fault<G::What>) -> Complaint {
    let Fault { at, also, what } = fault;
    let also = at.iter().zip(also).map(|(at, span)| Mark { source: at.source.clone(), span: span.clone() });
    let also = also.map(|it| (it, say!("position-also"))).collect();
    Complaint { what: G::title(what), at: at.clone(), also, way: G::way(what) }
}

/// Returns what is wrong, in a clause.
pub(super) fn title(what: &What) -> String {
    match what {
        What::Unread(unread) => unread.complaint().what,
        What::Syntax { reason } => say!("position-syntax", reason = shown(reason)),
        What::Record => say!("position-record"),
        What::UnknownKey { key, place: Place::Top, .. } => say!("position-unknown-key", key = shown(key)),
        What::UnknownKey { key, place: Place::Seat(seat), .. } => {
            say!("position-unknown-seat-key", key = shown(key), seat = seat.to_string())
        }
        What::WrongType { key, expected, found } => {
            say!("position-wrong-type", key = *key, expected = self::expected(*expected), found = toml_type(found))
        }
        What::OutOfRange { key, value, .. } => say!("position-out-of-range", key = *key, value = shown(value)),
        What::RulesMissing => say!("position-rules-missing"),
        What::TurnMissing => say!("position-turn-missing"),
        What::NoSuchSeat { name } => say!("position-no-such-seat", name = shown(name)),
        What::TurnNotSeated { seat, .. } => say!("position-turn-not-seated", seat = seat.to_string()),
        What::NothingBanked { seat } => say!("position-nothing-banked", seat = seat.to_string()),
        What::NoSpot { text } => say!("position-no-spot", text = shown(text)),
        What::OffBoard { text, .. } => say!("position-off-board", text = shown(text)),
        What::NoSlot { text, .. } => say!("position-no-slot", text = shown(text)),
        What::ForeignHome { seat, spot } => {
            say!("position-foreign-home", seat = seat.to_string(), spot = spot.to_string())
        }
        What::NotItsPost { spot, .. } => say!("position-not-its-post", spot = spot.to_string()),
        What::Occupied { spot, by } => say!("position-occupied", spot = spot.to_string(), seat = by.to_string()),
        What::TooManyMarbles { seat, given, .. } => {
            say!("position-too-many-marbles", seat = seat.to_string(), given = *given)
        }
        What::NoCard { text } => say!("position-no-card", text = shown(text)),
        What::CardTwice { card } => say!("position-card-twice", card = card.to_string()),
        What::TooManyOfRank { rank, max } => say!("position-too-many-of-rank", rank = rank.name(), max = *max),
    }
}

/// Returns what the player can do about it.
pub(super) fn way(what: &What) -> String {
    match what {
        What::Unread(unread) => unread.complaint().way,
        What::Syntax { .. } => say!("position-syntax-way"),
        What::Record => say!("position-record-way"),
        What::UnknownKey { key, known, .. } => match nearest(key, known) {
            Some(nearest) => say!("position-did-you-mean", word = nearest, known = one_of(known)),
            None => say!("position-one-of", known = one_of(known)),
        },
        What::WrongType { expected, .. } => match expected {
            Expected::Text => say!("position-text-way"),
            Expected::Texts => say!("position-texts-way"),
            Expected::Flag => say!("position-flag-way"),
            Expected::Number => say!("position-number-way"),
            Expected::Seat => say!("position-seat-way"),
        },
        What::OutOfRange { max, .. } => say!("position-out-of-range-way", max = *max),
        What::RulesMissing => say!("position-rules-missing-way"),
        What::TurnMissing => say!("position-turn-missing-way"),
        What::NoSuchSeat { .. } => {
            say!("position-no-such-seat-way", known = one_of(&Seat::ALL.map(|it| it.to_string())))
        }
        What::TurnNotSeated { seat, table } => {
            let known: Vec<_> = table.iter().map(|it| it.to_string()).collect();
            say!("position-turn-not-seated-way", seat = seat.to_string(), count = known.len(), known = one_of(&known))
        }
        What::NothingBanked { seat } => say!("position-nothing-banked-way", seat = seat.to_string()),
        What::NoSpot { .. } => say!("position-no-spot-way"),
        What::OffBoard { last, .. } => {
            say!("position-off-board-way", section = last.section().to_string(), last = last.to_string())
        }
        What::NoSlot { home, .. } => say!("position-no-slot-way", max = *home),
        What::ForeignHome { seat, .. } => say!("position-foreign-home-way", seat = seat.to_string()),
        What::NotItsPost { post, .. } => say!("position-not-its-post-way", post = post.to_string()),
        What::Occupied { .. } => say!("position-occupied-way"),
        What::TooManyMarbles { max, .. } => say!("position-too-many-marbles-way", max = *max),
        What::NoCard { .. } => say!("position-no-card-way"),
        What::CardTwice { card } => say!("position-card-twice-way", rank = card.rank().name()),
        What::TooManyOfRank { rank: Rank::Joker, .. } => say!("position-too-many-jokers-way"),
        What::TooManyOfRank { .. } => say!("position-too-many-of-rank-way"),
    }
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Text => say!("position-text"),
        Expected::Texts => say!("position-texts"),
        Expected::Flag => say!("position-flag"),
        Expected::Number => say!("position-number"),
        Expected::Seat => say!("position-seat"),
    }
}
