//! Marbles on their way: a move as a list of frames, and one such list being shown.
//!
//! Frames follow each other by messages asked for one at a time: nothing ticks while nothing moves.

use std::time::Duration;

use crate::{
    config::Speed,
    telling::trace::{SentBack, Trace, Trip},
    tock::{Board, Deed, Move, Play, Rules, Seat, Spot, SpotSet},
    tui::Cmd,
};

/// In how many steps a marble flies between a square and a start area, or past another one.
const FLIGHT: u8 = 6;
/// For how many steps a capture is shown before the captured marble flies.
const IMPACT: u8 = 3;
/// A terminal that takes longer than this to show a frame shows no more of a motion.
const TOO_SLOW: Duration = Duration::from_millis(60);
/// What tells tickets of motions from others.
const MARK: u64 = 1 << 63;

/// Where a marble can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Berth {
    /// On a square or slot.
    On(Spot),
    /// In a seat's start area.
    Start(Seat),
}

/// A marble on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Flight {
    /// Whose marble.
    pub seat: Seat,
    /// Where it left.
    pub from: Berth,
    /// Where it goes.
    pub to: Berth,
    /// How many parts of the way it has gone.
    pub done: u8,
    /// Of how many.
    pub of: u8,
    /// What is to be said about it; a space for nothing.
    pub mark: char,
}

impl Flight {
    const fn at(seat: Seat, spot: Spot, mark: char) -> Self {
        Self { seat, from: Berth::On(spot), to: Berth::On(spot), done: 0, of: 1, mark }
    }
}

/// One picture of a motion.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The marbles that stand still.
    pub board: Board,
    /// Those on their way, which are not on the board.
    pub flights: Vec<Flight>,
    /// For how many steps it is shown.
    pub hold: u8,
}

/// Returns the pictures of a move made on `before`: the first one shows the board as it was, the last one as it is then.
///
/// Without anything that moves there are none.
pub fn frames(rules: &Rules, before: &Board, mv: &Move) -> Vec<Frame> {
    let Move::Play(play) = mv else { return vec![] };
    let trace = Trace::of(rules, before, mv);
    if trace.trips.is_empty() && trace.sent_back.is_empty() {
        return vec![];
    }
    let mut filming = Filming { rules, board: *before, frames: vec![] };
    filming.hold(vec![], 1);
    filming.play(play, &trace);
    filming.frames
}

struct Filming<'a> {
    rules: &'a Rules,
    board: Board,
    frames: Vec<Frame>,
}

impl Filming<'_> {
    fn hold(&mut self, flights: Vec<Flight>, hold: u8) {
        self.frames.push(Frame { board: self.board, flights, hold });
    }

    fn play(&mut self, play: &Play, trace: &Trace) {
        let hit =
            |trips: usize| trace.sent_back.iter().filter(move |it| it.trips == trips).copied().collect::<Vec<_>>();
        if let Deed::Swap { .. } = play.deed {
            self.swap(&trace.trips);
        } else {
            for (index, trip) in trace.trips.iter().enumerate() {
                match trip.from {
                    Some(from) => self.walk(trip, from, &hit(index)),
                    None => self.come_out(trip, &hit(index)),
                }
            }
        }
        self.send_back(&hit(trace.trips.len()));
        self.hold(vec![], 0);
    }

    fn come_out(&mut self, trip: &Trip, hit: &[SentBack]) {
        self.fly(&[(trip.seat, Berth::Start(trip.seat), Berth::On(trip.to))]);
        if !hit.is_empty() {
            self.hold(vec![Flight::at(trip.seat, trip.to, 'x')], IMPACT);
        }
        self.lift(hit);
        self.board.come_out(self.rules.track(), trip.seat);
        self.fly_back(hit);
        self.hold(vec![], 1);
    }

    fn walk(&mut self, trip: &Trip, from: Spot, hit: &[SentBack]) {
        self.board.lift(self.rules.track(), trip.seat, from);
        let mut last = from;
        for &spot in &trip.way {
            if self.is_jump(last, spot) {
                self.fly(&[(trip.seat, Berth::On(last), Berth::On(spot))]);
            }
            let falls = hit.iter().any(|it| it.at == spot);
            self.hold(vec![Flight::at(trip.seat, spot, if falls { 'x' } else { ' ' })], if falls { IMPACT } else { 1 });
            last = spot;
        }
        self.lift(hit);
        self.board.put(trip.seat, trip.to);
        self.fly_back(hit);
    }

    fn swap(&mut self, trips: &[Trip]) {
        let track = self.rules.track();
        for trip in trips {
            if let Some(from) = trip.from {
                self.board.lift(track, trip.seat, from);
            }
        }
        let ways: Vec<_> =
            trips.iter().filter_map(|it| Some((it.seat, Berth::On(it.from?), Berth::On(it.to)))).collect();
        self.fly(&ways);
        for trip in trips {
            self.board.put(trip.seat, trip.to);
        }
    }

    fn send_back(&mut self, hit: &[SentBack]) {
        if !hit.is_empty() {
            let marked = |it: &SentBack| Flight::at(it.seat, it.at, 'x');
            let all: Vec<_> = hit.iter().map(marked).collect();
            self.lift(hit);
            self.hold(all, IMPACT);
            self.fly_back(hit);
        }
    }

    fn lift(&mut self, hit: &[SentBack]) {
        let spots: SpotSet = hit.iter().map(|it| it.at).collect();
        self.board.send_back(self.rules.track(), spots);
    }

    fn fly_back(&mut self, hit: &[SentBack]) {
        let ways: Vec<_> = hit.iter().map(|it| (it.seat, Berth::On(it.at), Berth::Start(it.seat))).collect();
        self.fly(&ways);
    }

    /// Shows marbles between where they left and where they arrive.
    fn fly(&mut self, ways: &[(Seat, Berth, Berth)]) {
        if ways.is_empty() {
            return;
        }
        for done in 1..FLIGHT {
            let flight = |&(seat, from, to)| Flight { seat, from, to, done, of: FLIGHT, mark: ' ' };
            self.hold(ways.iter().map(flight).collect(), 1);
        }
    }

    /// Tells whether a marble jumps from one spot to the other.
    fn is_jump(&self, from: Spot, to: Spot) -> bool {
        let track = self.rules.track();
        match (from.square(), to.square()) {
            (Some(from), Some(to)) => track.next(from) != to && track.previous(from) != to,
            (None, _) | (_, None) => false,
        }
    }
}

/// One picture of a motion, whatever is on its way.
pub trait Picture {
    /// Returns for how many steps it is shown.
    fn hold(&self) -> u8;
}

impl Picture for Frame {
    fn hold(&self) -> u8 {
        self.hold
    }
}

/// A motion being shown.
#[derive(Debug)]
pub struct Motion<F = Frame> {
    frames: Vec<F>,
    at: usize,
    step: Duration,
    ticket: u64,
    /// How many events had happened when it began: after others it shows what is no more.
    events: usize,
    /// What is to be done when it is over.
    then: Vec<Cmd>,
}

impl Motion {
    /// Tells whether a message that time has passed is meant for a motion.
    pub const fn is_for_motion(ticket: u64) -> bool {
        ticket & MARK != 0
    }

    /// Tells whether a terminal that took so long to show a frame is too slow for motions.
    pub fn lags(time: Duration) -> bool {
        TOO_SLOW < time
    }
}

impl<F: Picture> Motion<F> {
    /// Returns the motion of a move and what it waits for, with what waits until it is over taken out of `cmds`; `None`
    /// if nothing is to be shown.
    pub fn begin(frames: Vec<F>, speed: Speed, events: usize, cmds: &mut Vec<Cmd>) -> Option<Self> {
        let step = speed.step()?;
        if frames.is_empty() {
            return None;
        }
        let then = cmds.extract_if(.., |it| matches!(it, Cmd::Wait { .. })).collect();
        // The number of events tells this motion from the one before.
        let motion = Self { frames, at: 0, step, ticket: MARK | events as u64, events, then };
        cmds.push(motion.wait());
        Some(motion)
    }

    /// Returns what is to be seen now, if it belongs to a game of so many events.
    pub fn frame(&self, events: usize) -> Option<&F> {
        (self.events == events).then(|| &self.frames[self.at])
    }

    /// Goes on to the next frame, if this was asked for.
    ///
    /// # Errors
    ///
    /// If there is none, with what is to be done now.
    pub fn waited(mut self, ticket: u64) -> Result<(Self, Vec<Cmd>), Vec<Cmd>> {
        if ticket != self.ticket {
            return Ok((self, vec![]));
        }
        self.at += 1;
        if self.frames.len() <= self.at + 1 {
            return Err(self.then);
        }
        let wait = self.wait();
        Ok((self, vec![wait]))
    }

    /// Breaks off; returns what is to be done then.
    pub fn skip(self) -> Vec<Cmd> {
        self.then
    }

    fn wait(&self) -> Cmd {
        Cmd::Wait { ticket: self.ticket, time: self.step * u32::from(self.frames[self.at].hold()) }
    }
}
