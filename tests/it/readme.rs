//! What README.md and README.fr.md show is true: its house rules are accepted, its position has moves, its commands are understood.

use std::fs;

use assert_cmd::Command;
use tempfile::TempDir;

/// The README in each language, and the name it gives a position.
const READMES: [(&str, &str); 2] =
    [(include_str!("../../README.md"), "quarrel.toml"), (include_str!("../../README.fr.md"), "litige.toml")];

/// Returns the blocks of a README in this language.
fn blocks(readme: &'static str, language: &str) -> Vec<&'static str> {
    let mark = format!("```{language}\n");
    readme.split(&mark).skip(1).map(|it| it.split("```").next().expect("a block ends")).collect()
}

fn tock(home: &TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tock"));
    command.env_clear().env("HOME", home.path()).current_dir(home.path());
    command
}

#[test]
fn the_house_rules_are_accepted() {
    for (readme, _) in READMES {
        let home = TempDir::new().expect("a folder");
        let rules = blocks(readme, "toml").into_iter().find(|it| it.contains("base =")).expect("house rules");
        fs::write(home.path().join("lise.toml"), rules).expect("written");
        tock(&home).args(["rules", "check", "lise.toml"]).assert().success();
        tock(&home).args(["simulate", "--games", "2", "--rules", "./lise.toml"]).assert().success();
    }
}

/// Returns a folder with the position that a README shows.
fn written_position(readme: &'static str, name: &str) -> TempDir {
    let home = TempDir::new().expect("a folder");
    let position = blocks(readme, "toml").into_iter().find(|it| it.contains("turn =")).expect("a position");
    fs::write(home.path().join(name), position).expect("written");
    home
}

#[test]
fn the_position_has_moves() {
    for (readme, name) in READMES {
        let home = written_position(readme, name);
        let shown = tock(&home).args(["moves", name]).assert().success();
        let moves = String::from_utf8(shown.get_output().stdout.clone()).expect("text");
        assert!(moves.contains("7 B3-B7 C1-C4"), "{moves}");
    }
}

#[test]
fn the_position_can_be_played_on() {
    for (readme, name) in READMES {
        let home = written_position(readme, name);
        let mut lines = blocks(readme, "sh").into_iter().flat_map(str::lines);
        let line = lines.find(|it| it.contains("--position")).expect("README tells how it is played on");
        let words = line.split('#').next().unwrap_or_default().split_whitespace().skip(1);
        // In lines of text it ends when there is nobody to answer.
        let shown = tock(&home).args(words).arg("--plain").write_stdin("").assert();
        let said = String::from_utf8(shown.get_output().stdout.clone()).expect("text");
        assert!(said.contains("home slot 2, B3, C1"), "{said}");
    }
}

#[test]
fn the_commands_are_understood() {
    let home = TempDir::new().expect("a folder");
    let lines = READMES.into_iter().flat_map(|it| blocks(it.0, "sh")).flat_map(str::lines);
    for line in lines.filter(|it| it.starts_with("tock ")) {
        let words = line.split('#').next().unwrap_or_default().split_whitespace().skip(1);
        // With `--help` behind it a command does nothing, but its words must be known before.
        let words: Vec<&str> = words.chain(["--help"]).collect();
        tock(&home).args(words).assert().success();
    }
}

#[test]
fn the_test_command_is_the_one_that_is_checked() {
    let checks = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/run")).expect(".ci/run is there");
    assert!(blocks(READMES[0].0, "sh").iter().any(|it| it.lines().any(|it| it.starts_with("cargo test "))));
    assert!(checks.lines().any(|it| it == "step cargo test"));
}
