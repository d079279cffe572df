//! Cards in signs, as the terminal can show them.

use crate::{
    say,
    tock::card::{Card, Suit},
    tui::theme::Theme,
};

/// Returns a card's name: `10♥`, or `10H` where only ASCII may be shown.
pub fn card(card: Card, theme: Theme) -> String {
    match card.suit() {
        None => say!("card-joker"),
        Some(suit) => format!("{}{}", card.rank(), suit_sign(suit, theme)),
    }
}

/// Returns the sign of a suit.
pub const fn suit_sign(suit: Suit, theme: Theme) -> &'static str {
    match suit {
        Suit::Spades => theme.pick("♠", "S"),
        Suit::Hearts => theme.pick("♥", "H"),
        Suit::Diamonds => theme.pick("♦", "D"),
        Suit::Clubs => theme.pick("♣", "C"),
    }
}
