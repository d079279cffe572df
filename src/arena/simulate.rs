//! Games between bots one after another, each with a record if that is asked for, and their sums.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use serde_json::{Value as Json, json};

use crate::{
    arena::play::{Match, Played},
    bot::{Kind, Limit, Stop},
    chance::{Chance, Purpose},
    profile::Table,
    say,
    session::{
        Failure, NewGame, Player, Session,
        record::{TURN_LIMIT, Why},
        tock::Unfit,
        words,
    },
    tock::{BySeat, Move, SeatSet},
};

/// Which games are to be played.
#[derive(Clone, Debug)]
pub struct Simulation<'a> {
    /// The rules.
    pub table: &'a Table,
    /// How many play.
    pub players: u8,
    /// Which bots play; those of seats that do not play are left out.
    pub bots: BySeat<Kind>,
    /// How many games.
    pub games: u64,
    /// The number that shuffles; the same number gives the same games.
    pub seed: u64,
    /// After how many turns a game is stopped. A turn is one move of a player: a card, or a pass.
    pub max_turns: u64,
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
                say!("record-not-written-at", path = path.display().to_string(), reason = crate::words::io(error))
            }
        })
    }
}

impl Simulation<'_> {
    /// Plays the games one after another.
    ///
    /// # Errors
    ///
    /// If the rules do not allow the seats, or a record cannot be written.
    pub fn run(&self) -> Result<Summary, Stopped> {
        let mut summary = Summary { seats: self.seats(), ..Summary::default() };
        if let Some(folder) = &self.record_dir {
            fs::create_dir_all(folder).map_err(|it| Stopped::Write(folder.clone(), it))?;
        }
        for number in 0..self.games {
            let game = self.game(number);
            let mut moves = vec![];
            let keep = |mv: &Move| {
                if self.record_dir.is_some() {
                    moves.push(*mv);
                }
            };
            let mut bots = BySeat::from_fn(|it| {
                summary.seats.contains(it).then(|| self.bots[it].make(game.seed, it, &Limit::default()))
            });
            let refused = |it| Stopped::Refused(Unfit::Refused(it).into());
            let played = game.play(&mut bots, &Stop::default(), keep).map_err(refused)?;
            let Some(played) = played else { break };
            if let Some(folder) = &self.record_dir {
                self.record(&folder.join(self.file_name(number)), &game, &moves, &played)?;
            }
            summary.add(&played);
        }
        Ok(summary)
    }

    fn seats(&self) -> SeatSet {
        SeatSet::seated(self.players.into())
    }

    /// Returns the game of this number, from 0: it follows from nothing but the plan and the number.
    fn game(&self, number: u64) -> Match<'_> {
        let seed = Chance::new(self.seed, Purpose::Game(number)).seed();
        Match { rules: &self.table.rules, players: self.players, seed, max_turns: self.max_turns }
    }

    /// Writes the record of a game: a session of the same seed shuffles the same, so the moves are enough.
    fn record(&self, path: &Path, game: &Match<'_>, moves: &[Move], played: &Played) -> Result<(), Stopped> {
        let player = |seat| Player::Bot { level: self.bots[seat].to_string() };
        let players = BySeat::from_fn(|it| self.seats().contains(it).then(|| player(it)));
        let write = || {
            let mut session = Session::begin_at(&NewGame::new(self.table, players, game.seed), path)?;
            moves.iter().try_for_each(|it| session.play(it))?;
            if played.winners.is_empty() { session.stop(TURN_LIMIT) } else { Ok(()) }
        };
        write().map_err(|failure| match failure {
            Failure::Refused(why) => Stopped::Refused(why),
            Failure::Write(error) => Stopped::Write(path.to_owned(), error),
        })
    }

    /// Returns the name of a game's record: its number, from 1, with as many digits as the last one has.
    fn file_name(&self, number: u64) -> String {
        let digits = self.games.to_string().len();
        format!("game-{:0digits$}.jsonl", number + 1)
    }
}

impl Summary {
    fn add(&mut self, played: &Played) {
        let turns = played.turns;
        self.shortest = if self.games == 0 { turns } else { self.shortest.min(turns) };
        self.longest = self.longest.max(turns);
        self.games += 1;
        self.turns += turns;
        played.winners.iter().for_each(|it| self.wins[it] += 1);
        self.unfinished += u64::from(played.winners.is_empty());
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
