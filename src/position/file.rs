//! Position files of any game on the disk: opened, and saved whole or not at all.

use std::{
    fs,
    io::{self, Write},
    path::{Path, PathBuf},
};

use crate::{
    position::{Placed, Refused},
    profile::{Library, Table, plain},
    report::{self, Source},
};

/// What may be replaced by saving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Replace {
    /// Nothing: there must be no such file.
    Nothing,
    /// What stands there.
    Old,
}

/// Why a position was not saved; what stood there before still does.
#[derive(Debug)]
pub enum Unsaved<G: Placed> {
    /// There is such a file.
    Exists,
    /// It would not be read again as it is.
    Refused(Refused<G>),
    /// It cannot be written.
    Io(io::Error),
}

impl<G: Placed> From<io::Error> for Unsaved<G> {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reads the position in a file; `set` overrides switches of its rules.
///
/// # Errors
///
/// If it cannot be read, or with everything that is wrong with it.
pub fn open<G: Placed>(path: &Path, library: &Library, set: &[String]) -> Result<G::Case, Refused<G>> {
    G::read(&report::open(path)?, path.parent(), library, set)
}

/// Saves a position, after it was seen that it is read again as the same.
///
/// # Errors
///
/// If there is such a file and nothing may be replaced, it would be read as another position or none, or it cannot be
/// written.
pub fn save<G: Placed>(
    path: &Path,
    table: &Table<G>,
    position: &G::Position,
    library: &Library,
    replace: Replace,
) -> Result<(), Unsaved<G>> {
    let text = G::to_toml(table, position);
    let set = plain::settings(&table.set);
    G::read(&Source::new(path.display().to_string(), text.as_str()), path.parent(), library, &set)
        .map_err(Unsaved::Refused)?;
    if replace == Replace::Nothing && path.exists() {
        return Err(Unsaved::Exists);
    }
    let aside = PathBuf::from(format!("{}.{}", path.display(), std::process::id()));
    let written = fs::File::create_new(&aside).and_then(|mut it| {
        it.write_all(text.as_bytes())?;
        it.sync_all()
    });
    let done = written.map_err(Unsaved::Io).and_then(|()| match replace {
        Replace::Old => Ok(fs::rename(&aside, path)?),
        // A name that came to be meanwhile is not taken over.
        Replace::Nothing => match fs::hard_link(&aside, path) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Unsaved::Exists),
            Ok(()) => Ok(fs::remove_file(&aside)?),
            // Not every file system has links.
            Err(_) => Ok(fs::rename(&aside, path)?),
        },
    });
    if done.is_err() {
        fs::remove_file(&aside).ok();
    }
    done
}
