//! Reading a whole record, line by line, with what is wrong with it.

use std::{
    fs,
    io::{self, BufRead, BufReader, Read},
    path::Path,
};

use serde_json::Value as Json;

use crate::{
    session::{
        Recorded,
        record::{Entry, Fault, Header, Record, Why},
    },
    tock::State,
};

/// The longest record that is read, in bytes: many times the longest game.
pub const MAX_BYTES: u64 = 64 << 20;
/// The longest line of a record that is read, in bytes.
pub const MAX_LINE: u64 = 1 << 20;

/// A last line that was being written when the program or the power went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Torn {
    /// Which line, from 1.
    pub line: usize,
    /// How many bytes of it there are.
    pub bytes: u64,
}

/// A record as it was read from a file.
#[derive(Clone, Debug)]
pub struct Loaded<G: Recorded = State> {
    /// What it says.
    pub record: Record<G>,
    /// The last line, if it is torn; the record is without it.
    pub torn: Option<Torn>,
    /// How many bytes of the file the record takes up.
    pub len: u64,
    /// Whether the last line of the record ends as a line does.
    pub ended: bool,
}

/// Why a file gives no record.
#[derive(Debug)]
pub enum Unloaded {
    /// The file cannot be read.
    Io(io::Error),
    /// What it says cannot be.
    Fault(Fault),
}

impl From<io::Error> for Unloaded {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

/// Reads the record in a file and leaves the file as it is.
///
/// # Errors
///
/// If the file cannot be read, or with the first line that is wrong.
pub fn load<G: Recorded>(path: &Path) -> Result<Loaded<G>, Unloaded> {
    read(&mut BufReader::new(fs::File::open(path)?))
}

/// Reads a record.
///
/// # Errors
///
/// If it cannot be read, or with the first line that is wrong. A last line without an end that is not whole is not
/// wrong but torn.
pub fn read<G: Recorded>(text: &mut dyn BufRead) -> Result<Loaded<G>, Unloaded> {
    match read_until_wrong(text)? {
        (loaded, None) => Ok(loaded),
        (_, Some(fault)) => Err(Unloaded::Fault(fault)),
    }
}

/// Reads what stands in a damaged file before the damage, and tells the damage.
///
/// # Errors
///
/// If the file cannot be read, or the first line is wrong already.
pub fn salvage<G: Recorded>(path: &Path) -> Result<(Loaded<G>, Option<Fault>), Unloaded> {
    read_until_wrong(&mut BufReader::new(fs::File::open(path)?))
}

fn read_until_wrong<G: Recorded>(text: &mut dyn BufRead) -> Result<(Loaded<G>, Option<Fault>), Unloaded> {
    let mut lines = Lines { text, number: 0, len: 0 };
    let fault = |line, why| Unloaded::Fault(Fault { line, why });
    let first = lines.next()?;
    let mut loaded = match first {
        Line::Whole { json, ended, .. } => {
            let record = begin(&json).map_err(|why| fault(1, why))?;
            Loaded { record, torn: None, len: lines.len, ended }
        }
        Line::Torn(_) | Line::None => return Err(fault(1, Why::Empty)),
        Line::Wrong(why) => return Err(fault(1, why)),
    };
    loop {
        match lines.next()? {
            Line::Whole { json, ended } => {
                if let Err(why) = go_on(&mut loaded.record, &json) {
                    return Ok((loaded, Some(Fault { line: lines.number, why })));
                }
                loaded.len = lines.len;
                loaded.ended = ended;
            }
            Line::Torn(bytes) => loaded.torn = Some(Torn { line: lines.number, bytes }),
            Line::None => return Ok((loaded, None)),
            Line::Wrong(why) => return Ok((loaded, Some(Fault { line: lines.number, why }))),
        }
    }
}

fn begin<G: Recorded>(json: &Json) -> Result<Record<G>, Why> {
    let header = Header::from_json(json)?;
    let rules = G::rules(&header.resolved)?;
    Record::new(header, rules)
}

fn go_on<G: Recorded>(record: &mut Record<G>, json: &Json) -> Result<(), Why> {
    // Of a line after an end, that it comes there is all there is to say.
    let after_end = |why| if record.end().is_some() { Why::AfterEnd } else { why };
    let entry = Entry::from_json(json, record).map_err(after_end)?;
    let fitting = record.fit(entry)?;
    record.take(fitting);
    Ok(())
}

/// The lines of a text, never more of it in memory than one.
struct Lines<'a> {
    text: &'a mut dyn BufRead,
    number: usize,
    /// How many bytes have been read.
    len: u64,
}

enum Line {
    Whole { json: Json, ended: bool },
    Torn(u64),
    Wrong(Why),
    None,
}

impl Lines<'_> {
    fn next(&mut self) -> io::Result<Line> {
        let mut line = vec![];
        let len = (&mut *self.text).take(MAX_LINE).read_until(b'\n', &mut line)? as u64;
        if len == 0 {
            return Ok(Line::None);
        }
        self.number += 1;
        self.len += len;
        let ended = line.last() == Some(&b'\n');
        if MAX_BYTES < self.len {
            return Ok(Line::Wrong(Why::TooLarge));
        }
        if len == MAX_LINE && !ended {
            return Ok(Line::Wrong(Why::LineTooLong));
        }
        Ok(match serde_json::from_slice(line.trim_ascii_end()) {
            Ok(json) => Line::Whole { json, ended },
            Err(_) if !ended => Line::Torn(len),
            Err(_) if std::str::from_utf8(&line).is_err() => Line::Wrong(Why::NotText),
            Err(error) => Line::Wrong(Why::NotJson { column: error.column().max(1) }),
        })
    }
}
