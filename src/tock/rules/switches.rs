//! The switches of a rule profile with their values. Every switch is named as in `rules/README.md`, section 8, where it
//! has its paragraph and its source.

use crate::tock::{
    card::{RANKS, Rank},
    rules::Action,
};

/// The switches as a profile sets them, sensible or not.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
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
