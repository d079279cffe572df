//! What is chosen for a match of Toccadille: who plays which colour, and how long it is.

use crate::{
    bot::toccadille::Level,
    session::{Choices, Player, toccadille::Length},
    toccadille::{BySeat, Seat, State},
    tui::{
        model::Options,
        setup::{Ruling, Who, short_name},
    },
};

/// The longest match, in games or points.
pub const LONGEST: u16 = 999;

/// One player of the form.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// Who plays.
    pub who: Who<Level>,
    /// The name, if it is somebody at the keyboard.
    pub name: String,
}

/// What is counted in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// The games.
    Games,
    /// The points.
    Points,
    /// Nothing: it is as long as the players like.
    Open,
}

impl Unit {
    /// Every unit, in the order in which the form goes through them.
    pub const ALL: [Self; 3] = [Self::Games, Self::Points, Self::Open];

    /// Returns the key of the unit in the catalogue.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Games => "setup-length-games",
            Self::Points => "setup-length-points",
            Self::Open => "setup-length-open",
        }
    }
}

/// What is chosen for a match.
#[derive(Debug)]
pub struct Stones {
    /// The rules.
    pub ruling: Ruling<State>,
    /// Who plays which colour.
    pub sides: BySeat<Side>,
    /// What is counted.
    pub unit: Unit,
    /// How many of them the match is long, whether they are counted or not.
    pub count: u16,
}

impl Stones {
    /// Returns what is offered first: a player at the keyboard against a bot, one game.
    pub fn new(options: &Options, ruling: Ruling<State>) -> Self {
        let name = short_name(options.name.as_deref().unwrap_or_default());
        let sides =
            BySeat([Side { who: Who::Human, name }, Side { who: Who::Bot(Level::Greedy), name: String::new() }]);
        Self { ruling, sides, unit: Unit::Games, count: 1 }
    }

    /// Fills in what was chosen for the last match.
    pub fn fill(&mut self, choices: &Choices) {
        for seat in Seat::ALL {
            self.sides[seat] = match &choices.stones[seat] {
                Some(Player::Human { name }) => Side { who: Who::Human, name: short_name(name) },
                Some(Player::Bot { level }) => {
                    let who = Level::named(level).map_or(Who::Bot(Level::Greedy), Who::Bot);
                    Side { who, name: String::new() }
                }
                None => continue,
            };
        }
        match choices.length {
            Some(Length::Open) => self.unit = Unit::Open,
            Some(Length::Games(games)) => (self.unit, self.count) = (Unit::Games, games),
            Some(Length::Points(points)) => (self.unit, self.count) = (Unit::Points, points),
            None => {}
        }
    }

    /// Returns how long the match is.
    pub const fn length(&self) -> Length {
        match self.unit {
            Unit::Games => Length::Games(self.count),
            Unit::Points => Length::Points(self.count),
            Unit::Open => Length::Open,
        }
    }

    /// Returns who plays.
    pub fn players(&self) -> BySeat<Player> {
        BySeat::from_fn(|seat| {
            let Side { who, name } = &self.sides[seat];
            match who {
                Who::Human => Player::Human { name: name.trim().to_owned() },
                Who::Bot(level) => Player::Bot { level: level.name().to_owned() },
            }
        })
    }
}
