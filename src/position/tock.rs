//! Tock's positions: a TOML text becomes the rules it names and a [`Position`], or all its faults.

mod hands;
mod json;
mod marbles;
mod moves;
mod seen;
mod sheet;
mod write;

use std::{path::Path, sync::Arc};

use crate::{
    game::Game,
    position::{
        Answer, Placed, Refused,
        fault::{Fault, What},
        file,
        tock::sheet::{Entry, Sheet},
        words,
    },
    profile::{Library, Request, Table},
    report::{Source, mark},
    tock::{BySeat, Position, Rules, SeatSet, State},
};

pub use crate::position::file::{Replace, save};
pub use json::{check, from_json, to_json};
pub use moves::{Kind, Listed, listed};
pub use seen::seen;
pub use sheet::MAX_BANKED;
pub use write::to_toml;

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

    fn read(source: &Arc<Source>, folder: Option<&Path>, library: &Library, set: &[String]) -> Result<Case, Refused> {
        read(source, folder, library, set)
    }

    fn to_toml(table: &Table, position: &Position) -> String {
        to_toml(table, position)
    }

    fn answer(
        source: &Arc<Source>,
        folder: Option<&Path>,
        library: &Library,
        set: &[String],
    ) -> Result<Answer, Refused> {
        let case = read(source, folder, library, set)?;
        let turn = case.position.turn;
        let moves = listed(&case.state().view(&case.table.rules, turn));
        let head = [("turn".to_owned(), turn.to_string().into())].into_iter().collect();
        Ok(Answer { head, moves: moves.into_iter().map(|it| (it.notation.clone(), it.to_json())).collect() })
    }
}

/// A position and the rules it is played by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The rules.
    pub table: Table,
    /// Where everything is.
    pub position: Position,
}

impl Case {
    /// Returns the game at this position.
    pub fn state(&self) -> State {
        State::from_position(&self.table.rules, &self.position)
    }
}

/// Reads the position in a file; `set` overrides switches of its rules.
///
/// # Errors
///
/// If it cannot be read, or with everything that is wrong with it.
pub fn open(path: &Path, library: &Library, set: &[String]) -> Result<Case, Refused> {
    file::open(path, library, set)
}

/// Reads a position; paths in it start in `folder`, and `set` overrides switches of its rules.
///
/// # Errors
///
/// With everything that is wrong with the position and with the rules it names.
pub fn read(source: &Arc<Source>, folder: Option<&Path>, library: &Library, set: &[String]) -> Result<Case, Refused> {
    let mut sheet = Sheet::read(source);
    let table = sheet.rules.as_ref().map(|rules| {
        let named = |name: &str| {
            let entry = [rules].into_iter().chain(&sheet.variants).find(|it| it.text == name);
            entry.map(|it| mark(source, it.span.clone()))
        };
        let variants = sheet.variants.iter().map(|it| it.text.clone()).collect();
        let folder = folder.map(Path::to_path_buf);
        let request = Request { rules: rules.text.clone(), variants, set: set.to_vec(), folder };
        library.resolve_named(&request, &named)
    });
    let rules = table.as_ref().and_then(|it| it.as_ref().ok()).map(|it| &it.rules);
    let (position, more) = place(&sheet, rules);
    sheet.faults.extend(more.into_iter().map(|(entry, also, what)| Fault {
        at: Some(mark(source, entry)),
        also,
        what,
    }));
    let mut faults = sheet.into_faults();
    faults.sort_by_key(|it| it.at.as_ref().map(|it| it.span.start));
    match (table, position) {
        (Some(Ok(table)), Some(position)) if faults.is_empty() => Ok(Case { table, position }),
        (table, _) => Err(Refused { faults, rules: table.and_then(Result::err) }),
    }
}

/// A fault in this text, and the other place that has a part in it.
type Found = (std::ops::Range<usize>, Option<std::ops::Range<usize>>, What);

/// Returns the position that a sheet describes, and what is wrong with it; without rules as far as possible.
fn place(sheet: &Sheet, rules: Option<&Rules>) -> (Option<Position>, Vec<Found>) {
    let mut faults = vec![];
    let table: SeatSet = sheet.seats.iter().filter(|(_, it)| it.is_some()).map(|(seat, _)| seat).collect();
    let entries = |pick: fn(&sheet::SeatSheet) -> &Vec<Entry>| {
        BySeat::from_fn(|seat| sheet.seats[seat].as_ref().map(pick).cloned().unwrap_or_default())
    };
    let board = marbles::place(&entries(|it| &it.marbles), rules, &mut faults);
    let hands = hands::deal(&entries(|it| &it.hand), rules, &mut faults);
    let number = |pick: fn(&sheet::SeatSheet) -> u8| {
        BySeat::from_fn(|seat| sheet.seats[seat].as_ref().map(pick).unwrap_or_default())
    };
    let banked = number(|it| it.banked);
    let must_discard = number(|it| it.must_discard);
    let Some((turn, at)) = &sheet.turn else { return (None, faults) };
    if !table.contains(*turn) && !sheet.is_broken() {
        faults.push((at.clone(), None, What::TurnNotSeated { seat: *turn, table }));
    } else if let Some(at) = sheet.again.as_ref().filter(|_| banked[*turn] == 0 && !sheet.is_spoiled) {
        faults.push((at.clone(), None, What::NothingBanked { seat: *turn }));
    }
    let again = sheet.again.is_some();
    (Some(Position { table, board, hands, turn: *turn, again, banked, must_discard }), faults)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tock::Seat;

    fn case(text: &str) -> Result<Case, Refused> {
        read(&Source::new("test", text), None, &Library::default(), &[])
    }

    #[track_caller]
    fn round_trip(text: &str) -> Case {
        let first = case(text).unwrap_or_else(|refused| panic!("{}\nin\n{text}", refused.complaints()));
        let written = to_toml(&first.table, &first.position);
        let second = case(&written).unwrap_or_else(|refused| panic!("{}\nin\n{written}", refused.complaints()));
        assert_eq!(first.position, second.position, "{written}");
        assert_eq!(to_toml(&second.table, &second.position), written);
        first
    }

    #[test]
    fn every_worked_position_is_read_as_it_is_written() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
        let paths = std::fs::read_dir(folder).expect("the worked positions").map(|it| it.expect("an entry").path());
        for path in paths.filter(|it| it.extension().is_some_and(|it| it == "toml")) {
            round_trip(&std::fs::read_to_string(path).expect("a position"));
        }
    }

    #[test]
    fn everything_a_position_says_is_kept() {
        let Case { table, position } = round_trip(
            "rules = 'french'\nvariants = ['joker', 'solo']\nturn = 'B'\nagain = true\n[A]\nmarbles = ['A18', 'start']\n\
             hand = ['7H', '7', '10', 'joker']\n[B]\nmarbles = ['B18~', 'Bh4']\nbanked = 2\nmust_discard = 1",
        );
        assert_eq!((table.profile.as_str(), table.variants.len()), ("french", 2));
        let marbles = |seat| {
            let board = &position.board;
            board.marbles(seat).iter().map(|it| moves::marble(&table.rules, board, seat, it)).collect::<Vec<_>>()
        };
        assert_eq!((marbles(Seat::A).join(" "), marbles(Seat::B).join(" ")), ("A18".into(), "B18~ Bh4".into()));
        assert!(position.again && position.turn == Seat::B);
        assert_eq!((position.banked[Seat::B], position.must_discard[Seat::B]), (2, 1));
        let hand: Vec<_> = position.hands[Seat::A].iter().map(|it| it.to_string()).collect();
        // A rank without a suit is any other card of that rank.
        assert_eq!(hand.join(" "), "7S 7H 10S joker");
    }

    #[test]
    fn a_switch_set_for_one_game_stands_in_a_comment() {
        let text = "rules = 'english'\nturn = 'A'\n[A]\n[C]\n";
        let set = ["post.blocks='nobody'".to_owned(), "cards.3=[{do='start'}]".to_owned()];
        let case = read(&Source::new("test", text), None, &Library::default(), &set).expect("a position");
        let written = to_toml(&case.table, &case.position);
        assert!(
            written.starts_with("# --set 'post.blocks=\"nobody\"'\n# --set 'cards.3=[{ do = \"start\" }]'\n"),
            "{written}"
        );
    }
}
