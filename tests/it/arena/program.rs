//! `tock arena` as another program sees it.

use std::{
    fs,
    process::{Command, Output, Stdio},
    thread,
    time::Duration,
};

use assert_cmd::assert::OutputAssertExt;
use predicates::{prelude::PredicateBooleanExt, str::contains};
use serde_json::{Value, json};

use super::without_times;
use crate::cli::Account;

const QUICK: &str = "arena greedy random --rules french --seeds 0..12 --max-turns 400";

fn printed(account: &Account, arguments: &str) -> String {
    let asked = account.tock(arguments).assert().success().stderr("");
    String::from_utf8(asked.get_output().stdout.clone()).unwrap()
}

#[test]
fn a_result_is_told_as_a_table_and_as_json() {
    let account = Account::new();
    let table = printed(&account, QUICK);
    for part in
        ["french, 4 players, seeds 0..12, 2 games each", "greedy against random", "Elo", "who plays first", "Turns"]
    {
        assert!(table.contains(part), "{part} is not in\n{table}");
    }
    let json: Value = serde_json::from_str(&printed(&account, &format!("{QUICK} --json"))).unwrap();
    let pairing = &json["pairings"][0];
    assert_eq!((&pairing["sets"], &pairing["seatings"][1]["seats"]), (&json!(12), &json!("2121")));
    assert!(0.8 < pairing["win_rate"]["value"].as_f64().unwrap(), "{pairing}");
    assert_eq!((&json["ratings"]["anchor"], &json["ended"]), (&json!("random"), &json!("complete")));
    let seats = ["A", "B", "C", "D"].map(|it| json["balance"]["seats"][it]["won"].as_u64().unwrap());
    assert_eq!(seats.iter().sum::<u64>() + 2 * json["balance"]["unfinished"].as_u64().unwrap(), 2 * 24);
}

#[test]
fn threads_do_not_change_a_digit() {
    let account = Account::new();
    for flags in ["", "--players 3 --rules english", "--players 4 --rules english --alone", "--sprt 0,40 --seeds 0..60"]
    {
        let play = |threads: u8| {
            let flags = format!("arena greedy random --max-turns 300 --seeds 0..9 {flags} --threads {threads} --json");
            // Of a flag that is given twice the last would count; the program refuses it.
            let flags =
                if flags.matches("--seeds").count() == 2 { flags.replacen("--seeds 0..9 ", "", 1) } else { flags };
            without_times(&printed(&account, &flags))
        };
        assert_eq!(play(1), play(3), "{flags}");
    }
}

#[test]
fn a_test_stops_as_soon_as_it_is_clear() {
    let account = Account::new();
    let output = printed(&account, "arena greedy random --rules french --seeds 0..5000 --sprt 0,200 --json");
    let json: Value = serde_json::from_str(&output).unwrap();
    assert_eq!((&json["ended"], &json["sprt"]["verdict"]), (&json!("tested"), &json!("elo1")));
    assert!(json["seeds"]["to"].as_u64().unwrap() < 100, "{}", json["seeds"]);
    let text = printed(&account, "arena random greedy --rules french --seeds 0..5000 --sprt=-100,0");
    assert!(text.contains("No, by -100 at most.") && text.contains("The test had its verdict"), "{text}");
}

#[test]
fn parts_add_up_to_the_whole_through_files() {
    let account = Account::new();
    for part in 1..=3 {
        account.tock(&format!("{QUICK} --shard {part}/3 --save {part}.json")).assert().success().stderr("");
    }
    let merged = printed(&account, "arena merge 3.json 1.json 2.json --json --save all.json --plot all.svg");
    let whole = printed(&account, &format!("{QUICK} --json"));
    assert_eq!(without_times(&merged), without_times(&whole));
    assert_eq!(fs::read_to_string(account.path("all.json")).unwrap(), merged);
    assert!(fs::read_to_string(account.path("all.svg")).unwrap().contains("</svg>"));
    // What is whole can be gone on with.
    account.tock(&QUICK.replace("0..12", "12..15").replace("arena", "arena --save more.json")).assert().success();
    let more = printed(&account, "arena merge more.json all.json --json");
    let whole = printed(&account, &QUICK.replace("0..12", "0..15 --json"));
    assert_eq!(without_times(&more), without_times(&whole));
}

#[test]
fn parts_that_do_not_belong_together_are_refused() {
    let account = Account::new();
    let play = |name: &str, arguments: &str| {
        account.tock(&format!("arena --max-turns 50 {arguments} --save {name}")).assert().success();
    };
    let bots = "greedy random --rules french";
    for part in 1..=3 {
        play(&format!("{part}.json"), &format!("{bots} --seeds 0..9 --shard {part}/3"));
    }
    play("rules.json", "greedy random --rules french --variant solo --seeds 3..6");
    play("bots.json", "random greedy --rules french --seeds 3..6");
    play("late.json", &format!("{bots} --seeds 20..21"));
    play("wide.json", &format!("{bots} --seeds 2..5"));
    let older = fs::read_to_string(account.path("2.json")).unwrap().replace(env!("CARGO_PKG_VERSION"), "0.0.9");
    account.write("older.json", &older);
    account.write("broken.json", &older[..200]);
    account.write("other.json", "{\"games\": 3}");
    for (files, said) in [
        ("1.json rules.json 3.json", "1.json and rules.json were played by different rules"),
        ("1.json bots.json 3.json", "1.json and bots.json were played by different bots"),
        ("1.json older.json 3.json", "1.json and older.json were played by different versions"),
        ("1.json 1.json 2.json 3.json", "1.json and 1.json both have the seeds 0..3"),
        ("1.json wide.json", "1.json and wide.json both have the seeds 2..3"),
        ("1.json 3.json", "the seeds 3..6 between 1.json and 3.json are missing"),
        ("1.json 2.json", "the seeds 6..9, which were asked for with 2.json, are missing"),
        ("2.json 3.json", "the seeds 0..3, which were asked for with 2.json, are missing"),
        ("1.json 2.json 3.json late.json", "the seeds 9..20 between 3.json and late.json are missing"),
        ("broken.json", "broken.json is no result of the arena"),
        ("other.json", "other.json is no result of the arena"),
        ("nothing.json", "nothing.json is no result of the arena"),
    ] {
        let asked = account.tock(&format!("arena merge {files}")).assert().code(1).stdout("").stderr(contains(said));
        assert_eq!(String::from_utf8_lossy(&asked.get_output().stderr).lines().count(), 1, "{files}");
    }
}

#[test]
fn what_cannot_be_played_is_refused_in_a_line() {
    let account = Account::new();
    for (arguments, status, said) in [
        ("greedy", 2, "it takes two bots"),
        ("", 2, "missing"),
        ("greedy clever", 2, "clever is no value of <BOT>..."),
        ("greedy random --seeds 5..5", 2, "no seed from 5 up to 5"),
        ("greedy random --seeds 9..5", 2, "no seed from 9 up to 5"),
        ("greedy random --seeds ten", 2, "0..1000"),
        ("greedy random --seeds 0..-1", 2, "0..1000"),
        ("greedy random --threads 0", 2, "whole number"),
        ("greedy random --shard 3/2", 2, "2/8"),
        ("greedy random --shard 0/2", 2, "2/8"),
        ("greedy random --seeds 0..3 --shard 1/9", 2, "3 seeds are too few for 9 parts"),
        ("greedy random --sprt 20,0", 2, "0,20"),
        ("greedy random greedy --sprt", 2, "two bots"),
        ("greedy random --sprt 0,20 --shard 1/2", 2, "do not go together"),
        ("greedy random --rules french --alone", 2, "--variant solo"),
        ("greedy random --rules french --players 3", 2, "for 4 players"),
        ("greedy random --rules frenhc", 1, "did you mean `french`"),
        ("greedy random --plot picture.png", 2, "picture.png does not end in .svg"),
        ("greedy random --plot no/where.svg", 1, "no/where.svg cannot be written"),
        ("greedy random --save .", 1, ". cannot be written"),
        ("merge", 2, "missing"),
    ] {
        let asked = account.tock(&format!("arena {arguments}")).assert().code(status).stdout("");
        asked.stderr(contains(said));
    }
    assert_eq!(fs::read_dir(account.path("")).unwrap().count(), 0);
}

#[test]
fn a_full_disk_hides_no_result() {
    if !std::path::Path::new("/dev/full").exists() {
        eprintln!("not tested: there is no /dev/full here");
        return;
    }
    let account = Account::new();
    let said = contains("/dev/full cannot be written").and(contains("choose another place"));
    account
        .tock(&format!("{QUICK} --save /dev/full"))
        .assert()
        .code(1)
        .stdout(contains("greedy against random"))
        .stderr(said);
}

#[test]
fn a_picture_has_its_titles_and_is_read_by_day_and_by_night() {
    let account = Account::new();
    for (flags, title) in
        [("", "Games won, with 95 % intervals"), ("--lang fr", "Parties gagnées, avec des intervalles à 95")]
    {
        account.tock(&format!("{QUICK} {flags} --plot picture.svg")).assert().success().stderr("");
        let picture = fs::read_to_string(account.path("picture.svg")).unwrap();
        assert!(picture.starts_with("<svg ") && picture.trim_end().ends_with("</svg>"));
        assert!(picture.contains(title) && picture.contains("prefers-color-scheme: dark"), "{flags}");
        assert!(["#FFFFFF", "#1F2328", "#D8DEE4"].iter().all(|it| picture.matches(it).count() > 2));
    }
}

/// Starts a run without end, lets it play, sends it a signal, and returns what comes of it.
#[cfg(unix)]
fn interrupted(flags: &str, signal: &str) -> Output {
    let account = Account::new();
    let arguments = format!("arena greedy random --max-turns 20 --seeds 0..100000000 {flags}");
    let child = account.tock(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    thread::sleep(Duration::from_secs(2));
    assert!(Command::new("kill").args([signal, &child.id().to_string()]).status().unwrap().success());
    child.wait_with_output().unwrap()
}

#[cfg(unix)]
#[test]
fn a_run_that_is_stopped_shows_what_is_there_and_that_it_is_partial() {
    for (flags, signal, status) in [("--json", "-INT", 130), ("", "-TERM", 143)] {
        let output = interrupted(flags, signal);
        assert_eq!(output.status.code(), Some(status));
        let text = String::from_utf8(output.stdout).unwrap();
        if flags.is_empty() {
            assert!(text.contains("this is partial: seeds 0.."), "{text}");
            continue;
        }
        let json: Value = serde_json::from_str(&text).unwrap();
        let sets = json["pairings"][0]["sets"].as_u64().unwrap();
        assert_eq!((&json["ended"], &json["seeds"]["to"]), (&json!("interrupted"), &json!(sets)));
        assert!(0 < sets && sets < 100_000_000);
    }
}

#[cfg(feature = "tui")]
#[test]
fn in_a_terminal_it_shows_how_far_it_has_come_and_ctrl_c_ends_it() {
    let account = Account::new();
    let arguments = "arena greedy random --max-turns 20 --seeds 0..100000000 --lang en";
    let mut shown = crate::terminal::Shown::new(&account, arguments, &[]);
    shown.wait_for("of 100,000,000 sets");
    shown.wait_for(" left");
    shown.press("\x03");
    shown.wait_for("A turn is one move.");
    assert_eq!(shown.wait_for_end(), 130);
}

#[test]
fn a_job_array_plays_its_part() {
    let account = Account::new();
    let task = |variables: &[(&str, &str)], flags: &str| {
        let mut command = account.tock(&format!("{QUICK} --json {flags}"));
        command.envs(variables.iter().map(|(name, value)| (format!("SLURM_ARRAY_TASK_{name}"), *value)));
        command.assert()
    };
    let seeds = |variables: &[(&str, &str)], flags: &str| {
        let asked = task(variables, flags).success();
        let json: Value = serde_json::from_slice(&asked.get_output().stdout).unwrap();
        (json["seeds"]["from"].as_u64().unwrap(), json["seeds"]["to"].as_u64().unwrap())
    };
    let third = [("ID", "3"), ("COUNT", "4"), ("MIN", "1"), ("MAX", "4")];
    assert_eq!(seeds(&third, ""), (6, 9));
    assert_eq!(seeds(&third, "--shard 1/6"), (0, 2));
    assert_eq!(seeds(&[], ""), (0, 12));
    task(&[("ID", "3")], "").code(2).stderr(contains("SLURM_ARRAY_TASK_COUNT is missing"));
    task(&[("ID", "9"), ("COUNT", "4"), ("MIN", "1")], "").code(2).stderr(contains("none of 4 tasks from 1 on"));
}

#[test]
fn the_script_for_gnu_parallel_adds_its_parts_up() {
    let there = Command::new("parallel").arg("--version").output();
    if !there.is_ok_and(|it| String::from_utf8_lossy(&it.stdout).starts_with("GNU parallel")) {
        eprintln!("not tested: GNU parallel is not installed");
        return;
    }
    let account = Account::new();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/contrib/arena-parallel.sh");
    let run = || {
        let mut command = Command::new("sh");
        command.arg(script).args(["parts", "3"]).args(QUICK.split_whitespace().skip(1));
        command.current_dir(account.path("")).env("TOCK", env!("CARGO_BIN_EXE_tock")).env("HOME", account.path(""));
        command.assert().success().stdout(contains("greedy against random"));
        fs::read_to_string(account.path("parts/whole.json")).unwrap()
    };
    let whole = without_times(&printed(&account, &format!("{QUICK} --json")));
    assert_eq!(without_times(&run()), whole);
    // Begun again, nothing is left to be played.
    let first = fs::metadata(account.path("parts/part-1.json")).unwrap().modified().unwrap();
    assert_eq!(without_times(&run()), whole);
    assert_eq!(fs::metadata(account.path("parts/part-1.json")).unwrap().modified().unwrap(), first);
}

#[test]
fn bots_meet_in_toccadille_with_the_same_dice_from_both_sides() {
    let account = Account::new();
    let flags = "arena greedy random --rules toccadille --seeds 0..20";
    let text = printed(&account, flags);
    for part in ["2 players, seeds 0..20, 2 games each", "points a game", "Red", "Black", "Marks in a game", "twice"] {
        assert!(text.contains(part), "{part} is not in\n{text}");
    }
    let json: Value = serde_json::from_str(&printed(&account, &format!("{flags} --json --save all.json"))).unwrap();
    let (pairing, balance) = (&json["pairings"][0], &json["balance"]);
    assert_eq!((&json["game"], &pairing["seatings"][1]["seats"]), (&json!("toccadille"), &json!("21")));
    assert!(0.7 < pairing["win_rate"]["value"].as_f64().unwrap(), "{pairing}");
    let count = |key: &str| balance[key].as_u64().unwrap();
    let values = ["single", "double", "triple", "fourfold"].map(count);
    assert_eq!(values.iter().sum::<u64>() + count("drawn"), 40);
    // What the first won more than the second is what the sets say, and no more than all points there are.
    let scores = pairing["scores"].as_array().unwrap();
    let net: i64 = scores.iter().map(|it| it["points"].as_i64().unwrap() * it["sets"].as_i64().unwrap()).sum();
    let points: u64 = (1..).zip(values).map(|(value, games)| value * games).sum();
    assert!(net.unsigned_abs() <= points && (net - points as i64) % 2 == 0, "{net} of {points}");
    let told = f64::from(i32::try_from(net).unwrap()) / 40.0;
    assert!((pairing["points"]["value"].as_f64().unwrap() - told).abs() < 1e-9);
    // A part is one, and what is added up is the whole.
    for part in 1..=2 {
        account.tock(&format!("{flags} --threads 1 --shard {part}/2 --save {part}.json")).assert().success();
    }
    let merged = printed(&account, "arena merge 2.json 1.json --json --plot all.svg");
    assert_eq!(without_times(&merged), without_times(&fs::read_to_string(account.path("all.json")).unwrap()));
    assert!(fs::read_to_string(account.path("all.svg")).unwrap().contains("\nBlack\n"));
    account.tock("arena greedy master --rules toccadille").assert().code(2).stderr(contains("random, greedy, strong"));
}
