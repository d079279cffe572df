//! A game in play is small, and asks for no memory.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    game::{Game, Turn},
    profile::{Library, Request},
    toccadille::{Moves, Rules, Starter, State},
};

/// The profile, and its variants.
const TABLES: [&[&str]; 3] = [&[], &["alvensleben-1853"], &["toccategli-18c"]];

fn rules(variants: &[&str]) -> Rules {
    let variants = variants.iter().map(|it| (*it).to_owned()).collect();
    let request = Request { variants, ..Request::named("toccadille") };
    Library::default().resolve_of::<State>(&request).unwrap().rules
}

/// A state in at most 128 bytes that is copied like a number.
#[test]
fn a_game_in_play_is_small_and_copied_like_a_number() {
    fn is_copy<T: Copy>() {}
    is_copy::<State>();
    assert!(size_of::<State>() <= 128, "{} bytes", size_of::<State>());
}

/// Listing, throwing and playing, once the list has grown as long as these games make it.
#[test]
fn whole_games_ask_for_no_memory() {
    for variants in TABLES {
        let rules = rules(variants);
        let mut moves = Moves::default();
        let mut play = || (0..12).map(|seed| play_one(&rules, &mut moves, seed)).sum::<usize>();
        let throws = play();
        let asked = allocation_counter::measure(|| assert_eq!(play(), throws));
        assert_eq!(asked.count_total, 0, "{variants:?}, {throws} throws");
    }
}

/// The counter sees a list that has to grow: else the test above could not fail.
#[test]
fn a_list_that_grows_asks_for_memory() {
    let rules = rules(&[]);
    let asked = allocation_counter::measure(|| {
        play_one(&rules, &mut Moves::default(), 0);
    });
    assert_ne!(asked.count_total, 0);
}

/// Plays a game of random moves, cut at 1,000 throws; returns how many it had.
fn play_one(rules: &Rules, moves: &mut Moves, seed: u64) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = State::new(rules, &Starter::ThrowOff).unwrap();
    for throw in 0..1000 {
        while state.turn(rules) == Turn::Chance {
            let dice = state.sample(rules, &mut |it| rng.random_range(0..it));
            state.throw_fairly(rules, &dice);
        }
        let Turn::Player(seat) = state.turn(rules) else { return throw };
        state.view(rules, seat).legal_moves_into(moves);
        let mv = moves[rng.random_range(0..moves.len())];
        state.play(rules, &mv);
    }
    1000
}
