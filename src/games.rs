//! The games by name: the one place that knows them all.

use crate::{position::Placed, toccadille, tock};

/// A game that is played here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Name {
    /// The marble race driven by cards.
    Tock,
    /// The dice game with marks.
    Toccadille,
}

/// Something done for a game that is known by its name only.
pub trait Call {
    /// What comes of it.
    type Answer;

    /// Does it for the game `G`.
    fn call<G: Placed>(self) -> Self::Answer;
}

impl Name {
    /// Every game.
    pub const ALL: [Self; 2] = [Self::Tock, Self::Toccadille];

    /// Does something for the game of this name.
    pub fn with<C: Call>(self, call: C) -> C::Answer {
        match self {
            Self::Tock => call.call::<tock::State>(),
            Self::Toccadille => call.call::<toccadille::State>(),
        }
    }

    /// Returns the name as profiles write it.
    pub fn name(self) -> &'static str {
        struct Name;
        impl Call for Name {
            type Answer = &'static str;

            fn call<G: Placed>(self) -> &'static str {
                G::NAME
            }
        }
        self.with(Name)
    }

    /// Returns the game whose profiles write this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }
}
