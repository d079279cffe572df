//! What breaks no screen: names of every kind, clicks outside, and text that is pasted anywhere.

use tock::{
    profile::{Library, Request},
    session::{NewGame, Player, Session},
    tock::{BySeat, Seat},
    tui::{
        Model, Msg, Start, Theme,
        keys::{Context, Input},
    },
    words::is_printable,
};
use unicode_width::UnicodeWidthStr;

use crate::screens::{draw, every_model, options, text};

const SIZES: [(u16, u16); 6] = [(300, 100), (120, 45), (80, 24), (60, 22), (40, 18), (7, 3)];

/// Returns a game of somebody of this name.
fn game_of(name: &str) -> Model {
    let table = Library::default().resolve(&Request::named("french")).unwrap();
    let bot = || Some(Player::Bot { level: "random".to_owned() });
    let players = BySeat([Some(Player::Human { name: name.to_owned() }), bot(), bot(), bot()]);
    let game = NewGame { first: Some(Seat::A), ..NewGame::new(&table, players, 7) };
    let store = tempfile::TempDir::new().unwrap();
    let session = Session::begin(&game).unwrap();
    let mut model = Model::new(Start::Game(Box::new(session)), options(Theme::FULL, &store));
    model.begin();
    model
}

/// Checks that a screen has no sign that a terminal would obey, and that wide signs have the room they take.
#[track_caller]
pub fn is_sound(model: &Model, (width, height): (u16, u16)) {
    let (buffer, _) = draw(model, width, height);
    for y in 0..height {
        for x in 0..width {
            let symbol = buffer[(x, y)].symbol();
            assert!(symbol.chars().all(is_printable), "{symbol:?} at {x},{y} of {width}x{height}");
            if 1 < symbol.width() {
                assert!(symbol.width() == 2 && x + 1 < width, "{symbol:?} at {x},{y} of {width}x{height}");
                assert_eq!(buffer[(x + 1, y)].symbol(), " ", "beside {symbol:?} at {x},{y} of {width}x{height}");
            }
        }
    }
}

#[test]
fn names_of_every_kind_leave_everything_in_its_place() {
    let long = "x".repeat(10_000);
    let wide = "日本".repeat(5_000);
    let usual = game_of("Ann");
    for name in [
        "",
        " ",
        "日本語の名前です",
        "e\u{301}e\u{301}\u{301}\u{301}",
        "👩\u{200d}👩\u{200d}👧\u{200d}👦 family",
        "❤\u{fe0f}👍🏽",
        "שלום עולם",
        "مرحبا",
        "\u{202e}evil\u{2066}",
        "\u{1b}[31mred\u{1b}[0m",
        "a\nb\tc\r\u{7}\u{9b}",
        "\u{200b}\u{200d}\u{feff}",
        &long,
        &wide,
    ] {
        let model = game_of(name);
        for size in SIZES {
            is_sound(&model, size);
            let (hits, expected) = (draw(&model, size.0, size.1).1, draw(&usual, size.0, size.1).1);
            assert_eq!(
                hits,
                expected,
                "{:?} moves what can be clicked at {size:?}",
                &name.chars().take(20).collect::<String>()
            );
        }
    }
}

#[test]
fn a_name_without_a_letter_gives_way_to_the_seat() {
    for name in ["", " ", "\u{200b}\u{200d}", "\u{1b}\n"] {
        let shown = text(&draw(&game_of(name), 80, 24).0);
        assert!(shown.contains("Player A"), "{name:?}\n{shown}");
    }
}

#[test]
fn clicks_outside_the_screen_do_nothing() {
    for (name, mut model) in every_model(Theme::FULL) {
        let (before, hits) = draw(&model, 80, 24);
        model.hits = hits;
        for (column, row) in [(80, 24), (80, 0), (0, 24), (u16::MAX, u16::MAX), (0, u16::MAX), (u16::MAX, 0)] {
            model.update(Msg::Input(Input::Click { column, row }));
        }
        // A click anywhere ends a pause.
        if model.context() != Context::Watch {
            assert_eq!(text(&draw(&model, 80, 24).0), text(&before), "{name}");
        }
        for lines in [i16::MIN, i16::MAX] {
            model.update(Msg::Input(Input::Wheel { column: u16::MAX, row: 0, lines }));
            is_sound(&model, (80, 24));
        }
    }
}

#[test]
fn pasted_text_does_nothing_but_where_text_is_typed() {
    let long = "Ann \u{1b}[A\n".repeat(10_000);
    for (name, mut model) in every_model(Theme::FULL) {
        let before = (model.context(), text(&draw(&model, 80, 24).0));
        for pasted in ["q\ny\n", "\u{1b}[A\r1\r", "\u{1b}[201~q", "\t\r\n\u{3}", "", &long] {
            let cmds = model.update(Msg::Input(Input::Paste(pasted.to_owned())));
            assert!(cmds.is_empty(), "{name}: {pasted:?} leads to {cmds:?}");
            assert_eq!(model.context(), before.0, "{name}: {pasted:?}");
        }
        for size in SIZES {
            is_sound(&model, size);
        }
        if !before.0.is_typing() {
            assert_eq!(text(&draw(&model, 80, 24).0), before.1, "{name}");
        }
    }
}
