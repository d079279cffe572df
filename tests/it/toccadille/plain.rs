//! A match as lines of text, driven by scripts through pipes: whole matches, wrong input, leaving and going on.

use std::fs;

use crate::{
    cli::Account,
    plain::{Talk, can_be_listened_to, said},
};

/// A game of Ann against the strong bot.
const ANN: &str = "play --plain --rules toccadille --seat red=human:Ann --seat black=bot:strong --seed 5";

/// Checks that the answer to these lines, said in a match of Ann against a bot, has this in it.
#[track_caller]
fn check(lines: &str, expected: &[&str]) {
    check_of(ANN, lines, expected);
}

#[track_caller]
fn check_of(arguments: &str, lines: &str, expected: &[&str]) {
    let (status, text) = said(&Account::new(), arguments, lines);
    assert_eq!(status, 0, "{text}");
    for part in expected {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

/// Checks the same of Ann's turn at a position.
#[track_caller]
fn check_at(position: &str, lines: &str, expected: &[&str]) {
    let account = Account::new();
    account.write("it.toml", &format!("rules = \"toccadille\"\n{position}"));
    let arguments = "play --plain --position it.toml --seat red=human:Ann --seat black=bot:random --seed 3";
    let (status, text) = said(&account, arguments, lines);
    assert_eq!(status, 0, "{text}");
    for part in expected {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

const BLACK: &str = "[black]\npoints = { 24 = 3, 23 = 3, 22 = 3, 21 = 2, 20 = 2, 19 = 2 }\n";

fn red(points: &str, dice: &str) -> String {
    format!("turn = \"red\"\ndice = {dice}\n[red]\npoints = {points}\n{BLACK}")
}

#[test]
fn a_whole_match_is_played_by_choosing_the_first_every_time() {
    for rules in [
        "toccadille",
        "toccadille --variant alvensleben-1853",
        "toccadille --variant toccategli-18c",
        "toccadille --set own_side_bands=\"free\" --set must_play_both=false",
    ] {
        for (lang, won) in [("en", " the match"), ("fr", " le match")] {
            let arguments = format!("--lang {lang} play --plain --bots 1 --games 2 --seed 5 --rules {rules}");
            let (status, text) = said(&Account::new(), &arguments, &"1\n".repeat(3000));
            let end = &text[text.len().saturating_sub(1500)..].to_lowercase();
            assert!(status == 0 && (end.contains(won) || end.contains("match is drawn")), "{rules}: {end}");
            assert!(!text.contains(['<', '\u{2068}']), "{rules}");
        }
    }
}

#[test]
fn two_bots_play_to_the_points_that_are_asked_for() {
    let (status, text) = said(&Account::new(), "play --plain --rules toccadille --bots 2 --bot random --points 3", "");
    assert!(status == 0 && text.contains(" wins the match, ") && text.contains("The match: "), "{text}");
    let (status, text) = said(&Account::new(), "play --plain --rules toccadille --bots 2 --bot random", "");
    assert!(status == 0 && text.matches(" the game").count() <= 1 && !text.contains("Game 2"), "{text}");
}

#[test]
fn an_open_match_goes_on_as_long_as_somebody_likes() {
    let lines = "1\n".repeat(3000);
    let (status, text) = said(&Account::new(), "play --plain --rules toccadille --bots 1 --seed 5", &lines);
    assert!(
        status == 0 && text.contains("Say 1 or nothing for the next game") && text.contains("Game 3 begins"),
        "{text}"
    );
    let account = Account::new();
    let mut talk = Talk::new(&account, "play --plain --rules toccadille --bots 1 --seed 5 --record it.jsonl");
    let mut said_so = String::new();
    while let Some(text) = talk.asked() {
        let is_over = text.contains("for the next game");
        said_so = text;
        talk.say(if is_over { "2" } else { "1" });
    }
    assert!(said_so.contains("1. play game 2"), "{said_so}");
    let (status, text) = said(&account, "resume --plain it.jsonl", "1\n");
    assert!(status == 0 && text.contains("1. play game 2") && text.contains("Game 2 begins"), "{text}");
    let (_, text) = said(&account, "resume --plain it.jsonl", "give up\nyes\n");
    assert!(text.contains("The game was given up."), "{text}");
    let (status, text) = said(&account, "resume --plain it.jsonl", "");
    assert!(status == 1 && text.contains("the game is over (given up)"), "{text}");
}

#[test]
fn no_more_is_said_at_a_time_than_can_be_listened_to() {
    can_be_listened_to("play --plain --rules toccadille --bots 1 --seed 7 --games 1", 300);
}

#[test]
fn a_throw_is_played_step_by_step_or_written() {
    let points = "{ 1 = 3, 2 = 3, 3 = 3, 4 = 2, 5 = 2, 8 = 1, 10 = 1 }";
    let huck = red(points, "[4, 2]");
    check_at(&huck, "8/12\n", &["Chosen: 8 to 12. Still to play: 2.", "10 to 12, with the 2."]);
    check_at(&huck, "8/12\nback\nback\n", &["Nothing has been chosen yet."]);
    check_at(&huck, "8/12\nu\nhand\n", &["1 on 8, 1 on 10"]);
    check_at(&huck, "8/12\nboard\n", &["1 on 10, 1 on the huck, 12"]);
    check_at(&huck, "8/12 10/12\n", &["Ann plays 4 and 2: 8 to 12, 10 to 12, takes the huck. [8/12 10/12]"]);
    check_at(&huck, "8/12 3/5\n", &["Not possible: the empty huck 12 is taken by two stones at once (rule T6.1)."]);
    check_at(
        &huck,
        "3/8\n3/9\n",
        &["Not possible: neither die leads from 3 to 8 (rule T3.1).", "3 to 7 to 9. [3/7/9]"],
    );
    check_at(
        &huck,
        "pass\n8/12* 10/12\n",
        &[
            "Not possible: a die can be played, so nobody passes (rule T3.3).",
            "Not possible: the stars do not stand where stones are hit: 8/12 10/12.",
        ],
    );
    check_at(
        &huck,
        "why 2\nwhy 13\nwhy 8/12 10/12\nwhy x\n",
        &[
            "The stone on 2 can be moved.",
            "No stone comes to 13: nobody lands on 13, the huck of the other player (rule T5.3).",
            "It can be played: [8/12 10/12].",
            "Not possible: “x” is no point: they are 1 to 24.",
        ],
    );
    check_at(
        &red("{ 12 = 15 }", "[1, 1]"),
        "log\nwhy\n1\n",
        &[
            "Nothing has been played yet.",
            "1. Pass: neither die can be played. [pass]",
            "The 1 cannot be played:",
            "Ann plays 1 and 1: can play neither die. [pass]",
        ],
    );
}

#[test]
fn what_makes_no_sense_is_answered_in_one_line_and_asked_again() {
    check("frobnicate\n", &["“frobnicate” is not understood: say ", "give up or quit"]);
    check("99\n0\n", &["There is no choice 99", "There is no choice 0"]);
    check("in/5/9/12/14\nin\n/\n*\n//\n", &["Say 1, write a move"]);
    check(&format!("{}\n", "x".repeat(100_000)), &["is not understood"]);
    check("\u{1b}[2J\u{7}\n\0\n", &["is not understood"]);
    check("x\nx green bot\nx red bot master\nx black\n", &["x red human Ann", "Red: Ann, at the keyboard"]);
    check("more\nback\n", &["There is no more.", "Nothing has been chosen yet."]);
}

#[test]
fn what_can_be_asked_is_answered() {
    check("why\n", &["All stones are in hand, and any die enters one."]);
    check(
        "board\n",
        &["Ann (Red), from 1 to 24: 15 in hand. 0 marks.", "Strong Black, from 24 to 1: ", "Thrown: 4 and 5."],
    );
    check("rules\n", &["Each player has 15 stones."]);
    check("hint\n", &["Hint from Strong: enters on 5 and 4. [in/5 in/4]", "No other move is possible."]);
    check("help\n", &["why 10/15: why not this.", "undo or u: take back the last step", "give up: end the match"]);
    check("1\nlog\n", &["Ann throws 4 and 5, Strong Black throws 4 and 4: Ann begins."]);
    check("give up\nno\ngive up\nyes\n", &["The game goes on.", "The game was given up.", "The match: "]);
    check(
        "x black human Bob\nx red bot random\n1\n",
        &["Bob plays Black from now on.", "Random Red plays Red from now on."],
    );
}

#[test]
fn a_move_is_taken_back_until_it_is_handed_on() {
    let account = Account::new();
    let huck = red("{ 1 = 3, 2 = 3, 3 = 3, 4 = 2, 5 = 2, 8 = 1, 10 = 1 }", "[4, 2]");
    account.write("it.toml", &format!("rules = \"toccadille\"\n{huck}"));
    let arguments = "play --plain --position it.toml --seat red=human:Ann --seat black=bot:strong --hand-on ask";
    let lines = "8/12 10/12\nu\n8/12 10/12\n2\n8/12 10/12\n1\n";
    let (status, text) = said(&account, arguments, lines);
    assert_eq!(status, 0, "{text}");
    for part in ["Ann: that was your move.", "1. hand the turn on", "Taken back: [8/12 10/12].", "Strong Black plays "]
    {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    check("1\nu\n", &["that move stands."]);
}

#[test]
fn a_move_that_could_not_be_another_is_handed_on_at_once() {
    let (status, text) = said(&Account::new(), &format!("{ANN} --hand-on ask"), "1\n");
    assert!(status == 0 && text.contains("Strong Black plays ") && !text.contains("hand the turn on"), "{text}");
}

#[test]
fn a_position_of_a_game_that_is_over_says_who_has_won() {
    let won = format!("{}marks = 8\n", red("{ 1 = 15 }\nmarks = 12", "[6, 2]"));
    check_at(&won, "2\n", &["Ann wins the game!\n1. play game 2"]);
}

#[test]
fn in_practice_moves_are_taken_back_across_games() {
    let account = Account::new();
    let arguments = "play --plain --rules toccadille --bots 1 --seed 5 --games 2 --practice --record it.jsonl";
    let mut talk = Talk::new(&account, arguments);
    let mut games = vec![];
    let mut taken = false;
    while let Some(text) = talk.asked() {
        games.extend(text.lines().filter(|it| it.starts_with("Game 2 begins")).map(str::to_owned));
        if !games.is_empty() && !taken {
            taken = true;
            talk.say("u");
            let back = talk.asked().expect("it goes on");
            assert!(back.contains("taken back"), "{back}");
        }
        talk.say("1");
    }
    assert!(2 <= games.len(), "the second game began again: {games:?}");
    let record = fs::read_to_string(account.path("it.jsonl")).expect("it is kept");
    assert!(record.contains("\"undo\""), "{record}");
}

#[test]
fn a_match_that_was_killed_goes_on() {
    let account = Account::new();
    let mut talk = Talk::new(&account, &format!("{ANN} --record it.jsonl"));
    for _ in 0..4 {
        talk.asked().expect("it asks");
        talk.say("1");
    }
    talk.asked().expect("it asks");
    talk.stop();
    let before = fs::read_to_string(account.path("it.jsonl")).expect("it is kept");
    let (status, text) = said(&account, "resume --plain it.jsonl", "");
    assert!(
        status == 0 && text.contains("It is the turn of Ann (Red)") && text.contains("resume --plain it.jsonl"),
        "{text}"
    );
    assert_eq!(fs::read_to_string(account.path("it.jsonl")).expect("it is kept"), before);
    // A last line that was being written is cut off.
    fs::write(account.path("it.jsonl"), format!("{before}{{\"seat\":\"re")).expect("it can be written");
    let (status, text) = said(&account, "resume --plain it.jsonl", "1\n");
    assert!(status == 0 && text.contains("It is the turn of Ann (Red)"), "{text}");
}

#[test]
fn matches_are_listed_taken_up_by_name_exported_and_deleted() {
    let account = Account::new();
    said(&account, "play --plain --rules toccadille --bots 1 --seed 5", "1\n1\n");
    let (_, list) = said(&account, "games list", "");
    assert!(list.contains("  toccadille  Red Red, Black greedy  ") && list.contains("unfinished"), "{list}");
    let name = list.split_whitespace().next().expect("a name").to_owned();
    let (_, json) = said(&account, "games list --json", "");
    for part in
        ["\"game\":\"toccadille\"", "\"score\":{\"red\":0,\"black\":0}", "\"state\":\"unfinished\"", "\"games\":1"]
    {
        assert!(json.contains(part), "{part} is not in {json}");
    }
    for arguments in [format!("resume --plain {name}"), "resume --plain".to_owned()] {
        let (status, text) = said(&account, &arguments, "");
        assert!(status == 0 && text.contains("It is the turn of Red"), "{text}");
    }
    let (status, record) = said(&account, &format!("games export {name}"), "");
    assert!(status == 0 && record.starts_with("{\"tock\":1,\"rules\":\"toccadille\""), "{record}");
    account.write("broken.jsonl", &format!("{record}{{\"seat\":\"red\",\"move\":\"1/24\"}}\n"));
    let (status, text) = said(&account, "resume --plain broken.jsonl", "");
    assert!(status == 1 && text.contains("line "), "{text}");
    let (status, text) = said(&account, "games repair broken.jsonl", "");
    assert!(status == 0 && text.contains("Repaired as "), "{text}");
    assert_eq!(said(&account, &format!("games delete {name}"), "").0, 0);
}

#[test]
fn what_does_not_go_together_is_refused_in_one_line() {
    for (arguments, expected) in [
        ("play --plain --rules toccadille --players 4", "Toccadille is for 2 players"),
        ("play --plain --rules toccadille --bots 3", "--bots 2 to watch"),
        ("play --plain --rules toccadille --seat A=human:Ann", "as in --seat red=human:Ann"),
        ("play --plain --rules toccadille --seat red=bot:master", "bots of Toccadille are random, greedy or strong"),
        ("play --plain --rules toccadille --bot master", "choose random, greedy or strong"),
        ("play --plain --rules toccadille --marbles A=red", "the stones are red and black"),
        ("play --plain --rules toccadille --first A", "the dice say who begins"),
        ("play --plain --rules toccadille --open-hands", "nothing is hidden"),
        ("play --plain --rules toccadille --seat red=human --seat red=human", "seat red is given twice"),
        ("play --plain --rules toccadille --bots 2 --seat red=human --seat black=human", "have no room"),
        ("play --plain --rules toccadille --games 0", "1 to 65535"),
        ("play --plain --rules toccadille --games 2 --points 3", "--points"),
        ("play --plain --rules english --games 3", "--games is for matches of Toccadille"),
        ("play --plain --points 3", "--points is for matches of Toccadille"),
        ("play --plain --seat red=human:Ann", "in Tock they are A, B, C and D"),
        ("play --plain --bot strong", "in Tock choose random, greedy, steady, sharp or master"),
        ("play --plain --bot clever", "bots are random"),
        ("play --plain --seat green=human", "red and black"),
    ] {
        let (status, text) = said(&Account::new(), arguments, "");
        assert!(status == 2 && text.lines().count() == 1 && text.contains(expected), "{arguments}: {text}");
        assert!(!text.contains("is laid over"), "{arguments}: {text}");
    }
}

#[test]
fn a_match_reads_like_this() {
    let (_, text) = said(&Account::new(), ANN, "1\n1\n1\nboard\ngive up\nyes\n");
    insta::assert_snapshot!(text);
}

#[test]
fn matches_are_summed_up_beside_games_of_tock() {
    let account = Account::new();
    said(&account, "play --plain --rules toccadille --bots 2 --bot random --games 3 --seed 5", "");
    said(&account, "play --plain --rules toccadille --seat red=human:Ann --seat black=bot:strong --seed 6", "1\n");
    said(&account, "play --plain --rules toccadille --seat red=human:Ann --bots 1 --seed 7", "give up\nyes\n");
    let (status, text) = said(&account, "stats", "");
    assert!(status == 0 && text.starts_with("3 matches of Toccadille:") && text.contains("counted once: "), "{text}");
    assert!(text.lines().all(|it| it.chars().count() <= 80), "{text}");
    let json = |flags: &str| {
        let (_, text) = said(&account, &format!("stats --json {flags}"), "");
        serde_json::from_str::<serde_json::Value>(&text).expect("it is JSON")
    };
    let all = json("")["matches"].clone();
    assert_eq!((&all["matches"], &all["games"]), (&3.into(), &5.into()));
    let sum = |seat: &str, key: &str| all["seats"][seat][key].as_u64().expect("a number");
    assert_eq!(sum("red", "won"), sum("black", "lost"));
    assert_eq!((sum("red", "unfinished"), sum("red", "given_up")), (1, 1));
    let decided = sum("red", "won") + sum("red", "lost") + sum("red", "drawn");
    assert_eq!(decided, 3);
    let values: u64 = (1..=4).map(|it: u64| all["values"][it.to_string()].as_u64().expect("a number")).sum();
    assert_eq!(values, sum("red", "won") + sum("red", "lost"));
    let ann = json("--player ann")["matches"].clone();
    assert_eq!((&ann["matches"], ann["players"].as_array().map(Vec::len)), (&2.into(), Some(1)));
    assert_eq!(json("--rules french")["matches"]["matches"], 0);
    said(&account, "play --plain --bots 2 --players 2 --bot random --seed 5", "");
    let (_, text) = said(&account, "stats", "");
    assert!(text.contains("english") && text.contains("3 matches of Toccadille:"), "{text}");
}
