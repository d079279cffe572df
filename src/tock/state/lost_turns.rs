//! The turns a seat is to lose, in order.

/// How many lost turns may wait for one seat.
pub const MAX_LOST_TURNS: u8 = 8;

/// The turns a seat is to lose: for each the number of cards to discard in it, the next one first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LostTurns(u32);

impl LostTurns {
    const BITS: u32 = 4;

    /// Adds a lost turn; one over [`MAX_LOST_TURNS`] changes nothing.
    pub fn push(&mut self, cards: u8) {
        let len = u32::from(self.len());
        if len < u32::from(MAX_LOST_TURNS) {
            self.0 |= u32::from(cards) << (len * Self::BITS);
        }
    }

    /// Discards one card in the turn that is being lost; tells whether the turn goes on.
    pub fn discard(&mut self, more_cards: bool) -> bool {
        let left = self.next().saturating_sub(1);
        if left == 0 || !more_cards {
            self.0 >>= Self::BITS;
            return false;
        }
        self.0 -= 1;
        true
    }

    /// Returns how many cards are to be discarded in the next turn, 0 if it is not lost.
    pub fn next(self) -> u8 {
        (self.0 & 0b1111) as u8
    }

    pub fn len(self) -> u8 {
        (u32::BITS - self.0.leading_zeros()).div_ceil(Self::BITS) as u8
    }
}
