//! A game being played: whose turn it is to do what, and what a key does then.

use std::{sync::Arc, time::Duration};

use crate::{
    choose::{Choice, Pick},
    say,
    session::{Failure, Player, Session, record::End, words},
    telling::{Telling, log::Log, title, trace::Trace},
    tock::{Card, Move, Rank, Rules, Seat, Spot, View},
    tui::{
        Cmd,
        bots::Thinking,
        cross::Marks,
        keys::{Action, Context},
        people::People,
        theme::Theme,
    },
};

/// How long what bots do is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// Not at all.
    Off,
    /// Shortly.
    Fast,
    /// Long enough to read.
    #[default]
    Normal,
    /// Long enough to explain.
    Slow,
}

impl Speed {
    /// Every speed.
    pub const ALL: [Self; 4] = [Self::Off, Self::Fast, Self::Normal, Self::Slow];

    /// Returns the word used in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Off => "off",
            Self::Fast => "fast",
            Self::Normal => "normal",
            Self::Slow => "slow",
        }
    }

    /// Returns how long a move is shown before the next.
    pub const fn pause(self) -> Option<Duration> {
        match self {
            Self::Off => None,
            Self::Fast => Some(Duration::from_millis(350)),
            Self::Normal => Some(Duration::from_millis(1100)),
            Self::Slow => Some(Duration::from_millis(2600)),
        }
    }
}

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
    session: Session,
    rules: Arc<Rules>,
    theme: Theme,
    /// Who sits at the table.
    pub people: People,
    /// What the rules are called.
    pub title: String,
    /// Who is drawn at the bottom.
    pub south: Seat,
    /// What happened.
    pub log: Log,
    /// How far the log is scrolled up.
    pub log_up: usize,
    /// Something that must be said.
    pub notice: Option<String>,
    mode: Mode,
    speed: Speed,
    /// Who looked at their hand last.
    seen_by: Option<Seat>,
    cursor: usize,
    legal: Vec<Move>,
    ticket: u64,
}

impl Play {
    /// Sits down to a game.
    pub fn new(session: Session, theme: Theme, speed: Speed) -> Self {
        let record = session.record();
        let people = People::new(record.players(), &record.header().colours);
        let title = title(&record.header().rules, &record.header().variants, record.header().set.len());
        let rules = Arc::new(session.rules().clone());
        let mut play = Self {
            people,
            title,
            south: Seat::A,
            log: Log::default(),
            log_up: 0,
            notice: None,
            mode: Mode::Over,
            speed,
            seen_by: None,
            cursor: 0,
            legal: vec![],
            ticket: 0,
            rules,
            theme,
            session,
        };
        let humans = play.humans();
        // Alone at the keyboard nobody is to be kept from seeing.
        play.seen_by = humans.first().copied().filter(|_| humans.len() == 1);
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
            Mode::Bot { .. } | Mode::Unsaved | Mode::Over => self.seen_by,
        }
    }

    /// Returns the view of a seat.
    pub fn view(&self, seat: Seat) -> View<'_> {
        self.session.view(seat)
    }

    /// Returns what puts moves into words.
    pub fn telling(&self) -> Telling<'_> {
        Telling { rules: &self.rules, table: self.session.seats(), names: self.people.names() }
    }

    /// Returns what the terminal can show.
    pub const fn theme(&self) -> Theme {
        self.theme
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

    /// Returns what keys mean now.
    pub const fn context(&self) -> Context {
        match self.mode {
            Mode::Bot { .. } | Mode::Unsaved => Context::Watch,
            Mode::Covered(_) => Context::Curtain,
            Mode::Card => Context::Card,
            Mode::Way(_) => Context::Way,
            Mode::Over => Context::Over,
        }
    }

    /// Returns what is to be seen of moves on the board.
    pub fn marks(&self) -> Marks {
        let board = self.session.state().board();
        let events = self.session.record().events().len();
        let (came_from, came_to) = self.log.last_squares(self.seen_by, events);
        let mut marks = Marks { came_from, came_to, ..Marks::default() };
        let Mode::Way(choice) = &self.mode else { return marks };
        for offer in choice.offers() {
            match offer.pick {
                Pick::Start(post) => marks.may_arrive.insert(post),
                Pick::Walk { from, to } => {
                    marks.may_leave.insert(from);
                    marks.may_arrive.insert(to);
                }
                Pick::Ours(square) => marks.may_leave.insert(square),
                Pick::Other(square) | Pick::Remove(square) => marks.may_arrive.insert(square),
                Pick::Marble(spot) => marks.may_leave.insert(spot),
                Pick::Steps { to, .. } => marks.may_arrive.insert(to),
                Pick::Skip | Pick::Discard => {}
            }
        }
        match choice.current().pick {
            Pick::Marble(from) => marks.leaves.insert(from),
            Pick::Ours(from) => marks.leaves.insert(from),
            _ => {}
        }
        let play = choice.so_far();
        if let Some(play) = play {
            let trace = Trace::of(&self.rules, board, &Move::Play(play));
            marks.leaves = marks.leaves.or(trace.left());
            marks.arrives = trace.arrived();
            marks.sent_back = trace.emptied();
            marks.path = trace.path;
            let after = self.session.to_move().map(|it| self.view(it).board_after(&Move::Play(play)));
            marks.after = after;
        }
        marks
    }

    /// Goes on to whatever the game waits for now.
    pub fn go_on(&mut self) -> Vec<Cmd> {
        self.tell();
        self.legal.clear();
        self.cursor = 0;
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
            }));
            let wait = pause.map(|it| Cmd::Wait { ticket: self.ticket, time: it });
            return [Some(think), wait].into_iter().flatten().collect();
        }
        if self.seen_by == Some(seat) {
            self.uncover(seat);
        } else {
            self.mode = Mode::Covered(seat);
        }
        vec![]
    }

    /// Takes what a bot has chosen.
    pub fn thought(&mut self, asked: u64, mv: Move) -> Vec<Cmd> {
        match &mut self.mode {
            Mode::Bot { ticket, thought, .. } if *ticket == asked => {
                *thought = Some(mv);
                self.let_bot_move()
            }
            _ => vec![],
        }
    }

    /// Ends the pause before a bot's move.
    pub fn waited(&mut self, asked: u64) -> Vec<Cmd> {
        match &mut self.mode {
            Mode::Bot { ticket, shown, .. } if *ticket == asked => {
                *shown = true;
                self.let_bot_move()
            }
            _ => vec![],
        }
    }

    /// Ends a pause because somebody pressed a key.
    pub fn skip_pause(&mut self) -> Vec<Cmd> {
        self.waited(self.ticket)
    }

    /// Gives the game up.
    pub fn give_up(&mut self) -> Vec<Cmd> {
        match self.session.stop(End::GIVEN_UP) {
            Ok(()) => self.go_on(),
            Err(failure) => self.fail(&failure),
        }
    }

    /// Does what a key asks.
    pub fn act(&mut self, action: Action) -> Vec<Cmd> {
        self.notice = None;
        match action {
            Action::PageUp => self.scroll(5),
            Action::PageDown => self.scroll(-5),
            Action::First => self.scroll(isize::MAX),
            Action::Last => self.log_up = 0,
            Action::TurnBoard => self.south = self.session.seats().after(self.south),
            _ => match self.mode {
                Mode::Bot { .. } if action == Action::Confirm => return self.skip_pause(),
                Mode::Covered(seat) if action == Action::Confirm => self.uncover(seat),
                Mode::Card => return self.act_on_cards(action),
                Mode::Way(_) => return self.act_on_ways(action),
                Mode::Unsaved if action == Action::Confirm => {
                    return match self.session.go_on() {
                        Ok(()) => self.go_on(),
                        Err(failure) => self.fail(&failure),
                    };
                }
                Mode::Bot { .. } | Mode::Covered(_) | Mode::Unsaved | Mode::Over => {}
            },
        }
        vec![]
    }

    /// Does what a click on a card asks: takes it up.
    pub fn click_card(&mut self, index: usize) -> Vec<Cmd> {
        match self.mode {
            Mode::Way(_) => {
                self.mode = Mode::Card;
                self.take(index)
            }
            Mode::Card => self.take(index),
            Mode::Bot { .. } | Mode::Covered(_) | Mode::Unsaved | Mode::Over => vec![],
        }
    }

    /// Does what a click on a line of the offers asks: looks at it, or picks it if it is looked at.
    pub fn click_offer(&mut self, index: usize) -> Vec<Cmd> {
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        if choice.cursor() == index {
            return self.pick();
        }
        choice.look_at(index);
        vec![]
    }

    /// Does what a click on a square asks: looks at the next offer that has to do with it, or picks it.
    pub fn click_spot(&mut self, spot: Spot) -> Vec<Cmd> {
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        let arrives = |pick: &Pick| match *pick {
            Pick::Start(square) | Pick::Other(square) | Pick::Remove(square) | Pick::Ours(square) => {
                Spot::from(square) == spot
            }
            Pick::Walk { to, .. } | Pick::Steps { to, .. } => to == spot,
            Pick::Marble(from) => from == spot,
            Pick::Skip | Pick::Discard => false,
        };
        let leaves = |pick: &Pick| matches!(*pick, Pick::Walk { from, .. } if from == spot);
        let (now, count) = (choice.cursor(), choice.offers().len());
        if arrives(&choice.current().pick) {
            return self.pick();
        }
        let order = (1..=count).map(|it| (now + it) % count);
        let found = |is: &dyn Fn(&Pick) -> bool| order.clone().find(|it| is(&choice.offers()[*it].pick));
        if let Some(index) = found(&arrives).or_else(|| found(&leaves)) {
            choice.look_at(index);
        }
        vec![]
    }

    fn act_on_cards(&mut self, action: Action) -> Vec<Cmd> {
        let count = self.session.to_move().map_or(0, |it| self.items(it).len());
        match action {
            Action::Left if count != 0 => self.cursor = (self.cursor + count - 1) % count,
            Action::Right if count != 0 => self.cursor = (self.cursor + 1) % count,
            Action::Number(number) if usize::from(number) <= count => return self.take(usize::from(number) - 1),
            Action::Confirm => return self.take(self.cursor),
            Action::Pass if self.can_pass() => return self.play(&Move::Pass),
            Action::Pass => self.notice = Some(say!("table-no-pass")),
            _ => {}
        }
        vec![]
    }

    fn act_on_ways(&mut self, action: Action) -> Vec<Cmd> {
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        match action {
            Action::Next => choice.step(1),
            Action::Previous => choice.step(-1),
            Action::Number(number) => {
                choice.look_at(usize::from(number) - 1);
            }
            Action::Confirm => return self.pick(),
            Action::Back => self.back(),
            _ => {}
        }
        vec![]
    }

    /// Takes up the card at `index`, or says why not.
    fn take(&mut self, index: usize) -> Vec<Cmd> {
        let Some(seat) = self.session.to_move() else { return vec![] };
        let Some(item) = self.items(seat).get(index).copied() else { return vec![] };
        self.cursor = index;
        let card = match item {
            Item::Card(card) => card,
            Item::Pass => return self.play(&Move::Pass),
        };
        match Choice::new(&self.view(seat), &self.legal, card) {
            Some(choice) => self.mode = Mode::Way(choice),
            None => {
                let name = crate::tui::telling::card(card, self.theme);
                self.notice = Some(say!("table-cannot-play", card = name));
            }
        }
        vec![]
    }

    fn pick(&mut self) -> Vec<Cmd> {
        let Some(seat) = self.session.to_move() else { return vec![] };
        let view = self.session.view(seat);
        let Mode::Way(choice) = &mut self.mode else { return vec![] };
        match choice.pick(&view) {
            Some(mv) => self.play(&mv),
            None => vec![],
        }
    }

    fn back(&mut self) {
        let Some(seat) = self.session.to_move() else { return };
        let view = self.session.view(seat);
        if let Mode::Way(choice) = &mut self.mode
            && !choice.back(&view)
        {
            self.mode = Mode::Card;
        }
    }

    fn play(&mut self, mv: &Move) -> Vec<Cmd> {
        self.log_up = 0;
        match self.session.play(mv) {
            Ok(()) => self.go_on(),
            Err(failure) => {
                // A move that was kept must not be offered again, even if what follows from it was not kept.
                let mut cmds = self.go_on();
                cmds.extend(self.fail(&failure));
                cmds
            }
        }
    }

    fn let_bot_move(&mut self) -> Vec<Cmd> {
        match self.mode {
            Mode::Bot { thought: Some(mv), shown: true, .. } => match self.session.play(&mv) {
                Ok(()) => self.go_on(),
                Err(failure) => {
                    if self.session.to_move().is_none() {
                        self.go_on();
                    }
                    self.fail(&failure)
                }
            },
            _ => vec![],
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

    fn scroll(&mut self, by: isize) {
        let most = self.log.lines().len().saturating_sub(1);
        self.log_up = self.log_up.saturating_add_signed(by).min(most);
    }

    fn fail(&mut self, failure: &Failure) -> Vec<Cmd> {
        self.notice = Some(match failure {
            Failure::Refused(_) => words::failure(failure),
            Failure::Write(error) => say!("table-not-saved", reason = error.to_string()),
        });
        vec![]
    }

    fn tell(&mut self) {
        let telling = Telling { rules: &self.rules, table: self.session.seats(), names: self.people.names() };
        self.log.follow(self.session.record(), &telling);
    }

    fn humans(&self) -> Vec<Seat> {
        let human = |it: &Seat| self.session.player(*it).is_some_and(Player::is_human);
        self.session.seats().iter().filter(human).collect()
    }
}
