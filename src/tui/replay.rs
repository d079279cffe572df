//! A game stepped through, forward and back, with every hand open.

use ratatui::layout::Rect;

use crate::{
    config::Speed,
    game::Event,
    say,
    session::record::Record,
    telling::{Telling, ended, log::Log, title},
    tock::{Move, Seat, State},
    tui::{
        Cmd,
        canvas::{Canvas, cut},
        cross::Marks,
        desk::{self, Desk},
        hand::{self, Tile, TileFace, Use},
        keys::{Action, Context},
        layout::Layout,
        people::People,
        talk, telling,
    },
};

/// How far a page goes.
const PAGE: usize = 10;

/// A game stepped through.
#[derive(Debug)]
pub struct Replay {
    record: Record,
    people: People,
    /// What the rules are called.
    pub title: String,
    log: Log,
    /// How many events have happened.
    at: usize,
    state: State,
    /// Whether it goes on by itself.
    plays_on: bool,
    ticket: u64,
    speed: Speed,
    south: Seat,
}

impl Replay {
    /// Opens a record at its beginning.
    pub fn new(record: Record, speed: Speed) -> Self {
        let header = record.header();
        let people = People::new(record.players(), &header.colours);
        let title = title(&header.rules, &header.variants, header.set.len());
        let mut log = Log::default();
        let telling = Telling { rules: record.rules(), table: header.seats, names: people.names() };
        log.follow(&record, &telling);
        let state = record.before(0);
        let mut replay =
            Self { people, title, log, at: 0, state, plays_on: false, ticket: 0, speed, south: Seat::A, record };
        // Before the first cards are dealt there is nothing to be seen.
        replay.go_to(1);
        replay
    }

    /// Returns the record.
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// Does what a key asks.
    pub fn act(&mut self, action: Action) -> Vec<Cmd> {
        let played_on = std::mem::take(&mut self.plays_on);
        match action {
            Action::Right => self.go_to(self.at + 1),
            Action::Left => self.go_to(self.at.saturating_sub(1)),
            Action::PageDown => self.go_to(self.at + PAGE),
            Action::PageUp => self.go_to(self.at.saturating_sub(PAGE)),
            Action::First => self.go_to(1),
            Action::Last => self.go_to(usize::MAX),
            Action::TurnBoard => {
                self.south = self.record.header().seats.after(self.south);
                self.plays_on = played_on;
            }
            Action::PlayOn if !played_on => {
                if self.at == self.record.events().len() {
                    self.go_to(1);
                }
                self.plays_on = true;
                return vec![self.wait()];
            }
            _ => {}
        }
        vec![]
    }

    /// Goes on, if it is to go on by itself.
    pub fn waited(&mut self, ticket: u64) -> Vec<Cmd> {
        if !self.plays_on || ticket != self.ticket {
            return vec![];
        }
        self.go_to(self.at + 1);
        self.plays_on = self.at < self.record.events().len();
        if self.plays_on { vec![self.wait()] } else { vec![] }
    }

    fn wait(&mut self) -> Cmd {
        self.ticket += 1;
        let time = self.speed.pause().or(Speed::Fast.pause()).unwrap_or_default();
        Cmd::Wait { ticket: self.ticket, time }
    }

    fn go_to(&mut self, at: usize) {
        let events = self.record.events().len();
        self.at = at.clamp(1.min(events), events);
        self.state = self.record.before(self.at);
    }

    /// Returns the move that comes next, if one does.
    fn next_move(&self) -> Option<&Move> {
        match self.record.events().get(self.at)? {
            Event::Move(mv) => Some(mv),
            Event::Chance(_) => None,
        }
    }

    fn marks(&self) -> Marks {
        let (came_from, came_to) = self.log.last_squares(None, self.at);
        Marks { came_from, came_to, ..Marks::default() }
    }

    /// Returns how far the game is, in words.
    fn progress(&self) -> String {
        let events = self.record.events();
        let is_move = |it: &&Event<State>| matches!(it, Event::Move(_));
        let moves = events.iter().filter(is_move).count();
        let made = events[..self.at].iter().filter(is_move).count();
        match self.record.end() {
            Some(end) if self.at == events.len() => ended(end.winners, end.reason.as_deref(), self.people.names()),
            None if self.at == events.len() => say!("replay-unfinished", made = made),
            Some(_) | None => say!("replay-progress", made = made, of = moves),
        }
    }
}

/// Draws the game; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, replay: &Replay) -> bool {
    let next = replay.next_move();
    let to_move = next.map(|_| replay.state.to_move());
    let tiles = tiles(replay, to_move);
    let rules = replay.record.rules();
    let Some(layout) = Layout::new(rules, replay.south, canvas.area(), tiles.len()) else { return false };
    let marks = replay.marks();
    let desk = Desk {
        rules,
        state: &replay.state,
        people: &replay.people,
        title: &replay.title,
        marks: &marks,
        last_card: replay.log.last_card(replay.at),
        to_move,
    };
    desk::draw(canvas, &layout, &desk);
    hand::draw(canvas, layout.hand, &tiles, layout.cards);
    draw_words(canvas, layout.words, replay);
    desk::draw_footer(canvas, layout.footer, Context::Replay, |_| true);
    true
}

/// Returns the hand of the player to move, the card that comes next taken up.
fn tiles(replay: &Replay, to_move: Option<Seat>) -> Vec<Tile> {
    let Some(seat) = to_move else { return vec![] };
    let next = replay.next_move().and_then(Move::card);
    let tile = |card| Tile { face: TileFace::Card(card), use_of: Use::Idle, is_chosen: next == Some(card) };
    replay.state.hand(seat).iter().map(tile).collect()
}

fn draw_words(canvas: &mut Canvas<'_>, area: Rect, replay: &Replay) {
    let theme = canvas.theme;
    canvas.put(area, area.x, area.y, &cut(&replay.progress(), area.width.into(), theme), theme.strong());
    let mut y = area.y + 1;
    for seat in replay.state.table().iter() {
        if area.height <= 3 {
            break;
        }
        let tint = replay.people.tint(seat);
        let mut x = canvas.put(area, area.x, y, &format!(" {} ", seat.letter()), theme.marble(tint)) + 1;
        for card in replay.state.hand(seat).iter() {
            x = canvas.put(area, x, y, &telling::card(card, theme), theme.text()) + 1;
        }
        y += 1;
    }
    let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    let rest = if area.height <= 3 {
        rest
    } else {
        talk::draw_rule(canvas, Rect { height: 1.min(rest.height), ..rest });
        Rect { y: rest.y + 1, height: rest.height.saturating_sub(1), ..rest }
    };
    talk::draw_log(canvas, rest, replay.log.until(replay.at), &replay.people);
}
