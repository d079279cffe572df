//! The figures of many games, summed up.

use crate::{
    game::{Game, Turn},
    session::{record::Record, tock::End},
    stats::{Captures, SeatStats},
    tock::{Seat, SeatSet},
};

/// How a game came out, for one seat or for the whole table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Somebody won: the seat or its partner, or for the table anybody.
    Won,
    /// Somebody else won.
    Lost,
    /// It can go on.
    Unfinished,
    /// It was stopped: given up, or ended without winners for another reason.
    GivenUp,
}

/// The figures of many games, summed up.
///
/// What is told on average is that of games that were played to their end: others would make it smaller.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games there are; for a player, one for each seat it has in a game.
    pub games: u32,
    /// How many were won.
    pub won: u32,
    /// How many were lost.
    pub lost: u32,
    /// How many can go on.
    pub unfinished: u32,
    /// How many were stopped.
    pub given_up: u32,
    /// The turns in games played to their end.
    pub turns: u64,
    /// The marbles sent back in games played to their end.
    pub made: Captures,
    /// The marbles that others or oneself sent back in games played to their end.
    pub suffered: Captures,
    /// The cards thrown away in games played to their end.
    pub discards: u64,
    /// The longest walk of all games, in squares.
    pub longest_walk: u32,
}

impl Outcome {
    /// Returns how a recorded game came out for a seat, whether the record says already that it is over or not.
    pub fn of(record: &Record, seat: Seat) -> Self {
        match winners(record) {
            Ok(winners) if winners.contains(seat) => Self::Won,
            Ok(_) => Self::Lost,
            Err(other) => other,
        }
    }

    /// Returns how a recorded game came out for the table: [`Outcome::Won`] if anybody won.
    pub fn of_table(record: &Record) -> Self {
        winners(record).map_or_else(|it| it, |_| Self::Won)
    }

    /// Tells whether the game was played to its end.
    pub const fn is_decided(self) -> bool {
        match self {
            Self::Won | Self::Lost => true,
            Self::Unfinished | Self::GivenUp => false,
        }
    }
}

/// Returns who won, or what came of the game instead.
fn winners(record: &Record) -> Result<SeatSet, Outcome> {
    match (record.end(), record.state().turn(record.rules())) {
        (Some(End { winners, .. }), _) if !winners.is_empty() => Ok(*winners),
        (Some(_), _) => Err(Outcome::GivenUp),
        (None, Turn::Over(winners)) => Ok(winners),
        (None, Turn::Chance | Turn::Player(_)) => Err(Outcome::Unfinished),
    }
}

impl Tally {
    /// Adds a game that came out so.
    pub fn add_game(&mut self, outcome: Outcome) {
        self.games += 1;
        *match outcome {
            Outcome::Won => &mut self.won,
            Outcome::Lost => &mut self.lost,
            Outcome::Unfinished => &mut self.unfinished,
            Outcome::GivenUp => &mut self.given_up,
        } += 1;
    }

    /// Adds what one seat did in a game that came out so.
    pub fn add_seat(&mut self, outcome: Outcome, seat: &SeatStats) {
        self.longest_walk = self.longest_walk.max(seat.longest_walk);
        if outcome.is_decided() {
            self.turns += u64::from(seat.turns);
            self.discards += u64::from(seat.discards);
            self.made.add(seat.made);
            self.suffered.add(seat.suffered);
        }
    }

    /// Returns how many games were played to their end.
    pub const fn decided(&self) -> u32 {
        self.won + self.lost
    }

    /// Returns the part of the decided games that were won, `0.0..=1.0`; nothing if none is decided.
    pub fn win_rate(&self) -> Option<f64> {
        self.a_game(u64::from(self.won))
    }

    /// Returns the mean number of turns of a decided game.
    pub fn mean_turns(&self) -> Option<f64> {
        self.a_game(self.turns)
    }

    /// Returns how many marbles were sent back in a decided game on average.
    pub fn mean_captures(&self) -> Option<f64> {
        self.a_game(u64::from(self.made.total()))
    }

    /// Returns how many cards were thrown away in a decided game on average.
    pub fn mean_discards(&self) -> Option<f64> {
        self.a_game(self.discards)
    }

    fn a_game(&self, sum: u64) -> Option<f64> {
        let games = self.decided();
        // Sums of games that fit on a disk are far below where this becomes inexact.
        (games != 0).then(|| f64::from(u32::try_from(sum).unwrap_or(u32::MAX)) / f64::from(games))
    }
}

impl Captures {
    fn add(&mut self, other: Self) {
        self.opponents += other.opponents;
        self.partner += other.partner;
        self.own += other.own;
    }
}
