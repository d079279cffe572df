//! Section 6: hands and turns.

use tock::{
    game::{Event, Game, Turn},
    tock::{CardSet, Move, Pile, Refusal, Rules, Seat, Setup, State, notation},
};

use crate::clauses::{check, check_refused, hand, rules};

/// A game whose cards come in a known order.
struct Played {
    rules: Rules,
    state: State,
}

impl Played {
    /// Deals from a deck that begins with these ranks; the other cards follow in no particular order.
    #[track_caller]
    fn deal(table: &str, players: u8, dealer: Seat, top: &str) -> Self {
        let rules = rules(table);
        let mut state = State::new(&rules, &Setup { players, dealer }).expect("playable");
        let deck = stacked(&rules, top);
        state.apply(&rules, &Event::Chance(deck)).expect("a whole deck");
        Self { rules, state }
    }

    #[track_caller]
    fn play(&mut self, moves: &str) -> &mut Self {
        for text in moves.split(',').map(str::trim) {
            let seat = self.to_move();
            let mv = notation::read(&self.state.view(&self.rules, seat), text)
                .unwrap_or_else(|it| panic!("{seat} {text}: {it:?}"));
            self.state.apply(&self.rules, &Event::Move(mv)).expect("it was read as legal");
        }
        self
    }

    #[track_caller]
    fn to_move(&self) -> Seat {
        match self.state.turn(&self.rules) {
            Turn::Player(seat) => seat,
            other => panic!("nobody is to move: {other:?}"),
        }
    }

    fn hand(&self, seat: Seat) -> String {
        let ranks: Vec<_> = self.state.hand(seat).iter().map(|it| it.rank().to_string()).collect();
        ranks.join(" ")
    }
}

fn stacked(rules: &Rules, top: &str) -> Pile {
    let mut deck = rules.deck();
    let mut pile = Pile::EMPTY;
    for rank in top.split_whitespace() {
        let card = deck.first_of(rank.parse().expect("a rank")).expect("not more than the deck holds");
        deck.remove(card);
        pile.push(card);
    }
    deck.iter().for_each(|it| pile.push(it));
    pile
}

#[test]
fn cards_are_dealt_one_at_a_time_from_the_dealers_left_who_plays_first() {
    let game = Played::deal("french", 4, Seat::B, "2 3 4 5 6 7 8 9");
    assert_eq!(game.to_move(), Seat::C);
    for (seat, dealt) in [(Seat::C, ["2", "6"]), (Seat::D, ["3", "7"]), (Seat::A, ["4", "8"]), (Seat::B, ["5", "9"])] {
        assert!(dealt.iter().all(|it| game.hand(seat).contains(it)), "{seat} holds {}", game.hand(seat));
    }
}

#[test]
fn hands_kept_full_are_drawn_up_after_every_card() {
    let mut game = Played::deal("english", 2, Seat::C, "A 9 2 9 3 9 4 9 5 10 K Q");
    assert_eq!(game.hand(Seat::A), "A 2 3 4 5");
    game.play("A start-A18");
    assert_eq!(game.hand(Seat::A), "2 3 4 5 K");
    assert_eq!(game.to_move(), Seat::C);
    game.play("discard 9");
    assert_eq!(game.hand(Seat::C), "9 9 9 10 Q");
}

#[test]
fn an_empty_stock_is_made_anew_from_the_discards_the_card_just_played_among_them() {
    let mut game = Played::deal("english deck.jokers=0", 2, Seat::C, "");
    // 52 cards, ten of them in the hands.
    let mut discards = 0;
    while let Turn::Player(seat) = game.state.turn(&game.rules) {
        let card = game.state.hand(seat).first().expect("a full hand");
        game.state.apply(&game.rules, &Event::Move(Move::Discard(card))).expect("any card may be discarded");
        discards += 1;
    }
    assert_eq!(discards, 43);
    assert_eq!(game.state.to_shuffle(&game.rules).len(), 43);
    assert_eq!(game.state.turn(&game.rules), Turn::Chance);
    let wrong: Pile = CardSet::deck(0).iter().collect();
    assert_eq!(game.state.apply(&game.rules, &Event::Chance(wrong)), Err(Refusal::NotTheseCards));
    let order = game.state.to_shuffle(&game.rules).iter().collect();
    game.state.apply(&game.rules, &Event::Chance(order)).expect("the discards in some order");
    assert_eq!(game.to_move(), Seat::C);
    assert_eq!((game.state.hand(Seat::A).len(), game.state.stock().len()), (5, 42));
}

#[test]
fn hands_are_played_out_then_the_next_deal_of_the_schedule_comes() {
    let mut game = Played::deal("french deal.schedule=[1,2]", 4, Seat::D, "2 2 2 2 3 3 3 3 4 4 4 4");
    game.play("discard 2, discard 2, discard 2, discard 2");
    assert_eq!((game.to_move(), game.hand(Seat::A).as_str()), (Seat::A, "3 4"));
    game.play("discard 3, discard 3, discard 3, discard 3, discard 4, discard 4, discard 4");
    assert_eq!(game.state.dealer(), Seat::D);
    game.play("discard 4");
    assert_eq!(game.state.turn(&game.rules), Turn::Chance, "the schedule is through");
    assert_eq!(game.state.to_shuffle(&game.rules), CardSet::deck(0), "all cards are shuffled");
    assert_eq!(game.state.dealer(), Seat::A, "the deal passes to the next seat");
    let deck = stacked(&game.rules, "");
    game.state.apply(&game.rules, &Event::Chance(deck)).expect("a whole deck");
    assert_eq!(game.to_move(), Seat::B);
}

#[test]
fn a_card_that_can_be_played_must_be_where_the_rules_force_it() {
    check_refused("french", "A: B1 | hand: 2 9", "discard 9", |view| {
        Refusal::MustPlay(view.hand().first().expect("a card"))
    });
    check("french turn.obligation=\"may_discard\"", "A: B1 | hand: 2", "2 B1-B3, discard 2");
    check("french", "hand: 2 9", "discard 2, discard 9");
}

#[test]
fn a_lost_turn_is_a_discard_and_nothing_else() {
    let mut game = Played::deal("english+lose-a-turn", 2, Seat::C, "J K J K 3 9 4 9 5 10");
    game.play("J skip");
    assert_eq!((game.to_move(), game.state.lost_turns(Seat::C)), (Seat::C, 1));
    let view = game.state.view(&game.rules, Seat::C);
    assert_eq!(notation::read(&view, "K start-C18"), Err(notation::Unread::Refused(Refusal::TurnIsLost(Seat::C))));
    game.play("discard 9");
    assert_eq!((game.to_move(), game.state.lost_turns(Seat::C), game.state.hand(Seat::C).len()), (Seat::A, 0, 5));
    game.play("discard 3");
    game.play("K start-C18");
}

#[test]
fn two_penalties_cost_two_turns() {
    check("french+lose-a-turn", "lost: 2 | A: B1 | hand: 2 9", "discard 2, discard 9");
    let rules = rules("english+lose-a-turn");
    let mut position = crate::clauses::position(&rules, "lost: 2 | hand: 2 9 10");
    position.hands[Seat::B] = hand("3 3 3");
    let mut state = State::from_position(&rules, &position);
    for left in [1, 0] {
        let card = state.hand(Seat::A).first().expect("a card");
        state.apply(&rules, &Event::Move(Move::Discard(card))).expect("the turn is lost");
        assert_eq!((state.lost_turns(Seat::A), state.to_move()), (left, Seat::B));
        let card = state.hand(Seat::B).first().expect("a card");
        state.apply(&rules, &Event::Move(Move::Discard(card))).expect("any card may be discarded");
    }
}

#[test]
fn a_penalty_of_several_cards_takes_one_turn() {
    let table = "english cards.J=[{do=\"discard\",n=2,then=[{do=\"skip\"}]}]";
    let mut game = Played::deal(table, 2, Seat::C, "J 2 3 4 5 6 7 8 9 10");
    game.play("J skip, discard 2");
    assert_eq!(game.to_move(), Seat::C);
    game.play("discard 4");
    assert_eq!(game.to_move(), Seat::A);
}

#[test]
fn a_lost_turn_comes_in_the_next_deal_when_the_hand_is_empty() {
    let table = "french+lose-a-turn deal.schedule=[1,1]";
    let mut game = Played::deal(table, 4, Seat::D, "2 2 2 J K K K K");
    game.play("discard 2, discard 2, discard 2, J skip");
    assert_eq!((game.to_move(), game.state.lost_turns(Seat::A)), (Seat::A, 1));
    game.play("discard K");
    game.play("K start-B18");
}

#[test]
fn a_french_joker_draws_a_card_and_gives_an_extra_play_now_or_later() {
    let top = "joker 2 2 2 A 3 3 3 9 4 4 4 9 5 5 5 9 6 6 6 8";
    let mut game = Played::deal("french+joker", 4, Seat::D, top);
    game.play("joker start-A18");
    assert_eq!((game.to_move(), game.state.banked(Seat::A), game.hand(Seat::A).as_str()), (Seat::A, 1, "A 8 9 9 9"));
    let mut later = Played { rules: game.rules.clone(), state: game.state };
    game.play("A A18-B1");
    assert_eq!((game.to_move(), game.state.banked(Seat::A)), (Seat::B, 0));
    later.play("pass, discard 2, discard 2, discard 2");
    assert_eq!((later.to_move(), later.state.banked(Seat::A)), (Seat::A, 1));
    later.play("A A18-B1, 8 B1-B9");
    assert_eq!((later.to_move(), later.state.banked(Seat::A)), (Seat::B, 0));
}

#[test]
fn an_extra_play_is_a_play_or_a_pass_never_a_discard() {
    check("french+joker", "again: 1 | A: B8 | hand: 9", "9 B8-B17, pass");
    check("french+joker", "again: 1 | hand: 9", "pass");
    check("french+joker", "again: 1 | hand:", "pass");
    check_refused("french+joker", "again: 1 | A: B8 | hand: 9", "discard 9", |_| Refusal::ExtraPlayOnly);
    check_refused("french+joker", "A: B8 | hand: 9", "pass", |_| Refusal::MayNotPass);
}

#[test]
fn an_extra_play_without_a_legal_move_is_passed_without_an_event() {
    let top = "joker 2 2 2 9 3 3 3";
    let mut game = Played::deal("french+joker deal.schedule=[2] cards.9=[{do=\"move\",n=-35}]", 4, Seat::D, top);
    game.play("joker start-A18");
    // 35 back from the post is not possible for nobody; A may play it.
    assert_eq!(game.to_move(), Seat::A);
    let mut barred = Played::deal("french+joker deal.schedule=[1]", 4, Seat::D, "joker 2 2 2 9");
    barred.play("joker start-A18");
    assert_eq!(barred.to_move(), Seat::A, "the nine drawn can be played");
    let mut none = Played::deal("french+joker deal.schedule=[1] cards.9=[{do=\"swap\"}]", 4, Seat::D, "joker 2 2 2 9");
    none.play("joker start-A18");
    assert_eq!((none.to_move(), none.state.banked(Seat::A)), (Seat::B, 1));
}

#[test]
fn a_discard_does_not_open_an_extra_play() {
    let rules = rules("french+joker");
    let mut position = crate::clauses::position(&rules, "hand: 2 9");
    position.banked[Seat::A] = 1;
    position.hands[Seat::B] = hand("3 3");
    let mut state = State::from_position(&rules, &position);
    let card = state.hand(Seat::A).first().expect("a card");
    state.apply(&rules, &Event::Move(Move::Discard(card))).expect("nothing can be played");
    assert_eq!((state.to_move(), state.banked(Seat::A)), (Seat::B, 1));
}

#[test]
fn extra_plays_lapse_at_the_end_of_the_deal() {
    let top = "joker 2 2 2 9 4 4 4 4";
    let mut game = Played::deal("french+joker deal.schedule=[1,1] cards.9=[{do=\"swap\"}]", 4, Seat::D, top);
    game.play("joker start-A18, discard 2, discard 2, discard 2");
    assert_eq!(game.state.banked(Seat::A), 1, "the nine drawn is still in hand");
    game.play("discard 9");
    assert_eq!(game.state.banked(Seat::A), 0);
}

#[test]
fn starter_help_redraws_until_a_starter_turns_up() {
    let table = "english deal.starter_help=\"redraw_until_starter\"";
    let mut game = Played::deal(table, 2, Seat::C, "2 9 2 9 3 9 4 9 5 10 6 A");
    assert!(game.state.needs_starter(&game.rules));
    game.play("discard 2, discard 2");
    assert_eq!((game.to_move(), game.hand(Seat::A).as_str()), (Seat::A, "A 3 4 5 6"));
    assert!(!game.state.needs_starter(&game.rules));
    game.play("A start-A18");
    assert_eq!(game.to_move(), Seat::C);
}

#[test]
fn without_starter_help_there_is_one_discard_a_turn() {
    let mut game = Played::deal("english", 2, Seat::C, "2 9 2 9 3 9 4 9 5 10 6 A");
    game.play("discard 2");
    assert_eq!(game.to_move(), Seat::C);
}

#[test]
fn a_deal_that_finds_too_few_cards_gives_what_there_is() {
    let table = "french+joker deck.jokers=1 deal.schedule=[10,1] \
                 cards.joker=[{do=\"start\",then=[{do=\"draw\",n=10}]}]";
    let mut game = Played::deal(table, 4, Seat::D, "joker");
    game.play("joker start-A18");
    assert_eq!(game.state.stock().len(), 3);
    while game.state.deal() == 0 {
        let seat = game.to_move();
        let mv = game.state.view(&game.rules, seat).legal_moves()[0];
        game.state.apply(&game.rules, &Event::Move(mv)).expect("legal");
    }
    assert_eq!(game.to_move(), Seat::A);
    assert_eq!(Seat::ALL.map(|it| game.state.hand(it).len()), [1, 1, 1, 0]);
}
