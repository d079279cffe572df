//! What the form makes: rules, and a game that begins or goes on.

use std::path::Path;

use crate::{
    chance,
    games::Name,
    profile::Library,
    say,
    session::{
        Failure, Moment, NewGame, Played, Player, Session,
        record::{self, Unopened},
        toccadille::{Match, NewMatch},
        words,
    },
    tock::{
        BySeat, Seat, State,
        rules::{Rules, Teams},
    },
    tui::{
        model::Options,
        setup::{Begun, InPlay, SetUp, Who},
    },
};

impl SetUp {
    /// Looks the rules up that are chosen now.
    pub(super) fn resolve(&mut self, library: &Library) {
        let profile = self.profile_name().to_owned();
        let (tock, stones) = (&mut self.tock, &mut self.stones.ruling);
        let game = self.profiles.get(self.profile).map_or(Name::Tock, |it| it.game);
        game.either(|| tock.resolve(&profile, library), || stones.resolve(&profile, library));
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
        if let Some(fault) = self.fault().cloned() {
            self.notice = Some(fault);
            return None;
        }
        let begun = self.game().either(|| self.start_game(options), || self.start_match(options))?;
        match begun {
            Ok(game) => Some(Begun { game, notice: None }),
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

    fn start_match(&self, options: &Options) -> Option<Result<InPlay, Failure>> {
        let game = NewMatch {
            length: self.stones.length(),
            when: Some(Moment::now()),
            taking_back: self.agreed.taking_back,
            ..NewMatch::new(self.stones.ruling.table()?, self.stones.players(), self.seed())
        };
        Some(options.store.begin_match(&game).map(InPlay::from))
    }

    /// Returns the number that was typed, or a new one.
    fn seed(&self) -> u64 {
        self.seed.parse().unwrap_or_else(|_| chance::fresh_seed())
    }

    fn start_game(&self, options: &Options) -> Option<Result<InPlay, Failure>> {
        let table = self.tock.table()?;
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
            seed: self.seed(),
            when: Some(Moment::now()),
            agreed: self.agreed,
        };
        Some(options.store.begin(&game).map(InPlay::from))
    }

    pub(super) fn resume(&mut self, path: &Path) -> Option<Begun> {
        let resumed = record::game_of(path).either(|| resumed::<State>(path), || resumed::<Match>(path));
        resumed.map_err(|unopened| self.notice = Some(words::unopened(&unopened))).ok()
    }
}

/// Takes up the game of a record.
fn resumed<G: Played>(path: &Path) -> Result<Begun, Unopened>
where
    InPlay: From<Session<G>>,
{
    let (session, torn) = Session::<G>::resume(path)?;
    Ok(Begun { game: session.into(), notice: torn.as_ref().map(words::torn) })
}
