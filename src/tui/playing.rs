//! What the program asks of a game that is played on the screen, whichever game it is.

use std::{fmt, time::Duration};

use crate::{
    config::Speed,
    profile::Library,
    tui::{
        Cmd,
        canvas::{Canvas, Hit},
        cross::SquareNames,
        keys::{Action, Context},
        notice::Notice,
        pages::Page,
        play::Play,
        table, talk,
        theme::Theme,
        toccadille,
    },
};

/// A game being played on the screen.
pub trait Playing: fmt::Debug {
    /// Draws it; tells whether there was room for it.
    fn draw(&self, canvas: &mut Canvas<'_>, names: SquareNames) -> bool;

    /// Returns what keys mean now.
    fn context(&self) -> Context;

    /// Goes on to whatever the game waits for now.
    fn go_on(&mut self) -> Vec<Cmd>;

    /// Does what a key asks.
    fn act(&mut self, action: Action) -> Vec<Cmd>;

    /// Does what a click asks.
    fn click(&mut self, hit: Hit) -> Vec<Cmd>;

    /// Notes what the pointer is over.
    fn hover(&mut self, hit: Option<Hit>);

    /// Types text, where a move is typed.
    fn type_text(&mut self, text: &str);

    /// Rubs out the last letter there.
    fn rub_out(&mut self);

    /// Ends a pause, or shows the next frame of a motion.
    fn waited(&mut self, ticket: u64) -> Vec<Cmd>;

    /// Ends a pause because somebody pressed a key.
    fn skip_pause(&mut self) -> Vec<Cmd>;

    /// Tells whether something is on its way.
    fn is_moving(&self) -> bool;

    /// Shows at once where it goes.
    fn skip_motion(&mut self) -> Vec<Cmd>;

    /// Takes note of how long the terminal took to show a frame.
    fn frame_took(&mut self, time: Duration) -> Vec<Cmd>;

    /// Tells whether it waits for what a bot thinks.
    fn awaits_bot(&self) -> bool;

    /// Says something, or nothing any more.
    fn notify(&mut self, notice: Option<Notice>);

    /// Takes another theme.
    fn set_theme(&mut self, theme: Theme);

    /// Takes another speed, and says which.
    fn set_speed(&mut self, speed: Speed) -> Vec<Cmd>;

    /// Tells everything anew, in the language that is spoken now.
    fn retell(&mut self);

    /// Returns the page that tells why what is not possible is not.
    fn why_page(&self) -> Option<Page>;

    /// Returns the page of the rules that are played.
    fn rules_page(&self, library: &Library) -> Page;

    /// Returns how it ended, in words, if it did.
    fn ended(&self) -> Option<String>;

    /// Returns what it is called where it is kept; none if it is kept nowhere.
    fn kept_as(&self) -> Option<String>;

    /// Gives it up.
    fn give_up(&mut self) -> Vec<Cmd>;

    /// Brings to an end what was begun, because the game is left.
    fn settle_to_leave(&mut self);
}

impl Playing for Play {
    fn draw(&self, canvas: &mut Canvas<'_>, names: SquareNames) -> bool {
        table::draw(canvas, self, names)
    }

    fn context(&self) -> Context {
        self.context()
    }

    fn go_on(&mut self) -> Vec<Cmd> {
        self.go_on()
    }

    fn act(&mut self, action: Action) -> Vec<Cmd> {
        self.act(action)
    }

    fn click(&mut self, hit: Hit) -> Vec<Cmd> {
        match hit {
            Hit::Card(index) => self.click_card(index),
            Hit::Item(index) => self.click_offer(index),
            Hit::Spot(spot) => self.click_spot(spot),
            Hit::Place(_) | Hit::Do(_) | Hit::Below(_) | Hit::Before(_) | Hit::After(_) | Hit::Letter(..) => vec![],
        }
    }

    fn hover(&mut self, hit: Option<Hit>) {
        self.hover(hit);
    }

    fn type_text(&mut self, text: &str) {
        self.type_text(text);
    }

    fn rub_out(&mut self) {
        self.rub_out();
    }

    fn waited(&mut self, ticket: u64) -> Vec<Cmd> {
        self.waited(ticket)
    }

    fn skip_pause(&mut self) -> Vec<Cmd> {
        self.skip_pause()
    }

    fn is_moving(&self) -> bool {
        self.frame().is_some()
    }

    fn skip_motion(&mut self) -> Vec<Cmd> {
        self.skip_motion()
    }

    fn frame_took(&mut self, time: Duration) -> Vec<Cmd> {
        self.frame_took(time)
    }

    fn awaits_bot(&self) -> bool {
        self.awaits_bot()
    }

    fn notify(&mut self, notice: Option<Notice>) {
        self.notice = notice;
    }

    fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
    }

    fn set_speed(&mut self, speed: Speed) -> Vec<Cmd> {
        self.set_speed(speed)
    }

    fn retell(&mut self) {
        self.retell();
    }

    fn why_page(&self) -> Option<Page> {
        self.why_page()
    }

    fn rules_page(&self, library: &Library) -> Page {
        Page::rules(&self.title, self.session().record().header(), library, self.theme)
    }

    fn ended(&self) -> Option<String> {
        self.session().end().map(|_| talk::over(self))
    }

    fn kept_as(&self) -> Option<String> {
        self.session().name()
    }

    fn give_up(&mut self) -> Vec<Cmd> {
        self.give_up()
    }

    fn settle_to_leave(&mut self) {
        self.hand_on_to_leave();
    }
}

impl Playing for toccadille::Play {
    fn draw(&self, canvas: &mut Canvas<'_>, _: SquareNames) -> bool {
        toccadille::table::draw(canvas, self)
    }

    fn context(&self) -> Context {
        self.context()
    }

    fn go_on(&mut self) -> Vec<Cmd> {
        self.go_on()
    }

    fn act(&mut self, action: Action) -> Vec<Cmd> {
        self.act(action)
    }

    fn click(&mut self, hit: Hit) -> Vec<Cmd> {
        self.click(hit)
    }

    fn hover(&mut self, hit: Option<Hit>) {
        self.hover(hit);
    }

    fn type_text(&mut self, text: &str) {
        self.type_text(text);
    }

    fn rub_out(&mut self) {
        self.rub_out();
    }

    fn waited(&mut self, ticket: u64) -> Vec<Cmd> {
        self.waited(ticket)
    }

    fn skip_pause(&mut self) -> Vec<Cmd> {
        self.skip_pause()
    }

    fn is_moving(&self) -> bool {
        self.frame().is_some()
    }

    fn skip_motion(&mut self) -> Vec<Cmd> {
        self.skip_motion()
    }

    fn frame_took(&mut self, time: Duration) -> Vec<Cmd> {
        self.frame_took(time)
    }

    fn awaits_bot(&self) -> bool {
        self.awaits_bot()
    }

    fn notify(&mut self, notice: Option<Notice>) {
        self.notice = notice;
    }

    fn set_theme(&mut self, theme: Theme) {
        self.theme = theme;
    }

    fn set_speed(&mut self, speed: Speed) -> Vec<Cmd> {
        self.set_speed(speed)
    }

    fn retell(&mut self) {
        self.retell();
    }

    fn why_page(&self) -> Option<Page> {
        self.why_page()
    }

    fn rules_page(&self, library: &Library) -> Page {
        Page::of_match(&self.title, self.session().record().header(), library, self.theme)
    }

    fn ended(&self) -> Option<String> {
        self.is_over().then(|| toccadille::words::over(self))
    }

    fn kept_as(&self) -> Option<String> {
        self.session().name()
    }

    fn give_up(&mut self) -> Vec<Cmd> {
        self.give_up()
    }

    fn settle_to_leave(&mut self) {
        self.hand_on_to_leave();
    }
}
