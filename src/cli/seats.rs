//! How many sit down, and where: what playing and simulating share.

use crate::{
    cli::Failure,
    report::one_of,
    say,
    tock::{Rules, Seat, SeatSet},
};

/// Returns how many play.
///
/// Without a number asked for it is the smallest the rules allow that has room for the seats named, and for the bots
/// beside one player at the keyboard.
///
/// # Errors
///
/// If the rules are not for so many.
pub fn count(rules: &Rules, asked: Option<u8>, bots: u8, named: &[Seat]) -> Result<u8, Failure> {
    let mut counts = rules.seats.counts.clone();
    counts.sort_unstable();
    let fits = |count: &u8| {
        let table = SeatSet::seated((*count).into());
        named.iter().all(|it| table.contains(*it)) && bots < *count
    };
    // As many bots as can play are a game to watch.
    let all = counts.last().filter(|it| **it == bots);
    let found = match asked {
        Some(asked) => counts.iter().find(|it| **it == asked),
        None => counts.iter().find(|it| fits(it)).or(all),
    };
    found.copied().ok_or_else(|| {
        let known: Vec<_> = counts.iter().map(ToString::to_string).collect();
        Failure::asked(&say!("cli-players-wrong", known = one_of(&known)))
    })
}

/// Says that nobody sits on a seat.
pub fn nobody_there(seat: Seat, table: SeatSet) -> Failure {
    let seats: Vec<_> = table.iter().map(|it| it.to_string()).collect();
    Failure::asked(&say!("cli-seat-empty", seat = seat.to_string(), seats = one_of(&seats)))
}
