//! What a play does to the marbles: those it takes from where they are, and those it puts elsewhere.

use smallvec::SmallVec;

use crate::tock::{
    Board, Deed, Move, Play, Seat, SeatSet, Spot, SpotSet, View,
    rules::{Action, Guards},
};

/// A marble somewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marble {
    /// Whose it is.
    pub owner: Seat,
    /// Where it is.
    pub spot: Spot,
    /// Whether it is guarded there.
    pub guarded: bool,
}

/// The marbles a play takes from where they are, and those it puts elsewhere.
#[derive(Debug, Default)]
pub struct Change {
    /// Those that are gone.
    pub gone: SmallVec<[Marble; 8]>,
    /// Those that have come.
    pub come: SmallVec<[Marble; 8]>,
}

impl Change {
    /// Returns what a legal play changes, `guarded` being the seats with a guarded marble before it.
    ///
    /// Where it is plain that only the marbles it names move, no board is made for that.
    pub fn of(view: &View<'_>, guarded: SeatSet, mv: &Move, play: &Play) -> Self {
        let mut finding = Finding { view, guarded, change: Self::default() };
        let tramples = match &view.rules().actions(play.card.rank())[usize::from(play.action)] {
            Action::Move { trample, .. } | Action::Split { trample, .. } => *trample,
            Action::Start { .. } | Action::Swap { .. } | Action::Discard { .. } => false,
        };
        let occupied = view.board().occupied();
        let is_plain = match play.deed {
            Deed::Split(parts) => !parts.iter().any(|it| occupied.contains(it.to)),
            Deed::Start(_) | Deed::Walk { .. } | Deed::Swap { .. } | Deed::Skip => true,
        };
        match is_plain && !tramples && play.remove.is_none() {
            true => finding.follow(&play.deed),
            false => finding.compare(&view.board_after(mv)),
        }
        finding.change
    }

    /// Returns where a seat's marbles stand after it that stood here before.
    pub fn after(&self, seat: Seat, before: SpotSet) -> SpotSet {
        let of = |some: &[Marble]| some.iter().filter(|it| it.owner == seat).map(|it| it.spot).collect::<SpotSet>();
        before.without(of(&self.gone)).or(of(&self.come))
    }
}

/// A change being found.
struct Finding<'a> {
    view: &'a View<'a>,
    guarded: SeatSet,
    change: Change,
}

impl Finding<'_> {
    /// Finds what changes by what is done with the card: each marble goes where the deed says, and sends back what it
    /// finds there.
    fn follow(&mut self, deed: &Deed) {
        match deed {
            Deed::Start(post) => {
                self.take((*post).into());
                let guarded = self.view.rules().post.guards != Guards::None;
                let owner = self.view.colour().unwrap_or(self.view.seat());
                self.change.come.push(Marble { owner, spot: (*post).into(), guarded });
            }
            Deed::Walk { from, to } => self.walk(*from, *to),
            Deed::Swap { ours, other } => {
                let [one, two] = [*ours, *other].map(|it| self.take(it.into()));
                for (owner, to) in [(one, *other), (two, *ours)] {
                    if let Some(owner) = owner {
                        self.put(owner, to.into());
                    }
                }
            }
            Deed::Split(parts) => {
                for part in parts.iter() {
                    self.walk(part.from, part.to);
                }
            }
            Deed::Skip => {}
        }
    }

    fn walk(&mut self, from: Spot, to: Spot) {
        if let Some(owner) = self.take(from) {
            self.take(to);
            self.put(owner, to);
        }
    }

    /// Takes the marble from a spot, if there is one; returns whose it is.
    fn take(&mut self, spot: Spot) -> Option<Seat> {
        let owner = self.view.board().owner(spot)?;
        let guarded = self.guarded.contains(owner) && spot == self.view.rules().track().post(owner).into();
        self.change.gone.push(Marble { owner, spot, guarded });
        Some(owner)
    }

    /// Puts a marble that has walked, or was swapped, onto a spot.
    fn put(&mut self, owner: Seat, spot: Spot) {
        let rules = self.view.rules();
        let guarded = rules.post.guards == Guards::Standing && spot == rules.track().post(owner).into();
        self.change.come.push(Marble { owner, spot, guarded });
    }

    /// Finds what changed by the board after the play.
    fn compare(&mut self, after: &Board) {
        let rules = self.view.rules();
        for owner in self.view.table().iter() {
            let (was, is) = (self.view.board().marbles(owner), after.marbles(owner));
            for spot in was.without(is).iter() {
                self.take(spot);
            }
            let guarded = rules.is_guarded(after, owner);
            let post = Spot::from(rules.track().post(owner));
            let marble = |spot| Marble { owner, spot, guarded: guarded && spot == post };
            self.change.come.extend(is.without(was).iter().map(marble));
        }
    }
}
