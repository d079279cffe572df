//! Screens as pictures with their colours: what stands there, below it a letter for the style of each cell, and what
//! the letters stand for. A blank stands for usual text on the ground of the screen.

use std::fmt::Write;

use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier, Style},
};
use tock::tui::{Colours, Glyphs, Theme, Tint, theme::Tone};

use crate::screens::{draw, every_model, text};

const SIZES: [(u16, u16); 3] = [(80, 24), (100, 30), (120, 45)];
const SCREENS: [&str; 6] = ["set-up", "card", "way", "help", "over", "replay"];

#[test]
fn the_dark_theme() {
    check(Colours::Dark, "dark");
}

#[test]
fn the_light_theme() {
    check(Colours::Light, "light");
}

#[test]
fn the_colour_blind_theme() {
    check(Colours::ColourBlind, "colour-blind");
}

/// Compares the screens of a theme with their pictures.
#[track_caller]
fn check(colours: Colours, name: &str) {
    let theme = Theme { colours, glyphs: Glyphs::Unicode };
    for (screen, model) in every_model(theme).into_iter().filter(|it| SCREENS.contains(&it.0)) {
        for (width, height) in SIZES {
            let picture = painted(&draw(&model, width, height).0, theme);
            insta::assert_snapshot!(format!("{name}-{screen}-{width}x{height}"), picture);
        }
    }
}

/// Returns a screen as text, with its styles below.
fn painted(buffer: &Buffer, theme: Theme) -> String {
    let names = names(theme);
    let mut known: Vec<String> = vec![];
    let mut rows = vec![];
    for y in 0..buffer.area.height {
        let letters: String = (0..buffer.area.width).map(|x| letter(&buffer[(x, y)], &names, &mut known)).collect();
        rows.push(letters.trim_end().to_owned());
    }
    let mut picture = format!("{}\n\n{}\n\n", text(buffer), rows.join("\n"));
    for (letter, name) in LETTERS.chars().zip(&known) {
        let _ = writeln!(picture, "{letter}  {name}");
    }
    picture
}

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#%&*+=@";

/// Returns the letter for the style of a cell, a new one if it was not seen before.
fn letter(cell: &Cell, names: &[(String, Style)], known: &mut Vec<String>) -> char {
    // Where nothing stands, only the ground is to be seen.
    let is_blank = cell.symbol() == " " && !cell.modifier.intersects(Modifier::UNDERLINED | Modifier::REVERSED);
    let is_same = |style: &Style| {
        let ground = style.bg == Some(cell.bg);
        let ink = style.fg == Some(cell.fg) && style.add_modifier == cell.modifier;
        ground && (is_blank || ink)
    };
    let style = match names.iter().find(|it| is_same(&it.1)) {
        Some((name, _)) => name.clone(),
        None => described(cell),
    };
    if style == names[0].0 {
        return ' ';
    }
    let place = known.iter().position(|it| *it == style).unwrap_or_else(|| {
        known.push(style);
        known.len() - 1
    });
    LETTERS.chars().nth(place).unwrap()
}

/// Returns the styles that have a name, the usual one first.
fn names(theme: Theme) -> Vec<(String, Style)> {
    let mut names = vec![
        ("text".to_owned(), theme.text()),
        ("faint".to_owned(), theme.faint()),
        ("strong".to_owned(), theme.strong()),
        ("offered".to_owned(), theme.offered()),
        ("warning".to_owned(), theme.warning()),
        ("bar".to_owned(), theme.bar()),
        ("chosen".to_owned(), theme.chosen()),
        ("number of a card".to_owned(), theme.card_key()),
    ];
    for (tone, word) in [(Tone::Bright, "card"), (Tone::Dull, "dull card")] {
        names.push((format!("{word}, black"), theme.card(false, tone)));
        names.push((format!("{word}, red"), theme.card(true, tone)));
    }
    for tint in Tint::ALL {
        let name = tint.name();
        names.push((format!("marble, {name}"), theme.marble(tint)));
        names.push((format!("squares, {name}"), theme.ink(tint)));
        names.push((format!("edge of a marble, {name}"), theme.marble_edge(tint)));
    }
    let ground = theme.ground();
    let bold: Vec<_> = names
        .iter()
        .filter(|it| !it.1.add_modifier.contains(Modifier::BOLD))
        .map(|(name, style)| (format!("{name}, bold"), style.add_modifier(Modifier::BOLD)))
        .collect();
    names.extend(bold);
    names.into_iter().map(|(name, style)| (name, ground.patch(style))).collect()
}

/// Returns a style that has no name, by its colours.
fn described(cell: &Cell) -> String {
    let hex = |colour: Color| match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        other => other.to_string(),
    };
    let marks = cell.modifier.iter_names().map(|it| format!(", {}", it.0.to_lowercase())).collect::<Vec<_>>().concat();
    format!("{} on {}{marks}", hex(cell.fg), hex(cell.bg))
}
