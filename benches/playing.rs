//! Games of random moves, played by all benchmarks in the same way.

use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use tock::{
    game::{Game, Turn},
    profile::{Library, Request},
    tock::{Moves, Rules, Seat, Setup, State},
};

/// Profiles and variants, as on the command line.
pub const TABLES: [&str; 6] =
    ["french", "french+solo", "french+joker", "english", "english+team", "english+lose-a-turn"];

/// Returns the rules of a table.
pub fn rules(table: &str) -> Rules {
    rules_with(table, &[])
}

/// Returns the rules of a table with some switches set, as `--set` sets them.
pub fn rules_with(table: &str, set: &[&str]) -> Rules {
    let mut names = table.split('+').map(str::to_owned);
    let rules = names.next().expect("a table has a profile");
    let set = set.iter().map(|it| (*it).to_owned()).collect();
    let request = Request { rules, variants: names.collect(), set, ..Request::default() };
    Library::new(None).resolve(&request).expect("the rules are playable").rules
}

/// Plays one game of random moves, cut at 5,000 turns; returns how many turns it had.
pub fn random_game(rules: &Rules, seed: u64) -> usize {
    watched_game(rules, seed, |_| {})
}

/// Plays one game of random moves, cut at 5,000 turns, and shows it at each turn; returns how many turns it had.
pub fn watched_game(rules: &Rules, seed: u64, mut watch: impl FnMut(&State)) -> usize {
    let mut pick = picks(seed);
    let mut moves = Moves::default();
    let mut state = State::new(rules, &Setup { players: 4, dealer: Seat::D }).expect("four may play");
    let mut turns = 0;
    while turns < 5_000 {
        match state.turn(rules) {
            Turn::Chance => {
                let order = state.sample(rules, &mut pick);
                state.shuffle_fairly(rules, &order);
            }
            Turn::Player(seat) => {
                watch(&state);
                state.view(rules, seat).legal_moves_into(&mut moves);
                let mv = moves[pick(moves.len())];
                state.play(rules, &mv);
                turns += 1;
            }
            Turn::Over(_) => break,
        }
    }
    turns
}

/// Returns what picks one of so many choices.
pub fn picks(seed: u64) -> impl FnMut(usize) -> usize {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    move |choices| ((u64::from(chance.next_u32()) * choices as u64) >> 32) as usize
}
