//! A move of stones as a list of frames: each stone goes from point to point, or comes from the hand and goes off.

use crate::{
    game::Game,
    toccadille::{Board, BySeat, Move, Place, Point, Rules, Seat, State, Step},
    tui::motion::Picture,
};

/// In how many steps a stone comes from the hand, or goes off.
const FLIGHT: u8 = 5;
/// For how many steps a hit is shown.
const IMPACT: u8 = 4;

/// A stone on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Whose stone.
    pub seat: Seat,
    /// Where it left.
    pub from: Place,
    /// Where it goes.
    pub to: Place,
    /// How many parts of the way it has gone.
    pub done: u8,
    /// Of how many, at least 1.
    pub of: u8,
    /// Whether it hits where it is.
    pub hits: bool,
}

/// One picture of a motion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The stones that lie still.
    pub board: Board,
    /// How many marks each player has by then.
    pub marks: BySeat<u8>,
    /// The stone on its way, which is not on the board.
    pub flight: Option<Flight>,
    /// For how many steps it is shown.
    pub hold: u8,
}

impl Picture for Frame {
    fn hold(&self) -> u8 {
        self.hold
    }
}

/// Returns the pictures of a legal move in this game: the first one shows the board as it was, the last one as it is
/// then. Without anything that moves there are none.
pub fn frames(rules: &Rules, before: &State, mv: &Move) -> Vec<Frame> {
    let (Some(seat), false) = (before.to_move(), mv.steps().is_empty()) else { return vec![] };
    let view = before.view(rules, seat);
    let gained = view.after(mv).marks()[seat].saturating_sub(before.marks()[seat]);
    let mut filming = Filming { seat, board: *before.board(), marks: before.marks(), frames: vec![] };
    filming.hold(None, 1);
    let hits = mv.hits().count().max(1);
    let mut hit: Vec<Place> = vec![];
    for step in mv.steps() {
        filming.step(*step);
        if step.hits && !hit.contains(&step.to()) {
            hit.push(step.to());
            // All that the move brings is there with the last hit.
            filming.marks[seat] = before.marks()[seat] + (usize::from(gained) * hit.len() / hits) as u8;
            filming.hold(None, 1);
        }
    }
    filming.hold(None, 0);
    filming.frames
}

struct Filming {
    seat: Seat,
    board: Board,
    marks: BySeat<u8>,
    frames: Vec<Frame>,
}

impl Filming {
    fn hold(&mut self, flight: Option<Flight>, hold: u8) {
        self.frames.push(Frame { board: self.board, marks: self.marks, flight, hold });
    }

    fn step(&mut self, step: Step) {
        let (from, to) = (step.from(), step.to());
        let after = {
            let mut after = self.board;
            after.step(self.seat, step);
            after
        };
        // On its way the stone lies nowhere.
        match from {
            Place::Hand => self.board.put_in_hand(self.seat, self.board.hand(self.seat).saturating_sub(1)),
            Place::Point(at) => self.board.put(self.seat, at, self.board.on(self.seat, at).saturating_sub(1)),
            Place::Off => {}
        }
        let flight = Flight { seat: self.seat, from, to, done: 0, of: 1, hits: false };
        match (from, to) {
            (Place::Point(start), Place::Point(end)) => {
                for at in between(self.seat, start, end) {
                    let at = Place::Point(at);
                    self.hold(Some(Flight { from: at, to: at, ..flight }), 1);
                }
            }
            _ => (1..FLIGHT).for_each(|done| self.hold(Some(Flight { done, of: FLIGHT, ..flight }), 1)),
        }
        if step.hits {
            self.hold(Some(Flight { from: to, to, hits: true, ..flight }), IMPACT);
        }
        self.board = after;
        self.hold(None, 1);
    }
}

/// Returns the points on the way from one to another, without the first.
fn between(seat: Seat, from: Point, to: Point) -> impl Iterator<Item = Point> {
    (from.from_entry(seat) + 1..=to.from_entry(seat)).filter_map(move |it| Point::of(seat, it))
}
