//! Draws the editor: the board with its cursor, what is counted beside it, the dice, and the legal moves.

use ratatui::{layout::Rect, style::Style};

use crate::{
    game::{Game, Turn},
    refusals::toccadille::colour,
    say,
    telling::title,
    toccadille::{BySeat, Dice, Place, Seat},
    tui::{
        canvas::{Canvas, Hit, cut},
        desk,
        edit::Flow,
        keys::{Action, Context},
        talk,
        theme::Tone,
        toccadille::{
            Scene, Signs,
            board::{self, letter},
            dice::Shown,
            edit::{Count, Edit, Part, Tool},
            layout::Layout,
        },
    },
};

/// Up to how many rows of words everything stands as closely as it can.
const FEW: u16 = 5;

/// From how many rows on what is said has rows of its own, so that nothing below moves away under the mouse.
const MANY: u16 = 18;

/// How many rows those are.
const SAID: u16 = 3;

/// Something beside the points that can be clicked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item {
    /// A player, whose stones are worked on.
    Colour(Seat),
    /// Clicks are to take away.
    Taking,
    /// A number of a player.
    Count(Seat, Count),
    /// A die, 0 or 1.
    Die(usize),
    /// A legal move.
    Move(usize),
}

/// Everything that can be clicked but the moves.
const ITEMS: [Item; 9] = [
    Item::Colour(Seat::Red),
    Item::Colour(Seat::Black),
    Item::Taking,
    Item::Count(Seat::Red, Count::Off),
    Item::Count(Seat::Red, Count::Marks),
    Item::Count(Seat::Black, Count::Off),
    Item::Count(Seat::Black, Count::Marks),
    Item::Die(0),
    Item::Die(1),
];

impl Item {
    /// Returns what a click on the item at this place means.
    pub(super) fn of(index: usize) -> Option<Self> {
        match index.checked_sub(ITEMS.len()) {
            Some(mv) => Some(Self::Move(mv)),
            None => ITEMS.get(index).copied(),
        }
    }

    /// Returns what a click on it is.
    fn hit(self) -> Hit {
        Hit::Item(match self {
            Self::Move(index) => ITEMS.len() + index,
            item => ITEMS.iter().position(|it| *it == item).unwrap_or(0),
        })
    }
}

/// Draws the editor; tells whether there was room for it.
pub(super) fn draw(canvas: &mut Canvas<'_>, edit: &Edit) -> bool {
    let Some(layout) = Layout::new(edit.south, canvas.area()) else { return false };
    let table = edit.table();
    let title = title(&table.profile, &table.variants, table.set.len());
    let bar = format!(" {} {} {title}", say!("table-name"), canvas.theme.pick("·", "-"));
    desk::draw_bar(canvas, layout.header, &bar, &[]);
    let (signs, dice) = (signs(edit), dice(edit));
    let position = edit.position();
    let scene = Scene { board: &position.board, marks: position.marks, dice: &dice, signs: &signs };
    board::draw(canvas, layout.board, &layout.fit, &scene);
    draw_words(canvas, layout.words, edit, &title);
    desk::draw_footer(canvas, layout.footer, Context::EditStones, |_| true);
    true
}

/// Returns what the move looked at does, if moves are looked at, and else which point is looked at.
fn signs(edit: &Edit) -> Signs {
    let seat = edit.position().turn;
    let mut signs = Signs::default();
    match edit.part {
        Part::Board => signs.cursor = Some(Place::Point(edit.cursor)),
        Part::Moves => {
            if let (Some(state), Some(mv)) = (&edit.state, edit.moves.get(edit.at_move)) {
                let after = state.view(&edit.table().rules, seat).board_after(mv);
                signs.mover = Some(seat);
                signs.preview(seat, mv, after);
            }
        }
        Part::Counts | Part::Dice => {}
    }
    signs
}

fn dice(edit: &Edit) -> BySeat<Vec<Shown>> {
    let mut dice = BySeat::<Vec<Shown>>::default();
    if let Some(Dice(one, other)) = edit.position().dice {
        dice[edit.position().turn] = [one, other].map(|die| Shown { die, tone: Tone::Bright }).into();
    }
    dice
}

fn draw_words(canvas: &mut Canvas<'_>, area: Rect, edit: &Edit, title: &str) {
    let (said, style) = status(canvas, edit);
    let few = area.height <= FEW;
    let most = if few { 1 } else { 5 };
    let y = canvas.put_wrapped(Rect { height: area.height.min(most), ..area }, area.y, &said, style);
    let y = if MANY <= area.height { y.max(area.y + SAID) } else { y };
    let mut flow = Flow::new(Rect { y, height: area.bottom().saturating_sub(y), ..area });
    draw_tools(canvas, &mut flow, edit, few);
    for seat in Seat::ALL {
        flow.new_line_unless(few);
        draw_counts(canvas, &mut flow, edit, seat);
    }
    flow.new_line_unless(few);
    draw_dice(canvas, &mut flow, edit);
    flow.new_line_unless(few);
    let turn = say!("toc-edit-turn", seat = edit.position().turn.name());
    flow.pair(canvas, "n", &turn, Action::NextTurn);
    flow.new_line_unless(few);
    let room = usize::from(area.width).saturating_sub(2);
    flow.pair(canvas, "o", &cut(title, room, canvas.theme), Action::ChooseRules);
    let rest = flow.rest();
    if 1 < rest.height {
        talk::draw_rule_named(canvas, Rect { height: 1, ..rest }, &say!("edit-part-moves"));
        draw_moves(canvas, Rect { y: rest.y + 1, height: rest.height - 1, ..rest }, edit);
    }
}

/// Draws the colours that can be worked on, what clicks do, and what is looked at.
fn draw_tools(canvas: &mut Canvas<'_>, flow: &mut Flow, edit: &Edit, few: bool) {
    let theme = canvas.theme;
    flow.put(canvas, "c", theme.key(), Hit::Do(Action::OtherColour));
    for seat in Seat::ALL {
        let is_chosen = seat == edit.seat && edit.tool == Tool::Put;
        let text = if is_chosen { format!("[{}]", letter(seat)) } else { format!(" {} ", letter(seat)) };
        flow.put(canvas, &text, theme.felt().patch(theme.stone(seat)), Item::Colour(seat).hit());
    }
    let (taking, style) = match edit.tool {
        Tool::Take => (format!("[{}]", say!("toc-edit-take")), theme.strong()),
        Tool::Put => (say!("toc-edit-take"), theme.text()),
    };
    flow.put(canvas, &taking, style, Item::Taking.hit());
    let at = match edit.part {
        Part::Board => say!("toc-edit-point", point = edit.cursor.number()),
        Part::Counts => say!("toc-edit-part-counts", seat = edit.seat.name()),
        Part::Dice => say!("toc-edit-part-dice"),
        // Where there is no room for the list, the move looked at stands for it.
        Part::Moves if few => edit.moves.get(edit.at_move).map_or_else(String::new, ToString::to_string),
        Part::Moves => say!("edit-part-moves"),
    };
    flow.new_line_unless(few);
    // The arrow keeps it apart from what clicks do.
    let at = format!("{}{at}", theme.pick("►", ">"));
    flow.put(canvas, &at, theme.strong(), Hit::Do(Action::Next));
}

/// Draws how many stones of a player wait and are off, and its marks.
fn draw_counts(canvas: &mut Canvas<'_>, flow: &mut Flow, edit: &Edit, seat: Seat) {
    let theme = canvas.theme;
    let stone = theme.felt().patch(theme.stone(seat));
    flow.put(canvas, &format!(" {} ", letter(seat)), stone, Item::Colour(seat).hit());
    let hand = edit.position().board.hand(seat);
    flow.put(canvas, &say!("toc-edit-hand", count = hand), theme.faint(), Item::Colour(seat).hit());
    for count in [Count::Off, Count::Marks] {
        let number = edit.counted(seat, count);
        let text = match count {
            Count::Off => say!("toc-edit-off", count = number),
            Count::Marks => say!("toc-edit-marks", count = number),
        };
        let is_looked_at = (edit.part, edit.seat, edit.count) == (Part::Counts, seat, count);
        let style = if is_looked_at { theme.chosen() } else { theme.text() };
        flow.put(canvas, &text, style, Item::Count(seat, count).hit());
    }
}

fn draw_dice(canvas: &mut Canvas<'_>, flow: &mut Flow, edit: &Edit) {
    let theme = canvas.theme;
    let dice = edit.position().dice;
    flow.put(canvas, &say!("toc-edit-dice"), theme.text(), Item::Die(0).hit());
    for at in 0..2 {
        let text = match dice {
            Some(Dice(one, other)) => format!(" {} ", [one, other][at].pips()),
            None => format!(" {} ", theme.pick("–", "-")),
        };
        let style = match edit.part {
            Part::Dice if at == edit.at_die => theme.chosen(),
            Part::Board | Part::Counts | Part::Dice | Part::Moves => theme.die(Tone::Bright),
        };
        flow.put(canvas, &text, style, Item::Die(at).hit());
    }
}

fn status(canvas: &Canvas<'_>, edit: &Edit) -> (String, Style) {
    let theme = canvas.theme;
    let Some(state) = edit.state.as_ref().filter(|_| edit.notice().is_none()) else {
        return match (edit.notice(), edit.fault()) {
            (Some(notice), _) => (notice.text.clone(), notice.style(theme)),
            (None, fault) => (fault.unwrap_or_default().to_owned(), theme.warning()),
        };
    };
    let seat = colour(edit.position().turn);
    let said = match state.turn(&edit.table().rules) {
        Turn::Over(_) => say!("edit-over"),
        Turn::Chance => say!("toc-edit-no-dice", seat = seat),
        Turn::Player(_) => say!("edit-moves", seat = seat, count = edit.moves.len()),
    };
    (said, theme.strong())
}

fn draw_moves(canvas: &mut Canvas<'_>, area: Rect, edit: &Edit) {
    let theme = canvas.theme;
    let rows = usize::from(area.height);
    let top = (edit.at_move + 1).saturating_sub(rows);
    for (row, (index, mv)) in edit.moves.iter().enumerate().skip(top).take(rows).enumerate() {
        let y = area.y + row as u16;
        let is_looked_at = edit.part == Part::Moves && index == edit.at_move;
        let style = if is_looked_at { theme.chosen() } else { theme.text() };
        let text = cut(&mv.to_string(), usize::from(area.width).saturating_sub(1), theme);
        canvas.put(area, area.x + 1, y, &text, style);
        canvas.hit(Rect { y, height: 1, ..area }, Item::Move(index).hit());
    }
}
