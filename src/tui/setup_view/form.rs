//! The form: the games to go on with, the rules, the players, how to begin.

mod players;

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    session::{Agreed, Hands, TakingBack},
    tock::Seat,
    tui::{
        canvas::{Canvas, cut},
        keys::Action,
        setup::{Row, SetUp, Unfinished, Unit},
        setup_view::cells::{Cell, button, heading, more, top, turning, typing},
        theme::Theme,
    },
};

use players::Columns;

/// How wide a name of a profile or variant is shown at the most.
const RULES_WIDTH: usize = 18;
/// How wide the digits of a seed are.
const SEED_WIDTH: u16 = 15;
/// How wide the digits of the length of a match are.
const COUNT_WIDTH: u16 = 3;

/// One line of the form.
enum Piece {
    Gap,
    /// A heading, and what may be chosen in its line.
    Heading(&'static str, Option<Row>),
    /// The heads of the columns about the players.
    Heads,
    Line(Vec<Row>),
}

/// What all lines of the form need.
struct Form<'a> {
    setup: &'a SetUp,
    rows: Vec<Row>,
    theme: Theme,
}

/// Draws the form, and below it what begins the game.
pub fn draw(canvas: &mut Canvas<'_>, area: Rect, setup: &SetUp, cursor: &mut Option<Position>) {
    let form = Form { setup, rows: setup.rows(), theme: canvas.theme };
    let pieces = form.pieces();
    let gap = u16::from(pieces.len() + 2 <= usize::from(area.height));
    let start = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
    let area = Rect { height: area.height.saturating_sub(1 + gap), ..area };
    let pieces = fitting(pieces, area.height.into());
    let at = pieces.iter().position(|it| it.holds(setup.at())).unwrap_or(pieces.len().saturating_sub(1));
    let fits = usize::from(area.height);
    let top = top(at, fits, pieces.len());
    for (y, piece) in (area.y..).zip(pieces.iter().skip(top).take(fits)) {
        match piece {
            Piece::Gap => {}
            Piece::Heading(key, row) => form.heading(canvas, area, y, key, *row),
            Piece::Heads => Columns::new(area).heads(canvas, area, y, setup.game()),
            Piece::Line(rows) => form.line(canvas, area, y, rows, cursor),
        }
    }
    more(canvas, area, (0 < top, top + fits < pieces.len()), (Action::Up, Action::Down));
    // What begins the game is always there, however long the form is.
    let y = if gap == 1 && pieces.len() < fits { area.y + pieces.len() as u16 + gap } else { start.y };
    form.start(canvas, Rect { y, ..start });
}

impl Piece {
    fn holds(&self, row: Row) -> bool {
        match self {
            Self::Gap | Self::Heads => false,
            Self::Heading(_, held) => *held == Some(row),
            Self::Line(rows) => rows.contains(&row),
        }
    }
}

/// Returns the lines without what is there only for the eye, as far as there is no room for it.
fn fitting(mut pieces: Vec<Piece>, fits: usize) -> Vec<Piece> {
    for is_idle in [
        |it: &Piece| matches!(it, Piece::Gap),
        |it: &Piece| matches!(it, Piece::Heads),
        |it: &Piece| matches!(it, Piece::Heading(_, None)),
    ] {
        if fits < pieces.len() {
            pieces.retain(|it| !is_idle(it));
        }
    }
    pieces
}

impl Form<'_> {
    fn pieces(&self) -> Vec<Piece> {
        let mut pieces = vec![];
        let mut last = None;
        for line in self.setup.lines() {
            let key = match line[0] {
                Row::AllGames | Row::Game(_) => "setup-games",
                Row::Profile | Row::Browse | Row::Variant(_) | Row::House => "setup-rules",
                Row::Players | Row::Who(_) | Row::Name(_) | Row::Colour(_) | Row::Side(_) | Row::SideName(_) => {
                    "setup-players"
                }
                Row::First | Row::Seed | Row::Practice | Row::OpenHands | Row::Length | Row::Count => "setup-begin",
                Row::Start => continue,
            };
            let in_heading = match line[0] {
                Row::AllGames => Some(Row::AllGames),
                Row::Players => Some(Row::Players),
                _ => None,
            };
            if last != Some(key) {
                pieces.extend(last.map(|_| Piece::Gap));
                pieces.push(Piece::Heading(key, in_heading));
                if let Row::Side(_) = line[0] {
                    pieces.push(Piece::Heads);
                }
                last = Some(key);
            }
            match in_heading {
                Some(Row::Players) => pieces.push(Piece::Heads),
                Some(_) => {}
                None => pieces.push(Piece::Line(line)),
            }
        }
        pieces
    }

    fn cell<'b>(&self, row: Row, text: &'b str) -> Cell<'b> {
        let index = self.rows.iter().position(|it| *it == row).unwrap_or(usize::MAX);
        Cell { text, style: self.theme.text(), is_chosen: self.setup.at() == row, index }
    }

    fn faint<'b>(&self, row: Row, text: &'b str) -> Cell<'b> {
        Cell { style: self.theme.faint(), ..self.cell(row, text) }
    }

    fn heading(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, key: &str, row: Option<Row>) {
        let end = heading(canvas, area, y, &say!(key));
        match row {
            Some(Row::Players) => {
                let text = self.setup.players.to_string();
                let end = turning(canvas, area, (end, y), 1, &self.cell(Row::Players, &text));
                canvas.put(area, end, y, " ", self.theme.text());
            }
            Some(row) => {
                let text = format!("{}{}", say!("setup-all-games"), self.dots());
                let x = area.right().saturating_sub(text.width() as u16 + 1).max(end);
                canvas.put(area, x.saturating_sub(1), y, " ", self.theme.text());
                button(canvas, area, (x, y), &self.cell(row, &text));
            }
            None => {}
        }
    }

    fn dots(&self) -> &'static str {
        self.theme.pick("…", "...")
    }

    fn line(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, rows: &[Row], cursor: &mut Option<Position>) {
        let begin = area.x + 1;
        match rows[0] {
            Row::Game(index) => self.game(canvas, area, y, index),
            Row::Profile => self.profile(canvas, area, y),
            Row::Variant(index) => self.variant(canvas, area, y, index),
            Row::House => {
                let text = format!("{}{}", say!("setup-house"), self.dots());
                let end = button(canvas, area, (begin, y), &self.cell(Row::House, &text));
                let changed = self.setup.changes();
                let style = if changed == 0 { self.theme.faint() } else { self.theme.strong() };
                canvas.put(area, end + 2, y, &say!("setup-changed", count = changed), style);
            }
            Row::Who(seat) => self.seat(canvas, area, y, seat, cursor),
            Row::Side(seat) => self.side(canvas, area, y, seat, cursor),
            Row::Length => self.length(canvas, area, y, cursor),
            Row::Seed => {
                let at = self.label(canvas, area, y, "setup-seed");
                self.seed(canvas, area, (at + 1, y), cursor);
            }
            Row::First => self.begin(canvas, area, y, cursor),
            Row::Practice => {
                let Agreed { taking_back, hands } = self.setup.agreed;
                let is_practice = taking_back == TakingBack::Practice;
                let end = self.tick(canvas, area, (begin, y), rows[0], ("setup-practice", is_practice));
                if rows.contains(&Row::OpenHands) {
                    self.tick(canvas, area, (end + 2, y), Row::OpenHands, ("setup-open-hands", hands == Hands::Open));
                }
            }
            Row::AllGames
            | Row::Browse
            | Row::Players
            | Row::Name(_)
            | Row::Colour(_)
            | Row::SideName(_)
            | Row::Count
            | Row::OpenHands
            | Row::Start => {}
        }
    }

    fn profile(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16) {
        let at = self.label(canvas, area, y, "setup-profile");
        let profiles = &self.setup.profiles;
        let width = profiles.iter().map(|it| it.label.width()).max().unwrap_or(0).clamp(6, RULES_WIDTH);
        let name = profiles.get(self.setup.profile).map_or("", |it| it.label.as_str());
        let end = turning(canvas, area, (at, y), width as u16, &self.cell(Row::Profile, name));
        let text = format!("{}{}", say!("setup-browse"), self.dots());
        button(canvas, area, (end + 2, y), &self.cell(Row::Browse, &text));
    }

    fn variant(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, index: usize) {
        let variants = self.setup.variants();
        let width = variants.iter().map(|it| it.0.label.width()).max().unwrap_or(0).min(RULES_WIDTH);
        let (named, is_on) = &variants[index];
        let text = format!("{} {}", self.sign(*is_on), cut(&named.label, width, self.theme));
        let cell = self.cell(Row::Variant(index), &text);
        let style = if *is_on { self.theme.strong() } else { cell.style };
        button(canvas, area, (area.x + 1, y), &Cell { style, ..cell });
        let x = area.x + 1 + width as u16 + 6;
        let room = usize::from(area.right().saturating_sub(x + 1));
        canvas.put(area, x, y, &cut(&named.summary, room, self.theme), self.theme.faint());
    }

    /// Draws a word that is so or not; returns the column behind it.
    fn tick(&self, canvas: &mut Canvas<'_>, area: Rect, at: (u16, u16), row: Row, (key, is_so): (&str, bool)) -> u16 {
        let text = format!("{} {}", self.sign(is_so), say!(key));
        let cell = self.cell(row, &text);
        let style = if is_so { self.theme.strong() } else { cell.style };
        button(canvas, area, at, &Cell { style, ..cell })
    }

    fn sign(&self, is_so: bool) -> &'static str {
        if is_so { self.theme.pick("[×]", "[x]") } else { "[ ]" }
    }

    /// Draws a word before a value; returns the column where the value begins, the same for all.
    fn label(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, key: &str) -> u16 {
        let width =
            ["setup-profile", "setup-first", "setup-length"].map(|it| say!(it).width()).into_iter().max().unwrap_or(0);
        canvas.put(area, area.x + 1, y, &say!(key), self.theme.text());
        area.x + 2 + width.min(usize::from(area.width) / 3) as u16
    }

    fn game(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, index: usize) {
        let games = &self.setup.games;
        let when = games.iter().map(|it| it.when.width()).max().unwrap_or(0).min(18);
        if let Some(game) = games.get(index) {
            let width = usize::from(area.width.saturating_sub(2));
            let text = game_line(game, when, width, self.theme);
            button(canvas, area, (area.x + 1, y), &self.cell(Row::Game(index), &text));
        }
    }

    /// Draws how long a match is.
    fn length(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, cursor: &mut Option<Position>) {
        let stones = &self.setup.stones;
        let at = self.label(canvas, area, y, "setup-length");
        let width = Unit::ALL.iter().map(|it| say!(it.key()).width()).max().unwrap_or(0) as u16;
        let unit = say!(stones.unit.key());
        let end = turning(canvas, area, (at, y), width, &self.cell(Row::Length, &unit));
        match (&self.setup.line, stones.unit) {
            (_, Unit::Open) => {}
            (Some(line), Unit::Games | Unit::Points) if self.setup.at() == Row::Count => {
                typing(canvas, area, (end + 3, y), COUNT_WIDTH, line, cursor);
            }
            (_, Unit::Games | Unit::Points) => {
                let count = stones.count.to_string();
                turning(canvas, area, (end + 2, y), COUNT_WIDTH, &self.cell(Row::Count, &count));
            }
        }
    }

    fn begin(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, cursor: &mut Option<Position>) {
        let first = |seat: Option<Seat>| {
            seat.map_or_else(|| say!("setup-by-chance"), |it| say!("setup-seat", seat = it.to_string()))
        };
        let width = [None, Some(Seat::A)].map(|it| first(it).width()).into_iter().max().unwrap_or(0) as u16;
        let at = self.label(canvas, area, y, "setup-first");
        let end = turning(canvas, area, (at, y), width, &self.cell(Row::First, &first(self.setup.first)));
        let at = canvas.put(area, end + 2, y, &say!("setup-seed"), self.theme.text()) + 1;
        self.seed(canvas, area, (at, y), cursor);
    }

    fn seed(&self, canvas: &mut Canvas<'_>, area: Rect, (at, y): (u16, u16), cursor: &mut Option<Position>) {
        match (&self.setup.line, self.setup.seed.as_str()) {
            (Some(line), _) if self.setup.at() == Row::Seed => {
                typing(canvas, area, (at, y), SEED_WIDTH, line, cursor);
            }
            (_, "") => {
                button(canvas, area, (at, y), &self.faint(Row::Seed, &say!("setup-by-chance")));
            }
            (_, seed) => {
                button(canvas, area, (at, y), &self.cell(Row::Seed, seed));
            }
        }
    }

    fn start(&self, canvas: &mut Canvas<'_>, area: Rect) {
        let text = format!("[ {} ]", say!("setup-start"));
        let cell = Cell { style: self.theme.offered(), ..self.cell(Row::Start, &text) };
        let end = button(canvas, area, (area.x + 1, area.y), &cell);
        let (text, style) = match self.setup.rules_name() {
            Some(name) => {
                let names = self.setup.variants().iter().filter(|it| it.1).map(|it| it.0.label.clone());
                let title = [name.to_owned()].into_iter().chain(names).collect::<Vec<_>>().join(" + ");
                (say!("setup-by", rules = title), self.theme.faint())
            }
            None => (say!("setup-faulty"), self.theme.warning()),
        };
        let room = usize::from(area.right().saturating_sub(end + 3));
        canvas.put(area, end + 2, area.y, &cut(&text, room, self.theme), style);
    }
}

/// Returns a game in a line: when it began, who plays, and how far it is.
pub fn game_line(game: &Unfinished, when: usize, width: usize, theme: Theme) -> String {
    let (names, far) = match &game.game {
        Ok(told) => (told.names.join(", "), say!("setup-moves", count = told.moves)),
        Err(_) => (say!("setup-damaged"), String::new()),
    };
    let padded = |text: String, width: usize| {
        let text = cut(&text, width, theme);
        let gap = " ".repeat(width.saturating_sub(text.width()));
        format!("{text}{gap}")
    };
    let room = width.saturating_sub(when + 2 + far.width() + 2);
    format!("{}  {}  {far}", padded(game.when.clone(), when), padded(names, room))
}
