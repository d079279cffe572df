//! Draws cards: a hand from the front, or its backs.

use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};

use unicode_width::UnicodeWidthStr;

use crate::{
    letters,
    tock::card::{Card, Suit},
    tui::{
        canvas::{Canvas, Hit},
        telling,
        theme::Tone,
    },
};

/// How large cards are drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CardSize {
    /// One row.
    Line,
    /// Three rows.
    Small,
    /// Five rows.
    Large,
}

impl CardSize {
    /// Returns how many columns and rows a card takes.
    pub const fn size(self) -> (u16, u16) {
        match self {
            Self::Line => (6, 1),
            Self::Small => (7, 3),
            Self::Large => (8, 5),
        }
    }
}

/// One thing on the table in front of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tile {
    /// What it is.
    pub face: TileFace,
    /// Whether it can be used now.
    pub use_of: Use,
    /// Whether it is looked at, or taken up.
    pub is_chosen: bool,
}

/// What lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TileFace {
    /// A card, face up.
    Card(Card),
    /// A card, face down.
    Back,
    /// The choice to pass.
    Pass,
}

/// Whether a card can be used now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Use {
    /// It can be played.
    Play,
    /// It can only be thrown away.
    Discard,
    /// Nothing can be done with it.
    None,
    /// It is nobody's turn to ask.
    Idle,
}

/// Returns the largest size in which so many cards fit.
pub fn size_for(cards: usize, columns: u16, rows: u16) -> CardSize {
    let fits = |size: &CardSize| {
        let (width, height) = size.size();
        let in_row = usize::from((columns / width).max(1));
        cards.div_ceil(in_row) * usize::from(height) <= usize::from(rows)
    };
    [CardSize::Large, CardSize::Small].into_iter().find(fits).unwrap_or(CardSize::Line)
}

/// Draws tiles in rows from the top left of `area`; returns how many rows they took.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, tiles: &[Tile], size: CardSize) -> u16 {
    let (width, height) = size.size();
    let in_row = (area.width / width).max(1);
    for (index, tile) in tiles.iter().enumerate() {
        let (column, row) = (index as u16 % in_row, index as u16 / in_row);
        let place = Rect { x: area.x + column * width, y: area.y + row * height, width: width - 1, height };
        let place = Rect { width: if size == CardSize::Line { width - 1 } else { width }, ..place };
        if area.bottom() < place.bottom() {
            break;
        }
        draw_tile(canvas, area, place, index, tile, size);
        canvas.hit(place, Hit::Card(index));
    }
    (tiles.len() as u16).div_ceil(in_row) * height
}

/// Draws one card that lies on the table, with a word on its upper rim.
pub fn draw_one(canvas: &mut Canvas<'_>, place: Rect, face: TileFace, size: CardSize, word: (&str, Style)) {
    let tile = Tile { face, use_of: Use::Idle, is_chosen: false };
    draw_tile(canvas, place, place, 0, &tile, size);
    canvas.put(place, place.x + 1, place.y, word.0, word.1);
}

fn draw_tile(canvas: &mut Canvas<'_>, area: Rect, place: Rect, index: usize, tile: &Tile, size: CardSize) {
    let theme = canvas.theme;
    let tone = tone(tile);
    let number = match tile.use_of {
        Use::Play | Use::Discard if index < 10 => ((index + 1) % 10).to_string(),
        Use::Play | Use::Discard | Use::None | Use::Idle => String::new(),
    };
    // What is chosen is of one colour as a whole, without faintness.
    let (rim, style, key) = match (tile.is_chosen, tile.use_of) {
        (true, _) => (theme.chosen(), theme.chosen(), theme.chosen()),
        (false, Use::Play) => {
            let bold = theme.card_rim(tone).add_modifier(Modifier::BOLD);
            (bold, face_style(canvas, tile, bold), theme.card_key())
        }
        (false, Use::Discard | Use::None | Use::Idle) => {
            let rim = theme.card_rim(tone);
            (rim, face_style(canvas, tile, rim), theme.card_key())
        }
    };
    canvas.tint(place, if tile.is_chosen { rim } else { theme.card_rim(tone) });
    if size != CardSize::Line {
        canvas.rim(place, rim);
        canvas.put(area, place.x + 1, place.y, &number, key);
    }
    match size {
        CardSize::Line => {
            let end = canvas.put(area, place.x, place.y, &number, key);
            canvas.put(area, end.max(place.x + 1), place.y, &short(canvas, tile), style);
        }
        CardSize::Small => {
            canvas.put(area, place.x + 2, place.y + 1, &short(canvas, tile), style);
        }
        CardSize::Large => draw_large(canvas, area, place, tile, style),
    }
}

/// Returns whether a tile is to look as if it could be used.
const fn tone(tile: &Tile) -> Tone {
    match (tile.face, tile.use_of) {
        (TileFace::Back, _) | (TileFace::Card(_) | TileFace::Pass, Use::None) => Tone::Dull,
        (TileFace::Card(_) | TileFace::Pass, Use::Play | Use::Discard | Use::Idle) => Tone::Bright,
    }
}

fn draw_large(canvas: &mut Canvas<'_>, area: Rect, place: Rect, tile: &Tile, style: Style) {
    let Rect { x, y, .. } = place;
    match tile.face {
        TileFace::Card(card) => match card.suit() {
            Some(suit) => {
                let rank = letters::rank(card.rank());
                canvas.put(area, x + 2, y + 1, &rank, style);
                canvas.put(area, x + 3, y + 2, &telling::suit_sign(suit, canvas.theme), style);
                canvas.put(area, x + 6 - rank.width() as u16, y + 3, &rank, style);
            }
            None => {
                canvas.put(area, x + 2, y + 2, &short(canvas, tile), style);
            }
        },
        TileFace::Back => {
            for row in 1..=3 {
                canvas.put(area, x + 1, y + row, canvas.theme.pick("░░░░░░", "::::::"), style);
            }
        }
        TileFace::Pass => {
            canvas.put(area, x + 2, y + 2, &short(canvas, tile), style);
        }
    }
}

fn short(canvas: &Canvas<'_>, tile: &Tile) -> String {
    match tile.face {
        TileFace::Card(card) => match card.suit() {
            Some(_) => telling::card(card, canvas.theme),
            None => crate::say!("card-joker-short"),
        },
        TileFace::Back => canvas.theme.pick("░░░", ":::").to_owned(),
        TileFace::Pass => crate::say!("card-pass"),
    }
}

fn face_style(canvas: &Canvas<'_>, tile: &Tile, rim: Style) -> Style {
    let red = |card: Card| matches!(card.suit(), Some(Suit::Hearts | Suit::Diamonds));
    match tile.face {
        TileFace::Card(card) => rim.patch(canvas.theme.card(red(card), tone(tile))),
        TileFace::Back => canvas.theme.card(false, Tone::Dull),
        TileFace::Pass => rim,
    }
}
