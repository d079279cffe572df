//! How much a bot may think about one move.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// How much thought a move is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Effort {
    /// As much as the level gives it by itself: a fixed amount of work, the same on every machine.
    #[default]
    Usual,
    /// So many deals of the cards that lie hidden, one at least: the same move on every machine.
    Deals(u32),
    /// So much time: a quicker machine thinks further.
    Time(Duration),
}

/// How much a bot may think about one move, and what makes it stop.
#[derive(Clone, Debug, Default)]
pub struct Limit {
    /// How much it is to think.
    pub effort: Effort,
    /// The longest it may take, however much there is left to think.
    pub longest: Option<Duration>,
    /// What tells it to stop at once, with the best move found so far.
    pub stop: Stop,
}

impl Limit {
    /// Returns the limit of a given effort that nothing else cuts short.
    pub fn of(effort: Effort) -> Self {
        Self { effort, ..Self::default() }
    }

    /// Starts the clock of one move.
    pub fn start(&self) -> Clock {
        let most = match self.effort {
            Effort::Usual | Effort::Deals(_) => self.longest,
            Effort::Time(time) => Some(self.longest.map_or(time, |it| it.min(time))),
        };
        Clock { ends: most.map(|it| Instant::now() + it), stop: self.stop.clone() }
    }
}

/// Tells a bot at work to stop; its copies tell the same.
///
/// Questions are numbered, so that what is told about one that is over stops none that comes after it, on whichever
/// thread they meet.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<Questions>);

/// The numbers of the questions that bots were asked.
#[derive(Debug, Default)]
struct Questions {
    /// The last that was asked.
    asked: AtomicU64,
    /// The one that is being thought about.
    begun: AtomicU64,
    /// All before it are to be left alone.
    valid: AtomicU64,
}

impl Stop {
    /// Tells to leave everything alone that was asked so far.
    pub fn tell(&self) {
        self.0.valid.fetch_max(self.0.asked.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
    }

    /// Returns the number of a new question; those before it are to be left alone.
    pub fn ask(&self) -> u64 {
        let number = self.0.asked.fetch_add(1, Ordering::Relaxed) + 1;
        self.0.valid.fetch_max(number, Ordering::Relaxed);
        number
    }

    /// Begins with a question that was asked.
    pub fn begin(&self, number: u64) {
        self.0.begun.store(number, Ordering::Relaxed);
    }

    /// Tells whether what is being thought about is to be left alone.
    pub fn is_told(&self) -> bool {
        self.0.begun.load(Ordering::Relaxed) < self.0.valid.load(Ordering::Relaxed)
    }
}

/// The clock of one move.
#[derive(Clone, Debug)]
pub struct Clock {
    ends: Option<Instant>,
    stop: Stop,
}

impl Clock {
    /// Tells whether the time is up, or somebody told to stop. It reads a clock only where there is a limit of time.
    pub fn is_up(&self) -> bool {
        self.stop.is_told() || self.ends.is_some_and(|it| it <= Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_told_about_one_question_stops_none_that_comes_after_it() {
        let stop = Stop::default();
        assert!(!stop.is_told());
        stop.tell();
        assert!(stop.is_told());
        let first = stop.ask();
        stop.begin(first);
        assert!(!stop.is_told());
        let second = stop.ask();
        assert!(stop.is_told(), "nobody waits for the first any more");
        stop.begin(second);
        assert!(!stop.is_told());
        stop.clone().tell();
        assert!(stop.is_told());
    }

    #[test]
    fn a_clock_is_up_when_the_shorter_of_two_times_is() {
        let second = Duration::from_secs(1);
        for (effort, longest, is_up) in [
            (Effort::Usual, None, false),
            (Effort::Deals(3), Some(second), false),
            (Effort::Deals(3), Some(Duration::ZERO), true),
            (Effort::Time(second), Some(Duration::ZERO), true),
            (Effort::Time(Duration::ZERO), Some(second), true),
            (Effort::Time(second), None, false),
        ] {
            let limit = Limit { effort, longest, stop: Stop::default() };
            assert_eq!(limit.start().is_up(), is_up, "{limit:?}");
        }
    }
}
