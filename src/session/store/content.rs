//! What is in the records that are kept.

use std::path::PathBuf;

use crate::{
    game::{Game, Turn},
    session::{
        Recorded,
        player::Player,
        record::{self, Header, Loaded, Unloaded},
        toccadille::{Ended, Match},
        tock::End,
    },
    toccadille,
    tock::BySeat,
};

/// A game that is kept.
#[derive(Debug)]
pub struct Kept<C = Content> {
    /// The name to ask for.
    pub name: String,
    /// Where its record is.
    pub path: PathBuf,
    /// What is in it, or why that cannot be told.
    pub content: Result<C, Unloaded>,
}

/// A kept game, whichever it is.
#[derive(Debug)]
pub enum AnyKept {
    /// A game of Tock, or a record that does not tell what it is of.
    Tock(Kept),
    /// A match of Toccadille.
    Match(Kept<MatchContent>),
}

/// What is in the record of a game.
#[derive(Clone, Debug)]
pub struct Content {
    /// What the game began with.
    pub header: Header,
    /// Who plays now.
    pub players: BySeat<Option<Player>>,
    /// How many marbles of each seat are home.
    pub home: BySeat<usize>,
    /// How many marbles every seat has.
    pub marbles: usize,
    /// How many moves were made.
    pub moves: usize,
    /// How far the game is.
    pub progress: Progress,
}

/// What is in the record of a match.
#[derive(Clone, Debug)]
pub struct MatchContent {
    /// What the match began with.
    pub header: Header<Match>,
    /// Who plays now.
    pub players: toccadille::BySeat<Player>,
    /// The match as it stands.
    pub at: Match,
    /// How many moves were made.
    pub moves: usize,
    /// How far it is; an end is that of its last game.
    pub progress: Progress<Ended>,
}

/// How far a game is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Progress<E = End> {
    /// It goes on.
    Unfinished,
    /// It has ended so.
    Ended(E),
}

impl AnyKept {
    /// Tells whether it can be gone on with.
    pub fn is_unfinished(&self) -> bool {
        match self {
            Self::Tock(kept) => kept.content.as_ref().is_ok_and(|it| it.progress == Progress::Unfinished),
            Self::Match(kept) => kept.content.as_ref().is_ok_and(|it| it.progress == Progress::Unfinished),
        }
    }

    /// Returns the name to ask for.
    pub fn name(&self) -> &str {
        match self {
            Self::Tock(kept) => &kept.name,
            Self::Match(kept) => &kept.name,
        }
    }

    /// Tells whether it cannot be read.
    pub const fn is_damaged(&self) -> bool {
        match self {
            Self::Tock(kept) => kept.content.is_err(),
            Self::Match(kept) => kept.content.is_err(),
        }
    }
}

impl Kept<MatchContent> {
    /// Returns the match kept at `path`.
    pub(super) fn of_match(name: &str, path: PathBuf) -> Self {
        let content = record::load(&path).map(|it: Loaded<Match>| {
            let record = it.record;
            let end = record.end().cloned().or_else(|| record.state().ended(record.rules()));
            MatchContent {
                header: record.header().clone(),
                players: record.players().clone(),
                at: *record.state(),
                moves: record.moves(),
                progress: match end.filter(|_| record.is_over()) {
                    Some(end) => Progress::Ended(end),
                    None => Progress::Unfinished,
                },
            }
        });
        Self { name: name.to_owned(), path, content }
    }
}

impl Kept {
    /// Returns the game of Tock kept at `path`.
    pub(super) fn of_tock(name: &str, path: PathBuf) -> Self {
        let content = record::load(&path).map(|it: Loaded| {
            let record = it.record;
            let progress = match (record.end(), record.state().turn(record.rules())) {
                (Some(end), _) => Progress::Ended(end.clone()),
                (None, Turn::Over(winners)) => Progress::Ended(End::won(winners)),
                (None, Turn::Chance | Turn::Player(_)) => Progress::Unfinished,
            };
            Content {
                header: record.header().clone(),
                players: record.players().clone(),
                home: BySeat::from_fn(|it| record.state().board().in_home(it).len()),
                marbles: record.rules().marbles(),
                moves: record.moves(),
                progress,
            }
        });
        Self { name: name.to_owned(), path, content }
    }
}
