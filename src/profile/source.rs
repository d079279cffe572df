//! Texts that set switches, and places in them.

use std::{fs::File, io::Read, ops::Range, path::Path, sync::Arc};

use crate::profile::fault::What;

/// The longest profile that is read, in bytes.
pub const MAX_BYTES: usize = 1 << 20;

/// A text that sets switches: a profile, a variant, or one `--set`.
#[derive(Debug, PartialEq, Eq)]
pub struct Source {
    /// What a fault calls it: its path, or where else it came from.
    pub name: String,
    /// The text.
    pub text: String,
}

/// A place in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The text.
    pub source: Arc<Source>,
    /// From which byte to which.
    pub span: Range<usize>,
}

impl Source {
    /// Makes a text known under a name.
    pub fn new(name: impl Into<String>, text: impl Into<String>) -> Arc<Self> {
        Arc::new(Self { name: name.into(), text: text.into() })
    }

    /// Reads a file.
    ///
    /// # Errors
    ///
    /// If it cannot be read, is longer than [`MAX_BYTES`], or is no text.
    pub fn read(path: &Path) -> Result<Arc<Self>, What> {
        let file = path.display().to_string();
        let mut bytes = vec![];
        let limit = MAX_BYTES as u64 + 1;
        let read = File::open(path).and_then(|it| it.take(limit).read_to_end(&mut bytes));
        if let Err(error) = read {
            return Err(What::Unreadable { file, reason: error.to_string() });
        }
        if MAX_BYTES < bytes.len() {
            return Err(What::TooLong { file, max: MAX_BYTES });
        }
        match String::from_utf8(bytes) {
            Ok(text) => Ok(Self::new(file, text)),
            Err(error) => {
                let good = error.utf8_error().valid_up_to();
                let line = 1 + error.as_bytes()[..good].iter().filter(|it| **it == b'\n').count();
                Err(What::NoText { file, line })
            }
        }
    }
}
