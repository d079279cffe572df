//! Values that mean something in one game or the other: what the game is, is known only when all flags are read.

use std::str::FromStr;

use crate::{
    bot::{self, Kind, toccadille::Level},
    cli::Failure,
    report::one_of,
    say, toccadille, tock,
};

/// A seat as flags name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnySeat {
    /// A seat of Tock, by its letter.
    Tock(tock::Seat),
    /// A player of Toccadille, by the colour.
    Toccadille(toccadille::Seat),
}

impl AnySeat {
    /// Returns the seat of Tock.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn of_tock(self) -> Result<tock::Seat, Failure> {
        match self {
            Self::Tock(seat) => Ok(seat),
            Self::Toccadille(seat) => Err(Failure::asked(&say!("cli-seat-of-toccadille", seat = seat.name()))),
        }
    }

    /// Returns the player of Toccadille.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn of_toccadille(self) -> Result<toccadille::Seat, Failure> {
        match self {
            Self::Toccadille(seat) => Ok(seat),
            Self::Tock(seat) => Err(Failure::asked(&say!("cli-seat-of-tock", seat = seat.to_string()))),
        }
    }
}

/// A bot as flags name it: of Tock, of Toccadille, or of both.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyBot {
    name: String,
    kind: Option<Kind>,
    level: Option<Level>,
}

impl AnyBot {
    /// Returns a bot of Tock.
    pub fn of_kind(kind: Kind) -> Self {
        Self { name: kind.to_string(), kind: Some(kind), level: None }
    }

    /// Returns a bot of Toccadille.
    pub fn of_level(level: Level) -> Self {
        Self { name: level.name().to_owned(), kind: None, level: Some(level) }
    }

    /// Returns the bot of Tock.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn tock(&self) -> Result<&Kind, Failure> {
        let levels = || one_of(&bot::Level::ALL.map(bot::Level::name));
        let other = || say!("cli-bot-of-toccadille", name = self.name.as_str(), levels = levels());
        self.kind.as_ref().ok_or_else(|| Failure::asked(&other()))
    }

    /// Returns the level of Toccadille.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn toccadille(&self) -> Result<Level, Failure> {
        let other = || say!("cli-bot-of-tock", name = self.name.as_str(), levels = levels());
        self.level.ok_or_else(|| Failure::asked(&other()))
    }
}

impl FromStr for AnyBot {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let level = Level::named(text);
        let kind = text.parse::<Kind>().map_err(|it| it.to_string()).and_then(Kind::found);
        match (kind, level) {
            (Ok(kind), level) => Ok(Self { name: text.to_owned(), kind: Some(kind), level }),
            (Err(_), Some(level)) => Ok(Self { name: text.to_owned(), kind: None, level: Some(level) }),
            (Err(why), None) => Err(why),
        }
    }
}

/// Returns the levels of Toccadille as a list.
pub fn levels() -> String {
    one_of(&Level::ALL.map(Level::name))
}
