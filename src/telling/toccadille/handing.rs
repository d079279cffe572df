//! What there is to be said of a move that is not handed on yet.

use crate::{
    game::{Game, Turn},
    say,
    session::{Follows, NoWayBack, Session, toccadille::Match},
    telling::toccadille::Names,
    toccadille::{End, Seat},
};

/// Returns what comes when the last move, which `seat` made, is handed on, in words.
pub fn status(session: &Session<Match>, seat: Seat, names: &Names) -> String {
    let who = names.name(seat).to_owned();
    match (session.follows(), session.state().game().turn(session.rules())) {
        (Some(Follows::End), Turn::Over(End::Won { by, .. })) if by == seat => say!("made-end", who = who),
        (Some(Follows::End), Turn::Over(End::Won { .. })) => say!("toc-made-lost", who = who),
        (Some(Follows::End), _) => say!("toc-made-drawn", who = who),
        (Some(Follows::MorePlays), _) => say!("toc-made-again", who = who),
        (Some(Follows::Turn) | None, _) => say!("made-turn", who = who),
    }
}

/// Returns what handing it on does, in words.
pub fn on(session: &Session<Match>) -> String {
    match session.follows() {
        Some(Follows::End) => say!("made-do-end"),
        Some(Follows::MorePlays) => say!("toc-made-do-throw"),
        Some(Follows::Turn) | None => say!("made-do-hand-on"),
    }
}

/// Returns what handing it on does, in the words beside its key.
pub fn key(session: &Session<Match>) -> String {
    match session.follows() {
        Some(Follows::End | Follows::MorePlays) => on(session),
        Some(Follows::Turn) | None => say!("key-hand-on"),
    }
}

/// Returns why nothing can be taken back.
pub fn no_way_back(why: NoWayBack) -> String {
    match why {
        NoWayBack::NoMove => say!("back-no-move"),
        NoWayBack::TurnedUp => say!("toc-back-thrown"),
        NoWayBack::HandedOn => say!("back-handed-on"),
    }
}
