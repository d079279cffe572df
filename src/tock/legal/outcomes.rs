//! The outcomes found so far, so that two ways to one outcome are one move.

/// A set of outcomes of one card, each written as `N` numbers.
#[derive(Clone, Debug, Default)]
pub(super) struct Outcomes<const N: usize> {
    found: Vec<Found<N>>,
    /// Where in `found` an outcome is, plus one, by its hash; 0 where there is none. Its length is a power of two.
    places: Vec<u32>,
}

#[derive(Clone, Debug)]
struct Found<const N: usize> {
    outcome: [u64; N],
    hash: u64,
    place: u32,
}

impl<const N: usize> Outcomes<N> {
    pub fn clear(&mut self) {
        for it in self.found.drain(..) {
            self.places[it.place as usize] = 0;
        }
    }

    /// Adds an outcome; tells whether it is new.
    pub fn insert(&mut self, outcome: [u64; N]) -> bool {
        if self.places.len() <= self.found.len() * 2 {
            self.grow();
        }
        let hash = hash(&outcome);
        let mut place = self.first_place(hash);
        while let Some(index) = (self.places[place] as usize).checked_sub(1) {
            let other = &self.found[index];
            if other.hash == hash && other.outcome == outcome {
                return false;
            }
            place = (place + 1) & (self.places.len() - 1);
        }
        self.put(place, Found { outcome, hash, place: place as u32 });
        true
    }

    fn put(&mut self, place: usize, found: Found<N>) {
        self.found.push(found);
        self.places[place] = self.found.len() as u32;
    }

    fn first_place(&self, hash: u64) -> usize {
        (hash >> 32) as usize & (self.places.len() - 1)
    }

    fn grow(&mut self) {
        let len = (self.places.len() * 2).max(512);
        self.places.clear();
        self.places.resize(len, 0);
        for index in 0..self.found.len() {
            let mut place = self.first_place(self.found[index].hash);
            while self.places[place] != 0 {
                place = (place + 1) & (len - 1);
            }
            self.places[place] = index as u32 + 1;
            self.found[index].place = place as u32;
        }
    }
}

/// Mixes the numbers into one; equal numbers give equal ones.
fn hash(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0, |hash: u64, it| (hash.rotate_left(23) ^ it).wrapping_mul(0x9E37_79B9_7F4A_7C15))
}
