//! A turn at the keyboard: a move is chosen by number, step by step, or written.

use crate::{
    bot::{self, Level},
    letters,
    plain::{
        Error, Plain, Step, advice,
        answer::{self, Answer},
        menu::Menu,
        why, words,
    },
    refusals,
    report::one_of,
    say,
    telling::{Listener, Telling, hint, level},
    tock::{
        Card, Move, Rank, Seat,
        notation::{Unread, read_all},
    },
    words::cut,
};

impl Plain<'_> {
    /// Lets somebody at the keyboard move.
    pub(super) fn turn(&mut self, seat: Seat) -> Result<Step, Error> {
        self.reader.forget();
        if !self.hand_over(seat)? {
            return Ok(Step::Left);
        }
        self.tell_turn(seat)?;
        let mut menu = Menu::new(&self.session.view(seat));
        self.offer(&mut menu, seat)?;
        loop {
            self.say(&say!("plain-ask", count = menu.len()))?;
            let Some(line) = self.read()? else { return Ok(Step::Left) };
            let mv = match Answer::read(&line) {
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
                Answer::Why(card) => self.why(seat, card.as_deref())?,
                Answer::Help => {
                    let help = say!("plain-help", example = menu.example(), king = letters::rank(Rank::King));
                    self.help(&help)?;
                    None
                }
                Answer::Aside(aside) => match self.aside(aside, seat)? {
                    Some(step) => return Ok(step),
                    None => None,
                },
            };
            if let Some(mv) = mv {
                self.session.make(&mv)?;
                return Ok(Step::Done);
            }
        }
    }

    /// Says what the strongest bot would do, and why.
    fn hint(&mut self, seat: Seat) -> Result<Option<Move>, Error> {
        let view = self.session.view(seat);
        let mut bot = self.crew.bot(Level::BEST.name(), self.session.seed(), seat);
        bot::catch_up(bot.as_mut(), self.session.rules(), seat, &self.session.record().moves_since_chance());
        let advised = bot.advise(&view);
        let telling = Telling::of(&self.session, &self.names, Listener::Mover);
        let mut told = hint::tell(&telling, seat, view.board(), &advised);
        told.what = words::used(&advised.best.mv, &told.what);
        if let Some(next) = &mut told.next {
            next.what = words::used(&next.mv, &next.what);
        }
        let said = advice::lines(told, level(Level::BEST), |it| say!("hint-plain-why", steps = it));
        self.say_all(said)?;
        Ok(None)
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
        let written = letters::read(text);
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
                    words = one_of(&answer::words())
                ))?;
            }
        }
        Ok(None)
    }

    /// Says why a card, or every card, cannot be played.
    fn why(&mut self, seat: Seat, card: Option<&str>) -> Result<Option<Move>, Error> {
        let view = self.session.view(seat);
        let Some(word) = card else {
            self.say_all(why::hand(&view))?;
            return Ok(None);
        };
        let lines = match letters::read(word).parse::<Rank>() {
            Err(_) => vec![say!("plain-unread", why = refusals::unread(&Unread::NoCard(word.to_owned())))],
            Ok(rank) => match view.hand().first_of(rank) {
                None => vec![say!("plain-unread", why = refusals::unread(&Unread::NotHeld(rank)))],
                Some(card) => match why::card(&view, card) {
                    none if none.is_empty() => vec![say!("plain-why-none", card = letters::rank(rank))],
                    lines => lines,
                },
            },
        };
        self.say_all(lines)?;
        Ok(None)
    }

    /// Says the next choices.
    fn offer(&mut self, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        let page = menu.page(&self.session, &self.names, seat);
        page.iter().try_for_each(|it| self.say(it))?;
        Ok(None)
    }

    /// Goes on with what was read last: a long text, or the choices.
    fn more(&mut self, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        if self.reader.has_more() {
            return self.read_on().map(|()| None);
        }
        let page = menu.page(&self.session, &self.names, seat);
        if page.is_empty() {
            self.say(&say!("plain-no-more"))?;
        }
        page.iter().try_for_each(|it| self.say(it))?;
        Ok(None)
    }
}
