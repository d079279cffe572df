//! The end of a game of a match, and of the match: who won, how often it counts, what both did, and the marks over time.

use ratatui::layout::Rect;

use crate::{
    say,
    session::{
        Session,
        toccadille::{Ended, Match},
    },
    stats::toccadille::{self as stats, MatchStats},
    telling::toccadille::{
        ended,
        figures::{self, Column},
    },
    toccadille::{MARKS, Seat},
    tui::{
        canvas::{Canvas, cut},
        chart::{self, Curve},
        desk,
        over::{FigureRow, draw_figures, draw_kept},
        toccadille::{board::letter, play::Play, words},
    },
};

/// The fewest rows of a chart worth drawing.
const CHART: u16 = 6;

/// What is told about a game that is over, and about the match.
#[derive(Clone, Debug)]
pub struct Ending {
    stats: MatchStats,
    columns: Vec<Column>,
    /// Whether the board is looked at instead.
    shows_board: bool,
}

impl Ending {
    /// Returns what is told about a match, as far as it went.
    pub fn of(session: &Session<Match>) -> Self {
        let stats = stats::of(session.record());
        let columns = figures::columns(&stats);
        Self { stats, columns, shows_board: false }
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

/// Draws the end; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, play: &Play, ending: &Ending) -> bool {
    let area = canvas.area();
    if area.width < 30 || area.height < 9 {
        return false;
    }
    let theme = canvas.theme;
    desk::draw_bar(canvas, Rect { height: 1, ..area }, &format!(" {}", play.title), &[]);
    let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
    desk::draw_footer(canvas, footer, play.context(), |_| true);
    // A wide screen has a margin; the figures do not drift apart on it.
    let margin = 2.min(area.width / 30);
    let body =
        Rect { x: area.x + margin, width: (area.width - 2 * margin).min(150), y: area.y + 1, height: area.height - 2 };
    let tall = 20 <= body.height;
    let gap = u16::from(tall);
    let mut y = canvas.put_wrapped(body, body.y + gap, &words::over(play), theme.strong());
    let facts = figures::facts(&ending.stats, &play.names).join(theme.pick(" · ", " - "));
    y = canvas.put_wrapped(below(body, y), y, &facts, theme.text()) + gap;
    let kept = draw_kept(canvas, body, play.session().path());
    let body = Rect { height: kept.saturating_sub(body.y), ..body };
    y = draw_table(canvas, below(body, y), play, ending) + gap;
    y = draw_games(canvas, below(body, y), play, ending) + gap;
    let rest = below(body, y);
    if CHART < rest.height {
        canvas.put(rest, rest.x, rest.y, &say!("toc-over-marks"), theme.strong());
        let place = Rect { y: rest.y + 1, height: (rest.height - 1).min(27), ..rest };
        let game = ending.stats.games.last();
        let last = game.map_or(0, |it| it.marks.len().saturating_sub(1));
        let scale = [MARKS, MARKS / 2, 0].map(|it| format!("{it:>4}"));
        chart::draw(canvas, place, &curves(canvas, play, ending), last, &scale);
    }
    true
}

/// Returns what is left of `area` from a row on.
fn below(area: Rect, y: u16) -> Rect {
    let y = y.min(area.bottom());
    Rect { y, height: area.bottom() - y, ..area }
}

/// Draws the figures of both players; returns the row below them.
fn draw_table(canvas: &mut Canvas<'_>, area: Rect, play: &Play, ending: &Ending) -> u16 {
    let winner = match play.session().end() {
        Some(Ended::Played(_)) if play.is_decided() => play.session().state().leader(),
        Some(Ended::Played(crate::toccadille::End::Won { by, .. })) => Some(*by),
        Some(Ended::Played(crate::toccadille::End::Drawn) | Ended::Stopped(_)) | None => None,
    };
    let rows = Seat::ALL.map(|seat| FigureRow {
        letter: letter(seat),
        letter_style: canvas.theme.stone(seat),
        name: play.names.name(seat),
        won: winner == Some(seat),
        figures: ending.columns.iter().map(|it| it.figures[seat].to_string()).collect(),
    });
    let headings: Vec<&str> = ending.columns.iter().map(|it| it.heading.as_str()).collect();
    draw_figures(canvas, area, &headings, &rows)
}

/// Draws how each game of the match ended, the last ones if there is no room for all; returns the row below them.
fn draw_games(canvas: &mut Canvas<'_>, area: Rect, play: &Play, ending: &Ending) -> u16 {
    let games = &ending.stats.games;
    if games.len() < 2 {
        return area.y.saturating_sub(1).max(canvas.area().y);
    }
    let theme = canvas.theme;
    // The chart below is worth more than the first of many games.
    let room = usize::from(area.height.saturating_sub(CHART + 2).max(area.height.min(3)));
    let mut y = area.y;
    for (number, game) in (1..).zip(games).skip(games.len().saturating_sub(room)) {
        let how = game.end.as_ref().map_or_else(String::new, |it| ended(&Ended::Played(*it), &play.names));
        let said = say!("toc-over-game", number = number, how = how, count = game.throws);
        canvas.put(area, area.x, y, &cut(&said, area.width.into(), theme), theme.text());
        y += 1;
    }
    y
}

/// Returns the marks of both players in the last game, as curves.
fn curves(canvas: &Canvas<'_>, play: &Play, ending: &Ending) -> Vec<Curve> {
    let marks = ending.stats.games.last().map_or(&[][..], |it| &it.marks);
    let curve = |seat: Seat| Curve {
        letter: letter(seat),
        name: play.names.name(seat).to_owned(),
        style: canvas.theme.stone_line(seat),
        letter_style: canvas.theme.stone(seat),
        points: marks.iter().map(|it| f64::from(it[seat]) / f64::from(MARKS)).collect(),
    };
    Seat::ALL.map(curve).into()
}
