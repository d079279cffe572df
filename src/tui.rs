//! The table on a terminal: everything that is drawn, and everything that keys and clicks do.
//!
//! [`Model`] is plain data; [`Model::update`] changes it by a [`Msg`] and says what is to be done outside by [`Cmd`]s;
//! [`screens::draw`] shows it and says what can be clicked. Only [`mod@run`], [`terminal`] and [`event`] know the terminal,
//! and only [`bots`] a bot.

pub mod ask;
pub mod board;
pub mod bots;
pub mod canvas;
pub mod chart;
pub mod corner;
pub mod cross;
pub mod curtain;
pub mod desk;
pub mod edit;
pub mod editing;
pub mod event;
pub mod exchange;
pub mod find;
pub mod find_view;
pub mod hand;
pub mod hint_view;
pub mod keys;
pub mod layout;
pub mod learn;
pub mod learn_view;
pub mod line;
pub mod made;
pub mod model;
pub mod motion;
pub mod next;
pub mod notice;
pub mod over;
pub mod pages;
pub mod people;
pub mod play;
pub mod playing;
pub mod replay;
pub mod replaying;
pub mod run;
pub mod screens;
pub mod scroll;
pub mod setup;
pub mod setup_view;
pub mod table;
pub mod talk;
pub mod telling;
pub mod terminal;
pub mod theme;
pub mod toccadille;

use std::{io, time::Duration};

use crate::{
    bot::{self, Advice, Crew},
    session::{Session, toccadille::Match},
    tock::Move,
    tui::{bots::Thinking, editing::Editing, keys::Input, replaying::Replaying},
};

pub use crate::config::Speed;
pub use model::{Exit, Model, Mouse, Options};
pub use terminal::NoTerminal;
pub use theme::{Chosen, Colours, Depth, Glyphs, Ground, Theme, Tint};

/// What is shown first.
#[derive(Debug)]
pub enum Start {
    /// The screen where a game is set up.
    SetUp,
    /// This game.
    Game(Box<Session>),
    /// This match of Toccadille.
    Match(Box<Session<Match>>),
    /// The lessons, or the one of this name.
    Learn(Option<String>),
    /// A record, step by step.
    Replay(Box<dyn Replaying>),
    /// A position set up by hand.
    Edit(Box<dyn Editing>),
}

/// What is known of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Display {
    /// How many colours it can show.
    pub depth: Depth,
    /// Whether the theme is a guess: the terminal is asked what its background is like.
    pub is_guess: bool,
}

/// What happens to the model.
#[derive(Clone, Debug, PartialEq)]
pub enum Msg {
    /// Something was typed or clicked.
    Input(Input),
    /// A bot has chosen its move.
    Thought {
        /// What was asked.
        ticket: u64,
        /// The move.
        mv: Move,
        /// What went wrong with it, in words.
        trouble: Option<String>,
    },
    /// A bot has chosen its move in a match.
    ThoughtInMatch {
        /// What was asked.
        ticket: u64,
        /// The move.
        mv: crate::toccadille::Move,
    },
    /// A bot has thought a hint out.
    Advised {
        /// What was asked.
        ticket: u64,
        /// What it advises.
        advice: Box<Advice>,
    },
    /// A bot has thought a hint out in a match.
    AdvisedInMatch {
        /// What was asked.
        ticket: u64,
        /// What it advises.
        advice: Box<bot::toccadille::Advice>,
    },
    /// The time asked for has passed.
    Waited {
        /// What it was asked for.
        ticket: u64,
    },
    /// A signal asks the program to end.
    Signal(i32),
    /// A signal asks the program to stop.
    Stop,
    /// The program goes on after it was stopped.
    Continued,
    /// The terminal says what its background is like; it is only asked if the theme may follow.
    Ground(Ground),
    /// The terminal is gone.
    Gone,
}

/// What the model asks to be done outside.
#[derive(Debug)]
pub enum Cmd {
    /// Have a move thought out.
    Think(Box<Thinking>),
    /// Have a move of a match thought out.
    ThinkInMatch(Box<Thinking<crate::toccadille::State>>),
    /// Have a hint thought out.
    Advise(Box<Thinking>),
    /// Have a hint in a match thought out.
    AdviseInMatch(Box<Thinking<crate::toccadille::State>>),
    /// Send [`Msg::Waited`] after some time; only the last one asked for counts.
    Wait {
        /// What it is asked for.
        ticket: u64,
        /// How long.
        time: Duration,
    },
    /// Stop the program as Ctrl-Z does.
    Suspend,
    /// Take the terminal over again.
    TakeAgain,
    /// Draw every cell anew.
    Repaint,
    /// Listen to the mouse, or leave it to the terminal.
    Mouse(Mouse),
    /// End the program.
    Leave(Exit),
}

/// Why the table could not be shown.
#[derive(Debug)]
pub enum Error {
    /// There is no terminal to show it on.
    NoTerminal(NoTerminal),
    /// The terminal failed.
    Terminal(io::Error),
}

/// Shows the table until somebody leaves; the terminal is as it was then.
///
/// # Errors
///
/// If there is no terminal, or it fails.
pub fn run(start: Start, options: Options, crew: Crew, display: Display) -> Result<Exit, Error> {
    terminal::check().map_err(Error::NoTerminal)?;
    run::run(Model::new(start, options), crew, display).map_err(Error::Terminal)
}
