//! The weights made ready for one set of rules: what a marble is worth on each spot, and a card in each hand.

use std::sync::{Arc, Mutex, PoisonError};

use crate::{
    bot::{
        reach::Reach,
        weights::{STEP, Weights},
    },
    tock::{
        CardSet, MAX_HOME, Place, RANKS, Rank, Rules, SPOTS, Seat, SeatSet, Slot, Spot, SpotSet,
        rules::{Action, Effect},
    },
};

/// How many are kept ready: those of all levels, for a few sets of rules.
const KEPT: usize = 16;

/// The weights made ready for one set of rules.
#[derive(Clone, Debug)]
pub struct Scale {
    /// The rules it was made for.
    rules: u64,
    /// The weights.
    pub weights: Weights,
    /// What cards do for marbles.
    pub reach: Reach,
    /// What a marble of seat A is worth on each spot.
    worth: [i32; SPOTS],
    /// What the slots taken in a home court are worth together, beside what each is: a bit for each.
    home: [i32; 1 << MAX_HOME],
    /// What a card of each rank is worth in hand, whatever the board.
    card: [i32; RANKS],
    /// What a card of each rank may bring a marble of seat A on each spot.
    gain: Box<[[i32; SPOTS]; RANKS]>,
    /// What a marble of seat A is worth that has just come out.
    out: i32,
    /// What a marble in the last slot is worth: the most there is.
    most: i32,
}

impl Scale {
    /// Weighs everything by these rules.
    pub fn new(rules: &Rules, weights: &Weights) -> Self {
        let mut scale = Self {
            rules: rules.fingerprint(),
            weights: weights.clone(),
            reach: Reach::new(rules),
            worth: [0; SPOTS],
            home: [0; 1 << MAX_HOME],
            card: [0; RANKS],
            gain: Box::new([[0; SPOTS]; RANKS]),
            out: 0,
            most: 0,
        };
        let track = rules.track();
        let slots = track.slots(Seat::A);
        let spots: SpotSet = track.all().iter().map(|it| Spot::from(*it)).chain(slots.iter()).collect();
        for spot in spots.iter() {
            scale.worth[spot.index()] = scale.worth_on(rules, spot);
        }
        for bits in 0..1 << rules.track().home() {
            scale.home[bits] = -weights.gap * gaps(rules, bits as u32);
        }
        for rank in Rank::ALL {
            scale.card[rank.index()] = scale.card_worth(rules.actions(rank));
            for spot in spots.iter() {
                scale.gain[rank.index()][spot.index()] = scale.gain_of(rules, rank, spot);
            }
        }
        scale.out = scale.worth[Spot::from(track.post(Seat::A)).index()];
        scale.most = slots.iter().map(|it| scale.worth[it.index()]).max().unwrap_or(0);
        scale
    }

    /// Returns these weights made ready for these rules; they are kept for whoever asks next, as the next game's bots do.
    pub fn of(rules: &Rules, weights: &Weights) -> Arc<Self> {
        static MADE: Mutex<Vec<Arc<Scale>>> = Mutex::new(vec![]);
        let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = made.iter().find(|it| it.fits(rules) && it.weights == *weights) {
            return known.clone();
        }
        let scale = Arc::new(Self::new(rules, weights));
        if made.len() == KEPT {
            made.remove(0);
        }
        made.push(scale.clone());
        scale
    }

    /// Tells whether it was made for these rules.
    pub fn fits(&self, rules: &Rules) -> bool {
        self.rules == rules.fingerprint()
    }

    /// What a marble is worth on a spot, as seat A sees it.
    fn worth_on(&self, rules: &Rules, spot: Spot) -> i32 {
        let Weights { out, second, third, late, home, deeper, lead_in, back_door, driven, .. } = self.weights;
        let track = rules.track();
        let lap = i32::from(track.squares());
        let section = i32::from(track.section_length());
        // How many steps of the section of this number, from 0, are behind a marble that has come so far.
        let steps = |number: i32, way: i32| (way - number * section).clamp(0, section);
        let curved = |way: i32| second * steps(1, way) + third * steps(2, way) + late * steps(3, way);
        match spot.place() {
            Place::Home(_, Slot(slot)) => {
                let way = lap - i32::from(track.doorstep_offset());
                out + STEP * way + curved(way) + home + deeper * i32::from(slot)
            }
            Place::Track(square) => {
                let distance = track.distance(Seat::A, square);
                // Beyond the doorstep the whole lap lies ahead again.
                let beyond = track.squares() - track.doorstep_offset() < distance;
                let way = i32::from(distance) - if beyond { lap } else { 0 };
                let cards = |set: &[CardSet; SPOTS]| set[spot.index()].len() as i32;
                let Reach { lead_in: leading, back_door: backward, driven: driving, .. } = &self.reach;
                out + STEP * way + curved(way) + lead_in * cards(leading) + back_door * cards(backward)
                    - driven * cards(driving)
            }
        }
    }

    /// What it is worth to have a card of these actions in hand.
    fn card_worth(&self, actions: &[Action]) -> i32 {
        let Weights { split, backward, swap, trample, effect, .. } = self.weights;
        let worth = |action: &Action| {
            let follows = if action.then().is_empty() { 0 } else { effect };
            follows
                + match action {
                    Action::Start { .. } => 0,
                    Action::Move { n, trample: tramples, .. } => {
                        (if *n < 0 { backward } else { 0 }) + if *tramples { trample } else { 0 }
                    }
                    Action::Split { .. } => split,
                    Action::Swap { .. } => swap,
                    Action::Discard { .. } => effect,
                }
        };
        actions.iter().map(worth).max().unwrap_or(0)
    }

    /// What a card may bring a marble on a spot.
    fn gain_of(&self, rules: &Rules, rank: Rank, from: Spot) -> i32 {
        let actions = 0..rules.actions(rank).len();
        let ends = actions.flat_map(|action| rules.ends(rank, action, from, false));
        let gain = |to: Spot| self.worth[to.index()] - self.worth[from.index()];
        ends.map(gain).max().unwrap_or(0).max(0)
    }

    /// Returns what a marble of `seat` is worth on a spot.
    pub const fn worth(&self, seat: Seat, spot: Spot) -> i32 {
        self.worth[spot.seen_from(seat).index()]
    }

    /// Returns how much of that is for being in home, and how deep.
    pub const fn in_home(&self, spot: Spot) -> i32 {
        match spot.place() {
            Place::Home(_, Slot(slot)) => self.weights.home + self.weights.deeper * slot as i32,
            Place::Track(_) => 0,
        }
    }

    /// Returns what the slots taken are worth together, beside what each is.
    pub const fn home(&self, slots: u32) -> i32 {
        self.home[slots as usize % (1 << MAX_HOME)]
    }

    /// Returns what cards in hand are good for while the marbles of the colour they move stand here.
    pub fn hand(&self, rules: &Rules, hand: CardSet, colour: Seat, marbles: SpotSet) -> i32 {
        let Weights { first_starter, starter, best_use, other_uses, .. } = self.weights;
        let waits = marbles.len() < rules.marbles();
        let starters = hand.and(rules.starters()).len() as i32;
        let mut worth = hand.iter().map(|it| self.card[it.rank().index()]).sum::<i32>() + starters * starter;
        if waits && starters != 0 {
            worth += first_starter - starter;
        }
        if best_use == 0 && other_uses == 0 {
            return worth;
        }
        let (mut best, mut all) = (0, 0);
        for card in hand.iter() {
            let starts = waits && rules.starters().contains(card);
            let out = if starts { self.out } else { 0 };
            let gains = &self.gain[card.rank().index()];
            let gain = marbles.iter().map(|it| gains[it.seen_from(colour).index()]).fold(out, i32::max);
            best = best.max(gain);
            all += gain;
        }
        worth + best / 10 * best_use / 10 + (all - best) / 10 * other_uses / 10
    }

    /// Returns the most a marble can be worth.
    pub const fn most(&self) -> i32 {
        self.most
    }

    /// Returns what an action's effects and the turn it makes lost are worth; `next_is_ours` says whose turn that is.
    pub fn follows(&self, action: &Action, next_is_ours: bool) -> i32 {
        let Weights { drawn, extra_play, lost_turn, .. } = self.weights;
        let lost = match action {
            Action::Discard { .. } if next_is_ours => -lost_turn,
            Action::Discard { .. } => lost_turn,
            Action::Start { .. } | Action::Move { .. } | Action::Split { .. } | Action::Swap { .. } => 0,
        };
        let effect = |it: &Effect| match it {
            Effect::Draw { n } => drawn * i32::from(*n),
            Effect::Again => extra_play,
            // The board after the move shows it.
            Effect::Remove { .. } => 0,
        };
        lost + action.then().iter().map(effect).sum::<i32>()
    }
}

/// Returns how many empty slots lie deeper than a marble that others cannot jump over.
fn gaps(rules: &Rules, slots: u32) -> i32 {
    if rules.home.jump {
        return 0;
    }
    let empty_deeper = |slot: &u8| slots & 1 << slot == 0 && slots & ((1 << slot) - 1) != 0;
    (0..rules.track().home()).filter(empty_deeper).count() as i32
}

/// Returns the seats of `table` that win with `seat`.
pub fn side(rules: &Rules, table: SeatSet, seat: Seat) -> SeatSet {
    [Some(seat), rules.partner(table, seat)].into_iter().flatten().collect()
}
