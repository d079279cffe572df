//! Many games between bots, without a screen, and what they show.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use serde_json::{Value as Json, json};

use crate::{
    bot::{self, Level},
    chance::{Chance, Purpose},
    profile::Table,
    say,
    session::{
        Failure, NewGame, Player, Session,
        record::{End, Why},
        words,
    },
    tock::{BySeat, Seat, SeatSet},
};

/// Which games are to be played.
#[derive(Clone, Debug)]
pub struct Plan<'a> {
    /// The rules.
    pub table: &'a Table,
    /// How many play.
    pub players: u8,
    /// Which bots play; those of seats that do not play are left out.
    pub bots: BySeat<Level>,
    /// How many games.
    pub games: u64,
    /// The number that shuffles; the same number gives the same games.
    pub seed: u64,
    /// After how many turns a game is stopped. A turn is one move of a player: a card, or a pass.
    pub max_turns: u64,
    /// Who plays first; drawn by the seed if nobody is named.
    pub first: Option<Seat>,
    /// The folder where each game's record goes.
    pub record_dir: Option<PathBuf>,
}

/// What the games showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many games were played.
    pub games: u64,
    /// How many turns they took in all.
    pub turns: u64,
    /// The turns of the shortest game.
    pub shortest: u64,
    /// The turns of the longest game.
    pub longest: u64,
    /// How many games each seat won; partners win together.
    pub wins: BySeat<u64>,
    /// How many games were stopped.
    pub unfinished: u64,
    /// Who played.
    pub seats: SeatSet,
}

/// Why not all games were played.
#[derive(Debug)]
pub enum Stopped {
    /// The rules do not allow the seats.
    Refused(Why),
    /// A record cannot be written here.
    Write(PathBuf, io::Error),
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Refused(why) => words::why(why),
            Self::Write(path, error) => {
                say!("record-not-written-at", path = path.display().to_string(), reason = error.to_string())
            }
        })
    }
}

/// Plays the games one after another and calls `on_progress` after each with how many have been played.
///
/// # Errors
///
/// If the rules do not allow the seats, or a record cannot be written.
pub fn run(plan: &Plan<'_>, on_progress: &mut dyn FnMut(u64)) -> Result<Summary, Stopped> {
    let seats = SeatSet::seated(plan.players.into());
    let mut summary = Summary { seats, ..Summary::default() };
    if let Some(folder) = &plan.record_dir {
        fs::create_dir_all(folder).map_err(|it| Stopped::Write(folder.clone(), it))?;
    }
    for number in 0..plan.games {
        let (turns, end) = play(plan, seats, number)?;
        summary.add(turns, &end);
        on_progress(number + 1);
    }
    Ok(summary)
}

/// Plays one game, by nothing but the plan and its number; returns its turns and its end.
fn play(plan: &Plan<'_>, seats: SeatSet, number: u64) -> Result<(u64, End), Stopped> {
    let seed = Chance::new(plan.seed, Purpose::Game(number)).seed();
    let player = |seat| Player::Bot { level: plan.bots[seat].to_string() };
    let players = BySeat::from_fn(|it| seats.contains(it).then(|| player(it)));
    let game = NewGame { first: plan.first, ..NewGame::new(plan.table, players, seed) };
    let path = plan.record_dir.as_ref().map(|it| it.join(file_name(plan, number)));
    let stopped = |failure| match failure {
        Failure::Refused(why) => Stopped::Refused(why),
        Failure::Write(error) => Stopped::Write(path.clone().unwrap_or_default(), error),
    };
    let begun = match &path {
        Some(path) => Session::begin_at(&game, path),
        None => Session::begin(&game),
    };
    let mut session = begun.map_err(stopped)?;
    let mut bots = BySeat::from_fn(|it| bot::make(plan.bots[it], seed, it));
    let mut turns = 0;
    while let Some(seat) = session.to_move() {
        if turns == plan.max_turns {
            session.stop(End::TURN_LIMIT).map_err(stopped)?;
            break;
        }
        let mv = bots[seat].choose(&session.view(seat));
        session.play(&mv).map_err(stopped)?;
        turns += 1;
    }
    Ok((turns, session.end().cloned().unwrap_or_default()))
}

/// Returns the name of a game's record: its number, from 1, with as many digits as the last one has.
fn file_name(plan: &Plan<'_>, number: u64) -> PathBuf {
    let digits = plan.games.to_string().len();
    Path::new(&format!("game-{:0digits$}.jsonl", number + 1)).to_owned()
}

impl Summary {
    fn add(&mut self, turns: u64, end: &End) {
        self.shortest = if self.games == 0 { turns } else { self.shortest.min(turns) };
        self.longest = self.longest.max(turns);
        self.games += 1;
        self.turns += turns;
        end.winners.iter().for_each(|it| self.wins[it] += 1);
        self.unfinished += u64::from(end.winners.is_empty());
    }

    /// Returns how many turns a game took on average, to a hundredth.
    pub fn mean(&self) -> f64 {
        let games = self.games.max(1);
        let hundredths = (100 * self.turns + games / 2) / games;
        f64::from(u32::try_from(hundredths).unwrap_or(u32::MAX)) / 100.0
    }

    /// Returns the summary as data.
    pub fn to_json(&self) -> Json {
        let wins = self.seats.iter().map(|it| (it.to_string(), json!(self.wins[it])));
        json!({
            "games": self.games,
            "turns": { "total": self.turns, "min": self.shortest, "mean": self.mean(), "max": self.longest },
            "wins": Json::Object(wins.collect()),
            "unfinished": self.unfinished,
        })
    }
}
