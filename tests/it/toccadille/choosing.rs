//! Choosing a throw die by die: whatever is picked leads to a legal move, and every legal move can be picked.

use std::collections::HashSet;

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;
use tock::{
    choose::toccadille::Choice,
    game::Game,
    toccadille::{Move, Outcome, State, View},
};

use crate::toccadille::{agreement::seeds, random};

/// Picks in every way there is, and collects what the moves come to.
fn picked(view: &View<'_>, choice: &Choice, found: &mut HashSet<(Outcome, bool)>) {
    let offers = choice.offers();
    assert!(!offers.is_empty() || choice.whole().is_some(), "a dead end after {:?}", choice.made());
    if let Some(mv) = choice.whole() {
        assert_eq!(view.legal(&mv).map(|it| it.outcome()), Ok(mv.outcome()));
        assert_eq!(choice.board(view), view.board_after(&mv));
        found.insert((mv.outcome(), mv.is_by_force()));
    }
    for offer in offers {
        let mut next = choice.clone();
        let done = next.pick(&offer);
        assert!(done.is_none_or(|it| next.whole() == Some(it)));
        picked(view, &next, found);
        assert!(next.back() && next == *choice);
    }
}

#[test]
fn every_legal_move_can_be_chosen_and_nothing_leads_nowhere() {
    for seed in seeds(300) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let rules = random::rules(&mut rng);
        for _ in 0..20 {
            let position = random::position(&rules, &mut rng);
            let Ok(state) = State::from_position(&rules, &position) else { continue };
            let Some(seat) = state.to_move() else { continue };
            let view = state.view(&rules, seat);
            let legal = view.legal_moves();
            let key = |it: &Move| (it.outcome(), it.is_by_force());
            let expected: HashSet<_> = legal.iter().filter(|it| **it != Move::Pass).map(key).collect();
            let mut found = HashSet::new();
            match Choice::new(&view) {
                Some(choice) => picked(&view, &choice, &mut found),
                None => assert!(expected.is_empty()),
            }
            assert_eq!(found, expected, "TOCK_SEED={seed}: {position:?}");
        }
    }
}
