//! The lines that tell what happens in a game of Tock: shuffles and moves.

use serde_json::{Value as Json, json};

use crate::{
    game::{Game, Turn},
    session::{
        record::{Keys, Missed, Record, Why},
        tock::Unfit,
    },
    tock::{Card, CardSet, MAX_CARDS, Move, Pile, Rank, Refusal, Rules, Seat, State, View, notation},
};

pub(super) fn move_to_json(rules: &Rules, state: &State, mv: &Move) -> Json {
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
pub(super) fn moved(record: &Record, line: Keys<'_>, kind: &'static str) -> Result<Move, Why> {
    let (rules, state) = (record.rules(), record.state());
    let seat = line.seat::<State>("seat")?;
    check_turn(state, rules, seat)?;
    let view = state.view(rules, seat);
    if kind == "pass" {
        line.get("pass", Missed::True, is_true)?;
        return Ok(Move::Pass);
    }
    let card = {
        let text = line.text("card")?;
        let card: Card = text.parse().map_err(|_| Unfit::NoCard(text.to_owned()))?;
        as_held(&view, card)
    };
    if kind == "discard" {
        line.get("discard", Missed::True, is_true)?;
        return Ok(Move::Discard(card));
    }
    let text = line.text("move")?;
    let named = text.split_whitespace().next().unwrap_or_default();
    if named.parse::<Rank>().ok().or_else(|| Some(named.parse::<Card>().ok()?.rank())) != Some(card.rank()) {
        return Err(Unfit::OtherCard(card).into());
    }
    let meant = notation::read_all(&view, text).map_err(Unfit::Unread)?;
    let nth = line.optional("nth", Keys::number)?.map_or(1, |it| usize::try_from(it).unwrap_or(usize::MAX));
    let found = nth.checked_sub(1).and_then(|it| meant.get(it));
    found.map(|it| it.with_card(card)).ok_or(Unfit::NoNth { asked: nth, meant: meant.len() }.into())
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
pub(super) fn shuffled(cards: CardSet, names: &[&str]) -> Result<Pile, Unfit> {
    let not_these = Unfit::Refused(Refusal::NotTheseCards);
    if MAX_CARDS < names.len() {
        return Err(not_these);
    }
    let mut jokers = cards.and(CardSet::of_rank(Rank::Joker)).iter();
    let mut pile = Pile::EMPTY;
    for name in names {
        let card: Card = name.parse().map_err(|_| Unfit::NoCard((*name).to_owned()))?;
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

/// Returns the refusal for a move of `seat`, if it is not its turn.
fn check_turn(state: &State, rules: &Rules, seat: Seat) -> Result<(), Unfit> {
    match state.turn(rules) {
        Turn::Player(to_move) if to_move == seat => Ok(()),
        Turn::Player(to_move) => Err(Refusal::WaitsForPlayer(to_move).into()),
        Turn::Chance => Err(Refusal::WaitsForShuffle.into()),
        Turn::Over(_) => Err(Refusal::Over.into()),
    }
}

fn is_true(value: &Json) -> Option<bool> {
    value.as_bool().filter(|it| *it)
}
