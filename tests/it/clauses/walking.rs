//! Section 4: how a marble walks.

use tock::tock::{
    Refusal, Seat, Slot,
    rules::{Blocks, Guards},
};

use crate::clauses::{check, check_after, check_refused, spot, square};

#[test]
fn a_marble_walks_exactly_the_steps_of_its_card() {
    check("french", "A: B3 | hand: 2 10 Q", "2 B3-B5, 10 B3-B13, Q B3-B15");
    check_refused("french", "A: B3 | hand: 2 3", "3 B3-B7", |_| Refusal::NotThere { from: spot("B3"), to: spot("B7") });
}

#[test]
fn on_its_doorstep_a_marble_turns_in_or_goes_on() {
    check("english turn.obligation=\"forced\"", "A: A17 | hand: 2", "2 A17-Ah2, 2 A17-B1");
}

#[test]
fn a_doorstep_further_off_leaves_squares_between_it_and_the_post() {
    check("english turn.obligation=\"forced\" board.doorstep=5", "A: A13 | hand: 3", "3 A13-Ah3, 3 A13-A16");
    // Past the doorstep only the post lies ahead, and the next lap.
    check("french board.doorstep=5", "A: A14 | hand: 3 6", "3 A14-A17");
    check("english turn.obligation=\"forced\" board.doorstep=5", "A: A14 | hand: 6", "6 A14-B2");
}

#[test]
fn the_own_post_may_not_be_crossed_where_the_rules_say_never() {
    check("french", "A: A16 | hand: 6", "discard 6");
    check_refused("french", "A: A16 | hand: 6", "6 A16-B4", |_| Refusal::OwnPost(square("A18")));
    check_refused("french", "A: A16 | hand: 2", "2 A16-A18", |_| Refusal::OwnPost(square("A18")));
}

#[test]
fn leaving_the_own_post_backward_is_not_crossing_it_but_stepping_onto_it_from_square_one_is() {
    check("french", "A: A18 | hand: 4", "4 A18-A14");
    check("french", "A: B1 | hand: 4", "discard 4");
    check("french", "A: B4 | hand: 4", "discard 4");
    check("french", "A: B5 | hand: 4", "4 B5-B1");
}

#[test]
fn a_card_that_says_so_crosses_the_own_post() {
    check("french", "B: B16 | hand: 5", "5 B16-C3");
}

#[test]
fn past_the_last_slot_there_is_nothing() {
    check("french", "A: A17 | hand: 4 5 6", "4 A17-A13");
    check_refused("french", "A: Ah3 | hand: 2", "2 Ah3-Ah4", |_| Refusal::PastHome { last: Slot(4), over: 1 });
}

#[test]
fn an_occupied_slot_may_be_passed_only_where_home_jump_allows_it() {
    check("french", "A: A16 Ah1 Ah4 | hand: 3", "discard 3");
    check("french home.jump=true", "A: A16 Ah1 Ah4 | hand: 3", "3 A16-Ah2");
    check_refused("french", "A: A16 Ah1 Ah4 | hand: 3", "3 A16-Ah2", |_| Refusal::SlotTaken(spot("Ah1")));
}

#[test]
fn marbles_in_home_never_walk_backward() {
    check("french", "A: Ah4 | hand: 4", "discard 4");
    check_refused("french", "A: Ah4 | hand: 4", "4 Ah4-A17", |_| Refusal::BackwardInHome(spot("Ah4")));
}

#[test]
fn a_marble_moved_by_another_player_enters_its_home_only_where_the_rules_allow_it() {
    check("french", "B: B14 | hand: 5", "5 B14-C1");
    check("french home.foreign_moved_may_enter=true", "B: B14 | hand: 5", "5 B14-C1, 5 B14-Bh2");
}

#[test]
fn a_marble_that_walked_backward_onto_its_doorstep_may_turn_in() {
    let table = "english+fast-track turn.obligation=\"forced\"";
    check(table, "A: A18 | hand: 4", "4 A18-A14, 4 A18-Ah3");
    check(table, "A: B1 | hand: 4", "4 B1-A15, 4 B1-Ah2");
    check(table, "A: B2 | hand: 4", "4 B2-A16, 4 B2-Ah1");
    check(table, "A: B3 | hand: 4", "4 B3-A17");
}

#[test]
fn a_marble_that_merely_stands_on_its_doorstep_may_not_back_in() {
    check("english+fast-track turn.obligation=\"forced\"", "A: A17 | hand: 4", "4 A17-A13");
}

#[test]
fn with_a_far_doorstep_a_marble_before_its_post_may_back_in_too() {
    let table = "english+fast-track turn.obligation=\"forced\" board.doorstep=3";
    check(table, "A: A17 | hand: 4", "4 A17-A13, 4 A17-Ah2");
}

#[test]
fn a_fresh_marble_bars_everyone_in_the_french_game_its_own_seat_too() {
    check("french", "A: A16 A18 | B: B18 | hand: Q", "Q A18-B12");
    check("french", "A: B10 | B: B18 | hand: 10", "discard 10");
    check_refused("french", "A: B10 | B: B18 | hand: 10", "10 B10-C2", |_| Refusal::Barred {
        by: Seat::B,
        at: square("B18"),
        guards: Guards::Fresh,
        blocks: Blocks::Everyone,
    });
}

#[test]
fn a_post_bars_others_or_nobody_as_the_rules_say() {
    // Its owner's marble passes, another's does not.
    let others = "french post.blocks=\"others\" post.own_crossing=\"free\" cards.10=[{do=\"move\",n=10,who=\"any\"}]";
    check(others, "A: A14 A18 | B: A13 | hand: 10", "10 A14-B6, 10 A18-B10");
    let nobody = "french post.blocks=\"nobody\"";
    check(nobody, "A: B10 | B: B18 | hand: 10", "10 B10-C2");
    check(nobody, "A: B8 | B: B18 | hand: 10", "discard 10");
}

#[test]
fn which_marbles_are_guarded_is_a_switch() {
    check("french", "A: B10 | B: B18~ | hand: 10", "10 B10-C2");
    check("french post.guards=\"standing\"", "A: B10 | B: B18~ | hand: 10", "discard 10");
    check("french post.guards=\"none\"", "A: B10 | B: B18 | hand: 10", "10 B10-C2");
}

#[test]
fn a_walk_that_ends_on_a_shortcut_may_go_on_to_the_next_but_not_further() {
    check("french", "A: B4 | hand: 3", "3 B4-B7, 3 B4-C7");
    check("french", "A: C11 | hand: 4", "4 C11-C7, 4 C11-B7");
}

#[test]
fn a_jump_may_not_go_over_the_own_post() {
    check("french", "A: A4 | hand: 3", "3 A4-A7");
    check("english board.shortcut=7 turn.obligation=\"forced\"", "A: A4 | hand: 3", "3 A4-A7, 3 A4-B7");
    check("french", "A: B11 | hand: 4", "4 B11-B7");
}

#[test]
fn the_first_seven_need_not_be_a_legal_landing() {
    let table = "french land.on_own=\"illegal\"";
    check(table, "A: B4 B7 Ah1 Ah2 | hand: 3", "3 B4-C7, 3 B7-B10");
}

#[test]
fn a_jump_captures_only_where_it_ends() {
    check_after("french", "A: B4 | B: B7 B12 C7 | hand: 3", "3 B4-C7", "A: C7 | B: B7 B12");
}

#[test]
fn a_swap_and_a_start_never_jump() {
    check("french board.section_length=12 board.shortcut=7", "A: B3 | B: C7 | hand: J", "J B3<>C7");
}
