//! Toccadille in the arena: single games, for each is thrown by a seed of its own.

use crate::{
    arena::{
        contest::{Contest, Facts, Won},
        play::{Counts, Match, SEATS},
    },
    bot::{
        Limit,
        toccadille::{Bot, Level},
    },
    chance::{Chance, Purpose},
    game::{Game, Turn},
    refusals,
    toccadille::{BySeat, End, Move, Refusal, Rules, Seat, Starter, State},
};

/// What is counted.
#[derive(Clone, Copy)]
enum Count {
    /// Stones hit by moves, and by throws where throws hit.
    Hits,
    /// Marks of both players when the game ends.
    Marks,
    /// Throws of which nothing could be played.
    Passes,
    /// Hucks taken by force.
    ByForce,
    /// How often all stones were borne off.
    Laps,
    /// Games in which nobody could ever move or score again.
    Drawn,
    /// Games that counted once; those that counted more follow.
    Single,
}

impl Contest for State {
    type Kind = Level;
    type Bots = BySeat<Option<Box<dyn Bot>>>;
    type Scratch = ();

    const FACTS: Facts = Facts {
        seats: &["red", "black"],
        counts: &["hits", "marks", "passes", "by_force", "laps", "drawn", "single", "double", "triple", "fourfold"],
        share: ("passes", "passes_share"),
        has_points: true,
        seat: |seat| refusals::toccadille::colour(Seat::ALL[seat]),
    };

    fn seated(_: u8) -> Vec<usize> {
        Seat::ALL.map(Seat::index).to_vec()
    }

    fn has_teams(_: &Rules, _: u8) -> bool {
        false
    }

    fn begin(game: &Match<'_, Self>) -> Result<Self, Refusal> {
        Self::new(game.rules, &Starter::ThrowOff)
    }

    fn refused(refusal: &Refusal) -> String {
        refusals::toccadille::refusal(refusal)
    }

    fn seat(kinds: [Option<&Level>; SEATS], seed: u64, _: &Limit) -> Self::Bots {
        BySeat::from_fn(|seat| Some(kinds[seat.index()]?.make(seed, seat)))
    }

    fn troubles(_: &mut Self::Bots) -> Vec<(usize, String)> {
        vec![]
    }

    fn order(&self) -> Option<[Option<usize>; SEATS]> {
        let first = self.to_move()?;
        Some([Some(first.index()), Some(first.other().index()), None, None])
    }

    fn place(seat: Seat) -> usize {
        seat.index()
    }

    fn chance(&mut self, rules: &Rules, seed: u64, number: usize) {
        let mut chance = Chance::new(seed, Purpose::Throw(number));
        let throw = self.sample(rules, &mut |n| chance.pick(n));
        self.throw_fairly(rules, &throw);
    }

    fn choose(&self, rules: &Rules, seat: Seat, bots: &mut Self::Bots) -> Move {
        let bot = bots[seat].as_mut().expect("whoever plays is seated");
        bot.choose(&self.view(rules, seat))
    }

    fn show(&self, _: &Rules, _: &Move, _: &mut Self::Bots) {}

    fn make(&mut self, rules: &Rules, mv: &Move, counts: &mut Counts, (): &mut ()) {
        let Some(seat) = self.to_move() else { return };
        let view = self.view(rules, seat);
        debug_assert_eq!(view.legal(mv), Ok(*mv), "{mv} is no legal move");
        let mut add = |count: Count, more: u64| counts[count as usize] += more;
        add(Count::Hits, (view.struck().len() + mv.hits().count()) as u64);
        add(Count::Passes, u64::from(*mv == Move::Pass));
        add(Count::ByForce, u64::from(mv.is_by_force()));
        add(Count::Laps, u64::from(rules.stones <= view.board_after(mv).off(seat)));
        self.play(rules, mv);
    }

    fn finish(&self, rules: &Rules, counts: &mut Counts) {
        counts[Count::Marks as usize] += self.marks().0.iter().map(|it| u64::from(*it)).sum::<u64>();
        match self.turn(rules) {
            Turn::Over(End::Won { value, .. }) => counts[Count::Single as usize + usize::from(value) - 1] += 1,
            Turn::Over(End::Drawn) => counts[Count::Drawn as usize] += 1,
            Turn::Chance | Turn::Player(_) => {}
        }
    }

    fn won(end: &End) -> Won {
        match end {
            End::Won { by, value } => Won { by: std::array::from_fn(|it| it == by.index()), points: *value },
            End::Drawn => Won::default(),
        }
    }
}
