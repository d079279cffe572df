//! The bots of Toccadille: they play legal moves, the same for the same seed, and the stronger ones win.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    bot::toccadille::Level,
    game::{Event, Game, Turn},
    toccadille::{End, Rules, Seat, Starter, State, rules::Switches},
};

use crate::toccadille::random;

/// Returns the game that two levels play, the first with the red stones where `red` says so.
fn game(rules: &Rules, levels: [Level; 2], red: bool, seed: u64) -> State {
    let first = if red { Seat::Red } else { Seat::Black };
    let mut bots = [levels[0].make(seed, first), levels[1].make(seed, first.other())];
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut state = State::new(rules, &Starter::ThrowOff).unwrap();
    for _ in 0..400 {
        let event = match state.turn(rules) {
            Turn::Over(_) => break,
            Turn::Chance => Event::Chance(state.sample(rules, &mut |it| rng.random_range(0..it))),
            Turn::Player(seat) => Event::Move(bots[usize::from(seat != first)].choose(&state.view(rules, seat))),
        };
        state.apply(rules, &event).expect("a bot chooses a legal move");
    }
    state
}

/// Returns how many of so many games the first level wins, each dice played from both sides.
fn won(levels: [Level; 2], games: u64) -> usize {
    let rules = Rules::new(Switches::default()).unwrap();
    let is_won = |number: &u64| {
        let red = number.is_multiple_of(2);
        let first = if red { Seat::Red } else { Seat::Black };
        matches!(game(&rules, levels, red, number / 2).turn(&rules), Turn::Over(End::Won { by, .. }) if by == first)
    };
    (0..games).filter(is_won).count()
}

#[test]
fn each_level_beats_the_one_below() {
    assert!(95 <= won([Level::Greedy, Level::Random], 100));
    assert!(32 <= won([Level::Strong, Level::Greedy], 60));
}

#[test]
fn any_rules_are_played_and_the_same_seed_gives_the_same_game() {
    for seed in 0..12 {
        let rules = random::rules(&mut ChaCha8Rng::seed_from_u64(seed));
        for levels in [[Level::Random, Level::Greedy], [Level::Strong, Level::Random]] {
            assert_eq!(game(&rules, levels, true, seed), game(&rules, levels, true, seed), "seed {seed}");
        }
    }
}
