//! What somebody sees who presses what leads nowhere, and what is said at the bottom and beside the board.

use ratatui::style::Style;
use tock::{
    tock::{Move, Seat},
    tui::{
        Model, Msg, Theme,
        keys::{Code, Context, Input, Key},
        model::Shown,
        notice::Notice,
        play::{Mode, Play},
        replay::Replay,
    },
};

use crate::{
    lessons::school,
    screens::{ASCII, ENGLISH, FRENCH, PLAIN, draw, edit, play, press, replay, set_up, text},
    taking_back::let_bots_play,
    touch::replayed,
};

fn game(model: &Model) -> &Play {
    match &model.shown {
        Shown::Play(play) => play,
        Shown::SetUp(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => {
            panic!("no game is shown")
        }
    }
}

fn game_mut(model: &mut Model) -> &mut Play {
    match &mut model.shown {
        Shown::Play(play) => play,
        Shown::SetUp(_) | Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => {
            panic!("no game is shown")
        }
    }
}

fn said(model: &Model) -> Option<&str> {
    game(model).notice.as_ref().map(|it| it.text.as_str())
}

fn screen(model: &Model) -> String {
    text(&draw(model, 80, 24).0)
}

fn footer(model: &Model) -> String {
    screen(model).lines().last().unwrap_or_default().to_owned()
}

#[test]
fn a_digit_beyond_the_cards_or_the_ways_says_how_many_there_are() {
    let mut model = play(&FRENCH, Theme::FULL, "");
    let hand = game(&model).items(Seat::A).len();
    for (key, number) in [('9', 9), ('0', 10)] {
        press(&mut model, &key.to_string());
        assert_eq!(said(&model), Some(&*format!("There is no card {number} here; the last one is {hand}.")));
        assert_eq!(*game(&model).mode(), Mode::Card);
    }
    press(&mut model, ">");
    let Mode::Way(choice) = game(&model).mode() else { panic!("a card is taken up") };
    let (ways, cursor) = (choice.offers().len(), choice.cursor());
    assert!(ways < 10);
    press(&mut model, "0");
    assert_eq!(said(&model), Some(&*format!("There is no line 10 here; the last one is {ways}.")));
    assert!(matches!(game(&model).mode(), Mode::Way(choice) if choice.cursor() == cursor));
}

/// Returns a game in which bots are to move.
fn watching() -> (Model, Vec<tock::tui::Cmd>) {
    let mut model = play(&FRENCH, Theme::FULL, "");
    for _ in 0..8 {
        let cmds = press(&mut model, ">");
        if model.context() == Context::Watch {
            return (model, cmds);
        }
    }
    panic!("nothing is handed on");
}

#[test]
fn what_was_said_while_others_moved_is_gone_at_the_next_own_turn() {
    let (mut model, cmds) = watching();
    press(&mut model, "t");
    assert!(said(&model).is_some_and(|it| it.contains("sits below now")));
    let_bots_play(&mut model, cmds);
    assert_eq!((model.context(), said(&model)), (Context::Card, None));
}

#[test]
fn what_is_wrong_stays_until_a_key_is_pressed_at_the_own_turn() {
    let wrong = || Some(Notice::fault("The last line was torn.".to_owned()));
    let (mut model, cmds) = watching();
    game_mut(&mut model).notice = wrong();
    let_bots_play(&mut model, cmds);
    assert!(model.context() == Context::Card && screen(&model).contains("was torn"), "{}", screen(&model));
    press(&mut model, "]");
    assert_eq!(said(&model), None);
    // A curtain hides it at first.
    let mut model = play(&ENGLISH, Theme::FULL, "");
    assert_eq!(model.context(), Context::Curtain);
    game_mut(&mut model).notice = wrong();
    press(&mut model, ">");
    assert!(model.context() == Context::Card && screen(&model).contains("was torn"), "{}", screen(&model));
    press(&mut model, "]");
    assert_eq!(said(&model), None);
}

/// Returns how the first cell of `words` is drawn.
fn style_of(model: &Model, words: &str) -> Style {
    let (buffer, _) = draw(model, 80, 24);
    let screen = text(&buffer);
    let found = screen.lines().zip(0..).find_map(|(line, y)| {
        let at = line.find(words)?;
        Some((line[..at].chars().count() as u16, y))
    });
    let (x, y) = found.unwrap_or_else(|| panic!("{words} is not on\n{screen}"));
    buffer[(x, y)].style()
}

#[test]
fn what_was_done_does_not_look_like_a_fault() {
    let warning = Theme::FULL.warning().fg;
    for (key, words) in [("t", "sits below now"), ("f", "Speed:"), ("m", "The mouse belongs")] {
        assert_ne!(style_of(&play(&FRENCH, Theme::FULL, key), words).fg, warning, "{key}");
    }
    let unbound = play(&FRENCH, Theme::FULL, "z");
    assert_eq!(style_of(&unbound, "z does nothing here").fg, warning);
}

#[test]
fn the_bottom_names_the_keys_that_matter() {
    for (theme, keys) in [(Theme::FULL, "→ ← step"), (ASCII, "right left step")] {
        let replay = footer(&replay(theme, ""));
        assert!(replay.contains(keys) && replay.contains("p play on"), "{replay}");
    }
    for (theme, keys) in [(Theme::FULL, "↓ ↑ move"), (ASCII, "down up move")] {
        let set_up = footer(&set_up(theme, ""));
        assert!(set_up.contains(keys) && set_up.ends_with("q quit"), "{set_up}");
    }
}

#[test]
fn of_two_keys_named_together_each_is_clicked_for_itself() {
    let mut model = replay(PLAIN, "");
    let at = |model: &Model| replayed::<Replay>(model).at();
    let begin = at(&model);
    for (cell, moves) in [("→", 1), ("→", 2), ("←", 1), ("step", 2), ("←", 1), ("←", 0)] {
        let (buffer, hits) = draw(&model, 80, 24);
        let line = text(&buffer).lines().last().unwrap_or_default().to_owned();
        let column = line.find(cell).map(|it| line[..it].chars().count()).unwrap() as u16;
        model.hits = hits;
        model.update(Msg::Input(Input::Click { column, row: 23 }));
        assert_eq!(at(&model) - begin, moves, "{cell}");
    }
}

#[test]
fn under_a_page_or_a_question_the_bottom_names_the_keys_of_it_and_each_is_clicked() {
    for keys in ["?", "r", "q", "g", "x"] {
        let mut model = play(&FRENCH, Theme::FULL, keys);
        assert!(model.over.is_some(), "{keys}");
        let line = footer(&model);
        assert!(!line.contains("hint"), "{keys}: {line}");
        let Some(at) = line.find("Esc") else { panic!("{keys}: {line}") };
        let column = line[..at].chars().count() as u16;
        model.hits = draw(&model, 80, 24).1;
        model.update(Msg::Input(Input::Click { column, row: 23 }));
        assert!(model.over.is_none(), "{keys}");
    }
}

#[test]
fn a_click_on_a_page_or_beside_it_closes_it() {
    for (column, row) in [(0, 0), (79, 0), (0, 23), (79, 23), (33, 6)] {
        let mut model = play(&FRENCH, Theme::FULL, "?");
        model.hits = draw(&model, 80, 24).1;
        model.update(Msg::Input(Input::Click { column, row }));
        assert!(model.over.is_none(), "{column} {row}");
    }
}

#[test]
fn the_bottom_offers_no_choice_where_there_is_none() {
    let mut alone = 0;
    for seed in 0..40 {
        let mut model = play(&crate::screens::Case { seed, ..FRENCH }, PLAIN, "");
        press(&mut model, ">");
        let Mode::Way(choice) = game(&model).mode() else { continue };
        let several = 1 < choice.offers().len();
        let footer = footer(&model);
        assert_eq!((footer.contains("1-9"), footer.contains("next")), (several, several), "{footer}");
        assert!(footer.contains("a all ways") && footer.contains("h hint"), "{footer}");
        alone += usize::from(!several);
    }
    assert_ne!(alone, 0);
    // The last card of a hand is no choice either.
    let mut last = 0;
    for moves in 44..56 {
        let model = play(&crate::screens::Case { moves, humans: 4, ..FRENCH }, PLAIN, ">");
        let one = game(&model).items(game(&model).acting().unwrap()).len() == 1;
        assert_eq!(footer(&model).contains("1-9"), !one, "{}", footer(&model));
        last += usize::from(one);
    }
    assert_ne!(last, 0);
}

#[test]
fn the_size_that_is_said_to_be_enough_is_enough() {
    let models = [
        set_up(PLAIN, ""),
        play(&FRENCH, PLAIN, ""),
        play(&FRENCH, PLAIN, ">"),
        play(&ENGLISH, PLAIN, ">"),
        replay(PLAIN, "llll"),
        edit(PLAIN, ""),
        school(PLAIN, None, ""),
        school(PLAIN, Some("seven"), ""),
    ];
    let (width, height) = tock::tui::screens::ENOUGH;
    for model in &models {
        let enough = text(&draw(model, width, height).0);
        assert!(!enough.contains("too small"), "{enough}");
        let little = text(&draw(model, 20, 8).0);
        let little = little.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(little, format!("This window of 20 x 8 is too small. {width} x {height} is enough."));
    }
}

#[test]
fn a_turn_is_a_number() {
    let mut model = replay(Theme::FULL, "gab2x");
    model.update(Msg::Input(Input::Paste("turn 3\n".to_owned())));
    let shown = screen(&model);
    assert!(shown.contains(" 23_") && !shown.contains("ab"), "{shown}");
    model.update(Msg::Input(Input::Key(Key { code: Code::Backspace, ctrl: false })));
    press(&mut model, ">");
    assert!(model.over.is_none(), "{}", screen(&model));
}

#[test]
fn the_log_gives_one_reason_for_a_card_thrown_away() {
    let mut thrown = 0;
    for seed in 0..10 {
        let model = play(&crate::screens::Case { seed, moves: 80, ..FRENCH }, Theme::FULL, "");
        for line in game(&model).log.lines() {
            let Some(why) = &line.why else { continue };
            assert_eq!(why.matches("(rule ").count(), 1, "{why}");
            assert!(matches!(
                game(&model).session().record().events()[line.event],
                tock::game::Event::Move(Move::Discard(_))
            ));
            thrown += 1;
        }
    }
    assert!(10 < thrown);
}
