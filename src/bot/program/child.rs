//! The process of a program, and lines to it and from it. Nothing here waits longer than the clock allows.

use std::{
    io::{self, BufRead, BufReader, Read, Write},
    path::Path,
    process::{Child as Process, Command, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, Sender},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::Value as Json;

use crate::bot::Clock;

/// How often the clock is looked at while nothing comes.
const LOOK: Duration = Duration::from_millis(10);

/// How long a program may take to end by itself when nobody asks it any more.
const GRACE: Duration = Duration::from_millis(100);

/// The longest line that is read: a program that writes without end is not kept in memory.
const LONGEST_LINE: u64 = 1 << 16;

/// A program at work.
pub struct Child {
    process: Process,
    /// What is to be written to it; none when all has been said.
    said: Option<Sender<String>>,
    lines: Receiver<String>,
    /// What it last wrote to its standard error.
    last_words: Arc<Mutex<String>>,
}

/// Why there is no line.
#[derive(Debug, PartialEq, Eq)]
pub enum NoLine {
    /// The time is up.
    Late,
    /// The program has ended, or closed its output; with what it last wrote to its standard error.
    Gone(String),
}

impl Child {
    /// Starts the program.
    ///
    /// # Errors
    ///
    /// If it cannot be started.
    pub fn start(path: &Path) -> io::Result<Self> {
        let mut process =
            Command::new(path).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
        // Each stream has a thread of its own: none can hold up another, whatever the program reads and writes.
        let (said, to_say) = mpsc::channel::<String>();
        if let Some(mut input) = process.stdin.take() {
            thread::spawn(move || to_say.iter().try_for_each(|it| input.write_all(it.as_bytes())));
        }
        let (heard, lines) = mpsc::channel();
        if let Some(output) = process.stdout.take() {
            thread::spawn(move || each_line(output, |it| heard.send(it).is_ok()));
        }
        let last_words = Arc::new(Mutex::new(String::new()));
        if let Some(errors) = process.stderr.take() {
            let last_words = last_words.clone();
            thread::spawn(move || {
                each_line(errors, |it| {
                    *last_words.lock().unwrap_or_else(PoisonError::into_inner) = it;
                    true
                });
            });
        }
        Ok(Self { process, said: Some(said), lines, last_words })
    }

    /// Says one line to the program, without waiting until it reads it.
    pub fn tell(&mut self, message: &Json) {
        // A program that has ended shows in that it does not answer.
        self.said.as_ref().and_then(|it| it.send(format!("{message}\n")).ok());
    }

    /// Returns the next line the program writes.
    ///
    /// # Errors
    ///
    /// If the time is up before there is one, or there will be none.
    pub fn line(&mut self, clock: &Clock) -> Result<String, NoLine> {
        loop {
            match self.lines.recv_timeout(LOOK) {
                Ok(line) => return Ok(line),
                Err(RecvTimeoutError::Timeout) if clock.is_up() => return Err(NoLine::Late),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(NoLine::Gone(self.last_words())),
            }
        }
    }

    /// Returns what it last wrote to its standard error, once it has ended.
    fn last_words(&mut self) -> String {
        self.end();
        // Its last line may still be on the way.
        thread::sleep(LOOK);
        self.last_words.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Has the program end: by itself, if it does so soon.
    fn end(&mut self) {
        self.said = None;
        let until = Instant::now() + GRACE;
        while Instant::now() < until {
            if !matches!(self.process.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(LOOK / 10);
        }
        self.process.kill().ok();
        self.process.wait().ok();
    }
}

impl Drop for Child {
    fn drop(&mut self) {
        self.end();
    }
}

/// Hands on each line that is not empty, without its end, until there are no more or nobody listens.
fn each_line(stream: impl Read, mut hand_on: impl FnMut(String) -> bool) {
    let mut stream = BufReader::new(stream);
    let mut line = vec![];
    loop {
        line.clear();
        match stream.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => return,
            Ok(_) => {}
        }
        let text = String::from_utf8_lossy(&line).trim().to_owned();
        if !text.is_empty() && !hand_on(text) {
            return;
        }
    }
}
