//! What opens the table on a terminal: `tock`, `tock play`, `tock resume` and `tock replay`.

use std::path::Path;

use crate::{
    bot::Crew,
    cli::{
        Context, Failure,
        arguments::{self, Play, Resume},
        game, matches,
        output::print_text,
        seats,
    },
    position::tock::Case,
    profile::Table,
    say,
    session::{
        Played, Recorded, Session,
        record::{self, Record},
        words,
    },
    tock::{Position, SeatSet, State},
    tui::{
        self, Chosen, Depth, Display, Exit, Glyphs, NoTerminal, Options, Start, Theme, edit::Edit, editing::Editing,
        replay::Replay, replaying::Replaying, toccadille,
    },
};

/// Opens the table where a game is set up.
///
/// # Errors
///
/// If there is no terminal, or the settings are faulty.
pub fn set_up(context: &Context) -> Result<(), Failure> {
    terminal()?;
    open(Start::SetUp, None, Crew::default(), context)
}

/// Opens the table with the lessons, or the one of this name.
///
/// # Errors
///
/// If there is no terminal, or the settings are faulty.
pub fn learn(name: Option<&str>, context: &Context) -> Result<(), Failure> {
    terminal()?;
    open(Start::Learn(name.map(str::to_owned)), None, Crew::default(), context)
}

/// Begins the game that the flags ask for.
///
/// # Errors
///
/// If there is no terminal, the flags contradict each other or the rules, or the game cannot be kept.
pub fn play(asked: &Play, context: &Context) -> Result<(), Failure> {
    terminal()?;
    game::name(asked, context)?.either(
        || show(game::begin(asked, context)?, Start::Game, game::crew(asked), context),
        || show(matches::begin(asked, context)?, Start::Match, Crew::default(), context),
    )
}

/// Takes a game up again.
///
/// # Errors
///
/// If there is no terminal, no such game, or nothing to be played in it.
pub fn resume(asked: &Resume, context: &Context) -> Result<(), Failure> {
    terminal()?;
    let path = game::left(asked, context)?;
    record::game_of(&path).either(
        || show(game::resume(&path, game::ended)?, Start::Game, Crew::new(asked.run.clone()), context),
        || show(game::resume(&path, matches::ended)?, Start::Match, Crew::default(), context),
    )
}

/// Shows a record step by step.
///
/// # Errors
///
/// If there is no terminal, no such record, or it is faulty.
pub fn replay(asked: &arguments::Replay, context: &Context) -> Result<(), Failure> {
    terminal()?;
    let path = match asked.file.to_str() {
        Some(name) if !asked.file.exists() => game::find(Some(name), &context.store()?)?,
        Some(_) | None => asked.file.clone(),
    };
    let replay = record::game_of(&path).either(
        || replay_game(asked, &path, context).map(|it| Box::new(it) as Box<dyn Replaying>),
        || replay_match(asked, &path, context).map(|it| Box::new(it) as Box<dyn Replaying>),
    );
    open(Start::Replay(replay?), None, Crew::default(), context)
}

/// Reads a record, and tells if it was not written to its end.
fn load<G: Recorded>(path: &Path) -> Result<Record<G>, Failure> {
    let loaded = record::load(path).map_err(|it| {
        let (path, why) = (path.display().to_string(), words::unloaded(&it));
        Failure::refused(&say!("cli-file-fault", path = path, why = why))
    })?;
    game::tell_torn(path, loaded.torn.as_ref());
    Ok(loaded.record)
}

/// Returns the replay of a game of Tock as the flags ask for it.
fn replay_game(asked: &arguments::Replay, path: &Path, context: &Context) -> Result<Replay, Failure> {
    let mut replay = Replay::new(load(path)?, context.settings()?.speed.value);
    let seats = replay.record().header().set_up.seats;
    if let Some(seat) = asked.seat.filter(|it| !seats.contains(*it)) {
        return Err(seats::nobody_there(seat, seats));
    }
    replay.see_as(asked.seat);
    if let Some(turn) = asked.turn
        && !replay.go_to_turn(turn)
    {
        return Err(Failure::asked(&say!("cli-no-turn", turn = turn, count = replay.turns())));
    }
    Ok(replay)
}

/// Returns the replay of a match of Toccadille as the flags ask for it.
fn replay_match(
    asked: &arguments::Replay,
    path: &Path,
    context: &Context,
) -> Result<toccadille::replay::Replay, Failure> {
    if asked.seat.is_some() {
        return Err(Failure::asked(&say!("cli-replay-no-hands")));
    }
    let mut replay = toccadille::replay::Replay::new(load(path)?, context.settings()?.speed.value);
    if let Some(turn) = asked.turn
        && !replay.go_to_turn(turn)
    {
        return Err(Failure::asked(&say!("cli-no-turn", turn = turn, count = replay.turns())));
    }
    Ok(replay)
}

/// Opens a position to be set up by hand: the one in the file, or an empty one.
///
/// # Errors
///
/// If there is no terminal, the position or the rules are faulty, or flags for rules are given beside a file that is
/// there.
pub fn edit(asked: &arguments::Edit, context: &Context) -> Result<(), Failure> {
    terminal()?;
    let edit = match asked.file.as_ref().filter(|it| it.exists()) {
        Some(path) if asked.choice.rules.is_none() && asked.choice.variants.is_empty() => {
            position_in(path, &asked.choice.set, context)?
        }
        Some(path) => {
            let path = path.display().to_string();
            return Err(Failure::asked(&say!("cli-position-has-rules", path = path)));
        }
        None => new_position(asked, context)?,
    };
    open(Start::Edit(edit), None, Crew::default(), context)
}

/// Returns the position in a file, whichever game it is of, to be set up by hand.
fn position_in(path: &Path, set: &[String], context: &Context) -> Result<Box<dyn Editing>, Failure> {
    let file = path.to_path_buf();
    context.game_of_position(path).either(
        || {
            let case = game::position::<State>(path, set, context)?;
            Ok(Box::new(Edit::new(case, Some(file.clone()))) as Box<dyn Editing>)
        },
        || {
            let case = game::position::<crate::toccadille::State>(path, set, context)?;
            Ok(Box::new(toccadille::edit::Edit::of(case, file.clone())) as Box<dyn Editing>)
        },
    )
}

/// Returns a position of the game that the flags ask for in which nothing has happened yet, to be set up by hand.
fn new_position(asked: &arguments::Edit, context: &Context) -> Result<Box<dyn Editing>, Failure> {
    let file = asked.file.clone();
    context.game(&asked.choice)?.either(
        || {
            let case = empty(context.table(&asked.choice)?);
            Ok(Box::new(Edit::new(case, file.clone())) as Box<dyn Editing>)
        },
        || {
            let table = context.table_of(&asked.choice)?;
            Ok(Box::new(toccadille::edit::Edit::first(table, file.clone())) as Box<dyn Editing>)
        },
    )
}

/// Returns the position in which every marble waits and nobody holds a card, with as many players as may be.
fn empty(table: Table) -> Case {
    let players = table.rules.seats.counts.iter().max().copied().unwrap_or(4);
    Case { position: Position::empty(SeatSet::seated(players.into())), table }
}

/// Tells whether there is a terminal to play in, before anything is begun.
fn terminal() -> Result<(), Failure> {
    tui::terminal::check().map_err(|it| no_terminal(&it))
}

fn no_terminal(reason: &NoTerminal) -> Failure {
    Failure::asked(&match reason {
        NoTerminal::Missing => say!("cli-no-terminal"),
        NoTerminal::Dumb => say!("cli-dumb-terminal"),
    })
}

fn show<G: Played>(
    session: Session<G>,
    start: impl FnOnce(Box<Session<G>>) -> Start,
    crew: Crew,
    context: &Context,
) -> Result<(), Failure> {
    let path = game::elsewhere(&session, context)?;
    open(start(Box::new(session)), path.as_deref(), crew, context)
}

/// Shows the table, and says on the usual screen how it was left; `path` is that of a game kept elsewhere.
fn open(start: Start, path: Option<&Path>, crew: Crew, context: &Context) -> Result<(), Failure> {
    let settings = context.settings()?;
    let variable = |name: &str| std::env::var_os(name);
    let chosen = Chosen::new(settings.color.value, settings.theme.value, &variable);
    let glyphs = if settings.ascii.value { Glyphs::Ascii } else { Glyphs::Unicode };
    let display = Display { depth: Depth::of(&variable), is_guess: chosen.is_guess };
    let options = Options {
        theme: Theme { colours: chosen.colours, glyphs },
        themes: chosen.all,
        keys: context.keys.clone(),
        speed: settings.speed.value,
        hand_on: settings.hand_on.value,
        library: context.library(),
        store: context.store()?,
        rules: (settings.rules.value.clone(), settings.variants.value.clone()),
        name: settings.name.value.clone(),
    };
    match tui::run(start, options, crew, display) {
        Ok(Exit::Left | Exit::Unfinished(None)) => Ok(()),
        Ok(Exit::Unfinished(Some(name))) => {
            let name = path.map_or(name, |it| it.display().to_string());
            print_text(&format!("{}\n", say!("cli-kept", name = name)))
        }
        Ok(Exit::Over(result)) => print_text(&format!("{}\n", result.trim_end())),
        Ok(Exit::Signal(number)) => Err(Failure::Signal(u8::try_from(number).unwrap_or(1))),
        Err(tui::Error::NoTerminal(reason)) => Err(no_terminal(&reason)),
        Err(tui::Error::Terminal(error)) => {
            Err(Failure::refused(&say!("cli-terminal-failed", why = crate::words::io(&error))))
        }
    }
}
