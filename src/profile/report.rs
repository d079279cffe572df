//! Puts faults into words: what is wrong, the text marked, and the way out.

mod words;

use std::{fmt, ops::Range};

use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Origin, Renderer, Snippet};

use crate::{
    profile::{
        fault::{Fault, What},
        source::Mark,
    },
    say,
};

pub use words::shown;

/// Everything that keeps a request from being rules, ready to be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    faults: Vec<Fault>,
}

/// How many faults are put into words.
const SHOWN: usize = 40;

impl Report {
    /// Makes a report of these faults, in this order.
    pub const fn new(faults: Vec<Fault>) -> Self {
        Self { faults }
    }

    /// Returns the faults as data.
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }

    /// Returns the report with colours for a terminal.
    pub fn styled(&self) -> String {
        self.render(&Renderer::styled())
    }

    /// Returns each fault on one line, with its file and line, for machines and narrow places.
    pub fn short(&self) -> String {
        let renderer = Renderer::plain().short_message(true);
        let lines = self.faults.iter().take(SHOWN).map(|it| render(it, &renderer));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn render(&self, renderer: &Renderer) -> String {
        let mut texts: Vec<_> = self.faults.iter().take(SHOWN).map(|it| render(it, renderer)).collect();
        if SHOWN < self.faults.len() {
            texts.push(say!("fault-more", count = SHOWN));
        } else if 1 < self.faults.len() {
            texts.push(say!("fault-count", count = self.faults.len()));
        }
        texts.join("\n\n")
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.render(&Renderer::plain()))
    }
}

impl std::error::Error for Report {}

fn render(fault: &Fault, renderer: &Renderer) -> String {
    let error = Level::ERROR.with_name(say!("fault-error"));
    let mut group = Group::with_title(error.primary_title(words::title(&fault.what)));
    let mut left: Vec<_> = fault.also.iter().collect();
    if let Some(at) = &fault.at {
        let mut snippet = snippet(at).annotation(AnnotationKind::Primary.span(within(at)));
        left.retain(|(switch, mark)| {
            let here = mark.source == at.source;
            if here {
                let label = say!("fault-also", switch = switch.to_string());
                snippet = snippet.clone().annotation(AnnotationKind::Context.span(within(mark)).label(label));
            }
            !here
        });
        group = group.element(snippet);
    } else if let What::NoText { file, line } = &fault.what {
        group = group.element(Origin::path(file.as_str()).line(*line).char_column(1));
    }
    for (switch, mark) in left {
        let label = say!("fault-also", switch = switch.to_string());
        group = group.element(snippet(mark).annotation(AnnotationKind::Context.span(within(mark)).label(label)));
    }
    let (help, way_out) = (Level::HELP.with_name(say!("fault-help")), words::way_out(fault));
    if group.is_empty() {
        return renderer.render(&[group.element(help.message(way_out))]);
    }
    renderer.render(&[group, Group::with_title(help.secondary_title(way_out))])
}

fn snippet(mark: &Mark) -> Snippet<'_, Annotation<'_>> {
    Snippet::source(mark.source.text.as_str()).path(mark.source.name.as_str())
}

/// Returns the marked bytes, moved so that they begin and end with a letter of the text.
fn within(mark: &Mark) -> Range<usize> {
    let text = &mark.source.text;
    let down = |mut at: usize| {
        at = at.min(text.len());
        while !text.is_char_boundary(at) {
            at -= 1;
        }
        at
    };
    let start = down(mark.span.start);
    start..down(mark.span.end).max(start)
}
