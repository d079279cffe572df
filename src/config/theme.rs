//! The themes that can be asked for.

/// What the table is drawn in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// What goes with the background of the terminal.
    #[default]
    Auto,
    /// Light on dark.
    Dark,
    /// Dark on light.
    Light,
    /// Black, white and bright marbles.
    HighContrast,
    /// Marbles that can be told apart by eyes that lack one kind of cones.
    ColourBlind,
    /// The sixteen colours of the terminal, on its own background.
    Sixteen,
    /// No colours.
    None,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 7] =
        [Self::Auto, Self::Dark, Self::Light, Self::HighContrast, Self::ColourBlind, Self::Sixteen, Self::None];

    /// Returns the word used in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
            Self::ColourBlind => "colour-blind",
            Self::Sixteen => "sixteen",
            Self::None => "none",
        }
    }
}
