//! Bots choose legal moves, the same for the same seed, from nothing that is hidden.

use tock::{
    arena::{Simulation, Summary},
    bot::{self, Level, Tenths},
    chance::{Chance, Purpose},
    game::Game,
    session::Session,
    tock::{BySeat, Seat, State},
};

use crate::session::{bots, table};

/// Plays games in which greedy bots sit on these seats, random ones on the others.
fn greedy_on(rules: &str, players: u8, seats: &[Seat], games: u64) -> Summary {
    let table = table(rules);
    let level = |seat| if seats.contains(&seat) { Level::Greedy } else { Level::Random };
    let games = Simulation {
        table: &table,
        players,
        bots: BySeat::from_fn(|it| level(it).into()),
        games,
        seed: 1,
        max_turns: 10_000,
        record_dir: None,
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

#[test]
fn what_a_seat_cannot_see_changes_no_choice() {
    let mut differing = 0;
    for (rules, players) in [("english", 4), ("french joker", 4), ("english lose-a-turn", 3)] {
        let table = table(rules);
        let mut session = Session::begin(&bots(&table, players, 2)).unwrap();
        let mut chance = Chance::new(2, Purpose::Game(0));
        for _ in 0..300 {
            let Some(seat) = session.to_move() else { break };
            for level in Level::ALL {
                let choose = |state: &State| bot::make(level, 4, seat).choose(&state.view(&table.rules, seat));
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
    assert!(1000 < differing);
}

#[test]
fn advice_is_the_move_of_the_bot_with_terms_that_add_up_and_a_runner_up_worth_less() {
    let (mut advised, mut with_terms) = (0, 0);
    for (rules, players) in [("english", 4), ("french joker", 4), ("english lose-a-turn", 3), ("french solo", 2)] {
        let table = table(rules);
        let mut session = Session::begin(&bots(&table, players, 5)).unwrap();
        for _ in 0..300 {
            let Some(seat) = session.to_move() else { break };
            let view = session.view(seat);
            let advice = bot::make(Level::BEST, 4, seat).advise(&view);
            assert_eq!(advice.best.mv, bot::make(Level::BEST, 4, seat).choose(&view), "{rules}");
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
    assert!(500 < advised && 500 < with_terms, "{advised} {with_terms}");
}

#[test]
fn what_a_seat_cannot_see_changes_no_advice() {
    let table = table("french joker");
    let mut session = Session::begin(&bots(&table, 4, 2)).unwrap();
    let mut chance = Chance::new(2, Purpose::Game(0));
    let mut differing = 0;
    for _ in 0..150 {
        let Some(seat) = session.to_move() else { break };
        let advise = |state: &State| bot::make(Level::BEST, 4, seat).advise(&state.view(&table.rules, seat));
        let other = session.view(seat).imagine(&mut |n| chance.pick(n));
        differing += usize::from(other != *session.state());
        assert_eq!(advise(&other), advise(session.state()));
        crate::session::play(&mut session, 1);
    }
    assert!(50 < differing);
}
