//! How many stones a player is likely to hit with one throw.

use crate::toccadille::{Board, FOREIGN_HUCK, OWN_HUCK, Rules, SIDES, Seat};

/// The points, a bit for each; bit 0 is the hand.
const POINTS: u32 = (1 << 25) - 2;
const FOREIGN: u32 = 1 << FOREIGN_HUCK;
/// The points before the own huck, where stones may not come together as a rule.
const NEAR: u32 = (1 << OWN_HUCK) - 2;

/// Returns how many stones of the other `seat` hits with a throw if it hits as many as it can, on average over all throws.
///
/// What the hucks ask of two stones is not looked at.
pub fn hits(rules: &Rules, board: &Board, seat: Seat) -> f32 {
    let [held, bands] = board.facing(seat);
    let blots = held & !bands;
    let own = board.places(seat);
    if blots == 0 || own == 0 {
        return 0.0;
    }
    let from_hand = own & 1 != 0;
    let field = Field {
        // While stones are in hand no other moves, and those that come in do not go on.
        own: if from_hand { 1 } else { own },
        goes_on: !from_hand,
        rest: POINTS & !bands & !FOREIGN,
        blots: if from_hand && !rules.entry_hits { 0 } else { blots },
        closed: if from_hand { 0 } else { own & NEAR },
    };
    let mut sum = 0;
    for one in 1..=SIDES {
        sum += field.most(one, one);
        sum += (one + 1..=SIDES).map(|other| 2 * field.most(one, other)).sum::<u32>();
    }
    small(sum) / 36.0
}

/// What one player finds before a throw.
struct Field {
    /// Where its stones come from.
    own: u32,
    /// Whether a stone may play both dice.
    goes_on: bool,
    /// Where they may land in passing.
    rest: u32,
    /// What they hit.
    blots: u32,
    /// Where none may stay.
    closed: u32,
}

impl Field {
    /// Returns how many stones the throw can hit, 0 to 2.
    fn most(&self, one: u8, other: u8) -> u32 {
        let stay = self.blots & !self.closed;
        let (by_one, by_other) = (self.own << one & stay, self.own << other & stay);
        let sources = (by_one >> one, by_other >> other);
        let two_stones = sources.0 != 0
            && sources.1 != 0
            && (by_one | by_other).count_ones() == 2
            && (self.own == 1 || (sources.0 | sources.1).count_ones() != 1);
        if two_stones {
            return 2;
        }
        let on = |first: u8, then: u8| {
            if !self.goes_on {
                return 0;
            }
            let passed = self.own << first & self.rest;
            let (hit, free) = (passed & self.blots, passed & !self.blots);
            let lands = |from: u32| from << then & self.rest & !self.closed;
            match () {
                () if lands(hit) & self.blots != 0 => 2,
                () if lands(hit) != 0 || lands(free) & self.blots != 0 => 1,
                () => 0,
            }
        };
        let direct = u32::from(by_one | by_other != 0);
        direct.max(on(one, other)).max(on(other, one))
    }
}

/// Returns a number that no throw has more of than these bits hold.
fn small(number: u32) -> f32 {
    f32::from(u16::try_from(number).unwrap_or(u16::MAX))
}
