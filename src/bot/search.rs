//! The search: the moves that look best are tried in many deals of what is hidden, in all of them the same.
//!
//! In each deal every move is played on for some turns, everybody playing by the evaluation and drawing the same cards,
//! and then it is asked who is likely to win. Only how much better one move does than another in the same deal counts;
//! most of what chance does to both falls out of that.

use std::sync::Arc;

use crate::{
    bot::{
        Clock, dice::Dice, outlook::Outlook, playout::play_on, scale::Scale, standing::chance_to_win, weights::Weights,
    },
    tock::{BySeat, CardSet, Move, Moves, Rules, View},
};

/// The weights of those who think ahead, made ready for one set of rules.
#[derive(Clone, Debug)]
pub struct Scales {
    /// By which everybody plays.
    pub play: Arc<Scale>,
    /// By which it is judged how the game stands in the end.
    pub judge: Arc<Scale>,
}

impl Scales {
    /// Returns the tuned weights for these rules.
    pub fn of(rules: &Rules) -> Self {
        Self { play: Scale::of(rules, Weights::tuned(rules)), judge: Scale::of(rules, Weights::judging(rules)) }
    }
}

/// How a search goes about it.
#[derive(Clone, Copy, Debug)]
pub struct Plan {
    /// How many deals of what is hidden are tried.
    pub deals: u32,
    /// How many moves are tried at the most.
    pub width: usize,
    /// For how many turns each is played on.
    pub turns: u32,
    /// How far a move must fall behind to be dropped, in standard deviations.
    pub drop: f64,
}

impl Plan {
    /// The plan of the level `sharp`: a few milliseconds a move.
    pub const SHARP: Self = Self { deals: 64, width: 6, turns: 16, drop: 2.5 };
    /// The plan of the level `master`: some ten times as much, most of it for the moves between which it is close.
    pub const MASTER: Self = Self { deals: 768, width: 12, turns: 16, drop: 2.0 };
}

/// After how many deals moves that do worse are dropped, again and again.
const BATCH: u32 = 8;
/// How far it must be ahead to be made instead of the one the evaluation likes best.
const DEVIATE: f64 = 1.0;

/// A move that is tried.
#[derive(Clone, Copy, Debug)]
pub struct Tried {
    /// The move.
    pub mv: Move,
    /// What the evaluation says of it, in hundredths of a step.
    pub worth: i32,
    /// How much likelier it wins than the first one: the sum over all deals, and that of the squares.
    ahead: f64,
    squares: f64,
    deals: f64,
    is_dropped: bool,
}

impl Tried {
    const fn new(mv: Move, worth: i32) -> Self {
        Self { mv, worth, ahead: 0.0, squares: 0.0, deals: 0.0, is_dropped: false }
    }

    fn note(&mut self, ahead: f64) {
        self.ahead += ahead;
        self.squares += ahead * ahead;
        self.deals += 1.0;
    }

    /// Returns how much likelier it wins than the first one, as far as was seen.
    pub fn mean(&self) -> f64 {
        self.ahead / self.deals.max(1.0)
    }

    /// Returns how far the mean may be off.
    fn deviation(&self) -> f64 {
        let deals = self.deals.max(1.0);
        ((self.squares / deals - self.mean() * self.mean()).max(1e-9) / deals).sqrt()
    }
}

/// What a search found.
#[derive(Clone, Debug)]
pub struct Found {
    /// The moves that were tried, the one the evaluation likes best first; none if there is none.
    pub tried: Vec<Tried>,
    /// Which of them is to be made.
    pub best: usize,
    /// How likely the first one wins.
    pub base: f64,
}

/// What is thought about.
#[derive(Clone, Copy)]
pub struct Table<'a> {
    /// What the seat to move sees.
    pub view: &'a View<'a>,
    /// The weights.
    pub scales: &'a Scales,
    /// The cards each other seat is known to lack.
    pub lacks: BySeat<CardSet>,
}

/// Searches for the best move of the seat to move.
pub fn search(table: &Table<'_>, plan: &Plan, seed: u64, clock: &Clock, moves: &mut Moves) -> Found {
    let Table { view, scales, lacks } = table;
    let mut found = Found { tried: candidates(view, &scales.play, plan.width, moves), best: 0, base: 0.0 };
    if found.tried.len() < 2 {
        return found;
    }
    let mut seeds = Dice::new(seed);
    for deal in 1..=plan.deals {
        if clock.is_up() {
            break;
        }
        let mut dice = Dice::new(seeds.next());
        let imagined = view.imagine_without(lacks, &mut |n| dice.pick(n));
        let mut of_first = 0.0;
        for (index, it) in found.tried.iter_mut().enumerate().filter(|it| !it.1.is_dropped) {
            let mut state = imagined;
            state.play(view.rules(), &it.mv);
            play_on(&mut state, view.rules(), &scales.play, plan.turns, &mut { dice }, moves);
            let chance = chance_to_win(&state, view.rules(), &scales.judge, view.seat());
            if index == 0 {
                of_first = chance;
                found.base += chance;
            }
            it.note(chance - of_first);
        }
        if deal % BATCH == 0 && drop_worse(&mut found.tried, plan.drop) < 2 {
            break;
        }
    }
    found.base /= found.tried[0].deals.max(1.0);
    found.best = best(&found.tried);
    found
}

/// Returns the moves worth trying, the one the evaluation likes best first.
fn candidates(view: &View<'_>, scale: &Scale, width: usize, moves: &mut Moves) -> Vec<Tried> {
    view.legal_moves_into(moves);
    let mut outlook = Outlook::new(*view, scale);
    let mut rated: Vec<Tried> = moves.iter().map(|it| Tried::new(*it, outlook.worth(it))).collect();
    rated.sort_by_key(|it| std::cmp::Reverse(it.worth));
    rated.truncate(width);
    rated
}

/// Drops the moves that do clearly worse than the best; returns how many are left.
fn drop_worse(tried: &mut [Tried], drop: f64) -> usize {
    let lead = tried.iter().filter(|it| !it.is_dropped).map(Tried::mean).fold(0.0, f64::max);
    // The first stays: the others are measured by it.
    for it in tried.iter_mut().skip(1) {
        it.is_dropped |= it.mean() + drop * it.deviation() < lead;
    }
    tried.iter().filter(|it| !it.is_dropped).count()
}

/// Returns which move is to be made: the first, unless another is ahead by more than chance would do.
fn best(tried: &[Tried]) -> usize {
    let ahead = tried.iter().enumerate().skip(1);
    let ahead = ahead.filter(|(_, it)| !it.is_dropped && DEVIATE * it.deviation() < it.mean());
    ahead.max_by(|a, b| a.1.mean().total_cmp(&b.1.mean())).map_or(0, |it| it.0)
}
