//! What the pointer of the mouse is over: it is shown on the board as if it were looked at, and nothing else changes.

use crate::{
    choose::{Choice, Pick},
    tock::{Card, Move, Spot, View},
    tui::{
        canvas::Hit,
        play::{Item, Mode, Play},
    },
};

impl Play {
    /// Notes what the pointer is over.
    pub const fn hover(&mut self, hit: Option<Hit>) {
        self.hover = hit;
    }

    /// Returns which offer is shown on the board: the one under the pointer, or the one that is looked at.
    pub fn shown_offer(&self) -> Option<usize> {
        let Mode::Way(choice) = &self.mode else { return None };
        let hovered = match self.hover {
            Some(Hit::Item(index)) => Some(index).filter(|it| *it < choice.offers().len()),
            Some(Hit::Spot(spot)) => offer_at(choice, spot),
            Some(
                Hit::Card(_)
                | Hit::Place(_)
                | Hit::Do(_)
                | Hit::Below(_)
                | Hit::Before(_)
                | Hit::After(_)
                | Hit::Letter(..),
            )
            | None => None,
        };
        Some(hovered.unwrap_or_else(|| choice.cursor()))
    }

    /// Returns which whole move of the list is shown on the board.
    pub fn shown_move(&self) -> Option<&Move> {
        let find = self.find.as_ref()?;
        match self.hover {
            Some(Hit::Item(index)) if index < find.found().len() => find.found().get(index),
            _ => find.current(),
        }
    }

    /// Returns of which card it is shown what it can do, while one is to be chosen.
    pub fn shown_card(&self) -> Option<Card> {
        match (&self.mode, self.hover) {
            (Mode::Card, Some(Hit::Card(index))) => self.card_at(index),
            (Mode::Card, _) => self.card_at(self.cursor),
            (
                Mode::Bot { .. } | Mode::Made { .. } | Mode::Covered(_) | Mode::Way(_) | Mode::Unsaved | Mode::Over,
                _,
            ) => None,
        }
    }

    /// Returns the card that lies at a place in front of the player to move.
    pub(super) fn card_at(&self, index: usize) -> Option<Card> {
        match self.items(self.session.to_move()?).get(index)? {
            Item::Card(card) => Some(*card),
            Item::Pass => None,
        }
    }
}

/// Returns the next offer that has to do with a square: one that arrives there if there is any, the one that is looked
/// at before all.
pub(super) fn offer_at(choice: &Choice, spot: Spot) -> Option<usize> {
    let (now, count) = (choice.cursor(), choice.offers().len());
    let order = |from: usize| (from..from + count).map(move |it| (now + it) % count);
    let picks = |it: usize| &choice.offers()[it].pick;
    order(0).find(|it| arrives(picks(*it), spot)).or_else(|| order(1).find(|it| leaves(picks(*it), spot)))
}

/// Returns the choice with the marble chosen that comes to a square, if the next choice is a marble and one does; the
/// one that is looked at before all.
pub(super) fn lead_to(choice: &Choice, view: &View<'_>, spot: Spot) -> Option<Choice> {
    let (now, count) = (choice.cursor(), choice.offers().len());
    (0..count).map(|it| (now + it) % count).find_map(|index| {
        let mut next = choice.clone();
        next.look_at(index);
        let begins = matches!(next.current().pick, Pick::Marble(_) | Pick::Ours(_));
        if !begins || next.pick(view).is_some() {
            return None;
        }
        let arriving = next.offers().iter().position(|it| arrives(&it.pick, spot))?;
        next.look_at(arriving);
        Some(next)
    })
}

/// Tells whether a pick brings a marble to the square, or takes the one that stands there.
pub(super) fn arrives(pick: &Pick, spot: Spot) -> bool {
    match *pick {
        Pick::Start(square) | Pick::Other(square) | Pick::Remove(square) | Pick::Ours(square) => {
            Spot::from(square) == spot
        }
        Pick::Walk { to, .. } | Pick::Steps { to, .. } => to == spot,
        Pick::Marble(from) => from == spot,
        Pick::Skip | Pick::Discard => false,
    }
}

/// Tells whether a pick has the marble on the square walk.
pub(super) fn leaves(pick: &Pick, spot: Spot) -> bool {
    matches!(*pick, Pick::Walk { from, .. } if from == spot)
}
