//! Choosing how a card is used: step by step, among the legal moves only, and always with a way back.

use std::collections::BTreeSet;

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tock::{
    choose::{Choice, Pick},
    game::{Event, Game, Turn},
    position,
    profile::Library,
    report::Source,
    tock::{Card, Move, Rules, Seat, Setup, State, View},
};

use crate::switches::random_switches;

/// Returns the game at a position given as a text, and its rules.
#[track_caller]
fn at(text: &str) -> (Rules, State) {
    let source = Source::new("position", text.to_owned());
    let case = position::tock::read(&source, None, &Library::default(), &[]).expect("a position without faults");
    (case.table.rules.clone(), case.state())
}

fn words(pick: &Pick) -> String {
    match pick {
        Pick::Start(post) => format!("start {post}"),
        Pick::Walk { from, to } => format!("{from}-{to}"),
        Pick::Ours(square) | Pick::Other(square) => square.to_string(),
        Pick::Marble(spot) => spot.to_string(),
        Pick::Steps { steps, to } => format!("{steps}-{to}"),
        Pick::Remove(square) => format!("x{square}"),
        Pick::Skip => "skip".to_owned(),
        Pick::Discard => "discard".to_owned(),
    }
}

fn offers(choice: &Choice) -> Vec<String> {
    choice.offers().iter().map(|it| words(&it.pick)).collect()
}

fn take(view: &View<'_>, card: &str) -> Choice {
    let held = view.hand().iter().find(|it| it.rank().name() == card).expect("a card of the hand");
    Choice::new(view, &view.legal_moves(), held).expect("something to do with it")
}

/// Picks what is written; returns the move, if that completes one.
#[track_caller]
fn pick(choice: &mut Choice, view: &View<'_>, wanted: &str) -> Option<Move> {
    let found = offers(choice).iter().position(|it| it == wanted);
    assert!(choice.look_at(found.unwrap_or_else(|| panic!("{wanted} is not among {:?}", offers(choice)))));
    choice.pick(view)
}

const SEVEN: &str = r#"
rules = "french"
turn = "A"
[A]
marbles = ["B3", "C1", "A15"]
hand = ["7", "K", "J", "9"]
[B]
marbles = ["B6"]
hand = []
[C]
hand = []
[D]
hand = []
"#;

#[test]
fn a_walk_is_one_choice() {
    let (rules, state) = at(SEVEN);
    let view = state.view(&rules, state.to_move());
    let mut choice = take(&view, "9");
    assert_eq!(offers(&choice), ["B3-B12", "C1-C10"]);
    let mv = pick(&mut choice, &view, "B3-B12").expect("a move");
    assert_eq!(mv.to_string(), "9 B3-B12");
}

#[test]
fn a_seven_is_built_marble_by_marble_in_any_order() {
    let (rules, state) = at(SEVEN);
    let view = state.view(&rules, state.to_move());
    for (first, second) in [(["B3", "4-B7"], ["C1", "3-C4"]), (["C1", "3-C4"], ["B3", "4-B7"])] {
        let mut choice = take(&view, "7");
        assert_eq!(choice.steps_left(&view), Some((7, 7)));
        for step in first {
            assert_eq!(pick(&mut choice, &view, step), None);
        }
        assert_eq!(pick(&mut choice, &view, second[0]), None);
        let mv = pick(&mut choice, &view, second[1]).expect("a whole split");
        assert_eq!(view.check(&mv), Ok(()));
    }
}

#[test]
fn each_part_of_a_seven_can_be_taken_back() {
    let (rules, state) = at(SEVEN);
    let view = state.view(&rules, state.to_move());
    let mut choice = take(&view, "7");
    let begun = choice.clone();
    pick(&mut choice, &view, "C1");
    let marble = choice.clone();
    pick(&mut choice, &view, "3-C4");
    assert_eq!(choice.steps_left(&view), Some((4, 7)));
    assert!(choice.back(&view));
    assert_eq!(offers(&choice), offers(&marble));
    assert!(choice.back(&view));
    assert_eq!(offers(&choice), offers(&begun));
    assert!(!choice.back(&view));
}

#[test]
fn a_part_after_which_the_rest_cannot_be_walked_is_not_offered() {
    let (rules, state) = at(r#"
rules = "french"
turn = "A"
[A]
marbles = ["Ah2", "A15"]
hand = ["7"]
[B]
hand = []
[C]
hand = []
[D]
hand = []
"#);
    let view = state.view(&rules, state.to_move());
    let mut choice = take(&view, "7");
    // The marble on A15 may not step onto its own post: with seven steps it ends past its home court.
    pick(&mut choice, &view, "Ah2");
    let (all, legal): (BTreeSet<_>, _) = (offers(&choice).into_iter().collect(), view.legal_moves());
    assert!(!all.is_empty(), "{legal:?}");
    for offer in choice.offers().to_vec() {
        let mut next = choice.clone();
        next.look_at(choice.offers().iter().position(|it| *it == offer).expect("it is offered"));
        assert!(finish(&mut next, &view).is_some(), "{}", words(&offer.pick));
    }
}

#[test]
fn a_swap_picks_both_marbles() {
    let (rules, state) = at(SEVEN);
    let view = state.view(&rules, state.to_move());
    let mut choice = take(&view, "J");
    assert_eq!(pick(&mut choice, &view, "C1"), None);
    assert!(offers(&choice).contains(&"B6".to_owned()));
    let mv = pick(&mut choice, &view, "B6").expect("a swap");
    assert_eq!(mv.to_string(), "J C1<>B6");
}

#[test]
fn either_of_two_own_marbles_may_be_taken_up_first() {
    let (rules, state) = at(SEVEN);
    let view = state.view(&rules, state.to_move());
    for (one, other) in [("A15", "B3"), ("B3", "A15")] {
        let mut choice = take(&view, "J");
        assert_eq!(pick(&mut choice, &view, one), None);
        assert!(pick(&mut choice, &view, other).is_some());
    }
}

#[test]
fn what_a_joker_removes_is_chosen_after_the_start() {
    let (rules, state) = at(r#"
rules = "english"
turn = "A"
[A]
marbles = []
hand = ["joker"]
[B]
marbles = ["B3", "C2"]
hand = []
[C]
hand = []
"#);
    let view = state.view(&rules, state.to_move());
    let mut choice = take(&view, "joker");
    assert_eq!(offers(&choice), ["start A18", "discard"]);
    assert_eq!(pick(&mut choice, &view, "start A18"), None);
    assert_eq!(offers(&choice), ["xB3", "xC2"]);
    let mv = pick(&mut choice, &view, "xC2").expect("a start");
    assert_eq!(mv.to_string(), "joker start-A18 xC2");
}

#[test]
fn a_card_that_cannot_be_used_is_not_taken_up() {
    let (rules, state) = at(SEVEN);
    let view = state.view(&rules, state.to_move());
    let none: &[Move] = &[];
    assert_eq!(Choice::new(&view, none, view.hand().first().expect("a card")), None);
}

#[test]
fn there_is_no_dead_end_and_every_outcome_can_be_reached() {
    let mut tried = 0;
    for seed in 0..60 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = Rules::new(random_switches(&mut rng)).unwrap();
        let players = *rules.seats.counts.choose(&mut rng).unwrap();
        let Ok(mut state) = State::new(&rules, &Setup { players, dealer: Seat::A }) else { continue };
        for _ in 0..80 {
            let event = match state.turn(&rules) {
                Turn::Chance => Event::Chance(state.sample(&rules, &mut |it| rng.random_range(0..it))),
                Turn::Player(seat) => {
                    let view = state.view(&rules, seat);
                    tried += try_every_card(&view, &format!("seed {seed}"));
                    Event::Move(*view.legal_moves().choose(&mut rng).unwrap())
                }
                Turn::Over(_) => break,
            };
            state.apply(&rules, &event).unwrap();
        }
    }
    assert!(5000 < tried, "only {tried} cards were tried");
}

/// Chooses every way to use every card of the hand; returns how many cards were tried to the end.
fn try_every_card(view: &View<'_>, which: &str) -> usize {
    let legal = view.legal_moves();
    let mut tried = 0;
    for card in view.hand().one_of_each_rank() {
        let expected = outcomes(view, legal.iter().filter(|it| it.rank() == Some(card.rank())));
        let mut reached = BTreeSet::new();
        if let Some(choice) = Choice::new(view, &legal, card)
            && !reach(view, &choice, &mut reached, &mut 500)
        {
            continue;
        }
        assert_eq!(reached, expected, "{which}, card {card}");
        tried += 1;
    }
    tried
}

/// Returns what the moves come to, in a form that can be compared.
fn outcomes<'a>(view: &View<'_>, moves: impl Iterator<Item = &'a Move>) -> BTreeSet<String> {
    moves.map(|it| outcome(view, it)).collect()
}

fn outcome(view: &View<'_>, mv: &Move) -> String {
    let action = match mv {
        Move::Play(play) => format!("{:?}", view.rules().actions(play.card.rank())[usize::from(play.action)].then()),
        Move::Discard(_) | Move::Pass => format!("{:?}", mv.rank()),
    };
    format!("{:?} {action} {}", view.board_after(mv), matches!(mv, Move::Discard(_)))
}

/// Tries every way of choosing; tells whether it came to an end before `left` choices were made.
fn reach(view: &View<'_>, choice: &Choice, reached: &mut BTreeSet<String>, left: &mut usize) -> bool {
    assert!(!choice.offers().is_empty());
    for index in 0..choice.offers().len() {
        if *left == 0 {
            return false;
        }
        *left -= 1;
        let mut next = choice.clone();
        next.look_at(index);
        match next.pick(view) {
            Some(mv) => {
                assert_eq!(view.check(&mv), Ok(()), "{mv}");
                reached.insert(outcome(view, &mv));
            }
            None => {
                if !reach(view, &next, reached, left) {
                    return false;
                }
            }
        }
    }
    true
}

/// Picks the first offer until there is a move.
fn finish(choice: &mut Choice, view: &View<'_>) -> Option<Move> {
    (0..20).find_map(|_| choice.pick(view))
}

#[test]
fn a_card_of_the_hand_is_meant_not_one_of_its_rank() {
    let (rules, state) = at(SEVEN);
    let view = state.view(&rules, state.to_move());
    let card: Card = view.hand().iter().last().expect("a card");
    let legal: Vec<Move> = view.legal_moves().into_iter().map(|it| it.with_card(card)).collect();
    for mv in legal.iter().filter(|it| it.rank() == Some(card.rank())) {
        assert_eq!(mv.card(), Some(card));
    }
}
