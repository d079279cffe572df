//! Bots: they choose moves from what a seat may know, and from nothing else.

mod advice;
mod change;
mod crew;
mod dice;
mod greedy;
mod kind;
mod limit;
mod memory;
mod outlook;
mod playout;
mod program;
mod random;
mod reach;
pub mod rivals;
mod scale;
mod search;
mod sharp;
mod standing;
pub mod toccadille;
pub mod weights;

use std::{fmt, str::FromStr};

use crate::{
    bot::{
        greedy::{Greedy, Weighs},
        scale::Scale,
        search::Plan,
        sharp::Sharp,
        weights::Weights,
    },
    game::Game,
    say,
    tock::{Move, Rules, Seat, State, View},
    words::cut,
};

pub use advice::{Advice, Judged, Tenths, Term, Worth};
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

    /// Is shown a move that another seat is about to make, as this seat sees it: to remember what it tells.
    fn watch(&mut self, _view: &View<'_>, _mv: &Move) {}

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
    /// The move the tuned evaluation likes best.
    Steady,
    /// The move that does best in many deals of what is hidden.
    Sharp,
    /// The same with more moves and far more deals: the best there is within a second.
    Master,
}

impl Level {
    /// Every level, the weakest first.
    pub const ALL: [Self; 5] = [Self::Random, Self::Greedy, Self::Steady, Self::Sharp, Self::Master];

    /// The level that is asked for advice: the strongest.
    pub const BEST: Self = Self::ALL[Self::ALL.len() - 1];

    /// Returns the name of the level in flags and records.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Steady => "steady",
            Self::Sharp => "sharp",
            Self::Master => "master",
        }
    }

    /// Returns in a few words what the level plays like.
    pub fn summary(self) -> String {
        match self {
            Self::Random => say!("bot-level-random"),
            Self::Greedy => say!("bot-level-greedy"),
            Self::Steady => say!("bot-level-steady"),
            Self::Sharp => say!("bot-level-sharp"),
            Self::Master => say!("bot-level-master"),
        }
    }

    /// Returns a bot of this level for a seat; the same seed gives the same choices, if no clock ends its thought.
    pub fn make(self, seed: u64, seat: Seat, limit: &Limit) -> Box<dyn Bot> {
        match self {
            Self::Random => Box::new(random::Random::new(seed, seat)),
            Self::Greedy => Box::new(Greedy::new(Weighs::ByHand)),
            Self::Steady => Box::new(Greedy::new(Weighs::Tuned)),
            Self::Sharp => Box::new(Sharp::new(seed, seat, limit, Plan::SHARP)),
            Self::Master => Box::new(Sharp::new(seed, seat, limit, Plan::MASTER)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text names no level of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLevel {
    /// The text.
    pub word: String,
    /// The levels there are.
    pub known: Vec<&'static str>,
}

impl fmt::Display for NoLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!("bot-no-level", word = cut(&self.word), levels = self.known.join(", ")))
    }
}

impl FromStr for Level {
    type Err = NoLevel;

    fn from_str(text: &str) -> Result<Self, NoLevel> {
        let known = || Self::ALL.map(Self::name).to_vec();
        let found = Self::ALL.into_iter().find(|it| it.name() == text);
        found.ok_or_else(|| NoLevel { word: text.to_owned(), known: known() })
    }
}

/// Returns a bot of this level for a seat; the same seed gives the same choices.
pub fn make(level: Level, seed: u64, seat: Seat) -> Box<dyn Bot> {
    level.make(seed, seat, &Limit::default())
}

/// Returns a bot that takes the move that looks best by these weights: to try and to tune them.
pub fn weighing(weights: Weights) -> Box<dyn Bot> {
    Box::new(Greedy::new(Weighs::By(Box::new(weights))))
}

/// Shows a bot of this seat what it has not watched, or not all of it: moves, each with the game before it.
pub fn catch_up(bot: &mut dyn Bot, rules: &Rules, seat: Seat, moves: &[(State, Move)]) {
    for (state, mv) in moves.iter().filter(|it| it.0.to_move() != seat) {
        bot.watch(&state.view(rules, seat), mv);
    }
}

/// Returns how likely each seat is to win its game, as those who think ahead judge by these weights: to fit them.
pub fn chances<'a>(rules: &Rules, weights: &Weights, games: impl Iterator<Item = (&'a State, Seat)>) -> Vec<f64> {
    let scale = Scale::of(rules, weights);
    games.map(|(state, seat)| standing::chance_to_win(state, rules, &scale, seat)).collect()
}
