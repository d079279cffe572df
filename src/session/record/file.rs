//! The file a record is kept in: one program's at a time, and it only grows.

use std::{
    fs::{self, OpenOptions, TryLockError},
    io::{self, BufReader, Write},
    path::{Path, PathBuf},
    thread,
    time::Duration,
};

use serde_json::Value as Json;

use crate::session::{
    Recorded,
    record::read::{Loaded, Unloaded, read},
};

/// A record's file, open to be added to.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    open: fs::File,
    /// How many bytes of the file are whole lines.
    len: u64,
    /// Whether there may be a piece of a line after those, left by a write that failed.
    is_torn: bool,
}

/// Why a file cannot be added to.
#[derive(Debug)]
pub enum Unopened {
    /// Another program has it open.
    InUse,
    /// The file cannot be opened, read or written.
    Io(io::Error),
    /// There is no record in it that could go on.
    Unloaded(Unloaded),
}

impl From<io::Error> for Unopened {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl File {
    /// Makes a new file.
    ///
    /// # Errors
    ///
    /// If there is a file of this name already, or none can be made.
    pub fn create(path: &Path) -> Result<Self, Unopened> {
        let file = OpenOptions::new().append(true).create_new(true).open(path)?;
        lock(&file)?;
        if let Some(folder) = path.parent().filter(|it| !it.as_os_str().is_empty()) {
            // The name is worth keeping as much as the lines. Not every system can do this, or needs it.
            fs::File::open(folder).and_then(|it| it.sync_all()).ok();
        }
        Ok(Self { path: path.to_owned(), open: file, len: 0, is_torn: false })
    }

    /// Opens a file and reads the record in it; a torn last line is cut off.
    ///
    /// # Errors
    ///
    /// If another program has it open, or there is no record in it that could go on; it stays as it is then.
    pub fn open<G: Recorded>(path: &Path) -> Result<(Self, Loaded<G>), Unopened> {
        let file = OpenOptions::new().read(true).append(true).open(path)?;
        lock(&file)?;
        let loaded = read(&mut BufReader::new(&file)).map_err(Unopened::Unloaded)?;
        let mut file = Self { path: path.to_owned(), open: file, len: loaded.len, is_torn: loaded.torn.is_some() };
        file.cut()?;
        if !loaded.ended {
            file.write(b"\n", true)?;
        }
        Ok((file, loaded))
    }

    /// Returns where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Adds a line; it has left the program when this returns, and with `sync` it has reached the disk.
    ///
    /// # Errors
    ///
    /// If it cannot be written. It is not in the file then, and may be added again.
    pub fn add(&mut self, line: &Json, sync: bool) -> io::Result<()> {
        let mut text = line.to_string();
        text.push('\n');
        self.write(text.as_bytes(), sync)
    }

    fn write(&mut self, text: &[u8], sync: bool) -> io::Result<()> {
        self.cut()?;
        // Until all of it is written there is a piece of it at the most.
        self.is_torn = true;
        self.open.write_all(text)?;
        if sync {
            self.open.sync_data()?;
        }
        self.is_torn = false;
        self.len += text.len() as u64;
        Ok(())
    }

    /// Cuts off what is left of a line that is not whole.
    fn cut(&mut self) -> io::Result<()> {
        if self.is_torn {
            self.open.set_len(self.len)?;
            self.open.sync_data()?;
            self.is_torn = false;
        }
        Ok(())
    }
}

/// How often, and after how long, a file that is held is tried again.
///
/// A program started by this one holds what was just closed until it has shed the files it was born with.
const HELD: (u32, Duration) = (5, Duration::from_millis(10));

/// Keeps other programs from adding to the file, as long as it is open here.
fn lock(file: &fs::File) -> Result<(), Unopened> {
    for _ in 0..HELD.0 {
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => thread::sleep(HELD.1),
            // Some network folders cannot lock; the game is worth more than the lock.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(()),
        }
    }
    Err(Unopened::InUse)
}

/// Tells whether another program has the record open to add to it.
pub fn is_in_use(path: &Path) -> bool {
    let locked = |file: fs::File| matches!(file.try_lock(), Err(TryLockError::WouldBlock));
    OpenOptions::new().read(true).open(path).is_ok_and(locked)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_a_failed_write_left_is_cut_off_before_the_next_line() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("game.jsonl");
        let mut file = File::create(&path).unwrap();
        file.add(&json!({ "undo": 1 }), false).unwrap();
        file.open.write_all(b"{\"und").unwrap();
        file.is_torn = true;
        file.add(&json!({ "undo": 2 }), true).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "{\"undo\":1}\n{\"undo\":2}\n");
    }
}
