//! Position files: texts that say where everything is, to settle a dispute or to test the rules.
//!
//! What is wrong with one is data, a [`fault`], until it is put into words. The format is described in
//! `rules/README.md`, 9; each game reads its own.

pub mod fault;
pub mod tock;
mod words;

use crate::{
    position::fault::{Fault, What},
    profile,
    report::{Complaints, Unread},
};

/// Why a file is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What is wrong with the position itself.
    pub faults: Vec<Fault>,
    /// What is wrong with the rules it asks for.
    pub rules: Option<profile::Report>,
}

impl Refused {
    /// Returns everything that is wrong, in words.
    pub fn complaints(&self) -> Complaints {
        Complaints(self.faults.iter().map(words::complaint).collect())
    }
}

impl From<Unread> for Refused {
    fn from(unread: Unread) -> Self {
        Self { faults: vec![Fault { at: None, also: None, what: What::Unread(unread) }], rules: None }
    }
}
