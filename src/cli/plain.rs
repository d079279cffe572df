//! The game as lines of text: `tock play --plain` and `tock resume --plain`.

use std::io::{self, BufWriter, IsTerminal};

use crate::{
    cli::{
        Context, Failure,
        arguments::{Play, Resume},
        game,
        output::print_text,
    },
    plain::{self, Error, Left, Lines},
    profile::{Request, plain as rules},
    say,
    session::Session,
    tock::rules::Switch,
};

/// Tells whether the game is to be played as lines of text: the flag asks for it, or `TOCK_PLAIN`.
pub fn is_asked(flag: bool) -> bool {
    flag || std::env::var_os("TOCK_PLAIN").is_some_and(|it| !it.is_empty() && it != "0")
}

/// Begins the game that the flags ask for.
///
/// # Errors
///
/// If the flags contradict each other or the rules, or the game cannot be kept.
pub fn play(asked: &Play, context: &Context) -> Result<(), Failure> {
    run(game::begin(asked, context)?, context)
}

/// Takes a game up again.
///
/// # Errors
///
/// If there is no such game, nothing to be played in it, or it cannot be kept.
pub fn resume(asked: &Resume, context: &Context) -> Result<(), Failure> {
    run(game::resume(asked, context)?, context)
}

fn run(session: Session, context: &Context) -> Result<(), Failure> {
    let name = match game::elsewhere(&session, context)? {
        Some(path) => path.display().to_string(),
        None => {
            let name = session.path().and_then(|it| it.file_stem());
            name.map(|it| it.to_string_lossy().into_owned()).unwrap_or_default()
        }
    };
    let rules = explained(&session, context);
    let input = io::stdin();
    let is_terminal = input.is_terminal();
    let left = {
        let mut output = BufWriter::new(io::stdout().lock());
        let lines = Lines { input: &mut input.lock(), output: &mut output, is_terminal, rules };
        let left = plain::play(session, lines);
        io::Write::flush(&mut output)?;
        left
    };
    match left {
        Ok(Left::Over) => Ok(()),
        Ok(Left::Unfinished) => print_text(&format!("{}\n", say!("cli-kept-plain", name = name))),
        Err(Error::Io(error)) => Err(error.into()),
        Err(Error::Kept(why)) => Err(Failure::refused(&why)),
    }
}

/// Returns the rules of a game in plain words; those it keeps, as a profile writes them, if the profile has changed.
fn explained(session: &Session, context: &Context) -> Vec<String> {
    let header = session.record().header();
    let set = header.set.iter().map(|(switch, value)| format!("{switch}={}", rules::toml(value))).collect();
    let request = Request { rules: header.rules.clone(), variants: header.variants.clone(), set, folder: None };
    match context.library().resolve(&request) {
        Ok(table) if table.resolved() == header.resolved => {
            let lines = rules::lines(&table);
            let said = |line: &rules::Line| match line.switch {
                Switch::Cards(rank) => line.says.iter().map(|it| format!("{rank}: {it}")).collect(),
                _ => line.says.clone(),
            };
            lines.iter().flat_map(said).collect()
        }
        Ok(_) | Err(_) => {
            let tables = header.resolved.as_object().into_iter().flatten();
            let switches = tables.flat_map(|(table, switches)| {
                let switches = switches.as_object().into_iter().flatten();
                switches.map(move |(key, value)| format!("{table}.{key} = {}", rules::toml(value)))
            });
            [say!("rules-kept")].into_iter().chain(switches).collect()
        }
    }
}
