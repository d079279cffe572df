//! Why a marble does not come to a certain square.

use crate::{
    tock::{
        Course, Part, Refusal,
        board::{Place, Slot, Spot},
        rules::{Action, Who},
    },
    why::{Against, Bar, Reason, Why, distinct, refused, turn},
};

impl Why<'_> {
    /// Returns why the marble on `from`, or any if none is named, does not come to `to`; nothing if it can.
    pub fn square(&self, from: Option<Spot>, to: Spot) -> Vec<Reason> {
        if let Some(why) = turn(&self.view, self.card) {
            return vec![Reason::of_card(Bar::Refused(why))];
        }
        let mut reasons = vec![];
        for (index, action) in self.actions() {
            let against = match action {
                Action::Discard { .. } => continue,
                Action::Start { .. } => self.start_on(index, from, to),
                Action::Move { n, who, .. } => self.each(from, *who, |it| self.walk_to(index, action, *n, it, to)),
                Action::Split { n, .. } => self.each(from, Who::Own, |it| self.part_to(index, action, *n, it, to)),
                Action::Swap { with } => self.swap_to(index, *with, from, to),
            };
            match against {
                Against::Nothing => return vec![],
                Against::These(these) => reasons.extend(these),
            }
        }
        // That a marble goes elsewhere says nothing if none was named, or if something else is said.
        let misses = |it: &Reason| matches!(it.bar, Bar::Misses { .. });
        if from.is_none() || !reasons.iter().all(misses) {
            reasons.retain(|it| !misses(it));
        }
        if reasons.is_empty() {
            reasons.push(Reason::of_card(Bar::Unreached(to)));
        }
        distinct(reasons)
    }

    /// Asks for the marble on `from`, or for each that an action means.
    fn each(&self, from: Option<Spot>, who: Who, ask: impl Fn(Spot) -> Against) -> Against {
        let mut reasons = vec![];
        let spots = from.map_or_else(|| self.meant(who).collect(), |it| vec![it]);
        for spot in spots {
            match ask(spot) {
                Against::Nothing => return Against::Nothing,
                Against::These(these) => reasons.extend(these),
            }
        }
        Against::These(reasons)
    }

    fn start_on(&self, index: u8, from: Option<Spot>, to: Spot) -> Against {
        let post = self.view.colour().map(|it| self.view.rules().track().post(it));
        if from.is_some() || to.square() != post {
            return Against::These(vec![]);
        }
        match self.start(index) {
            Some(reason) => Against::These(vec![reason]),
            None => Against::Nothing,
        }
    }

    fn walk_to(&self, index: u8, action: &Action, n: i8, from: Spot, to: Spot) -> Against {
        let mut reasons = vec![];
        for course in self.courses(n, from, to) {
            match self.view.walk(&self.board, from, action, n, course) {
                Ok(_) => return Against::Nothing,
                Err(why) => reasons.push(refused(index, from, why)),
            }
        }
        if reasons.is_empty() {
            reasons.push(self.misses(index, action, n, from, to));
        }
        Against::These(reasons)
    }

    fn part_to(&self, index: u8, action: &Action, n: u8, from: Spot, to: Spot) -> Against {
        if self.has_walked(from) {
            return Against::These(vec![refused(index, from, Refusal::WalkedAlready(from))]);
        }
        let left = n - self.parts.steps().min(n);
        let mut reasons = vec![];
        for steps in 1..=left {
            for course in self.courses(steps as i8, from, to) {
                match self.view.walk(&self.board, from, action, steps as i8, course) {
                    Ok(to) if self.completes(index, Part { from, to, steps }) => return Against::Nothing,
                    Ok(_) => {
                        let bar = Bar::Rest { most: steps, left };
                        reasons.push(Reason { action: Some(index), marble: Some(from), bar });
                    }
                    Err(why) => reasons.push(refused(index, from, why)),
                }
            }
        }
        if reasons.is_empty() {
            reasons.push(self.misses(index, action, left as i8, from, to));
        }
        Against::These(reasons)
    }

    fn swap_to(&self, index: u8, with: Who, from: Option<Spot>, to: Spot) -> Against {
        let swap = match (from.map(Spot::place), to.place()) {
            (Some(Place::Track(ours)), Place::Track(other)) if ours == other => return Against::These(vec![]),
            (Some(Place::Track(ours)), Place::Track(other)) => self.swap(index, ours, other),
            (Some(Place::Home(..)), _) => Err(Refusal::NotOnTrack(from.unwrap_or(to))),
            (Some(Place::Track(_)), Place::Home(..)) => Err(Refusal::NotOnTrack(to)),
            (None, _) => {
                return match self.board.owner(to) {
                    Some(owner) => self.swaps(index, with, to, owner),
                    None => Against::These(vec![]),
                };
            }
        };
        match swap {
            Ok(()) => Against::Nothing,
            Err(why) => Against::These(vec![refused(index, from.unwrap_or(to), why)]),
        }
    }

    /// Returns the courses by which a walk of these steps leads to `to`, whatever is in the way.
    fn courses(&self, steps: i8, from: Spot, to: Spot) -> impl Iterator<Item = Course> {
        Course::ALL.into_iter().filter(move |it| self.view.aim(&self.board, from, steps, *it) == Some(to))
    }

    /// Returns how far off the steps are; or, if the marble does not walk by this action at all, why.
    fn misses(&self, index: u8, action: &Action, steps: i8, from: Spot, to: Spot) -> Reason {
        let of_marble = |why: &Refusal| {
            matches!(
                why,
                Refusal::NoMarble(_) | Refusal::NotMeant { .. } | Refusal::Guarded { .. } | Refusal::BackwardInHome(_)
            )
        };
        if let Some(why) = self.refusals(action, steps, from).into_iter().find(of_marble) {
            return refused(index, from, why);
        }
        let away = self.steps_to(from, to, steps < 0);
        let bar = Bar::Misses { from, to, away, steps: steps.unsigned_abs() };
        Reason { action: Some(index), marble: Some(from), bar }
    }

    /// Returns how many steps lead from `from` to `to`, one at least and without a shortcut.
    fn steps_to(&self, from: Spot, to: Spot, backward: bool) -> Option<u8> {
        let track = self.view.rules().track();
        let owner = self.board.owner(from)?;
        let on_loop = |from, to| {
            let (one, two) = (track.distance(owner, from), track.distance(owner, to));
            let forward = (track.squares() + two - one) % track.squares();
            match (forward, backward) {
                (0, _) => track.squares(),
                (_, true) => track.squares() - forward,
                (_, false) => forward,
            }
        };
        match (from.place(), to.place()) {
            (Place::Track(from), Place::Track(to)) => Some(on_loop(from, to)),
            (Place::Track(from), Place::Home(seat, Slot(slot))) if seat == owner && !backward => {
                let to_doorstep = on_loop(from, track.doorstep(owner)) % track.squares();
                Some(to_doorstep + slot)
            }
            (Place::Home(_, Slot(one)), Place::Home(seat, Slot(two))) if seat == owner && one < two && !backward => {
                Some(two - one)
            }
            (Place::Track(_) | Place::Home(..), Place::Track(_) | Place::Home(..)) => None,
        }
    }
}
