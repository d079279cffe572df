//! The points as one player finds them: where its stones may land, rest and stay, and what they hit.
//!
//! Points are counted from where the player enters, a bit for each; bit 0 is the hand.

use crate::toccadille::{
    board::{Board, FOREIGN_HUCK, HAND, OFF, OWN_HUCK, Stones, mirrored},
    rules::{BOARD, FAR_HALF, HitScoring, HuckExit, OUTSIDE, OWN_HALF, Rules},
    seat::Seat,
};

/// The points as one player finds them before its throw.
#[derive(Clone, Copy)]
pub(super) struct Ground<'a> {
    pub rules: &'a Rules,
    pub seat: Seat,
    pub own: &'a Stones,
    /// The points where the other player has any stone.
    pub held: u32,
    /// The points where the other player has two or more.
    pub bands: u32,
    /// The points on which a stone may land that stays there or was there before.
    pub open: u32,
    /// The points on which a stone may land in passing.
    pub rest: u32,
    /// The points to which a stone may be moved and stay, as far as own stones go.
    pub stand: u32,
    /// The points where landing hits.
    pub blots: u32,
}

const HUCK: u32 = 1 << OWN_HUCK;
const FOREIGN: u32 = 1 << FOREIGN_HUCK;

impl<'a> Ground<'a> {
    #[inline]
    pub fn new(rules: &'a Rules, board: &'a Board, seat: Seat) -> Self {
        let (own, other) = (board.stones(seat), board.stones(seat.other()));
        let held = mirrored(other.any()) & BOARD;
        let bands = mirrored(other.many()) & BOARD;
        let (closed, blots) = match rules.hit_scoring {
            HitScoring::OnMove => (bands, held & !bands),
            HitScoring::OnThrow => (held, 0),
        };
        let open = BOARD & !closed & !FOREIGN;
        let mut rest = open;
        if rules.foreign_huck_rest {
            rest |= FOREIGN & !held;
        }
        if !rules.own_huck_rest && own.on(OWN_HUCK) == 0 {
            rest &= !HUCK;
        }
        Self { rules, seat, own, held, bands, open, rest, stand: open & !(own.any() & rules.ban()), blots }
    }

    /// Returns how many stones are to be entered.
    #[inline]
    pub const fn hand(&self) -> u8 {
        self.own.on(HAND)
    }

    /// Returns the blots that a stone hits that comes from here.
    #[inline]
    pub fn targets(&self, from: u8) -> u32 {
        if from == HAND && !self.rules.entry_hits { 0 } else { self.blots }
    }

    /// Tells whether the huck may lose one stone and no other.
    #[inline]
    pub fn may_leave_alone(&self) -> bool {
        self.own.on(OWN_HUCK) != 2 && self.rules.huck_exit == HuckExit::KeepTwo
    }

    /// Tells whether the huck may gain one stone and no other.
    #[inline]
    pub const fn may_join_alone(&self) -> bool {
        self.own.on(OWN_HUCK) != 0
    }

    /// Returns the places from which a stone may go so many pips if no other one moves, of those from which it could
    /// land.
    #[inline]
    pub fn alone(&self, sources: u32, pips: u8) -> u32 {
        let mut sources = sources;
        if !self.may_leave_alone() {
            sources &= !HUCK;
        }
        if !self.may_join_alone() {
            sources &= !(HUCK >> pips);
        }
        if self.rules.cross_in_pairs {
            sources &= !crossing(pips);
        }
        sources
    }

    /// Tells whether a stone may be borne off in this throw: at most one has still to come into the last quarter.
    #[inline]
    pub const fn may_bear_off(&self) -> bool {
        let outside = self.own.any() & OUTSIDE;
        self.rules.bears_off()
            && self.hand() == 0
            && outside & outside.wrapping_sub(1) == 0
            && self.own.many() & outside == 0
    }

    /// Tells whether the stones may lie so after the throw, none having entered in it.
    pub fn may_stay(&self, after: &Stones) -> bool {
        let huck = after.on(OWN_HUCK);
        let huck_kept = match self.rules.huck_exit {
            HuckExit::KeepTwo => true,
            HuckExit::PairsOnly => huck + 1 != self.own.on(OWN_HUCK),
        };
        let half = |it: &Stones| (1..=OWN_HUCK).map(|place| u32::from(it.on(place))).sum::<u32>();
        let crossed = half(self.own).saturating_sub(half(after));
        let may_band = |place: &u8| after.on(*place) <= self.own.on(*place).max(1);
        huck != 1
            && huck_kept
            && !(self.rules.cross_in_pairs && crossed == 1)
            && (1..OWN_HUCK).filter(|it| self.rules.ban() & 1 << it != 0).all(|it| may_band(&it))
    }

    /// Returns where a stone of `stones` would come from here with so many pips, if it may be borne off when it goes
    /// beyond the last point; what is on the way and where it lands is not looked at.
    pub fn target(&self, stones: &Stones, from: u8, pips: u8) -> Option<u8> {
        let to = from + pips;
        if to < OFF {
            return Some(to);
        }
        let all_in = stones.any() & (OUTSIDE | 1 << HAND) == 0;
        let rearmost = stones.any() & BOARD & ((1 << from) - 1) == 0;
        (self.rules.bear_off && all_in && (to == OFF || rearmost)).then_some(OFF)
    }
}

/// Returns the places from which so many pips lead into the other half.
#[inline]
pub(super) const fn crossing(pips: u8) -> u32 {
    OWN_HALF & FAR_HALF >> pips
}
