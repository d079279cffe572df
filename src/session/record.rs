//! A record: all that a game was played with and all that happened in it, and how it is kept.
//!
//! The file is JSON Lines that only grows: a [`Header`], then one line an [`Entry`]. Source: `rules/README.md`, 10.

mod entry;
mod fault;
mod file;
mod header;
mod keys;
mod read;
mod whose;

use crate::{
    game::{Event, Turn},
    session::{Recorded, history::History, player::Player},
    tock::State,
};

pub use entry::Entry;
pub use fault::{Fault, Missed, Why};
pub use file::{File, Unopened, is_in_use};
pub use header::Header;
pub use keys::Keys;
pub use read::{Loaded, MAX_BYTES, MAX_LINE, Torn, Unloaded, load, read, salvage};
pub use whose::{game_of, game_of_line};

/// The newest version of the format, and the one that is written.
pub const VERSION: u64 = 1;

/// The reason of a game that was given up.
pub const GIVEN_UP: &str = "given up";
/// The reason of a game that took more turns than it was allowed.
pub const TURN_LIMIT: &str = "turn limit";

/// What a record says, as a game that can be looked at.
#[derive(Clone, Debug)]
pub struct Record<G: Recorded = State> {
    header: Header<G>,
    rules: G::Rules,
    history: History<G>,
    players: G::Players,
    /// Who sat down where, and after how many events.
    seatings: Vec<(usize, G::Seat, Player)>,
    end: Option<G::End>,
}

/// An entry that a record may take, and the game after it.
#[derive(Debug)]
pub struct Fitting<G: Recorded = State> {
    entry: Entry<G>,
    after: Option<G>,
}

impl<G: Recorded> Fitting<G> {
    /// Returns the entry.
    pub const fn entry(&self) -> &Entry<G> {
        &self.entry
    }
}

impl<G: Recorded> Record<G> {
    /// Begins the record of a game played by these rules, those the header resolves to.
    ///
    /// # Errors
    ///
    /// If the rules do not allow the seats or the dealer of the header.
    pub fn new(header: Header<G>, rules: G::Rules) -> Result<Self, Why> {
        let first = G::first(&header, &rules)?;
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
    pub const fn header(&self) -> &Header<G> {
        &self.header
    }

    /// Returns the rules of the game.
    pub const fn rules(&self) -> &G::Rules {
        &self.rules
    }

    /// Returns the game as it stands.
    pub const fn state(&self) -> &G {
        self.history.now()
    }

    /// Returns what happened, the first event first; what was taken back is not among it.
    pub fn events(&self) -> &[Event<G>] {
        self.history.events()
    }

    /// Returns the game before event `index`; as it stands, if there is no such event.
    pub fn before(&self, index: usize) -> G {
        self.history.before(&self.rules, index)
    }

    /// Returns the moves since chance last came in, each with the game before it: what everybody at the table has seen
    /// happen with the cards that are in play.
    pub fn moves_since_chance(&self) -> Vec<(G, G::Move)> {
        let last = self.events().iter().rposition(|it| matches!(it, Event::Chance(_)));
        let first = last.map_or(0, |it| it + 1);
        let mut game = self.before(first);
        let mut moves = vec![];
        for event in &self.events()[first..] {
            if let Event::Move(mv) = event {
                moves.push((game, *mv));
            }
            // Each of them was allowed when it was taken.
            game.apply(&self.rules, event).ok();
        }
        moves
    }

    /// Returns whose move event `index` is, or would be; nobody's if a move is not waited for there.
    pub fn mover(&self, index: usize) -> Option<G::Seat> {
        match self.before(index).turn(&self.rules) {
            Turn::Player(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Returns how many moves were made, those taken back not counted.
    pub const fn moves(&self) -> usize {
        self.history.moves()
    }

    /// Returns how many of the events were chance, such as shuffles, those taken back not counted.
    pub const fn chances(&self) -> usize {
        self.history.chances()
    }

    /// Returns who plays each seat now, nobody on those that do not play.
    pub const fn players(&self) -> &G::Players {
        &self.players
    }

    /// Returns who sat down where since the game began, and after how many of the events.
    pub fn seatings(&self) -> &[(usize, G::Seat, Player)] {
        &self.seatings
    }

    /// Returns how the game ended, if it did.
    pub const fn end(&self) -> Option<&G::End> {
        self.end.as_ref()
    }

    /// Tells whether there is nothing left to be played, whether the record says so already or not.
    pub fn is_over(&self) -> bool {
        self.state().is_finished(&self.rules, self.end())
    }

    /// Tells whether the record may take an entry now.
    ///
    /// # Errors
    ///
    /// With what keeps it from that.
    pub fn fit(&self, entry: Entry<G>) -> Result<Fitting<G>, Why> {
        self.state().check_order(&self.rules, self.end(), &entry)?;
        let mut after = None;
        match &entry {
            Entry::Event(event) => {
                after = Some(self.history.after(&self.rules, event).map_err(G::refused)?);
            }
            Entry::Undo(moves) if *moves == 0 || self.moves() < *moves => {
                return Err(Why::UndoTooMany { asked: *moves, made: self.moves() });
            }
            Entry::Player(seat, _) if !G::players(&self.players).any(|(it, _)| it == *seat) => {
                return Err(Why::NotAtTable(seat.to_string()));
            }
            Entry::Undo(_) | Entry::Player(..) => {}
            Entry::End(end) => self.state().check_end(&self.rules, end)?,
        }
        Ok(Fitting { entry, after })
    }

    /// Takes an entry that was found fitting; nothing else was taken since.
    pub fn take(&mut self, Fitting { entry, after }: Fitting<G>) {
        match (entry, after) {
            (Entry::Event(event), Some(after)) => {
                self.history.push(event, after);
                self.end = None;
            }
            (Entry::Event(_), None) => {}
            (Entry::Undo(moves), _) => {
                self.history.undo(&self.rules, moves);
                let events = self.events().len();
                self.seatings.iter_mut().for_each(|it| it.0 = it.0.min(events));
                self.end = None;
            }
            (Entry::Player(seat, player), _) => {
                self.seatings.push((self.events().len(), seat, player.clone()));
                if let Some(place) = G::player_mut(&mut self.players, seat) {
                    *place = player;
                }
            }
            (Entry::End(end), _) => self.end = Some(end),
        }
    }
}
