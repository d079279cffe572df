//! Rules made by hand: the two source texts with their variants, and random ones that use every switch.

mod random;

use tock::tock::{
    card::Rank,
    rules::{
        Action, Blocks, Cards, Control, Deal, DealMode, Deck, Effect, End, Guards, Home, Land, Landing, NoMove,
        Obligation, OwnCrossing, Post, RestOfCard, Rules, Seats, Size, Start, StartOnOwn, StarterHelp, Switches, Teams,
        TurnSwitches, Who,
    },
};

pub use random::{random_position, random_rules, random_switches};

/// Returns the rules of a profile with some variants.
pub fn named(profile: &str, variants: &[&str]) -> Rules {
    let mut switches = match profile {
        "english" => english(),
        "french" => french(),
        other => panic!("no profile {other}"),
    };
    for variant in variants {
        match *variant {
            "fast-track" => switches.home.enter_backward = true,
            "lose-a-turn" => {
                switches.cards.list(Rank::Ten, Some(vec![walk(10), Action::Swap { with: Who::Other }]));
                switches.cards.list(Rank::Jack, Some(vec![walk(11), Action::Discard { n: 1 }]));
            }
            "team" => switches.seats = Seats { counts: vec![4], teams: Teams::Opposite },
            "solo" => switches.seats = Seats { counts: vec![2, 3, 4], teams: Teams::None },
            "joker" => {
                let then = vec![Effect::Draw { n: 1 }, Effect::Again];
                let eighteen = with_then(walk(18), then.clone());
                switches.deck.jokers = 2;
                switches.cards.list(Rank::Joker, Some(vec![Action::Start { then }, eighteen]));
            }
            other => panic!("no variant {other}"),
        }
    }
    Rules::new(switches).unwrap()
}

/// Returns the switches of the English text.
pub fn english() -> Switches {
    let mut cards = Cards::default();
    cards.list(Rank::Ace, Some(vec![start(), walk(1)]));
    cards.list(Rank::Four, Some(vec![walk(-4)]));
    cards.list(Rank::Seven, Some(vec![Action::Split { n: 7, parts: (1, 4), trample: false }]));
    cards.list(Rank::Jack, Some(vec![walk(11), Action::Swap { with: Who::Other }]));
    cards.list(Rank::King, Some(vec![start(), trampling(13)]));
    let removal = Action::Start { then: vec![Effect::Remove { who: Who::Other }] };
    cards.list(Rank::Joker, Some(vec![removal, trampling(18)]));
    Switches {
        seats: Seats { counts: vec![2, 3, 4], teams: Teams::None },
        board: Size { sections: 4, section_length: 18, doorstep: 1, home: 4, marbles: 4, shortcut: None },
        deck: Deck { jokers: 2 },
        deal: Deal { mode: DealMode::Refill, hand: Some(5), schedule: vec![], starter_help: StarterHelp::None },
        turn: TurnSwitches {
            obligation: Obligation::MayDiscard,
            no_move: NoMove::DiscardOne,
            control: Control::PartnerWhenFinished,
        },
        start: Start { on_own: StartOnOwn::Illegal },
        post: Post {
            guards: Guards::Standing,
            blocks: Blocks::Others,
            owner_swap_out: true,
            own_crossing: OwnCrossing::Free,
        },
        land: Land { on_own: Landing::Illegal, on_partner: Landing::Capture },
        home: Home { jump: true, enter_backward: false, foreign_moved_may_enter: false },
        end: End { rest_of_card: RestOfCard::Partner },
        cards,
    }
}

/// Returns the switches of the French text.
pub fn french() -> Switches {
    let mut cards = Cards::default();
    let five = Action::Move { n: 5, who: Who::Opponent, trample: false, cross_own_post: true, then: vec![] };
    cards.list(Rank::Ace, Some(vec![start(), walk(1)]));
    cards.list(Rank::Four, Some(vec![walk(-4)]));
    cards.list(Rank::Five, Some(vec![five]));
    cards.list(Rank::Seven, Some(vec![Action::Split { n: 7, parts: (1, 4), trample: false }]));
    cards.list(Rank::Jack, Some(vec![Action::Swap { with: Who::Any }]));
    cards.list(Rank::King, Some(vec![start(), trampling(13)]));
    Switches {
        seats: Seats { counts: vec![4], teams: Teams::Opposite },
        board: Size { sections: 4, section_length: 18, doorstep: 1, home: 4, marbles: 4, shortcut: Some(7) },
        deck: Deck { jokers: 0 },
        deal: Deal { mode: DealMode::PlayOut, hand: None, schedule: vec![5, 4, 4], starter_help: StarterHelp::None },
        turn: TurnSwitches {
            obligation: Obligation::Forced,
            no_move: NoMove::DiscardOne,
            control: Control::PartnerWhenFinished,
        },
        start: Start { on_own: StartOnOwn::CaptureUnguarded },
        post: Post {
            guards: Guards::Fresh,
            blocks: Blocks::Everyone,
            owner_swap_out: true,
            own_crossing: OwnCrossing::Never,
        },
        land: Land { on_own: Landing::Capture, on_partner: Landing::Capture },
        home: Home { jump: false, enter_backward: false, foreign_moved_may_enter: false },
        end: End { rest_of_card: RestOfCard::Partner },
        cards,
    }
}

fn start() -> Action {
    Action::Start { then: vec![] }
}

fn walk(n: i8) -> Action {
    Action::Move { n, who: Who::Own, trample: false, cross_own_post: false, then: vec![] }
}

fn trampling(n: i8) -> Action {
    Action::Move { n, who: Who::Own, trample: true, cross_own_post: false, then: vec![] }
}

fn with_then(action: Action, then: Vec<Effect>) -> Action {
    match action {
        Action::Start { .. } => Action::Start { then },
        Action::Move { n, who, trample, cross_own_post, .. } => Action::Move { n, who, trample, cross_own_post, then },
        Action::Split { .. } | Action::Swap { .. } | Action::Discard { .. } => action,
    }
}
