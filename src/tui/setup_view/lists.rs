//! The lists that take the place of the form: games, files, switches.

use ratatui::{
    layout::{Position, Rect},
    style::Style,
};
use unicode_width::UnicodeWidthStr;

use crate::{
    profile::Ruled,
    say,
    tui::{
        canvas::{Canvas, Hit, cut, end_of},
        keys::Action,
        line::Line,
        setup::{Choice, Files, Games, Switches, What},
        setup_view::{
            cells::{Cell, heading, more, top, turning, typing},
            form::game_line,
        },
    },
};

/// How wide a value is shown at the least.
const VALUE: usize = 12;

/// Draws the list of all games.
pub fn draw_games(canvas: &mut Canvas<'_>, area: Rect, list: &Games) {
    let theme = canvas.theme;
    heading(canvas, area, area.y, &say!("setup-all-games"));
    let inner = below(area);
    let when = list.games.iter().map(|it| it.when.width()).max().unwrap_or(0).min(20);
    let width = usize::from(inner.width.saturating_sub(2));
    let lines: Vec<_> = list.games.iter().map(|it| game_line(it, when, width, theme)).collect();
    if lines.is_empty() {
        canvas.put(inner, inner.x + 1, inner.y, &say!("setup-no-games"), theme.faint());
    }
    draw_lines(canvas, inner, list.at, lines.len(), |canvas, y, index, style| {
        let text = cut(&lines[index], width, canvas.theme);
        canvas.put(inner, inner.x + 1, y, &text, style.unwrap_or(canvas.theme.text()));
    });
}

/// Draws a folder.
pub fn draw_files(
    canvas: &mut Canvas<'_>,
    area: Rect,
    list: &Files,
    line: Option<&Line>,
    cursor: &mut Option<Position>,
) {
    let theme = canvas.theme;
    let width = usize::from(area.width.saturating_sub(2));
    match line {
        Some(line) => typing(canvas, area, (area.x, area.y), area.width, line, cursor),
        None => {
            // The end of a path tells most.
            heading(canvas, area, area.y, end_of(&list.folder.display().to_string(), width));
            canvas.hit(Rect { height: 1, ..area }, Hit::Do(Action::Path));
        }
    }
    let inner = below(area);
    let only_up = list.entries.iter().all(|it| it.what == What::Up);
    if only_up {
        let y = inner.y + list.entries.len() as u16;
        canvas.put(inner, inner.x + 1, y, &say!("setup-no-files"), theme.faint());
    }
    let slash = std::path::MAIN_SEPARATOR;
    draw_lines(canvas, inner, list.at, list.entries.len(), |canvas, y, index, style| {
        let entry = &list.entries[index];
        let (name, own) = match entry.what {
            What::Up | What::Folder => (format!("{}{slash}", entry.name), canvas.theme.offered()),
            What::File => (entry.name.clone(), canvas.theme.text()),
        };
        let name = cut(&name, width, canvas.theme);
        canvas.put(inner, inner.x + 1, y, &name, style.unwrap_or(own));
    });
}

/// Draws the list of all switches, under the names of their tables.
pub fn draw_switches<G: Ruled>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    list: &Switches<G>,
    line: Option<&Line>,
    cursor: &mut Option<Position>,
) {
    let names = list.choices.iter().map(|it| it.name().width()).max().unwrap_or(0);
    let room = usize::from(area.width);
    let names = names.min(room.saturating_sub(VALUE + 5));
    let values = room.saturating_sub(names + 6) as u16;
    let entries = entries(&list.choices);
    let at = entries.iter().position(|it| *it == Entry::Switch(list.at)).unwrap_or(0);
    let fits = usize::from(area.height);
    let top = top(at, fits, entries.len());
    for (y, entry) in (area.y..).zip(entries.iter().skip(top).take(fits)) {
        match entry {
            Entry::Gap => {}
            Entry::Section(section) => {
                heading(canvas, area, y, section);
            }
            Entry::Switch(index) => {
                let choice = &list.choices[*index];
                let is_chosen = *index == list.at;
                draw_switch(canvas, area, y, (names, values), choice, (*index, is_chosen));
                if let Some(line) = line.filter(|_| is_chosen) {
                    typing(canvas, area, (area.x + names as u16 + 4, y), values, line, cursor);
                }
            }
        }
    }
    more(canvas, area, (0 < top, top + fits < entries.len()), (Action::PageUp, Action::PageDown));
}

fn draw_switch<G: Ruled>(
    canvas: &mut Canvas<'_>,
    area: Rect,
    y: u16,
    (names, values): (usize, u16),
    choice: &Choice<G>,
    (index, is_chosen): (usize, bool),
) {
    let theme = canvas.theme;
    let style = if choice.is_changed { theme.strong() } else { theme.text() };
    if choice.is_changed {
        canvas.put(area, area.x, y, "*", theme.key());
    }
    canvas.put(area, area.x + 2, y, &cut(choice.name(), names, theme), style);
    canvas.hit(Rect { y, height: 1, width: names as u16 + 2, ..area }, Hit::Item(index));
    let cell = Cell { text: &choice.value, style, is_chosen, index };
    turning(canvas, area, (area.x + names as u16 + 3, y), values, &cell);
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry<'a> {
    Gap,
    Section(&'a str),
    Switch(usize),
}

fn entries<G: Ruled>(choices: &[Choice<G>]) -> Vec<Entry<'_>> {
    let mut entries = vec![];
    let mut last = "";
    for (index, choice) in choices.iter().enumerate() {
        if choice.section != last {
            entries.extend((!last.is_empty()).then_some(Entry::Gap));
            entries.push(Entry::Section(&choice.section));
            last = &choice.section;
        }
        entries.push(Entry::Switch(index));
    }
    entries
}

/// Returns the area below a heading.
fn below(area: Rect) -> Rect {
    Rect { y: area.y + 1.min(area.height), height: area.height.saturating_sub(1), ..area }
}

/// Draws the lines of a list as far as they fit, the one looked at among them.
fn draw_lines(
    canvas: &mut Canvas<'_>,
    area: Rect,
    at: usize,
    count: usize,
    draw: impl Fn(&mut Canvas<'_>, u16, usize, Option<Style>),
) {
    let fits = usize::from(area.height);
    let top = top(at, fits, count);
    for (y, index) in (area.y..area.bottom()).zip(top..count) {
        let chosen = (index == at).then(|| canvas.theme.chosen());
        if let Some(style) = chosen {
            let line = " ".repeat(usize::from(area.width.saturating_sub(1)));
            canvas.put(area, area.x, y, &line, style);
        }
        draw(canvas, y, index, chosen);
        canvas.hit(Rect { y, height: 1, width: area.width.saturating_sub(1), ..area }, Hit::Item(index));
    }
    more(canvas, area, (0 < top, top + fits < count), (Action::PageUp, Action::PageDown));
}
