//! What a move is worth to the greedy bot: a sum of terms, each with its weight.
//!
//! The unit is a tenth of a step of an own marble.

use crate::{
    bot::advice::{Judged, Tenths, Term},
    tock::{
        Board, CardSet, Move, Place, Rank, Seat, SeatSet, Slot, Spot, Square, View,
        rules::{Action, Effect, OwnCrossing},
    },
};

/// What a step of an own marble is worth; the partner's and the opponents' are less.
const STEP: i32 = 10;
const PARTNERS_STEP: i32 = 8;
const OPPONENTS_STEP: i32 = -4;

/// What being out is worth, in steps: a marble sent back loses this and its way.
const OUT: i32 = 20;
/// What being in home is worth, in steps, and what each slot deeper is.
const HOME: i32 = 20;
const DEEPER: i32 = 6;
/// What standing where a card backward leads home is worth, in steps.
const BACK_DOOR: i32 = 25;

/// How much of a marble's worth is feared for when it will surely be hit, in hundredths.
const FEAR: i32 = 60;

/// What cards kept in hand are worth: the first that brings a marble out while one waits, and any other.
const FIRST_STARTER: i32 = 90;
const STARTER: i32 = 20;
const SPLIT: i32 = 50;
const BACKWARD: i32 = 25;
const SWAP: i32 = 30;
const TRAMPLE: i32 = 20;
const LATER: i32 = 40;

/// What follows a play: each card drawn, an extra play in hand, and a turn the next seat loses.
const DRAWN: i32 = 30;
const EXTRA_PLAY: i32 = 60;
const LOST_TURN: i32 = 80;

/// More than anything else comes to.
const WON: i32 = 1_000_000;

/// How many steps a walk takes at the most.
const STEPS: usize = crate::tock::rules::MAX_STEPS as usize + 1;

/// What the standing of a seat's marbles is made of, in steps.
#[derive(Clone, Copy, Default)]
struct Standing {
    /// That they are out.
    out: i32,
    /// How far they have come.
    way: i32,
    /// That they are in home, and how deep.
    home: i32,
}

/// The terms of one position, as one seat sees it.
pub struct Terms<'a> {
    view: &'a View<'a>,
    partner: Option<Seat>,
    /// How many of the cards that lie hidden from the seat hit a marble so many steps ahead, or behind.
    ahead: [i32; STEPS],
    behind: [i32; STEPS],
    /// How many of them bring a marble out.
    starters: i32,
    hidden: i32,
    /// The most steps a card walks backward.
    farthest_back: u8,
}

impl<'a> Terms<'a> {
    /// Looks at what the moves of this seat have in common.
    pub fn new(view: &'a View<'a>) -> Self {
        let unseen = view.unseen();
        let mut terms = Self {
            view,
            partner: view.partner(),
            ahead: [0; STEPS],
            behind: [0; STEPS],
            starters: unseen.and(view.rules().starters()).len() as i32,
            hidden: unseen.len() as i32,
            farthest_back: 0,
        };
        for rank in Rank::ALL {
            let cards = unseen.and(CardSet::of_rank(rank)).len() as i32;
            for action in view.rules().actions(rank) {
                terms.look_at(action, cards);
            }
        }
        terms
    }

    fn look_at(&mut self, action: &Action, cards: i32) {
        match action {
            Action::Move { n, trample, .. } => {
                let steps = usize::from(n.unsigned_abs());
                let reached = if *trample { 1..=steps } else { steps..=steps };
                let hit = if *n < 0 { &mut self.behind } else { &mut self.ahead };
                hit[reached].iter_mut().for_each(|it| *it += cards);
                if *n < 0 {
                    self.farthest_back = self.farthest_back.max(n.unsigned_abs());
                }
            }
            Action::Split { n, .. } => self.ahead[1..=usize::from(*n)].iter_mut().for_each(|it| *it += cards),
            Action::Start { .. } | Action::Swap { .. } | Action::Discard { .. } => {}
        }
    }

    /// Returns what a legal move is worth.
    pub fn worth(&self, mv: &Move) -> i32 {
        let board = self.view.board_after(mv);
        if let Some(winners) = self.view.winners_after(mv) {
            return if winners.contains(self.view.seat()) { WON } else { -WON };
        }
        self.standing(&board) - self.danger(&board) + self.hand(&board, self.left(mv)) + self.follows(mv)
    }

    /// Returns what a legal move changes, term by term; the sum is [`Terms::worth`] without what was there before.
    pub fn judge(&self, mv: &Move) -> Judged {
        let (before, after) = (self.view.board(), self.view.board_after(mv));
        if let Some(winners) = self.view.winners_after(mv) {
            let won = if winners.contains(self.view.seat()) { WON } else { -WON };
            return Judged::new(*mv, [(Term::Win, Tenths(won))]);
        }
        let [was, is] = [before, &after].map(|it| self.own(it));
        let of = |board: &Board, seats: SeatSet| seats.iter().map(|it| self.ground(board, it)).sum::<i32>();
        let gained = |seats: SeatSet| of(&after, seats) - of(before, seats);
        let partner: SeatSet = self.partner.into_iter().collect();
        let ours = |it: &Seat| *it == self.view.seat() || partner.contains(*it);
        let opponents: SeatSet = self.view.table().iter().filter(|it| !ours(it)).collect();
        let hand = self.hand(&after, self.left(mv)) - self.hand(before, self.view.hand());
        let terms = [
            (Term::Out, STEP * (is.out - was.out)),
            (Term::Progress, STEP * (is.way - was.way)),
            (Term::Home, STEP * (is.home - was.home)),
            (Term::Partner, gained(partner)),
            (Term::Opponents, gained(opponents)),
            (Term::Danger, self.danger(before) - self.danger(&after)),
            (Term::Hand, hand),
            (Term::Follows, self.follows(mv)),
        ];
        Judged::new(*mv, terms.map(|(term, worth)| (term, Tenths(worth))))
    }

    /// Returns what the own marbles' standing is made of, in steps.
    fn own(&self, board: &Board) -> Standing {
        let seat = self.view.seat();
        board.marbles(seat).iter().fold(Standing::default(), |sum, spot| {
            let home = match spot.place() {
                Place::Home(_, Slot(slot)) => HOME + DEEPER * i32::from(slot),
                Place::Track(_) => 0,
            };
            Standing { out: sum.out + OUT, way: sum.way + self.way(seat, spot) - OUT - home, home: sum.home + home }
        })
    }

    /// How far the marbles are, everybody's.
    fn standing(&self, board: &Board) -> i32 {
        self.view.table().iter().map(|seat| self.ground(board, seat)).sum()
    }

    /// How far the marbles of one seat are.
    fn ground(&self, board: &Board, seat: Seat) -> i32 {
        self.step(seat) * board.marbles(seat).iter().map(|it| self.way(seat, it)).sum::<i32>()
    }

    /// What a step of this seat's marbles is worth.
    fn step(&self, seat: Seat) -> i32 {
        if seat == self.view.seat() {
            STEP
        } else if Some(seat) == self.partner {
            PARTNERS_STEP
        } else {
            OPPONENTS_STEP
        }
    }

    /// How far a marble that is out has come, in steps.
    fn way(&self, seat: Seat, spot: Spot) -> i32 {
        let rules = self.view.rules();
        let track = rules.track();
        let lap = i32::from(track.squares());
        match spot.place() {
            Place::Home(_, Slot(slot)) => OUT + lap + HOME + DEEPER * i32::from(slot),
            Place::Track(square) => {
                let distance = track.distance(seat, square);
                let back_door = rules.home.enter_backward && distance + track.doorstep_offset() < self.farthest_back;
                // Beyond the doorstep the whole lap lies ahead again.
                let beyond = track.squares() - track.doorstep_offset() < distance;
                let way = i32::from(distance) - if beyond { lap } else { 0 };
                OUT + way + if back_door { BACK_DOOR } else { 0 }
            }
        }
    }

    /// What is to be feared for on the own side: its marbles that opponents may hit with the cards they may hold.
    fn danger(&self, board: &Board) -> i32 {
        let ours: SeatSet = [Some(self.view.seat()), self.partner].into_iter().flatten().collect();
        let mut danger = 0;
        for seat in ours.iter() {
            let guarded = self.view.rules().is_guarded(board, seat).then(|| self.view.rules().track().post(seat));
            for square in board.on_track(seat).squares().filter(|it| Some(*it) != guarded) {
                let opponents = self.view.table().iter().filter(|it| !ours.contains(*it));
                let hit: i32 = opponents.map(|it| self.hit(board, it, square)).sum();
                danger += self.step(seat) * self.way(seat, square.into()).max(OUT) * hit.min(100) / 100 * FEAR / 100;
            }
        }
        danger
    }

    /// How likely `seat` hits the marble on a square, in hundredths.
    fn hit(&self, board: &Board, seat: Seat, square: Square) -> i32 {
        let rules = self.view.rules();
        let track = rules.track();
        let target = track.distance(seat, square);
        let mut cards = 0;
        for from in board.on_track(seat).squares() {
            let from = track.distance(seat, from);
            let (ahead, behind) = match from < target {
                true => (target - from, track.squares() - (target - from)),
                false => (track.squares() - (from - target), from - target),
            };
            let may_cross = rules.post.own_crossing == OwnCrossing::Free;
            if from < target || may_cross {
                cards += self.ahead.get(usize::from(ahead)).unwrap_or(&0);
            }
            if target < from || may_cross {
                cards += self.behind.get(usize::from(behind)).unwrap_or(&0);
            }
        }
        if target == 0 && rules.waiting(board, seat) != 0 {
            cards += self.starters;
        }
        // A seat whose hand is played out is dealt another.
        let held = self.view.hand_len(seat).max(1) as i32;
        (100 * cards * held / self.hidden.max(1)).min(100)
    }

    /// The cards a move leaves in hand.
    fn left(&self, mv: &Move) -> CardSet {
        let mut hand = self.view.hand();
        if let Some(card) = mv.card() {
            hand.remove(card);
        }
        hand
    }

    /// What cards in hand are good for.
    fn hand(&self, board: &Board, hand: CardSet) -> i32 {
        let rules = self.view.rules();
        let colour = self.view.colour().unwrap_or(self.view.seat());
        let mut waits = rules.waiting(board, colour) != 0;
        let mut worth = 0;
        for card in hand.iter() {
            let actions = rules.actions(card.rank());
            let uses = actions.iter().map(Self::use_of).max();
            worth += uses.unwrap_or(0);
            if actions.iter().any(|it| matches!(it, Action::Start { .. })) {
                worth += if waits { FIRST_STARTER } else { STARTER };
                waits = false;
            }
        }
        worth
    }

    /// What it is worth to have such an action in hand.
    fn use_of(action: &Action) -> i32 {
        let later = if action.then().is_empty() { 0 } else { LATER };
        later
            + match action {
                Action::Start { .. } => 0,
                Action::Move { n, trample, .. } => {
                    (if *n < 0 { BACKWARD } else { 0 }) + if *trample { TRAMPLE } else { 0 }
                }
                Action::Split { .. } => SPLIT,
                Action::Swap { .. } => SWAP,
                Action::Discard { .. } => LATER,
            }
    }

    /// What comes of a move besides where the marbles stand.
    fn follows(&self, mv: &Move) -> i32 {
        let play = match mv {
            Move::Play(play) => play,
            Move::Discard(_) => return 0,
            // The extra play stays in hand.
            Move::Pass => return EXTRA_PLAY,
        };
        let action = &self.view.rules().actions(play.card.rank())[usize::from(play.action)];
        let next = self.view.table().after(self.view.seat());
        let lost = match action {
            Action::Discard { .. } if self.partner == Some(next) => -LOST_TURN,
            Action::Discard { .. } => LOST_TURN,
            Action::Start { .. } | Action::Move { .. } | Action::Split { .. } | Action::Swap { .. } => 0,
        };
        let effect = |it: &Effect| match it {
            Effect::Draw { n } => DRAWN * i32::from(*n),
            Effect::Again => EXTRA_PLAY,
            // The board after the move shows it.
            Effect::Remove { .. } => 0,
        };
        lost + action.then().iter().map(effect).sum::<i32>()
    }
}
