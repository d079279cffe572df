//! Reading texts that a player wrote: never more than a text of that sort can be, and nothing but text.

use std::{fs::File, io::Read, ops::Range, path::Path, sync::Arc};

use crate::{
    report::{Complaint, shown},
    say,
};

/// A text that a player wrote, and where it came from.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    /// What a fault calls it: its path, or where else it came from.
    pub name: String,
    /// The text.
    pub text: String,
}

impl Source {
    /// Makes a text known under a name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Self> {
        Arc::new(Self { name: name.into(), text: text.into() })
    }
}

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The text.
    pub source: Arc<Source>,
    /// From which byte to which.
    pub span: Range<usize>,
}

/// The longest text that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// Why there is no text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// The file cannot be read.
    Unreadable {
        /// Its path.
        file: String,
        /// Why, in the words of the operating system.
        reason: String,
    },
    /// The file is longer than [`MAX_BYTES`].
    TooLong {
        /// Its path.
        file: String,
    },
    /// The file is no UTF-8 text.
    NoText {
        /// Its path.
        file: String,
        /// The first line that is not.
        line: usize,
    },
}

impl Unread {
    /// Puts it into words.
    pub fn complaint(&self) -> Complaint {
        let (what, way) = match self {
            Self::Unreadable { file, reason } => {
                (say!("report-unreadable", file = shown(file), reason = shown(reason)), say!("report-unreadable-way"))
            }
            Self::TooLong { file } => {
                (say!("report-too-long", file = shown(file)), say!("report-too-long-way", max = MAX_BYTES >> 10))
            }
            Self::NoText { file, line } => {
                (say!("report-no-text", file = shown(file), line = *line), say!("report-no-text-way"))
            }
        };
        Complaint { what, at: None, also: vec![], way }
    }
}

/// Reads a file.
///
/// # Errors
///
/// If it cannot be read, is longer than [`MAX_BYTES`], or is no text.
pub fn open(path: &Path) -> Result<Arc<Source>, Unread> {
    let file = path.display().to_string();
    match File::open(path) {
        Ok(text) => read(&file, text),
        Err(error) => Err(Unread::Unreadable { file, reason: crate::words::io(&error) }),
    }
}

/// Reads a text from anywhere, known under a name.
///
/// # Errors
///
/// If it cannot be read, is longer than [`MAX_BYTES`], or is no text.
pub fn read(name: &str, text: impl Read) -> Result<Arc<Source>, Unread> {
    let file = name.to_owned();
    let mut bytes = vec![];
    if let Err(error) = text.take(MAX_BYTES as u64 + 1).read_to_end(&mut bytes) {
        return Err(Unread::Unreadable { file, reason: crate::words::io(&error) });
    }
    if MAX_BYTES < bytes.len() {
        return Err(Unread::TooLong { file });
    }
    String::from_utf8(bytes).map(|text| Source::new(name, text)).map_err(|error| {
        let good = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        Unread::NoText { file, line: good.split(|it| *it == b'\n').count() }
    })
}
