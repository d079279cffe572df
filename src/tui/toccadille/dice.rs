//! Paints dice: with pips where there is room, else as numbers.

use ratatui::{layout::Rect, style::Style};
use unicode_width::UnicodeWidthStr;

use crate::{
    toccadille::Die,
    tui::{canvas::Canvas, theme::Tone},
};

/// How a die is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shown {
    /// What it shows.
    pub die: Die,
    /// Whether it is to be played yet.
    pub tone: Tone,
}

/// How large a die with pips is.
const LARGE: (u16, u16) = (7, 3);
/// How large a die with a number is.
const SMALL: (u16, u16) = (3, 1);

/// Paints a label and dice side by side in the middle of `area`.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, label: (&str, Style), dice: &[Shown]) {
    let before = label.0.width() as u16;
    let whole = |width: u16| before + dice.len() as u16 * (width + 1);
    let fits = |size: &(u16, u16)| whole(size.0) <= area.width && size.1 <= area.height;
    let Some((width, height)) = [LARGE, SMALL].into_iter().find(fits) else { return };
    let y = area.y + (area.height - height) / 2;
    let x = area.x + (area.width - whole(width)) / 2;
    let mut x = canvas.put(area, x, y + (height - 1) / 2, label.0, label.1) + 1;
    for shown in dice {
        let place = Rect { x, y, width, height };
        let style = canvas.theme.die(shown.tone);
        for (row, text) in (y..).zip(face(canvas, shown.die, 1 < height)) {
            canvas.put(place, x, row, &text, style);
        }
        x += width + 1;
    }
}

/// Returns the rows of a die.
fn face(canvas: &Canvas<'_>, die: Die, has_pips: bool) -> Vec<String> {
    if !has_pips {
        return vec![format!(" {} ", die.pips())];
    }
    let row = |pips: [bool; 3]| {
        let [left, middle, right] = pips.map(|it| if it { canvas.theme.pick("●", "o") } else { " " });
        format!(" {left} {middle} {right} ")
    };
    let n = die.pips();
    // Pips come in pairs: across a corner from 2 on, across the other from 4 on, in the middle of the sides at 6.
    let [two, four, six, odd] = [2 <= n, 4 <= n, n == 6, n % 2 == 1];
    vec![row([four, false, two]), row([six, odd, six]), row([two, false, four])]
}
