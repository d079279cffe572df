//! Keys that the settings file gives an action: they do it, everything drawn says so, and there is always a way out.

use std::sync::Arc;

use tock::{
    config::{Fault, KeySetting, What},
    report::{self, Source},
    tui::{
        Model, Msg, Theme,
        keys::{Action, BINDINGS, Code, Context, Input, Key, Keymap},
    },
};

use crate::screens::{draw, every_model, text};

/// Returns the settings of some actions and their keys.
fn settings(given: &[(&str, &[&str])]) -> Vec<KeySetting> {
    let source = Arc::new(Source { name: "keys".to_owned(), text: " ".repeat(1000) });
    // Each at a place of its own.
    let place = |number: usize| report::mark(&source, number..number + 1);
    let setting = |(number, (action, keys)): (usize, &(&str, &[&str]))| KeySetting {
        action: ((*action).to_owned(), place(10 * number)),
        keys: keys.iter().enumerate().map(|(key, it)| ((*it).to_owned(), place(10 * number + key + 1))).collect(),
        line: number,
    };
    given.iter().enumerate().map(setting).collect()
}

fn keymap(given: &[(&str, &[&str])]) -> Result<Keymap, Vec<What>> {
    let what = |it: Vec<Fault>| it.into_iter().map(|it| it.what).collect();
    Keymap::new(&settings(given)).map_err(what)
}

fn key(name: &str) -> Key {
    Key::from_name(name).unwrap()
}

#[test]
fn an_action_is_done_by_its_own_keys_and_no_longer_by_the_usual_ones() {
    let map = keymap(&[("confirm", &["z", "f3"]), ("turn-board", &["ctrl-t"]), ("rules", &["ü"])]).unwrap();
    for (context, name, expected) in [
        (Context::Card, "z", Some(Action::Confirm)),
        (Context::Card, "f3", Some(Action::Confirm)),
        (Context::Way, "z", Some(Action::Confirm)),
        (Context::Card, "enter", None),
        (Context::Card, "ctrl-t", Some(Action::TurnBoard)),
        (Context::Card, "t", None),
        (Context::Replay, "ü", Some(Action::Rules)),
        (Context::Card, "ctrl-c", Some(Action::Interrupt)),
        // Where text is typed letters are text, and what needs no letter stays.
        (Context::Text, "z", None),
        (Context::Text, "f3", Some(Action::Confirm)),
    ] {
        assert_eq!(map.action(context, key(name)), expected, "{context:?} {name}");
    }
    let capital = Key { code: Code::Char('Z'), ctrl: false };
    assert_eq!(map.action(Context::Card, capital), Some(Action::Confirm));
}

#[test]
fn letters_alone_leave_the_usual_keys_where_text_is_typed() {
    let map = keymap(&[("confirm", &["z"]), ("back", &["f8"])]).unwrap();
    assert_eq!(map.action(Context::Text, key("enter")), Some(Action::Confirm));
    assert_eq!(map.action(Context::Text, key("esc")), Some(Action::Back));
    assert_eq!(map.action(Context::Page, key("f8")), Some(Action::Back));
    assert_eq!(map.action(Context::Page, key("enter")), None);
}

#[test]
fn whatever_is_set_every_context_can_be_left() {
    for (action, _) in Keymap::usual().actions() {
        let name = action.name().unwrap();
        for own in ["f7", "ctrl-e", "="] {
            let map = keymap(&[(name, &[own])]).unwrap();
            for context in Context::ALL {
                let way = map.action(context, key("esc"));
                let usual = Keymap::usual().action(context, key("esc"));
                assert!(way.is_some() && way == usual, "{name} {context:?}: {way:?}");
                assert_eq!(map.action(context, key("ctrl-c")), Some(Action::Interrupt));
            }
        }
    }
}

#[test]
fn every_action_of_the_table_has_one_name_of_its_own() {
    let actions = Keymap::usual().actions();
    for binding in BINDINGS.iter().filter(|it| !matches!(it.action, Action::Number(_))) {
        assert!(actions.iter().any(|it| it.0 == binding.action), "{:?} cannot be given a key", binding.action);
    }
    let mut names: Vec<_> = actions.iter().map(|it| it.0.name()).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), actions.len());
    assert!(actions.iter().all(|it| !it.1.is_empty()));
}

#[test]
fn two_actions_may_change_their_keys_with_each_other() {
    let map = keymap(&[("rules", &["t"]), ("turn-board", &["r"])]).unwrap();
    assert_eq!(map.action(Context::Card, key("t")), Some(Action::Rules));
    assert_eq!(map.action(Context::Card, key("r")), Some(Action::TurnBoard));
}

#[test]
fn one_key_for_two_actions_in_one_place_is_told_once() {
    let faults = keymap(&[("rules", &["t"])]).unwrap_err();
    let expected = What::KeyTwice { key: "t".to_owned(), action: "rules", already: "turn-board" };
    assert_eq!(faults.iter().filter(|it| **it == expected).count(), 1, "{faults:?}");
}

#[test]
fn the_drawn_keys_are_those_that_hold() {
    let map = keymap(&[("help", &["f9"]), ("quit", &["ctrl-q"]), ("back", &["f8"]), ("confirm", &["="])]).unwrap();
    for (name, mut model) in every_model(Theme::FULL) {
        model.options.keys = map.clone();
        let shown = text(&draw(&model, 120, 45).0);
        let labels: &[&str] = match name {
            "set-up" | "card" => &["F9 keys", "= "],
            "way" => &["F9 keys", "= does it"],
            "typed" => &["Enter says why"],
            "lesson-right" => &["F9 keys", "= goes on"],
            "curtain" => &["F9 keys", "= turns your cards up"],
            "watch" | "over" | "replay" => &["F9 keys"],
            "leave" | "give-up" => &["= ", "F8 "],
            _ => &[],
        };
        for label in labels {
            assert!(shown.contains(label), "{name}: {label:?} is missing in\n{shown}");
        }
        let press = |model: &mut Model, name| model.update(Msg::Input(Input::Key(key(name))));
        if name == "card" {
            press(&mut model, "f9");
            let page = text(&draw(&model, 120, 45).0);
            assert!(page.contains("Ctrl-Q Esc") && page.contains("F9 "), "{page}");
            press(&mut model, "f8");
            assert!(model.over.is_none());
            press(&mut model, "ctrl-q");
            assert!(model.over.is_some());
        }
    }
}

#[test]
fn a_keyboard_made_for_french_has_every_key_without_altgr_or_a_shifted_digit() {
    let is_hard = |code: &Code| matches!(code, Code::Char(it) if "0123456789#{[|`\\^@]}~€".contains(*it));
    for binding in BINDINGS.iter().filter(|it| !matches!(it.action, Action::Number(_))) {
        assert!(!binding.codes.iter().all(is_hard), "{:?} of {:?}", binding.codes, binding.action);
    }
    // Where digits choose, the keys they share with other signs choose as well.
    for context in Context::ALL.into_iter().filter(|it| it.has_numbers()) {
        for (letter, number) in "&é\"'(-è_çà".chars().zip(1..) {
            let action = Keymap::usual().action(context, Key { code: Code::Char(letter), ctrl: false });
            assert_eq!(action, Some(Action::Number(number)), "{context:?} {letter}");
        }
    }
}
