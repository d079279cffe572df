//! The lines of a record after the first: entries, written and read.

use serde_json::{Map, Value as Json, json};

use crate::{
    game::{Event, Game},
    session::{
        player::Player,
        record::{
            End, Entry, Record, check_turn,
            fault::{Missed, Why},
            header::one_seat,
        },
    },
    tock::{Card, CardSet, MAX_CARDS, Move, Pile, Rank, Rules, Seat, State, View, notation},
};

/// The keys that say what kind of line it is.
const KINDS: [&str; 7] = ["shuffle", "undo", "end", "move", "discard", "pass", "player"];

impl Entry {
    /// Returns the line that adds this entry to a record, which it fits.
    pub fn to_json(&self, record: &Record) -> Json {
        match self {
            Self::Event(Event::Chance(pile)) => {
                json!({ "shuffle": pile.cards().iter().map(Card::to_string).collect::<Vec<_>>() })
            }
            Self::Event(Event::Move(mv)) => move_to_json(record.rules(), record.state(), mv),
            Self::Undo(moves) => json!({ "undo": moves }),
            Self::Player(seat, player) => json!({ "seat": seat.to_string(), "player": player.to_json() }),
            Self::End(End { winners, reason }) => {
                let winners: Vec<_> = winners.iter().map(|it| it.to_string()).collect();
                match reason {
                    Some(reason) => json!({ "end": { "winners": winners, "reason": reason } }),
                    None => json!({ "end": { "winners": winners } }),
                }
            }
        }
    }

    /// Reads a line as the next of a record; whether it fits is not asked yet.
    ///
    /// # Errors
    ///
    /// If it says nothing known, or nothing that can be meant now.
    pub fn from_json(line: &Json, record: &Record) -> Result<Self, Why> {
        let line = Keys::new(line)?;
        let mut kinds = KINDS.into_iter().filter(|it| line.0.contains_key(*it));
        let kind = kinds.next().ok_or(Why::UnknownEvent)?;
        if let Some(other) = kinds.next() {
            return Err(Why::TwoEvents(kind, other));
        }
        match kind {
            "shuffle" => {
                let pile = shuffled(record.state().to_shuffle(record.rules()), &line.texts("shuffle")?)?;
                Ok(Self::Event(Event::Chance(pile)))
            }
            "undo" => Ok(Self::Undo(usize::try_from(line.number("undo")?).unwrap_or(usize::MAX))),
            "end" => {
                let end = Keys(line.object("end")?);
                let winners = end.seats("winners")?.into_iter().collect();
                Ok(Self::End(End { winners, reason: end.optional("reason", Keys::text)?.map(str::to_owned) }))
            }
            "player" => {
                let player = line.0.get("player").and_then(Player::from_json);
                Ok(Self::Player(line.seat("seat")?, player.ok_or(Why::Key("player", Missed::Player))?))
            }
            _ => Ok(Self::Event(Event::Move(moved(record, line, kind)?))),
        }
    }
}

fn move_to_json(rules: &Rules, state: &State, mv: &Move) -> Json {
    let seat = state.to_move();
    match mv {
        Move::Play(play) => {
            let text = mv.to_string();
            let mut line = json!({ "seat": seat.to_string(), "card": play.card.to_string(), "move": text });
            let view = state.view(rules, seat);
            let nth = meanings(&view, play.card, &text).iter().position(|it| is_same(&view, it, mv));
            // Where the text alone means this move, nothing needs to be added.
            if let (Some(nth), Some(line)) = (nth.filter(|it| 0 < *it), line.as_object_mut()) {
                line.insert("nth".to_owned(), json!(nth + 1));
            }
            line
        }
        Move::Discard(card) => json!({ "seat": seat.to_string(), "card": card.to_string(), "discard": true }),
        Move::Pass => json!({ "seat": seat.to_string(), "pass": true }),
    }
}

/// Returns every outcome that a text may mean when it is read beside this card.
fn meanings(view: &View<'_>, card: Card, text: &str) -> Vec<Move> {
    let read = notation::read_all(view, text).unwrap_or_default();
    read.into_iter().map(|it| it.with_card(card)).collect()
}

/// Tells whether two plays of the same card come to the same.
fn is_same(view: &View<'_>, one: &Move, other: &Move) -> bool {
    let action = |mv: &Move| match mv {
        Move::Play(play) => Some(play.action),
        Move::Discard(_) | Move::Pass => None,
    };
    action(one) == action(other) && view.board_after(one) == view.board_after(other)
}

/// Reads the move of a line whose kind is `move`, `discard` or `pass`.
fn moved(record: &Record, line: Keys<'_>, kind: &'static str) -> Result<Move, Why> {
    let (rules, state) = (record.rules(), record.state());
    let seat = line.seat("seat")?;
    check_turn(state, rules, seat).map_err(Why::Refused)?;
    let view = state.view(rules, seat);
    if kind == "pass" {
        line.is_true("pass")?;
        return Ok(Move::Pass);
    }
    let card = {
        let text = line.text("card")?;
        let card: Card = text.parse().map_err(|_| Why::NoCard(text.to_owned()))?;
        as_held(&view, card)
    };
    if kind == "discard" {
        line.is_true("discard")?;
        return Ok(Move::Discard(card));
    }
    let text = line.text("move")?;
    let named = text.split_whitespace().next().unwrap_or_default();
    if named.parse::<Rank>().ok().or_else(|| Some(named.parse::<Card>().ok()?.rank())) != Some(card.rank()) {
        return Err(Why::OtherCard(card));
    }
    let meant = notation::read_all(&view, text).map_err(Why::Unread)?;
    let nth = line.optional("nth", Keys::number)?.map_or(1, |it| usize::try_from(it).unwrap_or(usize::MAX));
    let found = nth.checked_sub(1).and_then(|it| meant.get(it));
    found.map(|it| it.with_card(card)).ok_or(Why::NoNth { asked: nth, meant: meant.len() })
}

/// Returns the card as the engine knows it: of a hand's jokers, which are all alike, always the first.
pub fn as_held(view: &View<'_>, card: Card) -> Card {
    match card.rank() {
        Rank::Joker => view.hand().first_of(Rank::Joker).unwrap_or(card),
        _ => card,
    }
}

/// Returns the pile of these cards, its jokers, which are all alike, told apart in their order.
///
/// Whether they are the cards to be shuffled is for the engine to say; jokers over theirs are refused here.
fn shuffled(cards: CardSet, names: &[&str]) -> Result<Pile, Why> {
    let not_these = Why::Refused(crate::tock::Refusal::NotTheseCards);
    if MAX_CARDS < names.len() {
        return Err(not_these);
    }
    let mut jokers = cards.and(CardSet::of_rank(Rank::Joker)).iter();
    let mut pile = Pile::EMPTY;
    for name in names {
        let card: Card = name.parse().map_err(|_| Why::NoCard((*name).to_owned()))?;
        let card = if card.rank() == Rank::Joker { jokers.next() } else { Some(card) };
        pile.push(card.ok_or_else(|| not_these.clone())?);
    }
    Ok(pile)
}

/// Tells the jokers of a shuffle apart in their order, as they are when it is read.
pub fn tell_jokers_apart(pile: &Pile) -> Pile {
    let cards: CardSet = pile.cards().iter().copied().collect();
    let mut jokers = cards.and(CardSet::of_rank(Rank::Joker)).iter();
    let told = |card: &Card| if card.rank() == Rank::Joker { jokers.next().unwrap_or(*card) } else { *card };
    pile.cards().iter().map(told).collect()
}

/// The keys of an object, with values of the kind they must be.
#[derive(Clone, Copy)]
pub(super) struct Keys<'a>(&'a Map<String, Json>);

impl<'a> Keys<'a> {
    pub fn new(line: &'a Json) -> Result<Self, Why> {
        line.as_object().map(Self).ok_or(Why::NotObject)
    }

    fn get<T>(self, key: &'static str, missed: Missed, read: impl FnOnce(&'a Json) -> Option<T>) -> Result<T, Why> {
        self.0.get(key).and_then(read).ok_or(Why::Key(key, missed))
    }

    /// Returns what `read` reads, or nothing if there is no such key.
    pub fn optional<T>(
        self,
        key: &'static str,
        read: impl FnOnce(Self, &'static str) -> Result<T, Why>,
    ) -> Result<Option<T>, Why> {
        if self.0.contains_key(key) { read(self, key).map(Some) } else { Ok(None) }
    }

    pub fn number(self, key: &'static str) -> Result<u64, Why> {
        self.get(key, Missed::Number, Json::as_u64)
    }

    pub fn flag(self, key: &'static str) -> Result<bool, Why> {
        self.get(key, Missed::Flag, Json::as_bool)
    }

    pub fn text(self, key: &'static str) -> Result<&'a str, Why> {
        self.get(key, Missed::Text, Json::as_str)
    }

    pub fn texts(self, key: &'static str) -> Result<Vec<&'a str>, Why> {
        self.get(key, Missed::Texts, |it| it.as_array()?.iter().map(Json::as_str).collect())
    }

    pub fn object(self, key: &'static str) -> Result<&'a Map<String, Json>, Why> {
        self.get(key, Missed::Object, Json::as_object)
    }

    pub fn seat(self, key: &'static str) -> Result<Seat, Why> {
        self.get(key, Missed::Seat, |it| one_seat(it.as_str()?))
    }

    pub fn seats(self, key: &'static str) -> Result<Vec<Seat>, Why> {
        let seat = |it: &Json| one_seat(it.as_str()?);
        self.get(key, Missed::Seats, |it| it.as_array()?.iter().map(seat).collect())
    }

    fn is_true(self, key: &'static str) -> Result<(), Why> {
        self.get(key, Missed::True, |it| it.as_bool().filter(|it| *it)).map(|_| ())
    }
}
