//! `tock simulate`: whole games between bots without a screen, and what they show.

use crate::{
    arena::{Simulation, Summary},
    bot::{Kind, Level},
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
    let games = Simulation {
        table: &table,
        players,
        bots: kinds(&asked.bots, SeatSet::seated(players.into()))?,
        games: asked.games,
        seed: asked.seed,
        max_turns: asked.max_turns,
        record_dir: asked.record_dir.clone(),
    };
    let summary = games.run().map_err(|it| Failure::refused(&it.to_string()))?;
    if asked.json { print_text(&format!("{}\n", summary.to_json())) } else { tell(&summary) }
}

/// Returns what plays each seat: as the last flag that means it says.
fn kinds(asked: &[(Option<Seat>, Kind)], table: SeatSet) -> Result<BySeat<Kind>, Failure> {
    let usual = asked.iter().rev().find(|(seat, _)| seat.is_none()).map(|(_, kind)| kind.clone());
    let usual = usual.unwrap_or_else(|| Level::Greedy.into());
    let mut kinds = BySeat::from_fn(|_| usual.clone());
    for (seat, kind) in asked {
        let Some(seat) = *seat else { continue };
        if !table.contains(seat) {
            return Err(seats::nobody_there(seat, table));
        }
        kinds[seat] = kind.clone();
    }
    Ok(kinds)
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
