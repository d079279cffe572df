//! How a card is used, chosen step by step: a pure machine over the legal moves.
//!
//! A play is a sequence of [`Pick`]s. At every step only those are offered that can still be completed to a legal
//! move, so there is no dead end, and each pick can be taken back. The parts of a split may be chosen in any order that
//! the rules allow, not only in the one in which the move is listed.

mod split;
pub mod toccadille;

use crate::{
    choose::split::{Splitting, split_of},
    tock::{
        Card, Deed, Move, Part, Parts, Play, View,
        board::{Spot, Square},
    },
};

/// One choice on the way to a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// A marble comes out onto this post.
    Start(Square),
    /// This marble walks there.
    Walk {
        /// From here.
        from: Spot,
        /// To here.
        to: Spot,
    },
    /// This own marble changes places.
    Ours(Square),
    /// It changes places with this one.
    Other(Square),
    /// This marble walks a part of the steps.
    Marble(Spot),
    /// It walks this many.
    Steps {
        /// How many.
        steps: u8,
        /// Where they lead.
        to: Spot,
    },
    /// This marble is removed.
    Remove(Square),
    /// The next player loses a turn.
    Skip,
    /// The card is thrown away.
    Discard,
}

/// A pick that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// Which of the card's actions it belongs to; 0 for a discard.
    pub action: u8,
    /// The pick.
    pub pick: Pick,
    /// The move, if the pick completes one.
    pub mv: Option<Move>,
}

/// A card taken up, and what has been chosen about it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    card: Card,
    /// The legal moves with this card.
    moves: Vec<Move>,
    made: Vec<Offer>,
    offers: Vec<Offer>,
    cursor: usize,
}

impl Choice {
    /// Takes up `card`; `None` if nothing can be done with it.
    pub fn new(view: &View<'_>, legal: &[Move], card: Card) -> Option<Self> {
        let same = |it: &&Move| it.rank() == Some(card.rank());
        let moves: Vec<_> = legal.iter().filter(same).map(|it| it.with_card(card)).collect();
        let mut choice = Self { card, moves, made: vec![], offers: vec![], cursor: 0 };
        choice.offer(view);
        (!choice.offers.is_empty()).then_some(choice)
    }

    /// Returns the card.
    pub const fn card(&self) -> Card {
        self.card
    }

    /// Returns what has been picked so far.
    pub fn made(&self) -> &[Offer] {
        &self.made
    }

    /// Returns what can be picked now, never nothing.
    pub fn offers(&self) -> &[Offer] {
        &self.offers
    }

    /// Returns which offer is looked at.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns the offer that is looked at.
    pub fn current(&self) -> &Offer {
        &self.offers[self.cursor]
    }

    /// Looks at another offer, `by` places on, round and round.
    pub fn step(&mut self, by: isize) {
        self.cursor = (self.cursor as isize + by).rem_euclid(self.offers.len() as isize) as usize;
    }

    /// Looks at offer `index`; tells whether there is one.
    pub fn look_at(&mut self, index: usize) -> bool {
        let there = index < self.offers.len();
        if there {
            self.cursor = index;
        }
        there
    }

    /// Picks the offer that is looked at; returns the move, if it completes one.
    ///
    /// A step at which there is nothing to choose is made at once, unless it completes the move.
    pub fn pick(&mut self, view: &View<'_>) -> Option<Move> {
        let offer = *self.current();
        if offer.mv.is_some() {
            return offer.mv;
        }
        self.made.push(offer);
        self.offer(view);
        while let [only @ Offer { mv: None, .. }] = self.offers[..] {
            self.made.push(only);
            self.offer(view);
        }
        None
    }

    /// Picks what leads to `mv` up to its last pick, and looks at that one; tells whether it leads there.
    pub fn aim(&mut self, view: &View<'_>, mv: &Move) -> bool {
        let (action, picks) = match mv {
            Move::Play(play) => (play.action, picks(play)),
            Move::Discard(_) => (0, vec![Pick::Discard]),
            Move::Pass => return false,
        };
        while let Some(pick) = picks.get(self.made.len()) {
            let Some(index) = self.offers.iter().position(|it| it.pick == *pick && it.action == action) else {
                return false;
            };
            self.look_at(index);
            if self.made.len() + 1 == picks.len() {
                return self.current().mv.is_some();
            }
            self.pick(view);
        }
        false
    }

    /// Takes the last pick back, and those before it that were no choice; tells whether there was one.
    pub fn back(&mut self, view: &View<'_>) -> bool {
        while let Some(last) = self.made.pop() {
            self.offer(view);
            self.cursor = self.offers.iter().position(|it| *it == last).unwrap_or(0);
            if 1 < self.offers.len() {
                return true;
            }
        }
        false
    }

    /// Returns the play so far with the offer that is looked at, as far as it moves anything; it may be incomplete.
    pub fn so_far(&self) -> Option<Play> {
        let picks: Vec<_> = self.made.iter().chain([self.current()]).map(|it| it.pick).collect();
        let deed = match *picks {
            [Pick::Start(post), ..] => Deed::Start(post),
            [Pick::Walk { from, to }, ..] => Deed::Walk { from, to },
            [Pick::Ours(ours), Pick::Other(other), ..] => Deed::Swap { ours, other },
            [Pick::Marble(_), Pick::Steps { .. }, ..] => Deed::Split(self.parts(true)),
            [Pick::Skip, ..] => Deed::Skip,
            _ => return None,
        };
        let remove = match self.current().pick {
            Pick::Remove(square) => Some(square),
            _ => None,
        };
        Some(Play { card: self.card, action: self.current().action, deed, remove })
    }

    /// Returns the parts of a split picked so far, with the one looked at if asked for.
    pub fn parts(&self, with_current: bool) -> Parts {
        let current = self.offers.get(self.cursor).filter(|_| with_current);
        let picks: Vec<_> = self.made.iter().chain(current).map(|it| it.pick).collect();
        picks
            .windows(2)
            .filter_map(|it| match *it {
                [Pick::Marble(from), Pick::Steps { steps, to }] => Some(Part { from, to, steps }),
                _ => None,
            })
            .collect()
    }

    /// Returns how many steps of a split are still to be shared out, and of how many; `None` if nothing is split.
    pub fn steps_left(&self, view: &View<'_>) -> Option<(u8, u8)> {
        let splits = |it: &Offer| matches!(it.pick, Pick::Marble(_) | Pick::Steps { .. });
        let action = self.made.first().or(self.offers.get(self.cursor)).filter(|it| splits(it))?.action;
        let (n, _) = split_of(view, self.card, action)?;
        Some((n - self.parts(false).steps().min(n), n))
    }

    fn offer(&mut self, view: &View<'_>) {
        self.cursor = 0;
        let split = self.made.first().is_some_and(|it| matches!(it.pick, Pick::Marble(_)));
        self.offers = if split { self.offer_split(view) } else { self.offer_listed(view) };
    }

    fn offer_listed(&self, view: &View<'_>) -> Vec<Offer> {
        let mut offers: Vec<Offer> = vec![];
        let mut add = |offer: Offer| {
            if !offers.iter().any(|it| (it.action, it.pick) == (offer.action, offer.pick)) {
                offers.push(offer);
            }
        };
        for mv in &self.moves {
            let Move::Play(play) = mv else {
                if self.made.is_empty() {
                    add(Offer { action: 0, pick: Pick::Discard, mv: Some(*mv) });
                }
                continue;
            };
            if let Deed::Split(_) = play.deed {
                if !self.made.is_empty() {
                    continue;
                }
                let begun = Splitting { view, play: Play { deed: Deed::Split(Parts::NONE), ..*play } };
                begun.marbles(&Parts::NONE).into_iter().for_each(&mut add);
                continue;
            }
            for picks in ways(view, play) {
                let next = picks.get(self.made.len()).filter(|_| {
                    let same = |(made, pick): (&Offer, &Pick)| made.action == play.action && made.pick == *pick;
                    self.made.iter().zip(&picks).all(same)
                });
                if let Some(pick) = next {
                    let whole = self.made.len() + 1 == picks.len();
                    let written = written(play, &picks);
                    add(Offer { action: play.action, pick: *pick, mv: whole.then_some(Move::Play(written)) });
                }
            }
        }
        offers
    }

    fn offer_split(&self, view: &View<'_>) -> Vec<Offer> {
        let action = self.made.first().map_or(0, |it| it.action);
        let play = Play { card: self.card, action, deed: Deed::Split(Parts::NONE), remove: None };
        let splitting = Splitting { view, play };
        match self.made.last().map(|it| it.pick) {
            Some(Pick::Marble(from)) => splitting.steps(&self.parts(false), from),
            _ => splitting.marbles(&self.parts(false)),
        }
    }
}

/// Tells whether a split whose walks so far are `parts` can still be completed if `part` is the next one.
///
/// `action` is the split among the actions of the card.
pub fn can_be_completed(view: &View<'_>, card: Card, action: u8, parts: &Parts, part: Part) -> bool {
    let play = Play { card, action, deed: Deed::Split(Parts::NONE), remove: None };
    Splitting { view, play }.can_be_completed(parts, part)
}

/// Returns the picks that lead to a play that is no split, for each way of coming to it.
fn ways(view: &View<'_>, play: &Play) -> Vec<Vec<Pick>> {
    let mut ways = match play.deed {
        Deed::Start(post) => vec![vec![Pick::Start(post)]],
        Deed::Walk { from, to } => vec![vec![Pick::Walk { from, to }]],
        Deed::Skip => vec![vec![Pick::Skip]],
        Deed::Swap { ours, other } => {
            let mut ways = vec![vec![Pick::Ours(ours), Pick::Other(other)]];
            // Two own marbles are listed once, but either may be taken up first.
            let turned = Play { deed: Deed::Swap { ours: other, other: ours }, ..*play };
            if view.check(&Move::Play(turned)).is_ok() {
                ways.push(vec![Pick::Ours(other), Pick::Other(ours)]);
            }
            ways
        }
        Deed::Split(_) => vec![],
    };
    if let Some(square) = play.remove {
        for way in &mut ways {
            way.push(Pick::Remove(square));
        }
    }
    ways
}

/// Returns the picks that lead to a play, as it is written.
fn picks(play: &Play) -> Vec<Pick> {
    let mut picks = match play.deed {
        Deed::Start(post) => vec![Pick::Start(post)],
        Deed::Walk { from, to } => vec![Pick::Walk { from, to }],
        Deed::Swap { ours, other } => vec![Pick::Ours(ours), Pick::Other(other)],
        Deed::Split(parts) => {
            let part = |it: Part| [Pick::Marble(it.from), Pick::Steps { steps: it.steps, to: it.to }];
            parts.iter().flat_map(part).collect()
        }
        Deed::Skip => vec![Pick::Skip],
    };
    picks.extend(play.remove.map(Pick::Remove));
    picks
}

/// Returns the play as it was picked.
fn written(play: &Play, picks: &[Pick]) -> Play {
    match picks {
        [Pick::Ours(ours), Pick::Other(other), ..] => Play { deed: Deed::Swap { ours: *ours, other: *other }, ..*play },
        _ => *play,
    }
}
