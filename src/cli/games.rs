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
    games::Name,
    refusals::toccadille::colour,
    report::shown,
    say,
    session::{
        AnyKept, Beginning, Content, Kept, MatchContent, Moment, Played, Player, Progress, Recorded, Store,
        record::{self, Header},
        toccadille::{Ended, Match},
        words,
    },
    toccadille::Seat,
    tock,
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
            let games = store.every().map_err(|it| unreadable(store.folder(), &it))?;
            if *json { list_json(&games) } else { list(&games) }
        }
        Games::Export { name, file } => export(&store, name, file.as_deref()),
        Games::Repair { name } => repair(&store, name),
        Games::Delete { names } => delete(&store, names),
    }
}

/// Prints a game a line: name, rules, players, moves and how far it is, in columns.
fn list(games: &[AnyKept]) -> Result<(), Failure> {
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

fn row(game: &AnyKept) -> [String; 5] {
    match game {
        AnyKept::Tock(kept) => columns(kept, |it| {
            let seats = it.header.set_up.seats.iter();
            let players = seats.filter_map(|seat| Some((seat.to_string(), it.header.players[seat].as_ref()?)));
            let told = match &it.progress {
                Progress::Unfinished => say!("games-unfinished"),
                Progress::Ended(end) => words::end(end),
            };
            (rules(&it.header), named(players), it.moves, told)
        }),
        AnyKept::Match(kept) => columns(kept, |it| {
            let players = it.header.players.iter().map(|(seat, player)| (colour(seat), player));
            (rules(&it.header), named(players), it.moves, told(it))
        }),
    }
}

/// Returns the columns of a game, of which `told` tells rules, players, moves and how far it is.
fn columns<C>(kept: &Kept<C>, told: impl Fn(&C) -> (String, String, usize, String)) -> [String; 5] {
    let name = shown(&kept.name);
    match &kept.content {
        Ok(content) => {
            let (rules, players, moves, far) = told(content);
            [name, rules, players, say!("games-moves", count = moves), far]
        }
        Err(why) => [name, String::new(), String::new(), String::new(), words::unloaded_shortly(why)],
    }
}

fn rules<G: Recorded>(header: &Header<G>) -> String {
    let rules: Vec<_> = std::iter::once(&header.rules).chain(&header.variants).map(|it| shown(it)).collect();
    rules.join(" + ")
}

/// Returns everybody who plays, each after what the seat is called.
fn named<'a>(players: impl Iterator<Item = (String, &'a Player)>) -> String {
    let name = |player: &Player| match player {
        Player::Human { name } if name.trim().is_empty() => say!("games-human"),
        Player::Human { name } => shown(name),
        Player::Bot { level } => shown(level),
    };
    players.map(|(seat, player)| format!("{seat} {}", name(player))).collect::<Vec<_>>().join(", ")
}

/// Returns how far a match is: how its last game ended, or the score where there are several.
fn told(content: &MatchContent) -> String {
    let MatchContent { at, progress, .. } = content;
    let score = at.score();
    let is_one = at.game().game() == 1;
    let (red, black) = (score[Seat::Red], score[Seat::Black]);
    match progress {
        Progress::Unfinished if is_one => say!("games-unfinished"),
        Progress::Unfinished => say!("games-match-unfinished", number = at.game().game(), red = red, black = black),
        Progress::Ended(end @ Ended::Stopped(_)) => words::match_end(end),
        Progress::Ended(end) if is_one => words::match_end(end),
        Progress::Ended(_) => match at.leader() {
            Some(seat) => {
                let who = colour(seat);
                say!("games-match-won", who = who, one = score[seat], other = score[seat.other()])
            }
            None => say!("games-match-level", points = red),
        },
    }
}

fn list_json(games: &[AnyKept]) -> Result<(), Failure> {
    let games: Vec<_> = games.iter().map(as_json).collect();
    print_text(&format!("{}\n", Json::Array(games)))
}

fn as_json(game: &AnyKept) -> Json {
    match game {
        AnyKept::Tock(kept) => {
            let mut line = head(kept, Name::Tock, |it| (&it.header, it.moves));
            if let Ok(Content { progress, .. }) = &kept.content {
                let (state, winners, reason) = match progress {
                    Progress::Unfinished => ("unfinished", vec![], None),
                    Progress::Ended(end) => {
                        let winners = end.winners.iter().map(|it| it.to_string()).collect();
                        ("ended", winners, end.reason.clone())
                    }
                };
                add_end(&mut line, state, &winners, reason.as_deref());
            }
            line
        }
        AnyKept::Match(kept) => {
            let mut line = head(kept, Name::Toccadille, |it| (&it.header, it.moves));
            if let Ok(content @ MatchContent { at, progress, .. }) = &kept.content {
                let (state, reason) = match progress {
                    Progress::Unfinished => ("unfinished", None),
                    Progress::Ended(Ended::Stopped(reason)) => ("ended", Some(reason.as_str())),
                    Progress::Ended(Ended::Played(_)) => ("ended", None),
                };
                let winner = at.leader().filter(|_| state == "ended" && reason.is_none());
                add_end(&mut line, state, &winner.iter().map(ToString::to_string).collect::<Vec<_>>(), reason);
                line["games"] = json!(at.game().game());
                line["score"] = score_json(content);
            }
            line
        }
    }
}

/// Returns what is said of any game: its name, and what it is played by and by whom, or why that cannot be told.
fn head<G: Recorded, C>(kept: &Kept<C>, game: Name, of: impl Fn(&C) -> (&Header<G>, usize)) -> Json {
    let path = kept.path.display().to_string();
    match &kept.content {
        Ok(content) => {
            let (header, moves) = of(content);
            let players: serde_json::Map<_, _> =
                G::players(&header.players).map(|(seat, it)| (seat.to_string(), it.to_json())).collect();
            json!({
                "name": kept.name, "path": path, "game": game.name(), "rules": header.rules,
                "variants": header.variants, "players": players, "moves": moves,
            })
        }
        Err(why) => {
            json!({"name": kept.name, "path": path, "state": "damaged", "why": words::unloaded_shortly(why)})
        }
    }
}

fn add_end(line: &mut Json, state: &str, winners: &[String], reason: Option<&str>) {
    line["state"] = json!(state);
    line["winners"] = json!(winners);
    line["reason"] = json!(reason);
}

fn score_json(content: &MatchContent) -> Json {
    let score = content.at.score();
    Json::Object(score.iter().map(|(seat, points)| (seat.to_string(), json!(points))).collect())
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
    record::game_of(&path).either(|| repair_of::<tock::State>(store, &path), || repair_of::<Match>(store, &path))
}

fn repair_of<G: Played>(store: &Store, path: &Path) -> Result<(), Failure> {
    let refused = |why: String| Failure::refused(&say!("cli-file-fault", path = path.display().to_string(), why = why));
    let (loaded, fault) = record::salvage::<G>(path).map_err(|it| refused(words::unloaded(&it)))?;
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
