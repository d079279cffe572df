//! Draws the screen where a game is set up: the form or a list, and what is said about what is looked at.

mod cells;
mod form;
mod lists;
mod panel;

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tui::{
        canvas::{Canvas, Hit, cut},
        desk,
        keys::Action,
        setup::{List, SetUp},
    },
};

/// The narrowest form.
const NARROWEST: u16 = 34;
/// The narrowest room for form and words side by side.
const SIDE_BY_SIDE: u16 = 76;
/// The least and the most room for the form beside the words.
const FORM: (u16, u16) = (51, 84);
/// The widest words.
const WORDS: u16 = 72;
/// From how many rows on there are gaps around everything.
const ROOMY: u16 = 28;

/// Draws the screen; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, setup: &SetUp, cursor: &mut Option<Position>) -> bool {
    let area = canvas.area();
    if area.width < NARROWEST || area.height < 8 {
        return false;
    }
    draw_title(canvas, Rect { height: 1, ..area }, setup);
    let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
    let body = Rect { x: area.x + 1, width: area.width - 2, y: area.y + 1, height: area.height - 2 };
    let gap = u16::from(ROOMY <= area.height);
    let body = Rect { y: body.y + gap, height: body.height - 2 * gap, ..body };
    let (main, words) = split(body);
    match &setup.list {
        None => form::draw(canvas, main, setup, cursor),
        Some(List::Games(list)) => lists::draw_games(canvas, main, list),
        Some(List::Files(list)) => lists::draw_files(canvas, main, list, setup.line.as_ref(), cursor),
        Some(List::Switches(list)) => lists::draw_switches(canvas, main, list, setup.line.as_ref(), cursor),
        Some(List::StoneSwitches(list)) => lists::draw_switches(canvas, main, list, setup.line.as_ref(), cursor),
    }
    panel::draw(canvas, words, setup);
    let has_lessons = setup.game().either(|| true, || false);
    desk::draw_footer(canvas, footer, setup.context(), |it| it != Action::Learn || has_lessons);
    true
}

/// Returns the room for what is chosen from, and for the words about it: at its side or, where that is narrow, below.
fn split(body: Rect) -> (Rect, Rect) {
    if body.width < SIDE_BY_SIDE {
        let words = (body.height / 3).min(7);
        let main = Rect { height: body.height - words, ..body };
        return (main, Rect { y: main.bottom(), height: words, ..body });
    }
    let form = (body.width * 58 / 100).clamp(FORM.0, FORM.1);
    let words = (body.width - form - 1).min(WORDS);
    // What is left over on a very wide screen lies at both sides.
    let x = body.x + (body.width - form - 1 - words) / 2;
    let main = Rect { x, width: form, ..body };
    (main, Rect { x: main.right() + 1, width: words, ..body })
}

fn draw_title(canvas: &mut Canvas<'_>, area: Rect, setup: &SetUp) {
    let theme = canvas.theme;
    canvas.put(area, area.x, area.y, &" ".repeat(area.width.into()), theme.bar());
    let (arrow, title) = (theme.pick("›", ">"), say!("setup-title"));
    let list = match &setup.list {
        None => None,
        Some(List::Games(_)) => Some(say!("setup-all-games")),
        Some(List::Files(_)) => Some(say!("setup-browse")),
        Some(List::Switches(_) | List::StoneSwitches(_)) => Some(say!("setup-house")),
    };
    let room = usize::from(area.width.saturating_sub(2));
    let begin = area.x + 1;
    match list {
        None => canvas.put(area, begin, area.y, &cut(&title, room, theme), theme.bar()),
        Some(list) => {
            let whole = format!("{title} {arrow} {list}");
            canvas.hit(Rect { width: title.width() as u16 + 1, ..area }, Hit::Do(Action::Back));
            canvas.put(area, begin, area.y, &cut(&whole, room, theme), theme.bar())
        }
    };
}
