//! The rules in plain words: every switch with its value, where that comes from, and what it means at the table.

use serde_json::{Map, Value as Json};

use crate::{
    profile::{
        Table, Variant,
        fold::Origin,
        tock::{self, Kind, NONE, Value, cards::who_name},
    },
    report::one_of,
    say,
    tock::{
        card::Rank,
        rules::{Action, Effect, Rules, Switch},
    },
};

/// One switch, to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The switch.
    pub switch: Switch,
    /// Its value as a profile writes it; none where there is nothing to write.
    pub value: Option<Json>,
    /// Where the value comes from.
    pub origin: String,
    /// What it means: one sentence, or one for each way to use a card.
    pub says: Vec<String>,
}

/// Returns every switch of a table, in the order of `rules/README.md`.
pub fn lines(table: &Table) -> Vec<Line> {
    let line = |switch| {
        let value = value(&table.rules, switch);
        let says = says(switch, value.as_ref(), card(&table.rules, switch));
        Line { switch, origin: origin(table, switch), says, value }
    };
    Switch::all().map(line).collect()
}

/// Returns what a switch of these rules means: one sentence, or one for each way to use a card.
pub fn meaning(rules: &Rules, switch: Switch) -> Vec<String> {
    says(switch, value(rules, switch).as_ref(), card(rules, switch))
}

/// Tells whether a switch is set otherwise in two sets of rules.
pub fn differs(rules: &Rules, other: &Rules, switch: Switch) -> bool {
    value(rules, switch) != value(other, switch)
}

/// Returns what a variant sets, in the order of `rules/README.md`.
pub fn variant_lines(asked: &str, variant: &Variant) -> Vec<Line> {
    let line = |switch| {
        let value = variant.settings.iter().find(|it| it.0 == switch).map(|it| &it.1)?;
        let actions = match value {
            Value::Actions(actions) => Some(&actions[..]),
            Value::Name(_) | Value::Flag(_) | Value::Number(_) | Value::Numbers(_) | Value::None => None,
        };
        let value = tock::value_json(value);
        let says = says(switch, Some(&value), actions);
        Some(Line { switch, origin: say!("origin-variant", name = asked), says, value: Some(value) })
    };
    Switch::all().filter_map(line).collect()
}

/// Returns what a switch means, given its value and, if it is a card, what that does.
pub fn says(switch: Switch, value: Option<&Json>, actions: Option<&[Action]>) -> Vec<String> {
    match (switch, actions) {
        (Switch::Cards(_), None | Some([])) => vec![say!("card-unused")],
        (Switch::Cards(_), Some(actions)) => {
            let use_of = |(place, it)| match place {
                0 => action(it),
                _ => say!("card-or", use = action(it)),
            };
            actions.iter().enumerate().map(use_of).collect()
        }
        (_, _) => vec![sentence(switch, value)],
    }
}

/// Returns in a few words what a switch is, whatever its value.
pub fn about(switch: Switch) -> String {
    match switch {
        Switch::Cards(_) => say!("about-cards"),
        _ => say!(&format!("about-{}", key(switch))),
    }
}

/// Returns how a profile writes that a switch has no value.
pub fn absent(switch: Switch) -> String {
    match tock::kind(switch) {
        Kind::Numbers { .. } | Kind::Actions => "[]".to_owned(),
        Kind::Names(_) | Kind::Flag | Kind::Number { .. } => format!("{NONE:?}"),
    }
}

/// Returns a value as a profile writes it.
pub fn toml(value: &Json) -> String {
    match value {
        Json::Null | Json::Bool(_) | Json::Number(_) => value.to_string(),
        Json::String(text) => toml::Value::from(text.as_str()).to_string(),
        Json::Array(list) => format!("[{}]", list.iter().map(toml).collect::<Vec<_>>().join(", ")),
        Json::Object(fields) => {
            let field = |(key, value): (&String, &Json)| format!("{key} = {}", toml(value));
            format!("{{ {} }}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
        }
    }
}

/// Returns switches with their values as they are asked for, each `switch=value`.
pub fn settings(set: &Map<String, Json>) -> Vec<String> {
    set.iter().map(|(switch, value)| format!("{switch}={}", toml(value))).collect()
}

/// Returns words as a list in a sentence: `a, b and c`.
pub fn all_of(words: &[String]) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => say!("list-and", first = first.join(", "), last = last.as_str()),
    }
}

fn value(rules: &Rules, switch: Switch) -> Option<Json> {
    match switch {
        Switch::Cards(rank) => Some(rules.actions(rank)).filter(|it| !it.is_empty()).map(tock::cards::json),
        _ => tock::json(rules, switch),
    }
}

fn card(rules: &Rules, switch: Switch) -> Option<&[Action]> {
    match switch {
        Switch::Cards(rank) => Some(rules.actions(rank)),
        _ => None,
    }
}

pub(super) fn origin(table: &Table, switch: Switch) -> String {
    match (table.origin(switch), switch) {
        (Origin::Default, Switch::Cards(rank)) if rank != Rank::Joker => say!("origin-face-value"),
        (Origin::Default, _) => say!("origin-default"),
        (Origin::Profile(name), _) => say!("origin-profile", name = name.as_str()),
        (Origin::Variant(name), _) => say!("origin-variant", name = name.as_str()),
        (Origin::Set, _) => say!("origin-set"),
    }
}

/// Returns the switch as catalogue keys spell it.
fn key(switch: Switch) -> String {
    switch.to_string().replace(['.', '_'], "-")
}

fn sentence(switch: Switch, value: Option<&Json>) -> String {
    let key = &format!("switch-{}", key(switch));
    match value {
        None | Some(Json::Null | Json::Object(_)) => say!(key, value = NONE),
        Some(Json::Bool(flag)) => say!(key, value = flag.to_string()),
        Some(Json::Number(number)) => say!(key, value = number.as_i64().unwrap_or_default()),
        Some(Json::String(name)) => say!(key, value = name.as_str()),
        Some(Json::Array(list)) => {
            let words: Vec<_> = list.iter().map(Json::to_string).collect();
            // Players are alternatives, deals follow each other.
            say!(key, value = if switch == Switch::SeatsCounts { one_of(&words) } else { all_of(&words) })
        }
    }
}

/// Returns one way to use a card.
pub fn action(action: &Action) -> String {
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
