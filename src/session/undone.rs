//! Taking moves back as far as the game allows, and going forward again.

use crate::{
    game::Event,
    session::{Failure, Follows, Played, Session},
};

/// What came of taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Back<Move> {
    /// This move, which was not handed on, is taken back.
    Open(Move),
    /// So many moves are taken back, as far as the last one of a player at the keyboard, which was this.
    Far(usize, Move),
    /// Nothing is.
    Nothing(NoWayBack),
}

/// Why nothing can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoWayBack {
    /// Nobody at the keyboard has moved.
    NoMove,
    /// A card was turned up after the last move, or the dice were thrown again.
    TurnedUp,
    /// The turn was handed on.
    HandedOn,
}

impl<G: Played> Session<G> {
    /// Takes back the last move that is not handed on; in a game for practice, as far as the last move of a player.
    ///
    /// # Errors
    ///
    /// If the game has ended, or it cannot be kept.
    pub fn take_back(&mut self) -> Result<Back<G::Move>, Failure> {
        let by_human = self.moved_last().is_some_and(|it| self.is_human(it));
        let is_open = self.end().is_none() && by_human && self.not_handed_on() != 0;
        let count = match self.is_practice() {
            _ if is_open => Some(1),
            true => self.moves_since_decision(),
            false => None,
        };
        let events = self.record.events().iter().rev();
        let moves = events.filter_map(|it| match it {
            Event::Move(mv) => Some(*mv),
            Event::Chance(_) => None,
        });
        let taken: Vec<G::Move> = moves.take(count.unwrap_or_default()).collect();
        let Some(first) = taken.last().copied() else { return Ok(Back::Nothing(self.no_way_back())) };
        self.undo(taken.len())?;
        self.undone.extend(&taken);
        Ok(if is_open { Back::Open(first) } else { Back::Far(taken.len(), first) })
    }

    /// Plays again what was taken back, as far as the next move of a player; tells whether there was anything.
    ///
    /// What follows from the last of the moves may be left to [`Session::go_on`].
    ///
    /// # Errors
    ///
    /// If it cannot be kept; what was taken back is forgotten then.
    pub fn forward(&mut self) -> Result<bool, Failure> {
        let is_any = !self.undone.is_empty();
        let done = self.play_undone();
        if done.is_err() {
            self.undone.clear();
        }
        done.map(|()| is_any)
    }

    /// Makes a bot's move, and hands it on; in a game for practice one that wins is not, so that it can be taken back.
    ///
    /// # Errors
    ///
    /// As [`Session::play`].
    pub fn play_for_bot(&mut self, mv: &G::Move) -> Result<(), Failure> {
        self.make(mv)?;
        if self.is_practice() && self.follows() == Some(Follows::End) {
            return Ok(());
        }
        self.go_on()
    }

    /// Keeps what was taken back only as long as it is played again.
    pub(super) fn forget_undone(&mut self, mv: &G::Move) {
        if self.undone.pop().is_some_and(|it| it != *mv) {
            self.undone.clear();
        }
    }

    fn play_undone(&mut self) -> Result<(), Failure> {
        while let Some(mv) = self.undone.last().copied() {
            self.next_game()?;
            self.make(&mv)?;
            let by_human = self.moved_last().is_some_and(|it| self.is_human(it));
            // The last of them was perhaps not handed on.
            if self.undone.is_empty() && by_human {
                break;
            }
            self.go_on()?;
            if self.to_move().is_some_and(|it| self.is_human(it)) {
                break;
            }
        }
        Ok(())
    }

    fn no_way_back(&self) -> NoWayBack {
        match self.moved_last() {
            None => NoWayBack::NoMove,
            Some(_) if self.is_practice() => NoWayBack::NoMove,
            Some(last) if self.to_move() == Some(last) => NoWayBack::TurnedUp,
            Some(_) => NoWayBack::HandedOn,
        }
    }

    /// Returns who made the last move, if anybody did.
    pub(super) fn moved_last(&self) -> Option<G::Seat> {
        let is_move = |it: &Event<G>| matches!(it, Event::Move(_));
        self.record.mover(self.record.events().iter().rposition(is_move)?)
    }
}
