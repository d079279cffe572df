//! What opens the table on a terminal: `tock`, `tock play`, `tock resume` and `tock replay`.

use std::path::{Path, PathBuf};

use crate::{
    chance::fresh_seed,
    cli::{
        Context, Failure,
        arguments::{Play, Replay, Resume},
        output::print_text,
        seating::{self, Asked},
        seats,
    },
    config::{Color, Settings, Speed},
    say,
    session::{
        Moment, NewGame, Session, Store,
        record::{self, Torn},
        words,
    },
    tock::{BySeat, SeatSet},
    tui::{self, Colours, Exit, Glyphs, NoTerminal, Options, Start, Theme},
};

/// Opens the table where a game is set up.
///
/// # Errors
///
/// If there is no terminal, or the settings are faulty.
pub fn set_up(context: &Context) -> Result<(), Failure> {
    terminal()?;
    show(Start::SetUp, None, context)
}

/// Begins the game that the flags ask for.
///
/// # Errors
///
/// If there is no terminal, the flags contradict each other or the rules, or the game cannot be kept.
pub fn play(asked: &Play, context: &Context) -> Result<(), Failure> {
    terminal()?;
    let session = begin(asked, context)?;
    game(session, context)
}

/// Takes a game up again.
///
/// # Errors
///
/// If there is no terminal, no such game, or nothing to be played in it.
pub fn resume(asked: &Resume, context: &Context) -> Result<(), Failure> {
    terminal()?;
    let path = find(asked.name.as_deref(), &context.store()?)?;
    let refused = |why: String| Failure::refused(&say!("cli-file-fault", path = path.display().to_string(), why = why));
    let (session, torn) = Session::resume(&path).map_err(|it| refused(words::unopened(&it)))?;
    tell_torn(&path, torn.as_ref());
    match session.end() {
        None => game(session, context),
        Some(end) => Err(refused(say!("cli-has-ended", end = words::end(end)))),
    }
}

/// Shows a record step by step.
///
/// # Errors
///
/// If there is no terminal, no such record, or it is faulty.
pub fn replay(asked: &Replay, context: &Context) -> Result<(), Failure> {
    terminal()?;
    let path = match asked.file.to_str() {
        Some(name) if !asked.file.exists() => find(Some(name), &context.store()?)?,
        Some(_) | None => asked.file.clone(),
    };
    let loaded = record::load(&path).map_err(|it| {
        let (path, why) = (path.display().to_string(), words::unloaded(&it));
        Failure::refused(&say!("cli-file-fault", path = path, why = why))
    })?;
    tell_torn(&path, loaded.torn.as_ref());
    show(Start::Replay(Box::new(loaded.record)), None, context)
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

fn find(name: Option<&str>, store: &Store) -> Result<PathBuf, Failure> {
    let found = name.map_or_else(|| store.last_unfinished(), |it| store.find(it));
    found.map_err(|it| Failure::refused(&words::unfound(&it)))
}

fn tell_torn(path: &Path, torn: Option<&Torn>) {
    if let Some(torn) = torn {
        let (path, why) = (path.display().to_string(), words::torn(torn));
        Failure::refused(&say!("cli-file-fault", path = path, why = why)).tell();
    }
}

fn begin(asked: &Play, context: &Context) -> Result<Session, Failure> {
    let table = context.table(&asked.choice)?;
    let wishes = Asked {
        players: asked.players,
        bots: asked.bots,
        level: asked.bot,
        seats: &asked.seats,
        name: context.settings()?.name.value.as_deref(),
    };
    let players = seating::seat(&table.rules, &wishes)?;
    let table_seats: SeatSet = players.iter().filter(|(_, it)| it.is_some()).map(|(seat, _)| seat).collect();
    if let Some(first) = asked.first.filter(|it| !table_seats.contains(*it)) {
        return Err(seats::nobody_there(first, table_seats));
    }
    let game = NewGame {
        table: &table,
        players,
        colours: BySeat::from_fn(|_| None),
        first: asked.first,
        seed: asked.seed.unwrap_or_else(fresh_seed),
        when: Some(Moment::now()),
    };
    let begun = match &asked.record {
        Some(path) => Session::begin_at(&game, path),
        None => context.store()?.begin(&game),
    };
    begun.map_err(|it| {
        let why = words::failure(&it);
        Failure::refused(&match &asked.record {
            Some(path) => say!("cli-file-fault", path = path.display().to_string(), why = why),
            None => why,
        })
    })
}

fn game(session: Session, context: &Context) -> Result<(), Failure> {
    let store = context.store()?;
    let path = session.path().filter(|it| it.parent() != Some(store.folder())).map(Path::to_path_buf);
    show(Start::Game(Box::new(session)), path.as_deref(), context)
}

/// Shows the table, and says on the usual screen how it was left; `path` is that of a game kept elsewhere.
fn show(start: Start, path: Option<&Path>, context: &Context) -> Result<(), Failure> {
    let settings = context.settings()?;
    let options = Options {
        theme: theme(settings),
        speed: speed(settings.speed.value),
        library: context.library(),
        store: context.store()?,
        rules: (settings.rules.value.clone(), settings.variants.value.clone()),
        name: settings.name.value.clone(),
    };
    match tui::run(start, options) {
        Ok(Exit::Left | Exit::Unfinished(None)) => Ok(()),
        Ok(Exit::Unfinished(Some(name))) => {
            let name = path.map_or(name, |it| it.display().to_string());
            print_text(&format!("{}\n", say!("cli-kept", name = name)))
        }
        Ok(Exit::Over(result)) => print_text(&format!("{}\n", result.trim_end())),
        Ok(Exit::Signal(number)) => Err(Failure::Signal(u8::try_from(number).unwrap_or(1))),
        Err(tui::Error::NoTerminal(reason)) => Err(no_terminal(&reason)),
        Err(tui::Error::Terminal(error)) => {
            Err(Failure::refused(&say!("cli-terminal-failed", why = error.to_string())))
        }
    }
}

fn theme(settings: &Settings) -> Theme {
    let colours = match settings.color.value {
        // There is a terminal, or nothing would be shown.
        Color::Auto | Color::Always => Colours::Sixteen,
        Color::Never => Colours::None,
    };
    Theme { colours, glyphs: if settings.ascii.value { Glyphs::Ascii } else { Glyphs::Unicode } }
}

const fn speed(speed: Speed) -> tui::Speed {
    match speed {
        Speed::Off => tui::Speed::Off,
        Speed::Fast => tui::Speed::Fast,
        Speed::Normal => tui::Speed::Normal,
        Speed::Slow => tui::Speed::Slow,
    }
}
