//! The engine and the plain reference list the same moves, whatever the rules and wherever the stones are.
//!
//! `TOCK_CHECKS=N` checks N random settings instead of the usual number, `TOCK_SEED=S` begins with setting S.

use std::{collections::BTreeSet, env, ops::Range};

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    game::{Event, Game},
    toccadille::{Move, Position, Rules, State, View, notation},
};

use crate::toccadille::{
    random,
    reference::{self, Outcome, relative, side},
};

const SETTINGS: u64 = 1500;
const POSITIONS: usize = 30;

#[test]
fn the_engine_and_the_reference_list_the_same_moves() {
    check(SETTINGS, difference);
}

#[test]
fn every_move_is_read_as_it_is_written_with_stars_and_without() {
    check(SETTINGS / 10, |_, state, rules| {
        let view = state.view(rules, state.to_move()?);
        for mv in view.legal_moves() {
            let written = mv.to_string();
            if notation::read(&view, &written) != Ok(mv) {
                return Some(format!("{written} is read as {:?}", notation::read(&view, &written)));
            }
            let bare = written.replace('*', "");
            let same = |it: &Move| it.outcome() == mv.outcome();
            // Where two moves differ in hits alone, stars may be needed to tell which is meant.
            match notation::read(&view, &bare) {
                Ok(read) if same(&read) => {}
                other => return Some(format!("{bare} is read as {other:?}")),
            }
        }
        None
    });
}

#[test]
fn every_move_is_written_in_an_order_in_which_it_can_be_played() {
    check(SETTINGS / 5, |_, state, rules| {
        let view = state.view(rules, state.to_move()?);
        let ways = view.ways();
        let wrong = |it: &&Move| **it != Move::Pass && ways.iter().all(|way| way.mv.steps() != it.steps());
        view.legal_moves().iter().find(wrong).map(|it| format!("{it} is in no order of {:?}", view.dice()))
    });
}

#[test]
fn what_is_not_listed_is_refused_and_changes_nothing() {
    check(SETTINGS / 10, |rng, state, rules| {
        let view = state.view(rules, state.to_move()?);
        let legal = view.legal_moves();
        for _ in 0..40 {
            let place = |rng: &mut ChaCha8Rng| rng.random_range(0..=25).to_string().replace("25", "off");
            let from = place(rng).replace("off", "in");
            let more = match rng.random_range(0..4) {
                0 => format!(" {}/{}", place(rng), place(rng)),
                1 => format!("/{}", place(rng)),
                2 => format!(" {}/{} force", place(rng), place(rng)),
                _ => String::new(),
            };
            let text = format!("{from}/{}{more}", place(rng));
            if let Ok(mv) = notation::read(&view, &text)
                && !legal.contains(&mv)
            {
                return Some(format!("{text} is read as {mv}"));
            }
        }
        let mut after = *state;
        let other = if legal == [Move::Pass] { return None } else { Move::Pass };
        (after.apply(rules, &Event::Move(other)).is_ok() || after != *state).then(|| "a pass went through".to_owned())
    });
}

type Check = fn(&mut ChaCha8Rng, &State, &Rules) -> Option<String>;

fn check(settings: u64, fault: Check) {
    for seed in seeds(settings) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = random::rules(&mut rng);
        for _ in 0..POSITIONS {
            let position = random::position(&rules, &mut rng);
            let state = State::from_position(&rules, &position).expect("it can be played on");
            if let Some(fault) = fault(&mut rng, &state, &rules) {
                panic!("TOCK_SEED={seed}\n{}\n{rules:#?}\n{fault}", written(&position));
            }
        }
    }
}

fn difference(_: &mut ChaCha8Rng, state: &State, rules: &Rules) -> Option<String> {
    let position = state.position();
    let right = match position.dice {
        Some(_) => reference::moves(rules, &position),
        // The throw or the marks of the position have ended the game.
        None => BTreeSet::new(),
    };
    let view = state.view(rules, position.turn);
    let moves = view.legal_moves();
    let found: BTreeSet<_> = moves.iter().map(|it| outcome(&view, &position, it)).collect();
    if found.len() != moves.len() {
        return Some(format!("an outcome is listed twice: {}", names(&moves)));
    }
    if found == right {
        return None;
    }
    let missing: Vec<_> = right.difference(&found).collect();
    let wrong: Vec<_> =
        right.is_empty().then_some(&found).into_iter().flatten().chain(found.difference(&right)).collect();
    Some(format!("listed: {}\nmissing: {missing:#?}\nwrong: {wrong:#?}", names(&moves)))
}

fn outcome(view: &View<'_>, position: &Position, mv: &Move) -> Outcome {
    let seat = position.turn;
    let mut hits: Vec<_> = view.hits(mv).into_iter().map(|it| usize::from(relative(seat, it))).collect();
    hits.sort_unstable();
    Outcome { after: side(&view.board_after(mv), seat).to_vec(), hits, marks: view.gain(mv).into() }
}

fn names(moves: &[Move]) -> String {
    moves.iter().map(Move::to_string).collect::<Vec<_>>().join(", ")
}

pub fn written(position: &Position) -> String {
    let points = |seat| position.board.points(seat).map(|(it, count)| format!("{it}:{count}")).collect::<Vec<_>>();
    let dice = position.dice.map(|it| (it.0.pips(), it.1.pips()));
    let board = &position.board;
    tock::toccadille::Seat::ALL
        .map(|it| {
            format!("{it} {:?} hand {} off {} marks {}", points(it), board.hand(it), board.off(it), position.marks[it])
        })
        .join("\n")
        + &format!("\n{} to move {dice:?}", position.turn)
}

pub fn seeds(usual: u64) -> Range<u64> {
    let number = |name| env::var(name).ok().and_then(|it| it.parse().ok());
    match number("TOCK_SEED") {
        Some(seed) => seed..seed + number("TOCK_CHECKS").unwrap_or(1),
        None => 0..number("TOCK_CHECKS").unwrap_or(usual),
    }
}
