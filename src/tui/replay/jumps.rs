//! Where a replay can jump to: the beginnings of turns, and the moves that sent marbles back.

use crate::{game::Event, session::record::Record, stats, telling::trace::Trace};

/// Where a replay can jump to, as numbers of events that have happened there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jumps {
    /// Before the first move of each turn.
    turns: Vec<usize>,
    /// After each move that sent a marble back.
    captures: Vec<usize>,
}

impl Jumps {
    /// Returns where the replay of a record can jump to.
    pub fn of(record: &Record) -> Self {
        let mut captures = vec![];
        let mut state = record.before(0);
        for (index, event) in record.events().iter().enumerate() {
            match event {
                Event::Chance(order) => state.shuffle_fairly(record.rules(), order),
                Event::Move(mv) => {
                    if !Trace::of(record.rules(), state.board(), mv).sent_back.is_empty() {
                        captures.push(index + 1);
                    }
                    state.play(record.rules(), mv);
                }
            }
        }
        Self { turns: stats::of(record).began, captures }
    }

    /// Returns how many turns there were.
    pub fn last_turn(&self) -> usize {
        self.turns.len()
    }

    /// Returns the place before turn `number`, from 1.
    pub fn turn(&self, number: usize) -> Option<usize> {
        self.turns.get(number.checked_sub(1)?).copied()
    }

    /// Returns which turn comes next or is being played after `at` events, from 1; the last one at the end.
    pub fn turn_at(&self, at: usize) -> usize {
        self.turns.partition_point(|it| *it <= at).max(1).min(self.turns.len())
    }

    /// Returns the place after the next capture.
    pub fn next_capture(&self, at: usize) -> Option<usize> {
        self.captures.iter().copied().find(|it| at < *it)
    }

    /// Returns the place after the capture before.
    pub fn capture_before(&self, at: usize) -> Option<usize> {
        self.captures.iter().copied().rfind(|it| *it < at)
    }

    /// Tells whether a marble was sent back by the events after `from` up to `to`.
    pub fn has_capture(&self, from: usize, to: usize) -> bool {
        self.captures.iter().any(|it| from < *it && *it <= to)
    }
}
