//! Whole matches in a pseudo-terminal: by keys, by the mouse, broken off and taken up, and against bots.

use crate::{cli::Account, terminal::Shown};

/// What the last line offers where a throw is played.
const PLAY: [&str; 2] = ["Enter take it", "Enter do it"];

/// What it offers where a move is made.
const HAND_ON: [&str; 3] = ["Enter hand on", "Enter throw again", "Enter end the game"];

/// A match of two games between people.
const MATCH: &str = "play --rules toccadille --games 2 --seat red=human:Ann --seat black=human:Bob --seed 5";

/// Plays on by Enter alone until the match is over or so many moves were handed on; tells whether it is over.
#[track_caller]
fn play_on(shown: &mut Shown, moves: usize) -> bool {
    let mut handed_on = 0;
    while handed_on < moves {
        let text = shown.text();
        if text.contains("Enter rematch") {
            return true;
        }
        handed_on += usize::from(HAND_ON.iter().any(|it| text.contains(it)));
        shown.press_and_see("\r");
    }
    false
}

#[test]
fn a_whole_match_is_played_by_keyboard_with_a_resize_a_kill_and_a_resume_on_the_way() {
    let account = Account::new();
    let mut shown = Shown::new(&account, MATCH, &[]);
    shown.wait_for("in hand");
    assert!(!play_on(&mut shown, 12), "the match is too short to be broken off");
    shown.resize(100, 30);
    shown.wait_until("the screen does not grow", |it| it.text().lines().count() == 30);
    shown.read_rest();
    assert!(!play_on(&mut shown, 6), "the match is too short to be broken off");
    shown.resize(80, 24);
    shown.wait_until("the screen does not shrink", |it| it.text().lines().count() == 24);
    shown.read_rest();
    let before = shown.text();
    shown.signal("KILL");
    shown.wait_for_end();
    let mut shown = Shown::new(&account, "resume", &[]);
    shown.wait_until(&format!("a move is lost of\n{before}\n"), |it| it.text() == before);
    let mut moves = 0;
    while !shown.text().contains("Enter next game") {
        assert!(moves < 1000 && !play_on(&mut shown, 1), "the first game ends by itself");
        moves += 1;
    }
    // Between two games it can be left too.
    shown.signal("KILL");
    shown.wait_for_end();
    let mut shown = Shown::new(&account, "resume", &[]);
    shown.wait_for("Enter next game");
    assert!(play_on(&mut shown, 2000), "{}", shown.text());
    shown.press("\t");
    shown.wait_for("[12]");
    shown.press("\t");
    shown.wait_for("Marks in the last game");
    shown.press("\r");
    shown.wait_for("15 in hand");
    assert!(!play_on(&mut shown, 1), "the rematch is over at once");
    shown.leave();
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume"), "{text}");
}

#[test]
fn a_match_is_played_with_the_mouse_alone() {
    let account = Account::new();
    let mut shown = Shown::new(&account, &MATCH.replace("--games 2", "--games 1"), &[]);
    shown.wait_for("in hand");
    for clicks in 0.. {
        assert!(clicks < 2000, "it never ends:\n{}", shown.text());
        let text = shown.text();
        if text.contains("Enter rematch") {
            break;
        }
        let mut names = PLAY.into_iter().chain(HAND_ON);
        let name = names.find(|it| text.contains(it)).unwrap_or_else(|| panic!("nothing to click\n{text}"));
        // A line of the list is looked at, so a click on it does what it says; the words at the bottom do as well.
        match (text.contains("►1 "), clicks % 2) {
            (true, 0) => shown.click_on("►1 ", 3),
            _ => shown.click_on(name, 1),
        }
        shown.wait_until("a click changes nothing", |it| it.text() != text);
    }
    shown.click_on("q quit", 0);
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("wins the game"), "{text}");
}

#[test]
fn a_match_against_a_bot_waits_in_silence_and_is_left_at_once() {
    let account = Account::new();
    let flags = "play --rules toccadille --seat red=human:Ann --seat black=bot:strong --seed 5 --speed off";
    let mut shown = Shown::new(&account, flags, &[]);
    shown.wait_for("in hand");
    for _ in 0..24 {
        shown.wait_until("it is nobody's turn", |it| {
            PLAY.into_iter().chain(HAND_ON).any(|name| it.text().contains(name))
        });
        shown.press_and_see("\r");
    }
    shown.wait_until("it is nobody's turn", |it| PLAY.into_iter().chain(HAND_ON).any(|name| it.text().contains(name)));
    if HAND_ON.iter().any(|it| shown.text().contains(it)) {
        shown.press_and_see("\r");
        shown.wait_for("Enter take it");
    }
    shown.read_rest();
    assert!(shown.is_silent(), "nothing happens, and something is written");
    shown.press("h");
    shown.wait_for("Hint from Strong");
    shown.press("\x1b");
    shown.wait_for("h hint");
    shown.leave();
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume"), "{text}");
}
