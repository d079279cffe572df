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
