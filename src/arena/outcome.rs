//! What a plan has shown: the settings, the seeds, and what was counted.

use crate::{
    arena::{
        contest::Contest,
        elo::{Ratings, ratings},
        estimate::{Estimate, Scores},
        plan::{Plan, Seeds},
        seating::{Format, Seating},
        sprt::{Claims, Test},
        tally::Tally,
    },
    games::Name,
    profile::Table,
};

/// The bot that ratings are counted from, if it plays.
const ANCHOR: &str = "random";

/// What decides how games go, beside their seeds.
#[derive(Clone, Debug, PartialEq)]
pub struct Settings {
    /// The version of the program.
    pub version: String,
    /// The game.
    pub game: Name,
    /// The rules by name.
    pub rules: RulesNamed,
    /// Every switch of the rules with its value, as records keep them.
    pub resolved: serde_json::Value,
    /// How many play.
    pub players: u8,
    /// The bots, as they are named in flags.
    pub bots: Vec<String>,
    /// How two of them share the seats.
    pub format: Format,
    /// The games of a set.
    pub seatings: Vec<Seating>,
    /// After how many turns a game is stopped.
    pub max_turns: u64,
}

/// The names by which rules were asked for.
#[derive(Clone, Debug, PartialEq)]
pub struct RulesNamed {
    /// The profile.
    pub profile: String,
    /// The variants.
    pub variants: Vec<String>,
    /// The switches set for this time.
    pub set: serde_json::Map<String, serde_json::Value>,
}

/// What was played of a plan, and what it showed.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// What decided how games went.
    pub settings: Settings,
    /// The seeds that were asked for, of all parts together.
    pub asked: Seeds,
    /// The seeds that were played.
    pub seeds: Seeds,
    /// Why no more were played.
    pub ended: Ended,
    /// What was counted.
    pub tally: Tally,
    /// What was to be tested.
    pub claims: Option<Claims>,
}

/// Why playing ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ended {
    /// All seeds of this part were played.
    Complete,
    /// The test had its verdict.
    Tested,
    /// Somebody stopped it.
    Interrupted,
}

impl Settings {
    /// Returns what a plan is played with.
    ///
    /// # Panics
    ///
    /// Never: every game has its name.
    pub fn of<G: Contest>(plan: &Plan<'_, G>) -> Self {
        let Table { profile, variants, set, .. } = plan.table;
        Self {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            game: Name::named(G::NAME).expect("every game has its name"),
            rules: RulesNamed { profile: profile.clone(), variants: variants.clone(), set: set.clone() },
            resolved: plan.table.resolved(),
            players: plan.players,
            bots: plan.bots.iter().map(ToString::to_string).collect(),
            format: plan.format,
            seatings: plan.seatings.clone(),
            max_turns: plan.max_turns,
        }
    }
}

impl Outcome {
    /// Returns the ratings of the field, from `random` up if it plays.
    pub fn ratings(&self) -> Ratings {
        let anchor = self.settings.bots.iter().position(|it| it == ANCHOR);
        ratings(&self.tally, &self.settings.seatings, anchor)
    }

    /// Returns the scores of the sets of each pairing.
    pub fn scores(&self) -> Vec<Scores> {
        self.tally.pairings.iter().map(|it| Scores::of(it, &self.settings.seatings)).collect()
    }

    /// Returns how many points a game the first bot of each pairing won more than the second.
    pub fn points(&self) -> Vec<Estimate> {
        self.tally.pairings.iter().map(|it| Estimate::of_points(it, self.settings.seatings.len())).collect()
    }

    /// Returns how the test stands, if there is one.
    pub fn test(&self) -> Option<Test> {
        let scores = Scores::of(self.tally.pairings.first()?, &self.settings.seatings);
        Some(self.claims?.test(&scores, &self.settings.seatings))
    }
}

impl Ended {
    /// Returns the word for it in results.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::Tested => "tested",
            Self::Interrupted => "interrupted",
        }
    }
}
