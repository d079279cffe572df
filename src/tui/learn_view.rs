//! Draws the lessons: the list of them, and what is said about the one being taken above what the table says.

use ratatui::{
    layout::{Constraint, Rect},
    style::{Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    learn::{about, names, title},
    say,
    tui::{
        canvas::{Canvas, Hit, cut},
        cross::SquareNames,
        desk,
        keys::{Action, Context},
        learn::{Learn, Stage, Taken},
        table,
    },
};

/// Draws the lessons; tells whether there was room for them.
pub fn draw(canvas: &mut Canvas<'_>, learn: &Learn, names: SquareNames) -> bool {
    match learn.taken() {
        Some(taken) => {
            let room = table::draw_beside(canvas, &taken.play, names, learn.context(), |canvas, area| {
                draw_step(canvas, area, taken)
            });
            room && !canvas.area().is_empty()
        }
        None => draw_list(canvas, learn),
    }
}

/// Draws what a step is about; returns how many rows that took.
fn draw_step(canvas: &mut Canvas<'_>, area: Rect, taken: &Taken) -> u16 {
    let theme = canvas.theme;
    let mut y = area.y;
    let mut say_at = |canvas: &mut Canvas<'_>, text: &str, style: Style| y = canvas.put_wrapped(area, y, text, style);
    let (step, of) = taken.place();
    let heading = say!("learn-step", title = title(taken.lesson().name()), step = step, count = of);
    if 3 < area.height {
        say_at(canvas, &heading, theme.strong().add_modifier(Modifier::UNDERLINED));
    }
    match &taken.stage {
        Stage::Task(None) => say_at(canvas, &taken.step().task(), theme.text()),
        Stage::Task(Some(why)) => {
            say_at(canvas, why, theme.warning());
            // Where there is little room, what was wrong goes before what is asked for.
            if 12 < area.height {
                say_at(canvas, &taken.step().task(), theme.text());
            }
        }
        Stage::Done => {
            let sign = theme.pick("✓", "+");
            say_at(canvas, &say!("learn-right", sign = sign, praise = taken.step().praise()), theme.strong());
            let key = canvas.keys.label(Context::Lesson, Action::Confirm, theme);
            let next = if step < of { say!("learn-next", key = key) } else { say!("learn-finished", key = key) };
            say_at(canvas, &next, theme.key());
            let place = Rect { height: (y - area.y).min(area.height), ..area };
            canvas.hit(place, Hit::Do(Action::Confirm));
            // What the table would say now is not part of the lesson.
            return area.height;
        }
    }
    (y - area.y + 1).min(area.height)
}

/// Draws the list of the lessons; tells whether there was room for it.
fn draw_list(canvas: &mut Canvas<'_>, learn: &Learn) -> bool {
    let area = canvas.area();
    if area.height < 8 || area.width < 30 {
        return false;
    }
    let theme = canvas.theme;
    let width = 76.min(area.width);
    let height = (names().len() as u16 + 6).min(area.height - 1);
    let body = Rect { height: area.height - 1, ..area };
    let place = body.centered(Constraint::Length(width), Constraint::Length(height));
    let inner = canvas.frame(place, 1, &say!("learn-title"), theme.strong());
    let said = match &learn.notice {
        Some(notice) => (notice.clone(), theme.warning()),
        None => (say!("learn-progress", count = learn.progress.len(), of = names().len()), theme.text()),
    };
    canvas.put(inner, inner.x, inner.y, &cut(&said.0, inner.width.into(), theme), said.1);
    let rows = inner.height.saturating_sub(3);
    let first = (learn.cursor + 1).saturating_sub(rows.into());
    let widest = names().map(|it| title(it).width()).max().unwrap_or(0);
    let list = Rect { y: inner.y + 2, height: rows, ..inner };
    for (y, (index, name)) in (list.y..list.bottom()).zip(names().enumerate().skip(first)) {
        let looked_at = index == learn.cursor;
        let sign = if looked_at { theme.pick("►", ">") } else { " " };
        let done = if learn.progress.has(name) { theme.pick("✓", "+") } else { " " };
        let style = if looked_at { theme.chosen() } else { theme.text() };
        let mut x = canvas.put(list, list.x, y, sign, theme.strong());
        x = canvas.put(list, x, y, &format!("{:>2} ", index + 1), theme.key());
        x = canvas.put(list, x, y, &format!("{done} "), theme.strong());
        canvas.put(list, x, y, &title(name), style);
        let after = x + widest as u16 + 2;
        let room = usize::from(list.right().saturating_sub(after));
        if 10 < room {
            canvas.put(list, after, y, &cut(&about(name), room, theme), theme.faint());
        }
        canvas.hit(Rect { y, height: 1, ..list }, Hit::Item(index));
    }
    let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
    desk::draw_footer(canvas, footer, learn.context(), |_| true);
    true
}
