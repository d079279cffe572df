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
#[allow(missing_docs)]
pub enum Expected {
    Text,
    Texts,
    Flag,
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
                };
                let what = say!("config-wrong-type", key = *key, expected = expected, found = toml_type(found));
                (what, say!("config-wrong-type-way", expected = expected))
            }
            What::UnknownWord { key, word, known } => {
                (say!("config-unknown-word", key = *key, word = shown(word)), choose(word, known))
            }
            What::NotOneLine { key } => (say!("config-not-one-line", key = *key), say!("config-not-one-line-way")),
        };
        Complaint { what, at: self.at.clone(), also: vec![], way }
    }
}

fn choose(word: &str, known: &[&str]) -> String {
    let names: Vec<_> = known.iter().map(|it| (*it).to_owned()).collect();
    match nearest(word, &names) {
        Some(nearest) => say!("config-did-you-mean", word = nearest, known = one_of(known)),
        None => say!("config-one-of", known = one_of(known)),
    }
}
