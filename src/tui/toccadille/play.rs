//! A match being played: whose turn it is to do what, and what follows.

mod act;
mod back;
mod bots;
pub mod exchange;
mod find;
mod hint;
pub(super) mod marks;
mod moving;
mod seating;
mod why;

use std::sync::Arc;

use crate::{
    config::{HandOn, Speed},
    say,
    session::{
        Failure, Player, Session,
        record::GIVEN_UP,
        toccadille::{Ended, Match},
        words,
    },
    telling::toccadille::{Names, Telling, log::Log, title},
    toccadille::{Move, Rules, Seat, View},
    tui::{
        Cmd,
        canvas::Hit,
        find::Find,
        keys::Context,
        notice::{Notice, Tone},
        theme::Theme,
        toccadille::{choosing::Choosing, over::Ending, play::moving::Moving},
    },
};

pub use hint::Hint;
pub use seating::Seating;

/// What a match waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A bot's move: thought out and shown long enough, or not yet.
    Bot {
        /// What was asked of it.
        ticket: u64,
        /// What it chose.
        thought: Option<Move>,
        /// Whether the move before was shown long enough.
        shown: bool,
    },
    /// A move that was made to be handed on, or taken back.
    Made {
        /// What the pause after it is asked for by, if it is handed on by itself.
        ticket: u64,
    },
    /// A throw to be played.
    Throw(Choosing),
    /// Somebody at the keyboard to see that no die can be played.
    Pass,
    /// The disk: what follows from the last move could not be written.
    Unsaved,
    /// The next game of the match to begin.
    Interval,
    /// Nothing: the match is over.
    Over,
}

/// A match being played.
#[derive(Debug)]
pub struct Play {
    pub(super) session: Session<Match>,
    rules: Arc<Rules>,
    /// What it is drawn with.
    pub theme: Theme,
    /// What the players are called.
    pub names: Names,
    /// What the match is called.
    pub title: String,
    /// Who is drawn at the bottom.
    pub seating: Seating,
    /// What happened.
    pub log: Log,
    /// How far the log is scrolled up.
    pub log_up: usize,
    /// Something that must be said.
    pub notice: Option<Notice>,
    /// What is told at the end of a game, once it is there.
    pub ending: Option<Box<Ending>>,
    mode: Mode,
    hint: Option<Hint>,
    /// The whole moves that are listed to choose from.
    find: Option<Find<Move>>,
    speed: Speed,
    hand_on: HandOn,
    legal: Vec<Move>,
    /// What the pointer is over.
    hover: Option<Hit>,
    ticket: u64,
    /// Stones on their way.
    moving: Option<Moving>,
}

impl Play {
    /// Sits down to a match.
    pub fn new(session: Session<Match>, theme: Theme, speed: Speed, hand_on: HandOn) -> Self {
        let record = session.record();
        let mut play = Self {
            names: Names::new(record.players()),
            title: title(record.header()),
            rules: Arc::new(*session.rules()),
            seating: Seating::Fixed(Seat::Red),
            log: Log::default(),
            log_up: 0,
            notice: None,
            ending: None,
            mode: Mode::Over,
            hint: None,
            find: None,
            speed,
            hand_on,
            legal: vec![],
            hover: None,
            ticket: 0,
            moving: None,
            theme,
            session,
        };
        play.seating = Seating::of(&play.humans());
        play
    }

    /// Returns the match.
    pub const fn session(&self) -> &Session<Match> {
        &self.session
    }

    /// Returns what the match waits for.
    pub const fn mode(&self) -> &Mode {
        &self.mode
    }

    /// Returns whose turn it is: the seat to move, or whose move is not handed on.
    pub fn acting(&self) -> Option<Seat> {
        match self.mode {
            Mode::Made { .. } => self.moved_last(),
            Mode::Bot { .. } | Mode::Throw(_) | Mode::Pass => self.session.to_move(),
            Mode::Unsaved | Mode::Interval | Mode::Over => None,
        }
    }

    /// Returns the view of the seat to move, if somebody is to move.
    pub fn view(&self) -> Option<View<'_>> {
        Some(self.session.view(self.session.to_move()?))
    }

    /// Returns what puts moves into words.
    pub fn telling(&self) -> Telling<'_> {
        Telling { rules: &self.rules, names: &self.names }
    }

    /// Returns the only legal move, while nothing of it is chosen.
    pub fn only(&self) -> Option<&Move> {
        match (&self.mode, self.legal.as_slice()) {
            (Mode::Throw(choosing), [only]) if choosing.is_fresh() => Some(only),
            (Mode::Pass, [only]) => Some(only),
            _ => None,
        }
    }

    /// Returns what keys mean now.
    pub fn context(&self) -> Context {
        if self.find.is_some() {
            return Context::Find;
        }
        match &self.mode {
            Mode::Throw(_) if matches!(self.hint, Some(Hint::Given(_))) => Context::Hint,
            Mode::Throw(choosing) if choosing.is_fresh() => Context::Stone,
            Mode::Throw(_) => Context::Step,
            Mode::Pass => Context::Stone,
            Mode::Bot { .. } | Mode::Unsaved => Context::Watch,
            Mode::Made { .. } => Context::Made,
            Mode::Interval => Context::Interval,
            Mode::Over => Context::Over,
        }
    }

    /// Goes on to whatever the match waits for now.
    pub fn go_on(&mut self) -> Vec<Cmd> {
        self.moving = None;
        self.tell();
        self.legal.clear();
        self.hint = None;
        self.find = None;
        self.hover = None;
        self.ending = self.session.end().map(|_| Box::new(Ending::of(&self.session)));
        let Some(seat) = self.session.to_move() else {
            self.mode = match self.session.end() {
                None => Mode::Unsaved,
                Some(Ended::Played(_)) if !self.is_decided() => Mode::Interval,
                Some(Ended::Played(_) | Ended::Stopped(_)) => Mode::Over,
            };
            return vec![];
        };
        if let Some(Player::Bot { level }) = self.session.player(seat) {
            let level = level.clone();
            return self.ask_bot(seat, level);
        }
        // What was said while others moved is over; but nobody is to miss that something is wrong.
        self.notice.take_if(|it| it.tone != Tone::Fault);
        let view = self.session.view(seat);
        self.legal = view.legal_moves();
        self.mode = Choosing::new(&view).map_or(Mode::Pass, Mode::Throw);
        vec![]
    }

    /// Gives the match up.
    pub fn give_up(&mut self) -> Vec<Cmd> {
        match self.session.stop(GIVEN_UP) {
            Ok(()) => self.go_on(),
            Err(failure) => self.fail(&failure),
        }
    }

    /// Tells whether no other game follows the one at hand, which is over.
    pub fn is_decided(&self) -> bool {
        self.session.state().is_decided(self.session.rules())
    }

    fn play(&mut self, mv: &Move) -> Vec<Cmd> {
        self.log_up = 0;
        let before = self.before_move();
        // What nobody can play otherwise needs no second thought.
        let made = if self.legal.len() == 1 { self.session.play(mv) } else { self.session.make(mv) };
        match made {
            Ok(()) => {
                let cmds = self.settle();
                self.set_off(before, mv, cmds)
            }
            Err(failure) => self.go_on_in_spite(&failure),
        }
    }

    /// Goes on after something that failed, and says what.
    fn go_on_in_spite(&mut self, failure: &Failure) -> Vec<Cmd> {
        let mut cmds = self.go_on();
        cmds.extend(self.fail(failure));
        cmds
    }

    fn fail(&mut self, failure: &Failure) -> Vec<Cmd> {
        self.notice = Some(match failure {
            Failure::Refused(_) => Notice::refused(words::failure(failure)),
            Failure::Write(error) => Notice::fault(say!("table-not-saved", reason = crate::words::io(error))),
        });
        vec![]
    }

    fn tell(&mut self) {
        self.log.follow(self.session.record());
    }

    /// Tells everything anew, in the language that is spoken now.
    pub fn retell(&mut self) {
        self.names = Names::new(self.session.record().players());
        self.title = title(self.session.record().header());
        self.log = Log::default();
        self.notice = None;
        self.tell();
    }

    /// Tells whether nothing of the match is left that must be played: an open one may end after any game.
    pub fn is_over(&self) -> bool {
        self.session.record().is_over()
    }

    fn humans(&self) -> Vec<Seat> {
        Seat::ALL.into_iter().filter(|it| self.session.is_human(*it)).collect()
    }

    fn moved_last(&self) -> Option<Seat> {
        let events = self.session.record().events();
        self.session.record().mover(events.len().checked_sub(1)?)
    }
}
