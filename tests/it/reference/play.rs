//! Sections 3 and 5: what each action of a card, and what follows it, makes of the marbles.

use std::collections::BTreeSet;

use tock::tock::{
    rules::{Action, Effect, RestOfCard, Rules, StartOnOwn, Who},
    seat::Seat,
};

use super::{
    Marble, Where, is_finished, is_guarded, is_over, partner, post,
    walk::{Gait, walked},
};

/// Who plays, by which rules, and whose marbles the player moves as its own.
pub struct Table<'a> {
    pub rules: &'a Rules,
    pub seats: &'a [Seat],
    pub colour: Seat,
}

impl Table<'_> {
    /// Section 3, `who`: whether `seat` is meant, seen from the colour being played.
    fn is_meant(&self, who: Who, seat: Seat) -> bool {
        let is_own = seat == self.colour;
        let is_partner = partner(self.rules, self.seats, self.colour) == Some(seat);
        match who {
            Who::Own => is_own,
            Who::Partner => is_partner,
            Who::Opponent => !is_own && !is_partner,
            Who::Other => !is_own,
            Who::Any => true,
        }
    }
}

/// Returns the marbles and the effects, sorted, of every way to carry out the action; `player` holds the card.
pub fn results(
    table: &Table,
    marbles: &[Marble],
    action: &Action,
    player: Seat,
) -> BTreeSet<(Vec<Marble>, Vec<String>)> {
    let acted = match action {
        Action::Start { .. } => started(table, marbles).into_iter().collect(),
        Action::Move { n, who, trample, cross_own_post, .. } => {
            let gait = Gait { steps: i32::from(*n), trample: *trample, cross_own_post: *cross_own_post };
            let meant = (0..marbles.len()).filter(|it| table.is_meant(*who, marbles[*it].seat));
            meant.flat_map(|it| walked(table, marbles, it, gait)).collect()
        }
        Action::Split { n, parts: (min, max), trample } => {
            let mut split = Split {
                table,
                fewest: usize::from(*min),
                most: usize::from(*max),
                trample: *trample,
                tried: BTreeSet::new(),
                results: BTreeSet::new(),
            };
            split.go_on(marbles.to_vec(), i32::from(*n), &BTreeSet::new());
            split.results.into_iter().collect()
        }
        Action::Swap { with } => swapped(table, marbles, *with),
        Action::Discard { .. } => vec![marbles.to_vec()],
    };
    acted.into_iter().flat_map(|it| with_effects(table, it, action, player)).collect()
}

/// Section 5, Start.
fn started(table: &Table, marbles: &[Marble]) -> Option<Vec<Marble>> {
    let post = Where::Track(post(table.rules, table.colour));
    let mut after = marbles.to_vec();
    let coming = marbles.iter().position(|it| it.seat == table.colour && it.at == Where::Start)?;
    if let Some(there) = marbles.iter().position(|it| it.at == post) {
        let marble = &marbles[there];
        if marble.seat == table.colour {
            match table.rules.start.on_own {
                StartOnOwn::Illegal => return None,
                StartOnOwn::CaptureUnguarded if marble.fresh || is_guarded(table.rules, marble) => return None,
                StartOnOwn::CaptureUnguarded => {}
            }
        }
        after[there].at = Where::Start;
        after[there].fresh = false;
    }
    after[coming].at = post;
    after[coming].fresh = true;
    Some(after)
}

/// Section 5, Swap.
fn swapped(table: &Table, marbles: &[Marble], with: Who) -> Vec<Vec<Marble>> {
    let mut results = vec![];
    for (mine, my) in marbles.iter().enumerate() {
        let may_leave = !is_guarded(table.rules, my) || table.rules.post.owner_swap_out;
        if my.seat != table.colour || !matches!(my.at, Where::Track(_)) || !may_leave {
            continue;
        }
        for (other, their) in marbles.iter().enumerate() {
            let on_track = matches!(their.at, Where::Track(_));
            if other == mine || !table.is_meant(with, their.seat) || !on_track || is_guarded(table.rules, their) {
                continue;
            }
            let mut after = marbles.to_vec();
            after[mine].at = their.at;
            after[other].at = my.at;
            after[mine].fresh = false;
            after[other].fresh = false;
            results.push(after);
        }
    }
    results
}

/// Section 5, Split: all parts, of all lengths, in all orders.
struct Split<'a> {
    table: &'a Table<'a>,
    fewest: usize,
    most: usize,
    trample: bool,
    /// The marbles, the steps left and who has walked, of all that has been tried.
    tried: BTreeSet<(Vec<Marble>, i32, BTreeSet<usize>)>,
    results: BTreeSet<Vec<Marble>>,
}

impl Split<'_> {
    fn go_on(&mut self, marbles: Vec<Marble>, left: i32, walkers: &BTreeSet<usize>) {
        if !self.tried.insert((marbles.clone(), left, walkers.clone())) {
            return;
        }
        let colour = self.table.colour;
        let rest = self.table.rules.end.rest_of_card;
        let is_home = is_finished(&marbles, colour);
        let is_used_up = left == 0 || is_home && rest == RestOfCard::Forfeit;
        if is_used_up {
            if self.fewest <= walkers.len() {
                self.results.insert(marbles);
            }
            return;
        }
        if walkers.len() == self.most {
            return;
        }
        let walking = if is_home { partner(self.table.rules, self.table.seats, colour) } else { Some(colour) };
        let Some(walking) = walking else { return };
        let table = Table { colour: walking, ..*self.table };
        for index in (0..marbles.len()).filter(|it| marbles[*it].seat == walking && !walkers.contains(it)) {
            for steps in 1..=left {
                let gait = Gait { steps, trample: self.trample, cross_own_post: false };
                for after in walked(&table, &marbles, index, gait) {
                    let walkers = walkers.iter().copied().chain([index]).collect();
                    self.go_on(after, left - steps, &walkers);
                }
            }
        }
    }
}

/// Carries out what follows the action; a winning move ends the game at once, so that nothing follows it.
fn with_effects(
    table: &Table,
    marbles: Vec<Marble>,
    action: &Action,
    player: Seat,
) -> BTreeSet<(Vec<Marble>, Vec<String>)> {
    if is_over(table.rules, table.seats, &marbles) {
        return BTreeSet::from([(marbles, vec![])]);
    }
    let (then, mut effects) = match action {
        Action::Start { then } | Action::Move { then, .. } => (then.as_slice(), vec![]),
        Action::Split { .. } | Action::Swap { .. } => (&[][..], vec![]),
        Action::Discard { .. } => (&[][..], vec![format!("skip {}", next_seat(table, player))]),
    };
    let mut results = BTreeSet::from([marbles]);
    for effect in then {
        match effect {
            Effect::Remove { who } => {
                results = results.iter().flat_map(|marbles| removed(table, marbles, *who)).collect();
            }
            Effect::Draw { n } => effects.push(format!("draw {n}")),
            Effect::Again => effects.push("again".to_owned()),
        }
    }
    effects.sort();
    results.into_iter().map(|it| (it, effects.clone())).collect()
}

/// Section 5, Remove: one marble must be picked if there is one.
fn removed(table: &Table, marbles: &[Marble], who: Who) -> Vec<Vec<Marble>> {
    let mut results = vec![];
    for (index, marble) in marbles.iter().enumerate() {
        let on_track = matches!(marble.at, Where::Track(_));
        if table.is_meant(who, marble.seat) && on_track && !is_guarded(table.rules, marble) {
            let mut after = marbles.to_vec();
            after[index].at = Where::Start;
            after[index].fresh = false;
            results.push(after);
        }
    }
    if results.is_empty() { vec![marbles.to_vec()] } else { results }
}

/// Returns the seat that plays after `seat`.
fn next_seat(table: &Table, seat: Seat) -> Seat {
    let place = table.seats.iter().position(|it| *it == seat).expect("the player sits at the table");
    table.seats[(place + 1) % table.seats.len()]
}
