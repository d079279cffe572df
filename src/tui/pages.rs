//! Pages to read over the table: the keys, and the rules in force.

use ratatui::{
    layout::{Constraint, Rect},
    style::Style,
};
use unicode_width::UnicodeWidthStr;

use crate::{
    profile::{Library, Request, Table, plain},
    say,
    session::record::Header,
    tock::rules::Switch,
    tui::{
        canvas::{Canvas, Hit, wrap},
        keys::{self, Action, Context},
        theme::Theme,
    },
};

/// Something to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Page {
    title: String,
    paragraphs: Vec<Paragraph>,
    /// How many lines are scrolled off the top.
    top: usize,
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Paragraph {
    /// What stands before it.
    label: String,
    text: String,
    is_heading: bool,
}

impl Paragraph {
    fn heading(text: String) -> Self {
        Self { label: String::new(), text, is_heading: true }
    }

    fn text(label: impl Into<String>, text: impl Into<String>) -> Self {
        Self { label: label.into(), text: text.into(), is_heading: false }
    }
}

impl Page {
    /// Returns the page about the keys that do something now.
    pub fn help(context: Context, theme: Theme) -> Self {
        let mut paragraphs: Vec<Paragraph> = vec![];
        for binding in keys::bindings(context) {
            let word = say!(binding.word);
            match paragraphs.iter_mut().find(|it| it.text == word) {
                Some(same) => same.label = format!("{} {}", same.label, binding.label(theme)),
                None => paragraphs.push(Paragraph::text(binding.label(theme), word)),
            }
        }
        let fixed = [("Ctrl-C", "key-quit"), ("Ctrl-Z", "key-suspend"), ("Ctrl-L", "key-repaint")];
        paragraphs.extend(fixed.map(|(label, word)| Paragraph::text(label, say!(word))));
        if !matches!(context, Context::SetUp | Context::Text) {
            paragraphs.push(Paragraph::heading(String::new()));
            paragraphs.push(Paragraph::heading(say!("help-signs")));
            paragraphs.extend(signs(theme));
        }
        Self { title: say!("help-title"), paragraphs, top: 0 }
    }

    /// Returns the page about the rules a game was begun with.
    pub fn rules(title: &str, header: &Header, library: &Library) -> Self {
        let set = header.set.iter().map(|(switch, value)| format!("{switch}={}", plain::toml(value))).collect();
        let request = Request { rules: header.rules.clone(), variants: header.variants.clone(), set, folder: None };
        // The game is played by the rules it keeps: if the profile says otherwise by now, these are shown alone.
        match library.resolve(&request) {
            Ok(table) if table.resolved() == header.resolved => Self::of_table(title, &table),
            Ok(_) | Err(_) => Self { title: title.to_owned(), paragraphs: resolved(&header.resolved), top: 0 },
        }
    }

    /// Returns the page about rules.
    pub fn of_table(title: &str, table: &Table) -> Self {
        let mut paragraphs = vec![];
        if !table.summary.is_empty() {
            paragraphs.push(Paragraph::text("", table.summary.clone()));
            paragraphs.push(Paragraph::heading(String::new()));
        }
        paragraphs.extend(plain::lines(table).iter().flat_map(|line| {
            let card = match line.switch {
                Switch::Cards(rank) => Some(rank),
                _ => None,
            };
            let text = |said: &String| match card {
                Some(rank) => format!("{rank}: {said}"),
                None => said.clone(),
            };
            line.says.iter().map(|it| Paragraph::text("-", text(it))).collect::<Vec<_>>()
        }));
        Self { title: title.to_owned(), paragraphs, top: 0 }
    }

    /// Does what a key asks.
    pub fn act(&mut self, action: Action) {
        match action {
            Action::Up => self.scroll(-1),
            Action::Down => self.scroll(1),
            Action::PageUp => self.scroll(-10),
            Action::PageDown => self.scroll(10),
            Action::First => self.top = 0,
            Action::Last => self.scroll(isize::MAX),
            _ => {}
        }
    }

    /// Moves the text, down if `by` is negative.
    pub fn scroll(&mut self, by: isize) {
        // Drawing knows how much fits; here only nonsense is kept away.
        let most = self.paragraphs.iter().map(|it| 1 + it.text.len() / 20).sum::<usize>();
        self.top = self.top.saturating_add_signed(by).min(most);
    }

    /// Draws the page over the screen.
    pub fn draw(&self, canvas: &mut Canvas<'_>) {
        let area = canvas.area();
        let width = 76.min(area.width.saturating_sub(2)).max(area.width.min(20));
        let inner_width = usize::from(width.saturating_sub(6)).max(1);
        let label = self.paragraphs.iter().filter(|it| !it.is_heading).map(|it| it.label.width()).max().unwrap_or(0);
        let label = label.min(inner_width / 2);
        let indent = if label == 0 { 0 } else { label + 2 };
        let mut lines: Vec<(String, String, Style)> = vec![];
        for paragraph in &self.paragraphs {
            let (style, indent) =
                if paragraph.is_heading { (canvas.theme.strong(), 0) } else { (canvas.theme.text(), indent) };
            for (row, text) in wrap(&paragraph.text, inner_width.saturating_sub(indent)).into_iter().enumerate() {
                let label = if row == 0 { paragraph.label.clone() } else { String::new() };
                lines.push((label, text, style));
            }
        }
        let height = (lines.len() as u16).saturating_add(4).min(area.height);
        let place = area.centered(Constraint::Length(width), Constraint::Length(height));
        canvas.cover();
        let inner = canvas.frame(place, &self.title, canvas.theme.strong());
        let inner = Rect {
            x: inner.x + 2.min(inner.width),
            width: inner.width.saturating_sub(4),
            y: inner.y + 1.min(inner.height),
            height: inner.height.saturating_sub(2),
        };
        let fits = usize::from(inner.height);
        let top = self.top.min(lines.len().saturating_sub(fits));
        for (row, (name, text, style)) in lines.iter().skip(top).take(fits).enumerate() {
            let y = inner.y + row as u16;
            canvas.put(inner, inner.x, y, name, canvas.theme.key());
            let at = inner.x + if name.is_empty() && *style == canvas.theme.strong() { 0 } else { indent as u16 };
            canvas.put(inner, at, y, text, *style);
        }
        draw_rest(canvas, place, (top, fits, lines.len()));
        canvas.hit(place, Hit::Do(Action::Back));
    }
}

/// Draws at the lower rim how to close the page, and how much of it there is.
fn draw_rest(canvas: &mut Canvas<'_>, place: Rect, (top, fits, lines): (usize, usize, usize)) {
    let Some(y) = place.bottom().checked_sub(1) else { return };
    let within = Rect { x: place.x + 2.min(place.width), width: place.width.saturating_sub(4), ..place };
    let close = format!(" {} ", say!("page-close"));
    canvas.put(within, within.x, y, &close, canvas.theme.faint());
    if fits < lines {
        let more = format!(" {}-{}/{lines} ", top + 1, (top + fits).min(lines));
        let x = within.right().saturating_sub(more.width() as u16);
        canvas.put(within, x, y, &more, canvas.theme.faint());
    }
}

/// Returns the signs on the board and what they mean.
fn signs(theme: Theme) -> Vec<Paragraph> {
    let arrows = theme.pick("◄ ▲ ► ▼", "< ^ > v");
    let slot = theme.pick("○", "o");
    let from = theme.pick("◦", ",");
    let path = theme.pick("●", ":");
    let signs = [
        ("A", "sign-marble"),
        ("A*", "sign-guarded"),
        (arrows, "sign-post"),
        (arrows, "sign-doorstep"),
        (slot, "sign-slot"),
        ("7", "sign-shortcut"),
        ("A?", "sign-may-leave"),
        ("+", "sign-may-arrive"),
        ("A+", "sign-arrives"),
        ("Ax", "sign-captures"),
        ("bx", "sign-sent-back"),
        ("a", "sign-leaves"),
        (path, "sign-path"),
        ("A'", "sign-came-to"),
        (from, "sign-came-from"),
    ];
    signs.map(|(sign, word)| Paragraph::text(sign, say!(word))).into()
}

/// Returns the switches of a game whose profile is gone or has changed, as a profile writes them.
fn resolved(resolved: &serde_json::Value) -> Vec<Paragraph> {
    let mut paragraphs = vec![Paragraph::text("", say!("rules-kept")), Paragraph::heading(String::new())];
    let tables = resolved.as_object().into_iter().flatten();
    paragraphs.extend(tables.flat_map(|(table, switches)| {
        let switches = switches.as_object().into_iter().flatten();
        switches
            .map(|(key, value)| Paragraph::text("", format!("{table}.{key} = {}", plain::toml(value))))
            .collect::<Vec<_>>()
    }));
    paragraphs
}
