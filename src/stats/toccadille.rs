//! The figures of a match of Toccadille, from its record: as data, without a word.

use crate::{
    game::{Event, Game, Turn},
    session::{
        record::Record,
        toccadille::{Match, Next},
    },
    toccadille::{BySeat, End, Move, Place, Point, Seat, State, Throw},
};

/// The figures of a match, over or not.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MatchStats {
    /// Each player's figures.
    pub seats: BySeat<SeatStats>,
    /// The games, the first one first; the last one perhaps goes on.
    pub games: Vec<GameStats>,
}

/// One game of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameStats {
    /// How it ended by the rules; none if it goes on or was stopped.
    pub end: Option<End>,
    /// How many throws were played in it.
    pub throws: u32,
    /// How many marks both had before the first throw and after each move, the first one first.
    pub marks: Vec<BySeat<u8>>,
}

/// What one player did in a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SeatStats {
    /// How many times it threw to move.
    pub throws: u32,
    /// How many of those throws were doublets.
    pub doublets: u32,
    /// How many pips it threw.
    pub pips: u32,
    /// How many throws it could not play at all.
    pub passes: u32,
    /// How many single dice it left unplayed, those of throws passed among them.
    pub dice_left: u32,
    /// How many stones it hit.
    pub hits: u32,
    /// How many marks it was given, for whatever.
    pub marks: u32,
    /// The most marks it was given by one throw.
    pub best_throw: u32,
    /// How many stones it entered.
    pub entered: u32,
    /// How many stones it bore off.
    pub borne_off: u32,
    /// How often it took its huck.
    pub hucks: u32,
    /// How often it did so by force.
    pub forced: u32,
    /// How many laps it finished first.
    pub laps: u32,
    /// How many games it won.
    pub won: u32,
    /// How many points those counted.
    pub points: u32,
}

impl MatchStats {
    /// Returns how many throws were played.
    pub fn throws(&self) -> u32 {
        self.games.iter().map(|it| it.throws).sum()
    }

    /// Returns how many games came to their end by the rules.
    pub fn ended(&self) -> usize {
        self.games.iter().filter(|it| it.end.is_some()).count()
    }
}

/// Returns the figures of the match in a record, as far as it went.
pub fn of(record: &Record<Match>) -> MatchStats {
    let mut at = record.before(0);
    let mut stats = MatchStats { games: vec![begun(at.game())], ..MatchStats::default() };
    if let (Some(_), Some(seat)) = (at.game().dice(), at.game().to_move()) {
        // A position came with dice: whoever plays them has thrown them.
        thrown(&mut stats.seats[seat], seat, at.game());
        stats.games[0].throws += 1;
    }
    for event in record.events() {
        let before = at;
        // Each of them was allowed when it was taken.
        at.apply(record.rules(), event).ok();
        count(&mut stats, record, event, &before, &at);
    }
    stats
}

fn begun(game: &State) -> GameStats {
    GameStats { marks: vec![game.marks()], ..GameStats::default() }
}

fn count(stats: &mut MatchStats, record: &Record<Match>, event: &Event<Match>, before: &Match, after: &Match) {
    let rules = record.rules();
    let (was, is) = (before.game(), after.game());
    match event {
        Event::Chance(Next::Game) => {
            stats.games.push(begun(is));
            return;
        }
        Event::Chance(Next::Throw(_)) => {
            if let Some(seat) = thrower(event, was, is) {
                thrown(&mut stats.seats[seat], seat, is);
            }
        }
        Event::Move(mv) => {
            if let Some(seat) = was.to_move() {
                let view = was.view(rules, seat);
                played(&mut stats.seats[seat], mv);
                let seat_stats = &mut stats.seats[seat];
                seat_stats.hits += counted(view.hits(mv).len());
                seat_stats.best_throw = seat_stats.best_throw.max(view.gain(mv).into());
                let huck = Point::huck(seat);
                let is_taken = was.board().on(seat, huck) == 0 && view.board_after(mv).on(seat, huck) != 0;
                seat_stats.hucks += u32::from(is_taken);
                seat_stats.laps += u32::from(rules.stones <= view.board_after(mv).off(seat));
            }
        }
    }
    for seat in Seat::ALL {
        stats.seats[seat].marks += u32::from(is.marks()[seat].saturating_sub(was.marks()[seat]));
    }
    let Some(game) = stats.games.last_mut() else { return };
    if is.marks() != was.marks() || matches!(event, Event::Move(_)) {
        game.marks.push(is.marks());
    }
    game.throws += u32::from(thrower(event, was, is).is_some());
    if let Turn::Over(end) = is.turn(rules) {
        game.end = Some(end);
        if let End::Won { by, value } = end {
            stats.seats[by].won += 1;
            stats.seats[by].points += u32::from(value);
        }
    }
}

/// Returns who threw to move with this event, if anybody did; the opening throws do if they are played.
fn thrower(event: &Event<Match>, before: &State, after: &State) -> Option<Seat> {
    match event {
        Event::Chance(Next::Throw(Throw::Dice(_))) => before.to_move(),
        Event::Chance(Next::Throw(Throw::Opening(_))) => after.dice().and_then(|_| after.to_move()),
        Event::Chance(Next::Game) | Event::Move(_) => None,
    }
}

/// Counts a throw that `seat` made, in the game after it.
fn thrown(stats: &mut SeatStats, seat: Seat, after: &State) {
    stats.throws += 1;
    let Some(dice) = after.dice().filter(|_| after.waits_for(seat)) else { return };
    stats.doublets += u32::from(dice.is_doublet());
    stats.pips += u32::from(dice.sum());
}

/// Counts what a move does whatever the board is.
fn played(stats: &mut SeatStats, mv: &Move) {
    let steps = mv.steps();
    stats.passes += u32::from(steps.is_empty());
    stats.dice_left += counted(2_usize.saturating_sub(steps.len()));
    stats.entered += counted(steps.iter().filter(|it| it.from() == Place::Hand).count());
    stats.borne_off += counted(steps.iter().filter(|it| it.to() == Place::Off).count());
    stats.forced += u32::from(mv.is_by_force());
}

/// Returns a number that no throw makes large.
fn counted(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
