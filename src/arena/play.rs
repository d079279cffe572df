//! One game between bots on a bare state: no record, no list of what happened, nothing but what is counted.

use std::time::{Duration, Instant};

use crate::{
    bot::{Bot, Stop},
    chance::{Chance, Purpose},
    game::{Game, Turn},
    tock::{Board, BySeat, Move, Moves, Refusal, Rules, Seat, SeatSet, Setup, State, rules::Obligation},
};

/// One game to be played; nothing but this and the bots decides how it goes.
#[derive(Clone, Copy, Debug)]
pub struct Match<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// How many play, on the seats of [`SeatSet::seated`].
    pub players: u8,
    /// The number that shuffles and draws who deals, as in a [`Session`](crate::session::Session) of this seed.
    pub seed: u64,
    /// After how many turns the game is stopped. A turn is one move of a player: a card, or a pass.
    pub max_turns: u64,
}

/// What a game showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many turns it took.
    pub turns: u64,
    /// Who played.
    pub table: SeatSet,
    /// Who played first.
    pub first: Seat,
    /// Who won; nobody if the game was stopped.
    pub winners: SeatSet,
    /// How many marbles were sent back, whosever they were.
    pub sent_back: u64,
    /// In how many turns no card could be played, a lost turn not counted.
    pub stuck: u64,
    /// How long each seat thought.
    pub thought: BySeat<Thought>,
    /// Which bots had trouble.
    pub troubled: SeatSet,
}

/// How long somebody thought about moves, by the clock on the wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// About how many moves.
    pub moves: u64,
    /// In all.
    pub time: Duration,
    /// About the move that took longest.
    pub longest: Duration,
}

impl Thought {
    /// Adds what was thought elsewhere.
    pub fn add(&mut self, other: &Self) {
        self.moves += other.moves;
        self.time += other.time;
        self.longest = self.longest.max(other.longest);
    }

    /// Returns how long a move took on average.
    pub fn mean(&self) -> Duration {
        self.time.div_f64(self.moves.max(1) as f64)
    }

    fn add_move(&mut self, time: Duration) {
        self.add(&Self { moves: 1, time, longest: time });
    }
}

impl Match<'_> {
    /// Returns the game before its first shuffle.
    ///
    /// # Errors
    ///
    /// If the rules are not for so many players.
    pub fn begin(&self) -> Result<State, Refusal> {
        let dealer = Chance::dealer(self.seed, SeatSet::seated(self.players.into()));
        State::new(self.rules, &Setup { players: self.players, dealer })
    }

    /// Plays the game and shows every move to `watch` before it is made; nothing if it was told to stop.
    ///
    /// A bot is trusted to choose one of the legal moves.
    ///
    /// # Errors
    ///
    /// If the rules are not for so many players.
    ///
    /// # Panics
    ///
    /// If a seat that plays has no bot.
    pub fn play(
        &self,
        bots: &mut BySeat<Option<Box<dyn Bot>>>,
        stop: &Stop,
        mut watch: impl FnMut(&Move),
    ) -> Result<Option<Played>, Refusal> {
        let rules = self.rules;
        let mut state = self.begin()?;
        let mut played = Played {
            turns: 0,
            table: state.table(),
            first: state.to_move(),
            winners: SeatSet::EMPTY,
            sent_back: 0,
            stuck: 0,
            thought: BySeat::default(),
            troubled: SeatSet::EMPTY,
        };
        let mut shuffles = 0;
        let mut moves = Moves::default();
        loop {
            match state.turn(rules) {
                Turn::Chance => {
                    let mut chance = Chance::new(self.seed, Purpose::Shuffle(shuffles));
                    let order = state.sample(rules, &mut |n| chance.pick(n));
                    state.shuffle_fairly(rules, &order);
                    shuffles += 1;
                }
                Turn::Player(_) if played.turns == self.max_turns => return Ok(Some(played)),
                Turn::Player(_) if stop.is_told() => return Ok(None),
                Turn::Player(seat) => {
                    let begun = Instant::now();
                    let bot = bots[seat].as_mut().expect("whoever plays is seated");
                    let mv = bot.choose(&state.view(rules, seat));
                    played.thought[seat].add_move(begun.elapsed());
                    debug_assert_eq!(state.view(rules, seat).check(&mv), Ok(()), "{mv} is no legal move");
                    watch(&mv);
                    for other in state.table().without(SeatSet::only(seat)).iter() {
                        if let Some(bot) = &mut bots[other] {
                            bot.watch(&state.view(rules, other), &mv);
                        }
                    }
                    played.turns += 1;
                    played.stuck += u64::from(is_stuck(rules, &state, &mv, &mut moves));
                    let before = *state.board();
                    state.play(rules, &mv);
                    played.sent_back += sent_back(&before, state.board());
                }
                Turn::Over(winners) => return Ok(Some(Played { winners, ..played })),
            }
        }
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
