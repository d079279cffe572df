//! Where the marbles are.

mod spot;
mod track;

use crate::tock::seat::{BySeat, Seat, SeatSet};

pub use spot::{MAX_HOME, MAX_SECTION, NoSpot, Place, SPOTS, Slot, Spot, SpotSet, Square};
pub use track::Track;

/// Where all marbles are; those that are nowhere else wait in their start areas.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Board {
    marbles: BySeat<SpotSet>,
    fresh: SeatSet,
}

impl Board {
    /// Returns the spots of `seat`'s marbles, on the track and in home.
    pub const fn marbles(&self, seat: Seat) -> SpotSet {
        self.marbles.0[seat.index()]
    }

    /// Returns the spots of `seat`'s marbles on the track.
    pub const fn on_track(&self, seat: Seat) -> SpotSet {
        self.marbles(seat).and(SpotSet::TRACK)
    }

    /// Returns the slots `seat`'s marbles are in.
    pub const fn in_home(&self, seat: Seat) -> SpotSet {
        self.marbles(seat).and(SpotSet::home(seat))
    }

    /// Tells whether a marble of `seat` stands on its post, came out there and has not moved since.
    pub const fn is_fresh(&self, seat: Seat) -> bool {
        self.fresh.contains(seat)
    }

    /// Returns the seats whose marble on its post is fresh.
    pub const fn fresh(&self) -> SeatSet {
        self.fresh
    }

    /// Returns the spots of all marbles.
    pub const fn occupied(&self) -> SpotSet {
        let [a, b, c, d] = self.marbles.0;
        a.or(b).or(c).or(d)
    }

    /// Returns whose marble stands on `spot`.
    pub fn owner(&self, spot: impl Into<Spot>) -> Option<Seat> {
        let spot = spot.into();
        Seat::ALL.into_iter().find(|it| self.marbles(*it).contains(spot))
    }

    /// Puts a marble that has walked, or was swapped, onto `spot`, which holds none of `seat`'s.
    pub fn put(&mut self, seat: Seat, spot: impl Into<Spot>) {
        self.marbles[seat].insert(spot);
    }

    /// Puts a marble that comes out onto `seat`'s post, where none of `seat`'s stands.
    pub fn come_out(&mut self, track: &Track, seat: Seat) {
        self.put(seat, track.post(seat));
        self.fresh.insert(seat);
    }

    /// Takes `seat`'s marble from `spot`, if there is one: into the hand, or back to the start area.
    pub fn lift(&mut self, track: &Track, seat: Seat, spot: impl Into<Spot>) {
        let spot = spot.into();
        self.marbles[seat].remove(spot);
        if spot == Spot::from(track.post(seat)) {
            self.fresh.remove(seat);
        }
    }

    /// Sends every marble on `squares` back to its start area.
    pub fn send_back(&mut self, track: &Track, squares: SpotSet) {
        if self.occupied().and(squares).is_empty() {
            return;
        }
        for seat in Seat::ALL {
            let hit = self.marbles(seat).and(squares);
            self.marbles[seat] = self.marbles(seat).without(hit);
            if hit.contains(track.post(seat)) {
                self.fresh.remove(seat);
            }
        }
    }

    /// Puts all of `seat`'s marbles elsewhere: onto `spots`, the one on its post fresh or not.
    pub(super) fn set(&mut self, seat: Seat, spots: SpotSet, fresh: bool) {
        self.marbles[seat] = spots;
        match fresh {
            true => self.fresh.insert(seat),
            false => self.fresh.remove(seat),
        }
    }
}
