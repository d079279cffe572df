//! Positions of the reference as positions of the engine, and back.

use std::collections::BTreeMap;

use tock::tock::{
    self as engine, Board, BySeat, Card, CardSet, Place, Rank, Rules, Seat, Slot, Spot, Square, State, Suit,
};

use super::{Marble, Position, Where};

/// Returns the position as the engine has it.
pub fn engine_position(rules: &Rules, position: &Position) -> engine::Position {
    let mut board = Board::default();
    for marble in &position.marbles {
        match marble.at {
            Where::Start => {}
            Where::Track(_) if marble.fresh => board.come_out(rules.track(), marble.seat),
            Where::Track(square) => {
                let length = usize::from(rules.board.section_length);
                board.put(marble.seat, Square::new(Seat::ALL[square / length], (square % length) as u8 + 1));
            }
            Where::Home(slot) => board.put(marble.seat, Spot::home(marble.seat, Slot(slot as u8))),
        }
    }
    let numbers = |map: &BTreeMap<Seat, u8>| BySeat::from_fn(|it| map.get(&it).copied().unwrap_or(0));
    engine::Position {
        table: position.seats.iter().copied().collect(),
        board,
        hands: BySeat::from_fn(|it| cards(position, it)),
        turn: position.turn,
        again: position.again,
        banked: numbers(&position.banked),
        must_discard: numbers(&position.must_discard),
    }
}

/// Returns the position the engine is in.
pub fn reference_position(rules: &Rules, state: &State) -> Position {
    let engine::Position { table, board, hands, turn, again, banked, must_discard } = state.position();
    let marble = |seat, spot: Spot| match spot.place() {
        Place::Home(_, Slot(slot)) => Marble { seat, at: Where::Home(slot.into()), fresh: false },
        Place::Track(square) => {
            let section = usize::from(rules.board.section_length) * square.section().index();
            let fresh = board.is_fresh(seat) && square == rules.track().post(seat);
            Marble { seat, at: Where::Track(section + usize::from(square.number()) - 1), fresh }
        }
    };
    let mut marbles = vec![];
    for seat in table.iter() {
        let waiting = Marble { seat, at: Where::Start, fresh: false };
        marbles.extend(board.marbles(seat).iter().map(|it| marble(seat, it)));
        marbles.extend(vec![waiting; rules.waiting(&board, seat)]);
    }
    Position {
        seats: table.iter().collect(),
        marbles,
        hands: table.iter().map(|seat| (seat, hands[seat].iter().map(Card::rank).collect())).collect(),
        turn,
        again,
        banked: table.iter().map(|it| (it, banked[it])).collect(),
        must_discard: table.iter().map(|it| (it, must_discard[it])).collect(),
    }
}

/// Returns a seat's hand, its suits such that no card is in two hands.
pub fn cards(position: &Position, seat: Seat) -> CardSet {
    let before = position.hands.iter().filter(|(it, _)| **it < seat).flat_map(|(_, hand)| hand);
    let mut taken: Vec<Rank> = before.copied().collect();
    let mut cards = CardSet::EMPTY;
    for rank in position.hands.get(&seat).into_iter().flatten() {
        let number = taken.iter().filter(|it| *it == rank).count();
        taken.push(*rank);
        cards.insert(match rank {
            Rank::Joker => Card::joker(number as u8),
            _ => Card::new(*rank, Suit::ALL[number]),
        });
    }
    cards
}
