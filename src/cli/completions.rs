//! `tock completions`: a script that completes the command line, made from the argument definitions.

use crate::cli::{Failure, arguments::Completions, help, output::print_text};

/// Prints the script for a shell.
///
/// # Errors
///
/// [`Failure::Closed`] when the reader has gone.
pub fn run(asked: &Completions) -> Result<(), Failure> {
    let mut script = vec![];
    clap_complete::generate(asked.shell, &mut help::command(), "tock", &mut script);
    print_text(&String::from_utf8_lossy(&script))
}
