//! The message catalogue and the code: each asks only for what the other has, and no sentence hides in the code.

use std::{collections::BTreeSet, fs, path::Path};

/// Keys that are put together from a prefix and a name.
const COMPOSED: [&str; 5] = ["learn-", "cli-", "switch-", "about-", "rules-section-"];

/// What marks a line whose text no player reads; the last is a library's message that is looked for.
const UNREAD: [&str; 10] = [
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
fn no_sentence_hides_in_the_code() {
    let sentence =
        |text: &str| text.split(' ').filter(|it| it.len() > 1 && it.chars().all(char::is_alphabetic)).count();
    let mut found = vec![];
    for (path, text) in code() {
        for line in text.lines().filter(|line| !UNREAD.iter().any(|it| line.contains(it))) {
            found.extend(literals(line).into_iter().filter(|it| sentence(it) > 2).map(|it| format!("{path}: {it}")));
        }
    }
    assert!(found.is_empty(), "these belong into the catalogue:\n{}", found.join("\n"));
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
