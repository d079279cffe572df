//! What the players of a game agreed on beside the rules.

/// What the players of a game agreed on beside the rules: it is kept in the record, and holds to the end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Agreed {
    /// How far back moves may be taken.
    pub taking_back: TakingBack,
    /// Who sees which cards.
    pub hands: Hands,
}

/// How far back moves may be taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TakingBack {
    /// Until the turn is handed on.
    #[default]
    WithinTurn,
    /// As far as one likes, and forward again: the game is for practice.
    Practice,
}

impl TakingBack {
    /// Returns what holds in a game that is for practice, or not.
    pub const fn in_practice(is_practice: bool) -> Self {
        if is_practice { Self::Practice } else { Self::WithinTurn }
    }
}

/// Who sees which cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Hands {
    /// Everybody their own.
    #[default]
    Closed,
    /// Everybody all.
    Open,
}

impl Hands {
    /// Returns hands that are open, or not.
    pub const fn open(are_open: bool) -> Self {
        if are_open { Self::Open } else { Self::Closed }
    }
}
