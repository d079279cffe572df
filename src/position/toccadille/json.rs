//! Positions as records keep them: the keys of a position file but for those that name the rules.

use serde_json::{Map, Value as Json, json};

use crate::{
    position::toccadille::{points, sheet::Sheet, words},
    report::{Complaint, Complaints, Source},
    toccadille::{BySeat, Position, Rules, Seat, State},
};

/// Returns the position as a record keeps it.
pub fn to_json(position: &Position) -> Json {
    let Position { board, marks, turn, dice } = position;
    let mut object = Map::new();
    object.insert("turn".to_owned(), json!(turn.name()));
    if let Some(dice) = dice {
        object.insert("dice".to_owned(), json!([dice.0.pips(), dice.1.pips()]));
    }
    for seat in Seat::ALL {
        let mut line = json!({ "points": points(board, seat) });
        for (key, number) in [("hand", board.hand(seat)), ("off", board.off(seat)), ("marks", marks[seat])] {
            if number != 0 {
                line[key] = json!(number);
            }
        }
        object.insert(seat.to_string(), line);
    }
    Json::Object(object)
}

/// Returns the game at the position that [`to_json`] wrote.
///
/// # Errors
///
/// With everything that keeps it from being one.
pub fn from_json(json: &Json, rules: &Rules) -> Result<State, Complaints> {
    let mut object = json.as_object().cloned().unwrap_or_default();
    // The reader of position files is asked, so that both take the same.
    object.insert("rules".to_owned(), json!(""));
    let complaint = |what| Complaint { what: words::title(&what), at: None, also: vec![], way: words::way(&what) };
    let text = toml::to_string(&object)
        .map_err(|it| Complaints(vec![complaint(super::What::Syntax { reason: it.to_string() })]))?;
    let sheet = Sheet::read(&Source::new("position", text));
    let (Some(turn), []) = (sheet.turn, sheet.faults.as_slice()) else {
        return Err(Complaints(sheet.faults.into_iter().map(|it| complaint(it.what)).collect()));
    };
    let position =
        Position { board: sheet.board, marks: BySeat::from_fn(|it| sheet.marks[it]), turn, dice: sheet.dice };
    State::from_position(rules, &position).map_err(|faults| {
        let what = |it| super::What::Impossible(it, rules.stones);
        Complaints(faults.into_iter().map(|it| complaint(what(it))).collect())
    })
}
