//! `tock simulate` and `tock games`: games without a screen, their records, and the games that are kept.

use std::fs;

use assert_cmd::assert::OutputAssertExt;
use predicates::{prelude::PredicateBooleanExt, str::contains};
use serde_json::Value;
use tock::{
    game::Event,
    session::{
        record::{self, Record},
        toccadille::Match,
    },
    tock::State,
};

use crate::cli::Account;

/// Where games are kept.
const KEPT: &str = ".local/share/tock/games";

#[track_caller]
fn printed(account: &Account, arguments: &str) -> String {
    let asked = account.tock(arguments).assert().success().stderr("");
    String::from_utf8(asked.get_output().stdout.clone()).expect("text")
}

#[track_caller]
fn json(account: &Account, arguments: &str) -> Value {
    serde_json::from_str(&printed(account, arguments)).expect("JSON")
}

#[test]
fn the_same_seed_gives_the_same_games() {
    let account = Account::new();
    for rules in ["english", "french --bot random", "french --variant joker --bot A=random", "english --players 3"] {
        let arguments = format!("simulate --games 3 --max-turns 2000 --rules {rules} --seed");
        let one = printed(&account, &format!("{arguments} 1"));
        assert_eq!(one, printed(&account, &format!("{arguments} 1")), "{rules}");
        assert_ne!(one, printed(&account, &format!("{arguments} 2")), "{rules}");
        assert!(one.starts_with("games: 3\nturns: "), "{one}");
    }
}

#[test]
fn the_first_games_are_the_same_however_many_follow() {
    let account = Account::new();
    account.tock("simulate --games 1 --seed 5 --record-dir one").assert().success();
    account.tock("simulate --games 3 --seed 5 --record-dir three").assert().success();
    let read = |path: &str| fs::read_to_string(account.path(path)).expect("a record");
    assert_eq!(read("one/game-1.jsonl"), read("three/game-1.jsonl"));
}

#[test]
fn a_summary_counts_games_turns_and_winners() {
    let account = Account::new();
    let summary = json(&account, "simulate --games 4 --seed 1 --json");
    assert_eq!((&summary["games"], &summary["unfinished"]), (&4.into(), &0.into()));
    let wins = summary["wins"].as_object().expect("wins");
    assert_eq!(wins.keys().collect::<Vec<_>>(), ["A", "C"]);
    assert_eq!(wins.values().filter_map(Value::as_u64).sum::<u64>(), 4);
    let turns = &summary["turns"];
    assert!(turns["min"].as_u64() <= turns["max"].as_u64() && turns["max"].as_u64() < turns["total"].as_u64());
}

#[test]
fn games_that_do_not_end_are_stopped_and_counted() {
    let account = Account::new();
    let summary = json(&account, "simulate --games 2 --max-turns 7 --json --record-dir stopped");
    assert_eq!((&summary["unfinished"], &summary["turns"]["total"]), (&2.into(), &14.into()));
    let record = fs::read_to_string(account.path("stopped/game-2.jsonl")).expect("a record");
    let last: Value = serde_json::from_str(record.lines().last().expect("an end")).expect("JSON");
    assert_eq!(last, serde_json::json!({"end": {"winners": [], "reason": "turn limit"}}));
    let text = printed(&account, "simulate --games 2 --max-turns 7");
    assert!(text.ends_with("unfinished: 2\n"), "{text}");
}

#[test]
fn every_game_is_recorded_so_that_it_replays_to_its_end() {
    let account = Account::new();
    account.tock("simulate --games 12 --rules french --set seats.teams=\"none\" --record-dir games").assert().success();
    let folder = fs::read_dir(account.path("games")).expect("records");
    let mut names: Vec<_> = folder.map(|it| it.expect("an entry").file_name().into_string().expect("text")).collect();
    names.sort();
    assert_eq!((names.len(), names[0].as_str(), names[11].as_str()), (12, "game-01.jsonl", "game-12.jsonl"));
    for name in names {
        let path = account.path("games").join(&name);
        let loaded = record::load::<State>(&path).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert!(loaded.record.end().is_some_and(|it| !it.winners.is_empty()), "{name}");
    }
    account.tock("simulate --record-dir games/game-01.jsonl").assert().code(1).stderr(contains("cannot be written"));
}

#[test]
fn what_cannot_be_simulated_is_refused() {
    let account = Account::new();
    for (arguments, status, said) in [
        ("--rules frenhc", 1, "did you mean `french`"),
        ("--rules french --players 2", 2, "for 4 players"),
        ("--variant team --players 2", 2, "for 4 players"),
        ("--bot B=greedy", 2, "choose A or C"),
        ("--bot clever", 2, "no"),
        ("--set deal.hand=99", 1, "1 to 10"),
        ("--games many", 2, "whole number"),
        ("--max-turns 0", 2, "whole number"),
    ] {
        account.tock(&format!("simulate {arguments}")).assert().code(status).stdout("").stderr(contains(said));
    }
}

#[test]
fn the_settings_say_by_which_rules_if_no_flag_does() {
    let account = Account::new();
    account.write(".config/tock/config.toml", "rules = \"french\"\nvariants = [\"joker\"]\n");
    let header = |arguments: &str, folder: &str| -> Value {
        account.tock(&format!("simulate {arguments} --max-turns 3 --record-dir {folder}")).assert().success();
        let record = fs::read_to_string(account.path(folder).join("game-1.jsonl")).expect("a record");
        serde_json::from_str(record.lines().next().expect("a header")).expect("JSON")
    };
    let ours = header("", "a");
    assert_eq!((&ours["rules"], &ours["variants"]), (&"french".into(), &serde_json::json!(["joker"])));
    let theirs = header("--rules english", "b");
    assert_eq!((&theirs["rules"], &theirs["variants"]), (&"english".into(), &serde_json::json!([])));
    let other = header("--variant solo", "c");
    assert_eq!((&other["rules"], &other["variants"]), (&"french".into(), &serde_json::json!(["solo"])));
}

#[test]
fn house_rules_are_found_by_name_and_beside_the_settings() {
    let account = Account::new();
    let house = "name = \"House\"\nbase = \"english\"\n[deck]\njokers = 0\n";
    account.write(".config/tock/rules/house.toml", house);
    account.write(".config/tock/mine.toml", house);
    account.write(".config/tock/config.toml", "rules = \"mine.toml\"\n");
    for flags in ["--rules house", "--rules .config/tock/mine.toml", ""] {
        account.tock(&format!("simulate --max-turns 5 {flags}")).assert().success().stderr("");
    }
    account.tock("simulate --rules mine.toml").assert().code(1).stderr(contains("mine.toml cannot be read"));
}

#[test]
fn kept_games_are_listed_exported_and_deleted() {
    let account = Account::new();
    account.tock("games list").assert().success().stdout("");
    assert_eq!(json(&account, "games list --json"), serde_json::json!([]));
    account.tock(&format!("simulate --games 2 --seed 4 --record-dir {KEPT}")).assert().success();
    account.write(&format!("{KEPT}/broken.jsonl"), "{\"tock\": 1, \"rules\"");
    let text = printed(&account, "games list");
    assert_eq!(text.lines().count(), 3, "{text}");
    assert!(text.contains("game-2  english") && text.contains("A won") && text.contains("empty"), "{text}");
    let list = json(&account, "games list --json");
    assert_eq!((&list[0]["name"], &list[0]["state"]), (&"game-2".into(), &"ended".into()));
    assert_eq!((&list[2]["name"], &list[2]["state"]), (&"broken".into(), &"damaged".into()));
    let record = fs::read_to_string(account.path(KEPT).join("game-1.jsonl")).expect("a record");
    assert_eq!(printed(&account, "games export game-1"), record);
    account.tock("games export game-1 mine.jsonl").assert().success().stdout("");
    assert_eq!(fs::read_to_string(account.path("mine.jsonl")).expect("a copy"), record);
    account
        .tock("games export game-2 mine.jsonl")
        .assert()
        .code(1)
        .stderr(contains("mine.jsonl is there already and is not written over: choose another file"));
    assert_eq!(fs::read_to_string(account.path("mine.jsonl")).expect("a copy"), record);
    account.tock("games export game-9").assert().code(1).stderr(contains("no game named “game-9”"));
    account
        .tock("games delete game-1 game-9 ../games/game-2")
        .assert()
        .code(1)
        .stderr(contains("no game named “game-9”"));
    let left = contains("game-2").and(contains("game-1").not());
    account.tock("games list").assert().success().stdout(left);
}

#[test]
fn who_gave_no_name_is_listed_as_human() {
    let account = Account::new();
    let header = r#"{"tock":1,"rules":"english","seats":["A","C"],"dealer":"C","players":{"C":{"bot":"greedy"}}}"#;
    account.write(&format!("{KEPT}/one.jsonl"), &format!("{header}\n"));
    let text = printed(&account, "games list");
    assert!(text.contains("one  english  A human, C greedy"), "{text}");
}

#[test]
fn games_are_kept_where_the_flag_or_the_environment_says() {
    let account = Account::new();
    account.tock("simulate --record-dir there/games").assert().success();
    account.tock("games list --data there").assert().success().stdout(contains("game-1"));
    let mut environment = account.tock("games list");
    environment.env("TOCK_DATA", account.path("there"));
    environment.assert().success().stdout(contains("game-1"));
}

/// Returns the match of a record, which replays to its end.
fn matches(text: &str) -> Record<Match> {
    let loaded = record::read::<Match>(&mut text.as_bytes()).expect("it replays");
    assert!(loaded.torn.is_none() && loaded.record.end().is_some(), "{text}");
    loaded.record
}

#[test]
fn games_of_toccadille_are_played_counted_and_recorded() {
    let account = Account::new();
    let flags = "simulate --rules toccadille --bot red=greedy --bot black=random --games 12 --record-dir dice";
    let text = printed(&account, flags);
    assert!(text.starts_with("games: 12\nthrows: ") && text.contains("won by Red: "), "{text}");
    let summary = json(&account, &format!("{flags}-again --json"));
    let count = |key: &str, part: &str| summary[key][part].as_u64().expect("a number");
    assert_eq!((&summary["games"], &summary["matches"], &summary["unfinished"]), (&12.into(), &12.into(), &0.into()));
    assert_eq!(count("wins", "red") + count("wins", "black") + summary["drawn"].as_u64().unwrap(), 12);
    assert!(9 <= count("wins", "red"), "{summary}");
    let points: u64 = (1..=4).map(|it| it * count("values", &it.to_string())).sum();
    assert_eq!(count("points", "red") + count("points", "black"), points);
    let mut moves = 0;
    for number in 1..=12 {
        let path = account.path(&format!("dice/game-{number:02}.jsonl"));
        let loaded = matches(&fs::read_to_string(&path).expect("a record"));
        moves += loaded.events().iter().filter(|it| matches!(it, Event::Move(_))).count();
    }
    assert_eq!(count("throws", "total"), moves as u64);
}

#[test]
fn matches_go_on_until_somebody_has_the_points() {
    let account = Account::new();
    let flags = "simulate --rules toccadille --bot red=greedy --games 3 --points 4 --seed 8 --record-dir matches";
    let summary = json(&account, &format!("{flags} --json"));
    assert_eq!(summary["matches"], 3);
    assert!(3 < summary["games"].as_u64().unwrap(), "{summary}");
    let won = |seat: &str| summary["matches_won"][seat].as_u64().unwrap();
    assert_eq!(won("red") + won("black"), 3);
    let mut games = 0;
    for number in 1..=3 {
        let text = fs::read_to_string(account.path(&format!("matches/game-{number}.jsonl"))).expect("a record");
        let loaded = matches(&text);
        assert!(loaded.state().is_decided(loaded.rules()), "{text}");
        games += u64::from(loaded.state().game().game());
    }
    assert_eq!(summary["games"], games);
    assert!(printed(&account, flags.trim_end_matches(" --record-dir matches")).starts_with("matches: 3\n"));
}

#[test]
fn a_game_of_toccadille_that_takes_too_long_is_stopped() {
    let account = Account::new();
    let flags = "simulate --rules toccadille --games 2 --points 5 --max-turns 7 --json --record-dir stopped";
    let summary = json(&account, flags);
    assert_eq!((&summary["unfinished"], &summary["throws"]["total"]), (&2.into(), &14.into()));
    assert_eq!(summary["matches_won"], serde_json::json!({"red": 0, "black": 0}));
    let text = fs::read_to_string(account.path("stopped/game-2.jsonl")).expect("a record");
    assert!(text.trim_end().ends_with(r#"{"end":{"winner":null,"reason":"turn limit"}}"#), "{text}");
    assert!(!matches(&text).state().is_decided(matches(&text).rules()));
}

#[test]
fn seats_and_bots_of_the_other_game_are_refused() {
    let account = Account::new();
    for (flags, said) in [
        ("--rules toccadille --bot master", "there are random, greedy, strong"),
        ("--rules toccadille --bot A=greedy", "choose red or black"),
        ("--rules toccadille --players 3", "for 2 players"),
        ("--rules french --bot strong", "bots are random, greedy, steady"),
        ("--rules french --bot red=greedy", "seats are called A, B, C and D"),
        ("--rules french --points 3", "leave --points out"),
    ] {
        account.tock(&format!("simulate {flags}")).assert().code(2).stdout("").stderr(contains(said));
    }
}
