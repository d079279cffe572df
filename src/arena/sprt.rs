//! The sequential test: is the first bot better by so much, or not? It stops as soon as the sets tell.
//!
//! The generalised sequential probability ratio test on the scores of sets: for either claim the likeliest distribution
//! of scores that has its mean is compared. No assumption is made about how the games of a set hang together.

use crate::arena::{
    estimate::Scores,
    seating::{Seating, Side},
};

/// How often the test may err, in either direction.
const ERROR: f64 = 0.05;

/// What is added to the count of every possible score, so that the first sets are not taken for all there are.
const PRIOR: f64 = 1e-3;

/// The two claims that are tested: the first bot is better by so many points of Elo.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Claims {
    /// No more than this.
    pub elo0: f64,
    /// This at least.
    pub elo1: f64,
}

/// How a test stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Test {
    /// The logarithm of how much likelier the second claim makes the sets than the first.
    pub ratio: f64,
    /// Which claim holds.
    pub verdict: Verdict,
}

/// What a test has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The first claim holds: it is not better by so much.
    Worse,
    /// The second claim holds: it is better by so much.
    Better,
    /// Nothing yet.
    Open,
}

impl Verdict {
    /// Returns the word for it in results.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Worse => "elo0",
            Self::Better => "elo1",
            Self::Open => "open",
        }
    }
}

/// Returns how far the ratio must go in either direction for a verdict: about 2.944.
pub fn bound() -> f64 {
    ((1.0 - ERROR) / ERROR).ln()
}

impl Claims {
    /// Returns how the test stands after these sets.
    pub fn test(&self, scores: &Scores, seatings: &[Seating]) -> Test {
        let games = seatings.len();
        let mut counts: Vec<(f64, f64)> = (0..=games).map(|it| (it as f64 / games as f64, PRIOR)).collect();
        counts.extend(scores.0.iter().map(|(score, count)| (*score, *count as f64)));
        let [worse, better] = [self.elo0, self.elo1].map(|it| log_likelihood(&counts, expected(it, seatings)));
        let ratio = better - worse;
        let verdict = match ratio {
            _ if ratio <= -bound() => Verdict::Worse,
            _ if bound() <= ratio => Verdict::Better,
            _ => Verdict::Open,
        };
        Test { ratio, verdict }
    }
}

/// Returns what a bot that is better by so much wins of a set.
pub fn expected(elo: f64, seatings: &[Seating]) -> f64 {
    let strength = 10_f64.powf(elo / 400.0);
    let share = |seating: &Seating| {
        let [first, second] = [Side::First, Side::Second].map(|it| f64::from(seating.count(it)));
        first * strength / (first * strength + second)
    };
    seatings.iter().map(share).sum::<f64>() / seatings.len() as f64
}

/// Returns the logarithm of the likelihood of scores, each with its count, under the likeliest distribution with a mean.
///
/// That distribution gives a score the probability `count / total / (1 + tilt · (score - mean))`, with the tilt that
/// makes the mean right (Owen, Empirical Likelihood, 2001, section 2.9).
fn log_likelihood(counts: &[(f64, f64)], mean: f64) -> f64 {
    let total: f64 = counts.iter().map(|it| it.1).sum();
    let off = |tilt: f64| -> f64 {
        counts.iter().map(|(score, count)| count * (score - mean) / (1.0 + tilt * (score - mean))).sum()
    };
    // The scores reach from 0 to 1, so between these every probability is positive; the sum falls from one to the other.
    let (mut low, mut high) = (-1.0 / (1.0 - mean), 1.0 / mean);
    for _ in 0..100 {
        let middle = low.midpoint(high);
        if 0.0 < off(middle) { low = middle } else { high = middle }
    }
    let tilt = low.midpoint(high);
    counts.iter().map(|(score, count)| count * (count / total / (1.0 + tilt * (score - mean))).ln()).sum()
}

#[cfg(test)]
mod tests {
    use smallvec::smallvec;

    use super::*;

    const CLAIMS: Claims = Claims { elo0: 0.0, elo1: 20.0 };

    /// Returns how the test stands after sets of two games between two sides with as many seats.
    fn test(scores: &[(f64, u64)]) -> Test {
        let (one, two) = (Some(Side::First), Some(Side::Second));
        let seatings = [Seating(smallvec![one, two, one, two]), Seating(smallvec![two, one, two, one])];
        CLAIMS.test(&Scores(scores.to_vec()), &seatings)
    }

    #[test]
    fn the_bounds_are_those_of_five_percent_either_way() {
        assert!((bound() - 19_f64.ln()).abs() < 1e-12);
    }

    #[test]
    fn sets_that_are_won_or_lost_count_as_single_trials_do() {
        // 20 Elo are 0.528751: 60 ln(0.528751 / 0.5) + 40 ln(0.471249 / 0.5) = 0.9858.
        let found = test(&[(0.0, 40), (1.0, 60)]);
        assert!((found.ratio - 0.9858).abs() < 0.002, "{found:?}");
        assert_eq!(found.verdict, Verdict::Open);
    }

    #[test]
    fn many_sets_tell_as_their_mean_and_variance_do() {
        // Mean 0.53, variance 0.1291: 1000 · 0.028751 · (2 · 0.53 - 1.028751) / (2 · 0.1291) = 3.480, by the normal law.
        let found = test(&[(0.0, 230), (0.5, 480), (1.0, 290)]);
        assert!((found.ratio - 3.480).abs() < 0.05, "{found:?}");
        assert_eq!(found.verdict, Verdict::Better);
        assert_eq!(test(&[(0.0, 290), (0.5, 480), (1.0, 230)]).verdict, Verdict::Worse);
    }

    #[test]
    fn a_row_of_wins_does_not_tell_too_soon() {
        // ln(0.528751 / 0.5) = 0.05591 a set: 2.944 is reached with the 53rd.
        assert_eq!(test(&[(1.0, 52)]).verdict, Verdict::Open);
        assert_eq!(test(&[(1.0, 53)]).verdict, Verdict::Better);
        assert_eq!(test(&[]).verdict, Verdict::Open);
    }
}
