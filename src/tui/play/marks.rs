//! What of the moves made, offered and looked at is to be seen on the board.

use crate::{
    choose::{Choice, Offer, Pick},
    telling::trace::Trace,
    tock::{Card, Deed, Move, Play as Used},
    tui::{
        cross::Marks,
        play::{Mode, Play},
    },
};

impl Play {
    /// Returns what is to be seen of moves on the board.
    pub fn marks(&self) -> Marks {
        let events = self.session.record().events().len();
        // Whoever is about to turn the cards up sees what happened since their own last move.
        let viewer = match self.mode {
            Mode::Covered(seat) => Some(seat),
            Mode::Bot { .. } | Mode::Made { .. } | Mode::Card | Mode::Way(_) | Mode::Unsaved | Mode::Over => {
                self.viewer()
            }
        };
        let mut marks = Marks { last: self.log.seen(viewer, events), ..Marks::default() };
        if let Some(advice) = self.advice() {
            self.preview(&mut marks, &advice.best.mv);
        } else if self.find.is_some() {
            if let Some(Move::Play(play)) = self.shown_move() {
                self.preview(&mut marks, &Move::Play(*play));
            }
        } else if let (Mode::Way(choice), Some(index)) = (&self.mode, self.shown_offer()) {
            self.mark_offers(&mut marks, choice, index);
        } else {
            marks.look = self.look;
            if let Some(card) = self.shown_card() {
                self.mark_card(&mut marks, card);
            }
        }
        marks
    }

    /// Marks what can be chosen now, and what comes of the offer that is shown.
    fn mark_offers(&self, marks: &mut Marks, choice: &Choice, index: usize) {
        mark(marks, choice.offers());
        let mut shown = choice.clone();
        shown.look_at(index);
        match shown.current().pick {
            Pick::Marble(from) => marks.leaves.insert(from),
            Pick::Ours(from) => marks.leaves.insert(from),
            Pick::Start(_)
            | Pick::Walk { .. }
            | Pick::Other(_)
            | Pick::Steps { .. }
            | Pick::Remove(_)
            | Pick::Skip
            | Pick::Discard => {}
        }
        if let Some(play) = shown.so_far() {
            self.preview(marks, &Move::Play(play));
        }
        // Of a marble that only begins to be chosen it is shown where it could go.
        if matches!(shown.current().pick, Pick::Marble(_) | Pick::Ours(_))
            && let Some(seat) = self.session.to_move()
            && shown.pick(&self.view(seat)).is_none()
        {
            mark(marks, shown.offers());
        }
    }

    /// Marks which marbles a card can move, and where to; if there is but one way, what comes of it.
    fn mark_card(&self, marks: &mut Marks, card: Card) {
        let plays: Vec<&Used> = self.plays(card).collect();
        for play in &plays {
            match &play.deed {
                Deed::Start(post) => marks.may_arrive.insert(*post),
                Deed::Walk { from, to } => {
                    marks.may_leave.insert(*from);
                    marks.may_arrive.insert(*to);
                }
                Deed::Split(parts) => parts.iter().for_each(|it| marks.may_leave.insert(it.from)),
                Deed::Swap { ours, other } => {
                    marks.may_leave.insert(*ours);
                    marks.may_arrive.insert(*other);
                }
                Deed::Skip => {}
            }
        }
        if let [play] = plays[..] {
            self.preview(marks, &Move::Play(*play));
        }
    }

    /// Returns the legal plays of a card.
    fn plays(&self, card: Card) -> impl Iterator<Item = &Used> {
        self.legal.iter().filter_map(move |it| match it {
            Move::Play(play) if play.card.rank() == card.rank() => Some(play),
            Move::Play(_) | Move::Discard(_) | Move::Pass => None,
        })
    }

    /// Marks what comes of a move; a split may be incomplete.
    fn preview(&self, marks: &mut Marks, mv: &Move) {
        let trace = Trace::of(&self.rules, self.session.state().board(), mv);
        marks.preview(&trace, self.session.to_move().map(|it| self.view(it).board_after(mv)));
    }
}

/// Marks what these offers have to do with.
fn mark(marks: &mut Marks, offers: &[Offer]) {
    for offer in offers {
        match offer.pick {
            Pick::Start(post) => marks.may_arrive.insert(post),
            Pick::Walk { from, to } => {
                marks.may_leave.insert(from);
                marks.may_arrive.insert(to);
            }
            Pick::Ours(square) => marks.may_leave.insert(square),
            Pick::Other(square) | Pick::Remove(square) => marks.may_arrive.insert(square),
            Pick::Marble(spot) => marks.may_leave.insert(spot),
            Pick::Steps { to, .. } => marks.may_arrive.insert(to),
            Pick::Skip | Pick::Discard => {}
        }
    }
}
