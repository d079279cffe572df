//! Setting up a game: by which rules, who plays, or which game to go on with.

mod about;
mod begin;
mod change;
mod files;
mod games;
mod offer;
mod switches;

use unicode_width::UnicodeWidthStr;

use crate::{
    bot::Level,
    profile::{Request, Table},
    session::{Agreed, Session, toccadille::Match},
    tock::{
        BySeat, Seat, SeatSet,
        rules::{Switch, Teams},
    },
    tui::{keys::Context, line::Line, theme::Tint},
};

pub use about::Said;
pub use files::{Entry, Files, What};
pub use games::{Games, Unfinished};
pub use switches::{Choice, Switches};

/// How wide a name may be, in columns.
pub const NAME_WIDTH: usize = 16;

/// Something that can be chosen by name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The name or path to ask for.
    pub name: String,
    /// What the form calls it.
    pub label: String,
    /// What it says about itself.
    pub summary: String,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Somebody at the keyboard.
    Human,
    /// A bot.
    Bot(Level),
}

impl Who {
    /// Returns everybody who can sit on a seat.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::Human].into_iter().chain(Level::ALL.map(Self::Bot))
    }
}

/// One seat of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// Who sits there.
    pub who: Who,
    /// The name, if it is somebody at the keyboard.
    pub name: String,
    /// The colour of the marbles.
    pub tint: Tint,
}

/// A game in play, whichever game it is of.
#[derive(Debug)]
pub enum InPlay {
    /// A game of Tock.
    Game(Box<Session>),
    /// A match of Toccadille.
    Match(Box<Session<Match>>),
}

impl From<Session> for InPlay {
    fn from(session: Session) -> Self {
        Self::Game(Box::new(session))
    }
}

impl From<Session<Match>> for InPlay {
    fn from(session: Session<Match>) -> Self {
        Self::Match(Box::new(session))
    }
}

/// A game that begins or goes on.
#[derive(Debug)]
pub struct Begun {
    /// The game.
    pub game: InPlay,
    /// Something that must be said about it.
    pub notice: Option<String>,
}

/// What can be chosen in the form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// The list of all games.
    AllGames,
    /// An unfinished game.
    Game(usize),
    /// The profile.
    Profile,
    /// A file with rules.
    Browse,
    /// A variant.
    Variant(usize),
    /// The single switches.
    House,
    /// How many play.
    Players,
    /// A seat: who sits there.
    Who(Seat),
    /// A seat: the name.
    Name(Seat),
    /// A seat: the colour.
    Colour(Seat),
    /// Who plays first.
    First,
    /// The number that shuffles.
    Seed,
    /// Whether moves may be taken back as far as one likes.
    Practice,
    /// Whether everybody sees all hands.
    OpenHands,
    /// The beginning.
    Start,
}

/// A list that is looked at instead of the form.
#[derive(Debug)]
pub enum List {
    /// All games that can go on.
    Games(Games),
    /// Files with rules.
    Files(Files),
    /// The single switches of the rules.
    Switches(Switches),
}

/// A game being set up.
#[derive(Debug)]
pub struct SetUp {
    /// The profiles there are.
    pub profiles: Vec<Named>,
    /// Which one is chosen.
    pub profile: usize,
    /// The variants there are, and whether each is chosen.
    pub variants: Vec<(Named, bool)>,
    /// The switches that are set for this game, each with its value in TOML.
    pub set: Vec<(Switch, String)>,
    /// How many play.
    pub players: u8,
    /// Who sits where.
    pub chairs: BySeat<Chair>,
    /// Who plays first; drawn if nobody is named.
    pub first: Option<Seat>,
    /// The seed; drawn if it is empty.
    pub seed: String,
    /// What else the players agree on.
    pub agreed: Agreed,
    /// The newest games to go on with.
    pub games: Vec<Unfinished>,
    /// Whether there are more games than these.
    pub more_games: bool,
    /// The rules these choices make, or what is wrong with them.
    pub rules: Result<Box<Table>, String>,
    /// Something that must be said before all else.
    pub notice: Option<String>,
    /// What is said about the row that is looked at.
    pub about: Vec<Said>,
    /// How many lines of it are scrolled off the top.
    pub about_top: usize,
    /// The list that is looked at, if one is.
    pub list: Option<List>,
    /// What is being typed.
    pub line: Option<Line>,
    at: Row,
    /// Which of the things that stand side by side was looked at last.
    column: usize,
}

impl SetUp {
    /// Returns every row of the form, from the top; those that stand side by side are together.
    pub fn lines(&self) -> Vec<Vec<Row>> {
        let mut lines = vec![];
        if self.more_games {
            lines.push(vec![Row::AllGames]);
        }
        lines.extend((0..self.games.len()).map(|it| vec![Row::Game(it)]));
        lines.push(vec![Row::Profile, Row::Browse]);
        lines.extend((0..self.variants.len()).map(|it| vec![Row::Variant(it)]));
        lines.extend([vec![Row::House], vec![Row::Players]]);
        lines.extend(self.seats().iter().map(|seat| match self.chairs[seat].who {
            Who::Human => vec![Row::Who(seat), Row::Name(seat), Row::Colour(seat)],
            Who::Bot(_) => vec![Row::Who(seat), Row::Colour(seat)],
        }));
        lines.extend([vec![Row::First, Row::Seed], vec![Row::Practice, Row::OpenHands], vec![Row::Start]]);
        lines
    }

    /// Returns every row of the form, in the order of [`SetUp::lines`].
    pub fn rows(&self) -> Vec<Row> {
        self.lines().concat()
    }

    /// Returns the row that is looked at.
    pub const fn at(&self) -> Row {
        self.at
    }

    /// Returns who plays.
    pub fn seats(&self) -> SeatSet {
        SeatSet::seated(self.players.into())
    }

    /// Returns the rules, if they can be played.
    pub fn table(&self) -> Option<&Table> {
        self.rules.as_deref().ok()
    }

    /// Returns who plays together with a seat.
    pub fn partner(&self, seat: Seat) -> Option<Seat> {
        let teams = self.table()?.rules.seats.teams;
        (teams == Teams::Opposite && self.seats().contains(seat.opposite())).then(|| seat.opposite())
    }

    /// Tells whether text is being typed.
    pub const fn is_typing(&self) -> bool {
        self.line.is_some()
    }

    /// Returns what keys mean now.
    pub const fn context(&self) -> Context {
        match (&self.line, &self.list) {
            (Some(_), _) => Context::Text,
            (None, None) => Context::SetUp,
            (None, Some(List::Games(_))) => Context::Games,
            (None, Some(List::Files(_))) => Context::Files,
            (None, Some(List::Switches(_))) => Context::Switches,
        }
    }

    /// Returns the rules that are asked for, without the single switches.
    pub fn unset_request(&self) -> Request {
        let variants = self.variants.iter().filter(|it| it.1).map(|it| it.0.name.clone()).collect();
        let rules = self.profiles.get(self.profile).map_or_else(String::new, |it| it.name.clone());
        Request { rules, variants, ..Request::default() }
    }

    /// Returns the rules that are asked for.
    pub fn request(&self) -> Request {
        let set = self.set.iter().map(|(switch, value)| format!("{switch}={value}")).collect();
        Request { set, ..self.unset_request() }
    }
}

/// Returns a name as far as it fits into the form.
fn short_name(name: &str) -> String {
    let mut short = String::new();
    for letter in name.trim().chars().filter(|it| !it.is_control()) {
        if NAME_WIDTH < format!("{short}{letter}").width() {
            break;
        }
        short.push(letter);
    }
    short
}
