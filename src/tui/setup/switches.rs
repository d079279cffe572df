//! The single switches of the rules, to be changed for this game.

use serde_json::{Map, Value as Json, json};

use crate::{
    profile::{
        Kind, NONE, Ruled,
        plain::{self, Line as Told},
    },
    say,
    tock::{State, rules::Switch},
    tui::{
        line::{Letters, Line},
        model::Options,
        setup::{List, Said, SetUp, about::points},
    },
};

/// The longest value that can be typed, in columns.
const LONGEST: usize = 1000;

/// One switch in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The switch.
    pub switch: Switch,
    /// Its value, as the list shows it.
    pub value: String,
    /// Whether it was changed for this game.
    pub is_changed: bool,
    told: Told,
}

/// The list of all switches.
#[derive(Debug)]
pub struct Switches {
    /// The switches, in the order of `rules/README.md`.
    pub choices: Vec<Choice>,
    /// Which one is looked at.
    pub at: usize,
    /// What the profile and its variants say.
    unset: Vec<Told>,
}

impl Switches {
    /// Returns the list for the profile and the variants that are chosen.
    ///
    /// # Errors
    ///
    /// With what is wrong with those.
    pub(super) fn new(setup: &SetUp, options: &Options) -> Result<Self, String> {
        let table = options.library.resolve(&setup.unset_request()).map_err(|it| it.complaints().on_one_line())?;
        let mut switches = Self { choices: vec![], at: 0, unset: plain::lines(&table) };
        switches.bring_up(setup);
        Ok(switches)
    }

    /// Brings the list up to what is set.
    fn bring_up(&mut self, setup: &SetUp) {
        let resolved = setup.table().map(plain::lines).unwrap_or_default();
        let choice = |unset: &Told| {
            let switch = unset.switch;
            let set = setup.set.iter().find(|it| it.0 == switch).map(|it| it.1.as_str());
            let told = match (set, resolved.iter().find(|it| it.switch == switch)) {
                (_, Some(resolved)) => resolved.clone(),
                (Some(text), None) => set_alone(unset, text),
                (None, None) => unset.clone(),
            };
            Choice { switch, value: shown(&told), is_changed: set.is_some(), told }
        };
        self.choices = self.unset.iter().map(choice).collect();
    }

    fn unset(&self, switch: Switch) -> Option<&Told> {
        self.unset.iter().find(|it| it.switch == switch)
    }
}

impl SetUp {
    /// Gives the switch that is looked at the next value, or begins to type one.
    pub(super) fn turn_switch(&mut self, by: isize, options: &Options) {
        let Some((switch, value)) = self.switch() else { return };
        let all = values(switch);
        if all.is_empty() {
            self.type_switch();
            return;
        }
        let now = all.iter().position(|it| Some(it) == value.as_ref()).unwrap_or(0) as isize;
        let next = &all[(now + by).rem_euclid(all.len() as isize) as usize];
        self.set_switch(&plain::toml(next), options);
    }

    /// Begins to type a value, where it is no choice of a few.
    pub(super) fn type_switch(&mut self) {
        let Some((switch, value)) = self.switch() else { return };
        if !values(switch).is_empty() {
            return;
        }
        let text = value.map_or_else(String::new, |it| plain::toml(&it));
        self.line = Some(Line::new(&text, Letters::Any, LONGEST));
    }

    /// Lets the switch that is looked at be as the profile says.
    pub(super) fn reset_switch(&mut self, options: &Options) {
        if let Some((switch, _)) = self.switch() {
            self.set.retain(|it| it.0 != switch);
            self.resolve_switches(options);
        }
    }

    /// Gives the switch that is looked at a value, written in TOML.
    pub(super) fn set_switch(&mut self, text: &str, options: &Options) {
        let Some((switch, _)) = self.switch() else { return };
        let Some(List::Switches(list)) = &self.list else { return };
        let text = match State::kind(switch) {
            // Numbers may be typed without the signs of TOML.
            Kind::Numbers { .. } if !text.contains('[') => {
                let numbers = text.split([' ', ',', ';']).filter(|it| !it.is_empty());
                format!("[{}]", numbers.collect::<Vec<_>>().join(", "))
            }
            Kind::Names(_) | Kind::Flag | Kind::Number { .. } | Kind::Numbers { .. } | Kind::Actions => {
                text.trim().to_owned()
            }
        };
        let value = read(&text);
        let as_before = list.unset(switch).is_some_and(|it| value.is_some() && value == value_of(it));
        self.set.retain(|it| it.0 != switch);
        if !as_before {
            self.set.push((switch, text));
        }
        self.resolve_switches(options);
    }

    fn resolve_switches(&mut self, options: &Options) {
        self.resolve(&options.library);
        if let Some(List::Switches(mut list)) = self.list.take() {
            list.bring_up(self);
            self.list = Some(List::Switches(list));
        }
    }

    fn switch(&self) -> Option<(Switch, Option<Json>)> {
        let Some(List::Switches(list)) = &self.list else { return None };
        let choice = list.choices.get(list.at)?;
        Some((choice.switch, value_of(&choice.told)))
    }
}

/// Returns what is said about the switch that is looked at.
pub(super) fn about(setup: &SetUp, list: &Switches) -> Vec<Said> {
    let Some(choice) = list.choices.get(list.at) else { return vec![] };
    let mut said = vec![];
    if let Err(fault) = &setup.rules
        && setup.notice.as_ref() != Some(fault)
    {
        said.extend([Said::Heading(say!("setup-faulty")), Said::Fault(fault.clone())]);
    }
    said.extend([Said::Title(State::about(choice.switch)), Said::Heading(say!("setup-now"))]);
    said.extend(points(&choice.told));
    if let Some(unset) = list.unset(choice.switch).filter(|_| choice.is_changed) {
        said.push(Said::Heading(say!("setup-otherwise", origin = unset.origin.as_str())));
        said.extend(points(unset));
    }
    said.push(Said::Heading(say!("setup-may-be")));
    said.extend(allowed(choice.switch));
    said.push(Said::Faint(say!("setup-by-flag", switch = choice.switch.to_string(), value = written(&choice.told))));
    said
}

/// Returns which values a switch takes, in words.
fn allowed(switch: Switch) -> Vec<Said> {
    match State::kind(switch) {
        Kind::Names(_) | Kind::Flag => {
            let sentence = |value: &Json| {
                let says = State::says(switch, Some(value), None).join(" ");
                Said::Point(say!("setup-value", value = bare(value), says = says))
            };
            values(switch).iter().map(sentence).collect()
        }
        Kind::Number { min, max, .. } if min == max => vec![Said::Text(say!("setup-only", value = min))],
        Kind::Number { min, max, or_none: false } => vec![Said::Text(say!("setup-number", min = min, max = max))],
        Kind::Number { min, max, or_none: true } => {
            vec![Said::Text(say!("setup-number-or-none", min = min, max = max))]
        }
        Kind::Numbers { min, max } => vec![Said::Text(say!("setup-numbers", min = min, max = max))],
        Kind::Actions => vec![Said::Text(say!("setup-actions"))],
    }
}

/// Returns every value of a switch; none if there are too many to step through.
fn values(switch: Switch) -> Vec<Json> {
    match State::kind(switch) {
        Kind::Names(names) => names.into_iter().map(Json::from).collect(),
        Kind::Flag => vec![json!(false), json!(true)],
        Kind::Number { min, max, or_none } => {
            let none = or_none.then(|| json!(NONE));
            none.into_iter().chain((min..=max).map(Json::from)).collect()
        }
        Kind::Numbers { .. } | Kind::Actions => vec![],
    }
}

/// Returns a switch as a text sets it that cannot be played with the others.
fn set_alone(unset: &Told, text: &str) -> Told {
    let value = read(text);
    let says = match (&value, unset.switch) {
        (Some(value), switch) if !matches!(switch, Switch::Cards(_)) => State::says(switch, Some(value), None),
        (Some(_) | None, _) => vec![text.to_owned()],
    };
    Told { switch: unset.switch, value, origin: say!("origin-set"), says }
}

/// Returns the value of a switch, the word for none included.
fn value_of(told: &Told) -> Option<Json> {
    told.value.clone().or_else(|| read(&plain::absent::<State>(told.switch)))
}

/// Returns a value of TOML.
fn read(text: &str) -> Option<Json> {
    const KEY: &str = "value";
    toml::from_str::<Map<String, Json>>(&format!("{KEY} = {text}")).ok()?.remove(KEY)
}

fn written(told: &Told) -> String {
    value_of(told).map_or_else(String::new, |it| plain::toml(&it))
}

/// Returns a value as the list shows it.
fn shown(told: &Told) -> String {
    match (told.switch, value_of(told)) {
        (Switch::Cards(_), _) | (_, None) => told.says.join(" "),
        (_, Some(Json::Array(list))) if list.is_empty() => NONE.to_owned(),
        (_, Some(Json::Array(list))) => list.iter().map(bare).collect::<Vec<_>>().join(", "),
        (_, Some(value)) => bare(&value),
    }
}

fn bare(value: &Json) -> String {
    value.as_str().map_or_else(|| plain::toml(value), str::to_owned)
}
