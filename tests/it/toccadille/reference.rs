//! The rules of Toccadille a second time: slow, plain, and written from the text alone.
//!
//! Every sequence of two steps is carried out on plain counts, and what comes out is judged afterwards.

use std::collections::{BTreeMap, BTreeSet};

use tock::toccadille::{
    Board, Point, Position, Seat,
    rules::{BearOffMarks, DieOrder, HitScoring, HuckExit, LastEntry, OwnSideBands, SingleDie, Switches},
};

/// The stones of one side: 0 is the hand, 25 off.
type Side = [i32; 26];

/// What a move comes to: the stones of the mover counted from its entry, the points hit so counted, and the marks.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Outcome {
    pub after: Vec<i32>,
    pub hits: Vec<usize>,
    pub marks: i32,
}

/// The sides of a position, the mover's first, each counted from its own entry.
struct Sides {
    own: Side,
    other: Side,
}

impl Sides {
    fn of(board: &Board, mover: Seat) -> Self {
        Self { own: side(board, mover), other: side(board, mover.other()) }
    }

    /// How many enemy stones stand on a point of the mover's counting.
    fn enemies(&self, point: usize) -> i32 {
        self.other[25 - point]
    }
}

pub fn side(board: &Board, seat: Seat) -> Side {
    let mut side = [0; 26];
    side[0] = board.hand(seat).into();
    side[25] = board.off(seat).into();
    for (point, count) in board.points(seat) {
        side[usize::from(relative(seat, point))] = count.into();
    }
    side
}

pub fn relative(seat: Seat, point: Point) -> u8 {
    match seat {
        Seat::Red => point.number(),
        Seat::Black => 25 - point.number(),
    }
}

/// One sequence of steps.
#[derive(Clone, Debug)]
struct Sequence {
    after: Side,
    steps: Vec<(usize, usize)>,
    dice: Vec<usize>,
    force: bool,
}

/// Everything the player may do with the dice of the position.
pub fn moves(rules: &Switches, position: &Position) -> BTreeSet<Outcome> {
    let sides = Sides::of(&position.board, position.turn);
    let dice = position.dice.expect("the position has dice");
    let (a, b) = (usize::from(dice.0.pips()), usize::from(dice.1.pips()));
    let had = i32::from(position.marks[position.turn]);
    if position.marks.0.iter().any(|it| 12 <= *it) {
        return BTreeSet::new();
    }
    let (thrown, thrown_marks) = hit_by_the_throw(rules, &sides, a, b);
    if 12 <= had + thrown_marks {
        return BTreeSet::new();
    }
    let mut kept = played(rules, &sides, a, b);
    if force_is_legal(rules, &sides, a, b) && (kept.is_empty() || !rules.force_last_resort) {
        let mut after = sides.own;
        after[13 - a] -= 1;
        after[13 - b] -= 1;
        after[12] += 2;
        kept.push(Sequence { after, steps: vec![], dice: vec![a, b], force: true });
    }
    if kept.is_empty() {
        kept.push(Sequence { after: sides.own, steps: vec![], dice: vec![], force: false });
    }
    let stones = i32::from(rules.stones);
    let outcome = |it: Sequence| {
        let mut hits = thrown.clone();
        let mut marks = thrown_marks;
        if rules.hit_scoring == HitScoring::OnMove && !it.force {
            let lands = |(from, to): &(usize, usize)| {
                let enters = *from == 0 && !rules.entry_hits;
                (*to != 25 && !enters && sides.enemies(*to) == 1).then_some(*to)
            };
            hits = it.steps.iter().filter_map(lands).collect();
            hits.sort_unstable();
            hits.dedup();
            marks = hits.iter().map(|point| value(rules, a == b, *point)).sum();
        }
        if it.after[25] == stones {
            marks += match rules.bear_off_marks {
                BearOffMarks::Two => 2,
                BearOffMarks::None => 0,
                BearOffMarks::FourOnDoublet => {
                    if a == b {
                        4
                    } else {
                        2
                    }
                }
            };
        }
        Outcome { after: it.after.to_vec(), hits, marks: marks.min(12 - had) }
    };
    kept.into_iter().map(outcome).collect()
}

/// The sequences of real numbers that the duty to play leaves.
fn played(rules: &Switches, sides: &Sides, a: usize, b: usize) -> Vec<Sequence> {
    let (low, high) = (a.min(b), a.max(b));
    let orders: Vec<(usize, usize)> = match rules.die_order {
        DieOrder::SmallerFirst => vec![(low, high)],
        DieOrder::Any => vec![(low, high), (high, low)],
    };
    let mut found = vec![];
    for (first, second) in orders {
        for (from, to) in steps(rules, &sides.own, first) {
            let one = shifted(&sides.own, from, to);
            let lone = Sequence { after: one, steps: vec![(from, to)], dice: vec![first], force: false };
            if lands(rules, sides, to) && stays(rules, sides, &lone) {
                found.push(lone);
            }
            if rules.last_entry_second_die == LastEntry::Lost && sides.own[0] == 1 {
                continue;
            }
            for (next, end) in steps(rules, &one, second) {
                // A stone that goes on only rests where it came down.
                let first_lands = if next == to { rests(rules, sides, to) } else { lands(rules, sides, to) };
                let both = Sequence {
                    after: shifted(&one, next, end),
                    steps: vec![(from, to), (next, end)],
                    dice: vec![first, second],
                    force: false,
                };
                if first_lands && lands(rules, sides, end) && stays(rules, sides, &both) {
                    found.push(both);
                }
            }
        }
    }
    let longest = found.iter().map(|it| it.dice.len()).max().unwrap_or(0);
    if rules.must_play_both {
        found.retain(|it| it.dice.len() == longest);
    }
    if longest == 1 && rules.single_die_choice == SingleDie::Higher && found.iter().any(|it| it.dice[0] == high) {
        found.retain(|it| it.dice[0] == high);
    }
    found
}

fn steps(rules: &Switches, own: &Side, die: usize) -> Vec<(usize, usize)> {
    if own[0] != 0 {
        return vec![(0, die)];
    }
    let mut steps = vec![];
    let all_in = (0..=18).all(|it| own[it] == 0);
    for from in (1..=24).filter(|it| own[*it] != 0) {
        let to = from + die;
        let rearmost = (1..from).all(|it| own[it] == 0);
        if to <= 24 {
            steps.push((from, to));
        } else if rules.bear_off && all_in && (to == 25 || rearmost) {
            steps.push((from, 25));
        }
    }
    steps
}

fn shifted(own: &Side, from: usize, to: usize) -> Side {
    let mut own = *own;
    own[from] -= 1;
    own[to] += 1;
    own
}

fn is_closed(rules: &Switches, sides: &Sides, point: usize) -> bool {
    match rules.hit_scoring {
        HitScoring::OnMove => 2 <= sides.enemies(point),
        HitScoring::OnThrow => 1 <= sides.enemies(point),
    }
}

fn lands(rules: &Switches, sides: &Sides, to: usize) -> bool {
    to == 25 || (to != 13 && !is_closed(rules, sides, to))
}

fn rests(rules: &Switches, sides: &Sides, to: usize) -> bool {
    match to {
        12 if sides.own[12] == 0 && !rules.own_huck_rest => false,
        13 => rules.foreign_huck_rest && sides.enemies(13) == 0,
        _ => lands(rules, sides, to),
    }
}

/// The final test.
fn stays(rules: &Switches, sides: &Sides, sequence: &Sequence) -> bool {
    let after = &sequence.after;
    let first = match rules.own_side_bands {
        OwnSideBands::EntryOnly => 1,
        OwnSideBands::SecondQuarterOnly => 7,
        OwnSideBands::Free => 12,
    };
    for (point, stands) in after.iter().enumerate().take(12).skip(first) {
        let entered = sequence.steps.iter().filter(|it| **it == (0, point)).count() as i32;
        if 1.max(sides.own[point] + entered) < *stands {
            return false;
        }
    }
    let half = |side: &Side| side[..=12].iter().sum::<i32>();
    let left_half = half(&sides.own) - half(after);
    let left_huck = sides.own[12] - after[12];
    after[12] != 1
        && !(rules.huck_exit == HuckExit::PairsOnly && left_huck == 1)
        && !(rules.cross_in_pairs && left_half == 1)
}

fn force_is_legal(rules: &Switches, sides: &Sides, a: usize, b: usize) -> bool {
    let own = &sides.own;
    let two = |base: usize| if a == b { 2 <= own[base - a] } else { own[base - a] != 0 && own[base - b] != 0 };
    if own[0] != 0 || a < 2 || b < 2 || !two(13) {
        return false;
    }
    if rules.force_needs_foreign_empty && sides.enemies(13) != 0 {
        return false;
    }
    if own[12] == 0 {
        return !two(12);
    }
    if rules.force_needs_own_empty {
        return false;
    }
    let sum_reaches = a + b < 12 && own[12 - a - b] != 0 && {
        let start = 12 - a - b;
        lands(rules, sides, start + a) || lands(rules, sides, start + b)
    };
    own[12 - a] == 0 && own[12 - b] == 0 && !sum_reaches
}

fn value(rules: &Switches, doublet: bool, point: usize) -> i32 {
    let value = if doublet { rules.doublet_hit_value.into() } else { 1 };
    if rules.small_jan_double && 19 <= point { value * 2 } else { value }
}

/// What the throw hits before anything moves, and its marks.
fn hit_by_the_throw(rules: &Switches, sides: &Sides, a: usize, b: usize) -> (Vec<usize>, i32) {
    let mut hits = vec![];
    let mut marks = 0;
    if rules.hit_scoring == HitScoring::OnMove || sides.own[0] != 0 {
        return (hits, marks);
    }
    for point in (1..=24).filter(|it| *it != 12 && *it != 13 && sides.enemies(*it) == 1) {
        let from = |pips: usize| pips < point && sides.own[point - pips] != 0;
        let is_free = |rest: usize| sides.enemies(rest) < 2;
        let mut ways: BTreeMap<usize, bool> = BTreeMap::new();
        ways.insert(a, from(a));
        ways.insert(b, from(b));
        ways.insert(a + b, from(a + b) && (is_free(point - a) || is_free(point - b)));
        let count = ways.values().filter(|it| **it).count() as i32;
        if count != 0 {
            hits.push(point);
            // Doublets are counted flat.
            let times = if rules.count_ways && a != b { count } else { 1 };
            marks += times * value(rules, a == b, point);
        }
    }
    (hits, marks)
}
