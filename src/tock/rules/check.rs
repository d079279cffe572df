//! The gate: which switches can be played.

use crate::tock::{
    card::{MAX_JOKERS, Rank},
    rules::{Action, Control, DealMode, Effect, RestOfCard, Switch, Switches, Teams},
    seat::SEATS,
};

/// The most cards a hand is dealt.
pub const MAX_HAND: u8 = 10;
/// The most cards one effect draws.
pub const MAX_DRAW: u8 = 10;
/// The longest walk of a card, in steps: less than three of the shortest sections, so that no walk meets itself.
pub const MAX_STEPS: u8 = 35;
/// The most steps a card may share out.
pub const SPLIT_STEPS: u8 = 20;
/// The most walks a card may be split into.
pub const MAX_PARTS: u8 = 8;

/// What is wrong with a switch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The switch to mend.
    pub switch: Switch,
    /// Which entry of its list is meant, from 0, where the value is a list.
    pub entry: Option<usize>,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a switch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The number is out of range.
    OutOfRange {
        /// What was given.
        value: i64,
        /// The least that is allowed.
        min: i64,
        /// The most that is allowed.
        max: i64,
    },
    /// The number must be even.
    Odd {
        /// What was given.
        value: i64,
    },
    /// The list must not be empty.
    Empty,
    /// The number stands twice in the list.
    Twice {
        /// What was given.
        value: i64,
    },
    /// The way the cards are dealt asks for this switch.
    NeededBy {
        /// How the cards are dealt.
        mode: DealMode,
    },
    /// The shortcut does not lie before the doorstep.
    ShortcutTooFar {
        /// What was given.
        value: u8,
        /// The most that this board allows.
        max: u8,
    },
    /// There must be as many marbles as slots.
    NotAsManyAsSlots {
        /// How many marbles were given.
        marbles: u8,
        /// How many slots there are.
        slots: u8,
    },
    /// The deal gives more cards than the deck holds.
    TooManyCards {
        /// How many players are dealt to.
        players: u8,
        /// How many cards they get.
        dealt: usize,
        /// How many cards there are.
        deck: usize,
    },
    /// With this number of players all are in one team.
    OneTeam,
    /// No card brings a marble out.
    NoStarter,
    /// The deck holds jokers, but the profile does not say what they do.
    JokerUnlisted,
    /// The fewest parts are more than the most.
    PartsOutOfOrder {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
    /// Fewer steps than walks.
    FewerStepsThanParts {
        /// The steps.
        n: u8,
        /// The fewest walks.
        min: u8,
    },
    /// A walk of no step is no walk.
    NoSteps,
    /// The same effect stands twice.
    EffectTwice,
    /// A finished seat that only discards cannot walk the rest of a card with its partner's marbles.
    RestWithoutPartner,
}

impl Problem {
    /// Returns the other switches that have a part in the problem: mending one of them would do as well.
    pub const fn others(self) -> &'static [Switch] {
        match self {
            Self::NeededBy { .. } => &[Switch::DealMode],
            Self::NotAsManyAsSlots { .. } => &[Switch::BoardHome],
            Self::TooManyCards { .. } => &[Switch::SeatsCounts, Switch::DeckJokers],
            Self::OneTeam => &[Switch::SeatsCounts],
            Self::JokerUnlisted => &[Switch::DeckJokers],
            Self::RestWithoutPartner => &[Switch::TurnControl],
            Self::ShortcutTooFar { .. } => &[Switch::BoardSectionLength, Switch::BoardDoorstep],
            Self::OutOfRange { .. }
            | Self::Odd { .. }
            | Self::Empty
            | Self::Twice { .. }
            | Self::PartsOutOfOrder { .. }
            | Self::FewerStepsThanParts { .. }
            | Self::NoStarter
            | Self::NoSteps
            | Self::EffectTwice => &[],
        }
    }
}

/// Returns everything that keeps the switches from being played, in the order of the switches.
pub(super) fn faults(switches: &Switches) -> Vec<Fault> {
    let mut faults = Faults(vec![]);
    faults.seats(switches);
    faults.board(switches);
    faults.deal(switches);
    if switches.turn.control == Control::Own && switches.end.rest_of_card == RestOfCard::Partner {
        faults.add(Switch::EndRestOfCard, Problem::RestWithoutPartner);
    }
    faults.cards(switches);
    faults.0
}

struct Faults(Vec<Fault>);

impl Faults {
    fn add(&mut self, switch: Switch, problem: Problem) {
        self.0.push(Fault { switch, entry: None, problem });
    }

    fn add_at(&mut self, switch: Switch, entry: usize, problem: Problem) {
        self.0.push(Fault { switch, entry: Some(entry), problem });
    }

    /// Holds a number of a switch to the switch's own range.
    fn number(&mut self, switch: Switch, entry: Option<usize>, value: u8) {
        let range = switch.range().filter(|(min, max)| !(*min..=*max).contains(&value));
        if let Some((min, max)) = range {
            let problem = Problem::OutOfRange { value: value.into(), min: min.into(), max: max.into() };
            self.0.push(Fault { switch, entry, problem });
        }
    }

    fn seats(&mut self, Switches { seats, .. }: &Switches) {
        if seats.counts.is_empty() {
            self.add(Switch::SeatsCounts, Problem::Empty);
        }
        for (entry, count) in seats.counts.iter().enumerate() {
            self.number(Switch::SeatsCounts, Some(entry), *count);
            // A number that stands there many times is told once.
            if seats.counts[..entry].iter().filter(|it| *it == count).take(2).count() == 1 {
                self.add_at(Switch::SeatsCounts, entry, Problem::Twice { value: (*count).into() });
            }
        }
        if seats.teams == Teams::Opposite && seats.counts == [2] {
            self.add(Switch::SeatsTeams, Problem::OneTeam);
        }
    }

    fn board(&mut self, Switches { board, .. }: &Switches) {
        self.number(Switch::BoardSections, None, board.sections);
        self.number(Switch::BoardSectionLength, None, board.section_length);
        if !board.section_length.is_multiple_of(2) {
            self.add(Switch::BoardSectionLength, Problem::Odd { value: board.section_length.into() });
        }
        self.number(Switch::BoardDoorstep, None, board.doorstep);
        self.number(Switch::BoardHome, None, board.home);
        if board.marbles != board.home {
            let problem = Problem::NotAsManyAsSlots { marbles: board.marbles, slots: board.home };
            self.add(Switch::BoardMarbles, problem);
        }
        if let Some(shortcut) = board.shortcut {
            let max = board.section_length.saturating_sub(board.doorstep).saturating_sub(1);
            self.number(Switch::BoardShortcut, None, shortcut);
            if max < shortcut {
                self.add(Switch::BoardShortcut, Problem::ShortcutTooFar { value: shortcut, max });
            }
        }
    }

    fn deal(&mut self, Switches { seats, deck, deal, .. }: &Switches) {
        self.number(Switch::DeckJokers, None, deck.jokers);
        let (switch, dealt) = match deal.mode {
            DealMode::Refill => (Switch::DealHand, usize::from(deal.hand.unwrap_or(0))),
            DealMode::PlayOut => (Switch::DealSchedule, deal.schedule.iter().map(|it| usize::from(*it)).sum()),
        };
        if deal.mode == DealMode::Refill && deal.hand.is_none() {
            self.add(Switch::DealHand, Problem::NeededBy { mode: deal.mode });
        }
        if deal.mode == DealMode::PlayOut && deal.schedule.is_empty() {
            self.add(Switch::DealSchedule, Problem::NeededBy { mode: deal.mode });
        }
        if let Some(hand) = deal.hand {
            self.number(Switch::DealHand, None, hand);
        }
        for (entry, cards) in deal.schedule.iter().enumerate() {
            self.number(Switch::DealSchedule, Some(entry), *cards);
        }
        let players = seats.counts.iter().copied().filter(|it| usize::from(*it) <= SEATS).max().unwrap_or(0);
        let cards = 52 + usize::from(deck.jokers.min(MAX_JOKERS));
        if dealt * usize::from(players) > cards {
            let dealt = dealt * usize::from(players);
            self.add(switch, Problem::TooManyCards { players, dealt, deck: cards });
        }
    }

    fn cards(&mut self, switches: &Switches) {
        let in_deck = |rank| rank != Rank::Joker || switches.deck.jokers != 0;
        let starts = |rank| {
            let actions = switches.cards.listed(rank).unwrap_or_default();
            in_deck(rank) && actions.iter().any(|it| matches!(it, Action::Start { .. }))
        };
        if !Rank::ALL.into_iter().any(starts) {
            self.add(Switch::Cards(Rank::Ace), Problem::NoStarter);
        }
        for rank in Rank::ALL {
            let Some(actions) = switches.cards.listed(rank) else {
                if rank == Rank::Joker && switches.deck.jokers != 0 {
                    self.add(Switch::Cards(rank), Problem::JokerUnlisted);
                }
                continue;
            };
            if actions.is_empty() {
                self.add(Switch::Cards(rank), Problem::Empty);
            }
            for (entry, action) in actions.iter().enumerate() {
                let problems = action_problems(action).into_iter();
                problems.for_each(|it| self.add_at(Switch::Cards(rank), entry, it));
            }
        }
    }
}

/// Returns everything that keeps an action from being played, whatever the other switches say.
pub fn action_problems(action: &Action) -> Vec<Problem> {
    let mut problems = vec![];
    let mut range = |value: u8, max: u8| {
        if !(1..=max).contains(&value) {
            problems.push(Problem::OutOfRange { value: value.into(), min: 1, max: max.into() });
        }
    };
    match action {
        Action::Move { n: 0, .. } => problems.push(Problem::NoSteps),
        Action::Move { n, .. } if n.unsigned_abs() > MAX_STEPS => {
            let max = i64::from(MAX_STEPS);
            problems.push(Problem::OutOfRange { value: (*n).into(), min: -max, max });
        }
        Action::Split { n, parts: (min, max), .. } => {
            range(*n, SPLIT_STEPS);
            range(*min, MAX_PARTS);
            range(*max, MAX_PARTS);
            if min > max {
                problems.push(Problem::PartsOutOfOrder { min: *min, max: *max });
            }
            if n < min {
                problems.push(Problem::FewerStepsThanParts { n: *n, min: *min });
            }
        }
        Action::Discard { n } => range(*n, MAX_HAND),
        Action::Start { .. } | Action::Move { .. } | Action::Swap { .. } => {}
    }
    let effects = action.then();
    for (place, effect) in effects.iter().enumerate() {
        match effect {
            Effect::Draw { n } if !(1..=MAX_DRAW).contains(n) => {
                problems.push(Problem::OutOfRange { value: (*n).into(), min: 1, max: MAX_DRAW.into() });
            }
            Effect::Draw { .. } | Effect::Remove { .. } | Effect::Again => {}
        }
        let kind = std::mem::discriminant(effect);
        if effects[..place].iter().any(|it| std::mem::discriminant(it) == kind) {
            problems.push(Problem::EffectTwice);
        }
    }
    problems
}
