//! How much a bot may think about one move.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
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
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Tells to stop.
    pub fn tell(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Tells whether somebody told to stop.
    pub fn is_told(&self) -> bool {
        self.0.load(Ordering::Relaxed)
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
