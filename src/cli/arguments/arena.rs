//! What can be asked of the arena.

use std::{num::NonZeroUsize, path::PathBuf};

use clap::{Args, Subcommand};

use crate::{
    arena::{Claims, Seeds, Shard},
    cli::arguments::{
        Choice,
        values::{claims, players, seeds, shard, threads, turns},
    },
};

#[derive(Debug, Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct Arena {
    #[command(subcommand)]
    pub command: Option<ArenaCommand>,
    #[arg(required = true)]
    pub bots: Vec<String>,
    #[arg(long, default_value = "0..100", value_parser = seeds)]
    pub seeds: Seeds,
    #[command(flatten)]
    pub choice: Choice,
    #[arg(long, value_parser = players, help_heading = "players")]
    pub players: Option<u8>,
    #[arg(long, help_heading = "players")]
    pub alone: bool,
    #[arg(long, default_value = "10000", value_parser = turns, help_heading = "game")]
    pub max_turns: u64,
    #[arg(long, num_args = 0..=1, default_missing_value = "0,20", value_parser = claims, conflicts_with = "shard")]
    pub sprt: Option<Claims>,
    #[arg(long, value_parser = threads)]
    pub threads: Option<NonZeroUsize>,
    #[arg(long, value_parser = shard)]
    pub shard: Option<Shard>,
    #[command(flatten)]
    pub results: Results,
}

#[derive(Debug, Subcommand)]
pub enum ArenaCommand {
    Merge(Merge),
}

#[derive(Debug, Args)]
pub struct Merge {
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    #[command(flatten)]
    pub results: Results,
}

// Where results go.
#[derive(Debug, Args)]
pub struct Results {
    #[arg(long)]
    pub json: bool,
    #[arg(long)]
    pub save: Option<PathBuf>,
    #[arg(long)]
    pub plot: Option<PathBuf>,
}
