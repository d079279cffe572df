//! What screens are drawn on: cells that cannot be missed, and the places that can be clicked.

use std::borrow::Cow;

use ratatui::{
    buffer::{Buffer, Cell},
    layout::{Position, Rect},
    style::Style,
    text::Line,
};
use unicode_width::UnicodeWidthStr;

use crate::{
    toccadille::Place,
    tock::board::Spot,
    tui::{
        keys::{Action, Keymap},
        theme::{Glyphs, Theme},
    },
    words::{is_printable, plain},
};

/// What a click means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hit {
    /// A square or slot of the board.
    Spot(Spot),
    /// A point of the board of Toccadille, or what lies beside it.
    Place(Place),
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
        let ground = self.theme.ground();
        for cell in &mut self.buffer.content {
            cell.set_style(ground);
        }
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
        if text.chars().all(is_plain) {
            let mut end = x;
            let mut letters = text.chars();
            // A letter has a byte at least: no cell beyond can be reached.
            let width = text.len().min(room) as u16;
            self.each_cell(Rect { x, y, width, height: 1 }, |cell| {
                if let Some(letter) = letters.next() {
                    cell.set_char(letter).set_style(style);
                    end += 1;
                }
            });
            return end;
        }
        if text.is_ascii() || text.chars().all(is_printable) {
            return self.buffer.set_stringn(x, y, text, room, style).0;
        }
        let text: String = text.chars().filter(|it| is_printable(*it)).collect();
        self.buffer.set_stringn(x, y, text, room, style).0
    }

    /// Writes text broken into lines, from row `y` on as far as they lie within `area`; returns the row after them.
    pub fn put_wrapped(&mut self, area: Rect, y: u16, text: &str, style: Style) -> u16 {
        let mut below = y;
        for (y, line) in (y..area.bottom()).zip(wrap(text, area.width.into())) {
            self.put(area, area.x, y, &line, style);
            below = y + 1;
        }
        below
    }

    /// Writes a line of text in several styles.
    pub fn put_line(&mut self, area: Rect, x: u16, y: u16, line: &Line<'_>) -> u16 {
        line.spans.iter().fold(x, |x, it| self.put(area, x, y, &it.content, line.style.patch(it.style)))
    }

    /// Gives every cell of `area` this style, and keeps what stands there.
    pub fn tint(&mut self, area: Rect, style: Style) {
        self.each_cell(area, |cell| {
            cell.set_style(style);
        });
    }

    /// Empties `area`, and lets nothing below it be clicked.
    pub fn clear(&mut self, area: Rect) {
        let area = area.intersection(self.buffer.area);
        let ground = self.theme.ground();
        self.each_cell(area, |cell| {
            cell.reset();
            cell.set_style(ground);
        });
        self.hits.0.retain(|(it, _)| !it.intersects(area));
    }

    /// Does something with each cell of `area` as far as it lies on the screen, row by row.
    ///
    /// A large screen has so many cells that asking for each by its place would be most of the work of a frame.
    fn each_cell(&mut self, area: Rect, mut touch: impl FnMut(&mut Cell)) {
        let screen = self.buffer.area;
        let area = area.intersection(screen);
        if area.is_empty() {
            return;
        }
        let left = usize::from(area.x - screen.x);
        let rows = self.buffer.content.chunks_exact_mut(screen.width.into());
        for row in rows.skip((area.y - screen.y).into()).take(area.height.into()) {
            row[left..left + usize::from(area.width)].iter_mut().for_each(&mut touch);
        }
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

    /// Notes what a click means where nothing else is noted.
    pub fn hit_beside(&mut self, hit: Hit) {
        self.hits.0.insert(0, (self.buffer.area, hit));
    }

    /// Draws a frame around `area` with a title, empties it, and returns what is inside, `margin` columns from each side.
    pub fn frame(&mut self, area: Rect, margin: u16, title: &str, style: Style) -> Rect {
        let area = area.intersection(self.buffer.area);
        self.clear(area);
        self.rim(area, style);
        let within = Rect { x: area.x.saturating_add(2), width: area.width.saturating_sub(4), ..area };
        if !title.is_empty() {
            self.put(within, within.x, area.y, &format!(" {title} "), self.theme.strong());
        }
        Rect {
            x: area.x.saturating_add((1 + margin).min(area.width)),
            y: area.y.saturating_add(1),
            width: area.width.saturating_sub(2 * (1 + margin)),
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

/// Returns text in letters and signs that every terminal has; each is as wide as the one it stands for.
fn plain_signs(text: &str) -> Cow<'_, str> {
    if text.is_ascii() { Cow::Borrowed(text) } else { Cow::Owned(text.chars().map(plain).collect()) }
}

/// Tells whether a letter is one cell wide and joins no other: then text need not be taken apart.
const fn is_plain(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\u{a0}'..='\u{ac}' | '\u{ae}'..='ÿ' | '’' | '─'..='▟')
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

/// Returns as much of the end of `text` as fits in `width` columns.
pub fn end_of(text: &str, width: usize) -> &str {
    let mut letters = text.chars();
    while width < letters.as_str().width() && letters.next().is_some() {}
    letters.as_str()
}

/// Returns `text` broken into lines of at most `width` columns, at spaces where there are any.
pub fn wrap(text: &str, width: usize) -> Vec<String> {
    let width = width.max(1);
    let mut lines = vec![];
    for paragraph in text.split('\n') {
        // How wide the line is by now is kept beside it: asking it at each word would read it over and over.
        let (mut line, mut used) = (String::new(), 0);
        for word in paragraph.split(' ') {
            let (gap, wide) = (usize::from(!line.is_empty()), word.width());
            if used + gap + wide <= width {
                if gap == 1 {
                    line.push(' ');
                }
                line.push_str(word);
                used += gap + wide;
                continue;
            }
            if !line.is_empty() {
                lines.push(std::mem::take(&mut line));
                used = 0;
            }
            if wide <= width {
                line.push_str(word);
                used = wide;
                continue;
            }
            for letter in word.chars() {
                line.push(letter);
                // Letters that join take less room together than one by one.
                used = line.width();
                if width < used && line.chars().nth(1).is_some() {
                    line.pop();
                    lines.push(std::mem::replace(&mut line, letter.to_string()));
                    used = line.width();
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
    fn of_text_whose_end_matters_the_end_is_kept() {
        assert_eq!(end_of("games/house.toml", 20), "games/house.toml");
        assert_eq!(end_of("games/house.toml", 10), "house.toml");
        assert_eq!(end_of("日本語の名前", 5), "名前");
        assert_eq!(end_of("Ann", 0), "");
    }

    #[test]
    fn letters_that_are_written_straight_into_cells_are_one_cell_wide() {
        let plain: Vec<_> = ('\0'..='\u{ffff}').filter(|it| is_plain(*it)).collect();
        assert!(plain.contains(&'a') && plain.contains(&'█'));
        for letter in plain {
            assert_eq!(letter.to_string().width(), 1, "{letter:?}");
            assert!(is_printable(letter), "{letter:?}");
        }
    }

    #[test]
    fn text_ends_where_its_area_does() {
        for (text, expected, end) in [
            ("wide open", "  wide   ", 6),
            ("╭──╮╭──╮", "  ╭──╮   ", 6),
            ("日本語", "  日本   ", 6),
            ("an", "  an     ", 4),
        ] {
            let mut buffer = Buffer::empty(Rect::new(3, 1, 9, 1));
            let mut hits = HitMap::default();
            let mut canvas = Canvas::new(&mut buffer, &mut hits, Theme::FULL, Keymap::usual());
            assert_eq!(canvas.put(Rect::new(4, 0, 5, 9), 5, 1, text, Style::new()), 3 + end, "{text}");
            let mut line = Buffer::with_lines([expected]);
            line.area = buffer.area;
            assert_eq!(buffer, line, "{text}");
        }
    }

    #[test]
    fn text_is_broken_at_spaces() {
        assert_eq!(wrap("sends back the marble", 11), ["sends back", "the marble"]);
        assert_eq!(wrap("a\nb", 5), ["a", "b"]);
        assert_eq!(wrap("abcdefgh ij", 3), ["abc", "def", "gh", "ij"]);
        assert_eq!(wrap("", 3), [""]);
        assert_eq!(wrap("a  b", 9), ["a  b"]);
        assert_eq!(wrap("日本語 x", 4), ["日本", "語 x"]);
        assert_eq!(wrap("日本", 1), ["日", "本"]);
        assert_eq!(wrap("ae\u{301}iou x", 3), ["ae\u{301}i", "ou", "x"]);
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
