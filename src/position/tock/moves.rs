//! The legal moves of a position as data: what `tock moves` lists.

use serde_json::{Map, Value as Json, json};

use crate::{
    position::tock::marbles::WAITING,
    tock::{
        Board, Move, Rank, Rules, Seat, SeatSet, Spot, View,
        rules::{Action, Effect},
    },
};

/// What kind of move it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A card is used.
    Play,
    /// A card is thrown away.
    Discard,
    /// An extra play is kept for later.
    Pass,
}

impl Kind {
    /// Returns the word used in listings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Play => "play",
            Self::Discard => "discard",
            Self::Pass => "pass",
        }
    }
}

/// A legal move and what comes of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What kind of move it is.
    pub kind: Kind,
    /// The rank used or thrown away; a pass has none.
    pub rank: Option<Rank>,
    /// The move in notation.
    pub notation: String,
    /// Every seat's marbles afterwards, sorted by bytes; nothing where nothing moves.
    pub after: Vec<(Seat, Vec<String>)>,
    /// What follows: `draw N`, `again`, `skip X`.
    pub effects: Vec<String>,
}

impl Listed {
    /// Returns the move as `tock moves --json` writes it.
    pub fn to_json(&self) -> Json {
        let after: Map<_, _> = self.after.iter().map(|(seat, it)| (seat.to_string(), json!(it))).collect();
        json!({
            "kind": self.kind.name(),
            "card": self.rank.map(Rank::name),
            "move": self.notation,
            "after": after,
            "effects": self.effects,
        })
    }
}

/// Returns every legal move of the seat whose view this is, in the order of [`View::legal_moves`].
///
/// Source: `rules/README.md`, 9.
pub fn listed(view: &View<'_>) -> Vec<Listed> {
    view.legal_moves().iter().map(|it| describe(view, it)).collect()
}

fn describe(view: &View<'_>, mv: &Move) -> Listed {
    let after = || after(view.rules(), view.table(), &view.board_after(mv));
    let (kind, after, effects) = match mv {
        Move::Play(_) => (Kind::Play, after(), effects(view, mv)),
        Move::Discard(_) => (Kind::Discard, vec![], vec![]),
        Move::Pass => (Kind::Pass, vec![], vec![]),
    };
    Listed { kind, rank: mv.rank(), notation: mv.to_string(), after, effects }
}

/// Returns the seats' marbles, sorted by bytes, those that wait as `start`.
fn after(rules: &Rules, table: SeatSet, board: &Board) -> Vec<(Seat, Vec<String>)> {
    let marbles = |seat| {
        let mut marbles: Vec<_> = board.marbles(seat).iter().map(|it| marble(rules, board, seat, it)).collect();
        marbles.resize(rules.marbles(), WAITING.to_owned());
        marbles.sort();
        marbles
    };
    table.iter().map(|seat| (seat, marbles(seat))).collect()
}

/// Returns the name of the spot a marble is on, with `~` on its own post unless it is fresh.
pub(super) fn marble(rules: &Rules, board: &Board, seat: Seat, spot: Spot) -> String {
    if spot == Spot::from(rules.track().post(seat)) && !board.is_fresh(seat) {
        format!("{spot}~")
    } else {
        spot.to_string()
    }
}

fn effects(view: &View<'_>, mv: &Move) -> Vec<String> {
    let Move::Play(play) = mv else { return vec![] };
    // The game ends at once with the winning move.
    if view.winners_after(mv).is_some() {
        return vec![];
    }
    let action = &view.rules().actions(play.card.rank())[usize::from(play.action)];
    let mut effects: Vec<_> = action.then().iter().filter_map(effect).collect();
    if let Action::Discard { .. } = action {
        effects.push(format!("skip {}", view.table().after(view.seat())));
    }
    effects
}

fn effect(effect: &Effect) -> Option<String> {
    match effect {
        Effect::Draw { n } => Some(format!("draw {n}")),
        Effect::Again => Some("again".to_owned()),
        // Which marble is removed shows in where the marbles are.
        Effect::Remove { .. } => None,
    }
}
