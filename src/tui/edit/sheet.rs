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
            let track = it.draft.table.rules.track();
            let board = &mut it.draft.position.board;
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
            it.draft.position.table.insert(seat);
        });
    }

    /// Takes the marble away where the cursor is, or a card of the rank looked at.
    pub(super) fn take_away(&mut self) {
        match self.part {
            Part::Board => self.change(|it| {
                if let Some(owner) = it.draft.position.board.owner(it.cursor) {
                    it.draft.position.board.lift(it.draft.table.rules.track(), owner, it.cursor);
                }
            }),
            Part::Cards => self.change(|it| {
                if let Some(card) = it.draft.position.hands[it.seat].first_of(it.rank) {
                    it.draft.position.hands[it.seat].remove(card);
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
                it.draft.position.table.insert(it.seat);
                it.draft.position.hands[it.seat].insert(card);
            }),
            None => {
                let max = self.draft.table.rules.deck().and(CardSet::of_rank(rank)).len();
                let said = say!("position-too-many-of-rank", rank = letters::rank(rank), max = max);
                self.draft.notice = Some(Notice::refused(said));
            }
        }
    }

    /// Returns the cards that are in no hand.
    pub(super) fn left(&self) -> CardSet {
        let held = self.draft.position.hands.together();
        self.draft.table.rules.deck().without(held)
    }

    pub(super) fn next_turn(&mut self) {
        self.change(|it| {
            it.draft.position.turn = it.draft.position.table.after(it.draft.position.turn);
            it.draft.position.again = false;
        });
    }

    /// Lets the chosen seat play, or leave the table with its marbles and cards; somebody must stay.
    pub(super) fn in_or_out(&mut self) {
        let seat = self.seat;
        if !self.draft.position.table.contains(seat) {
            return self.change(|it| it.draft.position.table.insert(seat));
        }
        if self.draft.position.table.len() == 1 {
            self.draft.notice = Some(Notice::refused(say!("edit-last-seat")));
            return;
        }
        self.change(|it| {
            let position = &mut it.draft.position;
            position.table.remove(seat);
            let track = it.draft.table.rules.track();
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
            it.draft.position.table.insert(seat);
            let banked = &mut it.draft.position.banked[seat];
            *banked = if more { (*banked + 1).min(MAX_BANKED) } else { banked.saturating_sub(1) };
            it.draft.position.again &= it.draft.position.banked[it.draft.position.turn] != 0;
        });
    }

    pub(super) fn change_lost_turns(&mut self, more: bool) {
        let seat = self.seat;
        self.change(|it| {
            it.draft.position.table.insert(seat);
            let lost = &mut it.draft.position.must_discard[seat];
            *lost = if more { (*lost + 1).min(MAX_LOST_TURNS) } else { lost.saturating_sub(1) };
        });
    }

    /// Says that the seat to move has just played and may use an extra play, or not; it has one then.
    pub(super) fn change_again(&mut self) {
        self.change(|it| {
            let position = &mut it.draft.position;
            position.again = !position.again;
            if position.again && position.banked[position.turn] == 0 {
                position.banked[position.turn] = 1;
            }
        });
    }

    /// Plays by other rules; marbles and cards that do not exist by them go.
    pub(super) fn change_rules(&mut self, table: Table) {
        self.change(|it| {
            it.draft.table = table;
            let track = it.draft.table.rules.track();
            let has = |spot: &Spot| match spot.place() {
                Place::Track(square) => track.has(square),
                Place::Home(_, Slot(slot)) => slot <= track.home(),
            };
            let (mut marbles, mut cards) = (0, 0);
            for seat in SeatSet::seated(4).iter() {
                let fresh = it.draft.position.board.is_fresh(seat);
                let all = it.draft.position.board.marbles(seat);
                all.iter().for_each(|spot| it.draft.position.board.lift(track, seat, spot));
                for spot in all.iter().filter(has) {
                    match fresh && spot == Spot::from(track.post(seat)) {
                        true => it.draft.position.board.come_out(track, seat),
                        false => it.draft.position.board.put(seat, spot),
                    }
                }
                marbles += all.iter().filter(|it| !has(it)).count();
                let hand = &mut it.draft.position.hands[seat];
                cards += hand.without(it.draft.table.rules.deck()).len();
                *hand = hand.and(it.draft.table.rules.deck());
            }
            if !has(&it.cursor) {
                it.cursor = track.post(it.seat).into();
            }
            if marbles + cards != 0 {
                let said = say!("edit-did-not-fit", marbles = marbles, cards = cards);
                it.draft.notice = Some(Notice::refused(said));
            }
        });
    }
}
