//! Every screen as a picture with its colours: what stands there in each size, below it a letter for the style of each
//! cell, at the end what the letters stand for. A blank stands for usual text on the ground of the screen. Styles are
//! told by what they mean, so that one picture serves all themes that give the same cells the same meaning; of a theme
//! that gives some another meaning, the rows with those are shown. Which colours a meaning has in each theme is a
//! picture of its own.

use std::{collections::HashMap, fmt::Write};

use ratatui::{
    buffer::{Buffer, Cell},
    style::{Color, Modifier, Style},
};
use tock::tui::{Colours, Glyphs, Theme, Tint, theme::Tone};

use crate::screens::{SIZES, draw, every_model, text};

/// The themes that bring their own colours.
const THEMES: [(&str, Colours); 4] = [
    ("dark", Colours::Dark),
    ("light", Colours::Light),
    ("colour-blind", Colours::ColourBlind),
    ("high-contrast", Colours::HighContrast),
];

#[test]
fn every_screen_in_three_sizes_and_every_theme() {
    let themes = THEMES.map(|(_, colours)| Theme { colours, glyphs: Glyphs::Unicode });
    let names = themes.map(names);
    let models = themes.map(every_model);
    for (screen, (name, _)) in models[0].iter().enumerate() {
        let mut picture = String::new();
        let mut legend = Legend::default();
        for (width, height) in SIZES {
            let mut words = String::new();
            let mut painted: Vec<(Vec<&str>, Vec<String>)> = vec![];
            for (((theme, _), names), models) in THEMES.iter().zip(&names).zip(&models) {
                let buffer = draw(&models[screen].1, width, height).0;
                if words.is_empty() {
                    words = text(&buffer);
                }
                assert_eq!(text(&buffer), words, "{name}: all themes say the same");
                let rows = painted_in(&buffer, names, &mut legend);
                match painted.iter_mut().find(|it| it.1 == rows) {
                    Some((same, _)) => same.push(theme),
                    None => painted.push((vec![theme], rows)),
                }
            }
            let _ = writeln!(picture, "{width} x {height}\n\n{words}");
            let usual = painted[0].1.clone();
            for (place, (themes, rows)) in painted.iter().enumerate() {
                let _ = writeln!(picture, "\n{}:\n", themes.join(", "));
                for (number, (row, usual)) in (1..).zip(rows.iter().zip(&usual)) {
                    // Of another theme what differs is shown.
                    if place == 0 {
                        let _ = writeln!(picture, "{row}");
                    } else if row != usual {
                        let _ = writeln!(picture, "{number:3}|{row}");
                    }
                }
            }
            picture.push('\n');
        }
        for (letter, name) in LETTERS.chars().zip(&legend.names) {
            let _ = writeln!(picture, "{letter}  {name}");
        }
        insta::assert_snapshot!(*name, picture);
    }
}

#[test]
fn the_colours_of_every_theme() {
    let all = THEMES.map(|(_, colours)| names(Theme { colours, glyphs: Glyphs::Unicode }));
    let mut table = format!("{:28}", "");
    for (theme, _) in THEMES {
        let _ = write!(table, "{theme:29}");
    }
    // The rest are these with other marks.
    let plain = all[0].iter().position(|it| it.0.contains(", dim")).unwrap();
    for row in 0..plain {
        let _ = write!(table, "\n{:28}", all[0][row].0);
        for names in &all {
            let style = names[row].1;
            let bold = if style.add_modifier.contains(Modifier::BOLD) { " bold" } else { "" };
            let pair = format!("{}{bold}", pair(style.fg.unwrap(), style.bg.unwrap()));
            let _ = write!(table, "{pair:29}");
        }
    }
    let lines: Vec<_> = table.lines().map(str::trim_end).collect();
    insta::assert_snapshot!("colours", lines.join("\n"));
}

/// What the letters of a picture stand for, in their order.
#[derive(Default)]
struct Legend {
    names: Vec<String>,
}

impl Legend {
    fn letter(&mut self, name: &str) -> char {
        let place = self.names.iter().position(|it| it == name).unwrap_or_else(|| {
            self.names.push(name.to_owned());
            self.names.len() - 1
        });
        LETTERS.chars().nth(place).unwrap()
    }
}

/// Returns the styles of a screen, row by row: a letter for each cell.
fn painted_in(buffer: &Buffer, names: &[(String, Style)], legend: &mut Legend) -> Vec<String> {
    let mut found = HashMap::new();
    let mut letter_of = |cell: &Cell| {
        let seen = (cell.fg, cell.bg, cell.modifier, is_blank(cell));
        *found.entry(seen).or_insert_with(|| match name(cell, names) {
            usual if usual == names[0].0 => ' ',
            other => legend.letter(&other),
        })
    };
    let columns = 0..buffer.area.width;
    let rows = (0..buffer.area.height).map(|y| columns.clone().map(|x| letter_of(&buffer[(x, y)])).collect::<String>());
    rows.map(|it| it.trim_end().to_owned()).collect()
}

const LETTERS: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789#%&*+=@";

/// Tells whether nothing stands in a cell: only its ground is to be seen.
fn is_blank(cell: &Cell) -> bool {
    cell.symbol() == " " && !cell.modifier.intersects(Modifier::UNDERLINED | Modifier::REVERSED)
}

/// Returns what the style of a cell is called.
fn name(cell: &Cell, names: &[(String, Style)]) -> String {
    let is_same = |style: &Style| {
        let ground = style.bg == Some(cell.bg);
        let ink = style.fg == Some(cell.fg) && style.add_modifier == cell.modifier;
        ground && (is_blank(cell) || ink)
    };
    match names.iter().find(|it| is_same(&it.1)) {
        Some((name, _)) => name.clone(),
        None => described(cell),
    }
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
    let face_down = theme.card(false, Tone::Dull);
    names.push(("card face down".to_owned(), face_down.patch(theme.text())));
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
    let plain = names.clone();
    let marks = [("dim", Modifier::DIM), ("bold", Modifier::BOLD), ("underlined", Modifier::UNDERLINED)];
    for (word, marks) in marks.into_iter().chain([("bold, underlined", Modifier::BOLD | Modifier::UNDERLINED)]) {
        let marked = plain.iter().filter(|it| !it.1.add_modifier.intersects(marks));
        names.extend(marked.map(|(name, style)| (format!("{name}, {word}"), style.add_modifier(marks))));
    }
    names.into_iter().map(|(name, style)| (name, ground.patch(style))).collect()
}

/// Returns a style that has no name, by its colours.
fn described(cell: &Cell) -> String {
    let marks = cell.modifier.iter_names().map(|it| format!(", {}", it.0.to_lowercase())).collect::<Vec<_>>().concat();
    format!("{}{marks}", pair(cell.fg, cell.bg))
}

/// Returns two colours in words.
fn pair(ink: Color, ground: Color) -> String {
    let hex = |colour: Color| match colour {
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        other => other.to_string(),
    };
    format!("{} on {}", hex(ink), hex(ground))
}
