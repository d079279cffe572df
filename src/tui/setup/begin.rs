//! What the form makes: rules, and a game that begins or goes on.

use std::path::Path;

use crate::{
    chance,
    profile::Library,
    say,
    session::{Failure, Moment, NewGame, Player, Session, words},
    tock::{
        BySeat, Seat,
        rules::{Rules, Teams},
    },
    tui::{
        model::Options,
        setup::{Begun, SetUp, Who},
    },
};

impl SetUp {
    /// Looks the rules up that are chosen now.
    pub(super) fn resolve(&mut self, library: &Library) {
        self.rules = library.resolve(&self.request()).map(Box::new).map_err(|it| it.complaints().on_one_line());
        let counts = self.counts();
        if !counts.contains(&self.players) {
            let nearest = counts.iter().min_by_key(|it| it.abs_diff(self.players));
            self.players = nearest.copied().unwrap_or(self.players);
        }
        self.first = self.first.filter(|it| self.seats().contains(*it));
    }

    /// Returns how many may play.
    pub(super) fn counts(&self) -> Vec<u8> {
        let Some(table) = self.table() else { return vec![self.players.clamp(2, 4)] };
        let rules: &Rules = &table.rules;
        let alone = |it: &u8| *it == 2 && rules.seats.teams == Teams::Opposite;
        rules.seats.counts.iter().copied().filter(|it| !alone(it)).collect()
    }

    pub(super) fn start(&mut self, options: &Options) -> Option<Begun> {
        let table = match &self.rules {
            Ok(table) => table,
            Err(fault) => {
                self.notice = Some(fault.clone());
                return None;
            }
        };
        let seats = self.seats();
        let player = |seat: Seat| match self.chairs[seat].who {
            Who::Human => Player::Human { name: self.chairs[seat].name.trim().to_owned() },
            Who::Bot(level) => Player::Bot { level: level.name().to_owned() },
        };
        let taken = |seat: &Seat| seats.contains(*seat);
        let game = NewGame {
            table,
            players: BySeat::from_fn(|it| Some(it).filter(taken).map(player)),
            colours: BySeat::from_fn(|it| Some(it).filter(taken).map(|it| self.chairs[it].tint.name().to_owned())),
            first: self.first,
            seed: self.seed.parse().unwrap_or_else(|_| chance::fresh_seed()),
            when: Some(Moment::now()),
            agreed: self.agreed,
        };
        match options.store.begin(&game) {
            Ok(session) => Some(Begun { session, notice: None }),
            Err(failure) => {
                let why = words::failure(&failure);
                self.notice = Some(match failure {
                    Failure::Write(_) => say!("setup-not-kept", why = why),
                    Failure::Refused(_) => why,
                });
                None
            }
        }
    }

    pub(super) fn resume(&mut self, path: &Path) -> Option<Begun> {
        match Session::resume(path) {
            Ok((session, torn)) => Some(Begun { session, notice: torn.as_ref().map(words::torn) }),
            Err(unopened) => {
                self.notice = Some(words::unopened(&unopened));
                None
            }
        }
    }
}
