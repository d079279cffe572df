//! Whether the terminal's own background is dark or light: it is asked, and its answer is told from keys.

use std::ffi::OsString;

use ratatui::crossterm::event::{Event, KeyCode, KeyEvent, KeyModifiers};

use crate::tui::theme::Colours;

/// What asks a terminal for the colour of its background; those that do not know it say nothing.
pub const QUESTION: &str = "\x1b]11;?\x1b\\";

/// No answer is longer.
const LONGEST: usize = 32;

/// What the terminal's own background is like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Dark.
    Dark,
    /// Light.
    Light,
}

impl Ground {
    /// Returns the theme that belongs to it.
    pub const fn colours(self) -> Colours {
        match self {
            Self::Dark => Colours::Dark,
            Self::Light => Colours::Light,
        }
    }

    /// Returns what the environment says, if it does; `variable` looks a variable up.
    pub fn of(variable: &dyn Fn(&str) -> Option<OsString>) -> Option<Self> {
        let colours = variable("COLORFGBG")?;
        match colours.to_str()?.rsplit(';').next()?.parse().ok()? {
            7 | 9..=15 => Some(Self::Light),
            0..=6 | 8 => Some(Self::Dark),
            16u8.. => None,
        }
    }

    /// Returns what an answer says: `11;rgb:ffff/ffff/ffff`.
    fn of_answer(answer: &str) -> Option<Self> {
        let colour = answer.strip_prefix("11;rgb")?.trim_start_matches('a').strip_prefix(':')?;
        let parts = colour.split('/').take(3).map(|it| {
            let most = 16u32.checked_pow(it.len() as u32)?.checked_sub(1).filter(|it| *it != 0)?;
            Some(255 * u32::from_str_radix(it, 16).ok()? / most)
        });
        let parts: Option<Vec<u32>> = parts.collect();
        let [red, green, blue] = parts?.try_into().ok()?;
        let brightness = (2126 * red + 7152 * green + 722 * blue) / 10_000;
        Some(if brightness < 128 { Self::Dark } else { Self::Light })
    }
}

/// What came in: a key or the like, or the terminal's answer.
#[derive(Clone, Debug, PartialEq)]
pub enum Heard {
    /// What somebody did.
    Event(Event),
    /// What the terminal's background is like.
    Ground(Ground),
}

/// Tells the answer of the terminal from keys: both come the same way, and the answer may be late, or never come.
#[derive(Debug)]
pub struct Answers {
    /// Whether an answer may still come.
    awaited: bool,
    /// What may be the beginning of the answer.
    held: Vec<Event>,
    text: String,
}

impl Answers {
    /// Returns what tells an answer from keys, if one is awaited.
    pub const fn new(awaited: bool) -> Self {
        Self { awaited, held: vec![], text: String::new() }
    }

    /// Takes what came in, and returns what it is; nothing if that is not known yet.
    pub fn hear(&mut self, event: Event) -> Vec<Heard> {
        if !self.awaited {
            return vec![Heard::Event(event)];
        }
        match (self.held.is_empty(), sign(&event)) {
            (true, Some(Sign::Begin)) => self.held.push(event),
            (true, _) => return vec![Heard::Event(event)],
            (false, Some(Sign::Letter(letter))) if self.text.len() < LONGEST && self.goes_on(letter) => {
                self.text.push(letter);
                self.held.push(event);
            }
            (false, sign) => {
                if let (Some(Sign::End), Some(ground)) = (sign, Ground::of_answer(&self.text)) {
                    *self = Self::new(false);
                    return vec![Heard::Ground(ground)];
                }
                // It was no answer: somebody typed this.
                self.text.clear();
                let held = std::mem::take(&mut self.held);
                return held.into_iter().chain([event]).map(Heard::Event).collect();
            }
        }
        vec![]
    }

    /// Tells whether the answer may go on with this letter.
    fn goes_on(&self, letter: char) -> bool {
        match "11;rgb".chars().nth(self.text.len()) {
            Some(expected) => letter == expected,
            None => letter.is_ascii_hexdigit() || matches!(letter, ':' | '/'),
        }
    }
}

/// What an event may be in an answer.
enum Sign {
    Begin,
    Letter(char),
    End,
}

/// Returns what an event may be in an answer: the library takes its escape for Alt, and its bell for Ctrl-G.
const fn sign(event: &Event) -> Option<Sign> {
    let Event::Key(KeyEvent { code: KeyCode::Char(letter), modifiers, .. }) = event else { return None };
    let alt = modifiers.contains(KeyModifiers::ALT);
    let ctrl = modifiers.contains(KeyModifiers::CONTROL);
    match (*letter, alt, ctrl) {
        (']', true, false) => Some(Sign::Begin),
        ('\\', true, false) | ('g', false, true) => Some(Sign::End),
        (letter, false, false) => Some(Sign::Letter(letter)),
        (_, _, _) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the events a text makes; `^` and `$` stand for the escapes around an answer, `!` for a bell.
    fn events(text: &str) -> Vec<Event> {
        let key = |letter, held| Event::Key(KeyEvent::new(KeyCode::Char(letter), held));
        let event = |letter| match letter {
            '^' => key(']', KeyModifiers::ALT),
            '$' => key('\\', KeyModifiers::ALT),
            '!' => key('g', KeyModifiers::CONTROL),
            letter => key(letter, KeyModifiers::NONE),
        };
        text.chars().map(event).collect()
    }

    /// Checks what is heard: the keys that are left, and the grounds.
    #[track_caller]
    fn check(text: &str, keys: &str, grounds: &[Ground]) {
        let mut answers = Answers::new(true);
        let heard: Vec<_> = events(text).into_iter().flat_map(|it| answers.hear(it)).collect();
        let left: Vec<_> = heard.iter().filter(|it| matches!(it, Heard::Event(_))).cloned().collect();
        assert_eq!(left, events(keys).into_iter().map(Heard::Event).collect::<Vec<_>>(), "{text}");
        let found: Vec<_> =
            heard.iter().filter_map(|it| if let Heard::Ground(it) = it { Some(*it) } else { None }).collect();
        assert_eq!(found, grounds, "{text}");
    }

    #[test]
    fn an_answer_is_told_from_keys() {
        check("1a^11;rgb:ffff/ffff/ffff$b", "1ab", &[Ground::Light]);
        check("^11;rgb:1e1e/1e1e/1e1e!", "", &[Ground::Dark]);
        check("^11;rgba:f0/f0/e0/ff$", "", &[Ground::Light]);
        check("^11;rgb:00/00/8b$", "", &[Ground::Dark]);
    }

    #[test]
    fn keys_that_begin_like_an_answer_are_not_lost() {
        for keys in ["12", "^1x", "^q", "^11;rgb:$", "^11;rgb:1/2$", "^11;rgb://$", "x^11;^", "^11;rgb:zz"] {
            check(keys, keys, &[]);
        }
        check("^11;rgb:0123456789abcdef0123456789abcdef0", "^11;rgb:0123456789abcdef0123456789abcdef0", &[]);
    }

    #[test]
    fn nothing_is_held_back_where_no_answer_is_awaited() {
        let mut answers = Answers::new(false);
        for event in events("^11;rgb:0/0/0$") {
            assert_eq!(answers.hear(event.clone()), [Heard::Event(event)]);
        }
    }

    #[test]
    fn the_environment_may_say_what_the_background_is_like() {
        for (text, expected) in [
            ("15;0", Some(Ground::Dark)),
            ("0;15", Some(Ground::Light)),
            ("0;default;7", Some(Ground::Light)),
            ("x", None),
            ("0;99", None),
        ] {
            assert_eq!(Ground::of(&|name| (name == "COLORFGBG").then(|| text.into())), expected, "{text}");
        }
    }
}
