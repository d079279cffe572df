//! What can go wrong with a program.

use std::time::Duration;

use crate::{
    say,
    words::{cut, is_printable},
};

/// What went wrong with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It could not be started, and why.
    NotStarted(String),
    /// It ended, with the last line it wrote to its standard error.
    Gone(String),
    /// It took longer than this.
    Late(Duration),
    /// It wrote a line that is no JSON.
    Unreadable(String),
    /// Its answer is no legal move.
    NoMove(String),
    /// It erred too often.
    GivenUp,
}

impl Trouble {
    /// Returns what went wrong in words, with what is done about it.
    pub fn say(&self, program: &str) -> String {
        match self {
            Self::NotStarted(reason) => say!("program-not-started", program = program, reason = reason.as_str()),
            Self::Gone(last_words) if last_words.is_empty() => say!("program-gone", program = program),
            Self::Gone(last_words) => say!("program-died", program = program, said = quote(last_words)),
            Self::Late(time) => say!("program-late", program = program, seconds = time.as_secs_f64()),
            Self::Unreadable(line) => say!("program-unreadable", program = program, said = quote(line)),
            Self::NoMove(line) => say!("program-no-move", program = program, said = quote(line)),
            Self::GivenUp => say!("program-given-up", program = program),
        }
    }
}

/// Returns the beginning of what a program wrote, without what could disturb the screen.
fn quote(line: &str) -> String {
    cut(&line.chars().filter(|it| is_printable(*it)).collect::<String>())
}
