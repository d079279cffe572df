//! How a game stands: how likely each seat is to win it, from all that is on the table and in the hands.
//!
//! Those who think ahead end their games here. The hands are those they imagined.

use crate::{
    bot::{
        scale::{Scale, side},
        weights::{STEP, Weights},
    },
    game::{Game, Turn},
    tock::{BySeat, CardSet, Rules, SEATS, Seat, SeatSet, Spot, State},
};

/// Returns how likely `seat` is to win, `0.0..=1.0`.
pub fn chance_to_win(state: &State, rules: &Rules, scale: &Scale, seat: Seat) -> f64 {
    let table = state.table();
    let ours = side(rules, table, seat);
    if let Turn::Over(winners) = state.turn(rules) {
        return if winners.contains(seat) { 1.0 } else { 0.0 };
    }
    let strengths = strengths(state, rules, scale);
    let together = |seats: SeatSet| seats.iter().map(|it| strengths[it]).sum::<i32>();
    let ahead = |theirs: SeatSet| {
        let steps = f64::from(together(theirs) - together(ours)) / f64::from(STEP);
        exp(steps / f64::from(scale.weights.spread))
    };
    let mut left = table.without(ours);
    let mut others = 0.0;
    while let Some(other) = left.iter().next() {
        let theirs = side(rules, table, other);
        others += ahead(theirs);
        left = left.without(theirs);
    }
    1.0 / (1.0 + others)
}

/// Returns how far each seat has come, in hundredths of a step, all that threatens it counted.
pub fn strengths(state: &State, rules: &Rules, scale: &Scale) -> BySeat<i32> {
    let (board, table) = (state.board(), state.table());
    let guarded = rules.guarded(board);
    let live = rules.deck().without(state.discards());
    let per_card = 1_000_000 / live.len().max(1) as i32;
    let mut turn = BySeat::<u8>::default();
    let mut next = state.to_move();
    for number in 0..table.len() as u8 {
        turn[next] = number;
        next = table.after(next);
    }
    let mut strengths = BySeat::default();
    for seat in table.iter() {
        let marbles = board.marbles(seat);
        let mut sum = scale.home(marbles.slot_bits(seat));
        sum += marbles.iter().map(|it| scale.worth(seat, it)).sum::<i32>();
        let Weights { fear, later, any_out, two_home, wait, card, .. } = scale.weights;
        let home = board.in_home(seat).len() as i32;
        sum += if board.on_track(seat).is_empty() { 0 } else { any_out } + two_home * home * (home - 1) / 2;
        sum += card * state.hand(seat).len() as i32 - wait * i32::from(turn[seat]);
        let colour = state.view(rules, seat).colour().unwrap_or(seat);
        sum += scale.hand(rules, state.hand(seat), colour, board.marbles(colour));
        let mut exposed = board.on_track(seat);
        if guarded.contains(seat) {
            exposed.remove(rules.track().post(seat));
        }
        for other in table.without(side(rules, table, seat)).iter() {
            let theirs = board.on_track(other).seen_from(other);
            let soon = turn[other] < turn[seat];
            let part = if soon { fear } else { later };
            let held = per_card * state.hand(other).len().max(1) as i32 / 1000;
            let lost = |spot: Spot, cards: CardSet| {
                let likely = (live.and(cards).len() as i32 * held).min(1000);
                scale.worth(seat, spot).max(0) / 100 * likely / 100 * part / 10
            };
            for spot in exposed.iter() {
                let here = spot.seen_from(other);
                for from in scale.reach.hits_to[here.index()].and(theirs).iter() {
                    sum -= lost(spot, scale.reach.hits(from, here));
                }
                if spot == rules.track().post(other).into() && rules.waiting(board, other) != 0 {
                    sum -= lost(spot, rules.starters());
                }
            }
            if guarded.contains(other) {
                let before = scale.reach.before_post[(other.index() + SEATS - seat.index()) % SEATS];
                sum -= scale.weights.barred * board.on_track(seat).seen_from(seat).and(before).len() as i32;
            }
        }
        strengths[seat] = sum;
    }
    strengths
}

/// Returns e to the power of `x`, near enough, by sums and products alone: the same on every machine.
fn exp(x: f64) -> f64 {
    let mut power = 1.0 + x.clamp(-30.0, 30.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn powers_are_near_enough() {
        for (x, power) in [(0.0, 1.0), (2.0, 7.389), (-2.0, 0.135_34), (3.0, 20.09), (-3.0, 0.0498)] {
            assert!((exp(x) / power - 1.0).abs() < 0.01, "{x}: {}", exp(x));
        }
    }
}
