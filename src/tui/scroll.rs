//! Draws lines of which the last are seen: logs, and lists of what may be chosen.

use ratatui::{layout::Rect, style::Style};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        keys::Action,
    },
};

/// From how many columns on moves as they are written have a column of their own.
const NOTATION_FROM: u16 = 64;
/// How wide it is.
const NOTATION: u16 = 22;

/// A line of a log, as it is drawn.
#[derive(Clone, Debug)]
pub struct Entry<'a> {
    /// The letter of who did it, and how it is drawn; none for what just happens.
    pub label: Option<(char, Style)>,
    /// What it was done with.
    pub lead: Option<String>,
    /// What was done.
    pub text: &'a str,
    /// The move as it is written, if it is one.
    pub notation: Option<&'a str>,
}

impl Entry<'_> {
    /// Returns how far the text is moved in.
    const fn indent(&self) -> u16 {
        if self.label.is_some() { 4 } else { 0 }
    }
}

/// Returns from which line of a list on it is drawn, so that the one looked at is seen whole; `height` tells how many
/// rows a line takes, and is asked only for those that may be seen.
pub fn first_shown(cursor: usize, rows: u16, height: impl Fn(usize) -> usize) -> usize {
    let mut taken = 0;
    let fits = |it: &usize| {
        taken += height(*it);
        taken <= usize::from(rows)
    };
    cursor + 1 - (0..=cursor).rev().take_while(fits).count().max(1)
}

/// Draws a log that is scrolled up by so many lines, and where in it one is.
pub fn draw_scrolled<T>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    lines: &[T],
    up: usize,
    entry: &dyn for<'a> Fn(&'a T) -> Entry<'a>,
) {
    let up = up.min(lines.len());
    let shown = draw_log(canvas, area, &lines[..lines.len() - up], entry);
    let hidden = lines.len() - shown;
    if up == 0 || hidden == 0 || area.height < 2 || area.width < 10 {
        return;
    }
    let theme = canvas.theme;
    // The part that is seen, as a part of the edge; and in words how much there is below.
    let rows = usize::from(area.height);
    let length = (rows * shown / lines.len()).clamp(1, rows);
    let top = (rows - length) * (hidden - up) / hidden;
    for row in 0..rows {
        let is_seen = (top..top + length).contains(&row);
        let (sign, style) = match is_seen {
            true => (theme.pick("┃", "#"), theme.strong()),
            false => (theme.pick("│", "|"), theme.faint()),
        };
        canvas.put(area, area.right() - 1, area.y + row as u16, sign, style);
    }
    let said = format!(" {} ", say!("log-below", count = up));
    let x = area.right().saturating_sub(said.width() as u16 + 1).max(area.x);
    canvas.put(area, x, area.bottom() - 1, &said, theme.bar());
    canvas.hit(Rect { x, y: area.bottom() - 1, width: area.right() - x, height: 1 }, Hit::Do(Action::Last));
}

/// Draws the last of these lines that fit; returns how many.
pub fn draw_log<T>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    lines: &[T],
    entry: &dyn for<'a> Fn(&'a T) -> Entry<'a>,
) -> usize {
    let theme = canvas.theme;
    let column = (NOTATION_FROM <= area.width).then(|| area.right() - NOTATION);
    let right = column.map_or(area.right(), |it| it - 2);
    let told = |line: &Entry<'_>| {
        let text = [line.lead.as_deref(), Some(line.text)].into_iter().flatten().collect::<Vec<_>>().join(" ");
        wrap(&text, usize::from(right.saturating_sub(area.x + line.indent())).max(1))
    };
    let mut height = 0;
    let fits = |line: &&T| {
        height += told(&entry(line)).len();
        height <= usize::from(area.height)
    };
    let fitting = lines.iter().rev().take_while(fits).count();
    let mut y = area.y;
    for line in lines[lines.len() - fitting..].iter().map(entry) {
        if let Some((letter, style)) = line.label {
            canvas.put(area, area.x, y, &format!(" {letter} "), style);
        }
        let style = if line.label.is_some() { theme.text() } else { theme.faint() };
        let (x, told) = (area.x + line.indent(), told(&line));
        let mut end = x;
        for (row, text) in (y..).zip(&told) {
            end = canvas.put(area, x, row, text, style);
        }
        if let Some(lead) = &line.lead {
            canvas.put(area, x, y, lead, theme.strong());
        }
        y += told.len() as u16;
        if let Some(notation) = line.notation {
            // Where there is no column for it, it follows the words if the line has room for it.
            let (x, y) = column.map_or((end + 2, y - 1), |it| (it, y - told.len() as u16));
            let room = usize::from(area.right().saturating_sub(x));
            if column.is_some() || notation.width() <= room {
                canvas.put(area, x, y, &cut(notation, room, theme), theme.faint());
            }
        }
    }
    fitting
}
