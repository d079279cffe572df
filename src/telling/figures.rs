//! The figures of a game in words: a table to look at, and sentences to read out.

use crate::{
    say,
    stats::{GameStats, SeatStats},
    telling::Names,
    tock::{BySeat, Rules, SeatSet},
};

/// One figure of every seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What it counts, in a word.
    pub heading: String,
    /// Each seat's figure.
    pub figures: BySeat<u32>,
}

/// A figure: the key of its heading in the catalogue, and where it is found.
type Figure = (&'static str, fn(&SeatStats) -> u32);

/// Returns the figures of a game, the most important first; those that are 0 for everybody and often so are left out.
pub fn columns(stats: &GameStats) -> Vec<Column> {
    let own_side = |it: &SeatStats| it.made.own + it.made.partner;
    let always: [Figure; 7] = [
        ("figures-turns", |it| it.turns),
        ("figures-played", |it| it.plays),
        ("figures-thrown", |it| it.discards),
        ("figures-captures", |it| it.made.opponents),
        ("figures-suffered", |it| it.suffered.total()),
        ("figures-out", |it| it.brought_out),
        ("figures-walk", |it| it.longest_walk),
    ];
    let sometimes: [Figure; 5] = [
        ("figures-own", own_side),
        ("figures-swaps", |it| it.swaps),
        ("figures-splits", |it| it.splits),
        ("figures-extra", |it| it.extra_plays),
        ("figures-lost", |it| it.lost_turns),
    ];
    let column = |(heading, figure): Figure| Column {
        heading: say!(heading),
        figures: BySeat::from_fn(|seat| figure(&stats.seats[seat])),
    };
    let is_seen = |it: &Column| it.figures.iter().any(|(_, figure)| *figure != 0);
    always.map(column).into_iter().chain(sometimes.map(column).into_iter().filter(is_seen)).collect()
}

/// Returns what is told of the whole game, a clause each.
pub fn facts(stats: &GameStats, rules: &Rules, names: &Names) -> Vec<String> {
    let sum = |figure: fn(&SeatStats) -> u32| stats.table.iter().map(|it| figure(&stats.seats[it])).sum::<u32>();
    let mut facts = vec![
        say!("facts-turns", count = stats.turns()),
        say!("facts-captures", count = sum(|it| it.made.total())),
        say!("facts-thrown", count = sum(|it| it.discards)),
    ];
    let first = stats.table.iter().filter_map(|it| Some((stats.seats[it].first_home?, it))).min();
    if let Some((turn, seat)) = first {
        facts.push(say!("facts-first-home", who = names.name(seat).to_owned(), turn = turn));
    }
    let sides = sides(stats.table, rules);
    if 1 < sides.len() {
        facts.push(say!("facts-lead", count = stats.race.lead_changes(&sides)));
    }
    facts
}

/// Returns what a seat did, in a sentence.
pub fn sentence(stats: &SeatStats, name: &str) -> String {
    let clauses = [
        say!("figure-turns", count = stats.turns),
        say!("figure-played", count = stats.plays),
        say!("figure-thrown", count = stats.discards),
        say!("figure-captures", count = stats.made.total()),
        say!("figure-suffered", count = stats.suffered.total()),
        say!("figure-home", count = stats.home),
        say!("figure-walk", count = stats.longest_walk),
    ];
    say!("figures-of", who = name.to_owned(), figures = clauses.join(", "))
}

/// Returns the sides that race against each other: teams, or single seats.
pub fn sides(table: SeatSet, rules: &Rules) -> Vec<SeatSet> {
    let mut sides: Vec<SeatSet> = vec![];
    for seat in table.iter() {
        if !sides.iter().any(|it| it.contains(seat)) {
            sides.push([Some(seat), rules.partner(table, seat)].into_iter().flatten().collect());
        }
    }
    sides
}
