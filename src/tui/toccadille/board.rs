//! Paints the board: tongues, stones, markers, dice, and what a move would do to them.

use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    toccadille::{Board, BySeat, MARKS, Place, Point, Seat},
    tui::{
        canvas::{Canvas, Hit, cut},
        cross::{
            Scale,
            paint::{Body, Face, paint},
        },
        theme::Shade,
        toccadille::{
            dice::{self, Shown},
            fit::Fit,
            motion::Flight,
            pile::{Piece, pieces},
            signs::Signs,
        },
    },
};

/// What is on the board.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// Where the stones are.
    pub board: &'a Board,
    /// How many marks each player has.
    pub marks: BySeat<u8>,
    /// The dice of each player that lie on the board.
    pub dice: &'a BySeat<Vec<Shown>>,
    /// What is to be seen of moves.
    pub signs: &'a Signs,
}

/// What stands on a tongue is not as faint as the tongue.
const UNDIMMED: Style = Style::new().remove_modifier(Modifier::DIM);

/// Returns the letter of a player's stones, which is that of their colour in the language spoken.
pub fn letter(seat: Seat) -> char {
    let word = match seat {
        Seat::Red => say!("toc-letter-red"),
        Seat::Black => say!("toc-letter-black"),
    };
    // What a catalogue leaves out is seen, and stops nothing.
    word.chars().next().unwrap_or('?')
}

fn small_letter(seat: Seat) -> char {
    letter(seat).to_ascii_lowercase()
}

/// Draws the board at the top left of `area`.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, scene: &Scene<'_>) {
    let (width, height) = fit.size();
    let area = Rect { width, height, ..area }.intersection(area);
    draw_ground(canvas, area, fit);
    for seat in Seat::ALL {
        draw_walk(canvas, area, fit, seat, scene.marks[seat]);
        draw_outside(canvas, area, fit, scene, seat);
    }
    for point in Point::all() {
        draw_foot(canvas, area, fit, point, scene.signs.cursor == Some(Place::Point(point)));
        draw_tongue(canvas, area, fit, point);
        draw_pile(canvas, area, fit, scene, point);
        canvas.hit(fit.whole(area, point), Hit::Place(Place::Point(point)));
    }
    draw_dice(canvas, area, fit, scene);
}

/// Draws the rim and the bar.
fn draw_ground(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit) {
    canvas.tint(area, canvas.theme.felt());
    canvas.rim(area, canvas.theme.felt());
    let bar = fit.halves(area)[1].x.saturating_sub(2);
    let [top, bottom, upright] = canvas.theme.pick(["┬", "┴", "│"], [".", "'", "|"]);
    for y in area.y..area.bottom() {
        let sign = match y {
            _ if y == area.y => top,
            _ if y + 1 == area.bottom() => bottom,
            _ => upright,
        };
        canvas.put(area, bar, y, sign, canvas.theme.felt());
    }
}

/// Draws how far the marker of a player has walked along the rim.
fn draw_walk(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, seat: Seat, marks: u8) {
    let theme = canvas.theme;
    let (y, columns) = fit.walk(area, seat);
    let at = columns.get(usize::from(marks.min(MARKS))).copied().unwrap_or(area.x);
    let ink = theme.stone_ink(seat);
    let way = theme.pick("━", "=");
    canvas.put(area, area.x, y, &way.repeat(usize::from(at - area.x)), ink);
    let style = theme.felt().patch(theme.stone(seat));
    canvas.put(area, at, y, &letter(seat).to_string(), style);
}

/// Writes the number of a point at its foot; hucks stand between brackets.
fn draw_foot(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, point: Point, is_looked_at: bool) {
    let theme = canvas.theme;
    let foot = fit.foot(area, point);
    let owner = Seat::ALL.into_iter().find(|it| Point::huck(*it) == point);
    let (text, style) = match owner {
        // Numbers would run together: every other one is enough to count from.
        _ if is_looked_at => (point.to_string(), theme.chosen()),
        _ if fit.scale == Scale::Small && point.number() % 2 == 1 => return,
        Some(_) if fit.scale == Scale::Small => (point.to_string(), theme.felt().add_modifier(Modifier::BOLD)),
        Some(owner) => (format!("[{point}]"), theme.stone_ink(owner)),
        None => (point.to_string(), theme.felt()),
    };
    if is_looked_at {
        canvas.put(foot.intersection(area), foot.x, foot.y, &" ".repeat(foot.width.into()), style);
    }
    let left = foot.width.saturating_sub(text.width() as u16).div_ceil(2);
    // Brackets may reach into what keeps points apart.
    let room = Rect { width: foot.width.max(text.width() as u16), ..foot };
    canvas.put(room.intersection(area), foot.x + left, foot.y, &text, style);
}

/// Draws a tongue, broad at its foot and narrow at its tip.
fn draw_tongue(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, point: Point) {
    let theme = canvas.theme;
    let place = fit.tongue_place(area, point);
    let shade = if point.number() % 2 == 1 { Shade::Odd } else { Shade::Even };
    let halves = theme.has_felt() && !theme.is_ascii();
    let full = match shade {
        _ if halves => "█",
        Shade::Odd => theme.pick("░", "."),
        Shade::Even => theme.pick("▒", ":"),
    };
    // Small tongues would run together.
    let width = if fit.scale == Scale::Small { 1 } else { place.width };
    let most = width - 1;
    for row in 0..place.height {
        let from_foot = if fit.is_upper(point) { row } else { place.height - 1 - row };
        // How many halves of a column are free on each side.
        let free = (from_foot * (most + 1) / place.height).min(most);
        let free = if halves { free } else { free / 2 * 2 };
        let whole = width - free.div_ceil(2) * 2;
        let [west, east] = if free % 2 == 1 { ["▐", "▌"] } else { ["", ""] };
        let text = format!("{west}{}{east}", full.repeat(usize::from(whole)));
        canvas.put(area, place.x + free / 2, place.y + row, &text, theme.tongue(shade));
    }
}

/// Draws the stones on a point, and what a move does to them.
fn draw_pile(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, scene: &Scene<'_>, point: Point) {
    let signs = scene.signs;
    let board = signs.after.as_ref().unwrap_or(scene.board);
    let stones = BySeat::from_fn(|it| board.on(it, point));
    let room = fit.stones();
    let pieces = pieces(stones, room);
    // What is to be said of a player's stones is said of the one on top.
    let tops = BySeat::from_fn(|seat| pieces.iter().rposition(|it| it.seat() == seat));
    let free = free_sign(canvas, scene, point, stones);
    for (nth, piece) in pieces.iter().enumerate() {
        let is_top = tops[piece.seat()] == Some(nth);
        let mark = if is_top { top_mark(signs, piece.seat(), point) } else { Mark::NONE };
        // Where there is no room above the pile, its last piece says what would stand there.
        let is_last = nth + 1 == pieces.len() && room <= pieces.len() as u16;
        let mark = match &free {
            Some(free) if is_last && mark == Mark::NONE => Mark { sign: free.mark, ..Mark::NONE },
            _ => mark,
        };
        let place = fit.stone_place(area, point, nth as u16);
        canvas.tint(place, UNDIMMED);
        draw_piece(canvas, area, fit, place, *piece, mark);
    }
    if let Some(free) = free
        && (pieces.len() as u16) < room
    {
        let place = fit.stone_place(area, point, pieces.len() as u16);
        let x = place.x + (place.width - 1) / 2;
        let y = place.y + (place.height - 1) / 2;
        canvas.put(area, x, y, &free.text, free.style.patch(UNDIMMED));
    }
}

/// What is said of a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark {
    sign: char,
    is_underlined: bool,
}

impl Mark {
    const NONE: Self = Self { sign: ' ', is_underlined: false };
}

/// Returns what is said of a player's topmost stone on a point.
fn top_mark(signs: &Signs, seat: Seat, point: Point) -> Mark {
    let is_mover = signs.mover == Some(seat);
    let underlined = |sign| Mark { sign, is_underlined: true };
    if !is_mover && signs.hits.has(point) {
        return underlined('x');
    }
    if is_mover && signs.arrives.has(point) {
        return underlined('+');
    }
    if is_mover && signs.may_leave.has(point) {
        return underlined('?');
    }
    if !is_mover && signs.may_hit.has(point) {
        return Mark { sign: 'x', is_underlined: false };
    }
    let age = signs.last.iter().position(|it| {
        let theirs = it.seat == seat && it.arrived.has(point);
        theirs || (it.seat != seat && it.hit.has(point))
    });
    match age {
        Some(age) if signs.last[age].seat == seat => Mark { sign: '\'', is_underlined: age == 0 },
        Some(_) => Mark { sign: 'x', is_underlined: false },
        None => Mark::NONE,
    }
}

/// What stands where the next stone of a pile would lie.
struct Free {
    text: String,
    /// The same as a mark on a stone.
    mark: char,
    style: Style,
}

/// Returns what is to be said where the next stone would lie: that one may come, or has just left.
fn free_sign(canvas: &Canvas<'_>, scene: &Scene<'_>, point: Point, stones: BySeat<u8>) -> Option<Free> {
    let (theme, signs) = (canvas.theme, scene.signs);
    if signs.may_hit.has(point) && !signs.arrives.has(point) {
        return Some(Free { text: "x".to_owned(), mark: 'x', style: theme.felt_warning() });
    }
    if signs.may_arrive.has(point) && !signs.arrives.has(point) {
        return Some(Free { text: "+".to_owned(), mark: '+', style: theme.felt_offered() });
    }
    if let Some(seat) = signs.mover.filter(|_| signs.leaves.has(point)) {
        return Some(Free { text: small_letter(seat).to_string(), mark: ' ', style: theme.stone_ink(seat) });
    }
    let (age, seen) = signs.last.iter().enumerate().find(|(_, it)| it.left.has(point))?;
    // Of moves longer ago it is only to be seen where nothing stands.
    let is_shown = age == 0 || (stones[Seat::Red] == 0 && stones[Seat::Black] == 0);
    let text = theme.pick(if age == 0 { "◎" } else { "◦" }, ",");
    is_shown.then(|| Free { text: text.to_owned(), mark: ' ', style: theme.stone_ink(seen.seat) })
}

/// Draws a stone, or how many there are.
fn draw_piece(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, place: Rect, piece: Piece, mark: Mark) {
    let theme = canvas.theme;
    let seat = piece.seat();
    let mut style = theme.felt().patch(theme.stone(seat));
    if mark.is_underlined {
        style = style.add_modifier(Modifier::UNDERLINED);
    }
    let text = match piece {
        Piece::Stone(_) => {
            let edge = theme.stone_edge(seat);
            let face = Face {
                what: letter(seat).to_string(),
                mark: mark.sign,
                style,
                body: Body::Marble(edge),
                name: String::new(),
            };
            // The free column that keeps large stones apart belongs to the place where one is painted.
            let place = Rect { width: fit.scale.size().0, ..place };
            paint(canvas, area, place, fit.scale, &face);
            return;
        }
        Piece::Count(_, count) => format!("{count}"),
        Piece::Only(_, count) => format!("{}{count}", letter(seat)),
    };
    let text = if mark.sign == ' ' { text } else { format!("{text}{}", mark.sign) };
    let text = format!("{:^1$}", text, usize::from(place.width));
    canvas.put(place.intersection(area), place.x, place.y + (place.height - 1) / 2, &text, style);
}

/// Draws a stone on its way between points, or between one and the hand.
pub fn draw_flight(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, scene: &Scene<'_>, flight: &Flight) {
    let seat = flight.seat;
    let place = |at: Place| match at {
        Place::Hand | Place::Off => Rect { width: fit.stone_width(), ..fit.outside(area, seat) },
        Place::Point(point) => {
            let lying = pieces(BySeat::from_fn(|it| scene.board.on(it, point)), fit.stones()).len() as u16;
            fit.stone_place(area, point, lying.min(fit.stones() - 1))
        }
    };
    let (from, to) = (place(flight.from), place(flight.to));
    let between = |from: u16, to: u16| {
        let gone = (i32::from(to) - i32::from(from)) * i32::from(flight.done) / i32::from(flight.of.max(1));
        (i32::from(from) + gone) as u16
    };
    let place = Rect { x: between(from.x, to.x), y: between(from.y, to.y), height: fit.scale.size().1, ..to };
    let place = Rect { width: fit.stone_width(), ..place };
    canvas.tint(place, UNDIMMED);
    let mark = if flight.hits { Mark { sign: 'x', is_underlined: true } } else { Mark::NONE };
    draw_piece(canvas, area, fit, place, Piece::Stone(seat), mark);
}

/// Draws how many stones of a player wait and how many are off, beside the quarter where it enters.
fn draw_outside(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, scene: &Scene<'_>, seat: Seat) {
    let (theme, signs) = (canvas.theme, scene.signs);
    let board = signs.after.as_ref().unwrap_or(scene.board);
    let place = fit.outside(area, seat);
    let is_mover = signs.mover == Some(seat);
    let mut x = place.x;
    for (at, count) in [(Place::Hand, board.hand(seat)), (Place::Off, board.off(seat))] {
        let sign = match is_mover {
            true if signs.arrives.contains(at) || signs.may_arrive.contains(at) => "+",
            true if signs.may_leave.contains(at) => "?",
            true | false => "",
        };
        if count == 0 && sign.is_empty() {
            continue;
        }
        let told = match at {
            Place::Off => say!("stones-off", count = count),
            Place::Hand | Place::Point(_) => say!("stones-in-hand", count = count),
        };
        let begin = x;
        let style = theme.felt().patch(theme.stone(seat));
        x = canvas.put(place, x, place.y, &format!(" {}{sign} ", letter(seat)), style) + 1;
        let room = usize::from(place.right().saturating_sub(x));
        x = canvas.put(place, x, place.y, &cut(&told, room, theme), theme.felt());
        canvas.hit(Rect { x: begin, y: place.y, width: x.saturating_sub(begin), height: 1 }, Hit::Place(at));
        x += 2;
    }
}

/// Draws the dice on the right of the bar: each player's on its own side, or those of one in the middle.
fn draw_dice(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, scene: &Scene<'_>) {
    let half = fit.halves(area)[1];
    let thrown: Vec<Seat> = Seat::ALL.into_iter().filter(|it| !scene.dice[*it].is_empty()).collect();
    for &seat in &thrown {
        let place = match (thrown.len(), seat == fit.south) {
            (1, _) => half,
            (_, true) => Rect { y: half.y + half.height.div_ceil(2), height: half.height / 2, ..half },
            (_, false) => Rect { height: half.height / 2, ..half },
        };
        let style = canvas.theme.felt().patch(canvas.theme.stone(seat));
        dice::draw(canvas, place, (&format!(" {} ", letter(seat)), style), &scene.dice[seat]);
    }
}
