//! The letters of cards, as players read and type them: the notation of records has its own, whatever is spoken.

use crate::{
    say,
    tock::{
        Card, Move, Rank, Seat, Suit,
        notation::{self, tidy},
    },
    words::{self, Language},
};

/// The ranks that a language calls by letters of its own, and the keys of these.
const LETTERED: [(Rank, &str); 4] = [
    (Rank::Ace, "card-ace-letter"),
    (Rank::Jack, "card-jack-letter"),
    (Rank::Queen, "card-queen-letter"),
    (Rank::King, "card-king-letter"),
];

/// Returns what a player reads for a rank: `V` for a jack where cards are French.
pub fn rank(rank: Rank) -> String {
    let voice = words::voice();
    letter(voice.cards.unwrap_or(voice.language), rank).unwrap_or_else(|| rank.name().to_owned())
}

/// Returns a card with the letter of its suit: `RP` for the king of spades where cards are French.
pub fn card(card: Card) -> String {
    card.suit().map_or_else(|| rank(card.rank()), |suit| format!("{}{}", rank(card.rank()), self::suit(suit)))
}

/// Returns the letter of a suit.
pub fn suit(suit: Suit) -> String {
    let voice = words::voice();
    let key = match suit {
        Suit::Spades => "card-spades-letter",
        Suit::Hearts => "card-hearts-letter",
        Suit::Diamonds => "card-diamonds-letter",
        Suit::Clubs => "card-clubs-letter",
    };
    words::say_in(voice.cards.unwrap_or(voice.language), key, &[])
}

/// Returns ranks as a list.
pub fn ranks(ranks: impl IntoIterator<Item = Rank>) -> String {
    ranks.into_iter().map(rank).collect::<Vec<_>>().join(", ")
}

/// Returns a move in notation, with the letters that players read.
pub fn notation(mv: &Move) -> String {
    let written = mv.to_string();
    let Some(card) = mv.rank() else { return written };
    let mut words: Vec<&str> = written.split(' ').collect();
    let shown = rank(card);
    if let Some(word) = words.iter_mut().find(|it| **it == card.name()) {
        *word = &shown;
    }
    words.join(" ")
}

/// Tells whether players call a rank so.
pub fn is_rank(text: &str) -> bool {
    Rank::ALL.into_iter().any(|it| rank(it) == text)
}

/// Returns the digit a key stands for; where digits need Shift, as on French keyboards, those keys give other letters.
pub fn digit(letter: char) -> Option<u8> {
    let rows = ["0123456789", "à&é\"'(-è_ç", "à&é\"'(§è!ç"];
    let place = rows.into_iter().find_map(|row| row.chars().position(|it| it == letter))?;
    Some(place as u8)
}

/// Returns numbers as they were meant, typed with Shift or without, one or a list of them; any other text as it is.
pub fn digits(text: &str) -> String {
    let typed = |it: char| if ", ".contains(it) { Some(it) } else { digit(it).map(|it| char::from(b'0' + it)) };
    let digits: Option<String> = text.chars().map(typed).collect();
    digits.filter(|_| !text.contains(|it: char| it.is_ascii_digit())).unwrap_or_else(|| text.to_owned())
}

/// Returns a typed text as the notation writes it, whichever language names its card: `va5<>c9` becomes `J A5<>C9`.
///
/// The words for throwing away and passing may be those of the language that is spoken, too.
pub fn read(text: &str) -> String {
    let typed = text.trim_start();
    let (first, rest) = typed.split_at(typed.find(char::is_whitespace).unwrap_or(typed.len()));
    match first.to_lowercase() {
        it if it == "discard" || it == say!("notation-discard") => {
            tidy(&format!("discard {}", with_card_of_notation(rest.trim_start())))
        }
        it if it == say!("notation-pass") && rest.trim().is_empty() => Move::Pass.to_string(),
        _ => tidy(&with_card_of_notation(typed)),
    }
}

/// Returns a text that begins with a card, with the letter that the notation has for it.
fn with_card_of_notation(text: &str) -> String {
    let voice = words::voice();
    let own = voice.cards.unwrap_or(voice.language);
    let of = |language: Language| {
        LETTERED.into_iter().filter_map(move |(rank, _)| Some((language == own, rank, letter(language, rank)?)))
    };
    let english = LETTERED.into_iter().map(|(rank, _)| (true, rank, rank.name().to_owned()));
    let read = |(is_own, rank, letter): (bool, Rank, String)| {
        let rest = without_prefix(text, &letter)?;
        // Alone, what is a section as well is a card only for those who call it so.
        let is_section = letter.len() == 1 && letter.chars().all(|it| Seat::from_letter(it).is_some());
        let is_card = match rest {
            "" => is_own || !is_section,
            rest => rest.starts_with(char::is_whitespace) || is_suit(rest) || notation::begins_deed(rest),
        };
        is_card.then(|| format!("{}{rest}", rank.name()))
    };
    let lettered = english.chain(of(own)).chain(Language::all().flat_map(of));
    lettered.into_iter().find_map(read).unwrap_or_else(|| text.to_owned())
}

/// Tells whether a text is the letter of a suit, or begins with one as a word.
fn is_suit(text: &str) -> bool {
    let word = text.split_whitespace().next().unwrap_or_default().to_uppercase();
    Suit::ALL.iter().any(|it| word == it.letter().to_string())
}

/// Returns the text after `prefix`, however both are capitalized.
fn without_prefix<'a>(text: &'a str, prefix: &str) -> Option<&'a str> {
    let (first, rest) = text.split_at_checked(prefix.len())?;
    (first.to_lowercase() == prefix.to_lowercase()).then_some(rest)
}

/// Returns the letter that a language has for a rank; none if it has a number, or is the joker.
fn letter(language: Language, rank: Rank) -> Option<String> {
    let (_, key) = LETTERED.into_iter().find(|it| it.0 == rank)?;
    Some(words::say_in(language, key, &[]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_are_meant_with_shift_or_without() {
        for (typed, meant) in [
            ("12", "12"),
            ("&é", "12"),
            ("(, ', '", "5, 4, 4"),
            ("à", "0"),
            ("-4", "-4"),
            ("[{ do }]", "[{ do }]"),
            ("none", "none"),
            ("", ""),
        ] {
            assert_eq!(digits(typed), meant, "{typed}");
        }
    }

    #[test]
    fn what_is_typed_in_the_notation_is_read_as_it_is() {
        for (typed, written) in [
            ("7b3 - b7 c1 -c4", "7 B3-B7 C1-C4"),
            ("ja5<>c9", "J A5<>C9"),
            ("aa5-a6", "A A5-A6"),
            ("discard k", "discard K"),
            ("Pass", "pass"),
            ("d5-d6", "D5-D6"),
            ("d", "D"),
            ("ad a1-a2", "AD A1-A2"),
            ("qd b1-b13", "QD B1-B13"),
            ("joker start-a18 xc5", "joker start-A18 xC5"),
            ("", ""),
            ("é", "É"),
        ] {
            assert_eq!(read(typed), written, "{typed}");
        }
    }
}
