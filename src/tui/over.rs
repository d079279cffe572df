//! The end of a game: who won, what everybody did, and the race over time.

use ratatui::layout::Rect;
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
    let kept = draw_kept(canvas, body, play);
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
        chart::draw(canvas, place, &curves(canvas, play, ending), ending.stats.turns());
    }
    true
}

/// Draws where the record is kept at the bottom of `area`; returns the row above which there is room.
fn draw_kept(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> u16 {
    let theme = canvas.theme;
    let said = match play.session().path() {
        Some(path) => say!("over-kept", path = path.display().to_string()),
        None => say!("over-not-kept"),
    };
    let y = area.bottom() - 1;
    canvas.put(area, area.x, y, &cut(&said, area.width.into(), theme), theme.faint());
    y
}

/// Draws the figures of every seat; returns the row below them.
fn draw_table(canvas: &mut Canvas<'_>, area: Rect, play: &Play, ending: &Ending) -> u16 {
    let theme = canvas.theme;
    let seats = ending.stats.table;
    let names = seats.iter().map(|it| play.people.name(it).width() as u16).max().unwrap_or(0);
    let name = (4 + names).clamp(NAME, (area.width / 3).max(NAME));
    let gap = if 110 <= area.width { 3 } else { 2 };
    let width = |it: &Column| (it.heading.width() as u16).max(3) + gap;
    let mut right = area.x + name;
    let columns: Vec<(&Column, u16)> = ending
        .columns
        .iter()
        .map(|it| {
            right += width(it);
            (it, right)
        })
        .take_while(|it| it.1 <= area.right())
        .collect();
    let mut y = area.y;
    canvas.put(area, area.x, y, &say!("over-seat"), theme.faint());
    for (column, right) in &columns {
        canvas.put(area, right - column.heading.width() as u16, y, &column.heading, theme.faint());
    }
    for seat in seats.iter() {
        y += 1;
        let won = play.session().end().is_some_and(|it| it.winners.contains(seat));
        let x = canvas.put(area, area.x, y, &format!(" {} ", seat.letter()), theme.marble(play.people.tint(seat))) + 1;
        let room = usize::from((area.x + name).saturating_sub(x));
        let style = if won { theme.strong() } else { theme.text() };
        canvas.put(area, x, y, &cut(play.people.name(seat), room, theme), style);
        for (column, right) in &columns {
            let figure = column.figures[seat].to_string();
            canvas.put(area, right - figure.len() as u16, y, &figure, style);
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
