//! What is changed in a position: marbles, cards, turn, seats, extra plays and lost turns, rules.

use crate::{
    letters,
    position::tock::MAX_BANKED,
    profile::Table,
    say,
    tock::{CardSet, MAX_LOST_TURNS, Place, Rank, Seat, SeatSet, Slot, Spot},
    tui::{
        edit::{Edit, Part},
        notice::Notice,
    },
};

impl Edit {
    /// Puts a marble of `seat` where the cursor is; one that stands on its own post becomes fresh, or not any more.
    pub(super) fn place(&mut self, seat: Seat) {
        let spot = self.cursor;
        self.change(|it| {
            it.seat = seat;
            let track = it.table.rules.track();
            let board = &mut it.position.board;
            let on_own_post = spot == Spot::from(track.post(seat));
            let owner = board.owner(spot);
            let was_fresh = owner == Some(seat) && board.is_fresh(seat);
            if let Some(owner) = owner {
                board.lift(track, owner, spot);
            }
            if on_own_post && !was_fresh {
                board.come_out(track, seat);
            } else {
                board.put(seat, spot);
            }
            it.position.table.insert(seat);
        });
    }

    /// Takes the marble away where the cursor is, or a card of the rank looked at.
    pub(super) fn take_away(&mut self) {
        match self.part {
            Part::Board => self.change(|it| {
                if let Some(owner) = it.position.board.owner(it.cursor) {
                    it.position.board.lift(it.table.rules.track(), owner, it.cursor);
                }
            }),
            Part::Cards => self.change(|it| {
                if let Some(card) = it.position.hands[it.seat].first_of(it.rank) {
                    it.position.hands[it.seat].remove(card);
                }
            }),
            Part::Moves => {}
        }
    }

    /// Gives the chosen seat a card of this rank, if one is left.
    pub(super) fn give(&mut self, rank: Rank) {
        self.rank = rank;
        match self.left().first_of(rank) {
            Some(card) => self.change(|it| {
                it.position.table.insert(it.seat);
                it.position.hands[it.seat].insert(card);
            }),
            None => {
                let max = self.table.rules.deck().and(CardSet::of_rank(rank)).len();
                let said = say!("position-too-many-of-rank", rank = letters::rank(rank), max = max);
                self.notice = Some(Notice::refused(said));
            }
        }
    }

    /// Returns the cards that are in no hand.
    pub(super) fn left(&self) -> CardSet {
        let held = self.position.hands.together();
        self.table.rules.deck().without(held)
    }

    pub(super) fn next_turn(&mut self) {
        self.change(|it| {
            it.position.turn = it.position.table.after(it.position.turn);
            it.position.again = false;
        });
    }

    /// Lets the chosen seat play, or leave the table with its marbles and cards; somebody must stay.
    pub(super) fn in_or_out(&mut self) {
        let seat = self.seat;
        if !self.position.table.contains(seat) {
            return self.change(|it| it.position.table.insert(seat));
        }
        if self.position.table.len() == 1 {
            self.notice = Some(Notice::refused(say!("edit-last-seat")));
            return;
        }
        self.change(|it| {
            let position = &mut it.position;
            position.table.remove(seat);
            let track = it.table.rules.track();
            position.board.marbles(seat).iter().for_each(|spot| position.board.lift(track, seat, spot));
            position.hands[seat] = CardSet::EMPTY;
            position.banked[seat] = 0;
            position.must_discard[seat] = 0;
            if position.turn == seat {
                position.turn = position.table.after(seat);
                position.again = false;
            }
        });
    }

    pub(super) fn change_banked(&mut self, more: bool) {
        let seat = self.seat;
        self.change(|it| {
            it.position.table.insert(seat);
            let banked = &mut it.position.banked[seat];
            *banked = if more { (*banked + 1).min(MAX_BANKED) } else { banked.saturating_sub(1) };
            it.position.again &= it.position.banked[it.position.turn] != 0;
        });
    }

    pub(super) fn change_lost_turns(&mut self, more: bool) {
        let seat = self.seat;
        self.change(|it| {
            it.position.table.insert(seat);
            let lost = &mut it.position.must_discard[seat];
            *lost = if more { (*lost + 1).min(MAX_LOST_TURNS) } else { lost.saturating_sub(1) };
        });
    }

    /// Says that the seat to move has just played and may use an extra play, or not; it has one then.
    pub(super) fn change_again(&mut self) {
        self.change(|it| {
            let position = &mut it.position;
            position.again = !position.again;
            if position.again && position.banked[position.turn] == 0 {
                position.banked[position.turn] = 1;
            }
        });
    }

    /// Plays by other rules; marbles and cards that do not exist by them go.
    pub(super) fn change_rules(&mut self, table: Table) {
        self.change(|it| {
            it.table = table;
            let track = it.table.rules.track();
            let has = |spot: &Spot| match spot.place() {
                Place::Track(square) => track.has(square),
                Place::Home(_, Slot(slot)) => slot <= track.home(),
            };
            let (mut marbles, mut cards) = (0, 0);
            for seat in SeatSet::seated(4).iter() {
                let fresh = it.position.board.is_fresh(seat);
                let all = it.position.board.marbles(seat);
                all.iter().for_each(|spot| it.position.board.lift(track, seat, spot));
                for spot in all.iter().filter(has) {
                    match fresh && spot == Spot::from(track.post(seat)) {
                        true => it.position.board.come_out(track, seat),
                        false => it.position.board.put(seat, spot),
                    }
                }
                marbles += all.iter().filter(|it| !has(it)).count();
                let hand = &mut it.position.hands[seat];
                cards += hand.without(it.table.rules.deck()).len();
                *hand = hand.and(it.table.rules.deck());
            }
            if !has(&it.cursor) {
                it.cursor = track.post(it.seat).into();
            }
            if marbles + cards != 0 {
                let said = say!("edit-did-not-fit", marbles = marbles, cards = cards);
                it.notice = Some(Notice::refused(said));
            }
        });
    }
}
