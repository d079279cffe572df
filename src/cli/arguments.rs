//! What can be asked: commands, flags and values. Their help texts are in the catalogue, found by these names.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::{
    bot::{Level, NoLevel},
    config::{Color, HandOn, Speed, Theme},
    learn,
    report::one_of,
    say,
    session::COLOURS,
    tock::Seat,
};

#[derive(Debug, Parser)]
#[command(name = "tock", version)]
pub struct Arguments {
    #[command(flatten)]
    pub everywhere: Everywhere,
    #[command(subcommand)]
    pub command: Option<Command>,
}

// Flags that every command takes.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "everywhere")]
pub struct Everywhere {
    #[arg(long, global = true)]
    pub config: Option<PathBuf>,
    #[arg(long, global = true, conflicts_with = "config")]
    pub no_config: bool,
    #[arg(long, global = true)]
    pub data: Option<PathBuf>,
    #[arg(long, global = true, value_enum)]
    pub color: Option<When>,
    #[arg(long, global = true)]
    pub ascii: bool,
    #[arg(long, global = true, value_enum)]
    pub speed: Option<Pace>,
    #[arg(long, global = true, value_enum)]
    pub theme: Option<Look>,
    #[arg(long, global = true, value_enum)]
    pub hand_on: Option<Handing>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum When {
    Auto,
    Always,
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Pace {
    Off,
    Fast,
    Normal,
    Slow,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Look {
    Auto,
    Dark,
    Light,
    HighContrast,
    #[value(alias = "color-blind")]
    ColourBlind,
    Sixteen,
    None,
}

impl From<Look> for Theme {
    fn from(look: Look) -> Self {
        match look {
            Look::Auto => Self::Auto,
            Look::Dark => Self::Dark,
            Look::Light => Self::Light,
            Look::HighContrast => Self::HighContrast,
            Look::ColourBlind => Self::ColourBlind,
            Look::Sixteen => Self::Sixteen,
            Look::None => Self::None,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Handing {
    Ask,
    Auto,
}

impl From<Handing> for HandOn {
    fn from(handing: Handing) -> Self {
        match handing {
            Handing::Ask => Self::Ask,
            Handing::Auto => Self::Auto,
        }
    }
}

impl From<Pace> for Speed {
    fn from(pace: Pace) -> Self {
        match pace {
            Pace::Off => Self::Off,
            Pace::Fast => Self::Fast,
            Pace::Normal => Self::Normal,
            Pace::Slow => Self::Slow,
        }
    }
}

impl From<When> for Color {
    fn from(when: When) -> Self {
        match when {
            When::Auto => Self::Auto,
            When::Always => Self::Always,
            When::Never => Self::Never,
        }
    }
}

#[derive(Debug, Subcommand)]
pub enum Command {
    Play(Play),
    Resume(Resume),
    Replay(Replay),
    Edit(Edit),
    #[command(subcommand)]
    Games(Games),
    Learn(Learn),
    Stats(Stats),
    Moves(Moves),
    Simulate(Simulate),
    #[command(subcommand)]
    Rules(Rules),
    #[command(subcommand)]
    Config(Config),
    Completions(Completions),
    Man(Man),
    Help(Help),
}

// Which rules to play by.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "rules")]
pub struct Choice {
    #[arg(long)]
    pub rules: Option<String>,
    #[arg(long = "variant")]
    pub variants: Vec<String>,
    #[arg(long, value_parser = setting)]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
pub struct Play {
    #[command(flatten)]
    pub choice: Choice,
    #[arg(long, value_parser = players, help_heading = "players")]
    pub players: Option<u8>,
    #[arg(long, value_parser = bots, help_heading = "players")]
    pub bots: Option<u8>,
    #[arg(long, value_parser = level, help_heading = "players")]
    pub bot: Option<Level>,
    #[arg(long = "seat", value_parser = seating, help_heading = "players")]
    pub seats: Vec<(Seat, Seating)>,
    #[arg(long, value_parser = colour, help_heading = "players")]
    pub marbles: Vec<(Seat, &'static str)>,
    #[arg(long, value_parser = seed, help_heading = "game")]
    pub seed: Option<u64>,
    #[arg(long, value_parser = seat, help_heading = "game")]
    pub first: Option<Seat>,
    #[arg(long, help_heading = "game", conflicts_with_all = ["rules", "variants", "players", "first"])]
    pub position: Option<PathBuf>,
    #[arg(long, help_heading = "game")]
    pub record: Option<PathBuf>,
    #[arg(long, help_heading = "game")]
    pub practice: bool,
    #[arg(long, help_heading = "game")]
    pub open_hands: bool,
    #[arg(long, help_heading = "display")]
    pub plain: bool,
}

#[derive(Debug, Args)]
pub struct Resume {
    pub name: Option<String>,
    #[arg(long, help_heading = "display")]
    pub plain: bool,
}

#[derive(Debug, Args)]
pub struct Replay {
    pub file: PathBuf,
    #[arg(long, value_parser = turn)]
    pub turn: Option<usize>,
    #[arg(long, value_parser = seat)]
    pub seat: Option<Seat>,
}

#[derive(Debug, Args)]
pub struct Edit {
    pub file: Option<PathBuf>,
    #[command(flatten)]
    pub choice: Choice,
}

#[derive(Debug, Args)]
pub struct Learn {
    #[arg(value_parser = lesson)]
    pub lesson: Option<String>,
    #[arg(long)]
    pub list: bool,
    #[arg(long, help_heading = "display")]
    pub plain: bool,
}

#[derive(Debug, Subcommand)]
pub enum Games {
    List {
        #[arg(long)]
        json: bool,
    },
    Export {
        name: String,
        file: Option<PathBuf>,
    },
    Repair {
        name: String,
    },
    Delete {
        #[arg(required = true)]
        names: Vec<String>,
    },
}

#[derive(Debug, Args)]
pub struct Stats {
    #[arg(long)]
    pub rules: Option<String>,
    #[arg(long)]
    pub player: Option<String>,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Args)]
pub struct Moves {
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    #[arg(long)]
    pub json: bool,
    #[arg(long, value_parser = setting)]
    pub set: Vec<String>,
}

#[derive(Debug, Args)]
pub struct Simulate {
    #[arg(long, default_value = "1", value_parser = games)]
    pub games: u64,
    #[arg(long, default_value = "1", value_parser = seed)]
    pub seed: u64,
    #[command(flatten)]
    pub choice: Choice,
    #[arg(long, value_parser = players, help_heading = "players")]
    pub players: Option<u8>,
    #[arg(long = "bot", value_parser = bot, help_heading = "players")]
    pub bots: Vec<(Option<Seat>, Level)>,
    #[arg(long, help_heading = "game")]
    pub record_dir: Option<PathBuf>,
    #[arg(long, default_value = "10000", value_parser = turns, help_heading = "game")]
    pub max_turns: u64,
    #[arg(long)]
    pub json: bool,
}

#[derive(Debug, Subcommand)]
pub enum Rules {
    List,
    Show(Show),
    Check {
        #[arg(required = true)]
        files: Vec<PathBuf>,
    },
    Schema,
}

#[derive(Debug, Args)]
pub struct Show {
    #[arg(required = true)]
    pub names: Vec<String>,
    #[arg(long = "variant")]
    pub variants: Vec<String>,
    #[arg(long, value_parser = setting)]
    pub set: Vec<String>,
    #[arg(long, conflicts_with = "json")]
    pub toml: bool,
    #[arg(long)]
    pub json: bool,
}

#[derive(Clone, Copy, Debug, Subcommand)]
pub enum Config {
    Path,
    Show,
    Check,
    #[cfg(feature = "tui")]
    Keys,
}

#[derive(Debug, Args)]
pub struct Completions {
    #[arg(value_enum)]
    pub shell: Shell,
}

#[derive(Debug, Args)]
pub struct Man {
    #[arg(long)]
    pub dir: Option<PathBuf>,
}

#[derive(Debug, Args)]
pub struct Help {
    pub command: Vec<String>,
}

/// Who sits on a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Seating {
    /// Somebody at the keyboard, by this name.
    Human(Option<String>),
    /// A bot of this level.
    Bot(Option<Level>),
}

fn seat(text: &str) -> Result<Seat, String> {
    let mut letters = text.chars();
    match (letters.next().and_then(|it| Seat::from_letter(it.to_ascii_uppercase())), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(say!("cli-not-a-seat")),
    }
}

fn seating(text: &str) -> Result<(Seat, Seating), String> {
    let (letter, who) = text.split_once('=').ok_or_else(|| say!("cli-not-a-seating"))?;
    let (kind, name) = match who.split_once(':') {
        Some((kind, name)) => (kind, Some(name.trim().to_owned()).filter(|it| !it.is_empty())),
        None => (who, None),
    };
    match kind {
        "human" => Ok((seat(letter)?, Seating::Human(name))),
        "bot" => Ok((seat(letter)?, Seating::Bot(name.as_deref().map(level).transpose()?))),
        _ => Err(say!("cli-not-a-seating")),
    }
}

fn colour(text: &str) -> Result<(Seat, &'static str), String> {
    let known = || say!("cli-not-a-colour", known = one_of(&COLOURS));
    let (letter, name) = text.split_once('=').ok_or_else(known)?;
    Ok((seat(letter)?, COLOURS.into_iter().find(|it| *it == name).ok_or_else(known)?))
}

fn bot(text: &str) -> Result<(Option<Seat>, Level), String> {
    match text.split_once('=') {
        Some((letter, name)) => Ok((Some(seat(letter)?), level(name)?)),
        None => Ok((None, level(text)?)),
    }
}

fn level(text: &str) -> Result<Level, String> {
    text.parse().map_err(|NoLevel(_)| say!("cli-not-a-level", known = one_of(&Level::ALL.map(Level::name))))
}

fn setting(text: &str) -> Result<String, String> {
    if text.contains('=') { Ok(text.to_owned()) } else { Err(say!("cli-not-a-setting")) }
}

fn lesson(text: &str) -> Result<String, String> {
    let known: Vec<_> = learn::names().collect();
    if known.contains(&text) { Ok(text.to_owned()) } else { Err(say!("cli-not-a-lesson", known = one_of(&known))) }
}

fn players(text: &str) -> Result<u8, String> {
    number(text, 2, 4)
}

fn bots(text: &str) -> Result<u8, String> {
    number(text, 0, 4)
}

fn games(text: &str) -> Result<u64, String> {
    number(text, 1, u64::from(u32::MAX))
}

fn turns(text: &str) -> Result<u64, String> {
    number(text, 1, u64::from(u32::MAX))
}

fn turn(text: &str) -> Result<usize, String> {
    number(text, 1, u64::from(u32::MAX))
}

fn seed(text: &str) -> Result<u64, String> {
    number(text, 0, u64::MAX)
}

fn number<T: TryFrom<u64>>(text: &str, min: u64, max: u64) -> Result<T, String> {
    let number = text.parse().ok().filter(|it| (min..=max).contains(it));
    let range = || say!("cli-not-a-number", min = min.to_string(), max = max.to_string());
    number.and_then(|it: u64| T::try_from(it).ok()).ok_or_else(range)
}
