//! What of the moves made, offered and looked at is to be seen on the board.

use crate::{
    choose::Pick,
    telling::trace::Trace,
    tock::Move,
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
            return marks;
        }
        let Mode::Way(choice) = &self.mode else {
            marks.look = self.look;
            return marks;
        };
        for offer in choice.offers() {
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
        match choice.current().pick {
            Pick::Marble(from) => marks.leaves.insert(from),
            Pick::Ours(from) => marks.leaves.insert(from),
            _ => {}
        }
        let play = choice.so_far();
        if let Some(play) = play {
            self.preview(&mut marks, &Move::Play(play));
        }
        marks
    }

    /// Marks what a move would do.
    fn preview(&self, marks: &mut Marks, mv: &Move) {
        let trace = Trace::of(&self.rules, self.session.state().board(), mv);
        marks.leaves = marks.leaves.or(trace.left());
        marks.arrives = trace.arrived();
        marks.sent_back = trace.emptied();
        marks.path = trace.path;
        marks.after = self.session.to_move().map(|it| self.view(it).board_after(mv));
    }
}
