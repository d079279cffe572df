//! The loop: waits for a message, brings the model up to date, and draws if anything changed.

use std::{
    io,
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use ratatui::crossterm::event;

use crate::{
    bot::Crew,
    tui::{
        Cmd, Display, Msg,
        bots::Bots,
        event::inputs,
        keys::Input,
        model::{Exit, Model},
        terminal::Screen,
        theme::{Answers, Heard},
    },
};

/// How long the first screen waits for the terminal to say what its background is like.
const ANSWER: Duration = Duration::from_millis(15);

/// Runs until somebody leaves.
///
/// # Errors
///
/// If the terminal cannot be used.
pub fn run(mut model: Model, crew: Crew, display: Display) -> io::Result<Exit> {
    let (sender, messages) = mpsc::channel();
    listen_to_signals(&sender)?;
    let mut screen = Screen::open(display.depth)?;
    if display.is_guess {
        screen.ask_for_ground()?;
    }
    listen_to_keys(sender.clone(), display.is_guess);
    let mut running = Running { bots: Bots::start(crew, sender), alarm: None };
    let mut cmds = model.begin();
    if display.is_guess {
        cmds.extend(wait_for_ground(&mut model, &messages));
    }
    let mut changed = true;
    loop {
        for cmd in std::mem::take(&mut cmds) {
            if let Some(exit) = running.carry_out(cmd, &mut screen)? {
                return Ok(exit);
            }
        }
        if changed {
            let begun = Instant::now();
            model.hits = screen.draw(&model)?;
            cmds.extend(model.frame_took(begun.elapsed()));
        }
        for cmd in std::mem::take(&mut cmds) {
            if let Some(exit) = running.carry_out(cmd, &mut screen)? {
                return Ok(exit);
            }
        }
        if cfg!(debug_assertions) {
            fall_if_asked();
        }
        let first = running.wait(&messages)?;
        // What came in meanwhile is dealt with before anything is drawn.
        let more = std::iter::from_fn(|| messages.try_recv().ok());
        changed = false;
        for msg in last_hovers([first].into_iter().chain(more)) {
            changed |= !model.ignores(&msg);
            cmds.extend(model.update(msg));
        }
        if !model.awaits_bot() {
            running.bots.rest();
        }
    }
}

/// Waits a moment for the answer about the background, so that the first screen need not change its colours.
fn wait_for_ground(model: &mut Model, messages: &mpsc::Receiver<Msg>) -> Vec<Cmd> {
    let until = Instant::now() + ANSWER;
    let mut cmds = vec![];
    while let Ok(msg) = messages.recv_timeout(until.saturating_duration_since(Instant::now())) {
        let is_answer = matches!(msg, Msg::Ground(_));
        cmds.extend(model.update(msg));
        if is_answer {
            break;
        }
    }
    cmds
}

/// Leaves out where the pointer only passed: of moves that follow each other the last counts.
fn last_hovers(msgs: impl Iterator<Item = Msg>) -> impl Iterator<Item = Msg> {
    let hovers = |it: &Msg| matches!(it, Msg::Input(Input::Hover { .. }));
    let mut msgs = msgs.peekable();
    std::iter::from_fn(move || {
        let mut msg = msgs.next()?;
        while hovers(&msg) {
            match msgs.next_if(hovers) {
                Some(next) => msg = next,
                None => break,
            }
        }
        Some(msg)
    })
}

/// Panics if a test asks for it, to see that the terminal is given back.
fn fall_if_asked() {
    match std::env::var("TOCK_TEST_PANIC").as_deref() {
        Ok("here") => panic!("a test asked for this"),
        Ok("thread") => drop(thread::spawn(|| panic!("a test asked for this")).join()),
        Ok(_) | Err(_) => {}
    }
}

/// What runs beside the model.
struct Running {
    bots: Bots,
    /// When to send [`Msg::Waited`], and with which ticket.
    alarm: Option<(Instant, u64)>,
}

impl Running {
    /// Does what the model asks; returns how to leave, if it asks that.
    fn carry_out(&mut self, cmd: Cmd, screen: &mut Screen) -> io::Result<Option<Exit>> {
        match cmd {
            Cmd::Think(thinking) => self.bots.think(*thinking),
            Cmd::ThinkInMatch(thinking) => self.bots.think_in_match(*thinking),
            Cmd::AdviseInMatch(thinking) => self.bots.advise_in_match(*thinking),
            Cmd::Advise(thinking) => self.bots.advise(*thinking),
            Cmd::Wait { ticket, time } => self.alarm = Some((Instant::now() + time, ticket)),
            Cmd::Suspend => screen.suspend()?,
            Cmd::TakeAgain => screen.take_again()?,
            Cmd::Repaint => screen.forget()?,
            Cmd::Mouse(mouse) => screen.listen_to(mouse)?,
            Cmd::Leave(exit) => return Ok(Some(exit)),
        }
        Ok(None)
    }

    /// Waits for the next message, without waking up before there is one.
    fn wait(&mut self, messages: &mpsc::Receiver<Msg>) -> io::Result<Msg> {
        let gone = || io::Error::from(io::ErrorKind::BrokenPipe);
        let Some((time, ticket)) = self.alarm else { return messages.recv().map_err(|_| gone()) };
        match messages.recv_timeout(time.saturating_duration_since(Instant::now())) {
            Ok(msg) => Ok(msg),
            Err(RecvTimeoutError::Timeout) => {
                self.alarm = None;
                Ok(Msg::Waited { ticket })
            }
            Err(RecvTimeoutError::Disconnected) => Err(gone()),
        }
    }
}

/// Reads keys on a thread of its own, which ends with the program: reading cannot be broken off.
fn listen_to_keys(sender: mpsc::Sender<Msg>, is_asked: bool) {
    let mut answers = Answers::new(is_asked);
    thread::spawn(move || {
        loop {
            let (msgs, last) = match event::read() {
                Ok(event) => (answers.hear(event).into_iter().flat_map(msgs).collect(), false),
                Err(_) => (vec![Msg::Gone], true),
            };
            if msgs.into_iter().any(|it| sender.send(it).is_err()) || last {
                break;
            }
        }
    });
}

fn msgs(heard: Heard) -> Vec<Msg> {
    match heard {
        Heard::Event(event) => inputs(event).into_iter().map(Msg::Input).collect(),
        Heard::Ground(ground) => vec![Msg::Ground(ground)],
    }
}

#[cfg(unix)]
fn listen_to_signals(sender: &mpsc::Sender<Msg>) -> io::Result<()> {
    use signal_hook::{
        consts::{SIGCONT, SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGTSTP, SIGWINCH},
        iterator::Signals,
    };
    let mut signals = Signals::new([SIGTERM, SIGHUP, SIGINT, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH])?;
    let sender = sender.clone();
    thread::spawn(move || {
        for signal in signals.forever() {
            let msg = match signal {
                SIGTSTP => Msg::Stop,
                SIGCONT => Msg::Continued,
                // The reader of keys tells of a new size too, but only once it has begun to read.
                SIGWINCH => Msg::Input(Input::Redraw),
                signal => Msg::Signal(signal),
            };
            if sender.send(msg).is_err() {
                break;
            }
        }
    });
    Ok(())
}

#[cfg(not(unix))]
fn listen_to_signals(_: &mpsc::Sender<Msg>) -> io::Result<()> {
    Ok(())
}
