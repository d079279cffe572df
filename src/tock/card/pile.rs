//! A pile of cards in order.

use std::fmt;

use crate::tock::card::{Card, CardSet, MAX_CARDS};

/// A pile of cards in order: the stock, or what a shuffle gave. The top card is the first.
#[derive(Clone, Copy)]
pub struct Pile {
    cards: [Card; MAX_CARDS],
    top: u8,
    end: u8,
}

impl Pile {
    /// No card.
    pub const EMPTY: Self = Self { cards: [Card(0); MAX_CARDS], top: 0, end: 0 };

    /// Returns the cards in an order that is fair if `pick(n)` is uniform on `0..n`.
    pub fn shuffled(cards: CardSet, mut pick: impl FnMut(usize) -> usize) -> Self {
        let mut pile: Self = cards.iter().collect();
        for last in (1..pile.len()).rev() {
            pile.cards.swap(last, pick(last + 1));
        }
        pile
    }

    /// Puts `card` at the bottom.
    ///
    /// # Panics
    ///
    /// If more than [`MAX_CARDS`] cards were ever put on the pile.
    pub const fn push(&mut self, card: Card) {
        self.cards[self.end as usize] = card;
        self.end += 1;
    }

    /// Takes the top card.
    pub const fn draw(&mut self) -> Option<Card> {
        if self.top == self.end {
            return None;
        }
        let card = self.cards[self.top as usize];
        self.top += 1;
        Some(card)
    }

    /// Takes the topmost card that is not one of `these`; if there is none other, the top card.
    pub fn draw_other_than(&mut self, these: CardSet) -> Option<Card> {
        let place = self.cards().iter().position(|it| !these.contains(*it)).unwrap_or(0);
        // An empty pile has no card to be changed for another.
        if !self.is_empty() {
            let top = usize::from(self.top);
            self.cards.swap(top, top + place);
        }
        self.draw()
    }

    /// Returns the cards from the top.
    pub fn cards(&self) -> &[Card] {
        &self.cards[self.top as usize..self.end as usize]
    }

    /// Returns how many cards are on the pile.
    pub const fn len(&self) -> usize {
        (self.end - self.top) as usize
    }

    /// Tells whether the pile is used up.
    pub const fn is_empty(&self) -> bool {
        self.top == self.end
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Self) -> bool {
        self.cards() == other.cards()
    }
}

impl Eq for Pile {}

impl fmt::Debug for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards().iter().map(ToString::to_string)).finish()
    }
}

impl FromIterator<Card> for Pile {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|it| pile.push(it));
        pile
    }
}
