//! The walks among which a split is chosen: those that marbles of others leave open, found once.

use std::ops::Range;

use smallvec::SmallVec;

use crate::tock::{
    actor::Actor,
    board::{Board, MAX_HOME, Slot, Spot, SpotSet},
    legal::split::Card,
    moves::Part,
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
    pub part: Part,
    /// The number of the marble that walks.
    pub marble: u8,
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

/// A set of walks, by their numbers among all.
pub(super) trait WalkSet: Copy {
    /// No walk.
    const EMPTY: Self;

    /// Returns the walks before number `at`.
    fn below(at: usize) -> Self;
    fn insert(&mut self, at: usize);
    fn contains(self, at: usize) -> bool;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    fn without(self, other: Self) -> Self;
    fn is_empty(self) -> bool;
    fn first(self) -> Option<usize>;
    /// Takes the first walk out.
    fn pop(&mut self) -> Option<usize>;
}

impl WalkSet for u64 {
    const EMPTY: Self = 0;

    fn below(at: usize) -> Self {
        if at == 64 { Self::MAX } else { (1 << at) - 1 }
    }

    fn insert(&mut self, at: usize) {
        *self |= 1 << at;
    }

    fn contains(self, at: usize) -> bool {
        self >> at & 1 != 0
    }

    fn and(self, other: Self) -> Self {
        self & other
    }

    fn or(self, other: Self) -> Self {
        self | other
    }

    fn without(self, other: Self) -> Self {
        self & !other
    }

    fn is_empty(self) -> bool {
        self == 0
    }

    fn first(self) -> Option<usize> {
        (self != 0).then(|| self.trailing_zeros() as usize)
    }

    fn pop(&mut self) -> Option<usize> {
        let first = self.first()?;
        *self &= *self - 1;
        Some(first)
    }
}

/// Any walks there can be: five marbles have at most 32 each.
#[derive(Clone, Copy)]
pub(super) struct ManyWalks([u64; 3]);

impl ManyWalks {
    fn zip(self, other: Self, both: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|it| both(self.0[it], other.0[it])))
    }
}

impl WalkSet for ManyWalks {
    const EMPTY: Self = Self([0; 3]);

    fn below(at: usize) -> Self {
        Self(std::array::from_fn(|it| u64::below(at.saturating_sub(64 * it).min(64))))
    }

    fn insert(&mut self, at: usize) {
        self.0[at / 64].insert(at % 64);
    }

    fn contains(self, at: usize) -> bool {
        self.0[at / 64].contains(at % 64)
    }

    fn and(self, other: Self) -> Self {
        self.zip(other, |one, two| one & two)
    }

    fn or(self, other: Self) -> Self {
        self.zip(other, |one, two| one | two)
    }

    fn without(self, other: Self) -> Self {
        self.zip(other, |one, two| one & !two)
    }

    fn is_empty(self) -> bool {
        self.0 == [0; 3]
    }

    fn first(self) -> Option<usize> {
        (0..3).find_map(|it| Some(64 * it + self.0[it].first()?))
    }

    fn pop(&mut self) -> Option<usize> {
        (0..3).find_map(|it| Some(64 * it + self.0[it].pop()?))
    }
}

/// A value for each walk: on the stack, where those of four marbles that share a seven always find room, and which is
/// not cleared beforehand.
pub(super) type EachWalk<T> = SmallVec<[T; 64]>;

/// The marbles of one colour and their walks.
pub(super) struct Walks<'w> {
    /// How many marbles there are.
    pub len: usize,
    /// Where they stand.
    from: [Spot; MAX_HOME as usize],
    /// Where the walks of each begin among all walks.
    first: [usize; MAX_HOME as usize],
    /// The walks, those of one marble after those of another.
    pub each: &'w mut EachWalk<Walk>,
    /// Whether all marbles of the colour may come home.
    pub may_finish: bool,
}

impl<'w> Walks<'w> {
    pub const fn new(each: &'w mut EachWalk<Walk>) -> Self {
        Self { len: 0, from: [Spot::FIRST; MAX_HOME as usize], first: [0; MAX_HOME as usize], each, may_finish: false }
    }

    /// Finds the walks of up to `most` steps of every marble of this colour.
    pub fn find(&mut self, actor: &Actor<'_>, (board, colour): (&Board, Seat), card: Card<'_>, most: u8) {
        let rules = actor.rules;
        let others_guarded = rules.guarded(board).without(SeatSet::only(colour));
        let obstacles = Obstacles::without_own(actor, board, others_guarded, colour, card.trample);
        let gait = Gait::new(rules, board, colour, (card.trample, others_guarded));
        self.may_finish = rules.waiting(board, colour) == 0;
        for from in board.marbles(colour).iter().take(self.from.len()) {
            self.from[self.len] = from;
            self.first[self.len] = self.each.len();
            let mut comes_home = from.square().is_none();
            for (steps, way) in card.ways.of(colour, from) {
                let to = way.to(colour);
                if *steps <= most && obstacles.leave_open(*way, to) {
                    self.each.push(gait.walk(Part { from, to, steps: *steps }, *way, self.len as u8));
                    comes_home |= to.square().is_none();
                }
            }
            self.may_finish &= comes_home;
            self.len += 1;
        }
    }

    /// Returns the walks of a marble.
    fn of(&self, index: usize) -> Range<usize> {
        let end = if index + 1 == self.len { self.each.len() } else { self.first[index + 1] };
        self.first[index]..end
    }

    /// Tells whether no walk of one marble has to do with another, so that all go together in any order.
    ///
    /// Then no two splits come to the same: each leaves every marble elsewhere.
    pub fn are_apart(&self) -> bool {
        let mut taken = SpotSet::EMPTY;
        (0..self.len).all(|it| {
            let walks = &self.each[self.of(it)];
            let touched = walks.iter().map(|it| it.touches).fold(self.from[it].alone(), SpotSet::or);
            let is_apart = !taken.meets(touched);
            taken = taken.or(touched);
            is_apart
        })
    }

    /// Lets every walk end where an own marble has walked away from.
    pub fn let_follow(&mut self) {
        self.each.iter_mut().for_each(|it| it.follows = SpotSet::EMPTY);
    }
}

/// What is asked of many walks at once.
pub(super) struct Orders<W> {
    /// The walks of each marble.
    pub of: [W; MAX_HOME as usize],
    /// The walks of the marbles before each.
    pub earlier: [W; MAX_HOME as usize],
    /// The walks that take so many steps at the most.
    up_to: [W; SPLIT_STEPS as usize + 1],
    /// For each walk those of other marbles that cannot change places with it; none where that is not asked.
    pub clashes: EachWalk<W>,
    /// For each walk those that cannot come after it: of the same marble, and of those it sends back.
    pub ends: EachWalk<W>,
}

impl<W: WalkSet> Orders<W> {
    /// Sorts walks of up to `most` steps by their marbles and steps.
    pub fn new(walks: &Walks<'_>, most: u8) -> Self {
        let mut orders = Self {
            of: [W::EMPTY; MAX_HOME as usize],
            earlier: [W::EMPTY; MAX_HOME as usize],
            up_to: [W::EMPTY; SPLIT_STEPS as usize + 1],
            clashes: EachWalk::new(),
            ends: EachWalk::new(),
        };
        for index in 0..walks.len {
            let Range { start, end } = walks.of(index);
            orders.earlier[index] = W::below(start);
            orders.of[index] = W::below(end).without(W::below(start));
        }
        for (at, walk) in walks.each.iter().enumerate() {
            orders.up_to[usize::from(walk.part.steps)].insert(at);
        }
        for steps in 1..=usize::from(most) {
            orders.up_to[steps] = orders.up_to[steps].or(orders.up_to[steps - 1]);
        }
        orders
    }

    /// Finds out for every walk which cannot come after it, and, if that is asked, which cannot change places with it.
    pub fn bind(&mut self, walks: &Walks<'_>, are_clashes_asked: bool) {
        self.ends.extend(walks.each.iter().map(|walk| {
            let taken = (0..walks.len).filter(|it| walk.takes >> it & 1 != 0);
            taken.map(|it| self.of[it]).fold(self.of[usize::from(walk.marble)], W::or)
        }));
        self.clashes.resize(walks.each.len(), W::EMPTY);
        if !are_clashes_asked {
            return;
        }
        for (at, walk) in walks.each.iter().enumerate() {
            for other in 0..walks.first[usize::from(walk.marble)] {
                if walk.clashes(&walks.each[other]) {
                    self.clashes[at].insert(other);
                    self.clashes[other].insert(at);
                }
            }
        }
    }

    /// Returns the walks that take as many steps as are left, or, unless all are to be used up, fewer.
    pub fn fitting(&self, left: u8, use_up: bool) -> W {
        let left = usize::from(left);
        if use_up { self.up_to[left].without(self.up_to[left - 1]) } else { self.up_to[left] }
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
    /// Where marbles of others stand that even trampling spares.
    spared: SpotSet,
    post: Spot,
    /// What stands for an own guarded marble.
    guarded: SpotSet,
    /// Whether a guarded marble bars its own colour.
    bars_own: bool,
    /// Whether no walk may end on an own marble.
    spares_own: bool,
}

impl<'a> Gait<'a> {
    fn new(rules: &'a Rules, board: &'a Board, colour: Seat, (trample, guarded): (bool, SeatSet)) -> Self {
        let spared = rules.track().posts(guarded);
        let post = Spot::from(rules.track().post(colour));
        let guarded = match rules.post.guards {
            Guards::None => SpotSet::EMPTY,
            Guards::Fresh => mark(colour).alone(),
            Guards::Standing => post.alone(),
        };
        let bars_own = rules.post.blocks == Blocks::Everyone;
        let spares_own = rules.land.on_own == Landing::Illegal && !trample;
        Self { rules, board, colour, trample, spared, post, guarded, bars_own, spares_own }
    }

    /// Returns what matters of a walk of marble number `marble`.
    fn walk(&self, part: Part, way: Way, marble: u8) -> Walk {
        let Part { from, to, steps } = part;
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
            clears = clears.or(walker.walked(self.rules, steps as i8, to).without(self.spared));
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
        Walk { needs_free, clears, touches: needs_free.or(clears), lands, follows, part, marble, takes }
    }

    /// Tells whether a walk ends on the track where a longer one would go over.
    fn leads_on(&self, from: Spot, to: Spot, steps: u8) -> bool {
        let (Some(start), Some(end)) = (from.square(), to.square()) else { return false };
        !self.trample && to != self.post && self.rules.track().ahead(start, steps as i8) == end
    }
}
