//! What must stay fast: listing the legal moves of a position, and whole games of random moves.
//!
//! `cargo bench` runs them all; `cargo bench -- games` only the whole games. A figure is good for comparing with
//! another of the same run, since machines differ and are noisy: that is what the plain reference of the tests and games
//! of chess are here for. `instructions.rs` counts instead of measuring time.

mod playing;
#[path = "../tests/it"]
#[allow(dead_code, unused_imports, clippy::unwrap_used, reason = "written for tests, and used here in part")]
mod tests {
    pub mod reference;
    pub mod switches;
}

use cozy_chess::{Board as ChessBoard, GameStatus};
use divan::{Bencher, black_box, counter::ItemsCount};
use tock::{
    game::Game,
    tock::{Board, BySeat, Card, Moves, Position, Seat, SeatSet, Spot, State},
};

use playing::{TABLES, picks, random_game, rules, rules_with, watched_game};
use tests::reference;
#[allow(unused_imports, reason = "the reference looks for them here")]
use tests::switches;

fn main() {
    divan::main();
}

/// Whole games of random moves: all legal moves listed at each turn, one picked and played. An item is a turn.
#[divan::bench(args = TABLES)]
fn games(bencher: Bencher<'_, '_>, table: &str) {
    let rules = rules(table);
    let seeds = 0..8;
    let turns: usize = seeds.clone().map(|it| random_game(&rules, it)).sum();
    bencher.counter(ItemsCount::new(turns)).bench(|| seeds.clone().map(|it| random_game(&rules, it)).sum::<usize>());
}

/// Whole games of random moves in chess, by a move generator known to be fast. An item is a turn.
#[divan::bench]
fn games_of_chess(bencher: Bencher<'_, '_>) {
    let seeds = 0..32;
    let turns: usize = seeds.clone().map(random_game_of_chess).sum();
    bencher.counter(ItemsCount::new(turns)).bench(|| seeds.clone().map(random_game_of_chess).sum::<usize>());
}

fn random_game_of_chess(seed: u64) -> usize {
    let mut pick = picks(seed);
    let mut moves = vec![];
    let mut board = ChessBoard::default();
    let mut turns = 0;
    while turns < 5_000 {
        moves.clear();
        board.generate_moves(|some| {
            moves.extend(some);
            false
        });
        // What `status` would say: it asks the generator once more.
        if moves.is_empty() || 100 <= board.halfmove_clock() {
            debug_assert_ne!(board.status(), GameStatus::Ongoing);
            break;
        }
        board.play_unchecked(moves[pick(moves.len())]);
        turns += 1;
    }
    turns
}

/// The legal moves of the first turns of a game, by the plain reference of the tests. An item is a turn.
#[divan::bench(args = ["french", "english"], sample_count = 10)]
fn listing_by_the_plain_reference(bencher: Bencher<'_, '_>, table: &str) {
    let rules = rules(table);
    let mut positions = vec![];
    watched_game(&rules, 0, |state| positions.push(reference::reference_position(&rules, state)));
    positions.truncate(200);
    let count = |it| reference::moves(&rules, it).len();
    bencher.counter(ItemsCount::new(positions.len())).bench(|| positions.iter().map(count).sum::<usize>());
}

/// A position to list the legal moves of, A to move.
struct Case {
    name: &'static str,
    table: &'static str,
    set: &'static [&'static str],
    ours: &'static [&'static str],
    theirs: &'static [&'static str],
    hand: &'static [&'static str],
}

/// A seven that sends back whom it passes.
const TRAMPLING: &[&str] = &[r#"cards.7=[{ do = "split", n = 7, parts = [1, 4], trample = "all" }]"#];

const POSITIONS: [Case; 8] = [
    Case {
        name: "middle of a French game",
        table: "french",
        set: &[],
        ours: &["B9", "C15", "Ah3"],
        theirs: &["B18", "D2", "A4"],
        hand: &["2S", "5H", "9D", "JC", "KS"],
    },
    Case {
        name: "middle of an English game",
        table: "english",
        set: &[],
        ours: &["B9", "C15", "Ah3"],
        theirs: &["B18", "D2", "A4"],
        hand: &["2S", "4H", "9D", "JC", "KS"],
    },
    Case {
        name: "seven, four marbles apart",
        table: "french",
        set: &[],
        ours: &["A9", "B9", "C9", "D9"],
        theirs: &["B18"],
        hand: &["7S"],
    },
    Case {
        name: "seven, four marbles in a bunch",
        table: "french",
        set: &[],
        ours: &["B1", "B3", "B5", "B6"],
        theirs: &["B9"],
        hand: &["7S"],
    },
    Case {
        name: "seven, four marbles in a bunch, English",
        table: "english",
        set: &[],
        ours: &["B1", "B3", "B5", "B6"],
        theirs: &["B9"],
        hand: &["7S"],
    },
    Case {
        name: "trampling seven, four marbles apart",
        table: "french",
        set: TRAMPLING,
        ours: &["A9", "B9", "C9", "D9"],
        theirs: &["A11", "B11", "B14", "C12"],
        hand: &["7S"],
    },
    Case {
        name: "trampling seven, two and two marbles together",
        table: "french",
        set: TRAMPLING,
        ours: &["B1", "B6", "C9", "C13"],
        theirs: &["B9", "C11"],
        hand: &["7S"],
    },
    Case {
        name: "trampling seven, four marbles in a bunch",
        table: "french",
        set: TRAMPLING,
        ours: &["B1", "B3", "B5", "B6"],
        theirs: &["B9"],
        hand: &["7S"],
    },
];

#[divan::bench(args = POSITIONS)]
fn legal_moves(bencher: Bencher<'_, '_>, case: &Case) {
    let rules = rules_with(case.table, case.set);
    let state = State::from_position(&rules, &position(case));
    let mut moves = Moves::default();
    bencher.bench_local(|| state.view(&rules, black_box(Seat::A)).legal_moves_into(&mut moves));
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

fn position(case: &Case) -> Position {
    let mut board = Board::default();
    for (seat, marbles) in [(Seat::A, case.ours), (Seat::B, case.theirs)] {
        for spot in marbles {
            board.put(seat, spot.parse::<Spot>().expect("a spot"));
        }
    }
    let mut hands = BySeat::default();
    hands[Seat::A] = case.hand.iter().map(|it| it.parse::<Card>().expect("a card")).collect();
    Position {
        table: SeatSet::seated(4),
        board,
        hands,
        turn: Seat::A,
        again: false,
        banked: BySeat::default(),
        must_discard: BySeat::default(),
    }
}
