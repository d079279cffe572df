//! Random rules and random positions, crowded where rules meet.

use std::collections::BTreeMap;

use rand::{
    RngExt,
    seq::{IndexedRandom, SliceRandom},
};
use rand_chacha::ChaCha8Rng;
use tock::tock::{
    card::Rank,
    rules::{
        Action, Blocks, Cards, Control, Deal, DealMode, Deck, Effect, End, Guards, Home, Land, Landing, NoMove,
        Obligation, OwnCrossing, Post, RestOfCard, Rules, Seats, Size, Start, StartOnOwn, StarterHelp, Switches, Teams,
        TurnSwitches, Who,
    },
    seat::Seat,
};

use crate::reference::{Marble, Position, Where};

/// Returns valid switches, each of which has any of its values.
pub fn random_switches(rng: &mut ChaCha8Rng) -> Switches {
    loop {
        let switches = any_switches(rng);
        if Rules::new(switches.clone()).is_ok() {
            return switches;
        }
    }
}

/// Returns the rules of the source texts with some of their variants, or, mostly, any rules.
pub fn random_rules(rng: &mut ChaCha8Rng) -> Rules {
    if rng.random_ratio(3, 4) {
        return Rules::new(random_switches(rng)).expect("they are valid");
    }
    let mut variants = vec!["fast-track", "lose-a-turn", "joker"];
    variants.retain(|_| rng.random());
    variants.extend(one(rng, &[None, Some("team"), Some("solo")]));
    super::named(one(rng, &["english", "french"]), &variants)
}

fn one<T: Copy>(rng: &mut ChaCha8Rng, values: &[T]) -> T {
    *values.choose(rng).expect("every choice has a value")
}

fn any_switches(rng: &mut ChaCha8Rng) -> Switches {
    let section_length = 2 * rng.random_range(6..=12);
    let doorstep = if rng.random() { 1 } else { rng.random_range(1..=5) };
    let home = one(rng, &[1, 2, 3, 4, 4, 4, 5]);
    let shortcut = rng.random::<bool>().then(|| rng.random_range(1..=section_length - doorstep - 1));
    let mut counts = vec![2, 3, 4];
    counts.shuffle(rng);
    counts.truncate(rng.random_range(1..=3));
    let schedule = (0..rng.random_range(1..=3)).map(|_| rng.random_range(1..=6)).collect();
    Switches {
        seats: Seats { counts, teams: one(rng, &[Teams::None, Teams::Opposite]) },
        board: Size { sections: 4, section_length, doorstep, home, marbles: home, shortcut },
        deck: Deck { jokers: rng.random_range(0..=8) },
        deal: Deal {
            mode: one(rng, &[DealMode::Refill, DealMode::PlayOut]),
            hand: Some(rng.random_range(1..=10)),
            schedule,
            starter_help: one(rng, &[StarterHelp::None, StarterHelp::RedrawUntilStarter]),
        },
        turn: TurnSwitches {
            obligation: one(rng, &[Obligation::Forced, Obligation::MayDiscard]),
            no_move: NoMove::DiscardOne,
            control: one(rng, &[Control::Own, Control::PartnerWhenFinished, Control::PartnerWhenFinished]),
        },
        start: Start { on_own: one(rng, &[StartOnOwn::Illegal, StartOnOwn::CaptureUnguarded]) },
        post: Post {
            guards: one(rng, &[Guards::None, Guards::Fresh, Guards::Standing]),
            blocks: one(rng, &[Blocks::Nobody, Blocks::Others, Blocks::Everyone]),
            owner_swap_out: rng.random(),
            own_crossing: one(rng, &[OwnCrossing::Free, OwnCrossing::Never]),
        },
        land: Land {
            on_own: one(rng, &[Landing::Illegal, Landing::Capture]),
            on_partner: one(rng, &[Landing::Illegal, Landing::Capture]),
        },
        home: Home { jump: rng.random(), enter_backward: rng.random(), foreign_moved_may_enter: rng.random() },
        end: End { rest_of_card: one(rng, &[RestOfCard::Partner, RestOfCard::Forfeit]) },
        cards: any_cards(rng),
    }
}

/// Returns cards most of which do what the source texts say, or something else altogether.
fn any_cards(rng: &mut ChaCha8Rng) -> Cards {
    let texts = [super::named("english", &[]), super::named("french", &["joker"])];
    let mut cards = Cards::default();
    for rank in Rank::ALL {
        let from_text = texts.choose(rng).expect("there are two").cards.listed(rank).map(<[Action]>::to_vec);
        let actions = if rng.random_range(0..5) < 2 {
            Some((0..rng.random_range(1..=3)).map(|_| any_action(rng)).collect())
        } else {
            from_text
        };
        cards.list(rank, actions);
    }
    cards
}

fn any_action(rng: &mut ChaCha8Rng) -> Action {
    match rng.random_range(0..12) {
        0..2 => Action::Start { then: any_effects(rng) },
        2..7 => Action::Move {
            n: any_steps(rng),
            who: any_who(rng),
            trample: rng.random_ratio(1, 3),
            cross_own_post: rng.random_ratio(1, 3),
            then: any_effects(rng),
        },
        7..9 => {
            let n = if rng.random_ratio(1, 8) { rng.random_range(1..=20) } else { rng.random_range(1..=8) };
            let most = rng.random_range(1..=8);
            let fewest = if rng.random() { 1 } else { rng.random_range(1..=most.min(n)) };
            Action::Split { n, parts: (fewest, most), trample: rng.random_ratio(1, 3) }
        }
        9..11 => Action::Swap { with: any_who(rng) },
        _ => Action::Discard { n: rng.random_range(1..=3) },
    }
}

fn any_steps(rng: &mut ChaCha8Rng) -> i8 {
    match rng.random_range(0..4) {
        0 => -rng.random_range(1..=35),
        1 => -rng.random_range(1..=10),
        2 => rng.random_range(1..=35),
        _ => rng.random_range(1..=13),
    }
}

fn any_who(rng: &mut ChaCha8Rng) -> Who {
    one(rng, &[Who::Own, Who::Partner, Who::Opponent, Who::Other, Who::Any])
}

fn any_effects(rng: &mut ChaCha8Rng) -> Vec<Effect> {
    let mut effects =
        vec![Effect::Remove { who: any_who(rng) }, Effect::Draw { n: rng.random_range(1..=3) }, Effect::Again];
    effects.shuffle(rng);
    effects.truncate(one(rng, &[0, 0, 1, 2, 3]));
    effects
}

/// Returns a position of two to four seats, its marbles close to each other, to posts and to homes more often than not.
pub fn random_position(rng: &mut ChaCha8Rng, rules: &Rules) -> Position {
    let mut seats = Seat::ALL.to_vec();
    if rng.random_ratio(1, 3) {
        seats.shuffle(rng);
        seats.truncate(rng.random_range(2..=4));
        seats.sort();
    }
    let turn = one(rng, &seats);
    let mut marbles = vec![];
    let centre = rng.random_range(0..squares(rules));
    for seat in &seats {
        let among_home = rng.random_range(0..10);
        for number in 1..=rules.marbles() {
            let at_home = match among_home {
                0 => true,
                1 => number != rules.marbles(),
                2 => number <= rules.marbles() / 2,
                _ => false,
            };
            let is_last = among_home == 1;
            let places: Vec<_> = (0..20).map(|_| any_place(rng, rules, *seat, centre, is_last)).collect();
            let is_free = |place: &Where| !marbles.iter().any(|it: &Marble| meet(it, *seat, *place));
            let at = if at_home { Where::Home(number) } else { Where::Start };
            let at = places.into_iter().filter(|_| !at_home).find(is_free).unwrap_or(at);
            let fresh = at == Where::Track(post(rules, *seat)) && rng.random();
            marbles.push(Marble { seat: *seat, at, fresh });
        }
        if rng.random_ratio(1, 12) {
            let waiting = marbles.iter_mut().filter(|it| it.seat == *seat);
            waiting.for_each(|it| *it = Marble { seat: *seat, at: Where::Start, fresh: false });
        }
    }
    let again = rng.random_ratio(1, 10);
    let banked = one(rng, &[0, 0, 0, 1, 2]).max(u8::from(again));
    let must_discard = if again { 0 } else { one(rng, &[0, 0, 0, 0, 0, 0, 0, 0, 1, 2]) };
    Position {
        hands: any_hands(rng, rules, &seats, turn),
        marbles,
        turn,
        again,
        banked: BTreeMap::from([(turn, banked)]),
        must_discard: BTreeMap::from([(turn, must_discard)]),
        seats,
    }
}

/// Whether a marble of `seat` at `place` would stand where `marble` is.
fn meet(marble: &Marble, seat: Seat, place: Where) -> bool {
    match place {
        Where::Start => false,
        Where::Track(_) => marble.at == place,
        Where::Home(_) => marble.at == place && marble.seat == seat,
    }
}

fn any_place(rng: &mut ChaCha8Rng, rules: &Rules, seat: Seat, centre: usize, is_last: bool) -> Where {
    let around = |rng: &mut ChaCha8Rng, square: usize, before: usize, after: usize| {
        let offset = rng.random_range(0..=before + after);
        Where::Track((square + squares(rules) + offset - before) % squares(rules))
    };
    if is_last && rng.random() {
        return around(rng, post(rules, seat), 9, 0);
    }
    match rng.random_range(0..20) {
        0..3 => Where::Start,
        3..5 => Where::Home(rng.random_range(1..=usize::from(rules.board.home))),
        5..7 => Where::Track(post(rules, seat)),
        7..10 => around(rng, post(rules, seat), 9, 5),
        10..16 => around(rng, centre, 10, 10),
        16 => {
            let section = one(rng, &Seat::ALL);
            Where::Track(post(rules, section))
        }
        17 => Where::Track(rng.random_range(0..squares(rules))),
        _ => {
            let section = rng.random_range(0..4) * usize::from(rules.board.section_length);
            Where::Track(section + usize::from(rules.board.shortcut.unwrap_or(1)) - 1)
        }
    }
}

/// Returns hands from one deck, that of the seat to move among them.
fn any_hands(rng: &mut ChaCha8Rng, rules: &Rules, seats: &[Seat], turn: Seat) -> BTreeMap<Seat, Vec<Rank>> {
    let mut deck: Vec<_> = Rank::ALL[..13].iter().flat_map(|it| [*it; 4]).collect();
    deck.extend(vec![Rank::Joker; usize::from(rules.deck.jokers)]);
    deck.shuffle(rng);
    if rng.random_ratio(1, 3) {
        // The splits come to hand, for they are where most rules meet.
        let splits = |it: &Rank| rules.actions(*it).iter().any(|it| matches!(it, Action::Split { .. }));
        deck.sort_by_key(splits);
    }
    let mut hands = BTreeMap::from([(turn, deck.split_off(deck.len() - rng.random_range(0..=6)))]);
    if rng.random_ratio(1, 10) {
        // One other seat holds every starter there is.
        let starts = |it: &Rank| rules.actions(*it).iter().any(|it| matches!(it, Action::Start { .. }));
        let other = one(rng, seats);
        if other != turn {
            hands.insert(other, deck.extract_if(.., |it| starts(it)).collect());
        }
    }
    for seat in seats.iter().filter(|it| **it != turn) {
        if !hands.contains_key(seat) && rng.random_ratio(1, 4) {
            hands.insert(*seat, deck.split_off(deck.len() - rng.random_range(0..=6)));
        }
    }
    hands
}

fn squares(rules: &Rules) -> usize {
    4 * usize::from(rules.board.section_length)
}

fn post(rules: &Rules, seat: Seat) -> usize {
    (seat.index() + 1) * usize::from(rules.board.section_length) - 1
}
