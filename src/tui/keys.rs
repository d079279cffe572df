//! Keys and what they do: one table ([`BINDINGS`]), from which the footer and the help are made too.
//!
//! The settings file may give an action other keys: [`Keymap`] says what holds.

mod bindings;
mod map;
mod names;

use crate::{letters, tock::Seat};

pub use bindings::{BINDINGS, Binding};
pub use map::{Bound, Keymap};
pub use names::{FUNCTION_KEYS, names};

/// What comes from the person at the terminal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Input {
    /// A key.
    Key(Key),
    /// A click on a cell.
    Click {
        /// The column, from 0.
        column: u16,
        /// The row, from 0.
        row: u16,
    },
    /// The pointer moved over a cell.
    Hover {
        /// The column, from 0.
        column: u16,
        /// The row, from 0.
        row: u16,
    },
    /// The wheel turned over a cell.
    Wheel {
        /// The column, from 0.
        column: u16,
        /// The row, from 0.
        row: u16,
        /// How many lines down, up if negative.
        lines: i16,
    },
    /// Text pasted at once.
    Paste(String),
    /// The size changed, or the screen must be drawn anew.
    Redraw,
}

/// A key, with Ctrl held or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// Which key.
    pub code: Code,
    /// Whether Ctrl is held.
    pub ctrl: bool,
}

/// Which key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Code {
    Char(char),
    Enter,
    Esc,
    Tab,
    BackTab,
    Backspace,
    Delete,
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    Home,
    End,
    /// F1, F2 and so on.
    F(u8),
}

/// What is going on, which decides what keys mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Context {
    /// Setting up a game.
    SetUp,
    /// Typing a name or a number there.
    Text,
    /// Looking for a game there.
    Games,
    /// Looking for a file with rules there.
    Files,
    /// Changing single switches there.
    Switches,
    /// Choosing a card.
    Card,
    /// Choosing how it is used.
    Way,
    /// Choosing a stone of which nothing is moved yet.
    Stone,
    /// Choosing where it goes, or the next one.
    Step,
    /// Reading a hint.
    Hint,
    /// Choosing a lesson.
    Lessons,
    /// Reading that a step of a lesson is done.
    Lesson,
    /// Typing a move, or choosing one from a list of whole moves.
    Find,
    /// Watching bots.
    Watch,
    /// The hands are covered.
    Curtain,
    /// A move is made and not handed on.
    Made,
    /// A game of a match is over, and another follows.
    Interval,
    /// The game is over.
    Over,
    /// Stepping through a game.
    Replay,
    /// Stepping through a match.
    ReplayMatch,
    /// Choosing from a list over the screen.
    List,
    /// Setting up a position of Tock.
    Edit,
    /// Setting up a position of Toccadille.
    EditStones,
    /// Answering a question.
    Question,
    /// Reading.
    Page,
}

/// What a key does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Action {
    Up,
    Down,
    Left,
    Right,
    Next,
    Previous,
    Confirm,
    Back,
    Number(u8),
    Pass,
    Hint,
    TakeBack,
    Forward,
    Exchange,
    Learn,
    /// Says why cards cannot be played.
    Why,
    /// Lists every whole move of a card.
    All,
    /// Opens the line where a move is typed.
    Type,
    /// Completes what was typed.
    Complete,
    Help,
    Rules,
    TurnBoard,
    SquareNames,
    PageUp,
    PageDown,
    First,
    Last,
    PlayOn,
    PlayFrom,
    EditFrom,
    Seat(Seat),
    OtherColour,
    Remove,
    NextTurn,
    InOut,
    Extras,
    ChooseRules,
    StepBack,
    StepAgain,
    Save,
    GoTo,
    Capture,
    CaptureBefore,
    View,
    Speed,
    Rematch,
    Watch,
    Figures,
    NewGame,
    Clear,
    Path,
    GiveUp,
    Theme,
    Language,
    Mouse,
    Quit,
    /// Ctrl-C.
    Interrupt,
    /// Ctrl-Z.
    Suspend,
    /// Ctrl-L.
    Repaint,
}

use Context::{
    Card, Curtain, Edit, EditStones, Files, Find, Games, Hint, Interval, Lesson, Lessons, List, Made, Over, Page,
    Question, Replay, ReplayMatch, SetUp, Step, Stone, Switches, Text, Watch, Way,
};

impl Context {
    /// Every context.
    pub const ALL: [Self; 25] = [
        Edit,
        EditStones,
        SetUp,
        Text,
        Lessons,
        Lesson,
        Games,
        Files,
        Switches,
        Card,
        Way,
        Stone,
        Step,
        Find,
        Hint,
        Watch,
        Made,
        Curtain,
        Interval,
        Over,
        Replay,
        ReplayMatch,
        List,
        Question,
        Page,
    ];

    /// Tells whether letters are text here.
    pub const fn is_typing(self) -> bool {
        match self {
            Text | Find => true,
            Edit | EditStones | SetUp | Lessons | Lesson | Games | Files | Switches | Card | Way | Stone | Step
            | Hint | Watch | Made | Curtain | Interval | Over | Replay | ReplayMatch | List | Question | Page => false,
        }
    }

    /// Tells whether digits choose something here.
    pub const fn has_numbers(self) -> bool {
        match self {
            Edit | EditStones | SetUp | Lessons | Card | Way | Stone | Step | List => true,
            Text | Lesson | Games | Files | Switches | Find | Hint | Watch | Made | Curtain | Interval | Over
            | Replay | ReplayMatch | Question | Page => false,
        }
    }
}

impl Action {
    /// Returns what the settings file calls it; none if its keys cannot be changed.
    pub const fn name(self) -> Option<&'static str> {
        Some(match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::Next => "next",
            Self::Previous => "previous",
            Self::Confirm => "confirm",
            Self::Back => "back",
            Self::Pass => "pass",
            Self::Hint => "hint",
            Self::TakeBack => "take-back",
            Self::Forward => "forward",
            Self::Exchange => "exchange",
            Self::Learn => "learn",
            Self::Why => "why",
            Self::All => "all",
            Self::Type => "type",
            Self::Complete => "complete",
            Self::Help => "help",
            Self::Rules => "rules",
            Self::TurnBoard => "turn-board",
            Self::SquareNames => "square-names",
            Self::PageUp => "page-up",
            Self::PageDown => "page-down",
            Self::First => "first",
            Self::Last => "last",
            Self::PlayOn => "play-on",
            Self::PlayFrom => "play-from",
            Self::EditFrom => "edit-from",
            Self::Seat(Seat::A) => "seat-a",
            Self::Seat(Seat::B) => "seat-b",
            Self::Seat(Seat::C) => "seat-c",
            Self::Seat(Seat::D) => "seat-d",
            Self::OtherColour => "other-colour",
            Self::Remove => "remove",
            Self::NextTurn => "next-turn",
            Self::InOut => "in-out",
            Self::Extras => "extras",
            Self::ChooseRules => "choose-rules",
            Self::StepBack => "step-back",
            Self::StepAgain => "step-again",
            Self::Save => "save",
            Self::GoTo => "go-to",
            Self::Capture => "capture",
            Self::CaptureBefore => "capture-before",
            Self::View => "view",
            Self::Speed => "speed",
            Self::Rematch => "rematch",
            Self::Watch => "watch",
            Self::Figures => "figures",
            Self::NewGame => "new-game",
            Self::Clear => "clear",
            Self::Path => "path",
            Self::GiveUp => "give-up",
            Self::Theme => "theme",
            Self::Language => "language",
            Self::Mouse => "mouse",
            Self::Quit => "quit",
            Self::Number(_) | Self::Interrupt | Self::Suspend | Self::Repaint => return None,
        })
    }
}

/// Returns the number a key stands for, 1 to 10: the last of the row is the zero.
pub fn number(letter: char) -> Option<u8> {
    letters::digit(letter).map(|it| if it == 0 { 10 } else { it })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_context_can_be_left() {
        for context in Context::ALL {
            let esc = Keymap::usual().action(context, Key { code: Code::Esc, ctrl: false });
            assert!(matches!(esc, Some(Action::Back | Action::Quit)), "{context:?}");
            let interrupt = Keymap::usual().action(context, Key { code: Code::Char('c'), ctrl: true });
            assert_eq!(interrupt, Some(Action::Interrupt));
        }
    }

    #[test]
    fn french_digits_are_digits() {
        let numbers: Vec<_> = "&é\"'(-è_çà".chars().filter_map(number).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    }
}
