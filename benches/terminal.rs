//! How quick the program itself is in a terminal, and how much memory it takes: `cargo bench --bench terminal`.
//!
//! The program runs in a pseudo-terminal that answers no question, which is the slowest kind. Each figure stands beside
//! its limit; the exit status is 1 if one is over it. On a machine that does other work the figures are worse;
//! what the program itself takes is its time on the processor, which is told too.

use std::{
    fs,
    io::{Read, Write},
    process::ExitCode,
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};
use tempfile::TempDir;

/// How often each thing is done.
const STARTS: usize = 20;
const KEYS: usize = 100;
/// What ends a frame.
const END: &[u8] = b"\x1b[?2026l";
/// How long anything may take before something is wrong.
const PATIENCE: Duration = Duration::from_secs(20);

const GAME: &str = "play --rules french --seat A=human:Ann --bots 3 --seed 7 --speed off";
const BOTS: &str = "play --rules french --bots 4 --seed 7 --speed off";

fn main() -> ExitCode {
    let mut is_fine = true;
    for (name, arguments) in [("set-up", ""), ("a game", GAME)] {
        let times = (0..STARTS).map(|_| first_screen(arguments)).collect();
        is_fine &= told(&format!("first screen of {name}"), times, Duration::from_millis(50));
    }
    for size in [(80, 24), (200, 60), (300, 100)] {
        let (columns, rows) = size;
        is_fine &= told(&format!("key to screen, {columns}x{rows}"), keys(size), Duration::from_millis(20));
    }
    for (name, arguments) in [("a game", GAME), ("a whole game of bots", BOTS)] {
        let kibibytes = memory(arguments);
        let fits = kibibytes < 20 * 1024;
        println!("{:34} {:>8} KiB at most, limit 20480 KiB: {}", format!("memory of {name}"), kibibytes, sign(fits));
        is_fine &= fits;
    }
    if is_fine { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

/// How long something took: until it was seen, and on the processor.
#[derive(Clone, Copy)]
struct Took {
    time: Duration,
    work: Duration,
}

/// Prints the middle and the longest of some times; tells whether the middle is within the limit.
fn told(what: &str, mut took: Vec<Took>, limit: Duration) -> bool {
    took.sort_unstable_by_key(|it| it.work);
    let work = took[took.len() / 2].work;
    took.sort_unstable_by_key(|it| it.time);
    let (middle, longest) = (took[took.len() / 2].time, took[took.len() - 1].time);
    let fits = middle < limit;
    let [middle, longest, work] = [middle, longest, work].map(|it| it.as_secs_f64() * 1000.0);
    let (limit, sign) = (limit.as_millis(), sign(fits));
    println!("{what:34} {middle:>8.2} ms, work {work:.2} ms, longest {longest:.2} ms, limit {limit} ms: {sign}");
    fits
}

const fn sign(fits: bool) -> &'static str {
    if fits { "fine" } else { "OVER" }
}

/// Returns how long it takes from the start to the end of the first frame.
fn first_screen(arguments: &str) -> Took {
    let begin = Instant::now();
    let mut program = Program::start(arguments, (80, 24));
    program.wait_for_frame();
    Took { time: begin.elapsed(), work: program.work() }
}

/// Returns how long it takes from a key to the end of the frame that shows what it did.
fn keys(size: (u16, u16)) -> Vec<Took> {
    let mut program = Program::start(GAME, size);
    program.wait_until_silent();
    let mut took = vec![];
    for key in ["t", "?", "\x1b[B", "\r"].iter().cycle().take(KEYS) {
        let (begin, before) = (Instant::now(), program.work());
        program.press(key);
        program.wait_for_frame();
        let time = begin.elapsed();
        program.wait_until_silent();
        took.push(Took { time, work: program.work().saturating_sub(before) });
    }
    took
}

/// Returns the most memory that was resident, in KiB.
fn memory(arguments: &str) -> u64 {
    let mut program = Program::start(arguments, (200, 60));
    program.wait_until_silent();
    for key in ["?", "\x1b[B", "\r", "r", "\r"] {
        program.press(key);
        program.wait_until_silent();
    }
    program.most_memory()
}

/// The program in a terminal of its own.
struct Program {
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    /// What came since the last frame ended.
    rest: Vec<u8>,
    _terminal: Box<dyn MasterPty + Send>,
    _home: TempDir,
}

impl Program {
    fn start(arguments: &str, (cols, rows): (u16, u16)) -> Self {
        let home = tempfile::tempdir().expect("a temporary folder");
        let pair =
            native_pty_system().openpty(PtySize { rows, cols, ..PtySize::default() }).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tock"));
        command.args(arguments.split_whitespace());
        command.env_clear();
        command.cwd(home.path());
        for (name, value) in [("TERM", "xterm-256color"), ("COLORTERM", "truecolor"), ("LANG", "C.UTF-8")] {
            command.env(name, value);
        }
        command.env("HOME", home.path());
        let child = pair.slave.spawn_command(command).expect("it starts");
        drop(pair.slave);
        let mut reader = pair.master.try_clone_reader().expect("its output");
        let keys = pair.master.take_writer().expect("its input");
        let (sender, output) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = vec![0; 65536];
            while let Ok(read @ 1..) = reader.read(&mut bytes) {
                if sender.send(bytes[..read].to_vec()).is_err() {
                    break;
                }
            }
        });
        Self { child, keys, output, rest: vec![], _terminal: pair.master, _home: home }
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("it listens");
        self.keys.flush().expect("it listens");
    }

    fn wait_for_frame(&mut self) {
        loop {
            if let Some(place) = self.rest.windows(END.len()).position(|it| it == END) {
                self.rest.drain(..place + END.len());
                return;
            }
            let bytes = self.output.recv_timeout(PATIENCE).expect("a frame");
            self.rest.extend(bytes);
        }
    }

    /// Waits until nothing comes for a while.
    fn wait_until_silent(&mut self) {
        while self.output.recv_timeout(Duration::from_millis(150)).is_ok() {}
        self.rest.clear();
    }

    /// Returns how long all its threads were on the processor.
    fn work(&self) -> Duration {
        let id = self.child.process_id().expect("it runs");
        let tasks = fs::read_dir(format!("/proc/{id}/task")).into_iter().flatten().flatten();
        let of_task = |task: fs::DirEntry| -> Option<u64> {
            fs::read_to_string(task.path().join("schedstat")).ok()?.split(' ').next()?.parse().ok()
        };
        Duration::from_nanos(tasks.filter_map(of_task).sum())
    }

    fn most_memory(&self) -> u64 {
        let id = self.child.process_id().expect("it runs");
        let status = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
        let line = status.lines().find_map(|it| it.strip_prefix("VmHWM:")).unwrap_or_default();
        line.trim().trim_end_matches(" kB").parse().unwrap_or(0)
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.child.kill().ok();
        self.child.wait().ok();
    }
}
