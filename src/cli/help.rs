//! Puts the words of the catalogue into the command tree: the derived structure has none of its own.
//!
//! The keys follow from the names: `cli-PATH-about` and `cli-PATH-examples` for a command, `cli-PATH-ARGUMENT` or
//! `cli-argument-ARGUMENT` for an argument, `cli-value-ARGUMENT` for the value it takes, `cli-heading-HEADING`.

use clap::{Arg, ArgAction, Command, CommandFactory, builder::Styles};

use crate::{cli::arguments::Arguments, say, words};

/// Returns the whole command tree with its help texts.
pub fn command() -> Command {
    localize(bare())
}

/// Returns the examples of a command, given the names that lead to it from below the program.
pub fn examples(path: &[&str]) -> String {
    words::say(&format!("cli-{}-examples", slug(path)), &[])
}

fn bare() -> Command {
    Arguments::command().disable_help_subcommand(true).infer_long_args(false)
}

fn localize(command: Command) -> Command {
    // A root with everything in it: clap hands flags for every command down by itself.
    walk(command, &[])
}

fn walk(command: Command, path: &[&str]) -> Command {
    let flags = [
        Arg::new("help").short('h').long("help").action(ArgAction::Help).help_heading("everywhere"),
        Arg::new("version").short('V').long("version").action(ArgAction::Version).help_heading("everywhere"),
    ];
    let is_root = path.is_empty();
    let mut command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .arg_required_else_help(false)
        .args(flags.into_iter().filter(|it| is_root || it.get_id() == "help"))
        .help_template(template())
        .subcommand_help_heading(heading("commands"))
        .subcommand_value_name(say!("cli-value-command"));
    let about = words::say(&format!("cli-{}-about", slug(path)), &[]);
    let long = say!("cli-about-and-examples", about = about.as_str(), examples = examples(path));
    command = command.about(about).long_about(long);
    command = command.mut_args(|argument| describe(argument, path));
    let names: Vec<String> = command.get_subcommands().map(|it| it.get_name().to_owned()).collect();
    for name in names {
        command = command.mut_subcommand(&name, |it| walk(it, &[path, &[name.as_str()]].concat()));
    }
    command
}

fn describe(argument: Arg, path: &[&str]) -> Arg {
    let id = argument.get_id().as_str().replace('_', "-");
    let own = format!("cli-{}-{id}", slug(path));
    // What a command does not say in its own way is said as everywhere.
    let either = |own: String, other: String| words::say(if words::has(&own) { &own } else { &other }, &[]);
    let heading = match argument.get_help_heading() {
        Some(heading) => heading,
        None if argument.is_positional() => "arguments",
        None => "options",
    };
    let heading = self::heading(heading);
    let takes_value = argument.get_action().takes_values();
    let argument =
        argument.help(either(own.clone(), format!("cli-argument-{id}"))).long_help(None).help_heading(heading);
    if takes_value {
        // What clap would add by itself is English; the catalogue says it where it matters.
        let name = either(format!("{own}-value"), format!("cli-value-{id}"));
        argument.value_name(name).hide_possible_values(true).hide_default_value(true)
    } else {
        argument
    }
}

/// Returns a heading as it stands before a colon, which clap puts there itself.
fn heading(name: &str) -> String {
    say!("cli-heading-line", heading = words::say(&format!("cli-heading-{name}"), &[]))
}

fn template() -> String {
    let styles = Styles::styled();
    let (usage, style) = (heading("usage"), styles.get_usage());
    format!("{{about-with-newline}}\n{style}{usage}:{style:#} {{usage}}\n\n{{all-args}}{{after-help}}")
}

fn slug(path: &[&str]) -> String {
    if path.is_empty() { "tock".to_owned() } else { path.join("-") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_and_argument_has_its_words() {
        // A missing key is caught by `say`, which refuses it in tests.
        let mut root = command();
        root.build();
        check(&root);
    }

    #[track_caller]
    fn check(command: &Command) {
        let name = command.get_name();
        assert!(command.get_about().is_some_and(|it| !it.to_string().is_empty()), "{name} has no help");
        for argument in command.get_arguments() {
            let help = argument.get_help().map(ToString::to_string).unwrap_or_default();
            assert!(!help.is_empty() && !help.contains('<'), "{name} {}: {help:?}", argument.get_id());
        }
        command.get_subcommands().for_each(check);
    }

    #[test]
    fn the_command_tree_is_consistent() {
        command().debug_assert();
    }
}
