//! The figures of games, and `tock stats`.

use std::fs;

use assert_cmd::assert::OutputAssertExt;
use predicates::{prelude::PredicateBooleanExt, str::contains};
use serde_json::{Value, json};
use tock::{
    game::{Event, Game},
    session::{
        NewGame, Player, Session,
        record::{self, Record},
    },
    stats::{self, Captures, GameStats, Outcome, Race, SeatStats, Tally},
    tock::{BySeat, Deed, Move, Place, Rank, Seat, SeatSet, Spot, State, board::Board},
};

use crate::cli::Account;
use crate::session::{bots, play, table};

/// Rules under which everything that is counted happens, with the number of players.
const RULES: [(&str, usize); 10] = [
    ("english", 2),
    ("english", 4),
    ("english lose-a-turn fast-track", 3),
    ("english team", 4),
    ("english deal.starter_help=\"redraw_until_starter\"", 3),
    ("french", 4),
    ("french joker", 4),
    ("french solo joker deal.starter_help=\"redraw_until_starter\"", 3),
    ("french board.doorstep=4 post.own_crossing=\"free\" home.foreign_moved_may_enter=true", 4),
    ("english team turn.control=\"own\" end.rest_of_card=\"forfeit\" post.blocks=\"nobody\"", 4),
];

fn random_game(rules: &str, players: usize, seed: u64) -> Session {
    let table = table(rules);
    let mut session = Session::begin(&bots(&table, players, seed)).unwrap();
    play(&mut session, 4000);
    session
}

#[track_caller]
fn for_random_games(check: impl Fn(&Record, &GameStats)) {
    for (rules, players) in RULES {
        for seed in 0..6 {
            let session = random_game(rules, players, seed);
            eprintln!("{rules}, {players} players, seed {seed}");
            check(session.record(), &stats::of(session.record()));
        }
    }
}

fn sum(figures: &GameStats, of: impl Fn(&SeatStats) -> u32) -> u32 {
    Seat::ALL.iter().map(|it| of(&figures.seats[*it])).sum()
}

/// Returns the boards before and after each move, with the move.
fn boards(record: &Record) -> Vec<(State, Move, State)> {
    let mut state = record.before(0);
    let mut boards = vec![];
    for event in record.events() {
        let before = state;
        state.apply(record.rules(), event).unwrap();
        if let Event::Move(mv) = event {
            boards.push((before, *mv, state));
        }
    }
    boards
}

#[test]
fn whoever_is_sent_back_was_sent_back_by_somebody() {
    let table_of = |it: &Record| it.header().set_up.seats;
    for_random_games(|record, figures| {
        assert_eq!(sum(figures, |it| it.made.opponents), sum(figures, |it| it.suffered.opponents));
        for seat in table_of(record).iter() {
            let SeatStats { made, suffered, .. } = &figures.seats[seat];
            assert_eq!(made.own, suffered.own);
            let partner = record.rules().partner(table_of(record), seat);
            let by_partner = partner.map_or(0, |it| figures.seats[it].suffered.partner);
            assert_eq!(made.partner, by_partner);
        }
    });
}

#[test]
fn every_marble_that_came_out_is_on_the_board_or_was_sent_back() {
    for_random_games(|record, figures| {
        let board = record.state().board();
        let there: usize = Seat::ALL.iter().map(|it| board.marbles(*it).len()).sum();
        let sent_back = sum(figures, |it| it.made.total());
        assert_eq!(sum(figures, |it| it.brought_out), there as u32 + sent_back);
        let home: usize = Seat::ALL.iter().map(|it| board.in_home(*it).len()).sum();
        assert_eq!(sum(figures, |it| it.brought_home), home as u32);
        for seat in Seat::ALL {
            assert_eq!(figures.seats[seat].home as usize, board.in_home(seat).len());
        }
    });
}

#[test]
fn every_move_is_a_play_a_discard_or_a_pass() {
    for_random_games(|record, figures| {
        let moves = sum(figures, |it| it.plays + it.discards + it.passes);
        assert_eq!(moves as usize, record.moves());
        assert_eq!(sum(figures, |it| it.turns) as usize, figures.turns());
        for (seat, it) in figures.seats.iter() {
            assert_eq!(it.played.iter().sum::<u32>(), it.plays);
            assert!(it.lost_turns <= it.turns && it.turns <= it.plays + it.discards);
            assert!(it.brought_out + it.swaps + it.splits <= it.plays);
            let turns = (1..=figures.turns()).filter(|turn| figures.seat_of(*turn) == Some(seat));
            assert_eq!(turns.count() as u32, it.turns);
        }
    });
}

#[test]
fn a_capture_is_a_marble_that_was_there_before_and_is_not_after() {
    for_random_games(|record, figures| {
        let mut made = [0; 4];
        for (before, mv, after) in boards(record) {
            let came_out = usize::from(matches!(mv, Move::Play(it) if matches!(it.deed, Deed::Start(_))));
            let count = |it: &Board| Seat::ALL.iter().map(|seat| it.marbles(*seat).len()).sum::<usize>();
            made[before.to_move().index()] += count(before.board()) + came_out - count(after.board());
        }
        assert_eq!(Seat::ALL.map(|it| figures.seats[it].made.total() as usize), made);
    });
}

#[test]
fn the_race_begins_at_nothing_and_ends_with_the_winners_home() {
    for_random_games(|record, figures| {
        for seat in record.header().set_up.seats.iter() {
            let curve: Vec<f64> = figures.race.curve(SeatSet::from_iter([seat])).collect();
            assert_eq!((curve.len(), curve[0]), (figures.turns() + 1, 0.0));
            assert!(curve.iter().all(|it| (0.0..=1.0).contains(it)));
            let is_home = record.rules().is_finished(record.state().board(), seat);
            assert_eq!(curve.last() == Some(&1.0), is_home);
            let SeatStats { first_home, last_home, home, .. } = figures.seats[seat];
            assert_eq!((first_home.is_some(), last_home.is_some()), (home != 0, is_home));
            assert!(first_home <= last_home || !is_home);
            let full = last_home.map(|it| curve.iter().position(|part| 1.0 <= *part) == Some(it));
            assert_ne!(full, Some(false));
        }
        let winners = record.end().map(|it| it.winners).unwrap_or_default();
        if !winners.is_empty() {
            assert_eq!(figures.race.curve(winners).last(), Some(1.0));
        }
    });
}

#[test]
fn nobody_falls_back_but_by_a_capture_a_swap_a_walk_backward_or_past_the_door() {
    for_random_games(|record, _| {
        let rules = record.rules();
        for (before, mv, after) in boards(record) {
            for seat in Seat::ALL {
                let [was, is] = [&before, &after].map(|it| stats::progress(rules, it.board(), seat));
                assert!(is <= stats::goal(rules));
                let moved = was != is;
                match mv {
                    Move::Discard(_) | Move::Pass => assert!(!moved),
                    Move::Play(play) if is < was => {
                        let fewer = after.board().marbles(seat).len() < before.board().marbles(seat).len();
                        let swapped = matches!(play.deed, Deed::Swap { .. });
                        let started = matches!(play.deed, Deed::Start(_));
                        let fell = |from: Spot, to: Spot| match (from.place(), to.place()) {
                            (Place::Track(from), Place::Track(to)) => {
                                let doorstep = rules.track().squares() - rules.track().doorstep_offset();
                                let [from, to] = [from, to].map(|it| rules.track().distance(seat, it));
                                to < from || doorstep < to
                            }
                            _ => false,
                        };
                        let walked = match play.deed {
                            Deed::Walk { from, to } => fell(from, to),
                            Deed::Split(parts) => parts.iter().any(|it| fell(it.from, it.to)),
                            Deed::Start(_) | Deed::Swap { .. } | Deed::Skip => false,
                        };
                        assert!(fewer || swapped || started || walked, "{seat}: {was} to {is} by {play}");
                    }
                    Move::Play(_) => {}
                }
            }
        }
    });
}

/// Returns a game whose cards come off the stock in this order, and these moves in it; the game is that of A and C by
/// the English rules, and A begins.
#[track_caller]
fn game(cards: &str, entries: &[&str]) -> Record {
    let mut stock: Vec<&str> = cards.split(' ').collect();
    let deck: Vec<String> = "A 2 3 4 5 6 7 8 9 10 J Q K"
        .split(' ')
        .flat_map(|rank| ["S", "H", "D", "C"].map(|suit| format!("{rank}{suit}")))
        .chain(["joker".to_owned()])
        .collect();
    let left: Vec<&str> = deck.iter().map(String::as_str).filter(|it| *it == "joker" || !stock.contains(it)).collect();
    stock.extend(left);
    let header = r#"{"tock": 1, "rules": "english", "seats": ["A", "C"], "dealer": "C"}"#.to_owned();
    let shuffle = serde_json::json!({"shuffle": stock}).to_string();
    let entry = |it: &&str| match it.split_once(": ") {
        Some((who, mv)) => {
            let (seat, card) = who.split_once(' ').unwrap();
            match mv {
                "discard" => serde_json::json!({"seat": seat, "card": card, "discard": true}),
                _ => serde_json::json!({"seat": seat, "card": card, "move": mv}),
            }
            .to_string()
        }
        None => serde_json::json!({"undo": it.parse::<u64>().unwrap()}).to_string(),
    };
    let lines: Vec<String> = [header, shuffle].into_iter().chain(entries.iter().map(entry)).collect();
    let text = lines.join("\n") + "\n";
    record::read::<State>(&mut text.as_bytes()).unwrap_or_else(|it| panic!("{it:?}\n{text}")).record
}

const CARDS: &str = "KS AS 10S 2S 8S 4S QS 3S 2H AH joker 5S 7S JS";
const MOVES: [&str; 14] = [
    "A KS: K start-A18",
    "C AS: A start-C18",
    "A 10S: 10 A18-B10",
    "C 2S: discard",
    "A 8S: 8 B10-B18",
    "C 4S: 4 C18-C14",
    "A QS: Q B18-C12",
    "C 3S: discard",
    "A 2H: 2 C12-C14",
    "C AH: A start-C18",
    "A joker: joker start-A18",
    "C 5S: 5 C18-D5",
    "A 7S: 7 A18-B4 C14-C17",
    "C JS: J D5<>C17",
];

#[test]
fn the_figures_of_a_game_that_can_be_counted_by_hand() {
    let figures = stats::of(&game(CARDS, &MOVES));
    let captures = |opponents| Captures { opponents, ..Captures::default() };
    let mut a = SeatStats {
        turns: 7,
        plays: 7,
        made: captures(1),
        brought_out: 2,
        splits: 1,
        longest_walk: 12,
        ..SeatStats::default()
    };
    for rank in [Rank::King, Rank::Ten, Rank::Eight, Rank::Queen, Rank::Two, Rank::Joker, Rank::Seven] {
        a.played[rank.index()] = 1;
    }
    let mut c = SeatStats {
        turns: 7,
        plays: 5,
        discards: 2,
        suffered: captures(1),
        brought_out: 2,
        swaps: 1,
        longest_walk: 5,
        ..SeatStats::default()
    };
    for rank in [Rank::Four, Rank::Five, Rank::Jack] {
        c.played[rank.index()] = 1;
    }
    c.played[Rank::Ace.index()] = 2;
    assert_eq!(figures.seats[Seat::A], a);
    assert_eq!(figures.seats[Seat::C], c);
    let race = |seat| figures.race.standings().iter().map(|it| it.squares[seat]).collect::<Vec<_>>();
    assert_eq!(race(Seat::A), [0, 1, 1, 11, 11, 19, 19, 31, 31, 33, 33, 34, 34, 41, 47]);
    assert_eq!(race(Seat::C), [0, 0, 1, 1, 1, 1, 69, 69, 69, 0, 1, 1, 6, 6, 72]);
    assert_eq!(figures.race.goal(), 73 + 74 + 75 + 76);
}

#[test]
fn what_was_taken_back_did_not_happen() {
    let mut entries = MOVES.to_vec();
    // The capture, and all that came of it; then it is played again.
    entries.push("6");
    entries.extend(&MOVES[8..]);
    assert_eq!(stats::of(&game(CARDS, &entries)), stats::of(&game(CARDS, &MOVES)));
    entries.push("6");
    let figures = stats::of(&game(CARDS, &entries));
    assert_eq!((figures.seats[Seat::A].made.total(), figures.turns()), (0, 8));
    let nothing = stats::of(&game(CARDS, &[]));
    assert_eq!((nothing.turns(), nothing.race.standings().len()), (0, 1));
    let _: &Race = &nothing.race;
}

#[test]
fn an_extra_play_and_a_lost_turn_are_counted() {
    let (mut extra, mut lost) = (0, 0);
    for seed in 0..6 {
        let joker = random_game("french joker deck.jokers=8", 4, seed);
        let figures = stats::of(joker.record());
        extra += sum(&figures, |it| it.extra_plays);
        assert!(figures.turns() < joker.record().moves() || sum(&figures, |it| it.extra_plays + it.passes) == 0);
        let skips = random_game("english lose-a-turn", 3, seed);
        lost += sum(&stats::of(skips.record()), |it| it.lost_turns);
    }
    assert!(extra > 20 && lost > 20, "{extra} {lost}");
}

#[test]
fn a_jump_counts_the_squares_jumped_over() {
    // By the French rules an exact 7 is followed by 18 squares if the player likes.
    let longest = (0..6).map(|it| stats::of(random_game("french", 4, it).record()));
    let longest = longest.map(|it| Seat::ALL.map(|seat| it.seats[seat].longest_walk).into_iter().max().unwrap()).max();
    assert!(longest.is_some_and(|it| 18 < it && it <= 13 + 18), "{longest:?}");
}

#[test]
fn means_are_of_games_that_were_played_to_their_end() {
    let mut tally = Tally::default();
    assert_eq!((tally.win_rate(), tally.mean_turns()), (None, None));
    let seat = |turns| SeatStats { turns, discards: 3, longest_walk: turns, ..SeatStats::default() };
    for (outcome, turns) in [(Outcome::Won, 10), (Outcome::Lost, 20), (Outcome::Unfinished, 99), (Outcome::GivenUp, 7)]
    {
        tally.add_game(outcome);
        tally.add_seat(outcome, &seat(turns));
    }
    assert_eq!((tally.games, tally.won, tally.lost, tally.unfinished, tally.given_up), (4, 1, 1, 1, 1));
    assert_eq!((tally.win_rate(), tally.mean_turns(), tally.mean_discards()), (Some(0.5), Some(15.0), Some(3.0)));
    assert_eq!(tally.longest_walk, 99);
}

/// Where games are kept.
const KEPT: &str = ".local/share/tock/games";

/// Returns an account that keeps games of Ann's, one of them given up, and some of bots alone.
fn account() -> Account {
    let account = Account::new();
    account.tock(&format!("simulate --games 3 --seed 4 --bot A=random --record-dir {KEPT}")).assert().success();
    account.tock("simulate --games 2 --rules french --seed 4 --record-dir french").assert().success();
    for (number, player) in [("1", "Ann"), ("2", "Léa with a very long name that fits nowhere at all")] {
        let record = fs::read_to_string(account.path(&format!("french/game-{number}.jsonl"))).unwrap();
        let named = record.replacen(r#"{"bot":"greedy"}"#, &json!({ "human": player }).to_string(), 1);
        assert_ne!(named, record);
        account.write(&format!("{KEPT}/{number}-french.jsonl"), &named);
        let begun: Vec<&str> = named.lines().take(40).collect();
        account.write(&format!("{KEPT}/{number}-begun.jsonl"), &(begun.join("\n") + "\n"));
        let end = r#"{"end": {"winners": [], "reason": "given up"}}"#;
        account.write(&format!("{KEPT}/{number}-left.jsonl"), &(begun.join("\n") + "\n" + end + "\n"));
    }
    account
}

#[track_caller]
fn figures(account: &Account, flags: &str) -> Value {
    let asked = account.tock(&format!("stats --json {flags}")).assert().success();
    serde_json::from_slice(&asked.get_output().stdout).expect("JSON")
}

#[test]
fn all_kept_games_are_summed_up_by_player_and_rules() {
    let account = account();
    let all = figures(&account, "");
    assert_eq!((&all["games"], &all["damaged"]), (&9.into(), &0.into()));
    let names: Vec<_> = all["players"].as_array().unwrap().iter().map(|it| it["player"].to_string()).collect();
    assert_eq!((names[0].as_str(), names.len()), (r#"{"human":"Ann"}"#, 4));
    assert_eq!(names[2..], [r#"{"bot":"greedy"}"#, r#"{"bot":"random"}"#]);
    let rules = all["rules"].as_array().unwrap();
    assert_eq!(
        (&rules[0]["rules"], &rules[0]["games"], &rules[0]["decided"]),
        (&"english".into(), &3.into(), &3.into())
    );
    let french = &rules[1];
    assert_eq!((&french["games"], &french["decided"]), (&6.into(), &2.into()));
    assert_eq!((&french["unfinished"], &french["given_up"]), (&2.into(), &2.into()));
    let ann = &all["players"][0];
    assert_eq!((&ann["games"], &ann["unfinished"], &ann["given_up"]), (&3.into(), &1.into(), &1.into()));
    let sum = |key: &str| all["players"].as_array().unwrap().iter().filter_map(|it| it[key].as_u64()).sum::<u64>();
    // Two seats in each English game, four in each French one; partners win together.
    assert_eq!((sum("games"), sum("won"), sum("lost")), (6 + 24, 3 + 4, 3 + 4));
    for key in ["turns", "thrown"] {
        let by_rules: u64 = rules.iter().filter_map(|it| it[key].as_u64()).sum();
        assert_eq!(by_rules, sum(key), "{key}");
    }
    assert!(french["mean_turns"].as_f64() > Some(20.0) && french["longest_walk"].as_u64() > Some(12));
}

#[test]
fn the_feats_name_the_games_they_were_done_in() {
    let account = account();
    let game = |name: &Value| {
        let path = account.path(&format!("{KEPT}/{}.jsonl", name.as_str().unwrap()));
        stats::of(&tock::session::record::load::<State>(&path).unwrap().record)
    };
    let feats = &figures(&account, "")["feats"];
    let (quickest, longest) = (&feats["quickest_game"], &feats["longest_game"]);
    assert_eq!(quickest["count"], game(&quickest["game"]).turns());
    assert_eq!(longest["count"], game(&longest["game"]).turns());
    assert!(quickest["count"].as_u64() < longest["count"].as_u64());
    let walk = &feats["longest_walk"];
    let most = Seat::ALL.map(|it| game(&walk["game"]).seats[it].longest_walk).into_iter().max();
    assert_eq!(walk["count"].as_u64(), most.map(u64::from));
    let ann = &figures(&account, "--player Ann")["feats"];
    assert_eq!(ann["longest_walk"]["player"], json!({"human": "Ann"}));
    account
        .tock("stats")
        .assert()
        .success()
        .stdout(contains("Quickest game: ").and(contains("Most captures in a game: ")));
}

#[test]
fn the_games_of_one_player_or_one_profile_can_be_asked_for() {
    let account = account();
    let ann = figures(&account, "--player ann");
    assert_eq!((&ann["games"], ann["players"].as_array().unwrap().len()), (&3.into(), 1));
    let greedy = figures(&account, "--player greedy --rules english");
    assert_eq!((&greedy["games"], &greedy["players"][0]["games"]), (&3.into(), &3.into()));
    assert_eq!(figures(&account, "--rules english --player Ann")["players"], json!([]));
    account.tock("stats --player nobody").assert().success().stdout("No kept game is one of these.\n").stderr("");
}

#[test]
fn the_table_fits_a_terminal_of_80_columns() {
    let account = account();
    let asked = account.tock("stats").assert().success().stderr("");
    let text = String::from_utf8(asked.get_output().stdout.clone()).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines.iter().all(|it| it.chars().count() <= 80), "{text}");
    assert!(lines[0].starts_with("player") && lines[1].starts_with("Ann"), "{text}");
    assert!(text.contains("Léa with a") && text.contains("…") && text.contains("greedy (bot)"), "{text}");
    assert!(text.contains("several seats"), "{text}");
    let ann = account.tock("stats --player Ann").assert().success();
    ann.stdout(contains("Ann").and(contains("several").not()));
}

#[test]
fn damaged_records_are_told_in_a_line_each_and_left_out() {
    let account = account();
    let before = figures(&account, "");
    account.write(&format!("{KEPT}/broken.jsonl"), "{\"tock\": 1, \"rules\"");
    account.write(&format!("{KEPT}/newer.jsonl"), "{\"tock\": 99}\n");
    let rules = r#"{"tock": 1, "rules": "x", "resolved": {"deal": {"hand": 99}}, "seats": ["A", "C"], "dealer": "A"}"#;
    account.write(&format!("{KEPT}/rules.jsonl"), &format!("{rules}\n"));
    let asked = account.tock("stats --json").assert().success();
    let told = String::from_utf8(asked.get_output().stderr.clone()).unwrap();
    assert_eq!(told.lines().count(), 3, "{told}");
    for name in ["broken.jsonl", "newer.jsonl", "rules.jsonl"] {
        assert!(told.lines().any(|it| it.contains(&format!("{name} is left out: "))), "{told}");
    }
    let after = figures(&account, "");
    assert_eq!((&after["damaged"], &after["players"]), (&3.into(), &before["players"]));
}

#[test]
fn without_games_one_line_says_so() {
    let account = Account::new();
    let none = "There are no games yet: `tock play` begins one.\n";
    account.tock("stats").assert().success().stdout(none).stderr("");
    let none_yet = json!({"quickest_game": null, "longest_game": null, "longest_walk": null, "most_captures": null});
    let mut figures = figures(&account, "");
    assert_eq!(figures["matches"].take()["matches"], 0);
    let empty = json!({"games": 0, "damaged": 0, "feats": none_yet, "rules": [], "players": [], "matches": null});
    assert_eq!(figures, empty);
}

#[test]
fn moves_taken_back_count_nowhere_and_the_last_on_a_seat_has_the_whole_game() {
    let english = table("english");
    let zoe = Player::Human { name: "Zoe".to_owned() };
    let begin = |account: &Account, players: BySeat<Option<Player>>| {
        fs::create_dir_all(account.path(KEPT)).unwrap();
        let path = account.path(&format!("{KEPT}/game.jsonl"));
        Session::begin_at(&NewGame { players, ..bots(&english, 2, 7) }, &path).unwrap()
    };
    let seated = bots(&english, 2, 7).players;
    let (changed, straight) = (Account::new(), Account::new());
    let mut game = begin(&changed, seated.clone());
    play(&mut game, 60);
    game.seat(Seat::C, Player::Human { name: "Bob".to_owned() }).unwrap();
    play(&mut game, 40);
    game.undo(70).unwrap();
    game.seat(Seat::C, zoe.clone()).unwrap();
    play(&mut game, 30);
    game.undo(20).unwrap();
    play(&mut game, 4000);
    assert!(game.end().is_some_and(|it| !it.winners.is_empty()));
    let mut players = seated;
    players[Seat::C] = Some(zoe);
    let mut same = begin(&straight, players);
    for event in game.record().events() {
        if let Event::Move(mv) = event {
            same.play(mv).unwrap();
        }
    }
    assert_eq!(stats::of(game.record()), stats::of(same.record()));
    let (changed, straight) = (figures(&changed, ""), figures(&straight, ""));
    assert_eq!(changed, straight);
    let text = changed.to_string();
    assert!(text.contains("Zoe") && !text.contains("Bob"), "{text}");
}
