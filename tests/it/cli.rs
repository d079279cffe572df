//! The command line as another program sees it: statuses, help, pipes.

use std::{
    path::PathBuf,
    process::{Command, Stdio},
};

use assert_cmd::assert::{Assert, OutputAssertExt};
use predicates::{prelude::PredicateBooleanExt, str::contains};
use tempfile::TempDir;

/// The commands, as they are typed.
const COMMANDS: &[&str] = &[
    "",
    "play",
    "resume",
    "replay",
    "learn",
    "games",
    "games list",
    "edit",
    "games export",
    "games repair",
    "games delete",
    "stats",
    "moves",
    "simulate",
    "arena",
    "arena merge",
    "rules",
    "rules list",
    "rules show",
    "rules check",
    "rules schema",
    "config",
    "config path",
    "config show",
    "config check",
    "completions",
    "man",
    "help",
];

/// A player's account without anything in it: no settings, no games.
pub struct Account(TempDir);

impl Account {
    pub fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary folder"))
    }

    /// Returns the program with these arguments, which knows nothing of the account that runs the tests.
    pub fn tock(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_tock"));
        command.env_clear().current_dir(self.0.path()).args(arguments.split_whitespace());
        command.env("HOME", self.0.path()).env("RUST_BACKTRACE", "0").stdin(Stdio::null());
        command
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    pub fn write(&self, name: &str, text: &str) {
        let path = self.path(name);
        std::fs::create_dir_all(path.parent().expect("a file is in a folder")).expect("a folder");
        std::fs::write(path, text).expect("a file");
    }
}

#[track_caller]
fn check(arguments: &str, status: i32) -> Assert {
    Account::new().tock(arguments).assert().code(status)
}

#[test]
fn every_command_explains_itself_with_examples() {
    for command in COMMANDS {
        let short = check(&format!("{command} -h"), 0).stdout(contains("Usage: tock")).stderr("");
        short.stdout(contains("Examples:").not());
        let name = format!("  tock {command}");
        check(&format!("{command} --help"), 0).stdout(contains("Examples:").and(contains(name.trim_end())));
        check(&format!("help {command}"), 0).stdout(contains("Examples:"));
    }
}

#[test]
fn what_is_asked_wrongly_is_said_in_one_line_with_the_way_out() {
    for (arguments, said) in [
        ("quit", "no command quit"),
        ("mvoes", "moves is near"),
        ("play --plyers 3", "--players is near"),
        ("play --players 5", "2 to 4"),
        ("play --players many", "2 to 4"),
        ("play --seat E=human", "A, B, C and D"),
        ("play --seat A=ghost", "A=human:Ann"),
        ("play --marbles E=red", "A, B, C and D"),
        ("play --marbles red=black", "--marbles is for Tock"),
        ("play --set jump", "home.jump=true"),
        ("rules", "list, show, check, schema"),
        ("moves", "FILE"),
        ("completions tcsh", "bash"),
        ("--color blue config path", "never"),
        ("--no-config --config x config path", "do not go together"),
        ("simulate --games 0", "1 to"),
        ("help nothing", "no command nothing (`tock --help` shows what there is)"),
        ("help games nothing", "no command nothing (`tock games --help` shows what there is)"),
    ] {
        let asked = check(arguments, 2).stdout("").stderr(contains(said));
        let said = String::from_utf8_lossy(&asked.get_output().stderr).into_owned();
        assert_eq!(said.lines().count(), 1, "{said}");
        assert!(said.starts_with("tock: "), "{said}");
    }
}

#[test]
fn the_version_is_told() {
    check("--version", 0).stdout(concat!("tock ", env!("CARGO_PKG_VERSION"), "\n"));
    check("-V", 0).stdout(contains("tock "));
}

#[test]
fn every_shell_gets_its_completions() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        check(&format!("completions {shell}"), 0).stdout(contains("simulate").and(contains("max-turns"))).stderr("");
    }
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    check("man", 0).stdout(contains(".TH TOCK 6").and(contains("EXAMPLES")).and(contains("EXIT STATUS")));
    let account = Account::new();
    account.tock("man --dir pages").assert().success().stdout("");
    for command in COMMANDS {
        let name = format!("tock {command}").trim_end().replace(' ', "-");
        let page = account.0.path().join("pages").join(format!("{name}.6"));
        let text = std::fs::read_to_string(&page).unwrap_or_else(|error| panic!("{}: {error}", page.display()));
        assert!(text.contains(&format!(".TH {} 6", name.to_uppercase())), "{text}");
    }
}

#[test]
fn a_closed_pipe_ends_quietly() {
    for arguments in ["completions bash", "man", "--help", "help play"] {
        let mut child =
            Account::new().tock(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts");
        drop(child.stdout.take());
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(
            (output.status.code(), String::from_utf8_lossy(&output.stderr).as_ref()),
            (Some(0), ""),
            "{arguments}"
        );
    }
}

#[test]
fn without_a_terminal_the_table_is_refused_in_one_line() {
    for arguments in ["", "play", "play --bots 3", "resume", "replay game.jsonl"] {
        let asked = check(arguments, 2).stdout("").stderr(contains("terminal"));
        let said = String::from_utf8_lossy(&asked.get_output().stderr).into_owned();
        assert_eq!(said.lines().count(), 1, "{said}");
    }
}

#[test]
fn output_that_cannot_be_written_is_told() {
    let full = std::fs::File::options().write(true).open("/dev/full").expect("a device that is always full");
    Account::new().tock("man").stdout(full).assert().code(1).stderr(contains("tock: "));
}

#[test]
fn every_variant_is_listed_under_the_game_whose_profiles_take_it() {
    let account = Account::new();
    account.write(".config/tock/rules/variants/mine.toml", "name = \"Mine\"\ngame = \"toccadille\"\n");
    let listed = account.tock("rules list").output().expect("a list").stdout;
    let listed = String::from_utf8(listed).expect("text");
    let names = |heading: &str| -> Vec<_> {
        let (_, after) = listed.split_once(heading).unwrap_or_else(|| panic!("{heading}: {listed}"));
        let lines = after.lines().skip(1).take_while(|it| !it.is_empty());
        lines.filter_map(|it| it.strip_prefix("  ")?.split(' ').next()).filter(|it| !it.is_empty()).collect()
    };
    for (heading, other, profile, one) in [
        ("Variants of Tock ", "Variants of Toccadille ", "english", "joker"),
        ("Variants of Toccadille ", "Variants of Tock ", "toccadille", "mine"),
    ] {
        assert!(names(heading).contains(&one), "{listed}");
        for variant in names(heading) {
            account.tock(&format!("rules show {profile} {variant}")).assert().success();
        }
        for variant in names(other) {
            account.tock(&format!("rules show {profile} {variant}")).assert().code(1);
        }
    }
}

#[test]
fn a_word_that_is_the_only_one_is_not_listed_too() {
    let account = Account::new();
    for (key, said, is_listed) in
        [("[deck]\njokerz", "did you mean `jokers`?", false), ("[board]\nhoem", "`home`", true)]
    {
        account.write("house.toml", &format!("name = \"House\"\nbase = \"english\"\n{key} = 4\n"));
        let checked = account.tock("rules check house.toml").assert().code(1).stderr(contains(said));
        let text = String::from_utf8_lossy(&checked.get_output().stderr).into_owned();
        assert_eq!(text.contains("It may be"), is_listed, "{text}");
    }
}
