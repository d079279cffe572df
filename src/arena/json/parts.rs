//! The shape of a result as JSON, part by part, and how each follows from what was counted.

use std::{collections::BTreeMap, time::Duration};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};

use crate::{
    arena::{
        estimate::Estimate,
        plan::Seeds,
        play::Thought,
        seating::Seating,
        tally::{Balance, Games, PairTally, SetScore, Share},
    },
    games::Name,
};

#[derive(Serialize, Deserialize)]
pub struct File {
    pub tock_arena: u32,
    pub version: String,
    #[serde(default = "first_game")]
    pub game: String,
    pub rules: String,
    pub variants: Vec<String>,
    pub set: Map<String, Json>,
    pub resolved: Json,
    pub players: u8,
    pub bots: Vec<String>,
    pub format: String,
    pub max_turns: u64,
    pub asked: SeedsFile,
    pub seeds: SeedsFile,
    pub ended: String,
    pub pairings: Vec<PairingFile>,
    #[serde(skip_deserializing)]
    pub ratings: Option<RatingsFile>,
    pub sprt: Option<TestFile>,
    pub balance: BalanceFile,
    pub lengths: LengthsFile,
    pub trouble: Vec<TroubleFile>,
    pub times: TimesFile,
}

#[derive(Serialize, Deserialize)]
pub struct SeedsFile {
    pub from: u64,
    pub to: u64,
}

#[derive(Serialize, Deserialize)]
pub struct PairingFile {
    pub bots: [String; 2],
    #[serde(skip_deserializing)]
    pub sets: u64,
    #[serde(skip_deserializing)]
    pub win_rate: Option<EstimateFile>,
    #[serde(skip_deserializing, skip_serializing_if = "Option::is_none")]
    pub points: Option<EstimateFile>,
    pub scores: Vec<ScoreFile>,
    pub seatings: Vec<SeatingFile>,
}

#[derive(Serialize, Deserialize)]
pub struct ScoreFile {
    pub won: u32,
    pub unfinished: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<i32>,
    pub sets: u64,
}

#[derive(Serialize, Deserialize)]
pub struct SeatingFile {
    pub seats: String,
    pub games: u64,
    pub won: u64,
    pub unfinished: u64,
}

#[derive(Clone, Copy, Serialize)]
pub struct EstimateFile {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

#[derive(Serialize)]
pub struct RatingsFile {
    pub anchor: String,
    pub sound: bool,
    pub elo: Vec<RatingFile>,
}

#[derive(Serialize)]
pub struct RatingFile {
    pub bot: String,
    #[serde(flatten)]
    pub elo: EstimateFile,
}

#[derive(Serialize, Deserialize)]
pub struct TestFile {
    pub elo0: f64,
    pub elo1: f64,
    #[serde(skip_deserializing)]
    pub ratio: f64,
    #[serde(skip_deserializing)]
    pub bound: f64,
    #[serde(skip_deserializing)]
    pub verdict: String,
}

#[derive(Serialize, Deserialize)]
pub struct BalanceFile {
    pub sets: u64,
    pub games: u64,
    pub unfinished: u64,
    #[serde(flatten)]
    pub counts: Map<String, Json>,
    pub seats: BTreeMap<String, ShareFile>,
    pub order: Vec<ShareFile>,
}

#[derive(Serialize, Deserialize)]
pub struct ShareFile {
    pub won: u64,
    pub squares: u64,
    #[serde(skip_deserializing)]
    pub win_rate: Option<EstimateFile>,
}

#[derive(Serialize, Deserialize)]
pub struct LengthsFile {
    pub turns: u64,
    pub squares: u64,
    pub shortest: u64,
    pub longest: u64,
    #[serde(skip_deserializing)]
    pub mean: f64,
    #[serde(skip_deserializing)]
    pub step: u64,
    pub games: BTreeMap<u64, u64>,
}

#[derive(Serialize, Deserialize)]
pub struct TimesFile {
    pub clock: String,
    pub bots: Vec<TimeFile>,
}

#[derive(Serialize, Deserialize)]
pub struct TimeFile {
    pub bot: String,
    pub moves: u64,
    pub seconds: f64,
    #[serde(skip_deserializing)]
    pub ms_a_move: f64,
    pub longest_ms: f64,
}

#[derive(Serialize, Deserialize)]
pub struct TroubleFile {
    pub bot: String,
    pub games: u64,
}

/// Returns the game of results that were written when there was one game only.
fn first_game() -> String {
    Name::ALL[0].name().to_owned()
}

impl PairingFile {
    /// Tells whether its counts are those of so many sets of so many games.
    pub fn is_of(&self, sets: u64, games: usize) -> bool {
        let counted = self.scores.iter().try_fold(0_u64, |sum, it| sum.checked_add(it.sets));
        let of_set = |it: &ScoreFile| u64::from(it.won) + u64::from(it.unfinished) <= games as u64;
        let of_seating = |it: &SeatingFile| it.games == sets && it.won.saturating_add(it.unfinished) <= sets;
        counted == Some(sets) && self.scores.iter().all(of_set) && self.seatings.iter().all(of_seating)
    }

    /// Returns what was counted of a pairing, in sets of so many games.
    pub fn tally(&self, games: usize) -> PairTally {
        // Where all games count the same, points are games won less games lost.
        let even = |it: &ScoreFile| 2 * it.won as i32 + it.unfinished as i32 - games as i32;
        let points = |it: &ScoreFile| it.points.unwrap_or_else(|| even(it));
        let score = |it: &ScoreFile| (SetScore { won: it.won, unfinished: it.unfinished, points: points(it) }, it.sets);
        let games = |it: &SeatingFile| Games { played: it.games, won: it.won, unfinished: it.unfinished };
        PairTally { sets: self.scores.iter().map(score).collect(), games: self.seatings.iter().map(games).collect() }
    }
}

impl ScoreFile {
    pub fn new(score: SetScore, sets: u64, has_points: bool) -> Self {
        Self { won: score.won, unfinished: score.unfinished, points: has_points.then_some(score.points), sets }
    }
}

impl SeatingFile {
    pub fn new(seating: &Seating, games: &Games) -> Self {
        Self { seats: seating.to_text(), games: games.played, won: games.won, unfinished: games.unfinished }
    }
}

impl ShareFile {
    pub fn new(share: &Share, balance: &Balance) -> Self {
        let win_rate = share.estimate(balance.sets, balance.games);
        Self { won: share.won, squares: share.squares, win_rate: Some(win_rate.into()) }
    }

    pub fn share(&self) -> Share {
        Share { won: self.won, squares: self.squares }
    }
}

impl TroubleFile {
    pub fn new((bot, games): (String, &u64)) -> Self {
        Self { bot, games: *games }
    }
}

impl TimeFile {
    pub fn new(bot: &str, thought: &Thought) -> Self {
        Self {
            bot: bot.to_owned(),
            moves: thought.moves,
            seconds: thought.time.as_secs_f64(),
            ms_a_move: thought.mean().as_secs_f64() * 1e3,
            longest_ms: thought.longest.as_secs_f64() * 1e3,
        }
    }

    pub fn thought(&self) -> Thought {
        let time = |seconds| Duration::try_from_secs_f64(seconds).unwrap_or_default();
        Thought { moves: self.moves, time: time(self.seconds), longest: time(self.longest_ms / 1e3) }
    }
}

impl From<Estimate> for EstimateFile {
    fn from(Estimate { value, low, high }: Estimate) -> Self {
        Self { value, low, high }
    }
}

impl From<Seeds> for SeedsFile {
    fn from(Seeds { from, to }: Seeds) -> Self {
        Self { from, to }
    }
}

impl From<SeedsFile> for Seeds {
    fn from(SeedsFile { from, to }: SeedsFile) -> Self {
        Self { from, to }
    }
}
