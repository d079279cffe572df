//! The switches of Toccadille as text. Its keys stand outside of tables.

use serde_json::Value as Json;

use crate::{
    profile::{
        Table,
        explain::{Entry, difference},
        plain,
        report::range_way,
        ruled::{Ruled, Slot, Unplayable, Value, entry, names},
    },
    say,
    toccadille::{
        State,
        rules::{
            AfterBearOff, BearOffMarks, DieOrder, Entry as Enter, HitScoring, HuckExit, LastEntry, NextStarter,
            Opening, OwnSideBands, Reroll, Rules, SingleDie, Switch, Switches,
        },
    },
    tock::rules::Action,
};

/// The subjects in the order in which they are told, each with its first switch in the order of all.
const SUBJECTS: [(&str, Switch); 6] = [
    ("begin", Switch::Stones),
    ("throw", Switch::RerollAfterDoublet),
    ("move", Switch::OwnSideBands),
    ("force", Switch::ForceNeedsForeignEmpty),
    ("hit", Switch::HitScoring),
    ("end", Switch::BearOff),
];

names! {
    Enter: "first_quarter" = FirstQuarter, "talon" = Talon;
    LastEntry: "play" = Play, "lost" = Lost;
    Opening: "high_sum" = HighSum, "high_single_die" = HighSingleDie, "low_single_die" = LowSingleDie;
    NextStarter: "winner" = Winner, "throw_off" = ThrowOff;
    Reroll: "always" = Always, "if_fully_played" = IfFullyPlayed, "never" = Never;
    SingleDie: "higher" = Higher, "free" = Free;
    DieOrder: "any" = Any, "smaller_first" = SmallerFirst;
    OwnSideBands: "entry_only" = EntryOnly, "second_quarter_only" = SecondQuarterOnly, "free" = Free;
    HuckExit: "keep_two" = KeepTwo, "pairs_only" = PairsOnly;
    HitScoring: "on_move" = OnMove, "on_throw" = OnThrow;
    BearOffMarks: "2" = Two, "0" = None, "4_on_doublet" = FourOnDoublet;
    AfterBearOff: "new_lap" = NewLap;
}

/// A number out of range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange {
    /// What was given.
    value: u8,
    /// The least that is allowed.
    min: u8,
    /// The most that is allowed.
    max: u8,
}

impl Ruled for State {
    type Switch = Switch;
    type Switches = Switches;
    type Problem = OutOfRange;

    const NAME: &'static str = "toccadille";
    const NEEDED: &'static [Switch] = &[];
    const SETTINGS: [&'static str; 2] = ["stones=16", "entry=\"talon\""];

    fn switches() -> Vec<Switch> {
        Switch::ALL.to_vec()
    }

    fn path(switch: Switch) -> (&'static str, &'static str) {
        ("", switch.name())
    }

    fn range(switch: Switch) -> Option<(u8, u8)> {
        switch.range()
    }

    fn defaults() -> Switches {
        Switches::default()
    }

    fn slot(switches: &mut Switches, switch: Switch) -> Slot<'_> {
        match switch {
            Switch::Stones => Slot::Number(&mut switches.stones),
            Switch::Entry => Slot::Name(&mut switches.entry),
            Switch::LastEntrySecondDie => Slot::Name(&mut switches.last_entry_second_die),
            Switch::Opening => Slot::Name(&mut switches.opening),
            Switch::PlayOpeningRoll => Slot::Flag(&mut switches.play_opening_roll),
            Switch::NextStarter => Slot::Name(&mut switches.next_starter),
            Switch::RerollAfterDoublet => Slot::Name(&mut switches.reroll_after_doublet),
            Switch::MustPlayBoth => Slot::Flag(&mut switches.must_play_both),
            Switch::SingleDieChoice => Slot::Name(&mut switches.single_die_choice),
            Switch::DieOrder => Slot::Name(&mut switches.die_order),
            Switch::UnplayablePenalty => Slot::Number(&mut switches.unplayable_penalty),
            Switch::OwnSideBands => Slot::Name(&mut switches.own_side_bands),
            Switch::CrossInPairs => Slot::Flag(&mut switches.cross_in_pairs),
            Switch::OwnHuckRest => Slot::Flag(&mut switches.own_huck_rest),
            Switch::ForeignHuckRest => Slot::Flag(&mut switches.foreign_huck_rest),
            Switch::HuckExit => Slot::Name(&mut switches.huck_exit),
            Switch::ForceNeedsForeignEmpty => Slot::Flag(&mut switches.force_needs_foreign_empty),
            Switch::ForceNeedsOwnEmpty => Slot::Flag(&mut switches.force_needs_own_empty),
            Switch::ForceLastResort => Slot::Flag(&mut switches.force_last_resort),
            Switch::HitScoring => Slot::Name(&mut switches.hit_scoring),
            Switch::EntryHits => Slot::Flag(&mut switches.entry_hits),
            Switch::DoubletHitValue => Slot::Number(&mut switches.doublet_hit_value),
            Switch::CountWays => Slot::Flag(&mut switches.count_ways),
            Switch::SmallJanDouble => Slot::Flag(&mut switches.small_jan_double),
            Switch::BearOff => Slot::Flag(&mut switches.bear_off),
            Switch::BearOffMarks => Slot::Name(&mut switches.bear_off_marks),
            Switch::BearOffWins => Slot::Flag(&mut switches.bear_off_wins),
            Switch::AfterBearOff => Slot::Name(&mut switches.after_bear_off),
            Switch::Quadruple => Slot::Flag(&mut switches.quadruple),
        }
    }

    fn rules(switches: Switches) -> Result<Rules, Vec<Unplayable<Self>>> {
        let unplayable = |it: crate::toccadille::rules::Fault| Unplayable {
            switch: it.switch,
            entry: None,
            problem: OutOfRange { value: it.value, min: it.min, max: it.max },
        };
        Rules::new(switches).map_err(|it| it.into_iter().map(unplayable).collect())
    }

    fn others(_: OutOfRange) -> &'static [Switch] {
        &[]
    }

    fn action_problems(_: &Action) -> Vec<OutOfRange> {
        vec![]
    }

    /// Every switch has a default, so any text may be.
    fn is_whole(_: &dyn Fn(Switch) -> bool, _: &[Value]) -> bool {
        true
    }

    fn problem_title(switch: Switch, problem: OutOfRange) -> String {
        say!("fault-out-of-range", key = switch.name(), value = problem.value.to_string())
    }

    fn problem_way(_: Switch, problem: OutOfRange) -> String {
        range_way(problem.min.into(), problem.max.into())
    }

    fn missing_way(switch: Switch) -> String {
        Self::about(switch)
    }

    fn about(switch: Switch) -> String {
        say!(&format!("toccadille-about-{}", plain::key(switch)))
    }

    fn says(switch: Switch, value: Option<&Json>, _: Option<&[Action]>) -> Vec<String> {
        vec![plain::sentence("toccadille-rule", switch, value, plain::all_of)]
    }

    fn actions(_: &Rules, _: Switch) -> Option<&[Action]> {
        None
    }

    fn subjects() -> Vec<(String, Vec<Switch>)> {
        let place = |switch: Switch| Switch::ALL.iter().position(|it| *it == switch).unwrap_or(Switch::ALL.len());
        let ends = SUBJECTS.iter().skip(1).map(|it| place(it.1)).chain([Switch::ALL.len()]);
        let subject = |((name, first), end): ((&str, Switch), usize)| {
            (say!(&format!("toccadille-section-{name}")), Switch::ALL[place(first)..end].to_vec())
        };
        SUBJECTS.into_iter().zip(ends).map(subject).collect()
    }

    fn entries(table: &Table<Self>, switches: &[Switch]) -> Vec<Entry> {
        let entry = |it: &Switch| entry(table, *it, String::new(), difference(table, *it));
        switches.iter().map(entry).collect()
    }
}
