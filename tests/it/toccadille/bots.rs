//! The bots of Toccadille: they play legal moves, the same for the same seed, and the stronger ones win.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    bot::toccadille::{Advice, Hundredths, Judged, Level, Term},
    game::{Event, Game, Turn},
    toccadille::{End, Rules, Seat, Starter, State, rules::Switches},
};

use crate::toccadille::{
    random,
    text::{B0, Case},
};

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

/// Returns what a level advises at a position, with any seed.
fn advice(level: Level, case: &Case) -> Advice {
    let view = case.view();
    level.make(1, view.seat()).advise(&view)
}

/// Returns what a term comes to, in hundredths of a mark.
fn hundredths(judged: &Judged, term: Term) -> i32 {
    judged.term(term).0
}

#[test]
fn advice_is_the_move_of_the_bot_with_terms_that_add_up_and_a_runner_up_worth_no_more() {
    let (mut advised, mut with_reasons) = (0, 0);
    for seed in 0..6 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = if seed == 0 { Rules::new(Switches::default()).unwrap() } else { random::rules(&mut rng) };
        let mut state = State::new(&rules, &Starter::ThrowOff).unwrap();
        for _ in 0..60 {
            let seat = match state.turn(&rules) {
                Turn::Over(_) => break,
                Turn::Chance => {
                    let throw = state.sample(&rules, &mut |it| rng.random_range(0..it));
                    state.apply(&rules, &Event::Chance(throw)).unwrap();
                    continue;
                }
                Turn::Player(seat) => seat,
            };
            let view = state.view(&rules, seat);
            let moves = view.legal_moves();
            for level in [Level::Greedy, Level::Strong] {
                let advice = level.make(seed, seat).advise(&view);
                assert_eq!(advice.best.mv, level.make(seed, seat).choose(&view));
                assert_eq!(advice, level.make(seed + 1, seat).advise(&view), "all is seen, so no chance is needed");
                assert_eq!(advice.next.is_some(), 1 < moves.len());
                for judged in [Some(&advice.best), advice.next.as_ref()].into_iter().flatten() {
                    assert!(moves.contains(&judged.mv));
                    assert_eq!(judged.value, Some(judged.terms.iter().map(|it| it.1).sum()));
                    assert!(judged.terms.is_sorted_by_key(|it| -it.1.0.abs()));
                    with_reasons += usize::from(1 < judged.terms.len());
                }
                let worth_more = advice.next.iter().any(|it| advice.best.value < it.value || it.mv == advice.best.mv);
                assert!(!worth_more, "{advice:?}");
                advised += 1;
            }
            state.apply(&rules, &Event::Move(moves[rng.random_range(0..moves.len())])).unwrap();
        }
    }
    assert!(200 < advised && advised < with_reasons, "{advised} {with_reasons}");
}

#[test]
fn a_chance_bot_gives_no_reasons() {
    let advice = advice(Level::Random, &Case::new("red h15; black h15; 5-3"));
    assert_eq!((advice.best.value, advice.best.terms.len(), advice.next), (None, 0, None));
}

#[test]
fn the_reasons_are_what_the_move_does() {
    // The second stone is out of reach, so that one hit is all there is to get; marks are told in full.
    let hit = Case::new("red 1:4 2:3 3:3 4:2 5:1 6:1 10:1; black 24:3 23:3 22:3 21:2 20:2 19:1 15:1; 5-1");
    for level in [Level::Greedy, Level::Strong] {
        let best = advice(level, &hit).best;
        assert_eq!(hundredths(&best, Term::Hits), 100, "{best:?}");
        assert_eq!(hit.view().gain(&best.mv), 1);
    }
    // The twelfth mark wins, and the other has none, so that it counts four times.
    let last = Case::new("red 1:4 2:3 3:3 4:2 5:1 6:1 10:1 m11; black 24:3 23:3 22:3 21:2 20:2 19:1 15:1; 5-1");
    for level in [Level::Greedy, Level::Strong] {
        let best = advice(level, &last).best;
        assert!(best.terms[0].0 == Term::Win && Some(Hundredths(3500)) < best.value, "{best:?}");
    }
    // Bearing off the last stone brings two marks.
    let off = Case::new("red 24:1 o14; black 1:13 24:2; 6-5");
    assert_eq!(hundredths(&advice(Level::Strong, &off).best, Term::Off), 200);
    // The huck taken is a reason for it.
    let huck = Case::new(&format!("red 1:3 2:2 3:3 4:2 5:2 6:2 8:1; {B0}; 6-4"));
    let advised = advice(Level::Greedy, &huck).best;
    assert_eq!(advised.mv.to_string(), "6/12 8/12", "{advised:?}");
    assert!(0 < hundredths(&advised, Term::Huck));
}
