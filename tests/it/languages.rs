//! The languages: all say the same, each in its own way, and in signs that a terminal of cells can show.

use std::collections::{BTreeMap, BTreeSet};

use assert_cmd::assert::OutputAssertExt;
use fluent_syntax::{
    ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement},
    parser,
};
use predicates::str::contains;
use tock::words::{Language, is_printable, plain};
use unicode_width::UnicodeWidthChar;

use crate::{catalogue::files, cli::Account};

/// What a message asks for: `$count`, `-term`, `other-message`, `SOUND()`.
type Asks = BTreeSet<String>;

/// The messages and terms of a language: the file each stands in, and what it asks for.
type Messages = BTreeMap<String, (String, Asks)>;

/// Functions may be asked by one language and not by another; they bring no value of their own.
fn values(asks: &Asks) -> Vec<&String> {
    asks.iter().filter(|it| !it.ends_with("()")).collect()
}

#[test]
fn all_languages_hold_the_same_messages_with_the_same_values() {
    let english = messages("en");
    let mut faults = vec![];
    for tag in Language::all().map(Language::tag).filter(|it| *it != "en") {
        let other = messages(tag);
        for (key, (file, asks)) in &english {
            match other.get(key) {
                None => faults.push(format!("{tag}/{file}: {key} is missing")),
                Some((there, _)) if there != file => faults.push(format!("{tag}/{there}: {key} belongs into {file}")),
                Some((_, theirs)) if values(theirs) != values(asks) => {
                    faults.push(format!("{tag}/{file}: {key} has {:?} instead of {:?}", values(theirs), values(asks)));
                }
                Some(_) => {}
            }
        }
        faults.extend(
            other
                .iter()
                .filter(|it| !english.contains_key(it.0))
                .map(|(key, (file, _))| format!("{tag}/{file}: {key} is no message of the English catalogue")),
        );
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_a_message_refers_to_is_there() {
    for tag in Language::all().map(Language::tag) {
        let messages = messages(tag);
        for (key, (file, asks)) in &messages {
            for asked in asks.iter().filter(|it| !it.starts_with('$')) {
                assert!(messages.contains_key(asked) || asked == "SOUND()", "{tag}/{file}: {key} asks for {asked}");
            }
        }
    }
}

#[test]
fn every_letter_of_every_language_is_one_column_and_has_a_plain_one() {
    for tag in Language::all().map(Language::tag) {
        for (path, text) in files(&format!("locales/{tag}"), "ftl") {
            for letter in text.lines().filter(|it| !it.starts_with('#')).flat_map(str::chars) {
                assert!(letter.width() == Some(1) && is_printable(letter), "{path}: {letter:?}");
                assert!(plain(letter).is_ascii(), "{path}: {letter:?} has no plain letter");
            }
        }
    }
}

#[test]
fn french_signs_stand_as_they_do_in_print() {
    for (path, text) in files("locales/fr", "ftl") {
        for line in text.lines().filter(|it| !it.starts_with('#')) {
            // Between backquotes stand commands and keys of files.
            let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join(" ");
            for sign in [" ;", " ?", " !", " »", "« ", " : "] {
                assert!(!prose.contains(sign), "{path}: an ordinary space in {line:?}");
            }
            let letters: Vec<char> = prose.chars().collect();
            let typed = |it: &[char]| it[0].is_alphabetic() && it[1] == '\'' && it[2].is_alphabetic();
            assert!(!letters.windows(3).any(typed), "{path}: a typewriter's apostrophe in {line:?}");
        }
    }
}

#[test]
fn the_language_is_that_of_the_flag_the_environment_the_settings_or_the_locale() {
    let account = Account::new();
    let spoken = |arguments: &str, variables: &[(&str, &str)]| {
        let mut command = account.tock(&format!("{arguments} config show"));
        let text = command.envs(variables.iter().copied()).output().expect("it runs").stdout;
        let text = String::from_utf8(text).expect("text");
        text.lines()
            .find(|it| it.starts_with("lang"))
            .expect("the setting")
            .split_whitespace()
            .collect::<Vec<_>>()
            .join(" ")
    };
    let canada = ("LANG", "fr_CA.UTF-8");
    for (arguments, variables, expected) in [
        ("", &[][..], "lang = \"en\" # default"),
        ("", &[canada], "lang = \"fr\" # LANG dans l’environnement"),
        ("", &[("LANG", "fr")], "lang = \"fr\" # LANG dans l'environnement"),
        ("", &[("LANG", "de_DE.UTF-8")], "lang = \"en\" # default"),
        ("", &[canada, ("LC_MESSAGES", "en_CA.UTF-8")], "lang = \"en\" # LC_MESSAGES in the environment"),
        ("", &[canada, ("LC_ALL", "C")], "lang = \"en\" # LC_ALL in the environment"),
        ("", &[canada, ("TOCK_LANG", "en")], "lang = \"en\" # TOCK_LANG in the environment"),
        ("--lang fr", &[("TOCK_LANG", "en")], "lang = \"fr\" # --lang"),
        ("--lang=français", &[], "lang = \"fr\" # --lang"),
        ("--lang FRENCH", &[], "lang = \"fr\" # --lang"),
    ] {
        assert_eq!(spoken(arguments, variables), expected, "{arguments} {variables:?}");
    }
    account.write(".config/tock/config.toml", "lang = \"fr\"\ncards = \"english\"\n");
    assert!(spoken("", &[("LANG", "en_GB.UTF-8")]).contains("\"fr\" # "));
    assert!(spoken("", &[("TOCK_LANG", "en")]).ends_with("TOCK_LANG in the environment"));
    account.write(".config/tock/config.toml", "lang = \"klingon\"\ncards = \"swiss\"\n");
    let told = account.tock("config check").assert().code(1);
    let told = String::from_utf8_lossy(&told.get_output().stderr).into_owned();
    assert!(told.contains("en or fr") && told.contains("auto, english or french"), "{told}");
}

#[test]
fn a_language_that_is_not_spoken_is_told_in_one_line_with_those_that_are() {
    let account = Account::new();
    let mut environment = account.tock("games list");
    environment.env("TOCK_LANG", "klingon");
    for (mut command, name) in [(account.tock("games list --lang klingon"), "--lang"), (environment, "TOCK_LANG")] {
        let told = command.assert().code(2).stdout("");
        let told = String::from_utf8_lossy(&told.get_output().stderr).into_owned();
        assert!(told.lines().count() == 1 && told.contains(name), "{told}");
        assert!(told.contains("klingon") && told.contains("en (English) or fr (Français)"), "{told}");
    }
}

#[test]
fn the_command_line_explains_itself_in_every_language() {
    let account = Account::new();
    for (tag, usage, missing) in
        [("en", "Usage: tock play", "needs a value"), ("fr", "Usage : tock play", "demande une valeur")]
    {
        let help = account.tock(&format!("--lang {tag} play --help")).assert().success();
        let help = String::from_utf8_lossy(&help.get_output().stdout).replace('\u{a0}', " ");
        assert!(help.contains(usage), "{help}");
        account.tock(&format!("--lang={tag} play --bots")).assert().code(2).stderr(contains(missing));
        account.tock(&format!("--lang {tag} man")).assert().success();
    }
}

/// Returns the messages of a language. Nothing may be badly formed or stand twice.
fn messages(tag: &str) -> Messages {
    let mut messages = Messages::new();
    for (path, text) in files(&format!("locales/{tag}"), "ftl") {
        let file = path.rsplit('/').next().unwrap_or_default().to_owned();
        let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
        for entry in resource.body {
            let (key, value, attributes) = match entry {
                Entry::Message(it) => (it.id.name, it.value, it.attributes),
                Entry::Term(it) => (format!("-{}", it.id.name), Some(it.value), it.attributes),
                Entry::Junk { content } => panic!("{path}: {content}"),
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => continue,
            };
            assert!(attributes.is_empty(), "{path}: {key} has attributes, which nobody asks for");
            let mut asks = Asks::new();
            pattern(&value.unwrap_or_else(|| panic!("{path}: {key} says nothing")), &mut asks);
            let before = messages.insert(key.clone(), (file.clone(), asks));
            assert!(before.is_none(), "{path}: {key} stands twice");
        }
    }
    assert!(!messages.is_empty());
    messages
}

fn pattern(it: &Pattern<String>, asks: &mut Asks) {
    for element in &it.elements {
        if let PatternElement::Placeable { expression: it } = element {
            expression(it, asks);
        }
    }
}

fn expression(it: &Expression<String>, asks: &mut Asks) {
    match it {
        Expression::Inline(it) => inline(it, asks),
        Expression::Select { selector, variants } => {
            inline(selector, asks);
            for it in variants {
                pattern(&it.value, asks);
            }
        }
    }
}

fn inline(it: &InlineExpression<String>, asks: &mut Asks) {
    match it {
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        InlineExpression::FunctionReference { id, arguments } => {
            asks.insert(format!("{}()", id.name));
            arguments_of(arguments, asks);
        }
        InlineExpression::MessageReference { id, .. } => {
            asks.insert(id.name.clone());
        }
        InlineExpression::TermReference { id, arguments, .. } => {
            asks.insert(format!("-{}", id.name));
            if let Some(it) = arguments {
                arguments_of(it, asks);
            }
        }
        InlineExpression::VariableReference { id } => {
            asks.insert(format!("${}", id.name));
        }
        InlineExpression::Placeable { expression: it } => expression(it, asks),
    }
}

fn arguments_of(it: &CallArguments<String>, asks: &mut Asks) {
    it.positional.iter().for_each(|it| inline(it, asks));
    it.named.iter().for_each(|it| inline(&it.value, asks));
}
