//! How far a record is stepped through, and how it goes on by itself: the same for every game.

use ratatui::layout::Rect;

use crate::{
    config::Speed,
    say,
    tui::{
        Cmd,
        canvas::{Canvas, Hit},
        keys::Action,
    },
};

/// How far a page goes.
const PAGE: usize = 10;

/// How far a record is stepped through, as a number of events that have happened.
#[derive(Debug)]
pub struct Course {
    /// The first place: before it there is nothing to be seen.
    first: usize,
    /// The last place: after all events.
    last: usize,
    at: usize,
    /// Whether it goes on by itself.
    plays_on: bool,
    ticket: u64,
    /// How fast it does.
    pub speed: Speed,
}

impl Course {
    /// Returns the course from the place `first` to the place `last`, at its beginning.
    pub fn new(first: usize, last: usize, speed: Speed) -> Self {
        let first = first.min(last);
        Self { first, last, at: first, plays_on: false, ticket: 0, speed }
    }

    /// Returns how many events have happened.
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Tells whether all events have happened.
    pub const fn is_at_end(&self) -> bool {
        self.at == self.last
    }

    /// Goes to a place, or as near to it as can be.
    pub fn go_to(&mut self, at: usize) {
        self.at = at.clamp(self.first, self.last);
    }

    /// Goes on by itself no more; tells whether it did.
    pub fn stop(&mut self) -> bool {
        std::mem::take(&mut self.plays_on)
    }

    /// Goes on by itself if it did before.
    pub fn go_on_if(&mut self, played_on: bool) {
        self.plays_on = played_on;
    }

    /// Does what a key asks that means the same in every game, after the course has been stopped.
    pub fn act(&mut self, action: Action, played_on: bool) -> Vec<Cmd> {
        match action {
            Action::Left => self.go_to(self.at.saturating_sub(1)),
            Action::PageDown => self.go_to(self.at + PAGE),
            Action::PageUp => self.go_to(self.at.saturating_sub(PAGE)),
            Action::First => self.go_to(0),
            Action::Last => self.go_to(usize::MAX),
            Action::PlayOn if !played_on => {
                if self.is_at_end() {
                    self.go_to(0);
                }
                self.plays_on = true;
                return vec![self.wait()];
            }
            _ => {}
        }
        vec![]
    }

    /// Goes one event further; returns what it waits for if it goes on by itself.
    pub fn step(&mut self) -> Vec<Cmd> {
        self.go_to(self.at + 1);
        self.plays_on &= !self.is_at_end();
        if self.plays_on { vec![self.wait()] } else { vec![] }
    }

    /// Tells whether it is to go on now that the time of this ticket has passed.
    pub const fn is_due(&self, ticket: u64) -> bool {
        self.plays_on && ticket == self.ticket
    }

    /// Takes the next speed, the slowest after the fastest, and says which; one without pauses would show nothing.
    pub fn change_speed(&mut self) -> String {
        let (speed, word) = match self.speed {
            Speed::Slow => (Speed::Normal, "replay-speed-normal"),
            Speed::Normal => (Speed::Fast, "replay-speed-fast"),
            Speed::Fast | Speed::Off => (Speed::Slow, "replay-speed-slow"),
        };
        self.speed = speed;
        say!("replay-speed", speed = say!(word))
    }

    fn wait(&mut self) -> Cmd {
        self.ticket += 1;
        let time = self.speed.pause().or(Speed::Fast.pause()).unwrap_or_default();
        Cmd::Wait { ticket: self.ticket, time }
    }

    /// Draws how far it is; a click on the bar goes there, and an `x` on it stands where `is_marked` says that something
    /// came after the one place up to the other.
    pub fn draw(&self, canvas: &mut Canvas<'_>, area: Rect, is_marked: impl Fn(usize, usize) -> bool) {
        let theme = canvas.theme;
        let (width, span) = (usize::from(area.width), self.last - self.first);
        let place = |column: usize| match width {
            ..2 => self.last,
            _ => self.first + (span * column + (width - 1) / 2) / (width - 1),
        };
        for column in 0..width {
            let (from, to) = (if column == 0 { self.first } else { place(column - 1) }, place(column));
            let is_here = (column == 0 || from < self.at) && self.at <= to;
            let passed = to < self.at;
            let (sign, style) = match () {
                () if is_here && (to == self.at || from < to) => (theme.pick("█", "#"), theme.strong()),
                () if is_marked(from, to) => ("x", if passed { theme.strong() } else { theme.faint() }),
                () if passed => (theme.pick("━", "="), theme.strong()),
                () => (theme.pick("─", "-"), theme.faint()),
            };
            let x = area.x + column as u16;
            canvas.put(area, x, area.y, sign, style);
            canvas.hit(Rect { x, y: area.y, width: 1, height: 1 }, Hit::Item(place(column)));
        }
    }
}
