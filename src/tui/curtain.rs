//! Draws what covers the hands between two players: who is next, and what has happened since they moved last.

use ratatui::layout::{Constraint, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    telling::log::Line,
    tock::Seat,
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        keys::{Action, Context},
        play::Play,
        telling,
    },
};

/// How wide the curtain is at the most.
const WIDTH: u16 = 64;
/// How many rows there are beside what has happened: the frame, the player, and what is said.
const OTHER_ROWS: usize = 7;

/// One thing that happened, as it is shown.
struct Told {
    seat: Option<Seat>,
    rows: Vec<String>,
    hurts: bool,
}

/// Draws the curtain before the hand of `seat`.
pub fn draw(canvas: &mut Canvas<'_>, play: &Play, seat: Seat) {
    let (area, theme) = (canvas.area(), canvas.theme);
    let width = WIDTH.min(area.width.saturating_sub(4)).max(46.min(area.width));
    let events = play.session().record().events().len();
    let room = usize::from(width.saturating_sub(4));
    let since: Vec<_> =
        play.log.since_last_move(seat, events).iter().map(|it| told(canvas, play, seat, it, room)).collect();
    let rows: usize = since.iter().map(|it| it.rows.len()).sum();
    let height = (rows + OTHER_ROWS).min(area.height.saturating_sub(2).max(14.min(area.height)).into()) as u16;
    let place = area.centered(Constraint::Length(width), Constraint::Length(height));
    let inner = canvas.frame(place, 1, &say!("curtain-title"), theme.strong());
    let at = canvas.put(inner, inner.x, inner.y, &format!(" {} ", seat.letter()), theme.marble(play.people.tint(seat)));
    let name = cut(play.people.name(seat), usize::from(inner.right().saturating_sub(at + 1)), theme);
    canvas.put(inner, at + 1, inner.y, &name, theme.strong());
    let key = canvas.keys.label(Context::Curtain, Action::Confirm, theme);
    let mut y = canvas.put_wrapped(inner, inner.y + 1, &say!("curtain-text", key = key), theme.text());
    canvas.hit(place, Hit::Do(Action::Confirm));
    y += u16::from(y + 2 < inner.bottom());
    let missed = match play.log.has_moved(seat, events) {
        true => say!("curtain-missed", count = since.len()),
        false => say!("curtain-before", count = since.len()),
    };
    y = canvas.put_wrapped(inner, y, &missed, theme.faint());
    draw_since(canvas, Rect { y, height: inner.bottom().saturating_sub(y), ..inner }, play, &since);
}

/// Draws the last of what has happened that fits, further up if the log is scrolled.
fn draw_since(canvas: &mut Canvas<'_>, area: Rect, play: &Play, since: &[Told]) {
    let theme = canvas.theme;
    let until = since.len() - play.log_up.min(since.len().saturating_sub(1));
    let mut height = 0;
    let fits = |it: &&Told| {
        height += it.rows.len();
        height <= usize::from(area.height)
    };
    let fitting = since[..until].iter().rev().take_while(fits).count();
    let mut y = area.y;
    for told in &since[until - fitting..until] {
        let x = area.x + indent(told.seat);
        if let Some(seat) = told.seat {
            canvas.put(area, area.x, y, &format!(" {} ", seat.letter()), theme.marble(play.people.tint(seat)));
        }
        let style = match (told.hurts, told.seat) {
            (true, _) => theme.warning(),
            (false, Some(_)) => theme.text(),
            (false, None) => theme.faint(),
        };
        for row in &told.rows {
            canvas.put(area, x, y, row, style);
            y += 1;
        }
    }
    if fitting < until {
        let more = say!("curtain-more", key = canvas.keys.label(Context::Curtain, Action::PageUp, theme));
        let x = area.right().saturating_sub(more.width() as u16);
        canvas.put(area, x, area.y.saturating_sub(1), &more, theme.key());
    }
}

fn told(canvas: &Canvas<'_>, play: &Play, seat: Seat, line: &Line, room: usize) -> Told {
    let hurts = line.seat.is_some() && play.log.sends_back(line.event, seat);
    let card = line.card.map(|it| telling::card(it, canvas.theme));
    let name = line.seat.map(|_| line.who.as_str());
    let parts = [name, card.as_deref(), Some(line.text.as_str())];
    let text = parts.into_iter().flatten().collect::<Vec<_>>().join(" ");
    let text = if hurts { say!("curtain-hurts", what = text) } else { text };
    let rows = wrap(&text, room.saturating_sub(indent(line.seat).into()).max(1));
    Told { seat: line.seat, rows, hurts }
}

/// Returns how far the text is moved in.
const fn indent(seat: Option<Seat>) -> u16 {
    if seat.is_some() { 4 } else { 0 }
}
