//! Results of several machines added up: exactly what one machine would have counted, or the reason why not.

use std::fmt;

use crate::{
    arena::{
        outcome::{Ended, Outcome, Settings},
        plan::Seeds,
    },
    say,
};

/// Why results cannot be added up. Files are named as they were given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unmerged {
    /// There is none.
    Nothing,
    /// Two were not played alike.
    Unlike(Unlike, [String; 2]),
    /// Two have these seeds in common.
    Overlap(Seeds, [String; 2]),
    /// Nobody played these seeds, between the seeds of two.
    Gap(Seeds, [String; 2]),
    /// Nobody played these seeds, which were asked for with this one.
    Missing(Seeds, String),
}

/// In what two results are unlike.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unlike {
    /// The version of the program.
    Version,
    /// The rules.
    Rules,
    /// The bots, or their order.
    Bots,
    /// How many play, how they sit, or after how many turns a game is stopped.
    Table,
}

/// Adds up results, each with the name of its file, in any order.
///
/// # Errors
///
/// If they were not played alike, or their seeds do not make up all that were asked for, each once.
pub fn merge(mut results: Vec<(String, Outcome)>) -> Result<Outcome, Unmerged> {
    results.sort_by_key(|(_, it)| (it.seeds.from, it.seeds.to));
    let Some(((first_name, first), others)) = results.split_first() else { return Err(Unmerged::Nothing) };
    let mut merged = first.clone();
    let mut last_name = first_name;
    for (name, outcome) in others {
        if let Some(unlike) = unlike(&merged.settings, &outcome.settings) {
            return Err(Unmerged::Unlike(unlike, [first_name.clone(), name.clone()]));
        }
        let (names, end, next) = ([last_name.clone(), name.clone()], merged.seeds.to, outcome.seeds);
        if next.from < end {
            return Err(Unmerged::Overlap(Seeds { from: next.from, to: end.min(next.to) }, names));
        }
        if end < next.from {
            return Err(Unmerged::Gap(Seeds { from: end, to: next.from }, names));
        }
        merged.seeds.to = next.to;
        merged.asked.from = merged.asked.from.min(outcome.asked.from);
        merged.asked.to = merged.asked.to.max(outcome.asked.to);
        merged.claims = merged.claims.filter(|it| Some(*it) == outcome.claims);
        merged.tally.add(&outcome.tally);
        last_name = name;
    }
    let (asked, seeds) = (merged.asked, merged.seeds);
    if asked.from < seeds.from {
        return Err(Unmerged::Missing(Seeds { from: asked.from, to: seeds.from }, first_name.clone()));
    }
    if seeds.to < asked.to {
        return Err(Unmerged::Missing(Seeds { from: seeds.to, to: asked.to }, last_name.clone()));
    }
    Ok(Outcome { ended: Ended::Complete, ..merged })
}

/// Returns in what two results are unlike, if they are. How the rules were named does not count: only what they say.
fn unlike(one: &Settings, other: &Settings) -> Option<Unlike> {
    let tables = [one, other].map(|it| (it.players, it.format, &it.seatings, it.max_turns));
    match () {
        () if one.version != other.version => Some(Unlike::Version),
        () if one.resolved != other.resolved => Some(Unlike::Rules),
        () if one.bots != other.bots => Some(Unlike::Bots),
        () if tables[0] != tables[1] => Some(Unlike::Table),
        () => None,
    }
}

impl fmt::Display for Unmerged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Nothing => say!("arena-merge-nothing"),
            Self::Unlike(what, [one, other]) => {
                let what = match what {
                    Unlike::Version => "version",
                    Unlike::Rules => "rules",
                    Unlike::Bots => "bots",
                    Unlike::Table => "table",
                };
                say!("arena-merge-unlike", what = what, one = one.as_str(), other = other.as_str())
            }
            Self::Overlap(seeds, [one, other]) => {
                say!("arena-merge-overlap", seeds = seeds.to_string(), one = one.as_str(), other = other.as_str())
            }
            Self::Gap(seeds, [one, other]) => {
                say!("arena-merge-gap", seeds = seeds.to_string(), one = one.as_str(), other = other.as_str())
            }
            Self::Missing(seeds, name) => {
                say!("arena-merge-missing", seeds = seeds.to_string(), name = name.as_str())
            }
        })
    }
}
