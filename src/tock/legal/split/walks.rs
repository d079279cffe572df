//! The walks among which a split is chosen: those that marbles of others leave open, found once.

use std::ops::Range;

use smallvec::SmallVec;

use crate::tock::{
    actor::Actor,
    board::{Board, MAX_HOME, Slot, Spot, SpotSet},
    legal::split::Card,
    rules::{Blocks, Guards, Landing, Rules, SPLIT_STEPS},
    seat::{Seat, SeatSet},
    walk::Walker,
    ways::{Obstacles, Way},
};

/// A walk that marbles of others leave open.
#[derive(Clone, Copy)]
pub(super) struct Walk {
    /// The spots on which no own marble may stand.
    pub needs_free: SpotSet,
    /// The spots from which the walk takes own marbles, the walking one too, wherever they stand.
    pub clears: SpotSet,
    /// The spots that the walk has to do with.
    pub touches: SpotSet,
    /// Where the marble stands then.
    pub lands: SpotSet,
    /// The same if no own marble may have walked away from there, since walking past it comes to the same: where the walk
    /// goes along the track without a jump, and not where a guarded marble would make a difference.
    pub follows: SpotSet,
    pub from: Spot,
    pub to: Spot,
    pub steps: u8,
    /// Which marbles it sends back if they have not walked: a bit each.
    pub takes: u8,
}

impl Walk {
    /// Tells whether it makes a difference which of two walks of different marbles comes first.
    ///
    /// That both end on one spot makes none: one marble stands there in the end, and the other is sent back.
    pub fn clashes(&self, other: &Self) -> bool {
        self.touches.meets(other.touches.without(self.lands.and(other.lands)))
    }
}

/// A marble that may walk.
#[derive(Clone, Copy)]
pub(super) struct Marble {
    pub from: Spot,
    /// Where its walks begin among all walks.
    pub first: usize,
    /// Which of its walks take so many steps at the most: a bit each.
    pub up_to: [u32; SPLIT_STEPS as usize + 1],
}

impl Marble {
    pub const NONE: Self = Self { from: Spot::FIRST, first: 0, up_to: [0; SPLIT_STEPS as usize + 1] };

    /// Returns which of its walks take as many steps as are left, or, unless all are to be used up, fewer.
    pub fn fitting(&self, left: u8, use_up: bool) -> u32 {
        let left = usize::from(left);
        self.up_to[left] & if use_up { !self.up_to[left - 1] } else { u32::MAX }
    }
}

/// Some of the walks: for each marble a bit for each of its walks.
#[derive(Clone, Copy)]
pub(super) struct WalkSet(pub [u32; MAX_HOME as usize]);

impl WalkSet {
    pub const EMPTY: Self = Self([0; MAX_HOME as usize]);

    /// Returns these walks and all of the marbles before number `index`, without those in `clashes`.
    pub fn after(&self, index: usize, clashes: &Self) -> Self {
        let mut after = *self;
        for marble in 0..after.0.len() {
            let earlier = if marble < index { u32::MAX } else { after.0[marble] };
            after.0[marble] = earlier & !clashes.0[marble];
        }
        after
    }
}

/// A value for each walk: on the stack, where those of four marbles that share a seven always find room, and which is
/// not cleared beforehand.
pub(super) type EachWalk<T> = SmallVec<[T; 64]>;

/// The marbles of one colour and their walks.
pub(super) struct Walks<'w> {
    pub marbles: [Marble; MAX_HOME as usize],
    pub len: usize,
    pub each: &'w mut EachWalk<Walk>,
    /// For each walk those of other marbles that cannot change places with it; empty where that is not asked.
    pub clashes: &'w mut EachWalk<WalkSet>,
    /// Whether all marbles of the colour may come home.
    pub may_finish: bool,
}

impl<'w> Walks<'w> {
    pub const fn new(each: &'w mut EachWalk<Walk>, clashes: &'w mut EachWalk<WalkSet>) -> Self {
        Self { marbles: [Marble::NONE; MAX_HOME as usize], len: 0, each, clashes, may_finish: false }
    }

    /// Finds the walks of up to `most` steps of every marble of this colour.
    pub fn find(&mut self, actor: &Actor<'_>, (board, colour): (&Board, Seat), card: Card<'_>, most: u8) {
        let rules = actor.rules;
        let others_guarded = rules.guarded(board).without(SeatSet::only(colour));
        let obstacles = Obstacles::without_own(actor, board, others_guarded, colour, card.trample);
        let gait = Gait::new(rules, board, colour, card.trample);
        self.may_finish = rules.waiting(board, colour) == 0;
        for (from, marble) in board.marbles(colour).iter().zip(&mut self.marbles) {
            marble.from = from;
            marble.first = self.each.len();
            let mut comes_home = from.square().is_none();
            for (steps, way) in card.ways.of(colour, from) {
                let to = way.to(colour);
                if *steps <= most && obstacles.leave_open(*way, to) {
                    marble.up_to[usize::from(*steps)] |= 1 << (self.each.len() - marble.first);
                    self.each.push(gait.walk(from, to, *way, *steps));
                    comes_home |= to.square().is_none();
                }
            }
            for steps in 1..=usize::from(most) {
                marble.up_to[steps] |= marble.up_to[steps - 1];
            }
            self.may_finish &= comes_home;
            self.len += 1;
        }
    }

    /// Returns the walks of a marble.
    fn of(&self, index: usize) -> Range<usize> {
        let end = if index + 1 == self.len { self.each.len() } else { self.marbles[index + 1].first };
        self.marbles[index].first..end
    }

    /// Tells whether no walk of one marble has to do with another, so that all go together in any order.
    ///
    /// Then no two splits come to the same: each leaves every marble elsewhere.
    pub fn are_apart(&self) -> bool {
        let mut taken = SpotSet::EMPTY;
        (0..self.len).all(|it| {
            let walks = &self.each[self.of(it)];
            let touched = walks.iter().map(|it| it.touches).fold(self.marbles[it].from.alone(), SpotSet::or);
            let is_apart = !taken.meets(touched);
            taken = taken.or(touched);
            is_apart
        })
    }

    /// Lets every walk end where an own marble has walked away from.
    pub fn let_follow(&mut self) {
        self.each.iter_mut().for_each(|it| it.follows = SpotSet::EMPTY);
    }

    /// Finds out for every walk which others cannot change places with it.
    pub fn find_clashes(&mut self) {
        self.clashes.resize(self.each.len(), WalkSet::EMPTY);
        for (index, other) in (0..self.len).flat_map(|it| (0..it).map(move |other| (it, other))) {
            let (first, other_first) = (self.marbles[index].first, self.marbles[other].first);
            let (walks, others) = (&self.each[self.of(index)], &self.each[self.of(other)]);
            let clashes = self.clashes.as_mut_slice();
            for (bit, walk) in walks.iter().enumerate() {
                for (other_bit, other_walk) in others.iter().enumerate() {
                    if walk.clashes(other_walk) {
                        clashes[first + bit].0[other] |= 1 << other_bit;
                        clashes[other_first + other_bit].0[index] |= 1 << bit;
                    }
                }
            }
        }
    }
}

/// Returns the spot that says, among the own marbles, that the one on the post is fresh: no marble of this colour ever
/// stands in another's home.
pub(super) const fn mark(colour: Seat) -> Spot {
    Spot::home(colour.left(), Slot(1))
}

/// How marbles of one colour walk on a board: what is the same for all their walks.
struct Gait<'a> {
    rules: &'a Rules,
    board: &'a Board,
    colour: Seat,
    trample: bool,
    post: Spot,
    /// What stands for an own guarded marble.
    guarded: SpotSet,
    /// Whether a guarded marble bars its own colour.
    bars_own: bool,
    /// Whether no walk may end on an own marble.
    spares_own: bool,
}

impl<'a> Gait<'a> {
    fn new(rules: &'a Rules, board: &'a Board, colour: Seat, trample: bool) -> Self {
        let post = Spot::from(rules.track().post(colour));
        let guarded = match rules.post.guards {
            Guards::None => SpotSet::EMPTY,
            Guards::Fresh => mark(colour).alone(),
            Guards::Standing => post.alone(),
        };
        let bars_own = rules.post.blocks == Blocks::Everyone;
        let spares_own = rules.land.on_own == Landing::Illegal && !trample;
        Self { rules, board, colour, trample, post, guarded, bars_own, spares_own }
    }

    fn walk(&self, from: Spot, to: Spot, way: Way, steps: u8) -> Walk {
        let mut needs_free = way.over.slots(self.colour);
        if way.over.has_own_post() && (self.bars_own || to == self.post && !self.trample) {
            needs_free = needs_free.or(self.guarded);
        }
        if self.spares_own {
            needs_free.insert(to);
        }
        let mut clears = from.alone().with(to);
        if self.trample {
            let walker = Walker { seat: self.colour, from, trample: true, cross_own_post: false, foreign: false };
            clears = clears.or(walker.trampled(self.rules, self.board, steps as i8, to));
        }
        if clears.contains(self.post) {
            clears.insert(mark(self.colour));
        }
        let mut takes = 0;
        let own = self.board.marbles(self.colour);
        if own.without(from.alone()).meets(clears) {
            let taken = own.iter().enumerate().filter(|(_, it)| *it != from && clears.contains(*it));
            takes = taken.map(|(index, _)| 1 << index).fold(0, |all, it: u8| all | it);
        }
        let lands = to.alone();
        let follows = if self.leads_on(from, to, steps) { lands } else { SpotSet::EMPTY };
        Walk { needs_free, clears, touches: needs_free.or(clears), lands, follows, from, to, steps, takes }
    }

    /// Tells whether a walk ends on the track where a longer one would go over.
    fn leads_on(&self, from: Spot, to: Spot, steps: u8) -> bool {
        let (Some(start), Some(end)) = (from.square(), to.square()) else { return false };
        !self.trample && to != self.post && self.rules.track().ahead(start, steps as i8) == end
    }
}
