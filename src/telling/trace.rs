//! What a move does to the board, marble by marble: who walks where over what, and who is sent back.

use crate::tock::{
    Deed, Move, Play,
    board::{Board, Place, Slot, Spot, SpotSet},
    rules::{Action, Rules},
    seat::Seat,
};

/// One marble that went from one place to another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trip {
    /// Whose marble.
    pub seat: Seat,
    /// Where it stood; nowhere if it came out.
    pub from: Option<Spot>,
    /// Where it stands now.
    pub to: Spot,
    /// What it walked on, one after another, the last of it where it stands now; nothing if it did not walk.
    ///
    /// Two that follow each other lie side by side, but for a shortcut, which is jumped.
    pub way: Vec<Spot>,
}

/// A marble that was sent back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SentBack {
    /// Whose marble.
    pub seat: Seat,
    /// Where it stood.
    pub at: Spot,
    /// How many of the trips were made before that one which sent it back.
    pub trips: usize,
}

/// What a move does to the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trace {
    /// The marbles that went somewhere, in order.
    pub trips: Vec<Trip>,
    /// The marbles that were sent back, in order.
    pub sent_back: Vec<SentBack>,
    /// The squares walked over.
    pub path: SpotSet,
}

impl Trace {
    /// Returns what `mv` does to `board`; a split may be incomplete.
    pub fn of(rules: &Rules, board: &Board, mv: &Move) -> Self {
        match mv {
            Move::Play(play) => Tracing { rules, board: *board, trace: Self::default() }.play(play),
            Move::Discard(_) | Move::Pass => Self::default(),
        }
    }

    /// Returns where marbles stood that are there no more.
    pub fn left(&self) -> SpotSet {
        self.trips.iter().filter_map(|it| it.from).collect()
    }

    /// Returns where marbles arrived.
    pub fn arrived(&self) -> SpotSet {
        self.trips.iter().map(|it| it.to).collect()
    }

    /// Returns where marbles stood that were sent back.
    pub fn emptied(&self) -> SpotSet {
        self.sent_back.iter().map(|it| it.at).collect()
    }
}

struct Tracing<'a> {
    rules: &'a Rules,
    board: Board,
    trace: Trace,
}

impl Tracing<'_> {
    fn play(mut self, play: &Play) -> Trace {
        let action = self.rules.actions(play.card.rank()).get(usize::from(play.action));
        match play.deed {
            Deed::Start(post) => {
                let seat = post.section();
                self.send_back(SpotSet::from_iter([post.into()]));
                self.board.come_out(self.rules.track(), seat);
                self.trace.trips.push(Trip { seat, from: None, to: post.into(), way: vec![] });
            }
            Deed::Walk { from, to } => {
                if let Some(Action::Move { n, trample, .. }) = action {
                    self.walk(from, to, *n, *trample);
                }
            }
            Deed::Split(parts) => {
                let trample = matches!(action, Some(Action::Split { trample: true, .. }));
                parts.iter().for_each(|it| self.walk(it.from, it.to, it.steps as i8, trample));
            }
            Deed::Swap { ours, other } => self.swap(ours.into(), other.into()),
            Deed::Skip => {}
        }
        if let Some(square) = play.remove {
            self.send_back(SpotSet::from_iter([square.into()]));
        }
        self.trace
    }

    fn walk(&mut self, from: Spot, to: Spot, steps: i8, trample: bool) {
        let Some(seat) = self.board.owner(from) else { return };
        let way = self.way(seat, from, to, steps);
        let path = way.iter().copied().collect::<SpotSet>().and(SpotSet::TRACK).without(SpotSet::from_iter([to]));
        self.board.lift(self.rules.track(), seat, from);
        let mut hit = SpotSet::from_iter([to]);
        if trample {
            let guarded = |it: &Seat| *it != seat && self.rules.is_guarded(&self.board, *it);
            let spared: SpotSet =
                Seat::ALL.into_iter().filter(guarded).map(|it| self.rules.track().post(it).into()).collect();
            hit = hit.or(path).without(spared);
        }
        self.send_back(hit);
        self.board.put(seat, to);
        self.trace.path = self.trace.path.or(path);
        self.trace.trips.push(Trip { seat, from: Some(from), to, way });
    }

    /// Returns what a marble walks on, one after another.
    fn way(&self, seat: Seat, from: Spot, to: Spot, steps: i8) -> Vec<Spot> {
        let track = self.rules.track();
        let slots = |first: u8, last: u8| (first..=last).map(move |it| Spot::home(seat, Slot(it)));
        let start = match (from.place(), to.place()) {
            (Place::Track(square), _) => square,
            (Place::Home(_, Slot(first)), Place::Home(_, Slot(last))) => return slots(first + 1, last).collect(),
            (Place::Home(..), Place::Track(_)) => return vec![to],
        };
        let mut way: Vec<Spot> = vec![];
        let doorstep = track.doorstep(seat);
        if let Place::Home(_, Slot(last)) = to.place() {
            // Backward, a marble on its doorstep would have to come round to it again; forward it turns in at once.
            let mut square = start;
            if !(start == doorstep && 0 < steps) {
                for _ in 0..steps.unsigned_abs() {
                    square = track.ahead(square, steps.signum());
                    way.push(square.into());
                    if square == doorstep {
                        break;
                    }
                }
            }
            way.extend(slots(1, last));
            return way;
        }
        way.extend((1..=steps.unsigned_abs() as i8).map(|it| Spot::from(track.ahead(start, it * steps.signum()))));
        if way.last() != Some(&to) {
            way.push(to);
        }
        way
    }

    fn swap(&mut self, one: Spot, two: Spot) {
        let owners = [one, two].map(|it| self.board.owner(it));
        let track = self.rules.track();
        for (spot, owner) in [one, two].into_iter().zip(owners) {
            if let Some(seat) = owner {
                self.board.lift(track, seat, spot);
            }
        }
        for ((from, to), owner) in [(one, two), (two, one)].into_iter().zip(owners) {
            if let Some(seat) = owner {
                self.board.put(seat, to);
                self.trace.trips.push(Trip { seat, from: Some(from), to, way: vec![] });
            }
        }
    }

    fn send_back(&mut self, spots: SpotSet) {
        for at in spots.and(SpotSet::TRACK).iter() {
            if let Some(seat) = self.board.owner(at) {
                let trips = self.trace.trips.len();
                self.trace.sent_back.push(SentBack { seat, at, trips });
            }
        }
        self.board.send_back(self.rules.track(), spots.and(SpotSet::TRACK));
    }
}
