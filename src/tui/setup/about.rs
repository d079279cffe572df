//! What is said about the row that is looked at.

use crate::{
    letters,
    profile::{
        Origin, Request,
        plain::{self, Line},
    },
    say,
    telling::label,
    tock::{Seat, rules::Switch},
    tui::{
        model::Options,
        setup::{Files, List, Row, SetUp, What, Who, games, switches},
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
            None => said.extend(self.about_row(options)),
        }
        self.about = said;
    }

    fn about_row(&self, options: &Options) -> Vec<Said> {
        let mut said = match self.at {
            Row::AllGames => vec![Said::Title(say!("setup-all-games")), Said::Text(say!("about-all-games"))],
            Row::Game(index) => self.games.get(index).map(games::about).unwrap_or_default(),
            Row::Profile => self.profiles.get(self.profile).map(|it| profile(options, &it.name)).unwrap_or_default(),
            Row::Browse => vec![Said::Title(say!("setup-browse")), Said::Text(say!("about-browse"))],
            Row::Variant(index) => self.variants.get(index).map(|it| variant(options, &it.0.name)).unwrap_or_default(),
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
            Row::First => vec![Said::Title(say!("setup-first")), Said::Text(say!("about-first")), Said::Table],
            Row::Seed => vec![Said::Title(say!("setup-seed")), Said::Text(say!("about-seed"))],
            Row::Practice => vec![Said::Title(say!("setup-practice")), Said::Text(say!("about-practice"))],
            Row::OpenHands => vec![Said::Title(say!("setup-open-hands")), Said::Text(say!("about-open-hands"))],
            Row::Start => self.whole(),
        };
        if let Err(fault) = &self.rules {
            let is_told = self.notice.as_ref() == Some(fault) || said.contains(&Said::Fault(fault.clone()));
            if !is_told {
                said.splice(0..0, [Said::Heading(say!("setup-faulty")), Said::Fault(fault.clone())]);
            }
        }
        said
    }

    /// Returns the game as it would begin.
    fn whole(&self) -> Vec<Said> {
        let Some(table) = self.table() else { return vec![] };
        let mut said = vec![Said::Title(table.name.clone())];
        said.extend((!table.summary.is_empty()).then(|| Said::Text(table.summary.clone())));
        let variants = self.variants.iter().filter(|it| it.1);
        said.extend(variants.map(|(it, _)| {
            Said::Point(say!("setup-with-variant", name = it.label.as_str(), summary = it.summary.as_str()))
        }));
        said.extend(self.changed());
        said.push(Said::Table);
        said
    }

    /// Returns the switches that were changed for this game.
    fn changed(&self) -> Vec<Said> {
        if self.set.is_empty() {
            return vec![];
        }
        let mut said = vec![Said::Heading(say!("setup-changed", count = self.set.len()))];
        match self.table() {
            Some(table) => {
                let lines = plain::lines(table);
                let of = |switch| lines.iter().find(|it: &&Line| it.switch == switch).map(points).unwrap_or_default();
                said.extend(self.set.iter().flat_map(|it| of(it.0)));
            }
            None => said.extend(self.set.iter().map(|(switch, value)| Said::Point(format!("{switch} = {value}")))),
        }
        said
    }
}

fn title_of(seat: Seat) -> String {
    say!("setup-seat", seat = seat.to_string())
}

fn profile(options: &Options, name: &str) -> Vec<Said> {
    match options.library.resolve(&Request::named(name)) {
        Ok(table) => of_table(&table),
        Err(report) => vec![Said::Title(label(name)), Said::Fault(report.complaints().on_one_line())],
    }
}

/// Returns what a profile says: its own switches first, then those of its parents.
pub(super) fn of_table(table: &crate::profile::Table) -> Vec<Said> {
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
pub(super) fn variant(options: &Options, name: &str) -> Vec<Said> {
    match options.library.variant_alone(name, None) {
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
pub(super) fn points(line: &Line) -> Vec<Said> {
    match line.switch {
        Switch::Cards(rank) => {
            let text = line.says.join(" ");
            vec![Said::Point(say!("rules-of-card", card = letters::rank(rank), text = text))]
        }
        _ => line.says.iter().cloned().map(Said::Point).collect(),
    }
}

fn of_file(list: &Files) -> Vec<Said> {
    let mut said: Vec<_> = list.fault.clone().map(Said::Fault).into_iter().collect();
    match list.entries.get(list.at).map(|it| &it.what) {
        Some(What::Up | What::Folder) => said.push(Said::Text(say!("about-folder"))),
        Some(What::File) => said.extend(list.told.clone()),
        None => {}
    }
    if let Some(fault) = &list.unreadable {
        said.push(Said::Fault(fault.clone()));
    }
    said
}
