//! Colours and glyphs: the one place that knows what the terminal can show.
//!
//! Only the sixteen colours every terminal has are used, the background of the terminal is left as it is, and nothing
//! is said by colour alone.

use ratatui::style::{Color, Modifier, Style};

use crate::tui::board::Side;

/// What the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Whether there are colours.
    pub colours: Colours,
    /// Which glyphs there are.
    pub glyphs: Glyphs,
}

/// Whether there are colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Colours {
    /// The sixteen of the terminal.
    Sixteen,
    /// None: only bold, dim, underlined and reversed.
    None,
}

/// Which glyphs there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    /// Those one cell wide in the usual terminals.
    Unicode,
    /// Those of ASCII.
    Ascii,
}

/// The colour of a seat's marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Tint {
    Red,
    Blue,
    Green,
    Yellow,
    Magenta,
    Cyan,
}

impl Tint {
    /// Every tint; the first four are those the seats have by themselves.
    pub const ALL: [Self; 6] = [Self::Red, Self::Blue, Self::Green, Self::Yellow, Self::Magenta, Self::Cyan];

    /// Returns the name that records use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Magenta => "magenta",
            Self::Cyan => "cyan",
        }
    }

    /// Returns the tint of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.name() == name)
    }

    /// Returns the key of the tint's name in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Red => "tint-red",
            Self::Blue => "tint-blue",
            Self::Green => "tint-green",
            Self::Yellow => "tint-yellow",
            Self::Magenta => "tint-magenta",
            Self::Cyan => "tint-cyan",
        }
    }

    /// Returns the colour of a marble, under black letters.
    const fn ground(self) -> Color {
        match self {
            Self::Red => Color::LightRed,
            Self::Blue => Color::LightBlue,
            Self::Green => Color::LightGreen,
            Self::Yellow => Color::LightYellow,
            Self::Magenta => Color::LightMagenta,
            Self::Cyan => Color::LightCyan,
        }
    }

    /// Returns the colour of lines and signs on the terminal's own background, dark or light.
    const fn ink(self) -> Color {
        match self {
            Self::Red => Color::Red,
            // The plain blue of many terminals cannot be read on black.
            Self::Blue => Color::LightBlue,
            Self::Green => Color::Green,
            Self::Yellow => Color::Yellow,
            Self::Magenta => Color::Magenta,
            Self::Cyan => Color::Cyan,
        }
    }
}

impl Theme {
    /// Sixteen colours and all glyphs.
    pub const FULL: Self = Self { colours: Colours::Sixteen, glyphs: Glyphs::Unicode };

    /// Tells whether only ASCII may be shown.
    pub const fn is_ascii(self) -> bool {
        matches!(self.glyphs, Glyphs::Ascii)
    }

    /// Returns `full` or, where only ASCII may be shown, `ascii`.
    pub const fn pick<T: Copy>(self, full: T, ascii: T) -> T {
        match self.glyphs {
            Glyphs::Unicode => full,
            Glyphs::Ascii => ascii,
        }
    }

    const fn coloured(self, style: Style, colour: Color) -> Style {
        match self.colours {
            Colours::Sixteen => style.fg(colour),
            Colours::None => style,
        }
    }

    /// Returns the style of text.
    pub const fn text(self) -> Style {
        Style::new()
    }

    /// Returns the style of what matters less.
    pub const fn faint(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// Returns the style of what matters most.
    pub const fn strong(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// Returns the style of bars at the edges of the screen.
    pub const fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// Returns the style of what is chosen at the moment.
    pub const fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD)
    }

    /// Returns the style of a key's name.
    pub const fn key(self) -> Style {
        self.coloured(self.strong(), Color::Cyan)
    }

    /// Returns the style of a warning.
    pub const fn warning(self) -> Style {
        self.coloured(self.strong(), Color::Red)
    }

    /// Returns the style of what may be chosen.
    pub const fn offered(self) -> Style {
        self.coloured(self.strong(), Color::Cyan)
    }

    /// Returns the style of a marble.
    pub const fn marble(self, tint: Tint) -> Style {
        match self.colours {
            Colours::Sixteen => Style::new().fg(Color::Black).bg(tint.ground()).add_modifier(Modifier::BOLD),
            Colours::None => Style::new().add_modifier(Modifier::REVERSED).add_modifier(Modifier::BOLD),
        }
    }

    /// Returns the style of the rounded edge of a large marble.
    pub const fn marble_edge(self, tint: Tint) -> Style {
        self.coloured(Style::new(), tint.ground())
    }

    /// Returns the style of a seat's squares and slots.
    pub const fn ink(self, tint: Tint) -> Style {
        self.coloured(Style::new(), tint.ink())
    }

    /// Returns the style of the squares where shortcuts begin.
    pub const fn shortcut(self) -> Style {
        self.coloured(self.strong(), Color::Cyan)
    }

    /// Returns the style of a card's face.
    pub const fn card(self, red: bool) -> Style {
        match red {
            true => self.coloured(Style::new(), Color::Red),
            false => Style::new(),
        }
    }

    /// Returns an arrow that points away from this side of the screen.
    pub const fn inward(self, side: Side) -> &'static str {
        match side {
            Side::South => self.pick("▲", "^"),
            Side::West => self.pick("►", ">"),
            Side::North => self.pick("▼", "v"),
            Side::East => self.pick("◄", "<"),
        }
    }

    /// Returns an arrow that points clockwise at this side of the screen.
    pub const fn clockwise(self, side: Side) -> &'static str {
        match side {
            Side::South => self.inward(Side::East),
            Side::West => self.inward(Side::South),
            Side::North => self.inward(Side::West),
            Side::East => self.inward(Side::North),
        }
    }
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn no_colour_is_used_where_there_is_none() {
        let theme = Theme { colours: Colours::None, glyphs: Glyphs::Unicode };
        let mut styles = vec![theme.text(), theme.faint(), theme.strong(), theme.bar(), theme.chosen(), theme.key()];
        styles.extend([theme.warning(), theme.offered(), theme.shortcut(), theme.card(true), theme.card(false)]);
        styles.extend(Tint::ALL.iter().flat_map(|it| [theme.marble(*it), theme.marble_edge(*it), theme.ink(*it)]));
        assert!(styles.iter().all(|it| it.fg.is_none() && it.bg.is_none()));
    }

    #[test]
    fn tints_are_called_as_flags_and_records_call_them() {
        assert_eq!(Tint::ALL.map(Tint::name), crate::session::COLOURS);
    }

    #[test]
    fn ascii_needs_nothing_but_ascii() {
        let theme = Theme { colours: Colours::None, glyphs: Glyphs::Ascii };
        for side in [Side::South, Side::West, Side::North, Side::East] {
            assert!(theme.inward(side).is_ascii() && theme.clockwise(side).is_ascii());
            assert_eq!(Theme::FULL.inward(side).width(), 1);
        }
    }
}
