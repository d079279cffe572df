//! Positions written as files.

use std::fmt::Write;

use crate::{position::tock::moves::marble, profile::Table, tock::Position};

/// Returns the position file that reads as this position, played by these rules.
///
/// A position file has no place for single switches: those set for this game stand in a comment, as the flags to read
/// it with.
pub fn to_toml(table: &Table, position: &Position) -> String {
    let mut text = String::new();
    // Writing into a text cannot fail.
    write_to(&mut text, table, position).ok();
    text
}

fn write_to(text: &mut String, table: &Table, position: &Position) -> std::fmt::Result {
    let Position { table: seats, board, hands, turn, again, banked, must_discard } = position;
    for (switch, value) in &table.set {
        let value = toml::Value::try_from(value).map_or_else(|_| value.to_string(), |it| it.to_string());
        writeln!(text, "# --set '{switch}={value}'")?;
    }
    writeln!(text, "rules = {}", quoted(&table.profile))?;
    if !table.variants.is_empty() {
        writeln!(text, "variants = {}", list(table.variants.iter().cloned()))?;
    }
    writeln!(text, "turn = {}", quoted(&turn.to_string()))?;
    if *again {
        writeln!(text, "again = true")?;
    }
    for seat in seats.iter() {
        let marbles = board.marbles(seat).iter().map(|it| marble(&table.rules, board, seat, it));
        writeln!(text, "\n[{seat}]\nmarbles = {}", list(marbles))?;
        writeln!(text, "hand = {}", list(hands[seat].iter().map(|it| it.to_string())))?;
        for (key, number) in [("banked", banked[seat]), ("must_discard", must_discard[seat])] {
            if number != 0 {
                writeln!(text, "{key} = {number}")?;
            }
        }
    }
    Ok(())
}

fn list(texts: impl Iterator<Item = String>) -> String {
    format!("[{}]", texts.map(|it| quoted(&it)).collect::<Vec<_>>().join(", "))
}

fn quoted(text: &str) -> String {
    toml::Value::String(text.to_owned()).to_string()
}
