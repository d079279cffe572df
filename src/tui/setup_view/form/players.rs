//! The players in the form: who plays, by what name, in which colour.

use ratatui::layout::{Position, Rect};
use unicode_width::UnicodeWidthStr;

use crate::{
    games::Name,
    say,
    session::Player,
    telling, toccadille,
    tock::Seat,
    tui::{
        canvas::{Canvas, cut},
        setup::{NAME_WIDTH, Row, Who},
        setup_view::{
            cells::{Cell, button, turning, typing},
            form::Form,
        },
        theme::Tint,
        toccadille::board::letter,
    },
};

/// Where the columns about the players begin, and how wide they are.
pub(super) struct Columns {
    who: u16,
    who_width: u16,
    name: u16,
    name_width: u16,
    tint: u16,
    tint_width: u16,
    team: u16,
}

impl Columns {
    /// Returns the columns as wide as the words in them need.
    pub fn new(area: Rect) -> Self {
        let widest = |words: Vec<String>| words.iter().map(|it| it.width()).max().unwrap_or(0) as u16;
        let who_width = widest(<Who>::all().into_iter().map(who).collect());
        let tint_width = widest(Tint::ALL.iter().map(|it| say!(it.key())).collect());
        let team_width =
            widest(vec![say!("setup-alone"), say!("setup-with", seat = Seat::A.to_string()), say!("setup-team")]);
        let others = 1 + 3 + (who_width + 2) + 2 + (tint_width + 2);
        let room = area.width.saturating_sub(others);
        let least = 10;
        // Without room for all, the teams are left to the words beside the form.
        let name_width = if least + team_width + 2 <= room { room - team_width - 2 } else { room };
        let name_width = name_width.min(NAME_WIDTH as u16 + 1);
        // The marbles stand apart where there is room.
        let gap = u16::from(others + name_width + team_width + 4 <= area.width);
        let who = area.x + 4 + gap;
        let name = who + who_width + 3 + gap;
        let tint = name + name_width;
        let shows_team = name_width + team_width + 2 <= room;
        let team = if shows_team { tint + tint_width + 3 + gap } else { area.right() };
        Self { who, who_width, name, name_width: name_width.saturating_sub(1), tint, tint_width, team }
    }

    /// Draws the heads of the columns; those of marbles and teams are Tock's alone.
    pub fn heads(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, game: Name) {
        let style = canvas.theme.faint();
        let heads = [
            (self.who + 1, "setup-who"),
            (self.name, "setup-name"),
            (self.tint + 1, "setup-colour"),
            (self.team, "setup-team"),
        ];
        for (x, key) in heads.into_iter().take(game.either(|| 4, || 2)) {
            canvas.put(area, x, y, &say!(key), style);
        }
    }
}

/// What a player is called.
enum Called<'a> {
    /// A person, who can change it.
    Person(&'a str),
    /// A bot.
    Bot(String),
}

impl Form<'_> {
    /// Draws a seat of Tock: who plays it, the name, the colour of the marbles, and with whom it plays.
    pub(super) fn seat(&self, canvas: &mut Canvas<'_>, area: Rect, y: u16, seat: Seat, cursor: &mut Option<Position>) {
        let columns = Columns::new(area);
        let chair = &self.setup.chairs[seat];
        canvas.put(area, area.x + 1, y, &format!(" {} ", seat.letter()), self.theme.marble(chair.tint));
        turning(canvas, area, (columns.who, y), columns.who_width, &self.cell(Row::Who(seat), &who(chair.who)));
        let called = match chair.who {
            Who::Human => Called::Person(&chair.name),
            Who::Bot(level) => Called::Bot(telling::name(&Player::Bot { level: level.name().to_owned() }, seat)),
        };
        let place = Rect { x: columns.name, y, width: columns.name_width, height: 1 };
        self.name(canvas, place, Row::Name(seat), &called, cursor);
        let tint = say!(chair.tint.key());
        let cell = Cell { style: self.theme.ink(chair.tint), ..self.cell(Row::Colour(seat), &tint) };
        turning(canvas, area, (columns.tint, y), columns.tint_width, &cell);
        let partner = self.setup.partner(seat);
        let team = partner.map_or_else(|| say!("setup-alone"), |it| say!("setup-with", seat = it.to_string()));
        canvas.put(area, columns.team, y, &team, self.theme.text());
    }

    /// Draws a colour of Toccadille: who plays it, and the name.
    pub(super) fn side(
        &self,
        canvas: &mut Canvas<'_>,
        area: Rect,
        y: u16,
        seat: toccadille::Seat,
        cursor: &mut Option<Position>,
    ) {
        let columns = Columns::new(area);
        let side = &self.setup.stones.sides[seat];
        canvas.put(area, area.x + 1, y, &format!(" {} ", letter(seat)), self.theme.stone(seat));
        let word = match side.who {
            Who::Human => say!("setup-human"),
            Who::Bot(level) => say!("setup-bot", level = level.name()),
        };
        turning(canvas, area, (columns.who, y), columns.who_width, &self.cell(Row::Side(seat), &word));
        let (called, width) = match side.who {
            Who::Human => (Called::Person(&side.name), columns.name_width),
            Who::Bot(level) => {
                let bot = Player::Bot { level: level.name().to_owned() };
                (Called::Bot(telling::toccadille::name(&bot, seat)), area.right().saturating_sub(columns.name))
            }
        };
        let place = Rect { x: columns.name, y, width, height: 1 };
        self.name(canvas, place, Row::SideName(seat), &called, cursor);
    }

    /// Draws what a player is called, or the name as it is being typed.
    fn name(&self, canvas: &mut Canvas<'_>, place: Rect, row: Row, called: &Called<'_>, cursor: &mut Option<Position>) {
        let (at, width) = ((place.x, place.y), usize::from(place.width));
        match (called, &self.setup.line) {
            (Called::Person(_), Some(line)) if self.setup.at() == row => {
                typing(canvas, place, at, place.width, line, cursor);
            }
            (Called::Person(name), _) => {
                let none = say!("setup-no-name");
                let (text, style) =
                    if name.is_empty() { (none.as_str(), self.theme.faint()) } else { (*name, self.theme.text()) };
                let text = cut(text, width, self.theme);
                button(canvas, place, at, &Cell { style, ..self.cell(row, &text) });
            }
            (Called::Bot(name), _) => {
                canvas.put(place, place.x, place.y, &cut(name, width, self.theme), self.theme.faint());
            }
        }
    }
}

fn who(who: Who) -> String {
    match who {
        Who::Human => say!("setup-human"),
        Who::Bot(level) => say!("setup-bot", level = level.name()),
    }
}
