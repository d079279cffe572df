//! Taking the huck by force: two stones that would come to the foreign huck go one pip less each.

use crate::toccadille::{
    board::{FOREIGN_HUCK, OWN_HUCK, Point},
    dice::Dice,
    ground::Ground,
    moves::{Play, Step},
};

/// Why the huck cannot be taken by force.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum NotByForce {
    /// Stones are still to be entered.
    Hand,
    /// A die shows one pip, which cannot be lessened.
    OnePip,
    /// No two stones would come to the foreign huck.
    NoTwoStones,
    /// The other player stands on its huck.
    ForeignHuckTaken,
    /// Own stones stand on the own huck.
    OwnHuckTaken,
    /// The throw takes the empty huck by its own numbers.
    TakenAsThrown,
    /// The stone here reaches the own huck by the numbers thrown.
    Reached(Point),
}

/// Returns the play that takes the huck by force.
///
/// Whether it is the last resort is not looked at.
///
/// # Errors
///
/// With the condition that is not met.
///
/// Source: `rules/README.md`, T6.3.
pub(in crate::toccadille) fn by_force(ground: &Ground<'_>, dice: Dice) -> Result<Play, NotByForce> {
    let (high, low) = (dice.high().pips(), dice.low().pips());
    if ground.hand() != 0 {
        return Err(NotByForce::Hand);
    }
    if low < 2 {
        return Err(NotByForce::OnePip);
    }
    let own = ground.own;
    let two_before = |point: u8| match (point - high, point - low) {
        (one, other) if one == other => 2 <= own.on(one),
        (one, other) => own.on(one) != 0 && own.on(other) != 0,
    };
    if !two_before(FOREIGN_HUCK) {
        return Err(NotByForce::NoTwoStones);
    }
    if ground.rules.force_needs_foreign_empty && ground.held & 1 << FOREIGN_HUCK != 0 {
        return Err(NotByForce::ForeignHuckTaken);
    }
    if own.on(OWN_HUCK) == 0 {
        if two_before(OWN_HUCK) {
            return Err(NotByForce::TakenAsThrown);
        }
    } else {
        if ground.rules.force_needs_own_empty {
            return Err(NotByForce::OwnHuckTaken);
        }
        if let Some(from) = reaches(ground, high, low).and_then(|it| Point::of(ground.seat, it)) {
            return Err(NotByForce::Reached(from));
        }
    }
    let step = |die: u8| Step::counted(ground.seat, FOREIGN_HUCK - die, OWN_HUCK, false);
    Ok(Play::by_force(step(high), step(low)))
}

/// Returns where a stone starts that reaches the taken own huck with one die or with both.
fn reaches(ground: &Ground<'_>, high: u8, low: u8) -> Option<u8> {
    let from = |pips: u8| OWN_HUCK.checked_sub(pips).filter(|it| *it != 0 && ground.own.on(*it) != 0);
    let rests = |from: &u8| ground.rest & (1 << (from + high) | 1 << (from + low)) != 0;
    from(high).or_else(|| from(low)).or_else(|| from(high + low).filter(rests))
}
