//! What may differ from table to table: the switches of a rule profile, and the gate that makes them rules.
//!
//! [`Switches`] holds any values; [`Rules`] only those that can be played. Every switch is named as in
//! `rules/README.md`, where it has its paragraph and its source.

mod switch;

use std::ops::Deref;

use crate::toccadille::board::{FOREIGN_HUCK, HAND, LAST_QUARTER, OWN_HUCK, POINTS, Stones};

pub use switch::Switch;

/// With how many marks a game is won.
pub const MARKS: u8 = 12;

/// The switches as a profile sets them, sensible or not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own, named as in the rules")]
pub struct Switches {
    /// How many stones each player has, 15 or 16.
    pub stones: u8,
    /// Where the stones wait.
    pub entry: Entry,
    /// What becomes of the other die when one has entered the last stone.
    pub last_entry_second_die: LastEntry,
    /// Who begins.
    pub opening: Opening,
    /// Whether the throw that decided who begins is played.
    pub play_opening_roll: bool,
    /// Who begins the next game of a match.
    pub next_starter: NextStarter,
    /// After which doublets the same player throws again.
    pub reroll_after_doublet: Reroll,
    /// Whether both dice must be played if they can.
    pub must_play_both: bool,
    /// Which die is played where either could be, but not both.
    pub single_die_choice: SingleDie,
    /// In which order dice are played.
    pub die_order: DieOrder,
    /// How many marks the other player gets for a number that cannot be played, 0 or 1; on a doublet twice that.
    pub unplayable_penalty: u8,
    /// On which points of the own half stones may not be moved onto own stones.
    pub own_side_bands: OwnSideBands,
    /// Whether the stones that leave the own half in a throw must be two.
    pub cross_in_pairs: bool,
    /// Whether a stone may rest on the own empty huck in passing.
    pub own_huck_rest: bool,
    /// Whether a stone may rest on the empty foreign huck in passing.
    pub foreign_huck_rest: bool,
    /// How stones leave the own huck.
    pub huck_exit: HuckExit,
    /// Whether the huck is taken by force only while the foreign huck is empty.
    pub force_needs_foreign_empty: bool,
    /// Whether the huck is taken by force only while it is empty.
    pub force_needs_own_empty: bool,
    /// Whether the huck is taken by force only if nothing else can be played.
    pub force_last_resort: bool,
    /// How hits are made.
    pub hit_scoring: HitScoring,
    /// Whether an entering stone hits.
    pub entry_hits: bool,
    /// How many marks a stone hit by a doublet brings, 1 or 2.
    pub doublet_hit_value: u8,
    /// Whether each way of hitting a stone with the throw brings its mark.
    pub count_ways: bool,
    /// Whether a hit in the quarter where the other player enters counts twice.
    pub small_jan_double: bool,
    /// Whether stones are borne off.
    pub bear_off: bool,
    /// What bearing off all stones first brings.
    pub bear_off_marks: BearOffMarks,
    /// Whether bearing off all stones first wins the game.
    pub bear_off_wins: bool,
    /// How the game goes on after all stones have been borne off.
    pub after_bear_off: AfterBearOff,
    /// Whether a loser without a mark loses four games.
    pub quadruple: bool,
}

impl Default for Switches {
    /// Returns the switches as they are where no profile says otherwise.
    fn default() -> Self {
        Self {
            stones: 15,
            entry: Entry::FirstQuarter,
            last_entry_second_die: LastEntry::Play,
            opening: Opening::HighSum,
            play_opening_roll: true,
            next_starter: NextStarter::Winner,
            reroll_after_doublet: Reroll::Always,
            must_play_both: true,
            single_die_choice: SingleDie::Higher,
            die_order: DieOrder::Any,
            unplayable_penalty: 0,
            own_side_bands: OwnSideBands::EntryOnly,
            cross_in_pairs: false,
            own_huck_rest: true,
            foreign_huck_rest: false,
            huck_exit: HuckExit::KeepTwo,
            force_needs_foreign_empty: true,
            force_needs_own_empty: false,
            force_last_resort: false,
            hit_scoring: HitScoring::OnMove,
            entry_hits: true,
            doublet_hit_value: 1,
            count_ways: false,
            small_jan_double: false,
            bear_off: true,
            bear_off_marks: BearOffMarks::Two,
            bear_off_wins: false,
            after_bear_off: AfterBearOff::NewLap,
            quadruple: true,
        }
    }
}

/// `entry`: where the stones wait.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// In hand; all enter the first quarter before one moves on.
    FirstQuarter,
    /// In a pile on the first point.
    Talon,
}

/// `last_entry_second_die`: what becomes of the other die when one has entered the last stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LastEntry {
    /// It is played as a move.
    Play,
    /// It is lost.
    Lost,
}

/// `opening`: who begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opening {
    /// The higher sum of two dice.
    HighSum,
    /// The higher of two single dice.
    HighSingleDie,
    /// The lower of two single dice.
    LowSingleDie,
}

/// `next_starter`: who begins the next game of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NextStarter {
    /// The winner of the game before.
    Winner,
    /// Whom the dice choose.
    ThrowOff,
}

/// `reroll_after_doublet`: after which doublets the same player throws again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reroll {
    /// After each.
    Always,
    /// After those of which both numbers were played.
    IfFullyPlayed,
    /// After none.
    Never,
}

/// `single_die_choice`: which die is played where either could be, but not both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SingleDie {
    /// The larger one.
    Higher,
    /// Either.
    Free,
}

/// `die_order`: in which order dice are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DieOrder {
    /// In either.
    Any,
    /// The smaller one first.
    SmallerFirst,
}

/// `own_side_bands`: on which points of the own half stones may not be moved onto own stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnSideBands {
    /// On 1 to 11; stones that enter may stand on each other.
    EntryOnly,
    /// On 7 to 11.
    SecondQuarterOnly,
    /// On none.
    Free,
}

/// `huck_exit`: how stones leave the own huck.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HuckExit {
    /// One by one while two stay.
    KeepTwo,
    /// Two at once.
    PairsOnly,
}

/// `hit_scoring`: how hits are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HitScoring {
    /// By landing on a single stone.
    OnMove,
    /// By the throw, before anything moves; nothing lands where the other has a stone.
    OnThrow,
}

/// `bear_off_marks`: what bearing off all stones first brings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BearOffMarks {
    /// Two marks.
    Two,
    /// None.
    None,
    /// Four marks if a doublet did it, else two.
    FourOnDoublet,
}

/// `after_bear_off`: how the game goes on after all stones have been borne off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterBearOff {
    /// Both players take up all stones and keep their marks; who has finished throws first.
    NewLap,
}

/// What is wrong with a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The switch to mend.
    pub switch: Switch,
    /// What was given.
    pub value: u8,
    /// The least that is allowed.
    pub min: u8,
    /// The most that is allowed.
    pub max: u8,
}

/// Switches that can be played, and what follows from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    switches: Switches,
    /// The points, counted from where a player enters, on which its moved stones may not meet its own.
    ban: u32,
}

impl Rules {
    /// Returns the rules these switches make.
    ///
    /// # Errors
    ///
    /// With every number that is out of range.
    pub fn new(switches: Switches) -> Result<Self, Vec<Fault>> {
        let numbers = [
            (Switch::Stones, switches.stones),
            (Switch::UnplayablePenalty, switches.unplayable_penalty),
            (Switch::DoubletHitValue, switches.doublet_hit_value),
        ];
        let fault = |(switch, value): (Switch, u8)| {
            let (min, max) = switch.range()?;
            (!(min..=max).contains(&value)).then_some(Fault { switch, value, min, max })
        };
        let faults: Vec<_> = numbers.into_iter().filter_map(fault).collect();
        if !faults.is_empty() {
            return Err(faults);
        }
        let ban = match switches.own_side_bands {
            OwnSideBands::EntryOnly => points(1, OWN_HUCK - 1),
            OwnSideBands::SecondQuarterOnly => points(7, OWN_HUCK - 1),
            OwnSideBands::Free => 0,
        };
        Ok(Self { switches, ban })
    }

    /// Returns the points, counted from where a player enters, on which its moved stones may not meet its own.
    pub(super) const fn ban(&self) -> u32 {
        self.ban
    }

    /// Returns the stones of a player as a lap begins.
    pub(super) fn waiting(&self) -> Stones {
        let place = match self.entry {
            Entry::FirstQuarter => HAND,
            Entry::Talon => 1,
        };
        Stones::waiting(self.stones, place)
    }

    /// Returns what a hit on this point brings, counted from where the player who hits enters.
    pub const fn hit_value(&self, doublet: bool, point: u8) -> u8 {
        let value = if doublet { self.switches.doublet_hit_value } else { 1 };
        if self.switches.small_jan_double && LAST_QUARTER <= point { value * 2 } else { value }
    }

    /// Tells whether stones are borne off.
    pub(super) const fn bears_off(&self) -> bool {
        self.switches.bear_off
    }

    /// Returns what bearing off all stones first brings.
    pub const fn bear_off_value(&self, doublet: bool) -> u8 {
        match self.switches.bear_off_marks {
            BearOffMarks::None => 0,
            BearOffMarks::FourOnDoublet if doublet => 4,
            BearOffMarks::Two | BearOffMarks::FourOnDoublet => 2,
        }
    }

    /// Returns how many games a win counts against a loser with so many marks, `1..=4`.
    ///
    /// Source: `rules/README.md`, T9.
    pub const fn value(&self, marks: u8) -> u8 {
        match marks {
            0 if self.switches.quadruple => 4,
            0..=3 => 3,
            4..=6 => 2,
            _ => 1,
        }
    }
}

impl Deref for Rules {
    type Target = Switches;

    fn deref(&self) -> &Switches {
        &self.switches
    }
}

/// Returns the set of the points from one to another, both with it.
pub(super) const fn points(from: u8, to: u8) -> u32 {
    ((1 << (to + 1)) - 1) & !((1 << from) - 1)
}

/// All points.
pub(super) const BOARD: u32 = points(1, POINTS);
/// The points outside the last quarter.
pub(super) const OUTSIDE: u32 = points(1, LAST_QUARTER - 1);
/// The own half.
pub(super) const OWN_HALF: u32 = points(1, OWN_HUCK);
/// The other half.
pub(super) const FAR_HALF: u32 = points(FOREIGN_HUCK, POINTS);
