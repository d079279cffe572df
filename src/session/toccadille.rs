//! Toccadille in play: a [`Match`] of several games, kept in one record.

mod begin;
mod line;
mod unfit;

use serde_json::{Map, Value as Json, json};

use crate::{
    chance::{Chance, Purpose},
    game::{Event, Game, Turn},
    position,
    profile::{self, Library, Request},
    session::{
        Follows, Player,
        record::{Entry, Header, Keys, Missed, Record, Why},
        recorded::{Played, Recorded},
    },
    toccadille::{BySeat, End, Move, Refusal, Rules, Seat, Starter, State, Throw, View},
};

pub use begin::NewMatch;
pub use unfit::Unfit;

/// How long a match is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Length {
    /// As long as the players like.
    #[default]
    Open,
    /// So many games, at least 1.
    Games(u16),
    /// Until somebody has so many points, at least 1: a game counts as many as it is worth.
    Points(u16),
}

/// A match in play: its game at hand, and how many are to be played.
///
/// Source: `rules/README.md`, Decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Match {
    game: State,
    length: Length,
}

/// What comes into a match that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// A throw.
    Throw(Throw),
    /// The next game begins.
    Game,
}

/// How a game of a match ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// By its rules.
    Played(End),
    /// It was stopped for this reason.
    Stopped(String),
}

impl Match {
    /// Returns a match that begins with this game.
    pub const fn of(game: State, length: Length) -> Self {
        Self { game, length }
    }

    /// Returns the game at hand.
    pub const fn game(&self) -> &State {
        &self.game
    }

    /// Returns how long the match is.
    pub const fn length(&self) -> Length {
        self.length
    }

    /// Returns what each player has won, with the game at hand if it is over.
    pub fn score(&self) -> BySeat<u16> {
        self.game.score()
    }

    /// Tells whether no other game follows the one at hand, which is over.
    pub fn is_decided(&self, rules: &Rules) -> bool {
        matches!(self.game.turn(rules), Turn::Over(_))
            && match self.length {
                Length::Open => false,
                Length::Games(games) => games <= self.game.game(),
                Length::Points(points) => self.score().0.iter().any(|it| points <= *it),
            }
    }

    /// Returns who has won more than the other; nobody if both have won the same.
    pub fn leader(&self) -> Option<Seat> {
        let score = self.score();
        Seat::ALL.into_iter().find(|it| score[it.other()] < score[*it])
    }
}

impl Game for Match {
    type Rules = Rules;
    type Setup = (Starter, Length);
    type Seat = Seat;
    type Move = Move;
    type Chance = Next;
    type Outcome = End;
    type Refusal = Refusal;
    type View<'a> = View<'a>;

    fn new(rules: &Rules, (starter, length): &(Starter, Length)) -> Result<Self, Refusal> {
        Ok(Self::of(State::new(rules, starter)?, *length))
    }

    /// Between two games it waits for the next one, as for chance.
    fn turn(&self, rules: &Rules) -> Turn<Seat, End> {
        match self.game.turn(rules) {
            Turn::Over(_) if !self.is_decided(rules) => Turn::Chance,
            turn => turn,
        }
    }

    fn view<'a>(&'a self, rules: &'a Rules, seat: Seat) -> View<'a> {
        self.game.view(rules, seat)
    }

    fn sample(&self, rules: &Rules, pick: &mut dyn FnMut(usize) -> usize) -> Next {
        match self.game.turn(rules) {
            Turn::Over(_) => Next::Game,
            Turn::Chance | Turn::Player(_) => Next::Throw(self.game.sample(rules, pick)),
        }
    }

    /// A game that is not over is given up without a winner where the next one begins.
    fn apply(&mut self, rules: &Rules, event: &Event<Self>) -> Result<(), Refusal> {
        match event {
            Event::Chance(Next::Throw(throw)) => self.game.apply(rules, &Event::Chance(*throw)),
            Event::Move(mv) => self.game.apply(rules, &Event::Move(*mv)),
            Event::Chance(Next::Game) => {
                let ended = match self.game.turn(rules) {
                    Turn::Over(_) => self.game,
                    Turn::Chance | Turn::Player(_) => self.game.stopped(),
                };
                self.game = ended.next_game(rules)?;
                Ok(())
            }
        }
    }
}

impl Recorded for Match {
    type SetUp = Length;
    type Players = BySeat<Player>;
    type End = Ended;

    const EVENTS: &'static [&'static str] = &["opening", "dice", "move", "game"];
    const SEAT: Missed = Missed::Colour;

    fn seat(name: &str) -> Option<Seat> {
        name.parse().ok()
    }

    fn players(players: &BySeat<Player>) -> impl Iterator<Item = (Seat, &Player)> {
        players.iter()
    }

    fn player_mut(players: &mut BySeat<Player>, seat: Seat) -> Option<&mut Player> {
        Some(&mut players[seat])
    }

    fn rules(resolved: &Json) -> Result<Rules, Why> {
        profile::from_resolved::<State>(resolved).map_err(|it| Why::Rules(it.complaints()))
    }

    fn shipped(request: &Request) -> Result<Json, Why> {
        let table = Library::default().resolve_of::<State>(request).map_err(|it| Why::Rules(it.complaints()))?;
        Ok(table.resolved())
    }

    fn write_set_up(length: &Length, line: &mut Map<String, Json>) {
        line.insert("seats".to_owned(), Seat::ALL.iter().map(|it| json!(it.name())).collect());
        match length {
            Length::Open => {}
            Length::Games(games) => {
                line.insert("games".to_owned(), json!(games));
            }
            Length::Points(points) => {
                line.insert("points".to_owned(), json!(points));
            }
        }
    }

    fn read_set_up(line: Keys<'_>) -> Result<(Length, BySeat<Player>), Why> {
        let names = line.get("seats", Missed::Colours, |it| {
            it.as_array()?.iter().map(|it| Self::seat(it.as_str()?)).collect::<Option<Vec<_>>>()
        })?;
        if names != Seat::ALL {
            return Err(Why::Key("seats", Missed::Colours));
        }
        let count = |line: Keys<'_>, key| {
            let some = |it: &Json| it.as_u64().and_then(|it| u16::try_from(it).ok()).filter(|it| *it != 0);
            line.get(key, Missed::Length, some)
        };
        let length = match (line.optional("games", count)?, line.optional("points", count)?) {
            (Some(_), Some(_)) => return Err(Why::TwoEvents("games", "points")),
            (Some(games), None) => Length::Games(games),
            (None, Some(points)) => Length::Points(points),
            (None, None) => Length::Open,
        };
        Ok((length, BySeat::from_fn(|_| Player::unnamed())))
    }

    fn first(header: &Header<Self>, rules: &Rules) -> Result<Self, Why> {
        let game = match &header.position {
            Some(position) => position::toccadille::from_json(position, rules).map_err(Why::Position)?,
            None => State::new(rules, &Starter::ThrowOff).map_err(Self::refused)?,
        };
        Ok(Self::of(game, header.set_up))
    }

    fn refused(refusal: Refusal) -> Why {
        Unfit::Refused(refusal).into()
    }

    fn write_event(event: &Event<Self>, record: &Record<Self>) -> Json {
        line::write(event, record)
    }

    fn read_event(kind: &'static str, line: Keys<'_>, record: &Record<Self>) -> Result<Event<Self>, Why> {
        line::read(kind, line, record)
    }

    fn write_end(end: &Ended) -> Json {
        match end {
            Ended::Played(End::Won { by, value }) => json!({ "winner": by.name(), "value": value }),
            Ended::Played(End::Drawn) => json!({ "winner": null }),
            Ended::Stopped(reason) => json!({ "winner": null, "reason": reason }),
        }
    }

    fn read_end(end: Keys<'_>) -> Result<Ended, Why> {
        let winner = end.get("winner", Self::SEAT, |it| match it {
            Json::Null => Some(None),
            it => Some(Some(Self::seat(it.as_str()?)?)),
        })?;
        Ok(match (winner, end.optional("reason", Keys::text)?) {
            (Some(by), _) => {
                let value = end.get("value", Missed::Number, |it| u8::try_from(it.as_u64()?).ok())?;
                Ended::Played(End::Won { by, value })
            }
            (None, Some(reason)) => Ended::Stopped(reason.to_owned()),
            (None, None) => Ended::Played(End::Drawn),
        })
    }

    fn stopped(reason: &str) -> Ended {
        Ended::Stopped(reason.to_owned())
    }

    fn ended(&self, rules: &Rules) -> Option<Ended> {
        match self.game.turn(rules) {
            Turn::Over(end) => Some(Ended::Played(end)),
            Turn::Chance | Turn::Player(_) => None,
        }
    }

    fn check_end(&self, rules: &Rules, end: &Ended) -> Result<(), Why> {
        match (end, self.ended(rules)) {
            (Ended::Stopped(_), None) => Ok(()),
            (end, Some(ended)) if *end == ended => Ok(()),
            (_, Some(Ended::Played(ended))) => Err(Unfit::OtherEnd(ended).into()),
            (_, Some(Ended::Stopped(_)) | None) => Err(Unfit::NoEnd.into()),
        }
    }

    /// What follows the end of a game is the next one, somebody else's sitting down before it, or taking back.
    fn check_order(&self, rules: &Rules, end: Option<&Ended>, entry: &Entry<Self>) -> Result<(), Why> {
        let is_over = end.is_some() || self.ended(rules).is_some();
        match (entry, is_over) {
            (Entry::Undo(_), _) => Ok(()),
            (Entry::Event(Event::Chance(Next::Game)), false) => Err(Unfit::NotOver.into()),
            (Entry::Event(Event::Chance(Next::Game)) | Entry::Player(..), true) if !self.is_decided(rules) => Ok(()),
            _ if end.is_some() => Err(Why::AfterEnd),
            _ => Ok(()),
        }
    }

    fn is_finished(&self, rules: &Rules, end: Option<&Ended>) -> bool {
        match end {
            Some(Ended::Stopped(_)) => true,
            Some(Ended::Played(_)) => self.length == Length::Open || self.is_decided(rules),
            None => self.is_decided(rules),
        }
    }
}

impl Played for Match {
    fn by_chance(&self, rules: &Rules, seed: u64, number: usize) -> Next {
        let mut chance = Chance::new(seed, Purpose::Throw(number));
        self.sample(rules, &mut |n| chance.pick(n))
    }

    fn meant(&self, rules: &Rules, mv: &Move) -> Move {
        self.game.legal(rules, mv).unwrap_or(*mv)
    }

    fn laid(&self, rules: &Rules, mv: &Move) -> Self {
        let mut laid = *self;
        laid.game.play(rules, mv);
        laid
    }

    /// Before every move there is a throw.
    fn goes_on(&self, _: &Rules, _: &Self) -> bool {
        false
    }

    fn follows(&self, rules: &Rules, mover: Seat) -> Follows {
        match self.game.turn(rules) {
            Turn::Over(_) => Follows::End,
            Turn::Chance | Turn::Player(_) if self.game.to_move() == Some(mover) => Follows::MorePlays,
            Turn::Chance | Turn::Player(_) => Follows::Turn,
        }
    }

    fn next(&self, rules: &Rules) -> Option<Next> {
        (!self.is_decided(rules)).then_some(Next::Game)
    }
}
