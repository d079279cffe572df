//! Standard output for data: locked, buffered, and quiet when the reader has gone.

use std::io::{self, BufWriter, Write};

use crate::cli::Failure;

/// Lets `write` write to standard output.
///
/// # Errors
///
/// [`Failure::Closed`] when the reader has gone, and whatever `write` gives.
pub fn print(write: impl FnOnce(&mut dyn Write) -> Result<(), Failure>) -> Result<(), Failure> {
    let mut out = BufWriter::new(io::stdout().lock());
    let done = write(&mut out);
    out.flush()?;
    done
}

/// Writes a text to standard output as it is.
///
/// # Errors
///
/// [`Failure::Closed`] when the reader has gone.
pub fn print_text(text: &str) -> Result<(), Failure> {
    print(|out| Ok(out.write_all(text.as_bytes())?))
}
