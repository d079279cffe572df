//! Where a replay can jump to: the throws to be played, the hits, and the games of the match.

use crate::{
    game::{Event, Game},
    session::{
        record::Record,
        toccadille::{Match, Next},
    },
};

/// Where a replay can jump to, as numbers of events that have happened there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Jumps {
    /// Where each throw is to be played.
    turns: Vec<usize>,
    /// After each move that hit, by itself or by its throw.
    hits: Vec<usize>,
    /// Where each game begins.
    games: Vec<usize>,
}

impl Jumps {
    /// Returns where the replay of a record can jump to.
    pub fn of(record: &Record<Match>) -> Self {
        let mut jumps = Self { turns: vec![], hits: vec![], games: vec![0] };
        let mut state = record.before(0);
        for (index, event) in record.events().iter().enumerate() {
            match event {
                Event::Chance(Next::Game) => jumps.games.push(index + 1),
                Event::Chance(Next::Throw(_)) => {}
                Event::Move(mv) => {
                    jumps.turns.push(index);
                    let mover = state.game().to_move();
                    let hits = |seat| !state.game().view(record.rules(), seat).hits(mv).is_empty();
                    if mover.is_some_and(hits) {
                        jumps.hits.push(index + 1);
                    }
                }
            }
            // Each of them was allowed when it was taken.
            state.apply(record.rules(), event).ok();
        }
        jumps
    }

    /// Returns how many throws were played.
    pub const fn turns(&self) -> usize {
        self.turns.len()
    }

    /// Returns how many games there are.
    pub const fn games(&self) -> usize {
        self.games.len()
    }

    /// Returns how many throws have been played after `at` events.
    pub fn made(&self, at: usize) -> usize {
        self.turns.partition_point(|it| *it < at)
    }

    /// Returns where throw `number`, from 1, is to be played.
    pub fn turn(&self, number: usize) -> Option<usize> {
        self.turns.get(number.checked_sub(1)?).copied()
    }

    /// Returns the place where the next throw is to be played.
    pub fn next_turn(&self, at: usize) -> Option<usize> {
        after(&self.turns, at)
    }

    /// Returns the place where the throw before is to be played.
    pub fn turn_before(&self, at: usize) -> Option<usize> {
        before(&self.turns, at)
    }

    /// Returns the place after the next hit.
    pub fn next_hit(&self, at: usize) -> Option<usize> {
        after(&self.hits, at)
    }

    /// Returns the place after the hit before.
    pub fn hit_before(&self, at: usize) -> Option<usize> {
        before(&self.hits, at)
    }

    /// Tells whether something was hit by the events after `from` up to `to`.
    pub fn has_hit(&self, from: usize, to: usize) -> bool {
        after(&self.hits, from).is_some_and(|it| it <= to)
    }

    /// Returns the beginning of the next game.
    pub fn next_game(&self, at: usize) -> Option<usize> {
        after(&self.games, at)
    }

    /// Returns the beginning of this game, or of the one before if it is there already.
    pub fn game_before(&self, at: usize) -> Option<usize> {
        before(&self.games, at)
    }
}

fn after(places: &[usize], at: usize) -> Option<usize> {
    places.get(places.partition_point(|it| *it <= at)).copied()
}

fn before(places: &[usize], at: usize) -> Option<usize> {
    places.get(places.partition_point(|it| *it < at).checked_sub(1)?).copied()
}
