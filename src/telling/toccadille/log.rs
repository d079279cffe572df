//! What happened in a match, line by line.

use crate::{
    game::{Event, Game, Turn},
    refusals::toccadille::colour,
    say,
    session::{
        Session,
        record::Record,
        toccadille::{Ended, Match, Next},
    },
    telling::toccadille::{Names, Telling, dice, ended, name, standing},
    toccadille::{BySeat, Dice, Move, Rolled, Seat, Throw},
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
    /// What was thrown.
    pub dice: Option<Dice>,
    /// What was done with it, or what happened.
    pub text: String,
    /// The move as it is written, if it is one.
    pub notation: Option<String>,
    /// How many marks it brought whoever did it.
    pub marks: u8,
}

/// The log of a match.
#[derive(Clone, Debug, Default)]
pub struct Log {
    lines: Vec<Line>,
    /// How many events have been told.
    told: usize,
    /// To which event the lines belong that tell who sat down.
    seated: Vec<usize>,
}

impl Log {
    /// Tells what the record says beyond what was told already; what it has taken back is told no more.
    pub fn follow(&mut self, record: &Record<Match>) {
        let events = record.events();
        if events.len() < self.told {
            self.told = events.len();
            self.lines.retain(|it| it.event < self.told);
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
            let telling = Telling { rules: record.rules(), names: &names };
            Teller { lines: &mut self.lines, event, telling, before: &before, after: &state }.tell(happened);
        }
        self.told = events.len();
        self.tell_seated(record, events.len());
    }

    /// Tells who sat down before event `next`, beyond what was told already.
    fn tell_seated(&mut self, record: &Record<Match>, next: usize) {
        let news = record.seatings().iter().skip(self.seated.len()).take_while(|it| it.0 <= next);
        for (after, seat, player) in news {
            let event = after.saturating_sub(1);
            let who = name(player, *seat);
            let text = say!("toc-told-seated", who = who, seat = colour(*seat));
            self.lines.push(Line { event, text, ..Line::of_nobody() });
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
    pub fn told(&self, session: &Session<Match>) -> &[Line] {
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
}

impl Line {
    fn of_nobody() -> Self {
        Self { event: 0, seat: None, who: String::new(), dice: None, text: String::new(), notation: None, marks: 0 }
    }

    /// Returns the line as a sentence, with who did it.
    pub fn sentence(&self) -> String {
        let (who, what) = (self.who.as_str(), self.text.as_str());
        match (&self.notation, self.dice) {
            (Some(notation), Some(thrown)) => {
                say!("toc-event", who = who, dice = dice(thrown), what = what, notation = notation.as_str())
            }
            (None, Some(thrown)) => say!("toc-event-throw", who = who, dice = dice(thrown), what = what),
            (Some(_) | None, None) => self.text.clone(),
        }
    }
}

/// What puts one event into lines.
struct Teller<'a> {
    lines: &'a mut Vec<Line>,
    event: usize,
    telling: Telling<'a>,
    before: &'a Match,
    after: &'a Match,
}

impl Teller<'_> {
    fn tell(&mut self, happened: &Event<Match>) {
        match happened {
            Event::Chance(Next::Throw(Throw::Opening(rolled))) => self.tell_opening(rolled),
            Event::Chance(Next::Throw(Throw::Dice(thrown))) => self.tell_throw(*thrown),
            Event::Chance(Next::Game) => self.tell_game(),
            Event::Move(mv) => {
                let before = self.before.game();
                let Some(seat) = before.to_move() else { return };
                let marks = before.view(self.telling.rules, seat).gain(mv);
                let text = self.telling.mv(before, mv);
                self.add(Line { text, marks, notation: Some(mv.to_string()), ..self.line_of(seat, before.dice()) });
                self.tell_lap(seat, mv);
            }
        }
        self.tell_end();
    }

    fn tell_opening(&mut self, rolled: &BySeat<Rolled>) {
        let of = |seat: Seat| (self.name(seat), told(rolled[seat]));
        let ((red, one), (black, other)) = (of(Seat::Red), of(Seat::Black));
        let thrown = say!("toc-told-opening", red = red, one = one, black = black, other = other);
        let text = match self.after.game().to_move() {
            Some(seat) => say!("toc-told-begins", thrown = thrown, who = self.name(seat)),
            None => say!("toc-told-equal", thrown = thrown),
        };
        self.add(Line { text, ..Line::of_nobody() });
    }

    /// Tells of a throw that ended the game by itself; others are told with the move they are played by.
    fn tell_throw(&mut self, thrown: Dice) {
        let (Some(seat), Turn::Over(_)) = (self.before.game().to_move(), self.after.game().turn(self.telling.rules))
        else {
            return;
        };
        let gained = |it: &Match| it.game().marks()[seat];
        let marks = gained(self.after).saturating_sub(gained(self.before));
        let text = say!("toc-told-struck", count = marks);
        self.add(Line { text, marks, ..self.line_of(seat, Some(thrown)) });
    }

    fn tell_game(&mut self) {
        let number = self.after.game().game();
        let text = match self.after.game().to_move() {
            Some(seat) => say!("toc-told-game-begins", number = number, who = self.name(seat)),
            None => say!("toc-told-game", number = number),
        };
        self.add(Line { text, ..Line::of_nobody() });
    }

    /// Tells that a new lap begins, if it does after this move.
    fn tell_lap(&mut self, seat: Seat, mv: &Move) {
        let rules = self.telling.rules;
        let is_lap = rules.stones <= self.before.game().view(rules, seat).board_after(mv).off(seat);
        if is_lap && self.after.game().turn(rules) == Turn::Chance {
            let text = say!("toc-told-lap", who = self.name(seat));
            self.add(Line { text, ..Line::of_nobody() });
        }
    }

    /// Tells that a game is over.
    fn tell_end(&mut self) {
        let (rules, names) = (self.telling.rules, self.telling.names);
        if let Turn::Over(end) = self.after.game().turn(rules) {
            let said = [Some(ended(&Ended::Played(end), names)), standing(self.after, rules, names)];
            for text in said.into_iter().flatten() {
                self.add(Line { text, ..Line::of_nobody() });
            }
        }
    }

    fn add(&mut self, line: Line) {
        self.lines.push(Line { event: self.event, ..line });
    }

    fn line_of(&self, seat: Seat, dice: Option<Dice>) -> Line {
        Line { seat: Some(seat), who: self.name(seat), dice, ..Line::of_nobody() }
    }

    fn name(&self, seat: Seat) -> String {
        self.telling.names.name(seat).to_owned()
    }
}

/// Returns what one player throws to see who begins.
fn told(rolled: Rolled) -> String {
    match rolled {
        Rolled::One(die) => die.pips().to_string(),
        Rolled::Two(thrown) => dice(thrown),
    }
}
