//! Draws whatever is on the screen, at any size.

use ratatui::{
    buffer::Buffer,
    layout::{Constraint, Position, Rect},
};

use crate::{
    say,
    tui::{
        canvas::{Canvas, Hit, HitMap, wrap},
        desk,
        keys::{Action, Context},
        learn_view,
        model::{Model, Over, Question, Shown},
        setup_view, table, toccadille,
    },
};

/// A small screen on which everything can be drawn.
pub const ENOUGH: (u16, u16) = (60, 20);

/// Draws the model and notes what can be clicked; returns where the cursor is, if text is typed.
///
/// Everything that is drawn follows from the model and the size of the buffer.
pub fn draw(buffer: &mut Buffer, hits: &mut HitMap, model: &Model) -> Option<Position> {
    let mut canvas = Canvas::new(buffer, hits, model.options.theme, &model.options.keys);
    canvas.prepare();
    let mut cursor = None;
    let room = match &model.shown {
        Shown::SetUp(setup) => setup_view::draw(&mut canvas, setup, &mut cursor),
        Shown::Play(play) => table::draw(&mut canvas, play, model.names),
        Shown::Match(play) => toccadille::table::draw(&mut canvas, play),
        Shown::Replay(replay) => replay.draw(&mut canvas, model.names),
        Shown::Edit(edit) => edit.draw(&mut canvas, model.names),
        Shown::Learn(learn) => learn_view::draw(&mut canvas, learn, model.names),
    };
    if !room {
        draw_too_small(&mut canvas);
        cursor = None;
    }
    cursor = cursor.or(canvas.cursor);
    if model.over.is_some() {
        cover(&mut canvas, model.context(), room);
    }
    match &model.over {
        Some(Over::Page(page)) => page.draw(&mut canvas),
        Some(Over::Ask(ask)) => return ask.draw(&mut canvas),
        Some(Over::Question(question)) => draw_question(&mut canvas, *question, model),
        None => return cursor,
    }
    None
}

/// Lets nothing be clicked or named that lies below what is drawn next.
fn cover(canvas: &mut Canvas<'_>, context: Context, room: bool) {
    let area = canvas.area();
    canvas.cover();
    if room {
        let footer = Rect { y: area.bottom().saturating_sub(1), height: area.height.min(1), ..area };
        canvas.clear(footer);
        desk::draw_footer(canvas, footer, context, |_| true);
    }
}

fn draw_too_small(canvas: &mut Canvas<'_>) {
    let area = canvas.area();
    canvas.clear(area);
    let (width, height) = ENOUGH;
    let text = say!("too-small", width = width, height = height, has_width = area.width, has_height = area.height);
    let lines = wrap(&text, area.width.into());
    let top = area.y + area.height.saturating_sub(lines.len() as u16) / 2;
    for (y, line) in (top..).zip(lines) {
        canvas.put(area, area.x, y, &line, canvas.theme.strong());
    }
}

fn draw_question(canvas: &mut Canvas<'_>, question: Question, model: &Model) {
    let (title, text, yes, no) = match (question, model.game()) {
        (Question::Leave, Some(game)) if game.kept_as().is_some() => {
            ("ask-leave", say!("ask-leave-kept"), "ask-leave-yes", "ask-leave-no")
        }
        (Question::Leave, _) => ("ask-leave", say!("ask-leave-lost"), "ask-leave-yes", "ask-leave-no"),
        (Question::GiveUp, _) => {
            let text = match &model.shown {
                Shown::Match(_) => say!("toc-give-up-text"),
                Shown::Play(_) | Shown::SetUp(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => {
                    say!("ask-give-up-text")
                }
            };
            ("ask-give-up", text, "ask-give-up-yes", "ask-give-up-no")
        }
    };
    let area = canvas.area();
    let width = 50.min(area.width);
    let lines = wrap(&text, width.saturating_sub(6).into());
    let height = (lines.len() as u16 + 6).min(area.height);
    let place = area.centered(Constraint::Length(width), Constraint::Length(height));
    let inner = canvas.frame(place, 2, &say!(title), canvas.theme.strong());
    let theme = canvas.theme;
    let top = inner.y + u16::from(lines.len() + 4 <= usize::from(inner.height));
    let mut y = canvas.put_wrapped(inner, top, &text, theme.text());
    y += u16::from(y + 2 < inner.bottom());
    for (word, action) in [(yes, Action::Confirm), (no, Action::Back)] {
        let label = canvas.keys.label(Context::Question, action, theme);
        let at = canvas.put(inner, inner.x, y, &label, theme.key());
        let end = canvas.put(inner, at + 1, y, &say!(word), theme.text());
        canvas.hit(Rect { x: inner.x, y, width: end.saturating_sub(inner.x), height: 1 }, Hit::Do(action));
        y += 1;
    }
}
