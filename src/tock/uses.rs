//! What each card may be used for, made ready once with the rules for listing moves quickly.

use crate::tock::{
    board::Track,
    rules::{Action, Rules, Who},
    ways::{Stride, Ways},
};

/// One way to use a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Use {
    /// Which of the card's actions it is, from 0.
    pub index: u8,
    pub doing: Doing,
    /// Whose marble is removed afterwards.
    pub removes: Option<Who>,
    /// Whether two ways of using the card may come to the same.
    pub repeats: bool,
    /// Whether the card has no other action.
    pub is_only: bool,
}

/// What is done with the card.
#[allow(
    clippy::large_enum_variant,
    reason = "there are a few for each set of rules, and looking into one must be quick"
)]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Doing {
    /// A marble comes out.
    Start,
    /// A marble walks.
    Walk {
        who: Who,
        trample: bool,
        /// The ways of the player's own marbles.
        own: Ways,
        /// The ways of the marbles of others, if those are meant.
        foreign: Option<Ways>,
    },
    /// Several marbles walk.
    Split {
        n: u8,
        /// The fewest and the most walks.
        parts: (u8, u8),
        trample: bool,
        ways: Ways,
    },
    /// Two marbles change places.
    Swap { with: Who },
    /// The next player loses a turn.
    Skip,
}

impl Use {
    /// Returns the uses of a card that has these actions.
    pub fn all(rules: &Rules, actions: &[Action]) -> Vec<Self> {
        let repeats = may_repeat(actions, rules.track());
        let uses = actions.iter().enumerate().map(|(index, action)| Self {
            index: index as u8,
            doing: Doing::new(rules, action),
            removes: action.removes(),
            repeats,
            is_only: actions.len() == 1,
        });
        uses.collect()
    }
}

impl Doing {
    fn new(rules: &Rules, action: &Action) -> Self {
        match action {
            Action::Start { .. } => Self::Start,
            Action::Move { n, who, trample, cross_own_post, .. } => {
                let ways = |foreign| {
                    let stride = Stride { n: *n, foreign, cross_own_post: *cross_own_post };
                    Ways::of_all_steps(rules, stride)
                };
                let foreign = (*who != Who::Own).then(|| ways(true));
                Self::Walk { who: *who, trample: *trample, own: ways(false), foreign }
            }
            Action::Split { n, parts, trample } => {
                let ways = Ways::of_some_steps(rules, *n);
                Self::Split { n: *n, parts: *parts, trample: *trample, ways }
            }
            Action::Swap { with } => Self::Swap { with: *with },
            Action::Discard { .. } => Self::Skip,
        }
    }
}

/// Tells whether two ways of using such a card may come to the same.
///
/// They may not when it only starts a marble, walks one marble some way without trampling, swaps two or makes a turn
/// lost: each of these leaves its mark on the board, and no two alike.
fn may_repeat(actions: &[Action], track: &Track) -> bool {
    let kind = std::mem::discriminant::<Action>;
    let twice = (1..actions.len()).any(|it| actions[..it].iter().any(|other| kind(other) == kind(&actions[it])));
    let simple = |action: &Action| match action {
        Action::Start { .. } => !matches!(action.removes(), Some(Who::Own | Who::Any)),
        // A trampling walk of more than half the track could be undone by that of a marble it passed.
        Action::Move { n, who, trample, .. } => {
            let short = n.unsigned_abs() < track.squares() / 2;
            action.removes().is_none() && (!*trample || *who == Who::Own && short)
        }
        Action::Split { .. } => false,
        Action::Swap { .. } | Action::Discard { .. } => true,
    };
    twice || !actions.iter().all(simple)
}
