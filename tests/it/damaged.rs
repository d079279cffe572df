//! Records that cannot be read, or whose profile is gone: one clear line each, and the game goes on.

use std::{fs, path::PathBuf};

use assert_cmd::assert::OutputAssertExt;
use predicates::{prelude::PredicateBooleanExt, str::contains};
use tock::{
    profile::{Library, Request},
    session::{NewGame, Session, Store, record},
    tock::State,
};

use crate::{
    cli::Account,
    session::{bots, play, table},
};

const KEPT: &str = ".local/share/tock/games";

/// Keeps a game of so many moves under this name; returns where.
fn keep(account: &Account, name: &str, moves: usize) -> PathBuf {
    let table = table("french joker");
    let path = account.path(&format!("{KEPT}/{name}.jsonl"));
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let mut session = Session::begin_at(&bots(&table, 4, 8), &path).unwrap();
    play(&mut session, moves);
    path
}

/// What is wrong with a file, and what is said of it: in full, and shortly in the list.
fn cases() -> [(&'static str, String, &'static str, &'static str); 5] {
    let account = Account::new();
    let whole = fs::read_to_string(keep(&account, "whole", 30)).unwrap();
    let lines: Vec<&str> = whole.lines().collect();
    let damaged = [&lines[..20], &["{\"seat\": \"A\", \"card\": \"7S\", \"mo"], &lines[21..]].concat().join("\n");
    [
        ("newer", whole.replacen("\"tock\":1", "\"tock\":2", 1), "update tock to read it", "of a newer program"),
        ("notes", "milk, bread\neggs\n".to_owned(), "from column 1 on; `tock games list` shows the games", "no record"),
        ("other", "{\"name\": \"x\"}\n".to_owned(), "`tock games list` shows the games that are kept", "no record"),
        ("empty", String::new(), "there is no record in this file; `tock games list` shows the games", "empty"),
        ("hurt", damaged + "\n", "line 21: the line is not JSON", "damaged in line 21: can be repaired"),
    ]
}

#[test]
fn a_record_that_cannot_be_read_is_told_in_one_line_and_stays_as_it_is() {
    for (name, text, full, short) in cases() {
        let account = Account::new();
        account.write(&format!("{KEPT}/{name}.jsonl"), &text);
        let asked = account.tock(&format!("resume --plain {name}")).assert().code(1).stdout("");
        let told = String::from_utf8(asked.get_output().stderr.clone()).unwrap();
        assert_eq!(told.lines().count(), 1, "{told}");
        assert!(told.contains(full) && told.contains(&format!("{name}.jsonl")), "{told}");
        account.tock("games list").assert().success().stdout(contains(name).and(contains(short)));
        account.tock("games list --json").assert().success().stdout(contains(short));
        account
            .tock("resume --plain")
            .assert()
            .code(1)
            .stderr("tock: there is no unfinished game; `tock play` begins one\n");
        assert_eq!(fs::read_to_string(account.path(&format!("{KEPT}/{name}.jsonl"))).unwrap(), text);
    }
}

#[test]
fn what_cannot_be_kept_or_read_is_told_in_one_line_with_the_way_out() {
    let account = Account::new();
    account.write("there.jsonl", "mine");
    for (arguments, said) in [
        (
            "play --plain --record there.jsonl",
            "there.jsonl is there already and is not written over: choose another file",
        ),
        ("play --plain --record no/where.jsonl", "no/where.jsonl cannot be written: "),
        ("play --plain --record no/where.jsonl", "; choose another place"),
        ("--data there.jsonl play --plain", "; `--data` keeps it in another folder"),
        ("--data there.jsonl resume --plain", "there.jsonl/games cannot be read: "),
        ("--data there.jsonl resume --plain", "; check the path"),
        ("--data there.jsonl games list", "; check the path"),
        ("--data there.jsonl stats", "; check the path"),
        ("simulate --record-dir there.jsonl", "; choose another place"),
        ("games delete nothing", "no game named “nothing”; `tock games list` shows"),
    ] {
        let asked = account.tock(arguments).assert().code(1).stdout("");
        let told = String::from_utf8(asked.get_output().stderr.clone()).unwrap();
        assert!(told.lines().count() == 1 && told.contains(said), "{arguments}: {told}");
    }
    assert_eq!(fs::read_to_string(account.path("there.jsonl")).unwrap(), "mine");
}

#[test]
fn a_damaged_game_is_repaired_up_to_the_damage_and_goes_on() {
    let account = Account::new();
    let path = keep(&account, "hurt", 30);
    let whole = fs::read_to_string(&path).unwrap();
    let text = cases()[4].1.clone();
    fs::write(&path, &text).unwrap();
    let asked = account.tock("games repair hurt").assert().success().stdout(contains("`tock resume "));
    let told = String::from_utf8(asked.get_output().stdout.clone()).unwrap();
    let name = told.split_whitespace().nth(2).unwrap().trim_end_matches(':');
    let store = Store::new(&account.path(".local/share/tock"));
    let repaired = record::load::<State>(&store.find(name).unwrap()).unwrap().record;
    let before: Vec<&str> = whole.lines().take(20).collect();
    let before = record::read::<State>(&mut std::io::BufReader::new(before.join("\n").as_bytes())).unwrap().record;
    assert_eq!((repaired.events(), repaired.state()), (before.events(), before.state()));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    account.tock(&format!("games repair {name}")).assert().code(1).stderr(contains("nothing to repair"));
    account.tock("games repair no-such-game").assert().code(1).stderr(contains("there is no game named"));
}

#[test]
fn a_damaged_game_is_listed_behind_those_that_go_on() {
    let account = Account::new();
    keep(&account, "1-whole", 10);
    for (name, text, ..) in cases() {
        account.write(&format!("{KEPT}/2-{name}.jsonl"), &text);
    }
    let store = Store::new(&account.path(".local/share/tock"));
    let names: Vec<_> = store.unfinished(3).unwrap().iter().map(|it| it.name().to_owned()).collect();
    assert_eq!(names, ["1-whole", "2-other", "2-notes"]);
}

#[test]
fn a_game_goes_on_when_its_profile_is_gone() {
    let account = Account::new();
    account.write("house.toml", "base = \"french\"\nname = \"House\"\n[seats]\nteams = \"none\"\n");
    let library = Library::default();
    let request = Request { rules: account.path("house.toml").display().to_string(), ..Request::default() };
    let house = library.resolve(&request).unwrap_or_else(|it| panic!("{it}"));
    let path = account.path(&format!("{KEPT}/house.jsonl"));
    fs::create_dir_all(path.parent().unwrap()).unwrap();
    let mut session = Session::begin_at(&NewGame { ..bots(&house, 4, 1) }, &path).unwrap();
    play(&mut session, 20);
    let state = *session.state();
    drop(session);
    fs::remove_file(account.path("house.toml")).unwrap();
    let (mut session, _) = Session::resume(&path).unwrap();
    assert_eq!((session.rules(), *session.state()), (&house.rules, state));
    play(&mut session, 20);
    assert_eq!(session.record().moves(), 40);
    drop(session);
    account.tock("games list").assert().success().stdout(contains("unfinished"));
    account.tock("stats").assert().success();
}

#[test]
fn a_game_that_is_played_in_another_window_is_left_alone() {
    let account = Account::new();
    let path = keep(&account, "game", 10);
    let text = fs::read_to_string(&path).unwrap();
    let (session, _) = Session::<State>::resume(&path).unwrap();
    let told = contains("being played in another window: close it there first");
    account.tock("resume --plain game").assert().code(1).stderr(told.clone());
    account.tock("resume --plain").assert().code(1).stderr(told);
    account.tock("games delete game").assert().code(1).stderr(contains("another window"));
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    drop(session);
}
