//! Plays for better weights of Toccadille's strong bot: one weight after another is changed a little, and what wins more
//! marks over the same dice is kept. `cargo run --release --example weights -- ROUNDS GAMES`.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    bot::toccadille::{Bot, Strong, Weights},
    game::{Event, Game, Turn},
    toccadille::{End, Rules, Seat, Starter, State, rules::Switches},
};

/// One weight, to be read or changed.
type Part = fn(&mut Weights) -> &mut f32;

const PARTS: [(&str, Part); 5] = [
    ("next", |it| &mut it.next),
    ("later", |it| &mut it.later),
    ("huck", |it| &mut it.huck),
    ("behind", |it| &mut it.behind),
    ("single", |it| &mut it.single),
];

fn main() {
    let mut numbers = std::env::args().skip(1).map(|it| it.parse::<u64>().expect("a number"));
    let (rounds, games) = (numbers.next().unwrap_or(3), numbers.next().unwrap_or(200));
    let mut best = Weights::PLAYED;
    for round in 0..rounds {
        for (name, part) in PARTS {
            for by in [1.5, 0.67, -1.0] {
                let mut other = best;
                *part(&mut other) *= by;
                let won = (0..games).map(|game| play(&other, &best, round * games + game)).sum::<i32>();
                // Chance alone moves so many games by about the root of their number.
                if f64::from(won) > 1.5 * f64::from(u32::try_from(games).unwrap_or(u32::MAX)).sqrt() {
                    best = other;
                }
                println!("{name} times {by}: {won:+} of {games}");
            }
        }
        println!("{best:?}");
    }
}

/// Returns what the first weights win in a game, red and black in turn: 1, 0 or -1.
fn play(one: &Weights, other: &Weights, seed: u64) -> i32 {
    let rules = Rules::new(Switches::default()).expect("the rules of the profile");
    let mut rng = ChaCha8Rng::seed_from_u64(seed / 2);
    let first = if seed.is_multiple_of(2) { Seat::Red } else { Seat::Black };
    let mut bots = [Strong::new(*one), Strong::new(*other)];
    let mut state = State::new(&rules, &Starter::ThrowOff).expect("it never fails");
    loop {
        let event = match state.turn(&rules) {
            Turn::Over(End::Drawn) => return 0,
            Turn::Over(End::Won { by, .. }) => return if by == first { 1 } else { -1 },
            Turn::Chance => Event::Chance(state.sample(&rules, &mut |it| rng.random_range(0..it))),
            Turn::Player(seat) => Event::Move(bots[usize::from(seat != first)].choose(&state.view(&rules, seat))),
        };
        state.apply(&rules, &event).expect("a bot chooses a legal move");
    }
}
