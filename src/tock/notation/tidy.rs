//! Writing a move as the notation writes it, however it was typed.

use crate::tock::card::Rank;

/// Returns the text in the letters and spaces of the notation: `7b3 - b7` becomes `7 B3-B7`.
///
/// Capital and small letters, spaces around the signs, and a space that is missing after the card make no difference.
/// What is no notation stays as wrong as it was.
pub fn tidy(text: &str) -> String {
    let mut spaced = String::new();
    for letter in text.chars() {
        match letter {
            '–' | '—' | '−' => spaced.push('-'),
            '↔' => spaced.push_str("<>"),
            '×' => spaced.push('x'),
            it if it.is_control() || it.is_whitespace() => spaced.push(' '),
            it => spaced.push(it),
        }
    }
    let mut joined = spaced.split_whitespace().collect::<Vec<_>>().join(" ");
    for sign in ["-", "<>"] {
        for apart in [format!(" {sign}"), format!("{sign} ")] {
            joined = joined.replace(&apart, sign);
        }
    }
    let mut words: Vec<String> = joined.split(' ').filter(|it| !it.is_empty()).map(str::to_lowercase).collect();
    if let Some((card, rest)) = words.first().and_then(|it| card_before_place(it)) {
        words.splice(0..1, [card, rest]);
    }
    let told: Vec<_> = words.iter().map(|it| word(it)).collect();
    told.join(" ")
}

/// Splits a word such as `7b3-b7` into the card and the rest.
fn card_before_place(word: &str) -> Option<(String, String)> {
    Rank::ALL.into_iter().find_map(|rank| {
        let rest = word.strip_prefix(&rank.name().to_lowercase())?;
        begins_deed(rest).then(|| (rank.name().to_owned(), rest.to_owned()))
    })
}

/// Tells whether a text begins with what is done with a card: a start, or a marble on its way.
pub fn begins_deed(text: &str) -> bool {
    let text = text.to_lowercase();
    text.starts_with("start") || is_place(&text)
}

/// Tells whether a text in small letters begins like a square or a slot.
fn is_place(text: &str) -> bool {
    let mut letters = text.chars();
    let section = letters.next().is_some_and(|it| ('a'..='d').contains(&it));
    let rest = letters.as_str();
    section && rest.strip_prefix('h').unwrap_or(rest).starts_with(|it: char| it.is_ascii_digit())
}

fn word(word: &str) -> String {
    if ["joker", "skip", "discard", "pass"].contains(&word) {
        return word.to_owned();
    }
    if let Some((one, two)) = word.split_once("<>") {
        return format!("{}<>{}", place(one), place(two));
    }
    match word.split_once('-') {
        Some((one, two)) => format!("{}-{}", place(one), place(two)),
        None => place(word),
    }
}

/// Returns a square, a slot, a start area, a marble to be removed or a card as the notation writes it.
fn place(word: &str) -> String {
    let mut letters = word.chars();
    match (letters.next(), letters.as_str()) {
        _ if word == "start" => word.to_owned(),
        (Some('x'), rest) if is_place(rest) => format!("x{}", place(rest)),
        (Some(section), rest) if is_place(word) => format!("{}{rest}", section.to_uppercase()),
        (Some(_) | None, _) => word.to_uppercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn however_it_was_typed_it_is_the_same_move() {
        for (typed, written) in [
            ("7 B3-B7 C1-C4", "7 B3-B7 C1-C4"),
            ("  7  b3-b7   c1-c4 ", "7 B3-B7 C1-C4"),
            ("7b3 - b7 c1 -c4", "7 B3-B7 C1-C4"),
            ("j a5 <> c9", "J A5<>C9"),
            ("JA5<>c9", "J A5<>C9"),
            ("k START-a18", "K start-A18"),
            ("Joker Start-A18 XC5", "joker start-A18 xC5"),
            ("a16-AH2", "A16-Ah2"),
            ("3 a16-Ah2", "3 A16-Ah2"),
            ("aa5-a6", "A A5-A6"),
            ("a5-a6", "A5-A6"),
            ("10b3-b13", "10 B3-B13"),
            ("10s B3–B13", "10S B3-B13"),
            ("ah a5-a6", "AH A5-A6"),
            ("DISCARD k", "discard K"),
            ("Pass", "pass"),
            ("j Skip", "J skip"),
            ("9\tb3-b12\n", "9 B3-B12"),
            ("nonsense z9", "NONSENSE Z9"),
            ("", ""),
            ("-", "-"),
        ] {
            assert_eq!(tidy(typed), written, "{typed}");
        }
    }
}
