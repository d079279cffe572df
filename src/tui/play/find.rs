//! Whole moves, found by typing their notation or by stepping through a list.

use std::mem;

use crate::{
    letters, refusals, say,
    tock::{
        Card, Move,
        notation::{Unread, read_all},
    },
    tui::{
        Cmd,
        keys::Action,
        notice::Notice,
        play::{Mode, Play, why},
    },
};

/// How many lines a page of the list is.
const PAGE: isize = 8;
/// The longest text that is typed.
const LONGEST: usize = 120;

/// Whole moves to choose from, and what was typed to find one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find {
    /// The card whose moves are listed; every card's if none.
    card: Option<Card>,
    text: String,
    moves: Vec<Move>,
    /// Those that fit what was typed, those that begin so first.
    found: Vec<Move>,
    /// How many of them begin so.
    begin: usize,
    /// Which of them is looked at.
    cursor: Option<usize>,
    /// The word that could not be read.
    fault: Option<String>,
}

impl Find {
    /// Returns the list of these moves: all of one card, to step through, or of every card, to type.
    fn new(card: Option<Card>, moves: Vec<Move>, text: String) -> Self {
        let mut find = Self { card, text, found: vec![], begin: 0, moves, cursor: None, fault: None };
        find.filter();
        find
    }

    /// Returns the card whose moves are listed, if they are one card's.
    pub const fn card(&self) -> Option<Card> {
        self.card
    }

    /// Returns what was typed.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns where in the text the word stands that could not be read, in bytes.
    pub fn fault(&self) -> Option<std::ops::Range<usize>> {
        let word = self.fault.as_ref().filter(|it| !it.is_empty())?;
        let at = self.text.to_ascii_lowercase().find(&word.to_ascii_lowercase())?;
        Some(at..at + word.len())
    }

    /// Returns the moves that fit what was typed.
    pub fn found(&self) -> &[Move] {
        &self.found
    }

    /// Returns which of them is looked at.
    pub const fn cursor(&self) -> Option<usize> {
        match (self.cursor, self.found.len()) {
            (None, 1) => Some(0),
            (cursor, _) => cursor,
        }
    }

    /// Returns the move that is looked at.
    pub fn current(&self) -> Option<&Move> {
        self.found.get(self.cursor()?)
    }

    /// Looks at a move of the list; tells whether it was looked at before.
    fn look_at(&mut self, index: usize) -> bool {
        let before = self.cursor();
        if index < self.found.len() {
            self.cursor = Some(index);
        }
        before == Some(index)
    }

    fn step(&mut self, by: isize) {
        let count = self.found.len() as isize;
        if count == 0 {
            return;
        }
        self.cursor = Some(match self.cursor() {
            None if by < 0 => self.found.len() - 1,
            None => 0,
            // One step goes round, a page stops at the end.
            Some(now) if by.abs() == 1 => (now as isize + by).rem_euclid(count) as usize,
            Some(now) => (now as isize).saturating_add(by).clamp(0, count - 1) as usize,
        });
    }

    fn filter(&mut self) {
        self.fault = None;
        let typed = letters::read(&self.text);
        let words: Vec<&str> = typed.split(' ').filter(|it| !it.is_empty()).collect();
        let notations: Vec<String> = self.moves.iter().map(ToString::to_string).collect();
        let begins = |it: &&(&Move, &String)| it.1.starts_with(&typed);
        let fits = |it: &&(&Move, &String)| {
            !begins(it) && words.iter().all(|word| it.1.split(' ').any(|other| other.starts_with(word)))
        };
        let all: Vec<_> = self.moves.iter().zip(&notations).collect();
        let begin = all.iter().filter(begins).count();
        let found = all.iter().filter(begins).chain(all.iter().filter(fits));
        self.found = found.map(|it| *it.0).collect();
        self.begin = begin;
        // Who lists a card's moves looks at one at once; who types says which.
        self.cursor = self.card.filter(|_| !self.found.is_empty()).map(|_| 0);
    }

    /// Adds what all moves that begin so have in common; tells whether that was anything.
    fn complete(&mut self) -> bool {
        let mut same: Option<String> = None;
        for mv in &self.found[..self.begin] {
            let notation = letters::notation(mv);
            same = Some(match same {
                None => notation,
                Some(same) => {
                    let both = same.chars().zip(notation.chars()).take_while(|(one, two)| one == two);
                    both.map(|it| it.0).collect()
                }
            });
        }
        let longer = same.filter(|it| letters::read(&self.text) != letters::read(it));
        let completes = longer.is_some();
        if let Some(text) = longer {
            self.text = text;
            self.filter();
        }
        completes
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
        self.find = Some(Find::new(None, self.legal.clone(), text));
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
            self.find = Some(Find::new(Some(card), moves, String::new()));
        }
    }

    /// Types text.
    pub fn type_text(&mut self, text: &str) {
        self.notice = None;
        if let Some(find) = &mut self.find {
            let room = LONGEST.saturating_sub(find.text.len());
            let typed = text.chars().map(|it| if it.is_control() { ' ' } else { it }).take(room);
            find.text.extend(typed);
            find.filter();
        }
    }

    /// Rubs out the last letter; an empty line is closed.
    pub fn rub_out(&mut self) {
        self.notice = None;
        if let Some(find) = &mut self.find {
            match find.text.pop() {
                Some(_) => find.filter(),
                None => self.find = None,
            }
        }
    }

    pub(super) fn act_on_find(&mut self, action: Action) -> Vec<Cmd> {
        let Some(find) = &mut self.find else { return vec![] };
        match action {
            Action::Down => find.step(1),
            Action::Up => find.step(-1),
            Action::PageDown => find.step(PAGE),
            Action::PageUp => find.step(-PAGE),
            Action::First => find.step(isize::MIN + 1),
            Action::Last => find.step(isize::MAX),
            Action::Complete if !find.complete() => {
                find.step(1);
            }
            Action::Back => self.find = None,
            Action::Confirm => return self.play_found(),
            _ => {}
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
        let Some(seat) = self.session.to_move() else { return vec![] };
        let Some(mut find) = mem::take(&mut self.find) else { return vec![] };
        if find.cursor.is_some()
            && let Some(mv) = find.current().copied()
        {
            return self.play(&mv);
        }
        let view = self.view(seat);
        let typed = letters::read(&find.text);
        let said = match read_all(&view, &typed) {
            Ok(moves) if moves.len() == 1 => return self.play(&moves[0]),
            Ok(moves) => {
                find.begin = moves.len();
                find.found = moves;
                say!("find-several")
            }
            Err(_) if find.found.len() == 1 => {
                let mv = find.found[0];
                return self.play(&mv);
            }
            Err(_) if !find.found.is_empty() => say!("find-goes-on", count = find.found.len()),
            Err(Unread::Refused(why)) => why::typed(&view, &why, &typed),
            Err(unread) => {
                find.fault = Some(fault(&unread));
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
