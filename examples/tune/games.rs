//! Games to learn from.

use std::collections::BTreeMap;

use serde_json::{Map, Value};
use tock::{
    bot::{Bot, weights::Weights},
    chance::{Chance, Purpose},
    game::{Game, Turn},
    profile::{Library, Request},
    tock::{Rules, Seat, Setup, State},
};

/// Weights by name.
pub type Numbers = BTreeMap<String, f64>;

/// Plays one game and shows it at each turn; returns a winner.
pub fn play(rules: &Rules, seed: u64, bots: &mut [Box<dyn Bot>], mut watch: impl FnMut(&State)) -> Option<Seat> {
    let setup = Setup { players: 4, dealer: Seat::new(seed as usize) };
    let mut state = State::new(rules, &setup).expect("four may play");
    let (mut shuffles, mut turns) = (0, 0);
    while turns < 5_000 {
        match state.turn(rules) {
            Turn::Chance => {
                let mut chance = Chance::new(seed, Purpose::Shuffle(shuffles));
                shuffles += 1;
                let order = state.sample(rules, &mut |n| chance.pick(n));
                state.shuffle_fairly(rules, &order);
            }
            Turn::Player(seat) => {
                watch(&state);
                let mv = bots[seat.index()].choose(&state.view(rules, seat));
                state.play(rules, &mv);
                turns += 1;
            }
            Turn::Over(winners) => return winners.iter().next(),
        }
    }
    None
}

/// Returns the rules of a table, such as `english+team`.
pub fn rules(table: &str) -> Rules {
    let mut names = table.split('+').map(str::to_owned);
    let rules = names.next().expect("a table has a profile");
    let request = Request { rules, variants: names.collect(), ..Request::default() };
    Library::new(None).resolve(&request).expect("a shipped profile is playable").rules
}

/// Returns weights by name.
pub fn numbers(weights: &Weights) -> Numbers {
    let Ok(Value::Object(named)) = serde_json::to_value(weights) else { panic!("weights have names") };
    named.into_iter().filter_map(|(name, it)| Some((name, it.as_f64()?))).collect()
}

/// Returns the weights of these names, rounded.
pub fn weights(numbers: &Numbers) -> Weights {
    let named: Map<String, Value> =
        numbers.iter().map(|(name, it)| (name.clone(), (it.round() as i32).into())).collect();
    serde_json::from_value(Value::Object(named)).expect("the same names")
}
