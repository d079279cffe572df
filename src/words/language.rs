//! The languages: a folder of `locales/` each, found by their names or by a locale.

use std::sync::OnceLock;

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use unic_langid::LanguageIdentifier;

use crate::words::{
    Voice,
    catalogue::{self, FOLDERS},
};

/// The language that is spoken when nobody asks for another, and that has every message.
const ENGLISH: &str = "en";

/// A language that the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(usize);

/// What a language is called.
struct Called {
    /// Its word in settings.
    word: String,
    /// What it calls itself.
    name: String,
}

impl Default for Language {
    fn default() -> Self {
        Self::all().find(|it| it.tag() == ENGLISH).unwrap_or(Self(0))
    }
}

impl Language {
    /// Returns every language, by tag.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..FOLDERS.len()).map(Self)
    }

    /// Returns its place among all languages.
    pub(super) const fn index(self) -> usize {
        self.0
    }

    /// Returns its tag, the name of its folder: `fr`.
    pub const fn tag(self) -> &'static str {
        FOLDERS[self.0].0
    }

    /// Returns its word in settings: `french`.
    pub fn word(self) -> &'static str {
        &self.called().word
    }

    /// Returns what it calls itself: `Français`.
    pub fn name(self) -> &'static str {
        &self.called().name
    }

    /// Returns the language after it, the first after the last.
    pub const fn next(self) -> Self {
        Self((self.0 + 1) % FOLDERS.len())
    }

    /// Returns the language that somebody names: by its tag, its word, its own name, or a locale.
    pub fn named(text: &str) -> Option<Self> {
        let same =
            |it: &Self| [it.tag(), it.word(), it.name()].iter().any(|it| it.to_lowercase() == text.to_lowercase());
        Self::of_locale(text).or_else(|| Self::all().find(same))
    }

    /// Returns the language of a locale, such as `fr_CA.UTF-8` or `fr`; English for `C` and `POSIX`.
    pub fn of_locale(locale: &str) -> Option<Self> {
        let language = locale.split(['.', '@']).next().unwrap_or_default();
        if ["C", "POSIX"].contains(&language) {
            return Some(Self::default());
        }
        let asked: [LanguageIdentifier; 1] = [language.parse().ok()?];
        let known: Vec<LanguageIdentifier> = Self::all().filter_map(|it| it.tag().parse().ok()).collect();
        let found = *negotiate_languages(&asked, &known, None, NegotiationStrategy::Filtering).first()?;
        Self::all().find(|it| it.tag().parse() == Ok(found.clone()))
    }

    fn called(self) -> &'static Called {
        static CALLED: OnceLock<Vec<Called>> = OnceLock::new();
        let called = CALLED.get_or_init(|| {
            let of = |language| {
                let say = |key| catalogue::say(Voice { language, ..Voice::default() }, key, &[]);
                Called { word: say("language-word"), name: say("language-name") }
            };
            Self::all().map(of).collect()
        });
        &called[self.0]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_found_by_every_name_it_has() {
        for language in Language::all() {
            for name in [language.tag(), language.word(), language.name(), &language.word().to_uppercase()] {
                assert_eq!(Language::named(name), Some(language), "{name}");
            }
            let region = format!("{}_CA", language.tag());
            for locale in [region.clone(), format!("{region}.UTF-8"), format!("{region}.ISO-8859-1@euro")] {
                assert_eq!(Language::of_locale(&locale), Some(language), "{locale}");
            }
        }
        for name in ["C", "POSIX", "C.UTF-8"] {
            assert_eq!(Language::named(name), Some(Language::default()), "{name}");
        }
        for name in ["", "tlh", "tlh_QO.UTF-8", "klingon", "e", "en glish", "é"] {
            assert_eq!(Language::named(name), None, "{name}");
        }
    }

    #[test]
    fn the_next_language_comes_round() {
        let first = Language::default();
        let last = Language::all().fold(first, |it, _| it.next());
        assert_eq!(last, first);
    }
}
