//! Why something is not possible, as data: which rule, which marble, which square.

use crate::tock::{
    board::{Slot, Spot, Square},
    card::{Card, Rank},
    rules::{Blocks, Guards},
    seat::Seat,
};

/// Why the rules refuse an event.
///
/// [`Refusal::rule`] names the paragraph of `rules/README.md`; the words are in the message catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// This number of players may not sit down.
    WrongCount(u8),
    /// With two players in teams nobody would play against anybody.
    OneTeam,
    /// The dealer does not play.
    NoSuchDealer(Seat),
    /// The game is over.
    Over,
    /// The cards must be shuffled first.
    WaitsForShuffle,
    /// Nothing is to be shuffled.
    WaitsForPlayer(Seat),
    /// The order given is not one of exactly the cards to be shuffled.
    NotTheseCards,
    /// The player does not hold the card.
    NotHeld(Card),
    /// The turn is lost: cards are discarded, not played.
    TurnIsLost(Seat),
    /// Without a card that starts a marble, one is discarded and another drawn.
    NeedsStarter,
    /// A card that can be played must be.
    MustPlay(Card),
    /// After an extra play nothing is discarded.
    ExtraPlayOnly,
    /// Only an extra play may be passed.
    MayNotPass,
    /// A finished seat without a partner to help only discards.
    Finished(Seat),
    /// The card cannot be used in this way.
    NoSuchUse(Rank),
    /// No marble waits in the start area.
    NoneWaiting(Seat),
    /// An own marble on the post keeps others from coming out.
    PostTaken(Square),
    /// There is no marble.
    NoMarble(Spot),
    /// The card does not move this seat's marbles.
    NotMeant {
        /// Whose marble it is.
        owner: Seat,
        /// Where it stands.
        at: Spot,
    },
    /// A guarded marble is left alone.
    Guarded {
        /// Whose marble it is.
        owner: Seat,
        /// Where it stands.
        at: Square,
        /// What makes it guarded.
        guards: Guards,
    },
    /// A guarded marble does not change places.
    NotSwapped {
        /// Whose marble it is.
        owner: Seat,
        /// Where it stands.
        at: Square,
        /// What makes it guarded.
        guards: Guards,
    },
    /// A marble in home is left alone by others.
    InHome(Spot),
    /// The card's steps do not lead there.
    NotThere {
        /// Where the marble stands.
        from: Spot,
        /// Where it would go.
        to: Spot,
    },
    /// A guarded marble bars the way.
    Barred {
        /// Whose marble it is.
        by: Seat,
        /// The post it stands on.
        at: Square,
        /// What makes it guarded.
        guards: Guards,
        /// Whom it bars.
        blocks: Blocks,
    },
    /// The marble may not step onto or over its own post.
    OwnPost(Square),
    /// A marble guarded on its post cannot be captured.
    LandsOnGuarded {
        /// Whose marble it is.
        owner: Seat,
        /// The post it stands on.
        at: Square,
        /// What makes it guarded.
        guards: Guards,
    },
    /// An own marble stands there.
    LandsOnOwn(Square),
    /// A marble of the partner stands there.
    LandsOnPartner(Square),
    /// The walk would go past the last slot.
    PastHome {
        /// The last slot.
        last: Slot,
        /// How many steps too far the walk would go.
        over: u8,
    },
    /// A marble in the slot is in the way.
    SlotTaken(Spot),
    /// Marbles in home never walk backward.
    BackwardInHome(Spot),
    /// A marble moved by another player may not enter its home.
    HomeClosed(Seat),
    /// No walk backward turns into home.
    HomeClosedBackward,
    /// No shortcut begins where the walk ends.
    NoShortcut(Square),
    /// The parts do not add up to the card's steps.
    WrongSteps {
        /// The card's steps.
        wanted: u8,
        /// What the parts add up to.
        given: u8,
    },
    /// The steps are shared out over too few or too many marbles.
    WrongParts {
        /// The fewest walks.
        min: u8,
        /// The most walks.
        max: u8,
    },
    /// The marble has walked already.
    WalkedAlready(Spot),
    /// Only marbles on the track change places.
    NotOnTrack(Spot),
    /// A marble must be named that is removed.
    RemoveOne,
    /// The marble cannot be removed.
    NotRemoved(Square),
}

impl Refusal {
    /// Returns the number of the rule, as in `rules/README.md`.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::WrongCount(_) | Self::OneTeam | Self::NoSuchDealer(_) => "8",
            Self::NoSuchUse(_) | Self::NotMeant { .. } => "3",
            Self::NotThere { .. } | Self::NoMarble(_) => "4.1",
            Self::OwnPost(_) | Self::PastHome { .. } | Self::SlotTaken(_) | Self::HomeClosed(_) => "4.2",
            Self::BackwardInHome(_) | Self::HomeClosedBackward => "4.3",
            Self::Barred { .. } | Self::Guarded { .. } => "4.4",
            Self::NoShortcut(_) => "4.5",
            Self::LandsOnGuarded { .. } | Self::LandsOnOwn(_) | Self::LandsOnPartner(_) => "5.1",
            Self::InHome(_) => "5.3",
            Self::NoneWaiting(_) | Self::PostTaken(_) => "5.4",
            Self::NotSwapped { .. } | Self::NotOnTrack(_) => "5.5",
            Self::WrongSteps { .. } | Self::WrongParts { .. } | Self::WalkedAlready(_) => "5.6",
            Self::RemoveOne | Self::NotRemoved(_) => "5.7",
            Self::WaitsForShuffle | Self::WaitsForPlayer(_) | Self::NotTheseCards | Self::NotHeld(_) => "6",
            Self::MustPlay(_) => "6.4",
            Self::NeedsStarter => "6.5",
            Self::TurnIsLost(_) => "6.6",
            Self::ExtraPlayOnly | Self::MayNotPass => "6.8",
            Self::Finished(_) => "7.2",
            Self::Over => "7.3",
        }
    }
}
