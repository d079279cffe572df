//! Colours and glyphs: the one place that knows what the terminal can show.
//!
//! A theme is a palette, or the sixteen colours every terminal has on its own ground, or no colour at all. Nothing is
//! said by colour alone.

mod choice;
mod depth;
mod ground;
mod palette;
mod stones;
mod tint;

use ratatui::style::{Color, Modifier, Style};

use crate::tui::board::Side;

pub use crate::config::Colours;
pub use choice::Chosen;
pub use depth::Depth;
pub use ground::{Answers, Ground, Heard, QUESTION};
pub use palette::{Pair, Palette};
pub use stones::Shade;
pub use tint::Tint;

/// What the screen is drawn with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Theme {
    /// Which colours.
    pub colours: Colours,
    /// Which glyphs.
    pub glyphs: Glyphs,
}

impl Colours {
    /// Returns the palette; none for the terminal's own colours.
    pub const fn palette(self) -> Option<&'static Palette> {
        match self {
            Self::Dark => Some(&palette::DARK),
            Self::Light => Some(&palette::LIGHT),
            Self::HighContrast => Some(&palette::HIGH_CONTRAST),
            Self::ColourBlind => Some(&palette::COLOUR_BLIND),
            Self::Sixteen | Self::None => None,
        }
    }

    /// Returns those that follow in `all`, the first after the last.
    pub fn next(self, all: &[Self]) -> Self {
        let place = all.iter().position(|it| *it == self).map_or(0, |it| it + 1);
        all.get(place).or(all.first()).copied().unwrap_or(self)
    }
}

/// Which glyphs there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glyphs {
    /// Those one cell wide in the usual terminals.
    Unicode,
    /// Those of ASCII.
    Ascii,
}

/// Whether a card can be used, as far as it is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// It can be used, or nobody asks.
    Bright,
    /// It cannot.
    Dull,
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

    const fn palette(self) -> Option<&'static Palette> {
        self.colours.palette()
    }

    /// Returns `style` in one of the sixteen colours, if there are colours.
    const fn coloured(self, style: Style, colour: Color) -> Style {
        match self.colours {
            Colours::None => style,
            Colours::Dark | Colours::Light | Colours::HighContrast | Colours::ColourBlind | Colours::Sixteen => {
                style.fg(colour)
            }
        }
    }

    /// Returns the style of a cell with nothing in it.
    pub const fn ground(self) -> Style {
        match self.palette() {
            Some(palette) => palette.text.style(),
            None => Style::new(),
        }
    }

    /// Returns the style of text.
    pub const fn text(self) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(palette.text.ink),
            None => Style::new(),
        }
    }

    /// Returns the style of what matters less.
    pub const fn faint(self) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(palette.faint),
            None => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// Returns the style of what matters most.
    pub const fn strong(self) -> Style {
        match self.palette() {
            Some(palette) => BOLD.fg(palette.strong),
            None => BOLD,
        }
    }

    /// Returns the style of bars at the edges of the screen.
    pub const fn bar(self) -> Style {
        match self.palette() {
            Some(palette) => palette.bar.style(),
            None => Style::new().add_modifier(Modifier::REVERSED),
        }
    }

    /// Returns the style of what is chosen at the moment.
    pub const fn chosen(self) -> Style {
        match self.palette() {
            Some(palette) => palette.chosen.style().add_modifier(Modifier::BOLD),
            None => BOLD.add_modifier(Modifier::REVERSED),
        }
    }

    /// Returns the style of a key's name.
    pub const fn key(self) -> Style {
        self.offered()
    }

    /// Returns the style of a warning.
    pub const fn warning(self) -> Style {
        match self.palette() {
            Some(palette) => BOLD.fg(palette.warning),
            None => self.coloured(BOLD, Color::Red),
        }
    }

    /// Returns the style of what may be chosen.
    pub const fn offered(self) -> Style {
        match self.palette() {
            Some(palette) => BOLD.fg(palette.accent),
            None => self.coloured(BOLD, Color::Cyan),
        }
    }

    /// Returns the style of a marble.
    pub const fn marble(self, tint: Tint) -> Style {
        match (self.palette(), self.colours) {
            (Some(palette), _) => palette.seats[tint.place()].marble.style().add_modifier(Modifier::BOLD),
            (None, Colours::None) => BOLD.add_modifier(Modifier::REVERSED),
            (None, _) => BOLD.fg(Color::Black).bg(tint.ground()),
        }
    }

    /// Returns the style of the rounded edge of a large marble.
    pub const fn marble_edge(self, tint: Tint) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(palette.seats[tint.place()].marble.ground),
            None => self.coloured(Style::new(), tint.ground()),
        }
    }

    /// Returns the style of a seat's squares and slots.
    pub const fn ink(self, tint: Tint) -> Style {
        match self.palette() {
            Some(palette) => Style::new().fg(palette.seats[tint.place()].ink),
            None => self.coloured(Style::new(), tint.ink()),
        }
    }

    /// Returns the style of the squares where shortcuts begin.
    pub const fn shortcut(self) -> Style {
        self.offered()
    }

    /// Returns the style of what stands on a card.
    pub const fn card(self, red: bool, tone: Tone) -> Style {
        let plain = match tone {
            Tone::Bright => Style::new(),
            Tone::Dull => Style::new().add_modifier(Modifier::DIM),
        };
        match (self.palette(), red) {
            (Some(palette), true) => Style::new().fg(palette.face(tone).red).bg(palette.face(tone).black.ground),
            (Some(palette), false) => palette.face(tone).black.style(),
            (None, true) => self.coloured(plain, Color::Red),
            (None, false) => plain,
        }
    }

    /// Returns the style of the rim of a card.
    pub const fn card_rim(self, tone: Tone) -> Style {
        match (self.palette(), tone) {
            (Some(palette), _) => palette.face(tone).black.style(),
            (None, Tone::Bright) => Style::new(),
            (None, Tone::Dull) => Style::new().add_modifier(Modifier::DIM),
        }
    }

    /// Returns the style of a key's name on a card.
    pub const fn card_key(self) -> Style {
        match self.palette() {
            Some(palette) => BOLD.fg(palette.card_key).bg(palette.card.black.ground),
            None => self.key(),
        }
    }

    /// Returns a small arrow that points to this side of the screen.
    pub const fn towards(self, side: Side) -> &'static str {
        match side {
            Side::South => self.pick("▾", "v"),
            Side::West => self.pick("◂", "<"),
            Side::North => self.pick("▴", "^"),
            Side::East => self.pick("▸", ">"),
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

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn no_colour_is_used_where_there_is_none() {
        let theme = Theme { colours: Colours::None, glyphs: Glyphs::Unicode };
        let mut styles = vec![theme.text(), theme.faint(), theme.strong(), theme.bar(), theme.chosen(), theme.key()];
        styles.extend([theme.warning(), theme.offered(), theme.shortcut(), theme.card_key()]);
        styles.extend([Tone::Bright, Tone::Dull].iter().flat_map(|it| [theme.card(true, *it), theme.card_rim(*it)]));
        styles.extend(Tint::ALL.iter().flat_map(|it| [theme.marble(*it), theme.marble_edge(*it), theme.ink(*it)]));
        assert!(styles.iter().all(|it| it.fg.is_none() && it.bg.is_none()));
    }

    #[test]
    fn ascii_needs_nothing_but_ascii() {
        let theme = Theme { colours: Colours::None, glyphs: Glyphs::Ascii };
        for side in [Side::South, Side::West, Side::North, Side::East] {
            assert!(theme.inward(side).is_ascii() && theme.clockwise(side).is_ascii());
            assert!(theme.towards(side).is_ascii());
            assert_eq!(Theme::FULL.inward(side).width(), 1);
        }
    }
}
