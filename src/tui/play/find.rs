//! Whole moves, found by typing their notation or by stepping through a list.

use std::{mem, ops::Deref};

use crate::{
    letters, refusals, say,
    tock::{
        Card, Move,
        notation::{Unread, read_all},
    },
    tui::{
        Cmd,
        find::{self, Opened, Typed},
        keys::Action,
        notice::Notice,
        play::{Mode, Play, why},
    },
};

/// Whole moves to choose from, and whose they are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find {
    /// The card whose moves are listed; every card's if none.
    card: Option<Card>,
    list: find::Find<Move>,
}

impl Find {
    /// Returns the card whose moves are listed, if they are one card's.
    pub const fn card(&self) -> Option<Card> {
        self.card
    }
}

impl Deref for Find {
    type Target = find::Find<Move>;

    fn deref(&self) -> &find::Find<Move> {
        &self.list
    }
}

impl Play {
    /// Returns the whole moves that are being listed, if they are.
    pub const fn find(&self) -> Option<&Find> {
        self.find.as_ref()
    }

    /// Opens the line where a move is typed.
    pub(super) fn begin_typing(&mut self) {
        let text = match &self.mode {
            Mode::Way(choice) => format!("{} ", letters::rank(choice.card().rank())),
            _ => String::new(),
        };
        self.find = Some(Find { card: None, list: find::Find::new(Opened::Line, self.legal.clone(), text) });
    }

    /// Lists every whole move of the card that is looked at or used, or says why there is none.
    pub(super) fn list_all(&mut self) {
        let Some(seat) = self.session.to_move() else { return };
        let card = match &self.mode {
            Mode::Way(choice) => Some(choice.card()),
            _ => self.card_at(self.cursor),
        };
        let Some(card) = card else { return };
        let same = |it: &&Move| it.rank() == Some(card.rank());
        let moves: Vec<Move> = self.legal.iter().filter(same).map(|it| it.with_card(card)).collect();
        if moves.is_empty() {
            self.notice = self.why_card(seat, card).map(Notice::refused);
        } else {
            let list = find::Find::new(Opened::List, moves, String::new());
            self.find = Some(Find { card: Some(card), list });
        }
    }

    /// Types text.
    pub fn type_text(&mut self, text: &str) {
        self.notice = None;
        if let Some(find) = &mut self.find {
            find.list.type_text(text);
        }
    }

    /// Rubs out the last letter; an empty line is closed.
    pub fn rub_out(&mut self) {
        self.notice = None;
        self.find.take_if(|it| !it.list.rub_out());
    }

    pub(super) fn act_on_find(&mut self, action: Action) -> Vec<Cmd> {
        match action {
            Action::Back => self.find = None,
            Action::Confirm => return self.play_found(),
            action => {
                if let Some(find) = &mut self.find {
                    find.list.act(action);
                }
            }
        }
        vec![]
    }

    /// Does what a click on a line of the list asks: looks at it, or plays it if it is looked at.
    pub(super) fn click_found(&mut self, index: usize, hovered: bool) -> Vec<Cmd> {
        let Some(find) = &mut self.find else { return vec![] };
        if find.list.look_at(index) || hovered { self.play_found() } else { vec![] }
    }

    /// Plays the move that is looked at or written, or says why not.
    fn play_found(&mut self) -> Vec<Cmd> {
        let Some(seat) = self.session.to_move() else { return vec![] };
        let Some(mut find) = mem::take(&mut self.find) else { return vec![] };
        if let Some(mv) = find.chosen().copied() {
            return self.play(&mv);
        }
        let view = self.view(seat);
        let typed = Move::read(find.text());
        let said = match read_all(&view, &typed) {
            Ok(moves) if moves.len() == 1 => return self.play(&moves[0]),
            Ok(moves) => {
                find.list.offer(moves);
                say!("find-several")
            }
            Err(_) if find.found().len() == 1 => {
                let mv = find.found()[0];
                return self.play(&mv);
            }
            Err(_) if !find.found().is_empty() => say!("find-goes-on", count = find.found().len()),
            Err(Unread::Refused(why)) => why::typed(&view, &why, &typed),
            Err(unread) => {
                find.list.mark_fault(fault(&unread));
                say!("find-unread", why = refusals::unread(&unread))
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
        Unread::NoCard(word) | Unread::NoSpot(word) | Unread::NoDeed(word) => word.clone(),
        Unread::NotHeld(rank) => letters::rank(*rank),
        Unread::Empty | Unread::Refused(_) => String::new(),
    }
}
