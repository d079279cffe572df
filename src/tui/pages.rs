//! Pages to read over the table: the keys, and the rules in force.

mod help;
mod rules;

pub use help::Board;

use ratatui::{
    layout::{Constraint, Rect},
    style::{Modifier, Style},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tui::{
        canvas::{Canvas, Hit, wrap},
        keys::Action,
        theme::Theme,
    },
};

/// The widest a page becomes: longer lines are hard to read.
const WIDEST: u16 = 100;
/// The narrowest column of short entries, where there is room for two.
const COLUMN: usize = 34;

/// Something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    title: String,
    paragraphs: Vec<Paragraph>,
    /// The paragraph that stands at the top, and how many lines further the text is moved.
    top: (usize, isize),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Paragraph {
    /// What stands before it.
    label: String,
    text: String,
    kind: Kind,
    /// What a click on it does.
    action: Option<Action>,
}

/// What a paragraph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The title of those that follow.
    Heading,
    /// Text.
    Text,
    /// Text to which one may jump.
    Marked,
    /// One of several short ones, side by side where there is room.
    Short,
}

/// What stands between what belongs together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Gaps {
    /// An empty line.
    Lines,
    /// Nothing: every line counts.
    None,
}

/// One line of a page as it is drawn.
#[derive(Default)]
struct Row {
    /// The paragraph it belongs to.
    paragraph: usize,
    /// What stands in it: where, what, and how.
    parts: Vec<(usize, String, Style)>,
    /// What a click does: from where, how wide, and what.
    hits: Vec<(usize, usize, Action)>,
}

impl Paragraph {
    fn heading(text: impl Into<String>) -> Self {
        Self { label: String::new(), text: text.into(), kind: Kind::Heading, action: None }
    }

    fn text(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into(), kind: Kind::Text, action: None }
    }

    fn short(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into(), kind: Kind::Short, action: None }
    }

    fn marked(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into(), kind: Kind::Marked, action: None }
    }
}

impl Page {
    const fn new(title: String, paragraphs: Vec<Paragraph>) -> Self {
        Self { title, paragraphs, top: (0, 0) }
    }

    /// Returns a page of entries, each with what stands before it and its text.
    pub fn listing(title: String, entries: Vec<(String, String)>) -> Self {
        Self::new(title, entries.into_iter().map(|(label, text)| Paragraph::text(label, text)).collect())
    }

    /// Does what a key asks.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Up => self.scroll(-1),
            Action::Down => self.scroll(1),
            Action::PageUp => self.scroll(-10),
            Action::PageDown => self.scroll(10),
            Action::First => self.top = (0, 0),
            Action::Last => self.top = (self.paragraphs.len(), 0),
            Action::Next => self.jump(true),
            Action::Previous => self.jump(false),
            _ => {}
        }
    }

    /// Moves the text, down if `by` is negative.
    pub fn scroll(&mut self, by: isize) {
        // Drawing knows how much fits; here only nonsense is kept away.
        let most = self.paragraphs.iter().map(|it| 2 + it.text.len() / 20).sum::<usize>() as isize;
        self.top.1 = self.top.1.saturating_add(by).clamp(-most, most);
    }

    /// Puts the next marked paragraph at the top, or the one before, round and round.
    fn jump(&mut self, forward: bool) {
        let count = self.paragraphs.len();
        let order = (1..=count).map(|it| if forward { self.top.0 + it } else { self.top.0 + count - it } % count);
        let marked = |it: &usize| self.paragraphs[*it].kind == Kind::Marked;
        let found = order.into_iter().find(marked);
        if let Some(found) = found {
            self.top = (found, 0);
        }
    }

    /// Returns the page as lines of at most `width` columns.
    fn rows(&self, width: usize, theme: Theme, gaps: Gaps) -> Vec<Row> {
        let widest = |kind: fn(Kind) -> bool| {
            let labels = self.paragraphs.iter().filter(|it| kind(it.kind)).map(|it| it.label.width());
            labels.max().unwrap_or(0).min(width / 2)
        };
        let [text, short] = [widest(|it| matches!(it, Kind::Text | Kind::Marked)), widest(|it| it == Kind::Short)];
        let mut rows: Vec<Row> = vec![];
        let mut next = 0;
        while let Some(paragraph) = self.paragraphs.get(next) {
            let run = self.paragraphs[next..].iter().take_while(|it| it.kind == Kind::Short).count();
            match paragraph.kind {
                Kind::Short => {
                    rows.extend(columns(next, &self.paragraphs[next..next + run], short, width, theme));
                    next += run - 1;
                }
                Kind::Heading => {
                    if next != 0 && gaps == Gaps::Lines {
                        rows.push(Row { paragraph: next, ..Row::default() });
                    }
                    let style = theme.strong().add_modifier(Modifier::UNDERLINED);
                    let line = |text| Row { paragraph: next, parts: vec![(0, text, style)], hits: vec![] };
                    rows.extend(wrap(&paragraph.text, width).into_iter().filter(|it| !it.is_empty()).map(line));
                }
                Kind::Text | Kind::Marked => {
                    let style = if paragraph.kind == Kind::Marked { theme.strong() } else { theme.text() };
                    rows.extend(entry(paragraph, text, width, (theme.key(), style)).into_iter().map(|parts| Row {
                        paragraph: next,
                        parts,
                        hits: vec![],
                    }));
                }
            }
            next += 1;
        }
        rows
    }

    /// Draws the page over the screen.
    pub fn draw(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let width = WIDEST.min(area.width.saturating_sub(2)).max(area.width.min(20));
        let inner_width = usize::from(width.saturating_sub(6)).max(1);
        let mut rows = self.rows(inner_width, canvas.theme, Gaps::Lines);
        let is_short = self.paragraphs.iter().any(|it| it.kind == Kind::Short);
        if is_short && usize::from(area.height) < rows.len() + 2 {
            rows = self.rows(inner_width, canvas.theme, Gaps::None);
        }
        let height = (rows.len() as u16).saturating_add(4).min(area.height);
        let place = area.centered(Constraint::Length(width), Constraint::Length(height));
        let inner = canvas.frame(place, 2, &self.title, canvas.theme.strong());
        // Where every row counts, the page has no margin above and below.
        let margin = u16::from(rows.len() + 4 <= usize::from(area.height));
        let inner =
            Rect { y: inner.y + margin.min(inner.height), height: inner.height.saturating_sub(2 * margin), ..inner };
        let fits = usize::from(inner.height);
        let anchor = rows.iter().position(|it| self.top.0 <= it.paragraph).unwrap_or(rows.len());
        let top = anchor.saturating_add_signed(self.top.1).min(rows.len().saturating_sub(fits));
        for (y, row) in (inner.y..).zip(rows.iter().skip(top).take(fits)) {
            for (x, text, style) in &row.parts {
                canvas.put(inner, inner.x + *x as u16, y, text, *style);
            }
        }
        draw_rest(canvas, place, (top, fits, rows.len()));
        // A click beside it closes it, too.
        canvas.hit_beside(Hit::Do(Action::Back));
        for (y, row) in (inner.y..).zip(rows.iter().skip(top).take(fits)) {
            for (x, width, action) in &row.hits {
                let line = Rect { x: inner.x + *x as u16, y, width: *width as u16, height: 1 };
                canvas.hit(line.intersection(inner), Hit::Below(*action));
            }
        }
    }
}

/// Returns a paragraph with its label as lines.
fn entry(
    paragraph: &Paragraph,
    label: usize,
    width: usize,
    (label_style, style): (Style, Style),
) -> Vec<Vec<(usize, String, Style)>> {
    let indent = if label == 0 { 0 } else { label + 2 };
    let lines = wrap(&paragraph.text, width.saturating_sub(indent));
    let line = |(row, text): (usize, String)| match row {
        0 if !paragraph.label.is_empty() => vec![(0, paragraph.label.clone(), label_style), (indent, text, style)],
        _ => vec![(indent, text, style)],
    };
    lines.into_iter().enumerate().map(line).collect()
}

/// Returns short paragraphs side by side, one column after the other.
fn columns(first: usize, short: &[Paragraph], label: usize, width: usize, theme: Theme) -> Vec<Row> {
    let columns = (width / COLUMN).clamp(1, 3);
    let step = width / columns;
    let told: Vec<_> =
        short.iter().map(|it| entry(it, label, step.saturating_sub(2).max(1), (theme.key(), theme.text()))).collect();
    let total: usize = told.iter().map(Vec::len).sum();
    let longest = told.iter().map(Vec::len).max().unwrap_or(1);
    // As low as the columns can be without breaking a paragraph apart.
    let height = (total.div_ceil(columns)..=total).find(|height| {
        let (mut used, mut at) = (1, 0);
        for lines in told.iter().map(Vec::len) {
            if *height < at + lines {
                (used, at) = (used + 1, 0);
            }
            at += lines;
        }
        used <= columns && longest <= *height
    });
    let height = height.unwrap_or(total);
    let mut rows: Vec<Row> = (0..height).map(|_| Row { paragraph: first, ..Row::default() }).collect();
    let (mut column, mut at) = (0, 0);
    for (lines, paragraph) in told.into_iter().zip(short) {
        if height < at + lines.len() {
            (column, at) = (column + 1, 0);
        }
        for parts in lines {
            let moved = parts.into_iter().map(|(x, text, style)| (x + column * step, text, style));
            rows[at].parts.extend(moved);
            rows[at].hits.extend(paragraph.action.map(|it| (column * step, step, it)));
            at += 1;
        }
    }
    rows
}

/// Draws at the rim how to close the page, and how much of it there is.
fn draw_rest(canvas: &mut Canvas<'_>, place: Rect, (top, fits, rows): (usize, usize, usize)) {
    let Some(y) = place.bottom().checked_sub(1) else { return };
    let theme = canvas.theme;
    let within = Rect { x: place.x + 2.min(place.width), width: place.width.saturating_sub(4), ..place };
    let close = format!(" {} ", say!("page-close"));
    canvas.put(within, within.x, y, &close, theme.faint());
    if rows <= fits {
        return;
    }
    let more = format!(" {}-{}/{rows} ", top + 1, (top + fits).min(rows));
    let x = within.right().saturating_sub(more.width() as u16);
    canvas.put(within, x, y, &more, theme.faint());
    // The thumb in the right rim: as long as the part that is seen.
    let height = usize::from(place.height.saturating_sub(2));
    let thumb = (height * fits / rows).max(1).min(height);
    let from = (height - thumb) * top / (rows - fits);
    let x = place.right().saturating_sub(1);
    for row in from..from + thumb {
        canvas.put(place, x, place.y + 1 + row as u16, theme.pick("┃", "#"), theme.strong());
    }
}
