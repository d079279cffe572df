//! Games between bots one after another, each with a record if that is asked for, and their sums.

mod series;
pub mod toccadille;

use std::{collections::BTreeSet, path::Path};

use serde_json::{Value as Json, json};

use crate::{
    arena::{
        contest::Contest,
        play::{Match, Played},
    },
    bot::{Kind, Limit, Stop},
    profile::Table,
    session::{NewGame, Player, Session, record::TURN_LIMIT, tock::Unfit},
    tock::{BySeat, Move, Seat, SeatSet, State},
};

pub use series::{Series, Stopped, Turns};

/// Which games of Tock are to be played.
#[derive(Clone, Debug)]
pub struct Simulation<'a> {
    /// The rules.
    pub table: &'a Table,
    /// How many play.
    pub players: u8,
    /// Which bots play; those of seats that do not play are left out.
    pub bots: BySeat<Kind>,
    /// How many games, by which number, and where their records go.
    pub series: Series,
    /// After how many turns a game is stopped. A turn is one move of a player: a card, or a pass.
    pub max_turns: u64,
}

/// What the games showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many games were played, and how many turns they took.
    pub turns: Turns,
    /// How many games each seat won; partners win together.
    pub wins: BySeat<u64>,
    /// How many games were stopped.
    pub unfinished: u64,
    /// Who played.
    pub seats: SeatSet,
    /// What went wrong with bots, in words, each trouble once.
    pub troubles: BTreeSet<String>,
}

impl Simulation<'_> {
    /// Plays the games one after another.
    ///
    /// # Errors
    ///
    /// If the rules do not allow the seats, or a record cannot be written.
    pub fn run(&self) -> Result<Summary, Stopped> {
        let seats = self.seats();
        let mut summary = Summary { seats, ..Summary::default() };
        let kinds = Seat::ALL.map(|it| seats.contains(it).then(|| &self.bots[it]));
        self.series.play(|seed, path| {
            let game =
                Match::<State> { rules: &self.table.rules, players: self.players, seed, max_turns: self.max_turns };
            let mut moves = vec![];
            let keep = |mv: &Move| moves.extend(path.is_some().then_some(*mv));
            let mut bots = State::seat(kinds, seed, &Limit::default());
            let refused = |it| Stopped::Refused(Unfit::Refused(it).into());
            let played = game.play(&mut bots, &Stop::default(), keep).map_err(refused)?;
            // Nobody tells these games to stop.
            let Some(played) = played else { return Ok(()) };
            summary.troubles.extend(State::troubles(&mut bots).into_iter().map(|(_, it)| it));
            summary.add(&played);
            path.map_or(Ok(()), |it| self.record(it, seed, &moves, &played))
        })?;
        Ok(summary)
    }

    fn seats(&self) -> SeatSet {
        SeatSet::seated(self.players.into())
    }

    /// Writes the record of a game: a session of the same seed shuffles the same, so the moves are enough.
    fn record(&self, path: &Path, seed: u64, moves: &[Move], played: &Played) -> Result<(), Stopped> {
        let player = |seat| Player::Bot { level: self.bots[seat].to_string() };
        let players = BySeat::from_fn(|it| self.seats().contains(it).then(|| player(it)));
        let write = || {
            let mut session = Session::begin_at(&NewGame::new(self.table, players, seed), path)?;
            moves.iter().try_for_each(|it| session.play(it))?;
            if played.won.is_nobody() { session.stop(TURN_LIMIT) } else { Ok(()) }
        };
        write().map_err(|it| Stopped::at(path, it))
    }
}

impl Summary {
    fn add(&mut self, played: &Played) {
        self.turns.add(played.turns);
        self.wins.0.iter_mut().zip(played.won.by).for_each(|(wins, won)| *wins += u64::from(won));
        self.unfinished += u64::from(played.won.is_nobody());
    }

    /// Returns the summary as data.
    pub fn to_json(&self) -> Json {
        let wins = self.seats.iter().map(|it| (it.to_string(), json!(self.wins[it])));
        json!({
            "games": self.turns.games,
            "turns": self.turns.to_json(),
            "wins": Json::Object(wins.collect()),
            "unfinished": self.unfinished,
        })
    }
}
