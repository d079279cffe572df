//! Draws the form in which a game is set up.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        desk,
        keys::Context,
        setup::{Row, SetUp, Who},
    },
};

/// The narrowest form.
const NARROWEST: u16 = 34;
/// How many rows there are for what is said about a row.
const ABOUT: u16 = 3;

/// Draws the form; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, setup: &SetUp, cursor: &mut Option<Position>) -> bool {
    let area = canvas.area();
    if area.width < NARROWEST || area.height < 8 {
        return false;
    }
    let theme = canvas.theme;
    canvas.put(area, area.x, area.y, &" ".repeat(area.width.into()), theme.bar());
    canvas.put(area, area.x + 1, area.y, &say!("setup-title"), theme.bar());
    let footer = Rect { y: area.bottom() - 1, height: 1, ..area };
    let body = Rect { y: area.y + 2, height: area.height - 4, x: area.x + 1, width: area.width - 2 };
    // What is said about a row stands below the form.
    let about = ABOUT.min(body.height / 3);
    let form = Rect { height: body.height - about - 1, ..body };
    let about = Rect { y: form.bottom() + 1, height: about, ..body };
    draw_form(canvas, form, setup, cursor);
    draw_about(canvas, about, setup);
    let context = if setup.is_typing() { Context::Text } else { Context::SetUp };
    desk::draw_footer(canvas, footer, context, |_| true);
    true
}

/// One line of the form: a heading, or a row.
enum Entry {
    Gap,
    Heading(String),
    Row(usize, Row),
}

fn entries(setup: &SetUp) -> Vec<Entry> {
    let mut entries = vec![];
    let mut last = None;
    for (index, row) in setup.rows().into_iter().enumerate() {
        let heading = match row {
            Row::Game(_) => "setup-games",
            Row::Profile | Row::Variant(_) => "setup-rules",
            Row::Players | Row::Who(_) | Row::Name(_) | Row::Colour(_) => "setup-players",
            Row::Seed | Row::Start => "setup-begin",
        };
        if last != Some(heading) {
            if last.is_some() {
                entries.push(Entry::Gap);
            }
            entries.push(Entry::Heading(say!(heading)));
            last = Some(heading);
        }
        entries.push(Entry::Row(index, row));
    }
    entries
}

fn draw_form(canvas: &mut Canvas<'_>, area: Rect, setup: &SetUp, cursor: &mut Option<Position>) {
    let mut entries = entries(setup);
    // Names and colours stand beside who sits there, so they take no line of their own.
    let lines = |entries: &[Entry]| entries.iter().filter(|it| takes_line(it)).count();
    if usize::from(area.height) < lines(&entries) {
        entries.retain(|it| !matches!(it, Entry::Gap));
    }
    if usize::from(area.height) < lines(&entries) {
        entries.retain(|it| !matches!(it, Entry::Heading(_)));
    }
    let line_of = |row: Row| {
        let index = entries.iter().position(|it| matches!(it, Entry::Row(_, other) if *other == row)).unwrap_or(0);
        entries[..=index].iter().filter(|it| takes_line(it)).count().saturating_sub(1)
    };
    let height = usize::from(area.height);
    let top = (line_of(setup.at()) + 1).saturating_sub(height);
    let mut line = 0_usize;
    for entry in &entries {
        let own = usize::from(takes_line(entry));
        line += own;
        let at = line.saturating_sub(1);
        if at < top || top + height <= at {
            continue;
        }
        let y = area.y + (at - top) as u16;
        match entry {
            Entry::Gap => {}
            Entry::Heading(text) => {
                canvas.put(area, area.x, y, text, canvas.theme.strong());
            }
            Entry::Row(index, row) => draw_row(canvas, area, y, setup, (*index, *row), cursor),
        }
    }
}

const fn takes_line(entry: &Entry) -> bool {
    !matches!(entry, Entry::Row(_, Row::Name(_) | Row::Colour(_)))
}

fn draw_row(
    canvas: &mut Canvas<'_>,
    area: Rect,
    y: u16,
    setup: &SetUp,
    (index, row): (usize, Row),
    cursor: &mut Option<Position>,
) {
    let theme = canvas.theme;
    let chosen = setup.at() == row;
    let style = if chosen { theme.chosen() } else { theme.text() };
    let (before, after) = (theme.pick("◄", "<"), theme.pick("►", ">"));
    let turned = |text: &str| if chosen { format!("{before} {text} {after}") } else { format!("  {text}  ") };
    let x = area.x + 2;
    let (x, text, style) = match row {
        Row::Game(game) => (x, setup.games[game].text.clone(), style),
        Row::Profile => {
            let name = setup.profiles.get(setup.profile).map_or("", |it| it.name.as_str());
            let at = canvas.put(area, x, y, &say!("setup-profile"), theme.text());
            let summary = setup.profiles.get(setup.profile).map_or("", |it| it.summary.as_str());
            let name = turned(name);
            let column = (at.max(x + 10) + name.width() as u16 + 2).max(x + 24);
            let room = usize::from(area.right().saturating_sub(column));
            canvas.put(area, column, y, &cut(summary, room, theme), theme.faint());
            (at.max(x + 10), name, style)
        }
        Row::Variant(variant) => {
            let (named, on) = &setup.variants[variant];
            let sign = if *on { theme.pick("[×]", "[x]") } else { "[ ]" };
            let summary = x + 20;
            let room = usize::from(area.right().saturating_sub(summary));
            canvas.put(area, summary, y, &cut(&named.summary, room, theme), theme.faint());
            (x, format!("{sign} {}", cut(&named.name, 15, theme)), style)
        }
        Row::Players => {
            let at = canvas.put(area, x, y, &say!("setup-count"), theme.text());
            (at.max(x + 10), turned(&setup.players.to_string()), style)
        }
        Row::Who(seat) => {
            let chair = &setup.chairs[seat];
            canvas.put(area, x, y, &format!(" {} ", seat.letter()), theme.marble(chair.tint));
            let who = match chair.who {
                Who::Human => say!("setup-human"),
                Who::Bot(level) => say!("setup-bot", level = level.name()),
            };
            (x + 4, format!("{who:<12}"), style)
        }
        Row::Name(seat) => {
            let name = &setup.chairs[seat].name;
            let shown = if name.is_empty() && !setup.is_typing() { say!("setup-no-name") } else { name.clone() };
            (x + 17, shown, if name.is_empty() && !chosen { theme.faint() } else { style })
        }
        Row::Colour(seat) => (x + 35, say!(setup.chairs[seat].tint.key()), style),
        Row::Seed => {
            let at = canvas.put(area, x, y, &say!("setup-seed"), theme.text());
            let drawn = setup.seed.is_empty() && !setup.is_typing();
            let shown = if drawn { say!("setup-no-seed") } else { setup.seed.clone() };
            (at.max(x + 10) + 2, shown, if drawn && !chosen { theme.faint() } else { style })
        }
        Row::Start => (x, format!("[ {} ]", say!("setup-start")), if chosen { style } else { theme.strong() }),
    };
    let room = usize::from(area.right().saturating_sub(x));
    let shown = cut(&text, room, theme);
    let typing = chosen && setup.is_typing();
    let end = canvas.put(area, x, y, &shown, if typing { theme.offered() } else { style });
    if typing {
        let at = canvas.put(area, end, y, "_", theme.offered());
        *cursor = Some(Position::new(at.saturating_sub(1), y));
    }
    canvas.hit(Rect { x, y, width: (shown.width() as u16).max(4), height: 1 }, Hit::Item(index));
}

/// Draws what is to be said about the row that is looked at.
fn draw_about(canvas: &mut Canvas<'_>, area: Rect, setup: &SetUp) {
    let theme = canvas.theme;
    let mut told = vec![];
    if let Some(notice) = &setup.notice {
        told.push((notice.clone(), theme.warning()));
    }
    let about = match setup.at() {
        Row::Game(index) => say!("about-game", name = setup.games[index].name.as_str()),
        Row::Profile => setup.profiles.get(setup.profile).map_or_else(String::new, |it| it.summary.clone()),
        Row::Variant(index) => setup.variants[index].0.summary.clone(),
        Row::Players => say!("about-players"),
        Row::Who(_) => say!("about-who"),
        Row::Name(_) => say!("about-name"),
        Row::Colour(_) => say!("about-colour"),
        Row::Seed => say!("about-seed"),
        Row::Start => say!("about-start"),
    };
    told.push((about, theme.text()));
    match &setup.rules {
        Err(fault) if setup.notice.as_ref() != Some(fault) => {
            told.push((say!("setup-faulty"), theme.strong()));
            told.push((fault.clone(), theme.warning()));
        }
        Err(_) => {}
        Ok(table) => {
            let names = setup.variants.iter().filter(|it| it.1).map(|it| it.0.name.clone());
            let title = [table.name.clone()].into_iter().chain(names).collect::<Vec<_>>().join(" + ");
            told.push((say!("setup-by", rules = title), theme.faint()));
        }
    }
    let mut y = area.y;
    for (text, style) in told {
        for line in wrap(&text, area.width.into()) {
            canvas.put(area, area.x, y, &line, style);
            y += 1;
        }
        y += 1;
    }
}
