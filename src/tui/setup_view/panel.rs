//! The words about what is looked at.

use ratatui::{layout::Rect, style::Style};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tock::Seat,
    tui::{
        canvas::{Canvas, cut, wrap},
        keys::{Action, Context},
        setup::{Said, SetUp},
        setup_view::cells::more,
        toccadille::board::letter,
    },
};

/// A line of words, ready to be drawn.
enum Drawn {
    Gap,
    /// Text in a style, so many columns from the left, with a sign before it.
    Text(String, Style, u16, &'static str),
    /// The letter of a seat and how it is drawn, who sits there, and a word about it.
    Player(String, Style, String, String),
    /// A line of the picture of the table.
    Table(usize),
}

/// How many lines the picture of the table has.
const TABLE: usize = 7;
/// How wide it is.
const TABLE_WIDTH: u16 = 15;

/// Draws the words, as far down as they are scrolled.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, setup: &SetUp) {
    let theme = canvas.theme;
    let is_below = area.width + 2 >= canvas.area().width;
    let inner = if is_below {
        let rule = theme.pick("─", "-").repeat(area.width.into());
        canvas.put(area, area.x, area.y, &rule, theme.faint());
        Rect { y: area.y + 1.min(area.height), height: area.height.saturating_sub(1), ..area }
    } else {
        for y in area.y..area.bottom() {
            canvas.put(area, area.x, y, theme.pick("│", "|"), theme.faint());
        }
        Rect { x: area.x + 2, width: area.width.saturating_sub(2), ..area }
    };
    let lines = lines(canvas, setup, inner.width.saturating_sub(1));
    let fits = usize::from(inner.height);
    let top = setup.about_top.min(lines.len().saturating_sub(fits));
    for (y, line) in (inner.y..).zip(lines.iter().skip(top).take(fits)) {
        draw_line(canvas, inner, y, setup, line);
    }
    let actions = match setup.context() {
        Context::Games | Context::Files => (Action::Left, Action::Right),
        _ => (Action::PageUp, Action::PageDown),
    };
    more(canvas, inner, (0 < top, top + fits < lines.len()), actions);
}

fn lines(canvas: &Canvas<'_>, setup: &SetUp, width: u16) -> Vec<Drawn> {
    let theme = canvas.theme;
    let bullet = theme.pick("•", "-");
    let mut lines: Vec<Drawn> = vec![];
    let mut last: Option<&Said> = None;
    for said in &setup.about {
        // Points and seats of one list stand close together.
        let is_close = matches!(
            (last, said),
            (Some(Said::Heading(_) | Said::Point(_)), Said::Point(_))
                | (Some(Said::Heading(_)), _)
                | (Some(Said::Player { .. }), Said::Player { .. })
                | (Some(Said::Side { .. }), Said::Side { .. })
                | (Some(Said::Title(_)), Said::Text(_) | Said::Fault(_))
        );
        if last.is_some() && !is_close {
            lines.push(Drawn::Gap);
        }
        let mut text = |text: &str, style, indent: u16, sign: &'static str| {
            for (row, line) in wrap(text, width.saturating_sub(indent).into()).into_iter().enumerate() {
                lines.push(Drawn::Text(line, style, indent, if row == 0 { sign } else { "" }));
            }
        };
        match said {
            Said::Title(it) => text(it, theme.key(), 0, ""),
            Said::Heading(it) => text(it, theme.strong(), 0, ""),
            Said::Text(it) => text(it, theme.text(), 0, ""),
            Said::Point(it) => text(it, theme.text(), 2, bullet),
            Said::Faint(it) => text(it, theme.faint(), 0, ""),
            Said::Fault(it) => text(it, theme.warning(), 2, "!"),
            Said::Player { seat, tint, text, note } => {
                let style = theme.marble(*tint);
                lines.push(Drawn::Player(seat.letter().to_string(), style, text.clone(), note.clone()));
            }
            Said::Side { seat, text, note } => {
                let style = theme.stone(*seat);
                lines.push(Drawn::Player(letter(*seat).to_string(), style, text.clone(), note.clone()));
            }
            Said::Table => {
                lines.extend((0..TABLE).map(Drawn::Table));
                lines.push(Drawn::Gap);
                for line in wrap(&teams(setup), width.into()) {
                    lines.push(Drawn::Text(line, theme.text(), 0, ""));
                }
            }
        }
        last = Some(said);
    }
    lines
}

/// Returns who plays together, in words.
fn teams(setup: &SetUp) -> String {
    let pair = |seat: Seat| Some((seat.to_string(), setup.partner(seat)?.to_string()));
    match (pair(Seat::A), pair(Seat::B)) {
        (Some((a, c)), Some((b, d))) => say!("setup-teams", a = a, c = c, b = b, d = d),
        (Some(_) | None, _) => say!("setup-no-teams"),
    }
}

fn draw_line(canvas: &mut Canvas<'_>, area: Rect, y: u16, setup: &SetUp, line: &Drawn) {
    let theme = canvas.theme;
    match line {
        Drawn::Gap => {}
        Drawn::Text(text, style, indent, sign) => {
            canvas.put(area, area.x, y, sign, *style);
            canvas.put(area, area.x + indent, y, text, *style);
        }
        Drawn::Player(letter, style, text, note) => {
            let at = canvas.put(area, area.x, y, &format!(" {letter} "), *style);
            let room = usize::from(area.right().saturating_sub(at + 2));
            let is_room = text.width() + note.width() + 2 <= room;
            canvas.put(area, at + 1, y, &cut(text, room, theme), theme.text());
            if is_room {
                let x = area.right() - 1 - note.width() as u16;
                canvas.put(area, x, y, note, theme.faint());
            }
        }
        Drawn::Table(row) => draw_table(canvas, area, y, setup, *row),
    }
}

/// Draws a line of the picture of the table: the seats where they sit, partners joined.
fn draw_table(canvas: &mut Canvas<'_>, area: Rect, y: u16, setup: &SetUp, row: usize) {
    let theme = canvas.theme;
    let x = area.x + area.width.saturating_sub(TABLE_WIDTH + 1).min(8) / 2;
    let [nw, ne, sw, se, level, upright] = theme.pick(["╭", "╮", "╰", "╯", "─", "│"], [".", ".", "'", "'", "-", "|"]);
    let middle = usize::from(TABLE_WIDTH) - 2;
    let rim = match row {
        0 => format!("{nw}{}{ne}", level.repeat(middle)),
        6 => format!("{sw}{}{se}", level.repeat(middle)),
        _ => format!("{upright}{}{upright}", " ".repeat(middle)),
    };
    canvas.put(area, x, y, &rim, theme.faint());
    let joined = |seat| setup.partner(seat).is_some();
    let (up, across, both) = theme.pick(("│", "───────", "┼"), ("|", "-------", "+"));
    let centre = x + TABLE_WIDTH / 2;
    if joined(Seat::B) && row == 3 {
        canvas.put(area, centre - 3, y, across, theme.text());
    }
    if joined(Seat::A) && (2..5).contains(&row) {
        canvas.put(area, centre, y, if row == 3 { both } else { up }, theme.text());
    }
    for (seat, at, column) in
        [(Seat::C, 1, centre - 1), (Seat::B, 3, x + 1), (Seat::D, 3, x + TABLE_WIDTH - 4), (Seat::A, 5, centre - 1)]
    {
        if at == row && setup.seats().contains(seat) {
            let tint = setup.chairs[seat].tint;
            canvas.put(area, column, y, &format!(" {} ", seat.letter()), theme.marble(tint));
        }
    }
}
