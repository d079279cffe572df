//! Section 5: landing, capturing, trampling, coming out, swapping, removing.

use tock::tock::{Refusal, Seat, rules::Guards};

use crate::clauses::{check, check_after, check_refused, spot, square};

#[test]
fn landing_on_another_players_marble_captures_it_the_partners_too() {
    check_after("french", "A: B3 | D: B5 | hand: 2", "2 B3-B5", "A: B5");
    check_after("french", "A: B3 | C: B5 | hand: 2", "2 B3-B5", "A: B5");
}

#[test]
fn the_partners_marble_may_be_spared_by_the_rules() {
    let table = "french land.on_partner=\"illegal\"";
    check(table, "A: B3 | C: B5 | hand: 2", "discard 2");
    check_refused(table, "A: B3 | C: B5 | hand: 2", "2 B3-B5", |_| Refusal::LandsOnPartner(square("B5")));
    // A trample and a start ask nobody.
    check_after(table, "A: B3 | C: B16 | hand: K", "K B3-B16", "A: B16");
    check_after(table, "C: A18 | hand: K", "K start-A18", "A: A18");
}

#[test]
fn own_and_partner_are_meant_of_the_marble_that_walks() {
    let table = "french land.on_partner=\"illegal\"";
    check(table, "B: C8 | D: C13 | hand: 5", "5 C13-C18");
}

#[test]
fn landing_on_an_own_marble_captures_it_or_is_illegal() {
    check_after("french", "A: B3 B5 | hand: 2", "2 B3-B5", "A: B5");
    check("french land.on_own=\"illegal\"", "A: B3 B5 | hand: 2", "2 B5-B7, 2 B5-C7");
    check_refused("english", "A: B3 B5 | hand: 2", "2 B3-B5", |_| Refusal::LandsOnOwn(square("B5")));
}

#[test]
fn a_guarded_marble_is_never_landed_on() {
    let table = "french post.blocks=\"nobody\"";
    check_refused(table, "A: B16 | B: B18 | hand: 2", "2 B16-B18", |_| Refusal::LandsOnGuarded {
        owner: Seat::B,
        at: square("B18"),
        guards: Guards::Fresh,
    });
}

#[test]
fn a_trample_sends_back_everything_it_walks_over() {
    check_after("french", "A: B3 B5 | B: B10 | C: B8 | D: B16 B17 | hand: K", "K B3-B16", "A: B16 | D: B17");
}

#[test]
fn a_trample_that_is_not_barred_walks_over_a_guarded_marble_and_leaves_it() {
    let table = "french post.blocks=\"nobody\"";
    check_after(table, "A: B10 | B: B18 | C: C1 | hand: K", "K B10-C5", "A: C5 | B: B18");
    check_refused(table, "A: B5 | B: B18 | hand: K", "K B5-B18", |_| Refusal::LandsOnGuarded {
        owner: Seat::B,
        at: square("B18"),
        guards: Guards::Fresh,
    });
}

#[test]
fn a_trample_sends_back_a_guarded_marble_of_its_own_colour() {
    let table = "english";
    check_after(table, "A: A5 A18 Ah1 | hand: K", "K A5-A18", "A: A18~ Ah1");
    check_after(table, "A: A10 A18 Ah1 | hand: K", "K A10-B5", "A: B5 Ah1");
}

#[test]
fn a_trample_that_turns_into_home_tramples_up_to_the_doorstep() {
    check_after("french", "A: A6 | B: A8 A17 | hand: K", "K A6-Ah2", "A: Ah2");
}

#[test]
fn a_start_captures_another_colour_on_the_post() {
    check_after("french", "D: A18 | hand: A", "A start-A18", "A: A18");
}

#[test]
fn an_own_marble_on_the_post_keeps_others_in_or_goes_back() {
    check("english turn.obligation=\"forced\"", "A: A18~ | hand: A", "A A18-B1");
    check_refused("english", "A: A18~ | hand: A", "A start-A18", |_| Refusal::PostTaken(square("A18")));
    check_after("french", "A: A18~ | hand: A", "A start-A18", "A: A18");
    check("french", "A: A18 | hand: A", "A A18-B1");
    // Where every marble on its post is guarded, none of them goes back.
    check("french post.guards=\"standing\"", "A: A18~ | hand: A", "A A18-B1");
    // A fresh one stays even where nothing is guarded.
    check("french post.guards=\"none\"", "A: A18 | hand: A", "A A18-B1");
}

#[test]
fn nobody_comes_out_where_nobody_waits() {
    check_refused("french", "A: B1 B2 B3 B4 | hand: A", "A start-A18", |_| Refusal::NoneWaiting(Seat::A));
}

#[test]
fn a_swap_leaves_neither_marble_fresh() {
    check_after("french", "A: A18 | B: C9 | hand: J", "J A18<>C9", "A: C9 | B: A18");
    check_after("french", "A: A18 B5 | hand: J", "J A18<>B5", "A: A18~ B5");
}

#[test]
fn two_own_marbles_swap_even_where_it_changes_nothing_and_that_is_one_move() {
    check("french", "A: B5 C9 D2 | hand: J", "J B5<>C9");
    check("french", "A: A18 B5 C9 | hand: J", "J B5<>C9, J A18<>B5");
}

#[test]
fn a_guarded_marble_is_swapped_by_its_owner_only_and_only_where_the_rules_allow_it() {
    check("french post.owner_swap_out=false", "A: A18 | B: C9 | hand: J", "discard J");
    check("french", "A: B5 | B: B18 | hand: J", "discard J");
    check_refused("french", "A: B5 | B: B18 | hand: J", "J B5<>B18", |_| Refusal::NotSwapped {
        owner: Seat::B,
        at: square("B18"),
        guards: Guards::Fresh,
    });
}

#[test]
fn whose_marbles_are_swapped_is_said_by_the_card() {
    let table = |with: &str| format!("french cards.J=[{{do=\"swap\",with=\"{with}\"}}]");
    let text = "A: B5 B9 | B: C1 | C: C2 | hand: J";
    check(&table("own"), text, "J B5<>B9");
    check(&table("partner"), text, "J B5<>C2, J B9<>C2");
    check(&table("opponent"), text, "J B5<>C1, J B9<>C1");
    check(&table("other"), text, "J B5<>C1, J B9<>C1, J B5<>C2, J B9<>C2");
    check(&table("any"), text, "J B5<>C1, J B9<>C1, J B5<>C2, J B9<>C2, J B5<>B9");
}

#[test]
fn after_a_jokers_start_one_marble_is_removed_if_there_is_one() {
    let text = "A: Ah4 | B: A18 C3 | C: D5 | hand: joker";
    check("english turn.obligation=\"forced\"", text, "joker start-A18 xC3, joker start-A18 xD5");
    check_refused("english", text, "joker start-A18", |_| Refusal::RemoveOne);
    check_refused("english", "A: Ah4 | C: C18 D5 | hand: joker", "joker start-A18 xC18", |_| {
        Refusal::NotRemoved(square("C18"))
    });
    check("english turn.obligation=\"forced\"", "A: Ah4 | B: Bh1 B18 | hand: joker", "joker start-A18");
}

#[test]
fn marbles_in_home_are_out_of_reach() {
    check_refused("french", "B: Bh1 | hand: 5", "5 Bh1-Bh4", |_| Refusal::InHome(spot("Bh1")));
}

#[test]
fn a_guarded_marble_is_never_moved_by_another_player() {
    check("french", "B: B18 C2 | hand: 5", "5 C2-C7, 5 C2-D7");
    check_refused("french", "B: B18 | hand: 5", "5 B18-C5", |_| Refusal::Guarded {
        owner: Seat::B,
        at: square("B18"),
        guards: Guards::Fresh,
    });
}

#[test]
fn whose_marble_walks_is_said_by_the_card() {
    let table = |who: &str| format!("french cards.2=[{{do=\"move\",n=2,who=\"{who}\"}}]");
    let text = "A: B1 | B: C1 | C: D1 | hand: 2";
    check(&table("own"), text, "2 B1-B3");
    check(&table("partner"), text, "2 D1-D3");
    check(&table("opponent"), text, "2 C1-C3");
    check(&table("other"), text, "2 C1-C3, 2 D1-D3");
    check(&table("any"), text, "2 B1-B3, 2 C1-C3, 2 D1-D3");
}
