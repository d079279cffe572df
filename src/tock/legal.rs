//! The legal plays of a seat: every outcome once.
//!
//! Plays are listed card by card (by rank), for each card action by action as the rules list them, and for each
//! action marble by marble (by seat, then by spot) and course by course. A split lists its walks in the order they
//! were found. Of several ways to the same outcome the first is listed.

mod outcomes;
mod split;

use crate::tock::{
    actor::Actor,
    board::{Board, MAX_HOME, Spot, SpotSet},
    card::{Card, CardSet},
    moves::{Deed, Move, Play},
    rules::{Action, Effect, StartOnOwn, Who},
    seat::{SEATS, Seat, SeatSet},
    uses::{Doing, Use},
    ways::{Obstacles, Ways},
};

use outcomes::Outcomes;

/// A list of moves, kept to be filled again: listing moves into it allocates nothing once it has grown.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    list: Vec<Move>,
    /// The outcomes of the card being listed.
    outcomes: Outcomes<9>,
    /// Those of a card that is split and nothing else, as the split tells them apart.
    splits: Outcomes<4>,
    wanted: Wanted,
}

/// Which moves are wanted.
#[derive(Clone, Copy, Debug, Default)]
enum Wanted {
    /// All of them, each once.
    #[default]
    All,
    /// Any one; the first is kept here.
    One(Option<Move>),
}

impl Moves {
    /// Returns the moves, in the order they were listed.
    pub fn as_slice(&self) -> &[Move] {
        &self.list
    }

    /// Returns the moves as a list of their own.
    pub fn into_vec(self) -> Vec<Move> {
        self.list
    }

    pub(super) fn clear(&mut self) {
        self.list.clear();
    }

    #[inline]
    pub(super) fn push(&mut self, mv: Move) {
        match &mut self.wanted {
            Wanted::All => self.list.push(mv),
            Wanted::One(first) => *first = first.or(Some(mv)),
        }
    }

    /// Tells whether no play of the card was said to lead to this board, with these effects; it is from now on.
    fn is_new(&mut self, board: &Board, effects: Effects) -> bool {
        let mut outcome = [0; 9];
        for (halves, seat) in outcome.chunks_exact_mut(2).zip(Seat::ALL) {
            halves.copy_from_slice(&board.marbles(seat).halves());
        }
        outcome[8] = u64::from(board.fresh().seen_from(Seat::A)) | effects.number() << SEATS;
        self.outcomes.insert(outcome)
    }

    /// Tells whether no split of the card was said to leave the own marbles here and others hit there; it is from now on.
    fn is_new_split(&mut self, own: SpotSet, hit: SpotSet) -> bool {
        let [[a, b], [c, d]] = [own, hit].map(SpotSet::halves);
        !self.is_all() || self.splits.insert([a, b, c, d])
    }

    const fn is_all(&self) -> bool {
        matches!(self.wanted, Wanted::All)
    }
}

impl std::ops::Deref for Moves {
    type Target = [Move];

    fn deref(&self) -> &[Move] {
        &self.list
    }
}

/// Adds every legal play of the cards in `hand` to `moves`, equal ranks once.
pub(super) fn plays(actor: &Actor<'_>, board: &Board, hand: CardSet, moves: &mut Moves) {
    let guarded = actor.rules.guarded(board);
    let own = Obstacles::of(actor, board, guarded, actor.colour, false);
    let mut marbles = [Spot::FIRST; MAX_HOME as usize];
    let mut len = 0;
    for (place, spot) in marbles.iter_mut().zip(board.marbles(actor.colour).iter()) {
        *place = spot;
        len += 1;
    }
    let scene = Scene { actor, board, guarded, marbles: &marbles[..len], own };
    for card in hand.one_of_each_rank() {
        let uses = actor.rules.uses(card.rank());
        if uses.first().is_some_and(|it| it.repeats) {
            moves.outcomes.clear();
        }
        for used in uses {
            Lister { scene: &scene, card, used, moves }.list();
        }
    }
}

/// Tells whether any card in `hand` has a legal play, and returns the first that has.
pub(super) fn playable(actor: &Actor<'_>, board: &Board, hand: CardSet) -> Option<Card> {
    let mut moves = Moves { wanted: Wanted::One(None), ..Moves::default() };
    hand.one_of_each_rank().find(|card| {
        plays(actor, board, [*card].into_iter().collect(), &mut moves);
        matches!(moves.wanted, Wanted::One(Some(_)))
    })
}

/// A board as the seat to move finds it.
struct Scene<'a> {
    actor: &'a Actor<'a>,
    board: &'a Board,
    /// The seats with a guarded marble.
    guarded: SeatSet,
    /// Where the own marbles stand.
    marbles: &'a [Spot],
    /// What keeps the own marbles from walking, unless they trample.
    own: Obstacles,
}

/// Lists the plays of one use of one card.
struct Lister<'a> {
    scene: &'a Scene<'a>,
    card: Card,
    used: &'a Use,
    moves: &'a mut Moves,
}

impl Lister<'_> {
    fn list(&mut self) {
        match &self.used.doing {
            Doing::Start => self.start(),
            Doing::Walk { who, trample, own, foreign } => self.walks(*who, *trample, own, foreign.as_ref()),
            Doing::Split { n, parts, trample, ways } => {
                self.splits(split::Card { ways, parts: *parts, trample: *trample }, *n);
            }
            Doing::Swap { with } => self.swaps(*with),
            Doing::Skip => self.add(Deed::Skip),
        }
    }

    fn start(&mut self) {
        let Actor { rules, colour, .. } = *self.scene.actor;
        let board = self.scene.board;
        let post = rules.track().post(colour);
        let own_there = board.marbles(colour).contains(post);
        let bars = own_there
            && match rules.start.on_own {
                StartOnOwn::Illegal => true,
                StartOnOwn::CaptureUnguarded => board.is_fresh(colour) || rules.is_guarded(board, colour),
            };
        if !bars && rules.waiting(board, colour) != 0 {
            self.add(Deed::Start(post));
        }
    }

    fn walks(&mut self, who: Who, trample: bool, own: &Ways, foreign: Option<&Ways>) {
        let Scene { actor, board, guarded, .. } = *self.scene;
        let Some(foreign) = foreign else { return self.own_walks(own, trample) };
        for owner in actor.meant(who).iter() {
            if owner == actor.colour {
                self.own_walks(own, trample);
                continue;
            }
            let posts = actor.rules.track().posts(guarded.and(SeatSet::only(owner)));
            let spots = board.on_track(owner).without(posts);
            if !spots.is_empty() {
                let obstacles = Obstacles::of(actor, board, guarded, owner, trample);
                self.walks_of(owner, spots.iter(), foreign, &obstacles, trample);
            }
        }
    }

    fn own_walks(&mut self, ways: &Ways, trample: bool) {
        let Scene { actor, board, guarded, marbles, .. } = *self.scene;
        let of_trampling;
        let obstacles = match trample {
            true => {
                of_trampling = Obstacles::of(actor, board, guarded, actor.colour, trample);
                &of_trampling
            }
            false => &self.scene.own,
        };
        self.walks_of(actor.colour, marbles.iter().copied(), ways, obstacles, trample);
    }

    /// Adds the walks of marbles of one seat.
    fn walks_of(
        &mut self,
        owner: Seat,
        spots: impl Iterator<Item = Spot>,
        ways: &Ways,
        obstacles: &Obstacles,
        trample: bool,
    ) {
        let is_plain = !self.used.repeats && self.used.removes.is_none();
        for from in spots {
            let mut takes_own = false;
            for (_, way) in ways.of(owner, from) {
                let to = way.to(owner);
                if !obstacles.leave_open(*way, to) {
                    continue;
                }
                // Whichever marble of its own colour it takes, on a shortcut's first square or on its last, one
                // stands on both afterwards: that is one outcome. A trample takes more than the last square's.
                let is_taken = !trample && self.scene.board.marbles(owner).contains(to);
                if takes_own && is_taken {
                    continue;
                }
                takes_own |= is_taken;
                match is_plain {
                    true => self.moves.push(Move::Play(self.play(Deed::Walk { from, to }))),
                    false => self.add(Deed::Walk { from, to }),
                }
            }
        }
    }

    fn swaps(&mut self, with: Who) {
        let Scene { actor, board, .. } = *self.scene;
        let Actor { rules, colour, .. } = *actor;
        let guarded = actor.guarded(board, colour);
        let mut ours = board.on_track(colour);
        if !rules.post.owner_swap_out {
            ours = ours.without(guarded);
        }
        for owner in actor.meant(with).iter() {
            if owner == colour {
                self.own_swaps(ours, board.on_track(colour).without(guarded));
                continue;
            }
            let others = board.on_track(owner).without(actor.guarded(board, owner));
            for square in ours.squares() {
                others.squares().for_each(|other| self.add(Deed::Swap { ours: square, other }));
            }
        }
    }

    /// Adds the swaps of two own marbles: they change nothing but that neither is fresh afterwards, so that there are
    /// two outcomes at the most.
    fn own_swaps(&mut self, ours: SpotSet, others: SpotSet) {
        let Actor { rules, colour, .. } = *self.scene.actor;
        let fresh = match self.scene.board.is_fresh(colour) {
            true => SpotSet::EMPTY.with(rules.track().post(colour)),
            false => SpotSet::EMPTY,
        };
        let pair = |one: SpotSet, two: SpotSet| {
            let mut pairs = one.squares().flat_map(|one| two.squares().map(move |two| (one, two)));
            pairs.find(|(one, two)| one != two)
        };
        let with_fresh = pair(ours.and(fresh), others.without(fresh));
        let with_fresh = with_fresh.or_else(|| pair(ours.without(fresh), others.and(fresh)));
        for (ours, other) in pair(ours.without(fresh), others.without(fresh)).into_iter().chain(with_fresh) {
            self.add(Deed::Swap { ours, other });
        }
    }

    /// Adds the plays that do `deed`: one, or one for each marble that may be removed after it.
    #[inline]
    fn add(&mut self, deed: Deed) {
        let play = self.play(deed);
        match self.used.removes {
            Some(who) => self.add_with_removal(play, who),
            None if self.used.repeats => self.add_if_new(play, None),
            None => self.moves.push(Move::Play(play)),
        }
    }

    const fn play(&self, deed: Deed) -> Play {
        Play { card: self.card, action: self.used.index, deed, remove: None }
    }

    fn add_with_removal(&mut self, play: Play, who: Who) {
        let Scene { actor, board, .. } = *self.scene;
        let after = actor.after(board, &play);
        let removable = match Actor::winners(actor.rules, actor.table, &after) {
            Some(_) => SpotSet::EMPTY,
            None => actor.removable(&after, who),
        };
        if removable.is_empty() {
            return self.add_if_new(play, Some(after));
        }
        for square in removable.squares() {
            self.add_if_new(Play { remove: Some(square), ..play }, None);
        }
    }

    /// Adds `play` unless another way to its outcome is listed already; `after` is the board after it, if known.
    fn add_if_new(&mut self, play: Play, after: Option<Board>) {
        let Scene { actor, board, .. } = *self.scene;
        if self.used.repeats && self.moves.is_all() {
            let after = after.unwrap_or_else(|| actor.after(board, &play));
            let effects = match Actor::winners(actor.rules, actor.table, &after) {
                Some(_) => Effects::default(),
                None => Effects::of(&actor.rules.actions(self.card.rank())[usize::from(self.used.index)]),
            };
            if !self.moves.is_new(&after, effects) {
                return;
            }
        }
        self.moves.push(Move::Play(play));
    }
}

/// What a play does besides moving marbles, in a form that can be compared.
#[derive(Clone, Copy, Debug, Default)]
struct Effects {
    drawn: u8,
    again: bool,
    skip: bool,
}

impl Effects {
    fn of(action: &Action) -> Self {
        let mut effects = Self::default();
        for effect in action.then() {
            match effect {
                Effect::Draw { n } => effects.drawn += n,
                Effect::Again => effects.again = true,
                Effect::Remove { .. } => {}
            }
        }
        // How many cards the lost turn costs is not told, so two such uses of one card are one move, the first.
        effects.skip = matches!(action, Action::Discard { .. });
        effects
    }

    /// Returns a number that no other effects have.
    const fn number(self) -> u64 {
        self.drawn as u64 | (self.again as u64) << 8 | (self.skip as u64) << 9
    }
}
