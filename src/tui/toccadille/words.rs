//! Draws what is said beside the board: who plays, what the match waits for, what may be chosen, and what happened.

use ratatui::{layout::Rect, style::Modifier};
use unicode_width::UnicodeWidthStr;

use crate::{
    bot::toccadille::Level,
    choose::toccadille::Offer,
    say,
    session::toccadille::{Length, Match},
    telling::{
        hint::Told,
        toccadille::{Names, ended, handing, hint::unit, level, log::Line, offer, standing},
    },
    toccadille::{Move, Place, Seat},
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        find::Find,
        find_view, hint_view,
        keys::{Action, Context},
        made,
        scroll::{self, Entry},
        talk::{self, notice_fits},
        theme::Theme,
        toccadille::{
            board::letter,
            choosing::Item,
            play::{Mode, Play},
        },
    },
};

/// How many rows of words are so few that only the most important is said.
pub const FEW: u16 = 4;
/// The rows that say who plays, with the one that keeps them apart.
const PLAYERS: u16 = 4;
/// The column of numbers beside the names.
const NUMBERS: u16 = 8;

/// Returns the room for what is said, without who plays.
pub fn room(area: Rect) -> Rect {
    if area.height <= FEW { area } else { below(area, PLAYERS) }
}

/// Draws what is to be said about a match being played.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let few = area.height <= FEW;
    if !few {
        draw_players(canvas, area, play.session().state(), &play.names, play.acting());
    }
    let rest = draw_notice(canvas, room(area), play);
    if let Some(told) = play.told_hint() {
        return draw_hint(canvas, rest, &told);
    }
    if let Some(find) = play.find() {
        return draw_find(canvas, rest, play, find, few);
    }
    if few {
        return draw_few(canvas, rest, play);
    }
    let y = canvas.put_wrapped(rest, rest.y, &status(canvas, play), canvas.theme.strong());
    let rest = below(rest, y - rest.y);
    let taken = match play.mode() {
        Mode::Made { .. } => made::draw_lines(canvas, rest, handing::on(play.session())),
        Mode::Throw(_) if play.only().is_none() => {
            draw_items(canvas, Rect { height: rest.height.saturating_sub(4).max(1), ..rest }, play)
        }
        Mode::Throw(_) | Mode::Bot { .. } | Mode::Pass | Mode::Unsaved | Mode::Interval | Mode::Over => 0,
    };
    draw_ruled_log(canvas, below(rest, taken), play);
}

/// Draws what must be said, if it leaves room for the rest; returns what is left.
fn draw_notice(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> Rect {
    let Some(notice) = play.notice.as_ref().filter(|it| notice_fits(area, it)) else { return area };
    let (about, reasons) = notice.text.split_once('\n').unwrap_or((&notice.text, ""));
    let mut y = canvas.put_wrapped(area, area.y, about, notice.style(canvas.theme));
    if !reasons.is_empty() {
        y = canvas.put_wrapped(area, y, reasons, canvas.theme.text());
    }
    below(area, y - area.y)
}

fn draw_hint(canvas: &mut Canvas<'_>, area: Rect, told: &Told<Move>) {
    let hint = hint_view::Shown {
        told,
        level: level(Level::BEST),
        unit: unit(),
        best: told.what.clone(),
        next: told.next.as_ref().map(|it| it.what.clone()),
    };
    hint_view::draw_shown(canvas, area, &hint);
}

/// Draws the whole moves that are listed, and the log below them.
fn draw_find(canvas: &mut Canvas<'_>, area: Rect, play: &Play, find: &Find<Move>, few: bool) {
    let game = play.session().state().game();
    let told = |mv: &Move| (play.telling().written(game, mv), false);
    let room = if few { area } else { Rect { height: area.height.saturating_sub(3).max(1), ..area } };
    let taken = find_view::draw_found(canvas, room, find, &say!("toc-find-title"), &told);
    draw_ruled_log(canvas, below(area, taken), play);
}

/// Draws, in few lines, what is looked at, or what the match waits for; then the log.
fn draw_few(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let theme = canvas.theme;
    let items = match play.mode() {
        Mode::Throw(choosing) if play.only().is_none() && !play.awaits_hint() => choosing.items(),
        Mode::Throw(_)
        | Mode::Bot { .. }
        | Mode::Made { .. }
        | Mode::Pass
        | Mode::Unsaved
        | Mode::Interval
        | Mode::Over => vec![],
    };
    let said = match play.shown_item().and_then(|it| Some((it, items.get(it)?))) {
        Some((index, item)) => format!("{}/{} {}", index + 1, items.len(), told(play, item)),
        None => status(canvas, play),
    };
    let y = canvas.put_wrapped(area, area.y, &said, theme.strong());
    draw_log(canvas, below(area, y - area.y), play);
}

/// Returns what is left of `area` below its first `rows`.
pub(super) fn below(area: Rect, rows: u16) -> Rect {
    let rows = rows.min(area.height);
    Rect { y: area.y + rows, height: area.height - rows, ..area }
}

/// Draws who plays which colour, and what each has; returns how many rows that took.
pub(super) fn draw_players(
    canvas: &mut Canvas<'_>,
    area: Rect,
    state: &Match,
    names: &Names,
    acting: Option<Seat>,
) -> u16 {
    let theme = canvas.theme;
    let (marks, score) = (state.game().marks(), state.score());
    let right = |column: u16| area.right().min(area.x + 48) - column * NUMBERS;
    // A number takes two columns, and one stands before it; the letter and the arrow take four.
    let room = |columns: u16| usize::from((right(columns - 1) - 3).saturating_sub(area.x + 4));
    let widest = Seat::ALL.into_iter().map(|it| names.name(it).width()).max().unwrap_or(0);
    // The line at the top has the score: whole names are worth more than having it twice.
    let counts_games = state.length() != Length::Games(1) && widest <= room(2);
    let columns = 1 + u16::from(counts_games);
    let put = |canvas: &mut Canvas<'_>, y: u16, end: u16, text: &str, style| {
        canvas.put(area, end.saturating_sub(text.width() as u16), y, text, style);
    };
    let last = u16::from(counts_games);
    put(canvas, area.y, right(last), &say!("toc-table-marks"), theme.faint());
    if counts_games {
        put(canvas, area.y, right(0), &say!("toc-table-points"), theme.faint());
    }
    for (y, seat) in (area.y + 1..).zip(Seat::ALL) {
        let is_acting = acting == Some(seat);
        let x = canvas.put(area, area.x, y, &format!(" {} ", letter(seat)), theme.stone(seat));
        let arrow = if is_acting { theme.pick("►", ">") } else { " " };
        let x = canvas.put(area, x, y, arrow, theme.strong());
        let style = if is_acting { theme.strong().add_modifier(Modifier::UNDERLINED) } else { theme.text() };
        canvas.put(area, x, y, &cut(names.name(seat), room(columns), theme), style);
        put(canvas, y, right(last), &marks[seat].to_string(), theme.strong());
        if counts_games {
            put(canvas, y, right(0), &score[seat].to_string(), theme.strong());
        }
    }
    PLAYERS - 1
}

/// Returns what the match waits for, in words.
fn status(canvas: &Canvas<'_>, play: &Play) -> String {
    let session = play.session();
    let who = play.acting().map(|it| play.names.name(it).to_owned()).unwrap_or_default();
    let confirm = |on: Context| canvas.keys.label(on, Action::Confirm, canvas.theme);
    match play.mode() {
        Mode::Throw(_) if play.awaits_hint() => say!("hint-thinking", level = level(Level::BEST)),
        Mode::Over | Mode::Interval => over(play),
        Mode::Unsaved => say!("status-unsaved", key = confirm(Context::Watch)),
        Mode::Made { .. } => match play.acting() {
            Some(seat) => handing::status(session, seat, &play.names),
            None => String::new(),
        },
        Mode::Bot { thought: Some(_), .. } => say!("status-bot-shown", who = who),
        Mode::Bot { thought: None, .. } => say!("status-bot-thinks", who = who),
        Mode::Pass => say!("toc-status-pass", who = who, key = confirm(Context::Stone)),
        Mode::Throw(choosing) => match (play.only(), choosing.source()) {
            (Some(only), _) => {
                let what = play.telling().mv(session.state().game(), only);
                say!("toc-status-only", who = who, what = what, key = confirm(Context::Stone))
            }
            (None, None) => say!("toc-status-stone", who = who),
            (None, Some(Place::Hand)) => say!("toc-status-enter", who = who),
            (None, Some(from)) => say!("toc-status-step", who = who, at = from.to_string()),
        },
    }
}

/// Returns how the game at hand ended, and how the match stands.
pub fn over(play: &Play) -> String {
    let session = play.session();
    let Some(end) = session.end() else { return String::new() };
    let standing = standing(session.state(), session.rules(), &play.names);
    [Some(ended(end, &play.names)), standing].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns an item in words.
fn told(play: &Play, item: &Item) -> String {
    match item {
        Item::Stone(Place::Hand) => say!("toc-item-hand", to = targets(play, Place::Hand)),
        Item::Stone(at) => say!("toc-item-stone", at = at.to_string(), to = targets(play, *at)),
        Item::Step(it) => offer(it),
        Item::Leave(mv) => say!("toc-item-leave", what = play.telling().mv(play.session().state().game(), mv)),
    }
}

/// Returns where a stone can go from here, as moves are written: with a star where it hits.
fn targets(play: &Play, from: Place) -> String {
    let Mode::Throw(choosing) = play.mode() else { return String::new() };
    let told = |it: &Offer| format!("{}{}", it.step.to(), if it.step.hits { "*" } else { "" });
    choosing.from(from).iter().map(told).collect::<Vec<_>>().join(", ")
}

/// Draws the list of what may be chosen; returns how many rows it took.
fn draw_items(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> u16 {
    let Mode::Throw(choosing) = play.mode() else { return 0 };
    let theme = canvas.theme;
    let items = choosing.items();
    let width = usize::from(area.width.saturating_sub(4)).max(1);
    let lines = |it: usize| wrap(&told(play, &items[it]), width);
    let cursor = choosing.cursor().min(items.len().saturating_sub(1));
    let first = scroll::first_shown(cursor, area.height, |it| lines(it).len());
    let mut y = area.y;
    for index in first..items.len() {
        if area.bottom() <= y {
            break;
        }
        let top = y;
        let looked_at = index == cursor;
        let number = if index < 10 { ((index + 1) % 10).to_string() } else { " ".to_owned() };
        let sign = if looked_at { theme.pick("►", ">") } else { " " };
        canvas.put(area, area.x, y, sign, theme.strong());
        canvas.put(area, area.x + 1, y, &number, theme.key());
        let style = match looked_at {
            true => theme.chosen(),
            false if play.shown_item() == Some(index) => theme.strong(),
            false => theme.text(),
        };
        for line in lines(index) {
            canvas.put(area, area.x + 3, y, &line, style);
            y += 1;
        }
        let place = Rect { y: top, height: (y - top).min(area.bottom() - top), ..area };
        canvas.hit(place, Hit::Item(index));
    }
    (y - area.y).min(area.height)
}

/// Draws the log below a line, if there is room for both.
fn draw_ruled_log(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    if 2 < area.height {
        talk::draw_rule(canvas, Rect { height: 1, ..area });
        draw_log(canvas, below(area, 1), play);
    }
}

fn draw_log(canvas: &mut Canvas<'_>, area: Rect, play: &Play) {
    let theme = canvas.theme;
    scroll::draw_scrolled(canvas, area, play.log.lines(), play.log_up, &|line| entry(line, theme));
}

/// Returns a line of the log as it is drawn.
pub(super) fn entry(line: &Line, theme: Theme) -> Entry<'_> {
    Entry {
        label: line.seat.map(|it| (letter(it), theme.stone(it))),
        lead: line.dice.map(|it| format!("{}-{}", it.0.pips(), it.1.pips())),
        text: &line.text,
        notation: line.notation.as_deref(),
    }
}
