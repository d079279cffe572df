//! What keys and clicks do in a list that is looked at instead of the form.

use crate::tui::{
    keys::Action,
    model::Options,
    setup::{Begun, List, SetUp},
};

/// How many entries of a list a page is.
const PAGE: isize = 10;

impl List {
    /// Returns which of its lines is looked at, and how many there are.
    fn place(&mut self) -> (&mut usize, usize) {
        match self {
            Self::Games(list) => (&mut list.at, list.games.len()),
            Self::Files(list) => (&mut list.at, list.entries.len()),
            Self::Switches(list) => (&mut list.at, list.choices.len()),
            Self::StoneSwitches(list) => (&mut list.at, list.choices.len()),
        }
    }
}

impl SetUp {
    /// Looks at a line of the list; tells whether it was looked at already.
    pub(super) fn look_at(&mut self, index: usize, options: &Options) -> bool {
        let Some(list) = &mut self.list else { return false };
        let (at, count) = list.place();
        let again = *at == index;
        *at = index.min(count.saturating_sub(1));
        if let List::Files(list) = list {
            list.fault = None;
            list.look(options);
        }
        again
    }

    /// Does what a key asks in the list; returns the game, if one begins.
    pub(super) fn act_list(&mut self, action: Action, options: &Options) -> Option<Begun> {
        let (at, count) = self.list.as_mut()?.place();
        let at = *at;
        let by = match action {
            Action::Up => -1,
            Action::Down => 1,
            Action::PageUp => -PAGE,
            Action::PageDown => PAGE,
            Action::First => -(count as isize),
            Action::Last => count as isize,
            _ => return self.act_in_list(action, options),
        };
        let to = match (action, at) {
            // One step beyond the end leads round, a page does not.
            (Action::Up, 0) => count.saturating_sub(1),
            (Action::Down, at) if count <= at + 1 => 0,
            _ => at.saturating_add_signed(by).min(count.saturating_sub(1)),
        };
        self.look_at(to, options);
        None
    }

    fn act_in_list(&mut self, action: Action, options: &Options) -> Option<Begun> {
        match (&mut self.list, action) {
            (_, Action::Back) => self.list = None,
            (Some(List::Games(list)), Action::Confirm) => {
                let path = list.games.get(list.at)?.path.clone();
                return self.resume(&path);
            }
            (Some(List::Files(list)), Action::Confirm) => {
                let chosen = list.take(options);
                self.choose(chosen, &options.library);
            }
            (Some(List::Files(list)), Action::Clear) => list.up(options),
            (Some(List::Files(list)), Action::Path) => self.line = Some(list.line()),
            (Some(List::Games(_) | List::Files(_)), Action::Left) => self.scroll(-5),
            (Some(List::Games(_) | List::Files(_)), Action::Right) => self.scroll(5),
            (Some(List::Switches(_) | List::StoneSwitches(_)), Action::Left) => self.turn_switch(-1, options),
            (Some(List::Switches(_) | List::StoneSwitches(_)), Action::Right | Action::Confirm) => {
                self.turn_switch(1, options);
            }
            (Some(List::Switches(_) | List::StoneSwitches(_)), Action::Clear) => self.reset_switch(options),
            (Some(List::Games(_) | List::Files(_) | List::Switches(_) | List::StoneSwitches(_)) | None, _) => {}
        }
        None
    }
}
