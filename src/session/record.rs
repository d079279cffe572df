//! A record: all that a game was played with and all that happened in it, and how it is kept.
//!
//! The file is JSON Lines that only grows: a [`Header`], then one line an [`Entry`]. Source: `rules/README.md`, 10.

mod fault;
mod file;
mod header;
mod line;
mod read;

use crate::{
    game::{Event, Game, Turn},
    position,
    session::{history::History, player::Player},
    tock::{BySeat, Refusal, Rules, Seat, SeatSet, Setup, State},
};

pub use fault::{Fault, Missed, Why};
pub use file::{File, Unopened, is_in_use};
pub use header::Header;
pub use line::{as_held, tell_jokers_apart};
pub use read::{Loaded, MAX_BYTES, MAX_LINE, Torn, Unloaded, load, read, salvage};

/// The newest version of the format, and the one that is written.
pub const VERSION: u64 = 1;

/// One thing a record says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Something happened in the game.
    Event(Event<State>),
    /// This many moves were taken back, with all that followed from them.
    Undo(usize),
    /// Somebody else plays a seat from now on.
    Player(Seat, Player),
    /// The game came to its end.
    End(End),
}

/// How a game ended.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct End {
    /// Who won, nobody if the game was stopped.
    pub winners: SeatSet,
    /// Why it was stopped.
    pub reason: Option<String>,
}

impl End {
    /// The reason of a game that was given up.
    pub const GIVEN_UP: &'static str = "given up";
    /// The reason of a game that took more turns than it was allowed.
    pub const TURN_LIMIT: &'static str = "turn limit";

    /// Returns the end of a game that was won.
    pub const fn won(winners: SeatSet) -> Self {
        Self { winners, reason: None }
    }

    /// Returns the end of a game that was stopped.
    pub fn stopped(reason: &str) -> Self {
        Self { winners: SeatSet::EMPTY, reason: Some(reason.to_owned()) }
    }
}

/// What a record says, as a game that can be looked at.
#[derive(Clone, Debug)]
pub struct Record {
    header: Header,
    rules: Rules,
    history: History<State>,
    players: BySeat<Option<Player>>,
    /// Who sat down where, and after how many events.
    seatings: Vec<(usize, Seat, Player)>,
    end: Option<End>,
}

/// An entry that a record may take, and the game after it.
#[derive(Debug)]
pub struct Fitting {
    entry: Entry,
    after: Option<State>,
}

impl Fitting {
    /// Returns the entry.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }
}

impl Record {
    /// Begins the record of a game played by these rules, those the header resolves to.
    ///
    /// # Errors
    ///
    /// If the rules do not allow the seats or the dealer of the header.
    pub fn new(header: Header, rules: Rules) -> Result<Self, Why> {
        let first = first(&header, &rules)?;
        Ok(Self {
            players: header.players.clone(),
            header,
            rules,
            history: History::new(first),
            seatings: vec![],
            end: None,
        })
    }

    /// Returns what the game began with.
    pub const fn header(&self) -> &Header {
        &self.header
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the game as it stands.
    pub const fn state(&self) -> &State {
        self.history.now()
    }

    /// Returns what happened, the first event first; what was taken back is not among it.
    pub fn events(&self) -> &[Event<State>] {
        self.history.events()
    }

    /// Returns the game before event `index`; as it stands, if there is no such event.
    pub fn before(&self, index: usize) -> State {
        self.history.before(&self.rules, index)
    }

    /// Returns how many moves were made, those taken back not counted.
    pub const fn moves(&self) -> usize {
        self.history.moves()
    }

    /// Returns how many shuffles there were, those taken back not counted.
    pub const fn shuffles(&self) -> usize {
        self.history.chances()
    }

    /// Returns who plays each seat now, nobody on those that do not play.
    pub const fn players(&self) -> &BySeat<Option<Player>> {
        &self.players
    }

    /// Returns who sat down where since the game began, and after how many of the events.
    pub fn seatings(&self) -> &[(usize, Seat, Player)] {
        &self.seatings
    }

    /// Returns how the game ended, if it did.
    pub const fn end(&self) -> Option<&End> {
        self.end.as_ref()
    }

    /// Tells whether nothing more can happen, whether the record says so already or not.
    pub const fn is_over(&self) -> bool {
        self.end.is_some() || self.state().is_over()
    }

    /// Tells whether the record may take an entry now.
    ///
    /// # Errors
    ///
    /// With what keeps it from that.
    pub fn fit(&self, entry: Entry) -> Result<Fitting, Why> {
        if self.end.is_some() {
            return Err(Why::AfterEnd);
        }
        let mut after = None;
        match &entry {
            Entry::Event(event) => {
                after = Some(self.history.after(&self.rules, event).map_err(Why::Refused)?);
            }
            Entry::Undo(moves) if *moves == 0 || self.moves() < *moves => {
                return Err(Why::UndoTooMany { asked: *moves, made: self.moves() });
            }
            Entry::Player(seat, _) if !self.header.seats.contains(*seat) => return Err(Why::NotAtTable(*seat)),
            Entry::Undo(_) | Entry::Player(..) => {}
            Entry::End(end) => {
                let won = match self.state().turn(&self.rules) {
                    Turn::Over(winners) => winners,
                    Turn::Chance | Turn::Player(_) => SeatSet::EMPTY,
                };
                if end.winners != won {
                    return Err(Why::WrongWinners { said: end.winners, won });
                }
            }
        }
        Ok(Fitting { entry, after })
    }

    /// Takes an entry that was found fitting; nothing else was taken since.
    pub fn take(&mut self, Fitting { entry, after }: Fitting) {
        match (entry, after) {
            (Entry::Event(event), Some(after)) => self.history.push(event, after),
            (Entry::Event(_), None) => {}
            (Entry::Undo(moves), _) => {
                self.history.undo(&self.rules, moves);
                let events = self.events().len();
                self.seatings.iter_mut().for_each(|it| it.0 = it.0.min(events));
            }
            (Entry::Player(seat, player), _) => {
                self.seatings.push((self.events().len(), seat, player.clone()));
                self.players[seat] = Some(player);
            }
            (Entry::End(end), _) => self.end = Some(end),
        }
    }
}

/// Returns the game before its first event.
fn first(header: &Header, rules: &Rules) -> Result<State, Why> {
    let players = header.seats.len();
    if let Some(position) = &header.position {
        let (position, stock) = position::tock::from_json(position, rules).map_err(Why::Position)?;
        if position.table != header.seats {
            return Err(Why::NotSeatedSo(header.seats));
        }
        return State::from_position(rules, &position).with_stock(rules, &stock).map_err(Why::Refused);
    }
    if header.seats != SeatSet::seated(players) {
        return Err(Why::NotSeatedSo(header.seats));
    }
    State::new(rules, &Setup { players: players as u8, dealer: header.dealer }).map_err(Why::Refused)
}

/// Returns the refusal for a move of `seat`, if it is not its turn.
fn check_turn(state: &State, rules: &Rules, seat: Seat) -> Result<(), Refusal> {
    match state.turn(rules) {
        Turn::Player(to_move) if to_move == seat => Ok(()),
        Turn::Player(to_move) => Err(Refusal::WaitsForPlayer(to_move)),
        Turn::Chance => Err(Refusal::WaitsForShuffle),
        Turn::Over(_) => Err(Refusal::Over),
    }
}
