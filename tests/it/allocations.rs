//! The engine is small, and asks for no memory while games are played.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    game::{Game, Turn},
    tock::{Moves, Rules, Seat, Setup, State},
};

use crate::switches::named;

const TABLES: [(&str, &[&str]); 6] = [
    ("french", &[]),
    ("french", &["solo"]),
    ("french", &["joker"]),
    ("english", &[]),
    ("english", &["team", "fast-track"]),
    ("english", &["lose-a-turn"]),
];

/// A state in at most 256 bytes that is copied like a number.
#[test]
fn a_game_in_play_is_small_and_copied_like_a_number() {
    fn is_copy<T: Copy>() {}
    is_copy::<State>();
    assert!(size_of::<State>() <= 256, "{} bytes", size_of::<State>());
}

/// Listing, copying and playing, once the list has grown as long as these games make it.
#[test]
fn whole_games_ask_for_no_memory() {
    for (profile, variants) in TABLES {
        let rules = named(profile, variants);
        let mut moves = Moves::default();
        let mut play = || (0..6).map(|seed| play_one(&rules, &mut moves, seed)).sum::<usize>();
        let turns = play();
        let asked = allocation_counter::measure(|| assert_eq!(play(), turns));
        assert_eq!(asked.count_total, 0, "{profile} {variants:?}, {turns} turns");
    }
}

/// The counter sees a list that has to grow: else the test above could not fail.
#[test]
fn a_list_that_grows_asks_for_memory() {
    let rules = named("french", &[]);
    let asked = allocation_counter::measure(|| {
        play_one(&rules, &mut Moves::default(), 0);
    });
    assert_ne!(asked.count_total, 0);
}

/// Plays a game of random moves, cut at 2,000 turns; returns how many it had.
fn play_one(rules: &Rules, moves: &mut Moves, seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = State::new(rules, &Setup { players: 4, dealer: Seat::D }).unwrap();
    for turn in 0..2000 {
        while state.turn(rules) == Turn::Chance {
            let order = state.sample(rules, &mut |it| rng.random_range(0..it));
            state.shuffle_fairly(rules, &order);
        }
        let Turn::Player(seat) = state.turn(rules) else { return turn };
        state.view(rules, seat).legal_moves_into(moves);
        let before = state;
        let mv = moves[rng.random_range(0..moves.len())];
        state.play(rules, &mv);
        assert_ne!(before, state);
    }
    2000
}
