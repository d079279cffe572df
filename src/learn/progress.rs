//! Which lessons have been learnt, kept with the games.

use std::{
    collections::BTreeSet,
    fs,
    io::{self, Read},
    path::{Path, PathBuf},
};

use crate::{learn::names, session::Store};

/// More than a file of all lessons has, in bytes.
const MOST: u64 = 4096;

/// Which lessons have been learnt.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    path: PathBuf,
    done: BTreeSet<&'static str>,
}

impl Progress {
    /// Reads what has been learnt by whoever keeps games here.
    pub fn of(store: &Store) -> Self {
        Self::read(&store.folder().with_file_name("lessons.txt"))
    }

    /// Reads what has been learnt from the file that `path` names: a name a line.
    ///
    /// What cannot be understood is passed over, and without a file nothing has been learnt.
    pub fn read(path: &Path) -> Self {
        let mut bytes = vec![];
        // A pipe would keep its reader waiting for ever.
        if path.is_file()
            && let Ok(file) = fs::File::open(path)
        {
            file.take(MOST).read_to_end(&mut bytes).ok();
        }
        let text = String::from_utf8_lossy(&bytes);
        let done = names().filter(|name| text.lines().any(|it| it.trim() == *name)).collect();
        Self { path: path.to_path_buf(), done }
    }

    /// Tells whether a lesson has been learnt.
    pub fn has(&self, name: &str) -> bool {
        self.done.contains(name)
    }

    /// Returns how many have been learnt.
    pub fn len(&self) -> usize {
        self.done.len()
    }

    /// Tells whether none has been learnt.
    pub fn is_empty(&self) -> bool {
        self.done.is_empty()
    }

    /// Keeps that a lesson has been learnt.
    ///
    /// # Errors
    ///
    /// If it cannot be written; it counts as learnt until the program ends.
    pub fn add(&mut self, name: &str) -> io::Result<()> {
        let Some(name) = names().find(|it| *it == name) else { return Ok(()) };
        self.done.insert(name);
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let list: String = self.done.iter().flat_map(|it| [*it, "\n"]).collect();
        fs::write(&self.path, list)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_been_learnt_is_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("deep/lessons.txt");
        let mut progress = Progress::read(&path);
        assert!(progress.is_empty());
        progress.add("king").expect("it can be written");
        progress.add("four").expect("it can be written");
        let again = Progress::read(&path);
        assert!(again.has("king") && again.has("four") && !again.has("seven"));
        assert_eq!(again, progress);
    }

    #[test]
    fn a_broken_file_is_no_harm() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("lessons.txt");
        for bytes in [&b""[..], b"\xff\xfe\x00", b"no-such-lesson\nking", &[b'k'; 9000]] {
            fs::write(&path, bytes).expect("it can be written");
            assert!(Progress::read(&path).len() <= 1);
        }
        assert!(Progress::read(folder.path()).is_empty());
        let mut nowhere = Progress::read(Path::new("/dev/null/lessons.txt"));
        assert!(nowhere.add("king").is_err());
        assert!(nowhere.has("king"));
    }
}
