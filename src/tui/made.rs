//! Draws what there is to be said of a move that is not handed on yet.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    telling::handing,
    tui::{
        canvas::{Canvas, Hit},
        keys::{Action, Context},
        play::Play,
        telling,
    },
};

/// Draws the hands of everybody but whose hand lies below, where everybody sees all; returns how many rows it took.
pub fn draw_open_hands(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> u16 {
    let theme = canvas.theme;
    let others = play.session().seats().iter().filter(|it| play.viewer() != Some(*it));
    let mut y = area.y;
    for seat in others {
        let mut x =
            canvas.put(area, area.x, y, &format!(" {} ", seat.letter()), theme.marble(play.people.tint(seat))) + 1;
        for card in play.view(seat).hand().iter() {
            x = canvas.put(area, x, y, &telling::card(card, theme), theme.text()) + 1;
        }
        y += 1;
    }
    (y - area.y).min(area.height)
}

/// Draws what can be done now, a line each; returns how many rows it took.
pub fn draw_choices(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> u16 {
    draw_lines(canvas, area, handing::on(play.session()))
}

/// Draws that a move can be handed on, in these words, or taken back; returns how many rows it took.
pub fn draw_lines(canvas: &mut Canvas<'_>, area: Rect, on: String) -> u16 {
    let theme = canvas.theme;
    let choices = [(on, Action::Confirm), (say!("made-do-take-back"), Action::TakeBack)];
    let choices = choices.map(|(word, action)| (canvas.keys.label(Context::Made, action, theme), word, action));
    let indent = choices.iter().map(|it| it.0.width() as u16).max().unwrap_or(0) + 1;
    let mut y = area.y;
    for (label, word, action) in choices {
        let top = y;
        canvas.put(area, area.x, y, &label, theme.key());
        let words = Rect { x: area.x + indent, width: area.width.saturating_sub(indent), ..area };
        y = canvas.put_wrapped(words, y, &word, theme.text());
        canvas.hit(Rect { y: top, height: y - top, ..area }.intersection(area), Hit::Do(action));
    }
    (y - area.y).min(area.height)
}
