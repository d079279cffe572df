//! Whole moves of a throw, found by typing their notation or by stepping through a list.

use std::mem;

use crate::{
    refusals::toccadille::{unread, with_rule},
    say,
    toccadille::{
        Move,
        notation::{Unread, read},
    },
    tui::{
        Cmd,
        find::{Find, Opened, Typed},
        keys::Action,
        notice::Notice,
        toccadille::play::{Mode, Play},
    },
};

impl Play {
    /// Returns the whole moves that are being listed, if they are.
    pub const fn find(&self) -> Option<&Find<Move>> {
        self.find.as_ref()
    }

    /// Opens the line where a move is typed; the steps that are made stand there already.
    pub(super) fn begin_typing(&mut self) {
        let made = match &self.mode {
            Mode::Throw(choosing) => choosing.with(None),
            Mode::Bot { .. } | Mode::Made { .. } | Mode::Pass | Mode::Unsaved | Mode::Interval | Mode::Over => None,
        };
        let text = made.map_or_else(String::new, |it| format!("{it} "));
        self.find = Some(Find::new(Opened::Line, self.legal.clone(), text));
    }

    /// Lists every whole move.
    pub(super) fn list_all(&mut self) {
        self.find = Some(Find::new(Opened::List, self.legal.clone(), String::new()));
    }

    /// Types text.
    pub fn type_text(&mut self, text: &str) {
        self.notice = None;
        if let Some(find) = &mut self.find {
            find.type_text(text);
        }
    }

    /// Rubs out the last letter; an empty line is closed.
    pub fn rub_out(&mut self) {
        self.notice = None;
        self.find.take_if(|it| !it.rub_out());
    }

    pub(super) fn act_on_find(&mut self, action: Action) -> Vec<Cmd> {
        match action {
            Action::Back => self.find = None,
            Action::Confirm => return self.play_found(),
            action => {
                if let Some(find) = &mut self.find {
                    find.act(action);
                }
            }
        }
        vec![]
    }

    /// Does what a click on a line of the list asks: looks at it, or plays it if it is looked at.
    pub(super) fn click_found(&mut self, index: usize, hovered: bool) -> Vec<Cmd> {
        let Some(find) = &mut self.find else { return vec![] };
        if find.look_at(index) || hovered { self.play_found() } else { vec![] }
    }

    /// Plays the move that is looked at or written, or says why not.
    fn play_found(&mut self) -> Vec<Cmd> {
        let Some(mut find) = mem::take(&mut self.find) else { return vec![] };
        if let Some(mv) = find.chosen().copied() {
            return self.play(&mv);
        }
        let Some(view) = self.view() else { return vec![] };
        let said = match (read(&view, &Move::read(find.text())), find.found()) {
            (Ok(mv), _) | (Err(_), &[mv]) => return self.play(&mv),
            (Err(_), found) if !found.is_empty() => say!("find-goes-on", count = found.len()),
            (Err(Unread::Refused(why)), _) => with_rule(&why),
            (Err(why), _) => {
                find.mark_fault(fault(&why));
                say!("find-unread", why = unread(&why))
            }
        };
        self.notice = Some(Notice::refused(said));
        self.find = Some(find);
        vec![]
    }
}

/// Returns the word that could not be read.
fn fault(unread: &Unread) -> String {
    match unread {
        Unread::NoPoint(word) | Unread::NoSteps(word) => word.clone(),
        Unread::Empty | Unread::TooManySteps | Unread::ForceAlone | Unread::WrongStars(_) | Unread::Refused(_) => {
            String::new()
        }
    }
}
