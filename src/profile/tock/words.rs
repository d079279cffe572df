//! What cards do, and what is wrong with switches, in words.

use crate::{
    profile::{report::range_way, tock::cards::who_name},
    say,
    tock::rules::{Action, DealMode, Effect, Problem, Switch},
};

/// Returns what is wrong with a switch, in a clause.
pub(super) fn title(switch: Switch, problem: Problem) -> String {
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

/// Returns what the player can do about it.
pub(super) fn way(switch: Switch, problem: Problem) -> String {
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

const fn mode_name(mode: DealMode) -> &'static str {
    match mode {
        DealMode::Refill => "refill",
        DealMode::PlayOut => "play_out",
    }
}

/// Returns one way to use a card.
pub(super) fn action(action: &Action) -> String {
    let mut sentences = vec![];
    match action {
        Action::Start { then: _ } => sentences.push(say!("action-start")),
        Action::Move { n, who, trample, cross_own_post, then: _ } => {
            let key = if *n < 0 { "action-backward" } else { "action-forward" };
            sentences.push(say!(key, who = who_name(*who), n = n.unsigned_abs()));
            sentences.extend(trample.then(|| say!("action-trample")));
            sentences.extend(cross_own_post.then(|| say!("action-cross-own-post")));
        }
        Action::Split { n, parts: (min, max), trample } => {
            sentences.push(if min == max {
                say!("action-split-exactly", n = *n, min = *min)
            } else {
                say!("action-split", n = *n, min = *min, max = *max)
            });
            sentences.extend(trample.then(|| say!("action-trample")));
        }
        Action::Swap { with } => sentences.push(say!("action-swap", with = who_name(*with))),
        Action::Discard { n } => sentences.push(say!("action-discard", n = *n)),
    }
    sentences.extend(action.then().iter().map(|it| match it {
        Effect::Remove { who } => say!("effect-remove", who = who_name(*who)),
        Effect::Draw { n } => say!("effect-draw", n = *n),
        Effect::Again => say!("effect-again"),
    }));
    sentences.join(" ")
}
