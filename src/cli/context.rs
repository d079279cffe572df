//! What every command stands on: the settings, the rules in reach, and how to tell faults.

use std::{
    io::{self, IsTerminal},
    path::Path,
};

#[cfg(feature = "tui")]
use crate::tui::keys::Keymap;
use crate::{
    cli::{
        Failure,
        arguments::{self, Choice},
    },
    config::{self, Color, Flags, Loaded, Settings},
    games::Name,
    position::{has_dice, rules_of},
    profile::{self, Library, Request, Ruled, Table},
    report::{self, Complaints, Source},
    say,
    session::Store,
    words,
};

/// One run of the program.
pub struct Context {
    /// The settings, perhaps with faults.
    pub loaded: Loaded,
    /// What keys do at the table.
    #[cfg(feature = "tui")]
    pub keys: Keymap,
}

impl Context {
    /// Reads the settings that the flags, the environment and the settings file make.
    ///
    /// # Errors
    ///
    /// If the home folder is not known, or the environment asks for a language that is not spoken.
    pub fn open(flags: &arguments::Everywhere) -> Result<Self, Failure> {
        let flags = Flags {
            config: flags.config.clone(),
            no_config: flags.no_config,
            data: flags.data.clone(),
            color: flags.color,
            lang: flags.lang,
            cards: flags.cards,
            ascii: flags.ascii,
            speed: flags.speed,
            theme: flags.theme,
            hand_on: flags.hand_on,
        };
        let loaded = config::load(&flags, &|name| std::env::var_os(name)).map_err(|error| match error {
            config::Error::NoHome => Failure::asked(&say!("config-no-home")),
            config::Error::NoLanguage(word) => Failure::asked(&arguments::no_language("TOCK_LANG", &word)),
        })?;
        words::speak(loaded.settings.voice());
        #[cfg(feature = "tui")]
        let (loaded, keys) = with_keys(loaded);
        Ok(Self {
            loaded,
            #[cfg(feature = "tui")]
            keys,
        })
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

    /// Returns the rules of Tock that the flags ask for, or the settings where they do not.
    ///
    /// # Errors
    ///
    /// If the settings or the rules have faults.
    pub fn table(&self, choice: &Choice) -> Result<Table, Failure> {
        self.table_of(choice)
    }

    /// Returns the game that the flags ask for, or the settings where they do not.
    ///
    /// Rules that name no game that is known are those of Tock, by which it is told what is wrong with them.
    ///
    /// # Errors
    ///
    /// If the settings have faults.
    pub fn game(&self, choice: &Choice) -> Result<Name, Failure> {
        let request = self.request(choice)?;
        let game = self.library().game(&request.rules, request.folder.as_deref());
        Ok(Name::named(&game).unwrap_or(Name::Tock))
    }

    /// Returns the game of the position in a file, as [`Context::game_in`] does.
    pub fn game_of_position(&self, path: &Path) -> Name {
        report::open(path).map_or(Name::Tock, |it| self.game_in(&it, path.parent()))
    }

    /// Returns the game of a position, as [`Context::game`] does; one without known rules is told by its dice.
    pub fn game_in(&self, source: &Source, folder: Option<&Path>) -> Name {
        let known = rules_of(source).and_then(|it| self.library().known_game(&it, folder));
        let unknown = || if has_dice(source) { Name::Toccadille } else { Name::Tock };
        known.map_or_else(unknown, |it| Name::named(&it).unwrap_or(Name::Tock))
    }

    /// Returns the rules of a game that the flags ask for, or the settings where they do not.
    ///
    /// # Errors
    ///
    /// If the settings or the rules have faults.
    pub fn table_of<G: Ruled>(&self, choice: &Choice) -> Result<Table<G>, Failure> {
        self.library().resolve_of(&self.request(choice)?).map_err(|it| Failure::Refused(self.told_rules(&it)))
    }

    /// Returns the request that the flags make, or the settings where they do not.
    ///
    /// # Errors
    ///
    /// If the settings have faults.
    pub fn request(&self, choice: &Choice) -> Result<Request, Failure> {
        let settings = self.settings()?;
        let rules = choice.rules.clone().unwrap_or_else(|| settings.rules.value.clone());
        let variants = match (&choice.rules, choice.variants.as_slice()) {
            // The variants of the settings belong to the rules of the settings.
            (None, []) => settings.variants.value.clone(),
            (_, given) => given.to_vec(),
        };
        Ok(Request { rules, variants, set: choice.set.clone(), folder: None })
    }

    /// Returns the games that are kept.
    ///
    /// # Errors
    ///
    /// If the settings have faults.
    pub fn store(&self) -> Result<Store, Failure> {
        Ok(Store::new(&self.settings()?.data.value))
    }

    /// Returns faults as they are told on standard error.
    pub fn told(&self, complaints: &Complaints) -> String {
        if self.is_colored() { complaints.styled() } else { complaints.to_string() }
    }

    /// Returns faults of rules as they are told on standard error.
    pub fn told_rules<G: Ruled>(&self, report: &profile::Report<G>) -> String {
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

/// Returns what keys do by the settings, and the settings with what is wrong about keys: the table alone knows that.
#[cfg(feature = "tui")]
fn with_keys(mut loaded: Loaded) -> (Loaded, Keymap) {
    let keys = Keymap::new(&loaded.settings.keys).unwrap_or_else(|faults| {
        loaded.faults.extend(faults);
        loaded.faults.sort_by_key(|it| it.at.as_ref().map(|it| it.span.start));
        Keymap::default()
    });
    (loaded, keys)
}
