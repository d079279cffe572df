//! Programs of other people as bots: `bot:./program`, what they are told, and what becomes of those that err.
#![cfg(unix)]

use std::{
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use assert_cmd::assert::OutputAssertExt;
use predicates::{prelude::PredicateBooleanExt, str::contains};
use tempfile::TempDir;
use tock::{
    bot::{Effort, Kind, Level, Limit},
    chance::{Chance, Purpose},
    game::Game,
    position::tock::seen,
    session::Session,
    tock::{BySeat, Seat},
};

use crate::{
    cli::Account,
    session::{bots, table},
};

/// Writes a program for the shell.
fn program(folder: &Path, lines: &str) -> PathBuf {
    let path = folder.join("program");
    fs::write(&path, format!("#!/bin/sh\n{lines}\n")).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
    path
}

fn game(rules: &str, players: usize) -> Session {
    Session::begin(&bots(&table(rules), players, 5)).unwrap()
}

/// How long a program may take in these tests.
fn limit(milliseconds: u64) -> Limit {
    Limit::of(Effort::Time(Duration::from_millis(milliseconds)))
}

#[test]
fn the_example_of_the_guide_plays_whole_games() {
    if Command::new("python3").arg("--version").output().is_err() {
        eprintln!("there is no python3 here: the example was not tried");
        return;
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("contrib/bots/nearest.py");
    for (rules, players) in [("french", 4), ("english lose-a-turn", 3)] {
        let mut session = game(rules, players);
        let kind = |seat| if seat == Seat::B { Kind::Program(path.clone()) } else { Kind::from(Level::Random) };
        let mut bots = BySeat::from_fn(|seat| kind(seat).make(5, seat, &Limit::default()));
        let mut differing = 0;
        while let Some(seat) = session.to_move() {
            let view = session.view(seat);
            let mv = bots[seat].choose(&view);
            differing +=
                usize::from(seat == Seat::B && mv != Level::Greedy.make(5, seat, &Limit::default()).choose(&view));
            assert_eq!(bots[seat].trouble(), None);
            session.play(&mv).unwrap();
        }
        assert!(session.end().is_some_and(|it| it.winners.contains(Seat::B)), "{rules}: it wins against random");
        assert!(5 < differing, "it was not greedy that played: {differing}");
    }
}

#[test]
fn where_a_program_errs_greedy_chooses_the_move_and_the_reason_is_said() {
    let folder = TempDir::new().unwrap();
    let session = game("french", 4);
    let seat = session.to_move().unwrap();
    let view = session.view(seat);
    let greedy = Level::Greedy.make(5, seat, &Limit::default()).choose(&view);
    for (lines, said) in [
        ("exit 3", "ended in the middle of the game: greedy"),
        ("echo no memory left >&2; exit 3", "(“no memory left”): greedy"),
        ("while read line; do :; done", "gave no move within"),
        ("sleep 60", "gave no move within"),
        ("while :; do echo; done", "gave no move within"),
        ("read a; read b; echo hello; read c", "answered “hello”, which is no JSON"),
        ("read a; read b; printf 'a\\033[2Jb\\n'; read c", "answered “a[2Jb”"),
        ("read a; read b; head -c 70000 /dev/zero | tr '\\0' x; read c", "which is no JSON"),
        ("read a; read b; echo '[]'; read c", "which is no legal move"),
        ("read a; read b; echo '{\"index\": 99999}'; read c", "which is no legal move"),
        ("read a; read b; echo '{\"index\": -1}'; read c", "which is no legal move"),
        ("read a; read b; echo '{\"move\": \"K nowhere\"}'; read c", "which is no legal move"),
        ("read a; read b; echo '{\"index\": 0, \"move\": \"pass\"}'; read c", "which is no legal move"),
    ] {
        let path = program(folder.path(), lines);
        let time = if said.contains("within") { 1 } else { 5000 };
        let mut bot = Kind::Program(path.clone()).make(5, seat, &limit(time));
        assert_eq!(bot.choose(&view), greedy, "{lines}");
        let trouble = bot.trouble().unwrap_or_default();
        assert!(trouble.starts_with(&path.display().to_string()) && trouble.contains(said), "{lines}: {trouble}");
        assert_eq!(bot.trouble(), None, "it is said once");
    }
    fs::write(folder.path().join("text"), "no program").unwrap();
    for name in ["text", "nothing", "."] {
        let mut bot = Kind::Program(folder.path().join(name)).make(5, seat, &limit(1000));
        assert_eq!(bot.choose(&view), greedy);
        assert!(bot.trouble().unwrap_or_default().contains("could not be started"), "{name}");
    }
}

#[test]
fn a_program_that_errs_three_times_is_asked_no_more() {
    let folder = TempDir::new().unwrap();
    let asked = folder.path().join("asked");
    let path =
        program(folder.path(), &format!("while read line; do echo x >> '{}'; echo nonsense; done", asked.display()));
    let session = game("french", 4);
    let seat = session.to_move().unwrap();
    let mut bot = Kind::Program(path).make(5, seat, &limit(5000));
    let troubles: Vec<_> = (0..5)
        .map(|_| {
            bot.choose(&session.view(seat));
            bot.trouble().map(|it| it.contains("from now on"))
        })
        .collect();
    assert_eq!(troubles, [Some(false), Some(false), Some(true), None, None]);
    drop(bot);
    assert!(fs::read_to_string(asked).unwrap().lines().count() <= 4, "three moves, and who plays");
}

#[test]
fn a_late_answer_is_not_taken_for_the_next_one() {
    let folder = TempDir::new().unwrap();
    // The second question gets the answer to the first, and then its own.
    let lines = "read hello; read q; echo '{\"id\": 1, \"index\": 0}'; read q; echo '{\"id\": 1, \"index\": 0}'; \
                 echo '{\"id\": 2, \"index\": 1}'; read q";
    let path = program(folder.path(), lines);
    let session = game("french", 4);
    let seat = session.to_move().unwrap();
    let (view, mut bot) = (session.view(seat), Kind::Program(path).make(5, seat, &limit(5000)));
    let legal = view.legal_moves();
    assert_eq!([bot.choose(&view), bot.choose(&view)], [legal[0], legal[1]]);
    assert_eq!(bot.trouble(), None);
}

#[test]
fn a_program_that_hangs_holds_nobody_up_and_is_gone_with_its_game() {
    let folder = TempDir::new().unwrap();
    let number = folder.path().join("number");
    let path =
        program(folder.path(), &format!("trap '' TERM; echo $$ > '{}'; while :; do sleep 1; done", number.display()));
    let session = game("french", 4);
    let seat = session.to_move().unwrap();
    let limit = limit(60_000);
    let stop = limit.stop.clone();
    let begun = Instant::now();
    std::thread::scope(|scope| {
        scope.spawn(|| {
            while !number.exists() && begun.elapsed() < Duration::from_secs(20) {
                std::thread::sleep(Duration::from_millis(5));
            }
            stop.tell();
        });
        let mut bot = Kind::Program(path).make(5, seat, &limit);
        assert!(session.view(seat).legal_moves().contains(&bot.choose(&session.view(seat))));
        assert_eq!(bot.trouble(), None, "who tells it to stop knows");
    });
    assert!(begun.elapsed() < Duration::from_secs(30));
    let number = fs::read_to_string(number).unwrap();
    assert!(!Path::new("/proc").join(number.trim()).exists(), "the process has ended");
}

#[test]
fn what_a_program_is_told_does_not_depend_on_what_is_hidden() {
    let mut differing = 0;
    let mut session = game("french", 4);
    let rules = table("french").rules;
    let mut chance = Chance::new(2, Purpose::Game(0));
    for _ in 0..200 {
        let Some(seat) = session.to_move() else { break };
        let view = session.view(seat);
        let other = view.imagine(&mut |n| chance.pick(n));
        differing += usize::from(other != *session.state());
        assert_eq!(seen(&other.view(&rules, seat)), seen(&view));
        let told = serde_json::Value::Object(seen(&view));
        let others = view.table().iter().filter(|it| *it != seat);
        others.for_each(|it| assert!(told[it.to_string()]["hand"].is_u64(), "{told}"));
        crate::session::play(&mut session, 1);
    }
    assert!(100 < differing);
}

#[test]
fn a_record_starts_no_program_that_nobody_asked_for() {
    let account = Account::new();
    let run = account.path("run");
    let path = program(run.parent().unwrap(), &format!("touch '{}'; exit 0", run.display()));
    let flags = "play --plain --seed 3 --rules english --players 2 --seat A=human --first C --seat C=bot:./program";
    account.tock(flags).assert().success().stdout(contains("ended in the middle of the game"));
    assert!(run.exists());
    fs::remove_file(&run).unwrap();
    // Enough is played for C to come to move again.
    let resumed = |flags: &str| {
        let mut command = account.tock(&format!("resume --plain {flags}"));
        command.stdin(fs::File::open(account.path("answers")).unwrap()).assert()
    };
    fs::write(account.path("answers"), "1\n1\n1\n").unwrap();
    resumed("").stdout(contains("which nobody asked for here").and(contains(path.display().to_string())));
    assert!(!run.exists());
    fs::write(account.path("answers"), "1\n1\n1\n").unwrap();
    resumed("--run ./program").stdout(contains("ended in the middle"));
    assert!(run.exists());
    account.tock("resume --run ./other").assert().code(2).stderr(contains("./other is no program to play with"));
    account.tock("play --plain --bot bot:./other").assert().code(2).stderr(contains("./other is no program"));
}

#[test]
fn games_without_a_screen_tell_which_program_did_not_play_them() {
    let account = Account::new();
    let path = program(account.path("").as_path(), "exit 1");
    for format in ["", " --json"] {
        let arguments = format!("simulate --games 3 --bot A=bot:{}{format}", path.display());
        let said = format!("{} ended in the middle of the game: greedy plays in its place\n", path.display());
        account.tock(&arguments).assert().success().stderr(said).stdout(contains("games").and(contains("ended").not()));
    }
}
