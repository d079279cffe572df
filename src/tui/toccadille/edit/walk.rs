//! The cursor among the points: to the one beside it on the screen, or along the way a stone walks.

use crate::{
    toccadille::{POINTS, Point, Seat},
    tui::keys::Action,
};

/// Returns the point on this side of the screen, `south` being drawn at the bottom; the same one if there is none.
///
/// Up and down lead to the one on the opposite side of the board, left and right along a side.
pub fn beside(south: Seat, from: Point, action: Action) -> Point {
    let number = from.from_entry(south);
    let is_lower = number <= POINTS / 2;
    let next = match action {
        Action::Up if is_lower => POINTS + 1 - number,
        Action::Down if !is_lower => POINTS + 1 - number,
        Action::Left if is_lower => number - 1,
        Action::Right if is_lower && number < POINTS / 2 => number + 1,
        Action::Left if !is_lower => number + 1,
        Action::Right if !is_lower && POINTS / 2 + 1 < number => number - 1,
        _ => number,
    };
    Point::of(south, next).unwrap_or(from)
}

/// Returns the next point on the way of the stones of `seat`, or the one before, round and round.
pub fn along(seat: Seat, from: Point, ahead: bool) -> Point {
    let number = from.from_entry(seat);
    let next = match ahead {
        true => number % POINTS + 1,
        false => (number + POINTS - 2) % POINTS + 1,
    };
    Point::of(seat, next).unwrap_or(from)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_reached_by_the_arrows() {
        for south in Seat::ALL {
            let mut reached = vec![];
            let mut next: Vec<Point> = Point::all().take(1).collect();
            while let Some(point) = next.pop() {
                if !reached.contains(&point) {
                    reached.push(point);
                    let arrows = [Action::Up, Action::Down, Action::Left, Action::Right];
                    next.extend(arrows.map(|it| beside(south, point, it)));
                }
            }
            assert_eq!(reached.len(), usize::from(POINTS));
        }
    }

    #[test]
    fn an_arrow_is_gone_back_by_its_opposite_or_leads_nowhere() {
        let opposite = [
            (Action::Up, Action::Down),
            (Action::Down, Action::Up),
            (Action::Left, Action::Right),
            (Action::Right, Action::Left),
        ];
        for (point, (action, back)) in Point::all().flat_map(|point| opposite.map(|it| (point, it))) {
            let next = beside(Seat::Red, point, action);
            assert!(next == point || beside(Seat::Red, next, back) == point, "{point} {action:?}");
        }
    }

    #[test]
    fn along_the_way_every_point_comes_once() {
        for seat in Seat::ALL {
            let first = Point::huck(seat);
            let mut point = first;
            for _ in 0..POINTS {
                let next = along(seat, point, true);
                assert_eq!(along(seat, next, false), point);
                point = next;
            }
            assert_eq!(point, first);
        }
    }
}
