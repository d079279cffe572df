//! Themes: which one is shown, and that it can be read and told apart by everyone.

use ratatui::style::{Color, Style};
use tock::tui::{
    Colours, Depth, Glyphs, Ground, Msg, Theme, Tint,
    keys::{Code, Input, Key},
};

use crate::{
    screens::{draw, every_model, text},
    sight::{Eyes, Rgb, contrast},
};

/// The least contrast of text.
const TEXT: f64 = 4.5;

const PALETTES: [Colours; 4] = [Colours::Dark, Colours::Light, Colours::HighContrast, Colours::ColourBlind];

fn theme(colours: Colours) -> Theme {
    Theme { colours, glyphs: Glyphs::Unicode }
}

/// Returns a colour as it is shown at this depth.
#[track_caller]
fn rgb(colour: Option<Color>) -> Rgb {
    match colour {
        Some(Color::Rgb(red, green, blue)) => [red, green, blue],
        Some(Color::Indexed(index @ 16..=231)) => {
            let steps = [0, 95, 135, 175, 215, 255];
            [index - 16, (index - 16) % 36, (index - 16) % 6]
                .iter()
                .zip([36, 6, 1])
                .map(|(it, by)| steps[usize::from(it / by)])
                .collect::<Vec<_>>()
                .try_into()
                .unwrap()
        }
        Some(Color::Indexed(index @ 232..)) => [8 + 10 * (index - 232); 3],
        other => panic!("{other:?} is not the same on every terminal"),
    }
}

/// Returns the two colours of a style.
#[track_caller]
fn colours(style: Style) -> (Rgb, Rgb) {
    (rgb(style.fg), rgb(style.bg))
}

/// Checks that every two of these are this far apart for these eyes.
#[track_caller]
fn apart(all: &[Rgb], least: f64, eyes: Eyes) {
    for (place, one) in all.iter().enumerate() {
        for other in &all[..place] {
            let found = eyes.difference(*one, *other);
            assert!(least <= found, "{eyes:?}: {one:02x?} and {other:02x?} are {found:.1} apart");
        }
    }
}

fn marbles(theme: Theme) -> Vec<Rgb> {
    Tint::ALL.iter().map(|it| colours(theme.marble(*it)).1).collect()
}

fn inks(theme: Theme) -> Vec<Rgb> {
    Tint::ALL.iter().map(|it| rgb(theme.ink(*it).fg)).collect()
}

#[test]
fn the_colour_blind_theme_tells_any_two_seats_apart_for_every_dichromacy() {
    let theme = theme(Colours::ColourBlind);
    for eyes in Eyes::DICHROMATIC.into_iter().chain([Eyes::Usual]) {
        apart(&marbles(theme), 15.0, eyes);
        apart(&inks(theme), 15.0, eyes);
    }
}

#[test]
fn every_theme_tells_any_two_seats_apart_for_usual_eyes() {
    for colours in PALETTES {
        apart(&marbles(theme(colours)), 20.0, Eyes::Usual);
        apart(&inks(theme(colours)), 15.0, Eyes::Usual);
    }
}

/// Tells whether a sign only draws a shape.
fn is_shape(symbol: &str) -> bool {
    symbol.chars().all(|it| matches!(it, '\u{2580}'..='\u{259f}' | '\u{2800}'..='\u{28ff}'))
}

#[test]
fn everything_on_every_screen_can_be_read_in_every_theme() {
    for (depth, colours) in PALETTES.iter().flat_map(|it| [(Depth::All, *it), (Depth::Table, *it)]) {
        // Fewer colours are only near to what was meant.
        let least = match (depth, colours) {
            (Depth::All, Colours::HighContrast) => 7.0,
            _ => TEXT,
        };
        for (name, model) in every_model(theme(colours)) {
            for (width, height) in [(80, 24), (120, 45)] {
                let (mut buffer, _) = draw(&model, width, height);
                depth.reduce(&mut buffer);
                for (index, cell) in buffer.content().iter().enumerate() {
                    if cell.symbol() == " " || is_shape(cell.symbol()) {
                        continue;
                    }
                    let found = contrast(rgb(Some(cell.fg)), rgb(Some(cell.bg)));
                    let (x, y) = (index as u16 % width, index as u16 / width);
                    let place =
                        format!("{colours:?} {depth:?} {name} {width}x{height}: {:?} at {x},{y}", cell.symbol());
                    assert!(
                        least <= found,
                        "{place} has a contrast of {found:.2} ({:?} on {:?})\n{}",
                        cell.fg,
                        cell.bg,
                        text(&buffer)
                    );
                }
            }
        }
    }
}

#[test]
fn the_letter_of_every_marble_can_be_read() {
    for colours_of_theme in PALETTES {
        for tint in Tint::ALL {
            let (letter, ground) = colours(theme(colours_of_theme).marble(tint));
            assert!(TEXT <= contrast(letter, ground), "{colours_of_theme:?} {tint:?}");
        }
    }
}

#[test]
fn every_cell_has_the_ground_of_the_theme_or_of_what_stands_there() {
    for colours in PALETTES {
        for (name, model) in every_model(theme(colours)) {
            let (buffer, _) = draw(&model, 80, 24);
            assert!(buffer.content().iter().all(|it| it.bg != Color::Reset), "{colours:?} {name}");
        }
    }
}

#[test]
fn a_key_leads_to_the_next_theme_on_every_screen_that_has_one() {
    let press = |letter| Msg::Input(Input::Key(Key { code: Code::Char(letter), ctrl: false }));
    for (name, mut model) in every_model(theme(Colours::Dark)) {
        if !["set-up", "card", "way", "watch", "over", "replay"].contains(&name) {
            continue;
        }
        let words =
            |model: &_| draw(model, 100, 30).0.content().iter().map(|it| it.symbol().to_owned()).collect::<Vec<_>>();
        let before = words(&model);
        let mut seen = vec![];
        for _ in Colours::ALL {
            model.update(press('d'));
            seen.push(model.options.theme.colours);
            assert_eq!(words(&model), before, "{name}");
        }
        seen.rotate_right(1);
        assert_eq!(seen, Colours::ALL, "{name}");
        model.options.themes = vec![Colours::None];
        model.update(press('d'));
        assert_eq!(model.options.theme.colours, Colours::None, "{name}");
    }
}

#[test]
fn the_terminal_may_say_which_theme_goes_with_its_background() {
    let light = every_model(theme(Colours::Light));
    for ((name, mut model), (_, light)) in every_model(theme(Colours::Dark)).into_iter().zip(light) {
        assert!(model.update(Msg::Ground(Ground::Light)).is_empty());
        assert_eq!(draw(&model, 80, 24).0, draw(&light, 80, 24).0, "{name}");
    }
}
