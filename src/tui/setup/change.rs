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
    pub(super) fn choose(&mut self, chosen: Option<Chosen>, library: &Library) {
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
        let now = lines.iter().position(|it| it.contains(&self.at)).unwrap_or(0);
        let line = &lines[round(now, lines.len(), by)];
        let alike = line.iter().find(|it| discriminant(*it) == discriminant(&self.at));
        let beside = line.get(self.column.min(line.len() - 1)).copied();
        self.at = alike.copied().or(beside).unwrap_or(Row::Start);
    }

    /// Goes to the next thing that can be chosen, or to the one before.
    fn step(&mut self, by: isize) {
        let rows = self.rows();
        self.at = further(&rows, self.at, by);
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
        match self.at {
            Row::Profile => {
                self.profile = round(self.profile, self.profiles.len(), by);
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
                self.players = further(&self.counts(), self.players, by);
                self.first = self.first.filter(|it| self.seats().contains(*it));
            }
            Row::Who(seat) => self.chairs[seat].who = further(&<Who>::all(), self.chairs[seat].who, by),
            Row::Colour(seat) => self.recolour(seat, by),
            Row::Side(seat) => {
                let side = &mut self.stones.sides[seat];
                side.who = further(&Who::<bot::toccadille::Level>::all(), side.who, by);
            }
            Row::Length => self.stones.unit = further(&Unit::ALL, self.stones.unit, by),
            Row::Count => {
                let count = self.stones.count.saturating_add_signed(by.signum() as i16);
                self.stones.count = count.clamp(1, LONGEST);
            }
            Row::First => {
                let all: Vec<_> = [None].into_iter().chain(self.seats().iter().map(Some)).collect();
                self.first = further(&all, self.first, by);
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
        let new = further(&Tint::ALL, old, by);
        for other in Seat::ALL {
            if self.chairs[other].tint == new {
                self.chairs[other].tint = old;
            }
        }
        self.chairs[seat].tint = new;
    }
}

/// Returns what stands `by` places further in a list than what is chosen, round its ends; an empty list has nothing else.
fn further<T: Copy + PartialEq>(all: &[T], chosen: T, by: isize) -> T {
    let place = all.iter().position(|it| *it == chosen).unwrap_or(0);
    all.get(round(place, all.len(), by)).copied().unwrap_or(chosen)
}

/// Returns the place `by` places further among so many, round the ends; 0 where there are none.
fn round(place: usize, count: usize, by: isize) -> usize {
    (place as isize + by).rem_euclid(count.max(1) as isize) as usize
}
