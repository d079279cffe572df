//! Draws the pictures of the README from the program itself: `cargo run --example pictures`.
//!
//! Every picture is what the table draws into its cells, written to `docs/` as SVG; the recording is a game played through
//! the same messages as at a terminal, with the time that passes between them.

mod cells;
mod film;
mod scene;

use std::{error::Error, fs};

use tock::tui::{Colours, Glyphs, Speed, Theme};

use crate::{
    film::Film,
    scene::{Scene, Shown},
};

const DARK: Theme = Theme { colours: Colours::Dark, glyphs: Glyphs::Unicode };
const LIGHT: Theme = Theme { colours: Colours::Light, glyphs: Glyphs::Unicode };
const COLOUR_BLIND: Theme = Theme { colours: Colours::ColourBlind, glyphs: Glyphs::Unicode };
const PLAIN: Theme = Theme { colours: Colours::None, glyphs: Glyphs::Ascii };

/// The pictures; keys are letters, `7` for the seven in Ann's hand, and `>` for Enter.
const PICTURES: [Scene; 8] = [
    Scene { name: "table", theme: DARK, size: (140, 42), shown: Shown::Game { seed: 2 }, keys: "7>__" },
    Scene { name: "light", theme: LIGHT, size: (100, 30), shown: Shown::Game { seed: 3 }, keys: "7" },
    Scene { name: "ascii", theme: PLAIN, size: (80, 24), shown: Shown::Game { seed: 4 }, keys: "" },
    Scene { name: "why-not", theme: DARK, size: (100, 30), shown: Shown::Hard, keys: "1" },
    Scene { name: "set-up", theme: DARK, size: (100, 30), shown: Shown::SetUp, keys: "" },
    Scene { name: "lesson", theme: COLOUR_BLIND, size: (100, 30), shown: Shown::Lesson("seven"), keys: "1" },
    Scene { name: "toccadille", theme: DARK, size: (100, 30), shown: Shown::Match, keys: "" },
    Scene { name: "end", theme: DARK, size: (100, 30), shown: Shown::End, keys: "" },
];

fn main() -> Result<(), Box<dyn Error>> {
    for scene in &PICTURES {
        write(scene.name, &cells::picture(&scene.draw(&scene.model(Speed::Off)?), scene.theme))?;
    }
    let table = Scene { name: "game", theme: DARK, size: (100, 30), shown: Shown::Seven, keys: "" };
    write("game", &Film::record(&table)?.svg(table.theme))
}

fn write(name: &str, svg: &str) -> Result<(), Box<dyn Error>> {
    let path = format!("{}/docs/{name}.svg", env!("CARGO_MANIFEST_DIR"));
    fs::write(&path, svg)?;
    println!("{path}: {} kB", svg.len() / 1000);
    Ok(())
}
