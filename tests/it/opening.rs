//! What opens the table, in a pseudo-terminal: that it opens, how it is left, and what is said afterwards.

use crate::{cli::Account, terminal::Shown};

/// Plays a whole game between bots into a file, and returns its record.
fn recorded(account: &Account, name: &str) -> String {
    let output = account.tock(&format!("simulate --seed 7 --record-dir {name}")).output().expect("it runs");
    assert!(output.status.success());
    std::fs::read_to_string(account.path(name).join("game-1.jsonl")).expect("a record")
}

#[test]
fn a_game_that_is_left_is_kept_and_goes_on() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "play --bots 1 --seat A=human:Ann --seed 1 --first A --speed off", &[]);
    shown.wait_for("Ann");
    shown.leave();
    let (status, text) = shown.end();
    assert_eq!(status, 0, "{text}");
    let name = text.split("tock resume ").nth(1).and_then(|it| it.split('`').next()).expect("the name of the game");
    for arguments in [format!("resume {name}"), "resume".to_owned()] {
        let mut shown = Shown::new(&account, &arguments, &[]);
        shown.wait_for("Ann");
        shown.leave();
        assert_eq!(shown.end().0, 0);
    }
}

#[test]
fn a_game_recorded_elsewhere_is_told_by_its_path() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "play --players 2 --record mine.jsonl", &[]);
    shown.wait_for("Player A");
    shown.leave();
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume mine.jsonl"), "{text}");
    let shown = Shown::new(&account, "play --players 2 --record mine.jsonl", &[]);
    let (status, text) = shown.end();
    assert!(status == 1 && text.contains("mine.jsonl"), "{text}");
}

#[test]
fn a_game_that_is_over_is_told_and_not_taken_up_again() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "play --players 2 --bots 2 --seed 3 --speed off --record it.jsonl", &[]);
    shown.wait_for("wins the game");
    shown.press("q");
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("wins the game"), "{text}");
    let (status, text) = Shown::new(&account, "resume it.jsonl", &[]).end();
    assert!(status == 1 && text.contains("the game is over"), "{text}");
}

#[test]
fn a_signal_ends_it_with_the_terminal_as_it_was() {
    for (signal, number) in [("TERM", 15), ("HUP", 1)] {
        let account = Account::new();
        let mut shown = Shown::new(&account, "play --players 2", &[]);
        shown.wait_for("Player A");
        shown.signal(signal);
        assert_eq!(shown.end().0, 128 + number, "{signal}");
    }
}

#[test]
fn a_record_is_shown_step_by_step_and_a_torn_one_too() {
    let account = Account::new();
    let record = recorded(&account, "games");
    account.write("torn.jsonl", &record[..record.len() / 2]);
    for (file, said) in [("games/game-1.jsonl", None), ("torn.jsonl", Some("not written to its end"))] {
        let mut shown = Shown::new(&account, &format!("replay {file}"), &[]);
        shown.wait_for("step");
        shown.press("q");
        let (status, text) = shown.end();
        assert!(status == 0 && said.is_none_or(|it| text.contains(it)), "{file}: {text}");
    }
    assert_eq!(std::fs::read_to_string(account.path("torn.jsonl")).expect("as it was"), record[..record.len() / 2]);
}

#[test]
fn a_record_that_does_not_replay_is_refused_and_left_as_it_is() {
    let account = Account::new();
    let record = recorded(&account, "games");
    let wrong: Vec<_> = record.lines().map(|it| it.replace("\"seat\":\"A\"", "\"seat\":\"C\"")).collect();
    account.write("wrong.jsonl", &(wrong.join("\n") + "\n"));
    for arguments in ["replay wrong.jsonl", "resume wrong.jsonl"] {
        let (status, text) = Shown::new(&account, arguments, &[]).end();
        assert!(status == 1 && text.contains("wrong.jsonl: line "), "{arguments}: {text}");
    }
    let kept = std::fs::read_to_string(account.path("wrong.jsonl")).expect("as it was");
    assert_eq!(kept.lines().collect::<Vec<_>>(), wrong);
}

#[test]
fn the_program_alone_opens_where_a_game_is_set_up() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("english");
    shown.press("q");
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_terminal_that_can_show_nothing_is_refused() {
    let account = Account::new();
    let (status, text) = Shown::new(&account, "play --players 2", &[("TERM", "dumb")]).end();
    assert!(status == 2 && text.contains("move its cursor") && text.contains("tock play --plain"), "{text}");
}

#[test]
fn what_is_asked_wrongly_opens_no_table() {
    let account = Account::new();
    for (arguments, status, said) in [
        ("play --rules frnch", 1, "did you mean `french`"),
        ("play --rules french --players 2", 2, "for 4 players"),
        ("play --players 2 --seat B=human:Bea", 2, "choose A or C"),
        ("play --players 2 --bots 3", 2, "3 bots have no room"),
        ("play --players 2 --first D", 2, "choose A or C"),
        ("resume", 1, "no unfinished game; `tock play` begins one"),
        ("resume nothing", 1, "no game named “nothing”; `tock games list` shows"),
        ("replay nothing.jsonl", 1, "no game named “nothing.jsonl”"),
    ] {
        let (found, text) = Shown::new(&account, arguments, &[]).end();
        let text = text.replace('\n', "");
        assert!(found == status && text.contains(said), "{arguments}: {found} {text}");
    }
    assert!(!account.path(".local/share/tock/games").exists(), "nothing was begun");
}
