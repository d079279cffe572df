//! Section 5, split: one card's steps shared out over several marbles.

use tock::tock::Refusal;

use crate::clauses::{check, check_after, check_refused, spot};

#[test]
fn the_steps_add_up_exactly() {
    check_refused("french", "A: B3 C1 | hand: 7", "7 B3-B4 C1-C4", |_| Refusal::WrongSteps { wanted: 7, given: 4 });
    check("french", "A: A17 | hand: 7", "discard 7");
}

#[test]
fn each_marble_walks_once_and_none_from_the_start_area() {
    check("french", "A: B1 | hand: 7", "7 B1-B8");
    check_refused("french", "A: B1 C1 | hand: 7", "7 B1-B3 B3-B8", |_| Refusal::WalkedAlready(spot("B3")));
}

#[test]
fn ways_that_come_to_the_same_are_one_move() {
    // B1-B7 with B3-B4 is B1-B4 with B3-B7; B1-B3 with B3-B8 is B1-B8.
    check(
        "french",
        "A: B1 B3 | hand: 7",
        "7 B1-B8, 7 B3-B10, 7 B1-B2 B3-B9, 7 B1-B4 B3-B7, 7 B1-B4 B3-C7, 7 B1-B5 B3-B6",
    );
}

#[test]
fn the_order_of_the_walks_matters_where_a_post_is_in_the_way() {
    // The fresh marble must leave its post before the other can pass.
    check(
        "french post.own_crossing=\"free\"",
        "A: A14 A18 Ah3 Ah4 | hand: 7",
        "7 A18-B7, 7 A18-C7, 7 A14-A15 A18-B6, 7 A14-A16 A18-B5, 7 A14-A17 A18-B4, 7 A14-Ah1 A18-B3, \
         7 A14-Ah2 A18-B2, 7 A18-B3 A14-A18, 7 A18-B1 A14-B2",
    );
}

#[test]
fn a_marble_captured_by_an_earlier_walk_cannot_walk() {
    check_refused("french", "A: B1 B3 | hand: 7", "7 B1-B3 B3-B8", |_| Refusal::WalkedAlready(spot("B3")));
    check_refused("french", "A: B1 B3 C1 | hand: 7", "7 B1-B3 B3-B5 C1-C4", |_| Refusal::WalkedAlready(spot("B3")));
}

#[test]
fn slots_fill_in_an_order_that_works() {
    // The marble in slot 1 makes way, then the other comes in behind it.
    check("french", "A: A16 Ah1 | hand: 7", "7 Ah1-Ah4 A16-Ah3");
}

#[test]
fn how_many_may_walk_is_said_by_the_card() {
    let table = "french cards.7=[{do=\"split\",n=3,parts=[2,2]}]";
    check(
        table,
        "A: B1 C1 D1 | hand: 7",
        "7 B1-B2 C1-C3, 7 B1-B3 C1-C2, 7 B1-B2 D1-D3, 7 B1-B3 D1-D2, \
         7 C1-C2 D1-D3, 7 C1-C3 D1-D2",
    );
    check_refused(table, "A: B1 C1 D1 | hand: 7", "7 B1-B4", |_| Refusal::WrongParts { min: 2, max: 2 });
}

#[test]
fn a_split_may_trample_where_the_card_says_so() {
    let table = "french cards.7=[{do=\"split\",n=4,parts=[1,1],trample=\"all\"}]";
    check_after(table, "A: B1 B3 | B: B4 | C: B5 | hand: 7", "7 B1-B5", "A: B5");
}

#[test]
fn the_rest_of_a_card_is_the_partners_once_the_last_marble_is_home() {
    check("french", "A: A16 Ah2 Ah3 Ah4 | C: D1 | hand: 7", "7 A16-Ah1 D1-D6");
    // Not before.
    check("french", "A: A16 Ah3 Ah4 | C: D1 | hand: 7", "discard 7");
    // Never given away.
    check("french", "A: A16 Ah2 Ah3 Ah4 | hand: 7", "discard 7");
    check("french+solo", "A: A16 Ah2 Ah3 Ah4 | C: D1 | hand: 7", "discard 7");
}

#[test]
fn the_rest_of_a_card_is_lost_where_the_rules_say_forfeit() {
    let table = "french end.rest_of_card=\"forfeit\"";
    check(table, "A: A16 Ah2 Ah3 Ah4 | C: D1 | hand: 7", "7 A16-Ah1");
    check("french+solo end.rest_of_card=\"forfeit\"", "A: A16 Ah2 Ah3 Ah4 | hand: 7", "7 A16-Ah1");
    // The walks made must still be as many as the card asks.
    let two = "french end.rest_of_card=\"forfeit\" cards.7=[{do=\"split\",n=7,parts=[2,4]}]";
    check(two, "A: A16 Ah2 Ah3 Ah4 | hand: 7", "discard 7");
}

#[test]
fn the_partners_walks_count_as_parts() {
    let table = "french cards.7=[{do=\"split\",n=7,parts=[1,1]}]";
    check(table, "A: A16 Ah2 Ah3 Ah4 | C: D1 | hand: 7", "discard 7");
}
