//! Paints the board: the cross-shaped track, the home courts, the marbles, and what a move would do to them.

mod fit;
pub mod paint;

use ratatui::{layout::Rect, style::Modifier};

use crate::{
    telling::{log::Seen, trace::Trace},
    tock::{
        board::{Board, Place, Slot, Spot, SpotSet, Square},
        rules::Rules,
        seat::{BySeat, Seat, SeatSet},
    },
    tui::{
        canvas::{Canvas, Hit},
        cross::paint::{Body, Face},
        theme::Tint,
    },
};

use paint::paint;

pub use fit::{Fit, Scale};

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
    /// Whether squares say what they are called.
    pub names: SquareNames,
}

/// Whether squares say what they are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SquareNames {
    /// They do not.
    #[default]
    Hidden,
    /// They do, as far as there is room.
    Shown,
}

impl SquareNames {
    /// Returns the other choice.
    pub const fn other(self) -> Self {
        match self {
            Self::Hidden => Self::Shown,
            Self::Shown => Self::Hidden,
        }
    }
}

/// What is to be seen of moves: the last ones, those that may be chosen, and the one looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Marks {
    /// The last moves, the newest first.
    pub last: Vec<Seen>,
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

impl Marks {
    /// Marks what a move does, and the board after it.
    pub fn preview(&mut self, trace: &Trace, after: Option<Board>) {
        self.leaves = self.leaves.or(trace.left());
        self.arrives = trace.arrived();
        self.sent_back = trace.emptied();
        self.path = trace.path;
        self.after = after;
    }
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

/// Draws a marble that is on no square, or a place where one may wait, in a colour and with a mark.
pub fn draw_loose(
    canvas: &mut Canvas<'_>,
    area: Rect,
    place: Rect,
    scale: Scale,
    marble: Option<Seat>,
    (tint, mark): (Tint, char),
) {
    let face = match marble {
        Some(seat) => Face::marble(canvas, seat, tint, mark),
        None => Face::hole("", canvas.theme.ink(tint).add_modifier(Modifier::DIM)),
    };
    paint(canvas, area, place, scale, &face);
}

fn face(canvas: &Canvas<'_>, fit: &Fit, scene: &Scene<'_>, spot: Spot) -> Face {
    let (theme, marks) = (canvas.theme, scene.marks);
    let mut face = match scene.board.owner(spot) {
        _ if marks.arrives.contains(spot)
            && let Some(seat) = marks.after.and_then(|it| it.owner(spot)) =>
        {
            let mark = if marks.sent_back.contains(spot) { 'x' } else { '+' };
            let mut face = Face::marble(canvas, seat, scene.tints[seat], mark);
            face.style = face.style.add_modifier(Modifier::UNDERLINED);
            face
        }
        Some(seat) if marks.sent_back.contains(spot) => {
            Face { mark: 'x', ..Face::hole(small_letter(seat), theme.warning()) }
        }
        Some(seat) if marks.leaves.contains(spot) => {
            Face::hole(small_letter(seat), theme.ink(scene.tints[seat]).add_modifier(Modifier::BOLD))
        }
        Some(seat) => standing(canvas, scene, seat, spot),
        None => empty(canvas, fit, scene, spot),
    };
    if scene.names == SquareNames::Shown {
        face.name = name(fit.scale, scene, spot, &face);
    }
    face
}

fn small_letter(seat: Seat) -> String {
    seat.letter().to_ascii_lowercase().to_string()
}

/// Returns how a marble looks that stays where it is.
fn standing(canvas: &Canvas<'_>, scene: &Scene<'_>, seat: Seat, spot: Spot) -> Face {
    let marks = scene.marks;
    let on_post = spot == Spot::from(scene.rules.track().post(seat));
    let guarded = on_post && scene.rules.is_guarded(scene.board, seat);
    let fresh = on_post && scene.board.is_fresh(seat);
    let arrived = marks.last.iter().position(|it| it.arrived.contains(spot));
    let captured = marks.last.iter().any(|it| it.emptied.contains(spot));
    let mark = match arrived {
        _ if marks.may_leave.contains(spot) => '?',
        _ if marks.may_arrive.contains(spot) => '+',
        _ if marks.look.contains(spot) => '!',
        _ if guarded => '*',
        Some(_) if captured => 'x',
        Some(_) => '\'',
        None if fresh => '^',
        None => ' ',
    };
    let mut face = Face::marble(canvas, seat, scene.tints[seat], mark);
    if arrived == Some(0) || marks.look.or(marks.may_leave).contains(spot) {
        face.style = face.style.add_modifier(Modifier::UNDERLINED);
    }
    face
}

/// Returns how a square without a marble looks.
fn empty(canvas: &Canvas<'_>, fit: &Fit, scene: &Scene<'_>, spot: Spot) -> Face {
    let (theme, marks) = (canvas.theme, scene.marks);
    let mut face = match spot.place() {
        Place::Home(seat, Slot(slot)) => {
            let sign = if fit.scale.is_framed() { slot.to_string() } else { theme.pick("○", "o").to_owned() };
            Face { body: Body::Slot, ..Face::hole(sign, theme.ink(scene.tints[seat])) }
        }
        Place::Track(square) => on_track(canvas, fit, scene, square),
    };
    let is_plain = face.what.is_empty() || spot.square().is_some_and(|it| fit.cross.heading(it).is_some());
    let is_plain = is_plain && face.body == Body::Hole && !is_number(&face.what);
    if marks.look.contains(spot) {
        face.style = theme.offered();
        face.mark = '!';
    }
    if marks.path.contains(spot) {
        face.style = theme.offered();
        if is_plain {
            theme.pick("●", ":").clone_into(&mut face.what);
        }
    } else if marks.may_arrive.contains(spot) {
        face.style = theme.offered();
        if is_plain {
            "+".clone_into(&mut face.what);
        } else {
            face.mark = '+';
        }
    } else if let Some(age) = marks.last.iter().position(|it| it.left.or(it.emptied).contains(spot))
        && is_plain
    {
        let ink = theme.ink(scene.tints[marks.last[age].seat]);
        face.style = ink.add_modifier(if age == 0 { Modifier::BOLD } else { Modifier::empty() });
        theme.pick(if age == 0 { "◎" } else { "◦" }, ",").clone_into(&mut face.what);
    }
    face
}

fn is_number(text: &str) -> bool {
    text.starts_with(|it: char| it.is_ascii_digit())
}

fn on_track(canvas: &Canvas<'_>, fit: &Fit, scene: &Scene<'_>, square: Square) -> Face {
    let (theme, track) = (canvas.theme, scene.rules.track());
    let section = square.section();
    if scene.table.contains(section) {
        let side = fit.cross.side(section);
        let ink = theme.ink(scene.tints[section]).add_modifier(Modifier::BOLD);
        if square == track.post(section) {
            return Face { body: Body::Post, ..Face::hole(theme.clockwise(side), ink) };
        }
        if square == track.doorstep(section) {
            return Face::hole(theme.inward(side), ink);
        }
    }
    if track.is_shortcut(square) {
        let number = square.number().to_string();
        let sign = if fit.scale == Scale::Narrow && 1 < number.len() { "#".to_owned() } else { number };
        return Face::hole(sign, theme.shortcut());
    }
    match fit.cross.heading(square) {
        Some(side) => Face::hole(theme.towards(side), theme.faint()),
        None => Face::hole("", theme.text()),
    }
}

/// Returns what a square is called, as far as there is room for it; nothing if there is none.
fn name(scale: Scale, scene: &Scene<'_>, spot: Spot, face: &Face) -> String {
    let square = match spot.place() {
        Place::Home(_, Slot(slot)) if scale.is_framed() => return format!("h{slot}"),
        Place::Home(..) => return String::new(),
        Place::Track(square) => square,
    };
    let is_plain = face.body == Body::Hole && face.mark == ' ' && face.what.is_empty();
    let is_own = scene.rules.track().is_post(square) && face.body == Body::Post;
    match scale {
        // Numbers of two letters would run together: every third square is enough to count from.
        Scale::Small if is_own => format!("{}{}", square.section().letter(), face.what),
        Scale::Small if is_plain && square.number() % 3 == 0 => square.number().to_string(),
        Scale::Wide if is_own => square.to_string(),
        Scale::Wide if is_plain => square.number().to_string(),
        Scale::Narrow | Scale::Small | Scale::Wide => String::new(),
        Scale::Medium | Scale::Broad | Scale::Large | Scale::Huge | Scale::Giant => square.to_string(),
    }
}
