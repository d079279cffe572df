//! Each explanation word for word: a position, what is asked of it, and what is answered.

use tock::{
    game::Game,
    refusals::why::{reasons, with_rule},
    tock::{Seat, Spot, State},
    why::{Why, discard, pass},
};

use crate::clauses;

/// Asks about a position of seat A, who is to move: a card (`9`), a marble (`9 B3`), a square (`9 to B12`), a marble and
/// a square (`9 B3 to B12`), throwing away (`discard 9`) or passing (`pass`).
#[track_caller]
fn ask(table: &str, text: &str, question: &str, expected: &[&str]) {
    let rules = clauses::rules(table);
    let state = State::from_position(&rules, &clauses::position(&rules, text));
    let view = state.view(&rules, Seat::A);
    let words: Vec<&str> = question.split_whitespace().collect();
    let held = |word: &str| view.hand().first_of(word.parse().expect("a rank")).expect("a card of the hand");
    let spot = |word: &str| word.parse::<Spot>().expect("a spot");
    let told = match words[..] {
        ["pass"] => pass(&view).iter().map(with_rule).collect(),
        ["discard", card] => discard(&view, held(card)).iter().map(with_rule).collect(),
        [card] => reasons(&view, held(card), &Why::new(&view, held(card)).card()),
        [card, marble] => reasons(&view, held(card), &Why::new(&view, held(card)).marble(spot(marble))),
        [card, "to", to] => reasons(&view, held(card), &Why::new(&view, held(card)).square(None, spot(to))),
        [card, from, "to", to] => {
            reasons(&view, held(card), &Why::new(&view, held(card)).square(Some(spot(from)), spot(to)))
        }
        _ => panic!("{question} is no question"),
    };
    assert_eq!(told, expected, "{table}: {text}: {question}");
}

#[test]
fn coming_out_needs_a_marble_that_waits_and_a_free_post() {
    ask("french", "A: B1 B2 B3 Ah4 | hand: A", "A", &[]);
    ask("french", "A: Ah1 Ah2 Ah3 Ah4 | C: Ch1 C17 D1 D2 | D: C18~ | hand: K", "K", &[]);
    ask(
        "french",
        "A: Ah1 Ah2 Ah4 B7 | B: B18 | hand: K",
        "K",
        &[
            "Coming out: no marble waits in A's start area (rule 5.4)",
            "Walking 13, Ah1 – home needs the exact count: slot 4 is the last, this is 10 steps too many (rule 4.2)",
            "Walking 13, Ah2 – home needs the exact count: slot 4 is the last, this is 11 steps too many (rule 4.2)",
            "Walking 13, Ah4 – home needs the exact count: slot 4 is the last, this is 13 steps too many (rule 4.2)",
            "Walking 13, B7 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)",
        ],
    );
    ask(
        "french",
        "A: A18 | hand: K",
        "K to A18",
        &["Coming out: the marble on the post, A18, keeps others from coming out (rule 5.4)"],
    );
    ask("french", "A: A18~ | hand: K", "K to A18", &[]);
    ask(
        "french post.guards=\"standing\"",
        "A: A18~ | hand: K",
        "K to A18",
        &["Coming out: the marble on the post, A18, keeps others from coming out (rule 5.4)"],
    );
    ask(
        "english",
        "A: A18 | hand: K",
        "K to A18",
        &["Coming out: the marble on the post, A18, keeps others from coming out (rule 5.4)"],
    );
}

#[test]
fn without_a_marble_on_the_board_only_a_starter_is_played() {
    ask("french", "hand: 9 4 7 J 5", "9", &["A has no marble on the board (rule 3)"]);
    ask("french", "hand: 9 4 7 J 5", "4", &["A has no marble on the board (rule 3)"]);
    ask("french", "hand: 9 4 7 J 5", "7", &["A has no marble on the board (rule 3)"]);
    ask("french", "hand: 9 4 7 J 5", "J", &["A has no marble on the track (rule 3)"]);
    ask("french", "hand: 9 4 7 J 5", "5", &["no opponent has a marble on the track (rule 3)"]);
    ask(
        "english",
        "hand: J",
        "J",
        &[
            "Walking 11: A has no marble on the board (rule 3)",
            "Changing places: A has no marble on the track (rule 3)",
        ],
    );
}

#[test]
fn a_guarded_marble_bars_the_way() {
    ask(
        "french",
        "A: B14 | B: B18 | hand: 8",
        "8",
        &["B14 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "french",
        "A: B14 B16 | B: B18 | hand: 8",
        "8",
        &["B14 and B16 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "french",
        "A: B14 | B: B18 | hand: 8",
        "8 B14",
        &["B14 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "french",
        "A: B14 | B: B18 | hand: 8",
        "8 B14 to C4",
        &["B14 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "french",
        "A: B14 | B: B18 | hand: 8",
        "8 to C4",
        &["B14 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask("french", "A: A16 A18 | B: B18 | hand: 4", "4", &[]);
    ask(
        "french",
        "A: C3 | B: B18 | hand: 4",
        "4",
        &["C3 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "english",
        "A: B14 | B: B18~ | hand: 8",
        "8",
        &["B14 – B's marble stands on its own post, B18: only B's marbles may pass it (rule 4.4)"],
    );
    ask(
        "french post.blocks=\"others\"",
        "A: B14 | B: B18 | hand: 8",
        "8",
        &["B14 – B's marble on B18 has just come out: only B's marbles may pass it (rule 4.4)"],
    );
    ask("french", "A: B7 | B: B18 | hand: K", "K", &[]);
    ask(
        "french",
        "A: B17 | B: B18 | C: D18 | hand: 8",
        "8",
        &["B17 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
}

#[test]
fn a_guarded_marble_is_not_captured() {
    ask(
        "french post.blocks=\"nobody\"",
        "A: B8 | B: B18 | hand: 10",
        "10",
        &["B8 – B's marble on B18 has just come out: it cannot be captured (rule 5.1)"],
    );
    ask(
        "english post.blocks=\"nobody\"",
        "A: B8 | B: B18~ | hand: 10",
        "10",
        &["B8 – B's marble stands on its own post, B18: it cannot be captured (rule 5.1)"],
    );
    ask(
        "french post.blocks=\"nobody\"",
        "A: B5 | B: B18 | A: B5 | hand: K",
        "K B5",
        &["Walking 13, B5 – B's marble on B18 has just come out: it cannot be captured (rule 5.1)"],
    );
}

#[test]
fn own_and_partners_marbles_may_be_out_of_bounds() {
    ask(
        "english",
        "A: B3 B5 | hand: 2",
        "2 B3",
        &["B3 – a marble of the same colour stands on B5 and may not be captured (rule 5.1)"],
    );
    ask(
        "english",
        "A: B3 B5 | hand: 2",
        "2 B3 to B5",
        &["B3 – a marble of the same colour stands on B5 and may not be captured (rule 5.1)"],
    );
    ask(
        "french land.on_own=\"illegal\"",
        "A: B3 B6 | B: B18 B8 | D: C6 | hand: 3",
        "3 B3",
        &["B3 – a marble of the same colour stands on B6 and may not be captured (rule 5.1)"],
    );
    ask(
        "french land.on_partner=\"illegal\"",
        "A: B3 | C: B5 | hand: 2",
        "2",
        &["B3 – the partner's marble on B5 may not be captured (rule 5.1)"],
    );
}

#[test]
fn the_own_post_is_not_crossed() {
    ask(
        "french",
        "A: A16 | hand: 9",
        "9",
        &[
            "A16 – A's marbles may not step onto or over their own post, A18 (rule 4.2)",
            "A16 – home needs the exact count: slot 4 is the last, this is 4 steps too many (rule 4.2)",
        ],
    );
    ask(
        "french",
        "A: B2 | hand: 4",
        "4",
        &[
            "B2 – A's marbles may not step onto or over their own post, A18 (rule 4.2)",
            "B2 – no walk backward turns into the home court (rule 4.3)",
        ],
    );
    ask(
        "french",
        "A: A16 | hand: 2",
        "2 A16 to A18",
        &["A16 – A's marbles may not step onto or over their own post, A18 (rule 4.2)"],
    );
}

#[test]
fn home_needs_the_exact_count_and_free_slots() {
    ask(
        "french",
        "A: Ah3 | hand: 2",
        "2",
        &["Ah3 – home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)"],
    );
    ask("french", "A: Ah3 Ah4 | hand: A", "A", &[]);
    ask(
        "french",
        "A: Ah1 Ah3 | hand: 3",
        "3",
        &[
            "Ah1 – the marble on Ah3 is in the way (rule 4.2)",
            "Ah3 – home needs the exact count: slot 4 is the last, this is 2 steps too many (rule 4.2)",
        ],
    );
    ask("french", "A: A16 Ah2 | hand: 4", "4 Ah2", &["the marble on Ah2 is home and cannot walk backward (rule 4.3)"]);
    ask(
        "french",
        "A: A16 Ah2 | hand: 3",
        "3",
        &[
            "A16 – A's marbles may not step onto or over their own post, A18 (rule 4.2)",
            "A16 – the marble on Ah2 is in the way (rule 4.2)",
            "Ah2 – home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)",
        ],
    );
    ask(
        "english",
        "A: Ah1 Ah3 | hand: 2",
        "2",
        &[
            "Ah1 – the marble on Ah3 is in the way (rule 4.2)",
            "Ah3 – home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)",
        ],
    );
    ask("french", "A: Ah3 | hand: 4", "4", &["the marble on Ah3 is home and cannot walk backward (rule 4.3)"]);
    ask("french", "A: A18 | hand: 4", "4 A18 to Ah3", &["A18 – no walk backward turns into the home court (rule 4.3)"]);
    ask("english+fast-track", "A: A18 Ah2 | A: A14 | hand: 4", "4 A18", &[]);
    ask("english+fast-track", "A: A18 Ah2 | A: A14 | hand: 4", "4 A18 to Ah3", &[]);
    ask("french", "A: Ah2 | hand: 3", "3 Ah2 to B5", &["no walk leads from Ah2 to B5 (rule 4.1)"]);
    ask("french", "A: B5 | hand: 3", "3 B5 to Ch1", &["no walk leads from B5 to Ch1 (rule 4.1)"]);
}

#[test]
fn others_marbles_are_left_alone_unless_the_card_says_so() {
    ask("french", "A: B3 | D: C4 | hand: 9", "9 C4", &["the card does not move D's marble on C4 (rule 3)"]);
    ask("french", "A: B3 | hand: 5", "5", &["no opponent has a marble on the track (rule 3)"]);
    ask(
        "french",
        "A: B3 | B: B18 | hand: 5",
        "5",
        &["B's marble on B18 has just come out: only B may move it (rule 4.4)"],
    );
    ask(
        "french",
        "A: B3 | B: B18 C2 | hand: 5",
        "5 B18",
        &["B's marble on B18 has just come out: only B may move it (rule 4.4)"],
    );
    ask("french", "A: B3 | B: Bh2 | hand: 5", "5", &["no opponent has a marble on the track (rule 3)"]);
    ask("french", "A: B3 | B: Bh2 C4 | hand: 5", "5 Bh2", &["the marble on Bh2 is home (rule 5.3)"]);
    ask("french", "A: B3 | B: Bh2 C4 | hand: 5", "5 B3", &["the card does not move A's marble on B3 (rule 3)"]);
    ask("french", "A: B3 | C: C2 | hand: 5", "5", &["no opponent has a marble on the track (rule 3)"]);
    ask(
        "french",
        "A: B3 | B: B16 D1 | D: C3 | hand: 5",
        "5 B16 to Bh4",
        &["B16 – a marble moved by another player cannot enter B's home court (rule 4.2)"],
    );
    ask(
        "french cards.2=[{do=\"move\",n=2,who=\"partner\"}]",
        "A: B3 | hand: 2",
        "2",
        &["the partner has no marble on the track (rule 3)"],
    );
    ask(
        "french cards.2=[{do=\"move\",n=2,who=\"other\"}]",
        "A: B3 | hand: 2",
        "2",
        &["there is no other marble on the track (rule 3)"],
    );
    ask(
        "french cards.2=[{do=\"move\",n=2,who=\"any\"}]",
        "hand: 2",
        "2",
        &["there is no marble on the track (rule 3)"],
    );
    ask(
        "french cards.2=[{do=\"start\"}]",
        "A: B3 | hand: 2",
        "2 B3",
        &["the card moves no marble that is on the board (rule 3)"],
    );
}

#[test]
fn shortcuts_are_barred_too() {
    ask(
        "french land.on_own=\"illegal\"",
        "A: B3 B7 | B: B18 | hand: 4",
        "4",
        &[
            "B3 – A's marbles may not step onto or over their own post, A18 (rule 4.2)",
            "B7 – a marble of the same colour stands on B3 and may not be captured (rule 5.1)",
        ],
    );
    ask(
        "french land.on_own=\"illegal\" cards.4=[{do=\"move\",n=4}]",
        "A: B3 B7 | B: B18 | hand: 4",
        "4 B3",
        &[
            "B3 – a marble of the same colour stands on B7 and may not be captured (rule 5.1)",
            "B3 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)",
        ],
    );
    ask(
        "french land.on_own=\"illegal\" cards.4=[{do=\"move\",n=4}]",
        "A: B3 B7 | B: B18 | hand: 4",
        "4 B3 to C7",
        &["B3 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "english",
        "A: B3 | hand: 4",
        "4 B3 to A7",
        &["from B3 back to A7 it is 14 steps, the card walks exactly 4 (rule 4.1)"],
    );
}

#[test]
fn the_steps_of_a_seven_must_all_be_used_up() {
    ask(
        "french",
        "A: Ah3 | hand: 7",
        "7",
        &[
            "all 7 steps must be used up, by at most 4 marbles (rule 5.6)",
            "Ah3 – at most 1 step: home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)",
        ],
    );
    ask(
        "french",
        "A: B14 Ah3 | B: B18 | hand: 7",
        "7",
        &[
            "all 7 steps must be used up, by at most 4 marbles (rule 5.6)",
            "Ah3 – at most 1 step: home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)",
            "B14 – at most 3 steps: B's marble on B18 has just come out: nothing may pass it (rule 4.4)",
        ],
    );
    ask(
        "french",
        "A: B17 | B: B18 | hand: 7",
        "7",
        &[
            "all 7 steps must be used up, by at most 4 marbles (rule 5.6)",
            "B17 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)",
        ],
    );
    ask(
        "french cards.7=[{do=\"split\",n=7,parts=[2,2]}]",
        "A: B3 | hand: 7",
        "7",
        &["all 7 steps must be used up, by exactly 2 marbles (rule 5.6)"],
    );
    ask(
        "french cards.7=[{do=\"split\",n=7,parts=[2,3]}]",
        "A: B3 Ah4 | hand: 7",
        "7",
        &[
            "all 7 steps must be used up, by 2 to 3 marbles (rule 5.6)",
            "Ah4 – home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)",
        ],
    );
    ask(
        "french cards.7=[{do=\"split\",n=7,parts=[1,1]}]",
        "A: B14 Ah1 | B: B18 | hand: 7",
        "7",
        &[
            "all 7 steps must be used up by one marble (rule 5.6)",
            "Ah1 – at most 3 steps: home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)",
            "B14 – at most 3 steps: B's marble on B18 has just come out: nothing may pass it (rule 4.4)",
        ],
    );
    ask(
        "french",
        "A: B14 B3 | B: B18 | hand: 7",
        "7 B14 to C3",
        &["B14 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "french",
        "A: B14 B3 | B: B18 | hand: 7",
        "7 B3 to B12",
        &["from B3 to B12 it is 9 steps, 7 are left (rule 4.1)"],
    );
    ask(
        "french cards.7=[{do=\"split\",n=7,parts=[2,2]}]",
        "A: B17 B3 C1 | B: B18 | hand: 7",
        "7 B3 to B10",
        &["B3 – it can walk 7 steps, but then not all 7 can be used up (rule 5.6)"],
    );
    ask(
        "french",
        "A: Ah1 Ah2 Ah4 B3 | B: B18 | hand: 7",
        "7 Ah4",
        &["Ah4 – home needs the exact count: slot 4 is the last, this is 1 step too many (rule 4.2)"],
    );
    ask("french", "A: B3 | C: C4 | hand: 7", "7 C4", &["the card does not move C's marble on C4 (rule 3)"]);
}

#[test]
fn a_swap_needs_two_marbles_that_may_leave() {
    ask(
        "french",
        "A: B5 | B: B18 | hand: J",
        "J",
        &["B's marble on B18 has just come out: it cannot change places (rule 5.5)"],
    );
    ask("french", "A: B5 | hand: J", "J", &["there is no other marble on the track (rule 3)"]);
    ask("french", "A: Ah2 | B: C5 | hand: J", "J", &["A has no marble on the track (rule 3)"]);
    ask(
        "french post.owner_swap_out=false",
        "A: A18 | B: C9 | hand: J",
        "J",
        &["A's marble on A18 has just come out: it cannot change places (rule 5.5)"],
    );
    ask(
        "french",
        "A: B5 | B: B18 C2 | hand: J",
        "J B18",
        &["B's marble on B18 has just come out: it cannot change places (rule 5.5)"],
    );
    ask(
        "french",
        "A: B5 Ah2 | B: Bh1 C2 | hand: J",
        "J Ah2",
        &["two marbles on the track change places, the one on Ah2 is none of them (rule 5.5)"],
    );
    ask("french", "A: B5 Ah2 | B: Bh1 C2 | hand: J", "J Bh1", &["the marble on Bh1 is home (rule 5.3)"]);
    ask(
        "french",
        "A: B5 | B: B18 C2 | hand: J",
        "J B5 to B18",
        &["B's marble on B18 has just come out: it cannot change places (rule 5.5)"],
    );
    ask("french", "A: B5 | B: C2 | hand: J", "J B5 to C3", &["there is no marble on C3 (rule 4.1)"]);
    ask("french", "A: B5 | B: C2 | hand: J", "J to C3", &["no marble comes to C3 by this card (rule 4.1)"]);
    ask(
        "french post.guards=\"standing\"",
        "A: B5 | B: B18~ | hand: J",
        "J",
        &["B's marble stands on its own post, B18: it cannot change places (rule 5.5)"],
    );
    ask(
        "french cards.J=[{do=\"swap\",with=\"partner\"}]",
        "A: B5 | B: C2 | hand: J",
        "J C2",
        &["the card does not move B's marble on C2 (rule 3)"],
    );
    ask(
        "french cards.J=[{do=\"swap\",with=\"partner\"}]",
        "A: B5 | B: C2 | hand: J",
        "J",
        &["the partner has no marble on the track (rule 3)"],
    );
    ask(
        "french cards.J=[{do=\"swap\",with=\"own\"}]",
        "A: B5 | B: C2 | hand: J",
        "J",
        &["A has no second marble on the track (rule 3)"],
    );
    ask(
        "french cards.J=[{do=\"swap\",with=\"opponent\"}]",
        "A: B5 | C: C2 | hand: J",
        "J",
        &["no opponent has a marble on the track (rule 3)"],
    );
    ask(
        "english",
        "A: B14 | B: B18~ | hand: J",
        "J",
        &[
            "Walking 11, B14 – B's marble stands on its own post, B18: only B's marbles may pass it (rule 4.4)",
            "Changing places: B's marble stands on its own post, B18: it cannot change places (rule 5.5)",
        ],
    );
    ask(
        "english+lose-a-turn",
        "A: B14 | B: B18~ | hand: 10",
        "10",
        &[
            "Walking 10, B14 – B's marble stands on its own post, B18: only B's marbles may pass it (rule 4.4)",
            "Changing places: B's marble stands on its own post, B18: it cannot change places (rule 5.5)",
        ],
    );
    ask("english+lose-a-turn", "A: B14 | B: B18~ | hand: J", "J", &[]);
}

#[test]
fn a_square_out_of_reach_says_how_far_it_is() {
    ask(
        "french",
        "A: B3 | hand: 8",
        "8 B3 to C5",
        &["from B3 to C5 it is 20 steps, the card walks exactly 8 (rule 4.1)"],
    );
    ask(
        "french",
        "A: B3 | hand: 8",
        "8 B3 to B4",
        &["from B3 to B4 it is 1 step, the card walks exactly 8 (rule 4.1)"],
    );
    ask(
        "french",
        "A: B3 | hand: 4",
        "4 B3 to B2",
        &["from B3 back to B2 it is 1 step, the card walks exactly 4 (rule 4.1)"],
    );
    ask(
        "french",
        "A: A16 | hand: 3",
        "3 A16 to Ah4",
        &["from A16 to Ah4 it is 5 steps, the card walks exactly 3 (rule 4.1)"],
    );
    ask(
        "french",
        "A: Ah1 | hand: 2",
        "2 Ah1 to Ah2",
        &["from Ah1 to Ah2 it is 1 step, the card walks exactly 2 (rule 4.1)"],
    );
    ask("french", "A: B3 | hand: 8", "8 to C5", &["no marble comes to C5 by this card (rule 4.1)"]);
    ask("french", "A: B3 | hand: 8", "8 C9", &["there is no marble on C9 (rule 4.1)"]);
    ask("french", "A: B3 | hand: 8", "8 to A18", &["no marble comes to A18 by this card (rule 4.1)"]);
}

#[test]
fn the_turn_may_not_be_for_playing() {
    ask(
        "english+lose-a-turn",
        "A: B3 | lost: 1 | hand: 9",
        "9",
        &["A loses this turn: a card is discarded, none is played (rule 6.6)"],
    );
    ask(
        "english+lose-a-turn",
        "A: B3 | lost: 1 | hand: 9",
        "9 B3",
        &["A loses this turn: a card is discarded, none is played (rule 6.6)"],
    );
    ask(
        "english+lose-a-turn",
        "A: B3 | lost: 1 | hand: 9",
        "9 B3 to B12",
        &["A loses this turn: a card is discarded, none is played (rule 6.6)"],
    );
    ask(
        "french deal.starter_help=\"redraw_until_starter\" deal.mode=\"refill\" deal.hand=5",
        "B: B3 | hand: 9",
        "9",
        &["without a card that brings a marble out, a card is discarded and another drawn (rule 6.5)"],
    );
    ask(
        "french turn.control=\"own\" end.rest_of_card=\"forfeit\"",
        "A: Ah1 Ah2 Ah3 Ah4 | C: C5 | hand: 9",
        "9",
        &["all of A's marbles are home and there is no partner to play for: a card is discarded (rule 7.2)"],
    );
}

#[test]
fn throwing_away_and_passing_have_their_rules() {
    ask("french", "A: B3 | hand: 9 K", "discard 9", &["a card that can be played must be: 9 can (rule 6.4)"]);
    ask("french+joker", "A: B3 | hand: joker 9", "discard 9", &["a card that can be played must be: 9 can (rule 6.4)"]);
    ask(
        "french+joker",
        "A: B3 | again: 1 | hand: 9",
        "discard 9",
        &["an extra play is played or kept, nothing is discarded for it (rule 6.8)"],
    );
    ask("french+joker", "A: B3 | again: 1 | hand: 9", "pass", &[]);
    ask("french", "A: B3 | hand: 9", "pass", &["only an extra play may be kept for later (rule 6.8)"]);
    ask("french", "hand: 9", "discard 9", &[]);
    ask("english", "A: B3 | hand: 9", "discard 9", &[]);
}

#[test]
fn a_finished_seat_plays_its_partners_marbles() {
    ask(
        "french",
        "A: Ah1 Ah2 Ah3 Ah4 | C: B14 | B: B18 | hand: 8",
        "8",
        &["B14 – B's marble on B18 has just come out: nothing may pass it (rule 4.4)"],
    );
    ask(
        "french",
        "A: Ah1 Ah2 Ah3 Ah4 | C: B14 | B: B18 | hand: 8",
        "8 Ah1",
        &["the card does not move A's marble on Ah1 (rule 3)"],
    );
    ask("french", "A: Ah1 Ah2 Ah3 Ah4 | B: C3 | hand: 8", "8", &["C has no marble on the board (rule 3)"]);
}
