//! The legal moves of a throw: every outcome once.
//!
//! Those of both dice come first: of two stones, by where the one with the larger die starts, then the other; then of
//! one stone, by where it starts. Then those of one die, then the one by force. Where nothing else can be done there is
//! the pass.
//!
//! The steps of each stand in an order in which they can be played; where either can be first that of the larger die is,
//! unless the rules want the smaller one first.
//!
//! Stones are alike, so two stones that play both dice come to the same as two others only where one of them starts or
//! ends on the way of the other: that is one stone playing both. Each such outcome is listed as that of one stone. Where
//! stones may be borne off more comes to the same, and is told apart move by move (`off`).

mod force;
mod off;

use crate::toccadille::{
    board::{Board, HAND, OWN_HUCK},
    dice::{Dice, Die},
    ground::{Ground, crossing},
    moves::{Move, Play, Step},
    rules::{BOARD, DieOrder, LastEntry, Rules, SingleDie},
    seat::Seat,
};

pub use force::NotByForce;
pub(super) use force::by_force;

/// Lists every legal move of the throw.
pub(super) fn list(rules: &Rules, board: &Board, seat: Seat, dice: Dice, moves: &mut Vec<Move>) {
    moves.clear();
    // As many as any throw has had, so that the list grows once.
    moves.reserve(256);
    let ground = Ground::new(rules, board, seat);
    if ground.may_bear_off() {
        off::list(&ground, dice, moves);
    } else {
        Listing { ground, dice, high: dice.high().pips(), low: dice.low().pips(), moves }.list();
    }
    if (moves.is_empty() || !rules.force_last_resort)
        && let Ok(play) = by_force(&ground, dice)
    {
        moves.push(Move::Play(play));
    }
    if moves.is_empty() {
        moves.push(Move::Pass);
    }
}

struct Listing<'a> {
    ground: Ground<'a>,
    dice: Dice,
    high: u8,
    low: u8,
    moves: &'a mut Vec<Move>,
}

const HUCK: u32 = 1 << OWN_HUCK;

impl Listing<'_> {
    fn list(&mut self) {
        match self.ground.hand() {
            0 => self.two_on_board(),
            1 if self.ground.rules.last_entry_second_die == LastEntry::Lost => {}
            1 => self.last_enters(),
            _ => self.two_enter(),
        }
        let both = !self.moves.is_empty();
        if !both || !self.ground.rules.must_play_both {
            self.one_die(both);
        }
    }

    /// Lists the plays of one die; where both can be played the choice between them is free.
    fn one_die(&mut self, both: bool) {
        let rules = self.ground.rules;
        let before = self.moves.len();
        if rules.die_order == DieOrder::Any {
            self.one(self.high);
        }
        let first = self.moves.len() == before;
        if rules.die_order == DieOrder::SmallerFirst
            || (!self.dice.is_doublet() && (first || both || rules.single_die_choice == SingleDie::Free))
        {
            self.one(self.low);
        }
    }

    fn one(&mut self, die: u8) {
        let sources =
            if self.ground.hand() == 0 { self.sources_alone(die) } else { self.ground.open >> die & 1 << HAND };
        for from in bits(sources) {
            let step = self.step(from, die);
            self.moves.push(Move::Play(Play::one(step)));
        }
    }

    /// Returns the points from which a stone can play this die alone.
    #[inline]
    fn sources_alone(&self, die: u8) -> u32 {
        self.ground.alone(self.sources(die), die)
    }

    /// Returns the points from which a stone can play this die, as far as its own way goes.
    #[inline]
    fn sources(&self, die: u8) -> u32 {
        self.ground.own.any() & BOARD & self.ground.stand >> die
    }

    fn two_enter(&mut self) {
        let open = self.ground.open;
        if open >> self.high & open >> self.low & 1 != 0 {
            let play = self.two(self.step(HAND, self.high), self.step(HAND, self.low));
            self.moves.push(Move::Play(play));
        }
    }

    fn last_enters(&mut self) {
        let (high, low) = (self.high, self.low);
        let ground = self.ground;
        let orders = [(low, high), (high, low)];
        let orders = match ground.rules.die_order {
            DieOrder::Any if !self.dice.is_doublet() => &orders[..],
            DieOrder::Any | DieOrder::SmallerFirst => &orders[..1],
        };
        for (enters, moves) in orders.iter().copied().filter(|it| ground.open & 1 << it.0 != 0) {
            let mut sources = self.sources_alone(moves) & !(1 << enters);
            if ground.rules.ban() & 1 << enters != 0 {
                sources &= !(1 << enters >> moves);
            }
            for from in bits(sources) {
                let (first, second) = (self.step(HAND, enters), self.step(from, moves));
                self.moves.push(Move::Play(Play::both(first, second)));
            }
        }
        let sum = high + low;
        let goes_on = ground.alone(1 << HAND & ground.stand >> sum, sum);
        let mut by = orders.iter().filter(|it| ground.open & 1 << it.0 != 0 && goes_on != 0);
        let mut play = || by.next().map(|it| self.one_stone(HAND, it.0, it.1));
        let plays = [play(), play()];
        self.either(plays);
    }

    fn two_on_board(&mut self) {
        self.two_stones();
        let ground = self.ground;
        let (high, low, sum) = (self.high, self.low, self.high + self.low);
        let sources = ground.alone(self.sources(sum), sum);
        let by_low = sources & ground.rest >> low;
        let mut by_high = sources & ground.rest >> high;
        if self.smaller_first() {
            by_high &= ground.own.any() >> high;
        }
        if self.dice.is_doublet() {
            by_high = 0;
        }
        for from in bits(by_low | by_high) {
            let small = (by_low & 1 << from != 0).then(|| self.one_stone(from, low, high));
            let large = (by_high & 1 << from != 0).then(|| self.one_stone(from, high, low));
            if self.smaller_first() {
                // Another stone, standing where this one would rest, has played the smaller die before.
                let other = large.map(|_| self.two(self.step(from, high), self.step(from + high, low)));
                self.either([small, other]);
            } else {
                self.either([large, small]);
            }
        }
    }

    /// Lists two plays that leave the same stones, those that hit the same once.
    #[inline]
    fn either(&mut self, plays: [Option<Play>; 2]) {
        let [one, other] = plays;
        if let Some(play) = one {
            self.moves.push(Move::Play(play));
        }
        if let Some(play) = other.filter(|it| one.is_none_or(|one| one.hits() != it.hits())) {
            self.moves.push(Move::Play(play));
        }
    }

    /// Lists the plays of two stones on the board, but those that come to the same as one stone playing both dice.
    fn two_stones(&mut self) {
        let (high, low) = (self.high, self.low);
        let ground = self.ground;
        let (own, ban, huck) = (ground.own, ground.rules.ban(), ground.own.on(OWN_HUCK));
        let with_low = self.sources(low);
        let joins = HUCK >> low;
        let neither = with_low & !HUCK & !joins;
        let beside = |allowed: bool, with: u32| (if allowed { neither } else { 0 }) | with;
        let plain = with_low & !(if ground.may_leave_alone() { 0 } else { HUCK });
        let plain = plain & !(if ground.may_join_alone() { 0 } else { joins });
        let leaving = beside(ground.may_leave_alone(), if huck == 3 { 0 } else { with_low & HUCK });
        let joining = beside(ground.may_join_alone(), with_low & joins);
        let crosses = |pips| if ground.rules.cross_in_pairs { crossing(pips) } else { 0 };
        let (cross_high, cross_low) = (crosses(high), crosses(low));
        for from in bits(self.sources(high)) {
            let bit = 1_u32 << from;
            let mut others = match from {
                OWN_HUCK => leaving,
                _ if from + high == OWN_HUCK => joining,
                _ => plain,
            };
            // These come to the same as one stone playing both dice.
            others &= !(bit << high | bit >> low);
            others &= !(bit & !own.many());
            // Where stones may not be put together, no two may come.
            others &= !((ban & bit << high) >> low);
            others &= if bit & cross_high == 0 { !cross_low } else { cross_low };
            if self.dice.is_doublet() {
                others &= !(bit - 1);
            }
            let first = self.step(from, high);
            for other in bits(others) {
                let play = self.two(first, self.step(other, low));
                self.moves.push(Move::Play(play));
            }
        }
    }

    /// Returns the play of two stones, of which either can be first.
    #[inline]
    fn two(&self, large: Step, small: Step) -> Play {
        if self.smaller_first() { Play::both(small, large) } else { Play::both(large, small) }
    }

    /// Returns the play of one stone from here with one die, then the other.
    #[inline]
    fn one_stone(&self, from: u8, first: u8, then: u8) -> Play {
        Play::both(self.step(from, first), self.step(from + first, then))
    }

    #[inline]
    fn smaller_first(&self) -> bool {
        self.ground.rules.die_order == DieOrder::SmallerFirst
    }

    #[inline]
    fn step(&self, from: u8, die: u8) -> Step {
        let to = from + die;
        Step::counted(self.ground.seat, from, to, self.ground.targets(from) & 1 << to != 0)
    }
}

/// Returns the places whose bits are set, the lowest first.
#[inline]
fn bits(mut set: u32) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let place = set.trailing_zeros() as u8;
            set &= set - 1;
            place
        })
    })
}

/// Tells whether some throw lets the player move, by a look that may overlook throws where stones are borne off, go
/// through the huck, or play both dice.
pub(super) fn moves_at_once(ground: &Ground<'_>) -> bool {
    let by_any_die = |points: u32| Die::all().fold(0, |all, die| all | points >> die.pips());
    if ground.hand() != 0 {
        return by_any_die(ground.open) & 1 << HAND != 0;
    }
    let own = ground.own.any() & BOARD & !HUCK;
    let stand = ground.stand & !HUCK;
    if ground.rules.cross_in_pairs {
        let (low, high) = (own & (HUCK - 1), own & !(HUCK - 1));
        return low & by_any_die(stand & (HUCK - 1)) | high & by_any_die(stand) != 0;
    }
    own & by_any_die(stand) != 0
}
