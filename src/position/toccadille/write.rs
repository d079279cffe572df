//! Positions written as files.

use std::fmt::{Result, Write};

use serde_json::{Value as Json, json};

use crate::{
    position::toccadille::points,
    profile::{Table, plain},
    toccadille::{Position, Seat, State},
};

/// Returns the position file that reads as this position, played by these rules.
///
/// A position file has no place for single switches: those set for this game stand in a comment, as the flags to read
/// it with.
pub fn to_toml(table: &Table<State>, position: &Position) -> String {
    let mut text = String::new();
    // Writing into a text cannot fail.
    write_to(&mut text, table, position).ok();
    text
}

fn write_to(text: &mut String, table: &Table<State>, position: &Position) -> Result {
    let Position { board, marks, turn, dice } = position;
    for (switch, value) in &table.set {
        let value = plain::toml(value);
        writeln!(text, "# --set '{switch}={value}'")?;
    }
    line(text, "rules", &table.profile.as_str().into())?;
    if !table.variants.is_empty() {
        line(text, "variants", &table.variants.clone().into())?;
    }
    line(text, "turn", &turn.name().into())?;
    if let Some(dice) = dice {
        line(text, "dice", &json!([dice.0.pips(), dice.1.pips()]))?;
    }
    for seat in Seat::ALL {
        writeln!(text, "\n[{seat}]")?;
        line(text, "points", &points(board, seat))?;
        for (key, number) in [("hand", board.hand(seat)), ("off", board.off(seat)), ("marks", marks[seat])] {
            if number != 0 {
                line(text, key, &number.into())?;
            }
        }
    }
    Ok(())
}

fn line(text: &mut String, key: &str, value: &Json) -> Result {
    writeln!(text, "{key} = {}", plain::toml(value))
}
