//! The names of the switches, and which numbers they take.

use std::fmt;

/// The name of a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Switch {
    Stones,
    Entry,
    LastEntrySecondDie,
    Opening,
    PlayOpeningRoll,
    NextStarter,
    RerollAfterDoublet,
    MustPlayBoth,
    SingleDieChoice,
    DieOrder,
    UnplayablePenalty,
    OwnSideBands,
    CrossInPairs,
    OwnHuckRest,
    ForeignHuckRest,
    HuckExit,
    ForceNeedsForeignEmpty,
    ForceNeedsOwnEmpty,
    ForceLastResort,
    HitScoring,
    EntryHits,
    DoubletHitValue,
    CountWays,
    SmallJanDouble,
    BearOff,
    BearOffMarks,
    BearOffWins,
    AfterBearOff,
    Quadruple,
}

impl Switch {
    /// Every switch, in the order of `rules/README.md`.
    pub const ALL: [Self; 29] = [
        Self::Stones,
        Self::Entry,
        Self::LastEntrySecondDie,
        Self::Opening,
        Self::PlayOpeningRoll,
        Self::NextStarter,
        Self::RerollAfterDoublet,
        Self::MustPlayBoth,
        Self::SingleDieChoice,
        Self::DieOrder,
        Self::UnplayablePenalty,
        Self::OwnSideBands,
        Self::CrossInPairs,
        Self::OwnHuckRest,
        Self::ForeignHuckRest,
        Self::HuckExit,
        Self::ForceNeedsForeignEmpty,
        Self::ForceNeedsOwnEmpty,
        Self::ForceLastResort,
        Self::HitScoring,
        Self::EntryHits,
        Self::DoubletHitValue,
        Self::CountWays,
        Self::SmallJanDouble,
        Self::BearOff,
        Self::BearOffMarks,
        Self::BearOffWins,
        Self::AfterBearOff,
        Self::Quadruple,
    ];

    /// Returns the key of the switch in a profile.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stones => "stones",
            Self::Entry => "entry",
            Self::LastEntrySecondDie => "last_entry_second_die",
            Self::Opening => "opening",
            Self::PlayOpeningRoll => "play_opening_roll",
            Self::NextStarter => "next_starter",
            Self::RerollAfterDoublet => "reroll_after_doublet",
            Self::MustPlayBoth => "must_play_both",
            Self::SingleDieChoice => "single_die_choice",
            Self::DieOrder => "die_order",
            Self::UnplayablePenalty => "unplayable_penalty",
            Self::OwnSideBands => "own_side_bands",
            Self::CrossInPairs => "cross_in_pairs",
            Self::OwnHuckRest => "own_huck_rest",
            Self::ForeignHuckRest => "foreign_huck_rest",
            Self::HuckExit => "huck_exit",
            Self::ForceNeedsForeignEmpty => "force_needs_foreign_empty",
            Self::ForceNeedsOwnEmpty => "force_needs_own_empty",
            Self::ForceLastResort => "force_last_resort",
            Self::HitScoring => "hit_scoring",
            Self::EntryHits => "entry_hits",
            Self::DoubletHitValue => "doublet_hit_value",
            Self::CountWays => "count_ways",
            Self::SmallJanDouble => "small_jan_double",
            Self::BearOff => "bear_off",
            Self::BearOffMarks => "bear_off_marks",
            Self::BearOffWins => "bear_off_wins",
            Self::AfterBearOff => "after_bear_off",
            Self::Quadruple => "quadruple",
        }
    }

    /// Returns the least and the most that a number of this switch may be.
    pub const fn range(self) -> Option<(u8, u8)> {
        match self {
            Self::Stones => Some((15, 16)),
            Self::UnplayablePenalty => Some((0, 1)),
            Self::DoubletHitValue => Some((1, 2)),
            Self::Entry
            | Self::LastEntrySecondDie
            | Self::Opening
            | Self::PlayOpeningRoll
            | Self::NextStarter
            | Self::RerollAfterDoublet
            | Self::MustPlayBoth
            | Self::SingleDieChoice
            | Self::DieOrder
            | Self::OwnSideBands
            | Self::CrossInPairs
            | Self::OwnHuckRest
            | Self::ForeignHuckRest
            | Self::HuckExit
            | Self::ForceNeedsForeignEmpty
            | Self::ForceNeedsOwnEmpty
            | Self::ForceLastResort
            | Self::HitScoring
            | Self::EntryHits
            | Self::CountWays
            | Self::SmallJanDouble
            | Self::BearOff
            | Self::BearOffMarks
            | Self::BearOffWins
            | Self::AfterBearOff
            | Self::Quadruple => None,
        }
    }
}

impl fmt::Display for Switch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
