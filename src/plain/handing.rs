//! Between two moves: handing a move on, taking moves back, and who sits at the keyboard.

use crate::{
    bot::Level,
    config::HandOn,
    letters,
    plain::{
        Error, Plain, Step,
        answer::{self, Answer, Aside, Exchange},
        words,
    },
    report::one_of,
    say,
    session::{self, Back, Failure, Hands, record::GIVEN_UP},
    telling::{Names, handing},
    tock::Seat,
};

impl Plain<'_> {
    /// Has the keyboard passed on if another player sits at it; tells whether somebody takes it.
    pub(super) fn hand_over(&mut self, seat: Seat) -> Result<bool, Error> {
        let before = self.seen_by.replace(seat);
        let humans = self.session.seats().iter().filter(|it| self.session.is_human(*it)).count();
        if before == Some(seat) || humans < 2 {
            return Ok(true);
        }
        self.say(&"-".repeat(40))?;
        if !self.reader.lines.is_terminal || self.session.agreed().hands == Hands::Open {
            return Ok(true);
        }
        self.say(&say!("plain-pass-on", who = self.names.name(seat).to_owned()))?;
        let came = self.read()?.is_some();
        if came {
            self.cover()?;
            self.tell_missed(seat)?;
        }
        Ok(came)
    }

    /// Hands the last move on, after asking if that is wished.
    pub(super) fn hand_on(&mut self) -> Result<Step, Error> {
        if self.hand_on == HandOn::Auto {
            self.session.go_on()?;
            return Ok(Step::Done);
        }
        let seat = self.session.state().to_move();
        self.say(&handing::status(&self.session, &self.names))?;
        self.offer_handing()?;
        loop {
            self.say(&say!("plain-made-ask"))?;
            let Some(line) = self.read()? else { return Ok(Step::Left) };
            let step = match Answer::read(&line) {
                Answer::Nothing | Answer::Number(1) => {
                    self.session.go_on()?;
                    Some(Step::Done)
                }
                Answer::Number(2) | Answer::Back => self.take_back()?,
                Answer::Number(number) => {
                    self.say(&say!("plain-no-number", said = number.to_string(), count = 2))?;
                    None
                }
                Answer::More => {
                    self.read_on()?;
                    None
                }
                Answer::Help => {
                    self.help(&say!("plain-help-made"))?;
                    None
                }
                Answer::Moves | Answer::Hint | Answer::Why(_) | Answer::Text(_) => {
                    self.offer_handing()?;
                    None
                }
                Answer::Aside(aside) => self.aside(aside, seat)?,
            };
            if let Some(step) = step {
                return Ok(step);
            }
        }
    }

    fn offer_handing(&mut self) -> Result<(), Error> {
        let choices = [handing::on(&self.session), say!("made-do-take-back")];
        let lines = choices.into_iter().zip(1..);
        lines.map(|(what, number)| say!("plain-entry", number = number, what = what)).try_for_each(|it| self.say(&it))
    }

    /// Does what can be asked for at any time; tells what came of the turn, if it does not wait for the same answer.
    pub(super) fn aside(&mut self, aside: Aside, seat: Seat) -> Result<Option<Step>, Error> {
        match aside {
            Aside::Board => self.say_all(words::board(&self.session, &self.names))?,
            Aside::Hand => self.tell_hand(seat)?,
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
        let back = if self.session.is_practice() { say!("plain-help-practice") } else { say!("plain-help-take-back") };
        let always = say!("plain-help-always");
        self.say_all([now, &back, &always].into_iter().flat_map(str::lines).map(str::to_owned).collect())
    }

    fn take_back(&mut self) -> Result<Option<Step>, Error> {
        match self.session.take_back()? {
            Back::Open(mv) => self.say(&say!("plain-taken-back", notation = letters::notation(&mv)))?,
            Back::Far(count, _) => self.say(&say!("back-taken", count = count))?,
            Back::Nothing(why) => {
                self.say(&session::words::no_way_back(why))?;
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

    /// Lets somebody else play a seat, or says how that is asked for.
    fn exchange(&mut self, asked: &[String]) -> Result<Option<Step>, Error> {
        let Some(Exchange { seat, player }) = answer::exchange(asked) else {
            for seat in self.session.seats().iter() {
                let (letter, who) = (seat.to_string(), self.names.name(seat).to_owned());
                self.say(&match self.session.is_human(seat) {
                    true => say!("exchange-seat-human", seat = letter, who = who),
                    false => say!("exchange-seat-bot", seat = letter, who = who),
                })?;
            }
            self.say(&say!("plain-exchange-how", levels = one_of(&Level::ALL.map(Level::name))))?;
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
        self.bots.remove(&seat);
        self.seen_by = self.seen_by.filter(|it| *it != seat);
        let waits_for_it = self.session.to_move() == Some(seat);
        if waits_for_it {
            return Ok(Some(Step::Done));
        }
        self.tell_news()?;
        Ok(None)
    }

    /// Asks, and gives the game up; `None` if it goes on.
    fn give_up(&mut self) -> Result<Option<Step>, Error> {
        self.say(&say!("plain-ask-give-up"))?;
        let Some(line) = self.read()? else { return Ok(Some(Step::Left)) };
        if answer::is(line.trim(), "answer-yes") {
            // A move that wins is not given up.
            self.session.go_on()?;
            if self.session.end().is_none() {
                self.session.stop(GIVEN_UP)?;
            }
            return Ok(Some(Step::Done));
        }
        self.say(&say!("plain-go-on"))?;
        Ok(None)
    }
}
