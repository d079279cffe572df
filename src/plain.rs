//! The game as lines of text: numbered choices, read line by line; for screen readers, slow links, pipes and scripts.
//!
//! One sentence an event, no cursor movement, no colour. Everything is on disk before it is said, so that the game may
//! be left in any way at any time.

mod advice;
mod answer;
mod handing;
mod learn;
mod menu;
mod reader;
mod saying;
mod toccadille;
mod turn;
mod why;
mod words;

use std::{
    collections::HashMap,
    io::{self, BufRead, Write},
};

use crate::{
    bot::{self, Bot, Crew},
    config::HandOn,
    plain::reader::Reader,
    say,
    session::{self, Failure, Player, Session},
    telling::{self, Names, ended, log::Log},
    tock::Seat,
};

pub use learn::{learn, lesson};
pub use toccadille::play as play_match;

/// How many lines are said at a time.
const LINES: usize = 20;
/// How many lines of the log are said when a game is taken up.
const RECALLED: usize = 4;
/// How many empty lines put a hand out of sight.
const COVER: usize = 30;

/// How the game was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Left {
    /// It is over.
    Over,
    /// It can go on.
    Unfinished,
}

/// Why it could not go on.
#[derive(Debug)]
pub enum Error {
    /// Nothing more could be read or said.
    Io(io::Error),
    /// The game could not be kept: why.
    Kept(String),
}

impl From<io::Error> for Error {
    fn from(error: io::Error) -> Self {
        Self::Io(error)
    }
}

impl From<Failure> for Error {
    fn from(failure: Failure) -> Self {
        Self::Kept(session::words::failure(&failure))
    }
}

/// What a game is played through.
pub struct Lines<'a> {
    /// Where the players' lines come from.
    pub input: &'a mut dyn BufRead,
    /// Where the program's lines go.
    pub output: &'a mut dyn Write,
    /// Whether somebody sits in front of it, from whom other players' hands are to be hidden.
    pub is_terminal: bool,
    /// What the rules are, line by line.
    pub rules: Vec<String>,
}

/// Plays a game until it is over, somebody leaves, or nothing more comes in; whether a move is handed on by itself is
/// up to `hand_on`.
///
/// # Errors
///
/// If the game cannot be kept, or nothing can be read or said.
pub fn play(session: Session, lines: Lines<'_>, crew: Crew, hand_on: HandOn) -> Result<Left, Error> {
    let header = session.record().header();
    let rules = telling::handing::title(header);
    let names = Names::new(session.record().players());
    let mut plain = Plain {
        names,
        log: Log::default(),
        told: 0,
        crew,
        bots: HashMap::new(),
        seen_by: None,
        hand_on,
        reader: Reader::new(lines),
        session,
    };
    plain.say(&say!("plain-title", rules = rules))?;
    plain.follow();
    plain.told = if plain.session.record().moves() == 0 { 0 } else { plain.log.lines().len().saturating_sub(RECALLED) };
    plain.run()
}

/// A game being played.
struct Plain<'a> {
    session: Session,
    reader: Reader<'a>,
    hand_on: HandOn,
    names: Names,
    log: Log,
    /// How many lines of the log have been said.
    told: usize,
    crew: Crew,
    bots: HashMap<Seat, Box<dyn Bot>>,
    /// Who sits at the keyboard.
    seen_by: Option<Seat>,
}

/// What came of a turn.
enum Step {
    /// Somebody moved, or the game ended.
    Done,
    /// Somebody leaves, or nothing more comes in.
    Left,
}

impl Plain<'_> {
    fn run(&mut self) -> Result<Left, Error> {
        loop {
            self.tell_news()?;
            let step = match self.session.to_move() {
                _ if self.session.is_held() => self.hand_on()?,
                None => break,
                Some(seat) => self.step(seat)?,
            };
            match step {
                Step::Done => {}
                Step::Left => {
                    // What follows from a move that is not handed on is made when the game is taken up, at the latest.
                    if self.session.is_held() {
                        self.session.go_on()?;
                    }
                    return Ok(Left::Unfinished);
                }
            }
        }
        let end = self.session.end().cloned().unwrap_or_default();
        if end.winners.is_empty() {
            let said = ended(end.winners, end.reason.as_deref(), &self.names);
            self.say(&said)?;
        }
        self.tell_figures()?;
        Ok(Left::Over)
    }

    /// Has the seat to move play.
    fn step(&mut self, seat: Seat) -> Result<Step, Error> {
        let Some(Player::Bot { level }) = self.session.player(seat) else { return self.turn(seat) };
        let seed = self.session.seed();
        let bot = self.bots.entry(seat).or_insert_with(|| self.crew.bot(level, seed, seat));
        bot::catch_up(bot.as_mut(), self.session.rules(), seat, &self.session.record().moves_since_chance());
        let mv = bot.choose(&self.session.view(seat));
        if let Some(trouble) = bot.trouble() {
            self.say(&trouble)?;
        }
        self.session.play_for_bot(&mv)?;
        Ok(Step::Done)
    }
}
