//! The threads that play a plan. Sets are played in any order and counted in the order of their seeds, so that what
//! has been counted when something stops it depends on nothing but the seeds.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    ops::ControlFlow,
    sync::{
        atomic::{AtomicU64, Ordering},
        mpsc::{self, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use crate::{
    arena::{
        contest::Contest,
        plan::{Plan, Seeds},
        play::{Match, Played, SEATS},
        seating::Side,
        tally::Tally,
    },
    bot::{Limit, Stop},
    words,
};

/// How long a thread keeps sets to itself before it hands them in: a game may take less time than a message.
const HAND_IN: Duration = Duration::from_millis(50);

/// What is known while games are played.
#[derive(Clone, Copy, Debug)]
pub struct Done<'a> {
    /// All that has been counted.
    pub tally: &'a Tally,
    /// The seeds of which it is the whole.
    pub seeds: Seeds,
    /// What went wrong with bots in the last of them, in words.
    pub troubles: &'a [String],
}

/// The games of one seed in which two of the bots met.
#[derive(Default)]
struct Set {
    games: Vec<Played>,
    troubles: Vec<String>,
}

/// Plays the seeds on so many threads and returns what was counted and of which seeds, the first of these.
///
/// `watch` sees the count whenever it has grown by a seed, and now and then; when it breaks off, nothing is counted any
/// more. The count of some seeds is the same for any number of threads, but for how long bots thought.
pub fn run<G: Contest>(
    plan: &Plan<'_, G>,
    seeds: Seeds,
    threads: NonZeroUsize,
    watch: &mut dyn FnMut(&Done<'_>) -> ControlFlow<()>,
) -> (Tally, Seeds) {
    let next = AtomicU64::new(0);
    let stop = Stop::default();
    let (hand_in, handed_in) = mpsc::channel();
    thread::scope(|scope| {
        for _ in 0..threads.get() {
            let (hand_in, stop, next) = (hand_in.clone(), &stop, &next);
            let voice = words::voice();
            scope.spawn(move || {
                // Bots put their troubles into words.
                words::speak(voice);
                work(plan, seeds, next, stop, &hand_in);
            });
        }
        drop(hand_in);
        let mut count = Count::new(plan, seeds);
        loop {
            let more = match handed_in.recv_timeout(HAND_IN) {
                Ok(sets) => count.take(sets, watch),
                Err(RecvTimeoutError::Timeout) => watch(&count.done()),
                Err(RecvTimeoutError::Disconnected) => break,
            };
            if more.is_break() {
                stop.tell();
                break;
            }
        }
        (count.tally, count.seeds)
    })
}

/// Plays one set after another until there are no more.
fn work<G: Contest>(
    plan: &Plan<'_, G>,
    seeds: Seeds,
    next: &AtomicU64,
    stop: &Stop,
    hand_in: &Sender<Vec<(u64, Set)>>,
) {
    let pairings = plan.pairings();
    let total = seeds.len().saturating_mul(pairings.len() as u64);
    let mut sets = vec![];
    let mut since = Instant::now();
    loop {
        let number = next.fetch_add(1, Ordering::Relaxed);
        if total <= number {
            break;
        }
        let (seed, pairing) = (number / pairings.len() as u64, number % pairings.len() as u64);
        let Some(set) = play_set(plan, seeds.from + seed, pairings[pairing as usize], stop) else { break };
        sets.push((number, set));
        if HAND_IN <= since.elapsed() {
            since = Instant::now();
            // Who counts has left only if nothing more is to be counted.
            hand_in.send(std::mem::take(&mut sets)).ok();
        }
    }
    hand_in.send(sets).ok();
}

/// Plays the games of one set; nothing if it was told to stop.
fn play_set<G: Contest>(plan: &Plan<'_, G>, seed: u64, bots: (usize, usize), stop: &Stop) -> Option<Set> {
    let game = Match::<G> { rules: &plan.table.rules, players: plan.players, seed, max_turns: plan.max_turns };
    let limit = Limit { stop: stop.clone(), ..Limit::default() };
    let mut set = Set::default();
    for seating in &plan.seatings {
        let kind = |side| match side {
            Side::First => &plan.bots[bots.0],
            Side::Second => &plan.bots[bots.1],
        };
        let mut kinds = [None; SEATS];
        kinds.iter_mut().zip(&seating.0).for_each(|(seated, side)| *seated = side.map(kind));
        let mut bots = G::seat(kinds, seed, &limit);
        let played = game.play(&mut bots, stop, |_| {});
        let Ok(played) = played else { unreachable!("the plan asked the rules") };
        let mut played = played?;
        for (seat, trouble) in G::troubles(&mut bots) {
            played.troubled[seat] = true;
            set.troubles.push(trouble);
        }
        set.games.push(played);
    }
    Some(set)
}

/// What has been counted, and what waits for sets before it.
struct Count<'a, G: Contest> {
    plan: &'a Plan<'a, G>,
    pairings: Vec<(usize, usize)>,
    tally: Tally,
    seeds: Seeds,
    waiting: BTreeMap<u64, Set>,
    /// Of the last seed that was counted.
    troubles: Vec<String>,
}

impl<'a, G: Contest> Count<'a, G> {
    fn new(plan: &'a Plan<'a, G>, seeds: Seeds) -> Self {
        Self {
            plan,
            pairings: plan.pairings(),
            tally: Tally::new(plan.bots.len(), plan.seatings.len()),
            seeds: Seeds { to: seeds.from, ..seeds },
            waiting: BTreeMap::new(),
            troubles: vec![],
        }
    }

    fn done(&self) -> Done<'_> {
        Done { tally: &self.tally, seeds: self.seeds, troubles: &self.troubles }
    }

    /// Takes sets and counts every seed that is now complete, in order.
    fn take(&mut self, sets: Vec<(u64, Set)>, watch: &mut dyn FnMut(&Done<'_>) -> ControlFlow<()>) -> ControlFlow<()> {
        self.waiting.extend(sets);
        let count = self.pairings.len() as u64;
        loop {
            let first = self.seeds.len() * count;
            if !(first..first + count).all(|it| self.waiting.contains_key(&it)) {
                return ControlFlow::Continue(());
            }
            self.troubles.clear();
            for (pairing, bots) in self.pairings.iter().enumerate() {
                let mut set = self.waiting.remove(&(first + pairing as u64)).unwrap_or_default();
                self.tally.add_set(pairing, *bots, &self.plan.seatings, &set.games);
                self.troubles.append(&mut set.troubles);
            }
            self.seeds.to += 1;
            watch(&self.done())?;
        }
    }
}
