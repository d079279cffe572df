//! How a throw is played, chosen die by die: a pure machine over the ways to play it.
//!
//! At every step only those stones are offered with which the throw can still be played as the rules ask, so there is no
//! dead end, and each step can be taken back.

use crate::toccadille::{Board, Die, Move, Place, Step, StepByStep, View};

/// A step that is offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Offer {
    /// From where to where, and whether it hits.
    pub step: Step,
    /// The die it is made with.
    pub die: Die,
    /// The move, if the step completes one.
    pub mv: Option<Move>,
}

/// A throw to be played, and what has been chosen of it so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    ways: Vec<StepByStep>,
    made: Vec<Offer>,
}

impl Choice {
    /// Takes up the throw of the seat to move; none if there is nothing to choose: it is not its turn, or it must pass.
    pub fn new(view: &View<'_>) -> Option<Self> {
        let ways = view.ways();
        (!ways.is_empty()).then_some(Self { ways, made: vec![] })
    }

    /// Returns the steps chosen so far.
    pub fn made(&self) -> &[Offer] {
        &self.made
    }

    /// Returns the dice that are not played yet.
    pub fn dice(&self) -> Vec<Die> {
        self.fitting().next().map_or_else(Vec::new, |it| it.dice[self.made.len().min(2)..].to_vec())
    }

    /// Returns the steps that can be made now, each once: by where the stone starts, then by where it goes.
    pub fn offers(&self) -> Vec<Offer> {
        let place = self.made.len();
        let mut offers: Vec<Offer> = vec![];
        for way in self.fitting() {
            let (Some(step), Some(die)) = (way.mv.steps().get(place), way.dice.get(place)) else { continue };
            let mv = (way.mv.steps().len() == place + 1).then_some(way.mv);
            match offers.iter_mut().find(|it| ends(&it.step) == ends(step)) {
                Some(offer) => offer.mv = offer.mv.or(mv),
                None => offers.push(Offer { step: *step, die: *die, mv }),
            }
        }
        offers.sort_by_key(|it| (order(it.step.from()), order(it.step.to())));
        offers
    }

    /// Returns where a stone can be taken, each place once.
    pub fn sources(&self) -> Vec<Place> {
        let mut sources: Vec<_> = self.offers().iter().map(|it| it.step.from()).collect();
        sources.dedup();
        sources
    }

    /// Returns the steps that can be made from here.
    pub fn from(&self, from: Place) -> Vec<Offer> {
        self.offers().into_iter().filter(|it| it.step.from() == from).collect()
    }

    /// Makes a step that is offered; returns the move if it is complete and nothing more can be added to it.
    pub fn pick(&mut self, offer: &Offer) -> Option<Move> {
        if !self.offers().contains(offer) {
            return None;
        }
        self.made.push(*offer);
        if self.offers().is_empty() { self.whole() } else { None }
    }

    /// Returns the move that the steps chosen so far make, if the throw may be left at that.
    pub fn whole(&self) -> Option<Move> {
        self.fitting().find(|it| it.mv.steps().len() == self.made.len()).map(|it| it.mv)
    }

    /// Takes the last step back; tells whether there was one.
    pub fn back(&mut self) -> bool {
        self.made.pop().is_some()
    }

    /// Returns the board as it lies after the steps chosen so far.
    pub fn board(&self, view: &View<'_>) -> Board {
        let mut board = *view.board();
        self.made.iter().for_each(|it| board.step(view.seat(), it.step));
        board
    }

    /// Returns the ways that begin with the steps chosen so far.
    fn fitting(&self) -> impl Iterator<Item = &StepByStep> {
        self.ways.iter().filter(|way| {
            let steps = way.mv.steps();
            self.made.len() <= steps.len() && self.made.iter().zip(steps).all(|(made, it)| ends(&made.step) == ends(it))
        })
    }
}

const fn ends(step: &Step) -> (Place, Place) {
    (step.from(), step.to())
}

/// Returns the place of a place in lists: the hand, the points, off.
const fn order(place: Place) -> u8 {
    match place {
        Place::Hand => 0,
        Place::Point(point) => point.number(),
        Place::Off => u8::MAX,
    }
}
