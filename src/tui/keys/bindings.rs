//! The table of keys: where each does what, what the screen calls it, and whether the footer names it.

use crate::{
    tock::Seat,
    tui::{
        keys::{Action, Code, Context, Key},
        theme::Theme,
    },
};

use Code::{BackTab, Char, Down, End, Enter, Esc, Home, Left, PageDown, PageUp, Right, Tab, Up};
use Context::{
    Card, Curtain, Edit, EditStones, Files, Find, Games, Hint, Interval, Lesson, Lessons, List, Made, Over, Page,
    Question, Replay, ReplayMatch, SetUp, Step, Stone, Switches, Text, Watch, Way,
};

const F1: Code = Code::F(1);
const F4: Code = Code::F(4);
const GAME: &[Context] = &[Card, Way, Stone, Step, Hint, Watch, Made, Curtain, Interval, Over];
/// Where a throw is being played.
const THROW: &[Context] = &[Stone, Step];
/// Where a record is stepped through.
const COURSE: &[Context] = &[Replay, ReplayMatch];
/// Where a position is set up by hand.
const EDITING: &[Context] = &[Edit, EditStones];
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
    /// The key of what they do in the catalogue.
    pub word: &'static str,
    /// Whether the footer names them too.
    pub in_footer: bool,
}

impl Binding {
    /// Returns what the screen usually calls the keys: the first of them is enough to know.
    pub(super) fn label(&self, theme: Theme) -> String {
        match (self.action, self.codes) {
            // A hand has ten cards at most; a hand that is set up takes any of ten ranks.
            (Action::Number(_), _) if matches!(self.on, [Edit | EditStones]) => "1-9 0".to_owned(),
            (Action::Number(_), _) => "1-9".to_owned(),
            (_, []) => String::new(),
            (_, [code, ..]) => Key { code: *code, ctrl: false }.label(theme),
        }
    }
}

/// Every key that does something, the most important first.
///
/// Numbers are keys too: see [`number`](crate::tui::keys::number).
pub const BINDINGS: &[Binding] = &[
    // Choosing.
    key(&[Card], &[], Action::Number(1), "key-card-number", true),
    key(&[Way], &[], Action::Number(1), "key-way-number", true),
    key(&[Card], &[Left, BackTab], Action::Left, "key-card-left", false),
    key(&[Card], &[Right, Tab], Action::Right, "key-card-right", false),
    key(&[Card], &[Up, Char('k')], Action::Up, "key-card-left", false),
    key(&[Card], &[Down, Char('j')], Action::Down, "key-card-right", false),
    key(&[Way], &[Down, Right, Char('j'), Tab], Action::Next, "key-way-next", true),
    key(&[Way], &[Up, Left, Char('k'), BackTab], Action::Previous, "key-way-previous", false),
    key(&[Card], &[Enter, Char(' ')], Action::Confirm, "key-card-take", true),
    key(&[Way], &[Enter, Char(' ')], Action::Confirm, "key-way-take", true),
    key(&[Way], &[Esc, Code::Backspace], Action::Back, "key-way-back", true),
    key(&[Card], &[Char('p')], Action::Pass, "key-pass", true),
    key(&[Way], &[Char('a')], Action::All, "key-all", true),
    key(&[Card, Way], &[Char('h')], Action::Hint, "key-hint", true),
    key(&[Hint], &[Enter, Char(' ')], Action::Confirm, "key-hint-take", true),
    key(&[Hint], &[Esc, Code::Backspace, Char('h')], Action::Back, "key-hint-close", true),
    key(&[Card], &[Char('w')], Action::Why, "key-why", true),
    key(&[Way], &[Char('w')], Action::Why, "key-why", false),
    key(&[Card], &[Char(':'), Char('/')], Action::Type, "key-type", true),
    key(&[Way], &[Char(':'), Char('/')], Action::Type, "key-type", false),
    key(&[Card], &[Char('a')], Action::All, "key-all", false),
    // Playing a throw.
    key(&[Stone], &[], Action::Number(1), "key-stone-number", true),
    key(&[Step], &[], Action::Number(1), "key-step-number", true),
    key(THROW, &[Down, Char('j'), Tab], Action::Next, "key-way-next", true),
    key(THROW, &[Up, Char('k'), BackTab], Action::Previous, "key-way-previous", false),
    key(&[Stone], &[Left], Action::Left, "key-stone-left", false),
    key(&[Stone], &[Right], Action::Right, "key-stone-right", false),
    key(&[Step], &[Left], Action::Left, "key-step-left", false),
    key(&[Step], &[Right], Action::Right, "key-step-right", false),
    key(&[Stone], &[Enter, Char(' ')], Action::Confirm, "key-stone-take", true),
    key(&[Step], &[Enter, Char(' ')], Action::Confirm, "key-way-take", true),
    key(&[Step], &[Esc, Code::Backspace, Char('u')], Action::Back, "key-way-back", true),
    key(THROW, &[Char('h')], Action::Hint, "key-hint", true),
    key(THROW, &[Char('w')], Action::Why, "key-why", true),
    key(THROW, &[Char(':'), Char('/')], Action::Type, "key-type", true),
    key(THROW, &[Char('a')], Action::All, "key-all-moves", false),
    key(&[Interval], &[Enter, Char(' ')], Action::Confirm, "key-next-game", true),
    key(&[Interval], &[Tab], Action::Figures, "key-figures", true),
    key(&[Interval], &[Char('v')], Action::Watch, "key-watch", false),
    key(&[Interval], &[Char('u')], Action::TakeBack, "key-take-back", false),
    // Typing a move, or choosing from a list.
    key(&[Find], &[Enter], Action::Confirm, "key-way-take", true),
    key(&[Find], &[Down], Action::Down, "key-way-next", true),
    key(&[Find], &[Up, BackTab], Action::Up, "key-way-previous", false),
    key(&[Find], &[Tab], Action::Complete, "key-complete", true),
    key(&[Find], &[PageUp], Action::PageUp, "key-find-up", false),
    key(&[Find], &[PageDown], Action::PageDown, "key-find-down", false),
    key(&[Find], &[Home], Action::First, "key-first", false),
    key(&[Find], &[End], Action::Last, "key-last", false),
    key(&[Find], &[Esc], Action::Back, "key-way-back", true),
    key(&[Find], &[F1], Action::Help, "key-help", true),
    // Between players, and at the end.
    key(&[Made], &[Enter, Char(' ')], Action::Confirm, "key-hand-on", true),
    key(&[Made], &[Esc, Code::Backspace], Action::Back, "key-take-back", false),
    key(&[Made], &[Char('u')], Action::TakeBack, "key-take-back", true),
    key(&[Card, Stone, Watch, Curtain], &[Char('u')], Action::TakeBack, "key-take-back", false),
    key(&[Way], &[Char('u')], Action::Back, "key-way-back", false),
    key(&[Card, Stone, Step, Watch, Curtain, Made], &[Char('y')], Action::Forward, "key-forward", false),
    key(
        &[Card, Way, Stone, Step, Watch, Made, Curtain, Interval],
        &[Char('x')],
        Action::Exchange,
        "key-exchange",
        false,
    ),
    key(&[Curtain], &[Enter, Char(' ')], Action::Confirm, "key-uncover", true),
    key(&[Watch], &[Enter, Char(' ')], Action::Confirm, "key-skip-pause", true),
    key(&[Over], &[Enter], Action::Rematch, "key-rematch", true),
    key(&[Interval, Over], &[Char('n')], Action::NewGame, "key-set-up", true),
    key(&[Over], &[Char('v')], Action::Watch, "key-watch", true),
    key(&[Over], &[Tab], Action::Figures, "key-figures", true),
    // Setting up.
    key(&[SetUp], &[Char('l')], Action::Learn, "key-learn", true),
    key(&[Lessons], &[Down, Char('j'), Tab], Action::Down, "key-row-down", true),
    key(&[Lessons], &[Up, Char('k'), BackTab], Action::Up, "key-row-up", true),
    key(&[Lessons], &[Home], Action::First, "key-list-first", false),
    key(&[Lessons], &[End], Action::Last, "key-list-last", false),
    key(&[Lessons], &[Enter, Char(' ')], Action::Confirm, "key-lesson-take", true),
    key(&[Lesson], &[Enter, Char(' ')], Action::Confirm, "key-lesson-next", true),
    key(&[Lessons, Lesson], &[Esc, Char('q')], Action::Quit, "key-lesson-back", true),
    key(&[SetUp], &[Down, Char('j')], Action::Down, "key-row-down", true),
    key(&[SetUp], &[Up, Char('k')], Action::Up, "key-row-up", true),
    key(&[SetUp], &[Left], Action::Left, "key-value-before", false),
    key(&[SetUp], &[Right], Action::Right, "key-value-next", true),
    key(&[SetUp], &[Tab], Action::Next, "key-field-next", true),
    key(&[SetUp], &[BackTab], Action::Previous, "key-field-before", false),
    key(&[SetUp], &[Enter, Char(' ')], Action::Confirm, "key-row-take", true),
    key(&[SetUp], &[Home], Action::First, "key-first-row", false),
    key(&[SetUp], &[End], Action::Last, "key-last-row", false),
    key(&[SetUp], &[PageUp], Action::PageUp, "key-about-up", false),
    key(&[SetUp], &[PageDown], Action::PageDown, "key-about-down", false),
    key(PICK, &[Down, Char('j')], Action::Down, "key-row-down", true),
    key(PICK, &[Up, Char('k')], Action::Up, "key-row-up", true),
    key(PICK, &[PageDown], Action::PageDown, "key-ten-down", false),
    key(PICK, &[PageUp], Action::PageUp, "key-ten-up", false),
    key(PICK, &[Home], Action::First, "key-list-first", false),
    key(PICK, &[End], Action::Last, "key-list-last", false),
    key(&[Switches], &[Left, Char('h')], Action::Left, "key-value-before", false),
    key(&[Switches], &[Right, Char('l')], Action::Right, "key-value-next", true),
    key(&[Switches], &[Enter, Char(' ')], Action::Confirm, "key-value-type", true),
    key(&[Switches], &[Code::Backspace, Code::Delete], Action::Clear, "key-reset", true),
    key(&[Games, Files], &[Left, Char('h')], Action::Left, "key-about-up", false),
    key(&[Games, Files], &[Right, Char('l')], Action::Right, "key-about-down", false),
    key(&[Games], &[Enter, Char(' ')], Action::Confirm, "key-go-on", true),
    key(&[Files], &[Enter, Char(' ')], Action::Confirm, "key-open", true),
    key(&[Files], &[Code::Backspace], Action::Clear, "key-folder-up", true),
    key(&[Files], &[Char('/'), Char(':')], Action::Path, "key-type-path", true),
    key(PICK, &[Esc, Char('q')], Action::Back, "key-close", true),
    key(&[Text], &[Enter], Action::Confirm, "key-text-done", true),
    key(&[Text], &[Esc], Action::Back, "key-text-cancel", true),
    key(&[Text], &[Tab], Action::Next, "key-field-next", false),
    key(&[Text], &[BackTab], Action::Previous, "key-field-before", false),
    key(&[Text], &[Down], Action::Down, "key-row-down", false),
    key(&[Text], &[Up], Action::Up, "key-row-up", false),
    // Replay.
    key(&[Replay], &[Right, Char('l'), Down, Char('j')], Action::Right, "key-step-forward", true),
    key(&[ReplayMatch], &[Right, Char('l')], Action::Right, "key-step-forward", true),
    key(&[Replay], &[Left, Char('h'), Up, Char('k')], Action::Left, "key-step-back", true),
    key(&[ReplayMatch], &[Left, Char('h')], Action::Left, "key-step-back", true),
    key(&[ReplayMatch], &[Down, Char('j')], Action::Down, "key-throw-forward", false),
    key(&[ReplayMatch], &[Up, Char('k')], Action::Up, "key-throw-back", false),
    key(COURSE, &[Char(' ')], Action::PlayOn, "key-play-on", true),
    key(COURSE, &[Char('p')], Action::PlayFrom, "key-play-from", true),
    key(&[Replay], &[Char('c')], Action::Capture, "key-capture", true),
    key(&[ReplayMatch], &[Char('c')], Action::Capture, "key-hit", true),
    key(&[Replay], &[Char('b')], Action::CaptureBefore, "key-capture-before", false),
    key(&[ReplayMatch], &[Char('b')], Action::CaptureBefore, "key-hit-before", false),
    key(&[Replay], &[Char('g')], Action::GoTo, "key-go-to", true),
    key(&[ReplayMatch], &[Char('g')], Action::GoTo, "key-go-to-throw", true),
    key(&[ReplayMatch], &[Tab], Action::Next, "key-next-game", true),
    key(&[ReplayMatch], &[BackTab], Action::Previous, "key-game-before", false),
    key(&[Replay], &[Char('v')], Action::View, "key-view", true),
    key(COURSE, &[Char('f')], Action::Speed, "key-speed", false),
    key(COURSE, &[Home], Action::First, "key-first", false),
    key(COURSE, &[End], Action::Last, "key-last", false),
    key(COURSE, &[PageUp], Action::PageUp, "key-ten-back", false),
    key(COURSE, &[PageDown], Action::PageDown, "key-ten-forward", false),
    key(COURSE, &[Char('e')], Action::EditFrom, "key-edit-from", false),
    // Setting up a position.
    key(EDITING, &[Tab], Action::Next, "key-part", true),
    key(EDITING, &[BackTab], Action::Previous, "key-part-before", false),
    key(&[Edit], &[Char('a')], Action::Seat(Seat::A), "key-place", false),
    key(&[Edit], &[Char('b')], Action::Seat(Seat::B), "key-place", false),
    key(&[Edit], &[Char('c')], Action::Seat(Seat::C), "key-place", false),
    key(&[Edit], &[Char('d')], Action::Seat(Seat::D), "key-place", false),
    key(EDITING, &[Enter, Char(' ')], Action::Confirm, "key-put", true),
    key(EDITING, &[Code::Delete, Code::Backspace], Action::Remove, "key-remove", false),
    key(&[Edit], &[], Action::Number(1), "key-give", false),
    key(&[Edit], &[Up], Action::Up, "key-walk", false),
    key(&[Edit], &[Down], Action::Down, "key-walk", false),
    key(&[Edit], &[Left], Action::Left, "key-walk", false),
    key(&[Edit], &[Right], Action::Right, "key-walk", false),
    key(&[Edit], &[PageDown], Action::PageDown, "key-along", false),
    key(&[Edit], &[PageUp], Action::PageUp, "key-along-back", false),
    key(&[Edit], &[Char('n')], Action::NextTurn, "key-next-turn", false),
    key(&[Edit], &[Char('i')], Action::InOut, "key-in-out", false),
    key(&[Edit], &[Char('e')], Action::Extras, "key-extras", false),
    key(EDITING, &[Char('o')], Action::ChooseRules, "key-choose-rules", false),
    key(EDITING, &[Char('u')], Action::StepBack, "key-edit-back", true),
    key(EDITING, &[Char('y')], Action::StepAgain, "key-edit-again", true),
    key(EDITING, &[Char('s')], Action::Save, "key-save", true),
    key(EDITING, &[Char('p')], Action::PlayFrom, "key-edit-play", true),
    key(EDITING, &[Char('r')], Action::Rules, "key-rules", false),
    key(EDITING, &[Char('t')], Action::TurnBoard, "key-turn-board", false),
    key(EDITING, &[Char('m')], Action::Mouse, "key-mouse", false),
    key(EDITING, &[Char('?'), F1], Action::Help, "key-help", true),
    key(EDITING, &[Char('q')], Action::Quit, "key-quit", true),
    key(EDITING, &[Esc], Action::Quit, "key-quit", false),
    key(&[EditStones], &[Char('c')], Action::OtherColour, "key-other-colour", false),
    key(&[EditStones], &[], Action::Number(1), "key-so-many", false),
    key(&[EditStones], &[Up], Action::Up, "key-walk-points", false),
    key(&[EditStones], &[Down], Action::Down, "key-walk-points", false),
    key(&[EditStones], &[Left], Action::Left, "key-walk-points", false),
    key(&[EditStones], &[Right], Action::Right, "key-walk-points", false),
    key(&[EditStones], &[PageDown], Action::PageDown, "key-along-points", false),
    key(&[EditStones], &[PageUp], Action::PageUp, "key-along-points-back", false),
    key(&[EditStones], &[Char('n')], Action::NextTurn, "key-other-turn", false),
    key(&[EditStones], &[F4], Action::Language, "key-language", false),
    // A list over the screen.
    key(&[List], &[], Action::Number(1), "key-list-number", true),
    key(&[List], &[Down, Char('j'), Tab], Action::Down, "key-list-down", true),
    key(&[List], &[Up, Char('k'), BackTab], Action::Up, "key-list-up", true),
    key(&[List], &[Enter, Char(' ')], Action::Confirm, "key-list-take", true),
    key(&[List], &[Esc, Char('q')], Action::Back, "key-list-cancel", true),
    // Reading and answering.
    key(GAME, &[PageUp], Action::PageUp, "key-log-up", false),
    key(GAME, &[PageDown], Action::PageDown, "key-log-down", false),
    key(GAME, &[Home], Action::First, "key-log-first", false),
    key(GAME, &[End], Action::Last, "key-log-last", false),
    key(&[Page], &[Up, Char('k')], Action::Up, "key-page-up", true),
    key(&[Page], &[Down, Char('j')], Action::Down, "key-page-down", true),
    key(&[Page], &[PageUp], Action::PageUp, "key-page-up", false),
    key(&[Page], &[PageDown, Char(' ')], Action::PageDown, "key-page-down", false),
    key(&[Page], &[Home], Action::First, "key-first-line", false),
    key(&[Page], &[End], Action::Last, "key-last-line", false),
    key(&[Page], &[Char('n'), Tab], Action::Next, "key-next-difference", false),
    key(&[Page], &[BackTab], Action::Previous, "key-difference-before", false),
    key(&[Page], &[Esc, Enter, Char('q'), Char('?'), Char('r'), F1], Action::Back, "key-close", true),
    key(&[Question], &[Enter, Char('y')], Action::Confirm, "key-yes", true),
    key(&[Question], &[Esc, Char('n'), Char('q')], Action::Back, "key-no", true),
    // Everywhere.
    key(
        &[
            SetUp,
            Games,
            Files,
            Switches,
            Card,
            Way,
            Stone,
            Step,
            Hint,
            Watch,
            Made,
            Curtain,
            Interval,
            Over,
            Replay,
            ReplayMatch,
            Lessons,
            Lesson,
        ],
        &[Char('?'), F1],
        Action::Help,
        "key-help",
        true,
    ),
    key(
        &[SetUp, Switches, Card, Way, Stone, Step, Hint, Watch, Made, Interval, Over, Replay, ReplayMatch],
        &[Char('r')],
        Action::Rules,
        "key-rules",
        true,
    ),
    key(
        &[Card, Way, Stone, Step, Hint, Watch, Made, Interval, Over, Replay, ReplayMatch, Lesson],
        &[Char('t')],
        Action::TurnBoard,
        "key-turn-board",
        false,
    ),
    key(&[Card, Way, Hint, Watch, Made, Over, Replay], &[Char('s')], Action::SquareNames, "key-square-names", false),
    key(&[Card, Way, Stone, Step, Watch, Made, Interval], &[Char('f')], Action::Speed, "key-speed", false),
    key(&[Card, Way, Stone, Step, Watch], &[Char('g')], Action::GiveUp, "key-give-up", false),
    key(
        &[SetUp, Card, Way, Stone, Step, Hint, Watch, Made, Interval, Over, Replay, ReplayMatch, Lessons, Lesson],
        &[Char('d')],
        Action::Theme,
        "key-theme",
        false,
    ),
    key(
        &[SetUp, Card, Way, Stone, Step, Hint, Watch, Made, Interval, Over, Replay, ReplayMatch, Lessons, Lesson],
        &[Char('m')],
        Action::Mouse,
        "key-mouse",
        false,
    ),
    key(
        &[SetUp, Card, Way, Stone, Step, Hint, Watch, Made, Curtain, Interval, Over, Replay, ReplayMatch],
        &[Char('q')],
        Action::Quit,
        "key-quit",
        true,
    ),
    key(
        &[
            Card,
            Way,
            Stone,
            Step,
            Hint,
            Watch,
            Made,
            Curtain,
            Interval,
            Over,
            Replay,
            ReplayMatch,
            Edit,
            Lesson,
            Page,
            Question,
        ],
        &[F4],
        Action::Language,
        "key-language",
        false,
    ),
    key(
        &[SetUp, Card, Stone, Watch, Curtain, Interval, Over, Replay, ReplayMatch],
        &[Esc],
        Action::Quit,
        "key-quit",
        false,
    ),
    key(&[SetUp, Lessons], &[F4], Action::Language, "key-language", true),
];

const fn key(
    on: &'static [Context],
    codes: &'static [Code],
    action: Action,
    word: &'static str,
    in_footer: bool,
) -> Binding {
    Binding { on, codes, action, word, in_footer }
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
