//! The figures people like to read about a game, from its record: as data, without a word.
//!
//! What was taken back did not happen. A [`Tally`] sums up many games for one player or one profile.

mod counting;
mod race;
mod tally;
pub mod toccadille;

use crate::{
    game::Event,
    session::record::Record,
    tock::{BySeat, RANKS, Rank, Seat, SeatSet},
};

pub use race::{Race, Standing, goal, progress};
pub use tally::{Outcome, Tally};

/// The figures of one game, over or not.
#[derive(Clone, Debug, PartialEq)]
pub struct GameStats {
    /// Who plays.
    pub table: SeatSet,
    /// Each seat's figures; those of seats that do not play are all 0.
    pub seats: BySeat<SeatStats>,
    /// How far everyone was after every turn.
    pub race: Race,
    /// With which event of the record each turn began.
    pub began: Vec<usize>,
}

/// What one seat did and suffered in a game.
///
/// Deeds are the acting seat's, whosever marble it moved: a finished seat that plays its partner's marbles brings them
/// out and home itself.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatStats {
    /// How many turns the seat had, lost ones among them.
    ///
    /// An extra play belongs to the turn it follows, and so do the discards by which a seat looks for a starter.
    pub turns: u32,
    /// How many cards it played.
    pub plays: u32,
    /// How many cards it threw away, of its own will or not.
    pub discards: u32,
    /// How often it kept an extra play for later.
    pub passes: u32,
    /// The marbles it sent back, by whose they were.
    pub made: Captures,
    /// The seat's marbles that were sent back, by who did it.
    pub suffered: Captures,
    /// How many marbles it brought out of a start area.
    pub brought_out: u32,
    /// How many marbles it brought from the track into a home court.
    pub brought_home: u32,
    /// How often it let two marbles change places.
    pub swaps: u32,
    /// How often it shared out a card over two marbles or more.
    pub splits: u32,
    /// The most squares one marble of its side went with one card.
    ///
    /// A step is a square, forward or backward, in home too; a jump counts the squares jumped over. A swap is no walk.
    pub longest_walk: u32,
    /// The cards it played, by [`Rank::index`].
    pub played: [u32; RANKS],
    /// How many turns it lost to a Lose A Turn.
    pub lost_turns: u32,
    /// How many cards it played as extra plays.
    pub extra_plays: u32,
    /// How many marbles of its colour are home.
    pub home: u32,
    /// In which turn of the game the first marble of its colour came home, from 1.
    pub first_home: Option<usize>,
    /// In which turn of the game the last marble of its colour came home, from 1.
    pub last_home: Option<usize>,
}

/// Marbles sent back.
///
/// Those sent back are told apart as the seat that did it sees them, and those who sent back as the owner does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Captures {
    /// Opponents' marbles, or one's own sent back by opponents.
    pub opponents: u32,
    /// The partner's marbles, or one's own sent back by the partner.
    pub partner: u32,
    /// One's own marbles, sent back by oneself.
    pub own: u32,
}

impl SeatStats {
    /// Returns how many cards of a rank the seat played.
    pub const fn played(&self, rank: Rank) -> u32 {
        self.played[rank.index()]
    }
}

impl Captures {
    /// Returns how many marbles these are in all.
    pub const fn total(&self) -> u32 {
        self.opponents + self.partner + self.own
    }
}

impl GameStats {
    /// Returns how many turns the game took, all seats' together; one that goes on counts.
    pub fn turns(&self) -> usize {
        self.race.turns()
    }

    /// Returns whose turn it was in turn `turn` of the game, from 1.
    pub fn seat_of(&self, turn: usize) -> Option<Seat> {
        self.race.standings().get(turn)?.seat
    }
}

/// Returns the figures of the game in a record, as far as it went.
pub fn of(record: &Record) -> GameStats {
    let rules = record.rules();
    let mut state = record.before(0);
    let mut counting = counting::Counting::new(rules, &state);
    for (index, event) in record.events().iter().enumerate() {
        let before = state;
        match event {
            Event::Chance(order) => state.shuffle_fairly(rules, order),
            Event::Move(mv) => {
                state.play(rules, mv);
                counting.count(index, &before, mv, &state);
            }
        }
    }
    counting.finish(&state)
}
