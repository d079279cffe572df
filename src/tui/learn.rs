//! Lessons at the real table: the list of them, and one being taken.

use crate::{
    config::{HandOn, Speed},
    game::{Event, Game},
    learn::{Lesson, Progress, Step, Verdict, names},
    say,
    tock::{Move, Spot},
    tui::{
        Cmd,
        keys::{Action, Context},
        model::Options,
        play::{Item, Mode, Play, Single},
        theme::Theme,
    },
};

/// The lessons.
#[derive(Debug)]
pub struct Learn {
    /// What has been learnt.
    pub progress: Progress,
    /// Which line of the list is looked at.
    pub cursor: usize,
    /// Something that must be said.
    pub notice: Option<String>,
    taken: Option<Taken>,
    theme: Theme,
    speed: Speed,
}

/// A lesson being taken.
#[derive(Debug)]
pub struct Taken {
    lesson: Lesson,
    index: usize,
    /// The table.
    pub play: Box<Play>,
    /// How it stands.
    pub stage: Stage,
    has_chosen: bool,
}

/// How a step of a lesson stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stage {
    /// A move is asked for; what is to be said of the last try.
    Task(Option<String>),
    /// The right one was made.
    Done,
}

impl Taken {
    fn new(lesson: Lesson, index: usize, theme: Theme, speed: Speed) -> Option<Self> {
        let play = table(lesson.steps.get(index)?, theme, speed)?;
        Some(Self { lesson, index, play: Box::new(play), stage: Stage::Task(None), has_chosen: false })
    }

    /// Returns the lesson.
    pub const fn lesson(&self) -> &Lesson {
        &self.lesson
    }

    /// Returns the step.
    pub fn step(&self) -> &Step {
        &self.lesson.steps[self.index]
    }

    /// Returns which step it is, from 1, and of how many.
    pub fn place(&self) -> (usize, usize) {
        (self.index + 1, self.lesson.steps.len())
    }
}

/// Returns what is said of a try that was wrong.
fn again(why: &str) -> String {
    say!("learn-again", why = why)
}

/// Returns the table of a step.
fn table(step: &Step, theme: Theme, speed: Speed) -> Option<Play> {
    let mut play = Play::new(step.begin(&say!("learn-you"))?, theme, speed, HandOn::Ask);
    play.go_on();
    play.look = step.look;
    // What is the only move is for the player to find.
    play.single = Single::Found;
    Some(play)
}

impl Learn {
    /// Returns the list of the lessons, or the lesson of this name if there is one.
    pub fn new(name: Option<&str>, options: &Options) -> Self {
        let progress = Progress::of(&options.store);
        let cursor = names().position(|it| name.map_or(!progress.has(it), |name| it == name)).unwrap_or(0);
        let (theme, speed) = (options.theme, options.speed);
        let mut learn = Self { progress, cursor, notice: None, taken: None, theme, speed };
        if name.is_some() {
            learn.take(cursor);
        }
        learn
    }

    /// Returns the lesson that is being taken.
    pub const fn taken(&self) -> Option<&Taken> {
        self.taken.as_ref()
    }

    /// Returns the table of the lesson that is being taken.
    pub fn play(&self) -> Option<&Play> {
        self.taken.as_ref().map(|it| &*it.play)
    }

    /// Returns the table of the lesson that is being taken, to type on it or to move the pointer over it.
    pub fn play_mut(&mut self) -> Option<&mut Play> {
        self.taken.as_mut().map(|it| &mut *it.play)
    }

    /// Shows everything by another theme.
    pub fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
        if let Some(taken) = &mut self.taken {
            taken.play.theme = theme;
        }
    }

    /// Tells everything anew, in the language that is spoken now; a step that is not done begins anew.
    pub(super) fn retell(&mut self) {
        self.notice = None;
        let Some(taken) = &mut self.taken else { return };
        taken.play.retell();
        if let Stage::Task(_) = taken.stage {
            self.taken = Taken::new(taken.lesson.clone(), taken.index, self.theme, self.speed);
        }
    }

    /// Returns what keys mean now.
    pub fn context(&self) -> Context {
        match &self.taken {
            None => Context::Lessons,
            Some(Taken { stage: Stage::Done, .. }) => Context::Lesson,
            Some(taken) => taken.play.context(),
        }
    }

    /// Goes back to the list; tells whether that was possible.
    pub fn back(&mut self) -> bool {
        self.taken.take().is_some()
    }

    /// Does what a key asks.
    pub fn act(&mut self, action: Action) -> Vec<Cmd> {
        self.notice = None;
        let Some(taken) = &mut self.taken else {
            self.act_on_list(action);
            return vec![];
        };
        match (&taken.stage, action) {
            (Stage::Done, Action::Confirm) => self.go_on(),
            (Stage::Done, Action::TurnBoard | Action::PageUp | Action::PageDown) => return taken.play.act(action),
            (Stage::Done, _) => {}
            // Pressing Enter alone is no answer: a card must have been looked at.
            (Stage::Task(_), Action::Confirm) if !taken.has_chosen && taken.play.context() == Context::Card => {
                taken.stage = Stage::Task(Some(say!("learn-choose")));
            }
            (Stage::Task(_), _) => {
                let chooses =
                    matches!(action, Action::Left | Action::Right | Action::Up | Action::Down | Action::Number(_));
                taken.has_chosen |= chooses;
                let cmds = taken.play.act(action);
                return self.judge(cmds);
            }
        }
        vec![]
    }

    /// Does what a click on a card asks.
    pub fn click_card(&mut self, index: usize) -> Vec<Cmd> {
        self.try_at_table(|it| it.click_card(index))
    }

    /// Does what a click on a line asks: of the list of lessons, or of what a card may do.
    pub fn click_item(&mut self, index: usize) -> Vec<Cmd> {
        if self.taken.is_none() {
            if self.cursor == index {
                self.take(index);
            } else {
                self.cursor = index.min(names().len() - 1);
            }
            return vec![];
        }
        self.try_at_table(|it| it.click_offer(index))
    }

    /// Does what a click on a square asks.
    pub fn click_spot(&mut self, spot: Spot) -> Vec<Cmd> {
        self.try_at_table(|it| it.click_spot(spot))
    }

    /// Does what the wheel asks, so many lines down.
    pub fn wheel(&mut self, lines: i16) -> Vec<Cmd> {
        let action = match (&self.taken, lines < 0) {
            (None, true) => Action::Up,
            (None, false) => Action::Down,
            (Some(_), true) => Action::PageUp,
            (Some(_), false) => Action::PageDown,
        };
        self.act(action)
    }

    fn try_at_table(&mut self, click: impl FnOnce(&mut Play) -> Vec<Cmd>) -> Vec<Cmd> {
        match &mut self.taken {
            Some(taken) if taken.stage != Stage::Done => {
                taken.has_chosen = true;
                let cmds = click(&mut taken.play);
                self.judge(cmds)
            }
            Some(_) | None => vec![],
        }
    }

    fn act_on_list(&mut self, action: Action) {
        let count = names().len();
        match action {
            Action::Up => self.cursor = (self.cursor + count - 1) % count,
            Action::Down => self.cursor = (self.cursor + 1) % count,
            Action::First => self.cursor = 0,
            Action::Last => self.cursor = count - 1,
            Action::Number(number) => {
                self.cursor = usize::from(number - 1).min(count - 1);
                self.take(self.cursor);
            }
            Action::Confirm => self.take(self.cursor),
            _ => {}
        }
    }

    fn take(&mut self, index: usize) {
        let lesson = names().nth(index).and_then(Lesson::named);
        self.taken = lesson.and_then(|it| Taken::new(it, 0, self.theme, self.speed));
    }

    /// Looks at what was done at the table: a move is judged, and a wrong one is as if it had not been made.
    fn judge(&mut self, cmds: Vec<Cmd>) -> Vec<Cmd> {
        let Some(taken) = &mut self.taken else { return cmds };
        let made = taken.play.session().record().events().iter().find_map(|it| match it {
            Event::Move(mv) => Some(*mv),
            Event::Chance(_) => None,
        });
        let Some(mv) = made else {
            taken.explain_blocked();
            return cmds;
        };
        match taken.verdict(&mv) {
            Verdict::Right => taken.stage = Stage::Done,
            Verdict::Wrong(why) => {
                taken.stage = Stage::Task(Some(again(&why)));
                taken.has_chosen = false;
                let mut anew = table(taken.step(), self.theme, self.speed);
                if let Some(anew) = &mut anew {
                    anew.seating = taken.play.seating;
                }
                *taken.play = anew.unwrap_or_else(|| unreachable!("the table was laid before"));
            }
        }
        // What the others would do now is not part of the lesson.
        cmds.into_iter().filter(|it| !matches!(it, Cmd::Think(_))).collect()
    }

    /// Goes on to the next step, or back to the list with the next lesson looked at.
    fn go_on(&mut self) {
        let Some(taken) = self.taken.take() else { return };
        let Taken { lesson, index, .. } = taken;
        if index + 1 < lesson.steps.len() {
            self.taken = Taken::new(lesson, index + 1, self.theme, self.speed);
            return;
        }
        if self.progress.add(lesson.name()).is_err() {
            self.notice = Some(say!("learn-not-kept"));
        }
        let count = names().len();
        let order = (1..=count).map(|it| (self.cursor + it) % count);
        let next = order.into_iter().find(|it| names().nth(*it).is_some_and(|it| !self.progress.has(it)));
        self.cursor = next.unwrap_or(self.cursor);
    }
}

impl Taken {
    fn verdict(&self, mv: &Move) -> Verdict {
        let case = &self.step().case;
        let state = self.play.session().record().before(0);
        let view = state.view(&case.table.rules, case.position.turn);
        self.step().judge(&view, mv)
    }

    /// Says why a card that was taken up cannot be played, where the lesson has more to say than the table.
    fn explain_blocked(&mut self) {
        let seat = self.step().case.position.turn;
        let items = self.play.items(seat);
        let card = match items.get(self.play.cursor()) {
            Some(Item::Card(card)) => Some(card.rank()),
            Some(Item::Pass) | None => None,
        };
        let cannot = card.filter(|it| !self.play.can_play(*it) && !self.play.can_discard(*it));
        let asked = *self.play.mode() == Mode::Card && self.play.notice.is_some();
        if let Some(why) = cannot.filter(|_| asked).and_then(|it| self.step().blocked(it)) {
            self.play.notice = None;
            self.stage = Stage::Task(Some(again(&why)));
        } else if asked {
            self.stage = Stage::Task(self.play.notice.take().map(|it| again(&it.text)));
        }
    }
}
