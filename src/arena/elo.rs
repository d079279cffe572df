//! Ratings of a whole field by maximum likelihood.
//!
//! Every seat of a bot has the strength `10^(elo / 400)`, and the game is won by each side with the probability of its
//! share of all strengths: for two sides with as many seats that is the usual Elo, for one against three the odds are
//! counted a seat. Games of a set are not independent; the errors come from how the sets differ.

use nalgebra::{DMatrix, DVector};

use crate::arena::{
    estimate::{Estimate, Scores, Z},
    plan::pairings,
    seating::{Seating, Side},
    tally::{PairTally, Tally},
};

/// How much one unit of a natural logarithm of odds is.
const ELO: f64 = 400.0 / std::f64::consts::LN_10;

/// The ratings of a field.
#[derive(Clone, Debug, PartialEq)]
pub struct Ratings {
    /// Each bot's, in the order of the field; the anchor's is 0 without an interval.
    pub elo: Vec<Estimate>,
    /// Which bot has 0.
    pub anchor: usize,
    /// Whether they can be told.
    pub certainty: Certainty,
}

/// Whether ratings can be told from what was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Certainty {
    /// Every bot won and lost, if need be by way of others.
    Sound,
    /// Some bots lost nothing to some others, so that any distance would do. One fair game of every two was thought up
    /// in addition: the distances are as great at least.
    AtLeast,
}

/// One pairing as the likelihood needs it: for each seating games, how many the first won, and the logarithm of seats.
struct Line {
    bots: (usize, usize),
    games: Vec<(f64, f64, f64)>,
    /// The variance of how many games of a set the first wins, times the number of sets.
    spread: f64,
}

impl Line {
    fn new(bots: (usize, usize), pairing: &PairTally, seatings: &[Seating], thought_up: f64) -> Self {
        let games = seatings.iter().zip(&pairing.games).map(|(seating, games)| {
            let [first, second] = [Side::First, Side::Second].map(|it| f64::from(seating.count(it)));
            let more = thought_up / seatings.len() as f64;
            let won = games.won as f64 + (games.unfinished as f64 + more) * seating.fair_share();
            (games.played as f64 + more, won, (first / second).ln())
        });
        let scores = Scores::of(pairing, seatings);
        let spread = scores.variance() * (seatings.len() as f64).powi(2) * scores.count() as f64;
        Self { bots, games: games.collect(), spread }
    }
}

/// Returns the ratings of the bots; the one of this number has 0, or the weakest if none is given.
pub fn ratings(tally: &Tally, seatings: &[Seating], anchor: Option<usize>) -> Ratings {
    let bots = tally.thought.len();
    let certainty = if is_sound(tally, bots, seatings) { Certainty::Sound } else { Certainty::AtLeast };
    let thought_up = match certainty {
        Certainty::Sound => 0.0,
        Certainty::AtLeast => 1.0,
    };
    let pairs = pairings(bots).into_iter().zip(&tally.pairings);
    let lines: Vec<_> = pairs.map(|(bots, it)| Line::new(bots, it, seatings, thought_up)).collect();
    let strengths = fit(&lines, bots);
    let errors = covariance(&lines, &strengths, certainty);
    let anchor = anchor.unwrap_or_else(|| strengths.imin());
    let elo = (0..bots).map(|bot| {
        let value = ELO * (strengths[bot] - strengths[anchor]);
        let variance = errors[(bot, bot)] + errors[(anchor, anchor)] - 2.0 * errors[(bot, anchor)];
        let reach = Z * ELO * variance.max(0.0).sqrt();
        Estimate { value, low: value - reach, high: value + reach }
    });
    Ratings { elo: elo.collect(), anchor, certainty }
}

/// Tells whether a best fit exists: from every bot a chain of wins leads to every other.
fn is_sound(tally: &Tally, bots: usize, seatings: &[Seating]) -> bool {
    let mut beats = vec![vec![false; bots]; bots];
    for ((first, second), pairing) in pairings(bots).into_iter().zip(&tally.pairings) {
        let mean = Scores::of(pairing, seatings).mean();
        beats[first][second] = 0.0 < mean;
        beats[second][first] = mean < 1.0 && !pairing.sets.is_empty();
    }
    for by in 0..bots {
        for from in 0..bots {
            for to in 0..bots {
                beats[from][to] |= beats[from][by] && beats[by][to];
            }
        }
    }
    (0..bots).all(|from| (0..bots).all(|to| from == to || beats[from][to]))
}

/// Returns the strengths under which the games are likeliest, as logarithms; the first bot's is 0.
fn fit(lines: &[Line], bots: usize) -> DVector<f64> {
    let mut strengths = DVector::zeros(bots);
    for _ in 0..100 {
        let mut slope = DVector::zeros(bots);
        for Line { bots: (first, second), games, .. } in lines {
            for (played, won, seats) in games {
                let more = won - played * chance(strengths[*first] - strengths[*second] + seats);
                slope[*first] += more;
                slope[*second] -= more;
            }
        }
        let step = inverse(&information(lines, &strengths)) * slope;
        // A step over more than one unit may overshoot where the likelihood is flat.
        let longest = step.amax();
        strengths += if 1.0 < longest { step / longest } else { step };
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

/// Returns the chance of the first side by the logarithm of its odds.
fn chance(odds: f64) -> f64 {
    1.0 / (1.0 + (-odds).exp())
}

/// Returns how much the games tell of each strength and of each two together.
fn information(lines: &[Line], strengths: &DVector<f64>) -> DMatrix<f64> {
    let mut matrix = DMatrix::zeros(strengths.len(), strengths.len());
    for Line { bots: (first, second), games, .. } in lines {
        let told = games.iter().map(|(played, _, seats)| {
            let chance = chance(strengths[*first] - strengths[*second] + seats);
            played * chance * (1.0 - chance)
        });
        add_pair(&mut matrix, (*first, *second), told.sum());
    }
    matrix
}

fn add_pair(matrix: &mut DMatrix<f64>, (first, second): (usize, usize), amount: f64) {
    matrix[(first, first)] += amount;
    matrix[(second, second)] += amount;
    matrix[(first, second)] -= amount;
    matrix[(second, first)] -= amount;
}

/// Returns the inverse of a matrix of which the first row and column are held at 0.
fn inverse(matrix: &DMatrix<f64>) -> DMatrix<f64> {
    let bots = matrix.nrows();
    let free = matrix.view((1, 1), (bots - 1, bots - 1)).clone_owned();
    let mut whole = DMatrix::zeros(bots, bots);
    if let Some(inverted) = free.try_inverse() {
        whole.view_mut((1, 1), (bots - 1, bots - 1)).copy_from(&inverted);
    }
    whole
}

/// Returns the variances of the strengths, and what they have in common.
///
/// How sets differ tells more than the model does; where nobody lost anything they do not differ, and the model counts.
fn covariance(lines: &[Line], strengths: &DVector<f64>, certainty: Certainty) -> DMatrix<f64> {
    let inverse = inverse(&information(lines, strengths));
    match certainty {
        Certainty::AtLeast => inverse,
        Certainty::Sound => {
            let mut spread = DMatrix::zeros(strengths.len(), strengths.len());
            for it in lines {
                add_pair(&mut spread, it.bots, it.spread);
            }
            &inverse * spread * &inverse
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        arena::{
            seating::{Format, seatings},
            tally::{Games, SetScore},
        },
        profile::{Library, Request},
        tock::State,
    };

    /// Returns the seatings of a table for four, in teams or everyone alone.
    fn seats(rules: &str, format: Format) -> Vec<Seating> {
        let table = Library::new(None).resolve(&Request::named(rules)).expect("shipped rules");
        seatings::<State>(&table.rules, 4, format)
    }

    /// Returns what was counted of so many bots, with the sets of each pairing: how many won so many games.
    fn tally(bots: usize, seatings: &[Seating], pairings: &[&[(u32, u64)]]) -> Tally {
        let mut tally = Tally::new(bots, seatings.len());
        for (pairing, sets) in tally.pairings.iter_mut().zip(pairings) {
            pairing.sets =
                sets.iter().map(|(won, sets)| (SetScore { won: *won, ..SetScore::default() }, *sets)).collect();
            let count: u64 = sets.iter().map(|it| it.1).sum();
            let won: u64 = sets.iter().map(|it| u64::from(it.0) * it.1).sum();
            // What each seating gave does not count where all are alike.
            let each = won / seatings.len() as u64;
            for (games, rest) in pairing.games.iter_mut().zip((0..won % seatings.len() as u64).map(|_| 1).chain([0; 8]))
            {
                *games = Games { played: count, won: each + rest, unfinished: 0 };
            }
        }
        tally
    }

    #[track_caller]
    fn check(found: Estimate, [value, low, high]: [f64; 3]) {
        let near = |a: f64, b: f64| (a - b).abs() < 0.05;
        assert!(near(found.value, value) && near(found.low, low) && near(found.high, high), "{found:?}");
    }

    #[test]
    fn two_bots_rate_as_their_win_rate_says() {
        // 128 of 200 games: 400 log10(0.64 / 0.36) = 99.95. The sets have the variance 10.04 / 99, four times that for
        // games, 40.566 for all of them; the games tell 200 · 0.64 · 0.36 = 46.08; 1.96 √40.566 / 46.08 · 173.718 = 47.06.
        let teams = seats("french", Format::Even);
        let sets: &[&[(u32, u64)]] = &[&[(0, 10), (1, 52), (2, 38)]];
        let ratings = ratings(&tally(2, &teams, sets), &teams, Some(1));
        assert_eq!(ratings.certainty, Certainty::Sound);
        check(ratings.elo[0], [99.95, 52.89, 147.01]);
        check(ratings.elo[1], [0.0, 0.0, 0.0]);
    }

    #[test]
    fn one_against_three_is_counted_by_the_seat() {
        // Half of the games against three: the odds of one seat are 3, 400 log10(3) = 190.85.
        let alone = seats("english", Format::Alone);
        let sets: &[&[(u32, u64)]] = &[&[(1, 50), (2, 100), (3, 50)]];
        let ratings = ratings(&tally(2, &alone, sets), &alone, Some(1));
        assert!((ratings.elo[0].value - 190.85).abs() < 0.01, "{ratings:?}");
    }

    #[test]
    fn a_field_rates_as_one_and_from_its_weakest_if_nobody_else_is_named() {
        // Odds of 16 : 9 between neighbours and of their product between the ends: 99.945 each.
        let teams = seats("french", Format::Even);
        let neighbours: &[(u32, u64)] = &[(0, 36_000), (2, 64_000)];
        let ends: &[(u32, u64)] = &[(0, 24_036), (2, 75_964)];
        let ratings = ratings(&tally(3, &teams, &[neighbours, ends, neighbours]), &teams, None);
        assert_eq!(ratings.anchor, 2);
        let values: Vec<_> = ratings.elo.iter().map(|it| (it.value * 10.0).round()).collect();
        assert_eq!(format!("{values:?}"), "[1999.0, 999.0, 0.0]");
    }

    #[test]
    fn a_bot_that_never_lost_is_so_much_better_at_least() {
        // 200 games won and one thought up, half won: odds of 200.5 : 0.5, 400 log10(401) = 1041.26.
        let teams = seats("french", Format::Even);
        let ratings = ratings(&tally(2, &teams, &[&[(2, 100)]]), &teams, Some(1));
        assert_eq!(ratings.certainty, Certainty::AtLeast);
        let Estimate { value, low, high } = ratings.elo[0];
        assert!((value - 1041.26).abs() < 0.01 && low < 900.0 && 1200.0 < high, "{ratings:?}");
    }
}
