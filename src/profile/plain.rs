//! The rules in plain words: every switch with its value, where that comes from, and what it means at the table.

use std::fmt::Display;

use serde_json::{Map, Value as Json};

use crate::{
    profile::{
        Table, Variant,
        fold::Origin,
        ruled::{self, Kind, NONE, Ruled, Value},
    },
    say,
    tock::State,
};

/// One switch, to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line<G: Ruled = State> {
    /// The switch.
    pub switch: G::Switch,
    /// Its value as a profile writes it; none where there is nothing to write.
    pub value: Option<Json>,
    /// Where the value comes from.
    pub origin: String,
    /// What it means: one sentence, or one for each way to use a card.
    pub says: Vec<String>,
}

/// Returns every switch of a table, in the order of `rules/README.md`.
pub fn lines<G: Ruled>(table: &Table<G>) -> Vec<Line<G>> {
    let line = |switch| {
        let value = G::value(&table.rules, switch);
        let says = G::says(switch, value.as_ref(), G::actions(&table.rules, switch));
        Line { switch, origin: origin(table, switch), says, value }
    };
    G::switches().into_iter().map(line).collect()
}

/// Returns what a switch of these rules means: one sentence, or one for each way to use a card.
pub fn meaning<G: Ruled>(rules: &G::Rules, switch: G::Switch) -> Vec<String> {
    G::says(switch, G::value(rules, switch).as_ref(), G::actions(rules, switch))
}

/// Tells whether a switch is set otherwise in two sets of rules.
pub fn differs<G: Ruled>(rules: &G::Rules, other: &G::Rules, switch: G::Switch) -> bool {
    G::value(rules, switch) != G::value(other, switch)
}

/// Returns what a variant sets, in the order of `rules/README.md`.
pub fn variant_lines<G: Ruled>(asked: &str, variant: &Variant<G>) -> Vec<Line<G>> {
    let line = |switch| {
        let value = variant.settings.iter().find(|it| it.0 == switch).map(|it| &it.1)?;
        let actions = match value {
            Value::Actions(actions) => Some(&actions[..]),
            Value::Name(_) | Value::Flag(_) | Value::Number(_) | Value::Numbers(_) | Value::None => None,
        };
        let value = ruled::value_json(value);
        let says = G::says(switch, Some(&value), actions);
        Some(Line { switch, origin: say!("origin-variant", name = asked), says, value: Some(value) })
    };
    G::switches().into_iter().filter_map(line).collect()
}

/// Returns how a profile writes that a switch has no value.
pub fn absent<G: Ruled>(switch: G::Switch) -> String {
    match G::kind(switch) {
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

pub(super) fn origin<G: Ruled>(table: &Table<G>, switch: G::Switch) -> String {
    match table.origin(switch) {
        Origin::Default => G::default_origin(switch),
        Origin::Profile(name) => say!("origin-profile", name = name.as_str()),
        Origin::Variant(name) => say!("origin-variant", name = name.as_str()),
        Origin::Set => say!("origin-set"),
    }
}

/// Returns the switch as catalogue keys spell it.
pub(super) fn key(switch: impl Display) -> String {
    switch.to_string().replace(['.', '_'], "-")
}

/// Returns what a value of a switch means, by the message that `prefix` and the switch name; `list` makes one of many
/// words.
pub(super) fn sentence(
    prefix: &str,
    switch: impl Display,
    value: Option<&Json>,
    list: fn(&[String]) -> String,
) -> String {
    let key = &format!("{prefix}-{}", key(switch));
    match value {
        None | Some(Json::Null | Json::Object(_)) => say!(key, value = NONE),
        Some(Json::Bool(flag)) => say!(key, value = flag.to_string()),
        Some(Json::Number(number)) => say!(key, value = number.as_i64().unwrap_or_default()),
        Some(Json::String(name)) => say!(key, value = name.as_str()),
        Some(Json::Array(all)) => {
            let words: Vec<_> = all.iter().map(Json::to_string).collect();
            say!(key, value = list(&words))
        }
    }
}
