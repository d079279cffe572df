//! The legal moves where stones may be borne off, tried one after another.

use crate::toccadille::{
    board::{OFF, Stones},
    dice::Dice,
    ground::Ground,
    moves::{Move, Play, Step},
    rules::{BOARD, DieOrder, SingleDie},
};

use super::bits;

/// Lists the legal moves without the one by force; no stone is to be entered.
pub(super) fn list(ground: &Ground<'_>, dice: Dice, moves: &mut Vec<Move>) {
    let (high, low) = (dice.high().pips(), dice.low().pips());
    let orders = [(low, high), (high, low)];
    let orders = match ground.rules.die_order {
        DieOrder::Any if !dice.is_doublet() => &orders[..],
        DieOrder::Any | DieOrder::SmallerFirst => &orders[..1],
    };
    for (first, second) in orders {
        both(ground, *first, *second, moves);
    }
    let is_both = !moves.is_empty();
    if is_both && ground.rules.must_play_both {
        return;
    }
    let before = moves.len();
    for (first, _) in orders.iter().rev() {
        let either = is_both || ground.rules.single_die_choice == SingleDie::Free;
        if moves.len() == before || either {
            one(ground, *first, moves);
        }
    }
}

fn both(ground: &Ground<'_>, first: u8, second: u8, moves: &mut Vec<Move>) {
    for (from, to) in steps(ground, ground.own, first) {
        let mut between = *ground.own;
        between.shift(from, to);
        for (next, end) in steps(ground, &between, second) {
            let mut after = between;
            after.shift(next, end);
            let lands = |place: u8, points: u32| place == OFF || points & 1 << place != 0;
            let may_land = lands(to, if next == to { ground.rest } else { ground.open }) && lands(end, ground.open);
            if may_land && ground.may_stay(&after) {
                add(moves, Play::both(step(ground, from, to), step(ground, next, end)));
            }
        }
    }
}

fn one(ground: &Ground<'_>, die: u8, moves: &mut Vec<Move>) {
    for (from, to) in steps(ground, ground.own, die) {
        let mut after = *ground.own;
        after.shift(from, to);
        if (to == OFF || ground.open & 1 << to != 0) && ground.may_stay(&after) {
            add(moves, Play::one(step(ground, from, to)));
        }
    }
}

/// Returns where stones start and end with this die, wherever they may land.
fn steps<'a>(ground: &'a Ground<'_>, stones: &'a Stones, die: u8) -> impl Iterator<Item = (u8, u8)> + 'a {
    bits(stones.any() & BOARD).filter_map(move |from| Some((from, ground.target(stones, from, die)?)))
}

fn step(ground: &Ground<'_>, from: u8, to: u8) -> Step {
    Step::counted(ground.seat, from, to, to != OFF && ground.blots & 1 << to != 0)
}

fn add(moves: &mut Vec<Move>, play: Play) {
    let mv = Move::Play(play);
    let outcome = mv.outcome();
    if !moves.iter().any(|it| it.outcome() == outcome) {
        moves.push(mv);
    }
}
