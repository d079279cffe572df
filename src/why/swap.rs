//! Why two marbles do not change places.

use crate::{
    tock::{
        Deed, Move, Play, Refusal,
        board::{Place, Spot, Square},
        rules::Who,
        seat::Seat,
    },
    why::{Against, Bar, Reason, Why, refused},
};

impl Why<'_> {
    /// Returns why no two marbles change places by this action; there must be none that do.
    pub(super) fn no_swap(&self, index: u8, with: Who) -> Vec<Reason> {
        let lacking = self.lacking(index, with).into_iter().collect::<Vec<_>>();
        let first = |lists: [Vec<Reason>; 3]| lists.into_iter().find(|it| !it.is_empty()).unwrap_or_default();
        first([lacking, self.no_own(index), self.no_other(index, with)])
    }

    /// Returns what keeps the marble on `spot`, which is `owner`'s, from changing places by this action.
    pub(super) fn swaps(&self, index: u8, with: Who, spot: Spot, owner: Seat) -> Against {
        let own = self.view.colour() == Some(owner);
        let means = self.view.means(with, owner);
        let one = |why| Against::These(vec![refused(index, spot, why)]);
        let square = match spot.place() {
            _ if !own && !means => return one(Refusal::NotMeant { owner, at: spot }),
            Place::Home(..) if own => return one(Refusal::NotOnTrack(spot)),
            Place::Home(..) => return one(Refusal::InHome(spot)),
            Place::Track(square) => square,
        };
        let possible = |ours, other| self.swap(index, ours, other).is_ok();
        let (ours, others) = (self.squares(Who::Own), self.squares(with));
        if own && others.iter().any(|it| possible(square, *it)) || ours.iter().any(|it| possible(*it, square)) {
            return Against::Nothing;
        }
        if let Some(lacking) = self.lacking(index, with) {
            return Against::These(vec![lacking]);
        }
        let bound = if own { vec![] } else { self.no_own(index) };
        if !bound.is_empty() {
            return Against::These(bound);
        }
        match self.not_swapped(square) {
            Some(why) if !own || !self.view.rules().post.owner_swap_out => one(why),
            Some(_) | None => Against::These(self.no_other(index, with)),
        }
    }

    /// Tells whether two marbles may change places by this action.
    pub(super) fn swap(&self, index: u8, ours: Square, other: Square) -> Result<(), Refusal> {
        let deed = Deed::Swap { ours, other };
        self.view.check(&Move::Play(Play { card: self.card, action: index, deed, remove: None }))
    }

    /// Returns which of the two marbles is not there at all, if one is not.
    fn lacking(&self, index: u8, with: Who) -> Option<Reason> {
        let bar = if self.squares(Who::Own).is_empty() {
            Bar::NoneOnTrack(Who::Own)
        } else if self.others(with).is_empty() {
            match with {
                Who::Own => Bar::NoSecond,
                Who::Any => Bar::NoneOnTrack(Who::Other),
                Who::Partner | Who::Opponent | Who::Other => Bar::NoneOnTrack(with),
            }
        } else {
            return None;
        };
        Some(Reason { action: Some(index), marble: None, bar })
    }

    /// Returns why no own marble can be swapped away, if none can.
    fn no_own(&self, index: u8) -> Vec<Reason> {
        let ours = self.squares(Who::Own);
        let bound = |it: &Square| self.not_swapped(*it).filter(|_| !self.view.rules().post.owner_swap_out);
        let refusals: Vec<_> = ours.iter().filter_map(|it| Some(refused(index, (*it).into(), bound(it)?))).collect();
        if refusals.len() == ours.len() { refusals } else { vec![] }
    }

    /// Returns why marbles cannot be taken in exchange, of those that cannot.
    fn no_other(&self, index: u8, with: Who) -> Vec<Reason> {
        let refusal = |it: Square| Some(refused(index, it.into(), self.not_swapped(it)?));
        self.others(with).into_iter().filter_map(refusal).collect()
    }

    /// Returns where the marbles stand that could be taken in exchange; one's own last marble is no other.
    fn others(&self, with: Who) -> Vec<Square> {
        let ours = self.squares(Who::Own);
        let is_other = |it: &Square| 1 < ours.len() || !ours.contains(it);
        self.squares(with).into_iter().filter(is_other).collect()
    }

    /// Returns why the marble on `square` is left where it is, if it is guarded.
    fn not_swapped(&self, square: Square) -> Option<Refusal> {
        let owner = self.board.owner(square)?;
        let rules = self.view.rules();
        let guarded = square == rules.track().post(owner) && rules.is_guarded(&self.board, owner);
        guarded.then_some(Refusal::NotSwapped { owner, at: square, guards: rules.post.guards })
    }

    fn squares(&self, who: Who) -> Vec<Square> {
        self.meant(who).filter_map(Spot::square).collect()
    }
}
