//! Words that stand one after another, and can be clicked.

use ratatui::{layout::Rect, style::Style};
use unicode_width::UnicodeWidthStr;

use crate::tui::{
    canvas::{Canvas, Hit},
    keys::Action,
};

/// Words one after another, as many in a line as fit.
#[derive(Clone, Copy, Debug)]
pub struct Flow {
    area: Rect,
    x: u16,
    y: u16,
}

impl Flow {
    /// Begins at the top left of `area`.
    pub const fn new(area: Rect) -> Self {
        Self { area, x: area.x, y: area.y }
    }

    /// Returns the row in which the next word stands.
    pub const fn y(&self) -> u16 {
        self.y
    }

    /// Returns what is below the last line.
    pub fn rest(&self) -> Rect {
        let y = self.y + u16::from(self.area.x < self.x);
        Rect { y, height: self.area.bottom().saturating_sub(y), ..self.area }
    }

    /// Writes a word that can be clicked.
    pub fn put(&mut self, canvas: &mut Canvas<'_>, text: &str, style: Style, hit: Hit) {
        let width = text.width() as u16;
        self.make_room(width);
        canvas.put(self.area, self.x, self.y, text, style);
        canvas.hit(Rect { x: self.x, y: self.y, width, height: 1 }.intersection(self.area), hit);
        self.x += width + 1;
    }

    /// Writes a key and what it does.
    pub fn pair(&mut self, canvas: &mut Canvas<'_>, key: &str, word: &str, action: Action) {
        let width = (key.width() + 1 + word.width()) as u16;
        self.make_room(width);
        let (x, y) = (self.x, self.y);
        canvas.put(self.area, x, y, key, canvas.theme.key());
        canvas.put(self.area, x + key.width() as u16 + 1, y, word, canvas.theme.text());
        canvas.hit(Rect { x, y, width, height: 1 }.intersection(self.area), Hit::Do(action));
        self.x += width + 2;
    }

    const fn make_room(&mut self, width: u16) {
        if self.area.x < self.x && self.area.x + self.area.width < self.x + width {
            self.new_line();
        }
    }

    /// Begins a new line, unless one has just begun.
    pub const fn new_line(&mut self) {
        if self.area.x < self.x {
            self.x = self.area.x;
            self.y += 1;
        }
    }
    /// Begins a new line, but where all stands as closely as it can.
    pub const fn new_line_unless(&mut self, is_close: bool) {
        if !is_close {
            self.new_line();
        }
    }
}
