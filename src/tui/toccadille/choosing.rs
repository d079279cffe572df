//! A throw being played: which stone is taken up, where it goes, and which of what may be chosen is looked at.

use crate::{
    choose::toccadille::{Choice, Offer},
    toccadille::{Board, Die, Move, POINTS, Place, Play, Seat, Step, View},
};

/// A line of what may be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Item {
    /// A stone here is taken up.
    Stone(Place),
    /// The stone that is taken up makes this step.
    Step(Offer),
    /// The throw is left at the steps that are made.
    Leave(Move),
}

/// A throw being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choosing {
    choice: Choice,
    /// Where the stone lies that is taken up, if one is.
    taken: Option<Place>,
    cursor: usize,
}

impl Choosing {
    /// Takes up the throw of the seat to move; none if there is nothing to choose.
    pub fn new(view: &View<'_>) -> Option<Self> {
        Some(Self { choice: Choice::new(view)?, taken: None, cursor: 0 })
    }

    /// Returns the choice step by step.
    pub const fn choice(&self) -> &Choice {
        &self.choice
    }

    /// Returns the steps that are made.
    pub fn made(&self) -> &[Offer] {
        self.choice.made()
    }

    /// Returns the dice that are not played yet.
    pub fn dice(&self) -> Vec<Die> {
        self.choice.dice()
    }

    /// Returns the board as it lies after the steps that are made.
    pub fn board(&self, view: &View<'_>) -> Board {
        self.choice.board(view)
    }

    /// Tells whether nothing is chosen yet that could be taken back.
    pub fn is_fresh(&self) -> bool {
        self.taken.is_none() && self.made().is_empty()
    }

    /// Returns where the stone lies that is to go: the one taken up, or the only one that can.
    pub fn source(&self) -> Option<Place> {
        self.taken.or_else(|| match self.choice.sources()[..] {
            [only] => Some(only),
            _ => None,
        })
    }

    /// Tells whether a stone is taken up.
    pub const fn is_taken(&self) -> bool {
        self.taken.is_some()
    }

    /// Returns the line that is about a place, if one is.
    pub fn item_at(&self, place: Place) -> Option<usize> {
        let is_there = |it: &Item| match it {
            Item::Stone(from) => *from == place,
            Item::Step(offer) => offer.step.to() == place,
            Item::Leave(_) => false,
        };
        self.items().iter().position(is_there)
    }

    /// Returns every place where a stone can be taken up.
    pub fn sources(&self) -> Vec<Place> {
        self.choice.sources()
    }

    /// Returns the steps that can be made from here.
    pub fn from(&self, from: Place) -> Vec<Offer> {
        self.choice.from(from)
    }

    /// Returns what may be chosen now.
    pub fn items(&self) -> Vec<Item> {
        let mut items: Vec<Item> = match self.source() {
            Some(from) => self.choice.from(from).into_iter().map(Item::Step).collect(),
            None => self.choice.sources().into_iter().map(Item::Stone).collect(),
        };
        if self.taken.is_none() && !self.made().is_empty() {
            items.extend(self.choice.whole().map(Item::Leave));
        }
        items
    }

    /// Returns which of them is looked at.
    pub const fn cursor(&self) -> usize {
        self.cursor
    }

    /// Looks at an item; tells whether there is one.
    pub fn look_at(&mut self, index: usize) -> bool {
        let is_there = index < self.items().len();
        if is_there {
            self.cursor = index;
        }
        is_there
    }

    /// Looks at the item so many further on, round and round.
    pub fn step(&mut self, by: isize) {
        let count = self.items().len().max(1);
        self.cursor = self.cursor.saturating_add(count).saturating_add_signed(by) % count;
    }

    /// Looks at the next item to the right, or to the left, as the board is drawn: along its upper side, then along the
    /// lower one.
    pub fn turn(&mut self, south: Seat, rightwards: bool) {
        let items = self.items();
        let mut order: Vec<usize> = (0..items.len()).collect();
        order.sort_by_key(|it| spot(south, &items[*it]));
        let Some(now) = order.iter().position(|it| *it == self.cursor) else { return };
        let by = if rightwards { 1 } else { order.len() - 1 };
        self.cursor = order[(now + by) % order.len()];
    }

    /// Does what an item says; returns the move once it is complete.
    pub fn pick(&mut self, index: usize) -> Option<Move> {
        let item = self.items().get(index).copied()?;
        self.cursor = 0;
        match item {
            Item::Stone(place) => {
                self.taken = Some(place);
                None
            }
            Item::Step(offer) => {
                self.taken = None;
                self.choice.pick(&offer)
            }
            Item::Leave(mv) => Some(mv),
        }
    }

    /// Takes back what was chosen last; tells whether there was anything.
    pub fn back(&mut self) -> bool {
        let last = self.made().last().copied();
        let looked_at = match (self.taken.take(), last) {
            (Some(place), _) => Item::Stone(place),
            (None, Some(offer)) => {
                self.choice.back();
                self.taken = Some(offer.step.from()).filter(|_| 1 < self.sources().len());
                Item::Step(offer)
            }
            (None, None) => return false,
        };
        let same = |it: &Item| match (it, &looked_at) {
            (Item::Step(one), Item::Step(other)) => ends(one.step) == ends(other.step),
            (one, other) => one == other,
        };
        self.cursor = self.items().iter().position(same).unwrap_or(0);
        true
    }

    /// Makes as much of a move as leaves one more key to play it: takes up its last stone and looks at where it goes.
    pub fn aim(&mut self, mv: &Move) {
        while self.back() {}
        let Some((last, before)) = mv.steps().split_last() else { return };
        for step in before {
            let found = self.choice.from(step.from()).into_iter().find(|it| it.step.to() == step.to());
            if let Some(offer) = found {
                self.choice.pick(&offer);
            }
        }
        self.lead_to(last.from(), last.to());
    }

    /// Takes up the stone here and looks at its step there; tells whether it can make one.
    pub fn lead_to(&mut self, from: Place, to: Place) -> bool {
        let Some(index) = self.choice.from(from).iter().position(|it| it.step.to() == to) else { return false };
        self.taken = Some(from).filter(|_| 1 < self.sources().len());
        self.cursor = index;
        true
    }

    /// Takes up the stone here, if one can be; tells whether it is.
    pub fn take_up(&mut self, place: Place) -> bool {
        let can = self.sources().contains(&place);
        if can {
            self.taken = Some(place).filter(|_| 1 < self.sources().len());
            self.cursor = 0;
        }
        can
    }

    /// Returns the steps that are made with one more, as far as they are a move.
    pub fn with(&self, step: Option<Step>) -> Option<Move> {
        let steps: Vec<Step> = self.made().iter().map(|it| it.step).chain(step).collect();
        Some(Move::Play(match steps[..] {
            [] => return None,
            [one] => Play::one(one),
            [one, two, ..] => Play::both(one, two),
        }))
    }
}

const fn ends(step: Step) -> (Place, Place) {
    (step.from(), step.to())
}

/// Returns where an item lies, so that they can be put in order: on the upper side of the board or the lower one, or
/// nowhere, and how far to the right.
fn spot(south: Seat, item: &Item) -> (u8, u8) {
    let place = match item {
        Item::Stone(place) => *place,
        Item::Step(offer) => offer.step.to(),
        Item::Leave(_) => return (2, 0),
    };
    match place {
        Place::Off => (0, 0),
        Place::Hand => (1, 0),
        Place::Point(point) => match point.from_entry(south) {
            lower if lower <= POINTS / 2 => (1, lower),
            upper => (0, POINTS + 1 - upper),
        },
    }
}
