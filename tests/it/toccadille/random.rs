//! Switches and positions drawn at random.

use rand::{Rng, RngExt, seq::IndexedRandom};
use tock::toccadille::{
    Board, BySeat, Dice, Point, Position, Rules, Seat,
    rules::{
        BearOffMarks, DieOrder, Entry, HitScoring, HuckExit, LastEntry, NextStarter, Opening, OwnSideBands, Reroll,
        SingleDie, Switches,
    },
};

/// Rules whose switches are drawn at random, now and then those of the profile.
pub fn rules(rng: &mut impl Rng) -> Rules {
    let switches = if rng.random_ratio(1, 5) { Switches::default() } else { switches(rng) };
    Rules::new(switches).expect("every value is in range")
}

fn switches(rng: &mut impl Rng) -> Switches {
    let mut yes = |one_in: u32| rng.random_ratio(1, one_in);
    Switches {
        stones: if yes(3) { 16 } else { 15 },
        unplayable_penalty: u8::from(yes(3)),
        doublet_hit_value: 1 + u8::from(yes(3)),
        play_opening_roll: !yes(3),
        must_play_both: !yes(3),
        cross_in_pairs: yes(3),
        own_huck_rest: !yes(3),
        foreign_huck_rest: yes(3),
        force_needs_foreign_empty: !yes(3),
        force_needs_own_empty: yes(3),
        force_last_resort: yes(3),
        entry_hits: !yes(3),
        count_ways: yes(3),
        small_jan_double: yes(3),
        bear_off: !yes(4),
        bear_off_wins: yes(3),
        quadruple: !yes(3),
        entry: *[Entry::FirstQuarter, Entry::Talon].choose(rng).unwrap(),
        last_entry_second_die: *[LastEntry::Play, LastEntry::Play, LastEntry::Lost].choose(rng).unwrap(),
        opening: *[Opening::HighSum, Opening::HighSingleDie, Opening::LowSingleDie].choose(rng).unwrap(),
        next_starter: *[NextStarter::Winner, NextStarter::ThrowOff].choose(rng).unwrap(),
        reroll_after_doublet: *[Reroll::Always, Reroll::IfFullyPlayed, Reroll::Never].choose(rng).unwrap(),
        single_die_choice: *[SingleDie::Higher, SingleDie::Free].choose(rng).unwrap(),
        die_order: *[DieOrder::Any, DieOrder::Any, DieOrder::SmallerFirst].choose(rng).unwrap(),
        own_side_bands: *[OwnSideBands::EntryOnly, OwnSideBands::SecondQuarterOnly, OwnSideBands::Free]
            .choose(rng)
            .unwrap(),
        huck_exit: *[HuckExit::KeepTwo, HuckExit::PairsOnly].choose(rng).unwrap(),
        hit_scoring: *[HitScoring::OnMove, HitScoring::OnMove, HitScoring::OnThrow].choose(rng).unwrap(),
        bear_off_marks: *[BearOffMarks::Two, BearOffMarks::None, BearOffMarks::FourOnDoublet].choose(rng).unwrap(),
        ..Switches::default()
    }
}

/// A position that can be played on, with a throw: of all sorts, those at the edges of the rules oftener than in games.
pub fn position(rules: &Rules, rng: &mut impl Rng) -> Position {
    loop {
        let mut board = Board::default();
        for seat in Seat::ALL {
            place(rules, seat, &mut board, rng);
        }
        let pips = [rng.random_range(1..=6), rng.random_range(1..=6)];
        let marks = BySeat::from_fn(|_| if rng.random_ratio(1, 3) { rng.random_range(8..=12) } else { 0 });
        let turn = if rng.random() { Seat::Red } else { Seat::Black };
        let position = Position { board, marks, turn, dice: Dice::new(pips[0], pips[1]) };
        if position.faults(rules).is_empty() {
            return position;
        }
    }
}

fn place(rules: &Rules, seat: Seat, board: &mut Board, rng: &mut impl Rng) {
    let mut left = rules.stones;
    let some = |rng: &mut _, left: &mut u8, most: u8| {
        let taken = RngExt::random_range(rng, 0..=most).min(*left);
        *left -= taken;
        taken
    };
    let (first, last, hand) = match rng.random_range(0..8) {
        0 => (1, 24, rng.random_range(1..=4)),
        1 | 2 => (19, 24, 0),
        3 => (15, 24, 0),
        4 => (1, 12, 0),
        _ => (1, 24, 0),
    };
    let mut hand = hand.min(left);
    left -= hand;
    let mut off = if hand == 0 && rng.random_ratio(1, 2) { some(rng, &mut left, 15) } else { 0 };
    let piles = *[1, 1, 2, 4].choose(rng).unwrap();
    let mut counts = [0_u8; 25];
    if rng.random_ratio(1, 3) && first <= 12 {
        counts[12] = some(rng, &mut left, 4);
    }
    for _ in 0..rng.random_range(1..=15) {
        counts[rng.random_range(first..=last)] += some(rng, &mut left, piles);
    }
    // What is left is put where it matters least.
    match rng.random_range(0..3) {
        0 if hand != 0 => hand += left,
        1 if hand == 0 => off += left,
        _ => counts[rng.random_range(first..=last)] += left,
    }
    board.put_in_hand(seat, hand);
    board.put_off(seat, off);
    for (number, count) in counts.iter().enumerate().skip(1) {
        board.put(seat, Point::of(seat, number as u8).expect("a point"), *count);
    }
}
