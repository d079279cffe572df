//! Which game a record is of.

use std::{
    fs,
    io::{BufRead, BufReader, Read},
    path::Path,
};

use serde_json::Value as Json;

use crate::{
    games::Name,
    profile::{Library, is_path},
    session::{Recorded, record::MAX_LINE, toccadille::Match},
    tock::State,
};

/// Returns the game whose record is in a file, as far as its first line tells: by the seats it names, or else by its
/// rules; Tock if it tells neither.
pub fn game_of(path: &Path) -> Name {
    let mut line = vec![];
    let read = fs::File::open(path).and_then(|it| BufReader::new(it).take(MAX_LINE).read_until(b'\n', &mut line));
    read.ok().and_then(|_| game_of_line(&serde_json::from_slice(&line).ok()?)).unwrap_or(Name::Tock)
}

/// Returns the game whose record begins with this line, if it tells.
pub fn game_of_line(line: &Json) -> Option<Name> {
    let names = |game: &Name, seat: &Json| {
        let seat = seat.as_str().unwrap_or_default();
        game.either(|| State::seat(seat).is_some(), || Match::seat(seat).is_some())
    };
    let seats = line.get("seats").and_then(Json::as_array).map_or(&[][..], Vec::as_slice);
    let by_seats = Name::ALL.into_iter().find(|game| seats.iter().any(|it| names(game, it)));
    let by_rules = || {
        // A file that is there today need not be the one that was played by.
        let rules = line.get("rules").and_then(Json::as_str).filter(|it| !is_path(it))?;
        Name::named(&Library::default().game(rules, None))
    };
    by_seats.or_else(by_rules)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_record_tells_its_game_by_its_seats_or_its_rules() {
        for (line, game) in [
            (json!({"tock": 1, "rules": "french", "seats": ["A", "B"]}), Some(Name::Tock)),
            (json!({"tock": 1, "rules": "toccadille", "seats": ["red", "black"]}), Some(Name::Toccadille)),
            (json!({"tock": 1, "rules": "./own.toml", "seats": ["red", "black"]}), Some(Name::Toccadille)),
            (json!({"tock": 1, "rules": "toccadille"}), Some(Name::Toccadille)),
            (json!({"tock": 1, "rules": "toccadille", "seats": ["white", 7]}), Some(Name::Toccadille)),
            (json!({"tock": 1, "rules": "./own.toml", "seats": 3}), None),
            (json!([]), None),
        ] {
            assert_eq!(game_of_line(&line), game, "{line}");
        }
    }
}
