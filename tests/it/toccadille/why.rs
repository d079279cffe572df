//! Why not: a reason wherever something is not possible, none where it is, and the right one in the examples.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tock::{
    choose::toccadille::{Choice, Offer},
    game::Game,
    refusals::toccadille::why::{of_stone, reasons},
    toccadille::{
        Die, Place, Point, State, View,
        rules::{HitScoring, OwnSideBands},
    },
    why::toccadille::{Why, force, pass, turn},
};

use crate::toccadille::{
    agreement::seeds,
    random,
    text::{B0, Case},
};

fn at(number: u8) -> Place {
    Place::Point(Point::new(number).unwrap())
}

fn red(stones: &str, dice: &str) -> Case {
    Case::new(&format!("red {stones}; {B0}; {dice}"))
}

#[track_caller]
fn stone(case: &Case, from: u8, expected: &[&str]) {
    assert_eq!(of_stone(&Why::new(&case.view()).stone(at(from))), expected, "{from}");
}

#[track_caller]
fn point(case: &Case, from: Option<u8>, to: u8, expected: &[&str]) {
    assert_eq!(reasons(&Why::new(&case.view()).point(from.map(at), at(to))), expected, "{from:?} to {to}");
}

#[test]
fn the_ban_on_bands_and_the_huck_are_told() {
    let case = red("1:3 2:3 3:3 4:2 5:1 6:1 7:1 9:1", "2-1");
    let band = |at: u8, die: u8| {
        format!("With the {die}: in your own half no stone joins another: {at} would hold a band (rule T5.4)")
    };
    stone(&case, 3, &[&band(5, 2), &band(4, 1)]);
    stone(&case, 9, &[]);
    let huck = red("1:3 2:3 3:3 4:2 5:2 8:1 10:1", "4-2");
    stone(&huck, 10, &[]);
    let alone = red("1:3 2:3 3:3 4:2 5:3 8:1", "4-1");
    point(&alone, Some(8), 12, &["With the 4, from 8: the empty huck 12 is taken by two stones at once (rule T6.1)"]);
    let two = red("1:4 2:3 3:3 4:2 5:1 12:2", "6-5");
    stone(&two, 12, &[]);
    let left = red("1:4 2:3 3:3 4:2 9:1 12:2", "5-1");
    stone(
        &left,
        12,
        &[
            "With the 5: the huck 12 is never left to one stone (rule T6.1)",
            "With the 1: nobody lands on 13, the huck of the other player (rule T5.3)",
        ],
    );
}

#[test]
fn the_foreign_huck_and_a_band_of_the_other_are_told() {
    let case = red("1:4 2:3 3:3 4:2 5:1 6:1 10:1", "3-2");
    point(&case, None, 13, &["With the 3, from 10: nobody lands on 13, the huck of the other player (rule T5.3)"]);
    let band = Case::new("red 1:4 2:3 3:3 4:2 5:1 6:1 9:1; black 24:3 23:3 22:3 21:2 20:1 17:1 15:2; 6-2");
    point(&band, Some(9), 15, &["With the 6, from 9: a band of the other player closes 15 (rule T5.2)"]);
    let thrown = |it: &mut tock::toccadille::rules::Switches| {
        it.hit_scoring = HitScoring::OnThrow;
        it.own_side_bands = OwnSideBands::Free;
    };
    let held = Case::by("red 1:4 2:3 3:3 4:2 5:1 6:1 9:1; black 24:3 23:3 22:3 21:2 20:2 17:1 15:1; 6-2", thrown);
    point(&held, Some(9), 15, &["With the 6, from 9: the other player holds 15, and nothing lands there (rule T5.2)"]);
    point(&held, None, 20, &["no stone comes to 20 by this throw (rule T3.1)"]);
}

#[test]
fn entering_first_both_dice_and_the_larger_are_told() {
    let entering = red("1:3 2:2 3:2 4:2 5:2 h4", "6-4");
    stone(&entering, 1, &["4 stones are in hand: they enter first (rule T4.1)"]);
    let larger = Case::new("red 10:1 o14; black 14:2 17:2 18:2 19:2 1:7; 6-1");
    stone(&larger, 10, &[]);
    point(
        &larger,
        Some(10),
        11,
        &["With the 1, from 10: only one die can be played, and it is the larger: 6 (rule T3.3)"],
    );
    let die = Die::new(1).unwrap();
    let told = reasons(&Why::new(&larger.view()).die(die));
    assert_eq!(told, ["With the 1, from 10: only one die can be played, and it is the larger: 6 (rule T3.3)"]);
    assert_eq!(pass(&larger.view()).map(|it| it.rule()), Some("T3.3"));
    let three = Why::new(&larger.view()).die(Die::new(3).unwrap());
    assert_eq!(reasons(&three), ["no 3 has been thrown (rule T3.1)"]);
}

#[test]
fn bearing_off_and_force_are_told() {
    let behind = Case::new("red 10:1 22:1 o13; black 1:15; 3-1");
    let why = Why::new(&behind.view()).point(Some(at(22)), Place::Off);
    let expected = "With the 3, from 22: the stone on 10 is not in the last quarter, and keeps the others from being borne off (rule T8.1)";
    assert_eq!(reasons(&why), [expected]);
    let natural = red("1:4 2:3 3:3 4:2 6:1 7:1 8:1", "6-5");
    assert_eq!(force(&natural.view()).map(|it| it.rule()), Some("T6.3"));
    assert_eq!(force(&red("1:4 2:3 3:3 4:2 5:1 7:1 8:1", "6-5").view()), None);
    let taken = Case::new("red 1:4 2:3 3:3 4:2 5:1 7:1 8:1; black 24:3 23:3 22:3 21:2 20:2 13:2; 6-5");
    point(&taken, Some(8), 12, &["not by force while the other player stands on its huck (rule T6.3)"]);
}

#[test]
fn nothing_can_be_moved_while_the_game_waits_for_something_else() {
    let case = red("1:4 2:3 3:3 4:2 5:1 7:1 8:1", "6-5");
    let black = case.state.view(&case.rules, case.view().seat().other());
    assert_eq!(of_stone(&Why::new(&black).stone(at(24))), ["nothing is thrown before Red has moved (rule T3.2)"]);
    assert!(turn(&case.view()).is_none());
}

/// Checks that there is a reason exactly where something is not possible.
fn check(view: &View<'_>, why: &Why<'_>, offers: &[Offer], seed: u64) {
    let places = || [Place::Hand].into_iter().chain(Point::all().map(Place::Point));
    for from in places() {
        let can = offers.iter().any(|it| it.step.from() == from);
        let told = why.stone(from);
        assert_eq!(told.is_empty(), can, "TOCK_SEED={seed}: {from} {offers:?} {told:?} {:?}", view.state());
        said(&of_stone(&told));
    }
    for to in places().skip(1).chain([Place::Off]) {
        let can = offers.iter().any(|it| it.step.to() == to);
        let told = why.point(None, to);
        assert!(!can || told.is_empty(), "TOCK_SEED={seed}: to {to} {offers:?} {told:?}");
        said(&reasons(&told));
        for from in why.sources() {
            let can = offers.iter().any(|it| (it.step.from(), it.step.to()) == (from, to));
            let told = why.point(Some(from), to);
            assert!(!can || told.is_empty(), "TOCK_SEED={seed}: {from} to {to} {offers:?} {told:?}");
            said(&reasons(&told));
        }
    }
    for die in Die::all() {
        let told = why.die(die);
        let can = offers.iter().any(|it| it.die == die);
        assert!(!can || told.is_empty(), "TOCK_SEED={seed}: {die:?} {offers:?} {told:?}");
        assert!(why.dice().contains(&die) || !told.is_empty(), "TOCK_SEED={seed}: {die:?}");
        said(&reasons(&told));
    }
}

fn said(lines: &[String]) {
    assert!(lines.iter().all(|it| !it.contains(['<', '{'])), "{lines:?}");
}

#[test]
fn there_is_a_reason_exactly_where_something_is_not_possible() {
    for seed in seeds(60) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = random::rules(&mut rng);
        for _ in 0..10 {
            let position = random::position(&rules, &mut rng);
            let Ok(state) = State::from_position(&rules, &position) else { continue };
            let Some(seat) = state.to_move() else { continue };
            let view = state.view(&rules, seat);
            let why = Why::new(&view);
            let Some(choice) = Choice::new(&view) else {
                check(&view, &why, &[], seed);
                continue;
            };
            check(&view, &why, &choice.offers(), seed);
            for offer in choice.offers() {
                let mut next = choice.clone();
                if next.pick(&offer).is_none() {
                    check(&view, &Why::new(&view).after(&next), &next.offers(), seed);
                }
            }
        }
    }
}
