//! What is changed in a position: stones, marks, dice, rules.

use crate::{
    profile::Table,
    refusals::toccadille::colour,
    say,
    toccadille::{Board, Dice, Die, MARKS, Place, Point, Position, Rules, SIDES, Seat, State, rules::Entry},
    tui::{
        notice::Notice,
        toccadille::edit::{Count, Edit},
    },
};

impl Edit {
    /// Puts a stone of the chosen colour on the point that is looked at.
    pub(super) fn put(&mut self) {
        let (seat, point) = (self.seat, self.cursor);
        if waiting(&self.draft.table.rules, &self.draft.position.board, seat, Some(point)).is_none() {
            return self.refuse_stone();
        }
        self.change(|it| put(&it.draft.table.rules, &mut it.draft.position.board, seat, point));
    }

    /// Takes a stone away from the point that is looked at: one of the chosen colour, or else of the other.
    pub(super) fn take(&mut self) {
        let point = self.cursor;
        let board = &self.draft.position.board;
        let Some(seat) = [self.seat, self.seat.other()].into_iter().find(|it| board.on(*it, point) != 0) else {
            return;
        };
        self.change(|it| take(&it.draft.table.rules, &mut it.draft.position.board, seat, point));
    }

    /// Puts so many stones of the chosen colour on the point that is looked at, as far as there are so many.
    pub(super) fn put_so_many(&mut self, count: u8) {
        let (seat, point) = (self.seat, self.cursor);
        self.change(|it| {
            let (rules, board) = (&it.draft.table.rules, &mut it.draft.position.board);
            while count < board.on(seat, point) {
                take(rules, board, seat, point);
            }
            while board.on(seat, point) < count && waiting(rules, board, seat, Some(point)).is_some() {
                put(rules, board, seat, point);
            }
        });
        if self.draft.position.board.on(seat, point) < count {
            self.refuse_stone();
        }
    }

    fn refuse_stone(&mut self) {
        self.draft.notice = Some(Notice::refused(say!("toc-edit-no-stone", who = colour(self.seat))));
    }

    /// Changes the number that is looked at by one.
    pub(super) fn change_count(&mut self, by: i8) {
        let now = self.counted(self.seat, self.count);
        self.set_count(now.saturating_add_signed(by));
    }

    /// Sets the number that is looked at, as far as it may be so large.
    pub(super) fn set_count(&mut self, number: u8) {
        let (seat, count) = (self.seat, self.count);
        self.change(|it| {
            let Position { board, marks, .. } = &mut it.draft.position;
            let rules = &it.draft.table.rules;
            match count {
                Count::Marks => marks[seat] = number.min(MARKS),
                Count::Off => {
                    while number < board.off(seat) {
                        board.put_off(seat, board.off(seat) - 1);
                        give_back(rules, board, seat, None);
                    }
                    while board.off(seat) < number && fetch(rules, board, seat, None) {
                        board.put_off(seat, board.off(seat) + 1);
                    }
                }
            }
        });
        if count == Count::Off && self.counted(seat, count) < number {
            self.refuse_stone();
        }
    }

    /// Returns a number of a player.
    pub(super) fn counted(&self, seat: Seat, count: Count) -> u8 {
        match count {
            Count::Off => self.draft.position.board.off(seat),
            Count::Marks => self.draft.position.marks[seat],
        }
    }

    /// Has the die that is looked at show this, and looks at the other; none at all means that the dice are not thrown.
    pub(super) fn set_die(&mut self, die: Option<Die>) {
        let at = self.at_die;
        self.change(|it| it.draft.position.dice = die.map(|die| with_die(it.draft.position.dice, at, die)));
        self.at_die = if die.is_some() { 1 - at } else { 0 };
    }

    /// Has the die that is looked at show one pip more, or one less; after six comes one.
    pub(super) fn turn_die(&mut self, by: isize) {
        let at = self.at_die;
        let now = self.draft.position.dice.map(|Dice(one, other)| [one, other][at].pips());
        let next = now.map_or(0, |it| (isize::from(it) - 1 + by).rem_euclid(SIDES.into()));
        if let Some(die) = Die::new(next as u8 + 1) {
            self.change(|it| it.draft.position.dice = Some(with_die(it.draft.position.dice, at, die)));
        }
    }

    /// Plays by other rules: stones that there are none of by them go, others come.
    pub(super) fn change_rules(&mut self, table: Table<State>) {
        self.change(|it| {
            let before = std::mem::replace(&mut it.draft.table, table);
            let rules = &it.draft.table.rules;
            let board = &mut it.draft.position.board;
            let [old, new] = [&before.rules, rules].map(|it| Position::first(it, Seat::Red).board);
            for seat in Seat::ALL {
                if is_alike(board, &old, seat) {
                    copy(&new, board, seat);
                }
                if rules.entry == Entry::Talon {
                    // Nothing waits in hand by these rules.
                    while 0 < board.hand(seat) {
                        board.put_in_hand(seat, board.hand(seat) - 1);
                        give_back(rules, board, seat, None);
                    }
                }
                while board.sum(seat) < u32::from(rules.stones) {
                    give_back(rules, board, seat, None);
                }
                while u32::from(rules.stones) < board.sum(seat) && drop_one(rules, board, seat) {}
            }
        });
    }
}

/// Returns the dice where the one at this place, 0 or 1, shows something else.
fn with_die(dice: Option<Dice>, at: usize, die: Die) -> Dice {
    match (dice, at) {
        (None, _) => Dice(die, die),
        (Some(Dice(_, other)), 0) => Dice(die, other),
        (Some(Dice(one, _)), _) => Dice(one, die),
    }
}

/// Returns the point where the stones of a player wait, if the rules have them wait on one.
fn pile(rules: &Rules, seat: Seat) -> Option<Point> {
    match rules.entry {
        Entry::FirstQuarter => None,
        Entry::Talon => Point::of(seat, 1),
    }
}

/// Returns where a stone of a player waits, elsewhere than on this point.
fn waiting(rules: &Rules, board: &Board, seat: Seat, except: Option<Point>) -> Option<Place> {
    if board.hand(seat) != 0 {
        return Some(Place::Hand);
    }
    let pile = pile(rules, seat).filter(|it| Some(*it) != except);
    pile.filter(|it| board.on(seat, *it) != 0).map(Place::Point)
}

/// Takes a stone of a player from where it waits; tells whether one does.
fn fetch(rules: &Rules, board: &mut Board, seat: Seat, except: Option<Point>) -> bool {
    match waiting(rules, board, seat, except) {
        Some(Place::Point(point)) => board.put(seat, point, board.on(seat, point) - 1),
        Some(Place::Hand) => board.put_in_hand(seat, board.hand(seat) - 1),
        Some(Place::Off) | None => return false,
    }
    true
}

/// Gives a player a stone where its stones wait, elsewhere than on this point.
fn give_back(rules: &Rules, board: &mut Board, seat: Seat, except: Option<Point>) {
    match pile(rules, seat).filter(|it| Some(*it) != except) {
        Some(point) => board.put(seat, point, board.on(seat, point) + 1),
        None => board.put_in_hand(seat, board.hand(seat) + 1),
    }
}

fn put(rules: &Rules, board: &mut Board, seat: Seat, point: Point) {
    if fetch(rules, board, seat, Some(point)) {
        board.put(seat, point, board.on(seat, point) + 1);
    }
}

fn take(rules: &Rules, board: &mut Board, seat: Seat, point: Point) {
    board.put(seat, point, board.on(seat, point).saturating_sub(1));
    give_back(rules, board, seat, Some(point));
}

/// Drops a stone of a player: one that waits, else one that is off, else the one that has walked least.
fn drop_one(rules: &Rules, board: &mut Board, seat: Seat) -> bool {
    if fetch(rules, board, seat, None) {
        return true;
    }
    if 0 < board.off(seat) {
        board.put_off(seat, board.off(seat) - 1);
        return true;
    }
    let point = Point::all().filter(|it| board.on(seat, *it) != 0).min_by_key(|it| it.from_entry(seat));
    if let Some(point) = point {
        board.put(seat, point, board.on(seat, point) - 1);
    }
    point.is_some()
}

/// Tells whether the stones of a player are in the same places on both boards.
fn is_alike(one: &Board, other: &Board, seat: Seat) -> bool {
    one.hand(seat) == other.hand(seat)
        && one.off(seat) == other.off(seat)
        && Point::all().all(|it| one.on(seat, it) == other.on(seat, it))
}

/// Puts the stones of a player where they are on another board.
fn copy(from: &Board, to: &mut Board, seat: Seat) {
    to.put_in_hand(seat, from.hand(seat));
    to.put_off(seat, from.off(seat));
    Point::all().for_each(|it| to.put(seat, it, from.on(seat, it)));
}
