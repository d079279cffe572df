//! What plays a seat, as flags and records name it.

use std::{
    fmt,
    num::NonZeroU32,
    path::{MAIN_SEPARATOR, Path, PathBuf},
    str::FromStr,
    time::Duration,
};

use crate::{
    bot::{
        Bot, Effort, Level, Limit,
        program::{Program, find_program},
        rivals::Rival,
    },
    say,
    tock::Seat,
};

/// What stands before the path of a program.
const PROGRAM: &str = "bot:";
/// What stands before the name of a published idea.
const RIVAL: &str = "rival:";

/// What plays a seat: `greedy`; `sharp:64` with 64 deals a move; `master:150ms` with so much time; `bot:./program`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A bot of the house.
    Level {
        /// How well it plays.
        level: Level,
        /// How much it thinks about a move.
        effort: Effort,
    },
    /// A program of somebody else's.
    Program(PathBuf),
    /// A published idea, to be measured against.
    Rival(Rival),
}

impl Kind {
    /// Returns a bot of this kind for a seat; the same seed gives the same choices, if no clock ends its thought.
    ///
    /// The kind's own effort counts, unless it is the usual one; then that of `limit` does.
    pub fn make(&self, seed: u64, seat: Seat, limit: &Limit) -> Box<dyn Bot> {
        match self {
            Self::Level { level, effort: Effort::Usual } => level.make(seed, seat, limit),
            Self::Level { level, effort: effort @ (Effort::Deals(_) | Effort::Time(_)) } => {
                level.make(seed, seat, &Limit { effort: *effort, ..limit.clone() })
            }
            Self::Program(path) => Box::new(Program::new(path.clone(), seed, seat, limit)),
            Self::Rival(rival) => rival.make(),
        }
    }

    /// Returns the path of the program, if it is one.
    pub fn program(&self) -> Option<&Path> {
        match self {
            Self::Level { .. } | Self::Rival(_) => None,
            Self::Program(path) => Some(path),
        }
    }

    /// Returns the same kind with the whole path of a program, so that it is found from wherever a game is taken up.
    ///
    /// # Errors
    ///
    /// If there is no such program, with the reason in words.
    pub fn found(self) -> Result<Self, String> {
        match self {
            Self::Level { .. } | Self::Rival(_) => Ok(self),
            Self::Program(path) => find_program(&path).map(Self::Program),
        }
    }
}

impl From<Level> for Kind {
    fn from(level: Level) -> Self {
        Self::Level { level, effort: Effort::Usual }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level { level, effort: Effort::Usual } => f.pad(level.name()),
            Self::Level { level, effort: Effort::Deals(deals) } => f.pad(&format!("{level}:{deals}")),
            Self::Level { level, effort: Effort::Time(time) } => f.pad(&format!("{level}:{}ms", time.as_millis())),
            Self::Program(path) => f.pad(&format!("{PROGRAM}{}", path.display())),
            Self::Rival(rival) => f.pad(&format!("{RIVAL}{}", rival.name())),
        }
    }
}

/// The text names nothing that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoKind(pub String);

impl fmt::Display for NoKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = Level::ALL.map(Level::name).join(", ");
        f.write_str(&say!("bot-no-kind", levels = levels))
    }
}

impl FromStr for Kind {
    type Err = NoKind;

    fn from_str(text: &str) -> Result<Self, NoKind> {
        let no_kind = || NoKind(text.to_owned());
        if let Some(path) = text.strip_prefix(PROGRAM) {
            // A word alone is more likely a level written wrongly.
            let is_path = path.contains(MAIN_SEPARATOR) || path.contains('/');
            return if is_path { Ok(Self::Program(path.into())) } else { Err(no_kind()) };
        }
        if let Some(name) = text.strip_prefix(RIVAL) {
            return Rival::ALL.into_iter().find(|it| it.name() == name).map(Self::Rival).ok_or_else(no_kind);
        }
        let (name, effort) = match text.split_once(':') {
            Some((name, effort)) => (name, self::effort(effort).ok_or_else(no_kind)?),
            None => (text, Effort::Usual),
        };
        let level = name.parse().map_err(|_| no_kind())?;
        Ok(Self::Level { level, effort })
    }
}

/// Reads how much thought is asked for: a number of deals, or milliseconds.
fn effort(text: &str) -> Option<Effort> {
    match text.strip_suffix("ms") {
        Some(time) => time.parse().ok().filter(|it| *it != 0).map(|it| Effort::Time(Duration::from_millis(it))),
        None => text.parse().ok().map(|it: NonZeroU32| Effort::Deals(it.get())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_is_read_as_it_is_written() {
        let greedy = |effort| Kind::Level { level: Level::Greedy, effort };
        for (text, kind) in [
            ("greedy", greedy(Effort::Usual)),
            ("greedy:64", greedy(Effort::Deals(64))),
            ("greedy:150ms", greedy(Effort::Time(Duration::from_millis(150)))),
            ("bot:./program", Kind::Program("./program".into())),
            ("rival:planner", Kind::Rival(Rival::Planner)),
            ("bot:/a b/ü", Kind::Program("/a b/ü".into())),
        ] {
            assert_eq!((text.parse(), kind.to_string().as_str()), (Ok(kind.clone()), text));
        }
        for text in
            ["", "great", "greedy:", "greedy:0", "greedy:0ms", "greedy:-1", "greedy:1s", ":3", "bot:", "bot:greedy"]
        {
            assert_eq!(text.parse::<Kind>(), Err(NoKind(text.to_owned())));
        }
    }
}
