//! What is known of a share after so many sets: the mean, and the interval in which it lies with 95 %.

use statrs::distribution::{ContinuousCDF, StudentsT};

use crate::arena::{
    seating::Seating,
    tally::{PairTally, Share},
};

/// How many standard deviations of a normal distribution lie on either side of 95 % of it.
pub const Z: f64 = 1.959_963_984_540_054;

/// A value, and the interval in which it lies with 95 %.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The value that fits best.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What the sets of a pairing gave the first bot, each `0.0..=1.0`, and how many gave that.
#[derive(Clone, Debug, PartialEq)]
pub struct Scores(pub Vec<(f64, u64)>);

impl Scores {
    /// Returns the scores of a pairing; a game that nobody won counts as what two equally good bots share.
    pub fn of(pairing: &PairTally, seatings: &[Seating]) -> Self {
        let games = seatings.len() as f64;
        let fair = fair_share(seatings);
        let score = |won: u32, unfinished: u32| (f64::from(won) + f64::from(unfinished) * fair) / games;
        Self(pairing.sets.iter().map(|(set, count)| (score(set.won, set.unfinished), *count)).collect())
    }

    /// Returns how many sets there are.
    pub fn count(&self) -> u64 {
        self.0.iter().map(|it| it.1).sum()
    }

    /// Returns the mean, 0 of no sets.
    pub fn mean(&self) -> f64 {
        self.0.iter().map(|(score, count)| score * *count as f64).sum::<f64>() / self.count().max(1) as f64
    }

    /// Returns the variance of one set as these show it, 0 of less than two.
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        let squares: f64 = self.0.iter().map(|(score, count)| (score - mean).powi(2) * *count as f64).sum();
        squares / self.count().saturating_sub(1).max(1) as f64
    }

    /// Returns the win rate.
    pub fn estimate(&self) -> Estimate {
        Estimate::of_share(self.count(), self.mean(), self.variance())
    }
}

/// Returns what the first bot wins of a set if both are equally good.
pub fn fair_share(seatings: &[Seating]) -> f64 {
    seatings.iter().map(Seating::fair_share).sum::<f64>() / seatings.len() as f64
}

impl Share {
    /// Returns the share of all games that was won, in so many sets of as many games each.
    pub fn estimate(&self, sets: u64, games: u64) -> Estimate {
        let (count, size) = (sets.max(1) as f64, games as f64 / sets.max(1) as f64);
        let mean = self.won as f64 / count;
        let variance = (self.squares as f64 - count * mean * mean).max(0.0) / (count - 1.0).max(1.0);
        Estimate::of_share(sets, mean / size, variance / (size * size))
    }
}

impl Estimate {
    /// Returns the estimate of a share, `0.0..=1.0`, from so many sets with this mean and variance.
    ///
    /// The interval is Student's, from the variance of the sets. Where all of them gave everything or nothing, they
    /// have none; the open end is then Wilson's, each set taken for one trial.
    pub fn of_share(sets: u64, mean: f64, variance: f64) -> Self {
        let count = sets as f64;
        let (low, high) = match sets {
            0 | 1 => (0.0, 1.0),
            _ if mean <= 0.0 => (0.0, Z * Z / (count + Z * Z)),
            _ if 1.0 <= mean => (count / (count + Z * Z), 1.0),
            _ => {
                let reach = student(count - 1.0) * (variance / count).sqrt();
                ((mean - reach).max(0.0), (mean + reach).min(1.0))
            }
        };
        Self { value: mean, low, high }
    }
}

impl Estimate {
    /// Returns how many points a game the first bot of a pairing won more than the second, in sets of so many games.
    ///
    /// The interval is Student's, from the variance of the sets; it is the value alone where there is none.
    pub fn of_points(pairing: &PairTally, games: usize) -> Self {
        let sums = pairing.sets.iter().map(|(set, count)| (f64::from(set.points) / games as f64, *count));
        let scores = Scores(sums.collect());
        let count = scores.count().max(1) as f64;
        let (value, error) = (scores.mean(), (scores.variance() / count).sqrt());
        let reach = if count < 2.0 { 0.0 } else { student(count - 1.0) * error };
        Self { value, low: value - reach, high: value + reach }
    }
}

/// Returns how many standard errors lie on either side of 95 %, where the variance comes from `freedom + 1` values.
fn student(freedom: f64) -> f64 {
    // From here on two terms of its series are exact to eleven digits; the search for it loses digits, then its end.
    if 1e4 <= freedom {
        let first = (Z.powi(3) + Z) / 4.0;
        let second = (5.0 * Z.powi(5) + 16.0 * Z.powi(3) + 3.0 * Z) / 96.0;
        return Z + first / freedom + second / freedom.powi(2);
    }
    StudentsT::new(0.0, 1.0, freedom).map_or(Z, |it| it.inverse_cdf(0.975))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(found: Estimate, [value, low, high]: [f64; 3]) {
        let near = |a: f64, b: f64| (a - b).abs() < 5e-5;
        assert!(near(found.value, value) && near(found.low, low) && near(found.high, high), "{found:?}");
    }

    #[test]
    fn the_interval_comes_from_the_variance_of_the_sets() {
        // By hand: mean 0.6, squares 20 · 0.36 + 40 · 0.01 + 40 · 0.16 = 14, variance 14 / 99, error √(0.141414 / 100)
        // = 0.0376051; Student's factor for 99 degrees of freedom is 1.984217 by the tables.
        let scores = Scores(vec![(0.0, 20), (0.5, 40), (1.0, 40)]);
        assert_eq!((scores.count(), scores.variance()), (100, 14.0 / 99.0));
        check(scores.estimate(), [0.6, 0.525_383, 0.674_617]);
        // Five sets: the factor is 2.776445 for 4 degrees of freedom; mean 0.5, variance 0.5 / 4.
        check(Scores(vec![(0.0, 1), (0.5, 3), (1.0, 1)]).estimate(), [0.5, 0.061_008, 0.938_992]);
    }

    #[test]
    fn the_interval_of_very_many_sets_goes_on_where_that_of_many_ends() {
        // By the tables: 1.960201 for 10000 degrees of freedom, 1.959966 for a million.
        for (freedom, factor) in [(9_999.0, 1.960_201), (1e4, 1.960_201), (1e6, 1.959_966), (u64::MAX as f64, Z)] {
            assert!((student(freedom) - factor).abs() < 5e-6, "{freedom}: {}", student(freedom));
        }
    }

    #[test]
    fn sets_without_variance_say_no_more_than_so_many_trials_do() {
        // Wilson's bound: 1 / (1 + 3.841459 / n).
        check(Scores(vec![(1.0, 10)]).estimate(), [1.0, 0.722_467, 1.0]);
        check(Scores(vec![(0.0, 10)]).estimate(), [0.0, 0.0, 0.277_533]);
        check(Scores(vec![(0.5, 10)]).estimate(), [0.5, 0.5, 0.5]);
        check(Scores(vec![(1.0, 1)]).estimate(), [1.0, 0.0, 1.0]);
    }

    #[test]
    fn a_share_of_games_is_told_from_the_sums_of_its_sets() {
        // The sets of the first test, of two games each: won 0, 1 and 2 of them.
        let share = Share { won: 40 + 80, squares: 40 + 160 };
        check(share.estimate(100, 200), [0.6, 0.525_383, 0.674_617]);
    }
}
