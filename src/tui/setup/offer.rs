//! The form as it is offered first: filled in as for the last game, or for another one like this.

use crate::{
    bot::Level,
    profile::{Library, Request, Ruled, fault::Sort},
    say,
    session::{Agreed, Choices, Player, Session},
    telling::label,
    tock::{BySeat, Seat, State},
    tui::{
        model::Options,
        people::People,
        setup::{Chair, Named, Row, SetUp, Who, games, short_name},
        theme::Tint,
    },
};

impl SetUp {
    /// Returns the form as it is offered first: as for the last game that began here, or by the settings.
    pub fn new(options: &Options) -> Self {
        options.store.choices().map_or_else(
            || Self::with(options, &Request::default(), 4, chairs(options)),
            |choices| Self::chosen(options, &choices),
        )
    }

    /// Returns the form filled in for another game like this one, with those who play it now.
    pub fn again(options: &Options, session: &Session) -> Self {
        let players = session.record().players().clone();
        Self::chosen(options, &Choices { players, ..Choices::of(session.record().header()) })
    }

    /// Tells everything anew, in the language that is spoken now.
    pub(crate) fn retell(&mut self, options: &Options) {
        for (sort, named) in [
            (Sort::Profile, self.profiles.iter_mut().collect::<Vec<_>>()),
            (Sort::Variant, self.variants.iter_mut().map(|it| &mut it.0).collect()),
        ] {
            let listed = listed(&options.library, sort);
            for named in named {
                if let Some(again) = listed.iter().find(|it| it.name == named.name) {
                    *named = again.clone();
                }
            }
        }
        (self.games, self.more_games) = games::newest(options);
        self.notice = None;
        self.resolve(&options.library);
        self.tell(options);
    }

    fn chosen(options: &Options, choices: &Choices) -> Self {
        let people = People::new(&choices.players, &choices.colours);
        let first = chairs(options);
        let chair = |seat: Seat| {
            let tint = people.tint(seat);
            match &choices.players[seat] {
                Some(Player::Human { name }) => Chair { who: Who::Human, name: short_name(name), tint },
                Some(Player::Bot { level }) => {
                    let who = level.parse().map_or(Who::Bot(Level::Greedy), Who::Bot);
                    Chair { who, name: String::new(), tint }
                }
                None => Chair { tint, ..first[seat].clone() },
            }
        };
        let players = choices.players.iter().filter(|(_, it)| it.is_some()).count() as u8;
        let (request, notice) = still_there(options, choices);
        let mut setup = Self::with(options, &request, players, BySeat::from_fn(chair));
        setup.notice = notice;
        setup.agreed = choices.agreed;
        setup.tell(options);
        setup
    }

    fn with(options: &Options, request: &Request, players: u8, chairs: BySeat<Chair>) -> Self {
        let mut profiles = listed(&options.library, Sort::Profile);
        let mut variants = listed(&options.library, Sort::Variant);
        let (rules, with) = match request.rules.as_str() {
            "" => (&options.rules.0, &options.rules.1),
            _ => (&request.rules, &request.variants),
        };
        let profile = place(&mut profiles, rules);
        for variant in with {
            place(&mut variants, variant);
        }
        let on = |it: Named| {
            let is_on = with.contains(&it.name);
            (it, is_on)
        };
        let set = request.set.iter().filter_map(|it| {
            let (path, value) = it.split_once('=')?;
            let (table, key) = path.split_once('.')?;
            Some((State::find(table, key)?, value.to_owned()))
        });
        let (games, more_games) = games::newest(options);
        let mut setup = Self {
            profile,
            profiles,
            variants: variants.into_iter().map(on).collect(),
            set: set.collect(),
            players,
            chairs,
            first: None,
            seed: String::new(),
            agreed: Agreed::default(),
            games,
            more_games,
            rules: Err(String::new()),
            notice: None,
            about: vec![],
            about_top: 0,
            list: None,
            line: None,
            at: Row::Start,
            column: 0,
        };
        setup.resolve(&options.library);
        setup.tell(options);
        setup
    }
}

/// Returns who sits down where nobody has chosen: a player at the keyboard against bots.
fn chairs(options: &Options) -> BySeat<Chair> {
    let name = options.name.clone().unwrap_or_default();
    BySeat::from_fn(|seat| Chair {
        who: if seat == Seat::A { Who::Human } else { Who::Bot(Level::Greedy) },
        name: if seat == Seat::A { short_name(&name) } else { String::new() },
        tint: Tint::ALL[seat.index()],
    })
}

/// Returns what of the chosen rules can still be had, and a word about what cannot.
///
/// Without its profile nothing of it is left: its variants and switches may have meant anything.
fn still_there(options: &Options, choices: &Choices) -> (Request, Option<String>) {
    let whole = choices.request();
    let library = &options.library;
    let Err(report) = library.resolve(&whole) else { return (whole, None) };
    let why = report.complaints().on_one_line();
    let gone = |name: &str| say!("setup-gone", name = label(name), why = why.as_str());
    if library.resolve(&Request::named(&choices.rules)).is_err() {
        let instead = label(&options.rules.0);
        let notice = say!("setup-gone-instead", name = label(&choices.rules), instead = instead, why = why.as_str());
        return (Request::default(), Some(notice));
    }
    let lost = choices.variants.iter().find(|it| library.variant_alone::<State>(it, None).is_err());
    let notice = lost.map_or_else(|| say!("setup-no-longer", why = why.as_str()), |it| gone(it));
    let variants =
        choices.variants.iter().filter(|it| library.variant_alone::<State>(it, None).is_ok()).cloned().collect();
    let kept = Request { variants, ..whole };
    // Switches that made sense only with what is gone go with it.
    let kept = if library.resolve(&kept).is_ok() { kept } else { Request { set: vec![], ..kept } };
    let kept = if library.resolve(&kept).is_ok() { kept } else { Request::named(&choices.rules) };
    (kept, Some(notice))
}

/// Returns the place of what is asked for by this name; what is asked for by path is added to the list.
pub(super) fn place(list: &mut Vec<Named>, name: &str) -> usize {
    list.iter().position(|it| it.name == name).unwrap_or_else(|| {
        list.push(Named { name: name.to_owned(), label: label(name), summary: String::new() });
        list.len() - 1
    })
}

fn listed(library: &Library, sort: Sort) -> Vec<Named> {
    let all = library.list::<State>().into_iter().filter(|it| it.sort == sort);
    all.map(|it| Named { label: label(&it.name), name: it.name, summary: it.summary }).collect()
}
