//! What opens the table on a terminal: `tock`, `tock play`, `tock resume` and `tock replay`.

use std::io::{self, IsTerminal};

use crate::{
    chance::fresh_seed,
    cli::{
        Context, Failure,
        arguments::Play,
        seating::{self, Asked},
    },
    say,
    session::{Moment, NewGame, Session, words},
    tock::{BySeat, SeatSet},
};

/// Tells whether there is a terminal to play in.
///
/// # Errors
///
/// If there is none, or none that can show a table.
pub fn terminal() -> Result<(), Failure> {
    let is_dumb = std::env::var_os("TERM").is_some_and(|it| it == "dumb");
    if io::stdin().is_terminal() && io::stdout().is_terminal() && !is_dumb {
        Ok(())
    } else {
        Err(Failure::asked(&say!("cli-no-terminal")))
    }
}

/// Begins the game that the flags ask for.
///
/// # Errors
///
/// If the flags contradict each other or the rules, or the game cannot be kept.
pub fn begin(asked: &Play, context: &Context) -> Result<Session, Failure> {
    let table = context.table(&asked.choice)?;
    let settings = context.settings()?;
    let wishes = Asked {
        players: asked.players,
        bots: asked.bots,
        level: asked.bot,
        seats: &asked.seats,
        name: settings.name.value.as_deref(),
    };
    let players = seating::seat(&table.rules, &wishes)?;
    let seats: SeatSet = players.iter().filter(|(_, it)| it.is_some()).map(|(seat, _)| seat).collect();
    if let Some(first) = asked.first.filter(|it| !seats.contains(*it)) {
        return Err(seating::nobody_there(first, seats));
    }
    let game = NewGame {
        table: &table,
        players,
        colours: BySeat::default(),
        first: asked.first,
        seed: asked.seed.unwrap_or_else(fresh_seed),
        when: Some(Moment::now()),
    };
    let begun = match &asked.record {
        Some(path) => Session::begin_at(&game, path),
        None => context.store()?.begin(&game),
    };
    begun.map_err(|it| Failure::refused(&words::failure(&it)))
}
