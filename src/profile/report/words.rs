//! The words for each fault, from the catalogue `locales/en/faults.ftl`.

use crate::{
    profile::{
        fault::{Expected, Fault, Place, Sort, What},
        library::SET,
        ruled::Ruled,
    },
    report::{one_of, shown, toml_type},
    say,
};

/// Returns what is wrong, in a clause.
pub(super) fn title<G: Ruled>(what: &What<G>) -> String {
    match what {
        What::Unread(unread) => unread.complaint().what,
        What::Syntax { reason } => say!("fault-syntax", reason = shown(reason)),
        What::UnknownKey { key, place, .. } => match place {
            Place::Top => say!("fault-unknown-key-top", key = shown(key)),
            Place::Table(table) => say!("fault-unknown-key-table", key = shown(key), table = *table),
            Place::Action(action) => say!("fault-unknown-key-action", key = shown(key), action = *action),
        },
        What::WrongType { key, expected, found } => {
            say!("fault-wrong-type", key = key.as_str(), expected = self::expected(*expected), found = toml_type(found))
        }
        What::UnknownWord { key, word, .. } => say!("fault-unknown-word", key = key.as_str(), word = shown(word)),
        What::OutOfRange { key, value, .. } => say!("fault-out-of-range", key = key.as_str(), value = shown(value)),
        What::NotOneLine { key } => say!("fault-not-one-line", key = key.as_str()),
        What::NameMissing => say!("fault-name-missing"),
        What::SwitchMissing { switch } => say!("fault-switch-missing", switch = switch.to_string()),
        What::DoMissing { .. } => say!("fault-do-missing"),
        What::FieldMissing { action, field } => say!("fault-field-missing", action = *action, field = *field),
        What::CannotFollow { action, effect } => say!("fault-cannot-follow", action = *action, effect = *effect),
        What::DiscardWithoutSkip => say!("fault-discard-without-skip"),
        What::VariantWithBase => say!("fault-variant-with-base"),
        What::VariantsClash { switch, one, other } => {
            say!("fault-variants-clash", switch = switch.to_string(), one = shown(one), other = shown(other))
        }
        What::Unknown { sort: Sort::Profile, name, .. } => say!("fault-unknown-profile", name = shown(name)),
        What::Unknown { sort: Sort::Variant, name, .. } => say!("fault-unknown-variant", name = shown(name)),
        What::OtherSort { sort: Sort::Profile, name } => say!("fault-variant-as-profile", name = shown(name)),
        What::OtherSort { sort: Sort::Variant, name } => say!("fault-profile-as-variant", name = shown(name)),
        What::Circle { .. } => say!("fault-circle"),
        What::OtherGame { game, .. } => say!("fault-other-game", game = shown(game)),
        What::NotOneSwitch => say!("fault-not-one-switch"),
        What::WordWithoutQuotes { key, .. } => say!("fault-word-without-quotes", key = shown(key)),
        What::Unplayable { switch, problem } => G::problem_title(*switch, *problem),
    }
}

/// Returns what the player can do about it.
pub(super) fn way_out<G: Ruled>(fault: &Fault<G>) -> String {
    match &fault.what {
        What::Unread(unread) => unread.complaint().way,
        What::Syntax { .. } if fault.at.as_ref().is_some_and(|it| it.source.name == SET) => set_way::<G>(),
        What::Syntax { .. } => say!("fault-syntax-way"),
        What::UnknownKey { nearest, known, .. } | What::UnknownWord { nearest, known, .. } => match nearest {
            Some(nearest) if known.len() == 1 => say!("fault-perhaps", word = nearest.as_str()),
            Some(nearest) => say!("fault-did-you-mean", word = nearest.as_str(), known = one_of(known)),
            None if known.is_empty() => say!("fault-nothing-may-stand-here"),
            None => say!("fault-one-of", known = one_of(known)),
        },
        What::WrongType { expected, .. } => type_way(*expected),
        What::OutOfRange { min, max, .. } => range_way(*min, *max),
        What::NotOneLine { .. } => say!("fault-not-one-line-way"),
        What::NameMissing => say!("fault-name-missing-way"),
        What::SwitchMissing { switch } => G::missing_way(*switch),
        What::DoMissing { known } => say!("fault-do-missing-way", known = one_of(known)),
        What::FieldMissing { field, .. } => match *field {
            "parts" => say!("fault-parts-missing-way"),
            field => say!("fault-field-missing-way", field = field),
        },
        What::CannotFollow { effect: "skip", .. } => say!("fault-skip-way"),
        What::CannotFollow { .. } | What::DiscardWithoutSkip => say!("fault-discard-way"),
        What::VariantWithBase => say!("fault-variant-with-base-way"),
        What::VariantsClash { one, other, .. } => {
            say!("fault-variants-clash-way", one = shown(one), other = shown(other))
        }
        What::Unknown { nearest, known, .. } => match nearest {
            Some(nearest) => say!("fault-did-you-mean", word = nearest.as_str(), known = one_of(known)),
            None => say!("fault-unknown-way", known = one_of(known)),
        },
        What::OtherSort { sort: Sort::Profile, name } => say!("fault-variant-as-profile-way", name = shown(name)),
        What::OtherSort { sort: Sort::Variant, name } => say!("fault-profile-as-variant-way", name = shown(name)),
        What::Circle { chain } => {
            let names: Vec<_> = chain.iter().map(|it| shown(it)).collect();
            say!("fault-circle-way", chain = names.join(" → "))
        }
        What::OtherGame { wanted, .. } => say!("fault-other-game-way", game = *wanted),
        What::NotOneSwitch => set_way::<G>(),
        What::WordWithoutQuotes { key, word } => {
            say!("fault-word-without-quotes-way", key = shown(key), word = word.as_str())
        }
        What::Unplayable { switch, problem } => G::problem_way(*switch, *problem),
    }
}

/// Returns how one switch is set by itself.
fn set_way<G: Ruled>() -> String {
    let [one, other] = G::SETTINGS;
    say!("fault-set-way", one = one, other = other)
}

/// Returns which numbers may be given.
pub(in crate::profile) fn range_way(min: i64, max: i64) -> String {
    if min == max { say!("fault-only-number", number = min) } else { say!("fault-range-way", min = min, max = max) }
}

fn expected(expected: Expected) -> String {
    match expected {
        Expected::Text => say!("expected-text"),
        Expected::Flag => say!("expected-flag"),
        Expected::Number => say!("expected-number"),
        Expected::Numbers => say!("expected-numbers"),
        Expected::FewestAndMost => say!("expected-fewest-and-most"),
        Expected::Table => say!("expected-table"),
        Expected::Actions => say!("expected-actions"),
        Expected::Action => say!("expected-action"),
        Expected::Effects => say!("expected-effects"),
        Expected::Effect => say!("expected-effect"),
    }
}

fn type_way(expected: Expected) -> String {
    match expected {
        Expected::Text => say!("type-text-way"),
        Expected::Flag => say!("type-flag-way"),
        Expected::Number => say!("type-number-way"),
        Expected::Numbers => say!("type-numbers-way"),
        Expected::FewestAndMost => say!("type-fewest-and-most-way"),
        Expected::Table => say!("type-table-way"),
        Expected::Actions | Expected::Action => say!("type-actions-way"),
        Expected::Effects | Expected::Effect => say!("type-effects-way"),
    }
}
