//! Marbles on their way: what is shown between the board before a move and the board after it.

use std::time::Duration;

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tock::{
    game::{Event, Game, Turn},
    profile::{Library, Request},
    tock::{Board, Move, Place, Rules, Seat, Setup, Slot, Spot, SpotSet, State},
    tui::{
        Cmd, Speed,
        motion::{Berth, Flight, Frame, Motion, frames},
    },
};

use crate::{agreement::seeds, switches::random_rules};

/// Calls `check` with every legal move of random games under random rules.
fn every_move(settings: u64, check: impl Fn(u64, &Rules, &State, &Move)) {
    for seed in seeds(settings) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = if seed % 4 == 0 { french() } else { random_rules(&mut rng) };
        let players = *rules.seats.counts.choose(&mut rng).unwrap();
        let Ok(mut state) = State::new(&rules, &Setup { players, dealer: Seat::A }) else { continue };
        for _ in 0..150 {
            let event = match state.turn(&rules) {
                Turn::Chance => Event::Chance(state.sample(&rules, &mut |it| rng.random_range(0..it))),
                Turn::Player(seat) => {
                    let moves = state.view(&rules, seat).legal_moves();
                    for mv in &moves {
                        check(seed, &rules, &state, mv);
                    }
                    Event::Move(*moves.choose(&mut rng).unwrap())
                }
                Turn::Over(_) => break,
            };
            state.apply(&rules, &event).unwrap();
        }
    }
}

fn french() -> Rules {
    Library::default().resolve(&Request::named("french")).unwrap().rules
}

/// Returns the marble that walks in this frame.
fn walker(frame: &Frame) -> Option<(Seat, Spot)> {
    match frame.flights[..] {
        [Flight { seat, from: Berth::On(from), to: Berth::On(to), .. }] if from == to => Some((seat, from)),
        _ => None,
    }
}

/// Tells whether a marble of `seat` comes from one spot to the other by a single step.
fn are_neighbours(rules: &Rules, seat: Seat, one: Spot, two: Spot) -> bool {
    let track = rules.track();
    match (one.place(), two.place()) {
        (Place::Track(one), Place::Track(two)) => track.next(one) == two || track.previous(one) == two,
        (Place::Track(one), Place::Home(owner, slot)) => {
            owner == seat && one == track.doorstep(seat) && slot == Slot(1)
        }
        (Place::Home(owner, Slot(one)), Place::Home(_, Slot(two))) => owner == seat && one + 1 == two,
        (Place::Home(..), Place::Track(_)) => false,
    }
}

/// Returns the spot a marble was taken from to walk.
fn lifted(before: &Board, after: &Board, seat: Seat) -> SpotSet {
    before.marbles(seat).without(after.marbles(seat))
}

#[test]
fn a_motion_leads_from_the_board_before_to_the_board_after() {
    every_move(24, |seed, rules, state, mv| {
        let (before, after) = (*state.board(), state.view(rules, state.to_move()).board_after(mv));
        let frames = frames(rules, &before, mv);
        let (Some(first), Some(last)) = (frames.first(), frames.last()) else {
            assert_eq!(before, after, "TOCK_SEED={seed} {mv}");
            return;
        };
        assert_eq!((first.board, first.flights.len()), (before, 0), "TOCK_SEED={seed} {mv}");
        assert_eq!((last.board, last.flights.len()), (after, 0), "TOCK_SEED={seed} {mv}");
    });
}

#[test]
fn marbles_walk_from_one_square_to_the_next() {
    every_move(24, |seed, rules, state, mv| {
        for pair in frames(rules, state.board(), mv).windows(2) {
            let [one, two] = pair else { unreachable!("windows of two") };
            let (from, Some((seat, to))) = (walker(one), walker(two)) else { continue };
            let from = match from {
                Some((_, from)) if one.board == two.board => from,
                // The walk of another marble begins.
                _ => match lifted(&one.board, &two.board, seat).iter().collect::<Vec<_>>()[..] {
                    [from] => from,
                    // A jump ends.
                    _ => continue,
                },
            };
            // A marble that is about to be sent back from where it stands takes no step.
            let falls = from == to && two.flights[0].mark == 'x';
            assert!(falls || are_neighbours(rules, seat, from, to), "TOCK_SEED={seed} {mv}: {from} {to}");
        }
    });
}

#[test]
fn no_marble_is_lost_or_doubled_on_the_way() {
    every_move(12, |seed, rules, state, mv| {
        for frame in frames(rules, state.board(), mv) {
            for seat in Seat::ALL {
                let flying = frame.flights.iter().filter(|it| it.seat == seat).count();
                assert!(flying <= rules.waiting(&frame.board, seat), "TOCK_SEED={seed} {mv}: {frame:?}");
            }
        }
    });
}

#[test]
fn what_waits_for_a_motion_is_done_after_it() {
    let rules = french();
    let mut board = Board::default();
    board.put(Seat::A, "B4".parse::<Spot>().unwrap());
    let walked = walked(&rules, &board);
    let wait = || Cmd::Wait { ticket: 7, time: Duration::from_secs(1) };
    let mut cmds = vec![wait()];
    assert!(Motion::begin(walked.clone(), Speed::Off, 3, &mut cmds).is_none());
    assert!(matches!(cmds[..], [Cmd::Wait { ticket: 7, .. }]));
    let mut motion = Motion::begin(walked.clone(), Speed::Fast, 3, &mut cmds).unwrap();
    assert!(motion.frame(3).is_some() && motion.frame(4).is_none());
    // One message is waited for at a time, and as many as there are frames before the last one.
    for number in 1.. {
        let [Cmd::Wait { ticket, .. }] = cmds[..] else { panic!("{cmds:?}") };
        assert!(Motion::is_for_motion(ticket) && ticket != 7);
        match motion.waited(ticket) {
            Ok((on, next)) => (motion, cmds) = (on, next),
            Err(then) => {
                assert!(matches!(then[..], [Cmd::Wait { ticket: 7, .. }]));
                assert_eq!(number, walked.len() - 1);
                break;
            }
        }
    }
    let waits = [Speed::Fast, Speed::Normal, Speed::Slow].map(|speed| {
        let mut cmds = vec![];
        Motion::begin(walked.clone(), speed, 3, &mut cmds).unwrap();
        let [Cmd::Wait { time, .. }] = cmds[..] else { panic!("{cmds:?}") };
        assert_eq!(Some(time), speed.step());
        time
    });
    assert!(waits.is_sorted_by(|one, other| one < other), "{waits:?}");
    let skipped = Motion::begin(walked, Speed::Slow, 3, &mut vec![wait()]).unwrap().skip();
    assert!(matches!(skipped[..], [Cmd::Wait { ticket: 7, .. }]));
}

/// Returns the frames of a walk of four squares.
fn walked(rules: &Rules, board: &Board) -> Vec<Frame> {
    let card = "5S".parse().unwrap();
    let deed = tock::tock::Deed::Walk { from: "B4".parse().unwrap(), to: "B9".parse().unwrap() };
    let mv = Move::Play(tock::tock::Play { card, action: 0, deed, remove: None });
    frames(rules, board, &mv)
}
