//! Draws what every table shows, in play or in a replay: the board, who sits around it, the cards that lie on it, and
//! the lines at the top and the bottom.

use ratatui::{layout::Rect, style::Modifier};
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    tock::{Board, Card, Rules, Seat, State},
    tui::{
        canvas::{Canvas, Hit, cut},
        corner,
        cross::{self, Marks, Scene, SquareNames},
        hand::{self, CardSize, TileFace},
        keys::{Action, Binding, Context},
        layout::Layout,
        motion::Frame,
        people::People,
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
    /// Who used which card last.
    pub last_card: Option<(Seat, Card)>,
    /// Whose turn it is, if the game goes on.
    pub to_move: Option<Seat>,
    /// Whether squares say what they are called.
    pub names: SquareNames,
    /// What is to be seen while marbles are on their way.
    pub frame: Option<&'a Frame>,
}

impl Desk<'_> {
    /// Returns where the marbles are that stand still.
    pub fn board(&self) -> &Board {
        self.frame.map_or_else(|| self.state.board(), |it| &it.board)
    }

    /// Returns how many marbles of a seat wait in its start area.
    pub fn waiting(&self, seat: Seat) -> usize {
        let flying = self.frame.iter().flat_map(|it| &it.flights).filter(|it| it.seat == seat).count();
        self.rules.waiting(self.board(), seat).saturating_sub(flying)
    }
}

/// Draws the line at the top, the board and who sits around it.
pub fn draw(canvas: &mut Canvas<'_>, layout: &Layout, desk: &Desk<'_>) {
    draw_header(canvas, layout.header, desk);
    let table = desk.state.table();
    let scene = Scene {
        rules: desk.rules,
        board: desk.board(),
        table,
        tints: desk.people.tints(),
        marks: desk.marks,
        names: desk.names,
    };
    cross::draw(canvas, layout.board, &layout.fit, &scene);
    for seat in table.iter() {
        corner::draw(canvas, &layout.fit, layout.board, desk, seat);
    }
    if let Some(middle) = layout.fit.middle(layout.board, desk.rules) {
        draw_middle(canvas, middle, desk);
    }
    for flight in desk.frame.iter().flat_map(|it| &it.flights) {
        corner::draw_flight(canvas, &layout.fit, layout.board, desk, flight);
    }
}

/// Draws the stock and the card that was used last.
fn draw_middle(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk<'_>) {
    let theme = canvas.theme;
    let fits = |size: &CardSize| {
        let (width, height) = size.size();
        2 * width <= area.width && height <= area.height
    };
    let Some(size) = [CardSize::Large, CardSize::Small].into_iter().find(fits) else { return };
    let (width, height) = size.size();
    let x = area.x + (area.width - 2 * width) / 2;
    let place = Rect { x, y: area.y + (area.height - height) / 2, width, height };
    let stock = desk.state.stock().len();
    if stock != 0 {
        hand::draw_one(canvas, place, TileFace::Back, size, (&format!(" {stock} "), theme.text()));
    }
    if let Some((seat, card)) = desk.last_card {
        let place = Rect { x: x + width, ..place };
        let word = format!(" {} ", seat.letter());
        hand::draw_one(canvas, place, TileFace::Card(card), size, (&word, theme.marble(desk.people.tint(seat))));
    }
}

fn draw_header(canvas: &mut Canvas<'_>, area: Rect, desk: &Desk<'_>) {
    let state = desk.state;
    let deck = say!("table-deck", stock = state.stock().len(), discards = state.discards().len());
    let dealer = say!("table-dealer", who = desk.people.name(state.dealer()).to_owned());
    let right = [format!("{dealer} {} {deck}", canvas.theme.pick("·", "-")), deck];
    let title = format!(" {} {} {}", say!("table-name"), canvas.theme.pick("·", "-"), desk.title);
    draw_bar(canvas, area, &title, &right);
}

/// Draws a line at the top with a title, and the first of `right` that there is room for beside it.
pub fn draw_bar(canvas: &mut Canvas<'_>, area: Rect, title: &str, right: &[String]) {
    let width = usize::from(area.width);
    canvas.put(area, area.x, area.y, &" ".repeat(width), canvas.theme.bar());
    let fitting = right.iter().find(|it| title.width() + it.width() + 3 <= width);
    let bold = canvas.theme.bar().add_modifier(Modifier::BOLD);
    canvas.put(area, area.x, area.y, &cut(title, width, canvas.theme), bold);
    if let Some(right) = fitting {
        let x = area.right() - right.width() as u16 - 1;
        canvas.put(area, x, area.y, right, canvas.theme.bar());
    }
}

/// Actions that go to and fro, which are named together at the bottom.
const PAIRS: [(Action, Action, &str); 2] =
    [(Action::Down, Action::Up, "key-rows"), (Action::Right, Action::Left, "key-steps")];

/// Draws the keys that do something now, those whose action `is_shown`.
pub fn draw_footer(canvas: &mut Canvas<'_>, area: Rect, context: Context, is_shown: impl Fn(Action) -> bool) {
    draw_keys(canvas, area, context, None, is_shown);
}

/// Draws the same where the key that confirms does what `confirm` says, if anything.
pub fn draw_keys(
    canvas: &mut Canvas<'_>,
    area: Rect,
    context: Context,
    confirm: Option<&str>,
    is_shown: impl Fn(Action) -> bool,
) {
    let theme = canvas.theme;
    let shown = canvas.keys.bindings(context).filter(|it| it.binding.in_footer && is_shown(it.binding.action));
    let word = |it: &Binding| match (it.action, confirm) {
        (Action::Confirm, Some(word)) => word.to_owned(),
        _ => say!(it.word),
    };
    let mut entries: Vec<Entry> =
        shown.map(|it| Entry { keys: vec![(it.label(theme), it.binding.action)], word: word(it.binding) }).collect();
    for (action, other, word) in PAIRS {
        let place = |wanted| entries.iter().position(|it| it.keys[0].1 == wanted);
        if let (Some(at), Some(also)) = (place(action), place(other)) {
            let key = entries[also].keys[0].clone();
            entries[at].keys.push(key);
            entries[at].word = say!(word);
            entries.remove(also);
        }
    }
    // Whatever else there is no room for, the way out and the way to all keys stay.
    let stays = |it: &Entry| matches!(it.keys[0].1, Action::Help | Action::Quit | Action::Back);
    while usize::from(area.width) + 1 < entries.iter().map(|it| it.width() + 2).sum() {
        let Some(last) = entries.iter().rposition(|it| !stays(it)) else { break };
        entries.remove(last);
    }
    let mut x = area.x + 1;
    for Entry { keys, word } in &entries {
        let hit_from = |canvas: &mut Canvas<'_>, begin: u16, end: u16, action| {
            canvas.hit(Rect { x: begin, y: area.y, width: end.saturating_sub(begin), height: 1 }, Hit::Do(action));
        };
        for (label, action) in keys {
            let end = canvas.put(area, x, area.y, label, theme.key()) + 1;
            hit_from(canvas, x, end, *action);
            x = end;
        }
        let end = canvas.put(area, x, area.y, word, theme.text());
        hit_from(canvas, x, end, keys[0].1);
        x = end + 2;
    }
}

/// Keys that are named at the bottom by one word.
struct Entry {
    keys: Vec<(String, Action)>,
    word: String,
}

impl Entry {
    fn width(&self) -> usize {
        self.keys.iter().map(|it| it.0.width() + 1).sum::<usize>() + self.word.width()
    }
}
