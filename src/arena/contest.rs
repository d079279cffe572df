//! What the arena must know of a game to let bots play it many times over.

mod toccadille;
mod tock;

use std::fmt::{Debug, Display};

use crate::{
    arena::play::{Counts, Match, SEATS},
    bot::Limit,
    game::Game,
    games::Name,
    profile::Ruled,
};

/// A game that bots can play many times over.
///
/// Seats are known by their places in the list of them, from 0.
pub trait Contest: Game<Rules: Sync, Move: Copy> + Ruled<Switch: Sync> + Copy {
    /// What plays a seat, as flags name it.
    type Kind: Clone + Debug + Display + Send + Sync;
    /// The bots of one game.
    type Bots;
    /// What counting writes on, to be used again.
    type Scratch: Default;

    /// What is told of the game.
    const FACTS: Facts;

    /// Returns the seats that play, in the order of the table.
    fn seated(players: u8) -> Vec<usize>;

    /// Tells whether partners win together.
    fn has_teams(rules: &Self::Rules, players: u8) -> bool;

    /// Returns a game before its first event.
    ///
    /// # Errors
    ///
    /// If the rules are not for so many players.
    fn begin(game: &Match<'_, Self>) -> Result<Self, Self::Refusal>;

    /// Returns why the rules refuse something, in words.
    fn refused(refusal: &Self::Refusal) -> String;

    /// Seats a bot wherever somebody is named.
    fn seat(kinds: [Option<&Self::Kind>; SEATS], seed: u64, limit: &Limit) -> Self::Bots;

    /// Returns what went wrong with the bots of a game, each with its seat.
    fn troubles(bots: &mut Self::Bots) -> Vec<(usize, String)>;

    /// Returns the seats in the order in which they play, as soon as it is known who begins.
    fn order(&self) -> Option<[Option<usize>; SEATS]>;

    /// Returns the place of a seat.
    fn place(seat: Self::Seat) -> usize;

    /// Lets chance do what the game waits for: the event of this number under a seed.
    fn chance(&mut self, rules: &Self::Rules, seed: u64, number: usize);

    /// Returns the move that the bot on a seat chooses.
    ///
    /// # Panics
    ///
    /// If no bot sits there.
    fn choose(&self, rules: &Self::Rules, seat: Self::Seat, bots: &mut Self::Bots) -> Self::Move;

    /// Shows a move that is about to be made to all other bots.
    fn show(&self, rules: &Self::Rules, mv: &Self::Move, bots: &mut Self::Bots);

    /// Makes a legal move and counts what it does.
    fn make(&mut self, rules: &Self::Rules, mv: &Self::Move, counts: &mut Counts, scratch: &mut Self::Scratch);

    /// Counts what is seen when the game is over, or stopped.
    fn finish(&self, rules: &Self::Rules, counts: &mut Counts);

    /// Returns who won, and how many points that is.
    fn won(end: &Self::Outcome) -> Won;
}

/// Who won a game, and what it counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Won {
    /// Whether each seat won; nobody if the game was drawn or stopped.
    pub by: [bool; SEATS],
    /// How many points it counts.
    pub points: u8,
}

impl Won {
    /// Returns whether nobody won.
    pub fn is_nobody(&self) -> bool {
        !self.by.contains(&true)
    }
}

/// What is told of a game, whatever was played.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// The seats, as records name them.
    pub seats: &'static [&'static str],
    /// What is counted beside who won, as results name it.
    pub counts: &'static [&'static str],
    /// Which of the counts is told as a share of all turns too, with its name in results.
    pub share: (&'static str, &'static str),
    /// Whether some games count more than others.
    pub has_points: bool,
    /// What a seat is called, in words.
    pub seat: fn(usize) -> String,
}

impl Facts {
    /// Returns what is told of a game.
    pub fn of(game: Name) -> Self {
        game.either(facts::<crate::tock::State>, facts::<crate::toccadille::State>)
    }

    /// Returns the place of a count in the list of them; past its end if there is none of this name.
    pub fn count(&self, name: &str) -> usize {
        self.counts.iter().position(|it| *it == name).unwrap_or(self.counts.len())
    }
}

fn facts<G: Contest>() -> Facts {
    G::FACTS
}
