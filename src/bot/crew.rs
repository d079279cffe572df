//! The bots of a game, made from the names its record gives them.

use std::{path::PathBuf, time::Duration};

use crate::{
    bot::{Bot, Effort, Kind, Level, Limit, Stop},
    say,
    tock::{Move, Seat, View},
};

/// The longest a bot of the house may think about a move while somebody watches.
const LONGEST: Duration = Duration::from_secs(1);

/// Makes the bots of games that somebody watches.
///
/// A record is input: it may name any program. Only those are run that somebody asked for here.
#[derive(Clone, Debug)]
pub struct Crew {
    /// The programs that may be run.
    programs: Vec<PathBuf>,
    /// How much bots may think about a move.
    limit: Limit,
}

impl Default for Crew {
    fn default() -> Self {
        Self::new(vec![])
    }
}

impl Crew {
    /// Returns a crew that may run these programs.
    pub fn new(programs: Vec<PathBuf>) -> Self {
        Self { programs, limit: Limit { effort: Effort::Usual, longest: Some(LONGEST), stop: Stop::default() } }
    }

    /// Returns the same crew, thinking so much about each move.
    #[must_use]
    pub fn with_effort(mut self, effort: Effort) -> Self {
        self.limit.effort = effort;
        self
    }

    /// Returns what tells the bots of this crew to stop.
    pub const fn stop(&self) -> &Stop {
        &self.limit.stop
    }

    /// Returns the bot of this name for a seat; the same seed gives the same choices.
    ///
    /// What is asked of a name that is not known plays as the weakest does.
    pub fn bot(&self, name: &str, seed: u64, seat: Seat) -> Box<dyn Bot> {
        match name.parse().unwrap_or(Kind::from(Level::Random)) {
            Kind::Program(path) if !self.programs.contains(&path) => {
                let program = path.display().to_string();
                Box::new(Substitute {
                    bot: Level::Greedy.make(seed, seat, &self.limit),
                    trouble: Some(say!("program-not-asked", program = program)),
                })
            }
            kind @ (Kind::Level { .. } | Kind::Program(_) | Kind::Rival(_)) => kind.make(seed, seat, &self.limit),
        }
    }
}

/// Plays in the place of a program that is not run.
struct Substitute {
    bot: Box<dyn Bot>,
    trouble: Option<String>,
}

impl Bot for Substitute {
    fn choose(&mut self, view: &View<'_>) -> Move {
        self.bot.choose(view)
    }

    fn trouble(&mut self) -> Option<String> {
        self.trouble.take()
    }
}
