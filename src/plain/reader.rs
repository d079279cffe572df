//! Lines in and out, and long texts in pieces: whatever is played.

use std::io::{BufRead, Read};

use crate::{
    plain::{Error, LINES, Lines},
    say,
};

/// The longest line that is read, in bytes; what goes beyond is another line.
const MAX_LINE: u64 = 4096;

impl Lines<'_> {
    pub(super) fn say(&mut self, line: &str) -> Result<(), Error> {
        Ok(writeln!(self.output, "{line}")?)
    }

    /// Reads a line; `None` if nothing more comes in.
    pub(super) fn read(&mut self) -> Result<Option<String>, Error> {
        self.output.flush()?;
        let mut bytes = vec![];
        let read = Read::take(&mut *self.input, MAX_LINE).read_until(b'\n', &mut bytes)?;
        Ok((read != 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}

/// What a game is played through, and what is still to be read on.
pub struct Reader<'a> {
    pub(super) lines: Lines<'a>,
    to_read: Vec<String>,
}

impl<'a> Reader<'a> {
    pub(super) const fn new(lines: Lines<'a>) -> Self {
        Self { lines, to_read: vec![] }
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), Error> {
        self.lines.say(line)
    }

    /// Reads a line; `None` if nothing more comes in.
    pub(super) fn read(&mut self) -> Result<Option<String>, Error> {
        self.lines.read()
    }

    /// Says as much as is good at a time; the rest is for [`Reader::read_on`].
    pub(super) fn say_all(&mut self, mut lines: Vec<String>) -> Result<(), Error> {
        self.to_read = lines.split_off(LINES.min(lines.len()));
        lines.iter().try_for_each(|it| self.say(it))?;
        if !self.to_read.is_empty() {
            self.say(&say!("plain-more", count = self.to_read.len()))?;
        }
        Ok(())
    }

    /// Goes on with what was too long to be said at a time.
    pub(super) fn read_on(&mut self) -> Result<(), Error> {
        let rest = std::mem::take(&mut self.to_read);
        if rest.is_empty() { self.say(&say!("plain-no-more")) } else { self.say_all(rest) }
    }

    /// Tells whether there is something to read on.
    pub(super) const fn has_more(&self) -> bool {
        !self.to_read.is_empty()
    }

    /// Forgets what was to be read on.
    pub(super) fn forget(&mut self) {
        self.to_read.clear();
    }
}
