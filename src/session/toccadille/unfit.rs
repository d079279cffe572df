//! Why what a record says does not fit a match of Toccadille, as data.

use crate::{
    session::record::Why,
    toccadille::{End, Refusal, Seat, notation::Unread},
};

/// Why what a record says does not fit a match of Toccadille.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// A number is none that a die shows, or there are too many or too few.
    NoDice(&'static str),
    /// It is the move of this player.
    TurnOf(Seat),
    /// The text is not a legal move.
    Unread(Unread),
    /// The rules refuse the event.
    Refused(Refusal),
    /// Another game begins than the next one.
    WrongGame {
        /// Which one is said to begin.
        said: u64,
        /// Which one would be next.
        next: u64,
    },
    /// The game before is not over.
    NotOver,
    /// The game has ended otherwise.
    OtherEnd(End),
    /// The game goes on.
    NoEnd,
}

impl From<Unfit> for Why {
    fn from(unfit: Unfit) -> Self {
        Self::Toccadille(unfit)
    }
}

impl From<Refusal> for Unfit {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}
