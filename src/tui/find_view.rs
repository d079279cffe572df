//! Draws the line where a move is typed, and the list of the moves that fit.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    letters, say,
    telling::trace::Trace,
    tock::{Move, Seat},
    tui::{
        canvas::{Canvas, Hit, end_of, wrap},
        find::{self, Typed},
        keys::{Action, Context},
        play::{Find, Play},
        telling,
    },
};

/// Draws the typed line and the list below it; returns how many rows that took.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play, find: &Find) -> u16 {
    let title = match find.card() {
        Some(card) => say!("find-title-card", card = telling::card(card, canvas.theme)),
        None => say!("find-title"),
    };
    let seat = play.session().to_move().unwrap_or(Seat::A);
    draw_found(canvas, area, find, &title, &|mv| words(play, seat, mv))
}

/// Draws the typed line and the list of the moves of any game that fit, each in words and whether it hurts the player's
/// own side; returns how many rows that took.
pub fn draw_found<M: Typed>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    find: &find::Find<M>,
    title: &str,
    told: &dyn Fn(&M) -> (String, bool),
) -> u16 {
    let mut y = area.y;
    if 3 < area.height {
        y = canvas.put_wrapped(area, y, title, canvas.theme.strong());
    }
    if y < area.bottom() {
        draw_line(canvas, Rect { y, height: 1, ..area }, find);
        y += 1;
    }
    let list = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    y - area.y + draw_list(canvas, list, find, told)
}

/// Draws what was typed, its end if it is too long, and the word that could not be read marked.
fn draw_line<M: Typed>(canvas: &mut Canvas<'_>, area: Rect, find: &find::Find<M>) {
    let theme = canvas.theme;
    let x = canvas.put(area, area.x, area.y, ": ", theme.key());
    let room = usize::from(area.right().saturating_sub(x + 1));
    let shown = end_of(find.text(), room);
    let from = find.text().len() - shown.len();
    let end = canvas.put(area, x, area.y, shown, theme.strong());
    if let Some(fault) = find.fault().filter(|it| from <= it.start) {
        let before = find.text()[from..fault.start].width() as u16;
        canvas.put(area, x + before, area.y, &find.text()[fault], theme.warning());
    }
    let count = format!("{} ", find.found().len());
    let at = area.right().saturating_sub(count.width() as u16);
    if end + 1 < at {
        canvas.put(area, at, area.y, &count, theme.faint());
    }
    canvas.cursor = Some(Position { x: end.min(area.right().saturating_sub(1)), y: area.y });
}

fn draw_list<M: Typed>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    find: &find::Find<M>,
    words: &dyn Fn(&M) -> (String, bool),
) -> u16 {
    let theme = canvas.theme;
    if find.found().is_empty() {
        let key = canvas.keys.label(Context::Find, Action::Confirm, theme);
        return canvas.put_wrapped(area, area.y, &say!("find-none", key = key), theme.faint()) - area.y;
    }
    let width = usize::from(area.width.saturating_sub(2)).max(1);
    let told = |index: usize| {
        let (text, hurts) = words(&find.found()[index]);
        (wrap(&text, width), hurts)
    };
    // Begin so far up that the one looked at is the last that fits.
    let mut first = find.cursor().unwrap_or(0);
    let mut rows = told(first).0.len();
    while let Some(above) = first.checked_sub(1) {
        rows += told(above).0.len();
        if usize::from(area.height) < rows {
            break;
        }
        first = above;
    }
    let mut y = area.y;
    for index in first..find.found().len() {
        if area.bottom() <= y {
            break;
        }
        let (lines, hurts) = told(index);
        let looked_at = find.cursor() == Some(index);
        let sign = if looked_at { theme.pick("►", ">") } else { " " };
        canvas.put(area, area.x, y, sign, theme.strong());
        let style = match (looked_at, hurts) {
            (true, _) => theme.chosen(),
            (false, true) => theme.warning(),
            (false, false) => theme.text(),
        };
        let top = y;
        for line in lines {
            canvas.put(area, area.x + 2, y, &line, style);
            y += 1;
        }
        let place = Rect { y: top, height: (y - top).min(area.bottom() - top), ..area };
        canvas.hit(place, Hit::Item(index));
    }
    (y - area.y).min(area.height)
}

/// Returns a whole move, in notation and in words, and whether it hurts the player's own side.
fn words(play: &Play, seat: Seat, mv: &Move) -> (String, bool) {
    let what = match mv {
        Move::Play(_) => play.telling().mv(seat, play.session().state().board(), mv),
        Move::Discard(_) => say!("find-discard"),
        Move::Pass => say!("find-pass"),
    };
    let hurts = hurts(play, seat, mv);
    let what = if hurts { say!("offer-hurts", offer = what) } else { what };
    (say!("find-move", notation = letters::notation(mv), what = what), hurts)
}

/// Tells whether a move sends back a marble of the player's own side.
pub fn hurts(play: &Play, seat: Seat, mv: &Move) -> bool {
    let view = play.view(seat);
    let ours = [Some(seat), view.partner(), view.colour()];
    let trace = Trace::of(view.rules(), view.board(), mv);
    trace.sent_back.iter().any(|it| ours.contains(&Some(it.seat)))
}
