//! Where the parts of the table go on a screen of any size.

use ratatui::layout::Rect;

use crate::{
    tock::{Rules, Seat},
    tui::{
        cross::{Fit, Scale},
        hand::{self, CardSize},
    },
};

/// The narrowest column beside the board that can hold anything to read.
const NARROWEST_SIDE: u16 = 24;
/// The column beside a board that is wider than it must be.
const ROOMY_SIDE: u16 = 36;
/// The column beside a large board, which holds the hand too.
const WIDE_SIDE: u16 = 42;
/// The rows of words below a board that leaves no room beside it.
const WORDS: u16 = 3;

/// Where the parts of the table go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// The line at the top.
    pub header: Rect,
    /// The board.
    pub board: Rect,
    /// How the board is drawn there.
    pub fit: Fit,
    /// The cards.
    pub hand: Rect,
    /// How large they are.
    pub cards: CardSize,
    /// What is said: whose turn it is, what may be chosen, and the log.
    pub words: Rect,
    /// The line at the bottom.
    pub footer: Rect,
}

impl Layout {
    /// Returns where everything goes on a screen of this size with a hand of `cards`; `None` if it is too small.
    pub fn new(rules: &Rules, south: Seat, area: Rect, cards: usize) -> Option<Self> {
        let header = Rect { height: 1.min(area.height), ..area };
        let footer = Rect { y: area.bottom().saturating_sub(1), height: 1.min(area.height), ..area };
        let body = Rect { y: area.y + 1, height: area.height.checked_sub(2)?, ..area };
        let parts = beside_large(rules, south, body, cards)
            .or_else(|| above_hand(rules, south, body, cards))
            .or_else(|| above_all(rules, south, body, cards))?;
        let Parts { board, fit, hand, cards, words } = parts;
        Some(Self { header, board, fit, hand, cards, words, footer })
    }
}

/// The parts between the lines at the top and the bottom.
struct Parts {
    board: Rect,
    fit: Fit,
    hand: Rect,
    cards: CardSize,
    words: Rect,
}

/// A large board, with the hand and the words beside it.
fn beside_large(rules: &Rules, south: Seat, body: Rect, cards: usize) -> Option<Parts> {
    let fit = Fit::largest(rules, south, body.width.checked_sub(WIDE_SIDE + 2)?, body.height)?;
    if !fit.scale.is_framed() {
        return None;
    }
    let (width, height) = fit.size();
    let board = Rect { y: body.y + (body.height - height) / 2, width, height, ..body };
    let side = Rect { x: body.x + width + 2, width: body.width - width - 2, ..body };
    let size = hand::size_for(cards.max(5), side.width, side.height / 3);
    let rows = hand_rows(cards.max(1), side.width, size);
    let hand = Rect { y: side.bottom() - rows, height: rows, ..side };
    let words = Rect { height: side.height - rows - 1, ..side };
    Some(Parts { board, fit, hand, cards: size, words })
}

/// A board with words beside it, and the hand below both.
fn above_hand(rules: &Rules, south: Seat, body: Rect, cards: usize) -> Option<Parts> {
    [CardSize::Large, CardSize::Small, CardSize::Line].into_iter().find_map(|size| {
        let rows = hand_rows(cards.max(1), body.width, size);
        let above = Rect { height: body.height.checked_sub(rows)?, ..body };
        let fit = beside_words(rules, south, above)?;
        // Cards are made larger only if the board loses nothing by it.
        let best = beside_words(rules, south, Rect { height: body.height - 3.min(body.height), ..body })?;
        if size == CardSize::Large && fit != best || fit.scale < Scale::Small {
            return None;
        }
        let (width, height) = fit.size();
        let board = Rect { y: above.y + (above.height - height) / 2, width, height, ..above };
        let words = Rect { x: above.x + width + 2, width: above.width - width - 2, ..above };
        let hand = Rect { y: above.bottom(), height: rows, ..body };
        Some(Parts { board, fit, hand, cards: size, words })
    })
}

/// Returns the largest board that leaves room for words beside it.
fn beside_words(rules: &Rules, south: Seat, area: Rect) -> Option<Fit> {
    let roomy = Fit::largest(rules, south, area.width.saturating_sub(ROOMY_SIDE + 2), area.height);
    roomy.filter(|it| Scale::Wide <= it.scale).or_else(|| {
        Fit::largest_up_to(Scale::Small, rules, south, area.width.checked_sub(NARROWEST_SIDE + 2)?, area.height)
    })
}

/// A board with a few words and the hand below it.
fn above_all(rules: &Rules, south: Seat, body: Rect, cards: usize) -> Option<Parts> {
    let sizes = [(CardSize::Small, WORDS), (CardSize::Line, WORDS), (CardSize::Line, 1)];
    sizes.into_iter().find_map(|(size, lines)| {
        let rows = hand_rows(cards.max(1), body.width, size);
        let above = Rect { height: body.height.checked_sub(rows + lines)?, ..body };
        let fit = Fit::largest(rules, south, above.width, above.height)?;
        let (width, height) = fit.size();
        let x = above.x + (above.width - width) / 2;
        let board = Rect { x, y: above.y + (above.height - height) / 2, width, height };
        let words = Rect { y: above.bottom(), height: lines, ..body };
        let hand = Rect { y: above.bottom() + lines, height: rows, ..body };
        Some(Parts { board, fit, hand, cards: size, words })
    })
}

/// Returns how many rows so many cards take.
fn hand_rows(cards: usize, columns: u16, size: CardSize) -> u16 {
    let (width, height) = size.size();
    let in_row = usize::from((columns / width).max(1));
    (cards.div_ceil(in_row) as u16).saturating_mul(height)
}
