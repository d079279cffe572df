//! The player's settings: which there are, what holds, and where each comes from.
//!
//! A flag goes before the environment, the environment before the settings file, the file before what holds by
//! default. A faulty file is told in full and nothing is guessed.

mod fault;
mod file;
mod folders;
mod keys;
mod speech;
mod theme;

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    time::Duration,
};

use crate::{
    config::file::Sheet,
    profile,
    report::{self, Complaints},
    words::{Language, Signs, Voice},
};

pub use fault::{Fault, What};
pub use folders::{Folders, NoHome};
pub use keys::KeySetting;
pub use speech::Cards;
pub use theme::{Colours, Theme};

/// The rules that are played when nobody says otherwise.
pub const DEFAULT_RULES: &str = "english";

/// When to use colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Color {
    /// In a terminal.
    Auto,
    /// Always.
    Always,
    /// Never.
    Never,
}

impl Color {
    /// Every choice.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Always, Self::Never];

    /// Returns the word used in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Always => "always",
            Self::Never => "never",
        }
    }
}

/// How long what bots do is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Not at all.
    Off,
    /// Shortly.
    Fast,
    /// Long enough to read.
    #[default]
    Normal,
    /// Long enough to explain.
    Slow,
}

impl Speed {
    /// Every speed.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// Returns the word used in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// Returns the next speed, round and round.
    pub const fn next(self) -> Self {
        match self {
            Self::Off => Self::Slow,
            Self::Slow => Self::Normal,
            Self::Normal => Self::Fast,
            Self::Fast => Self::Off,
        }
    }

    /// Returns how long a marble takes from one square to the next.
    pub const fn step(self) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::Fast => Some(Duration::from_millis(30)),
            Self::Normal => Some(Duration::from_millis(75)),
            Self::Slow => Some(Duration::from_millis(160)),
        }
    }

    /// Returns how long a move is shown before the next.
    pub const fn pause(self) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::Fast => Some(Duration::from_millis(350)),
            Self::Normal => Some(Duration::from_millis(1100)),
            Self::Slow => Some(Duration::from_millis(2600)),
        }
    }
}

/// How a turn is handed on after a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum HandOn {
    /// By a key.
    #[default]
    Ask,
    /// By itself, after the pause of [`Speed`].
    Auto,
}

impl HandOn {
    /// Every way.
    pub const ALL: [Self; 2] = [Self::Ask, Self::Auto];

    /// Returns the word used in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ask => "ask",
            Self::Auto => "auto",
        }
    }
}

/// Where a setting comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// This flag.
    Flag(&'static str),
    /// This variable of the environment.
    Environment(&'static str),
    /// This line of the settings file.
    File(usize),
    /// Nobody said otherwise.
    Default,
}

/// A setting and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setting<T> {
    /// What holds.
    pub value: T,
    /// Why.
    pub origin: Origin,
}

impl<T> Setting<T> {
    fn of(value: T, origin: Origin) -> Self {
        Self { value, origin }
    }
}

/// What the flags of the command line say about settings.
#[derive(Clone, Debug, Default)]
pub struct Flags {
    /// `--config`.
    pub config: Option<PathBuf>,
    /// `--no-config`.
    pub no_config: bool,
    /// `--data`.
    pub data: Option<PathBuf>,
    /// `--lang`.
    pub lang: Option<Language>,
    /// `--cards`.
    pub cards: Option<Cards>,
    /// `--color`.
    pub color: Option<Color>,
    /// `--ascii`.
    pub ascii: bool,
    /// `--speed`.
    pub speed: Option<Speed>,
    /// `--theme`.
    pub theme: Option<Theme>,
    /// `--hand-on`.
    pub hand_on: Option<HandOn>,
}

/// Everything that can be set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The settings file that holds, whether it is there or not; none with `--no-config`.
    pub file: Option<PathBuf>,
    /// Where the player's own rules are.
    pub own_rules: PathBuf,
    /// The profile to play by: a name or a path.
    pub rules: Setting<String>,
    /// The variants to play with: names or paths.
    pub variants: Setting<Vec<String>>,
    /// What the player at the keyboard is called.
    pub name: Setting<Option<String>>,
    /// Which language is spoken.
    pub lang: Setting<Language>,
    /// What letters cards have.
    pub cards: Setting<Cards>,
    /// Whether to draw with plain letters and signs only.
    pub ascii: Setting<bool>,
    /// When to use colours.
    pub color: Setting<Color>,
    /// How long what bots do is shown.
    pub speed: Setting<Speed>,
    /// What the table is drawn in.
    pub theme: Setting<Theme>,
    /// The keys that actions are given.
    pub keys: Vec<KeySetting>,
    /// How a turn is handed on after a move.
    pub hand_on: Setting<HandOn>,
    /// Where games are kept.
    pub data: Setting<PathBuf>,
}

impl Settings {
    /// Returns how to speak.
    pub fn voice(&self) -> Voice {
        let signs = if self.ascii.value { Signs::Ascii } else { Signs::All };
        Voice { language: self.lang.value, signs, cards: self.cards.value.language() }
    }
}

/// Why there are no settings at all.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// Nobody says where the home folder is.
    NoHome,
    /// `TOCK_LANG` names no language: this word.
    NoLanguage(String),
}

impl From<NoHome> for Error {
    fn from(NoHome: NoHome) -> Self {
        Self::NoHome
    }
}

/// Settings as far as they could be read, and what is wrong with the file.
#[derive(Clone, Debug)]
pub struct Loaded {
    /// What holds, the faulty entries left out.
    pub settings: Settings,
    /// What is wrong with the settings file.
    pub faults: Vec<Fault>,
    /// Whether there is a settings file.
    pub has_file: bool,
}

impl Loaded {
    /// Returns what is wrong with the settings file, in words.
    pub fn complaints(&self) -> Complaints {
        Complaints(self.faults.iter().map(Fault::complaint).collect())
    }
}

/// Reads the settings; `variable` looks a variable of the environment up.
///
/// # Errors
///
/// If nobody says where the home folder is, or `TOCK_LANG` names no language.
pub fn load(flags: &Flags, variable: &dyn Fn(&str) -> Option<OsString>) -> Result<Loaded, Error> {
    let set = |name| variable(name).filter(|it| !it.is_empty());
    let folders = Folders::new()?;
    let named = flags.config.clone().or_else(|| set("TOCK_CONFIG").map(PathBuf::from));
    let file =
        if flags.no_config { None } else { Some(named.clone().unwrap_or_else(|| folders.config.join("config.toml"))) };
    // A file that was asked for must be there; the usual one need not.
    let path = file.as_ref().filter(|it| named.is_some() || it.exists());
    let (sheet, faults) = match path.map(|it| report::open(it)) {
        Some(Ok(source)) => Sheet::read(&source),
        Some(Err(unread)) => (Sheet::default(), vec![Fault { at: None, what: What::Unread(unread) }]),
        None => (Sheet::default(), vec![]),
    };
    let has_file = path.is_some();
    let folder = path.and_then(|it| it.parent()).unwrap_or(Path::new(""));
    // What a settings file calls by path lies beside it.
    let beside = |name: String| {
        if profile::is_path(&name) { folder.join(name).display().to_string() } else { name }
    };
    let data = match (&flags.data, set("TOCK_DATA"), sheet.data) {
        (Some(data), _, _) => Setting::of(data.clone(), Origin::Flag("--data")),
        (None, Some(data), _) => Setting::of(data.into(), Origin::Environment("TOCK_DATA")),
        (None, None, Some((data, line))) => Setting::of(folder.join(data), Origin::File(line)),
        (None, None, None) => Setting::of(folders.data, Origin::Default),
    };
    let settings = Settings {
        file: file.clone(),
        own_rules: folders.config.join("rules"),
        rules: or(sheet.rules.map(|(it, line)| (beside(it), line)), DEFAULT_RULES.to_owned()),
        variants: or(sheet.variants.map(|(it, line)| (it.into_iter().map(beside).collect(), line)), vec![]),
        name: or(sheet.name.map(|(it, line)| (Some(it).filter(|it| !it.is_empty()), line)), None),
        lang: speech::language(flags.lang, sheet.lang, &set)?,
        cards: match flags.cards {
            Some(cards) => Setting::of(cards, Origin::Flag("--cards")),
            None => or(sheet.cards, Cards::Auto),
        },
        ascii: match (flags.ascii, sheet.ascii, plain_locale(&set)) {
            (true, _, _) => Setting::of(true, Origin::Flag("--ascii")),
            (false, None, Some(name)) => Setting::of(true, Origin::Environment(name)),
            (false, said, _) => or(said, false),
        },
        color: match (flags.color, color_of_environment(&set)) {
            (Some(color), _) => Setting::of(color, Origin::Flag("--color")),
            (None, Some((color, name))) => Setting::of(color, Origin::Environment(name)),
            (None, None) => or(sheet.color, Color::Auto),
        },
        speed: match flags.speed {
            Some(speed) => Setting::of(speed, Origin::Flag("--speed")),
            None => or(sheet.speed, Speed::Normal),
        },
        theme: match flags.theme {
            Some(theme) => Setting::of(theme, Origin::Flag("--theme")),
            None => or(sheet.theme, Theme::Auto),
        },
        keys: sheet.keys,
        hand_on: match flags.hand_on {
            Some(hand_on) => Setting::of(hand_on, Origin::Flag("--hand-on")),
            None => or(sheet.hand_on, HandOn::Ask),
        },
        data,
    };
    Ok(Loaded { settings, faults, has_file })
}

fn or<T>(said: Option<(T, usize)>, default: T) -> Setting<T> {
    match said {
        Some((value, line)) => Setting::of(value, Origin::File(line)),
        None => Setting::of(default, Origin::Default),
    }
}

fn color_of_environment(set: &dyn Fn(&'static str) -> Option<OsString>) -> Option<(Color, &'static str)> {
    if set("NO_COLOR").is_some() {
        return Some((Color::Never, "NO_COLOR"));
    }
    if set("CLICOLOR_FORCE").is_some_and(|it| it != "0") {
        return Some((Color::Always, "CLICOLOR_FORCE"));
    }
    set("CLICOLOR").filter(|it| it == "0").map(|_| (Color::Never, "CLICOLOR"))
}

/// Returns the variable that says that the terminal shows no more than plain letters, if one does.
///
/// It is not asked where the settings say what to draw with.
fn plain_locale(set: &dyn Fn(&'static str) -> Option<OsString>) -> Option<&'static str> {
    let name = ["LC_ALL", "LC_CTYPE", "LANG"].into_iter().find(|it| set(it).is_some())?;
    let locale = set(name)?.to_string_lossy().to_lowercase();
    let is_unicode = locale.contains("utf-8") || locale.contains("utf8");
    (!is_unicode).then_some(name)
}
