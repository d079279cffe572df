//! The rules a game is played by, in words.

use crate::{
    profile::{
        Library, Request,
        explain::{Explained, of_game},
        plain,
    },
    session::record::Header,
};

/// Returns the rules of a game in words; those it keeps, as a profile writes them, if the profile has changed.
pub fn of(header: &Header, library: &Library) -> Explained {
    let set = header.set.iter().map(|(switch, value)| format!("{switch}={}", plain::toml(value))).collect();
    let request = Request { rules: header.rules.clone(), variants: header.variants.clone(), set, folder: None };
    of_game(library, &request, &header.resolved)
}
