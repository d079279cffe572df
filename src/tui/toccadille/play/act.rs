//! What keys and clicks do in a match being played.

use crate::{
    say,
    toccadille::Place,
    tui::{
        Cmd,
        canvas::Hit,
        keys::Action,
        notice::Notice,
        toccadille::{
            choosing::{Choosing, Item},
            play::{Mode, Play},
        },
    },
};

impl Play {
    /// Does what a key asks.
    pub fn act(&mut self, action: Action) -> Vec<Cmd> {
        self.notice = None;
        self.hover = None;
        if self.find.is_some() {
            return self.act_on_find(action);
        }
        match action {
            Action::PageUp => self.scroll(5),
            Action::PageDown => self.scroll(-5),
            Action::First => self.scroll(isize::MAX),
            Action::Last => self.log_up = 0,
            Action::TurnBoard => self.turn_board(),
            _ if self.advice().is_some() => self.act_on_hint(action),
            Action::Hint if matches!(self.mode, Mode::Throw(_)) => return self.ask_hint(),
            Action::TakeBack => return self.take_back(),
            Action::Forward => return self.forward(),
            Action::All if matches!(self.mode, Mode::Throw(_) | Mode::Pass) => self.list_all(),
            Action::Type if matches!(self.mode, Mode::Throw(_) | Mode::Pass) => self.begin_typing(),
            _ => match self.mode {
                Mode::Throw(_) => return self.act_on_throw(action),
                Mode::Pass if action == Action::Confirm => return self.play_only(),
                Mode::Bot { .. } if action == Action::Confirm => return self.skip_pause(),
                Mode::Made { .. } | Mode::Unsaved if action == Action::Confirm => return self.hand_on(),
                Mode::Made { .. } if action == Action::Back => return self.take_back(),
                Mode::Interval if action == Action::Confirm => return self.next_game(),
                Mode::Bot { .. } | Mode::Made { .. } | Mode::Pass | Mode::Unsaved | Mode::Interval | Mode::Over => {}
            },
        }
        vec![]
    }

    fn act_on_throw(&mut self, action: Action) -> Vec<Cmd> {
        let south = self.south();
        let is_only = self.only().is_some();
        let Mode::Throw(choosing) = &mut self.mode else { return vec![] };
        match action {
            Action::Next => choosing.step(1),
            Action::Previous => choosing.step(-1),
            Action::Right => choosing.turn(south, true),
            Action::Left => choosing.turn(south, false),
            Action::Number(number) => {
                let last = choosing.items().len();
                if last < usize::from(number) {
                    self.notice = Some(Notice::refused(say!("no-such-way", number = number, last = last)));
                    return vec![];
                }
                return self.pick(usize::from(number) - 1);
            }
            Action::Confirm if is_only => return self.play_only(),
            Action::Confirm => {
                let cursor = choosing.cursor();
                return self.pick(cursor);
            }
            Action::Back => {
                choosing.back();
            }
            _ => {}
        }
        vec![]
    }

    /// Does what a click asks.
    pub fn click(&mut self, hit: Hit) -> Vec<Cmd> {
        let hovered = self.hover == Some(hit);
        self.notice = None;
        self.hint = None;
        match hit {
            Hit::Item(index) => self.click_item(index, hovered),
            Hit::Place(place) => self.click_place(place, hovered),
            Hit::Card(_)
            | Hit::Spot(_)
            | Hit::Do(_)
            | Hit::Below(_)
            | Hit::Before(_)
            | Hit::After(_)
            | Hit::Letter(..) => vec![],
        }
    }

    /// Looks at a line, or does what it says if it is looked at.
    fn click_item(&mut self, index: usize, hovered: bool) -> Vec<Cmd> {
        if self.find.is_some() {
            return self.click_found(index, hovered);
        }
        let Mode::Throw(choosing) = &mut self.mode else { return vec![] };
        let looked_at = choosing.cursor() == index || hovered;
        choosing.look_at(index);
        if looked_at { self.pick(index) } else { vec![] }
    }

    /// Takes the stone up that lies here, or has the one that is taken up go here; or says why not.
    fn click_place(&mut self, place: Place, hovered: bool) -> Vec<Cmd> {
        self.find = None;
        let Mode::Throw(choosing) = &mut self.mode else {
            self.notice = self.why_place(place).map(Notice::refused);
            return vec![];
        };
        if let Some(index) = choosing.item_at(place) {
            let looked_at = choosing.cursor() == index;
            return match choosing.items()[index] {
                Item::Stone(_) => self.pick(index),
                Item::Step(_) if looked_at || hovered => self.pick(index),
                Item::Step(_) | Item::Leave(_) => {
                    choosing.look_at(index);
                    vec![]
                }
            };
        }
        let same = choosing.source() == Some(place) && choosing.is_taken();
        if same {
            choosing.back();
        } else if !choosing.take_up(place) && !lead_to(choosing, place) {
            self.notice = self.why_place(place).map(Notice::refused);
        }
        vec![]
    }

    fn pick(&mut self, index: usize) -> Vec<Cmd> {
        let Mode::Throw(choosing) = &mut self.mode else { return vec![] };
        match choosing.pick(index) {
            Some(mv) => self.play(&mv),
            None => vec![],
        }
    }

    fn play_only(&mut self) -> Vec<Cmd> {
        match self.only().copied() {
            Some(only) => self.play(&only),
            None => vec![],
        }
    }

    fn scroll(&mut self, by: isize) {
        let most = self.log.lines().len().saturating_sub(1);
        self.log_up = self.log_up.saturating_add_signed(by).min(most);
    }

    /// Notes what the pointer is over.
    pub const fn hover(&mut self, hit: Option<Hit>) {
        self.hover = hit;
    }

    /// Returns which line is shown on the board: the one under the pointer, or the one that is looked at.
    pub fn shown_item(&self) -> Option<usize> {
        let Mode::Throw(choosing) = &self.mode else { return None };
        let hovered = match self.hover {
            Some(Hit::Item(index)) => Some(index).filter(|it| *it < choosing.items().len()),
            Some(Hit::Place(place)) => choosing.item_at(place),
            Some(
                Hit::Card(_)
                | Hit::Spot(_)
                | Hit::Do(_)
                | Hit::Below(_)
                | Hit::Before(_)
                | Hit::After(_)
                | Hit::Letter(..),
            )
            | None => None,
        };
        Some(hovered.unwrap_or_else(|| choosing.cursor()))
    }
}

/// Takes up the first stone that can go here and looks at that; tells whether one can.
fn lead_to(choosing: &mut Choosing, place: Place) -> bool {
    choosing.sources().into_iter().any(|from| choosing.lead_to(from, place))
}
