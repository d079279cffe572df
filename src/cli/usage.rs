//! What clap has to say, in the words of the catalogue: help, the version, and what was asked wrongly.

use std::{
    ffi::OsString,
    io::{self, IsTerminal},
};

use clap::{
    Error,
    error::{ContextKind, ContextValue, ErrorKind},
};

use crate::{
    cli::{
        Failure,
        arguments::Help,
        help,
        output::{print, print_text},
    },
    say,
};

/// Answers arguments that clap does not take as a command: with the help asked for, or with what is wrong.
///
/// # Errors
///
/// If it was not help or the version that was asked for.
pub fn answer(error: &Error, arguments: &[OsString]) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            let text = error.render();
            let text = if is_colored(arguments) { text.ansi().to_string() } else { text.to_string() };
            print_text(&text)
        }
        _ => Err(Failure::Asked(say!("cli-asked", reason = reason(error), command = spoken(arguments)))),
    }
}

/// Prints the long help of a command, as `tock COMMAND --help` does.
///
/// # Errors
///
/// If there is no such command.
pub fn help(asked: &Help) -> Result<(), Failure> {
    let mut command = help::command();
    command.build();
    let mut found = &mut command;
    for name in &asked.command {
        let known = found.get_bin_name().unwrap_or(found.get_name()).to_owned();
        found = match found.find_subcommand_mut(name) {
            Some(found) => found,
            None => {
                let reason = say!("cli-unknown-command", name = name.as_str(), similar = "none");
                return Err(Failure::Asked(say!("cli-asked", reason = reason, command = known)));
            }
        };
    }
    let text = found.render_long_help();
    let text = if is_colored(&[]) { text.ansi().to_string() } else { text.to_string() };
    print(|out| Ok(out.write_all(text.as_bytes())?))
}

/// Returns the command that was meant, as far as it is one, to point at its help.
fn spoken(arguments: &[OsString]) -> String {
    let command = help::command();
    let mut found = &command;
    let mut words = vec![command.get_name()];
    for name in arguments.iter().skip(1).filter_map(|it| it.to_str()) {
        if let Some(next) = found.find_subcommand(name) {
            words.push(next.get_name());
            found = next;
        }
    }
    words.join(" ")
}

/// Tells whether help may be coloured; the settings are not read yet when clap prints it.
fn is_colored(arguments: &[OsString]) -> bool {
    let words: Vec<_> = arguments.iter().filter_map(|it| it.to_str()).collect();
    let asked = |when: &str| {
        words.contains(&format!("--color={when}").as_str()) || words.windows(2).any(|it| it == ["--color", when])
    };
    let is_set = |name| std::env::var_os(name).is_some_and(|it| !it.is_empty());
    asked("always")
        || !asked("never")
            && !is_set("NO_COLOR")
            && io::stdout().is_terminal()
            && std::env::var_os("TERM").is_none_or(|it| it != "dumb")
}

fn reason(error: &Error) -> String {
    let text = |kind| error.get(kind).map(listed).unwrap_or_default();
    let near = |kind| error.get(kind).map_or("none".to_owned(), listed);
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue);
    match error.kind() {
        ErrorKind::InvalidValue if value.is_empty() => say!("cli-value-missing", argument = argument),
        ErrorKind::InvalidValue => {
            let values = text(ContextKind::ValidValue);
            say!("cli-value-unknown", argument = argument, value = value, values = values)
        }
        ErrorKind::UnknownArgument => {
            let similar = near(ContextKind::SuggestedArg);
            say!("cli-unknown-argument", argument = argument, similar = similar)
        }
        ErrorKind::InvalidSubcommand => {
            let similar = near(ContextKind::SuggestedSubcommand);
            say!("cli-unknown-command", name = text(ContextKind::InvalidSubcommand), similar = similar)
        }
        ErrorKind::ValueValidation => {
            let why = std::error::Error::source(error).map(ToString::to_string).unwrap_or_default();
            say!("cli-value-wrong", argument = argument, value = value, why = why)
        }
        ErrorKind::TooManyValues | ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say!("cli-value-count", argument = argument)
        }
        ErrorKind::ArgumentConflict => {
            let prior = text(ContextKind::PriorArg);
            if prior.is_empty() || prior == argument {
                say!("cli-argument-twice", argument = argument)
            } else {
                say!("cli-argument-conflict", argument = argument, other = prior)
            }
        }
        ErrorKind::MissingRequiredArgument => say!("cli-argument-missing", argument = argument),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            say!("cli-command-missing", commands = text(ContextKind::ValidSubcommand))
        }
        ErrorKind::InvalidUtf8 => say!("cli-not-utf8"),
        // New kinds may come with clap: then its own words are better than none.
        _ => error.to_string().lines().next().unwrap_or_default().trim_start_matches("error: ").to_owned(),
    }
}

fn listed(value: &ContextValue) -> String {
    match value {
        ContextValue::Strings(words) => words.join(", "),
        value => value.to_string(),
    }
}
