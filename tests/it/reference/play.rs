//! Sections 3 and 5: what each action of a card, and what follows it, makes of the marbles.

use std::collections::BTreeSet;

use tock::tock::{
    rules::{Action, Effect, RestOfCard, Rules, StartOnOwn, Who},
    seat::Seat,
};

use super::{
    Marble, Where, is_finished, is_guarded, is_over, partner, post,
    text::spot_name,
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

/// One way to carry out an action.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Way {
    pub marbles: Vec<Marble>,
    /// Sorted.
    pub effects: Vec<String>,
    /// The notation without the card.
    pub notation: String,
}

impl Way {
    fn new(marbles: Vec<Marble>, notation: String) -> Self {
        Self { marbles, effects: vec![], notation }
    }
}

/// Returns the ways to carry out the action; `player` holds the card. Of the orders in which the parts of a split may
/// be played only one that leads to each outcome is sure to be there, unless `in_every_order`.
pub fn ways(
    table: &Table<'_>,
    marbles: &[Marble],
    action: &Action,
    player: Seat,
    in_every_order: bool,
) -> BTreeSet<Way> {
    let acted = match action {
        Action::Start { .. } => started(table, marbles).into_iter().collect(),
        Action::Move { n, who, trample, cross_own_post, .. } => {
            let gait = Gait { steps: i32::from(*n), trample: *trample, cross_own_post: *cross_own_post };
            let mut ways = vec![];
            for index in (0..marbles.len()).filter(|it| table.is_meant(*who, marbles[*it].seat)) {
                for after in walked(table, marbles, index, gait) {
                    let notation = walk_text(table, marbles, &after, index);
                    ways.push(Way::new(after, notation));
                }
            }
            ways
        }
        Action::Split { n, parts: (min, max), trample } => {
            let mut split = Split {
                table,
                fewest: usize::from(*min),
                most: usize::from(*max),
                trample: *trample,
                in_every_order,
                tried: BTreeSet::new(),
                ways: vec![],
            };
            split.go_on(marbles.to_vec(), i32::from(*n), &BTreeSet::new(), &[]);
            split.ways
        }
        Action::Swap { with } => swapped(table, marbles, *with),
        Action::Discard { .. } => vec![Way::new(marbles.to_vec(), "skip".to_owned())],
    };
    acted.into_iter().flat_map(|it| with_effects(table, it, action, player)).collect()
}

fn walk_text(table: &Table<'_>, before: &[Marble], after: &[Marble], index: usize) -> String {
    format!("{}-{}", spot_name(table.rules, &before[index]), spot_name(table.rules, &after[index]))
}

/// Section 5, Start.
fn started(table: &Table<'_>, marbles: &[Marble]) -> Option<Way> {
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
    let notation = format!("start-{}", spot_name(table.rules, &after[coming]));
    Some(Way::new(after, notation))
}

/// Section 5, Swap.
fn swapped(table: &Table<'_>, marbles: &[Marble], with: Who) -> Vec<Way> {
    let mut ways = vec![];
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
            let notation = format!("{}<>{}", spot_name(table.rules, my), spot_name(table.rules, their));
            ways.push(Way::new(after, notation));
        }
    }
    ways
}

/// Section 5, Split: all parts, of all lengths, in all orders.
struct Split<'a> {
    table: &'a Table<'a>,
    fewest: usize,
    most: usize,
    trample: bool,
    in_every_order: bool,
    tried: BTreeSet<Tried>,
    ways: Vec<Way>,
}

/// The marbles, the steps left, who has walked, and where from and to if that matters.
type Tried = (Vec<Marble>, i32, BTreeSet<usize>, Vec<String>);

impl Split<'_> {
    fn go_on(&mut self, marbles: Vec<Marble>, left: i32, walkers: &BTreeSet<usize>, walks: &[String]) {
        let which = if self.in_every_order { walks.to_vec() } else { vec![] };
        if !self.tried.insert((marbles.clone(), left, walkers.clone(), which)) {
            return;
        }
        let colour = self.table.colour;
        let rest = self.table.rules.end.rest_of_card;
        let is_home = is_finished(&marbles, colour);
        let is_used_up = left == 0 || is_home && rest == RestOfCard::Forfeit;
        if is_used_up {
            if self.fewest <= walkers.len() {
                self.ways.push(Way::new(marbles, walks.join(" ")));
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
                    let walk = walk_text(&table, &marbles, &after, index);
                    self.go_on(after, left - steps, &walkers, &[walks, &[walk]].concat());
                }
            }
        }
    }
}

/// Carries out what follows the action; a winning move ends the game at once, so that nothing follows it.
fn with_effects(table: &Table<'_>, way: Way, action: &Action, player: Seat) -> Vec<Way> {
    if is_over(table.rules, table.seats, &way.marbles) {
        return vec![way];
    }
    let (then, mut effects) = match action {
        Action::Start { then } | Action::Move { then, .. } => (then.as_slice(), vec![]),
        Action::Split { .. } | Action::Swap { .. } => (&[][..], vec![]),
        Action::Discard { .. } => (&[][..], vec![format!("skip {}", next_seat(table, player))]),
    };
    let mut ways = vec![way];
    for effect in then {
        match effect {
            Effect::Remove { who } => ways = ways.into_iter().flat_map(|way| removed(table, way, *who)).collect(),
            Effect::Draw { n } => effects.push(format!("draw {n}")),
            Effect::Again => effects.push("again".to_owned()),
        }
    }
    effects.sort();
    ways.into_iter().map(|way| Way { effects: effects.clone(), ..way }).collect()
}

/// Section 5, Remove: one marble must be picked if there is one.
fn removed(table: &Table<'_>, way: Way, who: Who) -> Vec<Way> {
    let mut ways = vec![];
    for (index, marble) in way.marbles.iter().enumerate() {
        let on_track = matches!(marble.at, Where::Track(_));
        if table.is_meant(who, marble.seat) && on_track && !is_guarded(table.rules, marble) {
            let mut after = way.marbles.clone();
            after[index].at = Where::Start;
            after[index].fresh = false;
            let notation = format!("{} x{}", way.notation, spot_name(table.rules, marble));
            ways.push(Way::new(after, notation));
        }
    }
    if ways.is_empty() { vec![way] } else { ways }
}

/// Returns the seat that plays after `seat`.
fn next_seat(table: &Table<'_>, seat: Seat) -> Seat {
    let place = table.seats.iter().position(|it| *it == seat).expect("the player sits at the table");
    table.seats[(place + 1) % table.seats.len()]
}
