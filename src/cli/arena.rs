//! `tock arena`: bots against each other over many seeds, and what that shows.

#![allow(clippy::cast_precision_loss, reason = "nobody plays as many games as a float cannot count")]

mod columns;
mod interrupt;
mod progress;
mod tell;

use std::{
    error::Error,
    fs, io,
    num::NonZeroUsize,
    ops::ControlFlow,
    path::{Path, PathBuf},
    thread,
};

use crate::{
    arena::{self, Ended, Format, NoShard, Outcome, Plan, Seeds, Settings, Shard, Verdict},
    cli::{
        Context, Failure,
        arguments::{Arena, ArenaCommand, Merge, Results},
        invited::{Invited, bots},
        output::print_text,
    },
    files, say, toccadille, tock,
};

use interrupt::Interrupt;
use progress::Progress;

/// Plays the games, or adds up what was played elsewhere, and shows the result.
///
/// # Errors
///
/// If the bots cannot meet so, the result cannot be written, or a signal ended it.
pub fn run(asked: &Arena, context: &Context) -> Result<(), Failure> {
    match &asked.command {
        None => context
            .game(&asked.choice)?
            .either(|| play::<tock::State>(asked, context), || play::<toccadille::State>(asked, context)),
        Some(ArenaCommand::Merge(asked)) => merge(asked),
    }
}

fn play<G: Invited>(asked: &Arena, context: &Context) -> Result<(), Failure> {
    let bots = bots::<G>(&asked.bots)?;
    let table = context.table_of::<G>(&asked.choice)?;
    let players = G::count(&table.rules, asked.players)?;
    let format = if asked.alone { Format::Alone } else { Format::Even };
    let plan =
        Plan::new(&table, players, bots, format, asked.max_turns).map_err(|it| Failure::asked(&it.to_string()))?;
    if asked.sprt.is_some() && plan.pairings().len() != 1 {
        return Err(Failure::asked(&say!("arena-sprt-two")));
    }
    let seeds = part(asked)?;
    check(&asked.results)?;
    let interrupt = Interrupt::listen();
    let mut progress = Progress::new(&plan, seeds, context);
    let mut ended = Ended::Complete;
    let threads = asked.threads.or_else(|| thread::available_parallelism().ok()).unwrap_or(NonZeroUsize::MIN);
    let (tally, played) = arena::run(&plan, seeds, threads, &mut |done| {
        progress.show(done);
        let is_decided = || {
            let scores = || arena::Scores::of(&done.tally.pairings[0], plan.seatings());
            asked.sprt.is_some_and(|it| it.test(&scores(), plan.seatings()).verdict != Verdict::Open)
        };
        if interrupt.signal().is_some() {
            ended = Ended::Interrupted;
        } else if is_decided() {
            ended = Ended::Tested;
        } else {
            return ControlFlow::Continue(());
        }
        ControlFlow::Break(())
    });
    progress.finish();
    let outcome =
        Outcome { settings: Settings::of(&plan), asked: asked.seeds, seeds: played, ended, tally, claims: asked.sprt };
    if outcome.seeds.is_empty() {
        progress.say(&say!("arena-nothing-yet"));
    } else {
        show(&outcome, &asked.results)?;
    }
    interrupt.signal().map_or(Ok(()), |it| Err(Failure::Signal(it)))
}

/// Returns the seeds to be played here: those of a shard, if this is one.
fn part(asked: &Arena) -> Result<Seeds, Failure> {
    let refused = |it: NoShard| Failure::asked(&it.to_string());
    let shard = match asked.shard {
        Some(shard) => Some(shard),
        None if asked.sprt.is_some() => None,
        None => Shard::from_slurm(&|name| std::env::var(name).ok()).map_err(refused)?,
    };
    let Some(shard) = shard else { return Ok(asked.seeds) };
    let (parts, seeds) = (shard.count.to_string(), asked.seeds.len().to_string());
    shard.of(asked.seeds).ok_or_else(|| Failure::asked(&say!("arena-too-many-parts", parts = parts, seeds = seeds)))
}

/// Adds up the results in files.
fn merge(asked: &Merge) -> Result<(), Failure> {
    check(&asked.results)?;
    let read = |path: &PathBuf| {
        let name = path.display().to_string();
        let unread = |reason: String| Failure::refused(&say!("arena-not-read", path = name.as_str(), reason = reason));
        let text = fs::read_to_string(path).map_err(|it| unread(it.to_string()))?;
        let outcome = Outcome::from_json(&text).map_err(unread)?;
        Ok((name, outcome))
    };
    let results = asked.files.iter().map(read).collect::<Result<_, Failure>>()?;
    let merged = arena::merge(results).map_err(|it| Failure::refused(&it.to_string()))?;
    show(&merged, &asked.results)
}

/// Makes sure that a result can be put where it is wanted, before anything is played for it.
fn check(Results { save, plot, .. }: &Results) -> Result<(), Failure> {
    let is_svg = |it: &PathBuf| it.extension().is_some_and(|it| it.eq_ignore_ascii_case("svg"));
    if let Some(path) = plot.as_ref().filter(|it| !is_svg(it)) {
        return Err(Failure::asked(&say!("arena-not-svg", path = path.display().to_string())));
    }
    [save, plot].into_iter().flatten().try_for_each(|path| files::can_write(path).map_err(|it| unwritten(path, &it)))
}

/// Shows a result where it is wanted; what cannot be written hides nothing of the rest.
fn show(outcome: &Outcome, results: &Results) -> Result<(), Failure> {
    let write = |path: &Option<PathBuf>, content: &dyn Fn() -> Result<String, Failure>| match path {
        Some(path) => files::write_whole(path, content()?.as_bytes()).map_err(|it| unwritten(path, &it)),
        None => Ok(()),
    };
    let drawn = || {
        let failed = |it: Box<dyn Error>| Failure::refused(&say!("arena-not-drawn", reason = it.to_string()));
        arena::plot(outcome).map_err(failed)
    };
    let saved = write(&results.save, &|| Ok(outcome.to_json()));
    let plotted = write(&results.plot, &drawn);
    print_text(&if results.json { outcome.to_json() } else { tell::tell(outcome) })?;
    saved.and(plotted)
}

fn unwritten(path: &Path, error: &io::Error) -> Failure {
    let (path, reason) = (path.display().to_string(), crate::words::io(error));
    Failure::refused(&say!("arena-not-written", path = path, reason = reason))
}
