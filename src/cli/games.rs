//! `tock games`: the games that are kept.

use std::{fs, io, path::Path};

use serde_json::{Value as Json, json};

use crate::{
    chance::fresh_seed,
    cli::{
        Context, Failure,
        arguments::Games,
        game::{unreadable, unwritable},
        output::{print, print_text},
    },
    report::shown,
    say,
    session::{
        Beginning, Content, Kept, Moment, Player, Progress, Store,
        record::{self, Header},
        words,
    },
    tock::State,
};

/// Lists, exports or deletes games.
///
/// # Errors
///
/// If there is no such game, or a file cannot be read or written.
pub fn run(asked: &Games, context: &Context) -> Result<(), Failure> {
    let store = context.store()?;
    match asked {
        Games::List { json } => {
            let games = store.list().map_err(|it| unreadable(store.folder(), &it))?;
            if *json { list_json(&games) } else { list(&games) }
        }
        Games::Export { name, file } => export(&store, name, file.as_deref()),
        Games::Repair { name } => repair(&store, name),
        Games::Delete { names } => delete(&store, names),
    }
}

/// Prints a game a line: name, rules, players, moves and how far it is, in columns.
fn list(games: &[Kept]) -> Result<(), Failure> {
    let rows: Vec<_> = games.iter().map(row).collect();
    let width = |column: usize| rows.iter().map(|it: &[String; 5]| it[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<_> = (0..4).map(width).collect();
    print(|out| {
        for row in &rows {
            for (text, width) in row.iter().zip(&widths) {
                write!(out, "{text:width$}  ")?;
            }
            writeln!(out, "{}", row[4])?;
        }
        Ok(())
    })
}

fn row(game: &Kept) -> [String; 5] {
    let name = shown(&game.name);
    match &game.content {
        Ok(Content { header, moves, progress, .. }) => {
            let rules: Vec<_> = std::iter::once(&header.rules).chain(&header.variants).map(|it| shown(it)).collect();
            let moves = say!("games-moves", count = *moves);
            [name, rules.join(" + "), players(header), moves, told(progress)]
        }
        Err(why) => [name, String::new(), String::new(), String::new(), words::unloaded_shortly(why)],
    }
}

fn players(header: &Header) -> String {
    let name = |player: &Player| match player {
        Player::Human { name } if name.trim().is_empty() => say!("games-human"),
        Player::Human { name } => shown(name),
        Player::Bot { level } => shown(level),
    };
    let players =
        header.set_up.seats.iter().filter_map(|it| Some(format!("{it} {}", name(header.players[it].as_ref()?))));
    players.collect::<Vec<_>>().join(", ")
}

fn told(progress: &Progress) -> String {
    match progress {
        Progress::Unfinished => say!("games-unfinished"),
        Progress::Ended(end) => words::end(end),
    }
}

fn list_json(games: &[Kept]) -> Result<(), Failure> {
    let games: Vec<_> = games.iter().map(as_json).collect();
    print_text(&format!("{}\n", Json::Array(games)))
}

fn as_json(game: &Kept) -> Json {
    let path = game.path.display().to_string();
    match &game.content {
        Ok(Content { header, moves, progress, .. }) => {
            let players: serde_json::Map<_, _> = header
                .set_up
                .seats
                .iter()
                .filter_map(|it| Some((it.to_string(), header.players[it].as_ref()?.to_json())))
                .collect();
            let (state, winners, reason) = match progress {
                Progress::Unfinished => ("unfinished", vec![], None),
                Progress::Ended(end) => {
                    let winners = end.winners.iter().map(|it| it.to_string()).collect();
                    ("ended", winners, end.reason.clone())
                }
            };
            json!({
                "name": game.name, "path": path, "rules": header.rules, "variants": header.variants,
                "players": players, "moves": moves, "state": state, "winners": winners, "reason": reason,
            })
        }
        Err(why) => {
            json!({"name": game.name, "path": path, "state": "damaged", "why": words::unloaded_shortly(why)})
        }
    }
}

fn export(store: &Store, name: &str, file: Option<&Path>) -> Result<(), Failure> {
    let path = store.find(name).map_err(|it| Failure::refused(&words::unfound(&it)))?;
    let mut record = fs::File::open(&path).map_err(|it| unreadable(&path, &it))?;
    match file {
        None => print(|out| {
            io::copy(&mut record, out)?;
            Ok(())
        }),
        Some(file) => {
            // What stands there may be all that is left of another game.
            let copied = fs::File::create_new(file).and_then(|mut it| io::copy(&mut record, &mut it));
            copied.map(|_| ()).map_err(|it| unwritable(file, &it))
        }
    }
}

/// Makes a new game of what stands in a damaged record before the damage; the record stays as it is.
fn repair(store: &Store, name: &str) -> Result<(), Failure> {
    let path = store.find(name).map_err(|it| Failure::refused(&words::unfound(&it)))?;
    let refused = |why: String| Failure::refused(&say!("cli-file-fault", path = path.display().to_string(), why = why));
    let (loaded, fault) = record::salvage::<State>(&path).map_err(|it| refused(words::unloaded(&it)))?;
    let Some(fault) = fault else { return Err(refused(say!("games-not-damaged"))) };
    let record = loaded.record;
    let seed = record.header().seed.unwrap_or_else(fresh_seed);
    let when = Moment::now();
    let beginning = Beginning::branch(&record, usize::MAX, record.players(), seed, when);
    let session = store.begin_as(&beginning, when).map_err(|it| refused(words::failure(&it)))?;
    let name = session.name().unwrap_or_default();
    let said = say!("games-repaired", name = name, count = record.moves(), line = fault.line);
    print_text(&format!("{said}\n"))
}

/// Deletes the games one after another; one that cannot be deleted does not keep the others.
fn delete(store: &Store, names: &[String]) -> Result<(), Failure> {
    let mut said_no = false;
    for name in names {
        if let Err(error) = store.delete(name) {
            Failure::refused(&words::unfound(&error)).tell();
            said_no = true;
        }
    }
    if said_no { Err(Failure::Told) } else { Ok(()) }
}
