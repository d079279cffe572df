//! What the program asks of a position that is set up by hand, whichever game it is of.

use std::{any::Any, fmt};

use crate::tui::{
    ask::{Answer, Ask},
    canvas::{Canvas, Hit},
    cross::SquareNames,
    edit::Asked,
    keys::{Action, Context},
    model::Options,
    next::Next,
    pages::Page,
    theme::Theme,
};

/// A position set up by hand on the screen.
pub trait Editing: Any + fmt::Debug {
    /// Draws it; tells whether there was room for it.
    fn draw(&self, canvas: &mut Canvas<'_>, names: SquareNames) -> bool;

    /// Returns what keys mean now.
    fn context(&self) -> Context;

    /// Does what a key asks.
    fn act(&mut self, action: Action) -> Next;

    /// Does what a click asks.
    fn click(&mut self, hit: Hit);

    /// Goes through the moves.
    fn wheel(&mut self, lines: i16);

    /// Tells whether something was changed since it was saved.
    fn is_changed(&self) -> bool;

    /// Asks for the rules.
    fn ask_rules(&self, options: &Options) -> Ask;

    /// Does what an answer asks.
    fn answer(&mut self, asked: Asked, answer: &Answer, options: &Options) -> Next;

    /// Returns the page of the rules.
    fn rules_page(&self, theme: Theme) -> Page;

    /// Tells everything anew, in the language that is spoken now.
    fn retell(&mut self);
}
