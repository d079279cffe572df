//! The ways to play a throw step by step: every order in which the stones of a legal move can really go.

use crate::toccadille::{
    board::{HAND, OFF, Stones},
    dice::{Dice, Die},
    ground::Ground,
    legal,
    moves::{Move, Outcome, Play, Step},
    rules::{BOARD, DieOrder},
    view::View,
};

/// A way to play a legal move: its steps in the order in which they are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepByStep {
    /// The move.
    pub mv: Move,
    /// The die of each step; of one step the second is left.
    pub dice: [Die; 2],
}

/// Returns every way to play every legal move but the pass.
pub(super) fn ways(view: &View<'_>) -> Vec<StepByStep> {
    let Some(dice) = view.dice().filter(|_| view.is_to_move()) else { return vec![] };
    let mut legal = vec![];
    legal::list(view.rules(), view.board(), view.seat(), dice, &mut legal);
    let is_natural = |it: &&Move| matches!(it, Move::Play(_)) && !it.is_by_force();
    let outcomes = legal.iter().filter(is_natural).map(Move::outcome).collect();
    let mut listing = Listing { ground: Ground::new(view.rules(), view.board(), view.seat()), outcomes, ways: vec![] };
    for order in orders(view, dice) {
        listing.by(order);
    }
    let mut ways = listing.ways;
    for forced in legal.iter().filter(|it| it.is_by_force()) {
        if let [one, two] = *forced.steps() {
            ways.push(StepByStep { mv: *forced, dice: [dice.high(), dice.low()] });
            if !dice.is_doublet() {
                ways.push(StepByStep { mv: Move::Play(Play::by_force(two, one)), dice: [dice.low(), dice.high()] });
            }
        }
    }
    ways
}

/// Returns the orders in which the dice may be played.
fn orders(view: &View<'_>, dice: Dice) -> Vec<[Die; 2]> {
    let (high, low) = (dice.high(), dice.low());
    match view.rules().die_order {
        DieOrder::SmallerFirst => vec![[low, high]],
        DieOrder::Any if dice.is_doublet() => vec![[low, low]],
        DieOrder::Any => vec![[high, low], [low, high]],
    }
}

struct Listing<'a> {
    ground: Ground<'a>,
    /// What the legal moves by the numbers thrown come to.
    outcomes: Vec<Outcome>,
    ways: Vec<StepByStep>,
}

impl Listing<'_> {
    fn by(&mut self, dice: [Die; 2]) {
        let own = *self.ground.own;
        for (from, to) in self.steps(&own, dice[0]) {
            let first = self.step(from, to);
            if self.may_stay(to) {
                self.add(Play::one(first), dice);
            }
            let mut after = own;
            after.shift(from, to);
            for (next, last) in self.steps(&after, dice[1]) {
                let lands = if next == to { self.may_rest(to) } else { self.may_stay(to) };
                if lands && self.may_stay(last) {
                    self.add(Play::both(first, self.step(next, last)), dice);
                }
            }
        }
    }

    fn add(&mut self, play: Play, dice: [Die; 2]) {
        let mv = Move::Play(play);
        if self.outcomes.contains(&mv.outcome()) {
            self.ways.push(StepByStep { mv, dice });
        }
    }

    /// Returns where stones can go by this die, as far as their numbers say.
    fn steps(&self, own: &Stones, die: Die) -> Vec<(u8, u8)> {
        let is_source = |it: &u8| match own.on(HAND) {
            0 => own.any() & BOARD & 1 << it != 0,
            _ => *it == HAND,
        };
        let step = |from: u8| {
            let to = from + die.pips();
            match to < OFF {
                true => Some((from, to)),
                false => self.ground.target(own, from, die.pips()).map(|_| (from, OFF)),
            }
        };
        (HAND..OFF).filter(is_source).filter_map(step).collect()
    }

    const fn may_stay(&self, to: u8) -> bool {
        to == OFF || self.ground.open & 1 << to != 0
    }

    const fn may_rest(&self, to: u8) -> bool {
        self.ground.rest & 1 << to != 0
    }

    fn step(&self, from: u8, to: u8) -> Step {
        Step::counted(self.ground.seat, from, to, to != OFF && self.ground.targets(from) & 1 << to != 0)
    }
}
