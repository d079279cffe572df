//! Draws curves over time: as lines, or made of letters where only ASCII may be shown.
//!
//! Each line bears its name at its end and its letter here and there on its way: it can be followed without colours.
//! The lines are those that frames are drawn with, which every font has.

use std::cmp::Ordering;

use ratatui::{layout::Rect, style::Style};
use unicode_width::UnicodeWidthStr;

use crate::tui::canvas::{Canvas, cut};

/// Columns for the numbers on the left.
const LEFT: u16 = 6;
/// After how many columns a line bears its name again.
const EVERY: usize = 16;
/// One line.
#[derive(Clone, Debug)]
pub struct Curve {
    /// The letter that stands for it on its way.
    pub letter: char,
    /// What stands at its end.
    pub name: String,
    /// The style of the line.
    pub style: Style,
    /// The style of its letter.
    pub letter_style: Style,
    /// Its points, evenly over time, `0.0..=1.0`.
    pub points: Vec<f64>,
}

/// Draws the curves with numbers beside and below: `scale` beside the top, the middle and the bottom, and what is counted
/// from `0` to `last`.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, curves: &[Curve], last: usize, scale: &[String; 3]) {
    let right = curves.iter().map(|it| it.name.width()).max().unwrap_or(0).min(usize::from(area.width) / 4) as u16;
    if area.width < LEFT + right + 8 || area.height < 4 {
        return;
    }
    let plot = Rect { x: area.x + LEFT, y: area.y, width: area.width - LEFT - right - 1, height: area.height - 2 };
    draw_axes(canvas, area, plot, last, scale);
    let draw = if canvas.theme.is_ascii() { draw_letters } else { draw_line };
    for curve in curves {
        draw(canvas, plot, curve);
    }
    if !canvas.theme.is_ascii() {
        // Letters lie upon all lines: none may hide another's.
        curves.iter().enumerate().for_each(|(index, it)| draw_names_on(canvas, plot, it, index));
    }
    draw_ends(canvas, plot, right, curves);
}

fn draw_axes(canvas: &mut Canvas<'_>, area: Rect, plot: Rect, last: usize, scale: &[String; 3]) {
    let theme = canvas.theme;
    let [upright, corner, level] = theme.pick(["│", "└", "─"], ["|", "+", "-"]);
    for y in plot.y..plot.bottom() {
        canvas.put(area, plot.x - 1, y, upright, theme.faint());
    }
    let line = format!("{corner}{}", level.repeat(plot.width.into()));
    canvas.put(area, plot.x - 1, plot.bottom(), &line, theme.faint());
    let middle = plot.y + (plot.height - 1) / 2;
    for (place, (y, number)) in [plot.y, middle, plot.bottom() - 1].into_iter().zip(scale).enumerate() {
        if y != plot.y || place == 0 {
            canvas.put(area, area.x, y, number, theme.faint());
        }
    }
    let mut free = plot.x;
    // A short game has fewer turns than there is room for.
    let parts = last.clamp(1, 4);
    for part in 0..=parts {
        let number = (last * part / parts).to_string();
        let x = plot.x + (usize::from(plot.width - 1) * part / parts) as u16;
        let x = x.min(plot.right().saturating_sub(number.len() as u16));
        if free <= x {
            free = canvas.put(area, x, plot.bottom() + 1, &number, theme.faint()) + 2;
        }
    }
}

/// Returns the height of a curve at each of `columns`, in steps from the top, `0..steps`.
fn heights(points: &[f64], columns: usize, steps: u16) -> Vec<usize> {
    let last = points.len().saturating_sub(1);
    let height = |column: usize| {
        let at = if columns < 2 { last } else { (column * last + (columns - 1) / 2) / (columns - 1) };
        let value = points.get(at).copied().unwrap_or(0.0).clamp(0.0, 1.0);
        ((1.0 - value) * f64::from(steps.saturating_sub(1))).round() as usize
    };
    (0..columns).map(height).collect()
}

fn draw_line(canvas: &mut Canvas<'_>, plot: Rect, curve: &Curve) {
    let heights = heights(&curve.points, plot.width.into(), plot.height);
    let mut before = heights.first().copied().unwrap_or(0);
    for (x, &y) in heights.iter().enumerate() {
        let mut put = |row: usize, sign: &str| {
            canvas.put(plot, plot.x + x as u16, plot.y + row as u16, sign, curve.style);
        };
        match before.cmp(&y) {
            Ordering::Equal => put(y, "─"),
            // Rows are counted from the top: it rises here.
            Ordering::Greater => {
                put(before, "╯");
                (y + 1..before).for_each(|row| put(row, "│"));
                put(y, "╭");
            }
            Ordering::Less => {
                put(before, "╮");
                (before + 1..y).for_each(|row| put(row, "│"));
                put(y, "╰");
            }
        }
        before = y;
    }
}

/// Writes the curve's letter on it here and there where it is level, each curve's at other places.
fn draw_names_on(canvas: &mut Canvas<'_>, plot: Rect, curve: &Curve, index: usize) {
    let heights = heights(&curve.points, plot.width.into(), plot.height);
    let is_level = |x: usize| heights.get(x) == heights.get(x.wrapping_sub(1));
    for from in (6 + 4 * index..heights.len()).step_by(EVERY) {
        let level = (from..from + EVERY / 2).find(|x| is_level(*x) && *x < heights.len());
        if let Some(x) = level {
            let letter = curve.letter.to_string();
            canvas.put(plot, plot.x + x as u16, plot.y + heights[x] as u16, &letter, curve.letter_style);
        }
    }
}

fn draw_letters(canvas: &mut Canvas<'_>, plot: Rect, curve: &Curve) {
    let heights = heights(&curve.points, plot.width.into(), plot.height);
    let letter = curve.letter.to_string();
    let mut before = heights.first().copied().unwrap_or(0);
    for (x, &y) in heights.iter().enumerate() {
        let (top, bottom) =
            (y.min(before + usize::from(before < y)), y.max(before.saturating_sub(usize::from(y < before))));
        for row in top..=bottom {
            canvas.put(plot, plot.x + x as u16, plot.y + row as u16, &letter, curve.style);
        }
        before = y;
    }
}

/// Writes the names beside where the lines end, the highest above the others.
fn draw_ends(canvas: &mut Canvas<'_>, plot: Rect, width: u16, curves: &[Curve]) {
    let end = |it: &Curve| it.points.last().copied().unwrap_or(0.0);
    let mut order: Vec<&Curve> = curves.iter().collect();
    order.sort_by(|one, other| end(other).total_cmp(&end(one)));
    let mut free = plot.y;
    for (index, curve) in order.iter().enumerate() {
        let own = heights(&curve.points, 1, plot.height).first().copied().unwrap_or(0) as u16;
        // Those below need a row each.
        let lowest = plot.bottom().saturating_sub((order.len() - index) as u16);
        let y = (plot.y + own).max(free).min(lowest.max(plot.y));
        let area = Rect { x: plot.right() + 1, width, ..plot };
        canvas.put(area, area.x, y, &cut(&curve.name, width.into(), canvas.theme), curve.letter_style);
        free = y + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_from_its_first_point_to_its_last() {
        assert_eq!(heights(&[0.0, 1.0], 5, 3), [2, 2, 0, 0, 0]);
        assert_eq!(heights(&[0.0, 0.5, 1.0], 3, 3), [2, 1, 0]);
        assert_eq!(heights(&[0.5], 3, 3), [1, 1, 1]);
        assert_eq!(heights(&[], 2, 3), [2, 2]);
        assert_eq!(heights(&[0.0, 0.25], 1, 5), [3]);
    }
}
