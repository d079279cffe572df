//! Lessons as lines of text.

use crate::{
    learn::{Lesson, Progress, Step, Verdict, about, names, title},
    letters,
    plain::{
        Error, Lines,
        answer::{Answer, Aside},
        menu::Menu,
        why,
        words::{self, squares},
    },
    refusals, say,
    session::Session,
    telling::Names,
    tock::{
        Move, Rank, Seat, View,
        notation::{Unread, read_all},
    },
};

/// What came of something that was said.
enum Said {
    /// Nothing yet.
    Nothing,
    /// A move.
    Move(Move),
    /// Somebody leaves, or nothing more comes in.
    Left,
}

/// Gives lessons until somebody leaves or nothing more comes in: the one of this name, or one after the other as asked.
///
/// # Errors
///
/// If nothing can be read or said.
pub fn learn(lines: Lines<'_>, name: Option<&str>, mut progress: Progress) -> Result<(), Error> {
    let mut school = School { lines };
    let mut chosen = name.and_then(Lesson::named);
    loop {
        let lesson = match chosen.take() {
            Some(lesson) => lesson,
            None if name.is_some() => return Ok(()),
            None => match school.choose(&progress)? {
                Some(lesson) => lesson,
                None => return Ok(()),
            },
        };
        if !school.give(&lesson)? {
            return Ok(());
        }
        school.say(&say!("learn-plain-finished", title = title(lesson.name())))?;
        if progress.add(lesson.name()).is_err() {
            school.say(&say!("learn-not-kept"))?;
        }
    }
}

/// Returns what a lesson is about, and whether it has been learnt.
pub fn lesson(name: &str, progress: &Progress) -> String {
    let what = say!("learn-plain-lesson", title = title(name), about = about(name));
    if progress.has(name) { say!("learn-plain-done", what = what) } else { what }
}

struct School<'a> {
    lines: Lines<'a>,
}

/// A step of a lesson that is being taken.
struct Task<'a> {
    step: &'a Step,
    session: Session,
    names: Names,
    menu: Menu,
}

impl Task<'_> {
    const fn seat(&self) -> Seat {
        self.step.case.position.turn
    }

    fn view(&self) -> View<'_> {
        self.session.view(self.seat())
    }

    fn hand(&self) -> String {
        words::hand(self.session.state().hand(self.seat()))
    }
}

impl School<'_> {
    /// Has a lesson chosen; none if somebody leaves.
    fn choose(&mut self, progress: &Progress) -> Result<Option<Lesson>, Error> {
        self.say(&say!("learn-progress", count = progress.len(), of = names().len()))?;
        for (index, name) in names().enumerate() {
            self.say(&say!("plain-entry", number = index + 1, what = lesson(name, progress)))?;
        }
        loop {
            self.say(&say!("learn-plain-which", count = names().len()))?;
            let Some(line) = self.read()? else { return Ok(None) };
            let chosen = match Answer::read(&line) {
                Answer::Aside(Aside::Quit) => return Ok(None),
                Answer::Number(number) => names().nth(number.wrapping_sub(1)).and_then(Lesson::named),
                _ => Lesson::named(line.trim()),
            };
            if chosen.is_some() {
                return Ok(chosen);
            }
        }
    }

    /// Gives a lesson; tells whether it was taken to its end.
    fn give(&mut self, lesson: &Lesson) -> Result<bool, Error> {
        for (index, step) in lesson.steps.iter().enumerate() {
            let (number, count) = (index + 1, lesson.steps.len());
            self.say(&say!("learn-step", title = title(lesson.name()), step = number, count = count))?;
            if !self.step(step)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn step(&mut self, step: &Step) -> Result<bool, Error> {
        // A test begins every step of every lesson.
        let Some(session) = step.begin(&say!("learn-you")) else { return Ok(true) };
        let names = Names::new(session.record().players());
        let menu = Menu::new(&session.view(step.case.position.turn));
        let mut task = Task { step, session, names, menu };
        self.say(&step.task())?;
        if let Some(list) = squares(step.look) {
            self.say(&say!("learn-plain-look", squares = list))?;
        }
        self.say_each(&words::board(&task.session, &task.names))?;
        self.say(&task.hand())?;
        self.offer(&mut task)?;
        loop {
            self.say(&say!("plain-ask", count = task.menu.len()))?;
            let Some(line) = self.read()? else { return Ok(false) };
            let mv = match self.answer(&line, &mut task)? {
                Said::Left => return Ok(false),
                Said::Nothing => continue,
                Said::Move(mv) => mv,
            };
            match step.judge(&task.view(), &mv) {
                Verdict::Right => {
                    self.say(&say!("learn-plain-right", praise = step.praise()))?;
                    return Ok(true);
                }
                Verdict::Wrong(why) => {
                    self.say(&say!("learn-again", why = why))?;
                    task.menu = Menu::new(&task.view());
                }
            }
        }
    }

    fn answer(&mut self, line: &str, task: &mut Task<'_>) -> Result<Said, Error> {
        let view = task.session.view(task.seat());
        match Answer::read(line) {
            Answer::Aside(Aside::Quit | Aside::GiveUp) => return Ok(Said::Left),
            Answer::Nothing => self.say(&say!("learn-plain-choose"))?,
            Answer::Number(number) => match number.checked_sub(1).filter(|it| *it < task.menu.len()) {
                None => self.say(&say!("plain-no-number", said = number.to_string(), count = task.menu.len()))?,
                Some(index) => match task.menu.choose(&view, index) {
                    Some(mv) => return Ok(Said::Move(mv)),
                    None => self.offer(task)?,
                },
            },
            Answer::Back => {
                if !task.menu.back(&view) {
                    self.say(&say!("plain-no-back"))?;
                }
                self.offer(task)?;
            }
            Answer::Moves => {
                task.menu.again();
                self.offer(task)?;
            }
            Answer::More => self.offer(task)?,
            Answer::Aside(Aside::Board) => self.say_each(&words::board(&task.session, &task.names))?,
            Answer::Aside(Aside::Hand) => self.say(&task.hand())?,
            Answer::Text(text) => return self.written(&text, task),
            _ => self.say(&task.step.task())?,
        }
        Ok(Said::Nothing)
    }

    /// Takes a written move or card, or says why not.
    fn written(&mut self, text: &str, task: &mut Task<'_>) -> Result<Said, Error> {
        let view = task.session.view(task.seat());
        let written = letters::read(text);
        let first = written.split(' ').next().unwrap_or_default();
        let card: Option<Rank> = first.parse().ok();
        if let Some(held) = card.and_then(|it| view.hand().first_of(it))
            && first == written
        {
            if task.menu.take(&view, held) {
                self.offer(task)?;
            } else {
                let lines = task.step.blocked(held.rank()).map_or_else(|| why::card(&view, held), |it| vec![it]);
                self.say_each(&lines)?;
            }
            return Ok(Said::Nothing);
        }
        match read_all(&view, &written) {
            Ok(moves) => return Ok(moves.first().map_or(Said::Nothing, |it| Said::Move(*it))),
            Err(Unread::Refused(why)) => self.say_each(&why::refused(&view, &why, &written))?,
            Err(unread) => self.say(&say!("plain-unread", why = refusals::unread(&unread)))?,
        }
        Ok(Said::Nothing)
    }

    fn offer(&mut self, task: &mut Task<'_>) -> Result<(), Error> {
        let seat = task.seat();
        self.say_each(&task.menu.page(&task.session, &task.names, seat))
    }

    fn say(&mut self, line: &str) -> Result<(), Error> {
        self.lines.say(line)
    }

    fn say_each(&mut self, lines: &[String]) -> Result<(), Error> {
        lines.iter().try_for_each(|it| self.say(it))
    }

    fn read(&mut self) -> Result<Option<String>, Error> {
        self.lines.read()
    }
}
