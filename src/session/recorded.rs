//! What a game tells of itself so that records can keep it and sessions can play it.

use std::fmt;

use serde_json::{Map, Value as Json};

use crate::{
    game::{Event, Game},
    profile::Request,
    session::{
        Follows, Player,
        record::{Entry, Header, Keys, Missed, Record, Why},
    },
};

/// A game whose records can be written and read.
pub trait Recorded:
    Game<
        Rules: Clone + fmt::Debug,
        Seat: fmt::Debug + fmt::Display,
        Move: Copy + fmt::Debug,
        Chance: fmt::Debug,
        Outcome: fmt::Debug,
        Refusal: fmt::Debug,
    > + Copy
    + fmt::Debug
{
    /// How the game was set up, beside what can be said of any game.
    type SetUp: Clone + fmt::Debug + Eq;
    /// Who plays the seats.
    type Players: Clone + fmt::Debug + Eq;
    /// How a game ended.
    type End: Clone + fmt::Debug + Eq;

    /// The keys of the lines that tell what happens.
    const EVENTS: &'static [&'static str];
    /// What a key misses that should name a seat.
    const SEAT: Missed;

    /// Returns the seat of this name.
    fn seat(name: &str) -> Option<Self::Seat>;

    /// Returns everybody who plays.
    fn players(players: &Self::Players) -> impl Iterator<Item = (Self::Seat, &Player)>;

    /// Returns who plays a seat, to be replaced by somebody else; nobody if the seat does not play.
    fn player_mut(players: &mut Self::Players, seat: Self::Seat) -> Option<&mut Player>;

    /// Returns the rules with these switches.
    ///
    /// # Errors
    ///
    /// If they cannot be played.
    fn rules(resolved: &Json) -> Result<Self::Rules, Why>;

    /// Returns every switch of the rules shipped under these names.
    ///
    /// # Errors
    ///
    /// If there are none.
    fn shipped(request: &Request) -> Result<Json, Why>;

    /// Adds the set-up to the first line.
    fn write_set_up(set_up: &Self::SetUp, line: &mut Map<String, Json>);

    /// Reads the set-up from the first line, and who plays, everybody without a name.
    ///
    /// # Errors
    ///
    /// With the key that is wrong.
    fn read_set_up(line: Keys<'_>) -> Result<(Self::SetUp, Self::Players), Why>;

    /// Returns the game before its first event.
    ///
    /// # Errors
    ///
    /// If the rules do not allow it to begin so.
    fn first(header: &Header<Self>, rules: &Self::Rules) -> Result<Self, Why>;

    /// Returns why the record cannot go on with an event that the rules refuse.
    fn refused(refusal: Self::Refusal) -> Why;

    /// Returns the line that adds an event to a record, which it fits.
    fn write_event(event: &Event<Self>, record: &Record<Self>) -> Json;

    /// Reads the line of an event, which has the key `kind` of [`Recorded::EVENTS`].
    ///
    /// # Errors
    ///
    /// If it says nothing that can be meant now.
    fn read_event(kind: &'static str, line: Keys<'_>, record: &Record<Self>) -> Result<Event<Self>, Why>;

    /// Returns the value of the key `end`.
    fn write_end(end: &Self::End) -> Json;

    /// Reads the value of the key `end`.
    ///
    /// # Errors
    ///
    /// With the key that is wrong.
    fn read_end(end: Keys<'_>) -> Result<Self::End, Why>;

    /// Returns the end of a game that is stopped for this reason.
    fn stopped(reason: &str) -> Self::End;

    /// Returns the end that the game has come to by its rules.
    fn ended(&self, rules: &Self::Rules) -> Option<Self::End>;

    /// Tells whether the game may be said to have ended so now.
    ///
    /// # Errors
    ///
    /// If it has not.
    fn check_end(&self, rules: &Self::Rules, end: &Self::End) -> Result<(), Why>;

    /// Tells whether an entry may come now, after an end of the game or before one.
    ///
    /// # Errors
    ///
    /// If it may not.
    fn check_order(&self, rules: &Self::Rules, end: Option<&Self::End>, entry: &Entry<Self>) -> Result<(), Why>;

    /// Tells whether there is nothing left to be played, whether the record says so already or not.
    fn is_finished(&self, rules: &Self::Rules, end: Option<&Self::End>) -> bool;
}

/// A game that a session can play.
pub trait Played: Recorded {
    /// Returns what chance does next, if the game waits for it: the event of this number, from 0, under a seed.
    fn by_chance(&self, rules: &Self::Rules, seed: u64, number: usize) -> Self::Chance;

    /// Returns a move as it is to be recorded: one of those that come to the same.
    fn meant(&self, rules: &Self::Rules, mv: &Self::Move) -> Self::Move;

    /// Returns the game as it lies on the table after a legal move that is not handed on: without what follows from it.
    #[must_use]
    fn laid(&self, rules: &Self::Rules, mv: &Self::Move) -> Self;

    /// Tells whether the turn goes on from this game to the one after it, with nothing by chance in between.
    fn goes_on(&self, rules: &Self::Rules, after: &Self) -> bool;

    /// Returns what comes when the last move is handed on, which `mover` made, of a game as it lies on the table.
    fn follows(&self, rules: &Self::Rules, mover: Self::Seat) -> Follows;

    /// Returns what lets another game of the same record begin after this one.
    fn next(&self, rules: &Self::Rules) -> Option<Self::Chance>;
}
