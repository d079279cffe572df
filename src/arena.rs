//! Many games between bots, without a screen, and what they show.
//!
//! In reading order: what a game tells of itself ([`Contest`]); one game ([`Match`]); many of them in a row, with their records ([`Simulation`]); a [`Plan`] of
//! sets, in which every seed is played with the seats rotated ([`seating`]); the threads that play it ([`run`]); what
//! is counted ([`Tally`]), and what follows from it ([`Outcome`]): win rates ([`Estimate`]), [`Ratings`], a [`Test`].

#![allow(clippy::cast_precision_loss, reason = "nobody plays as many games as a float cannot count")]

mod contest;
mod elo;
mod estimate;
mod json;
mod merge;
mod outcome;
mod plan;
mod play;
mod plots;
pub mod seating;
mod shard;
pub mod simulate;
mod sprt;
mod tally;
mod threads;

pub use contest::{Contest, Facts, Won};
pub use elo::{Certainty, Ratings, ratings};
pub use estimate::{Estimate, Scores};
pub use merge::{Unlike, Unmerged, merge};
pub use outcome::{Ended, Outcome, RulesNamed, Settings};
pub use plan::{Plan, Seeds, Unfit, pairings};
pub use play::{Counts, Match, Played, SEATS, Thought};
pub use plots::plot;
pub use seating::{Format, Seating, Side};
pub use shard::{NoShard, Shard};
pub use simulate::{Series, Simulation, Stopped, Summary, Turns};
pub use sprt::{Claims, Test, Verdict, bound, expected};
pub use tally::{Balance, Games, Lengths, PairTally, SetScore, Share, Tally};
pub use threads::{Done, run};
