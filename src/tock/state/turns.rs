//! How a game goes on: a card played or thrown away, cards drawn, the next turn, the next deal.

use crate::tock::{
    actor::Actor,
    card::Card,
    legal,
    moves::{Move, Play},
    rules::{Action, DealMode, Effect, Rules},
    seat::{BySeat, Seat},
    state::{Phase, State, Then},
};

impl State {
    /// Carries out a legal move and nothing that follows from it.
    pub(super) fn lay(&mut self, rules: &Rules, mv: &Move) {
        match mv {
            Move::Pass => self.phase = Phase::Draw { left: 0, then: Then::NextTurn },
            Move::Discard(card) => self.discard(rules, *card),
            Move::Play(play) => self.play_card(rules, play),
        }
    }

    fn play_card(&mut self, rules: &Rules, play: &Play) {
        self.give_away(play.card);
        if let Some(actor) = self.actor(rules, self.turn) {
            self.board = actor.after(&self.board, play);
        }
        if let Some(winners) = Actor::winners(rules, self.table, &self.board) {
            self.phase = Phase::Over(winners);
            return;
        }
        if self.phase == Phase::Again {
            self.banked[self.turn] = self.banked[self.turn].saturating_sub(1);
        }
        let action = &rules.actions(play.card.rank())[usize::from(play.action)];
        if let Action::Discard { n } = action {
            self.lost_turns[self.table.after(self.turn)].push(*n);
        }
        let mut drawn = 0;
        for effect in action.then() {
            match effect {
                Effect::Draw { n } => drawn += n,
                Effect::Again => self.banked[self.turn] = self.banked[self.turn].saturating_add(1),
                // The marble to be removed is named by the play.
                Effect::Remove { .. } => {}
            }
        }
        self.draw(rules, drawn, Then::ExtraPlay);
    }

    fn discard(&mut self, rules: &Rules, card: Card) {
        let needs_starter = self.needs_starter(rules);
        let lost = self.to_discard() != 0;
        self.give_away(card);
        if lost {
            let more_cards = !self.hands[self.turn].is_empty();
            if !self.lost_turns[self.turn].discard(more_cards) {
                self.draw(rules, 0, Then::NextTurn);
            }
        } else if needs_starter {
            let drawn = match rules.deal.mode {
                DealMode::Refill => 0,
                DealMode::PlayOut => 1,
            };
            self.draw(rules, drawn, Then::SameTurn);
        } else {
            self.draw(rules, 0, Then::NextTurn);
        }
    }

    fn give_away(&mut self, card: Card) {
        self.hands[self.turn].remove(card);
        self.discards.insert(card);
    }

    /// Has the seat draw `extra` cards, and up to a full hand where hands are kept full.
    fn draw(&mut self, rules: &Rules, extra: u8, then: Then) {
        let held = self.hands[self.turn].len() as u8;
        let full = match rules.deal.mode {
            DealMode::Refill => rules.deal.hand.unwrap_or(0),
            DealMode::PlayOut => 0,
        };
        let left = extra.max(full.saturating_sub(held));
        self.phase = Phase::Draw { left, then };
    }

    /// Goes on until a player or chance is asked, or the game is over.
    pub(super) fn go_on(&mut self, rules: &Rules) {
        while let Phase::Draw { left, then } = self.phase {
            if left != 0 {
                if let Some(card) = self.stock.draw() {
                    self.hands[self.turn].insert(card);
                    self.phase = Phase::Draw { left: left - 1, then };
                    continue;
                }
                let reshuffles = rules.deal.mode == DealMode::Refill;
                if reshuffles && !self.discards.is_empty() {
                    return;
                }
            }
            match then {
                Then::ExtraPlay if self.has_extra_play(rules) => self.phase = Phase::Again,
                Then::ExtraPlay | Then::NextTurn => self.next_turn(rules),
                Then::SameTurn => self.phase = Phase::Turn,
            }
        }
    }

    /// Tells whether the seat to move has an extra play in hand and a card to use it with.
    fn has_extra_play(&self, rules: &Rules) -> bool {
        self.banked[self.turn] != 0
            && self
                .actor(rules, self.turn)
                .is_some_and(|it| legal::playable(&it, &self.board, self.hands[self.turn]).is_some())
    }

    /// Hands the turn on to the next seat that holds a card; if none does, deals again.
    fn next_turn(&mut self, rules: &Rules) {
        self.phase = Phase::Turn;
        if self.pass_on(self.turn) {
            return;
        }
        self.banked = BySeat::default();
        self.deal += 1;
        if usize::from(self.deal) < rules.deal.schedule.len() && rules.deal.mode == DealMode::PlayOut {
            self.deal_hands(rules);
        } else {
            self.deal = 0;
            self.dealer = self.table.after(self.dealer);
            self.phase = Phase::Shuffle;
        }
    }

    /// Gives the turn to the first seat after `from` that holds a card; tells whether there is one.
    fn pass_on(&mut self, from: Seat) -> bool {
        let mut seat = from;
        for _ in 0..self.table.len() {
            seat = self.table.after(seat);
            if !self.hands[seat].is_empty() {
                self.turn = seat;
                return true;
            }
        }
        false
    }

    /// Deals the cards of one deal, one at a time, as far as the stock reaches.
    pub(super) fn deal_hands(&mut self, rules: &Rules) {
        let cards = match rules.deal.mode {
            DealMode::Refill => rules.deal.hand.unwrap_or(0),
            DealMode::PlayOut => rules.deal.schedule[usize::from(self.deal)],
        };
        let mut seat = self.dealer;
        for _ in 0..usize::from(cards) * self.table.len() {
            let Some(card) = self.stock.draw() else { break };
            seat = self.table.after(seat);
            self.hands[seat].insert(card);
        }
        self.phase = Phase::Turn;
        if !self.pass_on(self.dealer) {
            self.next_turn(rules);
        }
    }
}
