//! What can be asked: commands, flags and values. Their help texts are in the catalogue, found by these names.

mod arena;
mod either;
mod values;

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use clap_complete::Shell;

use crate::{
    config::{Cards, Color, HandOn, Speed, Theme},
    games::Name,
    tock::Seat,
    words::Language,
};

pub use arena::{Arena, ArenaCommand, Merge, Results};
pub use either::{AnyBot, AnySeat};
use values::{
    any_bot, any_seat, bots, cards, colour, games, language, lesson, players, points, program, seating, seed, setting,
    turn, turns, word,
};
pub use values::{kind, no_language, seat, seated};

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
    #[arg(long, global = true, value_parser = word(&Color::ALL, Color::name))]
    pub color: Option<Color>,
    #[arg(long, global = true, value_parser = language)]
    pub lang: Option<Language>,
    #[arg(long, global = true, value_parser = cards)]
    pub cards: Option<Cards>,
    #[arg(long, global = true)]
    pub ascii: bool,
    #[arg(long, global = true, value_parser = word(&Speed::ALL, Speed::name))]
    pub speed: Option<Speed>,
    #[arg(long, global = true, value_parser = word(&Theme::ALL, Theme::name))]
    pub theme: Option<Theme>,
    #[arg(long, global = true, value_parser = word(&HandOn::ALL, HandOn::name))]
    pub hand_on: Option<HandOn>,
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
    Arena(Arena),
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
    #[arg(long, value_parser = any_bot, help_heading = "players")]
    pub bot: Option<AnyBot>,
    #[arg(long = "seat", value_parser = seating, help_heading = "players")]
    pub seats: Vec<(AnySeat, Seating)>,
    #[arg(long, value_parser = colour, help_heading = "players")]
    pub marbles: Vec<(Seat, &'static str)>,
    #[arg(long, value_parser = seed, help_heading = "game")]
    pub seed: Option<u64>,
    #[arg(long, value_parser = any_seat, help_heading = "game")]
    pub first: Option<AnySeat>,
    #[arg(long, value_parser = points, help_heading = "game", conflicts_with = "points")]
    pub games: Option<u16>,
    #[arg(long, value_parser = points, help_heading = "game")]
    pub points: Option<u16>,
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
    #[arg(long, value_parser = program, help_heading = "players")]
    pub run: Vec<PathBuf>,
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
    #[arg(long = "bot", help_heading = "players")]
    pub bots: Vec<String>,
    #[arg(long, value_parser = points, help_heading = "game")]
    pub points: Option<u16>,
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
    Schema {
        #[arg(value_parser = word(&Name::ALL, Name::name))]
        game: Option<Name>,
    },
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
    /// A bot, this one if it is named.
    Bot(Option<AnyBot>),
}
