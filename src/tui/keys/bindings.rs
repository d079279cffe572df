//! The table of keys: where each does what, what the screen calls it, and whether the footer names it.

use crate::{
    tock::Seat,
    tui::{
        keys::{Action, Code, Context},
        theme::Theme,
    },
};

use Code::{BackTab, Char, Down, End, Enter, Esc, Home, Left, PageDown, PageUp, Right, Tab, Up};
use Context::{
    Card, Curtain, Edit, Files, Find, Games, Hint, Lesson, Lessons, List, Made, Over, Page, Question, Replay, SetUp,
    Switches, Text, Watch, Way,
};

const F1: Code = Code::F(1);
const F4: Code = Code::F(4);
const GAME: &[Context] = &[Card, Way, Hint, Watch, Made, Curtain, Over];
const PICK: &[Context] = &[Games, Files, Switches];

/// Keys that do the same in some contexts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// Where they do.
    pub on: &'static [Context],
    /// The keys.
    pub codes: &'static [Code],
    /// What they do.
    pub action: Action,
    /// What the screen calls the keys, with all glyphs and in ASCII.
    label: (&'static str, &'static str),
    /// The key of what they do in the catalogue.
    pub word: &'static str,
    /// Whether the footer names them too.
    pub in_footer: bool,
}

impl Binding {
    /// Returns what the screen usually calls the keys.
    pub(super) const fn label(&self, theme: Theme) -> &'static str {
        theme.pick(self.label.0, self.label.1)
    }
}

/// Every key that does something, the most important first.
///
/// Numbers are keys too: see [`number`](crate::tui::keys::number).
pub const BINDINGS: &[Binding] = &[
    // Choosing.
    key(&[Card], &[], Action::Number(1), ("1-9", "1-9"), "key-card-number", true),
    key(&[Way], &[], Action::Number(1), ("1-9", "1-9"), "key-way-number", true),
    key(&[Card], &[Left, BackTab], Action::Left, ("←", "left"), "key-card-left", false),
    key(&[Card], &[Right, Tab], Action::Right, ("→", "right"), "key-card-right", false),
    key(&[Card], &[Up, Char('k')], Action::Up, ("↑", "up"), "key-card-left", false),
    key(&[Card], &[Down, Char('j')], Action::Down, ("↓", "down"), "key-card-right", false),
    key(&[Way], &[Down, Right, Char('j'), Tab], Action::Next, ("↓ Tab", "down Tab"), "key-way-next", true),
    key(&[Way], &[Up, Left, Char('k'), BackTab], Action::Previous, ("↑", "up"), "key-way-previous", false),
    key(&[Card], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-card-take", true),
    key(&[Way], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-way-take", true),
    key(&[Way], &[Esc, Code::Backspace], Action::Back, ("Esc", "Esc"), "key-way-back", true),
    key(&[Card], &[Char('p')], Action::Pass, ("p", "p"), "key-pass", true),
    key(&[Way], &[Char('a')], Action::All, ("a", "a"), "key-all", true),
    key(&[Card, Way], &[Char('h')], Action::Hint, ("h", "h"), "key-hint", true),
    key(&[Hint], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-hint-take", true),
    key(&[Hint], &[Esc, Code::Backspace, Char('h')], Action::Back, ("Esc", "Esc"), "key-hint-close", true),
    key(&[Card], &[Char('w')], Action::Why, ("w", "w"), "key-why", true),
    key(&[Way], &[Char('w')], Action::Why, ("w", "w"), "key-why", false),
    key(&[Card], &[Char(':'), Char('/')], Action::Type, (":", ":"), "key-type", true),
    key(&[Way], &[Char(':'), Char('/')], Action::Type, (":", ":"), "key-type", false),
    key(&[Card], &[Char('a')], Action::All, ("a", "a"), "key-all", false),
    // Typing a move, or choosing from a list.
    key(&[Find], &[Enter], Action::Confirm, ("Enter", "Enter"), "key-way-take", true),
    key(&[Find], &[Down], Action::Down, ("↓", "down"), "key-way-next", true),
    key(&[Find], &[Up, BackTab], Action::Up, ("↑", "up"), "key-way-previous", false),
    key(&[Find], &[Tab], Action::Complete, ("Tab", "Tab"), "key-complete", true),
    key(&[Find], &[PageUp], Action::PageUp, ("PgUp", "PgUp"), "key-find-up", false),
    key(&[Find], &[PageDown], Action::PageDown, ("PgDn", "PgDn"), "key-find-down", false),
    key(&[Find], &[Home], Action::First, ("Home", "Home"), "key-first", false),
    key(&[Find], &[End], Action::Last, ("End", "End"), "key-last", false),
    key(&[Find], &[Esc], Action::Back, ("Esc", "Esc"), "key-way-back", true),
    key(&[Find], &[F1], Action::Help, ("F1", "F1"), "key-help", true),
    // Between players, and at the end.
    key(&[Made], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-hand-on", true),
    key(&[Made], &[Esc, Code::Backspace], Action::Back, ("Esc", "Esc"), "key-take-back", false),
    key(&[Made], &[Char('u')], Action::TakeBack, ("u", "u"), "key-take-back", true),
    key(&[Card, Watch, Curtain], &[Char('u')], Action::TakeBack, ("u", "u"), "key-take-back", false),
    key(&[Way], &[Char('u')], Action::Back, ("u", "u"), "key-way-back", false),
    key(&[Card, Watch, Curtain, Made], &[Char('y')], Action::Forward, ("y", "y"), "key-forward", false),
    key(&[Card, Way, Watch, Made, Curtain], &[Char('x')], Action::Exchange, ("x", "x"), "key-exchange", false),
    key(&[Curtain], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-uncover", true),
    key(&[Watch], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-skip-pause", true),
    key(&[Over], &[Enter], Action::Rematch, ("Enter", "Enter"), "key-rematch", true),
    key(&[Over], &[Char('n')], Action::NewGame, ("n", "n"), "key-set-up", true),
    key(&[Over], &[Char('v')], Action::Watch, ("v", "v"), "key-watch", true),
    key(&[Over], &[Tab], Action::Figures, ("Tab", "Tab"), "key-figures", true),
    // Setting up.
    key(&[SetUp], &[Char('l')], Action::Learn, ("l", "l"), "key-learn", true),
    key(&[Lessons], &[Down, Char('j'), Tab], Action::Down, ("↓", "down"), "key-row-down", true),
    key(&[Lessons], &[Up, Char('k'), BackTab], Action::Up, ("↑", "up"), "key-row-up", true),
    key(&[Lessons], &[Home], Action::First, ("Home", "Home"), "key-list-first", false),
    key(&[Lessons], &[End], Action::Last, ("End", "End"), "key-list-last", false),
    key(&[Lessons], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-lesson-take", true),
    key(&[Lesson], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-lesson-next", true),
    key(&[Lessons, Lesson], &[Esc, Char('q')], Action::Quit, ("Esc", "Esc"), "key-lesson-back", true),
    key(&[SetUp], &[Down, Char('j')], Action::Down, ("↓", "down"), "key-row-down", true),
    key(&[SetUp], &[Up, Char('k')], Action::Up, ("↑", "up"), "key-row-up", true),
    key(&[SetUp], &[Left], Action::Left, ("←", "left"), "key-value-before", false),
    key(&[SetUp], &[Right], Action::Right, ("→", "right"), "key-value-next", true),
    key(&[SetUp], &[Tab], Action::Next, ("Tab", "Tab"), "key-field-next", true),
    key(&[SetUp], &[BackTab], Action::Previous, ("Shift-Tab", "Shift-Tab"), "key-field-before", false),
    key(&[SetUp], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-row-take", true),
    key(&[SetUp], &[Home], Action::First, ("Home", "Home"), "key-first-row", false),
    key(&[SetUp], &[End], Action::Last, ("End", "End"), "key-last-row", false),
    key(&[SetUp], &[PageUp], Action::PageUp, ("PgUp", "PgUp"), "key-about-up", false),
    key(&[SetUp], &[PageDown], Action::PageDown, ("PgDn", "PgDn"), "key-about-down", false),
    key(PICK, &[Down, Char('j')], Action::Down, ("↓", "down"), "key-row-down", true),
    key(PICK, &[Up, Char('k')], Action::Up, ("↑", "up"), "key-row-up", true),
    key(PICK, &[PageDown], Action::PageDown, ("PgDn", "PgDn"), "key-ten-down", false),
    key(PICK, &[PageUp], Action::PageUp, ("PgUp", "PgUp"), "key-ten-up", false),
    key(PICK, &[Home], Action::First, ("Home", "Home"), "key-list-first", false),
    key(PICK, &[End], Action::Last, ("End", "End"), "key-list-last", false),
    key(&[Switches], &[Left, Char('h')], Action::Left, ("←", "left"), "key-value-before", false),
    key(&[Switches], &[Right, Char('l')], Action::Right, ("→", "right"), "key-value-next", true),
    key(&[Switches], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-value-type", true),
    key(&[Switches], &[Code::Backspace, Code::Delete], Action::Clear, ("Backspace", "Backspace"), "key-reset", true),
    key(&[Games, Files], &[Left, Char('h')], Action::Left, ("←", "left"), "key-about-up", false),
    key(&[Games, Files], &[Right, Char('l')], Action::Right, ("→", "right"), "key-about-down", false),
    key(&[Games], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-go-on", true),
    key(&[Files], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-open", true),
    key(&[Files], &[Code::Backspace], Action::Clear, ("Backspace", "Backspace"), "key-folder-up", true),
    key(&[Files], &[Char('/'), Char(':')], Action::Path, ("/", "/"), "key-type-path", true),
    key(PICK, &[Esc, Char('q')], Action::Back, ("Esc", "Esc"), "key-close", true),
    key(&[Text], &[Enter], Action::Confirm, ("Enter", "Enter"), "key-text-done", true),
    key(&[Text], &[Esc], Action::Back, ("Esc", "Esc"), "key-text-cancel", true),
    key(&[Text], &[Tab], Action::Next, ("Tab", "Tab"), "key-field-next", false),
    key(&[Text], &[BackTab], Action::Previous, ("Shift-Tab", "Shift-Tab"), "key-field-before", false),
    key(&[Text], &[Down], Action::Down, ("↓", "down"), "key-row-down", false),
    key(&[Text], &[Up], Action::Up, ("↑", "up"), "key-row-up", false),
    // Replay.
    key(&[Replay], &[Right, Char('l'), Down, Char('j')], Action::Right, ("→", "right"), "key-step-forward", true),
    key(&[Replay], &[Left, Char('h'), Up, Char('k')], Action::Left, ("←", "left"), "key-step-back", true),
    key(&[Replay], &[Char(' ')], Action::PlayOn, ("Space", "Space"), "key-play-on", true),
    key(&[Replay], &[Char('p')], Action::PlayFrom, ("p", "p"), "key-play-from", true),
    key(&[Replay], &[Char('c')], Action::Capture, ("c", "c"), "key-capture", true),
    key(&[Replay], &[Char('b')], Action::CaptureBefore, ("b", "b"), "key-capture-before", false),
    key(&[Replay], &[Char('g')], Action::GoTo, ("g", "g"), "key-go-to", true),
    key(&[Replay], &[Char('v')], Action::View, ("v", "v"), "key-view", true),
    key(&[Replay], &[Char('f')], Action::Speed, ("f", "f"), "key-speed", false),
    key(&[Replay], &[Home], Action::First, ("Home", "Home"), "key-first", false),
    key(&[Replay], &[End], Action::Last, ("End", "End"), "key-last", false),
    key(&[Replay], &[PageUp], Action::PageUp, ("PgUp", "PgUp"), "key-ten-back", false),
    key(&[Replay], &[PageDown], Action::PageDown, ("PgDn", "PgDn"), "key-ten-forward", false),
    key(&[Replay], &[Char('e')], Action::EditFrom, ("e", "e"), "key-edit-from", false),
    // Setting up a position.
    key(&[Edit], &[Tab], Action::Next, ("Tab", "Tab"), "key-part", true),
    key(&[Edit], &[BackTab], Action::Previous, ("Shift-Tab", "Shift-Tab"), "key-part-before", false),
    key(&[Edit], &[Char('a')], Action::Seat(Seat::A), ("a", "a"), "key-place", false),
    key(&[Edit], &[Char('b')], Action::Seat(Seat::B), ("b", "b"), "key-place", false),
    key(&[Edit], &[Char('c')], Action::Seat(Seat::C), ("c", "c"), "key-place", false),
    key(&[Edit], &[Char('d')], Action::Seat(Seat::D), ("d", "d"), "key-place", false),
    key(&[Edit], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-put", true),
    key(&[Edit], &[Code::Delete, Code::Backspace], Action::Remove, ("Del", "Del"), "key-remove", false),
    key(&[Edit], &[], Action::Number(1), ("1-9 0", "1-9 0"), "key-give", false),
    key(&[Edit], &[Up], Action::Up, ("↑", "up"), "key-walk", false),
    key(&[Edit], &[Down], Action::Down, ("↓", "down"), "key-walk", false),
    key(&[Edit], &[Left], Action::Left, ("←", "left"), "key-walk", false),
    key(&[Edit], &[Right], Action::Right, ("→", "right"), "key-walk", false),
    key(&[Edit], &[PageDown], Action::PageDown, ("PgDn", "PgDn"), "key-along", false),
    key(&[Edit], &[PageUp], Action::PageUp, ("PgUp", "PgUp"), "key-along-back", false),
    key(&[Edit], &[Char('n')], Action::NextTurn, ("n", "n"), "key-next-turn", false),
    key(&[Edit], &[Char('i')], Action::InOut, ("i", "i"), "key-in-out", false),
    key(&[Edit], &[Char('e')], Action::Extras, ("e", "e"), "key-extras", false),
    key(&[Edit], &[Char('o')], Action::ChooseRules, ("o", "o"), "key-choose-rules", false),
    key(&[Edit], &[Char('u')], Action::StepBack, ("u", "u"), "key-edit-back", true),
    key(&[Edit], &[Char('y')], Action::StepAgain, ("y", "y"), "key-edit-again", true),
    key(&[Edit], &[Char('s')], Action::Save, ("s", "s"), "key-save", true),
    key(&[Edit], &[Char('p')], Action::PlayFrom, ("p", "p"), "key-edit-play", true),
    key(&[Edit], &[Char('r')], Action::Rules, ("r", "r"), "key-rules", false),
    key(&[Edit], &[Char('t')], Action::TurnBoard, ("t", "t"), "key-turn-board", false),
    key(&[Edit], &[Char('m')], Action::Mouse, ("m", "m"), "key-mouse", false),
    key(&[Edit], &[Char('?'), F1], Action::Help, ("?", "?"), "key-help", true),
    key(&[Edit], &[Char('q')], Action::Quit, ("q", "q"), "key-quit", true),
    key(&[Edit], &[Esc], Action::Quit, ("Esc", "Esc"), "key-quit", false),
    // A list over the screen.
    key(&[List], &[], Action::Number(1), ("1-9", "1-9"), "key-list-number", true),
    key(&[List], &[Down, Char('j'), Tab], Action::Down, ("↓", "down"), "key-list-down", true),
    key(&[List], &[Up, Char('k'), BackTab], Action::Up, ("↑", "up"), "key-list-up", true),
    key(&[List], &[Enter, Char(' ')], Action::Confirm, ("Enter", "Enter"), "key-list-take", true),
    key(&[List], &[Esc, Char('q')], Action::Back, ("Esc", "Esc"), "key-list-cancel", true),
    // Reading and answering.
    key(GAME, &[PageUp], Action::PageUp, ("PgUp", "PgUp"), "key-log-up", false),
    key(GAME, &[PageDown], Action::PageDown, ("PgDn", "PgDn"), "key-log-down", false),
    key(GAME, &[Home], Action::First, ("Home", "Home"), "key-log-first", false),
    key(GAME, &[End], Action::Last, ("End", "End"), "key-log-last", false),
    key(&[Page], &[Up, Char('k')], Action::Up, ("↑", "up"), "key-page-up", true),
    key(&[Page], &[Down, Char('j')], Action::Down, ("↓", "down"), "key-page-down", true),
    key(&[Page], &[PageUp], Action::PageUp, ("PgUp", "PgUp"), "key-page-up", false),
    key(&[Page], &[PageDown, Char(' ')], Action::PageDown, ("PgDn", "PgDn"), "key-page-down", false),
    key(&[Page], &[Home], Action::First, ("Home", "Home"), "key-first-line", false),
    key(&[Page], &[End], Action::Last, ("End", "End"), "key-last-line", false),
    key(&[Page], &[Char('n'), Tab], Action::Next, ("n", "n"), "key-next-difference", false),
    key(&[Page], &[BackTab], Action::Previous, ("Shift-Tab", "Shift-Tab"), "key-difference-before", false),
    key(&[Page], &[Esc, Enter, Char('q'), Char('?'), Char('r'), F1], Action::Back, ("Esc", "Esc"), "key-close", true),
    key(&[Question], &[Enter, Char('y')], Action::Confirm, ("Enter", "Enter"), "key-yes", true),
    key(&[Question], &[Esc, Char('n'), Char('q')], Action::Back, ("Esc", "Esc"), "key-no", true),
    // Everywhere.
    key(
        &[SetUp, Games, Files, Switches, Card, Way, Hint, Watch, Made, Curtain, Over, Replay, Lessons, Lesson],
        &[Char('?'), F1],
        Action::Help,
        ("?", "?"),
        "key-help",
        true,
    ),
    key(
        &[SetUp, Switches, Card, Way, Hint, Watch, Made, Over, Replay],
        &[Char('r')],
        Action::Rules,
        ("r", "r"),
        "key-rules",
        true,
    ),
    key(
        &[Card, Way, Hint, Watch, Made, Over, Replay, Lesson],
        &[Char('t')],
        Action::TurnBoard,
        ("t", "t"),
        "key-turn-board",
        false,
    ),
    key(
        &[Card, Way, Hint, Watch, Made, Over, Replay],
        &[Char('s')],
        Action::SquareNames,
        ("s", "s"),
        "key-square-names",
        false,
    ),
    key(&[Card, Way, Watch, Made], &[Char('f')], Action::Speed, ("f", "f"), "key-speed", false),
    key(&[Card, Way, Watch], &[Char('g')], Action::GiveUp, ("g", "g"), "key-give-up", false),
    key(
        &[SetUp, Card, Way, Hint, Watch, Made, Over, Replay, Lessons, Lesson],
        &[Char('d')],
        Action::Theme,
        ("d", "d"),
        "key-theme",
        false,
    ),
    key(
        &[SetUp, Card, Way, Hint, Watch, Made, Over, Replay, Lessons, Lesson],
        &[Char('m')],
        Action::Mouse,
        ("m", "m"),
        "key-mouse",
        false,
    ),
    key(
        &[SetUp, Card, Way, Hint, Watch, Made, Curtain, Over, Replay],
        &[Char('q')],
        Action::Quit,
        ("q", "q"),
        "key-quit",
        true,
    ),
    key(
        &[SetUp, Card, Way, Hint, Watch, Made, Curtain, Over, Replay, Edit, Lessons, Lesson, Page, Question],
        &[F4],
        Action::Language,
        ("F4", "F4"),
        "key-language",
        false,
    ),
    key(&[SetUp, Card, Watch, Curtain, Over, Replay], &[Esc], Action::Quit, ("Esc", "Esc"), "key-quit", false),
];

const fn key(
    on: &'static [Context],
    codes: &'static [Code],
    action: Action,
    label: (&'static str, &'static str),
    word: &'static str,
    in_footer: bool,
) -> Binding {
    Binding { on, codes, action, label, word, in_footer }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words;

    #[test]
    fn every_key_has_words() {
        for binding in BINDINGS {
            assert!(words::has(binding.word), "{}", binding.word);
            assert!(binding.label(Theme { glyphs: crate::tui::theme::Glyphs::Ascii, ..Theme::FULL }).is_ascii());
        }
    }

    #[test]
    fn no_key_means_two_things() {
        for context in Context::ALL {
            let here = BINDINGS.iter().filter(|it| it.on.contains(&context));
            let codes: Vec<_> = here.flat_map(|it| it.codes).collect();
            for (index, code) in codes.iter().enumerate() {
                assert!(!codes[..index].contains(code), "{context:?} {code:?}");
            }
        }
    }
}
