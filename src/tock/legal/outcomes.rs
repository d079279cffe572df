//! The outcomes found so far, so that two ways to one outcome are one move.

use crate::tock::{board::Board, legal::Effects, seat::Seat};

/// A set of outcomes of one card.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcomes {
    found: Vec<(u64, Board, Effects)>,
    /// Where in `found` an outcome is, plus one, by its hash; 0 where there is none. Its length is a power of two.
    places: Vec<u32>,
}

impl Outcomes {
    pub fn clear(&mut self) {
        self.found.clear();
        self.places.fill(0);
    }

    /// Adds an outcome; tells whether it is new.
    pub fn insert(&mut self, board: &Board, effects: Effects) -> bool {
        if self.places.len() <= self.found.len() * 2 {
            self.grow();
        }
        let hash = hash(board);
        let mut place = self.first_place(hash);
        while let Some(index) = (self.places[place] as usize).checked_sub(1) {
            let (other_hash, other, other_effects) = &self.found[index];
            if *other_hash == hash && other == board && *other_effects == effects {
                return false;
            }
            place = (place + 1) % self.places.len();
        }
        self.found.push((hash, *board, effects));
        self.places[place] = self.found.len() as u32;
        true
    }

    fn first_place(&self, hash: u64) -> usize {
        (hash >> 32) as usize & (self.places.len() - 1)
    }

    fn grow(&mut self) {
        let len = (self.places.len() * 2).max(256);
        self.places.clear();
        self.places.resize(len, 0);
        for index in 0..self.found.len() {
            let mut place = self.first_place(self.found[index].0);
            while self.places[place] != 0 {
                place = (place + 1) % len;
            }
            self.places[place] = index as u32 + 1;
        }
    }
}

/// Mixes the board into a number; equal boards give equal numbers.
fn hash(board: &Board) -> u64 {
    Seat::ALL.into_iter().fold(0, |hash: u64, seat| {
        let marbles = board.marbles(seat).bits();
        let fresh = u64::from(board.is_fresh(seat));
        let mixed = (marbles as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ ((marbles >> 64) as u64 ^ fresh).wrapping_mul(0xC2B2_AE3D_27D4_EB4F);
        (hash.rotate_left(23) ^ mixed).wrapping_mul(0xD6E8_FEB8_6659_FD93)
    })
}
