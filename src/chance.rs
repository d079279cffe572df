//! Chance: numbers drawn fairly, and the same numbers for the same seed for ever.
//!
//! The stream is `ChaCha8`, keyed here and cut into ranges here, so that no other version of a crate can change a seeded
//! game. Every purpose has a stream of its own: a shuffle is the same whatever was drawn before it.

use std::hash::{BuildHasher, Hasher, RandomState};

use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::tock::{Seat, SeatSet};

/// What numbers are drawn for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Who deals first.
    Dealer,
    /// The shuffle of this number in a game, from 0.
    Shuffle(usize),
    /// The throw of this number in a match, from 0.
    Throw(usize),
    /// The choices of a bot on this seat.
    Bot(Seat),
    /// The seed of the game of this number, where many are played.
    Game(u64),
    /// The stock of a game that begins at a position.
    Position,
}

/// A source of chance.
#[derive(Clone, Debug)]
pub struct Chance(ChaCha8Rng);

impl Chance {
    /// Returns the source for one purpose under a seed.
    pub fn new(seed: u64, purpose: Purpose) -> Self {
        let (tag, number) = match purpose {
            Purpose::Dealer => (1, 0),
            Purpose::Shuffle(number) => (2, number as u64),
            Purpose::Bot(seat) => (3, seat.index() as u64),
            Purpose::Game(number) => (4, number),
            Purpose::Position => (5, 0),
            Purpose::Throw(number) => (6, number as u64),
        };
        let mut key = [0; 32];
        for (part, word) in key.chunks_exact_mut(8).zip([seed, tag, number]) {
            part.copy_from_slice(&word.to_le_bytes());
        }
        Self(ChaCha8Rng::from_seed(key))
    }

    /// Draws who deals first in a game of this seed.
    ///
    /// # Panics
    ///
    /// If nobody plays.
    pub fn dealer(seed: u64, seats: SeatSet) -> Seat {
        let drawn = Self::new(seed, Purpose::Dealer).pick(seats.len());
        seats.iter().nth(drawn).expect("as many seats as were counted")
    }

    /// Draws a number of `0..n`, each equally likely.
    ///
    /// # Panics
    ///
    /// If `n` is 0, or more than a `u32` holds.
    pub fn pick(&mut self, n: usize) -> usize {
        let n = u32::try_from(n).expect("nothing is drawn from so many");
        assert!(n != 0, "nothing can be drawn from nothing");
        // Lemire's method: the lowest products, too few to be shared out evenly, are drawn again.
        let uneven = n.wrapping_neg() % n;
        loop {
            let product = u64::from(self.0.next_u32()) * u64::from(n);
            if uneven <= product as u32 {
                return (product >> 32) as usize;
            }
        }
    }

    /// Draws a seed.
    pub fn seed(&mut self) -> u64 {
        shorten(self.0.next_u64())
    }
}

/// Returns a seed that nobody chose.
pub fn fresh_seed() -> u64 {
    shorten(RandomState::new().build_hasher().finish())
}

/// Keeps as many bits as every reader of JSON keeps.
const fn shorten(seed: u64) -> u64 {
    seed >> 11
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_same_numbers_for_ever() {
        // Worked out by another program from the definition of the cipher.
        let drawn = |seed, purpose| {
            let mut chance = Chance::new(seed, purpose);
            (0..12).map(|_| chance.pick(54)).collect::<Vec<usize>>()
        };
        assert_eq!(drawn(1, Purpose::Shuffle(0)), [10, 17, 14, 14, 37, 25, 28, 12, 12, 0, 25, 2]);
        assert_eq!(drawn(1, Purpose::Shuffle(1)), [29, 21, 45, 47, 43, 9, 47, 19, 38, 3, 33, 44]);
        assert_eq!(drawn(1, Purpose::Dealer), [18, 12, 29, 44, 8, 26, 33, 18, 1, 48, 53, 5]);
        assert_eq!(drawn(u64::MAX, Purpose::Bot(Seat::D)), [23, 41, 14, 12, 52, 52, 25, 40, 14, 41, 19, 43]);
        assert_eq!(Chance::new(7, Purpose::Game(3)).seed(), 5_252_206_310_059_215);
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut chance = Chance::new(5, Purpose::Dealer);
        for n in [1, 2, 3, 5, 13] {
            let mut drawn = vec![0_i32; n];
            (0..n * 2000).for_each(|_| drawn[chance.pick(n)] += 1);
            assert!(drawn.iter().all(|it| (it - 2000).abs() < 200), "{drawn:?}");
        }
    }
}
