//! Draws the table: the board, who sits around it, the hand, what may be chosen, and what happened.

use ratatui::{
    layout::Rect,
    style::{Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    telling::{ended, log::Line},
    tock::{Rules, Seat, State},
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        cross::{self, Marks, Scale, Scene},
        hand::{self, Tile, TileFace, Use},
        keys::{self, Action, Context},
        layout::Layout,
        people::People,
        play::{Item, Mode, Play},
        telling,
    },
};

/// What every table shows, in play or in a replay.
pub struct Desk<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// The game.
    pub state: &'a State,
    /// Who sits at the table.
    pub people: &'a People,
    /// What the rules are called.
    pub title: &'a str,
    /// What is to be seen of moves.
    pub marks: &'a Marks,
    /// Whose turn it is, if the game goes on.
    pub to_move: Option<Seat>,
}

/// Draws a game being played; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, play: &Play) -> bool {
    let tiles = tiles(play);
    let area = canvas.area();
    let Some(layout) = Layout::new(play.session().rules(), play.south, area, tiles.len()) else { return false };
    let marks = play.marks();
    let desk = Desk {
        rules: play.session().rules(),
        state: play.session().state(),
        people: &play.people,
        title: &play.title,
        marks: &marks,
        to_move: play.session().to_move(),
    };
    draw_desk(canvas, &layout, &desk);
    hand::draw(canvas, layout.hand, &tiles, layout.cards);
    let names_are_cut = layout.fit.corner(layout.board, Seat::A).width < 10;
    draw_words(canvas, layout.words, play, names_are_cut);
    let can_pass = play.can_pass();
    draw_footer(canvas, layout.footer, play.context(), |it| it != Action::Pass || can_pass);
    if let Mode::Covered(seat) = play.mode() {
        draw_curtain(canvas, area, play, *seat);
    }
    true
}

/// Draws the line at the top, the board and who sits around it.
pub fn draw_desk(canvas: &mut Canvas<'_>, layout: &Layout, desk: &Desk<'_>) {
    draw_header(canvas, layout.header, desk);
    let table = desk.state.table();
    let scene =
        Scene { rules: desk.rules, board: desk.state.board(), table, tints: desk.people.tints(), marks: desk.marks };
    cross::draw(canvas, layout.board, &layout.fit, &scene);
    for seat in table.iter() {
        draw_corner(canvas, layout, desk, seat);
    }
}

fn draw_header(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk<'_>) {
    let state = desk.state;
    canvas.put(area, area.x, area.y, &" ".repeat(area.width.into()), canvas.theme.bar());
    let deck = say!("table-deck", stock = state.stock().len(), discards = state.discards().len());
    let dealer = say!("table-dealer", who = desk.people.name(state.dealer()).to_owned());
    let right = [format!("{dealer} {} {deck}", canvas.theme.pick("·", "-")), deck];
    let title = format!(" {} {} {}", say!("table-name"), canvas.theme.pick("·", "-"), desk.title);
    let width = usize::from(area.width);
    let fitting = right.iter().find(|it| title.width() + it.width() + 3 <= width);
    let bold = canvas.theme.bar().add_modifier(Modifier::BOLD);
    canvas.put(area, area.x, area.y, &cut(&title, width, canvas.theme), bold);
    if let Some(right) = fitting {
        let x = area.right() - right.width() as u16 - 1;
        canvas.put(area, x, area.y, right, canvas.theme.bar());
    }
}

/// Draws the keys that do something now, those whose action `is_shown`.
pub fn draw_footer(canvas: &mut Canvas<'_>, area: Rect, context: Context, is_shown: impl Fn(Action) -> bool) {
    let theme = canvas.theme;
    let mut x = area.x + 1;
    for binding in keys::bindings(context).filter(|it| it.in_footer && is_shown(it.action)) {
        let (label, word) = (binding.label(theme), say!(binding.word));
        let width = (label.width() + word.width() + 1) as u16;
        if area.right() < x + width {
            break;
        }
        let begin = x;
        x = canvas.put(area, x, area.y, label, theme.key());
        x = canvas.put(area, x + 1, area.y, &word, theme.text());
        canvas.hit(Rect { x: begin, y: area.y, width, height: 1 }, Hit::Do(binding.action));
        x += 2;
    }
}

fn draw_corner(canvas: &mut Canvas<'_>, layout: &Layout, desk: &Desk<'_>, seat: Seat) {
    let corner = layout.fit.corner(layout.board, seat);
    let (state, theme) = (desk.state, canvas.theme);
    let tint = desk.people.tint(seat);
    let to_move = desk.to_move == Some(seat);
    let waiting = desk.rules.waiting(state.board(), seat) as u16;
    let scale = match layout.fit.scale {
        Scale::Narrow | Scale::Small => Scale::Small,
        Scale::Medium | Scale::Large => Scale::Medium,
    };
    let (marble, rows) = scale.size();
    let rows = if waiting * marble <= corner.width { rows } else { 1 };
    let scale = if rows == 1 { Scale::Small } else { scale };
    let mut notes = vec![say!("corner-cards", count = state.hand(seat).len())];
    if state.banked(seat) != 0 {
        notes.push(say!("corner-extra", count = state.banked(seat)));
    }
    if state.lost_turns(seat) != 0 {
        notes.push(say!("corner-lost", count = state.lost_turns(seat)));
    }
    let home = state.board().in_home(seat).len();
    if home != 0 {
        notes.push(say!("corner-home", count = home, of = desk.rules.marbles()));
    }
    let needed = 1 + rows + notes.len() as u16;
    let below = corner.y > layout.board.y;
    let gap = u16::from(needed + 2 <= corner.height);
    let mut y = if below { corner.bottom().saturating_sub(needed + gap).max(corner.y) } else { corner.y + gap };
    let x = corner.x + gap;
    let arrow = if to_move { theme.pick("►", ">") } else { " " };
    let mut at = canvas.put(corner, x, y, &format!(" {} ", seat.letter()), theme.marble(tint));
    at = canvas.put(corner, at, y, arrow, theme.strong());
    let room = usize::from(corner.right().saturating_sub(at));
    let name = if to_move { theme.strong().add_modifier(Modifier::UNDERLINED) } else { theme.text() };
    canvas.put(corner, at, y, &cut(desk.people.name(seat), room, theme), name);
    y += 1;
    let mut at = x;
    for _ in 0..waiting {
        at += cross::draw_waiting(canvas, corner, at, y, scale, seat, tint);
    }
    if waiting == 0 {
        canvas.put(corner, x, y, &say!("corner-all-out"), theme.faint());
    }
    y += rows;
    for note in notes {
        canvas.put(corner, x, y, &cut(&note, usize::from(corner.right().saturating_sub(x)), theme), theme.text());
        y += 1;
    }
}

/// Returns what lies in front of whoever looks at the screen.
fn tiles(play: &Play) -> Vec<Tile> {
    let covered = |seat| {
        let count = play.view(seat).hand_len(seat);
        vec![Tile { face: TileFace::Back, use_of: Use::Idle, is_chosen: false }; count]
    };
    let (seat, chosen) = match play.mode() {
        Mode::Covered(seat) => return covered(*seat),
        Mode::Card | Mode::Way(_) => (play.session().to_move(), Some(play.cursor())),
        Mode::Bot { .. } | Mode::Unsaved | Mode::Over => (play.viewer(), None),
    };
    let Some(seat) = seat else { return vec![] };
    let tile = |(index, item): (usize, Item)| {
        let (face, use_of) = match item {
            Item::Pass => (TileFace::Pass, Use::Play),
            Item::Card(card) => (
                TileFace::Card(card),
                match chosen {
                    None => Use::Idle,
                    Some(_) if play.can_play(card.rank()) => Use::Play,
                    Some(_) if play.can_discard(card.rank()) => Use::Discard,
                    Some(_) => Use::None,
                },
            ),
        };
        Tile { face, use_of, is_chosen: chosen == Some(index) }
    };
    play.items(seat).into_iter().enumerate().map(tile).collect()
}

fn draw_words(canvas: &mut Canvas<'_>, area: Rect, play: &Play, names_are_cut: bool) {
    let mut y = area.y;
    let mut say_at = |canvas: &mut Canvas<'_>, text: &str, style: Style| {
        for line in wrap(text, area.width.into()) {
            canvas.put(area, area.x, y, &line, style);
            y += 1;
        }
    };
    let theme = canvas.theme;
    if let Some(notice) = &play.notice {
        say_at(canvas, notice, theme.warning());
    }
    let few = area.height <= 3;
    match play.mode() {
        Mode::Way(choice) if few => {
            let seat = play.session().to_move().unwrap_or(Seat::A);
            let board = play.session().state().board();
            let (text, hurts) = play.telling().offer(seat, board, choice, choice.cursor());
            let count = format!("{}/{} ", choice.cursor() + 1, choice.offers().len());
            let style = if hurts { theme.warning() } else { theme.strong() };
            say_at(canvas, &format!("{count}{text}"), style);
            return;
        }
        _ => say_at(canvas, &status(play), theme.strong()),
    }
    let mut rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    if names_are_cut && 12 < rest.height {
        let taken = draw_names(canvas, rest, play);
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
    let lines = play.log.lines();
    draw_log(canvas, rest, &lines[..lines.len() - play.log_up.min(lines.len())], &play.people);
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
    let line = canvas.theme.pick("─", "-").repeat(area.width.into());
    canvas.put(area, area.x, area.y, &line, canvas.theme.faint());
    canvas.put(area, area.x + 2, area.y, &format!(" {} ", say!("log-title")), canvas.theme.faint());
}

/// Returns what the game waits for, in words.
fn status(play: &Play) -> String {
    let session = play.session();
    let name = |seat: Seat| play.people.name(seat).to_owned();
    match play.mode() {
        Mode::Over => over(play),
        Mode::Unsaved => say!("status-unsaved"),
        Mode::Covered(seat) => say!("status-covered", who = name(*seat)),
        Mode::Bot { thought, .. } => {
            let who = session.to_move().map(name).unwrap_or_default();
            if thought.is_some() { say!("status-bot-shown", who = who) } else { say!("status-bot-thinks", who = who) }
        }
        Mode::Way(choice) => {
            let Some(seat) = session.to_move() else { return String::new() };
            let card = telling::card(choice.card(), play.theme());
            match choice.steps_left(&play.view(seat)) {
                Some((left, of)) => say!("status-split", card = card, left = left, of = of),
                None => say!("status-way", card = card, count = choice.offers().len()),
            }
        }
        Mode::Card => {
            let Some(seat) = session.to_move() else { return String::new() };
            let (view, who) = (play.view(seat), name(seat));
            if view.is_extra_play() {
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

/// Draws the list of what may be chosen; returns how many rows it took.
fn draw_offers(canvas: &mut Canvas<'_>, area: Rect, play: &Play) -> u16 {
    let (Mode::Way(choice), Some(seat)) = (play.mode(), play.session().to_move()) else { return 0 };
    let theme = canvas.theme;
    let width = usize::from(area.width.saturating_sub(4)).max(1);
    let told: Vec<_> = (0..choice.offers().len())
        .map(|it| play.telling().offer(seat, play.session().state().board(), choice, it))
        .map(|(text, hurts)| (wrap(&text, width), hurts))
        .collect();
    // Begin so far down that the one looked at is seen whole.
    let rows = |from: usize, to: usize| told[from..=to].iter().map(|it| it.0.len()).sum::<usize>();
    let cursor = choice.cursor();
    let first = (0..=cursor).find(|it| rows(*it, cursor) <= usize::from(area.height)).unwrap_or(cursor);
    let mut y = area.y;
    for (index, (lines, hurts)) in told.iter().enumerate().skip(first) {
        if area.bottom() <= y {
            break;
        }
        let top = y;
        let looked_at = index == cursor;
        let number = if index < 10 { ((index + 1) % 10).to_string() } else { " ".to_owned() };
        let sign = if looked_at { theme.pick("►", ">") } else { " " };
        canvas.put(area, area.x, y, sign, theme.strong());
        canvas.put(area, area.x + 1, y, &number, theme.key());
        let style = match (looked_at, hurts) {
            (true, _) => theme.chosen(),
            (false, true) => theme.warning(),
            (false, false) => theme.text(),
        };
        for line in lines {
            canvas.put(area, area.x + 3, y, line, style);
            y += 1;
        }
        let place = Rect { y: top, height: (y - top).min(area.bottom() - top), ..area };
        canvas.hit(place, Hit::Item(index));
    }
    (y - area.y).min(area.height)
}

/// Draws the last of these lines that fit.
pub fn draw_log(canvas: &mut Canvas<'_>, area: Rect, lines: &[Line], people: &People) {
    let theme = canvas.theme;
    let mut bottom = area.bottom();
    for line in lines.iter().rev() {
        let card = line.card.map(|it| telling::card(it, theme));
        let indent: u16 = if line.seat.is_some() { 4 } else { 0 };
        let text = [card.as_deref(), Some(line.text.as_str())].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let told = wrap(&text, usize::from(area.width.saturating_sub(indent)).max(1));
        let height = told.len() as u16;
        if bottom < area.y + height {
            break;
        }
        bottom -= height;
        if let Some(seat) = line.seat {
            canvas.put(area, area.x, bottom, &format!(" {} ", seat.letter()), theme.marble(people.tint(seat)));
        }
        let style = if line.seat.is_some() { theme.text() } else { theme.faint() };
        for (row, text) in told.iter().enumerate() {
            canvas.put(area, area.x + indent, bottom + row as u16, text, style);
        }
        if let Some(card) = card {
            canvas.put(area, area.x + indent, bottom, &card, theme.strong());
        }
    }
}

fn draw_curtain(canvas: &mut Canvas<'_>, area: Rect, play: &Play, seat: Seat) {
    let theme = canvas.theme;
    let events = play.session().record().events().len();
    let since = play.log.since_last_move(seat, events);
    let width = 46.min(area.width);
    let height = 12.min(area.height);
    let place = area.centered(ratatui::layout::Constraint::Length(width), ratatui::layout::Constraint::Length(height));
    let inner = canvas.frame(place, &say!("curtain-title"), theme.strong());
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let at = canvas.put(inner, inner.x, inner.y, &format!(" {} ", seat.letter()), theme.marble(play.people.tint(seat)));
    let name = cut(play.people.name(seat), usize::from(inner.right().saturating_sub(at + 1)), theme);
    canvas.put(inner, at + 1, inner.y, &name, theme.strong());
    let mut y = inner.y + 1;
    for line in wrap(&say!("curtain-text"), inner.width.into()) {
        canvas.put(inner, inner.x, y, &line, theme.text());
        y += 1;
    }
    let rest = Rect { y: y + 1, height: inner.bottom().saturating_sub(y + 1), ..inner };
    draw_log(canvas, rest, since, &play.people);
    canvas.hit(place, Hit::Do(Action::Confirm));
}
