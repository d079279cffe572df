//! The rules a game is played by, in words.

use crate::{
    profile::{
        Library,
        explain::{Explained, of_game},
    },
    session::record::Header,
    tock::State,
};

/// Returns the rules of a game in words; those it keeps, as a profile writes them, if the profile has changed.
pub fn of(header: &Header, library: &Library) -> Explained {
    of_game::<State>(library, &header.request(), &header.resolved)
}
