//! Paints the board: the cross-shaped track, the home courts, the marbles, and what a move would do to them.

use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

use crate::{
    tock::{
        board::{Board, Place, Slot, Spot, SpotSet, Square},
        rules::Rules,
        seat::{BySeat, Seat, SeatSet},
    },
    tui::{
        board::{Cell, Cross},
        canvas::{Canvas, Hit},
        theme::Tint,
    },
};

/// How large a square is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scale {
    /// One column.
    Narrow,
    /// Two columns, one row.
    Small,
    /// Four columns, two rows.
    Medium,
    /// Six columns, three rows.
    Large,
}

impl Scale {
    /// Returns how many columns and rows a square has.
    pub const fn size(self) -> (u16, u16) {
        match self {
            Self::Narrow => (1, 1),
            Self::Small => (2, 1),
            Self::Medium => (4, 2),
            Self::Large => (6, 3),
        }
    }
}

/// A cross and how large it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// Where the squares lie.
    pub cross: Cross,
    /// How large they are.
    pub scale: Scale,
}

impl Fit {
    /// Returns the largest way to draw the board in so many columns and rows; `None` if there is none.
    pub fn largest(rules: &Rules, south: Seat, columns: u16, rows: u16) -> Option<Self> {
        let track = rules.track();
        let equal = Cross::equal(track, south);
        let large = [Scale::Large, Scale::Medium].map(|scale| Some(Self { cross: equal, scale }));
        let small = [Scale::Small, Scale::Narrow]
            .map(|scale| equal.lowered(track, rows / scale.size().1).map(|cross| Self { cross, scale }));
        large.into_iter().chain(small).flatten().find(|it| {
            let (width, height) = it.size();
            width <= columns && height <= rows
        })
    }

    /// Returns how many columns and rows the board takes.
    pub const fn size(&self) -> (u16, u16) {
        let (width, height) = self.scale.size();
        (self.cross.columns() * width, self.cross.rows() * height)
    }

    /// Returns where a square is drawn, the board's top left corner being at `area`'s.
    pub fn place(&self, area: Rect, spot: Spot) -> Rect {
        let Cell { x, y } = self.cross.cell(spot);
        let (width, height) = self.scale.size();
        Rect { x: area.x + x * width, y: area.y + y * height, width, height }
    }

    /// Returns the free cells in the middle of the board, between the home courts; `None` if there are none.
    pub fn middle(&self, area: Rect, rules: &Rules) -> Option<Rect> {
        let middle = self.cross.middle(rules.track().home())?;
        let (width, height) = self.scale.size();
        Some(Rect {
            x: area.x + middle.at.x * width,
            y: area.y + middle.at.y * height,
            // The last column of a square is left free, as between squares.
            width: (middle.columns * width).saturating_sub(1),
            height: middle.rows * height,
        })
    }

    /// Returns the corner beside `seat`'s post, the board's top left corner being at `area`'s.
    pub const fn corner(&self, area: Rect, seat: Seat) -> Rect {
        let corner = self.cross.corner(seat);
        let (width, height) = self.scale.size();
        Rect {
            x: area.x + corner.at.x * width,
            y: area.y + corner.at.y * height,
            // A lane runs beside the corner: keep off it.
            width: corner.columns * width - 1,
            height: corner.rows * height,
        }
    }
}

/// What is on the board.
#[derive(Clone, Copy, Debug)]
pub struct Scene<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// Where the marbles are.
    pub board: &'a Board,
    /// Who plays.
    pub table: SeatSet,
    /// The colours of the seats.
    pub tints: BySeat<Tint>,
    /// What is to be seen of moves.
    pub marks: &'a Marks,
}

/// What is to be seen of moves: the last ones, those that may be chosen, and the one looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// Where marbles left by the last moves.
    pub came_from: SpotSet,
    /// Where marbles arrived by the last moves.
    pub came_to: SpotSet,
    /// What is to be noticed.
    pub look: SpotSet,
    /// The marbles that may be chosen.
    pub may_leave: SpotSet,
    /// Where they may go.
    pub may_arrive: SpotSet,
    /// The marbles that leave by the move looked at.
    pub leaves: SpotSet,
    /// Where they arrive.
    pub arrives: SpotSet,
    /// The marbles that are sent back by it.
    pub sent_back: SpotSet,
    /// The squares on the way.
    pub path: SpotSet,
    /// The board after it.
    pub after: Option<Board>,
}

/// Draws the board at the top left of `area`.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, fit: &Fit, scene: &Scene<'_>) {
    let track = scene.rules.track();
    let slots = scene.table.iter().flat_map(|seat| (1..=track.home()).map(move |it| Spot::home(seat, Slot(it))));
    for spot in track.all().iter().map(|it| Spot::from(*it)).chain(slots) {
        let place = fit.place(area, spot);
        let face = face(canvas, fit, scene, spot);
        paint(canvas, area, place, fit.scale, &face);
        canvas.hit(place, Hit::Spot(spot));
    }
}

/// Draws a marble that waits, as large as fits the scale; returns how many columns it took.
pub fn draw_waiting(canvas: &mut Canvas<'_>, area: Rect, x: u16, y: u16, scale: Scale, seat: Seat, tint: Tint) -> u16 {
    let (width, height) = scale.size();
    let face = Face::marble(canvas, seat, tint, ' ');
    paint(canvas, area, Rect { x, y, width, height }, scale, &face);
    width
}

/// How a square looks.
struct Face {
    /// Two letters: what is there, and what is to be said about it.
    letters: [String; 2],
    style: Style,
    body: Body,
}

/// What a large square is made of.
enum Body {
    /// A marble, with the style of its edge.
    Marble(Style),
    /// A ring.
    Ring,
    /// The heavier ring of a post.
    Post,
}

impl Face {
    fn marble(canvas: &Canvas<'_>, seat: Seat, tint: Tint, mark: char) -> Self {
        Self {
            letters: [seat.letter().to_string(), mark.to_string()],
            style: canvas.theme.marble(tint),
            body: Body::Marble(canvas.theme.marble_edge(tint)),
        }
    }

    /// Tells whether there is nothing to be seen but a square.
    fn is_plain(&self, canvas: &Canvas<'_>) -> bool {
        self.letters[0] == plain_dot(canvas) && self.letters[1] == " "
    }

    fn ring(what: impl Into<String>, mark: char, style: Style) -> Self {
        Self { letters: [what.into(), mark.to_string()], style, body: Body::Ring }
    }
}

fn face(canvas: &Canvas<'_>, fit: &Fit, scene: &Scene<'_>, spot: Spot) -> Face {
    let (theme, marks) = (canvas.theme, scene.marks);
    let owner = scene.board.owner(spot);
    if marks.arrives.contains(spot)
        && let Some(seat) = marks.after.and_then(|it| it.owner(spot))
    {
        let mark = if marks.sent_back.contains(spot) { 'x' } else { '+' };
        let mut face = Face::marble(canvas, seat, scene.tints[seat], mark);
        face.style = face.style.add_modifier(Modifier::UNDERLINED);
        return face;
    }
    let Some(seat) = owner else { return empty(canvas, fit, scene, spot) };
    let small = seat.letter().to_ascii_lowercase().to_string();
    if marks.sent_back.contains(spot) {
        return Face::ring(small, 'x', theme.warning());
    }
    if marks.leaves.contains(spot) {
        return Face::ring(small, ' ', theme.ink(scene.tints[seat]).add_modifier(Modifier::BOLD));
    }
    let guarded = spot == Spot::from(scene.rules.track().post(seat)) && scene.rules.is_guarded(scene.board, seat);
    let mark = match () {
        () if marks.may_leave.contains(spot) => '?',
        () if marks.may_arrive.contains(spot) => '+',
        () if marks.look.contains(spot) => '!',
        () if guarded => '*',
        () if marks.came_to.contains(spot) => '\'',
        () => ' ',
    };
    let mut face = Face::marble(canvas, seat, scene.tints[seat], mark);
    if marks.came_to.or(marks.look).or(marks.may_leave).contains(spot) {
        face.style = face.style.add_modifier(Modifier::UNDERLINED);
    }
    face
}

/// Returns how a square without a marble looks.
fn empty(canvas: &Canvas<'_>, fit: &Fit, scene: &Scene<'_>, spot: Spot) -> Face {
    let (theme, marks) = (canvas.theme, scene.marks);
    let mark = match () {
        () if marks.may_arrive.contains(spot) => '+',
        () if marks.look.contains(spot) => '!',
        () => ' ',
    };
    let mut face = match spot.place() {
        Place::Home(seat, Slot(slot)) => {
            let sign = if fit.scale < Scale::Medium { theme.pick("○", "o").to_owned() } else { slot.to_string() };
            Face::ring(sign, mark, theme.ink(scene.tints[seat]))
        }
        Place::Track(square) => on_track(canvas, fit, scene, square, mark),
    };
    let plain = face.letters[0] == plain_dot(canvas);
    if marks.look.contains(spot) {
        face.style = theme.offered();
    }
    if marks.path.contains(spot) {
        face.style = theme.offered();
        if plain {
            theme.pick("●", ":").clone_into(&mut face.letters[0]);
        }
    } else if marks.may_arrive.contains(spot) {
        face.style = theme.offered();
        if plain {
            face.letters = ["+".to_owned(), " ".to_owned()];
        }
    } else if marks.came_from.contains(spot) && plain {
        face.style = theme.strong();
        theme.pick("◦", ",").clone_into(&mut face.letters[0]);
    }
    face
}

fn plain_dot(canvas: &Canvas<'_>) -> &'static str {
    canvas.theme.pick("•", ".")
}

fn on_track(canvas: &Canvas<'_>, fit: &Fit, scene: &Scene<'_>, square: Square, mark: char) -> Face {
    let (theme, track) = (canvas.theme, scene.rules.track());
    let section = square.section();
    if scene.table.contains(section) {
        let side = fit.cross.side(section);
        let ink = theme.ink(scene.tints[section]).add_modifier(Modifier::BOLD);
        if square == track.post(section) {
            return Face { body: Body::Post, ..Face::ring(theme.clockwise(side), mark, ink) };
        }
        if square == track.doorstep(section) {
            return Face::ring(theme.inward(side), mark, ink);
        }
    }
    if track.is_shortcut(square) {
        let number = square.number().to_string();
        return match (fit.scale, number.len()) {
            (Scale::Narrow, 2..) => Face::ring("#", mark, theme.shortcut()),
            (_, 2..) => Face {
                letters: [number[..1].to_owned(), number[1..].to_owned()],
                ..Face::ring("", mark, theme.shortcut())
            },
            _ => Face::ring(number, mark, theme.shortcut()),
        };
    }
    Face::ring(plain_dot(canvas), mark, theme.text())
}

fn paint(canvas: &mut Canvas<'_>, area: Rect, place: Rect, scale: Scale, face: &Face) {
    let Rect { x, y, .. } = place;
    let area = area.intersection(canvas.area());
    let [what, mark] = &face.letters;
    match scale {
        Scale::Narrow => {
            canvas.put(area, x, y, what, face.style);
        }
        Scale::Small => {
            canvas.put(area, x, y, &format!("{what}{mark}"), face.style);
        }
        Scale::Medium => paint_medium(canvas, area, (x, y), face),
        Scale::Large => paint_large(canvas, area, (x, y), face),
    }
}

fn paint_medium(canvas: &mut Canvas<'_>, area: Rect, (x, y): (u16, u16), face: &Face) {
    let theme = canvas.theme;
    let [what, mark] = &face.letters;
    match face.body {
        Body::Marble(edge) => {
            let flat = face.style.remove_modifier(Modifier::UNDERLINED);
            let [west, east] = theme.pick(["▐", "▌"], ["(", ")"]);
            for (row, text, style) in [(0, format!("{what}{mark}"), face.style), (1, "  ".to_owned(), flat)] {
                canvas.put(area, x, y + row, west, edge);
                canvas.put(area, x + 1, y + row, &text, style);
                canvas.put(area, x + 3, y + row, east, edge);
            }
        }
        Body::Ring if face.is_plain(canvas) => {
            let [top, bottom] = theme.pick(["╭──╮", "╰──╯"], [" .. ", " '' "]);
            canvas.put(area, x, y, top, theme.faint());
            canvas.put(area, x, y + 1, bottom, theme.faint());
        }
        Body::Ring | Body::Post => {
            let [nw, ne, bottom, level] = match face.body {
                Body::Post => theme.pick(["┏", "┓", "┗━━┛", "━"], ["[", "]", "[__]", " "]),
                Body::Ring | Body::Marble(_) => theme.pick(["╭", "╮", "╰──╯", "─"], [" ", " ", " '' ", " "]),
            };
            let mark = if mark == " " { level } else { mark };
            canvas.put(area, x, y, &format!("{nw}{what}{mark}{ne}"), face.style);
            canvas.put(area, x, y + 1, bottom, face.style);
        }
    }
}

fn paint_large(canvas: &mut Canvas<'_>, area: Rect, (x, y): (u16, u16), face: &Face) {
    let theme = canvas.theme;
    let [what, mark] = &face.letters;
    let [top, bottom, west, east] = match face.body {
        Body::Marble(edge) => {
            let flat = face.style.remove_modifier(Modifier::UNDERLINED);
            let [west, east] = theme.pick(["▐", "▌"], ["(", ")"]);
            for row in 0..3 {
                canvas.put(area, x, y + row, west, edge);
                canvas.put(area, x + 1, y + row, "    ", flat);
                canvas.put(area, x + 5, y + row, east, edge);
            }
            canvas.put(area, x + 2, y + 1, &format!("{what}{mark}"), face.style);
            return;
        }
        Body::Ring => theme.pick(["╭────╮", "╰────╯", "│", "│"], [" .--. ", " '--' ", "(", ")"]),
        Body::Post => theme.pick(["┏━━━━┓", "┗━━━━┛", "┃", "┃"], [" ____ ", "[____]", "[", "]"]),
    };
    let style = if face.is_plain(canvas) { theme.faint() } else { face.style };
    canvas.put(area, x, y, top, style);
    canvas.put(area, x, y + 1, &format!("{west} {what}{mark} {east}"), style);
    canvas.put(area, x, y + 2, bottom, style);
}
