//! Tock in the arena.

use crate::{
    arena::{
        contest::{Contest, Facts, Won},
        play::{Counts, Match, SEATS},
    },
    bot::{Bot, Kind, Limit},
    chance::{Chance, Purpose},
    game::Game,
    refusals, say,
    tock::{Board, BySeat, Move, Moves, Refusal, Rules, Seat, SeatSet, Setup, State, rules::Obligation},
};

/// What is counted.
enum Count {
    /// Marbles that were sent back, whosever they were.
    SentBack,
    /// Turns in which no card could be played, a lost turn not counted.
    Stuck,
}

impl Contest for State {
    type Kind = Kind;
    type Bots = BySeat<Option<Box<dyn Bot>>>;
    type Scratch = Moves;

    const FACTS: Facts = Facts {
        seats: &["A", "B", "C", "D"],
        counts: &["sent_back", "stuck"],
        share: ("stuck", "stuck_share"),
        has_points: false,
        seat: |seat| say!("arena-seat", seat = Self::FACTS.seats[seat]),
    };

    fn seated(players: u8) -> Vec<usize> {
        SeatSet::seated(players.into()).iter().map(Seat::index).collect()
    }

    fn has_teams(rules: &Rules, players: u8) -> bool {
        let table = SeatSet::seated(players.into());
        table.iter().any(|it| rules.partner(table, it).is_some())
    }

    fn begin(game: &Match<'_>) -> Result<Self, Refusal> {
        let dealer = Chance::dealer(game.seed, SeatSet::seated(game.players.into()));
        Self::new(game.rules, &Setup { players: game.players, dealer })
    }

    fn refused(refusal: &Refusal) -> String {
        refusals::refusal(refusal)
    }

    fn seat(kinds: [Option<&Kind>; SEATS], seed: u64, limit: &Limit) -> Self::Bots {
        BySeat::from_fn(|seat| Some(kinds[seat.index()]?.make(seed, seat, limit)))
    }

    fn troubles(bots: &mut Self::Bots) -> Vec<(usize, String)> {
        let trouble = |(seat, bot): (usize, &mut Option<Box<dyn Bot>>)| Some((seat, bot.as_mut()?.trouble()?));
        bots.0.iter_mut().enumerate().filter_map(trouble).collect()
    }

    fn order(&self) -> Option<[Option<usize>; SEATS]> {
        let (table, first) = (self.table(), self.to_move());
        let mut seat = Some(first);
        Some([(); SEATS].map(|()| {
            let this = seat?;
            seat = Some(table.after(this)).filter(|it| *it != first);
            Some(this.index())
        }))
    }

    fn place(seat: Seat) -> usize {
        seat.index()
    }

    fn chance(&mut self, rules: &Rules, seed: u64, number: usize) {
        let mut chance = Chance::new(seed, Purpose::Shuffle(number));
        let order = self.sample(rules, &mut |n| chance.pick(n));
        self.shuffle_fairly(rules, &order);
    }

    fn choose(&self, rules: &Rules, seat: Seat, bots: &mut Self::Bots) -> Move {
        let bot = bots[seat].as_mut().expect("whoever plays is seated");
        bot.choose(&self.view(rules, seat))
    }

    fn show(&self, rules: &Rules, mv: &Move, bots: &mut Self::Bots) {
        for other in self.table().without(SeatSet::only(self.to_move())).iter() {
            if let Some(bot) = &mut bots[other] {
                bot.watch(&self.view(rules, other), mv);
            }
        }
    }

    fn make(&mut self, rules: &Rules, mv: &Move, counts: &mut Counts, moves: &mut Moves) {
        debug_assert_eq!(self.view(rules, self.to_move()).check(mv), Ok(()), "{mv} is no legal move");
        counts[Count::Stuck as usize] += u64::from(is_stuck(rules, self, mv, moves));
        let before = *self.board();
        self.play(rules, mv);
        counts[Count::SentBack as usize] += sent_back(&before, self.board());
    }

    fn finish(&self, _: &Rules, _: &mut Counts) {}

    fn won(winners: &SeatSet) -> Won {
        let by = |seat: usize| Seat::ALL.get(seat).is_some_and(|it| winners.contains(*it));
        Won { by: std::array::from_fn(by), points: 1 }
    }
}

/// Tells whether a card is thrown away because none can be played.
fn is_stuck(rules: &Rules, state: &State, mv: &Move, moves: &mut Moves) -> bool {
    match mv {
        Move::Play(_) | Move::Pass => false,
        Move::Discard(_) if state.to_discard() != 0 => false,
        Move::Discard(_) => match rules.turn.obligation {
            Obligation::Forced => true,
            Obligation::MayDiscard => {
                state.view(rules, state.to_move()).legal_moves_into(moves);
                !moves.iter().any(|it| matches!(it, Move::Play(_)))
            }
        },
    }
}

/// Returns how many marbles were sent back to their start areas by a move that led from one board to another.
fn sent_back(before: &Board, after: &Board) -> u64 {
    let left = |seat| before.marbles(seat).len().saturating_sub(after.marbles(seat).len());
    Seat::ALL.into_iter().map(|it| left(it) as u64).sum()
}
