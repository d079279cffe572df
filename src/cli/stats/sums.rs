//! The games that were asked for, summed up by player and by rules.

use std::collections::BTreeMap;

use crate::{
    cli::stats::feats::Feats,
    session::{Player, record::Record},
    stats::{self, Outcome, Tally},
};

/// The games that were asked for, summed up.
#[derive(Debug, Default)]
pub struct Sums {
    rules_asked: Option<String>,
    player_asked: Option<String>,
    /// How many games there are.
    pub games: usize,
    /// The games by rules, each game once; won by somebody, or not.
    pub rules: BTreeMap<String, Tally>,
    /// The seats by who played them at the end, people before bots, sorted by name.
    pub players: Vec<(Player, Line)>,
    /// What was most and least of all games.
    pub feats: Feats,
    /// Whether somebody has several seats in a game.
    pub has_several_seats: bool,
}

/// The games of one player, once for each seat.
#[derive(Debug, Default)]
pub struct Line {
    /// All of them.
    pub total: Tally,
    /// By rules.
    pub by_rules: BTreeMap<String, Tally>,
}

impl Sums {
    /// Begins with no game; only those by these rules will be taken, and those of this player.
    pub fn new(rules: Option<&str>, player: Option<&str>) -> Self {
        let owned = |it: Option<&str>| it.map(str::to_owned);
        Self { rules_asked: owned(rules), player_asked: owned(player), ..Self::default() }
    }

    /// Adds a game of this name, if it is asked for.
    ///
    /// Whoever plays a seat at the end of the record has the whole game.
    pub fn add(&mut self, name: &str, record: &Record) {
        let header = record.header();
        let seats: Vec<_> =
            header.set_up.seats.iter().filter_map(|it| Some((it, record.players()[it].as_ref()?))).collect();
        let is_asked = |it: &Player| self.player_asked.as_ref().is_none_or(|name| is_named(it, name));
        let asked: Vec<_> = seats.into_iter().filter(|(_, it)| is_asked(it)).collect();
        if (self.player_asked.is_some() && asked.is_empty())
            || self.rules_asked.as_ref().is_some_and(|it| *it != header.rules)
        {
            return;
        }
        let rules: Vec<_> = std::iter::once(&header.rules).chain(&header.variants).map(String::as_str).collect();
        let rules = rules.join(" + ");
        let figures = stats::of(record);
        self.games += 1;
        let asked_name = self.player_asked.as_deref();
        let is_asked = |it: &Player| asked_name.is_none_or(|name| is_named(it, name));
        self.feats.add(name, record, &figures, &is_asked);
        let table = self.rules.entry(rules.clone()).or_default();
        let outcome = Outcome::of_table(record);
        table.add_game(outcome);
        header.set_up.seats.iter().for_each(|it| table.add_seat(outcome, &figures.seats[it]));
        for (place, (seat, player)) in asked.iter().enumerate() {
            self.has_several_seats |= asked[..place].iter().any(|(_, it)| it == player);
            let outcome = Outcome::of(record, *seat);
            let line = self.line(player);
            for tally in [&mut line.total, line.by_rules.entry(rules.clone()).or_default()] {
                tally.add_game(outcome);
                tally.add_seat(outcome, &figures.seats[*seat]);
            }
        }
    }

    /// Returns the line of a player, a new one where there was none.
    fn line(&mut self, player: &Player) -> &mut Line {
        let place = self.players.binary_search_by(|(it, _)| order(it).cmp(&order(player)));
        let place = place.unwrap_or_else(|place| {
            self.players.insert(place, (player.clone(), Line::default()));
            place
        });
        &mut self.players[place].1
    }
}

/// Tells whether a player is called so; capital letters make no difference.
pub(super) fn is_named(player: &Player, name: &str) -> bool {
    order(player).1.to_lowercase() == name.to_lowercase()
}

/// Returns what players are sorted by.
pub(super) fn order(player: &Player) -> (bool, &str) {
    match player {
        Player::Human { name } => (false, name),
        Player::Bot { level } => (true, level),
    }
}
