//! What one seat may know: the board, its own hand, the discards, and how many cards there are elsewhere.

use crate::tock::{
    actor::Actor,
    board::{Board, Spot},
    card::{CardSet, Rank},
    check,
    legal::{self, Moves},
    moves::Move,
    refusal::Refusal,
    rules::{Action, Obligation, Rules, Who},
    seat::{BySeat, Seat, SeatSet},
    state::State,
    walk::{Course, Walker},
};

/// What one seat may know of a game.
///
/// Bots and painters get this and nothing else. The other hands and the order of the stock cannot be reached:
///
/// ```compile_fail
/// fn peek(view: &tock::tock::View<'_>, other: tock::tock::Seat) -> tock::tock::CardSet {
///     view.state.hand(other)
/// }
/// ```
///
/// ```
/// fn look(view: &tock::tock::View<'_>) -> tock::tock::CardSet {
///     view.hand()
/// }
/// ```
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

    /// Returns where all marbles are.
    pub const fn board(&self) -> &'a Board {
        self.state.board()
    }

    /// Returns who plays.
    pub const fn table(&self) -> SeatSet {
        self.state.table()
    }

    /// Returns who plays with this seat.
    pub fn partner(&self) -> Option<Seat> {
        self.rules.partner(self.table(), self.seat)
    }

    /// Returns the colour this seat plays with now: its own, its partner's, or none if it only discards.
    pub fn colour(&self) -> Option<Seat> {
        self.actor().map(|it| it.colour)
    }

    /// Returns the cards the seat holds.
    pub const fn hand(&self) -> CardSet {
        self.state.hand(self.seat)
    }

    /// Returns how many cards `seat` holds.
    pub const fn hand_len(&self, seat: Seat) -> usize {
        self.state.hand(seat).len()
    }

    /// Returns how many cards the stock holds.
    pub const fn stock_len(&self) -> usize {
        self.state.stock().len()
    }

    /// Returns the cards played and thrown away since they were last shuffled.
    pub const fn discards(&self) -> CardSet {
        self.state.discards()
    }

    /// Returns the cards that lie hidden from this seat: in the other hands and in the stock.
    pub fn unseen(&self) -> CardSet {
        self.rules.deck().without(self.hand()).without(self.discards())
    }

    /// Returns a game that looks the same from this seat, fairly drawn among all such games if `pick(n)` is uniform
    /// on `0..n`: for those who think ahead without peeking.
    pub fn imagine(&self, pick: &mut dyn FnMut(usize) -> usize) -> State {
        self.imagine_without(&BySeat::default(), pick)
    }

    /// Returns such a game in which, as far as the cards allow, no other seat holds any of the cards it is known to lack.
    pub fn imagine_without(&self, lacks: &BySeat<CardSet>, pick: &mut dyn FnMut(usize) -> usize) -> State {
        self.state.imagined(self.rules, self.seat, lacks, pick)
    }

    /// Returns the cards the seat to move could play if it held them: everybody at the table can tell.
    pub fn playable(&self) -> CardSet {
        let Some(actor) = self.state.actor(self.rules, self.to_move()) else { return CardSet::EMPTY };
        let ranks = Rank::ALL.map(|it| self.rules.deck().and(CardSet::of_rank(it)));
        let playable = ranks.into_iter().filter(|it| legal::playable(&actor, self.board(), *it).is_some());
        playable.fold(CardSet::EMPTY, CardSet::or)
    }

    /// Returns who deals, or dealt last.
    pub const fn dealer(&self) -> Seat {
        self.state.dealer()
    }

    /// Returns whose turn it is, or was last.
    pub const fn to_move(&self) -> Seat {
        self.state.to_move()
    }

    /// Returns which deal of the schedule is being played, from 0.
    pub const fn deal(&self) -> u8 {
        self.state.deal()
    }

    /// Returns how many extra plays `seat` has in hand.
    pub const fn banked(&self, seat: Seat) -> u8 {
        self.state.banked(seat)
    }

    /// Returns how many turns `seat` is to lose.
    pub fn lost_turns(&self, seat: Seat) -> u8 {
        self.state.lost_turns(seat)
    }

    /// Tells whether the seat to move has just played and may use an extra play.
    pub fn is_extra_play(&self) -> bool {
        self.state.is_extra_play()
    }

    /// Returns how many cards the seat to move must discard in a turn it has lost, 0 if the turn is not lost.
    pub fn to_discard(&self) -> u8 {
        self.state.to_discard()
    }

    /// Tells whether the seat to move must discard and draw until it holds a starter.
    pub fn needs_starter(&self) -> bool {
        self.state.needs_starter(self.rules)
    }

    /// Returns every legal move of the seat, in a fixed order: plays, then discards, then the pass.
    ///
    /// Nothing if it is not the seat's turn.
    pub fn legal_moves(&self) -> Vec<Move> {
        let mut moves = Moves::default();
        self.legal_moves_into(&mut moves);
        moves.into_vec()
    }

    /// Lists every legal move of the seat into `moves`, in the order of [`View::legal_moves`].
    pub fn legal_moves_into(&self, moves: &mut Moves) {
        moves.clear();
        if !self.is_to_move() {
            return;
        }
        let extra_play = self.is_extra_play();
        let only_discards = self.to_discard() != 0 || self.needs_starter();
        if let Some(actor) = self.actor().filter(|_| !only_discards) {
            legal::plays(&actor, self.board(), self.hand(), moves);
        }
        if extra_play {
            moves.push(Move::Pass);
        } else if moves.is_empty() || self.rules.turn.obligation == Obligation::MayDiscard {
            self.hand().one_of_each_rank().for_each(|it| moves.push(Move::Discard(it)));
        }
    }

    /// Returns the board after a legal play; a discard or a pass leaves it as it is.
    pub fn board_after(&self, mv: &Move) -> Board {
        match (mv, self.actor()) {
            (Move::Play(play), Some(actor)) => actor.after(self.board(), play),
            (Move::Play(_) | Move::Discard(_) | Move::Pass, _) => *self.board(),
        }
    }

    /// Tells who would have won after a legal move, if anybody.
    pub fn winners_after(&self, mv: &Move) -> Option<SeatSet> {
        Actor::winners(self.rules, self.table(), &self.board_after(mv))
    }

    /// Tells whether the seat may make this move.
    ///
    /// Any way of playing a card is allowed that comes to a legal outcome, not only those
    /// [`View::legal_moves`] lists.
    ///
    /// # Errors
    ///
    /// With the rule that forbids it.
    pub fn check(&self, mv: &Move) -> Result<(), Refusal> {
        check::check(self, mv)
    }

    /// Returns where a walk of the marble on `from` ends on `board`, by this action of a card and this course.
    ///
    /// `steps` are those of the action, backward if negative; for a split those of one part, of which `board` is the
    /// board before it. How many parts a split has is not looked at.
    ///
    /// # Errors
    ///
    /// With what keeps the marble from going there.
    pub fn walk(&self, board: &Board, from: Spot, by: &Action, steps: i8, course: Course) -> Result<Spot, Refusal> {
        let actor = self.actor().ok_or(Refusal::Finished(self.seat))?;
        check::walker(&actor, board, by, from)?.end(self.rules, board, self.table(), steps, course)
    }

    /// Returns where a walk of the marble on `from` of `board` would end by this course, whatever is in the way.
    pub fn aim(&self, board: &Board, from: Spot, steps: i8, course: Course) -> Option<Spot> {
        let seat = board.owner(from)?;
        let walker = Walker { seat, from, trample: false, cross_own_post: false, foreign: false };
        walker.aim(self.rules, steps, course)
    }

    /// Tells whether an action that says `who` means a marble of `owner` now.
    pub fn means(&self, who: Who, owner: Seat) -> bool {
        self.actor().is_some_and(|it| it.means(who, owner))
    }

    /// Tells whether the game waits for this seat.
    pub fn is_to_move(&self) -> bool {
        self.state.waits_for(self.seat)
    }

    pub(super) fn actor(&self) -> Option<Actor<'a>> {
        self.state.actor(self.rules, self.seat)
    }

    pub(super) fn is_over(&self) -> bool {
        self.state.is_over()
    }
}
