//! Who sits where when two bots meet: the same shuffles are played with the seats rotated, so that no seat counts.

use crate::tock::{BySeat, Rules, Seat, SeatSet};

/// One of the two bots of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The one named first.
    First,
    /// The one named second.
    Second,
}

/// How two bots share the seats of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Evenly: one team each, or as many seats each where everyone plays alone.
    Even,
    /// The first sits alone against the second on all other seats.
    Alone,
}

impl Format {
    /// Returns the word for it in results.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Even => "even",
            Self::Alone => "alone",
        }
    }
}

/// Which bot sits on each seat; nobody on those that do not play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating(pub BySeat<Option<Side>>);

impl Seating {
    /// Returns how many seats a bot has.
    pub fn count(&self, side: Side) -> u32 {
        self.0.0.iter().filter(|it| **it == Some(side)).count() as u32
    }

    /// Returns what the first bot wins of such games if both are equally good.
    pub fn fair_share(&self) -> f64 {
        let [first, second] = [Side::First, Side::Second].map(|it| f64::from(self.count(it)));
        first / (first + second)
    }

    /// Returns which bot sits on a seat that won; nothing if nobody won.
    pub fn winner(&self, winners: SeatSet) -> Option<Side> {
        winners.iter().find_map(|it| self.0[it])
    }

    /// Writes the seating by seats from A to D: `1212`, `1-2-`.
    pub fn to_text(self) -> String {
        let letter = |side: &Option<Side>| match side {
            Some(Side::First) => '1',
            Some(Side::Second) => '2',
            None => '-',
        };
        self.0.0.iter().map(letter).collect()
    }
}

/// Returns the seatings of one set: every bot has every seat equally often.
///
/// Two teams are seated in two ways. Where everyone plays alone there are as many seatings as seats; three players
/// cannot share the seats evenly, so each bot has two of them as often as one.
pub fn seatings(rules: &Rules, table: SeatSet, format: Format) -> Vec<Seating> {
    let seats: Vec<Seat> = table.iter().collect();
    let teams = seats.iter().any(|it| rules.partner(table, *it).is_some());
    let count = seats.len();
    // The places, in the order of play, of one bot before the seats are rotated.
    let (first_sits, turns): (Vec<Vec<usize>>, usize) = match (format, teams, count) {
        (_, true, _) => (vec![(0..count).step_by(2).collect()], 2),
        (Format::Alone, false, _) => (vec![vec![0]], count),
        (Format::Even, false, 3) => (vec![vec![0], vec![0, 1]], count),
        (Format::Even, false, _) => (vec![(0..count / 2).collect()], count),
    };
    let rotated = |places: &Vec<usize>, by: usize| {
        Seating(BySeat::from_fn(|seat| {
            let place = seats.iter().position(|it| *it == seat)?;
            let is_first = places.contains(&((place + count - by) % count));
            Some(if is_first { Side::First } else { Side::Second })
        }))
    };
    first_sits.iter().flat_map(|places| (0..turns).map(|by| rotated(places, by))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::{Library, Request};

    #[track_caller]
    fn check(request: &str, players: usize, format: Format, expected: &[&str]) {
        let (rules, variants) = request.split_once('+').map_or((request, vec![]), |it| (it.0, vec![it.1.to_owned()]));
        let request = Request { variants, ..Request::named(rules) };
        let table = Library::new(None).resolve(&request).expect("shipped rules");
        let seatings = seatings(&table.rules, SeatSet::seated(players), format);
        assert_eq!(seatings.iter().map(|it| it.to_text()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_seats_are_rotated_until_each_bot_had_them_all() {
        check("french", 4, Format::Even, &["1212", "2121"]);
        check("french+solo", 4, Format::Even, &["1122", "2112", "2211", "1221"]);
        check("french+solo", 4, Format::Alone, &["1222", "2122", "2212", "2221"]);
        check("english", 2, Format::Even, &["1-2-", "2-1-"]);
        check("english", 3, Format::Alone, &["122-", "212-", "221-"]);
        check("english", 3, Format::Even, &["122-", "212-", "221-", "112-", "211-", "121-"]);
    }
}
