//! The language of the command line itself: it must be known before the arguments are read.

use std::{ffi::OsString, path::PathBuf};

use crate::{
    config::{self, Flags},
    words::{self, Language},
};

/// Lets the program speak as arguments, environment and settings ask; what is wrong with them is told later.
pub fn begin(arguments: &[OsString]) {
    let value = |flag: &str| {
        let after = |it: &OsString| it.to_str()?.strip_prefix(flag)?.strip_prefix('=').map(OsString::from);
        let next = arguments.windows(2).find(|it| it[0] == flag).map(|it| it[1].clone());
        arguments.iter().find_map(after).or(next)
    };
    let flags = Flags {
        lang: value("--lang").and_then(|it| Language::named(it.to_str()?)),
        config: value("--config").map(PathBuf::from),
        no_config: arguments.iter().any(|it| it == "--no-config"),
        ..Flags::default()
    };
    if let Ok(loaded) = config::load(&flags, &|name| std::env::var_os(name)) {
        words::speak(loaded.settings.voice());
    }
}
