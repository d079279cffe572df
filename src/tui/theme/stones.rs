//! The colours of the dice game: its board, its tongues, its stones and its dice.

use ratatui::style::{Color, Modifier, Style};

use crate::{
    toccadille::Seat,
    tui::theme::{BOLD, Colours, Theme, Tint, Tone},
};

/// Which of the two colours a tongue has; they take turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shade {
    /// That of the odd points.
    Odd,
    /// That of the even points.
    Even,
}

impl Theme {
    /// Returns the style of the board between the tongues.
    pub const fn felt(self) -> Style {
        match self.palette() {
            Some(palette) => palette.felt.text.style(),
            None => Style::new(),
        }
    }

    /// Returns the style of a tongue.
    pub const fn tongue(self, shade: Shade) -> Style {
        match (self.palette(), shade) {
            (Some(palette), Shade::Odd) => Style::new().fg(palette.felt.tongues[0]),
            (Some(palette), Shade::Even) => Style::new().fg(palette.felt.tongues[1]),
            (None, _) => self.faint(),
        }
    }

    /// Tells whether tongues are told apart by their colours, not by their patterns.
    pub const fn has_felt(self) -> bool {
        self.palette().is_some()
    }

    /// Returns the style of a stone: red ones are full, black ones are rings.
    pub const fn stone(self, seat: Seat) -> Style {
        match (seat, self.palette(), self.colours) {
            (Seat::Red, ..) => self.marble(Tint::Red),
            (Seat::Black, Some(palette), _) => palette.felt.black.style().add_modifier(Modifier::BOLD),
            (Seat::Black, None, Colours::None) => BOLD,
            (Seat::Black, None, _) => BOLD.fg(Color::White).bg(Color::Black),
        }
    }

    /// Returns the style of the edge of a stone.
    pub const fn stone_edge(self, seat: Seat) -> Style {
        match (seat, self.palette()) {
            (Seat::Red, _) => self.marble_edge(Tint::Red),
            (Seat::Black, Some(palette)) => Style::new().fg(palette.felt.black_edge),
            (Seat::Black, None) => self.coloured(Style::new(), Color::DarkGray),
        }
    }

    /// Returns the style of what is written on the board in the colour of a player's stones.
    pub const fn stone_ink(self, seat: Seat) -> Style {
        match (seat, self.palette()) {
            (Seat::Red, Some(palette)) => BOLD.fg(palette.felt.red_ink).bg(palette.felt.text.ground),
            (Seat::Black, Some(palette)) => BOLD.fg(palette.felt.black_ink).bg(palette.felt.text.ground),
            (Seat::Red, None) => self.coloured(BOLD, Color::Red),
            (Seat::Black, None) => BOLD,
        }
    }

    /// Returns the style of what may be chosen on the board.
    pub const fn felt_offered(self) -> Style {
        match self.palette() {
            Some(palette) => BOLD.fg(palette.felt.accent).bg(palette.felt.text.ground),
            None => self.offered(),
        }
    }

    /// Returns the style of where a stone on the board would be hit.
    pub const fn felt_warning(self) -> Style {
        match self.palette() {
            Some(palette) => BOLD.fg(palette.felt.warning).bg(palette.felt.text.ground),
            None => self.warning(),
        }
    }

    /// Returns the style of a line in the colour of a player's stones, on the ground of the screen.
    pub const fn stone_line(self, seat: Seat) -> Style {
        match seat {
            Seat::Red => self.ink(Tint::Red),
            Seat::Black => self.text(),
        }
    }

    /// Returns the style of a die, to be played or played.
    pub const fn die(self, tone: Tone) -> Style {
        match (self.palette(), tone) {
            (Some(palette), tone) => palette.face(tone).black.style().add_modifier(Modifier::BOLD),
            (None, Tone::Bright) => BOLD.add_modifier(Modifier::REVERSED),
            (None, Tone::Dull) => Style::new().add_modifier(Modifier::DIM),
        }
    }
}
