//! The rules a game is played by, in words.

use crate::{
    profile::{
        Library,
        explain::{Explained, of_game},
    },
    session::{record::Header, toccadille::Match},
    toccadille, tock,
};

/// Returns the rules of a game of Tock in words; those it keeps, as a profile writes them, if the profile has changed.
pub fn of(header: &Header, library: &Library) -> Explained {
    of_game::<tock::State>(library, &header.request(), &header.resolved)
}

/// Returns the rules of a match of Toccadille in words, as [`of`] does.
pub fn of_match(header: &Header<Match>, library: &Library) -> Explained {
    of_game::<toccadille::State>(library, &header.request(), &header.resolved)
}
