//! The marbles of a position file, put on the board.

use std::ops::Range;

use crate::{
    position::{
        fault::What,
        tock::{Found, sheet::Entry},
    },
    tock::{Board, BySeat, Place, Rules, Seat, Slot, Spot},
};

/// What `after` calls a marble that waits; a position file may say so too.
pub(super) const WAITING: &str = "start";

/// Puts the marbles on the board; without rules only what every board has is checked.
pub(super) fn place(marbles: &BySeat<Vec<Entry>>, rules: Option<&Rules>, faults: &mut Vec<Found>) -> Board {
    let mut board = Board::default();
    let mut taken: Vec<(Spot, Seat, Range<usize>)> = vec![];
    for (seat, entries) in marbles.iter() {
        if let Some(max) = rules.map(Rules::marbles).filter(|it| *it < entries.len()) {
            let what = What::TooManyMarbles { seat, given: entries.len(), max };
            faults.push((entries[max].span.clone(), None, what));
        }
        for entry in entries.iter().filter(|it| it.text != WAITING) {
            let (text, stands) = match entry.text.strip_suffix('~') {
                Some(text) => (text, true),
                None => (entry.text.as_str(), false),
            };
            let spot = match spot(text, rules) {
                Ok(spot) => spot,
                Err(what) => {
                    faults.push((entry.span.clone(), None, what));
                    continue;
                }
            };
            if let Some(what) = fault(seat, spot, stands, rules) {
                faults.push((entry.span.clone(), None, what));
            }
            if let Some((_, by, span)) = taken.iter().find(|it| it.0 == spot) {
                faults.push((entry.span.clone(), Some(span.clone()), What::Occupied { spot, by: *by }));
                continue;
            }
            taken.push((spot, seat, entry.span.clone()));
            match rules {
                Some(rules) if !stands && spot == Spot::from(rules.track().post(seat)) => {
                    board.come_out(rules.track(), seat);
                }
                Some(_) | None => board.put(seat, spot),
            }
        }
    }
    board
}

/// Returns the spot, if the board of these rules has it.
fn spot(text: &str, rules: Option<&Rules>) -> Result<Spot, What> {
    let read = text.parse::<Spot>().ok();
    let Some(track) = rules.map(Rules::track) else {
        return read.ok_or_else(|| What::NoSpot { text: text.to_owned() });
    };
    let has = |it: &Spot| match it.place() {
        Place::Track(square) => track.has(square),
        Place::Home(_, Slot(slot)) => slot <= track.home(),
    };
    read.filter(has).ok_or_else(|| {
        let text = text.to_owned();
        match form(&text) {
            Some((section, false)) => What::OffBoard { text, last: track.post(section) },
            Some((_, true)) => What::NoSlot { text, home: track.home() },
            None => What::NoSpot { text },
        }
    })
}

/// Returns the seat a text names if it looks like a square or a slot, and whether it is a slot.
fn form(text: &str) -> Option<(Seat, bool)> {
    let mut letters = text.chars();
    let seat = Seat::from_letter(letters.next()?)?;
    let digits = letters.as_str().strip_prefix('h');
    let in_home = digits.is_some();
    let digits = digits.unwrap_or(letters.as_str());
    (!digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit())).then_some((seat, in_home))
}

fn fault(seat: Seat, spot: Spot, stands: bool, rules: Option<&Rules>) -> Option<What> {
    match (spot.place(), rules.map(|it| it.track().post(seat))) {
        (Place::Home(owner, _), _) if owner != seat => Some(What::ForeignHome { seat, spot }),
        (_, Some(post)) if stands && spot != Spot::from(post) => Some(What::NotItsPost { spot, post }),
        (Place::Home(..) | Place::Track(_), _) => None,
    }
}
