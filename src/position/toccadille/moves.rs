//! The legal moves of a position as data: what `tock moves` lists.

use serde_json::{Map, Value as Json, json};

use crate::toccadille::{Board, Point, Seat, View};

/// A legal move and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The move in notation.
    pub notation: String,
    /// The board afterwards, before a new lap begins.
    pub after: Board,
    /// The points where stones are hit, by the throw or the move.
    pub hits: Vec<Point>,
    /// The marks gained.
    pub marks: u8,
}

impl Listed {
    /// Returns the move as `tock moves --json` writes it.
    pub fn to_json(&self) -> Json {
        let after: Map<_, _> =
            Seat::ALL.map(|it| (it.name().to_owned(), points(&self.after, it))).into_iter().collect();
        let hits: Vec<_> = self.hits.iter().map(|it| it.number()).collect();
        json!({ "move": self.notation, "after": after, "hits": hits, "marks": self.marks })
    }
}

/// Returns the stones of a seat on the points, each point by its number.
pub fn points(board: &Board, seat: Seat) -> Json {
    Json::Object(board.points(seat).map(|(point, count)| (point.to_string(), json!(count))).collect())
}

/// Returns every legal move of the seat whose view this is, in the order of [`View::legal_moves`].
///
/// Source: `rules/README.md`, T10.
pub fn listed(view: &View<'_>) -> Vec<Listed> {
    let list = |mv| Listed {
        notation: format!("{mv}"),
        after: view.board_after(&mv),
        hits: view.hits(&mv),
        marks: view.gain(&mv),
    };
    view.legal_moves().into_iter().map(list).collect()
}
