//! `tock moves`: every legal move of a position, for people and for programs.

use std::{
    io::{self, Write},
    path::Path,
    sync::Arc,
};

use serde_json::{Value as Json, json};

use crate::{
    cli::{Context, Failure, arguments::Moves, output::print},
    games::Call,
    position::{Answer, Placed},
    report::{self, Complaints, Source},
    say,
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

/// Asks a game for the moves of a position.
struct Asked<'a> {
    source: &'a Arc<Source>,
    folder: Option<&'a Path>,
    set: &'a [String],
    context: &'a Context,
}

impl Call for Asked<'_> {
    type Answer = Result<Answer, Vec<Complaints>>;

    fn call<G: Placed>(self) -> Self::Answer {
        G::answer(self.source, self.folder, &self.context.library(), self.set).map_err(|it| it.all())
    }
}

fn open(path: &Path, set: &[String], context: &Context) -> Result<Answer, Vec<Complaints>> {
    let (source, folder) = match path.to_str() {
        Some(STDIN) => (report::read(&say!("cli-stdin"), io::stdin().lock()), None),
        Some(_) | None => (report::open(path), path.parent()),
    };
    let source = source.map_err(|it| vec![Complaints(vec![it.complaint()])])?;
    context.game_in(&source, folder).with(Asked { source: &source, folder, set, context })
}

fn write_text(out: &mut dyn Write, answer: &Result<Answer, Vec<Complaints>>, context: &Context) -> Result<(), Failure> {
    match answer {
        Ok(answer) => {
            for (notation, _) in &answer.moves {
                writeln!(out, "{notation}")?;
            }
        }
        Err(refused) => {
            // So that both come in order where both go to the same place.
            out.flush()?;
            let told: Vec<_> = refused.iter().map(|it| context.told(it)).collect();
            Failure::Refused(told.join("\n\n")).tell();
        }
    }
    Ok(())
}

/// Writes one object: a move a line where there is only one, else all on one line.
fn write_json(
    out: &mut dyn Write,
    path: &Path,
    answer: &Result<Answer, Vec<Complaints>>,
    is_only: bool,
) -> Result<(), Failure> {
    match answer {
        Ok(Answer { head, moves }) if is_only && !moves.is_empty() => {
            let head: Vec<_> = head.iter().map(|(key, value)| format!("\"{key}\": {value}, ")).collect();
            writeln!(out, "{{{}\"moves\": [", head.concat())?;
            let lines: Vec<_> = moves.iter().map(|it| format!("  {}", it.1)).collect();
            writeln!(out, "{}\n]}}", lines.join(",\n"))?;
        }
        Ok(Answer { head, moves }) => {
            let mut answer = head.clone();
            answer.insert("moves".to_owned(), moves.iter().map(|it| it.1.clone()).collect());
            writeln!(out, "{}", Json::Object(answer))?;
        }
        Err(refused) => {
            let error: Vec<_> = refused.iter().map(Complaints::on_one_line).collect();
            writeln!(out, "{}", json!({"file": path.display().to_string(), "error": error.join("; ")}))?;
        }
    }
    Ok(())
}
