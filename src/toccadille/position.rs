//! A position: everything that decides what a player may do now.

use crate::toccadille::{
    board::{Board, FOREIGN_HUCK, OFF, OWN_HUCK, Point},
    dice::Dice,
    rules::{MARKS, Rules},
    seat::{BySeat, Seat},
};

/// Where everything is, and what has been thrown. A position file is read into this; nothing is checked here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Where the stones are.
    pub board: Board,
    /// How many marks each player has.
    pub marks: BySeat<u8>,
    /// Whose turn it is.
    pub turn: Seat,
    /// What that player has thrown; none if it has still to throw.
    pub dice: Option<Dice>,
}

/// What keeps a position from being played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// A player has more or fewer stones than the rules say.
    WrongCount {
        /// Whose stones.
        seat: Seat,
        /// How many there are.
        stones: u32,
    },
    /// A stone stands on the huck of the other player.
    OnForeignHuck {
        /// Whose stone.
        seat: Seat,
        /// The point.
        at: Point,
    },
    /// One stone alone stands on its huck.
    AloneOnHuck {
        /// Whose stone.
        seat: Seat,
        /// The point.
        at: Point,
    },
    /// All stones of a player are off.
    AllOff(Seat),
    /// A player has more marks than win.
    TooManyMarks(Seat),
    /// Both players have the marks that win.
    BothWin,
}

impl Position {
    /// Returns the position as a game begins, this player to throw.
    pub fn first(rules: &Rules, turn: Seat) -> Self {
        Self { board: Board(BySeat::from_fn(|_| rules.waiting())), marks: BySeat::default(), turn, dice: None }
    }

    /// Returns everything that keeps the position from being played on.
    pub fn faults(&self, rules: &Rules) -> Vec<Impossible> {
        let mut faults = vec![];
        for seat in Seat::ALL {
            let stones = self.board.stones(seat);
            let at = |number: u8| Point::of(seat, number);
            if stones.sum() != u32::from(rules.stones) {
                faults.push(Impossible::WrongCount { seat, stones: stones.sum() });
            }
            if stones.on(FOREIGN_HUCK) != 0 {
                faults.extend(at(FOREIGN_HUCK).map(|at| Impossible::OnForeignHuck { seat, at }));
            }
            if stones.on(OWN_HUCK) == 1 {
                faults.extend(at(OWN_HUCK).map(|at| Impossible::AloneOnHuck { seat, at }));
            }
            if rules.stones <= stones.on(OFF) {
                faults.push(Impossible::AllOff(seat));
            }
            if MARKS < self.marks[seat] {
                faults.push(Impossible::TooManyMarks(seat));
            }
        }
        if Seat::ALL.into_iter().all(|it| MARKS <= self.marks[it]) {
            faults.push(Impossible::BothWin);
        }
        faults
    }
}
