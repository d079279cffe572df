//! One marble walking: where a walk ends, what bars it, and what it sends back.
//!
//! Only posts can bar a walk, so a walk looks at the posts on its way and at the square where it ends, not at every
//! square between.

use crate::tock::{
    board::{Board, Place, Slot, Spot, SpotSet, Square},
    refusal::Refusal,
    rules::{Landing, OwnCrossing, Rules},
    seat::{Seat, SeatSet},
};

/// How a walk ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Course {
    /// On the square its steps reach.
    Track,
    /// On the next section's shortcut square, by a jump from this one's.
    Shortcut,
    /// In a slot of the marble's home court.
    Home,
}

impl Course {
    /// Every course, in the order moves are listed.
    pub const ALL: [Self; 3] = [Self::Track, Self::Shortcut, Self::Home];
}

/// A marble about to walk, and what its walk may do.
#[derive(Clone, Copy, Debug)]
pub struct Walker {
    /// Whose marble.
    pub seat: Seat,
    /// Where it stands.
    pub from: Spot,
    /// Whether it sends back the marbles on its way.
    pub trample: bool,
    /// Whether it may cross its own post in any case.
    pub cross_own_post: bool,
    /// Whether another player moves it.
    pub foreign: bool,
}

impl Walker {
    /// Returns where a walk of `steps` (backward if negative, never 0) by this course ends.
    ///
    /// Source: `rules/README.md`, 4 and 5.
    ///
    /// # Errors
    ///
    /// With what keeps the marble from going there.
    pub fn end(
        &self,
        rules: &Rules,
        board: &Board,
        table: SeatSet,
        steps: i8,
        course: Course,
    ) -> Result<Spot, Refusal> {
        let track = rules.track();
        let square = match self.from.place() {
            Place::Track(square) => square,
            Place::Home(_, slot) if course == Course::Home => return self.within_home(rules, board, slot, steps),
            Place::Home(..) => return Err(Refusal::InHome(self.from)),
        };
        let first = track.ahead(square, steps);
        match course {
            Course::Track => {
                self.pass(rules, board, square, steps)?;
                self.land(rules, board, table, first)
            }
            Course::Shortcut if !track.is_shortcut(first) => Err(Refusal::NoShortcut(first)),
            Course::Shortcut => {
                self.pass(rules, board, square, steps)?;
                self.jump(rules, board, table, first, steps < 0)
            }
            Course::Home => self.enter(rules, board, square, steps),
        }
    }

    /// Returns where a walk of these steps by this course would end, whatever is in the way.
    pub fn aim(&self, rules: &Rules, steps: i8, course: Course) -> Option<Spot> {
        let track = rules.track();
        match (self.from.place(), course) {
            (Place::Home(_, Slot(slot)), Course::Home) => {
                let slot = i16::from(slot) + i16::from(steps);
                (1..=i16::from(track.home())).contains(&slot).then(|| Spot::home(self.seat, Slot(slot as u8)))
            }
            (Place::Home(..), Course::Track | Course::Shortcut) => None,
            (Place::Track(square), Course::Track) => Some(track.ahead(square, steps).into()),
            (Place::Track(square), Course::Shortcut) => {
                let first = track.ahead(square, steps);
                let jump = track.section_length() as i8 * steps.signum();
                track.is_shortcut(first).then(|| track.ahead(first, jump).into())
            }
            (Place::Track(square), Course::Home) => {
                let slot = steps.unsigned_abs().checked_sub(self.doorstep_away(rules, square, steps))?;
                (1..=track.home()).contains(&slot).then(|| Spot::home(self.seat, Slot(slot)))
            }
        }
    }

    /// Returns the board after the walk; the walk must be one that [`Walker::end`] allows.
    pub fn walk(&self, rules: &Rules, board: &Board, steps: i8, end: Spot) -> Board {
        let mut after = *board;
        after.lift(rules.track(), self.seat, self.from);
        let sent_back = if self.trample { self.trampled(rules, board, steps, end) } else { SpotSet::from_iter([end]) };
        after.send_back(rules.track(), sent_back);
        after.put(self.seat, end);
        after
    }

    /// Returns the squares whose marbles the walk tramples.
    ///
    /// A guarded marble of another seat stays where it is.
    pub fn trampled(&self, rules: &Rules, board: &Board, steps: i8, end: Spot) -> SpotSet {
        let mut squares = self.walked(rules, steps, end);
        for seat in Seat::ALL {
            if seat != self.seat && rules.is_guarded(board, seat) {
                squares.remove(rules.track().post(seat));
            }
        }
        squares
    }

    /// Returns the squares of the track the walk steps on, the last one included, those jumped over not.
    pub fn walked(&self, rules: &Rules, steps: i8, end: Spot) -> SpotSet {
        let Place::Track(from) = self.from.place() else { return SpotSet::EMPTY };
        let on_track = match end.place() {
            Place::Track(_) => steps.unsigned_abs(),
            Place::Home(..) => self.doorstep_away(rules, from, steps),
        };
        let mut squares = SpotSet::EMPTY;
        let mut square = from;
        for _ in 0..on_track {
            square = if steps < 0 { rules.track().previous(square) } else { rules.track().next(square) };
            squares.insert(square);
        }
        if end.square().is_some() {
            squares.insert(end);
        }
        squares
    }

    /// Walks over the posts on the way from `from`; the squares between bar nobody.
    fn pass(&self, rules: &Rules, board: &Board, from: Square, steps: i8) -> Result<(), Refusal> {
        posts(rules, from, steps).try_for_each(|it| self.pass_post(rules, board, it))
    }

    /// Steps on, or jumps over, the post of `seat`.
    fn pass_post(&self, rules: &Rules, board: &Board, seat: Seat) -> Result<(), Refusal> {
        let at = rules.track().post(seat);
        if seat == self.seat && rules.post.own_crossing == OwnCrossing::Never && !self.cross_own_post {
            return Err(Refusal::OwnPost(at));
        }
        if rules.is_barred(board, seat, self.seat) {
            let (guards, blocks) = (rules.post.guards, rules.post.blocks);
            return Err(Refusal::Barred { by: seat, at, guards, blocks });
        }
        Ok(())
    }

    /// Goes on from a shortcut square to the next one.
    fn jump(
        &self,
        rules: &Rules,
        board: &Board,
        table: SeatSet,
        first: Square,
        backward: bool,
    ) -> Result<Spot, Refusal> {
        // Between two shortcut squares lies one post: that of the section which ends there.
        let (section, end) = match backward {
            true => (first.section().right(), first.section().right()),
            false => (first.section(), first.section().left()),
        };
        self.pass_post(rules, board, section)?;
        self.land(rules, board, table, Square::new(end, first.number()))
    }

    /// Ends a walk on `square`.
    fn land(&self, rules: &Rules, board: &Board, table: SeatSet, square: Square) -> Result<Spot, Refusal> {
        let Some(owner) = board.owner(square) else { return Ok(square.into()) };
        let guarded = square == rules.track().post(owner) && rules.is_guarded(board, owner);
        if owner == self.seat {
            if self.trample {
                return Ok(square.into());
            }
            if guarded {
                return Err(Refusal::LandsOnGuarded { owner, at: square, guards: rules.post.guards });
            }
            return match rules.land.on_own {
                Landing::Illegal => Err(Refusal::LandsOnOwn(square)),
                Landing::Capture => Ok(square.into()),
            };
        }
        if guarded {
            return Err(Refusal::LandsOnGuarded { owner, at: square, guards: rules.post.guards });
        }
        if !self.trample && rules.land.on_partner == Landing::Illegal && rules.partner(table, self.seat) == Some(owner)
        {
            return Err(Refusal::LandsOnPartner(square));
        }
        Ok(square.into())
    }

    /// Turns into the home court from the track, forward or, where the rules allow it, backward over the post.
    fn enter(&self, rules: &Rules, board: &Board, square: Square, steps: i8) -> Result<Spot, Refusal> {
        let track = rules.track();
        let away = self.doorstep_away(rules, square, steps);
        let Some(slot) = steps.unsigned_abs().checked_sub(away).filter(|it| *it != 0) else {
            let to = track.ahead(square, steps).into();
            return Err(Refusal::NotThere { from: self.from, to });
        };
        if self.foreign && !rules.home.foreign_moved_may_enter {
            return Err(Refusal::HomeClosed(self.seat));
        }
        if steps < 0 && !rules.home.enter_backward {
            return Err(Refusal::HomeClosedBackward);
        }
        self.pass(rules, board, square, away as i8 * steps.signum())?;
        self.take_slot(rules, board, 0, slot)
    }

    /// Returns how many steps, walking in the direction of `steps`, bring the marble onto its doorstep; from the
    /// doorstep itself forward none, backward a whole lap.
    ///
    /// Walking backward it comes onto the doorstep from the post's side.
    pub fn doorstep_away(&self, rules: &Rules, square: Square, steps: i8) -> u8 {
        let track = rules.track();
        let to_go = track.squares() - track.doorstep_offset();
        let distance = track.distance(self.seat, square);
        match (steps < 0, distance <= to_go) {
            (false, true) => to_go - distance,
            (false, false) => track.squares() + to_go - distance,
            (true, true) => distance + track.doorstep_offset(),
            (true, false) => distance - to_go,
        }
    }

    fn within_home(&self, rules: &Rules, board: &Board, Slot(slot): Slot, steps: i8) -> Result<Spot, Refusal> {
        if steps < 0 {
            return Err(Refusal::BackwardInHome(self.from));
        }
        self.take_slot(rules, board, slot, slot + steps.unsigned_abs())
    }

    /// Walks in home from slot `from`, 0 for the doorstep, to slot `to`.
    fn take_slot(&self, rules: &Rules, board: &Board, from: u8, to: u8) -> Result<Spot, Refusal> {
        let last = rules.track().home();
        if last < to {
            return Err(Refusal::PastHome { last: Slot(last), over: to - last });
        }
        let first = if rules.home.jump { to } else { from + 1 };
        let taken = (first..=to).map(|it| Spot::home(self.seat, Slot(it)));
        match taken.into_iter().find(|it| board.marbles(self.seat).contains(*it)) {
            Some(slot) => Err(Refusal::SlotTaken(slot)),
            None => Ok(Spot::home(self.seat, Slot(to))),
        }
    }
}

/// Returns whose posts lie on the way from `from`, the last square included and `from` itself not.
pub fn posts(rules: &Rules, from: Square, steps: i8) -> impl Iterator<Item = Seat> {
    let section = rules.track().section_length();
    let backward = steps < 0;
    let to_go = steps.unsigned_abs();
    let (mut away, mut index) = match (backward, from.number() == section) {
        (false, true) => (section, from.section().index() + 1),
        (false, false) => (section - from.number(), from.section().index()),
        (true, _) => (from.number(), from.section().index() + 3),
    };
    std::iter::from_fn(move || {
        (away <= to_go).then(|| {
            let seat = Seat::new(index);
            away += section;
            index += if backward { 3 } else { 1 };
            seat
        })
    })
}
