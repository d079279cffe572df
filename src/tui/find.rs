//! Whole moves of any game, found by typing their notation or by stepping through a list.

use crate::{letters, toccadille, tock, tui::keys::Action};

/// How many lines a page of the list is.
const PAGE: isize = 8;
/// The longest text that is typed.
const LONGEST: usize = 120;

/// A move that can be typed.
pub trait Typed: Copy + Eq {
    /// Returns what was typed as moves are compared with it.
    fn read(text: &str) -> String;

    /// Returns the move as what was typed is compared with it.
    fn compared(&self) -> String;

    /// Returns the move as players write it.
    fn written(&self) -> String;
}

impl Typed for tock::Move {
    fn read(text: &str) -> String {
        letters::read(text)
    }

    fn compared(&self) -> String {
        self.to_string()
    }

    fn written(&self) -> String {
        letters::notation(self)
    }
}

/// Stars may be left out.
impl Typed for toccadille::Move {
    fn read(text: &str) -> String {
        text.trim_start().to_lowercase().replace('*', "")
    }

    fn compared(&self) -> String {
        Self::read(&self.to_string())
    }

    fn written(&self) -> String {
        self.to_string()
    }
}

/// Whether one of the moves is looked at before anything is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    /// To step through them: the first one is.
    List,
    /// To type one: who types says which.
    Line,
}

/// Whole moves to choose from, and what was typed to find one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find<M> {
    opened: Opened,
    text: String,
    moves: Vec<M>,
    /// Those that fit what was typed, those that begin so first.
    found: Vec<M>,
    /// How many of them begin so.
    begin: usize,
    /// Which of them is looked at.
    cursor: Option<usize>,
    /// The word that could not be read.
    fault: Option<String>,
}

impl<M: Typed> Find<M> {
    /// Returns the list of these moves, with what was typed already.
    pub fn new(opened: Opened, moves: Vec<M>, text: String) -> Self {
        let mut find = Self { opened, text, found: vec![], begin: 0, moves, cursor: None, fault: None };
        find.filter();
        find
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
    pub fn found(&self) -> &[M] {
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
    pub fn current(&self) -> Option<&M> {
        self.found.get(self.cursor()?)
    }

    /// Looks at a move of the list; tells whether it was looked at before.
    pub fn look_at(&mut self, index: usize) -> bool {
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
        let typed = M::read(&self.text);
        let words: Vec<&str> = typed.split(' ').filter(|it| !it.is_empty()).collect();
        let notations: Vec<String> = self.moves.iter().map(M::compared).collect();
        let begins = |it: &&(&M, &String)| it.1.starts_with(&typed);
        let fits = |it: &&(&M, &String)| {
            !begins(it) && words.iter().all(|word| it.1.split(' ').any(|other| other.starts_with(word)))
        };
        let all: Vec<_> = self.moves.iter().zip(&notations).collect();
        let begin = all.iter().filter(begins).count();
        let found = all.iter().filter(begins).chain(all.iter().filter(fits));
        self.found = found.map(|it| *it.0).collect();
        self.begin = begin;
        self.cursor = match self.opened {
            Opened::List if !self.found.is_empty() => Some(0),
            Opened::List | Opened::Line => None,
        };
    }

    /// Adds what all moves that begin so have in common; tells whether that was anything.
    fn complete(&mut self) -> bool {
        let mut same: Option<String> = None;
        for mv in &self.found[..self.begin] {
            let notation = mv.written();
            same = Some(match same {
                None => notation,
                Some(same) => {
                    let both = same.chars().zip(notation.chars()).take_while(|(one, two)| one == two);
                    both.map(|it| it.0).collect()
                }
            });
        }
        let longer = same.filter(|it| M::read(&self.text) != M::read(it));
        let completes = longer.is_some();
        if let Some(text) = longer {
            self.text = text;
            self.filter();
        }
        completes
    }

    /// Adds text that is typed.
    pub fn type_text(&mut self, text: &str) {
        let room = LONGEST.saturating_sub(self.text.len());
        let typed = text.chars().map(|it| if it.is_control() { ' ' } else { it }).take(room);
        self.text.extend(typed);
        self.filter();
    }

    /// Rubs out the last letter; tells whether there was one.
    pub fn rub_out(&mut self) -> bool {
        let is_any = self.text.pop().is_some();
        self.filter();
        is_any
    }

    /// Moves along the list, or completes what was typed, as a key asks.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Down => self.step(1),
            Action::Up => self.step(-1),
            Action::PageDown => self.step(PAGE),
            Action::PageUp => self.step(-PAGE),
            Action::First => self.step(isize::MIN + 1),
            Action::Last => self.step(isize::MAX),
            Action::Complete if !self.complete() => self.step(1),
            _ => {}
        }
    }

    /// Returns the move that is looked at, if the player has said which.
    pub fn chosen(&self) -> Option<&M> {
        self.cursor.and_then(|it| self.found.get(it))
    }

    /// Lists these instead, which what was typed can mean.
    pub fn offer(&mut self, found: Vec<M>) {
        (self.begin, self.found) = (found.len(), found);
    }

    /// Marks the word that could not be read.
    pub fn mark_fault(&mut self, word: String) {
        self.fault = Some(word);
    }
}
