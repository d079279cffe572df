//! What cards do, as text: the table of actions, effects and their fields.

use serde_json::{Map, Value as Json, json};

use crate::{
    profile::ruled::Named,
    tock::rules::{Action, Effect, MAX_DRAW, MAX_HAND, MAX_PARTS, MAX_STEPS, SPLIT_STEPS, Who},
};

/// The key that names the action or effect.
pub const DO: &str = "do";

/// An action or an effect, and the fields it may have.
#[derive(Debug)]
pub struct Shape<T: 'static> {
    /// Its name.
    pub name: &'static str,
    /// Which it is.
    pub what: T,
    /// Its fields.
    pub fields: &'static [Field],
}

/// What a field takes.
#[derive(Clone, Copy, Debug)]
pub struct Field {
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub kind: FieldKind,
    /// Whether it must be there.
    pub needed: bool,
}

/// Which values a field takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldKind {
    /// Steps: a whole number other than 0, backward if negative.
    Steps {
        /// The most, in either direction.
        max: u8,
    },
    /// A whole number.
    Number {
        /// The most; the least is 1.
        max: u8,
    },
    /// The fewest and the most, each from 1.
    FewestAndMost {
        /// The most.
        max: u8,
    },
    /// Whose marbles.
    Who,
    /// One word, the only one that is allowed.
    Only(&'static str),
    /// `true` or `false`.
    Flag,
    /// A list of effects.
    Then(&'static [Follow]),
}

/// The actions by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Do {
    Start,
    Move,
    Split,
    Swap,
    Discard,
}

/// The effects by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Follow {
    Remove,
    Draw,
    Again,
    Skip,
}

const fn needed(name: &'static str, kind: FieldKind) -> Field {
    Field { name, kind, needed: true }
}

const fn may(name: &'static str, kind: FieldKind) -> Field {
    Field { name, kind, needed: false }
}

/// The effects that may follow a marble's start or walk.
const AFTER_A_WALK: FieldKind = FieldKind::Then(&[Follow::Remove, Follow::Draw, Follow::Again]);

/// Every action.
///
/// Source: `rules/README.md`, 3.
pub const ACTIONS: [Shape<Do>; 5] = [
    Shape { name: "start", what: Do::Start, fields: &[may("then", AFTER_A_WALK)] },
    Shape {
        name: "move",
        what: Do::Move,
        fields: &[
            needed("n", FieldKind::Steps { max: MAX_STEPS }),
            may("who", FieldKind::Who),
            may("trample", FieldKind::Only("all")),
            may("cross_own_post", FieldKind::Flag),
            may("then", AFTER_A_WALK),
        ],
    },
    Shape {
        name: "split",
        what: Do::Split,
        fields: &[
            needed("n", FieldKind::Number { max: SPLIT_STEPS }),
            needed("parts", FieldKind::FewestAndMost { max: MAX_PARTS }),
            may("trample", FieldKind::Only("all")),
        ],
    },
    Shape { name: "swap", what: Do::Swap, fields: &[may("with", FieldKind::Who)] },
    Shape {
        name: "discard",
        what: Do::Discard,
        fields: &[
            needed("n", FieldKind::Number { max: MAX_HAND }),
            may("target", FieldKind::Only("next")),
            needed("then", FieldKind::Then(&[Follow::Skip])),
        ],
    },
];

/// Every effect.
///
/// Source: `rules/README.md`, 3.
pub const EFFECTS: [Shape<Follow>; 4] = [
    Shape { name: "remove", what: Follow::Remove, fields: &[may("who", FieldKind::Who)] },
    Shape { name: "draw", what: Follow::Draw, fields: &[needed("n", FieldKind::Number { max: MAX_DRAW })] },
    Shape { name: "again", what: Follow::Again, fields: &[may("when", FieldKind::Only("bank"))] },
    Shape { name: "skip", what: Follow::Skip, fields: &[may("target", FieldKind::Only("next"))] },
];

impl Named for Who {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("own", Self::Own),
        ("partner", Self::Partner),
        ("opponent", Self::Opponent),
        ("other", Self::Other),
        ("any", Self::Any),
    ];
}

/// Returns the names of whose marbles an action may mean.
pub fn who_names() -> Vec<&'static str> {
    Who::NAMES.iter().map(|(it, _)| *it).collect()
}

/// Returns the name of whose marbles an action may mean.
pub fn who_name(who: Who) -> &'static str {
    who.name_of()
}

/// Returns whose marbles a name means.
pub fn who(name: &str) -> Option<Who> {
    Who::named(name)
}

/// The fields an action or effect was given.
#[derive(Clone, Debug, Default)]
pub struct Given {
    /// `n`
    pub n: Option<i8>,
    /// `parts`
    pub parts: Option<(u8, u8)>,
    /// `who` or `with`
    pub who: Option<Who>,
    /// `trample`
    pub trample: bool,
    /// `cross_own_post`
    pub cross_own_post: bool,
    /// `then`, without `skip`
    pub then: Vec<Effect>,
}

impl Given {
    fn count(&self) -> Option<u8> {
        self.n.and_then(|it| it.try_into().ok())
    }

    /// Returns the action these fields make, if none that it needs is missing.
    pub fn action(self, what: Do) -> Option<Action> {
        let who = self.who.unwrap_or(Who::Own);
        Some(match what {
            Do::Start => Action::Start { then: self.then },
            Do::Move => Action::Move {
                n: self.n?,
                who,
                trample: self.trample,
                cross_own_post: self.cross_own_post,
                then: self.then,
            },
            Do::Split => Action::Split { n: self.count()?, parts: self.parts?, trample: self.trample },
            Do::Swap => Action::Swap { with: who },
            Do::Discard => Action::Discard { n: self.count()? },
        })
    }

    /// Returns the effect these fields make, if none that it needs is missing; losing a turn is part of a discard.
    pub fn effect(self, what: Follow) -> Option<Effect> {
        match what {
            Follow::Remove => Some(Effect::Remove { who: self.who.unwrap_or(Who::Own) }),
            Follow::Draw => self.count().map(|n| Effect::Draw { n }),
            Follow::Again => Some(Effect::Again),
            Follow::Skip => None,
        }
    }
}

/// Returns a card's actions as a profile writes them, without the fields that have their default.
pub fn json(actions: &[Action]) -> Json {
    actions.iter().map(action_json).collect()
}

fn action_json(action: &Action) -> Json {
    let mut fields = Map::new();
    let mut add = |key: &str, value: Json| drop(fields.insert(key.to_owned(), value));
    match action {
        Action::Start { then: _ } => add(DO, "start".into()),
        Action::Move { n, who, trample, cross_own_post, then: _ } => {
            add(DO, "move".into());
            add("n", (*n).into());
            if *who != Who::Own {
                add("who", who.name_of().into());
            }
            if *trample {
                add("trample", "all".into());
            }
            if *cross_own_post {
                add("cross_own_post", true.into());
            }
        }
        Action::Split { n, parts: (min, max), trample } => {
            add(DO, "split".into());
            add("n", (*n).into());
            add("parts", json!([min, max]));
            if *trample {
                add("trample", "all".into());
            }
        }
        Action::Swap { with } => {
            add(DO, "swap".into());
            add("with", with.name_of().into());
        }
        Action::Discard { n } => {
            add(DO, "discard".into());
            add("n", (*n).into());
            add("target", "next".into());
            add("then", json!([{ DO: "skip" }]));
        }
    }
    if !action.then().is_empty() {
        add("then", action.then().iter().map(effect_json).collect());
    }
    Json::Object(fields)
}

fn effect_json(effect: &Effect) -> Json {
    match effect {
        Effect::Remove { who } => json!({ DO: "remove", "who": who.name_of() }),
        Effect::Draw { n } => json!({ DO: "draw", "n": n }),
        Effect::Again => json!({ DO: "again", "when": "bank" }),
    }
}
