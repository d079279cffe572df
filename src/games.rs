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

/// How a call is made for one game.
type Done<C> = fn(C) -> <C as Call>::Answer;

impl Name {
    /// Every game.
    pub const ALL: [Self; 2] = [Self::Tock, Self::Toccadille];

    /// Does the one thing for Tock, or the other for Toccadille.
    pub fn either<T>(self, tock: impl FnOnce() -> T, toccadille: impl FnOnce() -> T) -> T {
        match self {
            Self::Tock => tock(),
            Self::Toccadille => toccadille(),
        }
    }

    /// Does something for the game of this name.
    pub fn with<C: Call>(self, call: C) -> C::Answer {
        let done: Done<C> = self.either(|| C::call::<tock::State> as Done<C>, || C::call::<toccadille::State>);
        done(call)
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
