//! What there is to be said of a move that is not handed on yet, and of what the players agreed on.

use crate::{
    say,
    session::{Follows, Hands, Session, TakingBack, record::Header},
    telling::{self, Names},
};

/// Returns what comes when the last move is handed on, in words.
pub fn status(session: &Session, names: &Names) -> String {
    let state = session.state();
    let who = names.name(state.to_move()).to_owned();
    let drawn = if session.is_held() { state.to_draw(session.rules()) } else { 0 };
    match session.follows() {
        Some(Follows::End) => say!("made-end", who = who),
        Some(Follows::MorePlays) => say!("made-more-plays", who = who, count = drawn),
        Some(Follows::Turn) if drawn != 0 => say!("made-drawn", who = who, count = drawn),
        Some(Follows::Turn) | None => say!("made-turn", who = who),
    }
}

/// Returns what handing it on does, in words.
pub fn on(session: &Session) -> String {
    match session.follows() {
        Some(Follows::End) => say!("made-do-end"),
        Some(Follows::MorePlays) => say!("made-do-turn-up"),
        Some(Follows::Turn) | None => say!("made-do-hand-on"),
    }
}

/// Returns what handing it on does, in the words beside its key.
pub fn key(session: &Session) -> String {
    match session.follows() {
        Some(Follows::End | Follows::MorePlays) => on(session),
        Some(Follows::Turn) | None => say!("key-hand-on"),
    }
}

/// Returns what a game is called: its rules, and what the players agreed on.
pub fn title(header: &Header) -> String {
    let rules = telling::title(&header.rules, &header.variants, header.set.len());
    let practice = (header.agreed.taking_back == TakingBack::Practice).then(|| say!("title-practice"));
    let open = (header.agreed.hands == Hands::Open).then(|| say!("title-open-hands"));
    [Some(rules), practice, open].into_iter().flatten().collect::<Vec<_>>().join(", ")
}
