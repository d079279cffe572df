//! The worked examples of the rules, in their order. Source: `rules/README.md`, T11.

use tock::{
    game::{Event, Game, Turn},
    toccadille::{
        BySeat, Dice, End, Rolled, Rules, Seat, Starter, State, Throw,
        rules::{DieOrder, HitScoring, OwnSideBands, Reroll, Switches},
    },
};

use crate::toccadille::text::{B0, Case};

/// Returns an example against black as it stands in most of them.
fn against_b0(red: &str, dice: &str) -> Case {
    Case::new(&format!("red {red}; {B0}; {dice}"))
}

/// Tells who throws next after a move.
fn next(state: State) -> Option<Seat> {
    state.to_move()
}

#[test]
fn example_1_two_stones_enter_and_none_goes_on() {
    let case = Case::new("red h15; black h15; 5-3");
    assert_eq!(case.moves(), ["in/5 in/3"]);
    assert!(case.refused("in/5/8").starts_with("T4.1"));
}

#[test]
fn example_2_a_doublet_enters_two_and_throws_again() {
    let case = Case::new("red h15; black h15; 4-4");
    assert_eq!(case.moves(), ["in/4 in/4"]);
    assert_eq!(next(case.after("in/4 in/4")), Some(Seat::Red));
}

#[test]
fn example_3_black_enters_from_the_other_end() {
    assert_eq!(Case::new("red h15; black h15; black 6-1").moves(), ["in/19 in/24"]);
}

#[test]
fn example_4_the_higher_sum_begins_with_its_throw_and_equal_sums_throw_again() {
    let rules = Rules::new(Switches::default()).unwrap();
    let mut state = State::new(&rules, &Starter::ThrowOff).unwrap();
    let opening = |red: (u8, u8), black: (u8, u8)| {
        let two = |(one, two)| Rolled::Two(Dice::new(one, two).unwrap());
        Event::Chance(Throw::Opening(BySeat([two(red), two(black)])))
    };
    state.apply(&rules, &opening((6, 3), (5, 4))).unwrap();
    assert_eq!(state.turn(&rules), Turn::Chance);
    state.apply(&rules, &opening((5, 4), (6, 2))).unwrap();
    assert_eq!((state.turn(&rules), state.dice()), (Turn::Player(Seat::Red), Dice::new(5, 4)));
}

#[test]
fn example_5_the_last_stone_enters_by_either_die_and_the_other_is_played() {
    let case = against_b0("1:3 2:2 3:3 4:2 5:2 6:2 h1", "6-2");
    assert_eq!(case.moves().len(), 6);
    assert_eq!(case.moves(), ["in/2 1/7", "in/2 3/9", "in/2 4/10", "in/2 5/11", "in/2/8", "in/6 5/7"]);
    assert_eq!(case.view().board_after(&case.view().legal(&mv(&case, "in/6/8")).unwrap()).on(Seat::Red, point(8)), 1);
    assert!(case.refused("in/2 6/12").starts_with("T6.1"));
    assert!(case.refused("in/6 1/3").starts_with("T5.4"));
}

#[test]
fn example_6_own_points_are_entered_only_if_empty_or_just_left() {
    let case = against_b0("1:3 2:3 3:3 4:2 5:1 6:1 7:1 9:1", "2-1");
    assert_eq!(case.ends(), 4);
    assert_eq!(case.moves().len(), 4);
}

#[test]
fn example_7_the_huck_is_first_taken_by_two_at_once() {
    let case = against_b0("1:3 2:3 3:3 4:2 5:2 8:1 10:1", "4-2");
    assert_eq!(case.gain("8/12 10/12"), Some(0));
    assert!(case.refused("8/12 5/7").starts_with("T6.1"));
    assert_eq!(case.gain("10/12/16"), Some(0));
    assert_eq!(case.gain("8/12/14"), Some(0));
}

#[test]
fn example_8_two_of_a_stack_take_the_huck() {
    let case = against_b0("1:3 2:3 3:3 4:2 5:2 6:2", "6-6");
    assert!(case.refused("6/12").starts_with("T6.1"));
    assert_eq!(next(case.after("6/12 6/12")), Some(Seat::Red));
}

#[test]
fn example_9_and_10_the_huck_is_taken_by_force() {
    let case = against_b0("1:4 2:3 3:3 4:2 5:1 7:1 8:1", "6-5");
    assert!(case.moves().contains(&"7/12 8/12 force".to_owned()) && 1 < case.moves().len());
    let case = against_b0("1:4 2:3 3:3 4:2 5:1 9:1 11:1", "4-2");
    assert_eq!(case.gain("9/12 11/12 force"), Some(0));
}

#[test]
fn example_11_not_by_force_where_the_real_numbers_take_it() {
    let case = against_b0("1:4 2:3 3:3 4:2 6:1 7:1 8:1", "6-5");
    assert_eq!(case.gain("6/12 7/12"), Some(0));
    assert!(case.refused("7/12 8/12 force").contains("TakenAsThrown"));
}

#[test]
fn example_12_not_by_force_while_the_foreign_huck_is_taken() {
    let case = Case::new("red 1:4 2:3 3:3 4:2 5:1 7:1 8:1; black 24:3 23:3 22:3 21:2 20:2 13:2; 6-5");
    assert!(case.refused("7/12 8/12 force").contains("ForeignHuckTaken"));
}

#[test]
fn example_13_by_force_onto_a_taken_huck_that_no_stone_reaches() {
    let text = format!("red 1:4 2:3 3:3 4:1 8:1 11:1 12:2; {B0}; 5-2");
    assert_eq!(Case::new(&text).gain("8/12 11/12 force"), Some(0));
    let strict = Case::by(&text, |it| it.force_needs_own_empty = true);
    assert!(strict.refused("8/12 11/12 force").contains("OwnHuckTaken"));
}

#[test]
fn example_14_the_last_two_leave_the_huck_together() {
    let case = against_b0("1:4 2:3 3:3 4:2 5:1 12:2", "5-3");
    let from_huck: Vec<_> = case.moves().into_iter().filter(|it| it.contains("12/")).collect();
    assert_eq!(from_huck, ["12/17 12/15"]);
    assert!(case.refused("12/17 1/4").contains("HuckLeftToOne"));
    let three = against_b0("1:4 2:3 3:3 4:1 5:1 12:3", "5-3");
    assert!(three.moves().iter().filter(|it| it.contains("12/")).any(|it| !it.contains("12/15")));
    assert!(three.moves().iter().filter(|it| it.contains("12/")).any(|it| !it.contains("12/17")));
}

#[test]
fn example_15_the_foreign_huck_is_never_touched() {
    let text = format!("red 1:4 2:3 3:3 4:2 5:1 6:1 10:1; {B0}; 3-2");
    let case = Case::new(&text);
    assert_eq!(case.gain("10/12/15"), Some(0));
    assert!(case.refused("10/13").starts_with("T5.3"));
    assert!(case.refused("10/13 1/3").starts_with("T5.3"));
    let borrowed = Case::by(&text, |it| it.foreign_huck_rest = true);
    assert_eq!(borrowed.gain("10/13/15"), Some(0));
    assert!(borrowed.refused("10/13 5/7").starts_with("T5.3"));
}

#[test]
fn example_16_landing_hits_and_the_stone_stays() {
    let text = "red 1:4 2:3 3:3 4:2 5:1 6:1 10:1; black 24:3 23:3 22:3 21:2 20:2 19:1 15:1; 5-1";
    let case = Case::new(text);
    assert_eq!((case.gain("10/15 6/7"), case.gain("10/15*/16")), (Some(1), Some(1)));
    let after = case.after("10/15* 6/7");
    let board = after.board();
    assert_eq!((board.on(Seat::Red, point(15)), board.on(Seat::Black, point(15))), (1, 1));
    assert_eq!(after.marks(), BySeat([1, 0]));
}

#[test]
fn example_17_and_18_several_are_hit_and_a_band_is_not_passed() {
    let text = "red 1:4 2:3 3:3 4:2 5:1 6:1 9:1; black 24:3 23:3 22:3 21:2 20:2 17:1 15:1; 6-2";
    let case = Case::new(text);
    assert_eq!((case.gain("9/15/17"), case.gain("9/11/17"), case.gain("9/15 5/7")), (Some(2), Some(1), Some(1)));
    let thrown = Case::by(text, |it| it.hit_scoring = HitScoring::OnThrow);
    assert_eq!(thrown.state.marks(), BySeat([2, 0]));
    assert!(thrown.refused("9/15 5/7").contains("Held") && thrown.refused("9/11/17").contains("Held"));
    let text = "red 1:4 2:3 3:3 4:2 5:1 6:1 9:1; black 24:3 23:3 22:3 21:2 20:1 17:1 15:2; 6-2";
    let case = Case::new(text);
    assert!(case.refused("9/15 5/7").contains("Closed"));
    assert_eq!(case.gain("9/11/17*"), Some(1));
    assert_eq!(Case::by(text, |it| it.hit_scoring = HitScoring::OnThrow).state.marks(), BySeat([1, 0]));
}

#[test]
fn example_19_a_doublet_hits_the_same_stone_once() {
    let case = Case::new("red 1:4 2:3 3:3 4:1 12:4; black 24:3 23:3 22:3 21:2 20:2 18:1 15:1; 3-3");
    assert_eq!((case.gain("12/15*/18*"), case.gain("12/15* 12/15*")), (Some(2), Some(1)));
    assert_eq!(next(case.after("12/15* 12/15*")), Some(Seat::Red));
}

#[test]
fn example_20_a_blot_in_the_own_half_is_no_place_for_another() {
    let red = "red 1:4 2:3 3:3 4:2 5:1 7:1 15:1";
    let case = Case::new(&format!("{red}; black 24:3 23:3 22:3 21:2 20:2 19:1 15:1; black 5-1"));
    assert_eq!(case.gain("20/15* 15/14"), Some(1));
    assert!(case.moves().iter().filter(|it| it.contains("/15")).all(|it| it.contains("15*/14")), "{:?}", case.moves());
    let case = Case::new(&format!("{red}; black 24:3 23:3 22:3 21:2 20:2 19:1 14:1; black 5-1"));
    assert_eq!(case.gain("20/15* 14/13"), None);
    assert_eq!(case.gain("20/15* 19/18"), Some(1));
}

#[test]
fn example_21_an_entering_stone_hits_and_bands_close_the_entry() {
    let case = Case::new("red 1:3 2:2 3:2 4:2 5:2 h4; black 24:3 23:3 22:3 21:2 20:2 19:1 6:1; 6-4");
    assert_eq!(case.moves(), ["in/6* in/4"]);
    let two = "red 1:3 2:2 3:2 4:2 5:2 h4; black 24:3 23:3 22:3 21:2 20:2 6:2";
    assert_eq!(Case::new(&format!("{two}; 6-4")).moves(), ["in/4"]);
    let case = Case::new(&format!("{two}; 6-6"));
    assert_eq!(case.moves(), ["pass"]);
    assert_eq!(next(case.after("pass")), Some(Seat::Red));
}

#[test]
fn example_22_the_larger_die_where_only_one_can_be_played() {
    let case = Case::new("red 10:1 o14; black 14:2 17:2 18:2 19:2 1:7; 6-1");
    assert_eq!(case.moves(), ["10/16"]);
    assert!(case.refused("10/11").contains("LargerDie"));
}

#[test]
fn example_23_what_cannot_be_played_lapses() {
    let case = Case::new("red 12:15; black 1:15; 1-1");
    assert_eq!(case.moves(), ["pass"]);
    assert_eq!(next(case.after("pass")), Some(Seat::Red));
    assert_eq!(Case::new("red 12:15; black 1:15; 2-1").moves(), ["12/14/15"]);
    let fined = Case::by("red 12:15; black 1:15; 1-1", |it| it.unplayable_penalty = 1);
    assert_eq!(fined.after("pass").marks(), BySeat([0, 2]));
    // What is not taken by force leaves the other number unplayable; taking it plays both.
    let forced = Case::by("red 7:1 8:1 19:1 o12; black 14:2 18:2 1:11; 6-5", |it| it.unplayable_penalty = 1);
    assert_eq!(forced.moves(), ["19/24", "7/12 8/12 force"]);
    assert_eq!(forced.after("19/24").marks(), BySeat([0, 1]));
    assert_eq!(forced.after("7/12 8/12 force").marks(), BySeat([0, 0]));
}

#[test]
fn where_the_smaller_die_comes_first_it_is_written_first() {
    let smaller = |text: &str| Case::by(text, |it| it.die_order = DieOrder::SmallerFirst).moves();
    assert_eq!(smaller("red h15; black h15; 6-4"), ["in/4 in/6"]);
    assert_eq!(smaller("red 14:1 18:1 o13; black h15; 3-2"), ["14/16 18/21", "14/16/19", "18/20 14/17", "18/20/23"]);
    // The stone on 14 cannot rest on 16, but the one on 17 can go before it comes there.
    assert_eq!(smaller("red 14:1 17:1 o13; black 16:2 h13; 3-2"), ["17/19 14/17", "17/19/22"]);
}

#[test]
fn example_24_bearing_off_and_the_next_lap() {
    let case = Case::new("red 22:1 24:2 o12; black 1:15; 3-1");
    assert_eq!(case.ends(), 2);
    assert_eq!((case.gain("22/off 24/off"), case.gain("22/23 23/off")), (Some(0), Some(0)));
    let case = Case::new("red 22:1 24:1 o13; black 1:15; 6-5");
    assert_eq!(case.gain("22/off 24/off"), Some(2));
    let after = case.after("22/off 24/off");
    assert_eq!((after.marks(), next(after)), (BySeat([2, 0]), Some(Seat::Red)));
    assert_eq!((after.board().hand(Seat::Red), after.board().hand(Seat::Black)), (15, 15));
}

#[test]
fn example_25_the_twelfth_mark_wins_by_what_the_other_has() {
    for (marks, value) in [(7, 1), (6, 2), (3, 3), (0, 4)] {
        let black = format!("black 24:3 23:3 22:3 21:2 20:2 17:1 15:1 m{marks}");
        let case = Case::new(&format!("red 1:4 2:3 3:3 4:2 5:1 6:1 9:1 m11; {black}; 6-2"));
        // Of two hits only one is needed.
        assert_eq!(case.gain("9/15*/17*"), Some(1));
        let after = case.after("9/15*/17*");
        assert_eq!(after.turn(&case.rules), Turn::Over(End::Won { by: Seat::Red, value }));
        assert_eq!((after.marks()[Seat::Red], after.score()), (12, BySeat([value.into(), 0])));
    }
}

#[test]
fn example_26_and_27_each_way_of_hitting_counts() {
    let ways = |red: &str, dice: &str, count_ways: bool| {
        let text = format!("red {red}; black 24:4 23:4 22:4 21:2 15:1; {dice}");
        let change = |it: &mut Switches| {
            it.hit_scoring = HitScoring::OnThrow;
            it.own_side_bands = OwnSideBands::Free;
            it.reroll_after_doublet = Reroll::Never;
            it.count_ways = count_ways;
        };
        Case::by(&text, change).state.marks()[Seat::Red]
    };
    assert_eq!(ways("1:4 2:3 3:2 4:2 7:1 10:1 12:2", "5-3", true), 3);
    assert_eq!(ways("1:4 2:3 3:2 4:2 7:1 10:1 12:2", "5-3", false), 1);
    assert_eq!(ways("1:4 2:3 3:2 4:2 8:1 11:1 12:2", "4-3", true), 3);
}

fn point(number: u8) -> tock::toccadille::Point {
    tock::toccadille::Point::new(number).unwrap()
}

fn mv(case: &Case, text: &str) -> tock::toccadille::Move {
    tock::toccadille::notation::read(&case.view(), text).unwrap()
}
