//! What every command stands on: the settings, the rules in reach, and how to tell faults.

use std::io::{self, IsTerminal};

use crate::{
    cli::{Failure, arguments},
    config::{self, Color, Flags, Loaded, Settings},
    profile::{self, Library},
    report::Complaints,
    say,
};

/// One run of the program.
pub struct Session {
    /// The settings, perhaps with faults.
    pub loaded: Loaded,
}

impl Session {
    /// Reads the settings that the flags, the environment and the settings file make.
    ///
    /// # Errors
    ///
    /// If the home folder is not known.
    pub fn open(flags: &arguments::Everywhere) -> Result<Self, Failure> {
        let flags = Flags {
            config: flags.config.clone(),
            no_config: flags.no_config,
            data: flags.data.clone(),
            color: flags.color.map(Color::from),
            ascii: flags.ascii,
        };
        let loaded = config::load(&flags, &|name| std::env::var_os(name))
            .map_err(|config::NoHome| Failure::asked(&say!("config-no-home")))?;
        Ok(Self { loaded })
    }

    /// Returns the settings.
    ///
    /// # Errors
    ///
    /// If the settings file has faults: nothing is done by settings that may be meant otherwise.
    pub fn settings(&self) -> Result<&Settings, Failure> {
        match self.loaded.faults.as_slice() {
            [] => Ok(&self.loaded.settings),
            _ => Err(Failure::Refused(self.told(&self.loaded.complaints()))),
        }
    }

    /// Returns the rules that can be named.
    pub fn library(&self) -> Library {
        Library::new(Some(self.loaded.settings.own_rules.clone()))
    }

    /// Returns faults as they are told on standard error.
    pub fn told(&self, complaints: &Complaints) -> String {
        if self.is_colored() { complaints.styled() } else { complaints.to_string() }
    }

    /// Returns faults of rules as they are told on standard error.
    pub fn told_rules(&self, report: &profile::Report) -> String {
        if self.is_colored() { report.styled() } else { report.to_string() }
    }

    /// Tells whether standard error may be coloured.
    pub fn is_colored(&self) -> bool {
        match self.loaded.settings.color.value {
            Color::Always => true,
            Color::Never => false,
            Color::Auto => io::stderr().is_terminal() && std::env::var_os("TERM").is_none_or(|it| it != "dumb"),
        }
    }
}
