//! The splits of a card: its steps shared out over several marbles, every outcome once.
//!
//! The walks of a split are carried out one after another, so their order may matter: a marble that leaves its post
//! lets another by, one that captures its own kind ends a walk before it began. But two walks that touch nothing in
//! common come to the same in either order. Of two such walks that follow each other only the order by spot is tried;
//! what is left over is told apart by its outcome. Where no two marbles touch anything in common, as mostly, all this is
//! not needed: see [`apart`].

mod apart;

use crate::tock::{
    board::{Board, Spot, SpotSet},
    legal::Lister,
    moves::{Deed, Part, Parts, Play},
    rules::RestOfCard,
    seat::Seat,
    walk::Walker,
};

/// A split begun: the board so far, and what may still be done.
struct Begun<'a> {
    board: &'a Board,
    /// Whose marbles walk now.
    colour: Seat,
    /// Where marbles stand that have walked.
    walked: SpotSet,
    /// The steps left.
    left: u8,
    /// The last walk: from where, and what it touched.
    last: Option<(Spot, SpotSet)>,
}

/// What does not change while a card is split.
#[derive(Clone, Copy)]
struct Card {
    min: u8,
    max: u8,
    trample: bool,
}

impl Lister<'_> {
    pub(super) fn splits(&mut self, n: u8, (min, max): (u8, u8), trample: bool) {
        let card = Card { min, max, trample };
        if !self.splits_apart(card, n) {
            let colour = self.actor.colour;
            let begun = Begun { board: self.board, colour, walked: SpotSet::EMPTY, left: n, last: None };
            self.split_on(card, &begun, &mut Parts::NONE.clone());
        }
    }

    /// Adds every split that goes on from `begun`, whose walks so far are `parts`.
    fn split_on(&mut self, card: Card, begun: &Begun<'_>, parts: &mut Parts) {
        if parts.len() == card.max {
            return;
        }
        for from in begun.board.marbles(begun.colour).without(begun.walked).iter() {
            // What is left of the card after the own colour came home is played as the player's own.
            let walker =
                Walker { seat: begun.colour, from, trample: card.trample, cross_own_post: false, foreign: false };
            walker.reach(self.actor.rules, begun.board, self.actor.table, begun.left, |steps, to, touched| {
                self.split_with(card, begun, parts, &walker, Part { from, to, steps }, touched);
            });
        }
    }

    /// Adds every split that goes on from `begun` with this walk.
    fn split_with(
        &mut self,
        card: Card,
        begun: &Begun<'_>,
        parts: &mut Parts,
        walker: &Walker,
        part: Part,
        touched: SpotSet,
    ) {
        let rules = self.actor.rules;
        if begun.last.is_some_and(|(from, last)| part.from < from && last.and(touched).is_empty()) {
            return;
        }
        // The last walk the card allows must use up all that is left, unless the rest of the card may be lost.
        let last = parts.len() + 1 == card.max;
        if last && part.steps != begun.left && rules.end.rest_of_card == RestOfCard::Partner {
            return;
        }
        let board = walker.walk(rules, begun.board, part.steps as i8, part.to);
        if !parts.push(part) {
            return;
        }
        let left = begun.left - part.steps;
        let came_home = begun.colour == self.actor.colour && rules.is_finished(&board, begun.colour);
        let lost = came_home && rules.end.rest_of_card == RestOfCard::Forfeit;
        if left == 0 || lost {
            if card.min <= parts.len() {
                self.add_split(parts, board);
            }
        } else if !came_home {
            let mut walked = begun.walked;
            walked.insert(part.to);
            let walked = walked.and(board.marbles(begun.colour));
            let last = Some((part.from, touched));
            let next = Begun { board: &board, colour: begun.colour, walked, left, last };
            self.split_on(card, &next, parts);
        } else if let Some(partner) = rules.partner(self.actor.table, begun.colour) {
            let next = Begun { board: &board, colour: partner, walked: SpotSet::EMPTY, left, last: None };
            self.split_on(card, &next, parts);
        }
        parts.pop();
    }

    fn add_split(&mut self, parts: &Parts, after: Board) {
        let deed = Deed::Split(*parts);
        self.add_play(Play { card: self.card, action: self.index, deed, remove: None }, Some(after));
    }
}
