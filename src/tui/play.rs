//! A game being played: whose turn it is to do what, and what follows.

mod act;
mod back;
mod bots;
mod find;
mod hint;
mod hover;
mod marks;
mod moving;
mod seating;
mod why;

use std::sync::Arc;

use crate::{
    choose::Choice,
    config::{HandOn, Speed},
    say,
    session::{Failure, Hands, Player, Session, record::GIVEN_UP, words},
    telling::{Listener, Telling, handing, log::Log},
    tock::{Card, Move, Rank, Rules, Seat, SpotSet, View},
    tui::{
        Cmd,
        bots::Thinking,
        canvas::Hit,
        keys::Context,
        motion::Motion,
        notice::{Notice, Tone},
        over::Ending,
        people::People,
        theme::Theme,
    },
};

pub use find::Find;
pub use hint::Hint;
pub use moving::Skip;
pub use seating::Seating;

/// What the game waits for.
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
    /// Somebody else to sit down at the keyboard.
    Covered(Seat),
    /// A card to be chosen.
    Card,
    /// How it is used.
    Way(Choice),
    /// The disk: what follows from the last move could not be written.
    Unsaved,
    /// Nothing: the game is over.
    Over,
}

/// What lies in front of the player to move: a card, or the choice to pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A card of the hand.
    Card(Card),
    /// Keeping an extra play.
    Pass,
}

/// A game being played.
#[derive(Debug)]
pub struct Play {
    pub(super) session: Session,
    rules: Arc<Rules>,
    /// What it is drawn with.
    pub theme: Theme,
    /// Who sits at the table.
    pub people: People,
    /// What the rules are called.
    pub title: String,
    /// Who is drawn at the bottom.
    pub seating: Seating,
    /// What happened.
    pub log: Log,
    /// How far the log is scrolled up.
    pub log_up: usize,
    /// What is to be noticed on the board.
    pub look: SpotSet,
    /// What becomes of the only legal move.
    pub single: Single,
    /// Something that must be said.
    pub notice: Option<Notice>,
    /// What is told at the end, once it is there.
    pub ending: Option<Box<Ending>>,
    pub(super) mode: Mode,
    hint: Option<Hint>,
    speed: Speed,
    hand_on: HandOn,
    /// Who looked at their hand last.
    pub(super) seen_by: Option<Seat>,
    cursor: usize,
    legal: Vec<Move>,
    /// The whole moves that are listed to choose from.
    find: Option<Find>,
    /// What the pointer is over.
    hover: Option<Hit>,
    ticket: u64,
    /// Marbles on their way.
    motion: Option<Motion>,
}

/// What becomes of the only legal move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Single {
    /// It is told, and one key plays it.
    Offered,
    /// It is for the player to find, by its card.
    Found,
}

impl Play {
    /// Sits down to a game.
    pub fn new(session: Session, theme: Theme, speed: Speed, hand_on: HandOn) -> Self {
        let record = session.record();
        let people = People::new(record.players(), &record.header().set_up.colours);
        let title = handing::title(record.header());
        let rules = Arc::new(session.rules().clone());
        let mut play = Self {
            people,
            title,
            seating: Seating::Fixed(Seat::A),
            log: Log::default(),
            log_up: 0,
            look: SpotSet::EMPTY,
            single: Single::Offered,
            notice: None,
            ending: None,
            mode: Mode::Over,
            hint: None,
            speed,
            hand_on,
            seen_by: None,
            cursor: 0,
            legal: vec![],
            find: None,
            hover: None,
            ticket: 0,
            motion: None,
            rules,
            theme,
            session,
        };
        let humans = play.humans();
        // Alone at the keyboard nobody is to be kept from seeing.
        play.seen_by = humans.first().copied().filter(|_| humans.len() == 1);
        play.seating = Seating::of(&humans);
        play
    }

    /// Returns the game.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Returns what the game waits for.
    pub const fn mode(&self) -> &Mode {
        &self.mode
    }

    /// Returns what can be shown of the game: the view of whoever looks at the screen.
    pub fn viewer(&self) -> Option<Seat> {
        match self.mode {
            Mode::Card | Mode::Way(_) => self.session.to_move(),
            Mode::Covered(_) => None,
            Mode::Bot { .. } | Mode::Made { .. } | Mode::Unsaved | Mode::Over => self.seen_by,
        }
    }

    /// Tells whether everybody sees all hands.
    pub fn hands_are_open(&self) -> bool {
        self.session.agreed().hands == Hands::Open
    }

    /// Returns whose turn it is: the seat to move, or whose move is not handed on.
    pub fn acting(&self) -> Option<Seat> {
        let held = self.session.is_held().then(|| self.session.state().to_move());
        held.or_else(|| self.session.to_move())
    }

    /// Returns the view of a seat.
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.session.view(seat)
    }

    /// Returns what puts moves into words, for the player who may make them.
    pub fn telling(&self) -> Telling<'_> {
        Telling::of(&self.session, self.people.names(), Listener::Mover)
    }

    /// Returns which item is looked at.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Returns what lies in front of a seat, by rank.
    pub fn items(&self, seat: Seat) -> Vec<Item> {
        let view = self.view(seat);
        let pass = (view.is_to_move() && view.is_extra_play()).then_some(Item::Pass);
        view.hand().iter().map(Item::Card).chain(pass).collect()
    }

    /// Tells whether a card of this rank can be played now.
    pub fn can_play(&self, rank: Rank) -> bool {
        self.legal.iter().any(|it| matches!(it, Move::Play(_)) && it.rank() == Some(rank))
    }

    /// Tells whether a card of this rank can be thrown away now.
    pub fn can_discard(&self, rank: Rank) -> bool {
        self.legal.iter().any(|it| matches!(it, Move::Discard(_)) && it.rank() == Some(rank))
    }

    /// Tells whether an extra play can be passed now.
    pub fn can_pass(&self) -> bool {
        self.legal.contains(&Move::Pass)
    }

    /// Tells whether any card can be played now.
    pub fn can_play_any(&self) -> bool {
        self.legal.iter().any(|it| matches!(it, Move::Play(_)))
    }

    /// Returns the only legal move, while its card is looked at and it is to be offered.
    pub fn only(&self) -> Option<&Move> {
        match (&self.mode, self.single, self.legal.as_slice()) {
            (Mode::Card, Single::Offered, [only]) if self.card_at(self.cursor).map(Card::rank) == only.rank() => {
                Some(only)
            }
            _ => None,
        }
    }

    /// Returns what keys mean now.
    pub const fn context(&self) -> Context {
        if self.find.is_some() {
            return Context::Find;
        }
        match self.mode {
            Mode::Card | Mode::Way(_) if matches!(self.hint, Some(Hint::Given(_))) => Context::Hint,
            Mode::Bot { .. } | Mode::Unsaved => Context::Watch,
            Mode::Made { .. } => Context::Made,
            Mode::Covered(_) => Context::Curtain,
            Mode::Card => Context::Card,
            Mode::Way(_) => Context::Way,
            Mode::Over => Context::Over,
        }
    }

    /// Goes on to whatever the game waits for now.
    pub fn go_on(&mut self) -> Vec<Cmd> {
        self.motion = None;
        self.tell();
        self.legal.clear();
        self.hint = None;
        self.find = None;
        self.hover = None;
        self.cursor = 0;
        self.ending = self.session.end().map(|_| Box::new(Ending::of(&self.session)));
        let Some(seat) = self.session.to_move() else {
            self.mode = if self.session.end().is_some() { Mode::Over } else { Mode::Unsaved };
            return vec![];
        };
        if let Some(Player::Bot { level }) = self.session.player(seat) {
            self.ticket += 1;
            let pause = self.speed.pause().filter(|_| self.log.lines().iter().any(|it| it.seat.is_some()));
            self.mode = Mode::Bot { ticket: self.ticket, thought: None, shown: pause.is_none() };
            let think = Cmd::Think(Box::new(Thinking {
                ticket: self.ticket,
                seat,
                level: level.clone(),
                seed: self.session.seed(),
                rules: self.rules.clone(),
                state: *self.session.state(),
                before: self.session.record().moves_since_chance(),
            }));
            let wait = pause.map(|it| Cmd::Wait { ticket: self.ticket, time: it });
            return [Some(think), wait].into_iter().flatten().collect();
        }
        // What was said while others moved is over; but nobody is to miss that something is wrong.
        self.notice.take_if(|it| it.tone != Tone::Fault);
        if self.seen_by == Some(seat) || self.hands_are_open() {
            self.uncover(seat);
        } else {
            self.mode = Mode::Covered(seat);
        }
        vec![]
    }

    /// Gives the game up.
    pub fn give_up(&mut self) -> Vec<Cmd> {
        match self.session.stop(GIVEN_UP) {
            Ok(()) => self.go_on(),
            Err(failure) => self.fail(&failure),
        }
    }

    fn play(&mut self, mv: &Move) -> Vec<Cmd> {
        self.log_up = 0;
        let before = *self.session.state().board();
        match self.session.make(mv) {
            Ok(()) => {
                let cmds = self.settle();
                self.set_off(&before, mv, cmds)
            }
            Err(failure) => self.go_on_in_spite(&failure),
        }
    }

    fn uncover(&mut self, seat: Seat) {
        self.seen_by = Some(seat);
        self.legal = self.view(seat).legal_moves();
        self.mode = Mode::Card;
        // Begin with a card that can be played.
        let playable = |it: &Item| matches!(it, Item::Card(card) if self.can_play(card.rank()));
        self.cursor = self.items(seat).iter().position(playable).unwrap_or(0);
    }

    /// Goes on after something that failed, and says what.
    fn go_on_in_spite(&mut self, failure: &Failure) -> Vec<Cmd> {
        let mut cmds = self.go_on();
        cmds.extend(self.fail(failure));
        cmds
    }

    pub(super) fn fail(&mut self, failure: &Failure) -> Vec<Cmd> {
        self.notice = Some(match failure {
            Failure::Refused(_) => Notice::refused(words::failure(failure)),
            Failure::Write(error) => Notice::fault(say!("table-not-saved", reason = crate::words::io(error))),
        });
        vec![]
    }

    pub(super) fn tell(&mut self) {
        let telling = Telling::of(&self.session, self.people.names(), Listener::Table);
        self.log.follow(self.session.record(), &telling);
    }

    pub(super) fn humans(&self) -> Vec<Seat> {
        self.session.seats().iter().filter(|it| self.session.is_human(*it)).collect()
    }
}
