//! Files that are written whole or not at all.

use std::{
    fs::{self, File},
    io::{self, Write},
    path::{Path, PathBuf},
};

/// Writes a file, all of it or nothing: whoever reads it finds what was there before, or the new content.
///
/// What is no plain file, such as a pipe, is written to as it is.
///
/// # Errors
///
/// If it cannot be written; what was there before stays.
pub fn write_whole(path: &Path, content: &[u8]) -> io::Result<()> {
    if is_special(path) {
        return fs::write(path, content);
    }
    let path = meant(path);
    let aside = aside(&path);
    let written = File::create(&aside).and_then(|mut it| {
        it.write_all(content)?;
        it.sync_all()
    });
    let done = written.and_then(|()| fs::rename(&aside, &path));
    if done.is_err() {
        fs::remove_file(&aside).ok();
    }
    done
}

/// Makes sure that a file can be written, for those who would have worked in vain; nothing is changed.
///
/// # Errors
///
/// If it cannot be.
pub fn can_write(path: &Path) -> io::Result<()> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if is_special(path) {
        return Ok(());
    }
    let aside = aside(&meant(path));
    File::create(&aside).and_then(|_| fs::remove_file(&aside))
}

/// Tells whether there is something that is no plain file: it must not be replaced by one.
fn is_special(path: &Path) -> bool {
    path.metadata().is_ok_and(|it| !it.is_file())
}

/// Returns the file that a link leads to, so that the link stays.
fn meant(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}

/// Returns where the content is written first: beside the file, so that it can take its place at once.
fn aside(path: &Path) -> PathBuf {
    PathBuf::from(format!("{}.{}", path.display(), std::process::id()))
}
