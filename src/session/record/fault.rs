//! What can be wrong with a record, as data.

use crate::{
    report::Complaints,
    session::{toccadille, tock},
};

/// What is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct Fault {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub why: Why,
}

impl Fault {
    /// Tells whether a game stands before the damage.
    pub const fn can_be_repaired(&self) -> bool {
        1 < self.line
    }
}

/// Why a record is refused, or why it cannot go on so.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// There is nothing in the file, or only the beginning of a first line.
    Empty,
    /// The file is longer than any game.
    TooLarge,
    /// The line is longer than any of a record.
    LineTooLong,
    /// The line is no text in UTF-8.
    NotText,
    /// The line is not JSON.
    NotJson {
        /// Where it stops being JSON, from 1.
        column: usize,
    },
    /// The line is JSON, but not an object.
    NotObject,
    /// The first line is not that of a record.
    NotRecord,
    /// A newer program wrote the record.
    Newer(u64),
    /// The line says no kind of thing that is known.
    UnknownEvent,
    /// The line says two things.
    TwoEvents(&'static str, &'static str),
    /// A key has no value, or one of another kind than it must.
    Key(&'static str, Missed),
    /// The rules in full cannot be played.
    Rules(Complaints),
    /// The position it began at is none.
    Position(Complaints),
    /// The players are not those of the seats.
    WrongPlayers,
    /// Nobody sits there.
    NotAtTable(String),
    /// That many moves cannot be taken back.
    UndoTooMany {
        /// How many are to be taken back.
        asked: usize,
        /// How many there are.
        made: usize,
    },
    /// The game has ended already.
    AfterEnd,
    /// It does not fit a game of Tock.
    Tock(tock::Unfit),
    /// It does not fit a match of Toccadille.
    Toccadille(toccadille::Unfit),
}

/// What a key must hold instead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Missed {
    /// A text.
    Text,
    /// A list of texts.
    Texts,
    /// A whole number, 0 or more.
    Number,
    /// An object.
    Object,
    /// The letter of a seat.
    Seat,
    /// The letters of seats, each once.
    Seats,
    /// `red` or `black`.
    Colour,
    /// `red` and `black`.
    Colours,
    /// A list of whole numbers.
    Numbers,
    /// How many games or points, 1 or more.
    Length,
    /// `true`.
    True,
    /// `true` or `false`.
    Flag,
    /// A player.
    Player,
}
