//! What happened, line by line, and what of it is still to be seen on the board.

use crate::{
    game::{Event, Game, Turn},
    letters,
    refusals::why,
    say,
    session::{Session, record::Record},
    telling::{Names, Telling, name, trace::Trace},
    tock::{Card, Move, SEATS, Seat, SpotSet, State},
};

/// One line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Which event of the record it tells.
    pub event: usize,
    /// Who did it; nobody for what just happens.
    pub seat: Option<Seat>,
    /// What whoever did it was called then; empty if nobody did.
    pub who: String,
    /// The card that was used.
    pub card: Option<Card>,
    /// What it did.
    pub text: String,
    /// The move as it is written, if it is one.
    pub notation: Option<String>,
    /// Why a card that was thrown away could not be played; of those that stay in the hand nothing is told.
    pub why: Option<String>,
}

/// A move that was made, and where.
#[derive(Clone, Debug)]
struct Made {
    event: usize,
    seat: Seat,
    card: Option<Card>,
    trace: Trace,
}

impl Made {
    fn seen(&self) -> Seen {
        let Self { seat, trace, .. } = self;
        Seen { seat: *seat, left: trace.left(), arrived: trace.arrived(), emptied: trace.emptied() }
    }
}

/// What is still to be seen of a move on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Who made it.
    pub seat: Seat,
    /// Where marbles left.
    pub left: SpotSet,
    /// Where marbles arrived.
    pub arrived: SpotSet,
    /// Where marbles stood that were sent back.
    pub emptied: SpotSet,
}

/// The log of a game.
#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<Line>,
    made: Vec<Made>,
    /// How many events have been told.
    told: usize,
    /// To which event the lines belong that tell who sat down.
    seated: Vec<usize>,
}

impl Log {
    /// Tells what the record says beyond what was told already; what it has taken back is told no more.
    pub fn follow(&mut self, record: &Record, telling: &Telling<'_>) {
        let events = record.events();
        if events.len() < self.told {
            self.told = events.len();
            self.lines.retain(|it| it.event < self.told);
            self.made.retain(|it| it.event < self.told);
            self.seated.retain(|it| *it < self.told);
        }
        let mut state = record.before(self.told);
        let mut names = Names::at(record, self.told);
        for (event, happened) in events.iter().enumerate().skip(self.told) {
            self.tell_seated(record, event);
            let before = state;
            if state.apply(record.rules(), happened).is_err() {
                break;
            }
            if record.seatings().iter().any(|it| it.0 == event) {
                names = Names::at(record, event);
            }
            self.tell(event, happened, &before, &state, &Telling { names: &names, ..*telling });
        }
        self.told = events.len();
        self.tell_seated(record, events.len());
    }

    /// Tells who sat down before event `next`, beyond what was told already.
    fn tell_seated(&mut self, record: &Record, next: usize) {
        let news = record.seatings().iter().skip(self.seated.len()).take_while(|it| it.0 <= next);
        for (after, seat, player) in news {
            let event = after.saturating_sub(1);
            let text = say!("told-seated", who = name(player, *seat), seat = seat.to_string());
            let who = String::new();
            self.lines.push(Line { event, seat: None, who, card: None, text, notation: None, why: None });
            self.seated.push(event);
        }
    }

    /// Returns the lines that tell the first `events` events.
    pub fn until(&self, events: usize) -> &[Line] {
        &self.lines[..self.lines.partition_point(|it| it.event < events)]
    }

    /// Returns all lines.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns all lines but those that follow from a move that is not handed on: what they tell is not to be seen yet.
    pub fn told(&self, session: &Session) -> &[Line] {
        let last = session.record().events().len().saturating_sub(1);
        let follows = |it: &&Line| session.is_held() && it.event == last && it.seat.is_none();
        &self.lines[..self.lines.len() - self.lines.iter().rev().take_while(follows).count()]
    }

    /// Returns the lines since `seat` moved last, before event `events`.
    pub fn since_last_move(&self, seat: Seat, events: usize) -> &[Line] {
        let lines = self.until(events);
        let last = lines.iter().rposition(|it| it.seat == Some(seat));
        &lines[last.map_or(0, |it| it + 1)..]
    }

    /// Tells whether a seat has moved before event `events`.
    pub fn has_moved(&self, seat: Seat, events: usize) -> bool {
        self.until(events).iter().any(|it| it.seat == Some(seat))
    }

    /// Returns what is still to be seen of the moves before event `events`, the newest first: of those after the last
    /// move of `viewer`, or of the last ones.
    pub fn seen(&self, viewer: Option<Seat>, events: usize) -> Vec<Seen> {
        let made = &self.made[..self.made.partition_point(|it| it.event < events)];
        let newest = made.iter().rev();
        let mut seen: Vec<Seen> = match viewer {
            Some(viewer) => newest.take_while(|it| it.seat != viewer).map(Made::seen).collect(),
            None => newest.take(SEATS - 1).map(Made::seen).collect(),
        };
        if seen.is_empty() {
            seen.extend(made.last().map(Made::seen));
        }
        seen
    }

    /// Tells whether the move of event `event` sent back a marble of `seat`.
    pub fn sends_back(&self, event: usize, seat: Seat) -> bool {
        let made = self.made.binary_search_by_key(&event, |it| it.event).map(|it| &self.made[it]);
        made.is_ok_and(|it| it.trace.sent_back.iter().any(|marble| marble.seat == seat))
    }

    /// Returns who used which card last, before event `events`.
    pub fn last_card(&self, events: usize) -> Option<(Seat, Card)> {
        let made = &self.made[..self.made.partition_point(|it| it.event < events)];
        made.iter().rev().find_map(|it| Some((it.seat, it.card?)))
    }

    fn tell(&mut self, event: usize, happened: &Event<State>, before: &State, after: &State, telling: &Telling<'_>) {
        let mut line = |seat: Option<Seat>, card, text, why| {
            let notation = match happened {
                Event::Move(mv) if seat.is_some() => Some(letters::notation(mv)),
                Event::Move(_) | Event::Chance(_) => None,
            };
            let who = seat.map_or_else(String::new, |it| telling.names.name(it).to_owned());
            self.lines.push(Line { event, seat, who, card, text, notation, why });
        };
        match happened {
            Event::Chance(_) if after.table().iter().all(|it| before.hand(it).is_empty()) => {
                line(None, None, dealt(after, telling), None);
            }
            Event::Chance(_) => line(None, None, say!("told-reshuffled"), None),
            Event::Move(mv) => {
                let seat = before.to_move();
                let why = match mv {
                    Move::Discard(card) => why::short(&before.view(telling.rules, seat), *card),
                    Move::Play(_) | Move::Pass => None,
                };
                let text = match telling.rules.partner(before.table(), seat) {
                    Some(partner) if telling.rules.is_finished(before.board(), seat) && is_play(mv) => {
                        let whose = telling.names.name(partner).to_owned();
                        say!("told-for-partner", whose = whose, what = telling.mv(partner, before.board(), mv))
                    }
                    Some(_) | None => match &why {
                        Some(why) => say!("told-discard-why", why = why.as_str()),
                        None => telling.mv(seat, before.board(), mv),
                    },
                };
                line(Some(seat), mv.card(), text, why);
                if before.deal() < after.deal() {
                    line(None, None, dealt(after, telling), None);
                }
                if let Turn::Over(winners) = after.turn(telling.rules) {
                    let names: Vec<_> = winners.iter().map(|it| telling.names.name(it)).collect();
                    line(None, None, say!("told-won", count = names.len(), who = names.join(&say!("told-and"))), None);
                }
                let trace = Trace::of(telling.rules, before.board(), mv);
                self.made.push(Made { event, seat, card: mv.card(), trace });
            }
        }
    }
}

const fn is_play(mv: &Move) -> bool {
    matches!(mv, Move::Play(_))
}

fn dealt(after: &State, telling: &Telling<'_>) -> String {
    let most = after.table().iter().map(|it| after.hand(it).len()).max().unwrap_or(0);
    say!("told-dealt", who = telling.names.name(after.dealer()).to_owned(), count = most)
}
