//! Who plays a seat.

use serde_json::{Value as Json, json};

/// Who plays a seat.
///
/// A bot is known by its level's name only; what plays under it is not the session's business.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Player {
    /// Somebody at the keyboard.
    Human {
        /// The name to show.
        name: String,
    },
    /// The program.
    Bot {
        /// The name of its level.
        level: String,
    },
}

impl Player {
    /// Returns somebody of whom nothing is known.
    pub const fn unnamed() -> Self {
        Self::Human { name: String::new() }
    }

    /// Tells whether somebody at the keyboard plays.
    pub const fn is_human(&self) -> bool {
        match self {
            Self::Human { .. } => true,
            Self::Bot { .. } => false,
        }
    }

    /// Returns the player as records write it: `{"human": "Ann"}`, `{"bot": "greedy"}`.
    pub fn to_json(&self) -> Json {
        match self {
            Self::Human { name } => json!({ "human": name }),
            Self::Bot { level } => json!({ "bot": level }),
        }
    }

    /// Reads a player as [`Player::to_json`] writes it.
    pub fn from_json(json: &Json) -> Option<Self> {
        let json = json.as_object()?;
        let text = |key| json.get(key).map(|it| it.as_str().map(str::to_owned));
        match (text("human"), text("bot")) {
            (Some(Some(name)), None) => Some(Self::Human { name }),
            (None, Some(Some(level))) => Some(Self::Bot { level }),
            (Some(_) | None, Some(_) | None) => None,
        }
    }
}
