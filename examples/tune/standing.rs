//! The weights by which a position is judged where thought ends: those under which the winners of many games were the
//! likeliest to win, at positions all along the way.
//!
//! Each weight in turn is made a little larger or smaller, and stays so if the winners are likelier then.

use tock::{
    bot::{self, Bot, Level, Limit, weights::Weights},
    tock::{Rules, Seat, State},
};

use crate::games::{Numbers, numbers, play, weights};

/// Every how many turns a position is looked at.
const EVERY: u32 = 23;
/// How often all weights are gone through.
const ROUNDS: u32 = 6;

/// A position on the way, and who won the game.
type Seen = (State, Seat);

/// Fits weights to so many games of steady bots at each of these tables, and prints them.
pub fn fit(tables: &[Rules; 2], games: u64) {
    let seen = tables.each_ref().map(|rules| positions(rules, 0..games));
    let others = tables.each_ref().map(|rules| positions(rules, games..games + games / 4));
    let mut best = numbers(Weights::judging(&tables[0]));
    let mut least = surprise(tables, &seen, &best);
    println!(
        "# {} positions, surprise {least:.4}, of others {:.4}",
        seen[0].len() + seen[1].len(),
        surprise(tables, &others, &best)
    );
    let mut step = 0.25;
    for round in 0..ROUNDS {
        for name in best.keys().cloned().collect::<Vec<_>>() {
            for sign in [1.0, -1.0] {
                let mut tried = best.clone();
                let by = sign * (step * best[&name].abs() + 40.0 * step);
                tried
                    .entry(name.clone())
                    .and_modify(|it| *it = (*it + by).max(if name == "spread" { 5.0 } else { -2000.0 }));
                let found = surprise(tables, &seen, &tried);
                if found < least {
                    (least, best) = (found, tried);
                    break;
                }
            }
        }
        step *= 0.7;
        println!("# round {round}: surprise {least:.4}, of others {:.4}", surprise(tables, &others, &best));
        println!("{}", toml::to_string(&weights(&best)).expect("weights are numbers"));
    }
}

fn positions(rules: &Rules, seeds: std::ops::Range<u64>) -> Vec<Seen> {
    let mut all = vec![];
    for seed in seeds {
        let mut bots: Vec<Box<dyn Bot>> =
            Seat::ALL.map(|it| Level::Steady.make(seed, it, &Limit::default())).into_iter().collect();
        let mut game = vec![];
        let mut turn = seed as u32;
        let winner = play(rules, seed, &mut bots, |state| {
            turn += 1;
            if turn.is_multiple_of(EVERY) {
                game.push(*state);
            }
        });
        all.extend(winner.into_iter().flat_map(|it| game.iter().map(move |state| (*state, it))));
    }
    all
}

/// Returns how surprising the winners are on average: the negative logarithm of how likely they were.
fn surprise(tables: &[Rules; 2], seen: &[Vec<Seen>; 2], numbers: &Numbers) -> f64 {
    let weights = weights(numbers);
    let of = |(rules, seen): (&Rules, &Vec<Seen>)| {
        let likely = bot::chances(rules, &weights, seen.iter().map(|it| (&it.0, it.1)));
        let sum: f64 = likely.iter().map(|it| -it.max(1e-6).ln()).sum();
        sum / f64::from(seen.len() as u32)
    };
    tables.iter().zip(seen).map(of).sum::<f64>() / 2.0
}
