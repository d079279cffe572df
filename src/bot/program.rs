//! A program of somebody else's as a bot: it is asked on its standard input and answers on its standard output.
//!
//! `docs/bots.md` says how. What it is told is what its seat may know, and nothing else. One that errs costs itself
//! the move, not the others the game: [`Level::Greedy`] plays in its place.

mod child;
mod message;
mod trouble;

use std::{
    io,
    path::{Path, PathBuf},
    time::Duration,
};

use serde_json::Value as Json;

use crate::{
    bot::{Bot, Effort, Level, Limit},
    say,
    tock::{Move, Seat, View},
    words,
};

use child::{Child, NoLine};
pub use trouble::Trouble;

/// How long a program may take for a move, if no other time is asked for.
pub const PATIENCE: Duration = Duration::from_secs(5);

/// How many times as long it may take for its first move: it has to start.
const STARTING: u32 = 2;

/// After how many moves that it did not give in time, or that cannot be made, it is asked no more.
const MOST_FAULTS: u8 = 3;

/// Returns the whole path of a program.
///
/// # Errors
///
/// If there is none, in words.
pub fn find_program(path: &Path) -> Result<PathBuf, String> {
    let there = path.canonicalize().and_then(|it| match it.is_file() {
        true => Ok(it),
        false => Err(io::ErrorKind::IsADirectory.into()),
    });
    let program = || path.display().to_string();
    there.map_err(|it| say!("program-not-found", program = program(), reason = words::io(&it)))
}

/// A bot that is a program.
pub struct Program {
    path: PathBuf,
    seed: u64,
    limit: Limit,
    running: Running,
    /// How many moves it has been asked for.
    asked: u64,
    faults: u8,
    substitute: Box<dyn Bot>,
    trouble: Option<Trouble>,
}

/// How a program does.
enum Running {
    /// It has not been needed yet.
    NotYet,
    /// It runs.
    Well(Child),
    /// It is asked no more.
    NoMore,
}

impl Program {
    /// Returns the bot for a seat; the program is started when it is first asked for a move.
    pub fn new(path: PathBuf, seed: u64, seat: Seat, limit: &Limit) -> Self {
        Self {
            path,
            seed,
            limit: limit.clone(),
            running: Running::NotYet,
            asked: 0,
            faults: 0,
            substitute: Level::Greedy.make(seed, seat, limit),
            trouble: None,
        }
    }

    /// Returns the move the program gives.
    fn ask(&mut self, view: &View<'_>) -> Result<Move, Trouble> {
        let first = matches!(self.running, Running::NotYet);
        if first {
            let mut child = Child::start(&self.path).map_err(|it| Trouble::NotStarted(words::io(&it)))?;
            child.tell(&message::hello(view, self.seed));
            self.running = Running::Well(child);
        }
        let Running::Well(child) = &mut self.running else { return Err(Trouble::GivenUp) };
        let patience = match self.limit.effort {
            Effort::Usual | Effort::Deals(_) => PATIENCE,
            Effort::Time(time) => time,
        };
        let time = if first { STARTING * patience } else { patience };
        self.asked += 1;
        child.tell(&message::turn(view, self.asked, time));
        let limit = Limit { longest: Some(time), stop: self.limit.stop.clone(), ..Limit::default() };
        let clock = limit.start();
        loop {
            let line = child.line(&clock).map_err(|it| match it {
                NoLine::Late => Trouble::Late(time),
                NoLine::Gone(last_words) => Trouble::Gone(last_words),
            })?;
            let answer: Json = serde_json::from_str(&line).map_err(|_| Trouble::Unreadable(line.clone()))?;
            // What answers an earlier question came too late.
            if answer.get("id").and_then(Json::as_u64).is_some_and(|it| it < self.asked) {
                continue;
            }
            return message::chosen(view, &answer).ok_or(Trouble::NoMove(line));
        }
    }
}

impl Bot for Program {
    fn choose(&mut self, view: &View<'_>) -> Move {
        if view.legal_moves().is_empty() || matches!(self.running, Running::NoMore) {
            return self.substitute.choose(view);
        }
        match self.ask(view) {
            Ok(mv) => mv,
            Err(trouble) => {
                self.faults += 1;
                let is_lost = match trouble {
                    Trouble::NotStarted(_) | Trouble::Gone(_) | Trouble::GivenUp => true,
                    Trouble::Late(_) | Trouble::Unreadable(_) | Trouble::NoMove(_) => false,
                };
                // Told to stop, nobody waits for a move any more.
                if !self.limit.stop.is_told() {
                    self.trouble = Some(trouble);
                }
                if is_lost {
                    self.running = Running::NoMore;
                } else if self.faults == MOST_FAULTS {
                    self.running = Running::NoMore;
                    self.trouble = Some(Trouble::GivenUp);
                }
                self.substitute.choose(view)
            }
        }
    }

    fn trouble(&mut self) -> Option<String> {
        let program = self.path.display().to_string();
        self.trouble.take().map(|it| it.say(&program))
    }
}
