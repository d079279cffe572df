//! Bots against each other: the games, the sums, and what they show.

mod program;

use std::{fmt::Debug, num::NonZeroUsize, ops::ControlFlow, str::FromStr};

use serde_json::{Value as Json, json};
use tock::{
    arena::{self, Contest, Ended, Format, Match, Outcome, Plan, Seeds, Settings, Shard, Won},
    bot::{self, Kind, Level, Limit, Stop},
    profile::{Library, Request, Table},
    session::{
        NewGame, Player, Session,
        toccadille::{self as matches, NewMatch},
    },
    toccadille,
    tock::{BySeat, Seat, SeatSet, State},
};

use crate::session::table;

/// Rules of Toccadille of every kind.
const DICE: [&str; 3] = ["toccadille", "toccadille alvensleben-1853", "toccadille toccategli-18c"];

/// Tables of every kind: rules and players.
const TABLES: [(&str, u8); 7] = [
    ("french", 4),
    ("french solo", 4),
    ("french joker", 4),
    ("english", 2),
    ("english", 3),
    ("english lose-a-turn fast-track", 4),
    ("english team", 4),
];

/// Returns rules of Toccadille by their names: the profile, then variants.
fn dice_table(names: &str) -> Table<toccadille::State> {
    let mut names = names.split_whitespace().map(str::to_owned);
    let profile = names.next().unwrap();
    Library::default().resolve_of(&Request { variants: names.collect(), ..Request::named(&profile) }).unwrap()
}

/// Returns the result of a plan, played on so many threads.
fn outcome<G>(table: &Table<G>, players: u8, bots: &[&str], seeds: Seeds, threads: usize) -> Outcome
where
    G: Contest<Kind: FromStr<Err: Debug>>,
{
    let bots = bots.iter().map(|it| it.parse().unwrap()).collect();
    let plan = Plan::new(table, players, bots, Format::Even, 2000).unwrap();
    let (tally, played) =
        arena::run(&plan, seeds, NonZeroUsize::new(threads).unwrap(), &mut |_| ControlFlow::Continue(()));
    let settings = Settings::of(&plan);
    Outcome { settings, asked: seeds, seeds: played, ended: Ended::Complete, tally, claims: None }
}

/// Returns a result as JSON without the times, the only figures that chance has a part in.
fn without_times(json: &str) -> serde_json::Value {
    let mut json: serde_json::Value = serde_json::from_str(json).unwrap();
    assert!(json.as_object_mut().unwrap().remove("times").is_some());
    json
}

#[test]
fn a_game_goes_move_for_move_as_it_does_in_a_session_of_the_same_seed() {
    for (rules, players) in TABLES {
        let table = table(rules);
        let kinds = BySeat::from_fn(|it| Kind::from(Level::ALL[it.index() % Level::ALL.len().min(2)]));
        let seats = SeatSet::seated(players.into());
        for seed in [0, 7, 99] {
            let bots = || BySeat::from_fn(|it| seats.contains(it).then(|| kinds[it].make(seed, it, &Limit::default())));
            let game = Match::<State> { rules: &table.rules, players, seed, max_turns: 600 };
            let mut moves = vec![];
            let played = game.play(&mut bots(), &Stop::default(), |mv| moves.push(mv.to_string())).unwrap().unwrap();
            let named = |it| seats.contains(it).then(|| Player::Bot { level: kinds[it].to_string() });
            let mut session = Session::begin(&NewGame::new(&table, BySeat::from_fn(named), seed)).unwrap();
            assert_eq!(session.to_move().map(Seat::index), played.order[0]);
            let mut bots = bots();
            for (turn, mv) in moves.iter().enumerate() {
                let seat = session.to_move().unwrap();
                let chosen = bots[seat].as_mut().unwrap().choose(&session.view(seat));
                assert_eq!(*mv, chosen.to_string(), "{rules}, seed {seed}, turn {turn}");
                session.play(&chosen).unwrap();
            }
            let won = session.end().map_or_else(Won::default, |it| State::won(&it.winners));
            assert_eq!((moves.len() as u64, won), (played.turns, played.won), "{rules}, seed {seed}");
        }
    }
}

#[test]
fn a_game_of_toccadille_goes_throw_for_throw_as_it_does_in_a_match_of_the_same_seed() {
    let levels = toccadille::BySeat([bot::toccadille::Level::Greedy, bot::toccadille::Level::Random]);
    for rules in DICE {
        let table = dice_table(rules);
        for seed in [0, 7, 99] {
            let bots = || toccadille::BySeat::from_fn(|it| Some(levels[it].make(seed, it)));
            let game = Match::<toccadille::State> { rules: &table.rules, players: 2, seed, max_turns: 600 };
            let mut moves = vec![];
            let played = game.play(&mut bots(), &Stop::default(), |mv| moves.push(*mv)).unwrap().unwrap();
            let players = toccadille::BySeat::from_fn(|it| Player::Bot { level: levels[it].to_string() });
            let beginning = NewMatch::new(&table, players, seed).beginning();
            let mut session = Session::begin_as(beginning, None).unwrap();
            assert_eq!(session.to_move().map(toccadille::Seat::index), played.order[0]);
            let mut bots = bots();
            for (turn, mv) in moves.iter().enumerate() {
                let seat = session.to_move().unwrap();
                let chosen = bots[seat].as_mut().unwrap().choose(&session.view(seat));
                assert_eq!(*mv, chosen, "{rules}, seed {seed}, turn {turn}");
                session.play(&chosen).unwrap();
            }
            let Some(matches::Ended::Played(end)) = session.end() else { panic!("{:?}", session.end()) };
            assert_eq!((moves.len() as u64, toccadille::State::won(end)), (played.turns, played.won), "{rules}");
            let marks = session.state().game().marks().0.iter().map(|it| u64::from(*it)).sum::<u64>();
            let place = toccadille::State::FACTS.count("marks");
            assert_eq!(played.counts[place], marks, "{rules}, seed {seed}");
        }
    }
}

#[test]
fn what_a_seed_gives_depends_on_nothing_else() {
    for (rules, players) in TABLES {
        same_for_any_threads_and_parts(&table(rules), players, rules);
    }
    for rules in DICE {
        same_for_any_threads_and_parts(&dice_table(rules), 2, rules);
    }
}

fn same_for_any_threads_and_parts<G: Contest<Kind: FromStr<Err: Debug>>>(table: &Table<G>, players: u8, rules: &str) {
    let play = |from, to, threads| outcome(table, players, &["random", "greedy"], Seeds { from, to }, threads);
    let whole = play(3, 12, 1);
    assert_eq!(without_times(&whole.to_json()), without_times(&play(3, 12, 3).to_json()), "{rules}");
    let parts = [(6, 7), (7, 12), (3, 6)].map(|(from, to)| (format!("{from}"), play(from, to, 2)));
    let merged = arena::merge(parts.into()).unwrap();
    assert_eq!(without_times(&merged.to_json()), without_times(&whole.to_json()), "{rules}");
}

#[test]
fn a_result_is_read_as_it_was_written() {
    let table = table("english lose-a-turn");
    let whole = outcome(&table, 3, &["random", "greedy", "random"], Seeds { from: 0, to: 4 }, 2);
    let again = Outcome::from_json(&whole.to_json()).unwrap();
    assert_eq!(without_times(&again.to_json()), without_times(&whole.to_json()));
    let dice = outcome(&dice_table("toccadille"), 2, &["random", "greedy", "greedy"], Seeds { from: 0, to: 9 }, 2);
    let read = Outcome::from_json(&dice.to_json()).unwrap();
    assert_eq!((read.settings, read.tally.pairings, read.tally.balance), {
        let Outcome { settings, tally, .. } = dice;
        (settings, tally.pairings, tally.balance)
    });
    let sum = |it: &Outcome| it.tally.pairings.iter().flat_map(|it| &it.games).map(|it| it.played).sum::<u64>();
    assert_eq!((sum(&whole), sum(&again)), (3 * 4 * 6, 3 * 4 * 6));
}

#[test]
fn no_number_in_a_result_ends_adding_up_but_by_being_refused() {
    let tock = table("english");
    let dice = dice_table("toccadille");
    let seeds = [(0, 2), (2, 4)].map(|(from, to)| Seeds { from, to });
    let of_tock = seeds.map(|it| outcome(&tock, 2, &["greedy", "random"], it, 1));
    let of_dice = seeds.map(|it| outcome(&dice, 2, &["greedy", "random", "strong"], it, 1));
    for [first, second] in [of_tock, of_dice] {
        let honest: Json = serde_json::from_str(&first.to_json()).unwrap();
        for place in numbers(&honest, "") {
            for lie in
                [json!(u64::MAX), json!(i64::MAX), json!(u32::MAX), json!(i32::MAX), json!(i32::MIN), json!(1e300)]
            {
                let mut told = honest.clone();
                *told.pointer_mut(&place).unwrap() = lie.clone();
                match Outcome::from_json(&told.to_string()) {
                    Ok(read) => {
                        let parts = vec![("first".to_owned(), read), ("second".to_owned(), second.clone())];
                        arena::merge(parts).map(|it| it.to_json()).ok();
                    }
                    Err(why) => assert!(!why.is_empty()),
                }
            }
        }
        let mut told = honest;
        *told.pointer_mut("/pairings/0/scores/0/won").unwrap() = json!(3);
        assert!(Outcome::from_json(&told.to_string()).is_err(), "3 games won of 2");
    }
}

/// Returns where in a result there are numbers.
fn numbers(json: &Json, at: &str) -> Vec<String> {
    match json {
        Json::Number(_) => vec![at.to_owned()],
        Json::Array(list) => (0..).zip(list).flat_map(|(key, it)| numbers(it, &format!("{at}/{key}"))).collect(),
        Json::Object(map) => map.iter().flat_map(|(key, it)| numbers(it, &format!("{at}/{key}"))).collect(),
        Json::Null | Json::Bool(_) | Json::String(_) => vec![],
    }
}

#[test]
fn counting_stops_at_whole_seeds_and_holds_the_first_of_them() {
    let table = table("french");
    let bots: Vec<Kind> = ["greedy", "random", "greedy"].iter().map(|it| it.parse().unwrap()).collect();
    let plan = Plan::new(&table, 4, bots, Format::Even, 10_000).unwrap();
    let seeds = Seeds { from: 5, to: 1_000_000 };
    let (tally, played) = arena::run(&plan, seeds, NonZeroUsize::new(3).unwrap(), &mut |done| {
        if done.seeds.len() == 4 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(played, Seeds { from: 5, to: 9 });
    let expected = outcome(&table, 4, &["greedy", "random", "greedy"], played, 1).tally;
    assert_eq!((tally.pairings, tally.balance), (expected.pairings, expected.balance));
}

#[test]
fn seats_are_rotated_so_that_none_counts() {
    // The same bot on both sides wins exactly what is fair, in every format.
    for (rules, players, fair) in [("french", 4, 0.5), ("english", 2, 0.5), ("english", 3, 0.5), ("english", 4, 0.5)] {
        let seeds = Seeds { from: 0, to: 6 };
        let outcome = outcome(&table(rules), players, &["greedy", "greedy"], seeds, 2);
        assert!((outcome.scores()[0].mean() - fair).abs() < 1e-12, "{rules} {players}");
        assert!(outcome.ratings().elo[1].value.abs() < 1e-6);
    }
    for rules in DICE {
        let outcome = outcome(&dice_table(rules), 2, &["greedy", "greedy"], Seeds { from: 0, to: 6 }, 2);
        assert!((outcome.scores()[0].mean() - 0.5).abs() < 1e-12, "{rules}");
        assert!(outcome.points()[0].value.abs() < 1e-12, "{rules}");
    }
}

#[test]
fn a_warm_game_asks_for_no_memory() {
    let table = table("french");
    let mut bots = BySeat::from_fn(|it| Some(Kind::from(Level::Random).make(1, it, &Limit::default())));
    let mut play = |seed| {
        let game = Match::<State> { rules: &table.rules, players: 4, seed, max_turns: 1000 };
        game.play(&mut bots, &Stop::default(), |_| {}).unwrap().unwrap().turns
    };
    // The lists of moves grow as long as these games make them.
    let turns: u64 = (0..4).map(&mut play).sum();
    let asked = allocation_counter::measure(|| assert!(turns / 2 < (0..4).map(&mut play).sum()));
    assert!(asked.count_total <= 16, "{} in {turns} turns", asked.count_total);
}

#[test]
fn parts_of_a_job_have_all_seeds_once() {
    let table = table("english");
    let whole = Seeds { from: 10, to: 17 };
    let parts = (1..=3).map(|number| {
        let seeds = Shard::new(number, 3).unwrap().of(whole).unwrap();
        (number.to_string(), Outcome { asked: whole, ..outcome(&table, 2, &["greedy", "random"], seeds, 1) })
    });
    let merged = arena::merge(parts.collect()).unwrap();
    let once = outcome(&table, 2, &["greedy", "random"], whole, 2);
    assert_eq!(without_times(&merged.to_json()), without_times(&once.to_json()));
}
