//! What must stay fast: listing the legal moves of a position, and whole games of random moves.
//!
//! `cargo bench` runs them all; `cargo bench -- games` only the whole games. A figure is good for comparing with
//! another of the same run: machines differ and are noisy.

use divan::{Bencher, black_box, counter::ItemsCount};
use rand_chacha::{
    ChaCha8Rng,
    rand_core::{Rng, SeedableRng},
};
use tock::{
    game::{Game, Turn},
    profile::{Library, Request},
    tock::{Board, BySeat, Card, Moves, Position, Rules, Seat, SeatSet, Setup, Spot, State},
};

fn main() {
    divan::main();
}

/// Profiles and variants, as on the command line.
const TABLES: [&str; 6] = ["french", "french+solo", "french+joker", "english", "english+team", "english+lose-a-turn"];

/// Whole games of random moves: all legal moves listed at each turn, one picked and played. An item is a turn.
#[divan::bench(args = TABLES)]
fn games(bencher: Bencher<'_, '_>, table: &str) {
    let rules = rules(table);
    let seeds = 0..8;
    let turns: usize = seeds.clone().map(|it| random_game(&rules, it)).sum();
    bencher.counter(ItemsCount::new(turns)).bench(|| seeds.clone().map(|it| random_game(&rules, it)).sum::<usize>());
}

/// A position to list the legal moves of, A to move.
struct Case {
    name: &'static str,
    table: &'static str,
    ours: &'static [&'static str],
    theirs: &'static [&'static str],
    hand: &'static [&'static str],
}

const POSITIONS: [Case; 4] = [
    Case {
        name: "middle of a French game",
        table: "french",
        ours: &["B9", "C15", "Ah3"],
        theirs: &["B18", "D2", "A4"],
        hand: &["2S", "5H", "9D", "JC", "KS"],
    },
    Case {
        name: "middle of an English game",
        table: "english",
        ours: &["B9", "C15", "Ah3"],
        theirs: &["B18", "D2", "A4"],
        hand: &["2S", "4H", "9D", "JC", "KS"],
    },
    Case {
        name: "seven, four marbles apart",
        table: "french",
        ours: &["A9", "B9", "C9", "D9"],
        theirs: &["B18"],
        hand: &["7S"],
    },
    Case {
        name: "seven, four marbles in a bunch",
        table: "french",
        ours: &["B1", "B3", "B5", "B6"],
        theirs: &["B9"],
        hand: &["7S"],
    },
];

#[divan::bench(args = POSITIONS)]
fn legal_moves(bencher: Bencher<'_, '_>, case: &Case) {
    let rules = rules(case.table);
    let state = State::from_position(&rules, &position(case));
    let mut moves = Moves::default();
    bencher.bench_local(|| state.view(&rules, black_box(Seat::A)).legal_moves_into(&mut moves));
}

impl std::fmt::Display for Case {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name)
    }
}

fn rules(table: &str) -> Rules {
    let mut names = table.split('+').map(str::to_owned);
    let rules = names.next().expect("a table has a profile");
    let request = Request { rules, variants: names.collect(), ..Request::default() };
    Library::new(None).resolve(&request).expect("a shipped profile is playable").rules
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

/// Plays one game of random moves, cut at 5,000 turns; returns how many turns it had.
fn random_game(rules: &Rules, seed: u64) -> usize {
    let mut chance = ChaCha8Rng::seed_from_u64(seed);
    let mut pick = |choices: usize| ((u64::from(chance.next_u32()) * choices as u64) >> 32) as usize;
    let mut moves = Moves::default();
    let mut state = State::new(rules, &Setup { players: 4, dealer: Seat::D }).expect("four may play");
    let mut turns = 0;
    while turns < 5_000 {
        match state.turn(rules) {
            Turn::Chance => {
                let order = state.sample(rules, &mut pick);
                state.shuffle_fairly(rules, &order);
            }
            Turn::Player(seat) => {
                state.view(rules, seat).legal_moves_into(&mut moves);
                let mv = moves[pick(moves.len())];
                state.play(rules, &mv);
                turns += 1;
            }
            Turn::Over(_) => break,
        }
    }
    turns
}
