//! The race over time: how far everyone is after every turn.

use crate::tock::{
    BySeat, Place, Rules, Seat, SeatSet, Slot,
    board::{Board, SpotSet},
};

/// How far everyone was after every turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Race {
    goal: u32,
    standings: Vec<Standing>,
}

/// How far everyone was at one moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Standing {
    /// Whose turn it was; nobody's at the beginning.
    pub seat: Option<Seat>,
    /// The squares behind each seat's marbles, `0..=goal`, as [`progress`] counts them.
    pub squares: BySeat<u32>,
}

/// Returns the squares behind a seat's marbles: for each the squares from its post on, the post among them, and the
/// slots of its home court; 0 in the start area.
///
/// A marble between its doorstep and its post has the whole lap before it and counts as on the post. The number is
/// [`goal`] when all marbles are home, and less before.
pub fn progress(rules: &Rules, board: &Board, seat: Seat) -> u32 {
    let track = rules.track();
    let doorstep = u32::from(track.squares() - track.doorstep_offset()) + 1;
    let marble = |place| match place {
        Place::Home(_, Slot(slot)) => doorstep + u32::from(slot),
        Place::Track(square) => {
            let squares = u32::from(track.distance(seat, square)) + 1;
            if doorstep < squares { 1 } else { squares }
        }
    };
    board.marbles(seat).iter().map(|it| marble(it.place())).sum()
}

/// Returns the squares behind a seat's marbles when all of them are home.
pub fn goal(rules: &Rules) -> u32 {
    let mut board = Board::default();
    let slots: SpotSet = rules.track().slots(Seat::A);
    slots.iter().for_each(|it| board.put(Seat::A, it));
    progress(rules, &board, Seat::A)
}

impl Race {
    /// Begins with the standing before the first turn.
    pub(super) fn new(rules: &Rules, board: &Board) -> Self {
        let squares = BySeat::from_fn(|it| progress(rules, board, it));
        Self { goal: goal(rules), standings: vec![Standing { seat: None, squares }] }
    }

    /// Takes note of the board after a move; a move of the same turn replaces what stood there.
    pub(super) fn add(&mut self, rules: &Rules, seat: Seat, board: &Board, new_turn: bool) {
        let squares = BySeat::from_fn(|it| progress(rules, board, it));
        let standing = Standing { seat: Some(seat), squares };
        match self.standings.last_mut() {
            Some(last) if !new_turn && last.seat.is_some() => *last = standing,
            Some(_) | None => self.standings.push(standing),
        }
    }

    /// Returns how many turns there were.
    pub fn turns(&self) -> usize {
        self.standings.len() - 1
    }

    /// Returns the squares a seat has to go in all, never 0.
    pub const fn goal(&self) -> u32 {
        self.goal
    }

    /// Returns the standings: before the first turn, then after each.
    pub fn standings(&self) -> &[Standing] {
        &self.standings
    }

    /// Returns how often another one of these sides came to lead alone.
    pub fn lead_changes(&self, sides: &[SeatSet]) -> u32 {
        let far = |it: &Standing, side: &SeatSet| {
            let squares: u32 = side.iter().map(|seat| it.squares[seat]).sum();
            f64::from(squares) / f64::from(side.len().max(1) as u32)
        };
        let mut leader = None;
        let mut changes = 0;
        for standing in &self.standings {
            let most = sides.iter().map(|it| far(standing, it)).fold(0.0, f64::max);
            let mut leading = sides.iter().enumerate().filter(|it| most <= far(standing, it.1)).map(|it| it.0);
            if let (Some(alone), None) = (leading.next(), leading.next()) {
                changes += u32::from(leader.is_some_and(|it| it != alone));
                leader = Some(alone);
            }
        }
        changes
    }

    /// Returns how far these seats together were after each turn, as a part of their way, `0.0..=1.0`; the beginning
    /// first. One seat gives its own curve, partners that of their team; no seat gives a flat one.
    pub fn curve(&self, seats: SeatSet) -> impl ExactSizeIterator<Item = f64> + '_ {
        let goal = self.goal * seats.len().max(1) as u32;
        self.standings.iter().map(move |it| {
            let squares: u32 = seats.iter().map(|seat| it.squares[seat]).sum();
            f64::from(squares) / f64::from(goal)
        })
    }
}
