//! Splits of marbles that have nothing to do with each other: any walks of theirs go together, in any order.

use crate::tock::{
    board::{MAX_HOME, Spot, SpotSet},
    legal::{Lister, split::Card},
    moves::{Deed, Move, Part, Parts, Play},
    walk::Walker,
};

/// The most walks one marble has in a split, looked at apart; more, and the marbles are not looked at apart.
const MAX_WALKS: usize = 32;

/// The walks one marble may make.
#[derive(Clone, Copy)]
struct Walks {
    from: Spot,
    ends: [(u8, Spot); MAX_WALKS],
    len: usize,
}

/// The marbles of a split, each with its walks.
struct Apart {
    marbles: [Walks; MAX_HOME as usize],
    len: usize,
}

impl Lister<'_> {
    /// Adds every split if the marbles are apart; tells whether they are.
    ///
    /// They are apart if no walk of one depends on what a walk of another changes. Then no two splits come to the same:
    /// each leaves every marble elsewhere.
    pub(super) fn splits_apart(&mut self, card: Card, n: u8) -> bool {
        let alone = self.actor.rules.actions(self.card.rank()).len() == 1;
        // In a longer walk a marble could come to one square by two numbers of steps.
        if !alone || self.actor.rules.track().section_length() <= n {
            return false;
        }
        match self.apart(card, n) {
            Some(apart) => {
                self.combine(card, &apart.marbles[..apart.len], n, &mut Parts::NONE.clone());
                true
            }
            None => false,
        }
    }

    /// Returns the marbles with their walks, if they are apart and do not finish with this card.
    fn apart(&self, card: Card, n: u8) -> Option<Apart> {
        let rules = self.actor.rules;
        let anywhere = Spot::from(rules.track().post(self.actor.colour));
        let nothing = Walks { from: anywhere, ends: [(0, anywhere); MAX_WALKS], len: 0 };
        let mut apart = Apart { marbles: [nothing; MAX_HOME as usize], len: 0 };
        let mut taken = SpotSet::EMPTY;
        let mut may_finish = rules.waiting(self.board, self.actor.colour) == 0;
        for (from, marble) in self.board.marbles(self.actor.colour).iter().zip(&mut apart.marbles) {
            let walker =
                Walker { seat: self.actor.colour, from, trample: card.trample, cross_own_post: false, foreign: false };
            let mut comes_home = from.square().is_none();
            let mut fits = true;
            marble.from = from;
            let looked_at = walker.reach(rules, self.board, self.actor.table, n, |steps, to, _| {
                comes_home |= to.square().is_none();
                match marble.ends.get_mut(marble.len) {
                    Some(walk) => *walk = (steps, to),
                    None => fits = false,
                }
                marble.len += usize::from(fits);
            });
            may_finish &= comes_home;
            if !fits || !taken.and(looked_at).is_empty() {
                return None;
            }
            taken = taken.or(looked_at);
            apart.len += 1;
        }
        (!may_finish).then_some(apart)
    }

    /// Adds every way to share `left` steps out over these marbles, after the walks in `parts`.
    fn combine(&mut self, card: Card, marbles: &[Walks], left: u8, parts: &mut Parts) {
        if left == 0 {
            if card.min <= parts.len() {
                let play = Play { card: self.card, action: self.index, deed: Deed::Split(*parts), remove: None };
                self.moves.list.push(Move::Play(play));
            }
            return;
        }
        let Some((marble, others)) = marbles.split_first() else { return };
        if parts.len() == card.max {
            return;
        }
        for (steps, to) in marble.ends[..marble.len].iter().copied().filter(|(steps, _)| *steps <= left) {
            // The last marble walks all that is left.
            if (steps == left || !others.is_empty()) && parts.push(Part { from: marble.from, to, steps }) {
                self.combine(card, others, left - steps, parts);
                parts.pop();
            }
        }
        self.combine(card, others, left, parts);
    }
}
