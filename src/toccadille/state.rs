//! A game of Toccadille in play: throws, moves, marks, laps and the end, and the games of a match.

mod turns;

use crate::{
    game::{Event, Game, Turn},
    toccadille::{
        board::{Board, turned},
        check,
        dice::{Dice, Die, Rolled, Throw},
        hits::Struck,
        legal,
        moves::{Move, Moves},
        position::{Impossible, Position},
        refusal::Refusal,
        rules::{MARKS, NextStarter, Opening, Rules},
        seat::{BySeat, Seat},
        view::View,
    },
};

/// Who begins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Starter {
    /// Whom the opening throws choose.
    ThrowOff,
    /// This player.
    Seat(Seat),
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// A player won.
    Won {
        /// The winner.
        by: Seat,
        /// How many games it counts, `1..=4`.
        value: u8,
    },
    /// Nobody can ever move or score again.
    Drawn,
}

/// A game in play, one of a match.
///
/// Two games are equal if they will go on equally, whatever led to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    board: Board,
    marks: BySeat<u8>,
    phase: Phase,
    /// Which game of the match it is, from 1.
    game: u16,
    /// What each player has won before this game.
    score: BySeat<u16>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Both players throw to see who begins.
    Opening,
    /// The player throws.
    Throw(Seat),
    /// The player moves.
    Move { seat: Seat, dice: Dice, struck: Struck },
    /// The game is over.
    Over(End),
}

impl Game for State {
    type Rules = Rules;
    type Setup = Starter;
    type Seat = Seat;
    type Move = Move;
    type Chance = Throw;
    type Outcome = End;
    type Refusal = Refusal;
    type View<'a> = View<'a>;

    /// Returns the first game of a match before its first event. It never fails.
    fn new(rules: &Rules, starter: &Starter) -> Result<Self, Refusal> {
        let Position { board, marks, .. } = Position::first(rules, Seat::Red);
        let phase = match starter {
            Starter::ThrowOff => Phase::Opening,
            Starter::Seat(seat) => Phase::Throw(*seat),
        };
        Ok(Self { board, marks, phase, game: 1, score: BySeat::default() })
    }

    fn turn(&self, _: &Rules) -> Turn<Seat, End> {
        match self.phase {
            Phase::Opening | Phase::Throw(_) => Turn::Chance,
            Phase::Move { seat, .. } => Turn::Player(seat),
            Phase::Over(end) => Turn::Over(end),
        }
    }

    fn view<'a>(&'a self, rules: &'a Rules, seat: Seat) -> View<'a> {
        View::new(rules, self, seat)
    }

    fn sample(&self, rules: &Rules, pick: &mut dyn FnMut(usize) -> usize) -> Throw {
        match (self.phase, rules.opening) {
            (Phase::Opening, Opening::HighSum) => Throw::Opening(BySeat::from_fn(|_| Rolled::Two(Dice::thrown(pick)))),
            (Phase::Opening, Opening::HighSingleDie | Opening::LowSingleDie) => {
                Throw::Opening(BySeat::from_fn(|_| Rolled::One(Die::thrown(pick))))
            }
            (Phase::Throw(_), _) => Throw::Dice(Dice::thrown(pick)),
            (Phase::Move { .. } | Phase::Over(_), _) => panic!("nothing is thrown now"),
        }
    }

    fn apply(&mut self, rules: &Rules, event: &Event<Self>) -> Result<(), Refusal> {
        match event {
            Event::Chance(Throw::Opening(rolled)) => self.open(rules, *rolled),
            Event::Chance(Throw::Dice(dice)) => match self.phase {
                Phase::Throw(seat) => {
                    self.thrown(rules, seat, *dice);
                    Ok(())
                }
                Phase::Opening => Err(Refusal::WaitsForOpening),
                Phase::Move { seat, .. } => Err(Refusal::WaitsForMove(seat)),
                Phase::Over(_) => Err(Refusal::Over),
            },
            Event::Move(mv) => {
                let mv = self.legal(rules, mv)?;
                self.play(rules, &mv);
                Ok(())
            }
        }
    }
}

impl State {
    /// Returns the game at this position, the first of a match.
    ///
    /// # Errors
    ///
    /// With everything that keeps the position from being played on.
    pub fn from_position(rules: &Rules, position: &Position) -> Result<Self, Vec<Impossible>> {
        let faults = position.faults(rules);
        if !faults.is_empty() {
            return Err(faults);
        }
        let Position { board, marks, turn, dice } = *position;
        let mut state = Self { board, marks, phase: Phase::Throw(turn), game: 1, score: BySeat::default() };
        match (state.winner(), dice) {
            (Some(winner), _) => state.win(rules, winner),
            (None, Some(dice)) => state.thrown(rules, turn, dice),
            (None, None) => {}
        }
        Ok(state)
    }

    /// Returns the next game of the match, before its first event.
    ///
    /// # Errors
    ///
    /// If this game is not over.
    ///
    /// Source: `rules/README.md`, T9.
    pub fn next_game(&self, rules: &Rules) -> Result<Self, Refusal> {
        let Phase::Over(end) = self.phase else { return Err(Refusal::NotOver) };
        let starter = match (end, rules.next_starter) {
            (End::Won { by, .. }, NextStarter::Winner) => Starter::Seat(by),
            (End::Won { .. }, NextStarter::ThrowOff) | (End::Drawn, _) => Starter::ThrowOff,
        };
        let next = Self::new(rules, &starter)?;
        Ok(Self { game: self.game.saturating_add(1), score: self.score(), ..next })
    }

    /// Returns this game ended without a winner, as players may agree.
    #[must_use]
    pub const fn stopped(mut self) -> Self {
        self.phase = Phase::Over(End::Drawn);
        self
    }

    /// Returns where everything is, before a throw that is still to be played brought its marks.
    pub fn position(&self) -> Position {
        let (turn, dice, struck) = match self.phase {
            Phase::Opening | Phase::Over(End::Drawn) => (Seat::Red, None, 0),
            Phase::Throw(seat) => (seat, None, 0),
            Phase::Move { seat, dice, struck } => (seat, Some(dice), struck.marks),
            Phase::Over(End::Won { by, .. }) => (by, None, 0),
        };
        let mut marks = self.marks;
        marks[turn] = marks[turn].saturating_sub(struck);
        Position { board: self.board, marks, turn, dice }
    }

    /// Returns where all stones are.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns how many marks each player has, `0..=12`.
    pub const fn marks(&self) -> BySeat<u8> {
        self.marks
    }

    /// Returns who moves or throws next, if only one does.
    pub const fn to_move(&self) -> Option<Seat> {
        match self.phase {
            Phase::Throw(seat) | Phase::Move { seat, .. } => Some(seat),
            Phase::Opening | Phase::Over(_) => None,
        }
    }

    /// Returns the dice to be played.
    pub const fn dice(&self) -> Option<Dice> {
        match self.phase {
            Phase::Move { dice, .. } => Some(dice),
            Phase::Opening | Phase::Throw(_) | Phase::Over(_) => None,
        }
    }

    /// Tells whether both players throw to see who begins.
    pub const fn is_opening(&self) -> bool {
        matches!(self.phase, Phase::Opening)
    }

    /// Returns how the game ended, if it has.
    pub const fn ended(&self) -> Option<End> {
        match self.phase {
            Phase::Over(end) => Some(end),
            Phase::Opening | Phase::Throw(_) | Phase::Move { .. } => None,
        }
    }

    /// Returns which game of the match this is, from 1.
    pub const fn game(&self) -> u16 {
        self.game
    }

    /// Returns what each player has won, with this game if it is over.
    pub fn score(&self) -> BySeat<u16> {
        let mut score = self.score;
        if let Phase::Over(End::Won { by, value }) = self.phase {
            score[by] = score[by].saturating_add(value.into());
        }
        score
    }

    /// Returns what the throw to be played has hit before anything moves.
    pub(super) const fn struck(&self) -> Struck {
        match self.phase {
            Phase::Move { struck, .. } => struck,
            Phase::Opening | Phase::Throw(_) | Phase::Over(_) => Struck::NONE,
        }
    }

    /// Tells whether the game waits for a move of `seat`.
    pub fn waits_for(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Move { seat: it, .. } if it == seat)
    }

    /// Lists every legal move into `moves`, none if the game waits for no move.
    pub fn legal_moves_into(&self, rules: &Rules, moves: &mut Moves) {
        match self.phase {
            Phase::Move { seat, dice, .. } => legal::list(rules, &self.board, seat, dice, &mut moves.0),
            Phase::Opening | Phase::Throw(_) | Phase::Over(_) => moves.0.clear(),
        }
    }

    /// Returns the legal move that comes to the same as this one.
    ///
    /// # Errors
    ///
    /// With the rule that forbids it.
    pub fn legal(&self, rules: &Rules, mv: &Move) -> Result<Move, Refusal> {
        let (seat, dice) = match self.phase {
            Phase::Opening => return Err(Refusal::WaitsForOpening),
            Phase::Throw(seat) => return Err(Refusal::WaitsForDice(seat)),
            Phase::Over(_) => return Err(Refusal::Over),
            Phase::Move { seat, dice, .. } => (seat, dice),
        };
        check::check(rules, &self.board, seat, dice, mv)
    }

    fn winner(&self) -> Option<Seat> {
        Seat::ALL.into_iter().find(|it| MARKS <= self.marks[*it])
    }
}

/// Returns the marks that hits on these points bring.
pub(super) fn hit_marks(rules: &Rules, seat: Seat, dice: Dice, hits: u32) -> u8 {
    let mut left = hits;
    let mut marks: u8 = 0;
    while left != 0 {
        let point = turned(seat, left.trailing_zeros() as u8);
        marks = marks.saturating_add(rules.hit_value(dice.is_doublet(), point));
        left &= left - 1;
    }
    marks
}
