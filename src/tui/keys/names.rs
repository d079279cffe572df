//! What keys are called: in the settings file, and on the screen.

use crate::{
    tui::{
        keys::{Code, Key},
        theme::Theme,
    },
    words,
};

/// Keys that have a name: the key, its name in settings, and the key of its name on the screen.
const NAMED: [(Code, &str, &str); 15] = [
    (Code::Enter, "enter", "key-name-enter"),
    (Code::Esc, "esc", "key-name-esc"),
    (Code::Char(' '), "space", "key-name-space"),
    (Code::Tab, "tab", "key-name-tab"),
    (Code::BackTab, "shift-tab", "key-name-shift-tab"),
    (Code::Backspace, "backspace", "key-name-backspace"),
    (Code::Delete, "delete", "key-name-delete"),
    (Code::Up, "up", "key-name-up"),
    (Code::Down, "down", "key-name-down"),
    (Code::Left, "left", "key-name-left"),
    (Code::Right, "right", "key-name-right"),
    (Code::PageUp, "pageup", "key-name-page-up"),
    (Code::PageDown, "pagedown", "key-name-page-down"),
    (Code::Home, "home", "key-name-home"),
    (Code::End, "end", "key-name-end"),
];

/// How many keys F1, F2 and so on there are.
pub const FUNCTION_KEYS: u8 = 12;

/// Returns the names of the keys that have one.
pub fn names() -> impl Iterator<Item = &'static str> {
    NAMED.iter().map(|it| it.1)
}

impl Key {
    /// Returns the key of this name: a letter or sign, or one of [`names`], `f1` to `f12`, or `ctrl-` and a letter.
    ///
    /// Capital letters are no keys of their own.
    pub fn from_name(name: &str) -> Option<Self> {
        let name = name.to_lowercase();
        if let Some(letter) = name.strip_prefix("ctrl-") {
            let letter = only_letter(letter).filter(char::is_ascii_alphabetic)?;
            return Some(Self { code: Code::Char(letter), ctrl: true });
        }
        let named = NAMED.iter().find(|it| it.1 == name).map(|it| it.0);
        let function =
            || name.strip_prefix('f')?.parse().ok().filter(|it| (1..=FUNCTION_KEYS).contains(it)).map(Code::F);
        let sign = || only_letter(&name).filter(|it| !it.is_whitespace() && !it.is_control()).map(Code::Char);
        let code = named.or_else(function).or_else(sign)?;
        Some(Self { code, ctrl: false })
    }

    /// Returns the name that [`Key::from_name`] knows it by.
    pub fn name(self) -> String {
        let named = NAMED.iter().find(|it| it.0 == self.code).map(|it| it.1.to_owned());
        let name = named.unwrap_or_else(|| match self.code {
            Code::F(number) => format!("f{number}"),
            Code::Char(letter) => letter.to_string(),
            // Those that have a name were found above.
            code => format!("{code:?}").to_lowercase(),
        });
        if self.ctrl { format!("ctrl-{name}") } else { name }
    }

    /// Returns what the screen calls the key.
    pub fn label(self, theme: Theme) -> String {
        let arrow = match self.code {
            Code::Up => Some("↑"),
            Code::Down => Some("↓"),
            Code::Left => Some("←"),
            Code::Right => Some("→"),
            _ => None,
        };
        let named = NAMED.iter().find(|it| it.0 == self.code).map(|it| match (arrow, theme.is_ascii()) {
            (Some(arrow), false) => arrow.to_owned(),
            (Some(_) | None, _) => words::say(it.2, &[]),
        });
        let label = named.unwrap_or_else(|| match self.code {
            Code::Char(letter) if self.ctrl => letter.to_uppercase().to_string(),
            Code::Char(letter) if theme.is_ascii() && !letter.is_ascii() => "?".to_owned(),
            Code::Char(letter) => letter.to_string(),
            code => Self { code, ctrl: false }.name().to_uppercase(),
        });
        if self.ctrl { format!("Ctrl-{label}") } else { label }
    }
}

fn only_letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    let letter = letters.next()?;
    letters.next().is_none().then_some(letter)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::theme::{Colours, Glyphs};

    const ASCII: Theme = Theme { colours: Colours::None, glyphs: Glyphs::Ascii };

    #[test]
    fn keys_have_the_names_that_find_them() {
        let signs = ["i", "?", "-", "ä", "f1", "f12", "ctrl-x"];
        for name in names().chain(signs) {
            let key = Key::from_name(name).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(key.name(), name);
            assert!(key.label(ASCII).is_ascii() && !key.label(Theme::FULL).is_empty());
        }
        assert_eq!(Key::from_name("Ctrl-X"), Key::from_name("ctrl-x"));
        assert_eq!(Key::from_name("PageUp").map(|it| it.code), Some(Code::PageUp));
    }

    #[test]
    fn what_is_no_key_has_no_name() {
        for name in ["", " ", "f0", "f13", "ctrl-", "ctrl-enter", "alt-x", "ii", "entre", "\u{7}", "ctrl-1", "f"] {
            let expected = (name == "f").then_some(Key { code: Code::Char('f'), ctrl: false });
            assert_eq!(Key::from_name(name), expected, "{name:?}");
        }
    }

    #[test]
    fn the_screen_calls_keys_by_their_usual_names() {
        for (name, full, ascii) in [
            ("left", "←", "left"),
            ("enter", "Enter", "Enter"),
            ("ctrl-x", "Ctrl-X", "Ctrl-X"),
            ("f5", "F5", "F5"),
            ("é", "é", "?"),
        ] {
            let key = Key::from_name(name).expect("a key");
            assert_eq!((key.label(Theme::FULL).as_str(), key.label(ASCII).as_str()), (full, ascii));
        }
    }
}
