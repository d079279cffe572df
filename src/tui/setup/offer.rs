//! The form as it is offered first: filled in as for the last game, or for another one like this.

use crate::{
    bot::Level,
    games::Name,
    profile::{Library, Request, Ruled, fault::Sort},
    say,
    session::{Agreed, Choices, Player, Session, toccadille::Match},
    telling::label,
    toccadille,
    tock::{BySeat, Seat, State},
    tui::{
        model::Options,
        people::People,
        setup::{
            Chair, Named, Row, Ruling, SetUp, Stones, Who, games,
            ruling::{listed, place},
            short_name,
        },
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
        let Choices { stones, length, .. } = options.store.choices().unwrap_or_default();
        Self::chosen(options, &Choices { players, stones, length, ..Choices::of(session.record().header()) })
    }

    /// Tells everything anew, in the language that is spoken now.
    pub(crate) fn retell(&mut self, options: &Options) {
        let listed = profiles(&options.library);
        for named in &mut self.profiles {
            if let Some(again) = listed.iter().find(|it| it.name == named.name) {
                *named = again.clone();
            }
        }
        self.tock.retell(&options.library);
        self.stones.ruling.retell(&options.library);
        (self.games, self.more_games) = games::newest(options);
        self.notice = None;
        self.resolve(&options.library);
        self.tell(options);
    }

    /// Returns the form filled in for another match like this one, with those who play it now.
    pub fn again_match(options: &Options, session: &Session<Match>) -> Self {
        let before = options.store.choices().unwrap_or_default();
        let stones = session.record().players().clone();
        let players = stones.0.map(Some);
        let choices = Choices::of_match(session.record().header(), &before);
        Self::chosen(options, &Choices { stones: toccadille::BySeat(players), ..choices })
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
        let players = if players == 0 { 4 } else { players };
        let game = Name::named(&options.library.game(&choices.rules, None)).unwrap_or(Name::Tock);
        let (request, notice) = game
            .either(|| still_there::<State>(options, choices), || still_there::<toccadille::State>(options, choices));
        let mut setup = Self::with(options, &request, players, BySeat::from_fn(chair));
        setup.notice = notice;
        setup.agreed = choices.agreed;
        setup.stones.fill(choices);
        setup.tell(options);
        setup
    }

    fn with(options: &Options, request: &Request, players: u8, chairs: BySeat<Chair>) -> Self {
        let library = &options.library;
        let mut profiles = profiles(library);
        let (rules, with) = match request.rules.as_str() {
            "" => (&options.rules.0, &options.rules.1),
            _ => (&request.rules, &request.variants),
        };
        let game = Name::named(&library.game(rules, None)).unwrap_or(Name::Tock);
        let profile = place(&mut profiles, rules, game);
        // Variants and switches belong to the game of their profile.
        let of =
            |other: Name| if game == other { (with.as_slice(), request.set.as_slice()) } else { (&[][..], &[][..]) };
        let (of_tock, of_stones) = (of(Name::Tock), of(Name::Toccadille));
        let ruling = Ruling::new(library, of_stones.0, of_stones.1);
        let (games, more_games) = games::newest(options);
        let mut setup = Self {
            profile,
            profiles,
            tock: Ruling::new(library, of_tock.0, of_tock.1),
            stones: Stones::new(options, ruling),
            players,
            chairs,
            first: None,
            seed: String::new(),
            agreed: Agreed::default(),
            games,
            more_games,
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
fn still_there<G: Ruled>(options: &Options, choices: &Choices) -> (Request, Option<String>) {
    let whole = choices.request();
    let library = &options.library;
    let Err(report) = library.resolve_of::<G>(&whole) else { return (whole, None) };
    let why = report.complaints().on_one_line();
    let gone = |name: &str| say!("setup-gone", name = label(name), why = why.as_str());
    if library.resolve_of::<G>(&Request::named(&choices.rules)).is_err() {
        let instead = label(&options.rules.0);
        let notice = say!("setup-gone-instead", name = label(&choices.rules), instead = instead, why = why.as_str());
        return (Request::default(), Some(notice));
    }
    let lost = choices.variants.iter().find(|it| library.variant_alone::<G>(it, None).is_err());
    let notice = lost.map_or_else(|| say!("setup-no-longer", why = why.as_str()), |it| gone(it));
    let variants = choices.variants.iter().filter(|it| library.variant_alone::<G>(it, None).is_ok()).cloned().collect();
    let kept = Request { variants, ..whole };
    // Switches that made sense only with what is gone go with it.
    let kept = if library.resolve_of::<G>(&kept).is_ok() { kept } else { Request { set: vec![], ..kept } };
    let kept = if library.resolve_of::<G>(&kept).is_ok() { kept } else { Request::named(&choices.rules) };
    (kept, Some(notice))
}

/// Returns the profiles of every game.
fn profiles(library: &Library) -> Vec<Named> {
    let stones = listed::<toccadille::State>(library, Sort::Profile);
    listed::<State>(library, Sort::Profile).into_iter().chain(stones).collect()
}
