//! The weights of the bots, tuned by the cross-entropy method: in each round some sets of weights are drawn around the best
//! guess, each plays the same games against that guess, and the best of them make the next one. Every seed is played
//! twice, with the seats changed.

use std::ops::Range;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    bot::{self, Bot, weights::Weights},
    tock::Rules,
};

use crate::games::{Numbers, numbers, play, weights};

/// How many sets of weights are drawn in a round, and how many of them make the next guess.
const DRAWN: u8 = 24;
const BEST: u8 = 6;

/// What these games do not show: it keeps its weight.
const KEPT: [&str; 9] = ["spread", "drawn", "extra-play", "lost-turn", "effect", "any-out", "two-home", "wait", "card"];

/// Tunes for so many rounds of so many seeds at each of these tables, and prints every guess.
pub fn tune(tables: &[Rules; 2], rounds: u64, sets: u64) {
    let mut guess = numbers(Weights::tuned(&tables[0]));
    let mut spread: Numbers = guess.iter().map(|(name, it)| (name.clone(), it.abs() * 0.3 + 8.0)).collect();
    spread.extend(KEPT.map(|it| (it.to_owned(), 0.0)));
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    for round in 0..rounds {
        let drawn: Vec<Numbers> = (0..DRAWN)
            .map(|_| {
                guess
                    .iter()
                    .map(|(name, it)| (name.clone(), (it + spread[name] * normal(&mut chance)).max(0.0)))
                    .collect()
            })
            .collect();
        let seeds = round * sets..(round + 1) * sets;
        let mut scored: Vec<(f64, &Numbers)> = drawn
            .iter()
            .map(|it| (tables.iter().map(|rules| score(rules, it, &guess, seeds.clone())).sum::<f64>() / 2.0, it))
            .collect();
        scored.sort_by(|a, b| b.0.total_cmp(&a.0));
        let best: Vec<_> = scored.iter().take(BEST.into()).map(|it| it.1.clone()).collect();
        let mean_score = scored.iter().map(|it| it.0).sum::<f64>() / f64::from(DRAWN);
        println!(
            "# round {round}: best {:.3}, elite {:.3}, mean {mean_score:.3}",
            scored[0].0,
            scored[..usize::from(BEST)].iter().map(|it| it.0).sum::<f64>() / f64::from(BEST)
        );
        for (name, old) in guess.iter_mut().filter(|it| !KEPT.contains(&it.0.as_str())) {
            let mean = best.iter().map(|it| it[name]).sum::<f64>() / f64::from(BEST);
            let variance = best.iter().map(|it| (it[name] - mean).powi(2)).sum::<f64>() / f64::from(BEST);
            // Half of the way each time, so that noise does not lead astray, and never so sure that nothing moves.
            *old = 0.4 * *old + 0.6 * mean;
            let width = spread.get_mut(name).expect("the same names");
            *width = (0.5 * *width + 0.5 * (variance.sqrt() + 0.04 * mean.abs() + 1.0)).max(1.0);
        }
        println!("{}", toml::to_string(&weights(&guess)).expect("weights are numbers"));
    }
}

/// Returns how well weights do against others, two seats each: the part of games won.
fn score(rules: &Rules, ours: &Numbers, theirs: &Numbers, seeds: Range<u64>) -> f64 {
    let games = (seeds.end - seeds.start) as u32 * 2;
    let won = seeds.flat_map(|seed| [0, 1].map(|first| (seed, first)));
    let won = won.filter(|(seed, first)| {
        let mut bots: Vec<Box<dyn Bot>> =
            (0..4).map(|it| bot::weighing(weights(if it % 2 == *first { ours } else { theirs }))).collect();
        play(rules, *seed, &mut bots, |_| ()).is_some_and(|it| it.index() % 2 == *first)
    });
    f64::from(won.count() as u32) / f64::from(games)
}

/// Draws a number, normally distributed.
fn normal(chance: &mut ChaCha8Rng) -> f64 {
    (0..12).map(|_| chance.random::<f64>()).sum::<f64>() - 6.0
}
