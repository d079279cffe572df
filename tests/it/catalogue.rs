//! The message catalogue and the code: each asks only for what the other has, and no sentence hides in the code.

use std::{collections::BTreeSet, fs, path::Path};

/// Keys that are put together from a prefix and a name.
const COMPOSED: [&str; 11] = [
    "learn-",
    "cli-",
    "switch-",
    "about-",
    "toccadille-rule-",
    "toccadille-about-",
    "toccadille-section-",
    "rules-section-",
    "profile-",
    "variant-",
    "key-name-",
];

/// What marks a line whose text no player reads; the last is a library's message that is looked for.
const UNREAD: [&str; 11] = [
    "skip_serializing_if = ",
    "reason = ",
    "expect(",
    "unreachable!",
    "panic!",
    "assert!",
    "assert_eq!",
    "#[error",
    "debug_assert!",
    "expect_err(",
    ".message().starts_with(",
];

/// What looks like text and is data: notation, TOML, reasons in records, names of keys, and words of libraries.
const DATA: [&str; 25] = [
    "<style>@media (prefers-color-scheme: dark){{{rules}}}</style>",
    "discard {}",
    "tock {version}",
    " start-{post}",
    " skip",
    "skip {}",
    "draw {n}",
    "{} ways",
    " force",
    "# --set '{switch}={value}'",
    "rules = {}",
    "variants = {}",
    "turn = {}",
    "again = true",
    "\\n[{seat}]\\nmarbles = {}",
    "hand = {}",
    "rules = {:?}\\nvariants = {:?}\\n",
    "given up",
    "turn limit",
    "Ctrl-{label}",
    "Ctrl-C",
    "Ctrl-Z",
    "Ctrl-L",
    "error: ",
    "History",
];

#[test]
fn every_message_the_code_asks_for_is_there() {
    let keys = keys();
    let missing: Vec<String> = code()
        .iter()
        .flat_map(|(_, text)| text.split("say!(").skip(1).filter_map(first_literal).collect::<Vec<_>>())
        .filter(|it| !keys.contains(it.as_str()))
        .collect();
    assert!(missing.is_empty(), "the catalogue lacks {missing:?}");
}

#[test]
fn every_message_is_asked_for() {
    let asked: BTreeSet<String> = code().iter().flat_map(|(_, text)| literals(text)).collect();
    let idle: Vec<String> = keys()
        .into_iter()
        .filter(|key| !asked.contains(key) && !COMPOSED.iter().any(|it| key.starts_with(it)))
        .collect();
    assert!(idle.is_empty(), "nobody asks for {idle:?}");
}

#[test]
fn no_text_for_players_hides_in_the_code() {
    let mut found = vec![];
    for (path, text) in code() {
        for line in text.lines().filter(|line| !UNREAD.iter().any(|it| line.contains(it))) {
            let texts = literals(line).into_iter().filter(|it| is_text(it) && !DATA.contains(&it.as_str()));
            found.extend(texts.map(|it| format!("{path}: {it}")));
        }
    }
    assert!(found.is_empty(), "these belong into the catalogue:\n{}", found.join("\n"));
}

/// Tells whether a literal may be read by players: a word beside something else, or one with a capital letter.
fn is_text(literal: &str) -> bool {
    let mut rest = literal;
    let mut said = String::new();
    // What stands in braces is a value.
    while let Some((before, after)) = rest.split_once('{') {
        said += before;
        rest = after.split_once('}').map_or("", |it| it.1);
    }
    said += rest;
    let words: Vec<&str> = said.split(|it: char| !it.is_alphabetic()).filter(|it| 1 < it.chars().count()).collect();
    let is_name = |it: &&str| {
        let mut letters = it.chars();
        letters.next().is_some_and(char::is_uppercase) && 2 < it.chars().count() && letters.all(char::is_lowercase)
    };
    !words.is_empty() && said.contains(' ') || words.iter().any(is_name)
}

#[test]
fn what_players_may_read_is_known_from_what_they_do_not() {
    for text in ["The end", "of {count}", "Enter", "{who} wins", "Éric", "wins "] {
        assert!(is_text(text), "{text}");
    }
    for data in
        ["", "A", "{who}: {what}", "key-name-enter", "XDG_DATA_HOME", " ", "({})", "Ax", "joker", "{line:width$}  # {}"]
    {
        assert!(!is_text(data), "{data}");
    }
}

/// Returns the keys of the catalogue.
fn keys() -> BTreeSet<String> {
    let files = files("locales/en", "ftl");
    assert!(!files.is_empty());
    let keys = files.iter().flat_map(|(_, text)| text.lines()).filter_map(|line| line.split_once(" ="));
    keys.map(|(key, _)| key.to_owned()).filter(|it| it.starts_with(|it: char| it.is_ascii_lowercase())).collect()
}

/// Returns the sources without comments and without their tests.
fn code() -> Vec<(String, String)> {
    let plain = |text: &str| -> String {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        code.lines().filter(|it| !it.trim_start().starts_with("//")).flat_map(|it| [it, "\n"]).collect()
    };
    files("src", "rs").into_iter().map(|(path, text)| (path, plain(&text))).collect()
}

/// Returns the files below a folder with this ending: name and text.
pub fn files(folder: &str, ending: &str) -> Vec<(String, String)> {
    let mut folders = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)];
    let mut files = vec![];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the folder can be listed") {
            let path = entry.expect("the folder can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == ending) {
                files.push((path.display().to_string(), fs::read_to_string(&path).expect("text")));
            }
        }
    }
    files
}

/// Returns the string that a macro's arguments begin with, if they do.
fn first_literal(arguments: &str) -> Option<String> {
    let arguments = arguments.trim_start();
    arguments.starts_with('"').then(|| literals(arguments).into_iter().next()).flatten()
}

/// Returns the string literals of a piece of code; quotes within strings end them.
fn literals(code: &str) -> Vec<String> {
    code.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}
