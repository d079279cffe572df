//! What keys and clicks do where a game is set up.

use std::mem::discriminant;

use crate::{
    bot,
    games::Name,
    letters,
    profile::{Library, Request, fault::Sort},
    session::{Hands, TakingBack},
    toccadille,
    tock::Seat,
    tui::{
        keys::{Action, Code},
        line::{Letters, Line},
        model::Options,
        setup::{
            Begun, Files, Games, LONGEST, List, NAME_WIDTH, Row, SetUp, Switches, Unit, Who, files::Chosen,
            ruling::place,
        },
        theme::Tint,
    },
};

/// The longest seed, in digits.
const SEED: usize = 15;
/// The longest count, in digits.
const COUNT: usize = 3;
/// How many entries of a list a page is.
const PAGE: isize = 10;

impl SetUp {
    /// Adds text where it is typed.
    pub fn type_text(&mut self, text: &str) {
        if let Some(line) = &mut self.line {
            line.put(text);
        }
    }

    /// Does what a key does where text is typed.
    pub fn type_key(&mut self, code: Code) {
        if let Some(line) = &mut self.line {
            line.key(code);
        }
    }

    /// Does what a key asks; returns the game, if one begins.
    pub fn act(&mut self, action: Action, options: &Options) -> Option<Begun> {
        self.notice = None;
        let before = (self.at, self.list.is_some());
        let begun = match (self.line.take(), &self.list) {
            (Some(line), _) => {
                if action != Action::Back {
                    self.typed(&line, options);
                }
                // The keys that lead on from a field do so while it is typed, too.
                match (action, &self.list) {
                    (Action::Up | Action::Down | Action::Next | Action::Previous, None) => {
                        self.act_form(action, options)
                    }
                    _ => None,
                }
            }
            (None, Some(_)) => self.act_list(action, options),
            (None, None) => self.act_form(action, options),
        };
        if before != (self.at, self.list.is_some()) || self.list.is_some() {
            self.about_top = 0;
        }
        self.tell(options);
        begun
    }

    /// Scrolls what is said about the row that is looked at.
    pub fn scroll(&mut self, by: isize) {
        // Drawing knows how much fits; here only nonsense is kept away.
        self.about_top = self.about_top.saturating_add_signed(by).min(500);
    }

    /// Does what a click on a row, or on a line of a list, asks.
    pub fn click(&mut self, index: usize, options: &Options) -> Option<Begun> {
        self.end_typing(options);
        if self.list.is_some() {
            // The first click looks, the second takes.
            let again = self.look_at(index, options);
            return if again { self.act(Action::Confirm, options) } else { self.act(Action::Repaint, options) };
        }
        if self.point_at(index) { self.act(Action::Confirm, options) } else { None }
    }

    /// Does what a click on an arrow beside a value asks.
    pub fn click_arrow(&mut self, index: usize, by: isize, options: &Options) {
        self.end_typing(options);
        let is_there = match self.list {
            Some(_) => {
                self.look_at(index, options);
                true
            }
            None => self.point_at(index),
        };
        if is_there {
            self.act(if by < 0 { Action::Left } else { Action::Right }, options);
        }
    }

    /// Puts the cursor on a letter of what is being typed.
    pub fn click_letter(&mut self, column: usize, width: usize) {
        if let Some(line) = &mut self.line {
            line.point(column, width);
        }
    }

    fn end_typing(&mut self, options: &Options) {
        if self.line.is_some() {
            self.act(Action::Confirm, options);
        }
    }

    fn point_at(&mut self, index: usize) -> bool {
        let Some(row) = self.rows().get(index).copied() else { return false };
        self.at = row;
        self.remember_column();
        true
    }

    /// Looks at a line of the list; tells whether it was looked at already.
    fn look_at(&mut self, index: usize, options: &Options) -> bool {
        let (at, count) = match &mut self.list {
            Some(List::Games(list)) => (&mut list.at, list.games.len()),
            Some(List::Files(list)) => (&mut list.at, list.entries.len()),
            Some(List::Switches(list)) => (&mut list.at, list.choices.len()),
            Some(List::StoneSwitches(list)) => (&mut list.at, list.choices.len()),
            None => return false,
        };
        let again = *at == index;
        *at = index.min(count.saturating_sub(1));
        if let Some(List::Files(list)) = &mut self.list {
            list.fault = None;
            list.look(options);
        }
        again
    }

    fn act_list(&mut self, action: Action, options: &Options) -> Option<Begun> {
        let (at, count) = match &self.list {
            Some(List::Games(list)) => (list.at, list.games.len()),
            Some(List::Files(list)) => (list.at, list.entries.len()),
            Some(List::Switches(list)) => (list.at, list.choices.len()),
            Some(List::StoneSwitches(list)) => (list.at, list.choices.len()),
            None => return None,
        };
        let by = match action {
            Action::Up => -1,
            Action::Down => 1,
            Action::PageUp => -PAGE,
            Action::PageDown => PAGE,
            Action::First => -(count as isize),
            Action::Last => count as isize,
            _ => return self.act_in_list(action, options),
        };
        let to = match (action, at) {
            // One step beyond the end leads round, a page does not.
            (Action::Up, 0) => count.saturating_sub(1),
            (Action::Down, at) if count <= at + 1 => 0,
            _ => at.saturating_add_signed(by).min(count.saturating_sub(1)),
        };
        self.look_at(to, options);
        None
    }

    fn act_in_list(&mut self, action: Action, options: &Options) -> Option<Begun> {
        match (&mut self.list, action) {
            (_, Action::Back) => self.list = None,
            (Some(List::Games(list)), Action::Confirm) => {
                let path = list.games.get(list.at)?.path.clone();
                return self.resume(&path);
            }
            (Some(List::Files(list)), Action::Confirm) => {
                let chosen = list.take(options);
                self.choose(chosen, &options.library);
            }
            (Some(List::Files(list)), Action::Clear) => list.up(options),
            (Some(List::Files(list)), Action::Path) => self.line = Some(list.line()),
            (Some(List::Games(_) | List::Files(_)), Action::Left) => self.scroll(-5),
            (Some(List::Games(_) | List::Files(_)), Action::Right) => self.scroll(5),
            (Some(List::Switches(_) | List::StoneSwitches(_)), Action::Left) => self.turn_switch(-1, options),
            (Some(List::Switches(_) | List::StoneSwitches(_)), Action::Right | Action::Confirm) => {
                self.turn_switch(1, options);
            }
            (Some(List::Switches(_) | List::StoneSwitches(_)), Action::Clear) => self.reset_switch(options),
            (Some(List::Games(_) | List::Files(_) | List::Switches(_) | List::StoneSwitches(_)) | None, _) => {}
        }
        None
    }

    fn act_form(&mut self, action: Action, options: &Options) -> Option<Begun> {
        match action {
            Action::Up => self.walk(-1),
            Action::Down => self.walk(1),
            Action::Next => self.step(1),
            Action::Previous => self.step(-1),
            Action::First => self.at = self.rows().first().copied().unwrap_or(Row::Start),
            Action::Last => self.at = Row::Start,
            Action::PageUp => self.scroll(-5),
            Action::PageDown => self.scroll(5),
            Action::Left => self.change(-1, options),
            Action::Right => self.change(1, options),
            Action::Confirm => return self.confirm(options),
            _ => {}
        }
        None
    }

    fn confirm(&mut self, options: &Options) -> Option<Begun> {
        match self.at {
            Row::Start => return self.start(options),
            Row::Game(index) => {
                let path = self.games.get(index)?.path.clone();
                return self.resume(&path);
            }
            Row::AllGames => self.list = Some(List::Games(Games::new(options))),
            Row::Browse => self.list = Some(List::Files(Files::new(options))),
            Row::House => {
                let profile = self.profile_name();
                let list = self.game().either(
                    || Switches::new(profile, &self.tock, options).map(List::Switches),
                    || Switches::new(profile, &self.stones.ruling, options).map(List::StoneSwitches),
                );
                match list {
                    Ok(list) => self.list = Some(list),
                    Err(fault) => self.notice = Some(fault),
                }
            }
            Row::SideName(seat) => {
                self.line = Some(Line::new(&self.stones.sides[seat].name, Letters::Any, NAME_WIDTH));
            }
            Row::Count => self.line = Some(Line::new(&self.stones.count.to_string(), Letters::Digits, COUNT)),
            Row::Name(seat) => {
                self.line = Some(Line::new(&self.chairs[seat].name, Letters::Any, NAME_WIDTH));
            }
            Row::Seed => self.line = Some(Line::new(&self.seed, Letters::Digits, SEED)),
            Row::Profile
            | Row::Variant(_)
            | Row::Players
            | Row::Who(_)
            | Row::Colour(_)
            | Row::Side(_)
            | Row::Length
            | Row::First
            | Row::Practice
            | Row::OpenHands => self.change(1, options),
        }
        None
    }

    /// Takes over what was typed.
    fn typed(&mut self, line: &Line, options: &Options) {
        match &mut self.list {
            Some(List::Files(list)) => {
                let chosen = list.go(line.text(), options);
                self.choose(chosen, &options.library);
            }
            Some(List::Switches(_) | List::StoneSwitches(_)) => self.set_switch(&letters::digits(line.text()), options),
            Some(List::Games(_)) => {}
            None => match self.at {
                Row::Name(seat) => line.text().trim().clone_into(&mut self.chairs[seat].name),
                Row::Seed => line.text().clone_into(&mut self.seed),
                Row::SideName(seat) => line.text().trim().clone_into(&mut self.stones.sides[seat].name),
                Row::Count => {
                    // An empty line changes nothing.
                    if let Ok(count) = line.text().parse::<u16>() {
                        self.stones.count = count.clamp(1, LONGEST);
                    }
                }
                Row::AllGames
                | Row::Game(_)
                | Row::Profile
                | Row::Browse
                | Row::Variant(_)
                | Row::House
                | Row::Players
                | Row::Who(_)
                | Row::Colour(_)
                | Row::Side(_)
                | Row::Length
                | Row::First
                | Row::Practice
                | Row::OpenHands
                | Row::Start => {}
            },
        }
    }

    /// Puts the rules of a file into the form.
    fn choose(&mut self, chosen: Option<Chosen>, library: &Library) {
        let Some(Chosen { sort, path, game }) = chosen else { return };
        match sort {
            Sort::Profile => {
                self.profile = place(&mut self.profiles, &path, game);
                let summary = game.either(
                    || library.resolve(&Request::named(&path)).map(|it| it.summary).ok(),
                    || library.resolve_of::<toccadille::State>(&Request::named(&path)).map(|it| it.summary).ok(),
                );
                if let (Some(named), Some(summary)) = (self.profiles.get_mut(self.profile), summary) {
                    named.summary = summary;
                }
                self.at = Row::Profile;
            }
            Sort::Variant => {
                // A variant of another game takes that game along.
                if self.game() != game {
                    self.profile = self.profiles.iter().position(|it| it.game == game).unwrap_or(self.profile);
                }
                let (tock, stones) = (&mut self.tock, &mut self.stones.ruling);
                let at = game.either(|| tock.add(&path, library), || stones.add(&path, library));
                self.at = Row::Variant(at);
            }
        }
        self.list = None;
        self.column = 0;
        self.resolve(library);
    }

    /// Goes to the line above or below, to what stands in the same place there.
    fn walk(&mut self, by: isize) {
        let lines = self.lines();
        let now = lines.iter().position(|it| it.contains(&self.at)).unwrap_or(0) as isize;
        let line = &lines[(now + by).rem_euclid(lines.len() as isize) as usize];
        let alike = line.iter().find(|it| discriminant(*it) == discriminant(&self.at));
        let beside = line.get(self.column.min(line.len() - 1)).copied();
        self.at = alike.copied().or(beside).unwrap_or(Row::Start);
    }

    /// Goes to the next thing that can be chosen, or to the one before.
    fn step(&mut self, by: isize) {
        let rows = self.rows();
        let now = rows.iter().position(|it| *it == self.at).unwrap_or(0) as isize;
        self.at = rows[(now + by).rem_euclid(rows.len() as isize) as usize];
        self.remember_column();
    }

    /// Goes to what stands beside, if anything does.
    fn step_beside(&mut self, by: isize) {
        let line = self.lines().into_iter().find(|it| it.contains(&self.at)).unwrap_or_default();
        let now = line.iter().position(|it| *it == self.at);
        if let Some(row) = now.and_then(|it| it.checked_add_signed(by)).and_then(|it| line.get(it)) {
            self.at = *row;
            self.remember_column();
        }
    }

    fn remember_column(&mut self) {
        let lines = self.lines();
        self.column = lines.iter().find_map(|line| line.iter().position(|it| *it == self.at)).unwrap_or(0);
    }

    fn change(&mut self, by: isize, options: &Options) {
        let round = |now: usize, count: usize| (now as isize + by).rem_euclid(count.max(1) as isize) as usize;
        match self.at {
            Row::Profile => {
                self.profile = round(self.profile, self.profiles.len());
                self.resolve(&options.library);
            }
            Row::Variant(index) => {
                let (tock, stones) = (&mut self.tock.variants, &mut self.stones.ruling.variants);
                let game = self.profiles.get(self.profile).map_or(Name::Tock, |it| it.game);
                if let Some((_, is_on)) = game.either(|| tock, || stones).get_mut(index) {
                    *is_on = !*is_on;
                }
                self.resolve(&options.library);
            }
            Row::Players => {
                let counts = self.counts();
                if let Some(now) = counts.iter().position(|it| *it == self.players) {
                    self.players = counts[round(now, counts.len())];
                }
                self.first = self.first.filter(|it| self.seats().contains(*it));
            }
            Row::Who(seat) => {
                let all = <Who>::all();
                let now = all.iter().position(|it| *it == self.chairs[seat].who).unwrap_or(0);
                self.chairs[seat].who = all[round(now, all.len())];
            }
            Row::Colour(seat) => self.recolour(seat, by),
            Row::Side(seat) => {
                let all = Who::<bot::toccadille::Level>::all();
                let side = &mut self.stones.sides[seat];
                let now = all.iter().position(|it| *it == side.who).unwrap_or(0);
                side.who = all[round(now, all.len())];
            }
            Row::Length => {
                let now = Unit::ALL.iter().position(|it| *it == self.stones.unit).unwrap_or(0);
                self.stones.unit = Unit::ALL[round(now, Unit::ALL.len())];
            }
            Row::Count => {
                let count = self.stones.count.saturating_add_signed(by.signum() as i16);
                self.stones.count = count.clamp(1, LONGEST);
            }
            Row::First => {
                let all: Vec<_> = [None].into_iter().chain(self.seats().iter().map(Some)).collect();
                let now = all.iter().position(|it| *it == self.first).unwrap_or(0);
                self.first = all[round(now, all.len())];
            }
            Row::Practice => {
                self.agreed.taking_back = match self.agreed.taking_back {
                    TakingBack::WithinTurn => TakingBack::Practice,
                    TakingBack::Practice => TakingBack::WithinTurn,
                }
            }
            Row::OpenHands => {
                self.agreed.hands = match self.agreed.hands {
                    Hands::Closed => Hands::Open,
                    Hands::Open => Hands::Closed,
                }
            }
            Row::AllGames
            | Row::Game(_)
            | Row::Browse
            | Row::House
            | Row::Name(_)
            | Row::SideName(_)
            | Row::Seed
            | Row::Start => {
                self.step_beside(by);
            }
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
}
