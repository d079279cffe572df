//! The end of a game: who won, what everybody did, and the race over time.

use std::path::Path;

use ratatui::{layout::Rect, style::Style};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    session::Session,
    stats::{self, GameStats},
    telling::figures::{self, Column},
    tock::{Seat, SeatSet},
    tui::{
        canvas::{Canvas, cut},
        chart::{self, Curve},
        desk,
        keys::Context,
        play::Play,
        talk,
    },
};

/// The narrowest column for names.
const NAME: u16 = 14;
/// The fewest rows of a chart worth drawing.
const CHART: u16 = 5;

/// What is told about a game that is over.
#[derive(Clone, Debug)]
pub struct Ending {
    stats: GameStats,
    columns: Vec<Column>,
    sides: Vec<SeatSet>,
    /// Whether the board is looked at instead.
    shows_board: bool,
}

impl Ending {
    /// Returns what is told about a game.
    pub fn of(session: &Session) -> Self {
        let stats = stats::of(session.record());
        let columns = figures::columns(&stats);
        let sides = figures::sides(stats.table, session.rules());
        Self { stats, columns, sides, shows_board: false }
    }

    /// Tells whether the board is looked at instead.
    pub const fn shows_board(&self) -> bool {
        self.shows_board
    }

    /// Shows the board, or the figures again.
    pub const fn turn_over(&mut self) {
        self.shows_board = !self.shows_board;
    }
}

/// Draws the end of a game; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, play: &Play, ending: &Ending) -> bool {
    let area = canvas.area();
    if area.width < 30 || area.height < 9 {
        return false;
    }
    let theme = canvas.theme;
    let header = Rect { height: 1, ..area };
    let title = format!(" {} {} {}", say!("table-name"), theme.pick("·", "-"), play.title);
    desk::draw_bar(canvas, header, &title, &[]);
    let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
    desk::draw_footer(canvas, footer, Context::Over, |_| true);
    // A wide screen has a margin; the figures do not drift apart on it.
    let margin = 2.min(area.width / 30);
    let body =
        Rect { x: area.x + margin, width: (area.width - 2 * margin).min(150), y: area.y + 1, height: area.height - 2 };
    let tall = 20 <= body.height;
    let mut y = body.y + u16::from(tall);
    canvas.put(body, body.x, y, &cut(&talk::over(play), body.width.into(), theme), theme.strong());
    y += 1;
    let facts = figures::facts(&ending.stats, play.session().rules(), play.people.names());
    let dot = theme.pick(" · ", " - ");
    let most = if tall { 2 } else { 1 };
    let words = Rect { y, height: most.min(body.bottom().saturating_sub(y)), ..body };
    y = canvas.put_wrapped(words, y, &facts.join(dot), theme.text());
    y += u16::from(tall);
    y = draw_table(canvas, Rect { y, height: body.bottom().saturating_sub(y), ..body }, play, ending);
    let kept = draw_kept(canvas, body, play.session().path());
    let mut rest = Rect { y: y + u16::from(tall), height: kept.saturating_sub(y + u16::from(tall)), ..body };
    if CHART + 10 <= rest.height {
        let own = ending.columns.iter().any(|it| it.heading == say!("figures-own"));
        let legend = [say!("over-legend"), if own { say!("over-legend-own") } else { String::new() }];
        let below = canvas.put_wrapped(rest, rest.y, legend.join(" ").trim_end(), theme.faint()) + 1;
        rest = Rect { y: below, height: rest.bottom().saturating_sub(below), ..rest };
    }
    if CHART < rest.height {
        canvas.put(rest, rest.x, rest.y, &say!("over-race"), theme.strong());
        let place = Rect { y: rest.y + 1, height: (rest.height - 1).min(30), ..rest };
        let scale = ["100%", " 50%", "  0%"].map(str::to_owned);
        chart::draw(canvas, place, &curves(canvas, play, ending), ending.stats.turns(), &scale);
    }
    true
}

/// Draws where the record is kept at the bottom of `area`; returns the row above which there is room.
pub fn draw_kept(canvas: &mut Canvas<'_>, area: Rect, path: Option<&Path>) -> u16 {
    let theme = canvas.theme;
    let said = match path {
        Some(path) => say!("over-kept", path = path.display().to_string()),
        None => say!("over-not-kept"),
    };
    let y = area.bottom() - 1;
    canvas.put(area, area.x, y, &cut(&said, area.width.into(), theme), theme.faint());
    y
}

/// Draws the figures of every seat; returns the row below them.
fn draw_table(canvas: &mut Canvas<'_>, area: Rect, play: &Play, ending: &Ending) -> u16 {
    let row = |seat: Seat| FigureRow {
        letter: seat.letter(),
        letter_style: canvas.theme.marble(play.people.tint(seat)),
        name: play.people.name(seat),
        won: play.session().end().is_some_and(|it| it.winners.contains(seat)),
        figures: ending.columns.iter().map(|it| it.figures[seat].to_string()).collect(),
    };
    let rows: Vec<FigureRow<'_>> = ending.stats.table.iter().map(row).collect();
    let headings: Vec<&str> = ending.columns.iter().map(|it| it.heading.as_str()).collect();
    draw_figures(canvas, area, &headings, &rows)
}

/// The figures of one player.
pub struct FigureRow<'a> {
    /// The letter of the seat.
    pub letter: char,
    /// How it is drawn.
    pub letter_style: Style,
    /// What the player is called.
    pub name: &'a str,
    /// Whether it won.
    pub won: bool,
    /// A figure for each heading.
    pub figures: Vec<String>,
}

/// Draws a table of figures as far as there is room for its columns; returns the row below it.
pub fn draw_figures(canvas: &mut Canvas<'_>, area: Rect, headings: &[&str], rows: &[FigureRow<'_>]) -> u16 {
    let theme = canvas.theme;
    let names = rows.iter().map(|it| it.name.width() as u16).max().unwrap_or(0);
    let name = (4 + names).clamp(NAME, (area.width / 3).max(NAME));
    let gap = if 110 <= area.width { 3 } else { 2 };
    let width = |it: &str| (it.width() as u16).max(3) + gap;
    let mut right = area.x + name;
    let columns: Vec<(usize, u16)> = headings
        .iter()
        .enumerate()
        .map(|(index, it)| {
            right += width(it);
            (index, right)
        })
        .take_while(|it| it.1 <= area.right())
        .collect();
    let mut y = area.y;
    canvas.put(area, area.x, y, &say!("over-seat"), theme.faint());
    for (index, right) in &columns {
        canvas.put(area, right - headings[*index].width() as u16, y, headings[*index], theme.faint());
    }
    for row in rows {
        y += 1;
        let x = canvas.put(area, area.x, y, &format!(" {} ", row.letter), row.letter_style) + 1;
        let room = usize::from((area.x + name).saturating_sub(x));
        let style = if row.won { theme.strong() } else { theme.text() };
        canvas.put(area, x, y, &cut(row.name, room, theme), style);
        for (index, right) in &columns {
            let figure = row.figures.get(*index).map_or("", String::as_str);
            canvas.put(area, right - figure.len() as u16, y, figure, style);
        }
    }
    y + 1
}

fn curves(canvas: &Canvas<'_>, play: &Play, ending: &Ending) -> Vec<Curve> {
    let curve = |side: &SeatSet| {
        let letters: Vec<_> = side.iter().map(|it| it.letter().to_string()).collect();
        let first = side.iter().next().unwrap_or(Seat::A);
        let tint = play.people.tint(first);
        let names: Vec<_> = side.iter().map(|it| play.people.name(it).to_owned()).collect();
        Curve {
            letter: first.letter(),
            name: format!("{} {}", letters.join("+"), names.join(", ")),
            style: canvas.theme.ink(tint),
            letter_style: canvas.theme.marble(tint),
            points: ending.stats.race.curve(*side).collect(),
        }
    };
    ending.sides.iter().map(curve).collect()
}
