//! Whole games by the mouse alone, in a pseudo-terminal: from the set-up screen to the end, the replay, a rematch, and
//! out. What to click is read from the screen.

use crate::{
    cli::Account,
    terminal::{Lines, Shown},
};

/// What a player who looks at the screen is to do next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Turn the cards up.
    Curtain,
    /// Take a card.
    Card,
    /// Choose how it is used.
    Way,
    /// Hand the turn on.
    Made,
    /// Look at the end.
    Over,
}

impl Stage {
    const ALL: [(&str, Self); 7] = [
        ("turns your cards up", Self::Curtain),
        ("Enter take it", Self::Card),
        ("Enter do it", Self::Way),
        ("Enter hand on", Self::Made),
        ("Enter turn up what is drawn", Self::Made),
        ("Enter end the game", Self::Made),
        ("Enter rematch", Self::Over),
    ];

    /// Returns what is to be done next, if anything.
    fn of(shown: &Shown) -> Option<Self> {
        let text = shown.text();
        Self::ALL.iter().find(|it| text.contains(it.0)).map(|it| it.1)
    }
}

/// Clicks where a text stands and waits for another.
#[track_caller]
fn click_for(shown: &mut Shown, text: &str, after: &str) {
    shown.click_on(text, 1);
    shown.wait_for(after);
}

/// Returns where on the board the marble would arrive that is looked at.
fn target(shown: &Shown) -> Option<(u16, u16)> {
    let cell = |column, row| shown.screen().cell(row, column).map(|it| it.contents().to_owned()).unwrap_or_default();
    let is_target = |(column, row): &(u16, u16)| {
        matches!(cell(*column, *row).as_str(), "A" | "B" | "C" | "D") && cell(column + 1, *row) == "+"
    };
    (1..20).flat_map(|row| (0..37).map(move |column| (column, row))).find(is_target)
}

/// Plays on until the game is over; returns how many turns were handed on. Cards and ways are taken in turn, the ways
/// sometimes where their marble arrives; turns are handed on in the line that says so and in the last line.
#[track_caller]
fn play_on(shown: &mut Shown) -> usize {
    let (mut turns, mut clicks) = (0, 0);
    loop {
        shown.wait_until("nothing is asked", |it| Stage::of(it).is_some());
        let before = shown.text();
        clicks += 1;
        assert!(clicks < 5000, "the game does not end:\n{before}");
        match Stage::of(shown).expect("it was waited for") {
            Stage::Curtain => shown.click_on("turns your cards up", 0),
            Stage::Card => {
                let cards: Vec<_> = (1..=9).filter_map(|it| shown.find(&format!("╭{it}─"))).collect();
                assert!(!cards.is_empty(), "no card can be clicked:\n{before}");
                let (column, row) = cards[clicks % cards.len()];
                shown.click(column + 3, row + 1);
            }
            Stage::Way => match target(shown).filter(|_| clicks % 3 == 0) {
                Some((column, row)) => shown.click(column, row),
                None => {
                    let looked_at = (0..=9).find_map(|it| shown.find(&format!("►{it} ")));
                    let (column, row) = looked_at.unwrap_or_else(|| panic!("no way is looked at:\n{before}"));
                    shown.click(column + 4, row);
                }
            },
            Stage::Made => {
                turns += 1;
                match turns % 2 {
                    // The first line of what can be done now, above that which takes the move back.
                    0 => {
                        let (column, row) = shown.find("take the move back").expect("a choice");
                        shown.click(column, row - 1);
                    }
                    _ => {
                        let mut names = Stage::ALL.into_iter().filter(|it| it.1 == Stage::Made);
                        shown.click_on(names.find(|it| before.contains(it.0)).expect("it was seen").0, 8);
                    }
                }
            }
            Stage::Over => return turns,
        }
        shown.wait_until("the click changes nothing", |it| it.text() != before);
    }
}

/// Goes through what there is at the end of a game, and begins it again.
#[track_caller]
fn look_at_the_end(shown: &mut Shown) {
    assert!(shown.text().contains(" the game!"), "{}", shown.text());
    click_for(shown, "board or figures", "dealer");
    click_for(shown, "board or figures", "The race");
    click_for(shown, "v replay", "Move 0 of");
    // The bar that tells how far it is lies below what is said first.
    let (column, row) = shown.find("Move 0 of").expect("where it is");
    let row = row + 1;
    shown.click(79, row);
    shown.wait_for(" the game!");
    shown.click(column, row);
    shown.wait_for("Move 0 of");
    click_for(shown, "→ ← step", "Move 1 of");
    shown.wheel(column, row, Lines::Down);
    shown.wait_for("Move 2 of");
    shown.wheel(column, row, Lines::Up);
    shown.wait_for("Move 1 of");
    click_for(shown, "q quit", "Enter rematch");
}

/// Leaves a game that is not over, once asked and not meant.
#[track_caller]
fn leave(mut shown: Shown) {
    click_for(&mut shown, "q quit", "Leave the game?");
    shown.click_on("go on playing", 1);
    shown.wait_until("the question stays", |it| !it.text().contains("Leave the game?"));
    click_for(&mut shown, "q quit", "Leave the game?");
    let (column, row) = shown.find("Enter leave").expect("a choice");
    shown.click(column, row);
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume"), "{text}");
}

#[test]
fn a_whole_game_is_set_up_played_looked_at_and_begun_again_with_the_mouse_alone() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("Start the game");
    click_for(&mut shown, "◄english", "◄french");
    click_for(&mut shown, "[ ] solo", "[×] solo");
    shown.click_on("◄4►", 2);
    shown.wait_for("◄2►");
    shown.click_on("◄Bot, greedy", 0);
    shown.wait_for("◄Bot, random");
    shown.click_on("◄Bot, random", 0);
    shown.wait_for("(no name)");
    // One marble each on a short track.
    click_for(&mut shown, "House rules", "section_length");
    for (switch, from, to) in [("home", 4, 1), ("marbles", 4, 1), ("section_length", 18, 12)] {
        let (_, row) = shown.find(&format!("  {switch} ")).expect("a switch");
        let (column, _) = shown.find("◄").expect("a value");
        for value in (to..from).rev() {
            shown.click(column, row);
            shown.wait_until(&format!("{switch} does not become {value}"), |it| {
                let text = it.text();
                text.lines().any(|it| it.contains(&format!(" {switch} ")) && it.contains(&format!("◄{value} ")))
            });
        }
    }
    click_for(&mut shown, "Tock: a new game", "Start the game");
    click_for(&mut shown, "Start the game", "Next player");
    let turns = play_on(&mut shown);
    assert!(4 < turns, "{turns}");
    look_at_the_end(&mut shown);
    click_for(&mut shown, "Enter rematch", "Next player");
    leave(shown);
}

#[test]
fn a_usual_game_against_a_bot_is_played_to_its_end_with_the_mouse_alone() {
    let account = Account::new();
    let game = "play --rules english --players 2 --bots 1 --seat A=human:Ann --first A --seed 5 --speed off";
    let mut shown = Shown::new(&account, game, &[]);
    let turns = play_on(&mut shown);
    assert!(20 < turns, "{turns}");
    look_at_the_end(&mut shown);
    click_for(&mut shown, "n set up", "Start the game");
    click_for(&mut shown, "? keys", "Esc closes");
    click_for(&mut shown, "Esc closes", "Start the game");
    shown.click_on("q quit", 0);
    assert_eq!(shown.end().0, 0);
}

#[test]
fn whatever_has_a_key_is_reached_with_the_mouse_through_the_page_of_keys() {
    let account = Account::new();
    let game = "play --rules english --players 2 --bots 1 --seat A=human:Ann --first A --seed 5 --speed off";
    let mut shown = Shown::new(&account, game, &[]);
    shown.wait_for("take a card");
    let plain = shown.text();
    let is_closed = |it: &Shown| !it.text().contains("Esc closes");
    // The page moves under the wheel and closes by a click on it or beside it.
    for (column, row) in [(0, 0), (40, 12)] {
        click_for(&mut shown, "? keys", "The program");
        shown.wheel(40, 12, Lines::Down);
        shown.wait_until("the page does not move", |it| !it.text().contains("1-22/"));
        shown.wheel(40, 12, Lines::Up);
        shown.wait_for("1-22/");
        if (column, row) == (0, 0) {
            shown.click(column, row);
        } else {
            shown.click_on("Looking", 30);
        }
        shown.wait_until("the page stays", is_closed);
        assert_eq!(shown.text(), plain);
    }
    // What stands on it is done by a click.
    for action in ["turn the board", "names of squares on"] {
        click_for(&mut shown, "? keys", "The program");
        shown.click_on(action, 0);
        shown.wait_until(&format!("{action} does nothing"), |it| is_closed(it) && it.text() != plain);
        click_for(&mut shown, "? keys", "The program");
        shown.click_on(action, 0);
        shown.wait_until("the page stays", is_closed);
    }
    click_for(&mut shown, "? keys", "The program");
    click_for(&mut shown, "give the game up", "Give the game up?");
    click_for(&mut shown, "Enter give up", "given up");
    shown.click_on("q quit", 0);
    assert_eq!(shown.end().0, 0);
}

#[test]
fn the_wheel_goes_through_the_ways_of_a_card_and_elsewhere_through_the_log() {
    let account = Account::new();
    let game = "play --rules english --players 2 --bots 1 --seat A=human:Ann --first A --seed 5 --speed off";
    let mut shown = Shown::new(&account, game, &[]);
    // On with the game until there is something in the log and a card can be used in two ways.
    let mut turns = 0;
    let (column, row) = loop {
        shown.wait_until("nothing is asked", |it| Stage::of(it).is_some());
        let stage = Stage::of(&shown);
        turns += usize::from(stage == Some(Stage::Made));
        if let (Some(Stage::Way), Some((column, row))) = (stage, shown.find("►1 ")) {
            let below = shown.screen().cell(row + 1, column + 1).map(vt100::Cell::contents);
            if 2 < turns && below == Some("2") {
                break (column, row);
            }
        }
        shown.press_and_see("\r");
    };
    let before = shown.text();
    shown.wheel(column + 3, row, Lines::Down);
    shown.wait_for("►2 ");
    shown.wheel(column + 3, row, Lines::Up);
    shown.wait_until("it does not go back", |it| it.text() == before);
    shown.wheel(column + 3, 19, Lines::Up);
    shown.wait_until("the log does not move", |it| it.text() != before && it.text().contains("►1 "));
    shown.leave();
    assert_eq!(shown.end().0, 0);
}
