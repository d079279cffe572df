//! The cursor among the squares: to the one beside it on the screen, or along the way a marble walks.

use crate::{
    tock::{Place, Rules, Seat, Slot, Spot},
    tui::{
        board::{Cell, Cross},
        keys::Action,
    },
};

/// How much more a step aside counts than one ahead.
const ASIDE: i32 = 3;

/// Returns the nearest square or slot on this side of the screen; the same one if there is none.
pub fn beside(rules: &Rules, south: Seat, from: Spot, action: Action) -> Spot {
    let cross = Cross::equal(rules.track(), south);
    let Cell { x, y } = cross.cell(from);
    let distance = |spot: &Spot| {
        let cell = cross.cell(*spot);
        let (right, down) = (i32::from(cell.x) - i32::from(x), i32::from(cell.y) - i32::from(y));
        let (ahead, aside) = match action {
            Action::Up => (-down, right),
            Action::Down => (down, right),
            Action::Left => (-right, down),
            _ => (right, down),
        };
        (0 < ahead).then(|| ahead + ASIDE * aside.abs())
    };
    all(rules).filter_map(|it| Some((distance(&it)?, it))).min_by_key(|it| it.0).map_or(from, |it| it.1)
}

/// Returns the square or slot one step ahead, or one back; the end of a home court leads to its beginning.
pub fn along(rules: &Rules, from: Spot, ahead: bool) -> Spot {
    let track = rules.track();
    match from.place() {
        Place::Track(square) => track.ahead(square, if ahead { 1 } else { -1 }).into(),
        Place::Home(seat, Slot(slot)) => {
            let home = track.home();
            let next = if ahead { slot % home + 1 } else { (slot + home - 2) % home + 1 };
            Spot::home(seat, Slot(next))
        }
    }
}

fn all(rules: &Rules) -> impl Iterator<Item = Spot> {
    let track = rules.track();
    let slots = Seat::ALL.into_iter().flat_map(|seat| (1..=track.home()).map(move |it| Spot::home(seat, Slot(it))));
    track.all().iter().map(|it| Spot::from(*it)).chain(slots)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;
    use crate::profile::{Library, Request};

    #[test]
    fn every_square_is_reached_by_the_arrows() {
        let table = Library::default().resolve(&Request::named("french")).expect("a shipped profile");
        let mut reached = BTreeSet::new();
        let mut next = vec![Spot::from(table.rules.track().post(Seat::A))];
        while let Some(spot) = next.pop() {
            if reached.insert(spot.to_string()) {
                let arrows = [Action::Up, Action::Down, Action::Left, Action::Right];
                next.extend(arrows.map(|it| beside(&table.rules, Seat::A, spot, it)));
            }
        }
        assert_eq!(reached.len(), all(&table.rules).count());
    }

    #[test]
    fn along_the_track_every_square_comes_once() {
        let table = Library::default().resolve(&Request::named("english")).expect("a shipped profile");
        let first = Spot::from(table.rules.track().post(Seat::B));
        let mut spot = first;
        for _ in 0..table.rules.track().squares() {
            let next = along(&table.rules, spot, true);
            assert_eq!(along(&table.rules, next, false), spot);
            spot = next;
        }
        assert_eq!(spot, first);
        let slot = Spot::home(Seat::A, Slot(table.rules.track().home()));
        assert_eq!(along(&table.rules, slot, true), Spot::home(Seat::A, Slot(1)));
    }
}
