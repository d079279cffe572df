//! What a seat remembers of what others did: the cards they cannot hold.
//!
//! Where a card that can be played must be, whoever throws one away shows that no card of the hand could be played.

use crate::tock::{
    BySeat, CardSet, Move, SeatSet, View,
    rules::{DealMode, Obligation},
};

/// What a seat remembers of the hands of others.
#[derive(Clone, Debug, Default)]
pub struct Memory {
    /// The cards that each seat is known to lack.
    lacks: BySeat<CardSet>,
    /// How many cards each seat held when last seen: more of them come of a new deal.
    held: BySeat<u8>,
}

impl Memory {
    /// Looks at a move that another seat is about to make.
    pub fn watch(&mut self, view: &View<'_>, mv: &Move) {
        self.look(view);
        let seat = view.to_move();
        let shows = matches!(mv, Move::Discard(_))
            && view.rules().turn.obligation == Obligation::Forced
            && view.rules().deal.mode == DealMode::PlayOut
            && view.to_discard() == 0
            && !view.needs_starter();
        if shows {
            self.lacks[seat] = self.lacks[seat].or(view.playable());
        }
    }

    /// Forgets what was known of hands that are new, and returns the cards each seat is known to lack.
    pub fn look(&mut self, view: &View<'_>) -> &BySeat<CardSet> {
        for seat in view.table().without(SeatSet::only(view.seat())).iter() {
            let held = view.hand_len(seat) as u8;
            if self.held[seat] < held {
                self.lacks[seat] = CardSet::EMPTY;
            }
            self.held[seat] = held;
        }
        &self.lacks
    }
}
