//! `tock man`: the manual, made from the argument definitions and the catalogue.

use std::{fs, io, path::Path};

use clap_mangen::{
    Man as Page,
    roff::{Roff, roman},
};

use crate::{
    cli::{Failure, arguments::Man, help, output::print_text},
    say,
};

/// Games have section 6.
const SECTION: &str = "6";

/// Prints the manual page of the program, or writes one page for each command into a folder.
///
/// # Errors
///
/// If the folder cannot be written.
pub fn run(asked: &Man) -> Result<(), Failure> {
    let mut command = help::command();
    command.build();
    match &asked.dir {
        None => {
            let text = page(&command, &[])?;
            print_text(&String::from_utf8_lossy(&text))
        }
        Some(folder) => {
            let wrong = |error: io::Error| {
                let folder = folder.display().to_string();
                Failure::refused(&say!("cli-cannot-write", path = folder, why = crate::words::io(&error)))
            };
            fs::create_dir_all(folder).and_then(|()| write_all(folder, &command, &[])).map_err(wrong)
        }
    }
}

fn write_all(folder: &Path, command: &clap::Command, path: &[&str]) -> io::Result<()> {
    let name = std::iter::once("tock").chain(path.iter().copied()).collect::<Vec<_>>().join("-");
    fs::write(folder.join(format!("{name}.{SECTION}")), page(command, path)?)?;
    for below in command.get_subcommands() {
        write_all(folder, below, &[path, &[below.get_name()]].concat())?;
    }
    Ok(())
}

fn page(command: &clap::Command, path: &[&str]) -> io::Result<Vec<u8>> {
    let about = command.get_about().cloned().unwrap_or_default();
    let examples = help::examples(path);
    // The examples get a section of their own here.
    let heading = say!("cli-heading-commands").to_uppercase();
    let command = command.clone().long_about(about).subcommand_help_heading(heading);
    let has_commands = command.has_subcommands();
    let title = std::iter::once("TOCK".to_owned()).chain(path.iter().map(|it| it.to_uppercase()));
    let version = env!("CARGO_PKG_VERSION");
    let page = Page::new(command)
        .title(title.collect::<Vec<_>>().join("-"))
        .section(SECTION)
        .date(say!("cli-manual-date"))
        .source(format!("tock {version}"))
        .manual(say!("cli-manual-name"));
    let mut text = vec![];
    page.render_title(&mut text)?;
    page.render_name_section(&mut text)?;
    page.render_synopsis_section(&mut text)?;
    page.render_description_section(&mut text)?;
    page.render_options_section(&mut text)?;
    if has_commands {
        page.render_subcommands_section(&mut text)?;
    }
    let mut extra = Roff::new();
    extra.control("SH", [say!("cli-manual-examples").as_str()]);
    extra.control("nf", []);
    for line in examples.lines() {
        extra.text([roman(line)]);
    }
    extra.control("fi", []);
    if path.is_empty() {
        for (heading, words) in
            [("cli-manual-files", "cli-manual-files-text"), ("cli-manual-exit", "cli-manual-exit-text")]
        {
            extra.control("SH", [crate::words::say(heading, &[]).as_str()]);
            for line in crate::words::say(words, &[]).lines() {
                extra.control("TP", []);
                let (term, meaning) = line.split_once(": ").unwrap_or((line, ""));
                extra.text([clap_mangen::roff::bold(term)]);
                extra.text([roman(meaning)]);
            }
        }
    }
    extra.to_writer(&mut text)?;
    Ok(text)
}
