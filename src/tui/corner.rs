//! Draws the four corners of the board: who sits there, the start area, and what there is to know about the player.

use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tock::{Rules, Seat},
    tui::{
        canvas::{Canvas, cut},
        cross::{self, Fit, Scale},
        desk::Desk,
        motion::{Berth, Flight},
    },
};

/// The least columns of a corner that has room for a frame.
const FRAMED_FROM: u16 = 22;
/// The most columns of a frame.
const WIDEST: u16 = 34;

/// Where the parts of a corner go.
struct Corner {
    /// Everything of it.
    area: Rect,
    /// The frame around the start area, if there is room for one.
    frame: Option<Rect>,
    /// The line with the name.
    name: Rect,
    /// Where the marbles wait.
    marbles: Vec<Rect>,
    scale: Scale,
    /// The lines with what there is to know.
    notes: Rect,
}

impl Corner {
    fn new(rules: &Rules, fit: &Fit, board: Rect, seat: Seat, notes: u16) -> Self {
        let area = fit.corner(board, seat);
        let (below, right) = (board.y < area.y, board.x < area.x);
        let marbles = rules.marbles() as u16;
        let is_framed = fit.scale.is_framed() && FRAMED_FROM <= area.width;
        let inner =
            if is_framed { area.width.min(WIDEST.max(marbles * fit.scale.size().0 + 5)) - 5 } else { area.width };
        // Names on the rim of a frame stand apart from the marbles, and these from what is known.
        let fixed = notes + if is_framed { 4 } else { 1 };
        let fits = |it: &Scale| {
            let (width, height) = it.size();
            *it <= fit.scale && marbles * width <= inner && fixed + height <= area.height
        };
        let scale = Scale::ALL.into_iter().rev().find(fits).unwrap_or(Scale::Narrow);
        let (width, height) = scale.size();
        let frame = is_framed.then(|| {
            let size = (inner + 4, (fixed + height).min(area.height));
            let x = if right { area.right() - size.0 } else { area.x };
            let y = if below { area.bottom() - size.1 } else { area.y };
            Rect { x, y, width: size.0, height: size.1 }
        });
        let gap = u16::from(fixed + height + 2 <= area.height);
        let (x, y, room) = match frame {
            Some(frame) => (frame.x + 2, frame.y, inner),
            None => {
                let y =
                    if below { area.bottom().saturating_sub(fixed + height + gap).max(area.y) } else { area.y + gap };
                (area.x + gap, y, area.width - gap)
            }
        };
        let top = y + if is_framed { 2 } else { 1 };
        let place = |index| Rect { x: x + index * width, y: top, width, height };
        let below = top + height + u16::from(is_framed);
        let bottom = frame.map_or(area.bottom(), |it| it.bottom() - 1);
        Self {
            area,
            frame,
            name: Rect { x, y, width: room, height: 1 },
            marbles: (0..marbles).map(place).collect(),
            scale,
            notes: Rect { x, y: below, width: room, height: bottom.saturating_sub(below) },
        }
    }
}

/// Draws the corner of a seat.
pub fn draw(canvas: &mut Canvas<'_>, fit: &Fit, board: Rect, desk: &Desk<'_>, seat: Seat) {
    let theme = canvas.theme;
    let tint = desk.people.tint(seat);
    let to_move = desk.to_move == Some(seat);
    let notes = notes(desk, seat);
    let corner = Corner::new(desk.rules, fit, board, seat, notes.len() as u16);
    let room = usize::from(corner.notes.width);
    if let Some(frame) = corner.frame {
        let ink = theme.ink(tint);
        canvas.rim(frame, if to_move { ink.add_modifier(Modifier::BOLD) } else { ink });
    }
    draw_name(canvas, corner.name, desk, seat);
    let waiting = desk.waiting(seat);
    for (index, place) in corner.marbles.iter().enumerate() {
        let marble = (index < waiting).then_some(seat);
        cross::draw_loose(canvas, corner.area, *place, corner.scale, marble, (tint, ' '));
    }
    for (y, note) in (corner.notes.y..corner.notes.bottom()).zip(&notes) {
        let text = note.iter().find(|it| it.width() <= room).or(note.last());
        let text = text.map_or_else(String::new, |it| cut(it, room, theme));
        canvas.put(corner.area, corner.notes.x, y, &text, theme.text());
    }
}

fn draw_name(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk<'_>, seat: Seat) {
    let theme = canvas.theme;
    let to_move = desk.to_move == Some(seat);
    let arrow = if to_move { theme.pick("►", ">") } else { " " };
    let at = canvas.put(area, area.x, area.y, &format!(" {} ", seat.letter()), theme.marble(desk.people.tint(seat)));
    let at = canvas.put(area, at, area.y, arrow, theme.strong());
    let style: Style = if to_move { theme.strong().add_modifier(Modifier::UNDERLINED) } else { theme.text() };
    let name = cut(desk.people.name(seat), usize::from(area.right().saturating_sub(at)), theme);
    let at = canvas.put(area, at, area.y, &name, style);
    canvas.put(area, at, area.y, " ", theme.text());
}

/// Returns what there is to know about a player: each in one or more ways, the longest first.
fn notes(desk: &Desk<'_>, seat: Seat) -> Vec<Vec<String>> {
    let state = desk.state;
    let home = desk.board().in_home(seat).len();
    let partner = desk.rules.partner(state.table(), seat);
    let some = |count: u8, key| (count != 0).then(|| vec![say!(key, count = count)]);
    let with = |who: String| say!("corner-partner", who = who);
    let notes = [
        Some(vec![say!("corner-cards", count = state.hand(seat).len())]),
        Some(vec![say!("corner-home", count = home, of = desk.rules.marbles())]),
        some(state.banked(seat), "corner-extra"),
        some(state.lost_turns(seat), "corner-lost"),
        partner.map(|it| vec![with(desk.people.name(it).to_owned()), with(it.to_string())]),
    ];
    notes.into_iter().flatten().collect()
}

/// Draws a marble on its way between squares and start areas.
pub fn draw_flight(canvas: &mut Canvas<'_>, fit: &Fit, board: Rect, desk: &Desk<'_>, flight: &Flight) {
    let place = |berth| match berth {
        Berth::On(spot) => fit.place(board, spot),
        Berth::Start(seat) => {
            let corner = Corner::new(desk.rules, fit, board, seat, notes(desk, seat).len() as u16);
            corner.marbles.get(desk.waiting(seat)).copied().unwrap_or(corner.name)
        }
    };
    let (from, to) = (place(flight.from), place(flight.to));
    let between = |from: u16, to: u16| {
        let gone = (i32::from(to) - i32::from(from)) * i32::from(flight.done) / i32::from(flight.of.max(1));
        (i32::from(from) + gone) as u16
    };
    let (width, height) = fit.scale.size();
    let place = Rect { x: between(from.x, to.x), y: between(from.y, to.y), width, height };
    let look = (desk.people.tint(flight.seat), flight.mark);
    cross::draw_loose(canvas, board, place, fit.scale, Some(flight.seat), look);
}
