//! The rules a second time: slow, plain, and written from the text alone.
//!
//! It shares the engine's words for switches, seats and ranks, and nothing else: squares are plain numbers, marbles a
//! list, every walk goes one step at a time, every split is tried in every order. What it says about a position is
//! compared with the worked positions in `tests/positions`, and the engine with it (`agreement.rs`).

mod play;
mod text;
mod translate;
mod walk;

use std::collections::{BTreeMap, BTreeSet};

use tock::tock::{
    card::Rank,
    rules::{Action, Control, Guards, Obligation, Rules, StarterHelp, Teams},
    seat::Seat,
};

pub use text::{expected, position, position_text};
pub use translate::{cards, engine_position, reference_position};

/// Where a marble is. Squares are counted clockwise round the whole track, A1 being 0; slots from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Where {
    Start,
    Track(usize),
    Home(usize),
}

/// One marble. `fresh`: it came out onto its post and has not moved since.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Marble {
    pub seat: Seat,
    pub at: Where,
    pub fresh: bool,
}

/// All that decides which moves are legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Position {
    /// Who plays, clockwise.
    pub seats: Vec<Seat>,
    /// Every marble of every one of them.
    pub marbles: Vec<Marble>,
    /// The hands that are known; all other cards are in the stock.
    pub hands: BTreeMap<Seat, Vec<Rank>>,
    pub turn: Seat,
    /// The seat has just played, with an extra play in hand.
    pub again: bool,
    pub banked: BTreeMap<Seat, u8>,
    pub must_discard: BTreeMap<Seat, u8>,
}

/// What a move leads to, as `rules/README.md`, 9, tells moves apart; `after` is empty unless the move is a play.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    pub kind: String,
    pub card: Option<String>,
    pub after: BTreeMap<String, Vec<String>>,
    pub effects: Vec<String>,
}

/// Returns every legal move of the seat to move.
pub fn moves(rules: &Rules, position: &Position) -> BTreeSet<Outcome> {
    let hand = hand(position);
    let discards = || hand.iter().map(|rank| without_marbles("discard", Some(*rank))).collect::<BTreeSet<_>>();
    if is_over(rules, &position.seats, &position.marbles) {
        return BTreeSet::new();
    }
    if position.again {
        let mut moves = plays(rules, position);
        moves.insert(without_marbles("pass", None));
        return moves;
    }
    if position.must_discard.get(&position.turn).is_some_and(|it| *it > 0) || is_starter_help_due(rules, position) {
        return discards();
    }
    let mut moves = plays(rules, position);
    if moves.is_empty() || rules.turn.obligation == Obligation::MayDiscard {
        moves.extend(discards());
    }
    moves
}

/// Returns every play of the seat to move that is legal in itself, with its notation: a split in every order of its
/// parts.
pub fn notations(rules: &Rules, position: &Position) -> BTreeSet<(String, Outcome)> {
    all_plays(rules, position, true)
}

fn plays(rules: &Rules, position: &Position) -> BTreeSet<Outcome> {
    all_plays(rules, position, false).into_iter().map(|(_, outcome)| outcome).collect()
}

fn all_plays(rules: &Rules, position: &Position, in_every_order: bool) -> BTreeSet<(String, Outcome)> {
    let mut plays = BTreeSet::new();
    let Some(colour) = colour_played(rules, position) else { return plays };
    let table = play::Table { rules, seats: &position.seats, colour };
    for rank in hand(position) {
        for action in rules.actions(rank) {
            for way in play::ways(&table, &position.marbles, action, position.turn, in_every_order) {
                let after = text::marbles_by_seat(rules, &position.seats, &way.marbles);
                let kind = "play".to_owned();
                let outcome = Outcome { kind, card: Some(rank.to_string()), after, effects: way.effects };
                plays.insert((format!("{rank} {}", way.notation), outcome));
            }
        }
    }
    plays
}

/// Tells whether the game is over.
pub fn is_over_at(rules: &Rules, position: &Position) -> bool {
    is_over(rules, &position.seats, &position.marbles)
}

/// Section 7: whose marbles the seat to move plays as its own; none for a finished seat that only discards.
fn colour_played(rules: &Rules, position: &Position) -> Option<Seat> {
    if !is_finished(&position.marbles, position.turn) {
        return Some(position.turn);
    }
    match rules.turn.control {
        Control::Own => None,
        Control::PartnerWhenFinished => partner(rules, &position.seats, position.turn),
    }
}

/// Returns the names of all squares and slots of the seats at the table.
pub fn all_spots(rules: &Rules, position: &Position) -> Vec<String> {
    let squares = (0..squares(rules)).map(Where::Track).map(|at| (position.turn, at));
    let slots = position.seats.iter().flat_map(|seat| (1..=rules.marbles()).map(|it| (*seat, Where::Home(it))));
    let marbles = squares.chain(slots).map(|(seat, at)| Marble { seat, at, fresh: false });
    marbles.map(|it| text::spot_name(rules, &it)).collect()
}

/// Section 6, `deal.starter_help`: a seat with no marble in play and no card that starts discards until it has one.
fn is_starter_help_due(rules: &Rules, position: &Position) -> bool {
    let starts = |rank: Rank| rules.actions(rank).iter().any(|it| matches!(it, Action::Start { .. }));
    let in_play = position.marbles.iter().any(|it| it.seat == position.turn && it.at != Where::Start);
    let stock = stock(rules, position);
    rules.deal.starter_help == StarterHelp::RedrawUntilStarter
        && !in_play
        && !hand(position).into_iter().any(starts)
        && stock.into_iter().any(starts)
}

/// Returns the ranks of all cards that are in none of the known hands.
fn stock(rules: &Rules, position: &Position) -> Vec<Rank> {
    let mut stock = vec![];
    for rank in Rank::ALL {
        let in_deck = if rank == Rank::Joker { usize::from(rules.deck.jokers) } else { 4 };
        let held = position.hands.values().flatten().filter(|it| **it == rank).count();
        stock.extend(vec![rank; in_deck.saturating_sub(held)]);
    }
    stock
}

/// Returns the ranks in the hand of the seat to move, each once.
fn hand(position: &Position) -> BTreeSet<Rank> {
    position.hands.get(&position.turn).into_iter().flatten().copied().collect()
}

fn without_marbles(kind: &str, rank: Option<Rank>) -> Outcome {
    Outcome { kind: kind.to_owned(), card: rank.map(|it| it.to_string()), after: BTreeMap::new(), effects: vec![] }
}

/// Section 7: who plays with `seat`; a seat whose opposite does not play has no partner.
fn partner(rules: &Rules, seats: &[Seat], seat: Seat) -> Option<Seat> {
    let opposite = match seat {
        Seat::A => Seat::C,
        Seat::B => Seat::D,
        Seat::C => Seat::A,
        Seat::D => Seat::B,
    };
    (rules.seats.teams == Teams::Opposite && seats.contains(&opposite)).then_some(opposite)
}

/// Section 7: whether all marbles of `seat` are in home.
fn is_finished(marbles: &[Marble], seat: Seat) -> bool {
    marbles.iter().filter(|it| it.seat == seat).all(|it| matches!(it.at, Where::Home(_)))
}

/// Section 7: whether some seat, and its partner if it has one, are finished.
fn is_over(rules: &Rules, seats: &[Seat], marbles: &[Marble]) -> bool {
    seats.iter().any(|seat| {
        let partner_is_finished = partner(rules, seats, *seat).is_none_or(|it| is_finished(marbles, it));
        is_finished(marbles, *seat) && partner_is_finished
    })
}

/// Section 2: the square where the marbles of `seat` come out, the last one of its section.
fn post(rules: &Rules, seat: Seat) -> usize {
    let sections_before = Seat::ALL.iter().position(|it| *it == seat).expect("every seat is one of all");
    (sections_before + 1) * usize::from(rules.board.section_length) - 1
}

/// Section 2: the square where the marbles of `seat` turn into home.
fn doorstep(rules: &Rules, seat: Seat) -> usize {
    post(rules, seat) - usize::from(rules.board.doorstep)
}

/// Section 2: how many squares the track has.
fn squares(rules: &Rules) -> usize {
    usize::from(rules.board.sections) * usize::from(rules.board.section_length)
}

/// Section 8, `post.guards`: whether the marble is protected on its own post.
fn is_guarded(rules: &Rules, marble: &Marble) -> bool {
    let on_own_post = marble.at == Where::Track(post(rules, marble.seat));
    match rules.post.guards {
        Guards::None => false,
        Guards::Fresh => on_own_post && marble.fresh,
        Guards::Standing => on_own_post,
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use rand::SeedableRng;
    use rand_chacha::ChaCha8Rng;

    use super::*;
    use crate::switches;

    #[test]
    fn the_reference_agrees_with_every_worked_position() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/positions");
        let files = fs::read_dir(folder).unwrap().map(|it| it.unwrap().path());
        let cases: BTreeSet<_> = files.filter(|it| it.extension().is_some_and(|it| it == "toml")).collect();
        assert!(!cases.is_empty());
        for case in cases {
            let file: toml::Table = fs::read_to_string(&case).unwrap().parse().unwrap();
            let variants = file.get("variants").and_then(|it| it.as_array()).into_iter().flatten();
            let variants: Vec<&str> = variants.map(|it| it.as_str().unwrap()).collect();
            let rules = switches::named(file["rules"].as_str().unwrap(), &variants);
            let position = position(&rules, &file);
            let again = position_text(&rules, &position).parse().unwrap();
            assert_eq!(text::position(&rules, &again), position, "{}", case.display());
            let json = fs::read_to_string(case.with_extension("json")).unwrap();
            let (found, right) = (moves(&rules, &position), expected(&json));
            assert!(
                found == right,
                "{}\nwrong: {:#?}\nmissing: {:#?}",
                case.display(),
                found.difference(&right).collect::<Vec<_>>(),
                right.difference(&found).collect::<Vec<_>>()
            );
        }
    }

    #[test]
    fn the_reference_keeps_every_marble_in_a_place_of_its_own() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut seen = BTreeMap::new();
        for _ in 0..80 {
            let rules = switches::random_rules(&mut rng);
            for _ in 0..10 {
                let position = switches::random_position(&mut rng, &rules);
                let written = position_text(&rules, &position);
                for outcome in moves(&rules, &position) {
                    *seen.entry(outcome.kind.clone()).or_insert(0) += 1;
                    let marbles: Vec<_> = outcome.after.values().flatten().filter(|it| *it != "start").collect();
                    let places: BTreeSet<_> = marbles.iter().map(|it| it.trim_end_matches('~')).collect();
                    assert_eq!(places.len(), marbles.len(), "{written}\n{outcome:?}");
                    let counts = outcome.after.values().all(|it| it.len() == rules.marbles());
                    assert!(counts, "{written}\n{outcome:?}");
                }
            }
        }
        assert!(["discard", "pass", "play"].iter().all(|it| seen[*it] > 30), "{seen:?}");
    }
}
