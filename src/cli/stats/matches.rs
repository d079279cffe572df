//! The matches of Toccadille that were asked for, summed up by player and by rules.

use std::collections::BTreeMap;

use serde_json::{Map, Value as Json, json};

use crate::{
    cli::stats::sums::{is_named, order},
    session::{
        Player,
        record::Record,
        toccadille::{Ended, Match},
    },
    stats::toccadille::{self as stats, MatchStats},
    toccadille::{BySeat, End, Seat},
};

/// The matches that were asked for, summed up.
#[derive(Debug, Default)]
pub struct Matches {
    rules_asked: Option<String>,
    player_asked: Option<String>,
    /// How many matches there are.
    pub count: usize,
    /// All their games, as red and as black played them.
    pub seats: BySeat<Tally>,
    /// How many games were won by their value, single ones first.
    pub values: [u32; 4],
    /// The games by rules, as both players played them.
    pub rules: BTreeMap<String, Tally>,
    /// The games by who played at the end of the match, people before bots, sorted by name.
    pub players: Vec<(Player, Tally)>,
}

/// Games of Toccadille as somebody played them.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// How many games.
    pub games: u32,
    /// How many were won.
    pub won: u32,
    /// How many were lost.
    pub lost: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many go on.
    pub unfinished: u32,
    /// How many were stopped.
    pub given_up: u32,
    /// How many points the games won counted.
    pub points: u32,
    /// How many throws were made in all.
    pub throws: u32,
    /// How many of them were doublets.
    pub doublets: u32,
    /// How many stones were hit.
    pub hits: u32,
    /// How many marks there were for whatever.
    pub marks: u32,
    /// The most marks by one throw.
    pub best_throw: u32,
}

impl Tally {
    /// Returns the part of the games with a winner that were won.
    pub fn win_rate(&self) -> Option<f64> {
        part(self.won, self.won + self.lost)
    }

    /// Returns the points of a game that was won, on average.
    pub fn mean_value(&self) -> Option<f64> {
        part(self.points, self.won)
    }

    /// Returns the throws in a game, on average.
    pub fn mean_throws(&self) -> Option<f64> {
        part(self.throws, self.games)
    }

    /// Returns the stones hit in a game, on average.
    pub fn mean_hits(&self) -> Option<f64> {
        part(self.hits, self.games)
    }

    fn add(&mut self, stats: &MatchStats, is_stopped: bool, seat: Seat) {
        for game in &stats.games {
            self.games += 1;
            match game.end {
                Some(End::Won { by, .. }) if by == seat => self.won += 1,
                Some(End::Won { .. }) => self.lost += 1,
                Some(End::Drawn) => self.drawn += 1,
                None if is_stopped => self.given_up += 1,
                None => self.unfinished += 1,
            }
        }
        let seat = &stats.seats[seat];
        self.points += seat.points;
        self.throws += seat.throws;
        self.doublets += seat.doublets;
        self.hits += seat.hits;
        self.marks += seat.marks;
        self.best_throw = self.best_throw.max(seat.best_throw);
    }

    fn to_json(&self) -> Json {
        json!({
            "games": self.games, "won": self.won, "lost": self.lost, "drawn": self.drawn,
            "unfinished": self.unfinished, "given_up": self.given_up,
            "win_rate": rounded(self.win_rate(), 10_000.0), "points": self.points,
            "mean_value": rounded(self.mean_value(), 100.0), "throws": self.throws,
            "mean_throws": rounded(self.mean_throws(), 100.0), "doublets": self.doublets, "hits": self.hits,
            "mean_hits": rounded(self.mean_hits(), 100.0), "marks": self.marks, "best_throw": self.best_throw,
        })
    }
}

fn part(number: u32, of: u32) -> Option<f64> {
    (of != 0).then(|| f64::from(number) / f64::from(of))
}

fn rounded(number: Option<f64>, parts: f64) -> Json {
    number.map_or(Json::Null, |it| json!((it * parts).round() / parts))
}

impl Matches {
    /// Begins with no match; only those by these rules will be taken, and those of this player.
    pub fn new(rules: Option<&str>, player: Option<&str>) -> Self {
        let owned = |it: Option<&str>| it.map(str::to_owned);
        Self { rules_asked: owned(rules), player_asked: owned(player), ..Self::default() }
    }

    /// Adds a match, if it is asked for. Whoever plays at the end of the record has the whole match.
    pub fn add(&mut self, record: &Record<Match>) {
        let header = record.header();
        let is_asked = |it: &Player| self.player_asked.as_ref().is_none_or(|name| is_named(it, name));
        let asked: Vec<_> = record.players().iter().filter(|(_, it)| is_asked(it)).collect();
        if asked.is_empty() || self.rules_asked.as_ref().is_some_and(|it| *it != header.rules) {
            return;
        }
        let stats = stats::of(record);
        let is_stopped = matches!(record.end(), Some(Ended::Stopped(_)));
        let rules: Vec<_> = std::iter::once(&header.rules).chain(&header.variants).map(String::as_str).collect();
        self.count += 1;
        for seat in Seat::ALL {
            self.seats[seat].add(&stats, is_stopped, seat);
            self.rules.entry(rules.join(" + ")).or_default().add(&stats, is_stopped, seat);
        }
        for game in &stats.games {
            if let Some(End::Won { value: value @ 1..=4, .. }) = game.end {
                self.values[usize::from(value) - 1] += 1;
            }
        }
        for (seat, player) in asked {
            self.tally(player).add(&stats, is_stopped, seat);
        }
    }

    /// Returns the games of a player, a new tally where there was none.
    fn tally(&mut self, player: &Player) -> &mut Tally {
        let place = self.players.binary_search_by(|(it, _)| order(it).cmp(&order(player)));
        let place = place.unwrap_or_else(|place| {
            self.players.insert(place, (player.clone(), Tally::default()));
            place
        });
        &mut self.players[place].1
    }

    /// Returns the sums as data.
    pub fn to_json(&self) -> Json {
        let named = |key: &str, name: Json, tally: &Tally| {
            let mut line = Map::from_iter([(key.to_owned(), name)]);
            line.extend(tally.to_json().as_object().cloned().unwrap_or_default());
            Json::Object(line)
        };
        // Both players of a game are in what is told of its rules, so that each of its games is there twice.
        let rules = |(rules, it): (&String, &Tally)| {
            let games = it.games / 2;
            json!({
                "rules": rules, "games": games, "decided": it.won, "drawn": it.drawn / 2,
                "unfinished": it.unfinished / 2, "given_up": it.given_up / 2, "points": it.points,
                "mean_value": rounded(it.mean_value(), 100.0), "throws": it.throws,
                "mean_throws": rounded(part(it.throws, games), 100.0), "hits": it.hits,
                "mean_hits": rounded(part(it.hits, games), 100.0), "marks": it.marks, "best_throw": it.best_throw,
            })
        };
        let seats: Map<_, _> = self.seats.iter().map(|(seat, it)| (seat.to_string(), it.to_json())).collect();
        let values: Map<_, _> =
            (1..).zip(self.values).map(|(value, games)| (format!("{value}"), json!(games))).collect();
        json!({
            "matches": self.count, "games": self.seats[Seat::Red].games, "values": values, "seats": seats,
            "rules": self.rules.iter().map(rules).collect::<Vec<_>>(),
            "players": self.players.iter().map(|(it, tally)| named("player", it.to_json(), tally)).collect::<Vec<_>>(),
        })
    }
}
