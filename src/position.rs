//! Position files: texts that say where everything is, to settle a dispute or to test the rules.
//!
//! What is wrong with one is data, a [`fault`], until it is put into words. The format is described in
//! `rules/README.md`, 9 and T10; each game reads its own.

pub mod fault;
pub mod file;
pub mod toccadille;
pub mod tock;
mod words;

use std::{fmt::Debug, path::Path, sync::Arc};

use serde_json::{Map, Value as Json};
use toml::de::DeTable;

use crate::{
    position::fault::Fault,
    profile::{self, Library, Ruled, Table},
    report::{Complaints, Source, Unread},
    tock::State,
};

/// A game whose positions are read from files.
pub trait Placed: Ruled + Clone {
    /// What can be wrong with a position.
    type What: Clone + Debug + Eq + From<Unread>;
    /// Where everything is, sensible or not.
    type Position: Copy + Debug + Eq;
    /// A position that can be played on, and the rules it is played by.
    type Case;

    /// Returns what is wrong, in a clause.
    fn title(what: &Self::What) -> String;

    /// Returns what the player can do about it.
    fn way(what: &Self::What) -> String;

    /// Reads a position; paths in it start in `folder`, and `set` overrides switches of its rules.
    ///
    /// # Errors
    ///
    /// With everything that is wrong with the position and with the rules it names.
    fn read(
        source: &Arc<Source>,
        folder: Option<&Path>,
        library: &Library,
        set: &[String],
    ) -> Result<Self::Case, Refused<Self>>;

    /// Returns the position file that reads as this position, played by these rules.
    fn to_toml(table: &Table<Self>, position: &Self::Position) -> String;

    /// Returns the legal moves of the position in a text; paths in it start in `folder`, and `set` overrides switches of
    /// its rules.
    ///
    /// # Errors
    ///
    /// With everything that is wrong with the position and with the rules it names.
    fn answer(
        source: &Arc<Source>,
        folder: Option<&Path>,
        library: &Library,
        set: &[String],
    ) -> Result<Answer, Refused<Self>>;
}

/// The legal moves of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// What is said of the position itself, as `tock moves --json` writes it.
    pub head: Map<String, Json>,
    /// Each move in notation, and as `tock moves --json` writes it.
    pub moves: Vec<(String, Json)>,
}

/// Why a file is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused<G: Placed = State> {
    /// What is wrong with the position itself.
    pub faults: Vec<Fault<G::What>>,
    /// What is wrong with the rules it asks for.
    pub rules: Option<profile::Report<G>>,
}

impl<G: Placed> Refused<G> {
    /// Returns everything that is wrong with the position itself, in words.
    pub fn complaints(&self) -> Complaints {
        Complaints(self.faults.iter().map(words::complaint::<G>).collect())
    }

    /// Returns everything that is wrong with the position, then with its rules, in words.
    pub fn all(&self) -> Vec<Complaints> {
        let rules = self.rules.iter().map(profile::Report::complaints);
        [self.complaints()].into_iter().chain(rules).filter(|it| !it.0.is_empty()).collect()
    }
}

impl<G: Placed> From<Unread> for Refused<G> {
    fn from(unread: Unread) -> Self {
        Self { faults: vec![Fault { at: None, also: None, what: unread.into() }], rules: None }
    }
}

/// Returns the rules that a position names, if it can be seen.
pub fn rules_of(source: &Source) -> Option<String> {
    let (tree, _) = DeTable::parse_recoverable(&source.text);
    tree.get_ref().get("rules")?.get_ref().as_str().map(str::to_owned)
}

/// Tells whether a position says what has been thrown, as those of Toccadille do.
pub fn has_dice(source: &Source) -> bool {
    let (tree, _) = DeTable::parse_recoverable(&source.text);
    tree.get_ref().contains_key("dice")
}
