//! How many instructions a turn of a random game takes: the same on every run, whatever else the machine does.
//!
//! `cargo bench --bench instructions` counts them with valgrind, which must be installed.

mod playing;

use std::{
    env,
    process::{Command, ExitCode},
};

use playing::{TABLES, random_game, rules};

/// What makes this program play games instead of counting: then it is the one being counted.
const PLAY: &str = "--play";
/// Games are counted from these on, to leave out what is done once.
const FEW: u64 = 4;
const MANY: u64 = 24;

fn main() -> ExitCode {
    let arguments: Vec<String> = env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [PLAY, table, games] => println!("{}", play(table, games.parse().expect("a number of games"))),
        // `cargo test` runs benchmarks too, without this word.
        _ if !arguments.iter().any(|it| it == "--bench") => {}
        _ => {
            for table in TABLES {
                match (counted(table, FEW), counted(table, MANY)) {
                    (Some(few), Some(many)) => {
                        let turns = play(table, MANY) - play(table, FEW);
                        println!("{table:22} {:6} instructions a turn", (many - few) / turns as u64);
                    }
                    (None, _) | (_, None) => {
                        println!("instructions are not counted: valgrind is not installed, or failed");
                        return ExitCode::SUCCESS;
                    }
                }
            }
        }
    }
    ExitCode::SUCCESS
}

/// Plays so many games; returns how many turns they had.
fn play(table: &str, games: u64) -> usize {
    let rules = rules(table);
    (0..games).map(|it| random_game(&rules, it)).sum()
}

/// Returns how many instructions this program takes to play so many games, start and end included.
fn counted(table: &str, games: u64) -> Option<u64> {
    let program = env::current_exe().ok()?;
    let mut valgrind = Command::new("valgrind");
    valgrind.args(["--tool=callgrind", "--callgrind-out-file=/dev/null"]);
    let output = valgrind.arg(program).args([PLAY, table, &games.to_string()]).output().ok()?;
    let said = String::from_utf8(output.stderr).ok()?;
    said.lines().find_map(|it| it.split_once("Collected :")?.1.trim().parse().ok())
}
