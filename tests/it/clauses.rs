//! Each clause of the rules, by its number in `rules/README.md`, as a test named by what it says.
//!
//! A table is written `profile+variant switch=value …`; a position `A: B3 Ah2 | B: B18 | hand: 7 J`, four seats
//! playing and A to move; the moves expected are all there are, in any order.

mod hands_and_turns;
mod landing;
mod partners;
mod split;
mod walking;

use tock::{
    game::Game as _,
    profile::{Library, Request},
    tock::{CardSet, Position, Refusal, Rules, Seat, SeatSet, Spot, State, View, notation},
};

/// Returns the rules of a table.
#[track_caller]
pub fn rules(table: &str) -> Rules {
    let mut words = table.split_whitespace();
    let mut names = words.next().expect("a profile").split('+').map(str::to_owned);
    let request = Request {
        rules: names.next().expect("a profile"),
        variants: names.collect(),
        set: words.map(str::to_owned).collect(),
        folder: None,
    };
    match Library::new(None).resolve(&request) {
        Ok(table) => table.rules,
        Err(report) => panic!("{report}"),
    }
}

/// Reads a position of four seats, A to move.
#[track_caller]
pub fn position(rules: &Rules, text: &str) -> Position {
    let mut position = Position::empty(SeatSet::seated(4));
    for entry in text.split('|').map(str::trim).filter(|it| !it.is_empty()) {
        let (what, words) = entry.split_once(':').expect("what: words");
        match what {
            "hand" => position.hands[Seat::A] = hand(words),
            "seats" => position.table = words.trim().chars().filter_map(Seat::from_letter).collect(),
            "again" => {
                position.again = true;
                position.banked[Seat::A] = words.trim().parse().expect("a number");
            }
            "lost" => position.must_discard[Seat::A] = words.trim().parse().expect("a number"),
            seat => {
                let seat = seat.chars().next().and_then(Seat::from_letter).expect("a seat");
                for word in words.split_whitespace() {
                    let spot: Spot = word.trim_end_matches('~').parse().expect("a spot");
                    if spot == rules.track().post(seat).into() && !word.ends_with('~') {
                        position.board.come_out(rules.track(), seat);
                    } else {
                        position.board.put(seat, spot);
                    }
                }
            }
        }
    }
    position
}

/// Reads a hand of ranks, each of a suit of its own.
fn hand(words: &str) -> CardSet {
    let mut deck = CardSet::deck(8);
    let mut hand = CardSet::EMPTY;
    for rank in words.split_whitespace() {
        let card = deck.first_of(rank.parse().expect("a rank")).expect("not more than the deck holds");
        deck.remove(card);
        hand.insert(card);
    }
    hand
}

/// Checks that these, separated by commas, are all the legal moves.
#[track_caller]
fn check(table: &str, text: &str, expected: &str) {
    let rules = rules(table);
    let state = State::from_position(&rules, &position(&rules, text));
    let mut moves: Vec<String> = state.view(&rules, Seat::A).legal_moves().iter().map(ToString::to_string).collect();
    let mut expected: Vec<String> =
        expected.split(',').map(|it| it.trim().to_owned()).filter(|it| !it.is_empty()).collect();
    moves.sort();
    expected.sort();
    assert_eq!(moves, expected, "{table}: {text}");
}

/// Checks that the move leaves this board: `A: B3 | B: B18~`, marbles that wait left out.
#[track_caller]
fn check_after(table: &str, text: &str, mv: &str, expected: &str) {
    let rules = rules(table);
    let state = State::from_position(&rules, &position(&rules, text));
    let view = state.view(&rules, Seat::A);
    let mv = notation::read(&view, mv).unwrap_or_else(|it| panic!("{mv} is refused in {text}: {it:?}"));
    assert_eq!(view.board_after(&mv), position(&rules, expected).board, "{table}: {text}: {mv}");
}

/// Checks that the move is refused for this reason.
#[track_caller]
fn check_refused(table: &str, text: &str, mv: &str, reason: impl FnOnce(&View<'_>) -> Refusal) {
    let rules = rules(table);
    let state = State::from_position(&rules, &position(&rules, text));
    let view = state.view(&rules, Seat::A);
    assert_eq!(notation::read(&view, mv), Err(notation::Unread::Refused(reason(&view))), "{table}: {text}: {mv}");
}

fn square(text: &str) -> tock::tock::Square {
    text.parse().expect("a square")
}

fn spot(text: &str) -> Spot {
    text.parse().expect("a spot")
}
