//! Plays for better weights of Toccadille's strong bot: one weight after another is changed a little, and what wins more
//! points over the same dice is kept. `cargo run --release --example weights -- greedy 8 4000`, then `-- strong 2 400`:
//! what looks no further than its own move plays a hundred times as many games, and points the way.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tock::{
    bot::toccadille::{Bot, Greedy, Strong, Weights},
    game::{Event, Game, Turn},
    toccadille::{End, Rules, Seat, Starter, State, rules::Switches},
};

/// One weight, to be read or changed.
type Part = fn(&mut Weights) -> &mut f32;

const PARTS: [(&str, Part); 6] = [
    ("next", |it| &mut it.next),
    ("later", |it| &mut it.later),
    ("huck", |it| &mut it.huck),
    ("behind", |it| &mut it.behind),
    ("single", |it| &mut it.single),
    ("contact", |it| &mut it.contact),
];

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let make: fn(Weights) -> Box<dyn Bot> = match words.first().map(String::as_str) {
        Some("greedy") => |it| Box::new(Greedy::new(it)),
        Some("strong") | None => |it| Box::new(Strong::new(it)),
        Some(word) => panic!("{word} is neither greedy nor strong"),
    };
    let mut numbers = words.iter().skip(1).map(|it| it.parse::<u64>().expect("a number"));
    let (rounds, games) = (numbers.next().unwrap_or(3), numbers.next().unwrap_or(200));
    let mut best = Weights::STRONG;
    for round in 0..rounds {
        for (name, part) in PARTS {
            for by in [1.5, 0.67, -1.0] {
                let mut other = best;
                *part(&mut other) *= by;
                let won: Vec<_> = (0..games).map(|it| play(make, [&other, &best], round * games + it)).collect();
                let (sum, squares) = won.iter().fold((0.0, 0.0), |sums, it| (sums.0 + it, sums.1 + it * it));
                // Chance alone moves so many games by about this much.
                if 1.5 * f64::sqrt(squares) < sum {
                    best = other;
                }
                println!("{name} times {by}: {sum:+} of {games}");
            }
        }
        println!("{best:?}");
    }
}

/// Returns how many points the first weights win in a game more than the second, red and black in turn.
fn play(make: fn(Weights) -> Box<dyn Bot>, weights: [&Weights; 2], seed: u64) -> f64 {
    let rules = Rules::new(Switches::default()).expect("the rules of the profile");
    let mut rng = ChaCha8Rng::seed_from_u64(seed / 2);
    let first = if seed.is_multiple_of(2) { Seat::Red } else { Seat::Black };
    let mut bots = weights.map(|it| make(*it));
    let mut state = State::new(&rules, &Starter::ThrowOff).expect("it never fails");
    loop {
        let event = match state.turn(&rules) {
            Turn::Over(End::Drawn) => return 0.0,
            Turn::Over(End::Won { by, value }) => return f64::from(value) * if by == first { 1.0 } else { -1.0 },
            Turn::Chance => Event::Chance(state.sample(&rules, &mut |it| rng.random_range(0..it))),
            Turn::Player(seat) => Event::Move(bots[usize::from(seat != first)].choose(&state.view(&rules, seat))),
        };
        state.apply(&rules, &event).expect("a bot chooses a legal move");
    }
}
