//! Bots: they choose moves from what a seat may know, and from nothing else.

mod advice;
mod crew;
mod greedy;
mod kind;
mod limit;
mod program;
mod random;
mod terms;

use std::{fmt, str::FromStr};

use crate::{
    say,
    tock::{Move, Seat, View},
    words::cut,
};

pub use advice::{Advice, Judged, Tenths, Term};
pub use crew::Crew;
pub use kind::{Kind, NoKind};
pub use limit::{Clock, Effort, Limit, Stop};
pub use program::find_program;

/// Chooses the moves of one seat.
pub trait Bot: Send {
    /// Chooses one of `view.legal_moves()`.
    ///
    /// If there is none, as when it is not the seat's turn, any move may come back.
    fn choose(&mut self, view: &View<'_>) -> Move;

    /// Returns the move it would choose, and what speaks for it as far as it can say.
    fn advise(&mut self, view: &View<'_>) -> Advice {
        Advice { best: Judged::bare(self.choose(view)), next: None }
    }

    /// Returns what has gone wrong since it was last asked, in words; the bots of the house have no trouble.
    fn trouble(&mut self) -> Option<String> {
        None
    }
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal move, each equally likely.
    Random,
    /// The move that looks best when nobody else moves.
    Greedy,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 2] = [Self::Random, Self::Greedy];

    /// The level that is asked for advice: the strongest.
    pub const BEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// Returns the name of the level in flags and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
        }
    }

    /// Returns in a few words what the level plays like.
    pub fn summary(self) -> String {
        match self {
            Self::Random => say!("bot-level-random"),
            Self::Greedy => say!("bot-level-greedy"),
        }
    }

    /// Returns a bot of this level for a seat; the same seed gives the same choices, if no clock ends its thought.
    pub fn make(self, seed: u64, seat: Seat, _limit: &Limit) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(random::Random::new(seed, seat)),
            Self::Greedy => Box::<greedy::Greedy>::default(),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLevel(pub String);

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = Level::ALL.map(Level::name).join(", ");
        f.write_str(&say!("bot-no-level", word = cut(&self.0), levels = levels))
    }
}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Self, NoLevel> {
        Self::ALL.into_iter().find(|it| it.name() == text).ok_or_else(|| NoLevel(text.to_owned()))
    }
}

/// Returns a bot of this level for a seat; the same seed gives the same choices.
pub fn make(level: Level, seed: u64, seat: Seat) -> Box<dyn Bot> {
    level.make(seed, seat, &Limit::default())
}
