//! Draws a hint beside the board: the move, what speaks for it, and the next best.

use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    bot::Level,
    say,
    telling::hint::{Reason, Told},
    tock::Move,
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        keys::Action,
        play::Play,
        telling,
    },
};

/// A hint as it is drawn.
pub struct Shown<'a, M> {
    /// The advice in words.
    pub told: &'a Told<M>,
    /// What the level of the bot is called.
    pub level: String,
    /// What figures are counted in, in a sentence.
    pub unit: String,
    /// What the best move does.
    pub best: String,
    /// What the next best does, if there is one.
    pub next: Option<String>,
}

/// Draws the hint that is shown; tells whether there is one.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> bool {
    let (Some(told), Some(advice)) = (play.told_hint(), play.advice()) else { return false };
    let shown = Shown {
        level: crate::telling::level(Level::BEST),
        unit: say!("hint-unit"),
        best: with_card(play, &advice.best.mv, &told.what),
        next: told.next.as_ref().map(|it| with_card(play, &it.mv, &it.what)),
        told: &told,
    };
    draw_shown(canvas, area, &shown);
    true
}

/// Draws a hint of any game.
pub fn draw_shown<M>(canvas: &mut Canvas<'_>, area: Rect, hint: &Shown<'_, M>) {
    let theme = canvas.theme;
    if area.height <= 3 {
        let value = hint.told.value.clone().unwrap_or_default();
        let text = say!("hint-short", what = hint.best.as_str(), steps = value);
        let mut lines = Lines { canvas, area, y: area.y };
        lines.text(0, &text, theme.strong());
    } else {
        draw_whole(canvas, area, hint);
    }
    canvas.hit(area, Hit::Do(Action::Confirm));
}

fn draw_whole<M>(canvas: &mut Canvas<'_>, area: Rect, hint: &Shown<'_, M>) {
    let theme = canvas.theme;
    let told = hint.told;
    let mut lines = Lines { canvas, area, y: area.y };
    lines.text(0, &say!("hint-title", level = hint.level.as_str()), theme.strong().add_modifier(Modifier::UNDERLINED));
    lines.text(0, &hint.best, theme.strong());
    let right = told.value.as_ref().map(|it| say!("hint-value", steps = it.as_str())).unwrap_or_default();
    lines.ends(&told.notation, &right);
    told.reasons.iter().for_each(|it| lines.reason(it));
    lines.y += 1;
    match (&told.next, &hint.next) {
        (Some(next), Some(what)) => {
            lines.text(0, &say!("hint-next", what = what.as_str()), theme.text());
            let behind = match &next.behind {
                Some(steps) => say!("hint-behind", steps = steps.as_str()),
                None => say!("hint-level"),
            };
            lines.text(0, &behind, theme.text());
            next.reasons.iter().for_each(|it| lines.reason(it));
        }
        (Some(_) | None, _) => lines.text(0, &say!("hint-only"), theme.text()),
    }
    lines.y += 1;
    if lines.has_room(0, &hint.unit) {
        lines.text(0, &hint.unit, theme.faint());
    }
}

/// Returns what a move does, with the card in signs.
fn with_card(play: &Play, mv: &Move, what: &str) -> String {
    let held = mv.card().map(|it| telling::card(crate::session::tock::as_held(&view(play), it), play.theme));
    match (mv, held) {
        (Move::Play(_), Some(card)) => say!("hint-in-hand", card = card, what = what),
        (Move::Discard(_), Some(card)) => say!("hint-discard", card = card),
        (Move::Pass, _) | (_, None) => say!("hint-pass"),
    }
}

fn view(play: &Play) -> crate::tock::View<'_> {
    play.view(play.session().state().to_move())
}

/// Lines written one below the other.
struct Lines<'a, 'b> {
    canvas: &'a mut Canvas<'b>,
    area: Rect,
    y: u16,
}

impl Lines<'_, '_> {
    fn text(&mut self, indent: u16, text: &str, style: Style) {
        let (x, width) = (self.area.x + indent, self.area.width.saturating_sub(indent));
        self.y = self.canvas.put_wrapped(Rect { x, width, ..self.area }, self.y, text, style);
    }

    /// Writes something at each end of a line, on two lines if there is no room.
    fn ends(&mut self, left: &str, right: &str) {
        let theme = self.canvas.theme;
        let width = usize::from(self.area.width);
        if left.width() + 2 + right.width() <= width {
            self.canvas.put(self.area, self.area.x, self.y, left, theme.faint());
            let x = self.area.right() - right.width() as u16;
            self.canvas.put(self.area, x, self.y, right, theme.strong());
            self.y += 1;
        } else {
            self.text(0, &cut(left, width, theme), theme.faint());
            self.text(0, right, theme.strong());
        }
    }

    /// Tells whether there is room for the whole of a text.
    fn has_room(&self, indent: u16, text: &str) -> bool {
        let width = usize::from(self.area.width.saturating_sub(indent)).max(1);
        usize::from(self.y) + wrap(text, width).len() <= self.area.bottom().into()
    }

    /// Writes a reason, if there is room for the whole of it: half a sentence misleads.
    fn reason(&mut self, (steps, reason): &Reason) {
        let theme = self.canvas.theme;
        let width = 6.max(steps.width() as u16);
        if !self.has_room(width + 1, reason) {
            // What comes after it counts for less.
            self.y = self.area.bottom();
            return;
        }
        let x = self.area.x + width - steps.width() as u16;
        self.canvas.put(self.area, x, self.y, steps, theme.key());
        self.text(width + 1, reason, theme.text());
    }
}
