//! The bot that takes the move that looks best when nobody else moves.

use crate::{
    bot::{
        Bot,
        advice::{Advice, Judged},
        terms::Terms,
    },
    tock::{Move, Moves, View},
};

/// Takes the legal move after which [`Terms`] add up to the most; the first of those that are equal.
#[derive(Default)]
pub struct Greedy {
    moves: Moves,
}

impl Bot for Greedy {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        let terms = Terms::new(view);
        let mut best = None;
        for mv in self.moves.iter() {
            let worth = terms.worth(mv);
            if best.is_none_or(|(most, _)| most < worth) {
                best = Some((worth, *mv));
            }
        }
        best.map_or(Move::Pass, |(_, mv)| mv)
    }

    fn advise(&mut self, view: &View<'_>) -> Advice {
        let best = self.choose(view);
        let terms = Terms::new(view);
        let others = self.moves.iter().filter(|it| **it != best);
        // Another card is another idea; two ways to share out a seven seldom are.
        let (same, different): (Vec<&Move>, Vec<&Move>) = others.partition(|it| it.rank() == best.rank());
        let first_best = |moves: Vec<&Move>| moves.into_iter().rev().max_by_key(|it| terms.worth(it)).copied();
        let next = first_best(different).or_else(|| first_best(same));
        let judge = |mv: &Move| -> Judged { terms.judge(mv) };
        Advice { best: judge(&best), next: next.as_ref().map(judge) }
    }
}
