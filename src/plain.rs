//! The game as lines of text: numbered choices, read line by line; for screen readers, slow links, pipes and scripts.
//!
//! One sentence an event, no cursor movement, no colour. Everything is on disk before it is said, so that the game may
//! be left in any way at any time.

mod answer;
mod learn;
mod menu;
mod why;
mod words;

use std::{
    collections::HashMap,
    io::{self, BufRead, Read, Write},
};

use crate::{
    bot::{self, Bot, Level},
    game::Event,
    plain::{
        answer::{Answer, WORDS},
        menu::Menu,
    },
    refusals,
    report::one_of,
    say,
    session::{self, Failure, Player, Session, record::End},
    stats,
    telling::{
        Listener, Names, Telling, ended, figures, hint,
        log::{Line, Log},
        title,
    },
    tock::{
        Card, Move, Rank, Seat,
        notation::{Unread, read_all, tidy},
    },
    words::cut,
};

pub use learn::learn;

/// How many lines are said at a time.
const LINES: usize = 20;
/// How many lines of the log are said when a game is taken up.
const RECALLED: usize = 4;
/// How many empty lines put a hand out of sight.
const COVER: usize = 30;
/// The longest line that is read, in bytes; what goes beyond is another line.
const MAX_LINE: u64 = 4096;

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

/// Plays a game until it is over, somebody leaves, or nothing more comes in.
///
/// # Errors
///
/// If the game cannot be kept, or nothing can be read or said.
pub fn play(session: Session, lines: Lines<'_>) -> Result<Left, Error> {
    let header = session.record().header();
    let rules = title(&header.rules, &header.variants, header.set.len());
    let names = Names::new(session.record().players());
    let mut plain = Plain {
        names,
        log: Log::default(),
        told: 0,
        bots: HashMap::new(),
        seen_by: None,
        to_read: vec![],
        lines,
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
    lines: Lines<'a>,
    names: Names,
    log: Log,
    /// How many lines of the log have been said.
    told: usize,
    bots: HashMap<Seat, Box<dyn Bot>>,
    /// Who sits at the keyboard.
    seen_by: Option<Seat>,
    /// What is still to be read on.
    to_read: Vec<String>,
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
            let Some(seat) = self.session.to_move() else { break };
            match self.session.player(seat) {
                Some(Player::Bot { level }) => {
                    // What is asked of a level that is not known plays as the weakest does.
                    let (level, seed) = (level.parse().unwrap_or(Level::Random), self.session.seed());
                    let bot = self.bots.entry(seat).or_insert_with(|| bot::make(level, seed, seat));
                    let mv = bot.choose(&self.session.view(seat));
                    self.session.play(&mv)?;
                }
                Some(Player::Human { .. }) | None => match self.turn(seat)? {
                    Step::Done => {}
                    Step::Left => return Ok(Left::Unfinished),
                },
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

    /// Tells what the whole game and each seat came to.
    fn tell_figures(&mut self) -> Result<(), Error> {
        let stats = stats::of(self.session.record());
        let facts = figures::facts(&stats, self.session.rules(), &self.names);
        self.say(&say!("figures-game", facts = facts.join(", ")))?;
        for seat in stats.table.iter() {
            let said = figures::sentence(&stats.seats[seat], self.names.name(seat));
            self.say(&said)?;
        }
        Ok(())
    }

    /// Lets somebody at the keyboard move.
    fn turn(&mut self, seat: Seat) -> Result<Step, Error> {
        if !self.hand_over(seat)? {
            return Ok(Step::Left);
        }
        self.tell_turn(seat)?;
        let mut menu = Menu::new(&self.session.view(seat));
        self.to_read.clear();
        self.offer(&mut menu, seat)?;
        loop {
            self.say(&say!("plain-ask", count = menu.len()))?;
            let Some(line) = self.read()? else { return Ok(Step::Left) };
            let mv = match Answer::read(&line) {
                Answer::Quit => return Ok(Step::Left),
                Answer::GiveUp => match self.give_up()? {
                    Some(step) => return Ok(step),
                    None => None,
                },
                Answer::Number(number) => self.number(&mut menu, seat, number)?,
                Answer::Text(text) => self.text(&mut menu, seat, &text)?,
                Answer::Nothing => None,
                Answer::More => self.more(&mut menu, seat)?,
                Answer::Back => {
                    if !menu.back(&self.session.view(seat)) {
                        self.say(&say!("plain-no-back"))?;
                    }
                    self.offer(&mut menu, seat)?
                }
                Answer::Moves => {
                    menu.again();
                    self.offer(&mut menu, seat)?
                }
                Answer::Hint => self.hint(seat)?,
                Answer::Board => self.say_all(words::board(&self.session, &self.names))?,
                Answer::Hand => self.tell_hand(seat)?,
                Answer::Why(card) => self.why(seat, card.as_deref())?,
                Answer::Log => {
                    let lines = self.log.lines();
                    let last: Vec<_> = lines.iter().skip(lines.len().saturating_sub(LINES)).cloned().collect();
                    last.iter().try_for_each(|it| self.event(it)).map(|()| None)?
                }
                Answer::Rules => self.say_all(self.lines.rules.clone())?,
                Answer::Help => {
                    let help = say!("plain-help", example = menu.example());
                    self.say_all(help.lines().map(str::to_owned).collect())?
                }
            };
            if let Some(mv) = mv {
                self.session.play(&mv)?;
                return Ok(Step::Done);
            }
        }
    }

    /// Has the keyboard passed on if another player sits at it; tells whether somebody takes it.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Error> {
        let before = self.seen_by.replace(seat);
        let is_human = |it: &Seat| self.session.player(*it).is_some_and(Player::is_human);
        if before == Some(seat) || self.session.seats().iter().filter(is_human).count() < 2 {
            return Ok(true);
        }
        self.say(&"-".repeat(40))?;
        if !self.lines.is_terminal {
            return Ok(true);
        }
        self.say(&say!("plain-pass-on", who = self.names.name(seat).to_owned()))?;
        let came = self.read()?.is_some();
        if came {
            (0..COVER).try_for_each(|_| self.say(""))?;
        }
        Ok(came)
    }

    fn tell_turn(&mut self, seat: Seat) -> Result<(), Error> {
        let view = self.session.view(seat);
        let mut said = vec![say!("plain-turn", who = self.names.name(seat).to_owned(), seat = seat.to_string())];
        if let Some(partner) = view.colour().filter(|it| *it != seat) {
            said.push(say!("plain-turn-partner", partner = self.names.name(partner).to_owned()));
        }
        if view.to_discard() != 0 {
            said.push(say!("plain-turn-lost", count = view.to_discard()));
        } else if view.needs_starter() {
            said.push(say!("plain-turn-starter"));
        } else if view.is_extra_play() {
            said.push(say!("plain-turn-extra"));
        } else if !Menu::new(&view).can_play() {
            said.push(say!("plain-turn-discard"));
        }
        said.iter().try_for_each(|it| self.say(it))?;
        self.tell_hand(seat)?;
        Ok(())
    }

    fn tell_hand(&mut self, seat: Seat) -> Result<Option<Move>, Error> {
        let state = self.session.state();
        let hand = words::hand(state.hand(seat));
        let colour = self.session.view(seat).colour().unwrap_or(seat);
        let marbles = words::marbles(self.session.rules(), state, colour);
        self.say(&hand)?;
        self.say(&say!("plain-marbles", marbles = marbles))?;
        Ok(None)
    }

    /// Says what the strongest bot would do, and why.
    fn hint(&mut self, seat: Seat) -> Result<Option<Move>, Error> {
        let view = self.session.view(seat);
        let advice = bot::make(Level::BEST, self.session.seed(), seat).advise(&view);
        let (rules, table) = (self.session.rules(), self.session.seats());
        let telling = Telling { rules, table, names: &self.names, listener: Listener::Mover };
        let told = hint::tell(&telling, seat, view.board(), &advice);
        let reasons = |list: &[hint::Reason]| -> Vec<String> {
            list.iter().map(|(steps, it)| say!("hint-reason", steps = steps.as_str(), reason = it.as_str())).collect()
        };
        let title = say!("hint-title", level = crate::telling::level(Level::BEST));
        let what = words::used(&advice.best.mv, &told.what);
        let mut said = vec![say!("hint-plain-best", title = title, what = what, notation = told.notation)];
        said.extend(told.value.map(|it| say!("hint-plain-why", steps = it)));
        said.extend(reasons(&told.reasons));
        match told.next {
            None => said.push(say!("hint-only")),
            Some(next) => {
                let what = say!("hint-next", what = words::used(&next.mv, &next.what));
                said.push(say!("hint-plain-next", what = what, notation = next.notation));
                said.push(next.behind.map_or_else(|| say!("hint-level"), |it| say!("hint-behind", steps = it)));
                said.extend(reasons(&next.reasons));
            }
        }
        self.say_all(said)
    }

    fn number(&mut self, menu: &mut Menu, seat: Seat, number: usize) -> Result<Option<Move>, Error> {
        let Some(index) = number.checked_sub(1).filter(|it| *it < menu.len()) else {
            self.say(&say!("plain-no-number", said = number.to_string(), count = menu.len()))?;
            return Ok(None);
        };
        match menu.choose(&self.session.view(seat), index) {
            Some(mv) => Ok(Some(mv)),
            None => self.offer(menu, seat),
        }
    }

    /// Takes a written move or card, or says why not.
    fn text(&mut self, menu: &mut Menu, seat: Seat, text: &str) -> Result<Option<Move>, Error> {
        let view = self.session.view(seat);
        let written = tidy(text);
        let first = written.split(' ').next().unwrap_or_default();
        let card: Option<Rank> = first.parse().ok();
        if let Some(rank) = card.filter(|_| first == written) {
            match view.hand().first_of(rank) {
                Some(card) => {
                    let why = why::card(&view, card);
                    let taken = menu.take(&view, card);
                    why.iter().try_for_each(|it| self.say(it))?;
                    return if taken { self.offer(menu, seat) } else { Ok(None) };
                }
                None => self.say(&say!("plain-unread", why = refusals::unread(&Unread::NotHeld(rank))))?,
            }
            return Ok(None);
        }
        let is_move = card.is_some() || first.parse::<Card>().is_ok() || ["discard", "pass"].contains(&first);
        match read_all(&view, &written) {
            Ok(moves) if moves.len() == 1 => return Ok(moves.first().copied()),
            Ok(moves) => {
                menu.narrow(moves);
                self.say(&say!("plain-several"))?;
                return self.offer(menu, seat);
            }
            Err(Unread::Refused(why)) => {
                let lines = why::refused(&view, &why, &written);
                lines.iter().try_for_each(|it| self.say(it))?;
            }
            Err(unread) if is_move => self.say(&say!("plain-unread", why = refusals::unread(&unread)))?,
            Err(_) => {
                let (said, example) = (cut(text), menu.example());
                self.say(&say!(
                    "plain-unknown",
                    said = said,
                    count = menu.len(),
                    example = example,
                    words = one_of(&WORDS)
                ))?;
            }
        }
        Ok(None)
    }

    /// Says why a card, or every card, cannot be played.
    fn why(&mut self, seat: Seat, card: Option<&str>) -> Result<Option<Move>, Error> {
        let view = self.session.view(seat);
        let Some(word) = card else { return self.say_all(why::hand(&view)) };
        let lines = match tidy(word).parse::<Rank>() {
            Err(_) => vec![say!("plain-unread", why = refusals::unread(&Unread::NoCard(word.to_owned())))],
            Ok(rank) => match view.hand().first_of(rank) {
                None => vec![say!("plain-unread", why = refusals::unread(&Unread::NotHeld(rank)))],
                Some(card) => match why::card(&view, card) {
                    none if none.is_empty() => vec![say!("plain-why-none", card = rank.name())],
                    lines => lines,
                },
            },
        };
        self.say_all(lines)
    }

    /// Says the next choices.
    fn offer(&mut self, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        let page = menu.page(&self.session, &self.names, seat);
        page.iter().try_for_each(|it| self.say(it))?;
        Ok(None)
    }

    /// Goes on with what was read last: a long text, or the choices.
    fn more(&mut self, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        if !self.to_read.is_empty() {
            let rest = std::mem::take(&mut self.to_read);
            return self.say_all(rest);
        }
        let page = menu.page(&self.session, &self.names, seat);
        if page.is_empty() {
            self.say(&say!("plain-no-more"))?;
        }
        page.iter().try_for_each(|it| self.say(it))?;
        Ok(None)
    }

    /// Says as much as is good at a time; the rest is for [`Plain::more`].
    fn say_all(&mut self, mut lines: Vec<String>) -> Result<Option<Move>, Error> {
        self.to_read = lines.split_off(LINES.min(lines.len()));
        lines.iter().try_for_each(|it| self.say(it))?;
        if !self.to_read.is_empty() {
            self.say(&say!("plain-more", count = self.to_read.len()))?;
        }
        Ok(None)
    }

    /// Asks, and gives the game up; `None` if it goes on.
    fn give_up(&mut self) -> Result<Option<Step>, Error> {
        self.say(&say!("plain-ask-give-up"))?;
        let Some(line) = self.read()? else { return Ok(Some(Step::Left)) };
        if ["yes", "y"].contains(&line.trim().to_lowercase().as_str()) {
            self.session.stop(End::GIVEN_UP)?;
            return Ok(Some(Step::Done));
        }
        self.say(&say!("plain-go-on"))?;
        Ok(None)
    }

    /// Says what has happened since it was said last.
    fn tell_news(&mut self) -> Result<(), Error> {
        self.follow();
        let news = self.log.lines()[self.told.min(self.log.lines().len())..].to_vec();
        self.told = self.log.lines().len();
        news.iter().try_for_each(|it| self.event(it))
    }

    fn follow(&mut self) {
        let (rules, table) = (self.session.rules(), self.session.seats());
        let telling = Telling { rules, table, names: &self.names, listener: Listener::Table };
        self.log.follow(self.session.record(), &telling);
    }

    fn event(&mut self, line: &Line) -> Result<(), Error> {
        let who = line.seat.map(|it| self.names.name(it).to_owned());
        let event = self.session.record().events().get(line.event);
        let said = match (who, event) {
            (Some(who), Some(Event::Move(mv))) => {
                let card = mv.rank().map(Rank::name).unwrap_or_default();
                match mv {
                    Move::Pass => say!("plain-event-pass", who = who, what = line.text.as_str()),
                    Move::Discard(_) => match &line.why {
                        Some(why) => say!("plain-event-discard-why", who = who, card = card, why = why.as_str()),
                        None => say!("plain-event-discard", who = who, card = card),
                    },
                    Move::Play(_) => {
                        let (what, notation) = (line.text.as_str(), mv.to_string());
                        say!("plain-event", who = who, card = card, what = what, notation = notation)
                    }
                }
            }
            _ => line.text.clone(),
        };
        self.say(&said)
    }

    fn say(&mut self, line: &str) -> Result<(), Error> {
        Ok(writeln!(self.lines.output, "{line}")?)
    }

    /// Reads a line; `None` if nothing more comes in.
    fn read(&mut self) -> Result<Option<String>, Error> {
        self.lines.output.flush()?;
        let mut bytes = vec![];
        let mut input = Read::take(&mut *self.lines.input, MAX_LINE);
        let read = input.read_until(b'\n', &mut bytes)?;
        Ok((read != 0).then(|| String::from_utf8_lossy(&bytes).into_owned()))
    }
}
