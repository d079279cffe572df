//! What a player said.

use crate::{
    bot::Level,
    letters,
    session::Player,
    tock::Seat,
    words::{self, Language},
};

/// A word that can be said, beside numbers and moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    Board,
    Hand,
    Moves,
    Hint,
    More,
    Back,
    Why,
    Undo,
    Redo,
    Exchange,
    Log,
    Rules,
    Help,
    GiveUp,
    Quit,
}

impl Word {
    const ALL: [Self; 15] = [
        Self::Board,
        Self::Hand,
        Self::Moves,
        Self::Hint,
        Self::More,
        Self::Back,
        Self::Why,
        Self::Undo,
        Self::Redo,
        Self::Exchange,
        Self::Log,
        Self::Rules,
        Self::Help,
        Self::GiveUp,
        Self::Quit,
    ];

    const fn key(self) -> &'static str {
        match self {
            Self::Board => "answer-board",
            Self::Hand => "answer-hand",
            Self::Moves => "answer-moves",
            Self::Hint => "answer-hint",
            Self::More => "answer-more",
            Self::Back => "answer-back",
            Self::Why => "answer-why",
            Self::Undo => "answer-undo",
            Self::Redo => "answer-redo",
            Self::Exchange => "answer-exchange",
            Self::Log => "answer-log",
            Self::Rules => "answer-rules",
            Self::Help => "answer-help",
            Self::GiveUp => "answer-give-up",
            Self::Quit => "answer-quit",
        }
    }

    fn meant(text: &str) -> Option<Self> {
        // A single capital is a card where players call one so: R is a king in French, r are the rules.
        let is_card = text.chars().all(char::is_uppercase) && letters::is_rank(text);
        Self::ALL.into_iter().find(|it| !is_card && is(text, it.key()))
    }
}

/// Returns the words that can be said, in the language that is spoken.
pub fn words() -> Vec<String> {
    let first = |word: Word| said_for(&words::say(word.key(), &[])).next().unwrap_or_default().to_owned();
    Word::ALL.map(first).to_vec()
}

/// Returns the words of a message, without the spaces between them, of whatever kind these are.
fn said_for(message: &str) -> impl Iterator<Item = &str> {
    message.split(',').map(str::trim)
}

/// Tells whether a text is one of the words of a message, in the language that is spoken or in English, whatever
/// capitals and accents it has.
pub fn is(text: &str, key: &str) -> bool {
    let plain = |text: &str| text.chars().map(words::plain).collect::<String>().to_lowercase();
    let spoken = [words::say(key, &[]), words::say_in(Language::default(), key, &[])];
    spoken.iter().flat_map(|it| said_for(it)).any(|it| plain(it) == plain(text))
}

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
    /// That somebody else plays a seat: which one and who, in these words.
    Exchange(Vec<String>),
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
        let Some(first) = words.first() else { return Self::Nothing };
        let aside = match Word::meant(&text) {
            Some(Word::Hint) => return Self::Hint,
            Some(Word::Moves) => return Self::Moves,
            Some(Word::More) => return Self::More,
            Some(Word::Back) => return Self::Back,
            Some(Word::Why) => return Self::Why(None),
            Some(Word::Help) => return Self::Help,
            Some(Word::Board) => Aside::Board,
            Some(Word::Hand) => Aside::Hand,
            Some(Word::Log) => Aside::Log,
            Some(Word::Rules) => Aside::Rules,
            Some(Word::Undo) => Aside::TakeBack,
            Some(Word::Redo) => Aside::Forward,
            Some(Word::GiveUp) => Aside::GiveUp,
            Some(Word::Quit) => Aside::Quit,
            Some(Word::Exchange) => Aside::Exchange(vec![]),
            None => match (Word::meant(first), &words[1..]) {
                (Some(Word::Exchange), rest) => Aside::Exchange(rest.iter().map(|it| (*it).to_owned()).collect()),
                (Some(Word::Why), [card]) => return Self::Why(Some((*card).to_owned())),
                _ => {
                    return match letters::digits(text.trim_end_matches('.')).parse() {
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
pub fn exchange(words: &[String]) -> Option<Exchange> {
    let (name, who) = words.split_first()?;
    let mut letters = name.chars();
    let (Some(letter), None) = (letters.next(), letters.next()) else { return None };
    let seat = Seat::from_letter(letter.to_ascii_uppercase())?;
    let player = player(who, |name| match name {
        None => Some(Level::BEST.name()),
        Some(name) => name.parse::<Level>().ok().map(Level::name),
    })?;
    Some(Exchange { seat, player })
}

/// Reads who plays, such as `human Ann` or `bot greedy`; `level` reads the name of a level, or gives one if there is none.
pub fn player(words: &[String], level: impl Fn(Option<&str>) -> Option<&'static str>) -> Option<Player> {
    let (kind, who) = words.split_first()?;
    let bot = |name: Option<&str>| Some(Player::Bot { level: level(name)?.to_owned() });
    match who {
        name if is(kind, "answer-human") => Some(Player::Human { name: name.join(" ") }),
        [] if is(kind, "answer-bot") => bot(None),
        [name] if is(kind, "answer-bot") => bot(Some(&name.to_lowercase())),
        _ => None,
    }
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
        assert!(words().iter().all(|it| !matches!(Answer::read(it), Answer::Text(_))));
        assert_eq!(Answer::read("à"), Answer::Number(0));
        assert_eq!(Answer::read("&é"), Answer::Number(12));
        assert_eq!(Answer::read("why k"), Answer::Why(Some("k".to_owned())));
        assert!(matches!(Answer::read("why K now"), Answer::Text(_)));
    }

    #[test]
    fn every_word_is_understood_in_every_language() {
        let before = words::voice();
        for language in Language::all() {
            words::speak(words::Voice { language, ..before });
            for word in Word::ALL {
                let message = words::say(word.key(), &[]);
                for said in said_for(&message) {
                    assert_eq!(Word::meant(said), Some(word), "{said} in {language:?}");
                }
            }
        }
        words::speak(before);
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
            let Answer::Aside(Aside::Exchange(words)) = Answer::read(line) else { panic!("{line}") };
            assert_eq!(exchange(&words), expected, "{line}");
        }
    }
}
