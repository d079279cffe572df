//! What a player said.

use crate::{bot::Level, session::Player, tock::Seat};

/// The words that can be said, beside numbers and moves.
pub const WORDS: [&str; 15] = [
    "board", "hand", "moves", "hint", "more", "back", "why", "undo", "redo", "exchange", "log", "rules", "help",
    "give up", "quit",
];

/// What a player said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing.
    Nothing,
    /// The choice of this number.
    Number(usize),
    /// The choices again.
    Moves,
    /// What the strongest bot would do.
    Hint,
    /// To go on reading.
    More,
    /// To choose again.
    Back,
    /// Why cards cannot be played: of this one, or of all if none is named.
    Why(Option<String>),
    /// What can be said.
    Help,
    /// What can be said whatever is asked.
    Aside(Aside),
    /// Something else, perhaps a move.
    Text(String),
}

/// What can be said whatever is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Aside {
    /// Where all marbles are.
    Board,
    /// The cards in hand.
    Hand,
    /// What happened.
    Log,
    /// The rules.
    Rules,
    /// To take the last move back.
    TakeBack,
    /// To make again what was taken back.
    Forward,
    /// That somebody else plays a seat; how that is said, if it was not understood.
    Exchange(Option<Exchange>),
    /// To give the game up.
    GiveUp,
    /// To leave.
    Quit,
}

/// Somebody else plays a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// Which one.
    pub seat: Seat,
    /// Who.
    pub player: Player,
}

impl Answer {
    /// Reads a line.
    pub fn read(line: &str) -> Self {
        let words: Vec<_> = line.split_whitespace().collect();
        let text = words.join(" ");
        let aside = match text.to_lowercase().as_str() {
            "" => return Self::Nothing,
            "hint" | "h" => return Self::Hint,
            "moves" => return Self::Moves,
            "more" | "m" => return Self::More,
            "back" => return Self::Back,
            "why" | "w" => return Self::Why(None),
            "help" | "?" => return Self::Help,
            "board" | "b" => Aside::Board,
            "hand" => Aside::Hand,
            "log" | "l" => Aside::Log,
            "rules" | "r" => Aside::Rules,
            "undo" | "u" => Aside::TakeBack,
            "redo" | "y" => Aside::Forward,
            "give up" => Aside::GiveUp,
            "quit" | "exit" => Aside::Quit,
            said => match words[0].to_lowercase().as_str() {
                "exchange" | "x" => Aside::Exchange(exchange(&words[1..])),
                "why" | "w" if words.len() == 2 => return Self::Why(Some(words[1].to_owned())),
                _ => {
                    return match said.trim_end_matches('.').parse() {
                        Ok(number) => Self::Number(number),
                        Err(_) => Self::Text(text),
                    };
                }
            },
        };
        Self::Aside(aside)
    }
}

/// Reads who plays which seat, such as `B human Ann` or `B bot greedy`.
fn exchange(words: &[&str]) -> Option<Exchange> {
    let [letter, kind, who @ ..] = words else { return None };
    let mut letters = letter.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let seat = Seat::from_letter(letter.to_ascii_uppercase())?;
    let player = match (kind.to_lowercase().as_str(), who) {
        ("human", name) => Player::Human { name: name.join(" ") },
        ("bot", []) => Player::Bot { level: Level::BEST.name().to_owned() },
        ("bot", [level]) => Player::Bot { level: level.to_lowercase().parse::<Level>().ok()?.name().to_owned() },
        _ => return None,
    };
    Some(Exchange { seat, player })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_moves_are_told_apart() {
        assert_eq!(Answer::read("  12\r\n"), Answer::Number(12));
        assert_eq!(Answer::read("Give   up\n"), Answer::Aside(Aside::GiveUp));
        assert_eq!(Answer::read("7 B3-B7  C1-C4\n"), Answer::Text("7 B3-B7 C1-C4".to_owned()));
        assert_eq!(Answer::read("\n"), Answer::Nothing);
        let word = |it: &&str| !matches!(Answer::read(it), Answer::Text(_));
        assert!(WORDS.iter().all(word));
        assert_eq!(Answer::read("why k"), Answer::Why(Some("k".to_owned())));
        assert!(matches!(Answer::read("why K now"), Answer::Text(_)));
    }

    #[test]
    fn who_plays_a_seat_is_said_in_a_line() {
        let human = |name: &str| Player::Human { name: name.to_owned() };
        let bot = |level: &str| Player::Bot { level: level.to_owned() };
        for (line, expected) in [
            ("x b human Ann  Lee", Some((Seat::B, human("Ann Lee")))),
            ("Exchange D HUMAN", Some((Seat::D, human("")))),
            ("x A bot Random", Some((Seat::A, bot("random")))),
            ("x A bot", Some((Seat::A, bot(Level::BEST.name())))),
            ("x", None),
            ("x A", None),
            ("x E human Ann", None),
            ("x A bot clever", None),
            ("x A cat", None),
        ] {
            let expected = expected.map(|(seat, player)| Exchange { seat, player });
            assert_eq!(Answer::read(line), Answer::Aside(Aside::Exchange(expected)), "{line}");
        }
    }
}
