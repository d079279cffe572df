//! A position as one seat sees it, as data: the tables of a position file, with nothing that is hidden.

use serde_json::{Map, Value as Json, json};

use crate::{position::tock::moves::marble, tock::View};

/// Returns what a seat may know.
///
/// The keys are those of a position file; of other seats `hand` is a number of cards. Added are the `discards`, the
/// number of cards in the `stock`, the `dealer`, and which `deal` of the schedule is being played, from 0.
pub fn seen(view: &View<'_>) -> Map<String, Json> {
    let mut object = Map::new();
    object.insert("turn".to_owned(), json!(view.to_move().to_string()));
    if view.is_extra_play() {
        object.insert("again".to_owned(), json!(true));
    }
    for seat in view.table().iter() {
        let board = view.board();
        let marbles: Vec<_> = board.marbles(seat).iter().map(|it| marble(view.rules(), board, seat, it)).collect();
        let hand = match seat == view.seat() {
            true => view.hand().iter().map(|it| json!(it.to_string())).collect(),
            false => json!(view.hand_len(seat)),
        };
        let mut line = json!({ "marbles": marbles, "hand": hand });
        for (key, number) in [("banked", view.banked(seat)), ("must_discard", view.lost_turns(seat))] {
            if number != 0 {
                line[key] = json!(number);
            }
        }
        object.insert(seat.to_string(), line);
    }
    let discards: Vec<_> = view.discards().iter().map(|it| it.to_string()).collect();
    object.insert("discards".to_owned(), json!(discards));
    object.insert("stock".to_owned(), json!(view.stock_len()));
    object.insert("dealer".to_owned(), json!(view.dealer().to_string()));
    object.insert("deal".to_owned(), json!(view.deal()));
    object
}
