//! Why not? What keeps a card, a marble or a square from being chosen, as data, told from what a seat may know.
//!
//! Each reason is a fact of the position that the rules bear out: the refusal of the very walk or swap, or that there is
//! no marble for it. Where something is possible there is no reason against it, and where nothing is there is one.

mod split;
mod squares;
mod swap;
pub mod toccadille;
mod walk;

use crate::tock::{
    Card, Deed, Move, Parts, Play, Refusal, View,
    board::{Board, Spot},
    rules::{Action, Who},
    seat::Seat,
};

/// One reason why something is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which of the card's actions it keeps from being done; none if it is a reason whatever is done.
    pub action: Option<u8>,
    /// Which marble it keeps where it is; none if it is a reason whichever marble is meant.
    pub marble: Option<Spot>,
    /// What it is.
    pub bar: Bar,
}

impl Reason {
    /// Returns a reason whatever is done with the card, and whichever marble is meant.
    const fn of_card(bar: Bar) -> Self {
        Self { action: None, marble: None, bar }
    }
}

/// What keeps something from being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// The rules refuse it.
    Refused(Refusal),
    /// Nobody whom the card means has a marble on the board.
    NoMarble(Who),
    /// Nobody whom the card means has a marble on the track.
    NoneOnTrack(Who),
    /// The player has no second marble on the track.
    NoSecond,
    /// The steps of the card do not lead there.
    Misses {
        /// Where the marble stands.
        from: Spot,
        /// Where it would go.
        to: Spot,
        /// How many steps it is, in the direction of the card; none if no walk leads there.
        away: Option<u8>,
        /// How many steps the card has, or has left.
        steps: u8,
    },
    /// The marble can walk a part of a split, but not all of it.
    Reach {
        /// How many steps at the most.
        most: u8,
        /// What keeps it from one more.
        why: Refusal,
    },
    /// The steps of a split cannot all be used up.
    Share {
        /// How many steps.
        of: u8,
        /// By how many marbles at least.
        min: u8,
        /// By how many at most.
        max: u8,
    },
    /// If the marble walks a part of a split, the steps left cannot be used up.
    Rest {
        /// How many steps it could walk at the most.
        most: u8,
        /// How many are to be shared out.
        left: u8,
    },
    /// The card brings no marble to this place.
    Unreached(Spot),
    /// The card moves no marble that is on the board.
    NoUse,
}

impl Bar {
    /// Returns the number of the rule, as in `rules/README.md`.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Refused(why) | Self::Reach { why, .. } => why.rule(),
            Self::NoMarble(_) | Self::NoneOnTrack(_) | Self::NoSecond | Self::NoUse => "3",
            Self::Misses { .. } | Self::Unreached(_) => "4.1",
            Self::Share { .. } | Self::Rest { .. } => "5.6",
        }
    }
}

/// Returns why no card at all can be played now, if the turn is not for playing.
pub fn turn(view: &View<'_>, card: Card) -> Option<Refusal> {
    let any = Move::Play(Play { card, action: 0, deed: Deed::Skip, remove: None });
    let why = view.check(&any).err()?;
    let of_turn = matches!(
        why,
        Refusal::Over
            | Refusal::WaitsForShuffle
            | Refusal::WaitsForPlayer(_)
            | Refusal::NotHeld(_)
            | Refusal::TurnIsLost(_)
            | Refusal::NeedsStarter
            | Refusal::Finished(_)
    );
    of_turn.then_some(why)
}

/// Returns why the card cannot be thrown away; `None` if it can.
pub fn discard(view: &View<'_>, card: Card) -> Option<Refusal> {
    view.check(&Move::Discard(card)).err()
}

/// Returns why the turn cannot be passed; `None` if it can.
pub fn pass(view: &View<'_>) -> Option<Refusal> {
    view.check(&Move::Pass).err()
}

/// Why a card cannot be used so, or not at all.
#[derive(Clone)]
pub struct Why<'a> {
    view: View<'a>,
    card: Card,
    /// The walks of a split that have been chosen already.
    parts: Parts,
    /// The board after them.
    board: Board,
}

impl<'a> Why<'a> {
    /// Returns what explains the use of `card`.
    pub fn new(view: &View<'a>, card: Card) -> Self {
        Self { view: *view, card, parts: Parts::NONE, board: *view.board() }
    }

    /// Returns the same when these walks of a split, which is this action of the card, have been chosen already.
    #[must_use]
    pub fn after(self, action: u8, parts: Parts) -> Self {
        let play = Play { card: self.card, action, deed: Deed::Split(parts), remove: None };
        let board = if parts.is_empty() { self.board } else { self.view.board_after(&Move::Play(play)) };
        Self { parts, board, ..self }
    }

    /// Returns why the card cannot be played; nothing if it can.
    pub fn card(&self) -> Vec<Reason> {
        if let Some(why) = turn(&self.view, self.card) {
            return vec![Reason::of_card(Bar::Refused(why))];
        }
        let rank = self.card.rank();
        if self.view.legal_moves().iter().any(|it| matches!(it, Move::Play(_)) && it.rank() == Some(rank)) {
            return vec![];
        }
        let mut reasons = vec![];
        for (index, action) in self.actions() {
            match action {
                Action::Start { .. } => reasons.extend(self.start(index)),
                Action::Move { n, who, .. } => reasons.extend(self.no_walk(index, action, *n, *who)),
                Action::Split { n, parts, .. } => reasons.extend(self.no_split(index, action, *n, *parts)),
                Action::Swap { with } => reasons.extend(self.no_swap(index, *with)),
                Action::Discard { .. } => {}
            }
        }
        distinct(reasons)
    }

    /// Returns why the marble on `spot` has no part in any use of the card; nothing if it can have one.
    pub fn marble(&self, spot: Spot) -> Vec<Reason> {
        if let Some(why) = turn(&self.view, self.card) {
            return vec![Reason::of_card(Bar::Refused(why))];
        }
        let Some(owner) = self.board.owner(spot) else {
            return vec![Reason::of_card(Bar::Refused(Refusal::NoMarble(spot)))];
        };
        let mut reasons = vec![];
        for (index, action) in self.actions() {
            let against = match action {
                Action::Start { .. } | Action::Discard { .. } => continue,
                Action::Move { n, .. } => self.walks(index, action, *n, spot),
                Action::Split { n, .. } => self.part(index, action, *n, spot),
                Action::Swap { with } => self.swaps(index, *with, spot, owner),
            };
            match against {
                Against::Nothing => return vec![],
                Against::These(these) => reasons.extend(these),
            }
        }
        if reasons.is_empty() {
            reasons.push(Reason::of_card(Bar::NoUse));
        }
        distinct(reasons)
    }

    /// Tells whether some use of the card means this seat's marbles on the board.
    pub fn means(&self, owner: Seat) -> bool {
        self.actions().any(|(_, action)| match action {
            Action::Move { who, .. } => self.view.means(*who, owner),
            Action::Split { .. } => self.view.means(Who::Own, owner),
            Action::Swap { with } => self.view.means(Who::Own, owner) || self.view.means(*with, owner),
            Action::Start { .. } | Action::Discard { .. } => false,
        })
    }

    fn actions(&self) -> impl Iterator<Item = (u8, &'a Action)> {
        (0..).zip(self.view.rules().actions(self.card.rank()))
    }

    /// Returns why no marble comes out by this action.
    fn start(&self, index: u8) -> Option<Reason> {
        let colour = self.view.colour()?;
        let deed = Deed::Start(self.view.rules().track().post(colour));
        match self.view.check(&Move::Play(Play { card: self.card, action: index, deed, remove: None })) {
            // Which marble is removed afterwards is another question.
            Ok(()) | Err(Refusal::RemoveOne) => None,
            Err(why) => Some(Reason { action: Some(index), marble: None, bar: Bar::Refused(why) }),
        }
    }
}

/// What there is to say against something.
enum Against {
    /// Nothing: it is possible.
    Nothing,
    /// These reasons, perhaps none, if it is not possible.
    These(Vec<Reason>),
}

/// Returns a reason against using a marble by an action because the rules refuse it.
const fn refused(action: u8, marble: Spot, why: Refusal) -> Reason {
    Reason { action: Some(action), marble: Some(marble), bar: Bar::Refused(why) }
}

/// Leaves out what is said already.
fn distinct(reasons: Vec<Reason>) -> Vec<Reason> {
    let mut told: Vec<Reason> = vec![];
    for reason in reasons {
        if !told.contains(&reason) {
            told.push(reason);
        }
    }
    told
}
