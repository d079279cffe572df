//! Toccadille's positions: a TOML text becomes the rules it names and a [`Position`], or all its faults.

mod json;
mod moves;
mod sheet;
mod words;
mod write;

use std::{ops::Range, path::Path, sync::Arc};

use serde_json::json;

use crate::{
    game::Game,
    position::{Answer, Placed, Refused, fault::Fault, file, toccadille::sheet::Sheet},
    profile::{Library, Request, Table},
    report::{Source, Unread, mark},
    toccadille::{BySeat, Impossible, Position, Rules, Seat, State},
};

pub use json::{from_json, to_json};
pub use moves::{Listed, listed, points};
pub use sheet::Place;
pub use write::to_toml;

/// A position and the rules it is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The rules.
    pub table: Table<State>,
    /// Where everything is.
    pub position: Position,
    /// The game at this position.
    pub state: State,
}

/// What a value should be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Expected {
    Text,
    Texts,
    Number,
    Dice,
    Seat,
    Points,
}

/// What can be wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// There is no text.
    Unread(Unread),
    /// The text is no TOML.
    Syntax {
        /// Why, in the words of the TOML reader.
        reason: String,
    },
    /// There is no such key here.
    UnknownKey {
        /// The key.
        key: String,
        /// Where it stands.
        place: Place,
        /// The keys that may stand here.
        known: Vec<String>,
    },
    /// The value is of another type than the key takes.
    WrongType {
        /// The key.
        key: String,
        /// What it takes.
        expected: Expected,
        /// What it was given, in a word of TOML.
        found: &'static str,
    },
    /// The number is out of range.
    OutOfRange {
        /// The key.
        key: String,
        /// The number, as written.
        value: String,
        /// The least.
        min: u8,
        /// The most.
        max: u8,
    },
    /// The position does not say by which rules it is.
    RulesMissing,
    /// The position does not say whose turn it is.
    TurnMissing,
    /// The position does not say what has been thrown.
    DiceMissing,
    /// There is no seat of this name.
    NoSuchSeat {
        /// The name.
        name: String,
    },
    /// The key is not the number of a point.
    NoSuchPoint {
        /// The key.
        key: String,
    },
    /// There are not two dice.
    NotTwoDice,
    /// Nobody can have come to this position.
    Impossible(Impossible, u8),
}

impl From<Unread> for What {
    fn from(unread: Unread) -> Self {
        Self::Unread(unread)
    }
}

impl Placed for State {
    type What = What;
    type Position = Position;
    type Case = Case;

    fn title(what: &What) -> String {
        words::title(what)
    }

    fn way(what: &What) -> String {
        words::way(what)
    }

    fn read(
        source: &Arc<Source>,
        folder: Option<&Path>,
        library: &Library,
        set: &[String],
    ) -> Result<Case, Refused<Self>> {
        read(source, folder, library, set)
    }

    fn to_toml(table: &Table<Self>, position: &Position) -> String {
        to_toml(table, position)
    }

    fn answer(
        source: &Arc<Source>,
        folder: Option<&Path>,
        library: &Library,
        set: &[String],
    ) -> Result<Answer, Refused<Self>> {
        let case = read(source, folder, library, set)?;
        let Position { turn, dice, .. } = case.position;
        let dice = dice.ok_or_else(|| Refused {
            faults: vec![Fault { at: Some(mark(source, 0..0)), also: None, what: What::DiceMissing }],
            rules: None,
        })?;
        let head = [("turn", json!(turn.name())), ("dice", json!([dice.0.pips(), dice.1.pips()]))];
        let moves = listed(&case.state.view(&case.table.rules, turn));
        Ok(Answer {
            head: head.into_iter().map(|(key, value)| (key.to_owned(), value)).collect(),
            moves: moves.into_iter().map(|it| (it.notation.clone(), it.to_json())).collect(),
        })
    }
}

/// Reads the position in a file; `set` overrides switches of its rules.
///
/// # Errors
///
/// If it cannot be read, or with everything that is wrong with it.
pub fn open(path: &Path, library: &Library, set: &[String]) -> Result<Case, Refused<State>> {
    file::open(path, library, set)
}

/// Reads a position; paths in it start in `folder`, and `set` overrides switches of its rules.
///
/// # Errors
///
/// With everything that is wrong with the position and with the rules it names.
pub fn read(
    source: &Arc<Source>,
    folder: Option<&Path>,
    library: &Library,
    set: &[String],
) -> Result<Case, Refused<State>> {
    let mut sheet = Sheet::read(source);
    let table = sheet.rules.as_ref().map(|rules| {
        let named = |name: &str| {
            let entry = [rules].into_iter().chain(&sheet.variants).find(|it| it.0 == name);
            entry.map(|it| mark(source, it.1.clone()))
        };
        let variants = sheet.variants.iter().map(|it| it.0.clone()).collect();
        let folder = folder.map(Path::to_path_buf);
        library.resolve_named(&Request { rules: rules.0.clone(), variants, set: set.to_vec(), folder }, &named)
    });
    let rules = table.as_ref().and_then(|it: &Result<Table<State>, _>| it.as_ref().ok()).map(|it| it.rules);
    let mut found = None;
    if let (Some(rules), Some(turn), []) = (rules, sheet.turn, sheet.faults.as_slice()) {
        let position =
            Position { board: sheet.board, marks: BySeat::from_fn(|it| sheet.marks[it]), turn, dice: sheet.dice };
        match State::from_position(&rules, &position) {
            Ok(state) => found = Some((position, state)),
            Err(faults) => {
                let fault = |it| fault(source, &sheet, &rules, it);
                let faults: Vec<_> = faults.into_iter().map(fault).collect();
                sheet.faults.extend(faults);
            }
        }
    }
    let mut faults = sheet.faults;
    faults.sort_by_key(|it| it.at.as_ref().map(|it| it.span.start));
    match (table, found) {
        (Some(Ok(table)), Some((position, state))) if faults.is_empty() => Ok(Case { table, position, state }),
        (table, _) => Err(Refused { faults, rules: table.and_then(Result::err) }),
    }
}

/// Returns the game at a position that was not read from a file.
///
/// # Errors
///
/// With everything that keeps it from being played on.
pub fn check(rules: &Rules, position: &Position) -> Result<State, Refused<State>> {
    let fault = |it| Fault { at: None, also: None, what: What::Impossible(it, rules.stones) };
    State::from_position(rules, position)
        .map_err(|it| Refused { faults: it.into_iter().map(fault).collect(), rules: None })
}

/// Puts what keeps a position from being played on where it stands: at the point, or at the seat.
fn fault(source: &Arc<Source>, sheet: &Sheet, rules: &Rules, impossible: Impossible) -> Fault<What> {
    let at_seat = |seat: Seat| sheet.places[seat].clone();
    let at_point = |seat: Seat, point| {
        let places = &sheet.points[seat];
        places.iter().find(|it| it.0 == point).map(|it| it.1.clone()).or_else(|| at_seat(seat))
    };
    let span: Option<Range<usize>> = match impossible {
        Impossible::OnForeignHuck { seat, at } | Impossible::AloneOnHuck { seat, at } => at_point(seat, at),
        Impossible::WrongCount { seat, .. } | Impossible::AllOff(seat) | Impossible::TooManyMarks(seat) => {
            at_seat(seat)
        }
        Impossible::BothWin => at_seat(Seat::Black),
    };
    Fault { at: Some(mark(source, span.unwrap_or(0..0))), also: None, what: What::Impossible(impossible, rules.stones) }
}
