//! The figures of a match in words: a table to look at, and sentences to read out.

use crate::{
    say,
    stats::toccadille::{MatchStats, SeatStats},
    telling::toccadille::Names,
    toccadille::{BySeat, End, Seat},
};

/// One figure of both players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What it counts, in a word.
    pub heading: String,
    /// Each player's figure.
    pub figures: BySeat<u32>,
}

/// A figure: the key of its heading in the catalogue, and where it is found.
type Figure = (&'static str, fn(&SeatStats) -> u32);

/// Returns the figures of a match, the most important first; those that are 0 for both and often so are left out.
pub fn columns(stats: &MatchStats) -> Vec<Column> {
    let always: [Figure; 5] = [
        ("toc-figures-throws", |it| it.throws),
        ("toc-figures-doublets", |it| it.doublets),
        ("toc-figures-hits", |it| it.hits),
        ("toc-figures-marks", |it| it.marks),
        ("toc-figures-best", |it| it.best_throw),
    ];
    let sometimes: [Figure; 5] = [
        ("toc-figures-points", |it| it.points),
        ("toc-figures-left", |it| it.dice_left),
        ("toc-figures-hucks", |it| it.hucks),
        ("toc-figures-forced", |it| it.forced),
        ("toc-figures-off", |it| it.borne_off),
    ];
    let column = |(heading, figure): Figure| Column {
        heading: say!(heading),
        figures: BySeat::from_fn(|seat| figure(&stats.seats[seat])),
    };
    let is_seen = |it: &Column| it.figures.iter().any(|(_, figure)| *figure != 0);
    always.map(column).into_iter().chain(sometimes.map(column).into_iter().filter(is_seen)).collect()
}

/// Returns what is told of the whole match, a clause each.
pub fn facts(stats: &MatchStats, names: &Names) -> Vec<String> {
    let sum = |figure: fn(&SeatStats) -> u32| Seat::ALL.iter().map(|it| figure(&stats.seats[*it])).sum::<u32>();
    let games = (1 < stats.games.len()).then(|| say!("toc-facts-games", count = stats.games.len()));
    let mut facts: Vec<_> = games.into_iter().collect();
    facts.push(say!("toc-facts-throws", count = stats.throws()));
    facts.push(say!("toc-facts-hits", count = sum(|it| it.hits)));
    facts.push(say!("toc-facts-doublets", count = sum(|it| it.doublets)));
    let value = |it: &End| match it {
        End::Won { by, value } => Some((*value, *by)),
        End::Drawn => None,
    };
    // Of games that counted the same the first is told.
    let best = stats.games.iter().filter_map(|it| it.end.as_ref().and_then(value)).rev().max_by_key(|it| it.0);
    if let Some((value, by)) = best.filter(|it| 1 < it.0 && 1 < stats.games.len()) {
        facts.push(say!("toc-facts-best", who = names.name(by).to_owned(), value = value));
    }
    facts
}

/// Returns what a player did, in a sentence.
pub fn sentence(stats: &SeatStats, name: &str) -> String {
    let mut clauses = vec![
        say!("toc-figure-throws", count = stats.throws),
        say!("toc-figure-doublets", count = stats.doublets),
        say!("toc-figure-hits", count = stats.hits),
        say!("toc-told-marks", count = stats.marks),
        say!("toc-figure-best", count = stats.best_throw),
        say!("toc-figure-left", count = stats.dice_left),
    ];
    if stats.hucks != 0 {
        clauses.push(say!("toc-figure-hucks", count = stats.hucks));
    }
    if stats.borne_off != 0 {
        clauses.push(say!("toc-figure-off", count = stats.borne_off));
    }
    say!("figures-of", who = name.to_owned(), figures = clauses.join(", "))
}
