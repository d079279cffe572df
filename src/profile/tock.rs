//! The switches of Tock as text.

pub mod cards;
mod words;

use serde_json::Value as Json;

use crate::{
    letters,
    profile::{
        Table,
        explain::{Entry, difference},
        plain,
        ruled::{Ruled, Slot, Unplayable, Value, entry, names},
    },
    report::one_of,
    say,
    tock::{
        State,
        card::Rank,
        rules::{
            self, Action, Blocks, Cards, Control, Deal, DealMode, Deck, End, Guards, Home, Land, Landing, NoMove,
            Obligation, OwnCrossing, Post, Problem, RestOfCard, Rules, Seats, Size, Start, StartOnOwn, StarterHelp,
            Switch, Switches, Teams, TurnSwitches, Who,
        },
    },
};

/// The subjects, as the tables of a profile are named, in the order in which they are told.
const SUBJECTS: [&[&str]; 8] =
    [&["seats"], &["board"], &["cards", "deck"], &["deal", "turn"], &["start", "post"], &["land"], &["home"], &["end"]];

names! {
    Teams: "none" = None, "opposite" = Opposite;
    DealMode: "refill" = Refill, "play_out" = PlayOut;
    StarterHelp: "none" = None, "redraw_until_starter" = RedrawUntilStarter;
    Obligation: "forced" = Forced, "may_discard" = MayDiscard;
    NoMove: "discard_one" = DiscardOne;
    Control: "own" = Own, "partner_when_finished" = PartnerWhenFinished;
    StartOnOwn: "illegal" = Illegal, "capture_unguarded" = CaptureUnguarded;
    Guards: "none" = None, "fresh" = Fresh, "standing" = Standing;
    Blocks: "nobody" = Nobody, "others" = Others, "everyone" = Everyone;
    OwnCrossing: "free" = Free, "never" = Never;
    Landing: "illegal" = Illegal, "capture" = Capture;
    RestOfCard: "partner" = Partner, "forfeit" = Forfeit;
}

impl Ruled for State {
    type Switch = Switch;
    type Switches = Switches;
    type Problem = Problem;

    const NAME: &'static str = "tock";
    const NEEDED: &'static [Switch] = &[Switch::SeatsCounts, Switch::DealMode];
    const SETTINGS: [&'static str; 2] = ["deal.hand=4", "deal.mode=\"refill\""];

    fn switches() -> Vec<Switch> {
        Switch::all().collect()
    }

    fn path(switch: Switch) -> (&'static str, &'static str) {
        switch.path()
    }

    fn range(switch: Switch) -> Option<(u8, u8)> {
        switch.range()
    }

    /// Source: `rules/README.md`, 8.
    fn defaults() -> Switches {
        Switches {
            seats: Seats { counts: vec![], teams: Teams::None },
            board: Size { sections: 4, section_length: 18, doorstep: 1, home: 4, marbles: 4, shortcut: None },
            deck: Deck { jokers: 0 },
            deal: Deal { mode: DealMode::Refill, hand: None, schedule: vec![], starter_help: StarterHelp::None },
            turn: TurnSwitches {
                obligation: Obligation::Forced,
                no_move: NoMove::DiscardOne,
                control: Control::PartnerWhenFinished,
            },
            start: Start { on_own: StartOnOwn::Illegal },
            post: Post {
                guards: Guards::Fresh,
                blocks: Blocks::Everyone,
                owner_swap_out: true,
                own_crossing: OwnCrossing::Free,
            },
            land: Land { on_own: Landing::Capture, on_partner: Landing::Capture },
            home: Home { jump: false, enter_backward: false, foreign_moved_may_enter: false },
            end: End { rest_of_card: RestOfCard::Partner },
            cards: Cards::default(),
        }
    }

    fn slot(switches: &mut Switches, switch: Switch) -> Slot<'_> {
        let Switches { seats, board, deck, deal, turn, start, post, land, home, end, cards } = switches;
        match switch {
            Switch::SeatsCounts => Slot::Numbers(&mut seats.counts),
            Switch::SeatsTeams => Slot::Name(&mut seats.teams),
            Switch::BoardSections => Slot::Number(&mut board.sections),
            Switch::BoardSectionLength => Slot::Number(&mut board.section_length),
            Switch::BoardDoorstep => Slot::Number(&mut board.doorstep),
            Switch::BoardHome => Slot::Number(&mut board.home),
            Switch::BoardMarbles => Slot::Number(&mut board.marbles),
            Switch::BoardShortcut => Slot::NumberOrNone(&mut board.shortcut),
            Switch::DeckJokers => Slot::Number(&mut deck.jokers),
            Switch::DealMode => Slot::Name(&mut deal.mode),
            Switch::DealHand => Slot::NumberOrNone(&mut deal.hand),
            Switch::DealSchedule => Slot::Numbers(&mut deal.schedule),
            Switch::DealStarterHelp => Slot::Name(&mut deal.starter_help),
            Switch::TurnObligation => Slot::Name(&mut turn.obligation),
            Switch::TurnNoMove => Slot::Name(&mut turn.no_move),
            Switch::TurnControl => Slot::Name(&mut turn.control),
            Switch::StartOnOwn => Slot::Name(&mut start.on_own),
            Switch::PostGuards => Slot::Name(&mut post.guards),
            Switch::PostBlocks => Slot::Name(&mut post.blocks),
            Switch::PostOwnerSwapOut => Slot::Flag(&mut post.owner_swap_out),
            Switch::PostOwnCrossing => Slot::Name(&mut post.own_crossing),
            Switch::LandOnOwn => Slot::Name(&mut land.on_own),
            Switch::LandOnPartner => Slot::Name(&mut land.on_partner),
            Switch::HomeJump => Slot::Flag(&mut home.jump),
            Switch::HomeEnterBackward => Slot::Flag(&mut home.enter_backward),
            Switch::HomeForeignMovedMayEnter => Slot::Flag(&mut home.foreign_moved_may_enter),
            Switch::EndRestOfCard => Slot::Name(&mut end.rest_of_card),
            Switch::Cards(rank) => Slot::Actions(cards.listing(rank)),
        }
    }

    fn rules(switches: Switches) -> Result<Rules, Vec<Unplayable<Self>>> {
        let unplayable = |rules::Fault { switch, entry, problem }| Unplayable { switch, entry, problem };
        Rules::new(switches).map_err(|it| it.into_iter().map(unplayable).collect())
    }

    fn others(problem: Problem) -> &'static [Switch] {
        problem.others()
    }

    fn follows(problem: Problem, spoiled: &dyn Fn(Switch) -> bool) -> bool {
        let card = |it: &Switch| matches!(it, Switch::Cards(_) | Switch::DeckJokers);
        problem.others().iter().any(|it| spoiled(*it))
            || (problem == Problem::NoStarter && Switch::all().filter(card).any(spoiled))
    }

    fn action_problems(action: &Action) -> Vec<Problem> {
        rules::action_problems(action)
    }

    /// A variant has at most one of the three things every profile needs: `seats.counts`, `deal.mode`, and a card that
    /// starts.
    fn is_whole(is_set: &dyn Fn(Switch) -> bool, values: &[Value]) -> bool {
        let starts = values.iter().any(|it| match it {
            Value::Actions(actions) => actions.iter().any(|it| matches!(it, Action::Start { .. })),
            _ => false,
        });
        let needs = [is_set(Switch::SeatsCounts), is_set(Switch::DealMode), starts];
        2 <= needs.into_iter().filter(|it| *it).count()
    }

    fn problem_title(switch: Switch, problem: Problem) -> String {
        words::title(switch, problem)
    }

    fn problem_way(switch: Switch, problem: Problem) -> String {
        words::way(switch, problem)
    }

    fn missing_way(switch: Switch) -> String {
        match switch {
            Switch::DealMode => say!("fault-mode-missing-way"),
            _ => say!("fault-counts-missing-way"),
        }
    }

    fn schema_of(switch: Switch) -> Vec<(&'static str, Json)> {
        match switch {
            Switch::SeatsCounts => vec![("minItems", 1.into()), ("uniqueItems", true.into())],
            Switch::BoardSectionLength => vec![("multipleOf", 2.into())],
            _ => vec![],
        }
    }

    fn about(switch: Switch) -> String {
        match switch {
            Switch::Cards(_) => say!("about-cards"),
            _ => say!(&format!("about-{}", plain::key(switch))),
        }
    }

    fn says(switch: Switch, value: Option<&Json>, actions: Option<&[Action]>) -> Vec<String> {
        match (switch, actions) {
            (Switch::Cards(_), None | Some([])) => vec![say!("card-unused")],
            (Switch::Cards(_), Some(actions)) => {
                let use_of = |(place, it)| match place {
                    0 => words::action(it),
                    _ => say!("card-or", use = words::action(it)),
                };
                actions.iter().enumerate().map(use_of).collect()
            }
            // Players are alternatives.
            (Switch::SeatsCounts, _) => vec![plain::sentence("switch", switch, value, one_of)],
            (_, _) => vec![plain::sentence("switch", switch, value, plain::all_of)],
        }
    }

    fn value(rules: &Rules, switch: Switch) -> Option<Json> {
        match switch {
            Switch::Cards(rank) => Some(rules.actions(rank)).filter(|it| !it.is_empty()).map(cards::json),
            _ => Self::json(rules, switch),
        }
    }

    fn actions(rules: &Rules, switch: Switch) -> Option<&[Action]> {
        match switch {
            Switch::Cards(rank) => Some(rules.actions(rank)),
            _ => None,
        }
    }

    fn default_origin(switch: Switch) -> String {
        match switch {
            Switch::Cards(rank) if rank != Rank::Joker => say!("origin-face-value"),
            _ => say!("origin-default"),
        }
    }

    fn subjects() -> Vec<(String, Vec<Switch>)> {
        let of_table = |table: &str| Switch::all().filter(|it| it.path().0 == table).collect::<Vec<_>>();
        let subject = |tables: &[&str]| {
            let title = say!(&format!("rules-section-{}", tables[0]));
            (title, tables.iter().flat_map(|it| of_table(it)).collect())
        };
        SUBJECTS.into_iter().map(subject).collect()
    }

    /// Cards at their face value share an entry.
    fn entries(table: &Table, switches: &[Switch]) -> Vec<Entry> {
        let label = |it: Switch| match it {
            Switch::Cards(rank) => letters::rank(rank),
            _ => String::new(),
        };
        let differs =
            |it: Switch| table.base.as_ref().is_some_and(|base| plain::differs::<Self>(&table.rules, &base.rules, it));
        let is_said = |it: &Switch| match it {
            Switch::Cards(rank) => !table.rules.actions(*rank).is_empty() || differs(*it),
            _ => true,
        };
        let is_plain = |it: &Switch| match it {
            Switch::Cards(rank) => is_face_value(&table.rules, *rank) && !differs(*it),
            _ => false,
        };
        let said = switches.iter().copied().filter(is_said);
        let (plain, special): (Vec<_>, Vec<_>) = said.partition(is_plain);
        let mut entries: Vec<_> =
            special.into_iter().map(|it| entry(table, it, label(it), difference(table, it))).collect();
        if !plain.is_empty() {
            let label = plain.into_iter().map(label).collect::<Vec<_>>().join(" ");
            let [jack, queen, king] = [Rank::Jack, Rank::Queen, Rank::King].map(letters::rank);
            let says = vec![say!("rules-face-value", jack = jack, queen = queen, king = king)];
            entries.push(Entry { label, says, instead: None });
        }
        entries
    }
}

/// Tells whether a card of this rank only walks one of the player's marbles as many squares as it counts.
pub fn is_face_value(rules: &Rules, rank: Rank) -> bool {
    let face = |n: i8| rank.face_value().is_some_and(|it| i32::from(it) == i32::from(n));
    match rules.actions(rank) {
        [Action::Move { n, who: Who::Own, trample: false, cross_own_post: false, then }] => face(*n) && then.is_empty(),
        _ => false,
    }
}
