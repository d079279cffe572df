//! Section 9: positions and moves as text.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write,
};

use tock::tock::{card::Rank, rules::Rules, seat::Seat};

use super::{Marble, Outcome, Position, Where, post};

/// Reads a position file.
pub fn position(rules: &Rules, file: &toml::Table) -> Position {
    let turn = seat(file["turn"].as_str().unwrap());
    let again = file.get("again").is_some_and(|it| it.as_bool().unwrap());
    let mut position = Position {
        seats: vec![],
        marbles: vec![],
        hands: BTreeMap::new(),
        turn,
        again,
        banked: BTreeMap::new(),
        must_discard: BTreeMap::new(),
    };
    for name in ["A", "B", "C", "D"] {
        let Some(entry) = file.get(name) else { continue };
        let seat = seat(name);
        position.seats.push(seat);
        let mut names = strings(&entry["marbles"]);
        names.resize(usize::from(rules.board.marbles), "start".to_owned());
        position.marbles.extend(names.iter().map(|it| marble(rules, seat, it)));
        if let Some(hand) = entry.get("hand") {
            position.hands.insert(seat, strings(hand).iter().map(|it| rank(it)).collect());
        }
        let number = |key| entry.get(key).map_or(0, |it| it.as_integer().unwrap() as u8);
        position.banked.insert(seat, number("banked"));
        position.must_discard.insert(seat, number("must_discard"));
    }
    position
}

/// Writes a position file, without its `rules`.
pub fn position_text(rules: &Rules, position: &Position) -> String {
    let mut text = format!("turn = \"{}\"\n", position.turn);
    if position.again {
        text += "again = true\n";
    }
    for seat in &position.seats {
        let marbles = position.marbles.iter().filter(|it| it.seat == *seat && it.at != Where::Start);
        let marbles: Vec<_> = marbles.map(|it| name(rules, it)).collect();
        writeln!(text, "[{seat}]\nmarbles = {marbles:?}").unwrap();
        if let Some(hand) = position.hands.get(seat) {
            let hand: Vec<_> = hand.iter().map(|it| it.name()).collect();
            writeln!(text, "hand = {hand:?}").unwrap();
        }
        for (key, numbers) in [("banked", &position.banked), ("must_discard", &position.must_discard)] {
            let number = numbers.get(seat).copied().unwrap_or(0);
            if number != 0 {
                writeln!(text, "{key} = {number}").unwrap();
            }
        }
    }
    text
}

/// Reads the moves that `tock moves --json` lists, as it should.
pub fn expected(json: &str) -> BTreeSet<Outcome> {
    let file: serde_json::Value = serde_json::from_str(json).unwrap();
    let moves = file["moves"].as_array().unwrap();
    moves.iter().map(outcome).collect()
}

fn outcome(mv: &serde_json::Value) -> Outcome {
    let strings = |list: &serde_json::Value| -> Vec<String> {
        let mut strings: Vec<_> = list.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect();
        strings.sort();
        strings
    };
    let kind = mv["kind"].as_str().unwrap().to_owned();
    let after = mv["after"].as_object().unwrap();
    let after = after.iter().filter(|_| kind == "play").map(|(seat, it)| (seat.clone(), strings(it))).collect();
    Outcome { card: mv["card"].as_str().map(str::to_owned), after, effects: strings(&mv["effects"]), kind }
}

/// Returns the names of the marbles of each seat, sorted.
pub fn marbles_by_seat(rules: &Rules, seats: &[Seat], marbles: &[Marble]) -> BTreeMap<String, Vec<String>> {
    let of_seat = |seat: Seat| {
        let mut names: Vec<_> = marbles.iter().filter(|it| it.seat == seat).map(|it| name(rules, it)).collect();
        names.sort();
        names
    };
    seats.iter().map(|seat| (seat.to_string(), of_seat(*seat))).collect()
}

fn name(rules: &Rules, marble: &Marble) -> String {
    let is_stale = marble.at == Where::Track(post(rules, marble.seat)) && !marble.fresh;
    format!("{}{}", spot_name(rules, marble), if is_stale { "~" } else { "" })
}

/// Returns the name of where the marble is.
pub fn spot_name(rules: &Rules, marble: &Marble) -> String {
    let section_length = usize::from(rules.board.section_length);
    match marble.at {
        Where::Start => "start".to_owned(),
        Where::Home(slot) => format!("{}h{slot}", marble.seat),
        Where::Track(square) => {
            let section = ["A", "B", "C", "D"][square / section_length];
            format!("{section}{}", square % section_length + 1)
        }
    }
}

fn marble(rules: &Rules, seat: Seat, name: &str) -> Marble {
    if name == "start" {
        return Marble { seat, at: Where::Start, fresh: false };
    }
    let (place, is_stale) = match name.strip_suffix('~') {
        Some(place) => (place, true),
        None => (name, false),
    };
    let (letter, number) = place.split_at(1);
    if let Some(slot) = number.strip_prefix('h') {
        return Marble { seat, at: Where::Home(slot.parse().unwrap()), fresh: false };
    }
    let section = "ABCD".find(letter).unwrap();
    let square = section * usize::from(rules.board.section_length) + number.parse::<usize>().unwrap() - 1;
    let fresh = square == post(rules, seat) && !is_stale;
    Marble { seat, at: Where::Track(square), fresh }
}

fn seat(name: &str) -> Seat {
    match name {
        "A" => Seat::A,
        "B" => Seat::B,
        "C" => Seat::C,
        "D" => Seat::D,
        other => panic!("{other} is no seat"),
    }
}

/// Reads a rank, or a card with its suit.
fn rank(name: &str) -> Rank {
    let without_suit = name.trim_end_matches(['S', 'H', 'D', 'C']);
    Rank::ALL.into_iter().find(|it| it.name() == without_suit).unwrap()
}

fn strings(list: &toml::Value) -> Vec<String> {
    list.as_array().unwrap().iter().map(|it| it.as_str().unwrap().to_owned()).collect()
}
