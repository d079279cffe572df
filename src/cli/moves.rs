//! `tock moves`: every legal move of a position, for people and for programs.

use std::{
    io::{self, Write},
    path::Path,
};

use serde_json::json;

use crate::{
    cli::{Context, Failure, arguments::Moves, game, output::print},
    game::Game,
    position::{
        Refused,
        tock::{Case, Listed, listed, read},
    },
    profile, report, say,
    tock::Seat,
};

/// The path that means standard input.
const STDIN: &str = "-";

/// Lists the moves of each file, in the order of the arguments; a faulty file does not stop the others.
///
/// # Errors
///
/// If a file is faulty, after all have been listed.
pub fn run(asked: &Moves, context: &Context) -> Result<(), Failure> {
    context.settings()?;
    let mut said_no = false;
    print(|out| {
        for (number, path) in asked.files.iter().enumerate() {
            let answer = open(path, &asked.set, context);
            said_no |= answer.is_err();
            match asked.json {
                true => write_json(out, path, &answer, asked.files.len() == 1)?,
                false => {
                    if 1 < asked.files.len() {
                        let gap = if number == 0 { "" } else { "\n" };
                        writeln!(out, "{gap}{}:", path.display())?;
                    }
                    write_text(out, &answer, context)?;
                }
            }
        }
        Ok(())
    })?;
    if said_no { Err(Failure::Told) } else { Ok(()) }
}

struct Answer {
    turn: Seat,
    moves: Vec<Listed>,
}

fn open(path: &Path, set: &[String], context: &Context) -> Result<Answer, Refused> {
    let (source, folder) = match path.to_str() {
        Some(STDIN) => (report::read(&say!("cli-stdin"), io::stdin().lock()), None),
        Some(_) | None => (report::open(path), path.parent()),
    };
    let case: Case = read(&source?, folder, &context.library(), set)?;
    let turn = case.position.turn;
    let moves = listed(&case.state().view(&case.table.rules, turn));
    Ok(Answer { turn, moves })
}

fn write_text(out: &mut dyn Write, answer: &Result<Answer, Refused>, context: &Context) -> Result<(), Failure> {
    match answer {
        Ok(answer) => {
            for mv in &answer.moves {
                writeln!(out, "{}", mv.notation)?;
            }
        }
        Err(refused) => {
            // So that both come in order where both go to the same place.
            out.flush()?;
            Failure::Refused(game::told(refused, context)).tell();
        }
    }
    Ok(())
}

/// Writes one object: a move a line where there is only one, else all on one line.
fn write_json(
    out: &mut dyn Write,
    path: &Path,
    answer: &Result<Answer, Refused>,
    is_only: bool,
) -> Result<(), Failure> {
    match answer {
        Ok(Answer { turn, moves }) if is_only && !moves.is_empty() => {
            writeln!(out, "{{\"turn\": \"{turn}\", \"moves\": [")?;
            let lines: Vec<_> = moves.iter().map(|it| format!("  {}", it.to_json())).collect();
            writeln!(out, "{}\n]}}", lines.join(",\n"))?;
        }
        Ok(Answer { turn, moves }) => {
            let moves: Vec<_> = moves.iter().map(Listed::to_json).collect();
            writeln!(out, "{}", json!({"turn": turn.to_string(), "moves": moves}))?;
        }
        Err(refused) => {
            let rules = refused.rules.iter().map(profile::Report::complaints);
            let all = std::iter::once(refused.complaints()).chain(rules);
            let error: Vec<_> = all.map(|it| it.on_one_line()).filter(|it| !it.is_empty()).collect();
            writeln!(out, "{}", json!({"file": path.display().to_string(), "error": error.join("; ")}))?;
        }
    }
    Ok(())
}
