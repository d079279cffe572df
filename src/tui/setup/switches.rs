//! The single switches of the rules, to be changed for this game.

use serde_json::{Map, Value as Json, json};

use crate::{
    profile::{
        Kind, NONE, Ruled,
        plain::{self, Line as Told},
    },
    say,
    tock::State,
    tui::{
        line::{Letters, Line},
        model::Options,
        setup::{List, Ruling, Said, SetUp, about::points},
    },
};

/// The longest value that can be typed, in columns.
const LONGEST: usize = 1000;

/// One switch in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice<G: Ruled = State> {
    /// The switch.
    pub switch: G::Switch,
    /// What the list calls those with which it stands.
    pub section: String,
    /// Its value, as the list shows it.
    pub value: String,
    /// Whether it was changed for this game.
    pub is_changed: bool,
    told: Told<G>,
}

impl<G: Ruled> Choice<G> {
    /// Returns what the list calls the switch.
    pub fn name(&self) -> &'static str {
        G::path(self.switch).1
    }
}

/// The list of all switches.
#[derive(Debug)]
pub struct Switches<G: Ruled = State> {
    /// The switches, in the order of `rules/README.md`.
    pub choices: Vec<Choice<G>>,
    /// Which one is looked at.
    pub at: usize,
    /// What the profile and its variants say.
    unset: Vec<Told<G>>,
}

impl<G: Ruled> Switches<G> {
    /// Returns the list for the profile and the variants that are chosen.
    ///
    /// # Errors
    ///
    /// With what is wrong with those.
    pub(super) fn new(profile: &str, ruling: &Ruling<G>, options: &Options) -> Result<Self, String> {
        let table = options.library.resolve_of::<G>(&ruling.unset_request(profile));
        let table = table.map_err(|it| it.complaints().on_one_line())?;
        let mut switches = Self { choices: vec![], at: 0, unset: plain::lines(&table) };
        switches.bring_up(ruling);
        Ok(switches)
    }

    /// Brings the list up to what is set.
    pub(super) fn bring_up(&mut self, ruling: &Ruling<G>) {
        let resolved = ruling.table().map(plain::lines).unwrap_or_default();
        let subjects = G::subjects();
        let choice = |unset: &Told<G>| {
            let switch = unset.switch;
            let set = ruling.set.iter().find(|it| it.0 == switch).map(|it| it.1.as_str());
            let told = match (set, resolved.iter().find(|it| it.switch == switch)) {
                (_, Some(resolved)) => resolved.clone(),
                (Some(text), None) => set_alone(unset, text),
                (None, None) => unset.clone(),
            };
            Choice {
                switch,
                section: section::<G>(&subjects, switch),
                value: shown(&told),
                is_changed: set.is_some(),
                told,
            }
        };
        self.choices = self.unset.iter().map(choice).collect();
    }

    fn unset(&self, switch: G::Switch) -> Option<&Told<G>> {
        self.unset.iter().find(|it| it.switch == switch)
    }

    fn switch(&self) -> Option<(G::Switch, Option<Json>)> {
        let choice = self.choices.get(self.at)?;
        Some((choice.switch, value_of(&choice.told)))
    }

    /// Gives the switch that is looked at the next value; tells whether it has one rather than being typed.
    pub(super) fn turn(&mut self, by: isize, ruling: &mut Ruling<G>) -> bool {
        let Some((switch, value)) = self.switch() else { return true };
        let all = values::<G>(switch);
        if all.is_empty() {
            return false;
        }
        let now = all.iter().position(|it| Some(it) == value.as_ref()).unwrap_or(0) as isize;
        let next = &all[(now + by).rem_euclid(all.len() as isize) as usize];
        self.set(&plain::toml(next), ruling);
        true
    }

    /// Returns the line in which the value is typed of the switch that is looked at, where it is no choice of a few.
    pub(super) fn line(&self) -> Option<Line> {
        let (_, value) = self.switch().filter(|it| values::<G>(it.0).is_empty())?;
        let text = value.map_or_else(String::new, |it| plain::toml(&it));
        Some(Line::new(&text, Letters::Any, LONGEST))
    }

    /// Lets the switch that is looked at be as the profile says.
    pub(super) fn reset(&self, ruling: &mut Ruling<G>) {
        if let Some((switch, _)) = self.switch() {
            ruling.set.retain(|it| it.0 != switch);
        }
    }

    /// Gives the switch that is looked at a value, written in TOML.
    pub(super) fn set(&self, text: &str, ruling: &mut Ruling<G>) {
        let Some((switch, _)) = self.switch() else { return };
        let text = match G::kind(switch) {
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
        let as_before = self.unset(switch).is_some_and(|it| value.is_some() && value == value_of(it));
        ruling.set.retain(|it| it.0 != switch);
        if !as_before {
            ruling.set.push((switch, text));
        }
    }
}

impl SetUp {
    /// Gives the switch that is looked at the next value, or begins to type one.
    pub(super) fn turn_switch(&mut self, by: isize, options: &Options) {
        let turned = match &mut self.list {
            Some(List::Switches(list)) => list.turn(by, &mut self.tock),
            Some(List::StoneSwitches(list)) => list.turn(by, &mut self.stones.ruling),
            Some(List::Games(_) | List::Files(_)) | None => return,
        };
        if turned {
            self.resolve_switches(options);
        } else {
            self.line = match &self.list {
                Some(List::Switches(list)) => list.line(),
                Some(List::StoneSwitches(list)) => list.line(),
                Some(List::Games(_) | List::Files(_)) | None => None,
            };
        }
    }

    /// Lets the switch that is looked at be as the profile says.
    pub(super) fn reset_switch(&mut self, options: &Options) {
        match &self.list {
            Some(List::Switches(list)) => list.reset(&mut self.tock),
            Some(List::StoneSwitches(list)) => list.reset(&mut self.stones.ruling),
            Some(List::Games(_) | List::Files(_)) | None => return,
        }
        self.resolve_switches(options);
    }

    /// Gives the switch that is looked at a value, written in TOML.
    pub(super) fn set_switch(&mut self, text: &str, options: &Options) {
        match &self.list {
            Some(List::Switches(list)) => list.set(text, &mut self.tock),
            Some(List::StoneSwitches(list)) => list.set(text, &mut self.stones.ruling),
            Some(List::Games(_) | List::Files(_)) | None => return,
        }
        self.resolve_switches(options);
    }

    fn resolve_switches(&mut self, options: &Options) {
        self.resolve(&options.library);
        match &mut self.list {
            Some(List::Switches(list)) => list.bring_up(&self.tock),
            Some(List::StoneSwitches(list)) => list.bring_up(&self.stones.ruling),
            Some(List::Games(_) | List::Files(_)) | None => {}
        }
    }
}

/// Returns what the list calls those with which a switch stands: its table, or its subject where there are no tables.
fn section<G: Ruled>(subjects: &[(String, Vec<G::Switch>)], switch: G::Switch) -> String {
    match G::path(switch).0 {
        "" => subjects.iter().find(|it| it.1.contains(&switch)).map_or_else(String::new, |it| it.0.clone()),
        table => say!(&format!("about-table-{table}")),
    }
}

/// Returns what is said about the switch that is looked at.
pub(super) fn about<G: Ruled>(setup: &SetUp, list: &Switches<G>) -> Vec<Said> {
    let Some(choice) = list.choices.get(list.at) else { return vec![] };
    let mut said = vec![];
    if let Some(fault) = setup.fault()
        && setup.notice.as_ref() != Some(fault)
    {
        said.extend([Said::Heading(say!("setup-faulty")), Said::Fault(fault.clone())]);
    }
    said.extend([Said::Title(G::about(choice.switch)), Said::Heading(say!("setup-now"))]);
    said.extend(points(&choice.told));
    if let Some(unset) = list.unset(choice.switch).filter(|_| choice.is_changed) {
        said.push(Said::Heading(say!("setup-otherwise", origin = unset.origin.as_str())));
        said.extend(points(unset));
    }
    said.push(Said::Heading(say!("setup-may-be")));
    said.extend(allowed::<G>(choice.switch));
    let value = written(&choice.told);
    // A shell takes quotes away, unless there are others around them.
    let flag = if value.contains('\u{22}') { "setup-by-flag-quoted" } else { "setup-by-flag" };
    said.push(Said::Faint(say!(flag, switch = choice.switch.to_string(), value = value)));
    said
}

/// Returns which values a switch takes, in words.
fn allowed<G: Ruled>(switch: G::Switch) -> Vec<Said> {
    match G::kind(switch) {
        Kind::Names(_) | Kind::Flag => {
            let sentence = |value: &Json| {
                let says = G::says(switch, Some(value), None).join(" ");
                Said::Point(say!("setup-value", value = bare(value), says = says))
            };
            values::<G>(switch).iter().map(sentence).collect()
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
fn values<G: Ruled>(switch: G::Switch) -> Vec<Json> {
    match G::kind(switch) {
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
fn set_alone<G: Ruled>(unset: &Told<G>, text: &str) -> Told<G> {
    let value = read(text);
    let says = match &value {
        Some(value) if !is_card::<G>(unset.switch) => G::says(unset.switch, Some(value), None),
        Some(_) | None => vec![text.to_owned()],
    };
    Told { switch: unset.switch, value, origin: say!("origin-set"), says }
}

/// Tells whether a switch says what a card is used for.
fn is_card<G: Ruled>(switch: G::Switch) -> bool {
    matches!(G::kind(switch), Kind::Actions)
}

/// Returns the value of a switch, the word for none included.
fn value_of<G: Ruled>(told: &Told<G>) -> Option<Json> {
    told.value.clone().or_else(|| read(&plain::absent::<G>(told.switch)))
}

/// Returns a value of TOML.
fn read(text: &str) -> Option<Json> {
    const KEY: &str = "value";
    toml::from_str::<Map<String, Json>>(&format!("{KEY} = {text}")).ok()?.remove(KEY)
}

fn written<G: Ruled>(told: &Told<G>) -> String {
    value_of(told).map_or_else(String::new, |it| plain::toml(&it))
}

/// Returns a value as the list shows it.
fn shown<G: Ruled>(told: &Told<G>) -> String {
    match value_of(told) {
        _ if is_card::<G>(told.switch) => told.says.join(" "),
        None => told.says.join(" "),
        Some(Json::Array(list)) if list.is_empty() => NONE.to_owned(),
        Some(Json::Array(list)) => list.iter().map(bare).collect::<Vec<_>>().join(", "),
        Some(value) => bare(&value),
    }
}

fn bare(value: &Json) -> String {
    value.as_str().map_or_else(|| plain::toml(value), str::to_owned)
}
