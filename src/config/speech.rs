//! Which language is spoken, and what letters cards have.

use std::ffi::OsString;

use crate::{
    config::{Error, Origin, Setting},
    words::Language,
};

/// What letters the cards have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Cards {
    /// Those of the language that is spoken.
    #[default]
    Auto,
    /// Those of this language, whatever is spoken.
    Of(Language),
}

impl Cards {
    /// Returns every choice.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Auto].into_iter().chain(Language::all().map(Self::Of))
    }

    /// Returns the word used in flags and settings.
    pub fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Of(language) => language.word(),
        }
    }

    /// Returns the choice that is called so; a language may be named by its tag as well.
    pub fn named(word: &str) -> Option<Self> {
        if word == Self::Auto.name() { Some(Self::Auto) } else { Language::named(word).map(Self::Of) }
    }

    /// Returns the language whose letters are asked for, if one is.
    pub const fn language(self) -> Option<Language> {
        match self {
            Self::Auto => None,
            Self::Of(language) => Some(language),
        }
    }
}

/// Returns the language that a flag, `TOCK_LANG`, the settings file or the locale asks for.
///
/// # Errors
///
/// If `TOCK_LANG` names none; a locale of a language that is not spoken is nobody's fault.
pub(super) fn language(
    flag: Option<Language>,
    said: Option<(Language, usize)>,
    set: &dyn Fn(&'static str) -> Option<OsString>,
) -> Result<Setting<Language>, Error> {
    if let Some(language) = flag {
        return Ok(Setting::of(language, Origin::Flag("--lang")));
    }
    if let Some(word) = set("TOCK_LANG") {
        let word = word.to_string_lossy();
        let named = Language::named(&word).ok_or_else(|| Error::NoLanguage(word.into_owned()));
        return named.map(|it| Setting::of(it, Origin::Environment("TOCK_LANG")));
    }
    if let Some((language, line)) = said {
        return Ok(Setting::of(language, Origin::File(line)));
    }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(|it| Some((it, set(it)?)));
    let asked = locale.and_then(|(name, it)| Some((name, Language::of_locale(&it.to_string_lossy())?)));
    Ok(match asked {
        Some((name, language)) => Setting::of(language, Origin::Environment(name)),
        None => Setting::of(Language::default(), Origin::Default),
    })
}
