//! What a card may be used for.

/// One way to use a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Bring a marble from the start area onto its post.
    Start {
        /// What follows.
        then: Vec<Effect>,
    },
    /// Walk one marble.
    Move {
        /// How many steps, backward if negative; `1..=MAX_STEPS` without the sign.
        n: i8,
        /// Whose marble.
        who: Who,
        /// Whether the marbles on the way are sent back.
        trample: bool,
        /// Whether the marble may cross its own post all the same.
        cross_own_post: bool,
        /// What follows.
        then: Vec<Effect>,
    },
    /// Share steps out over several marbles.
    Split {
        /// How many steps in all.
        n: u8,
        /// The fewest and the most walks.
        parts: (u8, u8),
        /// Whether the marbles on the way are sent back.
        trample: bool,
    },
    /// Let two marbles change places.
    Swap {
        /// Whose marble the other one is.
        with: Who,
    },
    /// Make the next player lose a turn and discard.
    Discard {
        /// How many cards.
        n: u8,
    },
}

impl Action {
    /// Returns what follows the action, in order.
    pub fn then(&self) -> &[Effect] {
        match self {
            Self::Start { then } | Self::Move { then, .. } => then,
            Self::Split { .. } | Self::Swap { .. } | Self::Discard { .. } => &[],
        }
    }

    /// Returns whose marble the action asks to be removed afterwards, if any.
    pub fn removes(&self) -> Option<Who> {
        self.then().iter().find_map(|it| match it {
            Effect::Remove { who } => Some(*who),
            Effect::Draw { .. } | Effect::Again => None,
        })
    }
}

/// What follows an action, as far as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// One marble is sent back, of the player's choice.
    Remove {
        /// Whose.
        who: Who,
    },
    /// The player draws cards.
    Draw {
        /// How many.
        n: u8,
    },
    /// The player has one more play in hand.
    Again,
}

/// Whose marbles an action means, seen from the colour being played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player's.
    Own,
    /// The partner's.
    Partner,
    /// Those of neither.
    Opponent,
    /// All but the player's.
    Other,
    /// All.
    Any,
}
