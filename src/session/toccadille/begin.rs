//! How a match of Toccadille begins: with throws to see who begins, or at a position.

use crate::{
    position,
    profile::Table,
    session::{
        Agreed, Beginning, Hands, Moment, Player, TakingBack,
        record::Header,
        toccadille::{Length, Match},
    },
    toccadille::{BySeat, Position, State},
};

/// What a new match is played with.
#[derive(Clone, Debug)]
pub struct NewMatch<'a> {
    /// The rules, and where they come from.
    pub table: &'a Table<State>,
    /// Who plays.
    pub players: BySeat<Player>,
    /// How long it is.
    pub length: Length,
    /// The number that throws.
    pub seed: u64,
    /// When it begins, if that is to be kept.
    pub when: Option<Moment>,
    /// How far back moves may be taken.
    pub taking_back: TakingBack,
}

impl<'a> NewMatch<'a> {
    /// Returns a match of one game between these players in which nothing else was chosen.
    pub fn new(table: &'a Table<State>, players: BySeat<Player>, seed: u64) -> Self {
        let taking_back = TakingBack::default();
        Self { table, players, length: Length::Games(1), seed, when: None, taking_back }
    }

    /// Returns how the match begins: both players throw to see who begins.
    pub fn beginning(&self) -> Beginning<Match> {
        let table = self.table;
        let header = Header {
            rules: table.profile.clone(),
            variants: table.variants.clone(),
            set: table.set.clone(),
            resolved: table.resolved(),
            set_up: self.length,
            players: self.players.clone(),
            seed: Some(self.seed),
            when: self.when.map(Moment::stamp),
            position: None,
            agreed: Agreed { taking_back: self.taking_back, hands: Hands::Closed },
        };
        Beginning { header, rules: table.rules, events: vec![], seed: self.seed }
    }

    /// Returns how the match begins whose first game is at a position that can be played on.
    pub fn beginning_at(&self, position: &Position) -> Beginning<Match> {
        let mut beginning = self.beginning();
        beginning.header.position = Some(position::toccadille::to_json(position));
        beginning
    }
}
