//! A question over the screen that is answered by choosing from a list or by typing a line.

use ratatui::layout::{Constraint, Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        edit, exchange,
        keys::{Action, Code, Context},
        line::{Letters, Line},
        replay, toccadille,
    },
};

/// The longest line that can be typed, in columns.
const LONGEST: usize = 200;

/// Who asks, and what.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// A replay.
    Replay(replay::Asked),
    /// The editor.
    Edit(edit::Asked),
    /// A game in play.
    Play(exchange::Asked),
    /// A match in play.
    Match(toccadille::play::exchange::Asked),
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
    Line(Line),
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
    pub fn line(about: About, title: String, said: String, typed: &str) -> Self {
        let line = Line::new(typed, Letters::Any, LONGEST.max(typed.width()));
        Self { about, title, said: (said, false), form: Form::Line(line) }
    }

    /// Returns a question answered by a number: only digits can be typed.
    pub fn number(about: About, title: String, said: String) -> Self {
        Self { about, title, said: (said, false), form: Form::Line(Line::new("", Letters::Digits, LONGEST)) }
    }

    /// Returns the same question, with the reason why the last answer is none.
    pub fn again(self, why: String) -> Self {
        Self { said: (why, true), ..self }
    }

    /// Returns what keys mean now.
    pub const fn context(&self) -> Context {
        match self.form {
            Form::List { .. } => Context::List,
            Form::Line(_) => Context::Text,
        }
    }

    /// Does what a key asks; returns the answer, if it is one.
    pub fn act(&mut self, action: Action) -> Option<Answer> {
        match (&mut self.form, action) {
            (Form::Line(line), Action::Confirm) => Some(Answer::Text(line.text().trim().to_owned())),
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
            (Form::List { .. } | Form::Line(_), _) => None,
        }
    }

    /// Answers by the item at `index`, if there is one.
    pub fn click(&mut self, index: usize) -> Option<Answer> {
        match &mut self.form {
            Form::List { items, at } if index < items.len() => {
                *at = index;
                Some(Answer::Item(index))
            }
            Form::List { .. } | Form::Line(_) => None,
        }
    }

    /// Adds text where it is typed.
    pub fn type_text(&mut self, text: &str) {
        if let Form::Line(line) = &mut self.form {
            line.put(text);
        }
    }

    /// Does what a key does where text is typed.
    pub fn type_key(&mut self, code: Code) {
        if let Form::Line(line) = &mut self.form {
            line.key(code);
        }
    }

    /// Draws the question; returns where the cursor is, if text is typed.
    pub fn draw(&self, canvas: &mut Canvas<'_>) -> Option<Position> {
        let (area, theme) = (canvas.area(), canvas.theme);
        let width = 64.min(area.width);
        let text = wrap(&self.said.0, width.saturating_sub(6).into());
        let rows = match &self.form {
            Form::List { items, .. } => items.len(),
            Form::Line(_) => 1,
        };
        let height = (text.len() + rows + 6).min(area.height.into()) as u16;
        let place = area.centered(Constraint::Length(width), Constraint::Length(height));
        let inner = canvas.frame(place, 2, &self.title, theme.strong());
        let top = inner.y + u16::from(text.len() + rows + 4 <= usize::from(inner.height));
        let style = if self.said.1 { theme.warning() } else { theme.text() };
        let mut y = canvas.put_wrapped(inner, top, &self.said.0, style);
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
            Form::Line(line) => {
                let (text, column) = line.shown(inner.width.saturating_sub(1).into());
                let end = canvas.put(inner, inner.x, y, &text, theme.offered());
                let x = inner.x + column as u16;
                if x == end {
                    canvas.put(inner, x, y, "_", theme.offered());
                }
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
