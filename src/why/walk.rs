//! Why a marble does not walk.

use crate::{
    tock::{
        Course, Refusal,
        board::{Place, Spot},
        rules::{Action, Who},
        seat::Seat,
    },
    why::{Against, Bar, Reason, Why, refused},
};

impl Why<'_> {
    /// Returns why no marble walks by this action; there must be none that does.
    pub(super) fn no_walk(&self, index: u8, action: &Action, n: i8, who: Who) -> Vec<Reason> {
        let spots: Vec<Spot> = self.meant(who).collect();
        if spots.is_empty() {
            let bar = if who == Who::Own { Bar::NoMarble(who) } else { Bar::NoneOnTrack(who) };
            return vec![Reason { action: Some(index), marble: None, bar }];
        }
        let against = |from| match self.walks(index, action, n, from) {
            Against::Nothing => vec![],
            Against::These(reasons) => reasons,
        };
        spots.into_iter().flat_map(against).collect()
    }

    /// Returns where the marbles stand that an action means: own ones anywhere on the board, others on the track.
    pub(super) fn meant(&self, who: Who) -> impl Iterator<Item = Spot> {
        let own = self.view.colour();
        let marbles = move |seat: Seat| match own == Some(seat) {
            true => self.board.marbles(seat),
            false => self.board.on_track(seat),
        };
        let seats = self.view.table().iter().filter(move |it| self.view.means(who, *it));
        seats.flat_map(move |it| marbles(it).iter().collect::<Vec<_>>())
    }

    /// Returns what keeps the marble on `from` from walking so many steps by this action.
    pub(super) fn walks(&self, index: u8, action: &Action, n: i8, from: Spot) -> Against {
        match self.refusals(action, n, from) {
            refusals if refusals.is_empty() => Against::Nothing,
            refusals => Against::These(refusals.into_iter().map(|it| refused(index, from, it)).collect()),
        }
    }

    /// Returns the refusals that say something of the marble on `from`; nothing if it can walk so many steps.
    pub(super) fn refusals(&self, action: &Action, steps: i8, from: Spot) -> Vec<Refusal> {
        let in_home = matches!(from.place(), Place::Home(..));
        let mut refusals = vec![];
        for course in Course::ALL.into_iter().filter(|it| !in_home || *it == Course::Home) {
            match (course, self.view.walk(&self.board, from, action, steps, course)) {
                (_, Ok(_)) => return vec![],
                // Of the way home and the shortcut nothing is said where they are out of reach.
                (Course::Home, Err(Refusal::NotThere { .. })) | (Course::Shortcut, Err(Refusal::NoShortcut(_))) => {}
                (_, Err(why)) if refusals.contains(&why) => {}
                (_, Err(why)) => refusals.push(why),
            }
        }
        refusals
    }
}
