//! The page about the keys that do something now, made from their table.

use crate::{
    say,
    toccadille::Seat,
    tui::{
        keys::{Action, Context, Keymap},
        pages::{Page, Paragraph},
        theme::Theme,
        toccadille::board::letter,
    },
};

/// On which board signs are to be explained.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Board {
    /// That of Tock.
    Squares,
    /// That of Toccadille.
    Points,
}

impl Board {
    /// Tells whether an action does something on it: points are always numbered.
    const fn has(self, action: Action) -> bool {
        match self {
            Self::Squares => true,
            Self::Points => !matches!(action, Action::SquareNames),
        }
    }
}

/// What keys are about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// What has to be chosen now.
    Choosing,
    /// What can be looked at.
    Reading,
    /// The game as a whole.
    Game,
    /// The program.
    Program,
}

impl Subject {
    const ALL: [Self; 4] = [Self::Choosing, Self::Reading, Self::Game, Self::Program];

    fn title(self) -> String {
        match self {
            Self::Choosing => say!("help-choosing"),
            Self::Reading => say!("help-reading"),
            Self::Game => say!("help-game"),
            Self::Program => say!("help-program"),
        }
    }

    /// Returns what an action is about.
    const fn of(action: Action) -> Self {
        match action {
            Action::Up
            | Action::Down
            | Action::Left
            | Action::Right
            | Action::Next
            | Action::Previous
            | Action::Confirm
            | Action::Back
            | Action::Number(_)
            | Action::Pass
            | Action::All
            | Action::Type
            | Action::Complete
            | Action::Clear
            | Action::Path
            | Action::Seat(_)
            | Action::OtherColour
            | Action::Remove
            | Action::NextTurn
            | Action::InOut
            | Action::Extras
            | Action::ChooseRules
            | Action::StepBack
            | Action::StepAgain => Self::Choosing,
            Action::Hint
            | Action::Learn
            | Action::Why
            | Action::Help
            | Action::Rules
            | Action::TurnBoard
            | Action::SquareNames
            | Action::GoTo
            | Action::Capture
            | Action::CaptureBefore
            | Action::View
            | Action::Figures
            | Action::Speed
            | Action::PageUp
            | Action::PageDown
            | Action::First
            | Action::Last => Self::Reading,
            Action::TakeBack
            | Action::EditFrom
            | Action::Save
            | Action::Forward
            | Action::Exchange
            | Action::PlayOn
            | Action::PlayFrom
            | Action::Rematch
            | Action::Watch
            | Action::NewGame
            | Action::GiveUp => Self::Game,
            Action::Theme
            | Action::Language
            | Action::Mouse
            | Action::Quit
            | Action::Interrupt
            | Action::Suspend
            | Action::Repaint => Self::Program,
        }
    }
}

impl Page {
    /// Returns the page about the keys that do something now.
    pub fn help(context: Context, keymap: &Keymap, board: Board, theme: Theme) -> Self {
        let mut paragraphs = vec![];
        for subject in Subject::ALL {
            let mut keys: Vec<Paragraph> = vec![];
            let mut add =
                |label: &str, word: String, action: Option<Action>| match keys.iter_mut().find(|it| it.text == word) {
                    Some(same) => same.label = format!("{} {label}", same.label),
                    None => keys.push(Paragraph { action, ..Paragraph::short(label, word) }),
                };
            let shown = |it: Action| Subject::of(it) == subject && board.has(it);
            for bound in keymap.bindings(context).filter(|it| shown(it.binding.action)) {
                // Which number is meant no click can say.
                let action = Some(bound.binding.action).filter(|it| !matches!(it, Action::Number(_)));
                add(&bound.label(theme), say!(bound.binding.word), action);
            }
            if subject == Subject::Program {
                add("Ctrl-C", say!("key-quit"), None);
                add("Ctrl-Z", say!("key-suspend"), None);
                add("Ctrl-L", say!("key-repaint"), None);
            }
            if !keys.is_empty() {
                paragraphs.push(Paragraph::heading(subject.title()));
                paragraphs.extend(keys);
            }
        }
        paragraphs.push(Paragraph::heading(say!("help-mouse-title")));
        paragraphs.push(Paragraph::text("", mouse(context, board)));
        if !matches!(context, Context::SetUp | Context::Text | Context::Games | Context::Files | Context::Switches) {
            match board {
                Board::Squares => {
                    paragraphs.push(Paragraph::heading(say!("help-signs")));
                    paragraphs.extend(signs(theme));
                }
                Board::Points => {
                    paragraphs.push(Paragraph::heading(say!("toc-help-signs")));
                    paragraphs.extend(signs_of_points(theme));
                }
            }
        }
        Self::new(say!("help-title"), paragraphs)
    }
}

/// Returns in one line what the mouse does now.
fn mouse(context: Context, board: Board) -> String {
    match (context, board) {
        (Context::Find, Board::Points) => return say!("help-mouse-found"),
        (Context::Hint, Board::Points) => return say!("help-mouse-hint-throw"),
        (Context::Made, Board::Points) => return say!("help-mouse-made-throw"),
        _ => {}
    }
    match context {
        Context::Card => say!("help-mouse-card"),
        Context::Way | Context::Find => say!("help-mouse-way"),
        Context::Stone | Context::Step => say!("help-mouse-throw"),
        Context::Hint => say!("help-mouse-hint"),
        Context::Replay | Context::ReplayMatch => say!("help-mouse-replay"),
        Context::Made => say!("help-mouse-made"),
        Context::Edit => say!("help-mouse-edit"),
        Context::EditStones => say!("help-mouse-edit-stones"),
        Context::Watch | Context::Interval | Context::Over => say!("help-mouse-watch"),
        Context::SetUp | Context::Games | Context::Files | Context::Switches => say!("help-mouse-setup"),
        Context::Text
        | Context::Lessons
        | Context::Lesson
        | Context::Curtain
        | Context::List
        | Context::Question
        | Context::Page => {
            say!("help-mouse")
        }
    }
}

/// Returns the signs on the board and what they mean.
fn signs(theme: Theme) -> Vec<Paragraph> {
    let arrows = theme.pick("◄ ▲ ► ▼", "< ^ > v");
    let slot = theme.pick("○", "o");
    let from = theme.pick("◎ ◦", ",");
    let way = theme.pick("▸", ">");
    let path = theme.pick("●", ":");
    let signs = [
        ("A", "sign-marble"),
        ("A*", "sign-guarded"),
        ("A^", "sign-fresh"),
        (arrows, "sign-post"),
        (arrows, "sign-doorstep"),
        (slot, "sign-slot"),
        ("7", "sign-shortcut"),
        ("A!", "sign-look"),
        (way, "sign-way"),
        ("A?", "sign-may-leave"),
        ("+", "sign-may-arrive"),
        ("A+", "sign-arrives"),
        ("Ax", "sign-captures"),
        ("bx", "sign-sent-back"),
        ("a", "sign-leaves"),
        (path, "sign-path"),
        ("A'", "sign-came-to"),
        (from, "sign-came-from"),
    ];
    signs.map(|(sign, word)| Paragraph::short(sign, say!(word))).into()
}

/// Returns the signs on the board of Toccadille and what they mean.
fn signs_of_points(theme: Theme) -> Vec<Paragraph> {
    let from = theme.pick("◎ ◦", ",");
    let way = theme.pick("━━", "==");
    let [red, black] = Seat::ALL.map(letter);
    let signs = [
        (format!("{red} {black}"), "toc-sign-stone"),
        ("9".to_owned(), "toc-sign-count"),
        ("[12] [13]".to_owned(), "toc-sign-huck"),
        (format!("{way}{red}"), "toc-sign-marks"),
        (format!("{red}?"), "toc-sign-may-leave"),
        ("+".to_owned(), "toc-sign-may-arrive"),
        ("x".to_owned(), "toc-sign-may-hit"),
        (format!("{red}+"), "toc-sign-arrives"),
        (format!("{black}x"), "toc-sign-hit"),
        (red.to_lowercase().to_string(), "toc-sign-leaves"),
        (format!("{red}'"), "toc-sign-came-to"),
        (from.to_owned(), "toc-sign-came-from"),
    ];
    signs.map(|(sign, word)| Paragraph::short(sign, say!(word))).into()
}
