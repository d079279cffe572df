//! Why what a record says does not fit a game of Tock, as data.

use crate::{
    session::record::Why,
    tock::{Card, Refusal, Seat, SeatSet, notation::Unread},
};

/// Why what a record says does not fit a game of Tock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The seat to move has no card to go on with.
    NoCards(Seat),
    /// Those seats do not play together.
    NotSeatedSo(SeatSet),
    /// That is no card.
    NoCard(String),
    /// The move uses another card than the one named beside it.
    OtherCard(Card),
    /// The text means fewer moves.
    NoNth {
        /// Which one is asked for.
        asked: usize,
        /// How many it means.
        meant: usize,
    },
    /// The text is not a legal move.
    Unread(Unread),
    /// The rules refuse the event.
    Refused(Refusal),
    /// Others have won, or nobody yet.
    WrongWinners {
        /// Who is said to have won.
        said: SeatSet,
        /// Who has.
        won: SeatSet,
    },
}

impl From<Unfit> for Why {
    fn from(unfit: Unfit) -> Self {
        Self::Tock(unfit)
    }
}

impl From<Refusal> for Unfit {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
