//! One test program for what needs the whole crate.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod agreement;
mod architecture;
mod bots;
mod catalogue;
mod clauses;
mod cli;
mod config;
mod games;
mod moves;
#[cfg(feature = "tui")]
mod opening;
mod profiles;
mod readme;
mod records;
mod reference;
mod session;
mod simulate;
mod switches;
