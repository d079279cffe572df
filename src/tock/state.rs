//! A game of Tock in play: cards, turns, deals and the end.

mod lost_turns;
mod turns;

use crate::{
    game::{Event, Game, Turn},
    tock::{
        actor::Actor,
        board::Board,
        card::{CardSet, Pile},
        check,
        moves::Move,
        position::Position,
        refusal::Refusal,
        rules::{DealMode, Rules, StarterHelp, Teams},
        seat::{BySeat, SEATS, Seat, SeatSet},
        view::View,
    },
};

use lost_turns::LostTurns;
pub use lost_turns::MAX_LOST_TURNS;

/// Who plays, and who deals first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setup {
    /// How many players sit down, at the seats of [`SeatSet::seated`].
    pub players: u8,
    /// Who deals first; the next seat begins.
    pub dealer: Seat,
}

/// A game in play.
///
/// Two games are equal if they will go on equally, whatever led to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct State {
    board: Board,
    hands: BySeat<CardSet>,
    discards: CardSet,
    stock: Pile,
    table: SeatSet,
    dealer: Seat,
    turn: Seat,
    phase: Phase,
    /// Which deal of the schedule is being played, from 0.
    deal: u8,
    /// The extra plays each seat has in hand.
    banked: BySeat<u8>,
    lost_turns: BySeat<LostTurns>,
}

/// What the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// All cards are to be shuffled and dealt.
    Shuffle,
    /// The seat's turn.
    Turn,
    /// The seat has just played and may use an extra play.
    Again,
    /// The seat draws; where the stock is empty the discards are to be shuffled.
    Draw { left: u8, then: Then },
    /// The game is over.
    Over(SeatSet),
}

/// What comes after drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Then {
    /// An extra play, if there is one in hand, or the next turn.
    ExtraPlay,
    /// The next turn.
    NextTurn,
    /// The same turn, still to be played.
    SameTurn,
}

impl Game for State {
    type Rules = Rules;
    type Setup = Setup;
    type Seat = Seat;
    type Move = Move;
    type Chance = Pile;
    type Outcome = SeatSet;
    type Refusal = Refusal;
    type View<'a> = View<'a>;

    fn new(rules: &Rules, setup: &Setup) -> Result<Self, Refusal> {
        let Setup { players, dealer } = *setup;
        let table = SeatSet::seated(players.into());
        if !rules.seats.counts.contains(&players) {
            return Err(Refusal::WrongCount(players));
        }
        if players == 2 && rules.seats.teams == Teams::Opposite {
            return Err(Refusal::OneTeam);
        }
        if !table.contains(dealer) {
            return Err(Refusal::NoSuchDealer(dealer));
        }
        Ok(Self {
            board: Board::default(),
            hands: BySeat::default(),
            discards: CardSet::EMPTY,
            stock: Pile::EMPTY,
            table,
            dealer,
            turn: table.after(dealer),
            phase: Phase::Shuffle,
            deal: 0,
            banked: BySeat::default(),
            lost_turns: BySeat::default(),
        })
    }

    fn turn(&self, _: &Rules) -> Turn<Seat, SeatSet> {
        match self.phase {
            Phase::Shuffle | Phase::Draw { .. } => Turn::Chance,
            Phase::Turn | Phase::Again => Turn::Player(self.turn),
            Phase::Over(winners) => Turn::Over(winners),
        }
    }

    fn view<'a>(&'a self, rules: &'a Rules, seat: Seat) -> View<'a> {
        View::new(rules, self, seat)
    }

    fn sample(&self, rules: &Rules, pick: &mut dyn FnMut(usize) -> usize) -> Pile {
        Pile::shuffled(self.to_shuffle(rules), pick)
    }

    fn apply(&mut self, rules: &Rules, event: &Event<Self>) -> Result<(), Refusal> {
        match event {
            Event::Chance(order) => self.shuffle(rules, order),
            Event::Move(mv) => {
                check::check(&self.view(rules, self.turn), mv)?;
                self.play(rules, mv);
                Ok(())
            }
        }
    }
}

impl State {
    /// Returns the game at this position, its other cards in the stock in no particular order.
    ///
    /// Source: `rules/README.md`, 9.
    pub fn from_position(rules: &Rules, position: &Position) -> Self {
        let Position { table, board, hands, turn, again, banked, must_discard } = *position;
        let held = hands.together();
        let cards = rules.skip_cards().unwrap_or(1);
        let lost_turns = must_discard.0.map(|turns| {
            let mut lost = LostTurns::default();
            (0..turns).for_each(|_| lost.push(cards));
            lost
        });
        let phase = match Actor::winners(rules, table, &board) {
            Some(winners) => Phase::Over(winners),
            None if again => Phase::Again,
            None => Phase::Turn,
        };
        Self {
            board,
            hands,
            discards: CardSet::EMPTY,
            stock: rules.deck().without(held).iter().collect(),
            table,
            dealer: table.iter().find(|it| table.after(*it) == turn).unwrap_or(turn),
            turn,
            phase,
            deal: 0,
            banked,
            lost_turns: BySeat(lost_turns),
        }
    }

    /// Returns the same game with this stock, top first; cards neither in it nor in a hand are discards.
    ///
    /// # Errors
    ///
    /// If the stock holds a card twice, one that is in a hand, or one that is not of the deck.
    pub fn with_stock(self, rules: &Rules, stock: &Pile) -> Result<Self, Refusal> {
        let held = self.hands.together();
        let free = rules.deck().without(held);
        let cards: CardSet = stock.cards().iter().copied().collect();
        if cards.len() != stock.len() || !cards.without(free).is_empty() {
            return Err(Refusal::NotTheseCards);
        }
        Ok(Self { stock: *stock, discards: free.without(cards), ..self })
    }

    /// Returns the position, with every hand.
    pub fn position(&self) -> Position {
        Position {
            table: self.table,
            board: self.board,
            hands: self.hands,
            turn: self.turn,
            again: self.phase == Phase::Again,
            banked: self.banked,
            must_discard: BySeat(self.lost_turns.0.map(LostTurns::len)),
        }
    }

    /// Returns where all marbles are.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// Returns who plays.
    pub const fn table(&self) -> SeatSet {
        self.table
    }

    /// Returns who deals, or dealt last.
    pub const fn dealer(&self) -> Seat {
        self.dealer
    }

    /// Returns whose turn it is, or was last.
    pub const fn to_move(&self) -> Seat {
        self.turn
    }

    /// Returns which deal of the schedule is being played, from 0.
    pub const fn deal(&self) -> u8 {
        self.deal
    }

    /// Returns the cards `seat` holds: for those who record or show a whole game. Players get a [`View`].
    pub const fn hand(&self, seat: Seat) -> CardSet {
        self.hands.0[seat.index()]
    }

    /// Returns the stock, top first: for those who record or show a whole game.
    pub const fn stock(&self) -> &Pile {
        &self.stock
    }

    /// Returns the cards played and thrown away since they were last shuffled.
    pub const fn discards(&self) -> CardSet {
        self.discards
    }

    /// Returns how many extra plays `seat` has in hand.
    pub const fn banked(&self, seat: Seat) -> u8 {
        self.banked.0[seat.index()]
    }

    /// Returns how many turns `seat` is to lose.
    pub fn lost_turns(&self, seat: Seat) -> u8 {
        self.lost_turns[seat].len()
    }

    /// Tells whether the seat to move has just played and may use an extra play.
    pub fn is_extra_play(&self) -> bool {
        self.phase == Phase::Again
    }

    /// Returns how many cards the seat to move must discard in a turn it has lost, 0 if the turn is not lost.
    pub fn to_discard(&self) -> u8 {
        match self.phase {
            Phase::Turn => self.lost_turns[self.turn].next(),
            Phase::Shuffle | Phase::Again | Phase::Draw { .. } | Phase::Over(_) => 0,
        }
    }

    /// Tells whether the seat to move must discard and draw until it holds a starter.
    ///
    /// Source: `rules/README.md`, 6 and 8 `deal.starter_help`.
    pub fn needs_starter(&self, rules: &Rules) -> bool {
        if rules.deal.starter_help == StarterHelp::None || self.phase != Phase::Turn {
            return false;
        }
        let hand = self.hands[self.turn];
        let in_stock: CardSet = self.stock.cards().iter().copied().collect();
        let can_draw = match rules.deal.mode {
            DealMode::Refill => true,
            DealMode::PlayOut => !self.stock.is_empty(),
        };
        self.board.marbles(self.turn).is_empty()
            && self.to_discard() == 0
            && hand.and(rules.starters()).is_empty()
            && can_draw
            && !in_stock.or(self.discards).and(rules.starters()).is_empty()
    }

    /// Tells whether the game waits for `seat`.
    pub fn waits_for(&self, seat: Seat) -> bool {
        matches!(self.phase, Phase::Turn | Phase::Again) && self.turn == seat
    }

    /// Tells whether the game is over.
    pub const fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over(_))
    }

    /// Returns the seat to move as it plays, `None` if it only discards.
    pub(super) fn actor<'a>(&self, rules: &'a Rules, seat: Seat) -> Option<Actor<'a>> {
        Actor::new(rules, self.table, &self.board, seat)
    }

    /// Returns the cards that the next shuffle mixes.
    pub fn to_shuffle(&self, rules: &Rules) -> CardSet {
        match self.phase {
            Phase::Shuffle => rules.deck(),
            Phase::Draw { .. } => self.discards,
            Phase::Turn | Phase::Again | Phase::Over(_) => CardSet::EMPTY,
        }
    }

    /// Returns a game that looks the same to `seat`, the cards it cannot see dealt anew; as far as the cards allow, no
    /// seat gets any it is known to lack.
    pub(super) fn imagined(
        &self,
        rules: &Rules,
        seat: Seat,
        lacks: &BySeat<CardSet>,
        pick: &mut dyn FnMut(usize) -> usize,
    ) -> Self {
        let unseen = self.view(rules, seat).unseen();
        let mut imagined = Self { stock: Pile::shuffled(unseen, pick), ..*self };
        // Who may hold the fewest cards is dealt to first: to the others enough is left.
        let mut hidden = [None; SEATS];
        hidden.iter_mut().zip(self.table.iter().filter(|it| *it != seat)).for_each(|(place, it)| *place = Some(it));
        hidden.sort_by_key(|it| it.map(|it| unseen.without(lacks[it]).len()));
        for hidden in hidden.into_iter().flatten() {
            let cards = (0..self.hands[hidden].len()).map_while(|_| imagined.stock.draw_other_than(lacks[hidden]));
            imagined.hands[hidden] = cards.collect();
        }
        imagined
    }

    fn shuffle(&mut self, rules: &Rules, order: &Pile) -> Result<(), Refusal> {
        match self.phase {
            Phase::Shuffle | Phase::Draw { .. } => {}
            Phase::Turn | Phase::Again => return Err(Refusal::WaitsForPlayer(self.turn)),
            Phase::Over(_) => return Err(Refusal::Over),
        }
        let cards = self.to_shuffle(rules);
        if order.len() != cards.len() || order.cards().iter().copied().collect::<CardSet>() != cards {
            return Err(Refusal::NotTheseCards);
        }
        self.shuffle_fairly(rules, order);
        Ok(())
    }

    /// Carries out a shuffle of exactly [`State::to_shuffle`], unchecked.
    pub fn shuffle_fairly(&mut self, rules: &Rules, order: &Pile) {
        self.stock = *order;
        self.discards = CardSet::EMPTY;
        if self.phase == Phase::Shuffle {
            self.deal_hands(rules);
        }
        self.go_on(rules);
    }

    /// Carries out a legal move, unchecked: quicker than [`Game::apply`] for those who picked it from
    /// [`View::legal_moves`].
    ///
    /// With any other move the game is in no particular state afterwards.
    pub fn play(&mut self, rules: &Rules, mv: &Move) {
        self.lay(rules, mv);
        self.go_on(rules);
    }

    /// Returns the game as it lies on the table right after a legal move: the card is played and the marbles are moved,
    /// and what follows from it has not happened yet: nothing is drawn, dealt or handed on.
    ///
    /// It follows from what the seat to move knows. A seat can move in it only if it goes on discarding in a turn it loses.
    #[must_use]
    pub fn laid(&self, rules: &Rules, mv: &Move) -> Self {
        let mut laid = *self;
        laid.lay(rules, mv);
        laid
    }

    /// Returns how many cards the seat is about to draw after [`State::laid`], 0 if it does not.
    pub fn to_draw(&self, rules: &Rules) -> usize {
        let there = match rules.deal.mode {
            DealMode::Refill => self.stock.len() + self.discards.len(),
            DealMode::PlayOut => self.stock.len(),
        };
        match self.phase {
            Phase::Draw { left, .. } => there.min(left.into()),
            Phase::Shuffle | Phase::Turn | Phase::Again | Phase::Over(_) => 0,
        }
    }

    /// Tells whether the seat may play once more in this turn after drawing what [`State::to_draw`] says.
    pub fn may_play_on(&self) -> bool {
        match self.phase {
            Phase::Draw { then: Then::SameTurn, .. } | Phase::Again => true,
            Phase::Draw { then: Then::ExtraPlay, .. } => self.banked[self.turn] != 0,
            Phase::Draw { then: Then::NextTurn, .. } | Phase::Shuffle | Phase::Turn | Phase::Over(_) => false,
        }
    }
}
