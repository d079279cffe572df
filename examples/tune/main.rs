//! Tunes the weights of the evaluation by self-play.
//!
//! `cargo run --release --example tune -- policy refill 14 150`: 14 rounds of 150 seeds; prints the guess of each round.
//! `cargo run --release --example tune -- standing refill 2000`: fits 2,000 games at each table.
//!
//! The weights of the bots began as guesses. 14 rounds of 150 seeds for each regime (202,000 games, some 3 minutes of
//! processor time), for `refill` another 12 of 300, took `steady` from 54.1 % (French) and 49.9 % (English) against
//! `greedy` to what docs/strength.md says, on seeds that were not played here. Those for judging were fitted to 1,500 to
//! 2,500 games at each table (some 40,000 positions, less than a minute).

mod games;
mod policy;
mod standing;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let args: Vec<&str> = args.iter().map(String::as_str).collect();
    let number = |text: &str| text.parse::<u64>().expect("a number");
    match args.as_slice() {
        ["policy", regime, rounds, sets] => policy::tune(&tables(regime), number(rounds), number(sets)),
        ["standing", regime, games] => standing::fit(&tables(regime), number(games)),
        _ => panic!("tune policy refill|play-out ROUNDS SETS, or tune standing refill|play-out GAMES"),
    }
}

/// The tables at which the weights of a regime are tuned: in teams, and everyone alone.
fn tables(regime: &str) -> [tock::tock::Rules; 2] {
    let tables = match regime {
        "refill" => ["english", "english+team"],
        "play-out" => ["french", "french+solo"],
        _ => panic!("refill or play-out"),
    };
    tables.map(games::rules)
}
