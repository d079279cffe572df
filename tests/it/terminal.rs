//! The program in a pseudo-terminal: keys go in, a screen comes out.

use std::{
    fs,
    io::{Read, Write},
    num::NonZeroU16,
    process::Command,
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::cli::Account;

/// How long anything may take; a test that fails waits so long.
const PATIENCE: Duration = Duration::from_secs(30);

/// Which way the wheel turns.
#[derive(Clone, Copy, Debug)]
pub enum Lines {
    Up,
    Down,
}

/// The program in a terminal of its own, 80 columns wide and 24 rows high.
pub struct Shown {
    child: Box<dyn Child + Send + Sync>,
    terminal: Box<dyn MasterPty + Send>,
    keys: Box<dyn Write + Send>,
    output: Receiver<Vec<u8>>,
    /// What has come of a frame that is not yet whole.
    begun: Vec<u8>,
    frames: usize,
    screen: vt100::Parser,
}

impl Shown {
    /// Starts the program, which knows nothing of the account that runs the tests.
    pub fn new(account: &Account, arguments: &str, variables: &[(&str, &str)]) -> Self {
        Self::saying((80, 24), account, arguments, variables)
    }

    /// Starts the program in a terminal that says it is as large as that, though it is as large as the usual one.
    pub fn saying((cols, rows): (u16, u16), account: &Account, arguments: &str, variables: &[(&str, &str)]) -> Self {
        let size = PtySize { rows, cols, ..PtySize::default() };
        let pair = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_tock"));
        command.args(arguments.split_whitespace());
        command.env_clear();
        command.cwd(account.path(""));
        let home = account.path("").display().to_string();
        let usual = [("HOME", home.as_str()), ("TERM", "xterm-256color"), ("LANG", "C.UTF-8")];
        for (name, value) in usual.iter().chain(variables) {
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
        Self {
            child,
            terminal: pair.master,
            keys,
            output,
            begun: vec![],
            frames: 0,
            screen: vt100::Parser::new(nonzero(24), nonzero(80), 0),
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub fn wait_for(&mut self, text: &str) {
        self.wait_until(&format!("{text:?} does not come up"), |it| it.text().contains(text));
    }

    /// Waits until the screen is as it should be.
    #[track_caller]
    pub fn wait_until(&mut self, failure: &str, is_so: impl Fn(&Self) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !is_so(self) {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.output.recv_timeout(left) {
                Ok(bytes) => self.show(&bytes),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    panic!("{failure} on\n{}", self.text())
                }
            }
        }
    }

    /// Presses keys and waits until the screen shows something else.
    #[track_caller]
    pub fn press_and_see(&mut self, keys: &str) {
        let before = self.text();
        self.press(keys);
        self.wait_until(&format!("{keys:?} changes nothing"), |it| it.text() != before);
    }

    /// Returns what the screen shows, without the blanks at the ends of lines.
    pub fn text(&self) -> String {
        self.screen.screen().contents().lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
    }

    /// Returns the screen.
    pub fn screen(&self) -> &vt100::Screen {
        self.screen.screen()
    }

    /// Presses keys.
    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).expect("it listens");
    }

    /// Clicks on a cell, counted from 0: the button goes down and up.
    pub fn click(&mut self, column: u16, row: u16) {
        let (column, row) = (column + 1, row + 1);
        self.press(&format!("\x1b[<0;{column};{row}M\x1b[<0;{column};{row}m"));
    }

    /// Clicks where a text stands, so many columns beside its beginning.
    #[track_caller]
    pub fn click_on(&mut self, text: &str, beside: u16) {
        let (column, row) = self.find(text).unwrap_or_else(|| panic!("{text:?} is not on\n{}", self.text()));
        self.click(column + beside, row);
    }

    /// Turns the wheel over a cell by one line, down or up.
    pub fn wheel(&mut self, column: u16, row: u16, lines: Lines) {
        let button = match lines {
            Lines::Up => 64,
            Lines::Down => 65,
        };
        self.press(&format!("\x1b[<{button};{};{}M", column + 1, row + 1));
    }

    /// Returns how many frames were shown so far.
    pub const fn frames(&self) -> usize {
        self.frames
    }

    /// Returns how long the program has used a processor, in hundredths of a second.
    pub fn processor_time(&self) -> u64 {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.id())).expect("its figures");
        // The name before them is in brackets.
        let (_, figures) = stat.rsplit_once(')').expect("a name");
        figures.split_whitespace().skip(11).take(2).filter_map(|it| it.parse::<u64>().ok()).sum()
    }

    /// Returns where a text stands on the screen.
    pub fn find(&self, text: &str) -> Option<(u16, u16)> {
        let (rows, columns) = self.screen().size();
        let (rows, columns) = (rows.get(), columns.get());
        let wanted: Vec<_> = text.chars().map(String::from).collect();
        let cell = |row, column| self.screen().cell(row, column).map(|it| it.contents().to_owned());
        let stands = |row: u16, column: u16| {
            wanted.iter().enumerate().all(|(place, letter)| {
                cell(row, column + place as u16).is_some_and(|it| it == *letter || it.is_empty() && letter == " ")
            })
        };
        (0..rows)
            .flat_map(|row| (0..columns).map(move |column| (row, column)))
            .find_map(|(row, column)| stands(row, column).then_some((column, row)))
    }

    /// Makes the window larger or smaller.
    pub fn resize(&mut self, columns: u16, rows: u16) {
        self.screen.screen_mut().set_size(nonzero(rows), nonzero(columns));
        self.terminal.resize(PtySize { rows, cols: columns, ..PtySize::default() }).expect("a new size");
    }

    /// Sends a signal, such as `TERM`.
    pub fn signal(&self, name: &str) {
        let id = self.id().to_string();
        assert!(Command::new("kill").args(["-s", name, &id]).status().expect("it runs").success());
    }

    fn id(&self) -> u32 {
        self.child.process_id().expect("it runs")
    }

    /// Waits until the program is stopped, and reads what it wrote until then.
    #[track_caller]
    pub fn wait_until_stopped(&mut self) {
        let deadline = Instant::now() + PATIENCE;
        let id = self.id().to_string();
        loop {
            let state = Command::new("ps").args(["-o", "state=", "-p", &id]).output().expect("it runs").stdout;
            if state.starts_with(b"T") {
                break;
            }
            assert!(Instant::now() < deadline, "it does not stop:\n{}", self.text());
        }
        self.read_rest();
    }

    /// Reads what is still on its way.
    pub fn read_rest(&mut self) {
        while let Ok(bytes) = self.output.recv_timeout(Duration::from_millis(300)) {
            self.show(&bytes);
        }
        self.screen.process(&std::mem::take(&mut self.begun));
    }

    /// Shows what came out, frame by frame: half a frame is no screen to look at.
    fn show(&mut self, bytes: &[u8]) {
        const BEGIN: &[u8] = b"\x1b[?2026h";
        const END: &[u8] = b"\x1b[?2026l";
        self.begun.extend_from_slice(bytes);
        let begin = self.begun.windows(BEGIN.len()).rposition(|it| it == BEGIN);
        let end = self.begun.windows(END.len()).rposition(|it| it == END);
        let whole = match (begin, end) {
            (Some(begin), Some(end)) if end < begin => begin,
            (Some(begin), None) => begin,
            (Some(_) | None, _) => self.begun.len(),
        };
        let rest = self.begun.split_off(whole);
        self.frames += self.begun.windows(END.len()).filter(|it| *it == END).count();
        self.screen.process(&std::mem::replace(&mut self.begun, rest));
    }

    /// Tells whether the terminal is as it was before the program: the screen, the cursor, the mouse, and the line mode.
    pub fn is_given_back(&self) -> bool {
        let screen = self.screen();
        let mouse = screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None;
        let modes = self.terminal.get_termios().map(|it| format!("{:?}", it.local_flags)).unwrap_or_default();
        !screen.alternate_screen()
            && !screen.hide_cursor()
            && !mouse
            && !screen.bracketed_paste()
            && modes.contains("ECHO")
            && modes.contains("ICANON")
    }

    /// Returns how often the threads of the program were woken up so far.
    pub fn wake_ups(&self) -> u64 {
        let tasks = fs::read_dir(format!("/proc/{}/task", self.id())).expect("its threads");
        let status = |task: fs::DirEntry| fs::read_to_string(task.path().join("status")).unwrap_or_default();
        let count = |status: String| {
            let line = status.lines().find_map(|it| it.strip_prefix("voluntary_ctxt_switches:").map(str::to_owned));
            line.and_then(|it| it.trim().parse::<u64>().ok()).unwrap_or(0)
        };
        tasks.flatten().map(status).map(count).sum()
    }

    /// Tells whether the program writes nothing for a while.
    pub fn is_silent(&mut self) -> bool {
        self.output.recv_timeout(Duration::from_millis(1500)).is_err()
    }

    /// Leaves a game that is not over.
    #[track_caller]
    pub fn leave(&mut self) {
        self.press("q");
        self.wait_for("Leave the game?");
        self.press("y");
    }

    /// Waits until the program ends; returns its exit status and what then stands on the screen.
    #[track_caller]
    pub fn end(mut self) -> (u32, String) {
        let status = self.wait_for_end();
        assert!(self.is_given_back(), "the terminal is not as it was:\n{}", self.text());
        (status, self.text())
    }

    /// Waits until the program ends, in whatever way; returns its exit status.
    #[track_caller]
    pub fn wait_for_end(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        let status = loop {
            match self.child.try_wait().expect("its status") {
                Some(status) => break status,
                None if Instant::now() < deadline => thread::sleep(Duration::from_millis(10)),
                None => panic!("it does not end:\n{}", self.text()),
            }
        };
        self.read_rest();
        status.exit_code()
    }
}

fn nonzero(size: u16) -> NonZeroU16 {
    NonZeroU16::new(size).expect("a size of a screen")
}
