//! The feats of all games: the quickest and the longest, the farthest walk, the most marbles sent back.

use crate::{
    session::{Player, record::Record},
    stats::{GameStats, Outcome},
};

/// The most or the least of something, and where it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feat {
    /// How much.
    pub count: usize,
    /// The name of the game.
    pub game: String,
    /// Whose feat it is; nobody's if it is the whole table's.
    pub player: Option<Player>,
}

/// The feats of all games; of equal ones the earlier added counts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Feats {
    /// The fewest turns of a game played to its end.
    pub quickest: Option<Feat>,
    /// The most turns of a game played to its end.
    pub longest: Option<Feat>,
    /// The longest walk of one marble.
    pub walk: Option<Feat>,
    /// The most opponents' marbles one seat sent back in a game.
    pub captures: Option<Feat>,
}

impl Feats {
    /// Adds a game of this name, as far as `is_asked` for its players.
    pub fn add(&mut self, game: &str, record: &Record, figures: &GameStats, is_asked: &dyn Fn(&Player) -> bool) {
        let feat =
            |count: usize, player: Option<&Player>| Feat { count, game: game.to_owned(), player: player.cloned() };
        if Outcome::of_table(record).is_decided() {
            keep(&mut self.quickest, feat(figures.turns(), None), |new, old| new < old);
            keep(&mut self.longest, feat(figures.turns(), None), |new, old| old < new);
        }
        for seat in figures.table.iter() {
            let Some(player) = record.players()[seat].as_ref().filter(|it| is_asked(it)) else { continue };
            let seat = &figures.seats[seat];
            keep(&mut self.walk, feat(seat.longest_walk as usize, Some(player)), |new, old| old < new);
            keep(&mut self.captures, feat(seat.made.opponents as usize, Some(player)), |new, old| old < new);
        }
    }
}

fn keep(kept: &mut Option<Feat>, feat: Feat, is_better: impl Fn(usize, usize) -> bool) {
    if kept.as_ref().map_or(feat.count != 0, |it| is_better(feat.count, it.count)) {
        *kept = Some(feat);
    }
}
