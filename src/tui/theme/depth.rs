//! How many colours the terminal can show, and the nearest of those to a colour of a palette.

use std::ffi::OsString;

use ratatui::{buffer::Buffer, style::Color};

/// How many colours the terminal can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Depth {
    /// Sixteen.
    Sixteen,
    /// Those of the usual table of 256.
    Table,
    /// All.
    All,
}

/// The brightness of the six steps of the cube of colours in the table of 256.
const STEPS: [u8; 6] = [0, 95, 135, 175, 215, 255];
/// The first colour of the cube, and the first of the greys.
const CUBE: u8 = 16;
const GREYS: u8 = 232;

impl Depth {
    /// Returns what the environment says; `variable` looks a variable up.
    pub fn of(variable: &dyn Fn(&str) -> Option<OsString>) -> Self {
        let text = |name| variable(name).map(|it| it.to_string_lossy().to_lowercase()).unwrap_or_default();
        let term = text("TERM");
        if matches!(text("COLORTERM").as_str(), "truecolor" | "24bit") || term.ends_with("-direct") {
            return Self::All;
        }
        if term.contains("256color") { Self::Table } else { Self::Sixteen }
    }

    /// Replaces the colours that the terminal cannot show by the nearest ones it can.
    pub fn reduce(self, buffer: &mut Buffer) {
        if self == Self::All {
            return;
        }
        // A screen has few colours, and neighbours mostly the same.
        let mut known: Vec<(Color, Color)> = vec![];
        let mut look_up = |colour: Color| {
            known.iter().copied().find(|it| it.0 == colour).unwrap_or_else(|| {
                let new = (colour, nearest(colour));
                known.push(new);
                new
            })
        };
        let (mut ink, mut ground) = (look_up(Color::Reset), look_up(Color::Reset));
        for cell in &mut buffer.content {
            if cell.fg != ink.0 {
                ink = look_up(cell.fg);
            }
            if cell.bg != ground.0 {
                ground = look_up(cell.bg);
            }
            (cell.fg, cell.bg) = (ink.1, ground.1);
        }
    }
}

/// Returns the nearest colour of the table of 256, leaving out the first sixteen, which every terminal shows otherwise.
pub fn nearest(colour: Color) -> Color {
    let Color::Rgb(red, green, blue) = colour else { return colour };
    let step = |it: u8| (0..6u8).min_by_key(|step| it.abs_diff(STEPS[usize::from(*step)])).unwrap_or(0);
    let [r, g, b] = [red, green, blue].map(step);
    let in_cube = [r, g, b].map(|it| STEPS[usize::from(it)]);
    let mean = (u16::from(red) + u16::from(green) + u16::from(blue)) / 3;
    let grey = (mean.saturating_sub(3) / 10).min(23) as u8;
    let in_greys = [8 + 10 * grey; 3];
    let far = |other: [u8; 3]| -> u32 {
        [red, green, blue].into_iter().zip(other).map(|(a, b)| u32::from(a.abs_diff(b)).pow(2)).sum()
    };
    if far(in_greys) < far(in_cube) { Color::Indexed(GREYS + grey) } else { Color::Indexed(CUBE + 36 * r + 6 * g + b) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_environment_says_how_many_colours_there_are() {
        for (variables, expected) in [
            (&[("TERM", "xterm")][..], Depth::Sixteen),
            (&[("TERM", "xterm-256color")], Depth::Table),
            (&[("TERM", "tmux-256color"), ("COLORTERM", "truecolor")], Depth::All),
            (&[("TERM", "xterm"), ("COLORTERM", "24bit")], Depth::All),
            (&[("TERM", "xterm-direct")], Depth::All),
            (&[("TERM", "linux"), ("COLORTERM", "yes")], Depth::Sixteen),
            (&[], Depth::Sixteen),
        ] {
            let variable = |name: &str| variables.iter().find(|it| it.0 == name).map(|it| OsString::from(it.1));
            assert_eq!(Depth::of(&variable), expected, "{variables:?}");
        }
    }

    #[test]
    fn the_nearest_colour_of_the_table_is_found() {
        for (colour, index) in [
            ((0, 0, 0), 16),
            ((255, 255, 255), 231),
            ((95, 135, 175), 67),
            ((0x1a, 0x1f, 0x27), 234),
            ((250, 10, 20), 196),
            ((128, 128, 128), 244),
        ] {
            assert_eq!(nearest(Color::Rgb(colour.0, colour.1, colour.2)), Color::Indexed(index), "{colour:?}");
        }
        assert_eq!(nearest(Color::Red), Color::Red);
    }
}
