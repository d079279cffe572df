//! `tock config`: where settings come from, what holds, and whether the file is right.

#[cfg(feature = "tui")]
mod keys;

use std::path::Path;

use crate::{
    cli::{
        Context, Failure,
        arguments::Config,
        output::{print, print_text},
    },
    config::{Loaded, Origin, Settings},
    say,
};

/// Answers one of the questions about settings.
///
/// # Errors
///
/// If the settings file has faults, except where only paths are asked for.
pub fn run(asked: Config, context: &Context) -> Result<(), Failure> {
    match asked {
        Config::Path => paths(&context.loaded.settings),
        Config::Show => show(context.settings()?),
        Config::Check => check(context),
        #[cfg(feature = "tui")]
        Config::Keys => keys::run(context),
    }
}

fn paths(settings: &Settings) -> Result<(), Failure> {
    let file = settings.file.as_ref().map_or_else(|| say!("config-none"), |it| it.display().to_string());
    let lines = [
        (say!("config-file"), file),
        (say!("config-own-rules"), settings.own_rules.display().to_string()),
        (say!("config-data"), settings.data.value.display().to_string()),
    ];
    print(|out| {
        for (label, path) in &lines {
            writeln!(out, "{}", say!("config-path-line", label = label.as_str(), path = path.as_str()))?;
        }
        Ok(())
    })
}

/// Prints the settings as a settings file that would say the same.
fn show(settings: &Settings) -> Result<(), Failure> {
    let Settings {
        file,
        own_rules: _,
        rules,
        variants,
        name,
        lang,
        cards,
        ascii,
        color,
        speed,
        theme,
        hand_on,
        keys,
        data,
    } = settings;
    let quoted = |text: &str| toml::Value::from(text).to_string();
    let variants_text: Vec<_> = variants.value.iter().map(|it| quoted(it)).collect();
    let lines = [
        ("rules", quoted(&rules.value), &rules.origin),
        ("variants", format!("[{}]", variants_text.join(", ")), &variants.origin),
        ("name", quoted(name.value.as_deref().unwrap_or_default()), &name.origin),
        ("lang", quoted(lang.value.tag()), &lang.origin),
        ("cards", quoted(cards.value.name()), &cards.origin),
        ("ascii", ascii.value.to_string(), &ascii.origin),
        ("color", quoted(color.value.name()), &color.origin),
        ("speed", quoted(speed.value.name()), &speed.origin),
        ("theme", quoted(theme.value.name()), &theme.origin),
        ("hand-on", quoted(hand_on.value.name()), &hand_on.origin),
        ("data", quoted(&data.value.display().to_string()), &data.origin),
    ];
    let lines: Vec<_> = lines.into_iter().map(|(key, value, origin)| (format!("{key} = {value}"), origin)).collect();
    let width = lines.iter().map(|(line, _)| line.chars().count()).max().unwrap_or(0);
    print(|out| {
        for (line, origin) in &lines {
            writeln!(out, "{line:width$}  # {}", told(origin, file.as_deref()))?;
        }
        if !keys.is_empty() {
            writeln!(out, "\n[keys]")?;
        }
        for setting in keys {
            let names: Vec<_> = setting.keys.iter().map(|it| quoted(&it.0)).collect();
            let line = format!("{} = [{}]", setting.action.0, names.join(", "));
            writeln!(out, "{line:width$}  # {}", told(&Origin::File(setting.line), file.as_deref()))?;
        }
        Ok(())
    })
}

fn told(origin: &Origin, file: Option<&Path>) -> String {
    match origin {
        Origin::Flag(name) => say!("config-from-flag", name = *name),
        Origin::Environment(name) => say!("config-from-environment", name = *name),
        Origin::File(line) => {
            let path = file.map(|it| it.display().to_string()).unwrap_or_default();
            say!("config-from-file", path = path, line = *line)
        }
        Origin::Default => say!("config-from-default"),
    }
}

fn check(context: &Context) -> Result<(), Failure> {
    let Loaded { settings, has_file, .. } = &context.loaded;
    context.settings()?;
    let text = match &settings.file {
        None => say!("config-not-read"),
        Some(path) if *has_file => say!("config-fine", path = path.display().to_string()),
        Some(path) => say!("config-no-file", path = path.display().to_string()),
    };
    print_text(&format!("{text}\n"))
}
