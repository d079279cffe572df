//! What opens the table, in a pseudo-terminal: that it opens, how it is left, and what is said afterwards.

use std::{
    io::{Read, Write},
    process::Command,
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::cli::Account;

/// How long anything may take; a test that fails waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// The program in a terminal of its own.
struct Shown {
    child: Box<dyn Child + Send + Sync>,
    /// Kept, for the terminal is gone without it.
    _terminal: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    screen: vt100::Parser,
}

impl Shown {
    fn new(account: &Account, arguments: &str, variables: &[(&str, &str)]) -> Self {
        let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tock"));
        command.args(arguments.split_whitespace());
        command.env_clear();
        command.cwd(account.path(""));
        let home = account.path("").display().to_string();
        for (name, value) in [("HOME", home.as_str()), ("TERM", "xterm-256color"), ("LANG", "C.UTF-8")] {
            command.env(name, value);
        }
        for (name, value) in variables {
            command.env(name, value);
        }
        let child = pair.slave.spawn_command(command).expect("it starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its input");
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        let [rows, columns] = [24, 80].map(|it| std::num::NonZeroU16::new(it).expect("not 0"));
        Self { child, _terminal: pair.master, keys, output, screen: vt100::Parser::new(rows, columns, 0) }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    fn wait_for(&mut self, text: &str) {
        let deadline = Instant::now() + PATIENCE;
        while !self.text().contains(text) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.screen.process(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{text:?} does not come up on\n{}", self.text())
                }
            }
        }
    }

    fn text(&self) -> String {
        self.screen.screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("it listens");
    }

    /// Leaves a game that is not over.
    #[track_caller]
    fn leave(&mut self) {
        self.press("q");
        self.wait_for("Leave the game?");
        self.press("y");
    }

    /// Waits until the program ends; returns its exit status and what then stands on the screen.
    #[track_caller]
    fn end(mut self) -> (u32, String) {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            match self.child.try_wait().expect("its status") {
                Some(status) => break status,
                None if Instant::now() < deadline => thread::sleep(Duration::from_millis(10)),
                None => panic!("it does not end:\n{}", self.text()),
            }
        };
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.screen.process(&bytes);
        }
        let screen = self.screen.screen();
        assert!(!screen.alternate_screen() && !screen.hide_cursor(), "the terminal is as it was");
        (status.exit_code(), self.text())
    }
}

/// Plays a whole game between bots into a file, and returns its record.
fn recorded(account: &Account, name: &str) -> String {
    let output = account.tock(&format!("simulate --seed 7 --record-dir {name}")).output().expect("it runs");
    assert!(output.status.success());
    std::fs::read_to_string(account.path(name).join("game-1.jsonl")).expect("a record")
}

#[test]
fn a_game_that_is_left_is_kept_and_goes_on() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "play --bots 1 --seat A=human:Ann --seed 1 --first A --speed off", &[]);
    shown.wait_for("Ann");
    shown.leave();
    let (status, text) = shown.end();
    assert_eq!(status, 0, "{text}");
    let name = text.split("tock resume ").nth(1).and_then(|it| it.split('`').next()).expect("the name of the game");
    for arguments in [format!("resume {name}"), "resume".to_owned()] {
        let mut shown = Shown::new(&account, &arguments, &[]);
        shown.wait_for("Ann");
        shown.leave();
        assert_eq!(shown.end().0, 0);
    }
}

#[test]
fn a_game_recorded_elsewhere_is_told_by_its_path() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "play --players 2 --record mine.jsonl", &[]);
    shown.wait_for("Player A");
    shown.leave();
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("tock resume mine.jsonl"), "{text}");
    let shown = Shown::new(&account, "play --players 2 --record mine.jsonl", &[]);
    let (status, text) = shown.end();
    assert!(status == 1 && text.contains("mine.jsonl"), "{text}");
}

#[test]
fn a_game_that_is_over_is_told_and_not_taken_up_again() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "play --players 2 --bots 2 --seed 3 --speed off --record it.jsonl", &[]);
    shown.wait_for("wins the game");
    shown.press("q");
    let (status, text) = shown.end();
    assert!(status == 0 && text.contains("wins the game"), "{text}");
    let (status, text) = Shown::new(&account, "resume it.jsonl", &[]).end();
    assert!(status == 1 && text.contains("the game is over"), "{text}");
}

#[test]
fn a_signal_ends_it_with_the_terminal_as_it_was() {
    for (signal, number) in [("TERM", 15), ("HUP", 1)] {
        let account = Account::new();
        let mut shown = Shown::new(&account, "play --players 2", &[]);
        shown.wait_for("Player A");
        let id = shown.child.process_id().expect("it runs").to_string();
        assert!(Command::new("kill").args(["-s", signal, &id]).status().expect("it runs").success());
        assert_eq!(shown.end().0, 128 + number, "{signal}");
    }
}

#[test]
fn a_record_is_shown_step_by_step_and_a_torn_one_too() {
    let account = Account::new();
    let record = recorded(&account, "games");
    account.write("torn.jsonl", &record[..record.len() / 2]);
    for (file, said) in [("games/game-1.jsonl", None), ("torn.jsonl", Some("not written to its end"))] {
        let mut shown = Shown::new(&account, &format!("replay {file}"), &[]);
        shown.wait_for("back");
        shown.press("q");
        let (status, text) = shown.end();
        assert!(status == 0 && said.is_none_or(|it| text.contains(it)), "{file}: {text}");
    }
    assert_eq!(std::fs::read_to_string(account.path("torn.jsonl")).expect("as it was"), record[..record.len() / 2]);
}

#[test]
fn a_record_that_does_not_replay_is_refused_and_left_as_it_is() {
    let account = Account::new();
    let record = recorded(&account, "games");
    let wrong: Vec<_> = record.lines().map(|it| it.replace("\"seat\":\"A\"", "\"seat\":\"C\"")).collect();
    account.write("wrong.jsonl", &(wrong.join("\n") + "\n"));
    for arguments in ["replay wrong.jsonl", "resume wrong.jsonl"] {
        let (status, text) = Shown::new(&account, arguments, &[]).end();
        assert!(status == 1 && text.contains("wrong.jsonl: line "), "{arguments}: {text}");
    }
    let kept = std::fs::read_to_string(account.path("wrong.jsonl")).expect("as it was");
    assert_eq!(kept.lines().collect::<Vec<_>>(), wrong);
}

#[test]
fn the_program_alone_opens_where_a_game_is_set_up() {
    let account = Account::new();
    let mut shown = Shown::new(&account, "", &[]);
    shown.wait_for("english");
    shown.press("q");
    assert_eq!(shown.end().0, 0);
}

#[test]
fn a_terminal_that_can_show_nothing_is_refused() {
    let account = Account::new();
    let (status, text) = Shown::new(&account, "play --players 2", &[("TERM", "dumb")]).end();
    assert!(status == 2 && text.contains("move its cursor"), "{text}");
}

#[test]
fn what_is_asked_wrongly_opens_no_table() {
    let account = Account::new();
    for (arguments, status, said) in [
        ("play --rules frnch", 1, "did you mean `french`"),
        ("play --rules french --players 2", 2, "for 4 players"),
        ("play --players 2 --seat B=human:Bea", 2, "choose A or C"),
        ("play --players 2 --bots 3", 2, "3 bots have no room"),
        ("play --players 2 --first D", 2, "choose A or C"),
        ("resume", 1, "no unfinished game"),
        ("resume nothing", 1, "no game named nothing"),
        ("replay nothing.jsonl", 1, "no game named nothing.jsonl"),
    ] {
        let (found, text) = Shown::new(&account, arguments, &[]).end();
        let text = text.replace('\n', "");
        assert!(found == status && text.contains(said), "{arguments}: {found} {text}");
    }
    assert!(!account.path(".local/share/tock/games").exists(), "nothing was begun");
}
