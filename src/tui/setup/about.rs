//! What is said about the row that is looked at.

use crate::{
    letters,
    profile::{
        Kind, Origin, Request, Ruled, Table,
        plain::{self, Line},
    },
    refusals::toccadille::colour,
    say,
    telling::{self, label},
    toccadille,
    tock::{Seat, State},
    tui::{
        model::Options,
        setup::{Files, List, Row, Ruling, SetUp, What, Who, games, switches},
        theme::Tint,
    },
};

/// A piece of what is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// What it is about.
    Title(String),
    /// A heading within it.
    Heading(String),
    /// A paragraph.
    Text(String),
    /// One thing of several.
    Point(String),
    /// What matters less.
    Faint(String),
    /// What is wrong.
    Fault(String),
    /// A seat with its colour, who sits there, and a word about it.
    Player {
        /// The seat.
        seat: Seat,
        /// The colour of its marbles.
        tint: Tint,
        /// Who sits there.
        text: String,
        /// The word about it.
        note: String,
    },
    /// A colour of stones, and who plays it.
    Side {
        /// The colour.
        seat: toccadille::Seat,
        /// Who plays it.
        text: String,
        /// The word about it.
        note: String,
    },
    /// A picture of the table: who sits where, and who plays together.
    Table,
}

impl SetUp {
    /// Finds the words for what is looked at now.
    pub(super) fn tell(&mut self, options: &Options) {
        let mut said = vec![];
        said.extend(self.notice.clone().map(Said::Fault));
        match &self.list {
            Some(List::Games(list)) => match list.games.get(list.at) {
                Some(game) => said.extend(games::about(game)),
                None => said.push(Said::Text(say!("setup-no-games"))),
            },
            Some(List::Files(list)) => said.extend(of_file(list)),
            Some(List::Switches(list)) => said.extend(switches::about(self, list)),
            Some(List::StoneSwitches(list)) => said.extend(switches::about(self, list)),
            None => said.extend(self.about_row(options)),
        }
        self.about = said;
    }

    fn about_row(&self, options: &Options) -> Vec<Said> {
        let mut said = match self.at {
            Row::AllGames => vec![Said::Title(say!("setup-all-games")), Said::Text(say!("about-all-games"))],
            Row::Game(index) => self.games.get(index).map(games::about).unwrap_or_default(),
            Row::Profile => {
                let name = self.profile_name();
                self.game().either(|| profile::<State>(options, name), || profile::<toccadille::State>(options, name))
            }
            Row::Browse => vec![Said::Title(say!("setup-browse")), Said::Text(say!("about-browse"))],
            Row::Variant(index) => {
                let name = self.variants().get(index).map_or("", |it| it.0.name.as_str());
                self.game().either(|| variant::<State>(options, name), || variant::<toccadille::State>(options, name))
            }
            Row::House => {
                let mut said = vec![Said::Title(say!("setup-house")), Said::Text(say!("about-house"))];
                said.extend(self.changed());
                said
            }
            Row::Players => vec![Said::Title(say!("setup-players")), Said::Text(say!("about-players")), Said::Table],
            Row::Who(seat) => {
                let mut said = vec![Said::Title(title_of(seat)), Said::Text(say!("about-who"))];
                if let Who::Bot(level) = self.chairs[seat].who {
                    let bot = say!("about-bot", level = level.name(), summary = level.summary());
                    said.push(Said::Text(bot));
                }
                said.push(Said::Table);
                said
            }
            Row::Name(seat) => {
                vec![Said::Title(title_of(seat)), Said::Text(say!("about-name")), Said::Table]
            }
            Row::Colour(seat) => {
                vec![Said::Title(title_of(seat)), Said::Text(say!("about-colour")), Said::Table]
            }
            Row::Side(seat) => {
                let mut said = vec![Said::Title(colour(seat)), Said::Text(say!("about-who"))];
                if let Who::Bot(level) = self.stones.sides[seat].who {
                    said.push(Said::Text(say!("about-bot", level = level.name(), summary = level.summary())));
                }
                said
            }
            Row::SideName(seat) => vec![Said::Title(colour(seat)), Said::Text(say!("about-name"))],
            Row::Length => vec![Said::Title(say!("setup-length")), Said::Text(say!("about-length"))],
            Row::Count => vec![Said::Title(say!(self.stones.unit.key())), Said::Text(say!("about-count"))],
            Row::First => vec![Said::Title(say!("setup-first")), Said::Text(say!("about-first")), Said::Table],
            Row::Seed => vec![Said::Title(say!("setup-seed")), Said::Text(say!("about-seed"))],
            Row::Practice => vec![Said::Title(say!("setup-practice")), Said::Text(say!("about-practice"))],
            Row::OpenHands => vec![Said::Title(say!("setup-open-hands")), Said::Text(say!("about-open-hands"))],
            Row::Start => self.whole(),
        };
        if let Some(fault) = self.fault() {
            let is_told = self.notice.as_ref() == Some(fault) || said.contains(&Said::Fault(fault.clone()));
            if !is_told {
                said.splice(0..0, [Said::Heading(say!("setup-faulty")), Said::Fault(fault.clone())]);
            }
        }
        said
    }

    /// Returns the game as it would begin.
    fn whole(&self) -> Vec<Said> {
        let begin = self.game().either(|| self.tock.table().map(begin), || self.stones.ruling.table().map(begin));
        let Some(mut said) = begin else { return vec![] };
        let variants = self.variants().iter().filter(|it| it.1);
        said.extend(variants.map(|(it, _)| {
            Said::Point(say!("setup-with-variant", name = it.label.as_str(), summary = it.summary.as_str()))
        }));
        said.extend(self.changed());
        said.extend(self.game().either(|| vec![Said::Table], || self.match_to_begin()));
        said
    }

    /// Returns who plays a match, and how long it is.
    fn match_to_begin(&self) -> Vec<Said> {
        let players = self.stones.players();
        let side = |seat: toccadille::Seat| {
            let name = telling::toccadille::name(&players[seat], seat);
            Said::Side { seat, text: name, note: String::new() }
        };
        let length = telling::toccadille::length(self.stones.length()).unwrap_or_else(|| say!("setup-length-open"));
        toccadille::Seat::ALL.map(side).into_iter().chain([Said::Text(length)]).collect()
    }

    /// Returns the switches that were changed for this game.
    fn changed(&self) -> Vec<Said> {
        self.game().either(|| changed(&self.tock), || changed(&self.stones.ruling))
    }
}

/// Returns what the rules of a game that is to begin say of themselves.
fn begin<G: Ruled>(table: &Table<G>) -> Vec<Said> {
    let summary = (!table.summary.is_empty()).then(|| Said::Text(table.summary.clone()));
    [Said::Title(table.name.clone())].into_iter().chain(summary).collect()
}

fn changed<G: Ruled>(ruling: &Ruling<G>) -> Vec<Said> {
    if ruling.set.is_empty() {
        return vec![];
    }
    let mut said = vec![Said::Heading(say!("setup-changed", count = ruling.set.len()))];
    match ruling.table() {
        Some(table) => {
            let lines = plain::lines(table);
            let of = |switch| lines.iter().find(|it: &&Line<G>| it.switch == switch).map(points).unwrap_or_default();
            said.extend(ruling.set.iter().flat_map(|it| of(it.0)));
        }
        None => said.extend(ruling.set.iter().map(|(switch, value)| Said::Point(format!("{switch} = {value}")))),
    }
    said
}

fn title_of(seat: Seat) -> String {
    say!("setup-seat", seat = seat.to_string())
}

fn profile<G: Ruled>(options: &Options, name: &str) -> Vec<Said> {
    match options.library.resolve_of::<G>(&Request::named(name)) {
        Ok(table) => of_table(&table),
        Err(report) => vec![Said::Title(label(name)), Said::Fault(report.complaints().on_one_line())],
    }
}

/// Returns what a profile says: its own switches first, then those of its parents.
pub(super) fn of_table<G: Ruled>(table: &Table<G>) -> Vec<Said> {
    let mut said = heading(&table.name, &table.summary, &table.source);
    let (mut own, mut others): (Vec<Said>, Vec<Said>) = (vec![], vec![]);
    for line in plain::lines(table) {
        match table.origin(line.switch) {
            Origin::Profile(from) if *from == table.profile => own.extend(points(&line)),
            Origin::Profile(_) | Origin::Variant(_) | Origin::Set => others.extend(points(&line)),
            Origin::Default => {}
        }
    }
    for (key, points) in [("setup-own-switches", own), ("setup-other-switches", others)] {
        if !points.is_empty() {
            said.push(Said::Heading(say!(key)));
            said.extend(points);
        }
    }
    said
}

/// Returns what a variant changes.
pub(super) fn variant<G: Ruled>(options: &Options, name: &str) -> Vec<Said> {
    match options.library.variant_alone::<G>(name, None) {
        Ok(variant) => {
            let mut said = heading(&variant.name, &variant.summary, &variant.source);
            said.push(Said::Heading(say!("setup-variant-changes")));
            said.extend(plain::variant_lines(name, &variant).iter().flat_map(points));
            said
        }
        Err(report) => vec![Said::Title(label(name)), Said::Fault(report.complaints().on_one_line())],
    }
}

fn heading(name: &str, summary: &str, source: &str) -> Vec<Said> {
    let mut said = vec![Said::Title(name.to_owned())];
    said.extend((!summary.is_empty()).then(|| Said::Text(summary.to_owned())));
    said.extend((!source.is_empty()).then(|| Said::Faint(say!("rules-source", source = source))));
    said
}

/// Returns the sentences of a switch.
pub(super) fn points<G: Ruled>(line: &Line<G>) -> Vec<Said> {
    let card = matches!(G::kind(line.switch), Kind::Actions).then(|| G::path(line.switch).1.parse().ok()).flatten();
    match card {
        Some(rank) => {
            let text = line.says.join(" ");
            vec![Said::Point(say!("rules-of-card", card = letters::rank(rank), text = text))]
        }
        None => line.says.iter().cloned().map(Said::Point).collect(),
    }
}

fn of_file(list: &Files) -> Vec<Said> {
    let mut said = match list.entries.get(list.at).map(|it| &it.what) {
        Some(What::Up | What::Folder) => vec![Said::Text(say!("about-folder"))],
        Some(What::File) => list.told.clone(),
        None => vec![],
    };
    // The file that is looked at has told its fault already.
    let untold = list.fault.clone().map(Said::Fault).filter(|it| !said.contains(it));
    said.splice(0..0, untold);
    if let Some(fault) = &list.unreadable {
        said.push(Said::Fault(fault.clone()));
    }
    said
}
