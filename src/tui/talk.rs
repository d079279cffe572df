//! Draws what is said beside the board: what the game waits for, what may be chosen, and what happened.

use ratatui::{
    layout::{Constraint, Rect},
    style::Style,
};

use crate::{
    bot::Level,
    choose::Pick,
    say,
    telling::{ended, handing, log::Line},
    tock::{Move, Seat},
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        find_view::{self, hurts},
        hint_view,
        keys::{Action, Context},
        made,
        notice::Notice,
        people::People,
        play::{Mode, Play},
        scroll::{self, Entry},
        telling,
        theme::Theme,
    },
};

/// Draws what is to be said about a game being played.
pub fn draw_words(canvas: &mut Canvas<'_>, area: Rect, play: &Play, names_are_cut: bool) {
    if hint_view::draw(canvas, area, play) {
        return;
    }
    let mut y = area.y;
    let mut say_at = |canvas: &mut Canvas<'_>, text: &str, style: Style| y = canvas.put_wrapped(area, y, text, style);
    let theme = canvas.theme;
    if let Some(notice) = play.notice.as_ref().filter(|it| notice_fits(area, it)) {
        // What it is about stands out; the reasons below are to be read.
        let (about, reasons) = notice.text.split_once('\n').unwrap_or((&notice.text, ""));
        say_at(canvas, about, notice.style(theme));
        if !reasons.is_empty() {
            say_at(canvas, reasons, theme.text());
        }
    }
    let few = area.height <= 3;
    if let Some(find) = play.find() {
        let place = Rect { y, height: area.bottom().saturating_sub(y), ..area };
        let place = if few { place } else { Rect { height: place.height.saturating_sub(3).max(1), ..place } };
        let taken = find_view::draw(canvas, place, play, find);
        let rest = Rect { y: y + taken, height: area.bottom().saturating_sub(y + taken), ..area };
        if 2 < rest.height && !few {
            draw_rule(canvas, Rect { height: 1, ..rest });
            let lines = play.log.lines();
            let log = Rect { y: rest.y + 1, height: rest.height - 1, ..rest };
            draw_log(canvas, log, &lines[..lines.len() - play.log_up.min(lines.len())], &play.people);
        }
        return;
    }
    match play.mode() {
        Mode::Way(choice) if few => {
            let seat = play.session().to_move().unwrap_or(Seat::A);
            let board = play.session().state().board();
            let shown = play.shown_offer().unwrap_or_else(|| choice.cursor());
            let (text, hurts) = play.telling().offer(seat, board, choice, shown);
            let count = format!("{}/{} ", shown + 1, choice.offers().len());
            let style = if hurts { theme.warning() } else { theme.strong() };
            say_at(canvas, &format!("{count}{}", warned(text, hurts)), style);
            return;
        }
        _ => {
            let hurts = play.session().to_move().zip(play.only()).is_some_and(|(seat, it)| hurts(play, seat, it));
            let text = status(canvas, play);
            say_at(canvas, &text, if hurts { theme.warning() } else { theme.strong() });
        }
    }
    let mut rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    if play.hands_are_open() && 5 < rest.height {
        let taken = made::draw_open_hands(canvas, rest, play);
        rest = Rect { y: rest.y + taken, height: rest.height - taken, ..rest };
    }
    if names_are_cut && 12 < rest.height {
        let taken = draw_names(canvas, rest, play);
        rest = Rect { y: rest.y + taken, height: rest.height - taken, ..rest };
    }
    if let Mode::Made { .. } = play.mode() {
        let taken = made::draw_choices(canvas, rest, play);
        rest = Rect { y: rest.y + taken, height: rest.height - taken, ..rest };
    }
    if let Mode::Way(_) = play.mode() {
        let taken = draw_offers(canvas, Rect { height: rest.height.saturating_sub(2).max(1), ..rest }, play);
        rest = Rect { y: rest.y + taken, height: rest.height.saturating_sub(taken), ..rest };
    }
    if !few && 2 < rest.height {
        draw_rule(canvas, Rect { height: 1, ..rest });
        rest = Rect { y: rest.y + 1, height: rest.height - 1, ..rest };
    }
    draw_scrolled(canvas, rest, play.told(), play.log_up, &play.people);
}

/// Tells whether a notice leaves room for what the game waits for.
pub fn notice_fits(area: Rect, notice: &Notice) -> bool {
    wrap(&notice.text, area.width.into()).len() < area.height.into()
}

/// Draws a notice that is too long for its place in a frame over everything else.
pub fn draw_notice(canvas: &mut Canvas<'_>, area: Rect, notice: &Notice) {
    let theme = canvas.theme;
    let width = 64.min(area.width);
    let lines = wrap(&notice.text, width.saturating_sub(4).into());
    let height = (lines.len() as u16).saturating_add(2).min(area.height);
    let place = area.centered(Constraint::Length(width), Constraint::Length(height));
    let inner = canvas.frame(place, 1, "", notice.style(theme));
    canvas.put_wrapped(inner, inner.y, &notice.text, theme.text());
}

/// Draws who sits where, for boards whose corners are too narrow for it; returns how many rows that took.
fn draw_names(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> u16 {
    let theme = canvas.theme;
    let mut y = area.y;
    for seat in play.session().seats().iter() {
        let tint = play.people.tint(seat);
        let x = canvas.put(area, area.x, y, &format!(" {} ", seat.letter()), theme.marble(tint)) + 1;
        let room = usize::from(area.right().saturating_sub(x));
        canvas.put(area, x, y, &cut(play.people.name(seat), room, theme), theme.text());
        y += 1;
    }
    y - area.y
}

/// Draws the line above the log.
pub fn draw_rule(canvas: &mut Canvas<'_>, area: Rect) {
    draw_rule_named(canvas, area, &say!("log-title"));
}

/// Draws the line above something to read.
pub fn draw_rule_named(canvas: &mut Canvas<'_>, area: Rect, name: &str) {
    let line = canvas.theme.pick("─", "-").repeat(area.width.into());
    canvas.put(area, area.x, area.y, &line, canvas.theme.faint());
    canvas.put(area, area.x + 2, area.y, &format!(" {name} "), canvas.theme.faint());
}

/// Returns what the game waits for, in words.
fn status(canvas: &Canvas<'_>, play: &Play) -> String {
    let session = play.session();
    let name = |seat: Seat| play.people.name(seat).to_owned();
    let confirm = |on: Context| canvas.keys.label(on, Action::Confirm, canvas.theme);
    match play.mode() {
        Mode::Card | Mode::Way(_) if play.awaits_hint() => {
            say!("hint-thinking", level = crate::telling::level(Level::BEST))
        }
        Mode::Over => over(play),
        Mode::Unsaved => say!("status-unsaved", key = confirm(Context::Watch)),
        Mode::Made { .. } => handing::status(session, play.people.names()),
        Mode::Covered(seat) => say!("status-covered", who = name(*seat)),
        Mode::Bot { thought, .. } => {
            let who = session.to_move().map(name).unwrap_or_default();
            if thought.is_some() { say!("status-bot-shown", who = who) } else { say!("status-bot-thinks", who = who) }
        }
        Mode::Way(choice) => {
            let Some(seat) = session.to_move() else { return String::new() };
            let card = telling::card(choice.card(), play.theme);
            match choice.steps_left(&play.view(seat)) {
                Some((left, of)) => say!("status-split", card = card, left = left, of = of),
                None if choice.offers().iter().all(|it| it.pick == Pick::Discard) => {
                    say!("status-throw", card = card, key = confirm(Context::Way))
                }
                None => {
                    say!("status-way", card = card, count = choice.offers().len(), key = confirm(Context::Way))
                }
            }
        }
        Mode::Card => {
            let Some(seat) = session.to_move() else { return String::new() };
            let (view, who) = (play.view(seat), name(seat));
            if let Some(only) = play.only() {
                let card = only.card().map(|it| telling::card(it, play.theme)).unwrap_or_default();
                let what = warned(play.telling().mv(seat, view.board(), only), hurts(play, seat, only));
                let key = confirm(Context::Card);
                match only {
                    Move::Play(_) => say!("status-only", who = who, card = card, what = what, key = key),
                    Move::Discard(_) => say!("status-only-discard", who = who, card = card, key = key),
                    Move::Pass => say!("status-only-pass", who = who, key = key),
                }
            } else if view.is_extra_play() {
                say!("status-extra", who = who)
            } else if view.to_discard() != 0 {
                say!("status-lost", who = who, count = view.to_discard())
            } else if view.needs_starter() {
                say!("status-starter", who = who)
            } else if !play.can_play_any() {
                say!("status-discard", who = who)
            } else {
                match view.colour().filter(|it| *it != seat) {
                    Some(partner) => say!("status-for-partner", who = who, partner = name(partner)),
                    None => say!("status-card", who = who),
                }
            }
        }
    }
}

/// Returns how the game ended, in words.
pub fn over(play: &Play) -> String {
    let Some(end) = play.session().end() else { return String::new() };
    ended(end.winners, end.reason.as_deref(), play.people.names())
}

/// Returns the words of an offer, with a warning if it would send back a marble of the player's own side.
fn warned(offer: String, hurts: bool) -> String {
    if hurts { say!("offer-hurts", offer = offer) } else { offer }
}

/// Draws the list of what may be chosen; returns how many rows it took.
fn draw_offers(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> u16 {
    let (Mode::Way(choice), Some(seat)) = (play.mode(), play.session().to_move()) else { return 0 };
    let theme = canvas.theme;
    let width = usize::from(area.width.saturating_sub(4)).max(1);
    let told = |it: usize| {
        let (text, hurts) = play.telling().offer(seat, play.session().state().board(), choice, it);
        (wrap(&warned(text, hurts), width), hurts)
    };
    // Begin so far down that the one looked at is seen whole. Only what is seen is told: a seven may have a hundred offers.
    let cursor = choice.cursor();
    let first = scroll::first_shown(cursor, area.height, |it| told(it).0.len());
    let mut y = area.y;
    for index in first..choice.offers().len() {
        if area.bottom() <= y {
            break;
        }
        let (lines, hurts) = told(index);
        let top = y;
        let looked_at = index == cursor;
        let number = if index < 10 { ((index + 1) % 10).to_string() } else { " ".to_owned() };
        let sign = if looked_at { theme.pick("►", ">") } else { " " };
        canvas.put(area, area.x, y, sign, theme.strong());
        canvas.put(area, area.x + 1, y, &number, theme.key());
        let style = match (looked_at, hurts) {
            (true, _) => theme.chosen(),
            (false, _) if play.shown_offer() == Some(index) => theme.strong(),
            (false, true) => theme.warning(),
            (false, false) => theme.text(),
        };
        for line in &lines {
            canvas.put(area, area.x + 3, y, line, style);
            y += 1;
        }
        let place = Rect { y: top, height: (y - top).min(area.bottom() - top), ..area };
        canvas.hit(place, Hit::Item(index));
    }
    (y - area.y).min(area.height)
}

/// Draws a log that is scrolled up by so many lines, and where in it one is.
fn draw_scrolled(canvas: &mut Canvas<'_>, area: Rect, lines: &[Line], up: usize, people: &People) {
    let theme = canvas.theme;
    scroll::draw_scrolled(canvas, area, lines, up, &|line| entry(line, people, theme));
}

/// Draws the last of these lines that fit; returns how many.
pub fn draw_log(canvas: &mut Canvas<'_>, area: Rect, lines: &[Line], people: &People) -> usize {
    let theme = canvas.theme;
    scroll::draw_log(canvas, area, lines, &|line| entry(line, people, theme))
}

fn entry<'a>(line: &'a Line, people: &People, theme: Theme) -> Entry<'a> {
    Entry {
        label: line.seat.map(|it| (it.letter(), theme.marble(people.tint(it)))),
        lead: line.card.map(|it| telling::card(it, theme)),
        text: &line.text,
        notation: line.notation.as_deref(),
    }
}
