//! The colours that seats' marbles can have.

use ratatui::style::Color;

/// The colour of a seat's marbles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
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

    /// Returns its place in [`Tint::ALL`].
    pub(super) const fn place(self) -> usize {
        match self {
            Self::Red => 0,
            Self::Blue => 1,
            Self::Green => 2,
            Self::Yellow => 3,
            Self::Magenta => 4,
            Self::Cyan => 5,
        }
    }

    /// Returns the terminal's own colour of a marble, under black letters.
    pub(super) const fn ground(self) -> Color {
        match self {
            Self::Red => Color::LightRed,
            Self::Blue => Color::LightBlue,
            Self::Green => Color::LightGreen,
            Self::Yellow => Color::LightYellow,
            Self::Magenta => Color::LightMagenta,
            Self::Cyan => Color::LightCyan,
        }
    }

    /// Returns the terminal's own colour of lines and signs on its own background, dark or light.
    pub(super) const fn ink(self) -> Color {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tints_are_called_as_flags_and_records_call_them() {
        assert_eq!(Tint::ALL.map(Tint::name), crate::session::COLOURS);
    }
}
