//! Lessons: a position, what is to be noticed there, and which move is asked for. Pure, but for what has been learnt.
//!
//! A lesson is a file of `lessons/`; its words are in the catalogue, under keys made from its name.

mod progress;

use std::{collections::BTreeMap, sync::Arc};

use serde::Deserialize;

use crate::{
    position::{self, tock::Case},
    profile::Library,
    report::Source,
    session::{Beginning, NewGame, Player, Session},
    tock::{BySeat, Move, Rank, Seat, Spot, SpotSet, View, notation::read_all},
    words,
};

pub use progress::Progress;

/// The lessons, in the order in which they are best taken.
const LESSONS: [(&str, &str); 18] = [
    ("coming-out", include_str!("../lessons/coming-out.toml")),
    ("home", include_str!("../lessons/home.toml")),
    ("post", include_str!("../lessons/post.toml")),
    ("four", include_str!("../lessons/four.toml")),
    ("seven", include_str!("../lessons/seven.toml")),
    ("king", include_str!("../lessons/king.toml")),
    ("jack", include_str!("../lessons/jack.toml")),
    ("five", include_str!("../lessons/five.toml")),
    ("shortcut", include_str!("../lessons/shortcut.toml")),
    ("partner", include_str!("../lessons/partner.toml")),
    ("discard", include_str!("../lessons/discard.toml")),
    ("joker", include_str!("../lessons/joker.toml")),
    ("guard", include_str!("../lessons/guard.toml")),
    ("jack-english", include_str!("../lessons/jack-english.toml")),
    ("joker-english", include_str!("../lessons/joker-english.toml")),
    ("fast-track", include_str!("../lessons/fast-track.toml")),
    ("ten", include_str!("../lessons/ten.toml")),
    ("jack-lose", include_str!("../lessons/jack-lose.toml")),
];

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    name: &'static str,
    /// The steps, at least one.
    pub steps: Vec<Step>,
}

/// One move that is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The key of its words.
    key: String,
    /// Where everything stands.
    pub case: Case,
    /// What is to be noticed on the board.
    pub look: SpotSet,
    /// The moves that are asked for, in notation.
    accept: Vec<String>,
    /// What is said of other moves: their notation, its beginning, or `*` for all, and the key of the words.
    wrong: BTreeMap<String, String>,
    /// What is said of cards that cannot be played.
    blocked: BTreeMap<String, String>,
}

/// What a move is worth in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what was asked for.
    Right,
    /// It is something else: what to say.
    Wrong(String),
}

/// A lesson's file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rules: String,
    #[serde(default)]
    variants: Vec<String>,
    steps: Vec<StepFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    position: String,
    #[serde(default)]
    look: Vec<String>,
    accept: Vec<String>,
    #[serde(default)]
    wrong: BTreeMap<String, String>,
    #[serde(default)]
    blocked: BTreeMap<String, String>,
}

/// Returns the names of the lessons, in the order in which they are best taken.
pub fn names() -> impl ExactSizeIterator<Item = &'static str> {
    LESSONS.iter().map(|it| it.0)
}

/// Returns what a lesson is called.
pub fn title(name: &str) -> String {
    words::say(&format!("learn-{name}"), &[])
}

/// Returns in a few words what it is about.
pub fn about(name: &str) -> String {
    words::say(&format!("learn-{name}-about"), &[])
}

impl Lesson {
    /// Returns the lesson of this name.
    pub fn named(name: &str) -> Option<Self> {
        let (name, text) = LESSONS.iter().find(|it| it.0 == name)?;
        let file: File = toml::from_str(text).ok()?;
        let head = format!("rules = {:?}\nvariants = {:?}\n", file.rules, file.variants);
        let steps = file.steps.into_iter().enumerate();
        let steps = steps.map(|(index, it)| Step::new(format!("learn-{name}-{}", index + 1), &head, it));
        let steps: Vec<Step> = steps.collect::<Option<_>>()?;
        (!steps.is_empty()).then_some(Self { name, steps })
    }

    /// Returns the lesson's name.
    pub const fn name(&self) -> &'static str {
        self.name
    }
}

impl Step {
    fn new(key: String, head: &str, file: StepFile) -> Option<Self> {
        let source: Arc<Source> = Source::new(&key, format!("{head}{}", file.position));
        // The rules that come with the program: what a player calls french may be anything.
        let case = position::tock::read(&source, None, &Library::default(), &[]).ok()?;
        let look = file.look.iter().map(|it| it.parse::<Spot>().ok()).collect::<Option<SpotSet>>()?;
        Some(Self { key, case, look, accept: file.accept, wrong: file.wrong, blocked: file.blocked })
    }

    /// Returns what is asked for, in words.
    pub fn task(&self) -> String {
        words::say(&self.key, &[])
    }

    /// Returns what is said when it is done.
    pub fn praise(&self) -> String {
        words::say(&format!("{}-done", self.key), &[])
    }

    /// Returns what is said of a card that cannot be played here, if there is anything to say.
    pub fn blocked(&self, rank: Rank) -> Option<String> {
        self.blocked.get(rank.name()).map(|it| self.words(it))
    }

    /// Judges a legal move.
    pub fn judge(&self, view: &View<'_>, mv: &Move) -> Verdict {
        let same = |it: &Move| {
            let kind = std::mem::discriminant::<Move>;
            let action = |it: &Move| if let Move::Play(play) = it { Some(play.action) } else { None };
            kind(it) == kind(mv)
                && it.rank() == mv.rank()
                && action(it) == action(mv)
                && view.board_after(it) == view.board_after(mv)
        };
        if self.accept.iter().flat_map(|it| read_all(view, it).unwrap_or_default()).any(|it| same(&it)) {
            return Verdict::Right;
        }
        Verdict::Wrong(self.wrong_key(mv).map(|it| self.words(it)).unwrap_or_default())
    }

    /// Returns the key of what is said of a move: the longest text that its notation begins with decides.
    pub fn wrong_key(&self, mv: &Move) -> Option<&str> {
        let notation = mv.to_string();
        let begins = |it: &&String| {
            notation == **it || notation.starts_with(&format!("{it} ")) || notation.starts_with(&format!("{it}-"))
        };
        let longest = self.wrong.keys().filter(begins).max_by_key(|it| it.len());
        longest.and_then(|it| self.wrong.get(it)).or_else(|| self.wrong.get("*")).map(String::as_str)
    }

    /// Returns the moves that are asked for, in notation.
    pub fn accepted(&self) -> &[String] {
        &self.accept
    }

    /// Returns the keys of everything this step may say.
    pub fn keys(&self) -> Vec<String> {
        let more = self.wrong.values().chain(self.blocked.values()).map(|it| format!("{}-{it}", self.key));
        [self.key.clone(), format!("{}-done", self.key)].into_iter().chain(more).collect()
    }

    /// Returns a game at this position that is kept nowhere; `name` is what the player is called.
    pub fn begin(&self, name: &str) -> Option<Session> {
        let Case { table, position } = &self.case;
        let player = |seat: Seat| {
            let human = Player::Human { name: name.to_owned() };
            let bot = Player::Bot { level: crate::bot::Level::Greedy.name().to_owned() };
            position.table.contains(seat).then(|| if seat == position.turn { human } else { bot })
        };
        let game = NewGame::new(table, BySeat::from_fn(player), 1);
        Session::begin_as(Beginning::at(&game, position).ok()?, None).ok()
    }

    fn words(&self, key: &str) -> String {
        words::say(&format!("{}-{key}", self.key), &[])
    }
}
