//! Every way a card lets a marble walk, found once when rules are made: where it ends and what could bar it.
//!
//! The board is the same all round, so ways are kept as seat A sees its own marbles; the switches that say where a
//! marble may walk at all are settled here, and what is left to ask of a board is in [`Obstacles`].

use std::fmt;

use crate::tock::{
    actor::Actor,
    board::{Board, Place, SPOTS, Slot, Spot, SpotSet},
    rules::{Blocks, Landing, OwnCrossing, Rules},
    seat::{SEATS, Seat, SeatSet},
    walk::{Course, Walker, posts},
};

/// Posts and slots, as a walker's seat sees them: what a walk goes over, or what bars.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Bars(u16);

impl Bars {
    const NONE: Self = Self(0);

    const fn post(seat: Seat) -> Self {
        Self(1 << seat.index())
    }

    const fn slot(number: u8) -> Self {
        Self(1 << (SEATS as u8 + number - 1))
    }

    const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    /// Tells whether the walker's own post is among them.
    pub const fn has_own_post(self) -> bool {
        self.meets(Self::post(Seat::A))
    }

    /// Returns the slots as spots of `seat`'s home.
    pub const fn slots(self, seat: Seat) -> SpotSet {
        SpotSet::slots(seat, self.0 as u32 >> SEATS)
    }
}

/// A way to walk: where it ends, and over what it goes.
///
/// Over the posts on its way, the last square included; over the slots that must be free, the last included.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Way {
    to: Spot,
    pub over: Bars,
}

impl Way {
    /// Returns where a marble of `seat` ends.
    pub const fn to(self, seat: Seat) -> Spot {
        self.to.as_seen_from(seat)
    }
}

/// The ways of one action with the steps they take, by the spot from which they lead.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Ways {
    ways: Vec<(u8, Way)>,
    /// Where in `ways` those from a spot begin; they end where the next spot's begin.
    begin: [u16; SPOTS + 1],
}

impl Ways {
    /// Returns the ways of a marble that walks all steps of a card, in the order moves are listed.
    pub fn of_all_steps(rules: &Rules, stride: Stride) -> Self {
        Self::new(rules, |from| {
            let ways = Course::ALL.into_iter().filter_map(|it| way(rules, from, stride, it));
            ways.map(|it| (stride.n.unsigned_abs(), it)).collect()
        })
    }

    /// Returns the ways of a marble that walks any number of steps up to `most`, in the order splits are listed: step
    /// by step along the track, with all ways into home where the marble comes by its doorstep.
    pub fn of_some_steps(rules: &Rules, most: u8) -> Self {
        Self::new(rules, |from| shared_ways(rules, from, most))
    }

    fn new(rules: &Rules, ways_from: impl Fn(Spot) -> Vec<(u8, Way)>) -> Self {
        let mut found = Self { ways: vec![], begin: [0; SPOTS + 1] };
        let track = rules.track();
        let spots: SpotSet = track.all().iter().map(|it| Spot::from(*it)).chain(track.slots(Seat::A).iter()).collect();
        let mut all = SpotSet::EVERY.iter();
        for begin in &mut found.begin {
            *begin = found.ways.len() as u16;
            if let Some(from) = all.next().filter(|it| spots.contains(*it)) {
                found.ways.extend(ways_from(from));
            }
        }
        found
    }

    /// Returns the ways of a marble of `seat`.
    pub fn of(&self, seat: Seat, from: Spot) -> &[(u8, Way)] {
        let from = from.seen_from(seat).index();
        &self.ways[usize::from(self.begin[from])..usize::from(self.begin[from + 1])]
    }
}

impl fmt::Debug for Ways {
    /// Tells how many: thousands of ways would drown everything else.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ways", self.ways.len())
    }
}

/// How a card walks a marble.
#[derive(Clone, Copy)]
pub(super) struct Stride {
    /// How many steps, backward if negative.
    pub n: i8,
    /// Whether another player moves the marble.
    pub foreign: bool,
    /// Whether the marble may cross its own post in any case.
    pub cross_own_post: bool,
}

fn shared_ways(rules: &Rules, from: Spot, most: u8) -> Vec<(u8, Way)> {
    let mut ways = vec![];
    let mut add = |steps: u8, course| {
        let stride = Stride { n: steps as i8, foreign: false, cross_own_post: false };
        let way = way(rules, from, stride, course);
        ways.extend(way.map(|it| (steps, it)));
        way.is_some()
    };
    let mut has_turned_in = false;
    for steps in 1..=most {
        if !has_turned_in && add(steps, Course::Home) {
            has_turned_in = true;
            (steps + 1..=most).for_each(|it| {
                add(it, Course::Home);
            });
        }
        add(steps, Course::Track);
        add(steps, Course::Shortcut);
    }
    ways
}

/// Returns the way a marble of A goes by this course, if there is one.
///
/// Source: `rules/README.md`, 4.
fn way(rules: &Rules, from: Spot, stride: Stride, course: Course) -> Option<Way> {
    let Stride { n, foreign, cross_own_post } = stride;
    let track = rules.track();
    let walker = Walker { seat: Seat::A, from, trample: false, cross_own_post, foreign };
    let to = walker.aim(rules, n, course)?;
    let slots = |from: u8, to: u8| {
        let first = if rules.home.jump { to } else { from + 1 };
        (first..=to).map(Bars::slot).fold(Bars::NONE, Bars::or)
    };
    let (square, over) = match (from.place(), to.place()) {
        (Place::Home(_, Slot(one)), Place::Home(_, Slot(other))) => {
            return (0 < n).then(|| Way { to, over: slots(one, other) });
        }
        (Place::Home(..), Place::Track(_)) => return None,
        (Place::Track(square), Place::Home(_, Slot(slot))) => {
            let closed = foreign && !rules.home.foreign_moved_may_enter || n < 0 && !rules.home.enter_backward;
            if closed {
                return None;
            }
            (square, slots(0, slot))
        }
        (Place::Track(square), Place::Track(_)) => (square, Bars::NONE),
    };
    let on_track = match course {
        Course::Track => n,
        Course::Shortcut => n + n.signum() * track.section_length() as i8,
        Course::Home => n.signum() * walker.doorstep_away(rules, square, n) as i8,
    };
    let over = posts(rules, square, on_track).map(Bars::post).fold(over, Bars::or);
    let may_cross = rules.post.own_crossing == OwnCrossing::Free || cross_own_post;
    (may_cross || !over.has_own_post()).then_some(Way { to, over })
}

/// What keeps marbles of one seat from walking on a board.
#[derive(Clone, Copy)]
pub(super) struct Obstacles {
    bars: Bars,
    /// Where no walk may end, in two halves: a lookup is quicker than a long shift.
    no_end: [u64; 2],
}

impl Obstacles {
    /// Returns what keeps `walker`'s marbles from walking by an action, `guarded` being the seats with a guarded marble.
    ///
    /// Source: `rules/README.md`, 4 and 5.
    pub fn of(actor: &Actor<'_>, board: &Board, guarded: SeatSet, walker: Seat, trample: bool) -> Self {
        let rules = actor.rules;
        let own = board.marbles(walker);
        let others_guarded = guarded.without(SeatSet::only(walker));
        let (mut bars, mut no_end) = Self::of_others(actor, board, others_guarded, walker, trample);
        bars = bars.or(Bars((own.slot_bits(walker) << SEATS) as u16));
        if guarded.contains(walker) {
            if rules.post.blocks == Blocks::Everyone {
                bars = bars.or(Bars::post(Seat::A));
            }
            if !trample {
                no_end.insert(rules.track().post(walker));
            }
        }
        if !trample && rules.land.on_own == Landing::Illegal {
            no_end = no_end.or(own);
        }
        Self { bars, no_end: no_end.halves() }
    }

    /// Returns what keeps `walker`'s marbles from walking, but for its own marbles; `guarded` are other seats.
    pub fn without_own(actor: &Actor<'_>, board: &Board, guarded: SeatSet, walker: Seat, trample: bool) -> Self {
        let (bars, no_end) = Self::of_others(actor, board, guarded, walker, trample);
        Self { bars, no_end: no_end.halves() }
    }

    fn of_others(actor: &Actor<'_>, board: &Board, guarded: SeatSet, walker: Seat, trample: bool) -> (Bars, SpotSet) {
        let rules = actor.rules;
        let bars = match rules.post.blocks {
            Blocks::Nobody => Bars::NONE,
            Blocks::Others | Blocks::Everyone => Bars(guarded.seen_from(walker).into()),
        };
        let mut no_end = rules.track().posts(guarded);
        if !trample && rules.land.on_partner == Landing::Illegal {
            let partner = rules.partner(actor.table, walker);
            no_end = partner.map_or(no_end, |it| no_end.or(board.on_track(it)));
        }
        (bars, no_end)
    }

    /// Tells whether the way that ends at `to` is open.
    pub fn leave_open(&self, way: Way, to: Spot) -> bool {
        let half = self.no_end[to.index() / 64 % 2];
        !way.over.meets(self.bars) && half >> (to.index() % 64) & 1 == 0
    }
}
