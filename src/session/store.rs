//! The folder where games are kept, one record a game, named by when they began.

mod content;

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::session::{
    Beginning, Choices, Failure, Moment, NewGame, Played, Session, record,
    toccadille::{Match, NewMatch},
};

pub use content::{AnyKept, Content, Kept, MatchContent, Progress};

/// How record files end.
const ENDING: &str = "jsonl";
/// How many games may begin in the same second.
const SAME_SECOND: u32 = 100;

/// How many games [`Store::unfinished`] looks at: a long past is not read through each time the program begins.
const LOOKED_AT: usize = 30;

/// The folder where games are kept.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    /// Where the choices of the last game are.
    choices: PathBuf,
}

/// Why a game is not found.
#[derive(Debug)]
pub enum Unfound {
    /// No game has this name.
    NoSuchGame(String),
    /// The game of this name is being played.
    InUse(String),
    /// There is no unfinished game.
    NoneUnfinished,
    /// The folder cannot be read.
    Io(io::Error),
}

impl From<io::Error> for Unfound {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Returns the name of the game with this record.
pub fn name_of(path: &Path) -> String {
    path.file_stem().map_or_else(String::new, |it| it.to_string_lossy().into_owned())
}

impl Store {
    /// Opens the store in the folder of the user's data; nothing is made there until a game is kept.
    pub fn new(data: &Path) -> Self {
        Self { folder: data.join("games"), choices: data.join("set-up.json") }
    }

    /// Returns where the games are.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Returns what was chosen for the last game that began, if that is known.
    pub fn choices(&self) -> Option<Choices> {
        Choices::read(&self.choices)
    }

    /// Begins a game that is kept here, and keeps what was chosen for it.
    ///
    /// # Errors
    ///
    /// If the rules do not allow it, or it cannot be written.
    pub fn begin(&self, game: &NewGame<'_>) -> Result<Session, Failure> {
        let session = self.begin_as(&Beginning::new(game)?, game.when.unwrap_or_else(Moment::now))?;
        let before = self.choices().unwrap_or_default();
        // The game is worth more than what is offered the next time.
        Choices::of_new(game, &before).keep(&self.choices).ok();
        Ok(session)
    }

    /// Begins a match that is kept here, and keeps what was chosen for it.
    ///
    /// # Errors
    ///
    /// If it cannot be written.
    pub fn begin_match(&self, game: &NewMatch<'_>) -> Result<Session<Match>, Failure> {
        let session = self.begin_as(&game.beginning(), game.when.unwrap_or_else(Moment::now))?;
        let before = self.choices().unwrap_or_default();
        Choices::of_new_match(game, &before).keep(&self.choices).ok();
        Ok(session)
    }

    /// Begins a game as `beginning` says, kept here and named by when it begins.
    ///
    /// # Errors
    ///
    /// If the rules do not allow it, or it cannot be written.
    pub fn begin_as<G: Played>(&self, beginning: &Beginning<G>, when: Moment) -> Result<Session<G>, Failure> {
        fs::create_dir_all(&self.folder).map_err(Failure::Write)?;
        let name = when.name();
        let mut number = 1;
        loop {
            let name = if number == 1 { name.clone() } else { format!("{name}-{number:02}") };
            match Session::begin_as(beginning.clone(), Some(&self.path_of(&name))) {
                Err(Failure::Write(error)) if error.kind() == io::ErrorKind::AlreadyExists && number < SAME_SECOND => {
                    number += 1;
                }
                done => return done,
            }
        }
    }

    /// Returns the names of the games, the newest first.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read; one that is not there holds no games.
    pub fn names(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(vec![]),
            entries => entries?,
        };
        let mut names = vec![];
        for entry in entries {
            let path = entry?.path();
            // A pipe would keep its reader waiting for ever.
            let is_record = path.extension().is_some_and(|it| it == ENDING) && path.is_file();
            if let Some(name) = path.file_stem().and_then(|it| it.to_str()).filter(|_| is_record) {
                names.push(name.to_owned());
            }
        }
        names.sort_by(|one, other| other.cmp(one));
        Ok(names)
    }

    /// Returns where the records of the games are, the newest first.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn paths(&self) -> io::Result<Vec<PathBuf>> {
        Ok(self.names()?.iter().map(|it| self.path_of(it)).collect())
    }

    /// Returns all games, the newest first, those that cannot be read among them.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn every(&self) -> io::Result<Vec<AnyKept>> {
        Ok(self.names()?.iter().map(|it| self.any(it)).collect())
    }

    /// Returns the games of Tock, the newest first, those that cannot be read among them.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn list(&self) -> io::Result<Vec<Kept>> {
        Ok(self.names()?.iter().filter_map(|it| self.kept_of_tock(it)).collect())
    }

    /// Returns the newest unfinished games, and if there is room those that cannot be read, `most` at the most; only the
    /// newest games are looked at.
    ///
    /// # Errors
    ///
    /// If the folder cannot be read.
    pub fn unfinished(&self, most: usize) -> io::Result<Vec<AnyKept>> {
        let names = self.names()?;
        let games = names.iter().take(LOOKED_AT).map(|it| self.any(it));
        let goes_on = |it: &AnyKept| it.is_unfinished() || it.is_damaged();
        let (damaged, mut games): (Vec<_>, Vec<_>) = games.filter(goes_on).partition(AnyKept::is_damaged);
        games.extend(damaged);
        games.truncate(most);
        Ok(games)
    }

    /// Returns where a game's record is, by the name of the game or the path of the record.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn find(&self, name: &str) -> Result<PathBuf, Unfound> {
        let given = Path::new(name);
        let is_path = given.components().count() != 1 || given.extension().is_some_and(|it| it == ENDING);
        let path = if is_path { given.to_owned() } else { self.path_of(name) };
        if path.is_file() { Ok(path) } else { Err(Unfound::NoSuchGame(name.to_owned())) }
    }

    /// Returns where the record of the newest unfinished game is; one that cannot be read is passed over.
    ///
    /// # Errors
    ///
    /// If there is none, or the folder cannot be read.
    pub fn last_unfinished(&self) -> Result<PathBuf, Unfound> {
        for name in self.names()? {
            let path = self.path_of(&name);
            if self.any(&name).is_unfinished() {
                return Ok(path);
            }
        }
        Err(Unfound::NoneUnfinished)
    }

    /// Deletes a game for good.
    ///
    /// # Errors
    ///
    /// If there is none of this name, or it is being played.
    pub fn delete(&self, name: &str) -> Result<(), Unfound> {
        let path = self.path_of(name);
        if Path::new(name).components().count() != 1 || !path.is_file() {
            return Err(Unfound::NoSuchGame(name.to_owned()));
        }
        if record::is_in_use(&path) {
            return Err(Unfound::InUse(name.to_owned()));
        }
        Ok(fs::remove_file(path)?)
    }

    fn path_of(&self, name: &str) -> PathBuf {
        self.folder.join(format!("{name}.{ENDING}"))
    }

    fn any(&self, name: &str) -> AnyKept {
        let game = record::game_of(&self.path_of(name));
        game.either(
            || AnyKept::Tock(Kept::of_tock(name, self.path_of(name))),
            || AnyKept::Match(Kept::of_match(name, self.path_of(name))),
        )
    }

    fn kept_of_tock(&self, name: &str) -> Option<Kept> {
        match self.any(name) {
            AnyKept::Tock(kept) => Some(kept),
            AnyKept::Match(_) => None,
        }
    }
}
