//! Who acts, with whose marbles: the part of a position that a play looks at.

use crate::tock::{
    board::{Board, Spot, SpotSet, Square},
    card::Rank,
    moves::{Deed, Play},
    rules::{Action, Control, Rules, Who},
    seat::{Seat, SeatSet},
    walk::Walker,
};

/// A seat about to play a card, and the colour it plays with.
#[derive(Clone, Copy)]
pub(super) struct Actor<'a> {
    pub rules: &'a Rules,
    pub table: SeatSet,
    pub colour: Seat,
    /// The seat opposite the colour, if they are a team.
    pub partner: Option<Seat>,
}

impl<'a> Actor<'a> {
    /// Returns `seat` as it plays on this board: with its own marbles, or its partner's when all of its own are home.
    ///
    /// `None` if it only discards. Source: `rules/README.md`, 7.
    pub fn new(rules: &'a Rules, table: SeatSet, board: &Board, seat: Seat) -> Option<Self> {
        let colour = match rules.turn.control {
            _ if !rules.is_finished(board, seat) => seat,
            Control::Own => return None,
            Control::PartnerWhenFinished => rules.partner(table, seat)?,
        };
        Some(Self { rules, table, colour, partner: rules.partner(table, colour) })
    }

    /// Returns whose marbles an action means that says `who`.
    pub fn meant(&self, who: Who) -> SeatSet {
        let own = SeatSet::only(self.colour);
        let partner = self.partner.map_or(SeatSet::EMPTY, SeatSet::only);
        match who {
            Who::Own => own,
            Who::Partner => partner,
            Who::Opponent => self.table.without(own).without(partner),
            Who::Other => self.table.without(own),
            Who::Any => self.table,
        }
    }

    /// Tells whether an action that says `who` means a marble of `owner`.
    pub fn means(&self, who: Who, owner: Seat) -> bool {
        self.meant(who).contains(owner)
    }

    /// Returns a marble about to walk by an action.
    pub fn walker(&self, owner: Seat, from: Spot, trample: bool, cross_own_post: bool) -> Walker {
        Walker { seat: owner, from, trample, cross_own_post, foreign: owner != self.colour }
    }

    /// Returns the square of `seat`'s guarded marble as a set, empty if there is none.
    pub fn guarded(&self, board: &Board, seat: Seat) -> SpotSet {
        if self.rules.is_guarded(board, seat) {
            SpotSet::from_iter([self.rules.track().post(seat).into()])
        } else {
            SpotSet::EMPTY
        }
    }

    /// Returns the squares of the marbles that an effect `remove` may send back.
    pub fn removable(&self, board: &Board, who: Who) -> SpotSet {
        let marbles = |seat| board.on_track(seat).without(self.guarded(board, seat));
        self.meant(who).iter().map(marbles).fold(SpotSet::EMPTY, SpotSet::or)
    }

    /// Tells who has won on this board, if anybody.
    ///
    /// Source: `rules/README.md`, 7.
    pub fn winners(rules: &Rules, table: SeatSet, board: &Board) -> Option<SeatSet> {
        let finished = rules.finished(board).and(table);
        finished.iter().find_map(|seat| {
            let partner = rules.partner(table, seat);
            let whole = partner.is_none_or(|it| finished.contains(it));
            whole.then(|| [Some(seat), partner].into_iter().flatten().collect())
        })
    }

    /// Returns the board after a play that is legal.
    pub fn after(&self, board: &Board, play: &Play) -> Board {
        let mut after = self.after_deed(board, play.card.rank(), play);
        if let Some(square) = play.remove {
            after.send_back(self.rules.track(), SpotSet::from_iter([square.into()]));
        }
        after
    }

    fn after_deed(&self, board: &Board, rank: Rank, play: &Play) -> Board {
        let track = self.rules.track();
        match (&self.rules.actions(rank)[usize::from(play.action)], play.deed) {
            (_, Deed::Start(post)) => {
                let mut after = *board;
                after.send_back(track, SpotSet::from_iter([post.into()]));
                after.come_out(track, self.colour);
                after
            }
            (Action::Move { n, trample, .. }, Deed::Walk { from, to }) => match board.owner(from) {
                Some(owner) => self.walker(owner, from, *trample, true).walk(self.rules, board, *n, to),
                None => *board,
            },
            (Action::Split { trample, .. }, Deed::Split(parts)) => {
                parts.iter().fold(*board, |board, it| match board.owner(it.from) {
                    Some(owner) => {
                        self.walker(owner, it.from, *trample, true).walk(self.rules, &board, it.steps as i8, it.to)
                    }
                    None => board,
                })
            }
            (_, Deed::Swap { ours, other }) => swapped(self.rules, board, ours, other),
            (_, Deed::Skip | Deed::Walk { .. } | Deed::Split(_)) => *board,
        }
    }
}

/// Returns the board after the marbles on two squares have changed places; neither is fresh then.
fn swapped(rules: &Rules, board: &Board, one: Square, two: Square) -> Board {
    let mut after = *board;
    let owners = [board.owner(one), board.owner(two)];
    for (square, owner) in [one, two].into_iter().zip(owners) {
        if let Some(owner) = owner {
            after.lift(rules.track(), owner, square);
        }
    }
    for (square, owner) in [two, one].into_iter().zip(owners) {
        if let Some(owner) = owner {
            after.put(owner, square);
        }
    }
    after
}
