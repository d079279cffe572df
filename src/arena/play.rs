//! One game between bots on a bare state: no record, no list of what happened, nothing but what is counted.

use std::time::{Duration, Instant};

use crate::{
    arena::contest::{Contest, Won},
    bot::Stop,
    game::Turn,
    tock,
};

/// How many seats a game has at the most.
pub const SEATS: usize = 4;

/// What a game counts beside who won, in the order of its own list.
pub type Counts = [u64; 10];

/// One game to be played; nothing but this and the bots decides how it goes.
#[derive(Debug)]
pub struct Match<'a, G: Contest = tock::State> {
    /// The rules.
    pub rules: &'a G::Rules,
    /// How many play.
    pub players: u8,
    /// The number that shuffles or throws, as in a [`Session`](crate::session::Session) of this seed.
    pub seed: u64,
    /// After how many turns the game is stopped. A turn is one move of a player: a card, a throw, or a pass.
    pub max_turns: u64,
}

/// What a game showed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// How many turns it took.
    pub turns: u64,
    /// The seats in the order in which they played; nobody if it was not seen who begins.
    pub order: [Option<usize>; SEATS],
    /// Who won.
    pub won: Won,
    /// What else was counted.
    pub counts: Counts,
    /// How long each seat thought.
    pub thought: [Thought; SEATS],
    /// Which bots had trouble.
    pub troubled: [bool; SEATS],
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
        self.moves = self.moves.saturating_add(other.moves);
        self.time = self.time.saturating_add(other.time);
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

impl<G: Contest> Match<'_, G> {
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
        bots: &mut G::Bots,
        stop: &Stop,
        mut watch: impl FnMut(&G::Move),
    ) -> Result<Option<Played>, G::Refusal> {
        let rules = self.rules;
        let mut state = G::begin(self)?;
        let mut order = state.order();
        let mut played = Played {
            turns: 0,
            order: [None; SEATS],
            won: Won::default(),
            counts: Counts::default(),
            thought: Default::default(),
            troubled: [false; SEATS],
        };
        let mut scratch = G::Scratch::default();
        let mut chances = 0;
        loop {
            match state.turn(rules) {
                Turn::Chance => {
                    state.chance(rules, self.seed, chances);
                    chances += 1;
                    order = order.or_else(|| state.order());
                }
                Turn::Player(_) if played.turns == self.max_turns => break,
                Turn::Player(_) if stop.is_told() => return Ok(None),
                Turn::Player(seat) => {
                    let begun = Instant::now();
                    let mv = state.choose(rules, seat, bots);
                    played.thought[G::place(seat)].add_move(begun.elapsed());
                    watch(&mv);
                    state.show(rules, &mv, bots);
                    played.turns += 1;
                    state.make(rules, &mv, &mut played.counts, &mut scratch);
                }
                Turn::Over(end) => {
                    played.won = G::won(&end);
                    break;
                }
            }
        }
        played.order = order.unwrap_or_default();
        state.finish(rules, &mut played.counts);
        Ok(Some(played))
    }
}
