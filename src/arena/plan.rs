//! Which bots are to meet, over which seeds, and how they sit.

use std::fmt;

use crate::{
    arena::{
        contest::Contest,
        play::Match,
        seating::{Format, Seating, seatings},
    },
    profile::Table,
    tock,
};

/// Numbers that shuffle: from the first up to the last, which is not one of them any more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// The first.
    pub from: u64,
    /// The one after the last.
    pub to: u64,
}

impl Seeds {
    /// Returns how many they are.
    pub const fn len(self) -> u64 {
        self.to.saturating_sub(self.from)
    }

    /// Tells whether there is none.
    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

impl fmt::Display for Seeds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.from, self.to)
    }
}

/// Which games are to be played.
#[derive(Clone, Debug)]
pub struct Plan<'a, G: Contest = tock::State> {
    pub(super) table: &'a Table<G>,
    pub(super) players: u8,
    pub(super) bots: Vec<G::Kind>,
    pub(super) format: Format,
    pub(super) seatings: Vec<Seating>,
    pub(super) max_turns: u64,
}

/// Why bots cannot meet so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It takes two.
    TooFewBots,
    /// Partners win together, so nobody sits alone.
    AloneInTeams,
    /// The rules are not for so many, in words.
    Refused(String),
}

impl<'a, G: Contest> Plan<'a, G> {
    /// Plans every meeting of two of the bots, in the order they are named.
    ///
    /// # Errors
    ///
    /// If there are fewer than two, or the rules do not allow it.
    pub fn new(
        table: &'a Table<G>,
        players: u8,
        bots: Vec<G::Kind>,
        format: Format,
        max_turns: u64,
    ) -> Result<Self, Unfit> {
        if bots.len() < 2 {
            return Err(Unfit::TooFewBots);
        }
        let rules = &table.rules;
        let first = Match::<G> { rules, players, seed: 0, max_turns };
        G::begin(&first).map_err(|it| Unfit::Refused(G::refused(&it)))?;
        if format == Format::Alone && G::has_teams(rules, players) {
            return Err(Unfit::AloneInTeams);
        }
        Ok(Self { table, players, bots, format, seatings: seatings::<G>(rules, players, format), max_turns })
    }

    /// Returns the games of a set: who sits where in each.
    pub fn seatings(&self) -> &[Seating] {
        &self.seatings
    }

    /// Returns which bots meet, by their numbers in the list.
    pub fn pairings(&self) -> Vec<(usize, usize)> {
        pairings(self.bots.len())
    }
}

/// Returns every two of so many bots, the one named first before the other.
pub fn pairings(bots: usize) -> Vec<(usize, usize)> {
    (0..bots).flat_map(|first| (first + 1..bots).map(move |second| (first, second))).collect()
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::TooFewBots => crate::say!("arena-too-few-bots"),
            Self::AloneInTeams => crate::say!("arena-alone-in-teams"),
            Self::Refused(reason) => reason.clone(),
        })
    }
}
