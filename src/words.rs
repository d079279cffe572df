//! Every word a player reads, looked up by meaning in the message catalogue under `locales/`.
//!
//! Engines and profiles hand out data; this module alone turns a key and its values into a sentence.

mod catalogue;
mod language;

use std::{
    cell::Cell,
    io::{self, ErrorKind},
};

use fluent_bundle::FluentValue;
use unicode_width::UnicodeWidthChar;

pub use language::Language;

/// How a thread speaks: the one that puts things into words, since nobody else needs to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Voice {
    /// In which language.
    pub language: Language,
    /// In which signs.
    pub signs: Signs,
    /// Whose letters cards have, if it is not the language's own.
    pub cards: Option<Language>,
}

/// The signs that can be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Signs {
    /// All of them.
    #[default]
    All,
    /// Letters and signs of ASCII.
    Ascii,
}

thread_local! {
    static VOICE: Cell<Voice> = Cell::default();
}

/// Returns how this thread speaks.
pub fn voice() -> Voice {
    VOICE.get()
}

/// Lets this thread speak so from now on.
pub fn speak(voice: Voice) {
    VOICE.set(voice);
}

/// Returns the message `key` with its values filled in; `say!` is the short way to call it.
///
/// A key that the catalogue lacks comes back between angle brackets, so that a mistake is seen and nothing breaks.
pub fn say(key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    catalogue::say(voice(), key, values)
}

/// Returns the message `key` in another language than the one that is spoken.
pub fn say_in(language: Language, key: &str, values: &[(&str, FluentValue<'_>)]) -> String {
    catalogue::say(Voice { language, ..voice() }, key, values)
}

/// Returns a number with the sign between whole and parts that the language has: `7.5`, `7,5`.
pub fn decimal(number: &str) -> String {
    number.replace('.', &say("number-point", &[]))
}

/// Returns why reading or writing failed: what happens often in words of the catalogue, the rest as the system says it.
pub fn io(error: &io::Error) -> String {
    let key = match error.kind() {
        ErrorKind::NotFound => "io-not-found",
        ErrorKind::PermissionDenied => "io-not-permitted",
        ErrorKind::IsADirectory => "io-folder",
        ErrorKind::NotADirectory => "io-no-folder",
        ErrorKind::AlreadyExists => "io-is-there",
        ErrorKind::StorageFull => "io-full",
        ErrorKind::ReadOnlyFilesystem => "io-read-only",
        _ => return error.to_string(),
    };
    say(key, &[])
}

/// Tells whether the catalogue has the message `key`.
pub fn has(key: &str) -> bool {
    catalogue::has(voice(), key)
}

/// Returns the letter or sign of ASCII that stands for another, as wide as that; itself if there is none.
pub fn plain(letter: char) -> char {
    match letter {
        letter if letter.is_ascii() => letter,
        '«' | '»' => '"',
        '…' => '~',
        letter => {
            let mut letters = deunicode::deunicode_char(letter).unwrap_or_default().chars();
            letters.next().filter(|_| letters.next().is_none() && letter.width() == Some(1)).unwrap_or(letter)
        }
    }
}

/// Returns how a text begins, for languages where the word before it depends on that: `vowel` or `consonant`.
///
/// A silent h counts as a vowel, and so does a y that no vowel follows: Yves, but not Yann.
fn sound(text: &str) -> &'static str {
    let mut letters = text.trim_start().chars().map(|it| plain(it).to_ascii_lowercase());
    let is_vowel = |it: char| matches!(it, 'a' | 'e' | 'i' | 'o' | 'u');
    match (letters.next(), letters.next()) {
        (Some('y'), Some(next)) if !is_vowel(next) => "vowel",
        (Some(first), _) if is_vowel(first) || first == 'h' => "vowel",
        (Some(_) | None, _) => "consonant",
    }
}

/// Returns a word that came from outside, short enough to be said and without anything a terminal would obey.
pub fn cut(word: &str) -> String {
    const MOST: usize = 40;
    let mut text: String = word.chars().take(MOST).map(|it| if it.is_control() { '\u{fffd}' } else { it }).collect();
    if word.chars().nth(MOST).is_some() {
        text.push('…');
    }
    text
}

/// Tells whether a letter can be shown on a screen of cells: controls cannot, nor what turns the direction of writing,
/// nor what has no width and joins or changes its neighbours, which every terminal does otherwise.
pub fn is_printable(letter: char) -> bool {
    let joins = matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}');
    !letter.is_control() && !joins
}

/// Returns a message of the catalogue: `say!("games-moves", count = 3)`.
#[macro_export]
macro_rules! say {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::words::say($key, &[$((stringify!($name), fluent_bundle::FluentValue::from($value))),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_know_one_from_many() {
        assert_eq!(say!("games-moves", count = 1), "1 move");
        assert_eq!(say!("games-moves", count = 3), "3 moves");
        assert!(!has("no-such-message"));
    }

    #[test]
    fn a_name_tells_how_it_begins() {
        for (name, expected) in [
            ("Anne", "vowel"),
            ("Élise", "vowel"),
            ("Hélène", "vowel"),
            ("Yves", "vowel"),
            ("Yann", "consonant"),
            ("Zoé", "consonant"),
            ("", "consonant"),
            ("7", "consonant"),
            ("日本", "consonant"),
        ] {
            assert_eq!(sound(name), expected, "{name}");
        }
    }

    #[test]
    fn plain_signs_are_as_wide_as_those_they_stand_for() {
        let plain: String = "« Éléonore l’a dit – à Noël… » Ça".chars().map(plain).collect();
        assert_eq!(plain, "\" Eleonore l'a dit - a Noel~ \" Ca");
        assert_eq!(super::plain('日'), '日');
    }

    #[test]
    fn what_disturbs_a_screen_is_not_printable() {
        for letter in
            ['\u{1b}', '\u{7f}', '\u{9b}', '\u{200d}', '\u{202e}', '\u{2066}', '\u{fe0f}', '\u{feff}', '\u{e0041}']
        {
            assert!(!is_printable(letter), "{letter:?}");
        }
        assert!("Zoë é e\u{301} 日本 שלום 👩 ♥".chars().all(is_printable));
    }
}
