//! How a game goes on: the opening, a throw, what is played of it, the next turn or lap, and the end.

use crate::toccadille::{
    board::Board,
    dice::{Dice, Rolled, Throw},
    ground::Ground,
    hits::struck,
    legal,
    moves::Move,
    position::Position,
    refusal::Refusal,
    rules::{LastEntry, MARKS, Opening, Reroll, Rules},
    seat::{BySeat, Seat},
    state::{End, Phase, State, hit_marks},
};

impl State {
    /// Carries out a legal move, unchecked: quicker than [`Game::apply`](crate::game::Game::apply) for those who
    /// picked it from [`View::legal_moves`](crate::toccadille::View::legal_moves).
    ///
    /// With any other move, or where none is waited for, the game is in no particular state afterwards.
    pub fn play(&mut self, rules: &Rules, mv: &Move) {
        let Phase::Move { seat, dice, .. } = self.phase else { return };
        let before = self.board;
        if let Move::Play(play) = mv {
            play.lay(seat, &mut self.board);
            self.add(seat, hit_marks(rules, seat, dice, play.hits()));
        }
        self.phase = Phase::Throw(seat);
        let is_lap = rules.stones <= self.board.off(seat);
        if is_lap {
            self.add(seat, rules.bear_off_value(dice.is_doublet()));
        }
        if MARKS <= self.marks[seat] || (is_lap && rules.bear_off_wins) {
            return self.win(rules, seat);
        }
        let played = mv.steps().len();
        if played != 2 && rules.unplayable_penalty != 0 && !is_lap {
            self.penalise(rules, &before, seat, dice, played);
            if MARKS <= self.marks[seat.other()] {
                return self.win(rules, seat.other());
            }
        }
        if is_lap {
            // Who has borne off all stones throws first, whatever the dice were.
            self.board = Position::first(rules, seat).board;
            return;
        }
        let again = match rules.reroll_after_doublet {
            Reroll::Always => dice.is_doublet(),
            Reroll::IfFullyPlayed => dice.is_doublet() && played == 2,
            Reroll::Never => false,
        };
        self.phase = match self.is_stuck(rules) {
            true => Phase::Over(End::Drawn),
            false => Phase::Throw(if again { seat } else { seat.other() }),
        };
    }

    /// Carries out a throw, unchecked, where one is waited for.
    pub fn throw_fairly(&mut self, rules: &Rules, throw: &Throw) {
        match (throw, self.phase) {
            (Throw::Dice(dice), Phase::Throw(seat)) => self.thrown(rules, seat, *dice),
            (Throw::Opening(rolled), Phase::Opening) => self.opened(rules, *rolled),
            (Throw::Dice(_) | Throw::Opening(_), _) => {}
        }
    }

    pub(super) fn open(&mut self, rules: &Rules, rolled: BySeat<Rolled>) -> Result<(), Refusal> {
        match self.phase {
            Phase::Opening => {}
            Phase::Throw(seat) => return Err(Refusal::WaitsForDice(seat)),
            Phase::Move { seat, .. } => return Err(Refusal::WaitsForMove(seat)),
            Phase::Over(_) => return Err(Refusal::Over),
        }
        let fits =
            |it: &Rolled| match (rules.opening, it) {
                (Opening::HighSum, Rolled::Two(_))
                | (Opening::HighSingleDie | Opening::LowSingleDie, Rolled::One(_)) => true,
                (Opening::HighSum, Rolled::One(_))
                | (Opening::HighSingleDie | Opening::LowSingleDie, Rolled::Two(_)) => false,
            };
        if !rolled.0.iter().all(fits) {
            return Err(Refusal::NotThisOpening(rules.opening));
        }
        self.opened(rules, rolled);
        Ok(())
    }

    /// Lets the winner of the opening throws begin; where they are equal both throw again.
    fn opened(&mut self, rules: &Rules, rolled: BySeat<Rolled>) {
        let sums = rolled.0.map(Rolled::sum);
        let red_begins = match rules.opening {
            _ if sums[0] == sums[1] => return,
            Opening::HighSum | Opening::HighSingleDie => sums[1] < sums[0],
            Opening::LowSingleDie => sums[0] < sums[1],
        };
        let seat = if red_begins { Seat::Red } else { Seat::Black };
        self.phase = Phase::Throw(seat);
        if rules.play_opening_roll {
            let dice = match (rolled[seat], rolled[seat.other()]) {
                (Rolled::Two(dice), _) => dice,
                (Rolled::One(own), Rolled::One(other) | Rolled::Two(Dice(other, _))) => Dice(own, other),
            };
            self.thrown(rules, seat, dice);
        }
    }

    pub(super) fn thrown(&mut self, rules: &Rules, seat: Seat, dice: Dice) {
        let mut struck = struck(&Ground::new(rules, &self.board, seat), dice);
        struck.marks = struck.marks.min(MARKS.saturating_sub(self.marks[seat]));
        self.add(seat, struck.marks);
        self.phase = Phase::Move { seat, dice, struck };
        if MARKS <= self.marks[seat] {
            self.win(rules, seat);
        }
    }

    fn add(&mut self, seat: Seat, marks: u8) {
        self.marks[seat] = self.marks[seat].saturating_add(marks).min(MARKS);
    }

    pub(super) fn win(&mut self, rules: &Rules, by: Seat) {
        self.phase = Phase::Over(End::Won { by, value: rules.value(self.marks[by.other()]) });
    }

    /// Gives the other player its marks for a number that could not be played.
    ///
    /// Source: `rules/README.md`, T3.5.
    fn penalise(&mut self, rules: &Rules, before: &Board, seat: Seat, dice: Dice, played: usize) {
        let is_lost = rules.last_entry_second_die == LastEntry::Lost && before.hand(seat) == 1 && played == 1;
        let could_play = !rules.must_play_both && {
            let mut moves = vec![];
            legal::list(rules, before, seat, dice, &mut moves);
            moves.iter().any(|it| it.steps().len() == 2 && !it.is_by_force())
        };
        if !is_lost && !could_play {
            self.add(seat.other(), rules.unplayable_penalty * if dice.is_doublet() { 2 } else { 1 });
        }
    }

    /// Tells whether no throw ever gives either player a move or marks again.
    ///
    /// Source: `rules/README.md`, T9.
    fn is_stuck(&self, rules: &Rules) -> bool {
        rules.unplayable_penalty == 0 && !Seat::ALL.into_iter().any(|it| self.may_move_or_score(rules, it))
    }

    fn may_move_or_score(&self, rules: &Rules, seat: Seat) -> bool {
        let ground = Ground::new(rules, &self.board, seat);
        if legal::moves_at_once(&ground) {
            return true;
        }
        let mut moves = vec![];
        Dice::all().any(|dice| {
            legal::list(rules, &self.board, seat, dice, &mut moves);
            moves[0] != Move::Pass || struck(&ground, dice).marks != 0
        })
    }
}
