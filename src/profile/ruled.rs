//! What a game gives so that profiles set its rules: the one table of its switches, from which profiles are read and
//! written, shown, and described by a schema.
//!
//! A switch is a place in the game's switches: the kind of place says which values it takes and how they are written.

use std::{
    fmt::{Debug, Display},
    ops::Deref,
};

use serde_json::{Map, Value as Json, json};

use crate::{
    game::Game,
    profile::{
        Table,
        explain::{Difference, Entry},
        plain,
        tock::cards,
    },
    say,
    tock::rules::Action,
};

/// The word for "there is none", where a switch may be absent.
pub const NONE: &str = "none";

/// What keeps switches from making rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayable<G: Ruled> {
    /// The switch to mend.
    pub switch: G::Switch,
    /// Which entry of its list is meant, from 0, where the value is a list.
    pub entry: Option<usize>,
    /// What is wrong.
    pub problem: G::Problem,
}

/// A game whose rules are set by profiles.
pub trait Ruled: Game<Rules: Deref<Target = Self::Switches> + Clone + Debug + Eq> + Debug + Eq + 'static {
    /// The name of a switch.
    type Switch: Copy + Debug + Display + Eq + 'static;
    /// A value for every switch, sensible or not.
    type Switches: Clone + Debug;
    /// What can be wrong with switches whose values are written well.
    type Problem: Copy + Debug + Eq + 'static;

    /// The name of the game, as profiles write it.
    const NAME: &'static str;
    /// The switches a profile must set: they have no default, and no other switch asks for them.
    const NEEDED: &'static [Self::Switch];

    /// Two switches as a text sets them, the second to a word: examples to show.
    const SETTINGS: [&'static str; 2];

    /// Returns every switch, in the order of `rules/README.md`.
    fn switches() -> Vec<Self::Switch>;

    /// Returns the table and the key of a switch in a profile; the table is empty where the key stands outside of any.
    fn path(switch: Self::Switch) -> (&'static str, &'static str);

    /// Returns the least and the most that a number of this switch may be, alone or in its list; other switches may
    /// allow less.
    fn range(switch: Self::Switch) -> Option<(u8, u8)>;

    /// Returns the switches as they are where no profile says otherwise.
    ///
    /// Those without a default hold a value that is never used: a profile must set them, see [`Ruled::has_default`].
    fn defaults() -> Self::Switches;

    /// Returns where a switch keeps its value.
    fn slot(switches: &mut Self::Switches, switch: Self::Switch) -> Slot<'_>;

    /// Returns the rules these switches make.
    ///
    /// # Errors
    ///
    /// With everything that keeps them from being played.
    fn rules(switches: Self::Switches) -> Result<Self::Rules, Vec<Unplayable<Self>>>;

    /// Returns the other switches that have a part in the problem: mending one of them would do as well.
    fn others(problem: Self::Problem) -> &'static [Self::Switch];

    /// Tells whether a problem may be one only because one of `spoiled` has no readable value.
    fn follows(problem: Self::Problem, spoiled: &dyn Fn(Self::Switch) -> bool) -> bool {
        Self::others(problem).iter().any(|it| spoiled(*it))
    }

    /// Returns everything that keeps an action from being played, whatever the other switches say.
    fn action_problems(action: &Action) -> Vec<Self::Problem>;

    /// Tells whether a text that sets these switches may be a whole set of rules rather than a variant.
    fn is_whole(is_set: &dyn Fn(Self::Switch) -> bool, values: &[Value]) -> bool;

    /// Returns what is wrong with a switch, in a clause.
    fn problem_title(switch: Self::Switch, problem: Self::Problem) -> String;

    /// Returns what the player can do about it.
    fn problem_way(switch: Self::Switch, problem: Self::Problem) -> String;

    /// Returns what the player can do about a switch that must be set and is not.
    fn missing_way(switch: Self::Switch) -> String;

    /// Returns what a schema says of a switch besides its kind.
    fn schema_of(_: Self::Switch) -> Vec<(&'static str, Json)> {
        vec![]
    }

    /// Returns in a few words what a switch is, whatever its value.
    fn about(switch: Self::Switch) -> String;

    /// Returns what a value of a switch means: one sentence, or one for each way to use a card.
    fn says(switch: Self::Switch, value: Option<&Json>, actions: Option<&[Action]>) -> Vec<String>;

    /// Returns the value of a switch of these rules as a profile writes it, if there is anything to write.
    fn value(rules: &Self::Rules, switch: Self::Switch) -> Option<Json> {
        Self::json(rules, switch)
    }

    /// Returns what a card of these rules may be used for, if the switch is that of a card.
    fn actions(rules: &Self::Rules, switch: Self::Switch) -> Option<&[Action]>;

    /// Returns in words where a switch has its value from that no text sets.
    fn default_origin(_: Self::Switch) -> String {
        say!("origin-default")
    }

    /// Returns the subjects in the order in which they are told, each with its title and its switches.
    fn subjects() -> Vec<(String, Vec<Self::Switch>)>;

    /// Returns the rules of some switches of a table, to be read by its players.
    fn entries(table: &Table<Self>, switches: &[Self::Switch]) -> Vec<Entry>;

    /// Tells whether a switch has a value where no profile sets it. The actions of a card that is not listed are its
    /// face value, which is no default of the switch.
    fn has_default(switch: Self::Switch) -> bool {
        !Self::NEEDED.contains(&switch) && Self::json(&Self::defaults(), switch).is_some()
    }

    /// Returns which values a switch takes.
    fn kind(switch: Self::Switch) -> Kind {
        // A number that has no range of its own may be any that fits.
        let (min, max) = Self::range(switch).unwrap_or((0, u8::MAX));
        match Self::slot(&mut Self::defaults(), switch) {
            Slot::Name(word) => Kind::Names(word.names()),
            Slot::Flag(_) => Kind::Flag,
            Slot::Number(_) => Kind::Number { min, max, or_none: false },
            Slot::NumberOrNone(_) => Kind::Number { min, max, or_none: true },
            Slot::Numbers(_) => Kind::Numbers { min, max },
            Slot::Actions(_) => Kind::Actions,
        }
    }

    /// Gives a switch this value; one of another kind than the switch takes changes nothing.
    fn put(switches: &mut Self::Switches, switch: Self::Switch, value: &Value) {
        match (Self::slot(switches, switch), value) {
            (Slot::Name(slot), Value::Name(name)) => slot.set(name),
            (Slot::Flag(slot), Value::Flag(flag)) => *slot = *flag,
            (Slot::Number(slot), Value::Number(number)) => *slot = *number,
            (Slot::NumberOrNone(slot), Value::Number(number)) => *slot = Some(*number),
            (Slot::NumberOrNone(slot), Value::None) => *slot = None,
            (Slot::Numbers(slot), Value::Numbers(numbers)) => slot.clone_from(numbers),
            (Slot::Actions(slot), Value::Actions(actions)) => *slot = Some(actions.clone()),
            (
                Slot::Name(_)
                | Slot::Flag(_)
                | Slot::Number(_)
                | Slot::NumberOrNone(_)
                | Slot::Numbers(_)
                | Slot::Actions(_),
                _,
            ) => {}
        }
    }

    /// Returns the value of a switch as a profile writes it, if there is one.
    fn json(switches: &Self::Switches, switch: Self::Switch) -> Option<Json> {
        match Self::slot(&mut switches.clone(), switch) {
            Slot::Name(word) => Some(name_json(word.name())),
            Slot::Flag(flag) => Some((*flag).into()),
            Slot::Number(number) => Some((*number).into()),
            Slot::NumberOrNone(number) => number.map(Into::into),
            Slot::Numbers(numbers) if numbers.is_empty() => None,
            Slot::Numbers(numbers) => Some(numbers.clone().into()),
            Slot::Actions(actions) => actions.as_deref().map(cards::json),
        }
    }

    /// Returns the switch of this table and key.
    fn find(table: &str, key: &str) -> Option<Self::Switch> {
        Self::switches().into_iter().find(|it| Self::path(*it) == (table, key))
    }

    /// Returns the names of the tables, in order.
    fn tables() -> Vec<&'static str> {
        let mut tables: Vec<_> = Self::switches().into_iter().map(|it| Self::path(it).0).collect();
        tables.dedup();
        tables.retain(|it| !it.is_empty());
        tables
    }

    /// Returns the keys of a table, in order.
    fn keys(table: &str) -> Vec<&'static str> {
        Self::switches().into_iter().map(Self::path).filter(|it| it.0 == table).map(|it| it.1).collect()
    }

    /// Returns every switch that has a value, in the tables of a profile.
    fn resolved(switches: &Self::Switches) -> Json {
        let values = Self::switches().into_iter().filter_map(|it| Some((it, Self::json(switches, it)?)));
        Self::in_tables(values)
    }

    /// Returns switches with their values, in the tables of a profile.
    fn in_tables(values: impl IntoIterator<Item = (Self::Switch, Json)>) -> Json {
        let mut tables = Map::new();
        for (switch, value) in values {
            match Self::path(switch) {
                ("", key) => tables.insert(key.to_owned(), value),
                (table, key) => {
                    tables.entry(table).or_insert_with(|| json!({}))[key] = value;
                    None
                }
            };
        }
        Json::Object(tables)
    }
}

/// Returns a switch as one entry of its own, with what it would be in the rules a table is made from.
pub(super) fn entry<G: Ruled>(
    table: &Table<G>,
    switch: G::Switch,
    label: String,
    instead: Option<Difference>,
) -> Entry {
    Entry { label, says: plain::meaning::<G>(&table.rules, switch), instead }
}

/// A value of a switch as a text gives it: spelling and range checked, sense not yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// One of the names the switch knows.
    Name(&'static str),
    /// Yes or no.
    Flag(bool),
    /// A number in the range of the switch.
    Number(u8),
    /// Numbers in the range of the switch.
    Numbers(Vec<u8>),
    /// What a card may be used for.
    Actions(Vec<Action>),
    /// There is none.
    None,
}

/// Which values a switch takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these names.
    Names(Vec<&'static str>),
    /// `true` or `false`.
    Flag,
    /// A whole number.
    Number {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
        /// Whether [`NONE`] is allowed instead.
        or_none: bool,
    },
    /// A list of whole numbers.
    Numbers {
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// A list of actions.
    Actions,
}

/// Where a switch keeps its value.
#[allow(missing_docs, reason = "the names say it")]
pub enum Slot<'a> {
    Name(&'a mut dyn Word),
    Flag(&'a mut bool),
    Number(&'a mut u8),
    NumberOrNone(&'a mut Option<u8>),
    Numbers(&'a mut Vec<u8>),
    Actions(&'a mut Option<Vec<Action>>),
}

/// A value that is written as a name.
pub trait Word {
    /// Returns the names it may have.
    fn names(&self) -> Vec<&'static str>;
    /// Returns the name it has.
    fn name(&self) -> &'static str;
    /// Gives it the value of this name; another name changes nothing.
    fn set(&mut self, name: &str);
}

/// A type whose values all have names.
pub trait Named: Copy + PartialEq + 'static {
    /// Every value with its name.
    const NAMES: &'static [(&'static str, Self)];

    /// Returns the value of this name.
    fn named(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(it, _)| *it == name).map(|(_, it)| *it)
    }

    /// Returns the name of this value.
    fn name_of(self) -> &'static str {
        Self::NAMES.iter().find(|(_, it)| *it == self).map_or("", |(it, _)| it)
    }
}

impl<T: Named> Word for T {
    fn names(&self) -> Vec<&'static str> {
        T::NAMES.iter().map(|(it, _)| *it).collect()
    }

    fn name(&self) -> &'static str {
        self.name_of()
    }

    fn set(&mut self, name: &str) {
        if let Some(value) = T::named(name) {
            *self = value;
        }
    }
}

/// Gives types the names of their values.
macro_rules! names {
    ($($type:ident: $($name:literal = $value:ident),+;)*) => {
        $(impl $crate::profile::ruled::Named for $type {
            const NAMES: &'static [(&'static str, Self)] = &[$(($name, Self::$value)),+];
        })*
    };
}

pub(super) use names;

/// Returns a value as a profile writes it.
pub fn value_json(value: &Value) -> Json {
    match value {
        Value::Name(name) => name_json(name),
        Value::Flag(flag) => (*flag).into(),
        Value::Number(number) => (*number).into(),
        Value::Numbers(numbers) => numbers.clone().into(),
        Value::Actions(actions) => cards::json(actions),
        Value::None => NONE.into(),
    }
}

/// Returns a name as a profile writes it: one of digits alone is a number.
pub fn name_json(name: &str) -> Json {
    name.parse::<u8>().map_or_else(|_| name.into(), Into::into)
}
