//! A line of text being typed.

use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::{letters, tui::keys::Code};

/// Which letters may be typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Letters {
    /// All that can be shown.
    Any,
    /// Digits.
    Digits,
}

/// A line of text with a place where the next letter goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    text: String,
    /// The byte before which the next letter goes, always that of a letter that takes room.
    at: usize,
    letters: Letters,
    /// How many columns it may take.
    most: usize,
}

impl Line {
    /// Returns a line that begins with `text` and may become `most` columns long.
    pub fn new(text: &str, letters: Letters, most: usize) -> Self {
        let mut line = Self { text: String::new(), at: 0, letters, most };
        line.put(text);
        line
    }

    /// Returns the text so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Puts text in where it is typed, as far as it fits.
    pub fn put(&mut self, text: &str) {
        for letter in text.chars() {
            let typed = match self.letters {
                Letters::Any => Some(letter).filter(|it| !it.is_control()),
                Letters::Digits => letters::digit(letter).map(|it| char::from(b'0' + it)),
            };
            let Some(letter) = typed else { continue };
            if self.text.width() + letter.width().unwrap_or(0) <= self.most {
                self.text.insert(self.at, letter);
                self.at += letter.len_utf8();
            }
        }
    }

    /// Does what a key does where text is typed.
    pub fn key(&mut self, code: Code) {
        match code {
            Code::Char(letter) => self.put(letter.encode_utf8(&mut [0; 4])),
            Code::Left => self.at = self.before(),
            Code::Right => self.at = self.after(),
            Code::Home => self.at = 0,
            Code::End => self.at = self.text.len(),
            Code::Backspace => {
                let from = self.before();
                self.text.replace_range(from..self.at, "");
                self.at = from;
            }
            Code::Delete => {
                let to = self.after();
                self.text.replace_range(self.at..to, "");
            }
            Code::Enter
            | Code::Esc
            | Code::Tab
            | Code::BackTab
            | Code::Up
            | Code::Down
            | Code::PageUp
            | Code::PageDown
            | Code::F(_) => {}
        }
    }

    /// Puts the cursor on the letter shown in this column, where `width` columns are shown.
    pub fn point(&mut self, column: usize, width: usize) {
        let begin = self.begin(width);
        let places = self.places().filter(|it| begin <= *it);
        let at = places.take_while(|it| self.text[begin..*it].width() <= column).last();
        self.at = at.unwrap_or(begin);
    }

    /// Returns the part of the text to show in `width` columns, and the column of the cursor in it.
    pub fn shown(&self, width: usize) -> (String, usize) {
        let begin = self.begin(width);
        let mut shown = String::new();
        for letter in self.text[begin..].chars() {
            if width < shown.width() + letter.width().unwrap_or(0) {
                break;
            }
            shown.push(letter);
        }
        (shown, self.text[begin..self.at].width())
    }

    /// Returns the first byte that is shown: the cursor is always among what is, behind the last letter too.
    fn begin(&self, width: usize) -> usize {
        let fits = |from: &usize| self.text[*from..self.at].width() < width.max(1);
        self.places().find(|it| *it == self.at || fits(it)).unwrap_or(self.at)
    }

    /// Returns the bytes where the cursor can be: before each letter that takes room, and at the end.
    fn places(&self) -> impl Iterator<Item = usize> {
        let takes_room = |(at, letter): (usize, char)| (at == 0 || letter.width() != Some(0)).then_some(at);
        self.text.char_indices().filter_map(takes_room).chain([self.text.len()])
    }

    fn before(&self) -> usize {
        self.places().take_while(|it| *it < self.at).last().unwrap_or(0)
    }

    fn after(&self) -> usize {
        self.places().find(|it| self.at < *it).unwrap_or(self.text.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, codes: &[Code], expected: &str) {
        let mut line = Line::new(text, Letters::Any, 12);
        for code in codes {
            line.key(*code);
        }
        let mut marked = line.text.clone();
        marked.insert(line.at, '|');
        assert_eq!(marked, expected, "{codes:?}");
    }

    #[test]
    fn text_is_changed_where_the_cursor_is() {
        use Code::{Backspace, Char, Delete, End, Home, Left, Right};
        check("Ann", &[Char('a')], "Anna|");
        check("Ann", &[Home, Char('J')], "J|Ann");
        check("Ann", &[Left, Left, Backspace], "|nn");
        check("Ann", &[Home, Backspace, Delete, Right], "n|n");
        check("Ann", &[End, Delete, Left, Char('e')], "Ane|n");
    }

    #[test]
    fn a_letter_with_its_accent_is_one_step() {
        use Code::{Backspace, Delete, Home, Left, Right};
        check("日本", &[Left, Left, Right], "日|本");
        check("e\u{301}a", &[Home, Right], "e\u{301}|a");
        check("e\u{301}a", &[Left, Backspace], "|a");
        check("e\u{301}a", &[Home, Delete], "|a");
    }

    #[test]
    fn no_more_is_taken_than_fits_and_nothing_that_cannot_be_shown() {
        let mut line = Line::new("", Letters::Any, 5);
        line.put("a\n\u{1b}[日本語");
        assert_eq!(line.text(), "a[日");
        let mut seed = Line::new("x4", Letters::Digits, 3);
        seed.put("2,195");
        assert_eq!(seed.text(), "421");
    }

    #[test]
    fn the_cursor_is_always_among_what_is_shown() {
        let mut line = Line::new("0123456789", Letters::Any, 40);
        assert_eq!(line.shown(20), ("0123456789".to_owned(), 10));
        assert_eq!(line.shown(5), ("6789".to_owned(), 4));
        line.key(Code::Home);
        assert_eq!(line.shown(5), ("01234".to_owned(), 0));
        line.point(3, 5);
        assert_eq!(line.shown(5), ("01234".to_owned(), 3));
        let wide = Line::new("日本語", Letters::Any, 40);
        assert_eq!(wide.shown(4), ("語".to_owned(), 2));
        assert_eq!(wide.shown(0).0, "");
        assert_eq!(wide.shown(1).0, "");
    }
}
