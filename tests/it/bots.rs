//! Bots choose legal moves, the same for the same seed, from nothing that is hidden.

use tock::{
    arena::{self, Plan, Summary},
    bot::{self, Level},
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
    let plan = Plan {
        table: &table,
        players,
        bots: BySeat::from_fn(level),
        games,
        seed: 1,
        max_turns: 10_000,
        first: None,
        record_dir: None,
    };
    arena::run(&plan, &mut |_| ()).unwrap()
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
