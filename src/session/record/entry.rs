//! The lines of a record after the first: entries, written and read.

use serde_json::{Value as Json, json};

use crate::{
    game::Event,
    session::{
        Recorded,
        player::Player,
        record::{
            Record,
            fault::{Missed, Why},
            keys::Keys,
        },
    },
    tock::State,
};

/// One thing a record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry<G: Recorded = State> {
    /// Something happened in the game.
    Event(Event<G>),
    /// This many moves were taken back, with all that followed from them.
    Undo(usize),
    /// Somebody else plays a seat from now on.
    Player(G::Seat, Player),
    /// The game came to its end.
    End(G::End),
}

/// The keys that say what kind of line it is, beside those of what happens in a game.
const KINDS: [&str; 3] = ["undo", "end", "player"];

impl<G: Recorded> Entry<G> {
    /// Returns the line that adds this entry to a record, which it fits.
    pub fn to_json(&self, record: &Record<G>) -> Json {
        match self {
            Self::Event(event) => G::write_event(event, record),
            Self::Undo(moves) => json!({ "undo": moves }),
            Self::Player(seat, player) => json!({ "seat": seat.to_string(), "player": player.to_json() }),
            Self::End(end) => json!({ "end": G::write_end(end) }),
        }
    }

    /// Reads a line as the next of a record; whether it fits is not asked yet.
    ///
    /// # Errors
    ///
    /// If it says nothing known, or nothing that can be meant now.
    pub fn from_json(line: &Json, record: &Record<G>) -> Result<Self, Why> {
        let line = Keys::new(line)?;
        let mut kinds = KINDS.iter().chain(G::EVENTS).copied().filter(|it| line.has(it));
        let kind = kinds.next().ok_or(Why::UnknownEvent)?;
        if let Some(other) = kinds.next() {
            return Err(Why::TwoEvents(kind, other));
        }
        Ok(match kind {
            "undo" => Self::Undo(usize::try_from(line.number("undo")?).unwrap_or(usize::MAX)),
            "end" => Self::End(G::read_end(line.keys("end")?)?),
            "player" => {
                let player = line.get("player", Missed::Player, Player::from_json)?;
                Self::Player(line.seat::<G>("seat")?, player)
            }
            kind => Self::Event(G::read_event(kind, line, record)?),
        })
    }
}
