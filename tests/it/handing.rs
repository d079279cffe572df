//! Between two moves in lines of text: handing on, taking back and forward, open hands, seats that change hands.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{session::record, tock::State};

use crate::{
    cli::Account,
    plain::{Talk, said},
};

/// Ann alone against a bot; she must throw a card away at first.
const ANN: &str = "play --plain --bots 1 --seat A=human:Ann --seed 3 --first A --record it.jsonl";

/// Checks that a game with these flags, spoken with so, says this, one after the other, and none of that.
#[track_caller]
fn check(flags: &str, lines: &str, expected: &[&str], not: &[&str]) {
    let (status, text) = said(&Account::new(), &format!("{ANN} {flags}"), lines);
    assert_eq!(status, 0, "{text}");
    let mut rest = text.as_str();
    for part in expected {
        let at = rest.find(part).unwrap_or_else(|| panic!("{part:?} is not in\n{rest}\nof\n{text}"));
        rest = &rest[at + part.len()..];
    }
    for part in not {
        assert!(!text.contains(part), "{part:?} is in\n{text}");
    }
}

#[test]
fn a_move_is_taken_back_until_it_is_handed_on_and_the_card_drawn_shows_only_then() {
    let drawn = "Ann: 1 card is drawn. It is turned up when you hand the turn on.";
    let hand = "Your hand: 5, 6, 8, 10, J.";
    let back = "Taken back: [discard 5].";
    check("--hand-on ask", "1\nu\n2\n2\n1\n\n", &[drawn, back, hand, "Ann throws away 6", drawn, "discard 6"], &[]);
    check("--hand-on ask", "1\nhand\nu\n", &[drawn, "Your hand: 6, 8, 10, J.", back, hand], &["4, 6, 8"]);
    check("--hand-on ask", "1\n1\nu\n", &["Your hand: 4, 6, 8, 10, J.", "The turn was handed on"], &["Taken back"]);
    check("--hand-on ask", "1\nu\ny\n\n", &[back, "Ann throws away 5", drawn, "Your hand: 4, 6, 8, 10, J."], &[]);
    check("--hand-on ask", "1\nu\n2\n1\ny\n", &[back, "Ann throws away 6", "There is nothing to go forward to."], &[]);
    check("--hand-on ask", "u\n", &["There is no move to take back."], &["Taken back"]);
}

#[test]
fn a_script_that_does_not_ask_for_it_hands_on_by_itself() {
    check("", "1\n1\n", &["Ann throws away 5", "Greedy C plays A", "Ann throws away 4"], &["drawn", "to go on"]);
    check("--hand-on auto", "1\n", &["Ann throws away 5", "Your hand: 4"], &["drawn"]);
}

#[test]
fn help_tells_what_can_be_said_now() {
    check("--hand-on ask", "?\n", &["hint or h", "why or w", "until the turn is handed on", "x: let"], &["2, or u"]);
    check("--hand-on ask", "1\n?\n", &["2, or u, takes the move back.", "board or b"], &["hint or h"]);
    check("--practice", "?\n", &["take moves back, as far as you like"], &["until the turn"]);
    check("--hand-on ask", "1\n9\nA B3-B4\n", &["no choice 9: say a number from 1 to 2", "2. take the move back"], &[]);
}

#[test]
fn a_move_that_is_not_handed_on_is_when_the_game_is_left() {
    let account = Account::new();
    let (_, text) = said(&account, &format!("{ANN} --hand-on ask"), "1\nquit\n");
    assert!(text.contains("The game is kept") && !text.contains("Your hand: 4"), "{text}");
    let (_, text) = said(&account, "resume --plain it.jsonl", "");
    assert!(text.contains("Ann throws away 5") && text.contains("Greedy C plays A"), "{text}");
}

#[test]
fn in_practice_moves_are_taken_back_to_the_first_and_made_again() {
    let back = "2 moves are taken back. y goes forward again.";
    let again = "Ann throws away 5: A has no marble on the board (rule 3).\nGreedy C plays A";
    let lines = "1\n1\nu\nu\nu\ny\ny\ny\n";
    let none = "There is no move to take back.";
    let end = "There is nothing to go forward to.";
    let title = "Tock, english, practice.";
    check("--practice", lines, &[title, back, back, "Your hand: 5", none, again, "Ann throws away 4", end], &[]);
}

#[test]
fn with_open_hands_every_hand_is_told_and_nobody_waits() {
    let hands = ["Tock, english, open hands.", "Your hand: 5, 6, 8, 10, J.", "Greedy C, seat C, holds A, 4, 8, 10, Q."];
    check("--open-hands", "", &hands, &["press Enter"]);
    check("", "hand\n", &["Your hand"], &["holds"]);
}

#[test]
fn a_seat_goes_to_a_person_or_a_bot_and_the_log_names_who_it_was() {
    let how = "Say x, the seat, and who plays it from now on";
    check("", "x\nx A cat\n", &["A: Ann, at the keyboard", "C: Greedy C, a bot", how, how], &[]);
    check("", "x B human Bob\n", &["Not possible: "], &["Bob plays"]);
    let account = Account::new();
    let lines = "1\nx c human Zoe Zabel\nx A human Bob\n1\nlog\n";
    let (_, text) = said(&account, ANN, lines);
    let expected =
        ["Zoe Zabel plays seat C from now on.", "Bob plays seat A from now on.", "It is Zoe Zabel's turn, seat C."];
    assert!(expected.iter().all(|it| text.contains(it)), "{text}");
    let (_, text) = said(&account, "resume --plain it.jsonl", "log\n");
    let log = &text[text.rfind("Greedy C deals").unwrap()..];
    let expected = "Greedy C deals 5 cards to everyone.\n\
        Ann throws away 5: A has no marble on the board (rule 3).\n\
        Greedy C plays A: a marble comes out onto C18. [A start-C18]\n\
        Zoe Zabel plays seat C from now on.\n\
        Bob plays seat A from now on.\n\
        Bob throws away 4: A has no marble on the board (rule 3).\n";
    assert!(log.starts_with(expected), "{log}");
}

#[test]
fn when_everybody_leaves_the_bots_play_to_the_end() {
    check("", "x A bot greedy\n", &["Greedy A plays seat A from now on.", " the game!"], &["is kept"]);
}

#[test]
fn a_whole_practice_game_goes_back_and_forward_at_random() {
    for (seed, flags) in [(1, ""), (2, "--hand-on ask"), (3, "--hand-on ask --rules french --players 4 --bots 2")] {
        let account = Account::new();
        let bots = if flags.contains("--bots") { "" } else { "--bots 1" };
        let mut talk =
            Talk::new(&account, &format!("play --plain --practice {bots} --seed 5 --record it.jsonl {flags}"));
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let (mut back, mut forward) = (0, 0);
        let mut word = "";
        for answer in 0..20000 {
            let Some(text) = talk.asked() else { break };
            back += usize::from(text.contains("aken back"));
            forward += usize::from(word == "y" && !text.contains("nothing to go forward to"));
            // In the end it is to be won.
            word = match rng.random_range(0..20) {
                0..6 if answer < 300 => "u",
                6..10 if answer < 300 => "y",
                _ => "1",
            };
            talk.say(word);
        }
        let kept = record::load::<State>(&account.path("it.jsonl")).unwrap_or_else(|it| panic!("seed {seed}: {it:?}"));
        assert!(kept.torn.is_none() && kept.record.end().is_some_and(|it| !it.winners.is_empty()), "seed {seed}");
        assert!(20 < back && 5 < forward, "seed {seed}: {back} back, {forward} forward");
    }
}
