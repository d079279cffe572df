//! The legal plays of a seat: every outcome once.
//!
//! Plays are listed card by card (by rank), for each card action by action as the rules list them, and for each
//! action marble by marble (by seat, then by spot) and course by course. A split lists its walks in the order they
//! were found. Of several ways to the same outcome the first is listed.

mod outcomes;
mod split;

use crate::tock::{
    actor::Actor,
    board::{Board, SpotSet},
    card::{Card, CardSet},
    moves::{Deed, Move, Play},
    rules::{Action, Effect, StartOnOwn, Who},
};

use outcomes::Outcomes;

/// A list of moves, kept to be filled again: listing moves into it allocates nothing once it has grown.
#[derive(Clone, Debug, Default)]
pub struct Moves {
    list: Vec<Move>,
    outcomes: Outcomes,
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

    pub(super) fn push(&mut self, mv: Move) {
        self.list.push(mv);
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
    for card in hand.one_of_each_rank() {
        let repeats = actor.rules.repeats(card.rank());
        if repeats {
            moves.outcomes.clear();
        }
        for (index, action) in actor.rules.actions(card.rank()).iter().enumerate() {
            Lister { actor, board, card, index: index as u8, action, repeats, moves }.list();
        }
    }
}

/// Tells whether any card in `hand` has a legal play, and returns the first that has.
pub(super) fn playable(actor: &Actor<'_>, board: &Board, hand: CardSet) -> Option<Card> {
    let mut moves = Moves::default();
    plays(actor, board, hand, &mut moves);
    moves.first().and_then(Move::card)
}

/// Lists the plays of one action of one card.
struct Lister<'a> {
    actor: &'a Actor<'a>,
    board: &'a Board,
    card: Card,
    index: u8,
    action: &'a Action,
    /// Whether two ways of using the card may come to the same.
    repeats: bool,
    moves: &'a mut Moves,
}

impl Lister<'_> {
    fn list(&mut self) {
        match self.action {
            Action::Start { .. } => self.start(),
            Action::Move { n, who, trample, cross_own_post, .. } => self.walks(*n, *who, *trample, *cross_own_post),
            Action::Split { n, parts, trample } => self.splits(*n, *parts, *trample),
            Action::Swap { with } => self.swaps(*with),
            Action::Discard { .. } => self.add(Deed::Skip),
        }
    }

    fn start(&mut self) {
        let Actor { rules, colour, .. } = *self.actor;
        let post = rules.track().post(colour);
        let own_there = self.board.marbles(colour).contains(post);
        let bars = own_there
            && match rules.start.on_own {
                StartOnOwn::Illegal => true,
                StartOnOwn::CaptureUnguarded => self.board.is_fresh(colour) || rules.is_guarded(self.board, colour),
            };
        if !bars && rules.waiting(self.board, colour) != 0 {
            self.add(Deed::Start(post));
        }
    }

    fn walks(&mut self, n: i8, who: Who, trample: bool, cross_own_post: bool) {
        let actor = self.actor;
        for owner in actor.table.iter().filter(|it| actor.means(who, *it)) {
            let mut spots = self.board.marbles(owner);
            if owner != actor.colour {
                spots = spots.and(SpotSet::TRACK).without(actor.guarded(self.board, owner));
            }
            for from in spots.iter() {
                let walker = actor.walker(owner, from, trample, cross_own_post);
                let mut takes_own = false;
                walker.ends(actor.rules, self.board, actor.table, n, |to| {
                    // Whichever marble of its own colour it takes, on a shortcut's first square or on its last, one
                    // stands on both afterwards: that is one outcome. A trample takes more than the last square's.
                    let takes_another = takes_own && !trample && self.board.marbles(owner).contains(to);
                    takes_own |= self.board.marbles(owner).contains(to);
                    if !takes_another {
                        self.add(Deed::Walk { from, to });
                    }
                });
            }
        }
    }

    fn swaps(&mut self, with: Who) {
        let Actor { rules, colour, table, .. } = *self.actor;
        let guarded = self.actor.guarded(self.board, colour);
        let mut ours = self.board.on_track(colour);
        if !rules.post.owner_swap_out {
            ours = ours.without(guarded);
        }
        for owner in table.iter().filter(|it| self.actor.means(with, *it)) {
            if owner == colour {
                self.own_swaps(ours, self.board.on_track(colour).without(guarded));
                continue;
            }
            let others = self.board.on_track(owner).without(self.actor.guarded(self.board, owner));
            for square in ours.squares() {
                others.squares().for_each(|other| self.add(Deed::Swap { ours: square, other }));
            }
        }
    }

    /// Adds the swaps of two own marbles: they change nothing but that neither is fresh afterwards, so that there are
    /// two outcomes at the most.
    fn own_swaps(&mut self, ours: SpotSet, others: SpotSet) {
        let Actor { rules, colour, .. } = *self.actor;
        let fresh = match self.board.is_fresh(colour) {
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
    fn add(&mut self, deed: Deed) {
        let play = Play { card: self.card, action: self.index, deed, remove: None };
        let Some(who) = self.action.removes() else { return self.add_play(play, None) };
        let after = self.actor.after(self.board, &play);
        let removable = match Actor::winners(self.actor.rules, self.actor.table, &after) {
            Some(_) => SpotSet::EMPTY,
            None => self.actor.removable(&after, who),
        };
        if removable.is_empty() {
            return self.add_play(play, Some(after));
        }
        for square in removable.squares() {
            self.add_play(Play { remove: Some(square), ..play }, None);
        }
    }

    /// Adds `play` unless another way to its outcome is listed already; `after` is the board after it, if known.
    fn add_play(&mut self, play: Play, after: Option<Board>) {
        if self.repeats {
            let after = after.unwrap_or_else(|| self.actor.after(self.board, &play));
            let effects = match Actor::winners(self.actor.rules, self.actor.table, &after) {
                Some(_) => Effects::default(),
                None => Effects::of(self.action),
            };
            if !self.moves.outcomes.insert(&after, effects) {
                return;
            }
        }
        self.moves.list.push(Move::Play(play));
    }
}

/// What a play does besides moving marbles, in a form that can be compared.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
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
}
