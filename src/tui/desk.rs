//! Draws what every table shows, in play or in a replay: the board, who sits around it, the cards that lie on it, and
//! the lines at the top and the bottom.

use ratatui::{layout::Rect, style::Modifier};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tock::{Card, Rules, Seat, State},
    tui::{
        canvas::{Canvas, Hit, cut},
        cross::{self, Marks, Scale, Scene},
        hand::{self, CardSize, TileFace},
        keys::{Action, Context},
        layout::Layout,
        people::People,
    },
};

/// What every table shows, in play or in a replay.
pub struct Desk<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The game.
    pub state: &'a State,
    /// Who sits at the table.
    pub people: &'a People,
    /// What the rules are called.
    pub title: &'a str,
    /// What is to be seen of moves.
    pub marks: &'a Marks,
    /// Who used which card last.
    pub last_card: Option<(Seat, Card)>,
    /// Whose turn it is, if the game goes on.
    pub to_move: Option<Seat>,
}

/// Draws the line at the top, the board and who sits around it.
pub fn draw(canvas: &mut Canvas<'_>, layout: &Layout, desk: &Desk<'_>) {
    draw_header(canvas, layout.header, desk);
    let table = desk.state.table();
    let scene =
        Scene { rules: desk.rules, board: desk.state.board(), table, tints: desk.people.tints(), marks: desk.marks };
    cross::draw(canvas, layout.board, &layout.fit, &scene);
    for seat in table.iter() {
        draw_corner(canvas, layout, desk, seat);
    }
    if let Some(middle) = layout.fit.middle(layout.board, desk.rules) {
        draw_middle(canvas, middle, desk);
    }
}

/// Draws the stock and the card that was used last.
fn draw_middle(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk<'_>) {
    let theme = canvas.theme;
    let fits = |size: &CardSize| {
        let (width, height) = size.size();
        2 * width <= area.width && height <= area.height
    };
    let Some(size) = [CardSize::Large, CardSize::Small].into_iter().find(fits) else { return };
    let (width, height) = size.size();
    let x = area.x + (area.width - 2 * width) / 2;
    let place = Rect { x, y: area.y + (area.height - height) / 2, width, height };
    let stock = desk.state.stock().len();
    if stock != 0 {
        hand::draw_one(canvas, place, TileFace::Back, size, (&format!(" {stock} "), theme.text()));
    }
    if let Some((seat, card)) = desk.last_card {
        let place = Rect { x: x + width, ..place };
        let word = format!(" {} ", seat.letter());
        hand::draw_one(canvas, place, TileFace::Card(card), size, (&word, theme.marble(desk.people.tint(seat))));
    }
}

fn draw_header(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk<'_>) {
    let state = desk.state;
    let deck = say!("table-deck", stock = state.stock().len(), discards = state.discards().len());
    let dealer = say!("table-dealer", who = desk.people.name(state.dealer()).to_owned());
    let right = [format!("{dealer} {} {deck}", canvas.theme.pick("·", "-")), deck];
    let title = format!(" {} {} {}", say!("table-name"), canvas.theme.pick("·", "-"), desk.title);
    draw_bar(canvas, area, &title, &right);
}

/// Draws a line at the top with a title, and the first of `right` that there is room for beside it.
pub fn draw_bar(canvas: &mut Canvas<'_>, area: Rect, title: &str, right: &[String]) {
    let width = usize::from(area.width);
    canvas.put(area, area.x, area.y, &" ".repeat(width), canvas.theme.bar());
    let fitting = right.iter().find(|it| title.width() + it.width() + 3 <= width);
    let bold = canvas.theme.bar().add_modifier(Modifier::BOLD);
    canvas.put(area, area.x, area.y, &cut(title, width, canvas.theme), bold);
    if let Some(right) = fitting {
        let x = area.right() - right.width() as u16 - 1;
        canvas.put(area, x, area.y, right, canvas.theme.bar());
    }
}

/// Draws the keys that do something now, those whose action `is_shown`.
pub fn draw_footer(canvas: &mut Canvas<'_>, area: Rect, context: Context, is_shown: impl Fn(Action) -> bool) {
    let theme = canvas.theme;
    let mut x = area.x + 1;
    for bound in canvas.keys.bindings(context) {
        let binding = bound.binding;
        if !binding.in_footer || !is_shown(binding.action) {
            continue;
        }
        let (label, word) = (bound.label(theme), say!(binding.word));
        let width = (label.width() + word.width() + 1) as u16;
        if area.right() < x + width {
            break;
        }
        let begin = x;
        x = canvas.put(area, x, area.y, &label, theme.key());
        x = canvas.put(area, x + 1, area.y, &word, theme.text());
        canvas.hit(Rect { x: begin, y: area.y, width, height: 1 }, Hit::Do(binding.action));
        x += 2;
    }
}

fn draw_corner(canvas: &mut Canvas<'_>, layout: &Layout, desk: &Desk<'_>, seat: Seat) {
    let corner = layout.fit.corner(layout.board, seat);
    let (state, theme) = (desk.state, canvas.theme);
    let tint = desk.people.tint(seat);
    let to_move = desk.to_move == Some(seat);
    let waiting = desk.rules.waiting(state.board(), seat) as u16;
    let scale = match layout.fit.scale {
        Scale::Narrow | Scale::Small => Scale::Small,
        Scale::Medium | Scale::Large => Scale::Medium,
    };
    let (marble, rows) = scale.size();
    let rows = if waiting * marble <= corner.width { rows } else { 1 };
    let scale = if rows == 1 { Scale::Small } else { scale };
    let mut notes = vec![say!("corner-cards", count = state.hand(seat).len())];
    if state.banked(seat) != 0 {
        notes.push(say!("corner-extra", count = state.banked(seat)));
    }
    if state.lost_turns(seat) != 0 {
        notes.push(say!("corner-lost", count = state.lost_turns(seat)));
    }
    let home = state.board().in_home(seat).len();
    if home != 0 {
        notes.push(say!("corner-home", count = home, of = desk.rules.marbles()));
    }
    let needed = 1 + rows + notes.len() as u16;
    let below = corner.y > layout.board.y;
    let gap = u16::from(needed + 2 <= corner.height);
    let mut y = if below { corner.bottom().saturating_sub(needed + gap).max(corner.y) } else { corner.y + gap };
    let x = corner.x + gap;
    let arrow = if to_move { theme.pick("►", ">") } else { " " };
    let mut at = canvas.put(corner, x, y, &format!(" {} ", seat.letter()), theme.marble(tint));
    at = canvas.put(corner, at, y, arrow, theme.strong());
    let room = usize::from(corner.right().saturating_sub(at));
    let name = if to_move { theme.strong().add_modifier(Modifier::UNDERLINED) } else { theme.text() };
    canvas.put(corner, at, y, &cut(desk.people.name(seat), room, theme), name);
    y += 1;
    let mut at = x;
    for _ in 0..waiting {
        at += cross::draw_waiting(canvas, corner, at, y, scale, seat, tint);
    }
    if waiting == 0 {
        canvas.put(corner, x, y, &say!("corner-all-out"), theme.faint());
    }
    y += rows;
    for note in notes {
        canvas.put(corner, x, y, &cut(&note, usize::from(corner.right().saturating_sub(x)), theme), theme.text());
        y += 1;
    }
}
