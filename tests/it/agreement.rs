//! The engine and the plain reference list the same moves, whatever the rules and wherever the marbles are.
//!
//! `TOCK_CHECKS=N` checks N random settings instead of the usual number, `TOCK_SEED=S` begins with setting S.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    ops::Range,
};

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tock::{
    game::{Event, Game, Turn},
    tock::{
        self as engine, Board, Card, Move, Rules, Seat, Setup, Spot, State, View, notation,
        rules::{Action, DealMode, Effect, StarterHelp, Switches},
    },
};

use crate::{
    reference::{self, Outcome, Position, Where, cards, engine_position, reference_position},
    switches::{random_position, random_rules},
};

const SETTINGS: u64 = 180;
const POSITIONS: usize = 30;

#[test]
fn the_engine_and_the_reference_list_the_same_moves() {
    check(SETTINGS, |_, rules, position| difference(rules, position));
}

#[test]
fn every_way_to_write_a_legal_play_is_read() {
    check(SETTINGS / 9, |_, rules, position| unread(rules, position));
}

#[test]
fn what_is_read_is_legal() {
    check(SETTINGS / 9, misread);
}

#[test]
fn they_agree_all_through_a_game() {
    for seed in seeds(SETTINGS / 6) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = random_rules(&mut rng);
        let players = *rules.seats.counts.choose(&mut rng).unwrap();
        let Ok(mut state) = State::new(&rules, &Setup { players, dealer: Seat::A }) else { continue };
        for _ in 0..300 {
            let event = match state.turn(&rules) {
                Turn::Chance => Event::Chance(state.sample(&rules, &mut |it| rng.random_range(0..it))),
                Turn::Player(seat) => {
                    let (position, view) = (reference_position(&rules, &state), state.view(&rules, seat));
                    let right = reference::moves(&rules, &position);
                    let found: BTreeSet<_> = view.legal_moves().iter().map(|it| outcome(&view, it)).collect();
                    // The reference takes it that there is always a card to draw.
                    let draws = rules.deal.mode == DealMode::Refill || !state.stock().is_empty();
                    if draws || rules.deal.starter_help == StarterHelp::None {
                        assert_eq!(found, right, "TOCK_SEED={seed}\n{}", described(&rules, &position));
                    }
                    Event::Move(*view.legal_moves().choose(&mut rng).expect("the game asks only who can move"))
                }
                Turn::Over(_) => break,
            };
            state.apply(&rules, &event).unwrap();
            assert_eq!(state.is_over(), reference::is_over_at(&rules, &reference_position(&rules, &state)));
        }
    }
}

/// Returns the seeds of the settings to check.
pub fn seeds(settings: u64) -> Range<u64> {
    let number = |name, default| env::var(name).map_or(default, |it| it.parse::<u64>().unwrap());
    let first = number("TOCK_SEED", 0);
    first..first + number("TOCK_CHECKS", settings)
}

/// Compares the two in random positions under random rules; `differs` says in what they differ, if they do.
fn check(settings: u64, differs: impl Fn(&mut ChaCha8Rng, &Rules, &Position) -> Option<String>) {
    let mut failures = vec![];
    for seed in seeds(settings) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let differs = |rules: &_, position: &_| differs(&mut ChaCha8Rng::seed_from_u64(seed), rules, position);
        let rules = random_rules(&mut rng);
        let positions: Vec<_> = (0..POSITIONS).map(|_| random_position(&mut rng, &rules)).collect();
        let Some(position) = positions.into_iter().find(|it| differs(&rules, it).is_some()) else { continue };
        let position = smallest(&rules, position, differs);
        let what = differs(&rules, &position).unwrap();
        failures.push(format!("TOCK_SEED={seed}\n{}{what}\n", described(&rules, &position)));
        if failures.len() == 12 {
            break;
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

/// Returns the switches, what the cards in hand do, and the position as its file has it.
fn described(rules: &Rules, position: &Position) -> String {
    let Switches { seats, board, deck, deal, turn, start, post, land, home, end, cards: _ } = &**rules;
    let hand = cards(position, position.turn).one_of_each_rank().map(Card::rank);
    let uses: Vec<_> = hand.map(|it| format!("{it}: {:?}", rules.actions(it))).collect();
    let parts = [
        format!("{seats:?}\n{board:?}\n{deck:?}\n{deal:?}\n{turn:?}\n{start:?}\n{post:?}\n{land:?}\n{home:?}\n{end:?}"),
        uses.join("\n"),
        reference::position_text(rules, position),
    ];
    parts.join("\n")
}

/// Says in what the two lists of moves differ, and what of the engine's is not legal by its own judgement.
fn difference(rules: &Rules, position: &Position) -> Option<String> {
    let right = reference::moves(rules, position);
    let state = State::from_position(rules, &engine_position(rules, position));
    let view = state.view(rules, position.turn);
    let listed = view.legal_moves();
    let found: BTreeSet<_> = listed.iter().map(|it| outcome(&view, it)).collect();
    let mut differences = vec![];
    if found != right {
        let wrong: Vec<_> = listed.iter().filter(|it| !right.contains(&outcome(&view, it))).collect();
        let missing: Vec<_> = right.difference(&found).collect();
        differences.push(format!("only the engine: {wrong:?}\nonly the reference: {missing:?}"));
    }
    if listed.len() != found.len() {
        differences.push(format!("listed twice: {listed:?}"));
    }
    for mv in &listed {
        if let Err(refusal) = view.check(mv) {
            differences.push(format!("{mv} is listed, but refused: {refusal:?}"));
        }
        let read = notation::read_all(&view, &mv.to_string());
        if !read.iter().flatten().any(|it| outcome(&view, it) == outcome(&view, mv)) {
            differences.push(format!("{mv} is listed, but read as {read:?}"));
        }
    }
    (!differences.is_empty()).then(|| differences.join("\n"))
}

/// Names a text of a legal play that is not read as that play.
fn unread(rules: &Rules, position: &Position) -> Option<String> {
    let position = without_long_splits(rules, position);
    let state = State::from_position(rules, &engine_position(rules, &position));
    let view = state.view(rules, position.turn);
    let legal = reference::moves(rules, &position);
    for (text, play) in reference::notations(rules, &position) {
        let read = notation::read_all(&view, &text);
        if legal.contains(&play) && !read.iter().flatten().any(|it| outcome(&view, it) == play) {
            return Some(format!("{text} is legal and leads to {play:?}, but is read as {read:?}"));
        }
    }
    None
}

/// Names a text that is read as a play that is not legal, of many made up.
fn misread(rng: &mut ChaCha8Rng, rules: &Rules, position: &Position) -> Option<String> {
    let position = without_long_splits(rules, position);
    let state = State::from_position(rules, &engine_position(rules, &position));
    let view = state.view(rules, position.turn);
    let legal = reference::moves(rules, &position);
    let texts: Vec<_> = reference::notations(rules, &position).into_iter().map(|(text, _)| text).collect();
    let words: Vec<&str> = texts.iter().flat_map(|it| it.split_whitespace()).collect();
    let spots: Vec<_> = reference::all_spots(rules, &position);
    for _ in 0..100 {
        let Some(text) = texts.choose(rng) else { break };
        let mut text: Vec<_> = text.split_whitespace().map(str::to_owned).collect();
        let place = rng.random_range(0..text.len());
        let spot = |rng: &mut _| spots.choose(rng).unwrap();
        text[place] = match rng.random_range(0..5) {
            0 => words.choose(rng).unwrap().to_string(),
            1 => format!("{}-{}", spot(rng), spot(rng)),
            2 => format!("{}-{}", text[place].split('-').next().unwrap(), spot(rng)),
            3 => format!("{}<>{}", spot(rng), spot(rng)),
            _ => format!("{} x{}", text[place], spot(rng)),
        };
        let text = text.join(" ");
        for mv in notation::read_all(&view, &text).into_iter().flatten() {
            if !legal.contains(&outcome(&view, &mv)) {
                return Some(format!("{text} is read as {mv:?}, which is not legal"));
            }
        }
    }
    None
}

/// Returns the position without the cards that can be played in too many orders to try them all.
fn without_long_splits(rules: &Rules, position: &Position) -> Position {
    let is_long = |it: &Action| matches!(it, Action::Split { n, .. } if 8 < *n);
    let mut position = position.clone();
    let hand = position.hands.entry(position.turn).or_default();
    hand.retain(|it| !rules.actions(*it).iter().any(is_long));
    position
}

/// Returns the position without all marbles and cards that the difference does not need.
fn smallest(rules: &Rules, mut position: Position, differs: impl Fn(&Rules, &Position) -> Option<String>) -> Position {
    loop {
        let mut smaller = vec![];
        for index in (0..position.marbles.len()).filter(|it| position.marbles[*it].at != Where::Start) {
            let mut without = position.clone();
            without.marbles[index].at = Where::Start;
            without.marbles[index].fresh = false;
            smaller.push(without);
        }
        for (seat, hand) in &position.hands {
            for index in 0..hand.len() {
                let mut without = position.clone();
                without.hands.get_mut(seat).unwrap().remove(index);
                smaller.push(without);
            }
        }
        match smaller.into_iter().find(|it| differs(rules, it).is_some()) {
            Some(found) => position = found,
            None => return position,
        }
    }
}

fn outcome(view: &View<'_>, mv: &Move) -> Outcome {
    let (kind, effects) = match mv {
        Move::Play(play) => ("play", effects(view, play)),
        Move::Discard(_) => ("discard", vec![]),
        Move::Pass => ("pass", vec![]),
    };
    let after = match mv {
        Move::Play(_) => {
            view.table().iter().map(|it| (it.to_string(), marbles(view, &view.board_after(mv), it))).collect()
        }
        Move::Discard(_) | Move::Pass => BTreeMap::new(),
    };
    Outcome { kind: kind.to_owned(), card: mv.rank().map(|it| it.to_string()), after, effects }
}

fn effects(view: &View<'_>, play: &engine::Play) -> Vec<String> {
    let action = &view.rules().actions(play.card.rank())[usize::from(play.action)];
    if view.winners_after(&Move::Play(*play)).is_some() {
        return vec![];
    }
    let mut effects = match action {
        Action::Discard { .. } => vec![format!("skip {}", view.table().after(view.seat()))],
        _ => vec![],
    };
    effects.extend(action.then().iter().filter_map(|it| match it {
        Effect::Remove { .. } => None,
        Effect::Draw { n } => Some(format!("draw {n}")),
        Effect::Again => Some("again".to_owned()),
    }));
    effects.sort();
    effects
}

fn marbles(view: &View<'_>, board: &Board, seat: Seat) -> Vec<String> {
    let post = Spot::from(view.rules().track().post(seat));
    let mut names: Vec<_> = board
        .marbles(seat)
        .iter()
        .map(|it| if it == post && !board.is_fresh(seat) { format!("{it}~") } else { it.to_string() })
        .collect();
    names.resize(view.rules().marbles(), "start".to_owned());
    names.sort();
    names
}
