//! The splits of a card: its steps shared out over several marbles, every outcome once.
//!
//! Nothing a split does to marbles of others decides how it may go on, so only the own ones are followed. The walks of
//! each marble that others leave open are found once, each with the own spots it needs free and those it clears. Two
//! walks that have no such spot in common, or only that where both end, come to the same in either order.
//!
//! Mostly no two marbles have any in common. Then each combination of walks is listed once, and no two come to the same.
//! Else walks are tried one after another: of two that could change places only in the order by spot, and none that ends
//! where an own marble has walked away from, since walking past that one comes to the same. What is left over is told
//! apart by its outcome.

mod walks;

use crate::tock::{
    actor::Actor,
    board::{Board, Spot, SpotSet},
    legal::{Lister, Scene},
    moves::{Deed, Move, Part, Parts, Play},
    rules::{MAX_PARTS, RestOfCard},
    seat::{Seat, SeatSet},
    ways::{Obstacles, Ways},
};

use walks::{EachWalk, ManyWalks, Orders, Walk, WalkSet, Walks, mark};

/// What does not change while a card is split.
#[derive(Clone, Copy)]
pub(super) struct Card<'a> {
    pub ways: &'a Ways,
    /// The fewest and the most walks.
    pub parts: (u8, u8),
    pub trample: bool,
}

/// A split of a card among the marbles of one colour.
struct Split<'s, 'a, W> {
    lister: &'s mut Lister<'a>,
    card: Card<'a>,
    board: &'s Board,
    colour: Seat,
    walks: &'s [Walk],
    orders: &'s Orders<W>,
    /// How many marbles the colour has on the board.
    marbles: usize,
    /// Where marbles of others stand that can be sent back.
    vulnerable: SpotSet,
    /// The walks so far, those that other colours walked before included; [`Part::NONE`] beyond.
    path: [Part; MAX_PARTS as usize],
    /// Whether the last walk the card allows must use up what is left.
    must_use_up: bool,
    /// Whether the colour may come home with steps left.
    may_finish: bool,
    /// Whether all outcomes of the card come from these walks alone.
    is_whole: bool,
}

/// How far a split has come.
#[derive(Clone, Copy)]
struct Begun<W> {
    /// The own marbles, and the mark of a fresh one.
    own: SpotSet,
    /// Where marbles of others were sent back.
    hit: SpotSet,
    /// Where marbles have walked away.
    left_behind: SpotSet,
    /// The walks of the marbles that have neither walked nor been sent back.
    standing: W,
    /// The walks that could as well have come before one of a marble on a later spot.
    late: W,
    /// The steps left.
    left: u8,
}

impl<'a> Lister<'a> {
    pub(super) fn splits(&mut self, card: Card<'a>, n: u8) {
        let (actor, board) = (self.scene.actor, self.scene.board);
        let mut marbles = board.marbles(actor.colour).iter();
        match (marbles.next(), marbles.next()) {
            (Some(from), None) if actor.rules.marbles() != 1 => self.split_alone(card, n, from),
            (Some(_), _) => {
                self.moves.splits.clear();
                self.split_among(card, n, (board, actor.colour), Parts::NONE);
            }
            (None, _) => {}
        }
    }

    /// Adds the splits of the only marble there is: it walks all steps.
    fn split_alone(&mut self, card: Card<'a>, n: u8, from: Spot) {
        if 1 < card.parts.0 {
            return;
        }
        let Scene { actor, board, guarded, .. } = *self.scene;
        let colour = actor.colour;
        let obstacles = Obstacles::of(actor, board, guarded, colour, card.trample);
        for (steps, way) in card.ways.of(colour, from) {
            let to = way.to(colour);
            if *steps == n && obstacles.leave_open(*way, to) {
                let deed = Deed::Split([Part { from, to, steps: n }].into_iter().collect());
                match self.used.is_only {
                    true => self.moves.push(Move::Play(self.play(deed))),
                    false => self.add(deed),
                }
            }
        }
    }

    /// Adds every split that goes on, after the walks in `before`, among the marbles of this colour.
    fn split_among(&mut self, card: Card<'a>, left: u8, (board, colour): (&Board, Seat), before: Parts) {
        let mut each_walk = EachWalk::new();
        let mut walks = Walks::new(&mut each_walk);
        walks.find(self.scene.actor, (board, colour), card, left);
        // A number holds the walks of a seven; many steps among five marbles may be more.
        match walks.each.len() {
            ..=64 => self.split_walks::<u64>(card, left, (board, colour), before, walks),
            _ => self.split_walks::<ManyWalks>(card, left, (board, colour), before, walks),
        }
    }

    fn split_walks<W: WalkSet>(
        &mut self,
        card: Card<'a>,
        left: u8,
        (board, colour): (&Board, Seat),
        before: Parts,
        mut walks: Walks<'_>,
    ) {
        let actor = self.scene.actor;
        let rules = actor.rules;
        let is_rest = colour != actor.colour;
        let may_finish = walks.may_finish && !is_rest;
        let is_whole = self.used.is_only && !is_rest && !may_finish;
        // In a longer walk a marble could come to one square by two numbers of steps.
        let is_short = left < rules.track().section_length();
        let are_apart = is_whole && is_short && walks.are_apart();
        if 1 < card.parts.0 || may_finish {
            // One walk less would not do as well.
            walks.let_follow();
        }
        let mut orders = Orders::<W>::new(&walks, left);
        if !are_apart {
            orders.bind(&walks, 2 < walks.len || may_finish);
        }
        let others_guarded = rules.guarded(board).without(SeatSet::only(colour));
        let others = board.occupied().and(SpotSet::TRACK).without(board.marbles(colour));
        let mut split = Split {
            lister: self,
            card,
            board,
            colour,
            walks: walks.each,
            orders: &orders,
            marbles: walks.len,
            vulnerable: others.without(rules.track().posts(others_guarded)),
            path: before.places(),
            must_use_up: rules.end.rest_of_card == RestOfCard::Partner,
            may_finish,
            is_whole,
        };
        let walked = usize::from(before.len());
        if are_apart {
            split.combine(0, walked, left);
        } else {
            let begun = split.begun(left);
            split.go_on(walked, &begun);
        }
    }
}

impl<W: WalkSet> Split<'_, '_, W> {
    fn begun(&self, left: u8) -> Begun<W> {
        let mut own = self.board.marbles(self.colour);
        if self.board.is_fresh(self.colour) {
            own.insert(mark(self.colour));
        }
        let (hit, left_behind) = (SpotSet::EMPTY, SpotSet::EMPTY);
        Begun { own, hit, left_behind, standing: W::below(self.walks.len()), late: W::EMPTY, left }
    }

    /// Returns the most walks the card allows.
    fn max(&self) -> usize {
        usize::from(self.card.parts.1)
    }

    /// Adds every way to share `left` steps out over marbles that are apart, from number `index` on.
    fn combine(&mut self, index: usize, walked: usize, left: u8) {
        if left == 0 {
            if self.card.parts.0 <= walked as u8 {
                self.push(walked);
            }
            return;
        }
        if index == self.marbles || walked == self.max() {
            return;
        }
        let is_last = index + 1 == self.marbles || walked + 1 == self.max();
        let mut fitting = self.orders.of[index].and(self.orders.fitting(left, is_last));
        while let Some(at) = fitting.pop() {
            let part = self.walks[at].part;
            self.path[walked] = part;
            self.combine(index + 1, walked + 1, left - part.steps);
        }
        self.path[walked] = Part::NONE;
        self.combine(index + 1, walked, left);
    }

    /// Adds every split that goes on from here, after so many walks.
    fn go_on(&mut self, walked: usize, begun: &Begun<W>) {
        let is_last = walked + 1 == self.max() && self.must_use_up || self.is_last_to_walk(begun.standing);
        let mut open = self.orders.fitting(begun.left, is_last).and(begun.standing).without(begun.late);
        while let Some(at) = open.pop() {
            let walk = &self.walks[at];
            if !walk.needs_free.meets(begun.own) && !walk.follows.meets(begun.left_behind) {
                self.path[walked] = walk.part;
                self.after_walk(walked + 1, begun, at);
            }
        }
        self.path[walked] = Part::NONE;
    }

    /// Tells whether one marble is left that must walk all that is left.
    fn is_last_to_walk(&self, standing: W) -> bool {
        !self.may_finish
            && standing
                .first()
                .is_none_or(|it| standing.without(self.orders.of[usize::from(self.walks[it].marble)]).is_empty())
    }

    /// Adds every split that goes on after walk number `at`.
    fn after_walk(&mut self, walked: usize, before: &Begun<W>, at: usize) {
        let (walk, orders) = (&self.walks[at], self.orders);
        let own = before.own.without(walk.clears).or(walk.lands);
        let hit = before.hit.or(walk.clears.and(self.vulnerable));
        let left = before.left - walk.part.steps;
        if self.may_finish && self.has_come_home(own) {
            return self.after_last_home(walked, &Begun { own, hit, left, ..*before });
        }
        if left == 0 {
            return self.add(walked, own, hit);
        }
        let standing = before.standing.without(orders.ends[at]);
        if walked == self.max() || standing.is_empty() {
            return;
        }
        let left_behind = before.left_behind.with(walk.part.from);
        let late = before.late.or(orders.earlier[usize::from(walk.marble)]);
        if self.is_last_to_walk(standing) {
            return self.finish(walked, &Begun { own, hit, left_behind, standing, late, left }, at);
        }
        let late = late.without(orders.clashes[at]);
        self.go_on(walked, &Begun { own, hit, left_behind, standing, late, left });
    }

    /// Adds every split that ends with a walk of the last marble, after walk number `at`; the late ones could have come
    /// before that if they have nothing to do with it.
    fn finish(&mut self, walked: usize, begun: &Begun<W>, at: usize) {
        let Begun { own, hit, left_behind, standing, late, left } = *begun;
        let walks = self.walks;
        let before = &walks[at];
        let mut open = self.orders.fitting(left, true).and(standing);
        while let Some(at) = open.pop() {
            let walk = &walks[at];
            let is_late = late.contains(at) && !walk.clashes(before);
            if !is_late && !walk.needs_free.meets(own) && !walk.follows.meets(left_behind) {
                let own = own.without(walk.clears).or(walk.lands);
                let hit = hit.or(walk.clears.and(self.vulnerable));
                self.path[walked] = walk.part;
                self.add(walked + 1, own, hit);
            }
        }
        self.path[walked] = Part::NONE;
    }

    fn has_come_home(&self, own: SpotSet) -> bool {
        let slots = self.lister.scene.actor.rules.track().slots(self.colour);
        own.and(slots) == slots
    }

    /// Adds every split that goes on after the last own marble came home.
    #[cold]
    fn after_last_home(&mut self, walked: usize, begun: &Begun<W>) {
        let Actor { rules, table, .. } = *self.lister.scene.actor;
        if begun.left == 0 || rules.end.rest_of_card == RestOfCard::Forfeit {
            return self.add(walked, begun.own, begun.hit);
        }
        if let Some(partner) = rules.partner(table, self.colour).filter(|_| walked < self.max()) {
            // What is left of the card is played with the partner's marbles as if they were the player's own.
            let (after, parts) = (self.after(begun.own, begun.hit), self.parts(walked));
            self.lister.split_among(self.card, begun.left, (&after, partner), parts);
        }
    }

    /// Adds the split of these walks unless another way to its outcome is listed already.
    fn add(&mut self, walked: usize, own: SpotSet, hit: SpotSet) {
        if (walked as u8) < self.card.parts.0 {
            return;
        }
        if !self.is_whole {
            let (play, after) = (self.play(walked), self.after(own, hit));
            self.lister.add_if_new(play, Some(after));
        } else if self.lister.moves.is_new_split(own, hit) {
            self.push(walked);
        }
    }

    fn push(&mut self, walked: usize) {
        let play = self.play(walked);
        self.lister.moves.push(Move::Play(play));
    }

    fn play(&self, walked: usize) -> Play {
        let deed = Deed::Split(self.parts(walked));
        self.lister.play(deed)
    }

    /// Returns the walks so far.
    const fn parts(&self, walked: usize) -> Parts {
        Parts::of(self.path, walked as u8)
    }

    /// Returns the board after walks that left the own marbles here and hit others there.
    fn after(&self, own: SpotSet, hit: SpotSet) -> Board {
        let mut after = *self.board;
        after.send_back(self.lister.scene.actor.rules.track(), hit);
        let mark = mark(self.colour);
        after.set(self.colour, own.without(mark.alone()), own.contains(mark));
        after
    }
}
