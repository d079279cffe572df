//! What a command may end with instead of success, and the exit status of each.

use std::io::{self, Write};

use crate::say;

/// Why a command did not do what it was asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The answer is no: a faulty profile, position or record. Holds what to say.
    Refused(String),
    /// The answer is no, and everything has been said already.
    Told,
    /// It was asked wrongly: unknown flags, no terminal. Holds what to say.
    Asked(String),
    /// Nobody reads the output any more, which is fine.
    Closed,
    /// A signal of this number ended it.
    Signal(u8),
}

impl Failure {
    /// Returns the exit status: 0 fine, 1 it said no, 2 asked wrongly, 128 and more ended by a signal.
    pub const fn status(&self) -> u8 {
        match self {
            Self::Closed => 0,
            Self::Refused(_) | Self::Told => 1,
            Self::Asked(_) => 2,
            Self::Signal(number) => 128 + *number,
        }
    }

    /// Says on standard error what is to be said.
    pub fn tell(&self) {
        match self {
            Self::Refused(text) | Self::Asked(text) => {
                // There is nobody left to tell when standard error is closed too.
                writeln!(io::stderr().lock(), "{}", text.trim_end()).ok();
            }
            Self::Told | Self::Closed | Self::Signal(_) => {}
        }
    }

    /// Returns a refusal of one line, which begins with the program's name.
    pub fn refused(reason: &str) -> Self {
        Self::Refused(say!("cli-line", reason = reason))
    }

    /// Returns, in one line, that the command was asked wrongly.
    pub fn asked(reason: &str) -> Self {
        Self::Asked(say!("cli-line", reason = reason))
    }
}

impl From<io::Error> for Failure {
    /// Takes a closed pipe for a quiet end, and anything else for a refusal.
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::Closed,
            _ => Self::refused(&crate::words::io(&error)),
        }
    }
}
