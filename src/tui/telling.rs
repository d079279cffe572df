//! Cards in signs, as the terminal can show them.

use crate::{
    letters, say,
    tock::card::{Card, Suit},
    tui::theme::{Glyphs, Theme},
};

/// Returns a card's name: `10♥`, or `10H` where only ASCII may be shown.
pub fn card(card: Card, theme: Theme) -> String {
    match card.suit() {
        None => say!("card-joker"),
        Some(suit) => format!("{}{}", letters::rank(card.rank()), suit_sign(suit, theme)),
    }
}

/// Returns the sign of a suit, or its letter.
pub fn suit_sign(suit: Suit, theme: Theme) -> String {
    match (theme.glyphs, suit) {
        (Glyphs::Ascii, _) => letters::suit(suit),
        (Glyphs::Unicode, Suit::Spades) => "♠".to_owned(),
        (Glyphs::Unicode, Suit::Hearts) => "♥".to_owned(),
        (Glyphs::Unicode, Suit::Diamonds) => "♦".to_owned(),
        (Glyphs::Unicode, Suit::Clubs) => "♣".to_owned(),
    }
}
