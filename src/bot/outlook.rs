//! What a position means to the seat to move: what every move changes, found by difference.
//!
//! The evaluation is a sum over marbles and over pairs of marbles of two teams, so that a move changes only what has to do
//! with the marbles it moves. What a spot means to a marble of the player is worked out once for all moves.

use crate::{
    bot::{
        advice::{Judged, Tenths, Term},
        change::{Change, Marble},
        scale::{Scale, side},
        weights::{STEP, Weights},
    },
    tock::{BySeat, Card, CardSet, Move, SEATS, SPOTS, Seat, SeatSet, Spot, SpotSet, View},
};

/// More than anything else comes to, in hundredths of a step.
const WON: i32 = 10_000_000;

/// What is told of a move: the sum of its terms, or each of them.
trait Sum {
    fn add(&mut self, term: Term, worth: i32);
}

impl Sum for i32 {
    fn add(&mut self, _: Term, worth: i32) {
        *self += worth;
    }
}

impl Sum for [i32; Term::ALL.len()] {
    fn add(&mut self, term: Term, worth: i32) {
        self[term as usize] += worth;
    }
}

/// What a position means to the seat to move.
pub struct Outlook<'a> {
    view: View<'a>,
    scale: &'a Scale,
    seat: Seat,
    /// The colour it plays with; its own if it only discards.
    colour: Seat,
    /// The seats that win with it.
    ours: SeatSet,
    /// For each seat those that do not win with it.
    foes: BySeat<SeatSet>,
    /// What a step of each seat's marbles counts, in hundredths.
    share: BySeat<i32>,
    /// How many turns from now each seat plays; the seat itself last.
    turn: BySeat<u8>,
    /// How likely each seat holds a card that lies hidden, in millionths.
    holds: BySeat<i32>,
    unseen: CardSet,
    guarded: SeatSet,
    /// What a spot means to a marble of the colour, beside its worth there.
    known: SpotSet,
    meaning: [i32; SPOTS],
    /// The card of which that was worked out.
    card: Option<Card>,
    /// The cards kept.
    kept: CardSet,
    /// What the whole hand is good for.
    whole_hand: i32,
}

impl<'a> Outlook<'a> {
    /// Looks at what the moves of this seat have in common.
    pub fn new(view: View<'a>, scale: &'a Scale) -> Self {
        let (rules, seat, table) = (view.rules(), view.seat(), view.table());
        let ours = side(rules, table, seat);
        let unseen = view.unseen();
        let hidden = unseen.len().max(1) as i32;
        let mut turn = BySeat::default();
        let mut next = seat;
        for number in 1..=table.len() as u8 {
            next = table.after(next);
            turn[next] = number;
        }
        let mut outlook = Self {
            view,
            scale,
            seat,
            colour: view.colour().unwrap_or(seat),
            ours,
            foes: BySeat::from_fn(|it| table.without(side(rules, table, it))),
            share: BySeat::default(),
            turn,
            // A seat whose hand is played out is dealt another.
            holds: BySeat::from_fn(|it| 1_000_000 / hidden * view.hand_len(it).max(1) as i32),
            unseen,
            guarded: rules.guarded(view.board()),
            known: SpotSet::EMPTY,
            meaning: [0; SPOTS],
            card: None,
            kept: view.hand(),
            whole_hand: 0,
        };
        outlook.share = outlook.shares();
        outlook.whole_hand = outlook.hand(view.board().marbles(outlook.colour), view.hand());
        outlook
    }

    /// What each seat's marbles count: of the opponents those count most that have the least way to go.
    fn shares(&self) -> BySeat<i32> {
        let Weights { partner, opponents, .. } = self.scale.weights;
        let table = self.view.table();
        let whole = self.scale.most() * self.view.rules().marbles() as i32;
        let nearness = |seat: Seat| {
            let marbles = self.view.board().marbles(seat).iter();
            let come: i32 = marbles.map(|it| self.scale.worth(seat, it)).sum();
            // Some steps more than are left, so that nobody counts beyond measure.
            let left = (whole - come).max(0) / STEP + 60;
            1_000_000 / i64::from(left) / i64::from(left)
        };
        let theirs = table.without(self.ours);
        let all = match self.ours.len() {
            1 => theirs.iter().map(nearness).sum::<i64>().max(1),
            _ => 0,
        };
        BySeat::from_fn(|seat| match theirs.contains(seat) {
            _ if seat == self.seat => 100,
            false => partner,
            true if all == 0 => -opponents / theirs.len().max(1) as i32,
            true => -(i64::from(opponents) * nearness(seat) / all) as i32,
        })
    }

    /// Returns what a legal move is worth, compared with the position before it.
    pub fn worth(&mut self, mv: &Move) -> i32 {
        let mut sum = 0;
        self.weigh(mv, &mut sum);
        sum
    }

    /// Returns what a legal move is worth, term by term.
    pub fn judge(&mut self, mv: &Move) -> Judged {
        let mut terms = [0; Term::ALL.len()];
        self.weigh(mv, &mut terms);
        Judged::new(*mv, Term::ALL.map(|it| (it, Tenths(terms[it as usize] / (STEP / 10)))))
    }

    fn weigh(&mut self, mv: &Move, sum: &mut impl Sum) {
        self.keep(mv.card());
        let marbles = self.view.board().marbles(self.colour);
        match mv {
            Move::Play(play) => {
                let change = Change::of(&self.view, self.guarded, mv, play);
                self.weigh_change(mv, &change, sum);
                let action = &self.view.rules().actions(play.card.rank())[usize::from(play.action)];
                let next = self.view.table().after(self.seat);
                sum.add(Term::Follows, self.scale.follows(action, self.ours.contains(next)));
                sum.add(Term::Hand, self.hand(change.after(self.colour, marbles), self.kept) - self.whole_hand);
            }
            Move::Discard(_) => sum.add(Term::Hand, self.hand(marbles, self.kept) - self.whole_hand),
            // The extra play stays in hand.
            Move::Pass => sum.add(Term::Follows, self.scale.weights.extra_play),
        }
    }

    /// Keeps all cards but this one.
    fn keep(&mut self, card: Option<Card>) {
        if self.card != card {
            self.card = card;
            self.kept = self.view.hand();
            if let Some(card) = card {
                self.kept.remove(card);
            }
            if self.scale.weights.aim != 0 {
                self.known = SpotSet::EMPTY;
            }
        }
    }

    /// What becomes of the marbles.
    fn weigh_change(&mut self, mv: &Move, change: &Change, sum: &mut impl Sum) {
        if let Some(Marble { owner, .. }) = change.come.iter().find(|it| it.spot.square().is_none()).copied() {
            if self.view.winners_after(mv).is_some() {
                return sum.add(Term::Win, WON);
            }
            let was = self.view.board().marbles(owner);
            let slots = |it: SpotSet| self.scale.home(it.slot_bits(owner));
            let gained = slots(change.after(owner, was)) - slots(was);
            sum.add(self.term(owner, Term::Home), self.share[owner] * gained / 100);
        }
        for (marbles, sign) in [(&change.gone, -1), (&change.come, 1)] {
            for marble in marbles {
                self.weigh_marble(marble, sign, sum);
                sum.add(Term::Danger, sign * self.meaning(*marble));
            }
        }
        if change.gone.len() + change.come.len() > 2 {
            sum.add(Term::Danger, self.counted_twice(&change.gone, &change.come));
        }
    }

    /// What a marble is worth where it is, as long as nobody else is near.
    fn weigh_marble(&self, marble: &Marble, sign: i32, sum: &mut impl Sum) {
        let Marble { owner, spot, .. } = *marble;
        let worth = sign * self.share[owner] * self.scale.worth(owner, spot) / 100;
        if owner != self.seat {
            return sum.add(self.term(owner, Term::Progress), worth);
        }
        let out = sign * self.scale.weights.out;
        let home = sign * self.scale.in_home(spot);
        sum.add(Term::Out, out);
        sum.add(Term::Home, home);
        sum.add(Term::Progress, worth - out - home);
    }

    /// What two of the marbles that move meant to each other, or seem to mean, and no longer do.
    fn counted_twice(&self, gone: &[Marble], come: &[Marble]) -> i32 {
        let among = |some: &[Marble]| -> i32 {
            let pairs = some.iter().enumerate().flat_map(|(at, one)| some[..at].iter().map(move |two| (one, two)));
            pairs.map(|(one, two)| self.between(*one, *two)).sum()
        };
        let across: i32 = come.iter().flat_map(|a| gone.iter().map(|b| self.between(*a, *b))).sum();
        among(gone) + among(come) - across
    }

    /// Where a seat's gains are told of.
    fn term(&self, owner: Seat, own: Term) -> Term {
        match self.ours.contains(owner) {
            _ if owner == self.seat => own,
            true => Term::Partner,
            false => Term::Opponents,
        }
    }

    /// What a marble's spot means to it and to others beside what it is worth there: whom it may hit, who may hit it,
    /// and whom it bars.
    fn meaning(&mut self, marble: Marble) -> i32 {
        if marble.owner != self.colour || marble.guarded {
            return self.work_out(marble);
        }
        if !self.known.contains(marble.spot) {
            self.known.insert(marble.spot);
            self.meaning[marble.spot.index()] = self.work_out(marble);
        }
        self.meaning[marble.spot.index()]
    }

    fn work_out(&self, marble: Marble) -> i32 {
        let Marble { owner, spot, guarded } = marble;
        if spot.square().is_none() {
            return 0;
        }
        let (board, rules, reach) = (self.view.board(), self.view.rules(), &self.scale.reach);
        let own_view = spot.seen_from(owner).index();
        let mut meaning = 0;
        for other in self.others(owner).iter() {
            let theirs = board.on_track(other);
            let post = Spot::from(rules.track().post(other));
            let bars = self.guarded.contains(other);
            let mut vulnerable = theirs;
            if bars {
                vulnerable.remove(post);
                if reach.before_post[relative(other, owner)].contains(spot.seen_from(owner)) {
                    meaning += self.barred(owner);
                }
            }
            let hit = reach.hits_from[own_view].and(vulnerable.seen_from(owner));
            for victim in hit.iter() {
                meaning += self.danger((other, victim.as_seen_from(owner)), (owner, spot));
            }
            if guarded {
                let stopped = reach.before_post[relative(owner, other)].and(theirs.seen_from(other));
                meaning += self.barred(other) * stopped.len() as i32;
                continue;
            }
            let hitters = reach.hits_to[spot.seen_from(other).index()].and(theirs.seen_from(other));
            for hitter in hitters.iter() {
                meaning += self.danger((owner, spot), (other, hitter.as_seen_from(other)));
            }
            if spot == post && rules.waiting(board, other) != 0 {
                meaning += self.loss(owner, spot, other, rules.starters());
            }
        }
        meaning
    }

    /// What two marbles mean to each other.
    fn between(&self, one: Marble, two: Marble) -> i32 {
        let is_one_team = one.owner == two.owner || !self.others(one.owner).contains(two.owner);
        if is_one_team || one.spot.square().is_none() || two.spot.square().is_none() || one.spot == two.spot {
            return 0;
        }
        let hit = |victim: Marble, hitter: Marble| match victim.guarded {
            true => 0,
            false => self.danger((victim.owner, victim.spot), (hitter.owner, hitter.spot)),
        };
        hit(one, two) + hit(two, one)
    }

    /// The seats of other teams.
    fn others(&self, owner: Seat) -> SeatSet {
        self.foes[owner]
    }

    /// What it means that a marble may be hit by another.
    fn danger(&self, (victim, at): (Seat, Spot), (hitter, from): (Seat, Spot)) -> i32 {
        let cards = self.scale.reach.hits(from.seen_from(hitter), at.seen_from(hitter));
        self.loss(victim, at, hitter, cards)
    }

    /// What it means that a marble is lost if `hitter` holds one of these cards.
    fn loss(&self, victim: Seat, at: Spot, hitter: Seat, cards: CardSet) -> i32 {
        if cards.is_empty() {
            return 0;
        }
        let Weights { fear, later, aim, .. } = self.scale.weights;
        let (likely, part) = if hitter == self.seat {
            let held = if self.kept.and(cards).is_empty() { 0 } else { 1000 };
            (held, aim)
        } else {
            let likely = self.unseen.and(cards).len() as i32 * self.holds[hitter] / 1000;
            (likely.min(1000), if self.turn[hitter] < self.turn[victim] { fear } else { later })
        };
        let risk = self.scale.worth(victim, at).max(0) / 100 * self.share[victim] / 10;
        -risk * likely / 1000 * part / 10
    }

    /// What it means that a marble of this seat is barred.
    fn barred(&self, owner: Seat) -> i32 {
        -self.scale.weights.barred * self.share[owner] / 100
    }

    /// What cards in hand are good for while the colour's marbles stand here.
    fn hand(&self, marbles: SpotSet, hand: CardSet) -> i32 {
        self.scale.hand(self.view.rules(), hand, self.colour, marbles)
    }
}

/// Returns which seat `other` is to `seat` if that takes itself for seat A.
const fn relative(other: Seat, seat: Seat) -> usize {
    (other.index() + SEATS - seat.index()) % SEATS
}
