//! Paints one square or marble at any scale.

use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    tock::Seat,
    tui::{canvas::Canvas, cross::Scale, theme::Tint},
};

/// How a square looks.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// What is there: a letter, a number, a sign; empty for nothing.
    pub what: String,
    /// What is to be said about it; a space for nothing.
    pub mark: char,
    /// The style of both.
    pub style: Style,
    /// What it is made of.
    pub body: Body,
    /// What the square is called, if that is to be seen.
    pub name: String,
}

/// What a square is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Body {
    /// A marble, with the style of its edge.
    Marble(Style),
    /// A hole.
    Hole,
    /// A hole with heavier edges: a post.
    Post,
    /// A hole with corners: a slot of a home court.
    Slot,
}

impl Face {
    /// Returns a marble with a mark.
    pub fn marble(canvas: &Canvas<'_>, seat: Seat, tint: Tint, mark: char) -> Self {
        Self {
            what: seat.letter().to_string(),
            mark,
            style: canvas.theme.marble(tint),
            body: Body::Marble(canvas.theme.marble_edge(tint)),
            name: String::new(),
        }
    }

    /// Returns a hole.
    pub fn hole(what: impl Into<String>, style: Style) -> Self {
        Self { what: what.into(), mark: ' ', style, body: Body::Hole, name: String::new() }
    }

    fn is_marble(&self) -> bool {
        matches!(self.body, Body::Marble(_))
    }
}

/// Paints what stands on one square.
pub fn paint(canvas: &mut Canvas<'_>, area: Rect, place: Rect, scale: Scale, face: &Face) {
    let area = area.intersection(canvas.area());
    let (x, y) = (place.x, place.y);
    match scale {
        Scale::Narrow => {
            let dot = dot(canvas);
            let what = if face.what.is_empty() { dot } else { &face.what[..first(&face.what)] };
            canvas.put(area, x, y, what, face.style);
        }
        Scale::Small => paint_small(canvas, area, (x, y), face),
        Scale::Wide => paint_wide(canvas, area, (x, y), face),
        Scale::Medium | Scale::Broad | Scale::Large | Scale::Huge | Scale::Giant => {
            // The last column keeps squares apart.
            let place = Rect { width: place.width - 1, ..place };
            if face.is_marble() {
                paint_marble(canvas, area, place, face);
            } else {
                paint_frame(canvas, area, place, face);
            }
        }
    }
}

/// Returns the sign of a square without anything to be said about it.
pub fn dot(canvas: &Canvas<'_>) -> &'static str {
    canvas.theme.pick("•", ".")
}

/// Returns how many bytes the first letter takes.
fn first(text: &str) -> usize {
    text.chars().next().map_or(0, char::len_utf8)
}

fn paint_small(canvas: &mut Canvas<'_>, area: Rect, (x, y): (u16, u16), face: &Face) {
    if !face.name.is_empty() {
        canvas.put(area, x, y, &face.name, face.style);
        return;
    }
    let what = if face.what.is_empty() { dot(canvas) } else { &face.what };
    let end = canvas.put(area, x, y, what, face.style);
    if end < x + 2 {
        canvas.put(area, end, y, face.mark.encode_utf8(&mut [0; 4]), face.style);
    }
}

fn paint_wide(canvas: &mut Canvas<'_>, area: Rect, (x, y): (u16, u16), face: &Face) {
    let theme = canvas.theme;
    let mark = face.mark.to_string();
    let what = if face.what.is_empty() { dot(canvas) } else { &face.what };
    let [west, east] = match face.body {
        Body::Marble(edge) => {
            let [west, east] = theme.pick(["▐", "▌"], ["(", ")"]);
            canvas.put(area, x, y, west, edge);
            canvas.put(area, x + 1, y, what, face.style);
            let (text, style) = if face.mark == ' ' { (east, edge) } else { (mark.as_str(), face.style) };
            canvas.put(area, x + 2, y, text, style);
            return;
        }
        _ if !face.name.is_empty() => {
            let room = 3_usize.saturating_sub(face.name.width());
            canvas.put(area, x + room.min(1) as u16, y, &face.name, face.style);
            return;
        }
        Body::Post => ["[", "]"],
        Body::Hole | Body::Slot => [" ", " "],
    };
    let east = if face.mark == ' ' { east } else { &mark };
    let at = if 1 < what.width() {
        x
    } else {
        canvas.put(area, x, y, west, face.style);
        x + 1
    };
    let end = canvas.put(area, at, y, what, face.style);
    canvas.put(area, end, y, east, face.style);
}

/// Paints a marble of several cells: round, with its letter and mark in the middle, and the square's name below.
fn paint_marble(canvas: &mut Canvas<'_>, area: Rect, place: Rect, face: &Face) {
    let Body::Marble(edge) = face.body else { return };
    let Rect { x, y, width, height } = place;
    let flat = face.style.remove_modifier(Modifier::UNDERLINED);
    let inner = usize::from(width - 2);
    let theme = canvas.theme;
    for row in 0..height {
        let (west, east, middle, style) = match row {
            // Two rows are a square with a letter: half of the lower one keeps it off the next.
            0 if height == 2 => (theme.pick("█", "("), theme.pick("█", ")"), " ", flat),
            1 if height == 2 => {
                (theme.pick("▀", "\\"), theme.pick("▀", "/"), theme.pick("▀", "_"), theme.pick(edge, flat))
            }
            0 => (theme.pick("▗", "/"), theme.pick("▖", "\\"), theme.pick("▄", " "), theme.pick(edge, flat)),
            _ if row + 1 < height => (theme.pick("▐", "|"), theme.pick("▌", "|"), " ", flat),
            _ => (theme.pick("▝", "\\"), theme.pick("▘", "/"), theme.pick("▀", " "), theme.pick(edge, flat)),
        };
        canvas.put(area, x, y + row, west, edge);
        canvas.put(area, x + 1, y + row, &middle.repeat(inner), style);
        canvas.put(area, x + width - 1, y + row, east, edge);
    }
    let at = x + 1 + (width - 3) / 2;
    let row = y + (height - 1) / 2;
    canvas.put(area, at, row, &face.what, face.style);
    if face.mark != ' ' {
        canvas.put(area, at + 1, row, face.mark.encode_utf8(&mut [0; 4]), face.style);
    }
    put_name(canvas, area, place, face, if height == 2 { theme.text() } else { flat });
}

/// Paints a square without a marble: a frame with what is to be said in it.
fn paint_frame(canvas: &mut Canvas<'_>, area: Rect, place: Rect, face: &Face) {
    let theme = canvas.theme;
    let Rect { x, y, width, height } = place;
    let inner = usize::from(width - 2);
    let [nw, ne, sw, se, level, upright] = match face.body {
        Body::Hole | Body::Marble(_) => theme.pick(["╭", "╮", "╰", "╯", "─", "│"], [".", ".", "'", "'", "-", "|"]),
        Body::Post => theme.pick(["┏", "┓", "┗", "┛", "━", "┃"], ["#", "#", "#", "#", "=", "#"]),
        Body::Slot => theme.pick(["┌", "┐", "└", "┘", "─", "│"], ["+", "+", "+", "+", "-", "|"]),
    };
    let says_nothing = face.what.is_empty() && face.mark == ' ';
    let rim = if says_nothing { theme.faint() } else { face.style };
    for row in 0..height {
        let (west, east, middle) = match row {
            0 => (nw, ne, level),
            _ if row + 1 < height => (upright, upright, " "),
            _ => (sw, se, level),
        };
        canvas.put(area, x, y + row, &format!("{west}{}{east}", middle.repeat(inner)), rim);
    }
    let row = (height - 1) / 2;
    let text = if face.mark == ' ' { face.what.clone() } else { format!("{}{}", face.what, face.mark) };
    let room = (width as usize).saturating_sub(text.width().max(1)) as u16;
    // A single letter stands in the middle, a mark to the right of it.
    let at = if face.what.width() <= 1 { (width - 1) / 2 } else { room / 2 };
    canvas.put(Rect { width: (x + width).saturating_sub(area.x), ..area }, x + at, y + row, &text, face.style);
    put_name(canvas, area, place, face, if says_nothing { theme.text() } else { rim });
}

/// Writes the square's name on the lower rim: within it, or instead of it where it is too narrow.
fn put_name(canvas: &mut Canvas<'_>, area: Rect, place: Rect, face: &Face, style: Style) {
    let (width, length) = (usize::from(place.width), face.name.width());
    if length == 0 || width < length {
        return;
    }
    let y = place.bottom() - 1;
    if length <= width - 2 {
        let at = place.x + 1 + ((width - 2 - length) / 2) as u16;
        canvas.put(area, at, y, &face.name, style);
    } else {
        canvas.put(area, place.x, y, &format!("{:^width$}", face.name), style);
    }
}
