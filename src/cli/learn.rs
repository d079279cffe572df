//! `tock learn`: lessons at the table, as lines of text, or their list.

use std::io::{self, BufWriter, IsTerminal};

use crate::{
    cli::{Context, Failure, arguments::Learn, output::print, plain as lines},
    learn::{Progress, names},
    plain::{self, Error, Lines},
    report::shown,
};

/// Gives lessons, or lists them.
///
/// # Errors
///
/// If there is no terminal for those at the table, or the settings are faulty.
pub fn run(asked: &Learn, context: &Context) -> Result<(), Failure> {
    let progress = Progress::of(&context.store()?);
    if asked.list {
        let width = names().map(str::len).max().unwrap_or(0);
        return print(|out| {
            for name in names() {
                writeln!(out, "{:width$}  {}", shown(name), plain::lesson(name, &progress))?;
            }
            Ok(())
        });
    }
    if !lines::is_asked(asked.plain) {
        return at_table(asked, context);
    }
    let input = io::stdin();
    let is_terminal = input.is_terminal();
    let mut output = BufWriter::new(io::stdout().lock());
    let lines = Lines { input: &mut input.lock(), output: &mut output, is_terminal, rules: vec![] };
    let learnt = plain::learn(lines, asked.lesson.as_deref(), progress);
    io::Write::flush(&mut output)?;
    match learnt {
        Ok(()) => Ok(()),
        Err(Error::Io(error)) => Err(error.into()),
        Err(Error::Kept(why)) => Err(Failure::refused(&why)),
    }
}

#[cfg(feature = "tui")]
fn at_table(asked: &Learn, context: &Context) -> Result<(), Failure> {
    crate::cli::table::learn(asked.lesson.as_deref(), context)
}

#[cfg(not(feature = "tui"))]
fn at_table(_: &Learn, _: &Context) -> Result<(), Failure> {
    Err(Failure::asked(&crate::say!("cli-no-table")))
}
