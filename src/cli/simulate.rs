//! `tock simulate`: whole games between bots without a screen, and what they show.

use std::io::{self, Write};

use crate::{
    arena::{
        Series, Simulation, Summary, Turns,
        simulate::toccadille::{self, Simulation as Matches},
    },
    cli::{
        Context, Failure,
        arguments::Simulate,
        invited::{Invited, seated_bots},
        output::{print, print_text},
    },
    refusals::toccadille::colour,
    say,
    session::toccadille::Length,
    toccadille as dice,
    tock::{BySeat, State},
    words::decimal,
};

/// Plays the games and prints their summary.
///
/// # Errors
///
/// If the rules are faulty or not for these players, or a record cannot be written.
pub fn run(asked: &Simulate, context: &Context) -> Result<(), Failure> {
    context.game(&asked.choice)?.either(|| games(asked, context), || matches(asked, context))
}

fn series(asked: &Simulate) -> Series {
    Series { games: asked.games, seed: asked.seed, record_dir: asked.record_dir.clone() }
}

/// Plays games of Tock.
fn games(asked: &Simulate, context: &Context) -> Result<(), Failure> {
    if asked.points.is_some() {
        return Err(Failure::asked(&say!("cli-no-points")));
    }
    let table = context.table(&asked.choice)?;
    let players = State::count(&table.rules, asked.players)?;
    let kinds = seated_bots::<State>(&asked.bots, players)?;
    let games = Simulation {
        table: &table,
        players,
        bots: BySeat::from_fn(|it| kinds[it.index()].clone()),
        series: series(asked),
        max_turns: asked.max_turns,
    };
    let summary = games.run().map_err(|it| Failure::refused(&it.to_string()))?;
    for trouble in &summary.troubles {
        // There is nobody left to tell when standard error is closed.
        writeln!(io::stderr().lock(), "{trouble}").ok();
    }
    if asked.json { print_text(&format!("{}\n", summary.to_json())) } else { tell(&summary) }
}

/// Plays games or matches of Toccadille.
fn matches(asked: &Simulate, context: &Context) -> Result<(), Failure> {
    let table = context.table_of::<dice::State>(&asked.choice)?;
    let players = dice::State::count(&table.rules, asked.players)?;
    let kinds = seated_bots::<dice::State>(&asked.bots, players)?;
    let matches = Matches {
        table: &table,
        bots: dice::BySeat::from_fn(|it| kinds[it.index()]),
        series: series(asked),
        length: asked.points.map_or(Length::Games(1), Length::Points),
        max_turns: asked.max_turns,
    };
    let summary = matches.run().map_err(|it| Failure::refused(&it.to_string()))?;
    if asked.json {
        print_text(&format!("{}\n", summary.to_json()))
    } else {
        tell_matches(&summary, asked.points.is_some())
    }
}

fn tell(summary: &Summary) -> Result<(), Failure> {
    let Summary { turns, wins, unfinished, seats, .. } = summary;
    print(|out| {
        writeln!(out, "{}", say!("simulate-games", games = turns.games.to_string()))?;
        writeln!(out, "{}", told_turns(turns))?;
        for seat in seats.iter() {
            writeln!(out, "{}", say!("simulate-wins", seat = seat.to_string(), wins = wins[seat].to_string()))?;
        }
        writeln!(out, "{}", say!("simulate-unfinished", games = unfinished.to_string()))?;
        Ok(())
    })
}

fn tell_matches(summary: &toccadille::Summary, has_points: bool) -> Result<(), Failure> {
    let toccadille::Summary { matches, matches_won, throws, wins, points, values, drawn, unfinished } = summary;
    let number = |it: u64| it.to_string();
    print(|out| {
        if has_points {
            writeln!(out, "{}", say!("simulate-matches", matches = number(*matches)))?;
            for (seat, won) in matches_won.iter() {
                writeln!(out, "{}", say!("simulate-matches-won", seat = colour(seat), matches = number(*won)))?;
            }
        }
        writeln!(out, "{}", say!("simulate-games", games = number(throws.games)))?;
        writeln!(out, "{}", told_throws(throws))?;
        for (seat, wins) in wins.iter() {
            let (wins, points) = (number(*wins), points[seat]);
            writeln!(out, "{}", say!("simulate-wins-points", seat = colour(seat), wins = wins, points = points))?;
        }
        let [single, double, triple, fourfold] = values.map(number);
        let values = say!("simulate-values", single = single, double = double, triple = triple, fourfold = fourfold);
        writeln!(out, "{values}")?;
        writeln!(out, "{}", say!("simulate-drawn", games = number(*drawn)))?;
        writeln!(out, "{}", say!("simulate-unfinished", games = number(*unfinished)))?;
        Ok(())
    })
}

fn told_turns(turns: &Turns) -> String {
    let [total, shortest, longest] = [turns.total, turns.shortest, turns.longest].map(|it| it.to_string());
    say!("simulate-turns", turns = total, shortest = shortest, mean = mean(turns), longest = longest)
}

fn told_throws(throws: &Turns) -> String {
    let [total, shortest, longest] = [throws.total, throws.shortest, throws.longest].map(|it| it.to_string());
    say!("simulate-throws", throws = total, shortest = shortest, mean = mean(throws), longest = longest)
}

fn mean(turns: &Turns) -> String {
    decimal(&format!("{:.2}", turns.mean()))
}
