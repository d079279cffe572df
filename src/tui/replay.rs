//! A game stepped through, forward and back, with every hand open or as one seat sees it.

mod asked;
mod course;
mod jumps;
mod view;

use std::time::Duration;

use crate::{
    config::Speed,
    game::Event,
    profile::Library,
    say,
    session::record::Record,
    telling::{Listener, Telling, ended, log::Log, title},
    tock::{Move, Seat, State},
    tui::{
        Cmd,
        ask::{Answer, Ask},
        canvas::Canvas,
        cross::{Marks, SquareNames},
        keys::{Action, Context},
        model::Options,
        motion::{self, Motion},
        next::Next,
        pages::Page,
        people::People,
        replaying::Replaying,
        theme::Theme,
    },
};

pub use asked::{Asked, playing_on, who_plays};
pub use course::Course;
use jumps::Jumps;
use view::draw;

/// A game stepped through.
#[derive(Debug)]
pub struct Replay {
    record: Record,
    people: People,
    /// What the rules are called.
    pub title: String,
    /// Something that must be said.
    pub notice: Option<String>,
    log: Log,
    jumps: Jumps,
    course: Course,
    state: State,
    /// Whose hand is open; nobody's means everybody's.
    seen_by: Option<Seat>,
    south: Seat,
    /// Marbles on their way.
    motion: Option<Motion>,
}

impl Replay {
    /// Opens a record at its beginning.
    pub fn new(record: Record, speed: Speed) -> Self {
        let header = record.header();
        let people = People::new(record.players(), &header.set_up.colours);
        let title = title(&header.rules, &header.variants, header.set.len());
        let log = told(&record, &people);
        // Before the first cards are dealt there is nothing to be seen.
        let first = usize::from(header.position.is_none());
        let state = record.before(first);
        let south = header.set_up.seats.iter().next().unwrap_or(Seat::A);
        Self {
            people,
            title,
            notice: None,
            log,
            jumps: Jumps::of(&record),
            course: Course::new(first, record.events().len(), speed),
            state,
            seen_by: None,
            south,
            motion: None,
            record,
        }
    }

    /// Returns the record.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Returns how many events have happened.
    pub const fn at(&self) -> usize {
        self.course.at()
    }

    /// Returns the game at this place.
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// Returns whose hand is open; nobody's means everybody's.
    pub const fn seen_by(&self) -> Option<Seat> {
        self.seen_by
    }

    /// Returns how many turns there were.
    pub fn turns(&self) -> usize {
        self.jumps.last_turn()
    }

    /// Goes to the beginning of turn `number`, from 1; tells whether there is such a turn.
    pub fn go_to_turn(&mut self, number: usize) -> bool {
        let found = self.jumps.turn(number);
        if let Some(at) = found {
            self.click(at);
        }
        found.is_some()
    }

    /// Shows what this seat sees, if it plays; nobody's view opens every hand.
    pub fn see_as(&mut self, seat: Option<Seat>) {
        self.seen_by = seat.filter(|it| self.record.header().set_up.seats.contains(*it));
        self.south = self.seen_by.unwrap_or(self.south);
    }

    /// Goes one event further, and has the marbles walk.
    fn step_on(&mut self) -> Vec<Cmd> {
        // A step asked for while marbles walk shows at once where they go.
        let was_moving = self.motion.is_some();
        let made = self.next_move().map(|mv| motion::frames(self.record.rules(), self.state.board(), mv));
        let mut cmds = self.course.step();
        self.show();
        if let (Some(frames), false) = (made, was_moving) {
            self.motion = Motion::begin(frames, self.course.speed, self.at(), &mut cmds);
        }
        cmds
    }

    fn go_to(&mut self, at: usize) {
        self.course.go_to(at);
        self.show();
    }

    /// Shows the place that was gone to.
    fn show(&mut self) {
        self.motion = None;
        self.state = self.record.before(self.at());
    }

    /// Opens the hand of the next seat alone, after the last one every hand.
    fn turn_view(&mut self) {
        let seats: Vec<_> = self.record.header().set_up.seats.iter().collect();
        let next = match self.seen_by {
            None => seats.first().copied(),
            Some(seat) => seats.into_iter().skip_while(|it| *it != seat).nth(1),
        };
        self.see_as(next);
        self.notice = Some(match next {
            Some(seat) => say!("replay-view-seat", who = self.people.name(seat).to_owned()),
            None => say!("replay-view-all"),
        });
    }

    /// Returns the move that comes next, if one does.
    fn next_move(&self) -> Option<&Move> {
        match self.record.events().get(self.at())? {
            Event::Move(mv) => Some(mv),
            Event::Chance(_) => None,
        }
    }

    fn marks(&self) -> Marks {
        Marks { last: self.log.seen(self.seen_by, self.at()), ..Marks::default() }
    }

    /// Returns how far the game is, in words.
    fn progress(&self) -> String {
        let events = self.record.events();
        let is_move = |it: &&Event<State>| matches!(it, Event::Move(_));
        let moves = events.iter().filter(is_move).count();
        let made = events[..self.at()].iter().filter(is_move).count();
        match self.record.end() {
            Some(end) if self.at() == events.len() => ended(end.winners, end.reason.as_deref(), self.people.names()),
            None if self.at() == events.len() => say!("replay-unfinished", made = made),
            Some(_) | None => say!("replay-progress", made = made, of = moves, turn = self.jumps.turn_at(self.at())),
        }
    }
}

impl Replaying for Replay {
    fn draw(&self, canvas: &mut Canvas<'_>, names: SquareNames) -> bool {
        draw(canvas, self, names)
    }

    fn context(&self) -> Context {
        Context::Replay
    }

    fn act(&mut self, action: Action) -> Vec<Cmd> {
        let played_on = self.course.stop();
        self.notice = None;
        match action {
            Action::Right => return self.step_on(),
            Action::Capture => match self.jumps.next_capture(self.at()) {
                Some(at) => self.go_to(at),
                None => self.notice = Some(say!("replay-no-capture")),
            },
            Action::CaptureBefore => match self.jumps.capture_before(self.at()) {
                Some(at) => self.go_to(at),
                None => self.notice = Some(say!("replay-no-capture-before")),
            },
            Action::View => {
                self.turn_view();
                self.course.go_on_if(played_on);
            }
            Action::Speed => {
                self.notice = Some(self.course.change_speed());
                self.course.go_on_if(played_on);
            }
            Action::TurnBoard => {
                self.south = self.record.header().set_up.seats.after(self.south);
                self.course.go_on_if(played_on);
            }
            action => {
                let before = self.at();
                let cmds = self.course.act(action, played_on);
                if self.at() != before {
                    self.show();
                }
                return cmds;
            }
        }
        vec![]
    }

    fn click(&mut self, at: usize) {
        self.course.stop();
        self.notice = None;
        self.go_to(at);
    }

    fn waited(&mut self, ticket: u64) -> Vec<Cmd> {
        if Motion::is_for_motion(ticket) {
            return match self.motion.take().map(|it| it.waited(ticket)) {
                Some(Ok((motion, cmds))) => {
                    self.motion = Some(motion);
                    cmds
                }
                Some(Err(cmds)) => cmds,
                None => vec![],
            };
        }
        if !self.course.is_due(ticket) {
            return vec![];
        }
        self.step_on()
    }

    fn frame_took(&mut self, time: Duration) -> Vec<Cmd> {
        let lags = Motion::lags(time);
        self.motion.take_if(|_| lags).map_or_else(Vec::new, Motion::skip)
    }

    fn ask_turn(&mut self) -> Next {
        self.course.stop();
        self.ask_for_turn()
    }

    fn ask_to_play(&mut self) -> Next {
        self.course.stop();
        self.ask_who_plays()
    }

    fn edit(&mut self, options: &Options) -> Next {
        self.course.stop();
        self.set_up_by_hand(options)
    }

    fn answer(&mut self, asked: Asked, ask: &Ask, answer: &Answer, options: &Options) -> Next {
        self.answered(asked, ask, answer, options)
    }

    fn rules_page(&self, library: &Library, theme: Theme) -> Page {
        Page::rules(&self.title, self.record.header(), library, theme)
    }

    fn retell(&mut self) {
        let header = self.record.header();
        self.people = People::new(self.record.players(), &header.set_up.colours);
        self.title = title(&header.rules, &header.variants, header.set.len());
        self.log = told(&self.record, &self.people);
        self.notice = None;
    }
}

/// Returns the log of a whole record.
fn told(record: &Record, people: &People) -> Log {
    let mut log = Log::default();
    let (table, names) = (record.header().set_up.seats, people.names());
    log.follow(record, &Telling { rules: record.rules(), table, names, listener: Listener::Table });
    log
}
