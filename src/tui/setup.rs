//! Setting up a game: by which rules, who plays, or which game to go on with.

mod about;
mod begin;
mod change;
mod files;
mod games;
mod lists;
mod offer;
mod ruling;
mod stones;
mod switches;

use unicode_width::UnicodeWidthStr;

use crate::{
    bot::{self, Level},
    games::Name,
    profile::Table,
    session::{Agreed, Session, toccadille::Match},
    toccadille,
    tock::{BySeat, Seat, SeatSet, State, rules::Teams},
    tui::{
        keys::Context,
        line::Line,
        pages::Page,
        theme::{Theme, Tint},
    },
};

pub use about::Said;
pub use files::{Entry, Files, What};
pub use games::{Games, Unfinished};
pub use ruling::Ruling;
pub use stones::{LONGEST, Side, Stones, Unit};
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
    /// Of which game it is.
    pub game: Name,
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who<L = Level> {
    /// Somebody at the keyboard.
    Human,
    /// A bot.
    Bot(L),
}

impl Who {
    /// Returns everybody who can sit on a seat of Tock.
    pub fn all() -> Vec<Self> {
        [Self::Human].into_iter().chain(Level::ALL.map(Self::Bot)).collect()
    }
}

impl Who<bot::toccadille::Level> {
    /// Returns everybody who can play a colour of Toccadille.
    pub fn all() -> Vec<Self> {
        [Self::Human].into_iter().chain(bot::toccadille::Level::ALL.map(Self::Bot)).collect()
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
    /// A colour of stones: who plays it.
    Side(toccadille::Seat),
    /// A colour of stones: the name.
    SideName(toccadille::Seat),
    /// What is counted in a match.
    Length,
    /// How many of them it is long.
    Count,
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
    /// The single switches of the rules of Tock.
    Switches(Switches),
    /// The single switches of the rules of Toccadille.
    StoneSwitches(Switches<toccadille::State>),
}

/// A game being set up.
#[derive(Debug)]
pub struct SetUp {
    /// The profiles there are.
    pub profiles: Vec<Named>,
    /// Which one is chosen.
    pub profile: usize,
    /// The rules of Tock, if the profile is one of that.
    pub tock: Ruling<State>,
    /// What is chosen for a match of Toccadille, if the profile is one of that.
    pub stones: Stones,
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
        lines.extend((0..self.variants().len()).map(|it| vec![Row::Variant(it)]));
        lines.push(vec![Row::House]);
        lines.extend(self.game().either(|| self.lines_of_tock(), || self.lines_of_match()));
        lines.push(vec![Row::Start]);
        lines
    }

    fn lines_of_tock(&self) -> Vec<Vec<Row>> {
        let seats = self.seats();
        let seat = |seat| match self.chairs[seat].who {
            Who::Human => vec![Row::Who(seat), Row::Name(seat), Row::Colour(seat)],
            Who::Bot(_) => vec![Row::Who(seat), Row::Colour(seat)],
        };
        let begin = [vec![Row::First, Row::Seed], vec![Row::Practice, Row::OpenHands]];
        [vec![Row::Players]].into_iter().chain(seats.iter().map(seat)).chain(begin).collect()
    }

    fn lines_of_match(&self) -> Vec<Vec<Row>> {
        let side = |seat| match self.stones.sides[seat].who {
            Who::Human => vec![Row::Side(seat), Row::SideName(seat)],
            Who::Bot(_) => vec![Row::Side(seat)],
        };
        let length = match self.stones.unit {
            Unit::Games | Unit::Points => vec![Row::Length, Row::Count],
            Unit::Open => vec![Row::Length],
        };
        let begin = [length, vec![Row::Seed], vec![Row::Practice]];
        toccadille::Seat::ALL.map(side).into_iter().chain(begin).collect()
    }

    /// Returns the game whose rules are chosen.
    pub fn game(&self) -> Name {
        self.profiles.get(self.profile).map_or(Name::Tock, |it| it.game)
    }

    /// Returns the variants there are for the chosen game, and whether each is chosen.
    pub fn variants(&self) -> &[(Named, bool)] {
        self.game().either(|| &self.tock.variants, || &self.stones.ruling.variants)
    }

    /// Returns how many switches are set for this game.
    pub fn changes(&self) -> usize {
        self.game().either(|| self.tock.set.len(), || self.stones.ruling.set.len())
    }

    /// Returns what is wrong with the rules, if something is.
    pub fn fault(&self) -> Option<&String> {
        self.game().either(|| self.tock.rules.as_ref().err(), || self.stones.ruling.rules.as_ref().err())
    }

    /// Returns what the rules call themselves, if they can be played.
    pub fn rules_name(&self) -> Option<&str> {
        let stones = || self.stones.ruling.table().map(|it| it.name.as_str());
        self.game().either(|| self.tock.table().map(|it| it.name.as_str()), stones)
    }

    /// Returns the page about the rules, if they can be played.
    pub fn rules_page(&self, theme: Theme) -> Option<Page> {
        let stones = || self.stones.ruling.table().map(|it| Page::of_table(&it.name, it, theme));
        self.game().either(|| self.tock.table().map(|it| Page::of_table(&it.name, it, theme)), stones)
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

    /// Returns the rules of Tock, if they can be played.
    pub fn table(&self) -> Option<&Table> {
        self.tock.table()
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
            (None, Some(List::Switches(_) | List::StoneSwitches(_))) => Context::Switches,
        }
    }

    /// Returns the name or path of the chosen profile.
    pub fn profile_name(&self) -> &str {
        self.profiles.get(self.profile).map_or("", |it| it.name.as_str())
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
