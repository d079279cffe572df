//! What can be wrong with a settings file, as data, and its words from the catalogue `locales/en/config.ftl`.

use crate::{
    report::{Complaint, Mark, Unread, nearest, one_of, shown, toml_type},
    say,
};

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The text to mend; none if there is no text.
    pub at: Option<Mark>,
    /// What is wrong.
    pub what: What,
}

/// What a value should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Expected {
    Text,
    Texts,
    Flag,
    Table,
    Keys,
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// There is no text.
    Unread(Unread),
    /// The text is no TOML.
    Syntax {
        /// Why, in the words of the TOML reader.
        reason: String,
    },
    /// There is no such setting.
    UnknownKey {
        /// The key.
        key: String,
        /// The settings there are.
        known: &'static [&'static str],
    },
    /// The value is of another type than the setting takes.
    WrongType {
        /// The setting.
        key: &'static str,
        /// What it takes.
        expected: Expected,
        /// What it was given, in a word of TOML.
        found: &'static str,
    },
    /// The word is none of those the setting takes.
    UnknownWord {
        /// The setting.
        key: &'static str,
        /// The word.
        word: String,
        /// The words it takes.
        known: Vec<&'static str>,
    },
    /// The text should be one line, without control characters, and say something.
    NotOneLine {
        /// The setting.
        key: &'static str,
    },
    /// There is no such action to give keys to.
    UnknownAction {
        /// The name.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// There is no such key.
    UnknownKeyName {
        /// The name.
        name: String,
        /// The names there are, besides letters and signs.
        known: Vec<&'static str>,
    },
    /// An action is given no key at all.
    NoKey {
        /// The action.
        action: String,
    },
    /// The key always does the same.
    KeyIsKept {
        /// The key.
        key: String,
    },
    /// The key chooses a card or a line where the action is done.
    KeyIsNumber {
        /// The key.
        key: String,
    },
    /// The key does something else in the same place.
    KeyTwice {
        /// The key.
        key: String,
        /// What it is to do.
        action: &'static str,
        /// What it does already.
        already: &'static str,
    },
}

impl Fault {
    /// Puts the fault into words.
    pub fn complaint(&self) -> Complaint {
        let (what, way) = match &self.what {
            What::Unread(unread) => return unread.complaint(),
            What::Syntax { reason } => (say!("config-syntax", reason = shown(reason)), say!("config-syntax-way")),
            What::UnknownKey { key, known } => (say!("config-unknown-key", key = shown(key)), choose(key, known)),
            What::WrongType { key, expected, found } => {
                let expected = match expected {
                    Expected::Text => "text",
                    Expected::Texts => "texts",
                    Expected::Flag => "flag",
                    Expected::Table => "table",
                    Expected::Keys => "keys",
                };
                let what = say!("config-wrong-type", key = *key, expected = expected, found = toml_type(found));
                (what, say!("config-wrong-type-way", expected = expected))
            }
            What::UnknownWord { key, word, known } => {
                (say!("config-unknown-word", key = *key, word = shown(word)), choose(word, known))
            }
            What::UnknownAction { name, known } => {
                (say!("config-unknown-action", name = shown(name)), way(name, known, &say!("config-actions-way")))
            }
            What::UnknownKeyName { name, known } => {
                let names = say!("config-key-way", known = known.join(", "));
                (say!("config-unknown-key-name", name = shown(name)), way(name, known, &names))
            }
            What::NoKey { action } => (say!("config-no-key", action = shown(action)), say!("config-no-key-way")),
            What::KeyIsKept { key } => (say!("config-key-kept", key = shown(key)), say!("config-key-kept-way")),
            What::KeyIsNumber { key } => (say!("config-key-number", key = shown(key)), say!("config-key-kept-way")),
            What::KeyTwice { key, action, already } => (
                say!("config-key-twice", key = shown(key), action = *action, already = *already),
                say!("config-key-twice-way", already = *already),
            ),
            What::NotOneLine { key } => (say!("config-not-one-line", key = *key), say!("config-not-one-line-way")),
        };
        Complaint { what, at: self.at.clone(), also: vec![], way }
    }
}

/// Returns the way out: the nearest word, if one is near, and `otherwise` where to find them all.
fn way(word: &str, known: &[&str], otherwise: &str) -> String {
    match nearest(word, known) {
        Some(nearest) => say!("config-perhaps", word = nearest, otherwise = otherwise),
        None => otherwise.to_owned(),
    }
}

fn choose(word: &str, known: &[&str]) -> String {
    match nearest(word, known) {
        Some(nearest) => say!("config-did-you-mean", word = nearest, known = one_of(known)),
        None => say!("config-one-of", known = one_of(known)),
    }
}
