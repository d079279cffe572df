//! The games that can go on.

use std::path::PathBuf;

use crate::{
    say,
    session::{AnyKept, Content, Kept, MatchContent, words},
    telling::{self, when},
    toccadille,
    tock::{BySeat, SeatSet},
    tui::{model::Options, people::People, setup::Said},
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
    /// Everybody who plays, by name.
    pub names: Vec<String>,
    /// Who plays, and how far everybody is.
    pub players: Vec<Said>,
    /// How many moves were made.
    pub moves: usize,
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
        let games = options.store.every().unwrap_or_default();
        let goes_on = |it: &AnyKept| it.is_unfinished() || it.is_damaged();
        Self { games: games.into_iter().filter(goes_on).map(told).collect(), at: 0 }
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
            said.extend(told.players.clone());
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

fn told(game: AnyKept) -> Unfinished {
    match game {
        AnyKept::Tock(kept) => unfinished(kept, |it| it.header.when.as_deref(), of_game),
        AnyKept::Match(kept) => unfinished(kept, |it| it.header.when.as_deref(), of_match),
    }
}

fn unfinished<C>(game: Kept<C>, when: impl Fn(&C) -> Option<&str>, tell: impl FnOnce(&C) -> Told) -> Unfinished {
    let when = game.content.as_ref().ok().and_then(|it| when::told(when(it)?));
    Unfinished {
        when: when.unwrap_or_else(|| game.name.clone()),
        game: game.content.map(|it| tell(&it)).map_err(|it| words::unloaded(&it)),
        name: game.name,
        path: game.path,
    }
}

fn of_game(content: &Content) -> Told {
    let header = &content.header;
    let people = People::new(&content.players, &header.set_up.colours);
    let seats: SeatSet = header.set_up.seats;
    let home: &BySeat<usize> = &content.home;
    let player = |seat| {
        let note = say!("setup-home", count = home[seat], of = content.marbles);
        Said::Player { seat, tint: people.tint(seat), text: people.name(seat).to_owned(), note }
    };
    Told {
        rules: telling::title(&header.rules, &header.variants, header.set.len()),
        names: seats.iter().map(|it| people.name(it).to_owned()).collect(),
        players: seats.iter().map(player).collect(),
        moves: content.moves,
    }
}

fn of_match(content: &MatchContent) -> Told {
    let names = telling::toccadille::Names::new(&content.players);
    let (marks, score) = (content.at.game().marks(), content.at.score());
    let side = |seat: toccadille::Seat| {
        let note = say!("setup-marks", marks = marks[seat], points = score[seat]);
        Said::Side { seat, text: names.name(seat).to_owned(), note }
    };
    Told {
        rules: telling::toccadille::title(&content.header),
        names: toccadille::Seat::ALL.map(|it| names.name(it).to_owned()).into(),
        players: toccadille::Seat::ALL.map(side).into(),
        moves: content.moves,
    }
}
