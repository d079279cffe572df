//! Toccadille: the engine beside a plain reference, the worked examples, positions, and whole games.

mod agreement;
mod allocations;
mod bots;
mod cases;
mod choosing;
#[cfg(feature = "tui")]
mod editing;
mod examples;
mod games;
mod plain;
mod random;
mod reference;
#[cfg(feature = "tui")]
mod replaying;
#[cfg(feature = "tui")]
mod setup;
mod telling;
pub mod text;
mod why;

use std::path::Path;

use tock::session::{
    record::{self, Record},
    toccadille::Match,
};

/// Returns one of the matches of `tests/games`.
pub fn recorded(name: &str) -> Record<Match> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games/toccadille");
    record::load(&folder.join(name).with_extension("jsonl")).unwrap().record
}
