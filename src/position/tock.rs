//! Tock's positions: a TOML text becomes the rules it names and a [`Position`], or all its faults.

mod hands;
mod marbles;
mod moves;
mod sheet;
mod write;

use std::{path::Path, sync::Arc};

use crate::{
    position::{
        Refused,
        fault::{Fault, What},
        tock::sheet::{Entry, Sheet},
    },
    profile::{Library, Request, Table},
    report::{Source, mark},
    tock::{BySeat, Position, Rules, SeatSet, State},
};

pub use moves::{Kind, Listed, listed};
pub use sheet::MAX_BANKED;
pub use write::to_toml;

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

/// Reads a position; paths in it start in `folder`, and `set` overrides switches of its rules.
///
/// # Errors
///
/// With everything that is wrong with the position and with the rules it names.
pub fn read(source: &Arc<Source>, folder: Option<&Path>, library: &Library, set: &[String]) -> Result<Case, Refused> {
    let mut sheet = Sheet::read(source);
    let table = sheet.rules.take().map(|rules| {
        let variants = std::mem::take(&mut sheet.variants);
        let folder = folder.map(Path::to_path_buf);
        library.resolve(&Request { rules, variants, set: set.to_vec(), folder })
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
