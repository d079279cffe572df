//! The words for each fault, from the catalogue `locales/en/faults.ftl`.

use crate::{
    profile::{
        fault::{Expected, Fault, Place, Sort, What},
        library::SET,
    },
    report::{one_of, shown, toml_type},
    say,
    tock::rules::{DealMode, Problem, Switch},
};

/// Returns what is wrong, in a clause.
pub(super) fn title(what: &What) -> String {
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
        What::NotOneSwitch => say!("fault-not-one-switch"),
        What::Unplayable { switch, problem } => unplayable(*switch, *problem),
    }
}

/// Returns what the player can do about it.
pub(super) fn way_out(fault: &Fault) -> String {
    match &fault.what {
        What::Unread(unread) => unread.complaint().way,
        What::Syntax { .. } if fault.at.as_ref().is_some_and(|it| it.source.name == SET) => say!("fault-set-way"),
        What::Syntax { .. } => say!("fault-syntax-way"),
        What::UnknownKey { nearest, known, .. } | What::UnknownWord { nearest, known, .. } => match nearest {
            Some(nearest) => say!("fault-did-you-mean", word = nearest.as_str(), known = one_of(known)),
            None if known.is_empty() => say!("fault-nothing-may-stand-here"),
            None => say!("fault-one-of", known = one_of(known)),
        },
        What::WrongType { expected, .. } => type_way(*expected),
        What::OutOfRange { min, max, .. } => range_way(*min, *max),
        What::NotOneLine { .. } => say!("fault-not-one-line-way"),
        What::NameMissing => say!("fault-name-missing-way"),
        What::SwitchMissing { switch } => match switch {
            Switch::DealMode => say!("fault-mode-missing-way"),
            _ => say!("fault-counts-missing-way"),
        },
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
        What::NotOneSwitch => say!("fault-set-way"),
        What::Unplayable { switch, problem } => unplayable_way(*switch, *problem),
    }
}

fn unplayable(switch: Switch, problem: Problem) -> String {
    let switch = switch.to_string();
    match problem {
        Problem::OutOfRange { value, .. } => say!("fault-out-of-range", key = switch, value = value.to_string()),
        Problem::Odd { value } => say!("fault-odd", switch = switch, value = value),
        Problem::Empty => say!("fault-empty", switch = switch),
        Problem::Twice { value } => say!("fault-twice", switch = switch, value = value),
        Problem::NeededBy { mode } => say!("fault-needed-by-mode", switch = switch, mode = mode_name(mode)),
        Problem::NotAsManyAsSlots { marbles, slots } => {
            say!("fault-not-as-many-as-slots", marbles = marbles, slots = slots)
        }
        Problem::ShortcutTooFar { value, .. } => say!("fault-shortcut-too-far", value = value),
        Problem::TooManyCards { players, dealt, deck } => {
            say!("fault-too-many-cards", switch = switch, players = players, dealt = dealt, deck = deck)
        }
        Problem::OneTeam => say!("fault-one-team"),
        Problem::NoStarter => say!("fault-no-starter"),
        Problem::JokerUnlisted => say!("fault-joker-unlisted"),
        Problem::PartsOutOfOrder { min, max } => {
            say!("fault-parts-out-of-order", switch = switch, min = min, max = max)
        }
        Problem::FewerStepsThanParts { n, min } => {
            say!("fault-fewer-steps-than-parts", switch = switch, n = n, min = min)
        }
        Problem::NoSteps => say!("fault-no-steps", switch = switch),
        Problem::EffectTwice => say!("fault-effect-twice", switch = switch),
        Problem::RestWithoutPartner => say!("fault-rest-without-partner"),
    }
}

fn unplayable_way(switch: Switch, problem: Problem) -> String {
    match problem {
        Problem::OutOfRange { min, max, .. } => range_way(min, max),
        Problem::Odd { .. } => say!("fault-odd-way"),
        Problem::Empty => match switch {
            Switch::Cards(_) => say!("fault-empty-card-way"),
            _ => say!("fault-empty-way"),
        },
        Problem::Twice { .. } => say!("fault-twice-way"),
        Problem::NeededBy { mode: DealMode::Refill } => say!("fault-hand-needed-way"),
        Problem::NeededBy { mode: DealMode::PlayOut } => say!("fault-schedule-needed-way"),
        Problem::NotAsManyAsSlots { .. } => say!("fault-not-as-many-as-slots-way"),
        Problem::ShortcutTooFar { max, .. } => say!("fault-shortcut-too-far-way", max = max),
        Problem::TooManyCards { players, deck, .. } => {
            say!("fault-too-many-cards-way", each = deck / usize::from(players).max(1))
        }
        Problem::OneTeam => say!("fault-one-team-way"),
        Problem::NoStarter => say!("fault-no-starter-way"),
        Problem::JokerUnlisted => say!("fault-joker-unlisted-way"),
        Problem::PartsOutOfOrder { .. } => say!("fault-parts-out-of-order-way"),
        Problem::FewerStepsThanParts { .. } => say!("fault-fewer-steps-than-parts-way"),
        Problem::NoSteps => say!("fault-no-steps-way"),
        Problem::EffectTwice => say!("fault-effect-twice-way"),
        Problem::RestWithoutPartner => say!("fault-rest-without-partner-way"),
    }
}

fn range_way(min: i64, max: i64) -> String {
    if min == max { say!("fault-only-number", number = min) } else { say!("fault-range-way", min = min, max = max) }
}

const fn mode_name(mode: DealMode) -> &'static str {
    match mode {
        DealMode::Refill => "refill",
        DealMode::PlayOut => "play_out",
    }
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
