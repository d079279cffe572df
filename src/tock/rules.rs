//! What may differ from table to table: the switches of a rule profile, and the gate that makes them rules.
//!
//! [`Switches`] holds any values; [`Rules`] only those that can be played.

mod action;
mod check;
mod switch;
mod switches;

use std::ops::Deref;

use crate::tock::{
    board::{Board, Spot, Track},
    card::{CardSet, RANKS, Rank},
    seat::{Seat, SeatSet},
    uses::{Doing, Use},
};

pub use action::{Action, Effect, Who};
pub use check::{Fault, MAX_DRAW, MAX_HAND, MAX_PARTS, MAX_STEPS, Problem, SPLIT_STEPS, action_problems};
pub use switch::Switch;
pub use switches::{
    Blocks, Cards, Control, Deal, DealMode, Deck, End, Guards, Home, Land, Landing, NoMove, Obligation, OwnCrossing,
    Post, RestOfCard, Seats, Size, Start, StartOnOwn, StarterHelp, Switches, Teams, TurnSwitches,
};

/// Switches that can be played, and what follows from them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    switches: Switches,
    track: Track,
    actions: [Vec<Action>; RANKS],
    /// The actions, made ready for listing moves.
    uses: [Vec<Use>; RANKS],
    starters: CardSet,
    fingerprint: u64,
}

impl Rules {
    /// Returns the rules these switches make.
    ///
    /// # Errors
    ///
    /// With every value that is out of range and every two switches that contradict each other.
    pub fn new(switches: Switches) -> Result<Self, Vec<Fault>> {
        let faults = check::faults(&switches);
        if !faults.is_empty() {
            return Err(faults);
        }
        let Size { section_length, doorstep, home, shortcut, .. } = switches.board;
        let actions = Rank::ALL.map(|rank| {
            let face = |n| Action::Move { n, who: Who::Own, trample: false, cross_own_post: false, then: vec![] };
            match switches.cards.listed(rank) {
                Some(actions) => actions.to_vec(),
                None => rank.face_value().map(face).into_iter().collect(),
            }
        });
        let track = Track::new(section_length, doorstep, home, shortcut);
        let starts = |rank: &Rank| actions[rank.index()].iter().any(|it| matches!(it, Action::Start { .. }));
        let starters = Rank::ALL.into_iter().filter(starts).map(CardSet::of_rank).fold(CardSet::EMPTY, CardSet::or);
        let fingerprint = fingerprint(&switches);
        let mut rules = Self { switches, track, actions, uses: Default::default(), starters, fingerprint };
        rules.uses = rules.actions.each_ref().map(|it| Use::all(&rules, it));
        Ok(rules)
    }

    /// Returns the geometry of the board.
    pub const fn track(&self) -> &Track {
        &self.track
    }

    /// Returns what a card of this rank may be used for, in the order the profile lists it.
    pub fn actions(&self, rank: Rank) -> &[Action] {
        &self.actions[rank.index()]
    }

    /// Returns the actions of a card of this rank, made ready for listing moves.
    pub(super) fn uses(&self, rank: Rank) -> &[Use] {
        &self.uses[rank.index()]
    }

    /// Returns where walks of a marble of seat A by this action of a card end on a board that is empty otherwise, its
    /// own walks or those another player moves it by; a walk of a split of any length.
    ///
    /// The board is the same all round: [`Spot::seen_from`] and [`Spot::as_seen_from`] say the same of other seats.
    pub fn ends(&self, rank: Rank, action: usize, from: Spot, foreign: bool) -> impl Iterator<Item = Spot> + '_ {
        let ways = match &self.uses[rank.index()][action].doing {
            Doing::Walk { foreign: ways, .. } if foreign => ways.as_ref(),
            Doing::Walk { own, .. } => Some(own),
            Doing::Split { ways, .. } if !foreign => Some(ways),
            Doing::Split { .. } | Doing::Start | Doing::Swap { .. } | Doing::Skip => None,
        };
        ways.into_iter().flat_map(move |it| it.of(Seat::A, from)).map(|(_, way)| way.to(Seat::A))
    }

    /// Returns a number that no other rules have, but by an accident as good as impossible: a quick way to tell rules
    /// apart for those who keep something ready for them.
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Returns the cards that can bring a marble out.
    pub const fn starters(&self) -> CardSet {
        self.starters
    }

    /// Returns how many cards a turn that a card makes another seat lose costs, the first such card's; `None` if
    /// there is no such card.
    pub fn skip_cards(&self) -> Option<u8> {
        self.actions.iter().flatten().find_map(|it| match it {
            Action::Discard { n } => Some(*n),
            Action::Start { .. } | Action::Move { .. } | Action::Split { .. } | Action::Swap { .. } => None,
        })
    }

    /// Returns the whole deck.
    pub const fn deck(&self) -> CardSet {
        CardSet::deck(self.switches.deck.jokers)
    }

    /// Returns how many marbles a seat has.
    pub const fn marbles(&self) -> usize {
        self.switches.board.marbles as usize
    }

    /// Returns how many of `seat`'s marbles wait in the start area.
    pub const fn waiting(&self, board: &Board, seat: Seat) -> usize {
        self.marbles().saturating_sub(board.marbles(seat).len())
    }

    /// Returns who plays with `seat`, of those at the table.
    ///
    /// Source: `rules/README.md`, 7.
    pub fn partner(&self, table: SeatSet, seat: Seat) -> Option<Seat> {
        match self.switches.seats.teams {
            Teams::None => None,
            Teams::Opposite => Some(seat.opposite()).filter(|it| table.contains(*it)),
        }
    }

    /// Tells whether all of `seat`'s marbles are in home.
    pub fn is_finished(&self, board: &Board, seat: Seat) -> bool {
        self.finished(board).contains(seat)
    }

    /// Returns the seats whose marbles are all in home.
    pub fn finished(&self, board: &Board) -> SeatSet {
        let full = (1 << self.switches.board.home) - 1;
        Seat::ALL.into_iter().filter(|it| board.marbles(*it).slot_bits(*it) == full).collect()
    }

    /// Tells whether a guarded marble of `seat` stands on its post.
    ///
    /// Source: `rules/README.md`, 8 `post.guards`.
    pub fn is_guarded(&self, board: &Board, seat: Seat) -> bool {
        match self.switches.post.guards {
            Guards::None => false,
            Guards::Fresh => board.is_fresh(seat),
            Guards::Standing => board.marbles(seat).contains(self.track.post(seat)),
        }
    }

    /// Returns the seats with a guarded marble on their post.
    pub fn guarded(&self, board: &Board) -> SeatSet {
        match self.switches.post.guards {
            Guards::None => SeatSet::EMPTY,
            Guards::Fresh => board.fresh(),
            Guards::Standing => Seat::ALL.into_iter().filter(|it| self.is_guarded(board, *it)).collect(),
        }
    }

    /// Tells whether a marble on `seat`'s post keeps a marble of `walker` from stepping there.
    ///
    /// Source: `rules/README.md`, 4 "Blocking".
    pub fn is_barred(&self, board: &Board, seat: Seat, walker: Seat) -> bool {
        let bars = match self.switches.post.blocks {
            Blocks::Nobody => false,
            Blocks::Others => seat != walker,
            Blocks::Everyone => true,
        };
        bars && self.is_guarded(board, seat)
    }
}

/// Mixes all switches into one number, by FNV-1a.
fn fingerprint(switches: &Switches) -> u64 {
    let mix = |sum: u64, byte: u8| (sum ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
    format!("{switches:?}").bytes().fold(0xCBF2_9CE4_8422_2325, mix)
}

impl Deref for Rules {
    type Target = Switches;

    fn deref(&self) -> &Switches {
        &self.switches
    }
}
