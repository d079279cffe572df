//! `tock simulate`: whole games between bots without a screen, and what they show.

use crate::{
    arena::{self, Plan, Summary},
    bot::Level,
    cli::{
        Context, Failure,
        arguments::Simulate,
        output::{print, print_text},
        seats,
    },
    say,
    tock::{BySeat, Seat, SeatSet},
    words::decimal,
};

/// Plays the games and prints their summary.
///
/// # Errors
///
/// If the rules are faulty or not for these players, or a record cannot be written.
pub fn run(asked: &Simulate, context: &Context) -> Result<(), Failure> {
    let table = context.table(&asked.choice)?;
    let players = seats::count(&table.rules, asked.players, 0, &[])?;
    let plan = Plan {
        table: &table,
        players,
        bots: levels(&asked.bots, SeatSet::seated(players.into()))?,
        games: asked.games,
        seed: asked.seed,
        max_turns: asked.max_turns,
        first: None,
        record_dir: asked.record_dir.clone(),
    };
    let summary = arena::run(&plan, &mut |_| {}).map_err(|it| Failure::refused(&it.to_string()))?;
    if asked.json { print_text(&format!("{}\n", summary.to_json())) } else { tell(&summary) }
}

/// Returns how well each seat plays: as the last flag that means it says.
fn levels(asked: &[(Option<Seat>, Level)], table: SeatSet) -> Result<BySeat<Level>, Failure> {
    let mut levels = BySeat::from_fn(|_| Level::Greedy);
    let (named, all): (Vec<_>, Vec<_>) = asked.iter().copied().partition(|(seat, _)| seat.is_some());
    if let Some((_, level)) = all.last() {
        levels = BySeat::from_fn(|_| *level);
    }
    for (seat, level) in named.into_iter().filter_map(|(seat, level)| Some((seat?, level))) {
        if !table.contains(seat) {
            return Err(seats::nobody_there(seat, table));
        }
        levels[seat] = level;
    }
    Ok(levels)
}

fn tell(summary: &Summary) -> Result<(), Failure> {
    let Summary { games, turns, shortest, longest, wins, unfinished, seats } = summary;
    let number = |it: u64| it.to_string();
    let mean = decimal(&format!("{:.2}", summary.mean()));
    print(|out| {
        writeln!(out, "{}", say!("simulate-games", games = number(*games)))?;
        let turns = say!(
            "simulate-turns",
            turns = number(*turns),
            shortest = number(*shortest),
            mean = mean,
            longest = number(*longest),
        );
        writeln!(out, "{turns}")?;
        for seat in seats.iter() {
            writeln!(out, "{}", say!("simulate-wins", seat = seat.to_string(), wins = number(wins[seat])))?;
        }
        writeln!(out, "{}", say!("simulate-unfinished", games = number(*unfinished)))?;
        Ok(())
    })
}
