//! The program itself, in a pseudo-terminal: whole games, and the terminal given back whatever happens.

use assert_cmd::assert::OutputAssertExt;
use predicates::str::contains;

use crate::{cli::Account, terminal::Shown};

/// A game that is short: one marble each on the smallest board.
const SHORT: &str = "play --rules french --variant solo --players 2 --set board.home=1 --set board.marbles=1 \
                     --set board.section_length=12 --seat A=human:Ann --seat C=human:Cleo --first A --seed 5";

/// Plays on by Enter alone until the game is over or so many moves were made; tells whether it is over.
#[track_caller]
fn play_on(shown: &mut Shown, moves: usize) -> bool {
    for _ in 0..moves {
        // Uncover the cards, take one, do what is offered first, and hand the turn on.
        loop {
            let text = shown.text();
            if text.contains("wins the game!") {
                return true;
            }
            let is_made = text.contains("hand the turn on");
            shown.press_and_see("\r");
            if is_made && shown.text().contains("Next player") {
                break;
            }
        }
    }
    false
}

#[test]
fn a_whole_game_is_played_by_keyboard_with_a_resize_a_kill_and_a_resume_on_the_way() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    assert!(!play_on(&mut shown, 4), "the game is too short to be broken off");
    shown.resize(100, 30);
    shown.wait_until("the screen does not grow", |it| it.text().lines().count() == 30);
    shown.read_rest();
    assert!(!play_on(&mut shown, 4), "the game is too short to be broken off");
    shown.resize(80, 24);
    shown.wait_until("the screen does not shrink", |it| it.text().starts_with(" Tock"));
    let before = shown.text();
    shown.signal("KILL");
    shown.wait_for_end();
    let mut shown = Shown::new(&account, "resume", &[]);
    shown.wait_until(&format!("a move is lost of\n{before}\n"), |it| it.text() == before);
    assert!(play_on(&mut shown, 2000), "{}", shown.text());
    // The board or the figures, the replay and back, and another game with the same seats.
    for (keys, after) in [
        ("\t", "dealer"),
        ("\t", "The race"),
        ("v", "Move 0 of"),
        ("\x1b[C", "Move 1 of"),
        ("\x1b[F", "wins the game!"),
        ("\x1b[H", "Move 0 of"),
        ("q", "Enter rematch"),
        ("\r", "Next player"),
    ] {
        shown.press(keys);
        shown.wait_for(after);
    }
    assert!(!play_on(&mut shown, 1), "the rematch is over at once");
    shown.leave();
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume"), "{text}");
}

#[test]
fn a_whole_game_is_played_in_lines_of_text_and_leaves_the_screen_as_it_is() {
    let account = Account::new();
    let mut shown = Shown::new(&account, &format!("{SHORT} --plain"), &[]);
    let last = |it: &Shown| it.text().trim_end().lines().next_back().unwrap_or_default().to_owned();
    let hands_over = |it: &Shown| last(it).ends_with("then press Enter.");
    let asks = |it: &Shown| last(it).starts_with("Say ") || hands_over(it);
    let is_over = |it: &Shown| it.text().contains("wins the game!");
    shown.wait_until("it does not ask", asks);
    for _ in 0..2000 {
        if is_over(&shown) {
            break;
        }
        assert!(shown.is_given_back(), "{}", shown.text());
        let before = shown.text();
        shown.press(if hands_over(&shown) { "\r" } else { "1\r" });
        shown.wait_until("it does not ask again", |it| is_over(it) || it.text() != before && asks(it));
    }
    assert!(is_over(&shown), "{}", shown.text());
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_game_can_be_set_up_and_played_against_bots() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("Start the game");
    shown.press_and_see("\r");
    shown.wait_for("take a card");
    for (key, page) in [("?", "the card before"), ("r", "4 marbles")] {
        shown.press(key);
        shown.wait_for(page);
        shown.press("\x1b");
        shown.wait_until("the page stays", |it| !it.text().contains("Esc closes"));
    }
    shown.press("g");
    shown.wait_for("Give the game up?");
    shown.press_and_see("\r");
    shown.wait_for("given up");
    shown.press_and_see("n");
    shown.wait_for("Start the game");
    shown.press("q");
    assert_eq!(shown.end().0, 0);
}

#[test]
fn cards_and_offers_are_clicked() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    let (column, row) = shown.find("Enter turns").expect("the curtain");
    shown.click(column, row);
    shown.wait_until("the cards stay covered", |it| !it.text().contains("Next player"));
    let (column, row) = (1..=5).find_map(|it| shown.find(&format!("╭{it}─"))).expect("a card with a number");
    shown.click(column + 2, row + 1);
    shown.wait_for("►1");
    let (column, row) = shown.find("►1").expect("an offer");
    shown.click(column + 4, row);
    shown.wait_for("hand the turn on");
    let (column, row) = shown.find("hand the turn on").expect("a choice");
    shown.click(column, row);
    shown.wait_for("Next player");
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_window_that_is_too_small_says_so_and_recovers() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    for (columns, rows) in [(20, 5), (1, 1), (300, 100), (30, 8)] {
        shown.resize(columns, rows);
    }
    shown.wait_for("is too");
    shown.resize(80, 24);
    shown.wait_for("Next player");
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_key_in_the_instant_of_a_new_size_is_not_lost() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    for number in 0..10 {
        let (columns, rows) = [(100, 30), (80, 24)][number % 2];
        shown.resize(columns, rows);
        shown.press("?");
        shown.wait_for("Esc closes");
        shown.press("\x1b");
        shown.resize(columns + 1, rows);
        shown.wait_until("the page stays", |it| !it.text().contains("Esc closes"));
    }
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_terminal_that_does_not_say_its_size_is_taken_for_a_usual_one() {
    let account = Account::new();
    for size in [(0, 0), (80, 0)] {
        let mut shown = Shown::saying(size, &account, SHORT, &[]);
        shown.wait_for("Next player");
        shown.press_and_see("\r");
        assert_eq!(shown.text().lines().count(), 24, "{}", shown.text());
        shown.resize(100, 30);
        shown.wait_until("the new size is not seen", |it| it.text().lines().count() == 30);
        shown.leave();
        assert_eq!(shown.end().0, 0);
    }
}

#[test]
fn the_answer_of_the_terminal_about_its_background_chooses_the_theme_and_is_no_key() {
    let account = Account::new();
    let colours = [("COLORTERM", "truecolor")];
    for (arguments, answer, expected) in [
        ("", "\x1b]11;rgb:ffff/ffff/ffff\x1b\\", (0xf4, 0xf0, 0xe6)),
        ("", "\x1b]11;rgb:0000/0000/0000\x07", (0x1a, 0x1f, 0x27)),
        ("", "", (0x1a, 0x1f, 0x27)),
        (" --theme high-contrast", "", (0, 0, 0)),
    ] {
        let mut shown = Shown::new(&account, &format!("{SHORT}{arguments}"), &colours);
        shown.wait_for("Next player");
        // A key before it and a key after it do what they do.
        shown.press(&format!("?{answer}"));
        shown.wait_for("Esc closes");
        shown.press("\x1b");
        shown.wait_until("the page stays", |it| !it.text().contains("Esc closes"));
        let (red, green, blue) = expected;
        shown.wait_until(&format!("{answer:?} does not give {expected:?}"), |it| {
            it.screen().cell(16, 0).is_some_and(|it| it.bgcolor() == vt100::Color::Rgb(red, green, blue))
        });
        shown.leave();
        assert_eq!(shown.end().0, 0);
    }
}

#[test]
fn a_terminal_of_sixteen_colours_gets_no_others() {
    let account = Account::new();
    for (variables, most) in
        [([("TERM", "xterm"), ("COLORTERM", "")], 15), ([("TERM", "xterm-256color"), ("COLORTERM", "")], 255)]
    {
        let mut shown = Shown::new(&account, &format!("{SHORT} --theme light"), &variables);
        shown.wait_for("Next player");
        for index in 0..24 * 80 {
            let cell = shown.screen().cell(index / 80, index % 80).expect("a cell");
            for colour in [cell.fgcolor(), cell.bgcolor()] {
                let fits = match colour {
                    vt100::Color::Default => true,
                    vt100::Color::Idx(index) => index <= most,
                    vt100::Color::Rgb(..) => false,
                };
                assert!(fits, "{colour:?} in {variables:?}");
            }
        }
        shown.leave();
        assert_eq!(shown.end().0, 0);
    }
}

#[test]
fn the_terminal_is_given_back_after_signals() {
    for (signal, number) in [("TERM", 15), ("HUP", 1), ("INT", 2), ("QUIT", 3)] {
        let account = Account::new();
        let mut shown = Shown::new(&account, SHORT, &[]);
        shown.wait_for("Next player");
        shown.signal(signal);
        assert_eq!(shown.end().0, 128 + number, "{signal}");
    }
}

#[test]
fn the_terminal_is_given_back_after_a_panic() {
    for place in ["here", "thread"] {
        let account = Account::new();
        let shown = Shown::new(&account, SHORT, &[("TOCK_TEST_PANIC", place), ("RUST_BACKTRACE", "0")]);
        let (status, text) = shown.end();
        assert!(status == 101 && text.contains("a test asked for this"), "{place}: {text}");
    }
}

#[test]
fn control_c_asks_and_asked_twice_leaves() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    shown.press("\x03");
    shown.wait_for("Leave the game?");
    shown.press_and_see("\x1b");
    shown.press("\x03");
    shown.wait_for("Leave the game?");
    shown.press("\x03");
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume"), "{text}");
}

#[test]
fn control_z_gives_the_terminal_back_until_the_game_goes_on() {
    let account = Account::new();
    for by_key in [true, false] {
        let mut shown = Shown::new(&account, SHORT, &[]);
        shown.wait_for("Next player");
        if by_key {
            shown.press("\x1a");
        } else {
            shown.signal("TSTP");
        }
        shown.wait_until_stopped();
        assert!(shown.is_given_back(), "{}", shown.text());
        shown.signal("CONT");
        shown.wait_until("the game is not drawn again", |it| {
            it.screen().alternate_screen() && it.text().contains("Next player")
        });
        shown.press_and_see("\r");
        shown.leave();
        assert_eq!(shown.end().0, 0);
    }
}

#[test]
fn without_colours_what_is_chosen_is_still_marked() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[("NO_COLOR", "1")]);
    shown.wait_for("Next player");
    shown.press_and_see("\r");
    let cells: Vec<_> = (0..24)
        .flat_map(|row| (0..80).map(move |column| (row, column)))
        .filter_map(|(row, column)| shown.screen().cell(row, column))
        .collect();
    assert!(cells.iter().all(|it| it.fgcolor() == vt100::Color::Default && it.bgcolor() == vt100::Color::Default));
    let chosen = cells.iter().filter(|it| it.inverse() && it.bold()).count();
    assert!(10 < chosen, "{}", shown.text());
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_locale_without_unicode_gets_plain_signs() {
    let account = Account::new();
    for (arguments, locale) in [("", "C"), (" --ascii", "C.UTF-8")] {
        let mut shown = Shown::new(&account, &format!("{SHORT}{arguments}"), &[("LANG", locale)]);
        shown.wait_for("Next player");
        assert!(shown.text().is_ascii(), "{}", shown.text());
        shown.leave();
        assert_eq!(shown.end().0, 0);
    }
}

#[test]
fn a_paste_plays_no_card() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    shown.press_and_see("\r");
    let before = shown.text();
    shown.press("\x1b[200~1\r1\r1\r\x1b[201~");
    assert!(shown.is_silent() || shown.text() == before, "{}", shown.text());
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

#[test]
#[cfg(target_os = "linux")]
fn a_game_that_waits_for_a_key_does_nothing() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    shown.read_rest();
    does_nothing(&mut shown);
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

/// Checks that the program writes nothing, wakes up for nothing and uses no processor time.
#[track_caller]
#[cfg(target_os = "linux")]
fn does_nothing(shown: &mut Shown) {
    let before = (shown.wake_ups(), shown.processor_time());
    assert!(shown.is_silent(), "it still writes:\n{}", shown.text());
    assert_eq!((shown.wake_ups(), shown.processor_time()), before, "it still runs:\n{}", shown.text());
}

#[test]
#[cfg(target_os = "linux")]
fn a_game_does_nothing_once_marbles_have_walked_and_bots_have_moved() {
    let account = Account::new();
    let game = "play --bots 1 --players 2 --seat A=human:Ann --first A --seed 5 --speed fast";
    let mut shown = Shown::new(&account, game, &[]);
    // Moves of mine until a marble has walked: the first card, in the first way, handed on.
    let mut walked = 0;
    for _ in 0..9 {
        shown.wait_for("take a card");
        shown.read_rest();
        shown.press_and_see("\r");
        let before = shown.frames();
        if shown.text().contains("do it") {
            shown.press("\r");
        }
        shown.wait_for("Enter hand on");
        shown.read_rest();
        walked = shown.frames() - before;
        if 3 < walked {
            break;
        }
        shown.press("\r");
        shown.wait_until("the turn is not handed on", |it| !it.text().contains("Enter hand on"));
    }
    assert!(3 < walked, "no marble walked: {walked} frames at the end");
    does_nothing(&mut shown);
    // Handed on, the bot moves, and then it waits for me.
    shown.press("\r");
    shown.wait_until("the turn is not handed on", |it| !it.text().contains("Enter hand on"));
    shown.wait_for("take a card");
    shown.read_rest();
    does_nothing(&mut shown);
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_key_that_follows_esc_at_once_is_not_lost() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    shown.wait_for("Next player");
    shown.press("?");
    shown.wait_for("Esc closes");
    shown.press("\x1bq");
    shown.wait_for("Leave the game?");
    shown.press("y");
    assert_eq!(shown.end().0, 0);
}

#[test]
fn the_mouse_can_be_left_to_the_terminal() {
    let account = Account::new();
    let mut shown = Shown::new(&account, SHORT, &[]);
    let listens = |it: &Shown| it.screen().mouse_protocol_mode() != vt100::MouseProtocolMode::None;
    shown.wait_for("Next player");
    shown.press_and_see("\r");
    assert!(listens(&shown));
    shown.press("m");
    shown.wait_until("it still listens to the mouse", |it| !listens(it));
    shown.press("m");
    shown.wait_until("it does not listen to the mouse", listens);
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

/// Clicks where this text stands, so many columns beside its beginning, and waits for another.
#[track_caller]
fn click_and_see(shown: &mut Shown, text: &str, beside: u16, after: &str) {
    shown.click_on(text, beside);
    shown.wait_for(after);
}

#[test]
fn a_game_is_set_up_and_begun_with_the_mouse_alone() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("Start the game");
    click_and_see(&mut shown, "◄english", 0, "◄toccadille");
    click_and_see(&mut shown, "◄toccadille", 0, "◄french");
    click_and_see(&mut shown, "[ ] solo", 1, "[×] solo");
    click_and_see(&mut shown, "◄4►", 2, "◄2►");
    click_and_see(&mut shown, "◄Bot, greedy", 0, "◄Bot, random");
    click_and_see(&mut shown, "◄Bot, random", 0, "(no name)");
    click_and_see(&mut shown, "House rules", 1, "section_length");
    click_and_see(&mut shown, "Tock: a new game", 1, "Start the game");
    let (column, row) = shown.find("Start the game").expect("the beginning");
    shown.click(column, row);
    shown.wait_for("Next player");
    shown.leave();
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_game_is_set_up_and_begun_with_the_keyboard_alone_and_offered_again() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("Start the game");
    for (keys, after) in [
        ("\x1b[H", "◄english"),
        ("\x1b[C", "◄french"),
        ("\x1b[F\x1b[A\x1b[A\x1b[A\x1b[D", "Bot, random"),
        ("\x1b[F\x1b[A\x1b[A\t\r4711\r", "4711"),
        ("\x1b[F\r", "take a card"),
    ] {
        shown.press(keys);
        shown.wait_for(after);
    }
    shown.leave();
    assert_eq!(shown.end().0, 0);
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("◄french");
    assert!(shown.text().contains("Human") && !shown.text().contains("4711"), "{}", shown.text());
    shown.press("q");
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_match_is_set_up_begun_and_offered_again_by_keys() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("Start the game");
    for (keys, after) in [
        ("\x1b[H\x1b[C\x1b[C", "◄toccadille"),
        ("\x1b[F\x1b[A\x1b[A\x1b[A\x1b[C", "◄points►"),
        ("\t\x1b[C\x1b[C", "◄3  ►"),
        ("\x1b[F\r", "to 3 points"),
    ] {
        shown.press(keys);
        shown.wait_for(after);
    }
    shown.leave();
    assert_eq!(shown.end().0, 0);
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("◄toccadille");
    assert!(shown.text().contains("◄points►") && !shown.text().contains("cannot be read"), "{}", shown.text());
    shown.press("q");
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_match_is_replayed_by_keys() {
    let account = Account::new();
    let record = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games/toccadille/toccadille.jsonl");
    let mut shown = Shown::new(&account, &format!("replay {record} --speed off"), &[]);
    for (keys, after) in [
        ("", "Throw 0 of"),
        ("j", "Throw 0 of"),
        ("\x1b[C", "Throw 1 of"),
        ("g12\r", "Throw 11 of"),
        ("\x1b[F", "match"),
        ("\x1b[H", "Throw 0 of"),
    ] {
        shown.press(keys);
        shown.wait_for(after);
    }
    shown.press("q");
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_position_of_toccadille_is_set_up_saved_and_its_moves_are_listed() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "edit quarrel.toml --rules toccadille", &[]);
    for (keys, after) in [
        ("", "give dice"),
        ("2", "hand 13"),
        ("\t\t61", "legal move"),
        ("s", "Save the position"),
        ("\r", "Saved: quarrel.toml"),
    ] {
        shown.press(keys);
        shown.wait_for(after);
    }
    shown.press("q");
    assert_eq!(shown.end().0, 0);
    account.tock("moves quarrel.toml").assert().success().stdout(contains("in/"));
}
