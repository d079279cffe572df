//! What must stay fast in Toccadille: whole games of random moves, every distinct play of each throw listed and one
//! played, beside random playouts of backgammon by a crate known to be fast.
//!
//! A figure is good for comparing with another of the same run, since machines differ and are noisy.

use bkgm::{ClassicRules, Dice as BackgammonDice, GameState, State as _, legal_positions_with, variants::BACKGAMMON};
use divan::{Bencher, counter::ItemsCount};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use tock::{
    game::{Game, Turn},
    toccadille::{Moves, Rules, Starter, State, rules::Switches},
};

/// How many games are played by the two.
const GAMES: [u64; 2] = [64, 32];

fn main() {
    divan::main();
}

/// An item is a throw.
#[divan::bench]
fn throws_of_toccadille(bencher: Bencher<'_, '_>) {
    let rules = Rules::new(Switches::default()).expect("the rules of the profile");
    let mut moves = Moves::default();
    let mut play = || (0..GAMES[0]).map(|it| game_of_toccadille(&rules, &mut moves, it)).sum::<usize>();
    let throws = play();
    bencher.counter(ItemsCount::new(throws)).bench_local(play);
}

/// An item is a throw.
#[divan::bench]
fn throws_of_backgammon(bencher: Bencher<'_, '_>) {
    let play = || (0..GAMES[1]).map(game_of_backgammon).sum::<usize>();
    bencher.counter(ItemsCount::new(play())).bench_local(play);
}

fn game_of_toccadille(rules: &Rules, moves: &mut Moves, seed: u64) -> usize {
    let mut pick = picks(seed);
    let mut state = State::new(rules, &Starter::ThrowOff).expect("it never fails");
    let mut throws = 0;
    loop {
        match state.turn(rules) {
            Turn::Chance => {
                let throw = state.sample(rules, &mut pick);
                state.throw_fairly(rules, &throw);
            }
            Turn::Player(_) => {
                state.legal_moves_into(rules, moves);
                let mv = moves[pick(moves.len())];
                state.play(rules, &mv);
                throws += 1;
            }
            Turn::Over(_) => return throws,
        }
    }
}

fn game_of_backgammon(seed: u64) -> usize {
    let mut pick = picks(seed);
    let mut position = BACKGAMMON;
    let mut throws = 0;
    while matches!(position.game_state(), GameState::Ongoing) && throws < 5_000 {
        let dice = BackgammonDice::new(pick(6) + 1, pick(6) + 1);
        let legal = legal_positions_with::<ClassicRules, 15>(position, &dice);
        position = legal[pick(legal.len())];
        throws += 1;
    }
    throws
}

/// Returns what picks one of so many choices.
fn picks(seed: u64) -> impl FnMut(usize) -> usize {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    move |choices| ((u64::from(chance.next_u32()) * choices as u64) >> 32) as usize
}
