//! What is wrong with a file a player wrote, put into words: each fault with its place marked and the way out.
//!
//! Who reads a file finds the faults, as data; here they become text. The words are handed in.

mod nearest;
mod text;

use std::{fmt, ops::Range, sync::Arc};

use annotate_snippets::{AnnotationKind, Group, Level, Renderer, Snippet};

use crate::say;

pub use nearest::nearest;
pub use text::{MAX_BYTES, Mark, Source, Unread, open, read};

/// How many faults are shown, more than a text has that is meant to be right; the others are counted.
const SHOWN: usize = 100;

/// One fault in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Complaint {
    /// What is wrong, in a clause.
    pub what: String,
    /// The text to mend; none if the fault is in no text.
    pub at: Option<Mark>,
    /// The other places that have a part in it, each with a word about it.
    pub also: Vec<(Mark, String)>,
    /// What the player can do about it.
    pub way: String,
}

/// All faults of one file in words, in the order of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Complaints(pub Vec<Complaint>);

impl Complaints {
    /// Returns the faults with colours for a terminal.
    pub fn styled(&self) -> String {
        self.render(&Renderer::styled())
    }

    /// Returns the faults without pictures, on one line: `quarrel.toml:2:7: no such square; …`.
    pub fn on_one_line(&self) -> String {
        let mut texts: Vec<_> = self.0.iter().take(SHOWN).map(Complaint::on_one_line).collect();
        if SHOWN < self.0.len() {
            texts.push(say!("report-more", count = self.0.len() - SHOWN));
        }
        texts.join("; ")
    }

    fn render(&self, renderer: &Renderer) -> String {
        let mut texts: Vec<_> = self.0.iter().take(SHOWN).map(|it| it.render(renderer)).collect();
        if SHOWN < self.0.len() {
            texts.push(say!("report-more", count = self.0.len() - SHOWN));
        }
        texts.join("\n\n")
    }
}

impl fmt::Display for Complaints {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(&Renderer::plain()))
    }
}

impl Complaint {
    fn on_one_line(&self) -> String {
        let text = say!("report-line", what = self.what.as_str(), way = self.way.as_str());
        match &self.at {
            Some(mark) => {
                let before = mark.source.text.get(..mark.span.start).unwrap_or(&mark.source.text);
                let line = before.matches('\n').count() + 1;
                let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
                format!("{}:{line}:{column}: {text}", mark.source.name)
            }
            None => text,
        }
    }

    fn render(&self, renderer: &Renderer) -> String {
        let error = Level::ERROR.with_name(say!("report-error"));
        let mut group = Group::with_title(error.primary_title(&self.what));
        // The texts concerned, the one to mend first.
        let mut sources: Vec<&Arc<Source>> = vec![];
        for mark in self.at.iter().chain(self.also.iter().map(|it| &it.0)) {
            if !sources.contains(&&mark.source) {
                sources.push(&mark.source);
            }
        }
        for source in sources {
            let of_source = |it: &&Mark| it.source == *source;
            let at = self.at.iter().filter(of_source).map(|it| AnnotationKind::Primary.span(whole_letters(it)));
            let also = self.also.iter().filter(|it| of_source(&&it.0));
            let also = also.map(|(it, label)| AnnotationKind::Context.span(whole_letters(it)).label(label));
            let snippet = Snippet::source(source.text.as_str()).path(source.name.as_str());
            group = group.element(snippet.annotations(at.chain(also)));
        }
        let way = Level::HELP.with_name(say!("report-way")).message(&self.way);
        renderer.render(&[group.element(way)])
    }
}

/// Returns the span, moved so that it begins and ends with a letter of the text.
fn whole_letters(Mark { source, span }: &Mark) -> Range<usize> {
    let text = &source.text;
    let down = |at: usize| (0..=at.min(text.len())).rev().find(|it| text.is_char_boundary(*it)).unwrap_or(0);
    let start = down(span.start);
    start..down(span.end).max(start)
}

/// Returns text from outside so that it cannot disturb the terminal: short, and without control characters.
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 80;
    let plain = text.chars().flat_map(|it| if it.is_control() { it.escape_default().collect() } else { vec![it] });
    let mut shown: String = plain.take(LONGEST).collect();
    if shown.chars().count() == LONGEST {
        shown.push('…');
    }
    shown
}

/// Returns words as a list in a sentence: `a, b or c`.
pub fn one_of(words: &[impl AsRef<str>]) -> String {
    match words {
        [] => String::new(),
        [one] => one.as_ref().to_owned(),
        [first @ .., last] => {
            let first: Vec<_> = first.iter().map(AsRef::as_ref).collect();
            say!("report-or", first = first.join(", "), last = last.as_ref())
        }
    }
}

/// Makes a mark in a text.
pub fn mark(source: &Arc<Source>, span: Range<usize>) -> Mark {
    Mark { source: source.clone(), span }
}

/// Returns the word for a type of TOML: `a list`, `a whole number`.
pub fn toml_type(found: &str) -> String {
    say!("report-toml-type", found = found)
}

/// Returns the number of the line a byte of a text lies in, from 1.
pub fn line(text: &str, at: usize) -> usize {
    1 + text.bytes().take(at).filter(|it| *it == b'\n').count()
}

/// How many faults of a text that is no TOML are looked at.
const MOST_SYNTAX_FAULTS: usize = 100;

/// Returns the first fault of TOML in each line, with its reason: a text that is no TOML at all has one at every word.
pub fn syntax_faults(text: &str, errors: &[toml::de::Error]) -> Vec<(Range<usize>, String)> {
    let mut lines = vec![];
    let mut faults = vec![];
    for error in errors.iter().take(MOST_SYNTAX_FAULTS) {
        let span = error.span().unwrap_or(0..0);
        let line = line(text, span.start);
        if !lines.contains(&line) {
            lines.push(line);
            faults.push((span, error.message().to_owned()));
        }
    }
    faults
}
