//! The command line: arguments in, calls out. One file a command; no rule of any game, and no word of its own.

mod arena;
mod arguments;
mod completions;
mod config;
mod context;
mod failure;
mod game;
mod games;
mod help;
mod invited;
mod learn;
mod man;
mod matches;
mod moves;
mod output;
mod plain;
pub mod rules;
mod seating;
mod seats;
mod simulate;
mod speech;
mod stats;
#[cfg(feature = "tui")]
mod table;
mod usage;

use std::ffi::OsString;

use clap::FromArgMatches;

use crate::{
    cli::{
        arguments::{Arguments, Command, Rules, Show},
        context::Context,
    },
    games::Name,
    profile::Request,
};

pub use failure::Failure;

/// Does what the arguments ask, the program's name first among them.
///
/// # Errors
///
/// With what went wrong, which knows its exit status.
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Result<(), Failure> {
    let arguments: Vec<_> = arguments.into_iter().collect();
    speech::begin(&arguments);
    let read = help::command().try_get_matches_from(&arguments).and_then(|it| Arguments::from_arg_matches(&it));
    let Arguments { everywhere, command } = match read {
        Ok(read) => read,
        Err(error) => return usage::answer(&error, &arguments),
    };
    let context = || Context::open(&everywhere);
    match command {
        #[cfg(feature = "tui")]
        None => table::set_up(&context()?),
        Some(Command::Play(asked)) if plain::is_asked(asked.plain) => plain::play(&asked, &context()?),
        Some(Command::Resume(asked)) if plain::is_asked(asked.plain) => plain::resume(&asked, &context()?),
        #[cfg(feature = "tui")]
        Some(Command::Play(asked)) => table::play(&asked, &context()?),
        #[cfg(feature = "tui")]
        Some(Command::Resume(asked)) => table::resume(&asked, &context()?),
        #[cfg(feature = "tui")]
        Some(Command::Replay(asked)) => table::replay(&asked, &context()?),
        #[cfg(feature = "tui")]
        Some(Command::Edit(asked)) => table::edit(&asked, &context()?),
        #[cfg(not(feature = "tui"))]
        None | Some(Command::Play(_) | Command::Resume(_) | Command::Replay(_) | Command::Edit(_)) => {
            Err(Failure::asked(&crate::say!("cli-no-table")))
        }
        Some(Command::Learn(asked)) => learn::run(&asked, &context()?),
        Some(Command::Games(asked)) => games::run(&asked, &context()?),
        Some(Command::Moves(asked)) => moves::run(&asked, &context()?),
        Some(Command::Stats(asked)) => stats::run(&asked, &context()?),
        Some(Command::Simulate(asked)) => simulate::run(&asked, &context()?),
        Some(Command::Arena(asked)) => arena::run(&asked, &context()?),
        Some(Command::Rules(asked)) => rules(&asked, &context()?),
        Some(Command::Config(asked)) => config::run(asked, &context()?),
        Some(Command::Completions(asked)) => completions::run(&asked),
        Some(Command::Man(asked)) => man::run(&asked),
        Some(Command::Help(asked)) => usage::help(&asked),
    }
}

fn rules(asked: &Rules, context: &Context) -> Result<(), Failure> {
    let (library, styled) = (context.library(), context.is_colored());
    output::print(|out| match asked {
        Rules::List => rules::list(&library, Some(&context.loaded.settings.own_rules), out),
        Rules::Show(Show { names, variants, set, toml, json }) => {
            let format = match (toml, json) {
                (true, _) => rules::Format::Toml,
                (false, true) => rules::Format::Json,
                (false, false) => rules::Format::Plain,
            };
            let common = Request { variants: variants.clone(), set: set.clone(), ..Request::default() };
            rules::show(&library, names, &common, format, styled, out)
        }
        Rules::Check { files } => rules::check(&library, files, styled, out),
        Rules::Schema { game } => rules::schema(game.unwrap_or(Name::Tock), out),
    })
}
