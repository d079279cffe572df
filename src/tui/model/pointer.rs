//! What the pointer does to the whole program.

use crate::tui::{
    Cmd, Msg,
    canvas::Hit,
    keys::{Action, Context, Input},
    model::{Model, Over, Shown},
    playing::Playing,
};

impl Model {
    /// Does what a click means.
    pub(super) fn click(&mut self, column: u16, row: u16) -> Vec<Cmd> {
        let mut cmds = vec![];
        let covered = self.over.is_some();
        if let Some(game) = self.game_mut().filter(|it| !covered && it.is_moving()) {
            cmds = game.skip_motion();
            if self.hits.at(column, row).is_none() {
                return cmds;
            }
        }
        cmds.extend(self.click_on(column, row));
        cmds
    }

    fn click_on(&mut self, column: u16, row: u16) -> Vec<Cmd> {
        let Some(hit) = self.hits.at(column, row) else {
            // A click is as good as a key to end a pause.
            let watches = self.context() == Context::Watch;
            let Some(game) = self.game_mut() else { return vec![] };
            if watches {
                return game.skip_pause();
            }
            game.notify(None);
            return vec![];
        };
        if let (Some(Over::Ask(ask)), Hit::Item(index)) = (&mut self.over, hit) {
            return ask.click(index).map_or_else(Vec::new, |it| self.answer(&it));
        }
        match (hit, &mut self.shown) {
            (Hit::Do(action), _) => self.act(action),
            (Hit::Below(action), _) => {
                self.over = None;
                self.act(action)
            }
            (Hit::Item(at), Shown::Replay(replay)) => {
                replay.click(at);
                vec![]
            }
            (hit, Shown::Edit(edit)) => {
                edit.click(hit);
                vec![]
            }
            (Hit::Card(index), Shown::Learn(learn)) => learn.click_card(index),
            (Hit::Item(index), Shown::Learn(learn)) => learn.click_item(index),
            (Hit::Spot(spot), Shown::Learn(learn)) => learn.click_spot(spot),
            (hit, Shown::Play(play)) => play.click(hit),
            (hit, Shown::Match(play)) => play.click(hit),
            (Hit::Item(index), Shown::SetUp(setup)) => match setup.click(index, &self.options) {
                Some(begun) => self.sit_down(begun),
                None => vec![],
            },
            (Hit::Before(index), Shown::SetUp(setup)) => {
                setup.click_arrow(index, -1, &self.options);
                vec![]
            }
            (Hit::After(index), Shown::SetUp(setup)) => {
                setup.click_arrow(index, 1, &self.options);
                vec![]
            }
            (Hit::Letter(column, width), Shown::SetUp(setup)) => {
                setup.click_letter(column.into(), width.into());
                vec![]
            }
            (Hit::Before(_) | Hit::After(_) | Hit::Letter(..), Shown::Replay(_) | Shown::Learn(_))
            | (Hit::Card(_) | Hit::Spot(_), Shown::SetUp(_) | Shown::Replay(_))
            | (Hit::Place(_), Shown::SetUp(_) | Shown::Replay(_) | Shown::Learn(_)) => vec![],
        }
    }

    /// Tells whether nothing on the screen depends on this message.
    pub fn ignores(&self, msg: &Msg) -> bool {
        matches!(msg, Msg::Input(Input::Hover { column, row }) if self.hits.at(*column, *row) == self.hovered)
    }

    /// Moves the pointer.
    pub(super) fn hover(&mut self, column: u16, row: u16) {
        self.hovered = self.hits.at(column, row);
        let hovered = self.hovered.filter(|_| self.over.is_none());
        if let Some(play) = self.table_mut() {
            play.hover(hovered);
        }
    }

    /// Turns the wheel, so many lines down.
    pub(super) fn wheel(&mut self, column: u16, row: u16, lines: i16) -> Vec<Cmd> {
        // Over the ways of a card it goes through them, as there may be more than are seen.
        let is_list = matches!(self.context(), Context::Way | Context::Stone | Context::Step);
        if is_list && matches!(self.hits.at(column, row), Some(Hit::Item(_))) {
            return self.act(if lines < 0 { Action::Previous } else { Action::Next });
        }
        let action = match (self.context(), lines < 0) {
            (Context::Find, true) => Action::Up,
            (Context::Find, false) => Action::Down,
            (_, true) => Action::PageUp,
            (_, false) => Action::PageDown,
        };
        match (&mut self.over, &mut self.shown) {
            (Some(Over::Page(page)), _) => page.scroll(lines.into()),
            (Some(Over::Question(_) | Over::Ask(_)), _) => {}
            (None, Shown::SetUp(setup)) if setup.is_typing() => {}
            (None, Shown::SetUp(_)) => return self.act(if lines < 0 { Action::Up } else { Action::Down }),
            (None, Shown::Play(play)) => return play.act(action),
            (None, Shown::Match(play)) => return play.act(action),
            (None, Shown::Edit(edit)) => edit.wheel(lines),
            (None, Shown::Learn(learn)) => return learn.wheel(lines),
            (None, Shown::Replay(replay)) => {
                return replay.act(if lines < 0 { Action::Left } else { Action::Right });
            }
        }
        vec![]
    }
}
