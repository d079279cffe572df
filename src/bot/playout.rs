//! A game played on in thought: everybody plays by the evaluation, for some turns.

use crate::{
    bot::{dice::Dice, outlook::Outlook, scale::Scale},
    game::{Game, Turn},
    tock::{Move, Moves, Rules, State},
};

/// Returns the legal move that the evaluation likes best, the first of those that are equal.
pub fn best(state: &State, rules: &Rules, scale: &Scale, moves: &mut Moves) -> Move {
    let view = state.view(rules, state.to_move());
    view.legal_moves_into(moves);
    let mut outlook = Outlook::new(view, scale);
    let mut best = (i32::MIN, Move::Pass);
    for mv in moves.iter() {
        let worth = outlook.worth(mv);
        if best.0 < worth {
            best = (worth, *mv);
        }
    }
    best.1
}

/// Plays a game on for so many turns, or until it is over.
pub fn play_on(state: &mut State, rules: &Rules, scale: &Scale, turns: u32, dice: &mut Dice, moves: &mut Moves) {
    let mut left = turns;
    loop {
        match state.turn(rules) {
            Turn::Over(_) => return,
            Turn::Chance => {
                let order = state.sample(rules, &mut |n| dice.pick(n));
                state.shuffle_fairly(rules, &order);
            }
            Turn::Player(_) if left == 0 => return,
            Turn::Player(_) => {
                left -= 1;
                let mv = best(state, rules, scale, moves);
                state.play(rules, &mv);
            }
        }
    }
}
