//! The games that commands play: begun as the flags ask, or taken up again.

use std::{
    io,
    path::{Path, PathBuf},
};

use crate::{
    bot::{Crew, Kind},
    chance::fresh_seed,
    cli::{
        Context, Failure,
        arguments::{AnyBot, AnySeat, Play, Resume, Seating},
        seating::{self, Asked},
        seats,
    },
    games::Name,
    position::{Placed, Refused},
    report, say,
    session::{
        Agreed, Beginning, Failure as Unbegun, Hands, Moment, NewGame, Played, Session, Store, TakingBack, Unfound,
        record::{Torn, Why},
        words,
    },
    tock::{self, SeatSet},
};

/// Returns the game that the flags ask for.
///
/// # Errors
///
/// If the settings have faults.
pub fn name(asked: &Play, context: &Context) -> Result<Name, Failure> {
    match &asked.position {
        Some(path) => {
            context.settings()?;
            Ok(context.game_of_position(path))
        }
        None => context.game(&asked.choice),
    }
}

/// Begins the game of Tock that the flags ask for.
///
/// # Errors
///
/// If the flags contradict each other or the rules, or the game cannot be kept.
pub fn begin(asked: &Play, context: &Context) -> Result<Session, Failure> {
    if asked.games.is_some() || asked.points.is_some() {
        let flag = if asked.games.is_some() { "--games" } else { "--points" };
        return Err(Failure::asked(&say!("cli-only-toccadille", flag = flag)));
    }
    let first = asked.first.map(AnySeat::of_tock).transpose()?;
    let bot = asked.bot.as_ref().map(AnyBot::tock).transpose()?;
    let seats = asked.seats.iter().map(|(seat, it)| Ok((seat.of_tock()?, it.clone())));
    let seats = seats.collect::<Result<Vec<_>, Failure>>()?;
    let (table, position) = match &asked.position {
        Some(path) => {
            let case = position::<tock::State>(path, &asked.choice.set, context)?;
            (case.table, Some(case.position))
        }
        None => (context.table(&asked.choice)?, None),
    };
    let wishes = Asked {
        players: asked.players,
        bots: asked.bots,
        bot,
        seats: &seats,
        name: context.settings()?.name.value.as_deref(),
    };
    let players = match &position {
        Some(position) => seating::seat_at(position.table, &wishes)?,
        None => seating::seat(&table.rules, &wishes)?,
    };
    let table_seats: SeatSet = players.iter().filter(|(_, it)| it.is_some()).map(|(seat, _)| seat).collect();
    if let Some(first) = first.filter(|it| !table_seats.contains(*it)) {
        return Err(seats::nobody_there(first, table_seats));
    }
    let game = NewGame {
        table: &table,
        players,
        colours: seating::colours(table_seats, &asked.marbles)?,
        first,
        seed: asked.seed.unwrap_or_else(fresh_seed),
        when: Some(Moment::now()),
        agreed: Agreed { taking_back: TakingBack::in_practice(asked.practice), hands: Hands::open(asked.open_hands) },
    };
    let when = game.when.unwrap_or_else(Moment::now);
    let beginning = match &position {
        Some(position) => Beginning::at(&game, position),
        None => Beginning::new(&game),
    };
    keep(beginning, asked, when, context)
}

/// Begins a game as it is kept: in the file that the flags name, or among the kept games.
///
/// # Errors
///
/// If it cannot be kept.
pub fn keep<G: Played>(
    beginning: Result<Beginning<G>, Why>,
    asked: &Play,
    when: Moment,
    context: &Context,
) -> Result<Session<G>, Failure> {
    let begun = match (beginning, &asked.record) {
        (Err(why), _) => Err(why.into()),
        (Ok(beginning), Some(path)) => Session::begin_as(beginning, Some(path)),
        (Ok(beginning), None) => context.store()?.begin_as(&beginning, when),
    };
    begun.map_err(|it| match (&asked.record, it) {
        (Some(path), Unbegun::Write(error)) => unwritable(path, &error),
        (Some(_) | None, it) => Failure::refused(&words::failure(&it)),
    })
}

/// Returns who makes the bots of a game that the flags ask for: it may run the programs they name.
pub fn crew(asked: &Play) -> Crew {
    let seated = asked.seats.iter().filter_map(|(_, it)| match it {
        Seating::Bot(bot) => bot.as_ref(),
        Seating::Human(_) => None,
    });
    let kinds = asked.bot.iter().chain(seated).filter_map(|it| it.tock().ok());
    Crew::new(kinds.filter_map(Kind::program).map(Path::to_path_buf).collect())
}

/// Returns the position in a file; `set` overrides switches of its rules.
///
/// # Errors
///
/// If there is none in it, or it is faulty.
pub fn position<G: Placed>(path: &Path, set: &[String], context: &Context) -> Result<G::Case, Failure> {
    context.settings()?;
    let source = report::open(path).map_err(Refused::<G>::from);
    let read = source.and_then(|it| G::read(&it, path.parent(), &context.library(), set));
    read.map_err(|refused| Failure::Refused(told(&refused, context)))
}

/// Returns what is wrong with a position and its rules, as it is told on standard error.
fn told<G: Placed>(refused: &Refused<G>, context: &Context) -> String {
    let rules = refused.rules.iter().map(|it| context.told_rules(it));
    let position = Some(context.told(&refused.complaints())).filter(|it| !it.is_empty());
    position.into_iter().chain(rules).collect::<Vec<_>>().join("\n\n")
}

/// Returns the path of the game that is to be taken up again.
///
/// # Errors
///
/// If there is none.
pub fn left(asked: &Resume, context: &Context) -> Result<PathBuf, Failure> {
    find(asked.name.as_deref(), &context.store()?)
}

/// Takes up the game kept at `path`; `ended` tells how one has ended that cannot go on.
///
/// # Errors
///
/// If there is no record, or nothing to be played in it.
pub fn resume<G: Played>(path: &Path, ended: impl Fn(&Session<G>) -> Option<String>) -> Result<Session<G>, Failure> {
    let refused = |why: String| Failure::refused(&say!("cli-file-fault", path = path.display().to_string(), why = why));
    let (session, torn) = Session::<G>::resume(path).map_err(|it| refused(words::unopened(&it)))?;
    tell_torn(path, torn.as_ref());
    match ended(&session) {
        None => Ok(session),
        Some(end) => Err(refused(say!("cli-has-ended", end = end))),
    }
}

/// Returns how a game of Tock has ended, if it has.
pub fn ended(session: &Session) -> Option<String> {
    session.end().map(words::end)
}

/// Returns the path of a game that is kept elsewhere than in the store.
///
/// # Errors
///
/// If the settings have faults.
pub fn elsewhere<G: Played>(session: &Session<G>, context: &Context) -> Result<Option<PathBuf>, Failure> {
    let store = context.store()?;
    Ok(session.path().filter(|it| it.parent() != Some(store.folder())).map(Path::to_path_buf))
}

/// Returns where a game is kept: the one of this name, or the last unfinished one.
///
/// # Errors
///
/// If there is none.
pub fn find(name: Option<&str>, store: &Store) -> Result<PathBuf, Failure> {
    let found = name.map_or_else(|| store.last_unfinished(), |it| store.find(it));
    found.map_err(|it| match it {
        Unfound::Io(error) => unreadable(store.folder(), &error),
        it => Failure::refused(&words::unfound(&it)),
    })
}

/// Returns that a file or folder cannot be read.
pub fn unreadable(path: &Path, error: &io::Error) -> Failure {
    Failure::refused(&say!("cli-cannot-read", path = path.display().to_string(), why = crate::words::io(error)))
}

/// Returns that a file cannot be written, which was to be a new one.
pub fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let path = path.display().to_string();
    Failure::refused(&match error.kind() {
        io::ErrorKind::AlreadyExists => say!("cli-is-there", path = path),
        _ => say!("cli-cannot-write", path = path, why = crate::words::io(error)),
    })
}

/// Tells on standard error that a record was not written to its end.
pub fn tell_torn(path: &Path, torn: Option<&Torn>) {
    if let Some(torn) = torn {
        let (path, why) = (path.display().to_string(), words::torn(torn));
        Failure::refused(&say!("cli-file-fault", path = path, why = why)).tell();
    }
}
