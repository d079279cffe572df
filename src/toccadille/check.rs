//! Whether one given move is legal, and why not.

use crate::toccadille::{
    board::{Board, FOREIGN_HUCK, HAND, OFF, OWN_HUCK, Point, Stones},
    dice::{Dice, Die},
    ground::Ground,
    legal::{self, NotByForce, by_force},
    moves::{Move, Place, Play, Step, Way},
    refusal::Refusal,
    rules::{BOARD, DieOrder, HitScoring, HuckExit, LastEntry, OUTSIDE, Rules},
    seat::Seat,
};

/// Returns the legal move that comes to the same as this one; what the given one says of hits is not looked at.
///
/// # Errors
///
/// With the rule that forbids it.
pub(super) fn check(rules: &Rules, board: &Board, seat: Seat, dice: Dice, mv: &Move) -> Result<Move, Refusal> {
    let ground = Ground::new(rules, board, seat);
    let mut moves = vec![];
    legal::list(rules, board, seat, dice, &mut moves);
    let given = with_hits(&ground, mv);
    let found = moves.iter().find(|it| it.outcome() == given.outcome() && it.is_by_force() == given.is_by_force());
    match (found, given) {
        (Some(found), _) => Ok(*found),
        (None, Move::Pass) => Err(Refusal::MayNotPass),
        (None, Move::Play(play)) => Err(Why { ground, dice, moves: &moves }.not(&play)),
    }
}

/// Returns the move with the hits it makes.
fn with_hits(ground: &Ground<'_>, mv: &Move) -> Move {
    let Move::Play(play) = mv else { return *mv };
    let hits = |step: &Step| {
        let (from, to) = step.ends(ground.seat);
        step.hitting(play.way == Way::Natural && ground.targets(from) & 1 << to != 0)
    };
    Move::Play(match (play.steps(), play.way) {
        ([one, two], Way::Natural) => Play::both(hits(one), hits(two)),
        ([one, two], Way::Force) => Play::by_force(hits(one), hits(two)),
        ([one, ..], _) => Play::one(hits(one)),
        ([], _) => *play,
    })
}

struct Why<'a> {
    ground: Ground<'a>,
    dice: Dice,
    moves: &'a [Move],
}

impl Why<'_> {
    /// Returns why a play is not legal.
    fn not(&self, play: &Play) -> Refusal {
        if play.way == Way::Force {
            return match by_force(&self.ground, self.dice) {
                Err(reason) => Refusal::NotByForce(reason),
                Ok(legal) if Move::Play(legal).outcome() == Move::Play(*play).outcome() => Refusal::ForceLastResort,
                Ok(_) => Refusal::NotByForce(NotByForce::NoTwoStones),
            };
        }
        let (high, low) = (self.dice.high(), self.dice.low());
        let orders: [&[Die]; 2] = match play.steps() {
            [_] => [&[high], &[low]],
            _ => [&[high, low], &[low, high]],
        };
        let mut reasons = orders.map(|dice| self.not_by(play.steps(), dice));
        // That no die leads there says least.
        reasons.sort_by_key(|it| matches!(it, Refusal::NoSuchDie { .. }));
        reasons[0]
    }

    /// Returns why the steps cannot be made with these dice in this order.
    fn not_by(&self, steps: &[Step], dice: &[Die]) -> Refusal {
        let rules = self.ground.rules;
        let mut stones = *self.ground.own;
        let mut entered = None;
        for (place, (step, die)) in steps.iter().zip(dice).enumerate() {
            let (from, to) = step.ends(self.ground.seat);
            if place == 1 && rules.last_entry_second_die == LastEntry::Lost && self.ground.hand() == 1 {
                return Refusal::SecondDieLost;
            }
            let goes_on = steps.get(place + 1).is_some_and(|next| next.from() == step.to());
            if let Err(refusal) = self.step(&stones, *step, (from, to), *die, goes_on) {
                return refusal;
            }
            if from == HAND {
                entered = Some(to).filter(|_| entered.is_none());
            }
            stones.shift(from, to);
        }
        if let Err(refusal) = self.stay(&stones, entered) {
            return refusal;
        }
        let is_smaller_first = rules.die_order == DieOrder::SmallerFirst && dice[0] != self.dice.low();
        match steps {
            _ if is_smaller_first => Refusal::SmallerFirst(self.dice.low()),
            [_] if self.moves.iter().any(|it| it.steps().len() == 2 && !it.is_by_force()) => Refusal::MustPlayBoth,
            _ => Refusal::LargerDie(self.dice.high()),
        }
    }

    /// Checks one step by itself.
    fn step(&self, stones: &Stones, step: Step, (from, to): (u8, u8), die: Die, goes_on: bool) -> Result<(), Refusal> {
        match step.from() {
            Place::Hand if stones.on(HAND) == 0 => return Err(Refusal::NoHand),
            Place::Point(_) if stones.on(HAND) != 0 => return Err(Refusal::MustEnter { hand: stones.on(HAND) }),
            Place::Point(point) if stones.on(from) == 0 => return Err(Refusal::NoStone(point)),
            Place::Hand | Place::Point(_) | Place::Off => {}
        }
        if let (Place::Point(from_point), Place::Point(to_point)) = (step.from(), step.to())
            && to <= from
        {
            return Err(Refusal::Backward { from: from_point, to: to_point });
        }
        let no_such_die = Refusal::NoSuchDie { from: point_of(step.from()), to: point_of(step.to()) };
        match step.to() {
            Place::Point(point) if from + die.pips() == to => self.lands(point, to, goes_on),
            Place::Off if OFF <= from + die.pips() => self.goes_off(stones, from, die),
            Place::Point(_) | Place::Off | Place::Hand => Err(no_such_die),
        }
    }

    fn lands(&self, point: Point, to: u8, goes_on: bool) -> Result<(), Refusal> {
        let bit = 1_u32 << to;
        if (if goes_on { self.ground.rest } else { self.ground.open }) & bit != 0 {
            return Ok(());
        }
        let is_held = self.ground.rules.hit_scoring == HitScoring::OnThrow && self.ground.held & bit != 0;
        Err(match to {
            FOREIGN_HUCK => Refusal::ForeignHuck(point),
            _ if is_held => Refusal::Held(point),
            OWN_HUCK if self.ground.bands & bit == 0 => Refusal::NoRest(point),
            _ => Refusal::Closed(point),
        })
    }

    fn goes_off(&self, stones: &Stones, from: u8, die: Die) -> Result<(), Refusal> {
        let seat = self.ground.seat;
        if !self.ground.rules.bear_off {
            return Err(Refusal::NeverOff);
        }
        if self.ground.target(stones, from, die.pips()).is_some() {
            return Ok(());
        }
        let rearmost = (stones.any() & (BOARD | 1 << HAND)).trailing_zeros() as u8;
        let behind = Point::of(seat, rearmost);
        match (Point::of(seat, from), behind) {
            (Some(from), Some(behind)) if stones.any() & (OUTSIDE | 1 << HAND) == 0 => {
                Err(Refusal::NotRearmost { from, behind })
            }
            _ => Err(Refusal::NotAllIn { behind }),
        }
    }

    /// Checks where the stones lie after the throw.
    fn stay(&self, after: &Stones, entered: Option<u8>) -> Result<(), Refusal> {
        let Ground { rules, seat, own, .. } = self.ground;
        let (before, now) = (own.on(OWN_HUCK), after.on(OWN_HUCK));
        let huck = Point::huck(seat);
        if now == 1 {
            return Err(if before == 0 { Refusal::HuckTakenByOne(huck) } else { Refusal::HuckLeftToOne(huck) });
        }
        if rules.huck_exit == HuckExit::PairsOnly && now + 1 == before {
            return Err(Refusal::HuckLeftByOne(huck));
        }
        if rules.cross_in_pairs && crossed(own, after) == 1 {
            return Err(Refusal::CrossesAlone);
        }
        let is_band = |it: &u8| {
            let more = u8::from(entered == Some(*it));
            rules.ban() & 1 << it != 0 && (own.on(*it) + more).max(1) < after.on(*it)
        };
        match (1..OWN_HUCK).find(is_band).and_then(|it| Point::of(seat, it)) {
            Some(point) => Err(Refusal::Band(point)),
            None => Ok(()),
        }
    }
}

/// Returns how many stones have left the own half.
fn crossed(before: &Stones, after: &Stones) -> u8 {
    let half = |it: &Stones| (HAND..=OWN_HUCK).map(|place| it.on(place)).fold(0, u8::saturating_add);
    half(before).saturating_sub(half(after))
}

fn point_of(place: Place) -> Option<Point> {
    match place {
        Place::Point(point) => Some(point),
        Place::Hand | Place::Off => None,
    }
}
