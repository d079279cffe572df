//! The command line: arguments in, calls out. One file a command; no rule of any game, and no word of its own.

mod arguments;
mod completions;
mod config;
mod context;
mod failure;
mod games;
mod help;
mod man;
mod moves;
mod output;
pub mod rules;
mod seating;
mod simulate;
mod usage;

use std::ffi::OsString;

use clap::FromArgMatches;

use crate::cli::{
    arguments::{Arguments, Command},
    context::Context,
};

pub use failure::Failure;

/// Does what the arguments ask, the program's name first among them.
///
/// # Errors
///
/// With what went wrong, which knows its exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<(), Failure> {
    let arguments: Vec<_> = arguments.into_iter().collect();
    let read = help::command().try_get_matches_from(&arguments).and_then(|it| Arguments::from_arg_matches(&it));
    let Arguments { everywhere, command } = match read {
        Ok(read) => read,
        Err(error) => return usage::answer(&error, &arguments),
    };
    let context = || Context::open(&everywhere);
    match command {
        Some(Command::Games(asked)) => games::run(&asked, &context()?),
        Some(Command::Simulate(asked)) => simulate::run(&asked, &context()?),
        Some(Command::Moves(asked)) => moves::run(&asked, &context()?),
        Some(Command::Config(asked)) => config::run(asked, &context()?),
        Some(Command::Completions(asked)) => completions::run(&asked),
        Some(Command::Man(asked)) => man::run(&asked),
        Some(Command::Help(asked)) => usage::help(&asked),
        _ => Err(Failure::asked("not yet")),
    }
}
