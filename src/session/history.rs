//! The events of a game, in order, and the game after any of them.

use std::fmt;

use crate::game::{Event, Game};

/// After how many events the game is kept, to go back to.
const EVERY: usize = 8;

/// A game and the events that led to it.
#[derive(Clone)]
pub struct History<G: Game> {
    events: Vec<Event<G>>,
    /// The game before the first event and every [`EVERY`] events later.
    kept: Vec<G>,
    now: G,
    moves: usize,
}

impl<G: Game> History<G> {
    /// Begins with a game before its first event.
    pub fn new(first: G) -> Self {
        Self { events: vec![], kept: vec![first.clone()], now: first, moves: 0 }
    }

    /// Returns the game as it stands.
    pub const fn now(&self) -> &G {
        &self.now
    }

    /// Returns the events, the first one first; those taken back are not among them.
    pub fn events(&self) -> &[Event<G>] {
        &self.events
    }

    /// Returns how many of the events are moves.
    pub const fn moves(&self) -> usize {
        self.moves
    }

    /// Returns how many of the events are chance.
    pub const fn chances(&self) -> usize {
        self.events.len() - self.moves
    }

    /// Returns the game before event `index`; as it stands, if there is no such event.
    ///
    /// # Panics
    ///
    /// If the rules are not those of the game.
    pub fn before(&self, rules: &G::Rules, index: usize) -> G {
        if self.events.len() <= index {
            return self.now.clone();
        }
        let mut game = self.kept[index / EVERY].clone();
        for event in &self.events[index / EVERY * EVERY..index] {
            game.apply(rules, event).ok().expect("the event was allowed before");
        }
        game
    }

    /// Returns the game as it would be after one more event.
    ///
    /// # Errors
    ///
    /// If the rules do not allow the event now.
    pub fn after(&self, rules: &G::Rules, event: &Event<G>) -> Result<G, G::Refusal> {
        let mut after = self.now.clone();
        after.apply(rules, event)?;
        Ok(after)
    }

    /// Adds an event, and the game [`History::after`] it.
    pub fn push(&mut self, event: Event<G>, after: G) {
        self.moves += usize::from(matches!(event, Event::Move(_)));
        self.events.push(event);
        if self.events.len().is_multiple_of(EVERY) {
            self.kept.push(after.clone());
        }
        self.now = after;
    }

    /// Takes back the last `moves` moves with all that followed from them; tells whether there are so many.
    ///
    /// # Panics
    ///
    /// If the rules are not those of the game.
    pub fn undo(&mut self, rules: &G::Rules, moves: usize) -> bool {
        if moves == 0 || self.moves < moves {
            return false;
        }
        let places = self.events.iter().enumerate().rev().filter(|(_, it)| matches!(it, Event::Move(_)));
        let Some((place, _)) = places.take(moves).last() else { return false };
        self.now = self.before(rules, place);
        self.events.truncate(place);
        self.kept.truncate(place / EVERY + 1);
        self.moves -= moves;
        true
    }
}

impl<G: Game> fmt::Debug for History<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("History")
            .field("events", &self.events.len())
            .field("moves", &self.moves)
            .finish_non_exhaustive()
    }
}
