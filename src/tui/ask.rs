//! A question over the screen that is answered by choosing from a list or by typing a line.

use ratatui::layout::{Constraint, Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tock::Seat,
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        keys::{Action, Context},
    },
};

/// The longest line that can be typed, in letters.
const LONGEST: usize = 200;

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Which turn to go to.
    Turn,
    /// Who plays on.
    PlayOn,
    /// Which seat changes hands.
    Seat,
    /// Who plays it from now on.
    Sitter(Seat),
    /// What somebody who sits down there is called.
    Name(Seat),
    /// Where a position is saved.
    SaveAs,
    /// Whether a file is replaced.
    Overwrite,
    /// What becomes of changes that were not saved.
    Leave,
    /// Extra plays and lost turns of a seat.
    Extras,
    /// By which rules a position is.
    Rules,
}

/// What was answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The item at this place.
    Item(usize),
    /// This text, without spaces around it.
    Text(String),
}

/// A question over the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// What is asked.
    pub about: About,
    title: String,
    /// What is said about it; a warning if the last answer was none.
    said: (String, bool),
    form: Form,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Form {
    List { items: Vec<String>, at: usize },
    Line { typed: String },
}

impl Ask {
    /// Returns a question answered by one of `items`, of which there is at least one.
    pub fn list(about: About, title: String, said: String, items: Vec<String>) -> Self {
        Self { about, title, said: (said, false), form: Form::List { items, at: 0 } }
    }

    /// Returns the same question with the item at `place` looked at.
    pub fn looking_at(mut self, place: usize) -> Self {
        if let Form::List { items, at } = &mut self.form {
            *at = place.min(items.len().saturating_sub(1));
        }
        self
    }

    /// Returns a question answered by a line, which begins as `typed`.
    pub const fn line(about: About, title: String, said: String, typed: String) -> Self {
        Self { about, title, said: (said, false), form: Form::Line { typed } }
    }

    /// Returns the same question, with the reason why the last answer is none.
    pub fn again(self, why: String) -> Self {
        Self { said: (why, true), ..self }
    }

    /// Returns what keys mean now.
    pub const fn context(&self) -> Context {
        match self.form {
            Form::List { .. } => Context::List,
            Form::Line { .. } => Context::Text,
        }
    }

    /// Does what a key asks; returns the answer, if it is one.
    pub fn act(&mut self, action: Action) -> Option<Answer> {
        match (&mut self.form, action) {
            (Form::Line { typed }, Action::Confirm) => Some(Answer::Text(typed.trim().to_owned())),
            (Form::List { at, .. }, Action::Confirm) => Some(Answer::Item(*at)),
            (Form::List { items, at }, Action::Down) => {
                *at = (*at + 1) % items.len().max(1);
                None
            }
            (Form::List { items, at }, Action::Up) => {
                *at = (*at + items.len().max(1) - 1) % items.len().max(1);
                None
            }
            (Form::List { .. }, Action::Number(number)) => self.click(usize::from(number).checked_sub(1)?),
            (Form::List { .. } | Form::Line { .. }, _) => None,
        }
    }

    /// Answers by the item at `index`, if there is one.
    pub fn click(&mut self, index: usize) -> Option<Answer> {
        match &mut self.form {
            Form::List { items, at } if index < items.len() => {
                *at = index;
                Some(Answer::Item(index))
            }
            Form::List { .. } | Form::Line { .. } => None,
        }
    }

    /// Adds text where it is typed.
    pub fn type_text(&mut self, text: &str) {
        if let Form::Line { typed } = &mut self.form {
            typed
                .extend(text.chars().filter(|it| !it.is_control()).take(LONGEST.saturating_sub(typed.chars().count())));
        }
    }

    /// Takes the last letter back where text is typed.
    pub fn rub_out(&mut self) {
        if let Form::Line { typed } = &mut self.form {
            typed.pop();
        }
    }

    /// Draws the question; returns where the cursor is, if text is typed.
    pub fn draw(&self, canvas: &mut Canvas<'_>) -> Option<Position> {
        let (area, theme) = (canvas.area(), canvas.theme);
        let width = 64.min(area.width);
        let text = wrap(&self.said.0, width.saturating_sub(6).into());
        let rows = match &self.form {
            Form::List { items, .. } => items.len(),
            Form::Line { .. } => 1,
        };
        let height = (text.len() + rows + 6).min(area.height.into()) as u16;
        let place = area.centered(Constraint::Length(width), Constraint::Length(height));
        canvas.cover();
        let inner = canvas.frame(place, &self.title, theme.strong());
        let inner = Rect { x: inner.x + 2.min(inner.width), width: inner.width.saturating_sub(4), ..inner };
        let mut y = inner.y + u16::from(text.len() + rows + 4 <= usize::from(inner.height));
        let style = if self.said.1 { theme.warning() } else { theme.text() };
        for line in &text {
            canvas.put(inner, inner.x, y, line, style);
            y += 1;
        }
        y += u16::from(usize::from(y) + rows + 1 < inner.bottom().into());
        let mut cursor = None;
        match &self.form {
            Form::List { items, at } => {
                let room = usize::from(inner.bottom().saturating_sub(y + 1)).max(1);
                let top = (at + 1).saturating_sub(room);
                for (index, item) in items.iter().enumerate().skip(top).take(room) {
                    let number = if index < 9 { (index + 1).to_string() } else { String::new() };
                    let x = canvas.put(inner, inner.x, y, &number, theme.key()).max(inner.x + 2);
                    let style = if index == *at { theme.chosen() } else { theme.text() };
                    let room = usize::from(inner.right().saturating_sub(x));
                    canvas.put(inner, x, y, &cut(item, room, theme), style);
                    canvas.hit(Rect { x: inner.x, y, width: inner.width, height: 1 }, Hit::Item(index));
                    y += 1;
                }
            }
            Form::Line { typed } => {
                let room = usize::from(inner.width.saturating_sub(2));
                let x = canvas.put(inner, inner.x, y, &end_of(typed, room), theme.offered());
                canvas.put(inner, x, y, "_", theme.offered());
                cursor = Some(Position::new(x, y));
                y += 1;
            }
        }
        y += u16::from(y + 1 < inner.bottom());
        draw_keys(canvas, Rect { y, height: inner.bottom().saturating_sub(y), ..inner }, self.context());
        cursor
    }
}

/// Draws the keys that answer.
fn draw_keys(canvas: &mut Canvas<'_>, area: Rect, context: Context) {
    let theme = canvas.theme;
    let mut x = area.x;
    for bound in canvas.keys.bindings(context) {
        let binding = bound.binding;
        if !matches!(binding.action, Action::Confirm | Action::Back) {
            continue;
        }
        let (label, word) = (bound.label(theme), say!(binding.word));
        let begin = x;
        x = canvas.put(area, x, area.y, &label, theme.key()) + 1;
        x = canvas.put(area, x, area.y, &word, theme.text());
        canvas.hit(Rect { x: begin, y: area.y, width: x - begin, height: 1 }, Hit::Do(binding.action));
        x += 3;
    }
}

/// Returns as much of the end of a text as fits.
fn end_of(text: &str, width: usize) -> String {
    let mut letters = text.chars();
    while width < letters.as_str().width() && letters.next().is_some() {}
    letters.as_str().to_owned()
}
