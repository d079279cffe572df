//! The parts of a split, chosen one after another: only those that can still be completed.

use crate::{
    choose::{Offer, Pick},
    tock::{
        Card, Deed, Move, Part, Parts, Play, Refusal, View,
        board::{Place, Slot, Spot, Track},
        rules::{Action, RestOfCard},
        seat::Seat,
    },
};

/// Returns the steps and the parts of the split that is this action of the card, if it is one.
pub(super) fn split_of(view: &View<'_>, card: Card, action: u8) -> Option<(u8, (u8, u8))> {
    match *view.rules().actions(card.rank()).get(usize::from(action))? {
        Action::Split { n, parts, .. } => Some((n, parts)),
        Action::Start { .. } | Action::Move { .. } | Action::Swap { .. } | Action::Discard { .. } => None,
    }
}

/// A split being put together.
pub(super) struct Splitting<'a> {
    pub view: &'a View<'a>,
    /// The play without its parts.
    pub play: Play,
}

/// How a split stands.
enum Standing {
    /// It is a legal move.
    Whole,
    /// More parts are needed.
    Short,
    /// It breaks a rule.
    Broken,
}

impl Splitting<'_> {
    /// Returns the marbles that may walk next.
    pub fn marbles(&self, parts: &Parts) -> Vec<Offer> {
        let may_walk = |from: &Spot| self.walks(parts, *from).any(|it| self.can_be_completed(parts, it));
        let offer = |from| Offer { action: self.play.action, pick: Pick::Marble(from), mv: None };
        self.spots().into_iter().filter(may_walk).map(offer).collect()
    }

    /// Returns how far the marble on `from` may walk next.
    pub fn steps(&self, parts: &Parts, from: Spot) -> Vec<Offer> {
        let offer = |part: Part| {
            let mut with = *parts;
            with.push(part);
            let mv = Move::Play(Play { deed: Deed::Split(with), ..self.play });
            let whole = matches!(self.standing(&with), Standing::Whole);
            let pick = Pick::Steps { steps: part.steps, to: part.to };
            Offer { action: self.play.action, pick, mv: whole.then_some(mv) }
        };
        self.walks(parts, from).filter(|it| self.can_be_completed(parts, *it)).map(offer).collect()
    }

    /// Tells whether the parts can still be completed if this one is the next.
    pub fn can_be_completed(&self, parts: &Parts, part: Part) -> bool {
        let mut with = *parts;
        if !with.push(part) {
            return false;
        }
        match self.standing(&with) {
            Standing::Whole => true,
            Standing::Broken => false,
            Standing::Short => {
                let next = |from| self.walks(&with, from).any(|it| self.can_be_completed(&with, it));
                self.spots().into_iter().any(next)
            }
        }
    }

    fn standing(&self, parts: &Parts) -> Standing {
        let mv = Move::Play(Play { deed: Deed::Split(*parts), ..self.play });
        match self.view.check(&mv) {
            Ok(()) => Standing::Whole,
            Err(Refusal::WrongSteps { .. }) => Standing::Short,
            Err(Refusal::WrongParts { min, .. }) if parts.len() < min => Standing::Short,
            Err(_) => Standing::Broken,
        }
    }

    /// Returns where the marbles stand that may have a part in the split: the player's, and the partner's.
    fn spots(&self) -> Vec<Spot> {
        let Some(colour) = self.view.colour() else { return vec![] };
        let rules = self.view.rules();
        let partner = match rules.end.rest_of_card {
            RestOfCard::Partner => rules.partner(self.view.table(), colour),
            RestOfCard::Forfeit => None,
        };
        let seats = [Some(colour), partner].into_iter().flatten();
        seats.flat_map(|it| self.view.board().marbles(it).iter().collect::<Vec<_>>()).collect()
    }

    /// Returns every walk the steps left allow the marble on `from`, whatever is in the way.
    fn walks(&self, parts: &Parts, from: Spot) -> impl Iterator<Item = Part> {
        let left = split_of(self.view, self.play.card, self.play.action).map_or(0, |(n, _)| n - parts.steps().min(n));
        let track = self.view.rules().track();
        let owner = self.view.board().owner(from);
        (1..=left).flat_map(move |steps| {
            let ends = owner.map(|it| ends(track, it, from, steps)).unwrap_or_default();
            ends.into_iter().map(move |to| Part { from, to, steps })
        })
    }
}

/// Returns where `steps` forward may lead a marble of `owner`, whatever is in the way.
fn ends(track: &Track, owner: Seat, from: Spot, steps: u8) -> Vec<Spot> {
    let slot = |slot: u8| (slot <= track.home()).then(|| Spot::home(owner, Slot(slot)));
    match from.place() {
        Place::Home(_, Slot(at)) => slot(at + steps).into_iter().collect(),
        Place::Track(square) => {
            let on_track = track.ahead(square, steps as i8);
            let jump = track.ahead(on_track, track.section_length() as i8);
            let to_doorstep =
                (track.squares() * 2 - track.doorstep_offset() - track.distance(owner, square)) % track.squares();
            let jump = track.is_shortcut(on_track).then_some(Spot::from(jump));
            let home = steps.checked_sub(to_doorstep).filter(|it| *it != 0).and_then(slot);
            [Some(on_track.into()), jump, home].into_iter().flatten().collect()
        }
    }
}
