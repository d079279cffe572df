//! How a game of Tock begins: dealt anew, at a position, or again.

use crate::{
    chance::{Chance, Purpose},
    position,
    session::{
        Beginning, Moment, NewGame, Player,
        record::{Header, Record, Why},
        tock::{SetUp, Unfit},
    },
    tock::{BySeat, CardSet, Pile, Position, Refusal, Rules, Seat, SeatSet, State, rules::DealMode},
};

impl Beginning {
    /// Returns the beginning of a new game: everything is to be shuffled and dealt.
    ///
    /// # Errors
    ///
    /// If nobody plays, or nobody sits where the first player should.
    pub fn new(game: &NewGame<'_>) -> Result<Self, Why> {
        let seats = seats(&game.players);
        if seats.is_empty() {
            return Err(Unfit::NotSeatedSo(seats).into());
        }
        let dealer = match game.first {
            Some(first) => {
                seats.iter().find(|it| seats.after(*it) == first).ok_or_else(|| Why::NotAtTable(first.to_string()))?
            }
            None => Chance::dealer(game.seed, seats),
        };
        Ok(Self::with(game, seats, dealer))
    }

    /// Returns the beginning of a game at a position, which says who plays and who plays first.
    ///
    /// The cards in no hand are shuffled and become the stock. Where nobody but the seat to move holds cards the others
    /// are dealt as many; where hands are kept full they are filled.
    ///
    /// # Errors
    ///
    /// If the seats of the position are not those of the players, the game is over there, or the seat to move has
    /// nothing to play with.
    pub fn at(game: &NewGame<'_>, position: &Position) -> Result<Self, Why> {
        let seats = seats(&game.players);
        if seats.is_empty() || seats != position.table {
            return Err(Unfit::NotSeatedSo(seats).into());
        }
        let rules = &game.table.rules;
        let (position, stock) = dealt(rules, position, game.seed);
        let state = State::from_position(rules, &position);
        if state.is_over() {
            return Err(Unfit::Refused(Refusal::Over).into());
        }
        if position.hands[position.turn].is_empty() && !position.again {
            return Err(Unfit::NoCards(position.turn).into());
        }
        let mut beginning = Self::with(game, seats, state.dealer());
        beginning.header.position = Some(position::tock::to_json(rules, &position, &stock));
        Ok(beginning)
    }

    /// Returns another game with the same rules and seats: the next seat deals first.
    ///
    /// A game that began at a position begins there again, its stock shuffled anew.
    pub fn rematch(record: &Record, seed: u64, when: Moment) -> Self {
        let header = record.header();
        let mut beginning = Self::again(record, record.players(), seed, when);
        let first = record.before(0);
        match &header.position {
            Some(_) => {
                let stock = shuffled(first.stock().cards().iter().copied().collect(), seed);
                let position = position::tock::to_json(record.rules(), &first.position(), &stock);
                beginning.header.position = Some(position);
            }
            None => {
                let SetUp { seats, dealer, .. } = header.set_up;
                beginning.header.set_up.dealer = seats.after(dealer);
            }
        }
        beginning
    }

    fn with(game: &NewGame<'_>, seats: SeatSet, dealer: Seat) -> Self {
        let header = Header {
            rules: game.table.profile.clone(),
            variants: game.table.variants.clone(),
            set: game.table.set.clone(),
            resolved: game.table.resolved(),
            set_up: SetUp { seats, dealer, colours: game.colours.clone() },
            players: game.players.clone(),
            seed: Some(game.seed),
            when: game.when.map(Moment::stamp),
            position: None,
            agreed: game.agreed,
        };
        Self { header, rules: game.table.rules.clone(), events: vec![], seed: game.seed }
    }
}

fn seats(players: &BySeat<Option<Player>>) -> SeatSet {
    players.iter().filter(|(_, it)| it.is_some()).map(|(seat, _)| seat).collect()
}

/// Returns the position with hands to be played with, and the stock under it.
fn dealt(rules: &Rules, position: &Position, seed: u64) -> (Position, Pile) {
    let mut position = *position;
    let mut stock = shuffled(rules.deck().without(position.hands.together()), seed);
    let others = position.table.iter().any(|it| it != position.turn && !position.hands[it].is_empty());
    let own = position.hands[position.turn].len();
    let first_deal = rules.deal.schedule.first().copied().unwrap_or(0);
    let full = match rules.deal.mode {
        DealMode::Refill => usize::from(rules.deal.hand.unwrap_or(0)),
        DealMode::PlayOut if others => 0,
        DealMode::PlayOut if own == 0 => usize::from(first_deal),
        DealMode::PlayOut => own,
    };
    for seat in position.table.iter() {
        while position.hands[seat].len() < full {
            let Some(card) = stock.draw() else { break };
            position.hands[seat].insert(card);
        }
    }
    (position, stock)
}

fn shuffled(cards: CardSet, seed: u64) -> Pile {
    let mut chance = Chance::new(seed, Purpose::Position);
    Pile::shuffled(cards, |choices| chance.pick(choices))
}
