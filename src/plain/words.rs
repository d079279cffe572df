//! Where everything is, in words.

use crate::{
    letters, say,
    session::Session,
    telling::Names,
    tock::{Card, CardSet, Move, Place, Rules, Seat, Slot, Spot, SpotSet, State},
};

/// Returns the cards of a hand by rank, in one sentence.
pub fn hand(cards: CardSet) -> String {
    if cards.is_empty() {
        return say!("plain-no-hand");
    }
    say!("plain-hand", cards = letters::ranks(cards.iter().map(Card::rank)))
}

/// Returns the hands of all seats but one, a line each.
pub fn other_hands(session: &Session, names: &Names, seat: Seat) -> Vec<String> {
    let hand = |it: Seat| {
        let held = session.state().hand(it);
        let (who, count) = (names.name(it).to_owned(), held.len());
        let cards = letters::ranks(held.iter().map(Card::rank));
        say!("plain-hand-of", who = who, seat = it.to_string(), cards = cards, count = count)
    };
    session.seats().iter().filter(|it| *it != seat).map(hand).collect()
}

/// Returns where a seat's marbles are, without a full stop.
pub fn marbles(rules: &Rules, state: &State, seat: Seat) -> String {
    let board = state.board();
    let waiting = rules.waiting(board, seat);
    let post = Spot::from(rules.track().post(seat));
    let place = |spot: Spot| match spot.place() {
        Place::Home(_, Slot(slot)) => say!("plain-slot", slot = slot),
        Place::Track(_) if spot == post && rules.is_guarded(board, seat) => {
            say!("plain-guarded", at = spot.to_string())
        }
        Place::Track(square) => square.to_string(),
    };
    let waits = (waiting != 0).then(|| say!("plain-waiting", count = waiting));
    waits.into_iter().chain(board.marbles(seat).iter().map(place)).collect::<Vec<_>>().join(", ")
}

/// Returns the whole board, a line a seat, and how many cards lie where.
pub fn board(session: &Session, names: &Names) -> Vec<String> {
    let (state, rules) = (session.state(), session.rules());
    let seat = |it: Seat| {
        let (who, seat, marbles) = (names.name(it).to_owned(), it.to_string(), marbles(rules, state, it));
        say!("plain-seat", who = who, seat = seat, marbles = marbles, cards = state.hand(it).len())
    };
    let (stock, discards) = (state.stock().len(), state.discards().len());
    let dealer = names.name(state.dealer()).to_owned();
    let rest = say!("plain-stock", stock = stock, discards = discards, who = dealer);
    session.seats().iter().map(seat).chain([rest]).collect()
}

/// Returns what a move does, with its card.
pub fn used(mv: &Move, what: &str) -> String {
    match (mv, mv.rank()) {
        (Move::Play(_), Some(card)) => say!("hint-in-hand", card = letters::rank(card), what = what),
        (Move::Discard(_), Some(card)) => say!("hint-discard", card = letters::rank(card)),
        (Move::Pass, _) | (_, None) => say!("hint-pass"),
    }
}

/// Returns squares and slots as a list; none if there are none.
pub fn squares(spots: SpotSet) -> Option<String> {
    let named: Vec<_> = spots.iter().map(|it| it.to_string()).collect();
    (!named.is_empty()).then(|| named.join(", "))
}
