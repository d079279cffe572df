//! What can be wrong with a text that sets switches, as data.

use crate::{
    profile::ruled::Ruled,
    report::{Mark, Unread},
    tock::State,
};

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<G: Ruled = State> {
    /// The text to mend; none if the fault is in no text.
    pub at: Option<Mark>,
    /// Where the other values stand that have a part in it, each with its switch.
    pub also: Vec<(G::Switch, Mark)>,
    /// What is wrong.
    pub what: What<G>,
}

impl<G: Ruled> From<Unread> for What<G> {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

impl<G: Ruled> From<What<G>> for Fault<G> {
    /// Returns a fault that is in no text.
    fn from(what: What<G>) -> Self {
        Self { at: None, also: vec![], what }
    }
}

/// Where in a profile a key or a word stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Outside the tables.
    Top,
    /// In this table.
    Table(&'static str),
    /// In an action or effect of this name.
    Action(&'static str),
}

/// What a value should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Expected {
    Text,
    Flag,
    Number,
    Numbers,
    FewestAndMost,
    Table,
    Actions,
    Action,
    Effects,
    Effect,
}

/// What a name names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Sort {
    Profile,
    Variant,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What<G: Ruled = State> {
    /// There is no text.
    Unread(Unread),
    /// The text is no TOML.
    Syntax {
        /// Why, in the words of the TOML reader.
        reason: String,
    },
    /// There is no such key here.
    UnknownKey {
        /// The key.
        key: String,
        /// Where it stands.
        place: Place,
        /// The key that was meant, perhaps.
        nearest: Option<String>,
        /// The keys that may stand here.
        known: Vec<String>,
    },
    /// The value is of another type than the key takes.
    WrongType {
        /// The key.
        key: String,
        /// What it takes.
        expected: Expected,
        /// What it was given, in a word of TOML.
        found: &'static str,
    },
    /// The word is none of those the key takes.
    UnknownWord {
        /// The key.
        key: String,
        /// The word.
        word: String,
        /// The word that was meant, perhaps.
        nearest: Option<String>,
        /// The words it takes.
        known: Vec<String>,
    },
    /// The number is out of range.
    OutOfRange {
        /// The key.
        key: String,
        /// The number, as written.
        value: String,
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// The text should be one line, without control characters.
    NotOneLine {
        /// The key.
        key: String,
    },
    /// The profile has no name.
    NameMissing,
    /// A switch without a default is not set.
    SwitchMissing {
        /// The switch.
        switch: G::Switch,
    },
    /// An action or effect does not say what it is.
    DoMissing {
        /// What it may be.
        known: Vec<String>,
    },
    /// An action or effect lacks a field.
    FieldMissing {
        /// The action or effect.
        action: &'static str,
        /// The field.
        field: &'static str,
    },
    /// An effect stands after an action that it cannot follow.
    CannotFollow {
        /// The action.
        action: &'static str,
        /// The effect.
        effect: &'static str,
    },
    /// A discard that is asked of the next player does not take the turn.
    DiscardWithoutSkip,
    /// A variant names a parent.
    VariantWithBase,
    /// Two variants set a switch to different values.
    VariantsClash {
        /// The switch.
        switch: G::Switch,
        /// The variant that was named first.
        one: String,
        /// The variant that was named later.
        other: String,
    },
    /// There is no such profile or variant.
    Unknown {
        /// What was looked for.
        sort: Sort,
        /// The name.
        name: String,
        /// The name that was meant, perhaps.
        nearest: Option<String>,
        /// The names there are.
        known: Vec<String>,
    },
    /// The name is that of a variant where a profile is asked for, or the other way round.
    OtherSort {
        /// What was looked for.
        sort: Sort,
        /// The name.
        name: String,
    },
    /// The profile is its own parent, over these names.
    Circle {
        /// The way round.
        chain: Vec<String>,
    },
    /// The text is about another game than the rules are of.
    OtherGame {
        /// The game it names.
        game: String,
        /// The game it should be about.
        wanted: &'static str,
    },
    /// A `--set` sets no switch, or several.
    NotOneSwitch,
    /// A `--set` gives a switch a word that is not in quotes.
    WordWithoutQuotes {
        /// The switch, as written.
        key: String,
        /// The word that was meant.
        word: String,
    },
    /// The values do not make rules that can be played.
    Unplayable {
        /// The switch to mend.
        switch: G::Switch,
        /// What is wrong with it.
        problem: G::Problem,
    },
}
