//! Hits that the throw makes by itself, before anything moves.

use crate::toccadille::{
    board::{FOREIGN_HUCK, OWN_HUCK, POINTS},
    dice::Dice,
    ground::Ground,
    rules::HitScoring,
};

/// What a throw hits before anything moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Struck {
    /// The points hit, a bit for each, counted from where the player enters.
    pub points: u32,
    /// The marks they bring.
    pub marks: u8,
}

impl Struck {
    /// Nothing hit.
    pub const NONE: Self = Self { points: 0, marks: 0 };
}

/// Returns what the throw hits by itself: nothing where hits are made by landing.
///
/// Source: `rules/README.md`, T7.
pub(super) fn struck(ground: &Ground<'_>, dice: Dice) -> Struck {
    let mut struck = Struck::default();
    let singles = ground.held & !ground.bands & !(1 << OWN_HUCK | 1 << FOREIGN_HUCK);
    if ground.rules.hit_scoring == HitScoring::OnMove || ground.hand() != 0 {
        return struck;
    }
    for point in (1..=POINTS).filter(|it| singles & 1 << it != 0) {
        let ways = ways(ground, dice, point);
        if ways == 0 {
            continue;
        }
        // A doublet hits at its own value, however often it does.
        let times = if ground.rules.count_ways && !dice.is_doublet() { ways } else { 1 };
        struck.points |= 1 << point;
        struck.marks = struck.marks.saturating_add(times * ground.rules.hit_value(dice.is_doublet(), point));
    }
    struck
}

/// Returns in how many ways the numbers thrown lead to this point: by each die, and by both together.
fn ways(ground: &Ground<'_>, dice: Dice, point: u8) -> u8 {
    let (high, low) = (dice.high().pips(), dice.low().pips());
    let from = |pips: u8| point.checked_sub(pips).filter(|it| *it != 0 && ground.own.on(*it) != 0);
    let is_free = |it: u8| ground.bands & 1 << it == 0;
    let by_high = from(high).is_some();
    let by_low = !dice.is_doublet() && from(low).is_some();
    let by_both = from(high + low).is_some_and(|it| is_free(it + high) || is_free(it + low));
    [by_high, by_low, by_both].into_iter().map(u8::from).sum()
}
