//! The pieces that forms and lists are drawn from: headings, values with arrows, text being typed.

use ratatui::{
    layout::{Position, Rect},
    style::{Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::tui::{
    canvas::{Canvas, Hit, cut},
    keys::Action,
    line::Line,
};

/// A value that stands in a line.
pub struct Cell<'a> {
    /// What it is.
    pub text: &'a str,
    /// How it looks when it is not looked at.
    pub style: Style,
    /// Whether it is looked at.
    pub is_chosen: bool,
    /// What a click on it means.
    pub index: usize,
}

/// Draws a heading with a line to the end of the area; returns the column after its words.
pub fn heading(canvas: &mut Canvas<'_>, area: Rect, y: u16, text: &str) -> u16 {
    let theme = canvas.theme;
    let rule = theme.pick("─", "-").repeat(area.width.into());
    canvas.put(area, area.x, y, &rule, theme.faint());
    let room = usize::from(area.width.saturating_sub(1));
    canvas.put(area, area.x, y, &format!("{} ", cut(text, room, theme)), theme.strong())
}

/// Draws a value with an arrow at each side, `width` columns between them; returns the column after it.
pub fn turning(canvas: &mut Canvas<'_>, area: Rect, (x, y): (u16, u16), width: u16, cell: &Cell<'_>) -> u16 {
    let theme = canvas.theme;
    let arrows = if cell.is_chosen { theme.key() } else { theme.faint() };
    let after = x + 1 + width;
    canvas.put(area, x, y, theme.pick("◄", "<"), arrows);
    canvas.put(area, after, y, theme.pick("►", ">"), arrows);
    let text = cut(cell.text, width.into(), theme);
    let padded = format!("{text}{}", " ".repeat(usize::from(width).saturating_sub(text.width())));
    canvas.put(area, x + 1, y, &padded, if cell.is_chosen { theme.chosen() } else { cell.style });
    canvas.hit(Rect { x: x + 1, y, width, height: 1 }, Hit::Item(cell.index));
    canvas.hit(Rect { x, y, width: 1, height: 1 }, Hit::Before(cell.index));
    canvas.hit(Rect { x: after, y, width: 1, height: 1 }, Hit::After(cell.index));
    after + 1
}

/// Draws something that is done or opened; returns the column after it.
pub fn button(canvas: &mut Canvas<'_>, area: Rect, (x, y): (u16, u16), cell: &Cell<'_>) -> u16 {
    let theme = canvas.theme;
    let room = usize::from(area.right().saturating_sub(x));
    let text = cut(cell.text, room, theme);
    let end = canvas.put(area, x, y, &text, if cell.is_chosen { theme.chosen() } else { cell.style });
    canvas.hit(Rect { x, y, width: end.saturating_sub(x), height: 1 }, Hit::Item(cell.index));
    end
}

/// Draws text that is being typed, in `width` columns, and says where the cursor is.
pub fn typing(
    canvas: &mut Canvas<'_>,
    area: Rect,
    (x, y): (u16, u16),
    width: u16,
    line: &Line,
    cursor: &mut Option<Position>,
) {
    let theme = canvas.theme;
    let width = width.min(area.right().saturating_sub(x));
    let (text, column) = line.shown(width.into());
    let shown = format!("{text}{}", " ".repeat(usize::from(width).saturating_sub(text.width())));
    let style = theme.offered().add_modifier(Modifier::UNDERLINED);
    canvas.put(area, x, y, &shown, style);
    for column in 0..width {
        canvas.hit(Rect { x: x + column, y, width: 1, height: 1 }, Hit::Letter(column, width));
    }
    *cursor = Some(Position::new(x + column as u16, y));
}

/// Draws at the right edge whether there is more above and below, to be clicked.
pub fn more(canvas: &mut Canvas<'_>, area: Rect, (above, below): (bool, bool), actions: (Action, Action)) {
    let theme = canvas.theme;
    let x = area.right().saturating_sub(1);
    let signs = [
        (above, area.y, theme.pick("▲", "^"), actions.0),
        (below, area.bottom().saturating_sub(1), theme.pick("▼", "v"), actions.1),
    ];
    for (is_more, y, sign, action) in signs {
        if is_more {
            canvas.put(area, x, y, sign, theme.key());
            canvas.hit(Rect { x, y, width: 1, height: 1 }, Hit::Do(action));
        }
    }
}

/// Returns the first line to show so that the one looked at is among `fits` lines, with one more below if there is.
pub fn top(at: usize, fits: usize, count: usize) -> usize {
    let last = (at + 1).min(count.saturating_sub(1));
    (last + 1).saturating_sub(fits).min(at)
}
