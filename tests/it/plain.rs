//! The game as lines of text, driven by scripts through pipes: whole games, wrong input, leaving and going on.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Output, Stdio},
};

use crate::cli::Account;

/// Returns what the program says when these lines come in.
#[track_caller]
pub fn said(account: &Account, arguments: &str, lines: &str) -> (i32, String) {
    let output = run(account.tock(arguments), lines);
    let text = String::from_utf8(output.stdout).expect("text");
    assert!(!text.contains('\u{1b}'), "no line moves the cursor: {text:?}");
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    (output.status.code().expect("it ends by itself"), text + &errors)
}

fn run(mut command: Command, lines: &str) -> Output {
    let mut child =
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
    let mut input = child.stdin.take().expect("a pipe");
    let lines = lines.to_owned();
    // It may be left before all is read.
    let writer = std::thread::spawn(move || input.write_all(lines.as_bytes()).ok());
    let output = child.wait_with_output().expect("it ends");
    writer.join().expect("it has written");
    output
}

/// Checks that the answer to these lines, said in a game of one against a bot, has this in it.
#[track_caller]
fn check(lines: &str, expected: &[&str]) {
    let (status, text) = said(&Account::new(), "play --plain --bots 1 --seat A=human:Ann --seed 3 --first A", lines);
    assert_eq!(status, 0, "{text}");
    for part in expected {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

/// A game in play, spoken with line by line.
pub struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    pub fn new(account: &Account, arguments: &str) -> Self {
        let mut child =
            account.tock(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let input = child.stdin.take().expect("a pipe");
        let output = BufReader::new(child.stdout.take().expect("a pipe"));
        Self { child, input, output }
    }

    /// Waits until it asks; returns what it said, `None` once the game is over.
    pub fn asked(&mut self) -> Option<String> {
        let mut text = String::new();
        while self.output.read_line(&mut text).expect("it says something") != 0 {
            if text.lines().next_back().is_some_and(|it| it.starts_with("Say ")) {
                return Some(text);
            }
        }
        None
    }

    pub fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// Kills it, as when the power goes.
    pub fn stop(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it ends");
    }
}

#[test]
fn a_whole_game_is_played_by_choosing_the_first_every_time() {
    for rules in [
        "english",
        "french",
        "english --variant fast-track",
        "english --variant lose-a-turn",
        "english --variant team",
        "french --variant solo",
        "french --variant joker",
    ] {
        let players = if rules.contains("team") || rules.contains("french") { 4 } else { 2 };
        let arguments = format!("play --plain --players {players} --bots {} --seed 5 --rules {rules}", players - 1);
        let (status, text) = said(&Account::new(), &arguments, &"1\n".repeat(5000));
        assert!(status == 0 && text.contains(" the game!"), "{rules}: {}", &text[text.len().saturating_sub(2000)..]);
    }
}

#[test]
fn no_more_is_said_at_a_time_than_can_be_listened_to() {
    can_be_listened_to("play --plain --bots 1 --seat A=human:Ann --seed 5", 400);
}

/// Checks that so many turns, each choice in its turn, are told in few lines with few choices.
#[track_caller]
pub fn can_be_listened_to(arguments: &str, turns: usize) {
    let account = Account::new();
    let mut talk = Talk::new(&account, arguments);
    for turn in 0..turns {
        let Some(text) = talk.asked() else { return };
        assert!(text.lines().count() < 40, "{text}");
        let choices =
            text.lines().filter(|it| it.split('.').next().is_some_and(|it| it.parse::<u32>().is_ok())).count();
        assert!((1..=15).contains(&choices), "{text}");
        talk.say(&(1 + turn % choices).to_string());
    }
    talk.stop();
}

#[test]
fn what_makes_no_sense_is_answered_in_one_line_and_asked_again() {
    check("frobnicate\n", &["“frobnicate” is not understood: say a number from 1 to", "give up or quit"]);
    check("99\n0\n", &["There is no choice 99", "There is no choice 0"]);
    check("\u{1b}[2J\n", &["is not understood"]);
    check("back\nmore\n", &["Nothing has been chosen yet.", "There is no more."]);
}

#[test]
fn a_move_that_is_not_legal_is_answered_with_the_rule() {
    check("pass\n", &["Not possible: only an extra play may be kept for later (rule 6.8)."]);
    check("joker\n", &["Not possible: "]);
}

#[test]
fn why_cards_cannot_be_played_is_answered_with_the_rule() {
    let six = "6 cannot be played: A has no marble on the board (rule 3).";
    check("why\n", &["5 cannot be played: A has no marble on the board (rule 3).", six]);
    check("w 6\nWhy j\n", &[six, "J cannot be played: Walking 11: A has no marble on the board (rule 3)."]);
    check("why K\nwhy Z\n", &["there is no K in hand", "“Z” is no card"]);
    check("J\n", &["J cannot be played: Changing places: A has no marble on the track (rule 3)."]);
}

#[test]
fn everything_can_be_asked_for() {
    check("board\n", &["Ann, seat A: 4 wait. 5 cards.", "Stock "]);
    check("hand\n", &["Your hand: ", "Your marbles: 4 wait."]);
    check("help\n", &["give up: end the game for everyone."]);
    check("log\n", &["deals 5 cards to everyone."]);
    check("rules\nmore\n", &["more: say more."]);
}

#[test]
fn the_log_of_a_game_in_which_nothing_was_played_says_so() {
    let account = Account::new();
    account.write("it.toml", "rules = \"french\"\nturn = \"A\"\n[A]\nmarbles = [\"A1\"]\nhand = [\"5\"]\n[C]\n");
    let (status, text) = said(&account, "play --plain --position it.toml --seat A=human:Ann", "log\n");
    assert!(status == 0 && text.contains("Nothing has been played yet."), "{text}");
}

#[test]
fn when_nothing_more_comes_in_the_game_is_kept_and_goes_on() {
    let account = Account::new();
    let (status, text) = said(&account, "play --plain --bots 1 --seat A=human:Ann --seed 3 --first A", "1\n1\n");
    assert!(status == 0 && text.contains("The game is kept: `tock resume --plain "), "{text}");
    let (status, text) = said(&account, "resume --plain", "quit\n");
    assert!(status == 0 && text.contains("It is Ann's turn") && text.contains("tock resume --plain"), "{text}");
    let (status, text) = said(&account, "resume --plain", "give up\nno\ngive up\nyes\n");
    assert!(status == 0 && text.contains("The game goes on.") && text.contains("The game was given up."), "{text}");
    let (status, text) = said(&account, "resume --plain", "");
    assert!(status == 1 && text.contains("tock: "), "{text}");
}

#[test]
fn a_game_that_is_killed_goes_on_where_it_was() {
    let account = Account::new();
    let mut talk =
        Talk::new(&account, "play --plain --players 2 --seat A=human:Ann --seed 3 --first A --record it.jsonl");
    talk.asked().expect("it asks");
    talk.say("1");
    let text = talk.asked().expect("it asks again");
    assert!(text.contains("It is Player C's turn"), "{text}");
    talk.stop();
    let (status, text) = said(&account, "resume --plain it.jsonl", "");
    assert!(
        status == 0 && text.contains("It is Player C's turn") && text.contains("tock resume --plain it.jsonl"),
        "{text}"
    );
}

#[test]
fn two_people_at_a_pipe_are_kept_apart_by_a_line_and_do_not_wait() {
    let (status, text) = said(&Account::new(), "play --plain --players 2 --seed 3 --first A", "1\n1\n");
    assert!(status == 0 && text.contains("It is Player A's turn") && text.contains("It is Player C's turn"), "{text}");
    assert!(text.contains("-----") && !text.contains("press Enter"), "{text}");
}

#[test]
fn the_environment_asks_for_lines_too() {
    let account = Account::new();
    let mut command = account.tock("play --bots 1 --seed 3");
    command.env("TOCK_PLAIN", "1");
    let output = run(command, "");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success() && text.contains("The game is kept"), "{text}");
}

#[test]
fn a_short_game_reads_like_this() {
    let arguments = "play --plain --bots 1 --seat A=human:Ann --seed 3 --first A --record it.jsonl";
    let (_, text) = said(&Account::new(), arguments, "1\n1\n1\n1\n1\nboard\ngive up\nyes\n");
    insta::assert_snapshot!(text);
}

/// Takes up a game in which Cat holds an ace, a four and a seven, and has four marbles to share it among.
#[track_caller]
fn check_seven(lines: &str, expected: &[&str]) {
    let account = Account::new();
    let game = include_str!("../games/french.jsonl").replacen(r#""C":{"bot":"random"}"#, r#""C":{"human":"Cat"}"#, 1);
    let begun: String = game.lines().take(102).flat_map(|it| [it, "\n"]).collect();
    account.write("it.jsonl", &begun);
    let (status, text) = said(&account, "resume --plain it.jsonl", lines);
    assert_eq!(status, 0, "{text}");
    for part in expected {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
}

#[test]
fn a_seven_is_shared_out_marble_by_marble_or_written() {
    check_seven("7 D18-A4 C17-Ch1 Ch2-Ch3\n", &["Not possible: the parts make 6 steps, the card has 7 (rule 5.6)."]);
    check_seven("7 C17-Ch1 D18-A6\n", &["Cat plays 7: C17 to home slot 1, D18 to A6. [7 C17-Ch1 D18-A6]"]);
    check_seven("K\n", &["Not possible: there is no K in hand."]);
    check_seven("A\nback\nback\n", &["Using A. Say back to choose again.", "Nothing has been chosen yet."]);
    check_seven("4 C17-D3\n", &["Not possible: from C17 back to D3 it is ", "(rule 4.1)."]);
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_it_and_the_game_is_kept() {
    use std::os::unix::process::ExitStatusExt;

    if are_interrupts_ignored() {
        eprintln!("Not tested: whoever started the tests lets them, and all they start, ignore interrupts.");
        return;
    }
    let account = Account::new();
    let mut talk = Talk::new(&account, "play --plain --bots 1 --seed 3 --first A --record it.jsonl");
    talk.asked().expect("it asks");
    let id = talk.child.id().to_string();
    assert!(Command::new("kill").args(["-s", "INT", &id]).status().expect("it runs").success());
    // A shell tells this as 130.
    assert_eq!(talk.child.wait().expect("it ends").signal(), Some(2));
    assert_eq!(said(&account, "resume --plain it.jsonl", "").0, 0);
}

/// Tells whether programs that are started here never hear of an interrupt, as in the background of a script.
#[cfg(unix)]
fn are_interrupts_ignored() -> bool {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let ignored = status.lines().find_map(|it| it.strip_prefix("SigIgn:")).unwrap_or("0");
    u64::from_str_radix(ignored.trim(), 16).is_ok_and(|it| it & 1 << (2 - 1) != 0)
}

#[cfg(feature = "tui")]
#[test]
fn at_a_terminal_the_keyboard_is_passed_on_and_the_hands_put_out_of_sight() {
    let account = Account::new();
    let arguments = "play --plain --players 2 --seat A=human:Ann --seat C=human:Cat --seed 3 --first A";
    let mut shown = crate::terminal::Shown::new(&account, arguments, &[]);
    shown.wait_for("Pass the keyboard to Ann, then press Enter.");
    assert!(!shown.text().contains("Your hand"), "{}", shown.text());
    shown.press("\n");
    shown.wait_for("Your hand: 5, 6, 8, 10, J.");
    shown.press("1\n");
    shown.wait_for("Ann: 1 card is drawn.");
    shown.press("u\n");
    shown.wait_for("Taken back: [discard 5].");
    shown.press("1\n\n");
    shown.wait_for("Pass the keyboard to Cat, then press Enter.");
    shown.press("\n");
    shown.wait_for("It is Cat's turn");
    assert!(shown.text().contains("2 things have happened so far:"), "{}", shown.text());
    assert!(shown.text().contains("Ann throws away 5"), "{}", shown.text());
    assert!(!shown.text().contains("5, 6, 8, 10, J"), "{}", shown.text());
    shown.press("quit\n");
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume --plain "), "{text}");
}

#[test]
fn a_hint_is_told_with_its_reasons() {
    check("hint\nH\n", &["Hint from Master: ", "It is worth ", "Next best: "]);
}

#[test]
fn a_lesson_can_be_taken_in_lines_of_text() {
    let account = Account::new();
    let lines = "\nQ\nA start-A18\nA B5-B6\nA start-A18\nK start-A18\n";
    let (status, text) = said(&account, "learn --plain coming-out", lines);
    assert_eq!(status, 0, "{text}");
    for part in [
        "Say the number of a move",
        "A queen walks twelve squares",
        "Right! Your first marble is out",
        "Not this one. An ace",
        "is learnt.",
    ] {
        assert!(text.contains(part), "{part:?} is not in\n{text}");
    }
    let (_, list) = said(&account, "learn --list", "");
    assert!(list.lines().next().is_some_and(|it| it.ends_with("(learnt)")), "{list}");
    let (status, text) = said(&account, "learn no-such-lesson", "");
    assert!(status == 2 && text.contains("coming-out"), "{text}");
}
