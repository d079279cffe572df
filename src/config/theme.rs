//! The themes that can be asked for.

/// What the table is drawn in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// What goes with the background of the terminal.
    #[default]
    Auto,
    /// These colours, as far as the terminal can show them.
    Of(Colours),
}

/// Which colours there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// A palette for a dark room.
    Dark,
    /// A palette for daylight.
    Light,
    /// A palette for weak eyes.
    HighContrast,
    /// A palette for eyes that tell fewer colours apart.
    ColourBlind,
    /// The sixteen of the terminal, on its own ground.
    Sixteen,
    /// None: only bold, dim, underlined and reversed.
    None,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 7] = [
        Self::Auto,
        Self::Of(Colours::Dark),
        Self::Of(Colours::Light),
        Self::Of(Colours::HighContrast),
        Self::Of(Colours::ColourBlind),
        Self::Of(Colours::Sixteen),
        Self::Of(Colours::None),
    ];

    /// Returns the word used in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Of(colours) => colours.name(),
        }
    }
}

impl Colours {
    /// All of them, in the order in which a key goes through them.
    pub const ALL: [Self; 6] =
        [Self::Dark, Self::Light, Self::HighContrast, Self::ColourBlind, Self::Sixteen, Self::None];

    /// Returns the word used in flags and settings.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Dark => "dark",
            Self::Light => "light",
            Self::HighContrast => "high-contrast",
            Self::ColourBlind => "colour-blind",
            Self::Sixteen => "sixteen",
            Self::None => "none",
        }
    }
}
