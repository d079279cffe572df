//! What one seat may know: everything, for in this game nothing is hidden.

use crate::toccadille::{
    board::{Board, Point},
    dice::Dice,
    moves::{Move, Moves, points_of},
    refusal::Refusal,
    rules::{MARKS, Rules},
    seat::{BySeat, Seat},
    state::{State, hit_marks},
    ways::{StepByStep, ways},
};

/// A game as one seat sees it: what bots and painters get.
#[derive(Clone, Copy)]
pub struct View<'a> {
    rules: &'a Rules,
    state: &'a State,
    seat: Seat,
}

impl<'a> View<'a> {
    pub(super) const fn new(rules: &'a Rules, state: &'a State, seat: Seat) -> Self {
        Self { rules, state, seat }
    }

    /// Returns the rules of this table.
    pub const fn rules(&self) -> &'a Rules {
        self.rules
    }

    /// Returns whose view this is.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the game itself: those who think ahead play on in a copy.
    pub const fn state(&self) -> &'a State {
        self.state
    }

    /// Returns where all stones are.
    pub const fn board(&self) -> &'a Board {
        self.state.board()
    }

    /// Returns how many marks each player has, `0..=12`.
    pub const fn marks(&self) -> BySeat<u8> {
        self.state.marks()
    }

    /// Returns the dice to be played.
    pub const fn dice(&self) -> Option<Dice> {
        self.state.dice()
    }

    /// Tells whether the game waits for a move of this seat.
    pub fn is_to_move(&self) -> bool {
        self.state.waits_for(self.seat)
    }

    /// Returns every legal move of the seat, in a fixed order; nothing if it is not the seat's turn.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Moves::default();
        self.legal_moves_into(&mut moves);
        moves.into_vec()
    }

    /// Lists every legal move of the seat into `moves`, in the order of [`View::legal_moves`].
    pub fn legal_moves_into(&self, moves: &mut Moves) {
        if self.is_to_move() {
            self.state.legal_moves_into(self.rules, moves);
        } else {
            moves.0.clear();
        }
    }

    /// Returns every way to play every legal move step by step, but the pass; nothing if it is not the seat's turn.
    pub fn ways(&self) -> Vec<StepByStep> {
        ways(self)
    }

    /// Returns the legal move that comes to the same as this one, in whatever way it is played.
    ///
    /// # Errors
    ///
    /// With the rule that forbids it.
    pub fn legal(&self, mv: &Move) -> Result<Move, Refusal> {
        self.state.legal(self.rules, mv)
    }

    /// Returns the board after a legal move, before a new lap begins.
    pub fn board_after(&self, mv: &Move) -> Board {
        let mut board = *self.board();
        if let Move::Play(play) = mv {
            play.lay(self.seat, &mut board);
        }
        board
    }

    /// Returns the points where stones are hit by the throw and a legal move, in the order of the board.
    pub fn hits(&self, mv: &Move) -> Vec<Point> {
        let thrown = points_of(self.state.struck().points).filter_map(|it| Point::of(self.seat, it.number()));
        let mut hits: Vec<Point> = thrown.chain(mv.hits()).collect();
        hits.sort_unstable();
        hits
    }

    /// Returns the points the throw has hit before anything moves, in the order of the board.
    pub fn struck(&self) -> Vec<Point> {
        self.hits(&Move::Pass)
    }

    /// Returns the marks that the throw and a legal move bring the seat, so many that it has 12 at the most.
    ///
    /// What the throw brings by itself is among the marks of [`View::marks`] already.
    pub fn gain(&self, mv: &Move) -> u8 {
        let struck = self.state.struck().marks;
        let Some(dice) = self.dice() else { return struck };
        let hits = match mv {
            Move::Play(play) => hit_marks(self.rules, self.seat, dice, play.hits()),
            Move::Pass => 0,
        };
        let is_lap = self.rules.stones <= self.board_after(mv).off(self.seat);
        let off = if is_lap { self.rules.bear_off_value(dice.is_doublet()) } else { 0 };
        let more = hits.saturating_add(off).min(MARKS.saturating_sub(self.marks()[self.seat]));
        struck + more
    }

    /// Returns the game after a legal move.
    pub fn after(&self, mv: &Move) -> State {
        let mut after = *self.state;
        after.play(self.rules, mv);
        after
    }
}
