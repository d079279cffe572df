//! Who sits where when two bots meet: the same shuffles are played with the seats rotated, so that no seat counts.

use smallvec::SmallVec;

use crate::arena::{contest::Contest, play::SEATS};

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

/// Which bot sits on each seat of a game; nobody on those that do not play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating(pub SmallVec<[Option<Side>; SEATS]>);

impl Seating {
    /// Returns the seats that play, in their order.
    pub fn seated(&self) -> impl Iterator<Item = usize> {
        self.0.iter().enumerate().filter(|it| it.1.is_some()).map(|it| it.0)
    }

    /// Returns how many seats a bot has.
    pub fn count(&self, side: Side) -> u32 {
        self.0.iter().filter(|it| **it == Some(side)).count() as u32
    }

    /// Returns what the first bot wins of such games if both are equally good.
    pub fn fair_share(&self) -> f64 {
        let [first, second] = [Side::First, Side::Second].map(|it| f64::from(self.count(it)));
        first / (first + second)
    }

    /// Returns which bot sits on a seat that won; nothing if nobody won.
    pub fn winner(&self, winners: &[bool; SEATS]) -> Option<Side> {
        self.0.iter().zip(winners).find_map(|(side, won)| side.filter(|_| *won))
    }

    /// Writes the seating by seats in their order: `1212`, `1-2-`.
    pub fn to_text(&self) -> String {
        let letter = |side: &Option<Side>| match side {
            Some(Side::First) => '1',
            Some(Side::Second) => '2',
            None => '-',
        };
        self.0.iter().map(letter).collect()
    }
}

/// Returns the seatings of one set: every bot has every seat equally often.
///
/// Two teams are seated in two ways. Where everyone plays alone there are as many seatings as seats; three players
/// cannot share the seats evenly, so each bot has two of them as often as one.
pub fn seatings<G: Contest>(rules: &G::Rules, players: u8, format: Format) -> Vec<Seating> {
    let seats = G::seated(players);
    let teams = G::has_teams(rules, players);
    let count = seats.len();
    // The places, in the order of play, of one bot before the seats are rotated.
    let (first_sits, turns): (Vec<Vec<usize>>, usize) = match (format, teams, count) {
        (_, true, _) => (vec![(0..count).step_by(2).collect()], 2),
        (Format::Alone, false, _) => (vec![vec![0]], count),
        (Format::Even, false, 3) => (vec![vec![0], vec![0, 1]], count),
        (Format::Even, false, _) => (vec![(0..count / 2).collect()], count),
    };
    let rotated = |places: &Vec<usize>, by: usize| {
        let side = |seat| {
            let place = seats.iter().position(|it| *it == seat)?;
            let is_first = places.contains(&((place + count - by) % count));
            Some(if is_first { Side::First } else { Side::Second })
        };
        Seating((0..G::FACTS.seats.len()).map(side).collect())
    };
    first_sits.iter().flat_map(|places| (0..turns).map(|by| rotated(places, by))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        profile::{Library, Request},
        toccadille, tock,
    };

    #[track_caller]
    fn check<G: Contest>(request: &str, players: u8, format: Format, expected: &[&str]) {
        let (rules, variants) = request.split_once('+').map_or((request, vec![]), |it| (it.0, vec![it.1.to_owned()]));
        let request = Request { variants, ..Request::named(rules) };
        let table = Library::new(None).resolve_of::<G>(&request).expect("shipped rules");
        let seatings = seatings::<G>(&table.rules, players, format);
        assert_eq!(seatings.iter().map(Seating::to_text).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_seats_are_rotated_until_each_bot_had_them_all() {
        check::<tock::State>("french", 4, Format::Even, &["1212", "2121"]);
        check::<tock::State>("french+solo", 4, Format::Even, &["1122", "2112", "2211", "1221"]);
        check::<tock::State>("french+solo", 4, Format::Alone, &["1222", "2122", "2212", "2221"]);
        check::<tock::State>("english", 2, Format::Even, &["1-2-", "2-1-"]);
        check::<tock::State>("english", 3, Format::Alone, &["122-", "212-", "221-"]);
        check::<tock::State>("english", 3, Format::Even, &["122-", "212-", "221-", "112-", "211-", "121-"]);
        check::<toccadille::State>("toccadille", 2, Format::Even, &["12", "21"]);
    }
}
