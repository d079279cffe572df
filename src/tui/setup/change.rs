//! What keys and clicks do where a game is set up.

use unicode_width::UnicodeWidthStr;

use crate::{
    tock::Seat,
    tui::{
        keys::Action,
        model::Options,
        setup::{Begun, NAME_WIDTH, Row, SetUp, Who},
        theme::Tint,
    },
};

impl SetUp {
    /// Adds text where it is typed.
    pub fn type_text(&mut self, text: &str) {
        let is_seed = self.at == Row::Seed;
        let Some(typed) = self.typed() else { return };
        for letter in text.chars() {
            let fits = if is_seed {
                letter.is_ascii_digit() && typed.len() < 15
            } else {
                !letter.is_control() && format!("{typed}{letter}").width() <= NAME_WIDTH
            };
            if fits {
                typed.push(letter);
            }
        }
    }

    /// Takes the last letter back where text is typed.
    pub fn rub_out(&mut self) {
        if let Some(typed) = self.typed() {
            typed.pop();
        }
    }

    /// Does what a key asks; returns the game, if one begins.
    pub fn act(&mut self, action: Action, options: &Options) -> Option<Begun> {
        self.notice = None;
        if let Some(before) = self.before.take() {
            if action == Action::Back
                && let Some(typed) = self.typed()
            {
                *typed = before;
            }
            return None;
        }
        match action {
            Action::Up => self.walk(-1),
            Action::Down => self.walk(1),
            Action::Left => self.change(-1, options),
            Action::Right => match self.at {
                Row::Game(_) | Row::Start => {}
                Row::Name(_) | Row::Seed => self.begin_typing(),
                _ => self.change(1, options),
            },
            Action::Confirm => return self.confirm(options),
            _ => {}
        }
        None
    }

    /// Does what a click on a row asks.
    pub fn click(&mut self, index: usize, options: &Options) -> Option<Begun> {
        self.before = None;
        self.at = *self.rows().get(index)?;
        match self.at {
            Row::Game(_) | Row::Start | Row::Name(_) | Row::Seed => self.confirm(options),
            Row::Profile | Row::Variant(_) | Row::Players | Row::Who(_) | Row::Colour(_) => {
                self.change(1, options);
                None
            }
        }
    }

    fn confirm(&mut self, options: &Options) -> Option<Begun> {
        match self.at {
            Row::Start => self.start(options),
            Row::Game(index) => self.resume(index),
            Row::Name(_) | Row::Seed => {
                self.begin_typing();
                None
            }
            Row::Profile | Row::Variant(_) | Row::Players | Row::Who(_) | Row::Colour(_) => {
                self.change(1, options);
                None
            }
        }
    }

    fn walk(&mut self, by: isize) {
        let rows = self.rows();
        let now = rows.iter().position(|it| *it == self.at).unwrap_or(0) as isize;
        self.at = rows[(now + by).rem_euclid(rows.len() as isize) as usize];
    }

    fn change(&mut self, by: isize, options: &Options) {
        let round = |now: usize, count: usize| (now as isize + by).rem_euclid(count as isize) as usize;
        match self.at {
            Row::Profile => {
                self.profile = round(self.profile, self.profiles.len());
                self.resolve(&options.library);
            }
            Row::Variant(index) => {
                self.variants[index].1 = !self.variants[index].1;
                self.resolve(&options.library);
            }
            Row::Players => {
                let counts = self.counts();
                if let Some(now) = counts.iter().position(|it| *it == self.players) {
                    self.players = counts[round(now, counts.len())];
                }
            }
            Row::Who(seat) => {
                let all: Vec<_> = Who::all().collect();
                let now = all.iter().position(|it| *it == self.chairs[seat].who).unwrap_or(0);
                self.chairs[seat].who = all[round(now, all.len())];
            }
            Row::Colour(seat) => self.recolour(seat, by),
            Row::Game(_) | Row::Name(_) | Row::Seed | Row::Start => {}
        }
    }

    /// Gives a seat the next colour; who has it takes the old one.
    fn recolour(&mut self, seat: Seat, by: isize) {
        let old = self.chairs[seat].tint;
        let now = Tint::ALL.iter().position(|it| *it == old).unwrap_or(0) as isize;
        let new = Tint::ALL[(now + by).rem_euclid(Tint::ALL.len() as isize) as usize];
        for other in Seat::ALL {
            if self.chairs[other].tint == new {
                self.chairs[other].tint = old;
            }
        }
        self.chairs[seat].tint = new;
    }

    fn begin_typing(&mut self) {
        let text = self.typed().map(|it| it.clone());
        self.before = text;
    }

    fn typed(&mut self) -> Option<&mut String> {
        match self.at {
            Row::Name(seat) => Some(&mut self.chairs[seat].name),
            Row::Seed => Some(&mut self.seed),
            Row::Game(_)
            | Row::Profile
            | Row::Variant(_)
            | Row::Players
            | Row::Who(_)
            | Row::Colour(_)
            | Row::Start => None,
        }
    }
}
