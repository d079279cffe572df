//! What cards do for marbles on a board that is empty otherwise, found once for a set of rules.
//!
//! All is told as seat A sees it: the board is the same all round.

use crate::tock::{
    CardSet, Place, Rank, Rules, SEATS, SPOTS, Seat, Spot, SpotSet,
    rules::{Action, Blocks, Guards, OwnCrossing, Who},
};

/// How many squares before a guarded post a marble is kept from going on.
const NEAR: u8 = 12;

/// What cards do for marbles.
#[derive(Clone, Debug)]
pub struct Reach {
    /// How far each square lies from the post.
    distance: [u8; SPOTS],
    squares: usize,
    /// By how far the marble and the other one lie from its post: the cards by which it hits that one.
    hits: Vec<CardSet>,
    /// The squares a marble hits from a square.
    pub hits_from: [SpotSet; SPOTS],
    /// The squares from which a marble hits one on a square.
    pub hits_to: [SpotSet; SPOTS],
    /// The cards that lead into home from a square.
    pub lead_in: [CardSet; SPOTS],
    /// The cards that lead backward past most of the lap.
    pub back_door: [CardSet; SPOTS],
    /// The cards by which others drive a marble past its home.
    pub driven: [CardSet; SPOTS],
    /// The squares a little before each seat's post.
    pub before_post: [SpotSet; SEATS],
}

impl Reach {
    /// Looks at every card on every spot.
    pub fn new(rules: &Rules) -> Self {
        let squares = usize::from(rules.track().squares());
        let mut reach = Self {
            distance: [0; SPOTS],
            squares,
            hits: vec![CardSet::EMPTY; squares * squares],
            hits_from: [SpotSet::EMPTY; SPOTS],
            hits_to: [SpotSet::EMPTY; SPOTS],
            lead_in: [CardSet::EMPTY; SPOTS],
            back_door: [CardSet::EMPTY; SPOTS],
            driven: [CardSet::EMPTY; SPOTS],
            before_post: [SpotSet::EMPTY; SEATS],
        };
        for square in rules.track().all() {
            reach.distance[Spot::from(*square).index()] = rules.track().distance(Seat::A, *square);
        }
        for square in rules.track().all() {
            for rank in Rank::ALL {
                let cards = rules.deck().and(CardSet::of_rank(rank));
                for (index, action) in rules.actions(rank).iter().enumerate() {
                    reach.look_at(rules, (*square).into(), (rank, cards), (index, action));
                }
            }
        }
        reach.look_before_posts(rules);
        reach
    }

    fn look_at(&mut self, rules: &Rules, from: Spot, (rank, cards): (Rank, CardSet), use_: (usize, &Action)) {
        let (index, action) = use_;
        let here = self.distance[from.index()];
        let (who, trample, is_back) = match action {
            Action::Move { n, who, trample, .. } => (*who, *trample, *n < 0),
            Action::Split { trample, .. } => (Who::Own, *trample, false),
            Action::Start { .. } | Action::Swap { .. } | Action::Discard { .. } => return,
        };
        if matches!(who, Who::Own | Who::Any) {
            for to in rules.ends(rank, index, from, false) {
                if matches!(to.place(), Place::Home(..)) {
                    self.lead_in[from.index()] = self.lead_in[from.index()].or(cards);
                    continue;
                }
                self.hit(from, to, cards);
                if trample {
                    let between = rules.track().all().iter().map(|it| Spot::from(*it));
                    let walked = |it: &Spot| self.lies_between(from, *it, to, is_back);
                    between.filter(walked).collect::<Vec<_>>().into_iter().for_each(|it| self.hit(from, it, cards));
                }
                if is_back && here < self.distance[to.index()] {
                    self.back_door[from.index()] = self.back_door[from.index()].or(cards);
                }
            }
        }
        if matches!(who, Who::Opponent | Who::Other | Who::Any) {
            for to in rules.ends(rank, index, from, true) {
                if !is_back && matches!(to.place(), Place::Track(_)) && self.distance[to.index()] < here {
                    self.driven[from.index()] = self.driven[from.index()].or(cards);
                }
            }
        }
    }

    fn hit(&mut self, from: Spot, to: Spot, cards: CardSet) {
        self.hits_from[from.index()].insert(to);
        self.hits_to[to.index()].insert(from);
        let place = self.place(from, to);
        self.hits[place] = self.hits[place].or(cards);
    }

    /// Tells whether a walk from one square to another comes by `square`.
    fn lies_between(&self, from: Spot, square: Spot, to: Spot, is_back: bool) -> bool {
        let lap = self.squares as u8;
        let ahead = |spot: Spot| (self.distance[spot.index()] + lap - self.distance[from.index()]) % lap;
        let walked = |spot: Spot| if is_back { (lap - ahead(spot)) % lap } else { ahead(spot) };
        (1..=walked(to)).contains(&walked(square))
    }

    fn look_before_posts(&mut self, rules: &Rules) {
        if rules.post.guards == Guards::None || rules.post.blocks == Blocks::Nobody {
            return;
        }
        for seat in Seat::ALL {
            let post = rules.track().post(seat);
            let near = (1..=NEAR).map(|it| rules.track().ahead(post, -(it as i8)));
            // A marble that turns into home before the post has no need to pass it.
            let passes = |it: &Spot| {
                rules.post.own_crossing == OwnCrossing::Free && seat == Seat::A
                    || self.distance[it.index()] < rules.track().distance(Seat::A, post)
            };
            self.before_post[seat.index()] = near.map(Spot::from).filter(passes).collect();
        }
        self.before_post[Seat::A.index()] = SpotSet::EMPTY;
    }

    fn place(&self, from: Spot, to: Spot) -> usize {
        usize::from(self.distance[from.index()]) * self.squares + usize::from(self.distance[to.index()])
    }

    /// Returns the cards by which a marble on `from` hits one on `to`, both squares.
    pub fn hits(&self, from: Spot, to: Spot) -> CardSet {
        self.hits[self.place(from, to)]
    }
}
