//! What records and sessions of Tock need to know of it.

mod beginning;
mod line;
mod unfit;

use serde_json::{Map, Value as Json, json};

use crate::{
    chance::{Chance, Purpose},
    game::{Event, Game, Turn},
    position,
    profile::{self, Library, Request},
    session::{
        Follows, Hands, Player, Session,
        record::{Entry, Header, Keys, Missed, Record, Why},
        recorded::{Played, Recorded},
    },
    tock::{BySeat, Card, Move, Pile, Refusal, Rules, Seat, SeatSet, Setup, State},
};

pub use line::{as_held, tell_jokers_apart};
pub use unfit::Unfit;

/// How a game of Tock was set up, beside what can be said of any game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetUp {
    /// Who plays.
    pub seats: SeatSet,
    /// Who deals first.
    pub dealer: Seat,
    /// The colours the players chose, by name.
    pub colours: BySeat<Option<String>>,
}

/// How a game of Tock ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// Who won, nobody if the game was stopped.
    pub winners: SeatSet,
    /// Why it was stopped.
    pub reason: Option<String>,
}

impl End {
    /// Returns the end of a game that was won.
    pub const fn won(winners: SeatSet) -> Self {
        Self { winners, reason: None }
    }

    /// Returns the end of a game that was stopped.
    pub fn stopped(reason: &str) -> Self {
        Self { winners: SeatSet::EMPTY, reason: Some(reason.to_owned()) }
    }
}

impl Session {
    /// Returns who plays.
    pub const fn seats(&self) -> SeatSet {
        self.state().table()
    }

    /// Tells whether everybody sees all cards.
    pub fn has_open_hands(&self) -> bool {
        self.agreed().hands == Hands::Open
    }
}

impl Recorded for State {
    type SetUp = SetUp;
    type Players = BySeat<Option<Player>>;
    type End = End;

    const EVENTS: &'static [&'static str] = &["shuffle", "move", "discard", "pass"];
    const SEAT: Missed = Missed::Seat;

    fn seat(name: &str) -> Option<Seat> {
        Seat::ALL.into_iter().find(|it| it.to_string() == name)
    }

    fn players(players: &Self::Players) -> impl Iterator<Item = (Seat, &Player)> {
        players.iter().filter_map(|(seat, it)| Some((seat, it.as_ref()?)))
    }

    fn player_mut(players: &mut Self::Players, seat: Seat) -> Option<&mut Player> {
        players[seat].as_mut()
    }

    fn rules(resolved: &Json) -> Result<Rules, Why> {
        profile::from_resolved::<Self>(resolved).map_err(|it| Why::Rules(it.complaints()))
    }

    fn shipped(request: &Request) -> Result<Json, Why> {
        let table = Library::default().resolve(request).map_err(|it| Why::Rules(it.complaints()))?;
        Ok(table.resolved())
    }

    fn write_set_up(set_up: &SetUp, line: &mut Map<String, Json>) {
        let SetUp { seats, dealer, colours } = set_up;
        line.insert("seats".to_owned(), seats.iter().map(|it| it.to_string()).collect());
        line.insert("dealer".to_owned(), json!(dealer.to_string()));
        let chosen = colours.iter().filter_map(|(seat, it)| Some((seat.to_string(), json!(it.as_ref()?))));
        let chosen: Map<_, _> = chosen.collect();
        if !chosen.is_empty() {
            line.insert("colours".to_owned(), Json::Object(chosen));
        }
    }

    fn read_set_up(line: Keys<'_>) -> Result<(SetUp, Self::Players), Why> {
        let seats: SeatSet = {
            let listed = seats(line, "seats")?;
            let set: SeatSet = listed.iter().copied().collect();
            if set.is_empty() || set.len() != listed.len() {
                return Err(Why::Key("seats", Missed::Seats));
            }
            set
        };
        let mut colours = BySeat::default();
        for (name, colour) in line.optional("colours", Keys::object)?.into_iter().flatten() {
            let seat = Self::seat(name).ok_or(Why::Key("colours", Missed::Object))?;
            colours[seat] = colour.as_str().map(str::to_owned);
        }
        let players = BySeat::from_fn(|it| seats.contains(it).then(Player::unnamed));
        Ok((SetUp { seats, dealer: line.seat::<Self>("dealer")?, colours }, players))
    }

    fn first(header: &Header, rules: &Rules) -> Result<Self, Why> {
        let SetUp { seats, dealer, .. } = header.set_up;
        if let Some(position) = &header.position {
            let (position, stock) =
                position::tock::from_json(position, rules).map_err(|it| Why::Position(it.complaints()))?;
            if position.table != seats {
                return Err(Unfit::NotSeatedSo(seats).into());
            }
            return Self::from_position(rules, &position).with_stock(rules, &stock).map_err(Self::refused);
        }
        let players = seats.len();
        if seats != SeatSet::seated(players) {
            return Err(Unfit::NotSeatedSo(seats).into());
        }
        Self::new(rules, &Setup { players: players as u8, dealer }).map_err(Self::refused)
    }

    fn refused(refusal: Refusal) -> Why {
        Unfit::Refused(refusal).into()
    }

    fn write_event(event: &Event<Self>, record: &Record) -> Json {
        match event {
            Event::Chance(pile) => json!({ "shuffle": pile.cards().iter().map(Card::to_string).collect::<Vec<_>>() }),
            Event::Move(mv) => line::move_to_json(record.rules(), record.state(), mv),
        }
    }

    fn read_event(kind: &'static str, line: Keys<'_>, record: &Record) -> Result<Event<Self>, Why> {
        Ok(match kind {
            "shuffle" => {
                let cards = record.state().to_shuffle(record.rules());
                Event::Chance(line::shuffled(cards, &line.texts("shuffle")?)?)
            }
            kind => Event::Move(line::moved(record, line, kind)?),
        })
    }

    fn write_end(End { winners, reason }: &End) -> Json {
        let winners: Vec<_> = winners.iter().map(|it| it.to_string()).collect();
        match reason {
            Some(reason) => json!({ "winners": winners, "reason": reason }),
            None => json!({ "winners": winners }),
        }
    }

    fn read_end(end: Keys<'_>) -> Result<End, Why> {
        let winners = seats(end, "winners")?.into_iter().collect();
        Ok(End { winners, reason: end.optional("reason", Keys::text)?.map(str::to_owned) })
    }

    fn stopped(reason: &str) -> End {
        End::stopped(reason)
    }

    fn ended(&self, rules: &Rules) -> Option<End> {
        match self.turn(rules) {
            Turn::Over(winners) => Some(End::won(winners)),
            Turn::Chance | Turn::Player(_) => None,
        }
    }

    fn check_end(&self, rules: &Rules, end: &End) -> Result<(), Why> {
        let won = self.ended(rules).unwrap_or_default().winners;
        if end.winners == won { Ok(()) } else { Err(Unfit::WrongWinners { said: end.winners, won }.into()) }
    }

    fn is_finished(&self, rules: &Rules, end: Option<&End>) -> bool {
        end.is_some() || self.ended(rules).is_some()
    }

    fn check_order(&self, _: &Rules, end: Option<&End>, _: &Entry) -> Result<(), Why> {
        match end {
            Some(_) => Err(Why::AfterEnd),
            None => Ok(()),
        }
    }
}

impl Played for State {
    fn next(&self, _: &Rules) -> Option<Pile> {
        None
    }

    fn by_chance(&self, rules: &Rules, seed: u64, number: usize) -> Pile {
        let mut chance = Chance::new(seed, Purpose::Shuffle(number));
        tell_jokers_apart(&self.sample(rules, &mut |n| chance.pick(n)))
    }

    fn meant(&self, rules: &Rules, mv: &Move) -> Move {
        match mv.card() {
            Some(card) => mv.with_card(as_held(&self.view(rules, self.to_move()), card)),
            None => *mv,
        }
    }

    fn laid(&self, rules: &Rules, mv: &Move) -> Self {
        self.laid(rules, mv)
    }

    fn goes_on(&self, rules: &Rules, after: &Self) -> bool {
        after.turn(rules) == Turn::Player(self.to_move()) && after.stock().len() == self.stock().len()
    }

    fn follows(&self, rules: &Rules, _: Seat) -> Follows {
        if self.is_over() {
            Follows::End
        } else if self.to_draw(rules) != 0 && self.may_play_on() {
            Follows::MorePlays
        } else {
            Follows::Turn
        }
    }
}

/// Returns the seats that a list names by their letters.
fn seats(line: Keys<'_>, key: &'static str) -> Result<Vec<Seat>, Why> {
    let seat = |it: &Json| <State as Recorded>::seat(it.as_str()?);
    line.get(key, Missed::Seats, |it| it.as_array()?.iter().map(seat).collect())
}
