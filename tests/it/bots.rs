//! Bots choose legal moves, the same for the same seed, from nothing that is hidden.

use std::time::{Duration, Instant};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    arena::{Series, Simulation, Summary},
    bot::{Bot, Effort, Kind, Level, Limit, Tenths, rivals::Rival},
    chance::{Chance, Purpose},
    game::{Game, Turn},
    session::Session,
    tock::{BySeat, Seat, Setup, State},
};

use crate::{
    agreement::seeds,
    session::{bots, table},
    switches::random_rules,
};

/// Returns a bot that thinks no longer than a test can wait: what it thinks of is the same, only fewer times.
fn quick(level: Level, seat: Seat) -> Box<dyn Bot> {
    level.make(4, seat, &Limit::of(Effort::Deals(2)))
}

/// Plays games in which greedy bots sit on these seats, random ones on the others.
fn greedy_on(rules: &str, players: u8, seats: &[Seat], games: u64) -> Summary {
    let table = table(rules);
    let level = |seat| if seats.contains(&seat) { Level::Greedy } else { Level::Random };
    let games = Simulation {
        table: &table,
        players,
        bots: BySeat::from_fn(|it| level(it).into()),
        series: Series { games, seed: 1, record_dir: None },
        max_turns: 10_000,
    };
    games.run().unwrap()
}

#[test]
fn greedy_bots_beat_random_ones() {
    for (rules, players, seats) in [
        ("french", 4, [Seat::A, Seat::C].as_slice()),
        ("french solo", 4, &[Seat::B]),
        ("english", 4, &[Seat::A]),
        ("english team", 4, &[Seat::B, Seat::D]),
        ("english", 2, &[Seat::C]),
    ] {
        let summary = greedy_on(rules, players, seats, 200);
        let won = summary.wins[seats[0]];
        assert!(150 < won, "{rules}: {won} of 200 games won, {summary:?}");
    }
}

#[test]
fn every_level_has_a_name_of_its_own() {
    for level in Level::ALL {
        assert_eq!(level.to_string().parse(), Ok(level));
    }
    assert!("Greedy".parse::<Level>().is_err());
}

/// All bots of the house, the published ideas too, at any rules: whatever they choose is legal.
#[test]
fn every_bot_plays_by_any_rules() {
    let kinds = Level::ALL.map(Kind::from).into_iter().chain(Rival::ALL.map(Kind::Rival)).collect::<Vec<_>>();
    let mut chosen = 0;
    for seed in seeds(16) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = random_rules(&mut rng);
        let mut pick = |n| rng.random_range(0..n);
        for players in rules.seats.counts.clone() {
            let Ok(mut state) = State::new(&rules, &Setup { players, dealer: Seat::A }) else { continue };
            let mut turns = 0;
            while turns < 30 {
                match state.turn(&rules) {
                    Turn::Chance => {
                        let order = state.sample(&rules, &mut pick);
                        state.shuffle_fairly(&rules, &order);
                    }
                    Turn::Over(_) => break,
                    Turn::Player(seat) => {
                        let view = state.view(&rules, seat);
                        let moves = kinds.iter().map(|it| {
                            let mv = it.make(seed, seat, &Limit::of(Effort::Deals(1))).choose(&view);
                            assert_eq!(view.check(&mv), Ok(()), "TOCK_SEED={seed}: {it} {mv}");
                            mv
                        });
                        let moves: Vec<_> = moves.collect();
                        state.play(&rules, &moves[pick(moves.len())]);
                        (turns, chosen) = (turns + 1, chosen + moves.len());
                    }
                }
            }
        }
    }
    assert!(1000 < chosen, "{chosen}");
}

/// What a bot does is part of what a seed gives; if it changes, it is meant to.
#[test]
fn a_fixed_effort_gives_the_same_moves_on_every_machine() {
    let mut chosen = vec![];
    for rules in ["french", "english", "english team"] {
        let table = table(rules);
        let mut session = Session::begin(&bots(&table, 4, 7)).unwrap();
        let mut asked = 0;
        for turn in 0..400 {
            let Some(seat) = session.to_move() else { break };
            let view = session.view(seat);
            // Where there is something to choose.
            if asked < 6 && 12 < view.legal_moves().len() && turn % 5 == 0 {
                let moves = Level::ALL.map(|it| {
                    let mv = it.make(9, seat, &Limit::of(Effort::Deals(8))).choose(&view);
                    format!("{it} {mv}")
                });
                chosen.push(format!("{rules}, turn {turn}: {}", moves.join("; ")));
                asked += 1;
            }
            crate::session::play(&mut session, 1);
        }
    }
    insta::assert_snapshot!("moves", chosen.join("\n"));
}

/// Told to stop before it begins, a bot that searches makes the move the evaluation likes best.
#[test]
fn a_search_that_is_stopped_comes_back_at_once_with_what_it_has() {
    let table = table("english");
    let mut session = Session::begin(&bots(&table, 4, 3)).unwrap();
    for _ in 0..40 {
        let Some(seat) = session.to_move() else { break };
        let (rules, state) = (session.rules(), *session.state());
        let view = state.view(rules, seat);
        for level in [Level::Sharp, Level::Master] {
            let limit = Limit::of(Effort::Deals(u32::MAX));
            limit.stop.tell();
            let steady = quick(Level::Steady, seat).choose(&view);
            assert_eq!(level.make(4, seat, &limit).choose(&view), steady);
        }
        crate::session::play(&mut session, 1);
    }
}

/// Generous, for machines that do other things too: within its time it is far quicker.
#[test]
fn a_search_ends_when_its_time_is_up() {
    let table = table("english");
    let session = Session::begin(&bots(&table, 4, 3)).unwrap();
    let seat = session.to_move().unwrap();
    let view = session.view(seat);
    let begun = Instant::now();
    Level::Master.make(4, seat, &Limit::of(Effort::Time(Duration::from_millis(20)))).choose(&view);
    assert!(begun.elapsed() < Duration::from_secs(2), "{:?}", begun.elapsed());
}

#[test]
fn what_a_seat_cannot_see_changes_no_choice() {
    let mut differing = 0;
    for (rules, players) in [("english", 4), ("french joker", 4), ("english lose-a-turn", 3)] {
        let table = table(rules);
        let mut session = Session::begin(&bots(&table, players, 2)).unwrap();
        let mut chance = Chance::new(2, Purpose::Game(0));
        for turn in 0..300 {
            let Some(seat) = session.to_move() else { break };
            // Those that search take longer; some turns of each game show them.
            let levels = if turn % 12 == 0 { Level::ALL.as_slice() } else { &[Level::Greedy, Level::Steady] };
            for level in levels.iter().copied() {
                let choose = |state: &State| quick(level, seat).choose(&state.view(&table.rules, seat));
                let chosen = choose(session.state());
                for _ in 0..3 {
                    let other = session.view(seat).imagine(&mut |n| chance.pick(n));
                    assert_eq!(other.board(), session.state().board());
                    differing += usize::from(other != *session.state());
                    assert_eq!(choose(&other), chosen, "{rules}, {level}");
                }
            }
            crate::session::play(&mut session, 1);
        }
    }
    assert!(500 < differing, "{differing}");
}

#[test]
fn advice_is_the_move_of_the_bot_with_terms_that_add_up_and_a_runner_up_worth_less() {
    let (mut advised, mut with_terms) = (0, 0);
    for (rules, players) in [("english", 4), ("french joker", 4), ("english lose-a-turn", 3), ("french solo", 2)] {
        let table = table(rules);
        let mut session = Session::begin(&bots(&table, players, 5)).unwrap();
        for _ in 0..60 {
            let Some(seat) = session.to_move() else { break };
            let view = session.view(seat);
            let advice = quick(Level::BEST, seat).advise(&view);
            assert_eq!(advice.best.mv, quick(Level::BEST, seat).choose(&view), "{rules}");
            let moves = view.legal_moves();
            assert_eq!(advice.next.is_some(), 1 < moves.len(), "{rules}");
            for judged in [Some(&advice.best), advice.next.as_ref()].into_iter().flatten() {
                assert!(moves.contains(&judged.mv));
                let sum = judged.terms.iter().map(|it| it.1.0).sum();
                assert_eq!(judged.value, Some(Tenths(sum)), "{rules}");
                assert!(judged.terms.is_sorted_by_key(|it| -it.1.0.abs()));
                with_terms += usize::from(1 < judged.terms.len());
            }
            if let Some(next) = &advice.next {
                assert!(next.value <= advice.best.value, "{rules}: {advice:?}");
                let another = moves.iter().any(|it| it.rank() != advice.best.mv.rank());
                assert_eq!(next.mv.rank() != advice.best.mv.rank(), another);
            }
            advised += 1;
            crate::session::play(&mut session, 1);
        }
    }
    assert!(200 < advised && 200 < with_terms, "{advised} {with_terms}");
}

#[test]
fn what_a_seat_cannot_see_changes_no_advice() {
    let table = table("french joker");
    let mut session = Session::begin(&bots(&table, 4, 2)).unwrap();
    let mut chance = Chance::new(2, Purpose::Game(0));
    let mut differing = 0;
    for _ in 0..40 {
        let Some(seat) = session.to_move() else { break };
        let advise = |state: &State| quick(Level::BEST, seat).advise(&state.view(&table.rules, seat));
        let other = session.view(seat).imagine(&mut |n| chance.pick(n));
        differing += usize::from(other != *session.state());
        assert_eq!(advise(&other), advise(session.state()));
        crate::session::play(&mut session, 1);
    }
    assert!(30 < differing, "{differing}");
}
