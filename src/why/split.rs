//! Why steps are not shared out.

use crate::{
    choose,
    tock::{
        Course, Part, Refusal,
        board::Spot,
        rules::{Action, Who},
    },
    why::{Against, Bar, Reason, Why, refused},
};

impl Why<'_> {
    /// Returns why the steps of this action cannot be shared out; it must be so.
    pub(super) fn no_split(&self, index: u8, action: &Action, of: u8, (min, max): (u8, u8)) -> Vec<Reason> {
        let spots: Vec<Spot> = self.meant(Who::Own).collect();
        if spots.is_empty() {
            return vec![Reason { action: Some(index), marble: None, bar: Bar::NoMarble(Who::Own) }];
        }
        let mut reasons = vec![Reason { action: Some(index), marble: None, bar: Bar::Share { of, min, max } }];
        for from in spots {
            let can = |steps: &u8| self.refusals(action, *steps as i8, from).is_empty();
            let most = (1..=of).rev().find(can).unwrap_or(0);
            if most < of {
                let bar = |why| if most == 0 { Bar::Refused(why) } else { Bar::Reach { most, why } };
                let reason = |why| Reason { action: Some(index), marble: Some(from), bar: bar(why) };
                reasons.extend(self.refusals(action, most as i8 + 1, from).into_iter().map(reason));
            }
        }
        reasons
    }

    /// Returns what keeps the marble on `from` from walking the next part of this action.
    pub(super) fn part(&self, index: u8, action: &Action, n: u8, from: Spot) -> Against {
        if self.has_walked(from) {
            return Against::These(vec![refused(index, from, Refusal::WalkedAlready(from))]);
        }
        let left = n - self.parts.steps().min(n);
        let mut most = 0;
        for steps in 1..=left {
            for course in Course::ALL {
                if let Ok(to) = self.view.walk(&self.board, from, action, steps as i8, course) {
                    most = steps;
                    if self.completes(index, Part { from, to, steps }) {
                        return Against::Nothing;
                    }
                }
            }
        }
        if most == 0 {
            return self.walks(index, action, 1, from);
        }
        let bar = Bar::Rest { most, left };
        Against::These(vec![Reason { action: Some(index), marble: Some(from), bar }])
    }

    /// Tells whether the split can be completed with this part.
    pub(super) fn completes(&self, index: u8, part: Part) -> bool {
        choose::can_be_completed(&self.view, self.card, index, &self.parts, part)
    }

    /// Tells whether the marble on `from` has walked a part already.
    pub(super) fn has_walked(&self, from: Spot) -> bool {
        self.parts.iter().any(|it| it.to == from)
    }
}
