//! Tock, the marble race driven by playing cards: rules, profiles, bots, records, and a table on the terminal.

pub mod arena;
pub mod bot;
pub mod chance;
pub mod choose;
pub mod cli;
pub mod config;
pub mod files;
pub mod game;
pub mod games;
pub mod learn;
pub mod letters;
pub mod plain;
pub mod position;
pub mod profile;
pub mod refusals;
pub mod report;
pub mod session;
pub mod stats;
pub mod telling;
pub mod toccadille;
pub mod tock;
#[cfg(feature = "tui")]
pub mod tui;
pub mod why;
pub mod words;
