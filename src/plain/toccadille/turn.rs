//! A throw at the keyboard: a move is chosen by number, step by step, or written.

use crate::{
    bot::toccadille::Level,
    plain::{
        Error, Step, advice,
        answer::{self, Answer},
        toccadille::{
            Plain,
            menu::{Chosen, Menu},
            words,
        },
    },
    refusals::toccadille::{
        unread,
        why::{list, nothing_is_barred, of_stone, reasons},
        with_rule,
    },
    report::one_of,
    say,
    telling::toccadille::{self as telling, Telling, hint},
    toccadille::{
        Move, Place, Point, Seat,
        notation::{Unread, read},
    },
    why::toccadille::Why,
    words::cut,
};

impl Plain<'_> {
    /// Lets somebody at the keyboard move.
    pub(super) fn turn(&mut self, seat: Seat) -> Result<Step, Error> {
        self.reader.forget();
        self.hand_over(seat)?;
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
                Answer::Back => self.step_back(&mut menu, seat)?,
                Answer::Moves => {
                    menu.again();
                    self.offer(&mut menu, seat)?
                }
                Answer::Hint => self.hint(seat)?,
                Answer::Why(asked) => self.why(&menu, seat, asked.as_deref())?,
                Answer::Help => self.help_with(&say!("toc-plain-help", example = self.example(seat)))?,
                Answer::Aside(answer::Aside::TakeBack) if menu.has_begun() => self.step_back(&mut menu, seat)?,
                Answer::Aside(aside) => match self.aside(aside, seat, menu.choice())? {
                    Some(step) => return Ok(step),
                    None => None,
                },
            };
            if let Some(mv) = mv {
                // What nobody can play otherwise needs no second thought.
                match self.session.view(seat).legal_moves().len() {
                    1 => self.session.play(&mv)?,
                    _ => self.session.make(&mv)?,
                }
                return Ok(Step::Done);
            }
        }
    }

    fn help_with(&mut self, now: &str) -> Result<Option<Move>, Error> {
        self.help(now).map(|()| None)
    }

    /// Returns a move to give as an example.
    fn example(&self, seat: Seat) -> String {
        self.session.view(seat).legal_moves().first().map(ToString::to_string).unwrap_or_default()
    }

    fn number(&mut self, menu: &mut Menu, seat: Seat, number: usize) -> Result<Option<Move>, Error> {
        let Some(index) = number.checked_sub(1).filter(|it| *it < menu.len()) else {
            self.say(&say!("plain-no-number", said = number.to_string(), count = menu.len()))?;
            return Ok(None);
        };
        let chosen = menu.choose(index);
        self.chosen(chosen, menu, seat)
    }

    fn chosen(&mut self, chosen: Chosen, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        match chosen {
            Chosen::Move(mv) => Ok(Some(mv)),
            Chosen::More => {
                self.tell_begun(menu)?;
                self.offer(menu, seat)
            }
        }
    }

    /// Says what has been chosen of the throw, and what is left.
    fn tell_begun(&mut self, menu: &Menu) -> Result<(), Error> {
        let Some(choice) = menu.choice().filter(|it| !it.made().is_empty()) else { return Ok(()) };
        let made: Vec<_> = choice.made().iter().map(|it| telling::step(it.step)).collect();
        let dice: Vec<_> = choice.dice().iter().map(|it| it.pips().to_string()).collect();
        self.say(&say!("toc-plain-begun", what = made.join(", "), dice = dice.join(", ")))
    }

    fn step_back(&mut self, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        if !menu.back() {
            self.say(&say!("plain-no-back"))?;
        }
        self.offer(menu, seat)
    }

    /// Takes a written move, or a step of one, or says why not.
    fn text(&mut self, menu: &mut Menu, seat: Seat, text: &str) -> Result<Option<Move>, Error> {
        let words: Vec<_> = text.split(' ').collect();
        if let [first, rest @ ..] = words.as_slice()
            && answer::is(first, "answer-why")
        {
            return self.why(menu, seat, Some(&rest.join(" ")));
        }
        let written = text.to_lowercase();
        let refused = match read(&self.session.view(seat), &written) {
            Ok(mv) => return Ok(Some(mv)),
            Err(refused) => refused,
        };
        if let Some((from, to)) = ends(&written)
            && let Some(chosen) = menu.step(from, to)
        {
            return self.chosen(chosen, menu, seat);
        }
        let is_move = written.contains('/') || ["pass", "force"].contains(&written.as_str());
        match refused {
            Unread::Refused(why) => self.say(&say!("plain-refused", why = with_rule(&why)))?,
            unread_so if is_move => self.say(&say!("plain-unread", why = unread(&unread_so)))?,
            _ => {
                let (said, example) = (cut(text), self.example(seat));
                let words = one_of(&answer::words());
                self.say(&say!("plain-unknown", said = said, count = menu.len(), example = example, words = words))?;
            }
        }
        Ok(None)
    }

    /// Says what the strongest bot would do, and why.
    fn hint(&mut self, seat: Seat) -> Result<Option<Move>, Error> {
        let view = self.session.view(seat);
        let advised = Level::BEST.make(self.session.seed(), seat).advise(&view);
        let telling = Telling { rules: self.session.rules(), names: &self.names };
        let told = hint::tell(&advised, |mv| telling.mv(view.state(), mv));
        let said = advice::lines(told, telling::level(Level::BEST), |it| say!("toc-hint-plain-why", marks = it));
        self.say_all(said)?;
        Ok(None)
    }

    /// Says why something cannot be done: a stone moved, a point reached, a move made, or anything if nothing is named.
    fn why(&mut self, menu: &Menu, seat: Seat, asked: Option<&str>) -> Result<Option<Move>, Error> {
        let view = self.session.view(seat);
        let mut why = Why::new(&view);
        if let Some(choice) = menu.choice() {
            why = why.after(choice);
        }
        let lines = match asked {
            None => everything(&why),
            Some(word) => match word.parse::<Point>() {
                Ok(point) => about(&why, view.board().on(seat, point) != 0, point),
                Err(_) => match read(&view, &word.to_lowercase()) {
                    Ok(mv) => vec![say!("toc-plain-why-legal", notation = mv.to_string())],
                    Err(Unread::Refused(refused)) => vec![say!("plain-refused", why = with_rule(&refused))],
                    Err(other) => vec![say!("plain-unread", why = unread(&other))],
                },
            },
        };
        self.say_all(lines)?;
        Ok(None)
    }

    /// Says the next choices.
    fn offer(&mut self, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        let telling = Telling { rules: self.session.rules(), names: &self.names };
        let page = menu.page(&self.session.view(seat), &telling);
        page.iter().try_for_each(|it| self.say(it))?;
        Ok(None)
    }

    /// Goes on with what was read last: a long text, or the choices.
    fn more(&mut self, menu: &mut Menu, seat: Seat) -> Result<Option<Move>, Error> {
        if self.reader.has_more() {
            return self.reader.read_on().map(|()| None);
        }
        let telling = Telling { rules: self.session.rules(), names: &self.names };
        let page = menu.page(&self.session.view(seat), &telling);
        if page.is_empty() {
            self.say(&say!("plain-no-more"))?;
        }
        page.iter().try_for_each(|it| self.say(it))?;
        Ok(None)
    }
}

/// Reads one step, such as `10/15` or `in/5`.
fn ends(text: &str) -> Option<(Place, Place)> {
    let (from, to) = text.split_once('/')?;
    Some((words::place(from).ok()?, words::place(to.trim_end_matches('*')).ok()?))
}

/// Returns why a stone on a point cannot be moved, if there is one, and why none comes there.
fn about(why: &Why<'_>, is_held: bool, point: Point) -> Vec<String> {
    let at = Place::Point(point);
    let (moved, reached) = (why.stone(at), why.point(None, at));
    let not_moved = |it: String| say!("toc-plain-why-stone", at = point.number(), why = it);
    let not_reached = |it: String| say!("toc-plain-why-point", at = point.number(), why = it);
    let mut lines = vec![];
    if is_held {
        match moved.is_empty() {
            true => lines.push(say!("toc-plain-why-moves", at = point.number())),
            false => lines.extend(of_stone(&moved).into_iter().map(not_moved)),
        }
    }
    match reached.is_empty() {
        true => lines.push(say!("toc-plain-why-reached", at = point.number())),
        false => lines.extend(reasons(&reached).into_iter().map(not_reached)),
    }
    lines
}

/// Returns why dice cannot be played and stones cannot be moved, or that all can.
fn everything(why: &Why<'_>) -> Vec<String> {
    let mut lines = vec![];
    let dice = why.dice();
    for die in &dice {
        let reasons_of_die = why.die(*die);
        if !reasons_of_die.is_empty() {
            let pips = die.pips();
            lines.push(say!("toc-plain-why-die", die = pips));
            lines.extend(reasons(&reasons_of_die).into_iter().map(|it| say!("toc-plain-why-line", why = it)));
        }
    }
    let stuck: Vec<_> = why.held().into_iter().filter(|it| !why.stone(*it).is_empty()).collect();
    if !stuck.is_empty() && lines.is_empty() {
        lines.push(say!("toc-plain-why-stuck", stones = list(&stuck)));
        let all: Vec<_> = stuck.iter().flat_map(|it| why.stone(*it)).collect();
        lines.extend(reasons(&all).into_iter().map(|it| say!("toc-plain-why-line", why = it)));
    }
    if lines.is_empty() {
        lines.push(nothing_is_barred(why));
    }
    lines
}
