//! Bots for Toccadille: they choose moves from what a seat may know, and from nothing else.

mod advice;
mod aim;
mod greedy;
mod random;
mod strong;
mod value;

use std::{fmt, str::FromStr};

use crate::{
    bot::NoLevel,
    say,
    toccadille::{Move, Seat, View},
};

pub use advice::{Advice, Hundredths, Judged, Term};
pub use greedy::Greedy;
pub use strong::Strong;
pub use value::{Sight, Weights};

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
}

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Level {
    /// Any legal move, each equally likely.
    Random,
    /// The move that looks best when nobody else moves.
    Greedy,
    /// The move that is best on average over the throws that may follow.
    Strong,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 3] = [Self::Random, Self::Greedy, Self::Strong];

    /// The level that is asked for advice: the strongest.
    pub const BEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// Returns the name of the level in flags and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Strong => "strong",
        }
    }

    /// Returns the level of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Returns in a few words what the level plays like.
    pub fn summary(self) -> String {
        match self {
            Self::Random => say!("bot-level-random"),
            Self::Greedy => say!("bot-level-greedy"),
            Self::Strong => say!("toccadille-level-strong"),
        }
    }

    /// Returns a bot of this level for a seat; the same seed gives the same choices.
    pub fn make(self, seed: u64, seat: Seat) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(random::Random::new(seed, seat)),
            Self::Greedy => Box::new(Greedy::new(Weights::GREEDY)),
            Self::Strong => Box::new(Strong::new(Weights::STRONG)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Self, NoLevel> {
        let known = || Self::ALL.map(Self::name).to_vec();
        Self::named(text).ok_or_else(|| NoLevel { word: text.to_owned(), known: known() })
    }
}

/// Returns the first of the moves that are best by this judgement; the pass if there is none.
fn first_best(moves: &[Move], mut judge: impl FnMut(&Move) -> f32) -> Move {
    let mut best = (f32::NEG_INFINITY, Move::Pass);
    for mv in moves {
        let value = judge(mv);
        if best.0 < value {
            best = (value, *mv);
        }
    }
    best.1
}
