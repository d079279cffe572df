//! What is counted of many games. Whole numbers only: what was counted in parts is added up exactly.

use std::collections::BTreeMap;

use crate::arena::{
    plan::pairings,
    play::{Counts, Played, SEATS, Thought},
    seating::{Seating, Side},
};

/// How many turns go into one bar of the lengths of games.
pub const LENGTH_STEP: u64 = 10;

/// What was counted of all games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// The meetings, in the order of [`pairings`].
    pub pairings: Vec<PairTally>,
    /// What the rules and the seats made of it.
    pub balance: Balance,
    /// How long the games were.
    pub lengths: Lengths,
    /// How long each bot thought.
    pub thought: Vec<Thought>,
    /// In how many games each bot had trouble, and another may have moved in its place.
    pub troubled: Vec<u64>,
}

/// How two bots did against each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PairTally {
    /// How many sets ended so for the first bot.
    pub sets: BTreeMap<SetScore, u64>,
    /// The games of each seating.
    pub games: Vec<Games>,
}

/// How a set ended for the first bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct SetScore {
    /// How many games it won.
    pub won: u32,
    /// How many games nobody won.
    pub unfinished: u32,
    /// How many points more it won than the other; where all games count the same, games.
    pub points: i32,
}

/// Games of one seating, as they ended for the first bot.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Games {
    /// How many were played.
    pub played: u64,
    /// How many it won.
    pub won: u64,
    /// How many nobody won.
    pub unfinished: u64,
}

/// What the rules and the seats made of the games, whoever played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    /// How many sets were played.
    pub sets: u64,
    /// How many games were played.
    pub games: u64,
    /// How many nobody won.
    pub unfinished: u64,
    /// What each seat won.
    pub seats: [Share; SEATS],
    /// What was won by whoever played first, second, and so on.
    pub order: [Share; SEATS],
    /// What else the game counts.
    pub counts: Counts,
}

/// How many games somebody won, and how the sets differ in that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// How many games.
    pub won: u64,
    /// The sum, over the sets, of the square of how many games of the set.
    pub squares: u64,
}

/// How long games were, in turns.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths {
    /// All turns of all games.
    pub turns: u64,
    /// The sum of the squares of the turns of each game.
    pub squares: u64,
    /// The turns of the shortest game; 0 if there is none.
    pub shortest: u64,
    /// The turns of the longest game.
    pub longest: u64,
    /// How many games took from so many turns on to ten more.
    pub bars: BTreeMap<u64, u64>,
}

impl Tally {
    /// Returns a tally of no game of so many bots.
    pub fn new(bots: usize, seatings: usize) -> Self {
        let pairing = PairTally { sets: BTreeMap::new(), games: vec![Games::default(); seatings] };
        Self {
            pairings: vec![pairing; pairings(bots).len()],
            balance: Balance::default(),
            lengths: Lengths::default(),
            thought: vec![Thought::default(); bots],
            troubled: vec![0; bots],
        }
    }

    /// Adds a set: the games of the seatings, in their order, in which these two of the bots met.
    pub fn add_set(&mut self, pairing: usize, bots: (usize, usize), seatings: &[Seating], set: &[Played]) {
        self.pairings[pairing].add_set(seatings, set);
        self.balance.add_set(set);
        for (seating, game) in seatings.iter().zip(set) {
            self.lengths.add_game(game.turns);
            for (seat, side) in seating.0.iter().enumerate() {
                let bot = match side {
                    Some(Side::First) => bots.0,
                    Some(Side::Second) => bots.1,
                    None => continue,
                };
                self.thought[bot].add(&game.thought[seat]);
                self.troubled[bot] += u64::from(game.troubled[seat]);
            }
        }
    }

    /// Adds what was counted elsewhere of the same bots. What was read from a file may be more than a game can bring: no
    /// sum goes beyond the largest number.
    pub fn add(&mut self, other: &Self) {
        self.pairings.iter_mut().zip(&other.pairings).for_each(|(ours, theirs)| ours.add(theirs));
        self.balance.add(&other.balance);
        self.lengths.add(&other.lengths);
        self.thought.iter_mut().zip(&other.thought).for_each(|(ours, theirs)| ours.add(theirs));
        self.troubled.iter_mut().zip(&other.troubled).for_each(|(ours, theirs)| add(ours, *theirs));
    }
}

fn add(ours: &mut u64, theirs: u64) {
    *ours = ours.saturating_add(theirs);
}

impl PairTally {
    fn add_set(&mut self, seatings: &[Seating], set: &[Played]) {
        let mut score = SetScore::default();
        for ((seating, game), sum) in seatings.iter().zip(set).zip(&mut self.games) {
            sum.played += 1;
            let points = i32::from(game.won.points);
            match seating.winner(&game.won.by) {
                Some(Side::First) => {
                    score.won += 1;
                    score.points += points;
                    sum.won += 1;
                }
                Some(Side::Second) => score.points -= points,
                None => {
                    score.unfinished += 1;
                    sum.unfinished += 1;
                }
            }
        }
        *self.sets.entry(score).or_default() += 1;
    }

    fn add(&mut self, other: &Self) {
        other.sets.iter().for_each(|(score, count)| add(self.sets.entry(*score).or_default(), *count));
        for (ours, theirs) in self.games.iter_mut().zip(&other.games) {
            add(&mut ours.played, theirs.played);
            add(&mut ours.won, theirs.won);
            add(&mut ours.unfinished, theirs.unfinished);
        }
    }
}

impl Balance {
    fn add_set(&mut self, set: &[Played]) {
        self.sets += 1;
        self.games += set.len() as u64;
        let (mut seats, mut order) = ([0_u64; SEATS], [0_u64; SEATS]);
        for game in set {
            self.unfinished += u64::from(game.won.is_nobody());
            add_counts(&mut self.counts, &game.counts);
            seats.iter_mut().zip(game.won.by).for_each(|(seat, won)| *seat += u64::from(won));
            let places = game.order.iter().flatten();
            order.iter_mut().zip(places).for_each(|(place, seat)| *place += u64::from(game.won.by[*seat]));
        }
        self.seats.iter_mut().zip(seats).for_each(|(share, won)| share.add_set(won));
        self.order.iter_mut().zip(order).for_each(|(share, won)| share.add_set(won));
    }

    fn add(&mut self, other: &Self) {
        add(&mut self.sets, other.sets);
        add(&mut self.games, other.games);
        add(&mut self.unfinished, other.unfinished);
        add_counts(&mut self.counts, &other.counts);
        self.seats.iter_mut().zip(&other.seats).for_each(|(ours, theirs)| ours.add(theirs));
        self.order.iter_mut().zip(&other.order).for_each(|(ours, theirs)| ours.add(theirs));
    }
}

fn add_counts(ours: &mut Counts, theirs: &Counts) {
    ours.iter_mut().zip(theirs).for_each(|(ours, theirs)| add(ours, *theirs));
}

impl Share {
    fn add_set(&mut self, won: u64) {
        self.add(&Self { won, squares: won * won });
    }

    fn add(&mut self, other: &Self) {
        add(&mut self.won, other.won);
        add(&mut self.squares, other.squares);
    }
}

impl Lengths {
    fn add_game(&mut self, turns: u64) {
        let bars = BTreeMap::from([(turns / LENGTH_STEP * LENGTH_STEP, 1)]);
        self.add(&Self { turns, squares: turns * turns, shortest: turns, longest: turns, bars });
    }

    fn add(&mut self, other: &Self) {
        self.shortest = match (self.bars.is_empty(), other.bars.is_empty()) {
            (true, _) => other.shortest,
            (_, true) => self.shortest,
            (false, false) => self.shortest.min(other.shortest),
        };
        self.longest = self.longest.max(other.longest);
        add(&mut self.turns, other.turns);
        add(&mut self.squares, other.squares);
        other.bars.iter().for_each(|(bar, count)| add(self.bars.entry(*bar).or_default(), *count));
    }
}
