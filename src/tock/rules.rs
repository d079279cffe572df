//! What may differ from table to table: the switches of a rule profile, and the gate that makes them rules.
//!
//! [`Switches`] holds any values; [`Rules`] only those that can be played. Every switch is named as in
//! `rules/README.md`, section 8, where it has its paragraph and its source.

mod action;
mod check;
mod switch;

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

/// The switches as a profile sets them, sensible or not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Switches {
    pub seats: Seats,
    pub board: Size,
    pub deck: Deck,
    pub deal: Deal,
    pub turn: TurnSwitches,
    pub start: Start,
    pub post: Post,
    pub land: Land,
    pub home: Home,
    pub end: End,
    pub cards: Cards,
}

/// `seats.*`: who sits down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seats {
    /// How many may play, each `2..=4`.
    pub counts: Vec<u8>,
    /// Who plays with whom.
    pub teams: Teams,
}

/// `seats.teams`: who plays with whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Teams {
    /// Everyone alone.
    None,
    /// Opposite seats together.
    Opposite,
}

/// `board.*`: the size of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    /// How many sections the track has; 4.
    pub sections: u8,
    /// How many squares a section has; even, `12..=24`.
    pub section_length: u8,
    /// How many squares the doorstep lies before the post, `1..=5`.
    pub doorstep: u8,
    /// How many slots a home court has, `1..=5`.
    pub home: u8,
    /// How many marbles a seat has; as many as slots.
    pub marbles: u8,
    /// The number of the shortcut square in each section.
    pub shortcut: Option<u8>,
}

/// `deck.*`: which cards there are besides the 52.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deck {
    /// How many jokers, `0..=8`.
    pub jokers: u8,
}

/// `deal.*`: how cards come into the hands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// Whether hands are kept full or played out.
    pub mode: DealMode,
    /// How many cards everyone holds when hands are kept full, `1..=10`.
    pub hand: Option<u8>,
    /// How many cards each deal gives when hands are played out, each `1..=10`.
    pub schedule: Vec<u8>,
    /// What helps a seat that cannot start.
    pub starter_help: StarterHelp,
}

/// `deal.mode`: whether hands are kept full or played out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DealMode {
    /// After every card the player draws up again.
    Refill,
    /// Hands are played to the last card, then dealt anew.
    PlayOut,
}

/// `deal.starter_help`: what helps a seat with no marble in play and no card that starts one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StarterHelp {
    /// Nothing: one discard a turn.
    None,
    /// It discards and draws until it holds a starter.
    RedrawUntilStarter,
}

/// `turn.*`: what a turn asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnSwitches {
    /// Whether a card that can be played must be.
    pub obligation: Obligation,
    /// What happens when none can.
    pub no_move: NoMove,
    /// What a finished seat does.
    pub control: Control,
}

/// `turn.obligation`: whether a card that can be played must be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Obligation {
    /// While any card has a legal move, one must be played.
    Forced,
    /// Any card may be discarded instead.
    MayDiscard,
}

/// `turn.no_move`: what happens when no card can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoMove {
    /// One card of the player's choice is discarded.
    DiscardOne,
}

/// `turn.control`: what a finished seat does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Control {
    /// It only discards.
    Own,
    /// It plays its cards with its partner's marbles.
    PartnerWhenFinished,
}

/// `start.*`: coming out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Start {
    /// What an own marble on the post means.
    pub on_own: StartOnOwn,
}

/// `start.on_own`: what an own marble on the post means for one that would come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartOnOwn {
    /// None may come out.
    Illegal,
    /// It is sent back, unless it is fresh or guarded.
    CaptureUnguarded,
}

/// `post.*`: what a post protects and bars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Post {
    /// Which marbles on their own post are guarded.
    pub guards: Guards,
    /// Whom a guarded marble bars.
    pub blocks: Blocks,
    /// Whether its owner may swap a guarded marble away.
    pub owner_swap_out: bool,
    /// Whether a marble may step onto or over its own post.
    pub own_crossing: OwnCrossing,
}

/// `post.guards`: which marbles on their own post are guarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Guards {
    /// None.
    None,
    /// Those that came out and have not moved since.
    Fresh,
    /// All.
    Standing,
}

/// `post.blocks`: whom a guarded marble bars.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Blocks {
    /// Nobody's marbles.
    Nobody,
    /// The marbles of every other seat.
    Others,
    /// All marbles.
    Everyone,
}

/// `post.own_crossing`: whether a marble may step onto or over its own post.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnCrossing {
    /// It may.
    Free,
    /// It may not, unless the card says so.
    Never,
}

/// `land.*`: ending a walk on a marble.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Land {
    /// On one of the same colour.
    pub on_own: Landing,
    /// On one of the partner's.
    pub on_partner: Landing,
}

/// What ending a walk on a marble means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// No walk may end there.
    Illegal,
    /// The marble there is sent back.
    Capture,
}

/// `home.*`: the home court.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Home {
    /// Whether a walk may pass an occupied slot.
    pub jump: bool,
    /// Whether a walk backward over the post may turn into home.
    pub enter_backward: bool,
    /// Whether a marble moved by another player may enter its home.
    pub foreign_moved_may_enter: bool,
}

/// `end.*`: how a game ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct End {
    /// What happens to the steps of a split that are left when the last marble comes home.
    pub rest_of_card: RestOfCard,
}

/// `end.rest_of_card`: the steps of a split that are left when the last marble comes home.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RestOfCard {
    /// The partner's marbles walk them.
    Partner,
    /// They are lost.
    Forfeit,
}

/// `cards.*`: what each rank does; one that is not listed is worth its face value.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cards([Option<Vec<Action>>; RANKS]);

impl Cards {
    /// Returns what the profile lists for a rank.
    pub fn listed(&self, rank: Rank) -> Option<&[Action]> {
        self.0[rank.index()].as_deref()
    }

    /// Lists the actions a rank offers, or lists it no more.
    pub fn list(&mut self, rank: Rank, actions: Option<Vec<Action>>) {
        self.0[rank.index()] = actions;
    }

    /// Returns the place of a rank in the list, to be read or changed.
    pub fn listing(&mut self, rank: Rank) -> &mut Option<Vec<Action>> {
        &mut self.0[rank.index()]
    }
}

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
