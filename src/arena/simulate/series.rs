//! Games one after another: their seeds, the files of their records, and how long they were.

use std::{
    fmt, fs, io,
    path::{Path, PathBuf},
};

use serde_json::{Value as Json, json};

use crate::{
    chance::{Chance, Purpose},
    say,
    session::{Failure, record::Why, words},
};

/// Which games are to be played.
#[derive(Clone, Debug)]
pub struct Series {
    /// How many.
    pub games: u64,
    /// The number that shuffles or throws; the same number gives the same games.
    pub seed: u64,
    /// The folder where each game's record goes.
    pub record_dir: Option<PathBuf>,
}

/// How long games were, in turns.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Turns {
    /// How many games.
    pub games: u64,
    /// All turns of all games.
    pub total: u64,
    /// The turns of the shortest game.
    pub shortest: u64,
    /// The turns of the longest game.
    pub longest: u64,
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

impl Stopped {
    /// Returns why the record of a game stopped them.
    pub fn at(path: &Path, failure: Failure) -> Self {
        match failure {
            Failure::Refused(why) => Self::Refused(why),
            Failure::Write(error) => Self::Write(path.to_owned(), error),
        }
    }
}

impl Series {
    /// Plays one game after another by `play`, which gets the seed of each and where its record is to go.
    ///
    /// # Errors
    ///
    /// As soon as a game cannot be played or kept.
    pub fn play(&self, mut play: impl FnMut(u64, Option<&Path>) -> Result<(), Stopped>) -> Result<(), Stopped> {
        if let Some(folder) = &self.record_dir {
            fs::create_dir_all(folder).map_err(|it| Stopped::Write(folder.clone(), it))?;
        }
        (0..self.games).try_for_each(|number| {
            // A game follows from nothing but the seed of all and its number.
            let seed = Chance::new(self.seed, Purpose::Game(number)).seed();
            let path = self.record_dir.as_ref().map(|it| it.join(self.file_name(number)));
            play(seed, path.as_deref())
        })
    }

    /// Returns the name of a game's record: its number, from 1, with as many digits as the last one has.
    fn file_name(&self, number: u64) -> String {
        let digits = self.games.to_string().len();
        format!("game-{:0digits$}.jsonl", number + 1)
    }
}

impl Turns {
    /// Adds a game of so many turns.
    pub fn add(&mut self, turns: u64) {
        self.shortest = if self.games == 0 { turns } else { self.shortest.min(turns) };
        self.longest = self.longest.max(turns);
        self.games += 1;
        self.total += turns;
    }

    /// Returns how many turns a game took on average, to a hundredth.
    pub fn mean(&self) -> f64 {
        let games = self.games.max(1);
        let hundredths = (100 * self.total + games / 2) / games;
        f64::from(u32::try_from(hundredths).unwrap_or(u32::MAX)) / 100.0
    }

    /// Returns them as data.
    pub fn to_json(self) -> Json {
        json!({ "total": self.total, "min": self.shortest, "mean": self.mean(), "max": self.longest })
    }
}
