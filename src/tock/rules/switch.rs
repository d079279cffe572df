//! The names of the switches, and which numbers they take.

use std::fmt;

use crate::tock::{
    card::{MAX_JOKERS, Rank},
    rules::MAX_HAND,
    seat::SEATS,
};

/// The name of a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Switch {
    SeatsCounts,
    SeatsTeams,
    BoardSections,
    BoardSectionLength,
    BoardDoorstep,
    BoardHome,
    BoardMarbles,
    BoardShortcut,
    DeckJokers,
    DealMode,
    DealHand,
    DealSchedule,
    DealStarterHelp,
    TurnObligation,
    TurnNoMove,
    TurnControl,
    StartOnOwn,
    PostGuards,
    PostBlocks,
    PostOwnerSwapOut,
    PostOwnCrossing,
    LandOnOwn,
    LandOnPartner,
    HomeJump,
    HomeEnterBackward,
    HomeForeignMovedMayEnter,
    EndRestOfCard,
    Cards(Rank),
}

impl Switch {
    /// Returns every switch, in the order of `rules/README.md`.
    pub fn all() -> impl Iterator<Item = Self> {
        [
            Self::SeatsCounts,
            Self::SeatsTeams,
            Self::BoardSections,
            Self::BoardSectionLength,
            Self::BoardDoorstep,
            Self::BoardHome,
            Self::BoardMarbles,
            Self::BoardShortcut,
            Self::DeckJokers,
            Self::DealMode,
            Self::DealHand,
            Self::DealSchedule,
            Self::DealStarterHelp,
            Self::TurnObligation,
            Self::TurnNoMove,
            Self::TurnControl,
            Self::StartOnOwn,
            Self::PostGuards,
            Self::PostBlocks,
            Self::PostOwnerSwapOut,
            Self::PostOwnCrossing,
            Self::LandOnOwn,
            Self::LandOnPartner,
            Self::HomeJump,
            Self::HomeEnterBackward,
            Self::HomeForeignMovedMayEnter,
            Self::EndRestOfCard,
        ]
        .into_iter()
        .chain(Rank::ALL.into_iter().map(Self::Cards))
    }

    /// Returns the table and the key of the switch in a profile.
    pub const fn path(self) -> (&'static str, &'static str) {
        match self {
            Self::SeatsCounts => ("seats", "counts"),
            Self::SeatsTeams => ("seats", "teams"),
            Self::BoardSections => ("board", "sections"),
            Self::BoardSectionLength => ("board", "section_length"),
            Self::BoardDoorstep => ("board", "doorstep"),
            Self::BoardHome => ("board", "home"),
            Self::BoardMarbles => ("board", "marbles"),
            Self::BoardShortcut => ("board", "shortcut"),
            Self::DeckJokers => ("deck", "jokers"),
            Self::DealMode => ("deal", "mode"),
            Self::DealHand => ("deal", "hand"),
            Self::DealSchedule => ("deal", "schedule"),
            Self::DealStarterHelp => ("deal", "starter_help"),
            Self::TurnObligation => ("turn", "obligation"),
            Self::TurnNoMove => ("turn", "no_move"),
            Self::TurnControl => ("turn", "control"),
            Self::StartOnOwn => ("start", "on_own"),
            Self::PostGuards => ("post", "guards"),
            Self::PostBlocks => ("post", "blocks"),
            Self::PostOwnerSwapOut => ("post", "owner_swap_out"),
            Self::PostOwnCrossing => ("post", "own_crossing"),
            Self::LandOnOwn => ("land", "on_own"),
            Self::LandOnPartner => ("land", "on_partner"),
            Self::HomeJump => ("home", "jump"),
            Self::HomeEnterBackward => ("home", "enter_backward"),
            Self::HomeForeignMovedMayEnter => ("home", "foreign_moved_may_enter"),
            Self::EndRestOfCard => ("end", "rest_of_card"),
            Self::Cards(rank) => ("cards", rank.name()),
        }
    }

    /// Returns the least and the most that a number of this switch may be, alone or in its list; other switches may
    /// allow less.
    pub const fn range(self) -> Option<(u8, u8)> {
        match self {
            Self::SeatsCounts => Some((2, SEATS as u8)),
            Self::BoardSections => Some((SEATS as u8, SEATS as u8)),
            Self::BoardSectionLength => Some((12, 24)),
            Self::BoardDoorstep | Self::BoardHome | Self::BoardMarbles => Some((1, 5)),
            Self::BoardShortcut => Some((1, 22)),
            Self::DeckJokers => Some((0, MAX_JOKERS)),
            Self::DealHand | Self::DealSchedule => Some((1, MAX_HAND)),
            Self::SeatsTeams
            | Self::DealMode
            | Self::DealStarterHelp
            | Self::TurnObligation
            | Self::TurnNoMove
            | Self::TurnControl
            | Self::StartOnOwn
            | Self::PostGuards
            | Self::PostBlocks
            | Self::PostOwnerSwapOut
            | Self::PostOwnCrossing
            | Self::LandOnOwn
            | Self::LandOnPartner
            | Self::HomeJump
            | Self::HomeEnterBackward
            | Self::HomeForeignMovedMayEnter
            | Self::EndRestOfCard
            | Self::Cards(_) => None,
        }
    }
}

impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (table, key) = self.path();
        write!(f, "{table}.{key}")
    }
}
