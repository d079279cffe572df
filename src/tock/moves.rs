//! What a player may do in one step, and its notation.

use std::fmt;

use crate::tock::{
    board::{Spot, Square},
    card::{Card, Rank},
    rules::MAX_PARTS,
};

/// What a player does in one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// Uses a card.
    Play(Play),
    /// Throws a card away.
    Discard(Card),
    /// Keeps an extra play for later.
    Pass,
}

/// A card and the way it is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// Which of the card's actions, from 0, as the rules list them.
    pub action: u8,
    /// What is done with it.
    pub deed: Deed,
    /// Whose marble is removed afterwards, by where it stands.
    pub remove: Option<Square>,
}

/// What is done with a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Deed {
    /// A marble comes out onto this post.
    Start(Square),
    /// A marble walks.
    Walk {
        /// From here.
        from: Spot,
        /// To here.
        to: Spot,
    },
    /// Several marbles walk, one after another.
    Split(Parts),
    /// Two marbles change places.
    Swap {
        /// Where the player's own marble stands.
        ours: Square,
        /// Where the other one stands.
        other: Square,
    },
    /// The next player loses a turn.
    Skip,
}

/// One walk of a split.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Part {
    /// Where the marble stands when its walk begins.
    pub from: Spot,
    /// Where the walk ends.
    pub to: Spot,
    /// How many steps it takes.
    pub steps: u8,
}

impl Part {
    /// What stands where no walk is.
    pub(super) const NONE: Self = Self { from: Spot::FIRST, to: Spot::FIRST, steps: 0 };
}

/// The walks of a split, in order; at most [`MAX_PARTS`].
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Parts {
    /// Those beyond `len` are [`Part::NONE`].
    parts: [Part; MAX_PARTS as usize],
    len: u8,
}

impl Parts {
    /// No walk yet.
    pub const NONE: Self = Self { parts: [Part::NONE; MAX_PARTS as usize], len: 0 };

    /// Returns the first `len` of these walks; those beyond must be [`Part::NONE`].
    pub(super) const fn of(parts: [Part; MAX_PARTS as usize], len: u8) -> Self {
        Self { parts, len }
    }

    /// Returns a place for each walk there may be, [`Part::NONE`] where there is none.
    pub(super) const fn places(self) -> [Part; MAX_PARTS as usize] {
        self.parts
    }

    /// Adds a walk; one too many is dropped and `false` returned.
    pub fn push(&mut self, part: Part) -> bool {
        let Some(place) = self.parts.get_mut(usize::from(self.len)) else { return false };
        *place = part;
        self.len += 1;
        true
    }

    /// Takes the last walk back.
    pub fn pop(&mut self) -> Option<Part> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.parts[usize::from(self.len)], Part::NONE))
    }

    /// Returns the walks in order.
    pub fn iter(&self) -> impl Iterator<Item = Part> + '_ {
        self.parts.iter().copied().take(usize::from(self.len))
    }

    /// Returns how many walks there are.
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Tells whether there is no walk yet.
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns how many steps the walks take in all.
    pub fn steps(&self) -> u8 {
        self.iter().map(|it| it.steps).fold(0, u8::saturating_add)
    }
}

impl fmt::Debug for Parts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl FromIterator<Part> for Parts {
    /// Collects walks; those over [`MAX_PARTS`] are dropped.
    fn from_iter<I: IntoIterator<Item = Part>>(walks: I) -> Self {
        let mut parts = Self::NONE;
        walks.into_iter().for_each(|it| {
            parts.push(it);
        });
        parts
    }
}

impl Move {
    /// Returns the card used or thrown away; a pass has none.
    pub const fn card(&self) -> Option<Card> {
        match self {
            Self::Play(play) => Some(play.card),
            Self::Discard(card) => Some(*card),
            Self::Pass => None,
        }
    }

    /// Returns the same move made with another card.
    #[must_use]
    pub fn with_card(self, card: Card) -> Self {
        match self {
            Self::Play(play) => Self::Play(Play { card, ..play }),
            Self::Discard(_) => Self::Discard(card),
            Self::Pass => Self::Pass,
        }
    }

    /// Returns the rank of the card used or thrown away.
    pub fn rank(&self) -> Option<Rank> {
        self.card().map(Card::rank)
    }
}

/// Writes the move's notation: `7 B3-B7 C1-C4`, `discard 9`, `pass`.
///
/// Source: `rules/README.md`, 9.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Play(play) => write!(f, "{play}"),
            Self::Discard(card) => write!(f, "discard {}", card.rank()),
            Self::Pass => write!(f, "pass"),
        }
    }
}

impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.card.rank())?;
        match &self.deed {
            Deed::Start(post) => write!(f, " start-{post}")?,
            Deed::Walk { from, to } => write!(f, " {from}-{to}")?,
            Deed::Split(parts) => parts.iter().try_for_each(|it| write!(f, " {}-{}", it.from, it.to))?,
            Deed::Swap { ours, other } => write!(f, " {ours}<>{other}")?,
            Deed::Skip => write!(f, " skip")?,
        }
        match self.remove {
            Some(square) => write!(f, " x{square}"),
            None => Ok(()),
        }
    }
}
