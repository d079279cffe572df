//! One game in play: who sits where, chance, what happened, taking back, and the record of it all.
//!
//! Everything that comes from outside is an entry of the [`record`]; it is on disk before it can be seen. Bots are none
//! of this module's business: whoever plays a seat, a move comes in by [`Session::play`].

mod agreed;
mod back;
mod beginning;
mod choices;
mod clock;
mod history;
mod player;
pub mod record;
mod recorded;
mod store;
pub mod toccadille;
pub mod tock;
mod undone;
pub mod words;

use std::{io, path::Path};

use crate::{
    game::{Event, Turn},
    profile::Table,
    session::record::{Entry, File, Record, Torn, Unopened, Why},
    tock::{BySeat, Seat, State},
};

pub use agreed::{Agreed, Hands, TakingBack};
pub use back::Follows;
pub use beginning::Beginning;
pub use choices::{COLOURS, Choices};
pub use clock::Moment;
pub use history::History;
pub use player::Player;
pub use recorded::{Played, Recorded};
pub use store::{AnyKept, Content, Kept, MatchContent, Progress, Store, Unfound, name_of};
pub use undone::{Back, NoWayBack};

/// What a new game is played with.
#[derive(Clone, Debug)]
pub struct NewGame<'a> {
    /// The rules, and where they come from.
    pub table: &'a Table,
    /// Who plays, on the seats of `SeatSet::seated`.
    pub players: BySeat<Option<Player>>,
    /// The colours the players chose, by name.
    pub colours: BySeat<Option<String>>,
    /// Who plays first; drawn by the seed if nobody is named.
    pub first: Option<Seat>,
    /// The number that shuffles.
    pub seed: u64,
    /// When the game begins, if that is to be kept.
    pub when: Option<Moment>,
    /// What the players agreed on beside the rules.
    pub agreed: Agreed,
}

impl<'a> NewGame<'a> {
    /// Returns a game of these players in which nothing else was chosen: whoever is drawn begins, and when is not kept.
    pub fn new(table: &'a Table, players: BySeat<Option<Player>>, seed: u64) -> Self {
        Self { table, players, colours: BySeat::default(), first: None, seed, when: None, agreed: Agreed::default() }
    }
}

/// One game in play.
#[derive(Debug)]
pub struct Session<G: Recorded = State> {
    record: Record<G>,
    file: Option<File>,
    seed: u64,
    /// The game as it lies on the table, while the last move is not handed on.
    laid: Option<G>,
    /// The moves taken back, the first one last; played again, they go forward.
    undone: Vec<G::Move>,
}

/// Why something did not happen in a game.
#[derive(Debug)]
pub enum Failure {
    /// The game does not allow it; nothing has changed.
    Refused(Why),
    /// It could not be kept on disk, so it has not happened.
    Write(io::Error),
}

impl From<Why> for Failure {
    fn from(why: Why) -> Self {
        Self::Refused(why)
    }
}

impl From<Unopened> for Failure {
    fn from(unopened: Unopened) -> Self {
        match unopened {
            Unopened::Io(error) => Self::Write(error),
            Unopened::InUse | Unopened::Unloaded(_) => Self::Write(io::ErrorKind::ResourceBusy.into()),
        }
    }
}

impl Session {
    /// Begins a game without keeping it, and shuffles and deals.
    ///
    /// # Errors
    ///
    /// If the rules do not allow these seats.
    pub fn begin(game: &NewGame<'_>) -> Result<Self, Failure> {
        Self::begin_as(Beginning::new(game)?, None)
    }

    /// Begins a game, kept in a new file, and shuffles and deals.
    ///
    /// # Errors
    ///
    /// If the rules do not allow these seats, there is such a file already, or it cannot be written.
    pub fn begin_at(game: &NewGame<'_>, path: &Path) -> Result<Self, Failure> {
        Self::begin_as(Beginning::new(game)?, Some(path))
    }
}

impl<G: Played> Session<G> {
    /// Begins a game as `beginning` says, kept in a new file at `path` if one is given.
    ///
    /// # Errors
    ///
    /// If the rules do not allow these seats or what has happened, there is such a file already, or it cannot be
    /// written.
    pub fn begin_as(beginning: Beginning<G>, path: Option<&Path>) -> Result<Self, Failure> {
        let Beginning { header, rules, events, seed } = beginning;
        let line = header.to_json();
        let record = Record::new(header, rules)?;
        let file = match path {
            Some(path) => {
                let mut file = File::create(path)?;
                file.add(&line, has_human(&record) && events.is_empty()).map_err(Failure::Write)?;
                Some(file)
            }
            None => None,
        };
        let mut session = Self { record, file, seed, laid: None, undone: vec![] };
        let last = events.len().saturating_sub(1);
        for (index, event) in events.into_iter().enumerate() {
            let sync = index == last && has_human(&session.record);
            session.enter(Entry::Event(event), sync)?;
        }
        session.go_on()?;
        Ok(session)
    }

    /// Takes up the game of a record; tells the torn last line, which is cut off.
    ///
    /// A shuffle that is due is made; a game that is over without the record saying so gets its end.
    ///
    /// # Errors
    ///
    /// If another program plays the game, the file is no record that can go on, or it cannot be written.
    pub fn resume(path: &Path) -> Result<(Self, Option<Torn>), Unopened> {
        let (file, loaded) = File::open(path)?;
        let seed = loaded.record.header().seed.unwrap_or_else(crate::chance::fresh_seed);
        let mut session = Self { record: loaded.record, file: Some(file), seed, laid: None, undone: vec![] };
        match session.go_on() {
            Ok(()) => Ok((session, loaded.torn)),
            Err(Failure::Write(error)) => Err(Unopened::Io(error)),
            Err(Failure::Refused(_)) => unreachable!("the engine's own shuffles and its own winners fit"),
        }
    }

    /// Returns what has happened so far.
    pub const fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns where the game is kept, if it is.
    pub fn path(&self) -> Option<&Path> {
        self.file.as_ref().map(File::path)
    }

    /// Returns what the game is called where it is kept; none if it is kept nowhere.
    pub fn name(&self) -> Option<String> {
        self.path().map(name_of)
    }

    /// Returns the number that shuffles.
    pub const fn seed(&self) -> u64 {
        self.seed
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> &G::Rules {
        self.record.rules()
    }

    /// Returns the game as it stands; while a move is not handed on, as it lies on the table: nothing is drawn or dealt.
    pub const fn state(&self) -> &G {
        match &self.laid {
            Some(laid) => laid,
            None => self.record.state(),
        }
    }

    /// Returns who plays a seat, nobody if it does not play.
    pub fn player(&self, seat: G::Seat) -> Option<&Player> {
        G::players(self.record.players()).find(|it| it.0 == seat).map(|it| it.1)
    }

    /// Tells whether somebody at the keyboard plays this seat.
    pub fn is_human(&self, seat: G::Seat) -> bool {
        self.player(seat).is_some_and(Player::is_human)
    }

    /// Returns what a seat may know.
    pub fn view(&self, seat: G::Seat) -> G::View<'_> {
        self.state().view(self.rules(), seat)
    }

    /// Returns the seat whose move the game waits for; nobody's when it has ended, or while a move is not handed on.
    pub fn to_move(&self) -> Option<G::Seat> {
        match self.state().turn(self.rules()) {
            Turn::Player(seat) if self.end().is_none() => Some(seat),
            Turn::Player(_) | Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Returns how the game ended, if it did.
    pub const fn end(&self) -> Option<&G::End> {
        self.record.end()
    }

    /// Makes the move of the seat to move, then shuffles if that is due; the last move of a game ends the record.
    ///
    /// # Errors
    ///
    /// If the move is not legal, or cannot be kept. If the move was kept but what follows from it was not,
    /// [`Session::go_on`] tries again.
    pub fn play(&mut self, mv: &G::Move) -> Result<(), Failure> {
        self.enter_move(mv)?;
        self.go_on()
    }

    fn enter_move(&mut self, mv: &G::Move) -> Result<(), Failure> {
        if self.is_held() {
            self.go_on()?;
        }
        let by_human = self.to_move().is_some_and(|it| self.is_human(it));
        let mv = self.state().meant(self.rules(), mv);
        self.enter(Entry::Event(Event::Move(mv)), by_human)?;
        self.forget_undone(&mv);
        Ok(())
    }

    /// Makes what the game waits for that is nobody's choice: shuffles, and the end of the record. A move that was not
    /// handed on is so now.
    ///
    /// # Errors
    ///
    /// If it cannot be kept.
    pub fn go_on(&mut self) -> Result<(), Failure> {
        self.laid = None;
        while self.end().is_none() {
            let (state, rules) = (self.record.state(), self.record.rules());
            if let Some(end) = state.ended(rules) {
                self.enter(Entry::End(end), has_human(&self.record))?;
            } else if state.turn(rules) == Turn::Chance {
                let chance = state.by_chance(rules, self.seed, self.record.chances());
                self.enter(Entry::Event(Event::Chance(chance)), false)?;
            } else {
                break;
            }
        }
        Ok(())
    }

    /// Begins the next game, if this one has ended and another one follows it in the same record.
    ///
    /// # Errors
    ///
    /// If it cannot be kept.
    pub fn next_game(&mut self) -> Result<(), Failure> {
        let next = self.end().and_then(|_| self.state().next(self.rules()));
        let Some(next) = next else { return Ok(()) };
        self.enter(Entry::Event(Event::Chance(next)), has_human(&self.record))?;
        self.go_on()
    }

    /// Takes back the last moves with all that followed from them.
    ///
    /// # Errors
    ///
    /// If there are not so many, the game has ended, or it cannot be kept.
    pub fn undo(&mut self, moves: usize) -> Result<(), Failure> {
        self.enter(Entry::Undo(moves), true)?;
        self.laid = None;
        Ok(())
    }

    /// Lets somebody else play a seat.
    ///
    /// # Errors
    ///
    /// If nobody sits there, the game has ended, or it cannot be kept.
    pub fn seat(&mut self, seat: G::Seat, player: Player) -> Result<(), Failure> {
        self.enter(Entry::Player(seat, player), true)
    }

    /// Ends the game without winners, for this reason, such as [`record::GIVEN_UP`].
    ///
    /// # Errors
    ///
    /// If the game has ended, or it cannot be kept.
    pub fn stop(&mut self, reason: &str) -> Result<(), Failure> {
        self.enter(Entry::End(G::stopped(reason)), has_human(&self.record))
    }

    /// Adds an entry to the record: first to the file, then to what can be seen.
    fn enter(&mut self, entry: Entry<G>, sync: bool) -> Result<(), Failure> {
        let fitting = self.record.fit(entry)?;
        if let Some(file) = &mut self.file {
            file.add(&fitting.entry().to_json(&self.record), sync).map_err(Failure::Write)?;
        }
        self.record.take(fitting);
        Ok(())
    }
}

/// Tells whether somebody at the keyboard plays: what would be sorry if the power went.
fn has_human<G: Recorded>(record: &Record<G>) -> bool {
    G::players(record.players()).any(|(_, it)| it.is_human())
}
