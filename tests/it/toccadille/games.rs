//! Whole random games under random rules: what must hold after every event, and that events replay.
//!
//! `TOCK_CHECKS=N` plays under N random settings instead of the usual number, `TOCK_SEED=S` begins with setting S.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    game::{Event, Game, Turn},
    toccadille::{
        BySeat, Dice, End, Move, Point, Refusal, Rules, Seat, Starter, State, Throw,
        rules::{NextStarter, OwnSideBands, Switches},
    },
};

use crate::toccadille::{
    agreement::{seeds, written},
    random,
    text::Case,
};

const SETTINGS: u64 = 300;

/// How many throws a game has at most before it is left.
const LONG: usize = 3_000;

#[test]
fn what_must_hold_holds_after_every_event_of_any_game() {
    for seed in seeds(SETTINGS) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = random::rules(&mut rng);
        let start = State::new(&rules, &Starter::ThrowOff).unwrap();
        let mut events = vec![];
        let mut state = start;
        while events.len() < LONG && !matches!(state.turn(&rules), Turn::Over(_)) {
            let event = pick(&rules, &state, &mut rng);
            let before = state;
            state.apply(&rules, &event).unwrap_or_else(|it| panic!("TOCK_SEED={seed}: {it:?}"));
            events.push(event);
            check(seed, &rules, &before, &state);
        }
        let mut again = start;
        for event in &events {
            again.apply(&rules, event).unwrap();
        }
        assert_eq!(again, state, "TOCK_SEED={seed}: the same events are the same game");
    }
}

fn pick(rules: &Rules, state: &State, rng: &mut ChaCha8Rng) -> Event<State> {
    match state.turn(rules) {
        Turn::Chance => Event::Chance(state.sample(rules, &mut |it| rng.random_range(0..it))),
        Turn::Player(seat) => {
            let moves = state.view(rules, seat).legal_moves();
            Event::Move(moves[rng.random_range(0..moves.len())])
        }
        Turn::Over(_) => unreachable!("nothing happens any more"),
    }
}

fn check(seed: u64, rules: &Rules, before: &State, state: &State) {
    let place = || format!("TOCK_SEED={seed}\n{}\n{rules:#?}", written(&state.position()));
    for seat in Seat::ALL {
        let board = state.board();
        let on = |number| board.on(seat, Point::of(seat, number).unwrap());
        assert_eq!(board.sum(seat), u32::from(rules.stones), "stones are lost\n{}", place());
        assert_eq!(on(13), 0, "on the foreign huck\n{}", place());
        assert_ne!(on(12), 1, "alone on the huck\n{}", place());
        if rules.own_side_bands == OwnSideBands::EntryOnly {
            assert!((7..12).all(|it| on(it) <= 1), "a band where there is none\n{}", place());
        }
        let (had, has) = (before.marks()[seat], state.marks()[seat]);
        assert!(had <= has && has <= 12, "marks {had} and then {has}\n{}", place());
    }
    if let (Some(dice), Some(mover), Turn::Chance) = (before.dice(), before.to_move(), state.turn(rules)) {
        let lap = state.board().off(mover) < before.board().off(mover) || is_new_lap(rules, before, state);
        if !dice.is_doublet() && !lap {
            assert_eq!(state.to_move(), Some(mover.other()), "the turn goes on\n{}", place());
        }
    }
}

/// Tells whether both players have taken up all stones.
fn is_new_lap(rules: &Rules, before: &State, state: &State) -> bool {
    let first = State::new(rules, &Starter::ThrowOff).unwrap();
    state.board() == first.board() && before.board() != first.board()
}

#[test]
fn every_game_by_the_rules_of_the_profile_ends() {
    let rules = Rules::new(Switches::default()).unwrap();
    let mut values = [0; 5];
    for seed in 0..1_000 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut state = State::new(&rules, &Starter::ThrowOff).unwrap();
        let mut moves = 0;
        let end = loop {
            match state.turn(&rules) {
                Turn::Over(end) => break end,
                Turn::Player(_) => moves += 1,
                Turn::Chance => {}
            }
            let event = pick(&rules, &state, &mut rng);
            state.apply(&rules, &event).unwrap();
            assert!(moves < 200, "seed {seed}");
        };
        match end {
            End::Won { value, .. } => values[usize::from(value)] += 1,
            End::Drawn => values[0] += 1,
        }
    }
    // Most games count once, few more, none is drawn.
    assert!(values[0] == 0 && 700 < values[1] && 100 < values[2], "{values:?}");
}

#[test]
fn a_game_in_which_nobody_can_move_or_score_again_is_drawn() {
    let stuck = Case::by("red 24:15; black 1:14 2:1; black 1-2", |it| it.bear_off = false);
    let after = stuck.after("2/1");
    assert_eq!(after.turn(&stuck.rules), Turn::Over(End::Drawn));
    assert_eq!(after.score(), BySeat([0, 0]));
    let fined = Case::by("red 24:15; black 1:14 2:1; black 1-2", |it| {
        it.bear_off = false;
        it.unplayable_penalty = 1;
    });
    assert!(matches!(fined.after("2/1").turn(&fined.rules), Turn::Chance));
}

#[test]
fn the_winner_throws_first_in_the_next_game_and_the_score_is_kept() {
    let text = "red 1:4 2:3 3:3 4:2 5:1 6:1 9:1 m11; black 24:3 23:3 22:3 21:2 20:2 17:1 15:1 m2; 6-2";
    let case = Case::new(text);
    let won = case.after("9/15* 5/7");
    let next = won.next_game(&case.rules).unwrap();
    assert_eq!((next.game(), next.score(), next.to_move()), (2, BySeat([3, 0]), Some(Seat::Red)));
    assert_eq!(next.marks(), BySeat([0, 0]));
    assert_eq!(next.next_game(&case.rules), Err(Refusal::NotOver));
    let thrown_off = Case::by(text, |it| it.next_starter = NextStarter::ThrowOff);
    assert!(thrown_off.after("9/15* 5/7").next_game(&thrown_off.rules).unwrap().is_opening());
    assert!(won.stopped().next_game(&case.rules).unwrap().is_opening());
}

#[test]
fn events_out_of_turn_are_refused_and_change_nothing() {
    let rules = Rules::new(Switches::default()).unwrap();
    let dice = Dice::new(6, 1).unwrap();
    let opening = State::new(&rules, &Starter::ThrowOff).unwrap();
    let throwing = State::new(&rules, &Starter::Seat(Seat::Black)).unwrap();
    let mut moving = throwing;
    moving.apply(&rules, &Event::Chance(Throw::Dice(dice))).unwrap();
    for (state, event, refusal) in [
        (opening, Event::Chance(Throw::Dice(dice)), Refusal::WaitsForOpening),
        (opening, Event::Move(Move::Pass), Refusal::WaitsForOpening),
        (throwing, Event::Move(Move::Pass), Refusal::WaitsForDice(Seat::Black)),
        (moving, Event::Chance(Throw::Dice(dice)), Refusal::WaitsForMove(Seat::Black)),
        (moving, Event::Move(Move::Pass), Refusal::MayNotPass),
        (moving.stopped(), Event::Chance(Throw::Dice(dice)), Refusal::Over),
        (moving.stopped(), Event::Move(Move::Pass), Refusal::Over),
    ] {
        let mut after = state;
        assert_eq!(after.apply(&rules, &event), Err(refusal));
        assert_eq!(after, state);
    }
}
