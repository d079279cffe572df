//! What the program asks of a record that is stepped through, whichever game it is of.

use std::{any::Any, fmt, time::Duration};

use crate::{
    profile::Library,
    tui::{
        Cmd,
        ask::{Answer, Ask},
        canvas::Canvas,
        cross::SquareNames,
        keys::{Action, Context},
        model::Options,
        next::Next,
        pages::Page,
        replay::Asked,
        theme::Theme,
    },
};

/// A record stepped through on the screen.
pub trait Replaying: Any + fmt::Debug {
    /// Draws it; tells whether there was room for it.
    fn draw(&self, canvas: &mut Canvas<'_>, names: SquareNames) -> bool;

    /// Returns what keys mean now.
    fn context(&self) -> Context;

    /// Does what a key asks.
    fn act(&mut self, action: Action) -> Vec<Cmd>;

    /// Goes to the place that was clicked on the bar.
    fn click(&mut self, at: usize);

    /// Goes on, if it is to go on by itself.
    fn waited(&mut self, ticket: u64) -> Vec<Cmd>;

    /// Takes note of how long the terminal took to show a frame: a slow one is spared the rest of a motion.
    fn frame_took(&mut self, time: Duration) -> Vec<Cmd>;

    /// Asks which turn to go to.
    fn ask_turn(&mut self) -> Next;

    /// Asks who plays on from here.
    fn ask_to_play(&mut self) -> Next;

    /// Sets up the position that is looked at by hand; a profile that has changed since cannot be named for it.
    fn edit(&mut self, options: &Options) -> Next;

    /// Does what an answer asks.
    fn answer(&mut self, asked: Asked, ask: &Ask, answer: &Answer, options: &Options) -> Next;

    /// Returns the page of the rules.
    fn rules_page(&self, library: &Library, theme: Theme) -> Page;

    /// Tells everything anew, in the language that is spoken now.
    fn retell(&mut self);
}
