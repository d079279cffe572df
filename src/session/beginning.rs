//! How a game begins: anew, at a position, or with what happened in another game.

use crate::{
    game::Event,
    session::{
        Moment, Recorded,
        record::{Header, Record},
    },
    tock::State,
};

/// A game that is about to begin: its header, its rules, and what has happened in it already.
#[derive(Clone, Debug)]
pub struct Beginning<G: Recorded = State> {
    pub(super) header: Header<G>,
    pub(super) rules: G::Rules,
    pub(super) events: Vec<Event<G>>,
    pub(super) seed: u64,
}

impl<G: Recorded> Beginning<G> {
    /// Returns a game that begins with the first `events` events of a recorded one, and goes on otherwise.
    ///
    /// The record stays as it is.
    pub fn branch(record: &Record<G>, events: usize, players: &G::Players, seed: u64, when: Moment) -> Self {
        let events = record.events().iter().take(events).cloned().collect();
        Self { events, ..Self::again(record, players, seed, when) }
    }

    /// Returns another game with the same rules and set-up, of these players; one that began at a position begins
    /// there again.
    pub fn again(record: &Record<G>, players: &G::Players, seed: u64, when: Moment) -> Self {
        let header =
            Header { players: players.clone(), seed: Some(seed), when: Some(when.stamp()), ..record.header().clone() };
        Self { header, rules: record.rules().clone(), events: vec![], seed }
    }
}
