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
    ("arena", &["words", "refusals", "session", "bot", "games", "profile", "chance", "tock", "toccadille", "game"]),
    ("config", &["words", "report", "profile"]),
    ("learn", &["words", "report", "profile", "position", "session", "bot", "tock"]),
    (
        "telling",
        &["words", "letters", "refusals", "choose", "stats", "session", "profile", "bot", "tock", "toccadille", "game"],
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
        for used in used(&module, &text).into_iter().filter(|it| *it != module && !allowed.contains(&it.as_str())) {
            faults.push(format!("{}: {module} may not use {used}", path.display()));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn no_arrow_is_drawn_that_nobody_uses() {
    let mut uses: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (_, module, text) in sources() {
        uses.entry(module.clone()).or_default().extend(used(&module, &text));
    }
    for (module, allowed) in ARROWS {
        let used = uses.get(module).unwrap_or_else(|| panic!("there is no module {module}"));
        let idle: Vec<_> = allowed.iter().filter(|it| !used.contains(**it)).collect();
        assert!(idle.is_empty(), "{module} does not use {idle:?}");
    }
}

#[test]
fn no_way_leads_round_the_layers() {
    for (path, _, text) in sources() {
        let code = text.split("#[cfg(test)]").next().unwrap_or_default();
        let is_top = path.parent().is_some_and(|it| it.ends_with("src"));
        let is_round = text.contains("super::super") || (is_top && code.contains("super::"));
        assert!(!is_round, "{}: modules of the crate are named by `crate::`", path.display());
    }
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
        let asking = text.lines().filter(|it| asks_for_the_game(it)).count();
        places.extend((asking != 0).then(|| (path.file_name().expect("a file has a name").to_owned(), asking)));
    }
    assert_eq!(places, [("games.rs".into(), 2)]);
}

#[test]
fn asking_for_a_game_is_seen_however_it_is_written() {
    for line in [
        "Self::Toccadille => toccadille(),",
        "Name::Tock => 4,",
        "if game == Name::Toccadille {",
        "matches!(game, Name::Tock)",
        "if let Some(Name::Toccadille) = game {",
        "let Name::Tock = game else { return };",
        "\"toccadille\" => stones(),",
        "if G::NAME != \"tock\" {",
    ] {
        assert!(asks_for_the_game(line), "{line}");
    }
    for line in [
        "AnySeat::Toccadille(seat) => seat,",
        "None => Name::Tock,",
        "game.unwrap_or(Name::Tock)",
        "let names = (of(Name::Tock), of(Name::Toccadille));",
        "const NAME: &'static str = \"toccadille\";",
        "// \"tock\" => the game",
    ] {
        assert!(!asks_for_the_game(line), "{line}");
    }
}

/// Tells whether a line of code does one thing or another by which game it is.
fn asks_for_the_game(line: &str) -> bool {
    let code = line.split("//").next().unwrap_or_default();
    let is_name = |at: usize, name: &str| {
        let rest = code[at + name.len()..].trim_start();
        // A variant that holds something is no name.
        let is_whole = !rest.starts_with('(') && !rest.starts_with(char::is_alphanumeric);
        let before = code[..at].trim_end();
        let is_compared =
            [before.ends_with("=="), before.ends_with("!="), rest.starts_with("=="), rest.starts_with("!=")];
        // What stands behind `let` and before its `=` is a pattern.
        let is_let = code[..at].rsplit_once("let ").is_some_and(|(_, it)| !it.contains('='));
        is_whole && (is_compared.contains(&true) || is_let || before.contains("matches!") || rest.contains("=>"))
    };
    ["Name::Tock", "Name::Toccadille", "Self::Tock", "Self::Toccadille", "\"tock\"", "\"toccadille\""]
        .into_iter()
        .any(|name| code.match_indices(name).any(|(at, _)| is_name(at, name)))
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
fn used(module: &str, text: &str) -> BTreeSet<String> {
    let code: String =
        text.lines().map(|it| it.split("//").next().unwrap_or_default()).flat_map(|it| [it, "\n"]).collect();
    let mut used = BTreeSet::new();
    let root = if module == "main" { "tock::" } else { "crate::" };
    for (at, _) in code.match_indices(root) {
        let rest = &code[at + root.len()..];
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
