//! `tock config keys`: the keys at the table, as lines for the settings file.

use crate::{
    cli::{Context, Failure, output::print},
    say,
    tui::keys::{self, Action, BINDINGS},
};

/// Prints every action with its keys and what it does; those that are as usual are commented out.
///
/// # Errors
///
/// If the settings file has faults.
pub fn run(context: &Context) -> Result<(), Failure> {
    context.settings()?;
    let known: Vec<_> = keys::names().collect();
    let head = say!("config-keys-head", known = known.join(", "));
    let lines: Vec<_> = context
        .keys
        .actions()
        .into_iter()
        .map(|(action, keys)| {
            let names: Vec<_> = keys.iter().map(|it| toml::Value::from(it.name()).to_string()).collect();
            let sign = if context.keys.is_own(action) { "" } else { "# " };
            (format!("{sign}{} = [{}]", action.name().unwrap_or_default(), names.join(", ")), deeds(action))
        })
        .collect();
    let width = lines.iter().map(|it| it.0.chars().count()).max().unwrap_or(0);
    print(|out| {
        writeln!(out, "{}\n[keys]", head.trim_end())?;
        for (line, deeds) in &lines {
            writeln!(out, "{line:width$}  # {deeds}")?;
        }
        Ok(())
    })
}

/// Returns everything an action does, each once.
fn deeds(action: Action) -> String {
    let mut deeds: Vec<String> = vec![];
    for binding in BINDINGS.iter().filter(|it| it.action == action) {
        let deed = say!(binding.word);
        if !deeds.contains(&deed) {
            deeds.push(deed);
        }
    }
    deeds.join("; ")
}
