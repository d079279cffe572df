//! Dice, and what chance gives.

use crate::toccadille::seat::BySeat;

/// How many sides a die has.
pub const SIDES: u8 = 6;

/// What one die shows, `1..=6`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Die(u8);

impl Die {
    /// Returns the die that shows `pips`; there is none but from 1 to 6.
    pub const fn new(pips: u8) -> Option<Self> {
        match pips {
            1..=SIDES => Some(Self(pips)),
            _ => None,
        }
    }

    /// Every die, the smallest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=SIDES).map(Self)
    }

    /// Throws a die, fairly if `pick(n)` is uniform on `0..n`.
    pub fn thrown(pick: &mut dyn FnMut(usize) -> usize) -> Self {
        Self((pick(SIDES.into()) % usize::from(SIDES)) as u8 + 1)
    }

    /// Returns how many pips it shows.
    pub const fn pips(self) -> u8 {
        self.0
    }
}

/// Two dice as they were thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Dice(pub Die, pub Die);

impl Dice {
    /// Returns the dice that show these pips, each `1..=6`.
    pub const fn new(one: u8, two: u8) -> Option<Self> {
        match (Die::new(one), Die::new(two)) {
            (Some(one), Some(two)) => Some(Self(one, two)),
            _ => None,
        }
    }

    /// Every throw that differs, the larger die first.
    pub fn all() -> impl Iterator<Item = Self> {
        Die::all().flat_map(|one| Die::all().filter(move |two| *two <= one).map(move |two| Self(one, two)))
    }

    /// Throws two dice, fairly if `pick(n)` is uniform on `0..n`.
    pub fn thrown(pick: &mut dyn FnMut(usize) -> usize) -> Self {
        Self(Die::thrown(pick), Die::thrown(pick))
    }

    /// Returns the larger die.
    pub const fn high(self) -> Die {
        if self.0.0 < self.1.0 { self.1 } else { self.0 }
    }

    /// Returns the smaller die.
    pub const fn low(self) -> Die {
        if self.0.0 < self.1.0 { self.0 } else { self.1 }
    }

    /// Returns the pips of both.
    pub const fn sum(self) -> u8 {
        self.0.0 + self.1.0
    }

    /// Tells whether both show the same.
    pub const fn is_doublet(self) -> bool {
        self.0.0 == self.1.0
    }
}

/// What chance gives in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Throw {
    /// Each player throws to see who begins.
    Opening(BySeat<Rolled>),
    /// The dice of the player to throw.
    Dice(Dice),
}

/// What one player throws to see who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rolled {
    /// One die.
    One(Die),
    /// Two dice.
    Two(Dice),
}

impl Rolled {
    /// Returns the pips thrown.
    pub const fn sum(self) -> u8 {
        match self {
            Self::One(die) => die.pips(),
            Self::Two(dice) => dice.sum(),
        }
    }

    /// Returns the number of each die.
    pub fn pips(self) -> Vec<u8> {
        match self {
            Self::One(die) => vec![die.pips()],
            Self::Two(Dice(one, two)) => vec![one.pips(), two.pips()],
        }
    }
}
