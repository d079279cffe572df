//! What can be wrong with a position, as data.

use std::ops::Range;

use crate::{
    report::{Mark, Unread},
    tock::{Card, Rank, Seat, SeatSet, Spot, Square},
};

/// One thing that is wrong, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault<W = What> {
    /// The text to mend; none if the fault is in no text.
    pub at: Option<Mark>,
    /// Where in the same text the other thing stands that has a part in it.
    pub also: Option<Range<usize>>,
    /// What is wrong.
    pub what: W,
}

/// Where in a position a key stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Outside the tables.
    Top,
    /// In the table of this seat.
    Seat(Seat),
}

/// What a value should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Expected {
    Text,
    Texts,
    Flag,
    Number,
    Seat,
}

impl From<Unread> for What {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

/// What can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// There is no text.
    Unread(Unread),
    /// The text is no TOML.
    Syntax {
        /// Why, in the words of the TOML reader.
        reason: String,
    },
    /// The text is no position but the record of a game.
    Record,
    /// There is no such key here.
    UnknownKey {
        /// The key.
        key: String,
        /// Where it stands.
        place: Place,
        /// The keys that may stand here.
        known: Vec<String>,
    },
    /// The value is of another type than the key takes.
    WrongType {
        /// The key.
        key: &'static str,
        /// What it takes.
        expected: Expected,
        /// What it was given, in a word of TOML.
        found: &'static str,
    },
    /// The number is out of range.
    OutOfRange {
        /// The key.
        key: &'static str,
        /// The number, as written.
        value: String,
        /// The most; the least is 0.
        max: u8,
    },
    /// The position does not say by which rules it is.
    RulesMissing,
    /// The position does not say whose turn it is.
    TurnMissing,
    /// There is no seat of this name.
    NoSuchSeat {
        /// The name.
        name: String,
    },
    /// It is the turn of a seat that does not play.
    TurnNotSeated {
        /// The seat.
        seat: Seat,
        /// Who plays.
        table: SeatSet,
    },
    /// The seat may go on, but has no extra play in hand.
    NothingBanked {
        /// The seat.
        seat: Seat,
    },
    /// The text is neither a square nor a slot.
    NoSpot {
        /// The text.
        text: String,
    },
    /// The board of these rules has no such square.
    OffBoard {
        /// The text.
        text: String,
        /// The last square of that section.
        last: Square,
    },
    /// The home courts of these rules have no such slot.
    NoSlot {
        /// The text.
        text: String,
        /// How many slots a home court has.
        home: u8,
    },
    /// A marble stands in another seat's home court.
    ForeignHome {
        /// Whose marble.
        seat: Seat,
        /// The slot.
        spot: Spot,
    },
    /// The mark `~` stands elsewhere than on the seat's own post.
    NotItsPost {
        /// The spot.
        spot: Spot,
        /// The seat's post.
        post: Square,
    },
    /// Another marble stands there.
    Occupied {
        /// The spot.
        spot: Spot,
        /// Whose marble stands there.
        by: Seat,
    },
    /// The seat has more marbles than these rules give it.
    TooManyMarbles {
        /// The seat.
        seat: Seat,
        /// How many it was given.
        given: usize,
        /// How many it may have.
        max: usize,
    },
    /// The text is no card.
    NoCard {
        /// The text.
        text: String,
    },
    /// The same card stands twice.
    CardTwice {
        /// The card.
        card: Card,
    },
    /// The hands hold more cards of a rank than the deck.
    TooManyOfRank {
        /// The rank.
        rank: Rank,
        /// How many the deck holds.
        max: usize,
    },
}
