//! Section 4: how a marble walks, one step at a time, and section 5: what it meets where it ends.

use tock::tock::{
    rules::{Blocks, Landing, OwnCrossing, Rules},
    seat::Seat,
};

use super::{Marble, Where, doorstep, is_guarded, partner, play::Table, post, squares};

/// What a card says about a walk.
#[derive(Clone, Copy)]
pub struct Gait {
    /// How many steps; backward if negative.
    pub steps: i32,
    pub trample: bool,
    pub cross_own_post: bool,
}

/// One way a walk can end.
struct Walk {
    end: Where,
    /// The squares that were stepped onto: those a trample reaches.
    trodden: Vec<usize>,
}

/// Returns the marbles after each legal way to walk marble number `index`.
pub fn walked(table: &Table<'_>, marbles: &[Marble], index: usize, gait: Gait) -> Vec<Vec<Marble>> {
    let marble = &marbles[index];
    let is_foreign = marble.seat != table.colour;
    let may_move = match marble.at {
        Where::Start => false,
        Where::Home(_) => !is_foreign && gait.steps > 0,
        Where::Track(_) => !(is_foreign && is_guarded(table.rules, marble)),
    };
    if !may_move {
        return vec![];
    }
    let walker = Walker {
        rules: table.rules,
        seat: marble.seat,
        others: marbles.iter().enumerate().filter(|(it, _)| *it != index).map(|(_, it)| it).collect(),
        may_enter_home: !is_foreign || table.rules.home.foreign_moved_may_enter,
        gait,
    };
    let mut walks = vec![];
    walker.go_on(marble.at, gait.steps.unsigned_abs(), &[], &mut walks);
    walks.into_iter().filter_map(|walk| landed(table, marbles, index, gait, &walk)).collect()
}

struct Walker<'a> {
    rules: &'a Rules,
    seat: Seat,
    others: Vec<&'a Marble>,
    may_enter_home: bool,
    gait: Gait,
}

impl Walker<'_> {
    /// Takes the steps that are `left` in every possible way; `trodden` are those taken so far.
    fn go_on(&self, at: Where, left: u32, trodden: &[usize], walks: &mut Vec<Walk>) {
        if left == 0 {
            return self.stop(at, trodden, walks);
        }
        let square = match at {
            Where::Start => return,
            Where::Home(slot) => return self.step_into_home(slot + 1, left, trodden, walks),
            Where::Track(square) => square,
        };
        let is_backward = self.gait.steps < 0;
        // Forward a marble may turn in wherever it comes from; backward only if it has walked onto the doorstep.
        let may_turn_in = !is_backward || self.rules.home.enter_backward && !trodden.is_empty();
        if square == doorstep(self.rules, self.seat) && may_turn_in && self.may_enter_home {
            self.step_into_home(1, left, trodden, walks);
        }
        let next = self.next(square);
        if !self.is_barred(next) && self.may_cross(next) {
            self.go_on(Where::Track(next), left - 1, &[trodden, &[next]].concat(), walks);
        }
    }

    fn step_into_home(&self, slot: usize, left: u32, trodden: &[usize], walks: &mut Vec<Walk>) {
        if slot > usize::from(self.rules.board.home) {
            return;
        }
        let is_occupied = self.others.iter().any(|it| it.seat == self.seat && it.at == Where::Home(slot));
        let ends_here = left == 1;
        if is_occupied && (ends_here || !self.rules.home.jump) {
            return;
        }
        self.go_on(Where::Home(slot), left - 1, trodden, walks);
    }

    /// Ends the walk, or goes on by the shortcut.
    fn stop(&self, at: Where, trodden: &[usize], walks: &mut Vec<Walk>) {
        walks.push(Walk { end: at, trodden: trodden.to_vec() });
        let (Where::Track(from), Some(shortcut)) = (at, self.rules.board.shortcut) else { return };
        let section_length = usize::from(self.rules.board.section_length);
        if from % section_length + 1 != usize::from(shortcut) {
            return;
        }
        let mut square = from;
        for _ in 0..section_length {
            square = self.next(square);
            if self.is_barred(square) || !self.may_cross(square) {
                return;
            }
        }
        walks.push(Walk { end: Where::Track(square), trodden: [trodden, &[square]].concat() });
    }

    /// Returns the next square in the direction of the walk.
    fn next(&self, square: usize) -> usize {
        let squares = squares(self.rules);
        if self.gait.steps < 0 { (square + squares - 1) % squares } else { (square + 1) % squares }
    }

    /// Whether a guarded marble keeps this one from the square.
    fn is_barred(&self, square: usize) -> bool {
        self.others.iter().any(|other| {
            let bars = match self.rules.post.blocks {
                Blocks::Nobody => false,
                Blocks::Others => other.seat != self.seat,
                Blocks::Everyone => true,
            };
            other.at == Where::Track(square) && is_guarded(self.rules, other) && bars
        })
    }

    /// Whether the square is not the marble's own post, or may be crossed.
    fn may_cross(&self, square: usize) -> bool {
        square != post(self.rules, self.seat)
            || self.rules.post.own_crossing == OwnCrossing::Free
            || self.gait.cross_own_post
    }
}

/// Returns the marbles after the walk, if it may end where it does.
fn landed(table: &Table<'_>, marbles: &[Marble], index: usize, gait: Gait, walk: &Walk) -> Option<Vec<Marble>> {
    let walker = &marbles[index];
    let mut after = marbles.to_vec();
    for (other, marble) in marbles.iter().enumerate() {
        let Where::Track(square) = marble.at else { continue };
        let is_end = walk.end == Where::Track(square);
        let is_met = if gait.trample { walk.trodden.contains(&square) } else { is_end };
        if other == index || !is_met {
            continue;
        }
        let is_own = marble.seat == walker.seat;
        let is_partners = partner(table.rules, table.seats, walker.seat) == Some(marble.seat);
        let is_guarded = is_guarded(table.rules, marble);
        let goes_back = if gait.trample {
            is_own || !is_guarded
        } else if is_guarded {
            false
        } else if is_own {
            table.rules.land.on_own == Landing::Capture
        } else if is_partners {
            table.rules.land.on_partner == Landing::Capture
        } else {
            true
        };
        if goes_back {
            after[other].at = Where::Start;
            after[other].fresh = false;
        } else if is_end {
            return None;
        }
    }
    after[index].at = walk.end;
    after[index].fresh = false;
    Some(after)
}
