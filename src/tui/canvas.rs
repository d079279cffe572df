//! What screens are drawn on: cells that cannot be missed, and the places that can be clicked.

use std::borrow::Cow;

use ratatui::{
    buffer::Buffer,
    layout::{Position, Rect},
    style::Style,
    text::Line,
};
use unicode_width::UnicodeWidthStr;

use crate::{
    tock::board::Spot,
    tui::{
        keys::{Action, Keymap},
        theme::{Glyphs, Theme},
    },
    words::is_printable,
};

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// A square or slot of the board.
    Spot(Spot),
    /// A card of the hand, by its place.
    Card(usize),
    /// A line of a list, by its place.
    Item(usize),
    /// The arrow before the value in a line of a list: the value before.
    Before(usize),
    /// The arrow after it: the next value.
    After(usize),
    /// A column of text that is being typed, and how many columns of it are shown.
    Letter(u16, u16),
    /// The same as the key for this.
    Do(Action),
    /// The same as the key for this once what lies over the screen is closed.
    Below(Action),
}

/// The places that can be clicked; where they overlap the last one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HitMap(Vec<(Rect, Hit)>);

impl HitMap {
    /// Returns what a click on this cell means.
    pub fn at(&self, column: u16, row: u16) -> Option<Hit> {
        self.0.iter().rev().find(|(area, _)| area.contains(Position::new(column, row))).map(|it| it.1)
    }
}

/// The cells of the screen, and what a click on them means.
pub struct Canvas<'a> {
    buffer: &'a mut Buffer,
    hits: &'a mut HitMap,
    /// What the terminal can show.
    pub theme: Theme,
    /// What keys do.
    pub keys: &'a Keymap,
    /// Where text is typed on the table, if it is.
    pub cursor: Option<Position>,
}

impl<'a> Canvas<'a> {
    /// Draws on `buffer`, and notes in `hits` what can be clicked.
    pub const fn new(buffer: &'a mut Buffer, hits: &'a mut HitMap, theme: Theme, keys: &'a Keymap) -> Self {
        Self { buffer, hits, theme, keys, cursor: None }
    }

    /// Gives the whole screen the ground of the theme.
    pub fn prepare(&mut self) {
        self.buffer.set_style(self.buffer.area, self.theme.ground());
    }

    /// Returns the whole screen.
    pub const fn area(&self) -> Rect {
        self.buffer.area
    }

    /// Writes text, as far as it lies within `area`; returns the column after it.
    pub fn put(&mut self, area: Rect, x: u16, y: u16, text: &str, style: Style) -> u16 {
        let area = area.intersection(self.buffer.area);
        if x < area.x || y < area.y || area.right() <= x || area.bottom() <= y {
            return x;
        }
        let room = usize::from(area.right() - x);
        let text = match self.theme.glyphs {
            Glyphs::Unicode => Cow::Borrowed(text),
            Glyphs::Ascii => plain_signs(text),
        };
        if text.is_ascii() || text.chars().all(is_printable) {
            return self.buffer.set_stringn(x, y, text, room, style).0;
        }
        let text: String = text.chars().filter(|it| is_printable(*it)).collect();
        self.buffer.set_stringn(x, y, text, room, style).0
    }

    /// Writes a line of text in several styles.
    pub fn put_line(&mut self, area: Rect, x: u16, y: u16, line: &Line<'_>) -> u16 {
        line.spans.iter().fold(x, |x, it| self.put(area, x, y, &it.content, line.style.patch(it.style)))
    }

    /// Gives every cell of `area` this style, and keeps what stands there.
    pub fn tint(&mut self, area: Rect, style: Style) {
        self.buffer.set_style(area.intersection(self.buffer.area), style);
    }

    /// Empties `area`, and lets nothing below it be clicked.
    pub fn clear(&mut self, area: Rect) {
        let area = area.intersection(self.buffer.area);
        for position in area.positions() {
            if let Some(cell) = self.buffer.cell_mut(position) {
                cell.reset();
                cell.set_style(self.theme.ground());
            }
        }
        self.hits.0.retain(|(it, _)| !it.intersects(area));
    }

    /// Lets nothing be clicked that was drawn so far.
    pub fn cover(&mut self) {
        self.hits.0.clear();
    }

    /// Notes what a click on `area` means.
    pub fn hit(&mut self, area: Rect, hit: Hit) {
        let area = area.intersection(self.buffer.area);
        if !area.is_empty() {
            self.hits.0.push((area, hit));
        }
    }

    /// Draws a frame around `area` with a title, empties it, and returns what is inside.
    pub fn frame(&mut self, area: Rect, title: &str, style: Style) -> Rect {
        let area = area.intersection(self.buffer.area);
        self.clear(area);
        self.rim(area, style);
        let within = Rect { x: area.x.saturating_add(2), width: area.width.saturating_sub(4), ..area };
        if !title.is_empty() {
            self.put(within, within.x, area.y, &format!(" {title} "), self.theme.strong());
        }
        Rect {
            x: area.x.saturating_add(1),
            y: area.y.saturating_add(1),
            width: area.width.saturating_sub(2),
            height: area.height.saturating_sub(2),
        }
    }

    /// Draws the rim of `area`.
    pub fn rim(&mut self, area: Rect, style: Style) {
        if area.width < 2 || area.height < 2 {
            return;
        }
        let [nw, ne, sw, se, level, upright] =
            self.theme.pick(["╭", "╮", "╰", "╯", "─", "│"], [".", ".", "'", "'", "-", "|"]);
        let middle = level.repeat(usize::from(area.width - 2));
        self.put(area, area.x, area.y, &format!("{nw}{middle}{ne}"), style);
        self.put(area, area.x, area.bottom() - 1, &format!("{sw}{middle}{se}"), style);
        for y in area.y + 1..area.bottom() - 1 {
            self.put(area, area.x, y, upright, style);
            self.put(area, area.right() - 1, y, upright, style);
        }
    }
}

/// Returns text with dashes and quotation marks that every terminal has; each is as wide as the one it stands for.
fn plain_signs(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let plain = |letter| match letter {
        '“' | '”' => '"',
        '‘' | '’' => '\'',
        '–' | '—' => '-',
        '…' => '~',
        letter => letter,
    };
    Cow::Owned(text.chars().map(plain).collect())
}

/// Returns `text` cut to `width` columns, with a sign that something is missing.
pub fn cut(text: &str, width: usize, theme: Theme) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let more = theme.pick("…", "~");
    let mut cut = String::new();
    for letter in text.chars() {
        let longer = format!("{cut}{letter}");
        if width < longer.width() + 1 {
            break;
        }
        cut = longer;
    }
    if width == 0 { String::new() } else { cut + more }
}

/// Returns `text` broken into lines of at most `width` columns, at spaces where there are any.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![];
    for paragraph in text.split('\n') {
        let mut line = String::new();
        for word in paragraph.split(' ') {
            let gap = usize::from(!line.is_empty());
            if line.width() + gap + word.width() <= width {
                if gap == 1 {
                    line.push(' ');
                }
                line.push_str(word);
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
            }
            for letter in word.chars() {
                let longer = format!("{line}{letter}");
                if width < longer.width() && !line.is_empty() {
                    lines.push(std::mem::take(&mut line));
                    line.push(letter);
                } else {
                    line = longer;
                }
            }
        }
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_cut_with_a_sign() {
        assert_eq!(cut("Marguerite", 20, Theme::FULL), "Marguerite");
        assert_eq!(cut("Marguerite", 5, Theme::FULL), "Marg…");
        assert_eq!(cut("日本語の名前", 5, Theme::FULL), "日本…");
        assert_eq!(cut("Ann", 0, Theme::FULL), "");
    }

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("sends back the marble", 11), ["sends back", "the marble"]);
        assert_eq!(wrap("a\nb", 5), ["a", "b"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 3), [""]);
    }

    #[test]
    fn the_last_place_drawn_is_clicked() {
        let mut buffer = Buffer::empty(Rect::new(0, 0, 10, 5));
        let mut hits = HitMap::default();
        let mut canvas = Canvas::new(&mut buffer, &mut hits, Theme::FULL, Keymap::usual());
        canvas.hit(Rect::new(0, 0, 5, 5), Hit::Card(0));
        canvas.hit(Rect::new(2, 2, 50, 1), Hit::Card(1));
        canvas.put(Rect::new(0, 0, 99, 99), 8, 4, "wide", Style::new());
        canvas.put(Rect::new(0, 0, 99, 99), 8, 5, "below", Style::new());
        assert_eq!(hits.at(0, 0), Some(Hit::Card(0)));
        assert_eq!(hits.at(3, 2), Some(Hit::Card(1)));
        assert_eq!(hits.at(9, 4), None);
    }
}
