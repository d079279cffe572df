//! The games that can go on.

use std::path::PathBuf;

use crate::{
    say,
    session::{Content, Kept, Progress, words},
    telling::{self, when},
    tock::{BySeat, Seat, SeatSet},
    tui::{model::Options, people::People, setup::Said, theme::Tint},
};

/// How many games the form offers; the list has them all.
const OFFERED: usize = 3;

/// A game that can go on, or a record that nobody can read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unfinished {
    /// The name to ask for.
    pub name: String,
    /// Where it is kept.
    pub path: PathBuf,
    /// When it began.
    pub when: String,
    /// What is in it, or why that cannot be told.
    pub game: Result<Told, String>,
}

/// An unfinished game in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// What it is played by.
    pub rules: String,
    /// Who plays: seat, colour, name, and how many marbles are home.
    pub players: Vec<(Seat, Tint, String, usize)>,
    /// How many marbles everyone has.
    pub marbles: usize,
    /// How many moves were made.
    pub moves: usize,
}

impl Told {
    /// Returns the names of everybody who plays.
    pub fn names(&self) -> String {
        self.players.iter().map(|it| it.2.as_str()).collect::<Vec<_>>().join(", ")
    }
}

/// The list of all games.
#[derive(Debug)]
pub struct Games {
    /// The games, the newest first.
    pub games: Vec<Unfinished>,
    /// Which one is looked at.
    pub at: usize,
}

impl Games {
    /// Returns the list of all games that are not finished, and of those that cannot be read.
    pub(super) fn new(options: &Options) -> Self {
        let is_over = |it: &Kept| it.content.as_ref().is_ok_and(|it| it.progress != Progress::Unfinished);
        let games = options.store.list().unwrap_or_default();
        Self { games: games.into_iter().filter(|it| !is_over(it)).map(told).collect(), at: 0 }
    }
}

/// Returns the newest games that can go on, and whether there are more.
pub(super) fn newest(options: &Options) -> (Vec<Unfinished>, bool) {
    let mut games = options.store.unfinished(OFFERED + 1).unwrap_or_default();
    let more = OFFERED < games.len();
    games.truncate(OFFERED);
    (games.into_iter().map(told).collect(), more)
}

/// Returns what is said about a game.
pub(super) fn about(game: &Unfinished) -> Vec<Said> {
    let mut said = vec![Said::Title(say!("setup-goes-on"))];
    match &game.game {
        Ok(told) => {
            said.push(Said::Text(told.rules.clone()));
            for (seat, tint, name, home) in &told.players {
                let home = say!("setup-home", count = *home, of = told.marbles);
                said.push(Said::Player { seat: *seat, tint: *tint, text: name.clone(), note: home });
            }
            said.push(Said::Text(say!("setup-far", when = game.when.as_str(), count = told.moves)));
        }
        Err(why) => {
            said.push(Said::Fault(why.clone()));
            said.push(Said::Text(say!("setup-unreadable")));
        }
    }
    said.push(Said::Faint(say!("setup-called", name = game.name.as_str())));
    said
}

fn told(game: Kept) -> Unfinished {
    let when = game.content.as_ref().ok().and_then(|it| when::told(it.header.when.as_deref()?));
    Unfinished {
        when: when.unwrap_or_else(|| game.name.clone()),
        game: game.content.map(|it| content(&it)).map_err(|it| words::unloaded(&it)),
        name: game.name,
        path: game.path,
    }
}

fn content(content: &Content) -> Told {
    let header = &content.header;
    let people = People::new(&content.players, &header.set_up.colours);
    let seats: SeatSet = header.set_up.seats;
    let home: &BySeat<usize> = &content.home;
    Told {
        rules: telling::title(&header.rules, &header.variants, header.set.len()),
        players: seats.iter().map(|it| (it, people.tint(it), people.name(it).to_owned(), home[it])).collect(),
        marbles: content.marbles,
        moves: content.moves,
    }
}
