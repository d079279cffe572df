//! Section 7: the end, and partners.

use tock::{
    game::{Event, Game, Turn},
    tock::{Refusal, Seat, SeatSet, State, notation},
};

use crate::clauses::{check, check_refused, position, rules};

const HOME: &str = "A: Ah1 Ah2 Ah3 Ah4";

#[test]
fn a_finished_seat_plays_its_partners_marbles_as_if_they_were_its_own() {
    check(
        "french",
        &format!("{HOME} | C: D3 | B: C2 | hand: 9 K 5"),
        "9 D3-D12, K start-C18, K D3-D16, 5 C2-C7, 5 C2-D7",
    );
}

#[test]
fn for_a_finished_seat_own_and_partner_change_places() {
    let table = "french cards.9=[{do=\"move\",n=9,who=\"partner\"}]";
    check(table, &format!("{HOME} | C: D3 | hand: 9"), "discard 9");
}

#[test]
fn with_control_own_a_finished_seat_only_discards() {
    let table = "french turn.control=\"own\" end.rest_of_card=\"forfeit\"";
    check(table, &format!("{HOME} | C: D3 | hand: 9 K"), "discard 9, discard K");
    check_refused(table, &format!("{HOME} | C: D3 | hand: 9 K"), "9 D3-D12", |_| Refusal::Finished(Seat::A));
}

#[test]
fn a_seat_whose_opposite_does_not_play_has_no_partner() {
    let table = "french cards.9=[{do=\"move\",n=9,who=\"partner\"}]";
    check(table, "seats: ABD | A: B1 | B: C1 | hand: 9", "discard 9");
    wins("french", "seats: ABD | A: Ah4 Ah3 Ah2 A16 | hand: 2", "2 A16-Ah1", "A");
}

#[test]
fn without_teams_the_first_finished_seat_wins() {
    wins("french+solo", "A: Ah4 Ah3 Ah2 A16 | hand: 2", "2 A16-Ah1", "A");
}

#[test]
fn a_team_wins_when_both_are_finished() {
    wins("french", "A: Ah4 Ah3 Ah2 A16 | C: Ch1 Ch2 Ch3 Ch4 | hand: 2", "2 A16-Ah1", "AC");
    wins("french", "A: Ah1 Ah2 Ah3 Ah4 | C: Ch2 Ch3 Ch4 C16 | hand: 2", "2 C16-Ch1", "AC");
    wins("french", "A: Ah4 Ah3 Ah2 A16 | C: Ch2 Ch3 Ch4 C5 | hand: 2", "2 A16-Ah1", "");
}

#[test]
fn the_winning_move_has_no_effects() {
    let rules = rules("french+joker cards.joker=[{do=\"move\",n=2,then=[{do=\"draw\",n=1},{do=\"again\"}]}]");
    let text = "A: Ah4 Ah3 Ah2 A16 | C: Ch1 Ch2 Ch3 Ch4 | hand: joker 2";
    let mut state = State::from_position(&rules, &position(&rules, text));
    let mv = notation::read(&state.view(&rules, Seat::A), "joker A16-Ah1").expect("legal");
    state.apply(&rules, &Event::Move(mv)).expect("legal");
    assert!(matches!(state.turn(&rules), Turn::Over(_)));
    assert_eq!((state.hand(Seat::A).len(), state.banked(Seat::A)), (1, 0));
}

#[test]
fn a_game_that_is_over_has_no_moves() {
    check("french+solo", &format!("{HOME} | hand: 2"), "");
    check_refused("french+solo", &format!("{HOME} | B: B1 | hand: 2"), "discard 2", |_| Refusal::Over);
}

/// Checks who has won after the move; nobody if `winners` is empty.
#[track_caller]
fn wins(table: &str, text: &str, mv: &str, winners: &str) {
    let rules = rules(table);
    let mut state = State::from_position(&rules, &position(&rules, text));
    let mv = notation::read(&state.view(&rules, Seat::A), mv).unwrap_or_else(|it| panic!("{mv}: {it:?}"));
    state.apply(&rules, &Event::Move(mv)).expect("it was read as legal");
    let expected: SeatSet = winners.chars().filter_map(Seat::from_letter).collect();
    let found = match state.turn(&rules) {
        Turn::Over(winners) => winners,
        Turn::Chance | Turn::Player(_) => SeatSet::EMPTY,
    };
    assert_eq!(found, expected, "{table}: {text}: {mv}");
}
