//! What a player said.

/// The words that can be said, beside numbers and moves.
pub const WORDS: [&str; 12] =
    ["board", "hand", "moves", "hint", "more", "back", "why", "log", "rules", "help", "give up", "quit"];

/// What a player said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Nothing.
    Nothing,
    /// The choice of this number.
    Number(usize),
    /// Where all marbles are.
    Board,
    /// The cards in hand.
    Hand,
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
    /// What happened.
    Log,
    /// The rules.
    Rules,
    /// What can be said.
    Help,
    /// To give the game up.
    GiveUp,
    /// To leave.
    Quit,
    /// Something else, perhaps a move.
    Text(String),
}

impl Answer {
    /// Reads a line.
    pub fn read(line: &str) -> Self {
        let words: Vec<_> = line.split_whitespace().collect();
        let text = words.join(" ");
        match text.to_lowercase().as_str() {
            "" => Self::Nothing,
            "board" | "b" => Self::Board,
            "hand" => Self::Hand,
            "hint" | "h" => Self::Hint,
            "moves" => Self::Moves,
            "more" | "m" => Self::More,
            "back" => Self::Back,
            "why" | "w" => Self::Why(None),
            "log" | "l" => Self::Log,
            "rules" | "r" => Self::Rules,
            "help" | "?" => Self::Help,
            "give up" => Self::GiveUp,
            "quit" | "exit" => Self::Quit,
            _ if words.len() == 2 && ["why", "w"].contains(&words[0].to_lowercase().as_str()) => {
                Self::Why(words.last().map(|it| (*it).to_owned()))
            }
            said => match said.trim_end_matches('.').parse() {
                Ok(number) => Self::Number(number),
                Err(_) => Self::Text(text),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_numbers_and_moves_are_told_apart() {
        assert_eq!(Answer::read("  12\r\n"), Answer::Number(12));
        assert_eq!(Answer::read("Give   up\n"), Answer::GiveUp);
        assert_eq!(Answer::read("7 B3-B7  C1-C4\n"), Answer::Text("7 B3-B7 C1-C4".to_owned()));
        assert_eq!(Answer::read("\n"), Answer::Nothing);
        assert_eq!(Answer::read("w\n"), Answer::Why(None));
        assert_eq!(Answer::read("Why k\n"), Answer::Why(Some("k".to_owned())));
        let word = |it: &&str| !matches!(Answer::read(it), Answer::Text(_));
        assert!(WORDS.iter().all(word));
    }
}
