//! Between two moves: handing a move on, taking moves back, the next game, and who plays.

use crate::{
    bot::toccadille::Level,
    choose::toccadille::Choice,
    config::HandOn,
    plain::{
        Error, Step,
        answer::{self, Answer, Aside},
        toccadille::{Plain, words},
    },
    refusals::toccadille::colour,
    report::one_of,
    say,
    session::{self, Back, Failure, Player, toccadille::Length},
    telling::toccadille::{Names, handing},
    toccadille::Seat,
};

impl Plain<'_> {
    /// Marks where another player sits down at the keyboard; nothing is hidden, so nothing is put out of sight.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<(), Error> {
        let before = self.seen_by.replace(seat);
        let both = Seat::ALL.into_iter().all(|it| self.session.is_human(it));
        if both && before != Some(seat) { self.say(&"-".repeat(40)) } else { Ok(()) }
    }

    /// Hands the last move on, after asking if that is wished.
    pub(super) fn hand_on(&mut self) -> Result<Step, Error> {
        if self.hand_on == HandOn::Auto {
            self.session.go_on()?;
            return Ok(Step::Done);
        }
        let seat = self.mover();
        self.say(&handing::status(&self.session, seat, &self.names))?;
        let choices = vec![handing::on(&self.session), say!("made-do-take-back")];
        self.ask(seat, &choices, "plain-made-ask", |plain, number| match number {
            1 => {
                plain.session.go_on()?;
                Ok(Some(Step::Done))
            }
            _ => plain.take_back(),
        })
    }

    /// Begins the next game, after asking if that is wished.
    pub(super) fn next_game(&mut self) -> Result<Step, Error> {
        let is_agreed = self.session.state().length() != Length::Open;
        if self.hand_on == HandOn::Auto && is_agreed {
            self.session.next_game()?;
            return Ok(Step::Done);
        }
        let number = self.session.state().game().game().saturating_add(1);
        let choices = vec![say!("toc-next-do-game", number = number), say!("toc-next-do-leave")];
        self.ask(self.mover(), &choices, "toc-next-ask", |plain, number| match number {
            1 => {
                plain.session.next_game()?;
                Ok(Some(Step::Done))
            }
            _ => Ok(Some(Step::Left)),
        })
    }

    /// Returns who moved last; red if nobody has.
    fn mover(&self) -> Seat {
        let record = self.session.record();
        (0..record.events().len()).rev().find_map(|it| record.mover(it)).unwrap_or(Seat::Red)
    }

    /// Asks for one of two things until one of them is done; nothing said is the first.
    fn ask(
        &mut self,
        seat: Seat,
        choices: &[String],
        question: &str,
        mut done: impl FnMut(&mut Self, usize) -> Result<Option<Step>, Error>,
    ) -> Result<Step, Error> {
        self.offer_these(choices)?;
        loop {
            self.say(&crate::words::say(question, &[]))?;
            let Some(line) = self.read()? else { return Ok(Step::Left) };
            let step = match Answer::read(&line) {
                Answer::Nothing => done(self, 1)?,
                Answer::Number(number) if (1..=choices.len()).contains(&number) => done(self, number)?,
                Answer::Number(number) => {
                    self.say(&say!("plain-no-number", said = number.to_string(), count = choices.len()))?;
                    None
                }
                Answer::Back => self.take_back()?,
                Answer::More => self.reader.read_on().map(|()| None)?,
                Answer::Help => {
                    self.help(&say!("toc-plain-help-between"))?;
                    None
                }
                Answer::Moves | Answer::Hint | Answer::Why(_) | Answer::Text(_) => {
                    self.offer_these(choices)?;
                    None
                }
                Answer::Aside(aside) => self.aside(aside, seat, None)?,
            };
            if let Some(step) = step {
                return Ok(step);
            }
        }
    }

    fn offer_these(&mut self, choices: &[String]) -> Result<(), Error> {
        let line = |(place, what): (usize, &String)| say!("plain-entry", number = place + 1, what = what.as_str());
        choices.iter().enumerate().map(line).try_for_each(|it| self.say(&it))
    }

    /// Does what can be asked for at any time; tells what came of the turn, if it does not wait for the same answer.
    pub(super) fn aside(&mut self, aside: Aside, seat: Seat, choice: Option<&Choice>) -> Result<Option<Step>, Error> {
        match aside {
            Aside::Board => {
                let board = self.board(seat, choice);
                self.say_all(words::board(&self.session, &board, &self.names))?;
            }
            Aside::Hand => {
                let own = words::own(&self.session, &self.board(seat, choice), seat);
                self.say(&own)?;
            }
            Aside::Log => self.tell_log()?,
            Aside::Rules => self.say_all(self.reader.lines.rules.clone())?,
            Aside::TakeBack => return self.take_back(),
            Aside::Forward => return self.forward(),
            Aside::Exchange(asked) => return self.exchange(&asked),
            Aside::GiveUp => return self.give_up(),
            Aside::Quit => return Ok(Some(Step::Left)),
        }
        Ok(None)
    }

    /// Says what can be said now: these lines, and what can be said at any time.
    pub(super) fn help(&mut self, now: &str) -> Result<(), Error> {
        let back =
            if self.session.is_practice() { say!("plain-help-practice") } else { say!("toc-plain-help-take-back") };
        let always = say!("toc-plain-help-always");
        self.say_all([now, &back, &always].into_iter().flat_map(str::lines).map(str::to_owned).collect())
    }

    fn take_back(&mut self) -> Result<Option<Step>, Error> {
        match self.session.take_back()? {
            Back::Open(mv) => self.say(&say!("plain-taken-back", notation = mv.to_string()))?,
            Back::Far(count, _) => self.say(&say!("back-taken", count = count))?,
            Back::Nothing(why) => {
                self.say(&handing::no_way_back(why))?;
                return Ok(None);
            }
        }
        self.skip_news();
        Ok(Some(Step::Done))
    }

    fn forward(&mut self) -> Result<Option<Step>, Error> {
        if self.session.forward()? {
            return Ok(Some(Step::Done));
        }
        self.say(&say!("back-none-undone"))?;
        Ok(None)
    }

    /// Lets somebody else play, or says how that is asked for.
    fn exchange(&mut self, asked: &[String]) -> Result<Option<Step>, Error> {
        let Some((seat, player)) = exchange(asked) else {
            for seat in Seat::ALL {
                let (called, who) = (colour(seat), self.names.name(seat).to_owned());
                self.say(&match self.session.is_human(seat) {
                    true => say!("exchange-seat-human", seat = called, who = who),
                    false => say!("exchange-seat-bot", seat = called, who = who),
                })?;
            }
            self.say(&say!("toc-plain-exchange-how", levels = one_of(&Level::ALL.map(Level::name))))?;
            return Ok(None);
        };
        match self.session.seat(seat, player) {
            Ok(()) => {}
            Err(Failure::Refused(why)) => {
                self.say(&say!("plain-unread", why = session::words::why(&why)))?;
                return Ok(None);
            }
            Err(failure @ Failure::Write(_)) => return Err(failure.into()),
        }
        self.names = Names::new(self.session.record().players());
        self.bots[seat] = None;
        self.seen_by = self.seen_by.filter(|it| *it != seat);
        if self.session.to_move() == Some(seat) && !self.session.is_held() {
            return Ok(Some(Step::Done));
        }
        self.tell_news()?;
        Ok(None)
    }

    /// Asks, and gives the match up; `None` if it goes on.
    fn give_up(&mut self) -> Result<Option<Step>, Error> {
        self.say(&say!("toc-plain-ask-give-up"))?;
        let Some(line) = self.read()? else { return Ok(Some(Step::Left)) };
        if answer::is(line.trim(), "answer-yes") {
            return self.stop().map(Some);
        }
        self.say(&say!("plain-go-on"))?;
        Ok(None)
    }
}

/// Reads who plays which colour, such as `red human Ann` or `black bot strong`.
fn exchange(words: &[String]) -> Option<(Seat, Player)> {
    let (name, who) = words.split_first()?;
    let is = |seat: &Seat| {
        let spoken = colour(*seat).to_lowercase();
        [seat.name(), spoken.as_str()].contains(&name.to_lowercase().as_str())
    };
    let seat = Seat::ALL.into_iter().find(is)?;
    let player = answer::player(who, |name| match name {
        None => Some(Level::BEST.name()),
        Some(name) => Level::named(name).map(Level::name),
    })?;
    Some((seat, player))
}
