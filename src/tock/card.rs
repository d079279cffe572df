//! The cards: ranks, suits, sets and piles of cards. What a card does is in `rules`.

mod pile;

use std::{fmt, str::FromStr};

use crate::tock::seat::BySeat;

pub use pile::Pile;

/// The most jokers a deck may hold.
pub const MAX_JOKERS: u8 = 8;
/// The most cards a deck may hold.
pub const MAX_CARDS: usize = 52 + MAX_JOKERS as usize;
/// How many ranks there are, the joker among them.
pub const RANKS: usize = 14;

/// What a card counts by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Rank {
    Ace,
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Joker,
}

impl Rank {
    /// Every rank, the joker last.
    pub const ALL: [Self; RANKS] = [
        Self::Ace,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
        Self::Seven,
        Self::Eight,
        Self::Nine,
        Self::Ten,
        Self::Jack,
        Self::Queen,
        Self::King,
        Self::Joker,
    ];

    /// Returns the rank's place in [`Rank::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the steps a card of this rank is worth when the rules do not list it; a joker has no such worth.
    ///
    /// Source: `rules/README.md`, 3.
    pub const fn face_value(self) -> Option<i8> {
        match self {
            Self::Joker => None,
            _ => Some(self as i8 + 1),
        }
    }

    /// Returns the name used in profiles, positions and notation: `A`, `10`, `joker`.
    pub const fn name(self) -> &'static str {
        ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "joker"][self.index()]
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The text is no card.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is no card")]
pub struct NoCard(pub String);

impl FromStr for Rank {
    type Err = NoCard;

    fn from_str(text: &str) -> Result<Self, NoCard> {
        Self::ALL.into_iter().find(|it| it.name() == text).ok_or_else(|| NoCard(text.to_owned()))
    }
}

/// A suit: shown and recorded, never asked by a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Suit {
    Spades,
    Hearts,
    Diamonds,
    Clubs,
}

impl Suit {
    /// Every suit.
    pub const ALL: [Self; 4] = [Self::Spades, Self::Hearts, Self::Diamonds, Self::Clubs];

    /// Returns the letter used in records: `S`, `H`, `D` or `C`.
    pub const fn letter(self) -> char {
        ['S', 'H', 'D', 'C'][self as usize]
    }
}

/// One card of the deck.
///
/// Jokers are told apart inside the engine, so that every card is in one place only, but look and sound alike.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

impl Card {
    /// Returns the card of this rank and suit; the suit of a joker is dropped.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        match rank {
            Rank::Joker => Self::joker(0),
            _ => Self(rank as u8 * 4 + suit as u8),
        }
    }

    /// Returns joker number `number`, `0..MAX_JOKERS`.
    ///
    /// # Panics
    ///
    /// If there is no such joker.
    pub const fn joker(number: u8) -> Self {
        assert!(number < MAX_JOKERS);
        Self(52 + number)
    }

    /// Returns the card's rank.
    pub const fn rank(self) -> Rank {
        let index = self.0 as usize / 4;
        Rank::ALL[if index < RANKS { index } else { RANKS - 1 }]
    }

    /// Returns the card's suit; a joker has none.
    pub const fn suit(self) -> Option<Suit> {
        if self.0 < 52 { Some(Suit::ALL[self.0 as usize % 4]) } else { None }
    }

    /// Returns a number of its own for every card, `0..MAX_CARDS`.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.suit() {
            Some(suit) => write!(f, "{}{}", self.rank(), suit.letter()),
            None => write!(f, "{}", self.rank()),
        }
    }
}

impl FromStr for Card {
    type Err = NoCard;

    /// Reads a card with its suit, such as `10S`, or `joker`.
    fn from_str(text: &str) -> Result<Self, NoCard> {
        if text == Rank::Joker.name() {
            return Ok(Self::joker(0));
        }
        let suit = Suit::ALL.into_iter().find(|it| text.ends_with(it.letter()));
        match suit.map(|suit| (suit, text[..text.len() - 1].parse())) {
            Some((suit, Ok(rank))) if rank != Rank::Joker => Ok(Self::new(rank, suit)),
            _ => Err(NoCard(text.to_owned())),
        }
    }
}

/// Some of the cards of a deck.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// Returns a whole deck with this number of jokers.
    ///
    /// # Panics
    ///
    /// If there are more than [`MAX_JOKERS`].
    pub const fn deck(jokers: u8) -> Self {
        assert!(jokers <= MAX_JOKERS);
        Self((1 << (52 + jokers)) - 1)
    }

    /// Returns all cards of one rank.
    pub const fn of_rank(rank: Rank) -> Self {
        match rank {
            Rank::Joker => Self(((1 << MAX_JOKERS) - 1) << 52),
            _ => Self(0b1111 << (rank as u32 * 4)),
        }
    }

    /// Returns all cards of the rank of `card`.
    const fn of_rank_of(card: Card) -> Self {
        Self(if card.0 < 52 { 0b1111 << (card.0 & !0b11) } else { u64::MAX << 52 })
    }

    /// Tells whether `card` is one of them.
    pub const fn contains(self, card: Card) -> bool {
        self.0 & 1 << card.0 != 0
    }

    /// Adds `card`.
    pub const fn insert(&mut self, card: Card) {
        self.0 |= 1 << card.0;
    }

    /// Takes `card` out.
    pub const fn remove(&mut self, card: Card) {
        self.0 &= !(1 << card.0);
    }

    /// Returns how many cards these are.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Tells whether it is no card at all.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards that are in both.
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns the cards that are in either.
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Returns the cards of these that are not in `other`.
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Returns the first card by rank and suit.
    pub const fn first(self) -> Option<Card> {
        if self.0 == 0 { None } else { Some(Card(self.0.trailing_zeros() as u8)) }
    }

    /// Returns the first card of this rank.
    pub const fn first_of(self, rank: Rank) -> Option<Card> {
        self.and(Self::of_rank(rank)).first()
    }

    /// Returns the cards by rank and suit, jokers last.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left.remove(card);
            Some(card)
        })
    }

    /// Returns the first card of each rank that is there, by rank.
    pub fn one_of_each_rank(self) -> impl Iterator<Item = Card> {
        let mut left = self;
        std::iter::from_fn(move || {
            let card = left.first()?;
            left = left.without(Self::of_rank_of(card));
            Some(card)
        })
    }
}

impl BySeat<CardSet> {
    /// Returns the cards of all hands together.
    pub fn together(&self) -> CardSet {
        self.0.iter().copied().fold(CardSet::EMPTY, CardSet::or)
    }
}

impl FromIterator<Card> for CardSet {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        cards.into_iter().for_each(|it| set.insert(it));
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_of_a_deck_is_read_as_it_is_written() {
        for card in CardSet::deck(1).iter() {
            assert_eq!(card.to_string().parse(), Ok(card));
        }
        for text in ["", "1S", "10", "KX", "jokerS", "é", "11H"] {
            assert_eq!(text.parse::<Card>(), Err(NoCard(text.to_owned())));
        }
    }

    #[test]
    fn equal_ranks_count_once() {
        let hand: CardSet = ["9H", "9S", "10D", "joker"].into_iter().flat_map(str::parse).collect();
        let ranks: Vec<_> = hand.one_of_each_rank().map(|it| it.rank().name()).collect();
        assert_eq!(ranks, ["9", "10", "joker"]);
    }
}
