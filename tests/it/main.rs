//! One test program for what needs the whole crate.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod agreement;
mod allocations;
mod architecture;
mod arena;
#[cfg(feature = "tui")]
mod asking;
mod begun;
mod bots;
#[cfg(feature = "tui")]
mod bouts;
mod catalogue;
#[cfg(feature = "tui")]
mod choosing;
mod clauses;
mod cli;
#[cfg(feature = "tui")]
mod clumsy;
mod config;
mod damaged;
#[cfg(feature = "tui")]
mod editing;
#[cfg(feature = "tui")]
mod french;
mod games;
mod handing;
#[cfg(feature = "tui")]
mod hints;
#[cfg(feature = "tui")]
mod keys;
mod languages;
#[cfg(feature = "tui")]
mod lessons;
mod matches;
#[cfg(feature = "tui")]
mod motion;
#[cfg(feature = "tui")]
mod mouse;
mod moves;
#[cfg(feature = "tui")]
mod opening;
mod overrides;
#[cfg(feature = "tui")]
mod painted;
mod plain;
mod profiles;
mod programs;
#[cfg(feature = "tui")]
mod pty;
mod readme;
mod records;
mod reference;
#[cfg(feature = "tui")]
mod replaying;
#[cfg(feature = "tui")]
mod robust;
#[cfg(feature = "tui")]
mod screens;
mod session;
#[cfg(feature = "tui")]
mod setup;
#[cfg(feature = "tui")]
mod sight;
mod simulate;
mod stats;
mod switches;
#[cfg(feature = "tui")]
mod taking_back;
#[cfg(feature = "tui")]
mod terminal;
#[cfg(feature = "tui")]
mod themes;
mod toccadille;
#[cfg(feature = "tui")]
mod tongues;
#[cfg(feature = "tui")]
mod touch;
mod why;
