//! Setting up a game: by which rules, who plays, or which game to go on with.

mod change;

use std::path::PathBuf;

use unicode_width::UnicodeWidthStr;

use crate::{
    bot::Level,
    chance,
    profile::{Library, Request, Table, fault::Sort},
    say,
    session::{Agreed, Kept, Moment, NewGame, Player, Session, words},
    telling,
    tock::{BySeat, Rules, Seat, SeatSet, rules::Teams},
    tui::{model::Options, people, theme::Tint},
};

/// How many games to go on with are offered.
const GAMES: usize = 3;
/// How wide a name may be, in columns.
const NAME_WIDTH: usize = 16;

/// Something that can be chosen by name, with a word about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    /// The name to ask for.
    pub name: String,
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

/// An unfinished game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The name to ask for.
    pub name: String,
    /// Where it is kept.
    pub path: PathBuf,
    /// Who plays what, and how far it is.
    pub text: String,
}

/// A game that begins or goes on.
#[derive(Debug)]
pub struct Begun {
    /// The game.
    pub session: Session,
    /// Something that must be said about it.
    pub notice: Option<String>,
}

/// What a row of the form is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Row {
    /// An unfinished game.
    Game(usize),
    /// The profile.
    Profile,
    /// A variant.
    Variant(usize),
    /// How many play.
    Players,
    /// A seat: who sits there.
    Who(Seat),
    /// A seat: the name.
    Name(Seat),
    /// A seat: the colour.
    Colour(Seat),
    /// The number that shuffles.
    Seed,
    /// The beginning.
    Start,
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
    /// How many play.
    pub players: u8,
    /// Who sits where.
    pub chairs: BySeat<Chair>,
    /// The seed; drawn if it is empty.
    pub seed: String,
    /// The games to go on with.
    pub games: Vec<Unfinished>,
    /// The rules these choices make, or what is wrong with them.
    pub rules: Result<Box<Table>, String>,
    /// What kept the last attempt from succeeding.
    pub notice: Option<String>,
    at: Row,
    /// The text as it was before it was typed over.
    before: Option<String>,
}

impl SetUp {
    /// Returns the form as it is offered first.
    pub fn new(options: &Options) -> Self {
        let name = options.name.clone().unwrap_or_default();
        let chair = |seat: Seat| Chair {
            who: if seat == Seat::A { Who::Human } else { Who::Bot(Level::Greedy) },
            name: if seat == Seat::A { short_name(&name) } else { String::new() },
            tint: Tint::ALL[seat.index()],
        };
        let (profile, variants) = &options.rules;
        Self::with(options, profile, variants, 4, BySeat::from_fn(chair))
    }

    /// Returns the form filled in for another game like this one.
    pub fn again(options: &Options, session: &Session) -> Self {
        let first = Self::new(options);
        let header = session.record().header();
        let people = people::People::new(session.record().players(), &header.colours);
        let chair = |seat: Seat| match session.player(seat) {
            Some(Player::Human { name }) => Chair { who: Who::Human, name: short_name(name), tint: people.tint(seat) },
            Some(Player::Bot { level }) => {
                let who = level.parse().map_or(Who::Bot(Level::Greedy), Who::Bot);
                Chair { who, name: String::new(), tint: people.tint(seat) }
            }
            None => Chair { tint: people.tint(seat), ..first.chairs[seat].clone() },
        };
        let players = session.seats().len() as u8;
        Self::with(options, &header.rules, &header.variants, players, BySeat::from_fn(chair))
    }

    fn with(options: &Options, profile: &str, variants: &[String], players: u8, chairs: BySeat<Chair>) -> Self {
        let mut profiles = listed(&options.library, Sort::Profile);
        let mut all = listed(&options.library, Sort::Variant);
        // What was asked for by path is not in the list.
        let asked = |list: &mut Vec<Named>, name: &str| {
            if !list.iter().any(|it| it.name == name) {
                list.push(Named { name: name.to_owned(), summary: String::new() });
            }
        };
        asked(&mut profiles, profile);
        for variant in variants {
            asked(&mut all, variant);
        }
        let chosen = |it: Named| {
            let on = variants.contains(&it.name);
            (it, on)
        };
        let mut setup = Self {
            profile: profiles.iter().position(|it| it.name == profile).unwrap_or(0),
            profiles,
            variants: all.into_iter().map(chosen).collect(),
            players,
            chairs,
            seed: String::new(),
            games: unfinished(options),
            rules: Err(String::new()),
            notice: None,
            at: Row::Start,
            before: None,
        };
        setup.resolve(&options.library);
        setup
    }

    /// Returns every row of the form, from the top.
    pub fn rows(&self) -> Vec<Row> {
        let mut rows: Vec<_> = (0..self.games.len()).map(Row::Game).collect();
        rows.push(Row::Profile);
        rows.extend((0..self.variants.len()).map(Row::Variant));
        rows.push(Row::Players);
        for seat in self.seats().iter() {
            rows.push(Row::Who(seat));
            if self.chairs[seat].who == Who::Human {
                rows.push(Row::Name(seat));
            }
            rows.push(Row::Colour(seat));
        }
        rows.extend([Row::Seed, Row::Start]);
        rows
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

    /// Tells whether text is being typed.
    pub const fn is_typing(&self) -> bool {
        self.before.is_some()
    }

    fn resolve(&mut self, library: &Library) {
        let variants = self.variants.iter().filter(|it| it.1).map(|it| it.0.name.clone()).collect();
        let rules = self.profiles.get(self.profile).map_or_else(String::new, |it| it.name.clone());
        let request = Request { rules, variants, ..Request::default() };
        self.rules = library.resolve(&request).map(Box::new).map_err(|it| it.complaints().on_one_line());
        let counts = self.counts();
        if !counts.contains(&self.players) {
            let nearest = counts.iter().min_by_key(|it| it.abs_diff(self.players));
            self.players = nearest.copied().unwrap_or(self.players);
        }
    }

    /// Returns how many may play.
    fn counts(&self) -> Vec<u8> {
        let Some(table) = self.table() else { return vec![self.players] };
        let rules: &Rules = &table.rules;
        let alone = |it: &u8| *it == 2 && rules.seats.teams == Teams::Opposite;
        rules.seats.counts.iter().copied().filter(|it| !alone(it)).collect()
    }

    fn start(&mut self, options: &Options) -> Option<Begun> {
        let table = match &self.rules {
            Ok(table) => table,
            Err(fault) => {
                self.notice = Some(fault.clone());
                return None;
            }
        };
        let seats = self.seats();
        let player = |seat: Seat| match self.chairs[seat].who {
            Who::Human => Player::Human { name: self.chairs[seat].name.trim().to_owned() },
            Who::Bot(level) => Player::Bot { level: level.name().to_owned() },
        };
        let taken = |seat: &Seat| seats.contains(*seat);
        let game = NewGame {
            table,
            players: BySeat::from_fn(|it| Some(it).filter(taken).map(player)),
            colours: BySeat::from_fn(|it| Some(it).filter(taken).map(|it| self.chairs[it].tint.name().to_owned())),
            first: None,
            seed: self.seed.parse().unwrap_or_else(|_| chance::fresh_seed()),
            when: Some(Moment::now()),
            agreed: Agreed::default(),
        };
        match options.store.begin(&game) {
            Ok(session) => Some(Begun { session, notice: None }),
            Err(failure) => {
                self.notice = Some(words::failure(&failure));
                None
            }
        }
    }

    fn resume(&mut self, index: usize) -> Option<Begun> {
        let game = self.games.get(index)?;
        match Session::resume(&game.path) {
            Ok((session, torn)) => Some(Begun { session, notice: torn.as_ref().map(words::torn) }),
            Err(unopened) => {
                self.notice = Some(words::unopened(&unopened));
                None
            }
        }
    }
}

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

fn listed(library: &Library, sort: Sort) -> Vec<Named> {
    let all = library.list().into_iter().filter(|it| it.sort == sort);
    all.map(|it| Named { name: it.name, summary: it.summary }).collect()
}

/// Returns the newest games that go on.
fn unfinished(options: &Options) -> Vec<Unfinished> {
    let games = options.store.unfinished(GAMES).unwrap_or_default();
    games.into_iter().filter_map(told).collect()
}

fn told(game: Kept) -> Option<Unfinished> {
    let content = game.content.ok()?;
    let header = content.header;
    let names: Vec<_> =
        header.players.iter().filter_map(|(seat, it)| Some(telling::name(it.as_ref()?, seat))).collect();
    let rules = telling::title(&header.rules, &header.variants, header.set.len());
    let text = say!("setup-game-about", rules = rules, who = names.join(", "), moves = content.moves);
    Some(Unfinished { name: game.name, path: game.path, text })
}
