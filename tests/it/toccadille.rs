//! Toccadille: the engine beside a plain reference, the worked examples, positions, and whole games.

mod agreement;
mod bots;
mod cases;
mod choosing;
#[cfg(feature = "tui")]
mod editing;
mod examples;
mod games;
mod random;
mod reference;
mod telling;
pub mod text;
mod why;
