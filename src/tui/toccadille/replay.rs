//! A match stepped through, forward and back, throw by throw and move by move.

mod asked;
mod jumps;
mod view;

use std::time::Duration;

use crate::{
    config::Speed,
    game::{Event, Game, Turn},
    profile::Library,
    say,
    session::{
        record::Record,
        toccadille::{Ended, Match},
    },
    telling::toccadille::{Names, ended, log::Log, standing, title},
    toccadille::{Move, Seat},
    tui::{
        Cmd,
        ask::{Answer, Ask},
        canvas::Canvas,
        cross::SquareNames,
        keys::{Action, Context},
        model::Options,
        motion::Motion,
        next::Next,
        pages::Page,
        replay::{Asked, Course},
        replaying::Replaying,
        theme::Theme,
        toccadille::motion::{Frame, frames},
    },
};

use jumps::Jumps;

/// A match stepped through.
#[derive(Debug)]
pub struct Replay {
    record: Record<Match>,
    /// What the players were called at this place.
    names: Names,
    title: String,
    notice: Option<String>,
    log: Log,
    jumps: Jumps,
    course: Course,
    state: Match,
    south: Seat,
    /// Stones on their way.
    motion: Option<Motion<Frame>>,
}

impl Replay {
    /// Opens a record at its beginning.
    pub fn new(record: Record<Match>, speed: Speed) -> Self {
        let mut log = Log::default();
        log.follow(&record);
        Self {
            names: Names::at(&record, 0),
            title: title(record.header()),
            notice: None,
            log,
            jumps: Jumps::of(&record),
            course: Course::new(0, record.events().len(), speed),
            state: record.before(0),
            south: south(&record),
            motion: None,
            record,
        }
    }

    /// Returns the record.
    pub const fn record(&self) -> &Record<Match> {
        &self.record
    }

    /// Returns how many events have happened.
    pub const fn at(&self) -> usize {
        self.course.at()
    }

    /// Returns the match at this place.
    pub const fn state(&self) -> &Match {
        &self.state
    }

    /// Returns what must be said.
    pub fn notice(&self) -> Option<&str> {
        self.notice.as_deref()
    }

    /// Returns how many throws were played.
    pub fn turns(&self) -> usize {
        self.jumps.turns()
    }

    /// Goes to where throw `number`, from 1, is to be played; tells whether there is such a throw.
    pub fn go_to_turn(&mut self, number: usize) -> bool {
        let found = self.jumps.turn(number);
        if let Some(at) = found {
            self.click(at);
        }
        found.is_some()
    }

    fn go_to(&mut self, at: usize) {
        self.course.go_to(at);
        self.show();
    }

    /// Shows the place that was gone to.
    fn show(&mut self) {
        self.motion = None;
        self.state = self.record.before(self.at());
        self.names = Names::at(&self.record, self.at());
    }

    /// Goes to a place if there is one, else says that there is none.
    fn jump(&mut self, to: Option<usize>, none: impl FnOnce() -> String) {
        match to {
            Some(at) => self.go_to(at),
            None => self.notice = Some(none()),
        }
    }

    /// Goes one event further, and has the stones go.
    fn step_on(&mut self) -> Vec<Cmd> {
        // A step asked for while stones are on their way shows at once where they go.
        let was_moving = self.motion.is_some();
        let made = self.next_move().map(|mv| frames(self.record.rules(), self.state.game(), mv));
        let mut cmds = self.course.step();
        self.show();
        if let (Some(frames), false) = (made, was_moving) {
            self.motion = Motion::begin(frames, self.course.speed, self.at(), &mut cmds);
        }
        cmds
    }

    /// Returns the move that comes next, if one does.
    fn next_move(&self) -> Option<&Move> {
        match self.record.events().get(self.at())? {
            Event::Move(mv) => Some(mv),
            Event::Chance(_) => None,
        }
    }

    /// Returns how far the match is, in words.
    fn progress(&self) -> String {
        let made = self.jumps.made(self.at());
        match self.record.end().filter(|_| self.course.is_at_end()) {
            Some(end) => self.with_standing(ended(end, &self.names)),
            None => match self.state.game().turn(self.record.rules()) {
                Turn::Over(end) => self.with_standing(ended(&Ended::Played(end), &self.names)),
                Turn::Chance | Turn::Player(_) if self.course.is_at_end() => {
                    say!("toc-replay-unfinished", made = made)
                }
                Turn::Chance | Turn::Player(_) => say!("toc-replay-progress", made = made, of = self.turns()),
            },
        }
    }

    /// Returns how a game ended, and how the match stands then.
    fn with_standing(&self, ended: String) -> String {
        let standing = standing(&self.state, self.record.rules(), &self.names);
        [Some(ended), standing].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }
}

impl Replaying for Replay {
    fn draw(&self, canvas: &mut Canvas<'_>, _: SquareNames) -> bool {
        view::draw(canvas, self)
    }

    fn context(&self) -> Context {
        Context::ReplayMatch
    }

    fn act(&mut self, action: Action) -> Vec<Cmd> {
        let played_on = self.course.stop();
        self.notice = None;
        match action {
            Action::Right => return self.step_on(),
            Action::Down => self.go_to(self.jumps.next_turn(self.at()).unwrap_or(usize::MAX)),
            Action::Up => self.go_to(self.jumps.turn_before(self.at()).unwrap_or(0)),
            Action::Capture => self.jump(self.jumps.next_hit(self.at()), || say!("toc-replay-no-hit")),
            Action::CaptureBefore => {
                self.jump(self.jumps.hit_before(self.at()), || say!("toc-replay-no-hit-before"));
            }
            Action::Next => self.jump(self.jumps.next_game(self.at()), || say!("toc-replay-last-game")),
            Action::Previous => self.jump(self.jumps.game_before(self.at()), || say!("toc-replay-first-game")),
            Action::Speed => {
                self.notice = Some(self.course.change_speed());
                self.course.go_on_if(played_on);
            }
            Action::TurnBoard => {
                self.south = self.south.other();
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
        if self.course.is_due(ticket) { self.step_on() } else { vec![] }
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
        Page::of_match(&self.title, self.record.header(), library, theme)
    }

    fn retell(&mut self) {
        self.names = Names::at(&self.record, self.at());
        self.title = title(self.record.header());
        self.log = Log::default();
        self.log.follow(&self.record);
        self.notice = None;
    }
}

/// Returns who is drawn at the bottom: the only one at the keyboard, or else red.
fn south(record: &Record<Match>) -> Seat {
    let players = record.players();
    match Seat::ALL.map(|it| players[it].is_human()) {
        [false, true] => Seat::Black,
        [true, _] | [false, false] => Seat::Red,
    }
}
