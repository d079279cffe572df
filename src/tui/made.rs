//! Draws what there is to be said of a move that is not handed on yet.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    session::{Agreed, Follows, Hands, TakingBack},
    tui::{
        canvas::{Canvas, Hit, wrap},
        keys::{Action, Context},
        play::Play,
        telling,
    },
};

/// Returns what comes when the move is handed on, in words.
pub fn status(play: &Play) -> String {
    let session = play.session();
    let who = play.people.name(session.state().to_move()).to_owned();
    let drawn = play.drawn();
    match session.follows() {
        Some(Follows::End) => say!("made-end", who = who),
        Some(Follows::MorePlays) => say!("made-more-plays", who = who, count = drawn),
        Some(Follows::Turn) if drawn != 0 => say!("made-drawn", who = who, count = drawn),
        Some(Follows::Turn) | None => say!("made-turn", who = who),
    }
}

/// Returns what a game is called: its rules, and what the players agreed on.
pub fn title(rules: String, agreed: Agreed) -> String {
    let practice = (agreed.taking_back == TakingBack::Practice).then(|| say!("title-practice"));
    let open = (agreed.hands == Hands::Open).then(|| say!("title-open-hands"));
    [Some(rules), practice, open].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

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
    let theme = canvas.theme;
    let on = match play.session().follows() {
        Some(Follows::End) => "made-do-end",
        Some(Follows::MorePlays) => "made-do-turn-up",
        Some(Follows::Turn) | None => "made-do-hand-on",
    };
    let choices = [(on, Action::Confirm), ("made-do-take-back", Action::TakeBack)];
    let choices = choices.map(|(word, action)| (canvas.keys.label(Context::Made, action, theme), word, action));
    let indent = choices.iter().map(|it| it.0.width() as u16).max().unwrap_or(0) + 1;
    let mut y = area.y;
    for (label, word, action) in choices {
        let top = y;
        canvas.put(area, area.x, y, &label, theme.key());
        for line in wrap(&say!(word), area.width.saturating_sub(indent).into()) {
            canvas.put(area, area.x + indent, y, &line, theme.text());
            y += 1;
        }
        canvas.hit(Rect { y: top, height: y - top, ..area }.intersection(area), Hit::Do(action));
    }
    (y - area.y).min(area.height)
}
