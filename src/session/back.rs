//! Making a move without handing it on, and taking moves back.
//!
//! A move is handed on when somebody else is to move, a card shows that was hidden, or the game ends. Until then it can
//! be taken back, and nothing hidden has been learnt: only [`Played::laid`] is to be seen. Source: `rules/README.md`, 6.

use crate::{
    game::Event,
    session::{Agreed, Failure, Played, Session, TakingBack},
};

/// What comes when a move is handed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Follows {
    /// Somebody else's turn.
    Turn,
    /// Cards turned up after which the same seat may play on, or another throw of its dice.
    MorePlays,
    /// The end of the game.
    End,
}

impl<G: Played> Session<G> {
    /// Makes the move of the seat to move. What follows from it waits for [`Session::go_on`], unless the turn goes on
    /// without anything that was hidden: see [`Session::is_held`].
    ///
    /// # Errors
    ///
    /// If the move is not legal, or cannot be kept.
    pub fn make(&mut self, mv: &G::Move) -> Result<(), Failure> {
        let before = *self.state();
        self.enter_move(mv)?;
        let goes_on = before.goes_on(self.record.rules(), self.record.state());
        self.laid = if goes_on { None } else { Some(before.laid(self.record.rules(), mv)) };
        Ok(())
    }

    /// Tells whether the last move is not handed on yet.
    pub const fn is_held(&self) -> bool {
        self.laid.is_some()
    }

    /// Returns what comes when the last move is handed on; nothing if it was.
    pub fn follows(&self) -> Option<Follows> {
        Some(self.laid.as_ref()?.follows(self.rules(), self.moved_last()?))
    }

    /// Returns what the players agreed on beside the rules.
    pub const fn agreed(&self) -> Agreed {
        self.record.header().agreed
    }

    /// Tells whether the game is for practice: moves may be taken back as far as one likes.
    pub const fn is_practice(&self) -> bool {
        matches!(self.agreed().taking_back, TakingBack::Practice)
    }

    /// Returns how many of the last moves are not handed on: those that can be taken back in any game.
    pub fn not_handed_on(&self) -> usize {
        let rules = self.record.rules();
        let events = self.record.events();
        let mut after = *self.record.state();
        let mut count = 0;
        for index in (0..events.len()).rev() {
            let before = self.record.before(index);
            let held = count == 0 && self.is_held();
            if matches!(events[index], Event::Chance(_)) || !held && !before.goes_on(rules, &after) {
                break;
            }
            count += 1;
            after = before;
        }
        count
    }

    /// Returns how many moves must be taken back until a player at the keyboard is to move, at least one; nothing if
    /// none of them has moved.
    pub fn moves_since_decision(&self) -> Option<usize> {
        let events = self.record.events().iter().enumerate().rev();
        let moves = events.filter(|(_, it)| matches!(it, Event::Move(_)));
        let mut movers = moves.map(|(index, _)| self.record.mover(index));
        movers.position(|it| it.is_some_and(|it| self.is_human(it))).map(|it| it + 1)
    }
}
