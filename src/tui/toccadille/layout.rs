//! Where the parts of a match go on a screen of any size.

use ratatui::layout::Rect;

use crate::{
    toccadille::Seat,
    tui::{cross::Scale, toccadille::Fit},
};

/// The narrowest column beside the board that can hold anything to read.
const NARROWEST_SIDE: u16 = 24;
/// The column beside a large board.
const ROOMY_SIDE: u16 = 32;
/// The rows of words below a board that leaves no room beside it.
const WORDS: u16 = 3;

/// Where the parts of a match go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The line at the top.
    pub header: Rect,
    /// The board.
    pub board: Rect,
    /// How the board is drawn there.
    pub fit: Fit,
    /// What is said: who plays, whose turn it is, what may be chosen, and the log.
    pub words: Rect,
    /// The line at the bottom.
    pub footer: Rect,
}

impl Layout {
    /// Returns where everything goes on a screen of this size; `None` if it is too small.
    pub fn new(south: Seat, area: Rect) -> Option<Self> {
        let header = Rect { height: 1.min(area.height), ..area };
        let footer = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
        let body = Rect { y: area.y + 1, height: area.height.checked_sub(2)?, ..area };
        // Stones with room for a mark are worth more than words beside them.
        let is_marked = |it: &Parts| Scale::Wide <= it.0.scale;
        let [beside, above] = [beside(south, body), above(south, body)];
        let (fit, board, words) = beside.filter(is_marked).or_else(|| above.filter(is_marked)).or(beside).or(above)?;
        Some(Self { header, board, fit, words, footer })
    }
}

/// How the board is drawn, where, and where words go.
type Parts = (Fit, Rect, Rect);

/// A board with words beside it: a large one if they still have much room.
fn beside(south: Seat, body: Rect) -> Option<Parts> {
    let least = |side: u16| Fit::largest(south, body.width.checked_sub(side + 3)?, body.height);
    let large = least(ROOMY_SIDE).filter(|it| it.scale.is_framed());
    let fit = large.or_else(|| least(NARROWEST_SIDE))?;
    let (width, height) = fit.size();
    let board = Rect { y: body.y + (body.height - height) / 2, width, height, ..body };
    // Numbers at the right end are not to touch the edge.
    let words = Rect { x: body.x + width + 2, width: body.width - width - 3, ..body };
    Some((fit, board, words))
}

/// A board with a few words below it.
fn above(south: Seat, body: Rect) -> Option<Parts> {
    [WORDS, 1].into_iter().find_map(|lines| {
        let fit = Fit::largest(south, body.width, body.height.checked_sub(lines)?)?;
        let (width, height) = fit.size();
        // What the board leaves belongs to the words.
        let board = Rect { x: body.x + (body.width - width) / 2, width, height, ..body };
        let words = Rect { y: body.y + height, height: body.height - height, ..body };
        Some((fit, board, words))
    })
}
