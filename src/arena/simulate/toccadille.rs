//! Matches of Toccadille between bots one after another, each with a record if that is asked for, and their sums.

use std::path::Path;

use serde_json::{Value as Json, json};

use crate::{
    arena::{Series, Stopped, Turns},
    bot::toccadille::{Bot, Level},
    game::{Event, Game, Turn},
    profile::Table,
    session::{
        Failure, Played, Player, Session,
        record::TURN_LIMIT,
        toccadille::{Length, Match, NewMatch, Next, Unfit},
    },
    toccadille::{BySeat, End, Move, Seat, Starter, State},
};

/// Which matches are to be played.
#[derive(Clone, Debug)]
pub struct Simulation<'a> {
    /// The rules.
    pub table: &'a Table<State>,
    /// Which bots play.
    pub bots: BySeat<Level>,
    /// How many matches, by which number, and where their records go.
    pub series: Series,
    /// How long each match is; one without an end is one game.
    pub length: Length,
    /// After how many turns a game is stopped, and its match with it. A turn is one throw and what is played of it.
    pub max_turns: u64,
}

/// What the matches showed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many matches were played.
    pub matches: u64,
    /// How many matches each seat won; nobody wins one in which both have as many points, or that was stopped.
    pub matches_won: BySeat<u64>,
    /// How many games were played, and how many throws they took.
    pub throws: Turns,
    /// How many games each seat won.
    pub wins: BySeat<u64>,
    /// How many points each seat won: a game counts as many as it is worth.
    pub points: BySeat<u64>,
    /// How many games counted once, twice, three and four times.
    pub values: [u64; 4],
    /// How many games nobody could win any more.
    pub drawn: u64,
    /// How many games were stopped.
    pub unfinished: u64,
}

impl Simulation<'_> {
    /// Plays the matches one after another.
    ///
    /// # Errors
    ///
    /// If a record cannot be written.
    pub fn run(&self) -> Result<Summary, Stopped> {
        let mut summary = Summary::default();
        self.series.play(|seed, path| {
            let mut moves = vec![];
            self.play(seed, &mut summary, |mv| moves.extend(path.is_some().then_some(*mv)))?;
            path.map_or(Ok(()), |it| self.record(it, seed, &moves))
        })?;
        Ok(summary)
    }

    fn length(&self) -> Length {
        match self.length {
            Length::Open => Length::Games(1),
            length @ (Length::Games(_) | Length::Points(_)) => length,
        }
    }

    /// Plays a match and adds it to the summary; `keep` sees every move.
    fn play(&self, seed: u64, summary: &mut Summary, mut keep: impl FnMut(&Move)) -> Result<(), Stopped> {
        let rules = &self.table.rules;
        let refused = |it| Stopped::Refused(Unfit::Refused(it).into());
        let mut bots: BySeat<Box<dyn Bot>> = BySeat::from_fn(|it| self.bots[it].make(seed, it));
        let mut game = Match::new(rules, &(Starter::ThrowOff, self.length())).map_err(refused)?;
        let (mut chances, mut turns) = (0, 0);
        loop {
            match game.turn(rules) {
                Turn::Chance => {
                    let next = game.by_chance(rules, seed, chances);
                    if next == Next::Game {
                        summary.add_game(&game, turns);
                        turns = 0;
                    }
                    game.apply(rules, &Event::Chance(next)).map_err(refused)?;
                    chances += 1;
                }
                Turn::Player(_) if turns == self.max_turns => break,
                Turn::Player(seat) => {
                    let mv = bots[seat].choose(&game.view(rules, seat));
                    game.apply(rules, &Event::Move(mv)).map_err(refused)?;
                    keep(&mv);
                    turns += 1;
                }
                Turn::Over(_) => break,
            }
        }
        summary.add_game(&game, turns);
        summary.add_match(game.is_decided(rules).then(|| game.leader()).flatten());
        Ok(())
    }

    /// Writes the record of a match: a session of the same seed throws the same, so the moves are enough.
    fn record(&self, path: &Path, seed: u64, moves: &[Move]) -> Result<(), Stopped> {
        let players = BySeat::from_fn(|it| Player::Bot { level: self.bots[it].name().to_owned() });
        let new = NewMatch { length: self.length(), ..NewMatch::new(self.table, players, seed) };
        let write = || -> Result<(), Failure> {
            let mut session = Session::begin_as(new.beginning(), Some(path))?;
            for mv in moves {
                session.next_game()?;
                session.play(mv)?;
            }
            if session.end().is_none() { session.stop(TURN_LIMIT) } else { Ok(()) }
        };
        write().map_err(|it| Stopped::at(path, it))
    }
}

impl Summary {
    /// Adds a game of so many turns that is over, or stopped.
    fn add_game(&mut self, game: &Match, turns: u64) {
        self.throws.add(turns);
        match game.game().ended() {
            Some(End::Won { by, value }) => {
                self.wins[by] += 1;
                self.points[by] += u64::from(value);
                self.values[usize::from(value.clamp(1, 4)) - 1] += 1;
            }
            Some(End::Drawn) => self.drawn += 1,
            None => self.unfinished += 1,
        }
    }

    fn add_match(&mut self, winner: Option<Seat>) {
        self.matches += 1;
        if let Some(winner) = winner {
            self.matches_won[winner] += 1;
        }
    }

    /// Returns the summary as data.
    pub fn to_json(&self) -> Json {
        let by_seat = |it: &BySeat<u64>| json!({ "red": it[Seat::Red], "black": it[Seat::Black] });
        let [single, double, triple, fourfold] = self.values;
        json!({
            "matches": self.matches,
            "matches_won": by_seat(&self.matches_won),
            "games": self.throws.games,
            "throws": self.throws.to_json(),
            "wins": by_seat(&self.wins),
            "points": by_seat(&self.points),
            "values": { "1": single, "2": double, "3": triple, "4": fourfold },
            "drawn": self.drawn,
            "unfinished": self.unfinished,
        })
    }
}
