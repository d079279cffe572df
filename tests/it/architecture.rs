//! The layers of the house: who may use whom. The drawing stands in ARCHITECTURE.md.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// For each module of the crate, the modules it may use.
const ARROWS: [(&str, &[&str]); 26] = [
    ("game", &[]),
    ("tock", &["game"]),
    ("toccadille", &["game"]),
    ("games", &["position", "tock", "toccadille"]),
    ("words", &[]),
    ("letters", &["words", "tock"]),
    ("chance", &["tock"]),
    ("report", &["words"]),
    ("files", &[]),
    ("choose", &["tock", "toccadille"]),
    ("why", &["choose", "tock", "toccadille"]),
    ("refusals", &["words", "letters", "why", "tock", "toccadille"]),
    ("profile", &["words", "letters", "report", "tock", "toccadille", "game"]),
    ("position", &["words", "report", "profile", "tock", "toccadille", "game"]),
    ("bot", &["words", "profile", "position", "chance", "tock", "toccadille", "game"]),
    (
        "session",
        &[
            "words",
            "files",
            "report",
            "refusals",
            "profile",
            "position",
            "games",
            "chance",
            "tock",
            "toccadille",
            "game",
        ],
    ),
    ("stats", &["session", "tock", "toccadille", "game"]),
    (
        "arena",
        &["words", "files", "refusals", "session", "bot", "games", "profile", "chance", "tock", "toccadille", "game"],
    ),
    ("config", &["words", "report", "profile", "bot"]),
    ("learn", &["words", "report", "profile", "position", "session", "bot", "tock", "game"]),
    (
        "telling",
        &[
            "words",
            "letters",
            "refusals",
            "why",
            "choose",
            "stats",
            "session",
            "profile",
            "bot",
            "tock",
            "toccadille",
            "game",
        ],
    ),
    (
        "plain",
        &[
            "words",
            "letters",
            "report",
            "refusals",
            "why",
            "config",
            "learn",
            "choose",
            "telling",
            "stats",
            "session",
            "bot",
            "tock",
            "toccadille",
            "game",
        ],
    ),
    (
        "tui",
        &[
            "words",
            "letters",
            "report",
            "refusals",
            "why",
            "learn",
            "choose",
            "telling",
            "stats",
            "session",
            "bot",
            "profile",
            "position",
            "chance",
            "tock",
            "toccadille",
            "game",
            "games",
            "config",
        ],
    ),
    (
        "cli",
        &[
            "words",
            "files",
            "report",
            "refusals",
            "learn",
            "config",
            "tui",
            "plain",
            "telling",
            "arena",
            "stats",
            "session",
            "bot",
            "games",
            "position",
            "profile",
            "chance",
            "tock",
            "toccadille",
            "game",
        ],
    ),
    ("lib", &[]),
    ("main", &["cli"]),
];

/// What an engine must not touch: it is pure.
const IMPURE: [&str; 12] = [
    "std::fs",
    "std::io",
    "std::env",
    "std::time",
    "std::thread",
    "std::process",
    "std::net",
    "HashMap",
    "HashSet",
    "println!",
    "rand::",
    "say!",
];

#[test]
fn modules_use_only_the_layers_below_them() {
    let arrows: BTreeMap<&str, &[&str]> = ARROWS.into_iter().collect();
    let mut faults = vec![];
    for (path, module, text) in sources() {
        let Some(allowed) = arrows.get(module.as_str()) else {
            faults.push(format!("{}: module {module} has no place in the layers", path.display()));
            continue;
        };
        for used in used(&text).into_iter().filter(|it| *it != module && !allowed.contains(&it.as_str())) {
            faults.push(format!("{}: {module} may not use {used}", path.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_engine_is_pure() {
    let mut faults = vec![];
    for (path, module, text) in sources() {
        if ["tock", "toccadille", "game"].contains(&module.as_str()) {
            let code = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = code.lines().filter(|it| !it.trim_start().starts_with("//"));
            for (line, word) in lines.flat_map(|line| IMPURE.iter().map(move |word| (line, word))) {
                if line.contains(word) {
                    faults.push(format!("{}: {word} in {}", path.display(), line.trim()));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn what_a_game_is_called_is_asked_in_one_place() {
    let mut places = vec![];
    for (path, _, text) in sources() {
        places.extend(text.matches("Toccadille =>").map(|_| path.display().to_string()));
    }
    assert!(places.len() == 1 && places[0].ends_with("games.rs"), "{places:?}");
}

#[test]
fn no_module_has_a_name_that_says_nothing() {
    for (path, ..) in sources() {
        let stem = path.file_stem().and_then(|it| it.to_str()).unwrap_or_default();
        assert!(!["mod", "utils", "util", "helpers", "common", "misc"].contains(&stem), "{}", path.display());
    }
}

/// Returns every source file with the top module it belongs to and its text.
fn sources() -> Vec<(PathBuf, String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut files = vec![];
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).expect("the sources can be listed") {
            let path = entry.expect("the sources can be listed").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "rs") {
                let inside = path.strip_prefix(&root).expect("it lies in the sources");
                let first = inside.components().next().expect("a file has a name").as_os_str().to_string_lossy();
                let module = first.trim_end_matches(".rs").to_owned();
                let text = fs::read_to_string(&path).expect("a source file is text");
                files.push((path, module, text));
            }
        }
    }
    assert!(files.len() > 20, "the sources are not where they should be");
    files
}

/// Returns the top modules of the crate a text names: `crate::x`, `use crate::{x, y::…}`, `tock::x` in the program.
fn used(text: &str) -> BTreeSet<String> {
    let code: String =
        text.lines().map(|it| it.split("//").next().unwrap_or_default()).flat_map(|it| [it, "\n"]).collect();
    let mut used = BTreeSet::new();
    for (at, _) in code.match_indices("crate::") {
        let rest = &code[at + "crate::".len()..];
        if let Some(list) = rest.strip_prefix('{') {
            used.extend(names_of_list(list));
        } else {
            used.extend(name(rest));
        }
    }
    // `crate::say!` is the catalogue's macro.
    if used.remove("say") {
        used.insert("words".to_owned());
    }
    used
}

/// Returns the first name of each entry of a brace list, whose opening brace has been read.
fn names_of_list(list: &str) -> Vec<String> {
    let (mut depth, mut names, mut begins) = (0, vec![], true);
    for (at, letter) in list.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' if depth == 0 => break,
            '}' => depth -= 1,
            ',' if depth == 0 => begins = true,
            _ if begins && depth == 0 && !letter.is_whitespace() => {
                names.extend(name(&list[at..]));
                begins = false;
            }
            _ => {}
        }
    }
    names
}

fn name(text: &str) -> Option<String> {
    let name: String = text.chars().take_while(|it| it.is_alphanumeric() || *it == '_').collect();
    (!name.is_empty()).then_some(name)
}
