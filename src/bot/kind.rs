//! What plays a seat, as flags and records name it.

use std::{fmt, num::NonZeroU32, str::FromStr, time::Duration};

use crate::{
    bot::{Bot, Effort, Level, Limit},
    say,
    tock::Seat,
    words::cut,
};

/// What plays a seat: `greedy`; `sharp:64` with 64 deals a move; `master:150ms` with so much time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// How well it plays.
    pub level: Level,
    /// How much it thinks about a move.
    pub effort: Effort,
}

impl Kind {
    /// Returns a bot of this kind for a seat; the same seed gives the same choices, if no clock ends its thought.
    ///
    /// The kind's own effort counts, unless it is the usual one; then that of `limit` does.
    pub fn make(&self, seed: u64, seat: Seat, limit: &Limit) -> Box<dyn Bot> {
        let effort = match self.effort {
            Effort::Usual => limit.effort,
            said @ (Effort::Deals(_) | Effort::Time(_)) => said,
        };
        self.level.make(seed, seat, &Limit { effort, ..limit.clone() })
    }
}

impl From<Level> for Kind {
    fn from(level: Level) -> Self {
        Self { level, effort: Effort::Usual }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = self.level.name();
        match self.effort {
            Effort::Usual => f.pad(name),
            Effort::Deals(deals) => f.pad(&format!("{name}:{deals}")),
            Effort::Time(time) => f.pad(&format!("{name}:{}ms", time.as_millis())),
        }
    }
}

/// The text names nothing that plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoKind(pub String);

impl fmt::Display for NoKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let levels = Level::ALL.map(Level::name).join(", ");
        f.write_str(&say!("bot-no-kind", word = cut(&self.0), levels = levels))
    }
}

impl FromStr for Kind {
    type Err = NoKind;

    fn from_str(text: &str) -> Result<Self, NoKind> {
        let no_kind = || NoKind(text.to_owned());
        let (name, effort) = match text.split_once(':') {
            Some((name, effort)) => (name, self::effort(effort).ok_or_else(no_kind)?),
            None => (text, Effort::Usual),
        };
        let level = name.parse().map_err(|_| no_kind())?;
        Ok(Self { level, effort })
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
        for (text, effort) in [
            ("greedy", Effort::Usual),
            ("greedy:64", Effort::Deals(64)),
            ("greedy:150ms", Effort::Time(Duration::from_millis(150))),
        ] {
            let kind: Kind = text.parse().expect(text);
            assert_eq!((kind.effort, kind.to_string().as_str()), (effort, text));
        }
        for text in ["", "great", "greedy:", "greedy:0", "greedy:0ms", "greedy:-1", "greedy:1s", ":3"] {
            assert_eq!(text.parse::<Kind>(), Err(NoKind(text.to_owned())));
        }
    }
}
