//! A match of Toccadille as lines of text, in the same words as a game of Tock.

mod between;
mod menu;
mod saying;
mod turn;
mod words;

use crate::{
    bot::toccadille::{Bot, Level},
    config::HandOn,
    plain::{Error, Left, Lines, RECALLED, Step, reader::Reader},
    say,
    session::{
        Player, Session,
        record::GIVEN_UP,
        toccadille::{Ended, Length, Match},
    },
    telling::toccadille::{Names, ended, log::Log, title},
    toccadille::{BySeat, Seat},
};

/// Plays a match until it is over, somebody leaves, or nothing more comes in; whether a move is handed on by itself is
/// up to `hand_on`.
///
/// # Errors
///
/// If the match cannot be kept, or nothing can be read or said.
pub fn play(session: Session<Match>, lines: Lines<'_>, hand_on: HandOn) -> Result<Left, Error> {
    let names = Names::new(session.record().players());
    let mut plain = Plain {
        names,
        log: Log::default(),
        told: 0,
        bots: BySeat::from_fn(|_| None),
        seen_by: None,
        hand_on,
        reader: Reader::new(lines),
        session,
    };
    let title = title(plain.session.record().header());
    plain.say(&say!("toc-plain-title", title = title))?;
    plain.log.follow(plain.session.record());
    if let (Some(end), []) = (plain.session.end().cloned(), plain.session.record().events()) {
        // A position may be that of a game that is over.
        plain.say(&ended(&end, &plain.names))?;
    }
    plain.told = if plain.session.record().moves() == 0 { 0 } else { plain.log.lines().len().saturating_sub(RECALLED) };
    plain.run()
}

/// A match being played.
struct Plain<'a> {
    session: Session<Match>,
    reader: Reader<'a>,
    hand_on: HandOn,
    names: Names,
    log: Log,
    /// How many lines of the log have been said.
    told: usize,
    bots: BySeat<Option<Box<dyn Bot>>>,
    /// Who sits at the keyboard.
    seen_by: Option<Seat>,
}

impl Plain<'_> {
    fn run(&mut self) -> Result<Left, Error> {
        loop {
            self.tell_news()?;
            let step = match self.session.to_move() {
                _ if self.session.is_held() => self.hand_on()?,
                Some(seat) => self.step(seat)?,
                None if self.is_last() => break,
                None => self.next_game()?,
            };
            match step {
                Step::Done => {}
                Step::Left => return self.leave(),
            }
        }
        self.tell_end()?;
        Ok(Left::Over)
    }

    /// Has the seat to move play.
    fn step(&mut self, seat: Seat) -> Result<Step, Error> {
        let Some(Player::Bot { level }) = self.session.player(seat) else { return self.turn(seat) };
        // What is asked of a name that is not known plays as the weakest does.
        let level = Level::named(level).unwrap_or(Level::Random);
        let seed = self.session.seed();
        let bot = self.bots[seat].get_or_insert_with(|| level.make(seed, seat));
        let mv = bot.choose(&self.session.view(seat));
        self.session.play_for_bot(&mv)?;
        Ok(Step::Done)
    }

    /// Tells whether nothing follows the game that is over.
    fn is_last(&self) -> bool {
        let is_stopped = matches!(self.session.end(), Some(Ended::Stopped(_)));
        let is_watched = Seat::ALL.into_iter().any(|it| self.session.is_human(it));
        let is_open = self.session.state().length() == Length::Open;
        is_stopped || self.session.state().is_decided(self.session.rules()) || (is_open && !is_watched)
    }

    /// Leaves the match: it can go on unless its last game is over.
    fn leave(&mut self) -> Result<Left, Error> {
        if self.session.is_held() {
            // What follows from a move that is not handed on is made when the match is taken up, at the latest.
            self.session.go_on()?;
        }
        if self.session.record().is_over() {
            self.tell_end()?;
            return Ok(Left::Over);
        }
        Ok(Left::Unfinished)
    }

    fn tell_end(&mut self) -> Result<(), Error> {
        self.tell_news()?;
        if let Some(end @ Ended::Stopped(_)) = self.session.end().cloned() {
            self.say(&ended(&end, &self.names))?;
        }
        self.tell_figures()
    }

    /// Gives the match up.
    fn stop(&mut self) -> Result<Step, Error> {
        // A move that wins is not given up.
        self.session.go_on()?;
        if self.session.end().is_some() {
            if self.session.state().length() == Length::Open {
                return Ok(Step::Left);
            }
            self.session.next_game()?;
        }
        if self.session.end().is_none() {
            self.session.stop(GIVEN_UP)?;
        }
        Ok(Step::Done)
    }
}
