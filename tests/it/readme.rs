//! What README.md shows is true: its house rules are accepted, its position has moves, its commands are understood.

use std::fs;

use assert_cmd::Command;
use tempfile::TempDir;

const README: &str = include_str!("../../README.md");

/// Returns the blocks of README in this language.
fn blocks(language: &str) -> Vec<&'static str> {
    let mark = format!("```{language}\n");
    README.split(&mark).skip(1).map(|it| it.split("```").next().expect("a block ends")).collect()
}

fn tock(home: &TempDir) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tock"));
    command.env_clear().env("HOME", home.path()).current_dir(home.path());
    command
}

#[test]
fn the_house_rules_are_accepted() {
    let home = TempDir::new().expect("a folder");
    let rules = blocks("toml").into_iter().find(|it| it.contains("base =")).expect("README shows house rules");
    fs::write(home.path().join("lise.toml"), rules).expect("written");
    tock(&home).args(["rules", "check", "lise.toml"]).assert().success();
    tock(&home).args(["simulate", "--games", "2", "--rules", "./lise.toml"]).assert().success();
}

#[test]
fn the_position_has_moves() {
    let home = TempDir::new().expect("a folder");
    let position = blocks("toml").into_iter().find(|it| it.contains("turn =")).expect("README shows a position");
    fs::write(home.path().join("quarrel.toml"), position).expect("written");
    let shown = tock(&home).args(["moves", "quarrel.toml"]).assert().success();
    let moves = String::from_utf8(shown.get_output().stdout.clone()).expect("text");
    assert!(moves.contains("7 B3-B7 C1-C4"), "{moves}");
}

#[test]
fn the_position_can_be_played_on() {
    let home = TempDir::new().expect("a folder");
    let position = blocks("toml").into_iter().find(|it| it.contains("turn =")).expect("README shows a position");
    fs::write(home.path().join("quarrel.toml"), position).expect("written");
    let mut lines = blocks("sh").into_iter().flat_map(str::lines);
    let line = lines.find(|it| it.contains("--position")).expect("README tells how it is played on");
    let words = line.split('#').next().unwrap_or_default().split_whitespace().skip(1);
    // In lines of text it ends when there is nobody to answer.
    let shown = tock(&home).args(words).arg("--plain").write_stdin("").assert();
    let said = String::from_utf8(shown.get_output().stdout.clone()).expect("text");
    assert!(said.contains("home slot 2, B3, C1"), "{said}");
}

#[test]
fn the_commands_are_understood() {
    let home = TempDir::new().expect("a folder");
    for line in blocks("sh").into_iter().flat_map(str::lines).filter(|it| it.starts_with("tock ")) {
        let words = line.split('#').next().unwrap_or_default().split_whitespace().skip(1);
        // With `--help` behind it a command does nothing, but its words must be known before.
        let words: Vec<&str> = words.chain(["--help"]).collect();
        tock(&home).args(words).assert().success();
    }
}

#[test]
fn the_test_command_is_the_one_that_is_checked() {
    let checks = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/.ci/run")).expect(".ci/run is there");
    assert!(blocks("sh").iter().any(|it| it.lines().any(|it| it.starts_with("cargo test "))));
    assert!(checks.lines().any(|it| it == "step cargo test"));
}
