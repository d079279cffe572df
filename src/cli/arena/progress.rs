//! How far a long run has come, on standard error if that is a terminal.

use std::{
    collections::BTreeSet,
    io::{self, Write},
};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::{
    arena::{Contest, Done, Plan, Seeds},
    cli::Context,
    say,
};

/// A line that grows, with the time left.
pub struct Progress {
    bar: ProgressBar,
    pairings: u64,
    told: BTreeSet<String>,
}

impl Progress {
    /// Begins with nothing played of these seeds; draws nothing where nobody would see it.
    pub fn new<G: Contest>(plan: &Plan<'_, G>, seeds: Seeds, context: &Context) -> Self {
        let pairings = plan.pairings().len() as u64;
        let bar = ProgressBar::with_draw_target(
            Some(seeds.len().saturating_mul(pairings)),
            ProgressDrawTarget::stderr_with_hz(5),
        );
        let style = ProgressStyle::with_template(&say!(
            "arena-progress",
            bar = "{bar:30}",
            done = "{human_pos}",
            total = "{human_len}",
            left = "{eta}"
        ));
        let signs = if context.loaded.settings.ascii.value { "##-" } else { "━━╌" };
        if let Ok(style) = style {
            bar.set_style(style.progress_chars(signs));
        }
        Self { bar, pairings, told: BTreeSet::new() }
    }

    /// Shows that so many seeds have been counted, and what went wrong, each trouble once.
    pub fn show(&mut self, done: &Done<'_>) {
        self.bar.set_position(done.seeds.len() * self.pairings);
        for trouble in done.troubles {
            if self.told.insert(trouble.clone()) {
                self.say(trouble);
            }
        }
    }

    /// Says a line on standard error, above what is drawn there.
    pub fn say(&self, text: &str) {
        // There is nobody left to tell when standard error is closed.
        self.bar.suspend(|| writeln!(io::stderr().lock(), "{text}").ok());
    }

    /// Takes the line away.
    pub fn finish(&mut self) {
        self.bar.finish_and_clear();
    }
}
