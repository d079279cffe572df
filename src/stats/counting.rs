//! Counting what each move does, from the game before and after it.

use crate::{
    stats::{Captures, GameStats, Race, SeatStats},
    tock::{BySeat, Deed, Move, Place, Play, Rules, Seat, SeatSet, Spot, State, board::Board, rules::Action},
};

/// The figures so far.
pub struct Counting<'a> {
    rules: &'a Rules,
    table: SeatSet,
    seats: BySeat<SeatStats>,
    race: Race,
    /// With which event each turn began.
    began: Vec<usize>,
    /// Whether the next move still belongs to the turn of the last one.
    is_turn_open: bool,
}

impl<'a> Counting<'a> {
    /// Begins with the game before its first event.
    pub fn new(rules: &'a Rules, first: &State) -> Self {
        let race = Race::new(rules, first.board());
        Self { rules, table: first.table(), seats: BySeat::default(), race, began: vec![], is_turn_open: false }
    }

    /// Counts event `event`, a move made in the game `before` that led to `after`.
    pub fn count(&mut self, event: usize, before: &State, mv: &Move, after: &State) {
        let seat = before.to_move();
        let new_turn = !before.is_extra_play() && !self.is_turn_open;
        if new_turn {
            self.began.push(event);
        }
        let lost = before.to_discard() != 0;
        self.is_turn_open = match mv {
            Move::Discard(_) if lost => after.lost_turns(seat) == before.lost_turns(seat),
            Move::Discard(_) => before.needs_starter(self.rules),
            Move::Play(_) | Move::Pass => false,
        };
        self.race.add(self.rules, seat, after.board(), new_turn);
        let figures = &mut self.seats[seat];
        figures.turns += u32::from(new_turn);
        figures.lost_turns += u32::from(new_turn && lost);
        match mv {
            Move::Play(play) => {
                figures.extra_plays += u32::from(before.is_extra_play());
                self.count_play(seat, play, before.board(), after.board());
            }
            Move::Discard(_) => figures.discards += 1,
            Move::Pass => figures.passes += 1,
        }
    }

    /// Returns the figures, given the game as it stands.
    pub fn finish(mut self, now: &State) -> GameStats {
        for seat in self.table.iter() {
            self.seats[seat].home = now.board().in_home(seat).len() as u32;
        }
        GameStats { table: self.table, seats: self.seats, race: self.race, began: self.began }
    }

    fn count_play(&mut self, seat: Seat, play: &Play, before: &Board, after: &Board) {
        let walk = self.longest_walk(seat, play, before);
        let figures = &mut self.seats[seat];
        figures.plays += 1;
        figures.played[play.card.rank().index()] += 1;
        figures.longest_walk = figures.longest_walk.max(walk);
        match play.deed {
            Deed::Start(_) => figures.brought_out += 1,
            Deed::Split(parts) => figures.splits += u32::from(1 < parts.len()),
            Deed::Swap { .. } => figures.swaps += 1,
            Deed::Walk { .. } | Deed::Skip => {}
        }
        for owner in self.table.iter() {
            self.count_home(seat, owner, before, after);
            // A marble leaves the board in one way only.
            let came_out = match play.deed {
                Deed::Start(post) => usize::from(post.section() == owner),
                Deed::Walk { .. } | Deed::Split(_) | Deed::Swap { .. } | Deed::Skip => 0,
            };
            let sent_back = (before.marbles(owner).len() + came_out).saturating_sub(after.marbles(owner).len());
            self.count_captures(seat, owner, sent_back as u32);
        }
    }

    fn count_home(&mut self, seat: Seat, owner: Seat, before: &Board, after: &Board) {
        let (were, are) = (before.in_home(owner).len(), after.in_home(owner).len());
        if were == are {
            return;
        }
        // None ever leaves its home court.
        self.seats[seat].brought_home += are.saturating_sub(were) as u32;
        let turn = self.race.turns();
        let figures = &mut self.seats[owner];
        figures.first_home = figures.first_home.or(Some(turn));
        if self.rules.is_finished(after, owner) {
            figures.last_home = Some(turn);
        }
    }

    fn count_captures(&mut self, seat: Seat, owner: Seat, marbles: u32) {
        let partner = self.rules.partner(self.table, seat);
        let kind = |it: &mut Captures| {
            *match owner {
                _ if owner == seat => &mut it.own,
                _ if partner == Some(owner) => &mut it.partner,
                _ => &mut it.opponents,
            } += marbles;
        };
        kind(&mut self.seats[seat].made);
        kind(&mut self.seats[owner].suffered);
    }

    /// Returns the most squares one marble of the seat's side goes in a play.
    fn longest_walk(&self, seat: Seat, play: &Play, before: &Board) -> u32 {
        let action = self.rules.actions(play.card.rank()).get(usize::from(play.action));
        match (play.deed, action) {
            (Deed::Walk { from, to }, Some(Action::Move { n, .. })) => {
                let ours = [Some(seat), self.rules.partner(self.table, seat)];
                let is_ours = before.owner(from).is_some_and(|it| ours.contains(&Some(it)));
                if is_ours { self.squares(from, to, *n) } else { 0 }
            }
            (Deed::Split(parts), _) => {
                parts.iter().map(|it| self.squares(it.from, it.to, it.steps as i8)).max().unwrap_or(0)
            }
            (Deed::Walk { .. } | Deed::Start(_) | Deed::Swap { .. } | Deed::Skip, _) => 0,
        }
    }

    /// Returns how many squares a walk of `steps` goes, those jumped over by a shortcut among them.
    fn squares(&self, from: Spot, to: Spot, steps: i8) -> u32 {
        let track = self.rules.track();
        let jumped = match (from.place(), to.place()) {
            (Place::Track(from), Place::Track(to)) if track.ahead(from, steps) != to => track.section_length(),
            (Place::Track(_) | Place::Home(..), _) => 0,
        };
        u32::from(steps.unsigned_abs()) + u32::from(jumped)
    }
}
