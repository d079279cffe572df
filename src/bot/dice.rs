//! Quick chance for games that are only imagined.

/// A source of chance for thought: quick, and the same for the same seed (`SplitMix64`).
#[derive(Clone, Copy, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Returns the source of a seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Draws a number of `0..n`, as good as equally likely.
    pub const fn pick(&mut self, n: usize) -> usize {
        (((self.next() >> 32) * n as u64) >> 32) as usize
    }

    /// Draws 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        mixed ^ (mixed >> 31)
    }
}
