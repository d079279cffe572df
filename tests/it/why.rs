//! Why something is not possible: each explanation word for word, and on random positions true, and neither missing nor
//! one too many.

mod words;

use rand::{RngExt, SeedableRng, seq::IndexedRandom};
use rand_chacha::ChaCha8Rng;
use tock::{
    choose::{Choice, Pick},
    game::{Event, Game, Turn},
    tock::{
        Card, Course, Deed, Move, Part, Parts, Place, Play, Refusal, Rules, Seat, Setup, Slot, Spot, State, View,
        rules::{Action, Who},
    },
    why::{Bar, Reason, Why, turn},
};

use crate::switches::random_rules;

#[test]
fn on_random_positions_every_reason_is_true_and_none_is_missing_or_too_many() {
    let mut asked = [0; 3];
    for seed in 0..24 {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = random_rules(&mut rng);
        let players = *rules.seats.counts.choose(&mut rng).unwrap();
        let Ok(mut state) = State::new(&rules, &Setup { players, dealer: Seat::A }) else { continue };
        for _ in 0..60 {
            let event = match state.turn(&rules) {
                Turn::Chance => Event::Chance(state.sample(&rules, &mut |it| rng.random_range(0..it))),
                Turn::Player(seat) => {
                    let view = state.view(&rules, seat);
                    for card in view.hand().one_of_each_rank() {
                        let asking = Asking { rules: &rules, view, card, legal: view.legal_moves() };
                        asking.card(seed);
                        asking.marbles(seed);
                        asking.squares(seed, &mut rng);
                        asked[usize::from(asking.is_playable())] += 1;
                    }
                    // Plays crowd the board more than discards do.
                    let moves = view.legal_moves();
                    let plays: Vec<_> = moves.iter().filter(|it| matches!(it, Move::Play(_))).collect();
                    Event::Move(**plays.choose(&mut rng).unwrap_or(&moves.choose(&mut rng).unwrap()))
                }
                Turn::Over(_) => break,
            };
            state.apply(&rules, &event).unwrap();
        }
    }
    assert!(asked[0] > 400 && asked[1] > 400, "{asked:?}");
}

/// A card about which everything is asked.
struct Asking<'a> {
    rules: &'a Rules,
    view: View<'a>,
    card: Card,
    legal: Vec<Move>,
}

impl Asking<'_> {
    fn plays(&self) -> impl Iterator<Item = &Play> {
        self.legal.iter().filter_map(|it| match it {
            Move::Play(play) if play.card.rank() == self.card.rank() => Some(play),
            Move::Play(_) | Move::Discard(_) | Move::Pass => None,
        })
    }

    fn is_playable(&self) -> bool {
        self.plays().next().is_some()
    }

    fn card(&self, seed: u64) {
        let reasons = Why::new(&self.view, self.card).card();
        assert_eq!(reasons.is_empty(), self.is_playable(), "seed {seed}: {} {reasons:?}", self.told());
        self.are_true(&reasons, seed);
    }

    fn marbles(&self, seed: u64) {
        for spot in self.view.board().occupied().iter() {
            let reasons = Why::new(&self.view, self.card).marble(spot);
            let moves = self.spots().any(|it| self.leads(spot, it)) || self.picks(spot);
            assert_eq!(reasons.is_empty(), moves, "seed {seed}: {spot} {} {reasons:?}", self.told());
            self.are_true(&reasons, seed);
        }
    }

    fn squares(&self, seed: u64, rng: &mut ChaCha8Rng) {
        let spots: Vec<_> = self.spots().collect();
        for from in self.view.board().occupied().iter() {
            for _ in 0..4 {
                let to = *spots.choose(rng).unwrap();
                let reasons = Why::new(&self.view, self.card).square(Some(from), to);
                let leads = self.leads(from, to);
                assert_eq!(reasons.is_empty(), leads, "seed {seed}: {from} to {to} {} {reasons:?}", self.told());
                self.are_true(&reasons, seed);
            }
        }
        let to = *spots.choose(rng).unwrap();
        let reasons = Why::new(&self.view, self.card).square(None, to);
        self.are_true(&reasons, seed);
        let starts = self.plays().any(|it| matches!(it.deed, Deed::Start(post) if Spot::from(post) == to));
        let leads = starts || self.view.board().occupied().iter().any(|it| self.leads(it, to) || self.leads(to, it));
        assert!(leads || !reasons.is_empty(), "seed {seed}: to {to} {}", self.told());
    }

    /// Returns every square and slot.
    fn spots(&self) -> impl Iterator<Item = Spot> {
        let track = self.rules.track();
        let slots = Seat::ALL.into_iter().flat_map(|seat| (1..=track.home()).map(move |it| Spot::home(seat, Slot(it))));
        track.all().iter().map(|it| Spot::from(*it)).chain(slots)
    }

    /// Tells whether a play, listed or not, has the marble on `from` walk or swap to `to`.
    fn leads(&self, from: Spot, to: Spot) -> bool {
        let actions = self.rules.actions(self.card.rank());
        (0..).zip(actions).any(|(index, action)| match action {
            Action::Start { .. } | Action::Discard { .. } => false,
            Action::Move { .. } => self.is_legal(index, Deed::Walk { from, to }),
            Action::Swap { .. } => match (from.place(), to.place()) {
                (Place::Track(ours), Place::Track(other)) => self.is_legal(index, Deed::Swap { ours, other }),
                (Place::Home(..) | Place::Track(_), _) => false,
            },
            Action::Split { .. } => {
                let Some(mut choice) = Choice::new(&self.view, &self.legal, self.card) else { return false };
                let begins = |it: &tock::choose::Offer| it.action == index && it.pick == Pick::Marble(from);
                let Some(place) = choice.offers().iter().position(begins) else { return false };
                choice.look_at(place);
                choice.pick(&self.view);
                // Steps that are no choice have been made already.
                let made = choice.made().get(1).map(std::slice::from_ref);
                let mut picks = made.unwrap_or_else(|| choice.offers()).iter().map(|it| it.pick);
                picks.any(|it| matches!(it, Pick::Steps { to: there, .. } if there == to))
            }
        })
    }

    /// Tells whether the marble on `spot` is swapped away by somebody else's.
    fn picks(&self, spot: Spot) -> bool {
        self.view.board().occupied().iter().any(|it| {
            let actions = self.rules.actions(self.card.rank());
            (0..).zip(actions).any(|(index, action)| match (action, it.place(), spot.place()) {
                (Action::Swap { .. }, Place::Track(ours), Place::Track(other)) => {
                    self.is_legal(index, Deed::Swap { ours, other })
                }
                _ => false,
            })
        })
    }

    fn is_legal(&self, action: u8, deed: Deed) -> bool {
        let check = self.check(action, deed);
        // Which marble is removed afterwards is another question.
        check.is_ok() || check == Err(Refusal::RemoveOne)
    }

    fn check(&self, action: u8, deed: Deed) -> Result<(), Refusal> {
        self.view.check(&Move::Play(Play { card: self.card, action, deed, remove: None }))
    }

    #[track_caller]
    fn are_true(&self, reasons: &[Reason], seed: u64) {
        for reason in reasons {
            assert!(self.is_true(reason), "seed {seed}: {} {reason:?}", self.told());
        }
    }

    /// Tells whether the rules say the same as the reason.
    fn is_true(&self, reason: &Reason) -> bool {
        let actions = self.rules.actions(self.card.rank());
        let action = reason.action.map(|it| &actions[usize::from(it)]);
        match (reason.bar, action, reason.marble) {
            (Bar::Refused(why), None, _) => {
                turn(&self.view, self.card) == Some(why)
                    || matches!(why, Refusal::NoMarble(spot) if self.view.board().owner(spot).is_none())
            }
            (Bar::Refused(why), Some(action), marble) => self.refuses(reason.action.unwrap(), action, marble, why),
            (Bar::NoMarble(who), ..) => {
                let means = |it: &Seat| self.view.means(who, *it);
                Seat::ALL.into_iter().filter(means).all(|it| self.view.board().marbles(it).is_empty())
            }
            (Bar::NoneOnTrack(who), ..) => {
                let means = |it: &Seat| self.view.means(who, *it) && self.view.colour() != Some(*it);
                let others = Seat::ALL.into_iter().filter(means).all(|it| self.view.board().on_track(it).is_empty());
                let own = self.view.colour().map_or(0, |it| self.view.board().on_track(it).len());
                others && (own == 0 || !matches!(who, Who::Own | Who::Any))
            }
            (Bar::NoSecond, ..) => self.view.colour().is_some_and(|it| self.view.board().on_track(it).len() < 2),
            (Bar::Misses { from, to, .. }, ..) => !self.leads(from, to),
            (Bar::Reach { most, why }, Some(action), Some(from)) => {
                let ends =
                    |steps: u8| Course::ALL.map(|it| self.view.walk(self.view.board(), from, action, steps as i8, it));
                ends(most).iter().any(Result::is_ok) && ends(most + 1).contains(&Err(why))
            }
            (Bar::Share { .. }, ..) => !self.plays().any(|it| matches!(it.deed, Deed::Split(_))),
            (Bar::Rest { .. } | Bar::Unreached(_) | Bar::NoUse, ..) => true,
            (Bar::Reach { .. }, ..) => false,
        }
    }

    /// Tells whether some way of doing so is refused for this reason.
    fn refuses(&self, index: u8, action: &Action, marble: Option<Spot>, why: Refusal) -> bool {
        let board = self.view.board();
        let Some(from) = marble else {
            let posts = self.rules.track();
            return Seat::ALL.into_iter().any(|it| self.check(index, Deed::Start(posts.post(it))) == Err(why));
        };
        let by_walk = |steps: i8| {
            let walks = |it: &Course| self.view.walk(board, from, action, steps, *it) == Err(why);
            Course::ALL.iter().any(walks)
        };
        match action {
            Action::Move { n, .. } => {
                let aims = Course::ALL.into_iter().filter_map(|it| self.view.aim(board, from, *n, it));
                // Where there is such a square the rules refuse to go there.
                by_walk(*n) && aims.into_iter().all(|to| !self.is_legal(index, Deed::Walk { from, to })) || {
                    let refused = |to| self.check(index, Deed::Walk { from, to }) == Err(why);
                    self.spots().any(refused)
                }
            }
            Action::Split { n, .. } => {
                let part = |steps, to| Parts::from_iter([Part { from, to, steps }]);
                let refused = |steps, to| self.check(index, Deed::Split(part(steps, to))) == Err(why);
                (1..=*n).any(|steps| by_walk(steps as i8) || self.spots().any(|to| refused(steps, to)))
            }
            Action::Swap { .. } => match why {
                Refusal::NotOnTrack(at) | Refusal::InHome(at) => at.square().is_none(),
                Refusal::NotMeant { owner, at } => board.owner(at) == Some(owner),
                Refusal::NoMarble(at) => board.owner(at).is_none(),
                _ => board.occupied().squares().any(|one| {
                    let two = from.square().expect("a square of the track");
                    [(one, two), (two, one)]
                        .into_iter()
                        .any(|(ours, other)| self.check(index, Deed::Swap { ours, other }) == Err(why))
                        || self
                            .spots()
                            .filter_map(Spot::square)
                            .any(|other| self.check(index, Deed::Swap { ours: two, other }) == Err(why))
                }),
            },
            Action::Start { .. } | Action::Discard { .. } => false,
        }
    }

    fn told(&self) -> String {
        let marbles: Vec<_> = Seat::ALL.iter().map(|it| (it, self.view.board().marbles(*it))).collect();
        format!("{} of {} {marbles:?} {:?}", self.card, self.view.seat(), self.rules.actions(self.card.rank()))
    }
}
