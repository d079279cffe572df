//! What is said to a program and what it answers, as JSON.

use std::time::Duration;

use serde_json::{Value as Json, json};

use crate::{
    position::tock::{Listed, listed, seen},
    profile::Ruled,
    tock::{Move, State, View, notation},
};

/// The number of the protocol; programs refuse one they do not know.
const PROTOCOL: u8 = 1;

/// Returns the first message: what stays the same for a whole game.
pub fn hello(view: &View<'_>, seed: u64) -> Json {
    let seats: Vec<_> = view.table().iter().map(|it| it.to_string()).collect();
    json!({
        "tock": PROTOCOL,
        "seat": view.seat().to_string(),
        "seats": seats,
        "partner": view.partner().map(|it| it.to_string()),
        "seed": seed,
        "rules": State::resolved(view.rules()),
    })
}

/// Returns a question for a move, with its number and the time there is for it.
pub fn turn(view: &View<'_>, id: u64, time: Duration) -> Json {
    let moves: Vec<_> = listed(view).iter().map(Listed::to_json).collect();
    let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    json!({ "id": id, "ms": milliseconds, "view": Json::Object(seen(view)), "moves": moves })
}

/// Returns the legal move that an answer means: by its place in the list, from 0, or by its notation.
pub fn chosen(view: &View<'_>, answer: &Json) -> Option<Move> {
    match (answer.get("index"), answer.get("move")) {
        (Some(index), None) => view.legal_moves().get(usize::try_from(index.as_u64()?).ok()?).copied(),
        (None, Some(text)) => notation::read(view, text.as_str()?).ok(),
        (Some(_), Some(_)) | (None, None) => None,
    }
}
