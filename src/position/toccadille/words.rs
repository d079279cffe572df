//! The words for each fault, from the catalogue `locales/en/toccadille.ftl`, and from those of all positions.

use crate::{
    position::toccadille::{Expected, Place, What},
    report::{nearest, one_of, shown, toml_type},
    say,
    toccadille::{Impossible, Seat},
};

/// Returns what is wrong, in a clause.
pub(super) fn title(what: &What) -> String {
    match what {
        What::Unread(unread) => unread.complaint().what,
        What::Syntax { reason } => say!("position-syntax", reason = shown(reason)),
        What::UnknownKey { key, place: Place::Top, .. } => say!("position-unknown-key", key = shown(key)),
        What::UnknownKey { key, place: Place::Seat(seat), .. } => {
            say!("position-unknown-seat-key", key = shown(key), seat = seat.name())
        }
        What::WrongType { key, expected, found } => {
            let expected = self::expected(*expected);
            say!("position-wrong-type", key = shown(key), expected = expected, found = toml_type(found))
        }
        What::OutOfRange { key, value, .. } => say!("position-out-of-range", key = shown(key), value = shown(value)),
        What::RulesMissing => say!("position-rules-missing"),
        What::TurnMissing => say!("position-turn-missing"),
        What::DiceMissing => say!("toccadille-position-dice-missing"),
        What::NoSuchSeat { name } => say!("position-no-such-seat", name = shown(name)),
        What::NoSuchPoint { key } => say!("toccadille-position-no-such-point", key = shown(key)),
        What::NotTwoDice => say!("toccadille-position-not-two-dice"),
        What::Impossible(impossible, stones) => self::impossible(*impossible, *stones),
    }
}

fn impossible(impossible: Impossible, stones: u8) -> String {
    match impossible {
        Impossible::WrongCount { seat, stones: given } => {
            say!("toccadille-position-wrong-count", seat = seat.name(), given = given, stones = stones)
        }
        Impossible::OnForeignHuck { seat, at } => {
            say!("toccadille-position-foreign-huck", seat = seat.name(), point = at.number())
        }
        Impossible::AloneOnHuck { seat, at } => {
            say!("toccadille-position-alone-on-huck", seat = seat.name(), point = at.number())
        }
        Impossible::AllOff(seat) => say!("toccadille-position-all-off", seat = seat.name()),
        Impossible::TooManyMarks(seat) => say!("toccadille-position-too-many-marks", seat = seat.name()),
        Impossible::BothWin => say!("toccadille-position-both-win"),
    }
}

/// Returns what the player can do about it.
pub(super) fn way(what: &What) -> String {
    match what {
        What::Unread(unread) => unread.complaint().way,
        What::Syntax { .. } => say!("toccadille-position-syntax-way"),
        What::UnknownKey { key, known, .. } => match nearest(key, known) {
            Some(nearest) => say!("position-did-you-mean", word = nearest, known = one_of(known)),
            None => say!("position-one-of", known = one_of(known)),
        },
        What::WrongType { expected, .. } => match expected {
            Expected::Text => say!("position-text-way"),
            Expected::Texts => say!("toccadille-position-texts-way"),
            Expected::Number => say!("position-number-way"),
            Expected::Dice | Expected::Points | Expected::Seat => say!("toccadille-position-form-way"),
        },
        What::OutOfRange { min, max, .. } => say!("toccadille-position-out-of-range-way", min = *min, max = *max),
        What::RulesMissing => say!("toccadille-position-rules-missing-way"),
        What::TurnMissing => say!("toccadille-position-turn-missing-way"),
        What::DiceMissing | What::NotTwoDice => say!("toccadille-position-dice-way"),
        What::NoSuchSeat { .. } => say!("position-no-such-seat-way", known = one_of(&Seat::ALL.map(Seat::name))),
        What::NoSuchPoint { .. } => say!("toccadille-position-no-such-point-way"),
        What::Impossible(impossible, stones) => match impossible {
            Impossible::WrongCount { .. } => say!("toccadille-position-wrong-count-way", stones = *stones),
            Impossible::OnForeignHuck { .. } => say!("toccadille-position-foreign-huck-way"),
            Impossible::AloneOnHuck { .. } => say!("toccadille-position-alone-on-huck-way"),
            Impossible::AllOff(_) => say!("toccadille-position-all-off-way"),
            Impossible::TooManyMarks(_) | Impossible::BothWin => say!("toccadille-position-marks-way"),
        },
    }
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Text => say!("position-text"),
        Expected::Texts => say!("position-texts"),
        Expected::Number => say!("position-number"),
        Expected::Dice => say!("toccadille-position-dice"),
        Expected::Seat => say!("position-seat"),
        Expected::Points => say!("toccadille-position-points"),
    }
}
