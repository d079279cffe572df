//! Draws the editor: the board with its cursor, the hand worked on, what can be clicked, and the legal moves.

use ratatui::{layout::Rect, style::Style};

use crate::{
    game::Game,
    letters, say,
    telling::{title, trace::Trace},
    tock::{CardSet, Move, Rank, Seat},
    tui::{
        canvas::{Canvas, Hit, cut},
        cross::{Marks, SquareNames},
        desk::{self, Desk},
        edit::{Edit, Flow, Part},
        hand::{self, Tile, TileFace, Use},
        keys::{Action, Context},
        layout::Layout,
        talk,
    },
};

/// Where the items that can be clicked begin: seats, ranks, then moves.
pub(super) const SEATS_AT: usize = 0;
pub(super) const RANKS_AT: usize = 100;
pub(super) const MOVES_AT: usize = 1000;

/// Draws the editor; tells whether there was room for it.
pub(super) fn draw(canvas: &mut Canvas<'_>, edit: &Edit, names: SquareNames) -> bool {
    let rules = &edit.draft.table.rules;
    let tile = |card| Tile { face: TileFace::Card(card), use_of: Use::Idle, is_chosen: false };
    let tiles: Vec<_> = edit.draft.position.hands[edit.seat].iter().map(tile).collect();
    let Some(layout) = Layout::new(rules, edit.south, canvas.area(), tiles.len().max(5)) else { return false };
    let state = edit.state();
    let marks = marks(edit);
    let title = title(&edit.draft.table.profile, &edit.draft.table.variants, edit.draft.table.set.len());
    let desk = Desk {
        rules,
        state: &state,
        people: &edit.people,
        title: &title,
        marks: &marks,
        last_card: None,
        to_move: Some(edit.draft.position.turn),
        names,
        frame: None,
    };
    desk::draw(canvas, &layout, &desk);
    if edit.part == Part::Board {
        canvas.tint(layout.fit.place(layout.board, edit.cursor), canvas.theme.chosen());
    }
    hand::draw(canvas, layout.hand, &tiles, layout.cards);
    draw_words(canvas, layout.words, edit, &title);
    desk::draw_footer(canvas, layout.footer, Context::Edit, |_| true);
    true
}

/// Returns what the move looked at does, if moves are looked at.
fn marks(edit: &Edit) -> Marks {
    let mut marks = Marks::default();
    if edit.part == Part::Moves
        && let Some(mv) = edit.moves().get(edit.at_move)
    {
        let (rules, board) = (&edit.draft.table.rules, &edit.draft.position.board);
        let trace = Trace::of(rules, board, mv);
        let moves = !trace.trips.is_empty();
        marks.preview(&trace, moves.then(|| edit.state().view(rules, edit.draft.position.turn).board_after(mv)));
    }
    marks
}

fn draw_words(canvas: &mut Canvas<'_>, area: Rect, edit: &Edit, title: &str) {
    let theme = canvas.theme;
    let (said, style) = status(canvas, edit);
    let most = if area.height <= 3 { 1 } else { 4 };
    let y = canvas.put_wrapped(Rect { height: area.height.min(most), ..area }, area.y, &said, style);
    let mut flow = Flow::new(Rect { y, height: area.bottom().saturating_sub(y), ..area });
    for seat in Seat::ALL {
        let plays = edit.draft.position.table.contains(seat);
        let style = if plays { theme.marble(edit.people.tint(seat)) } else { theme.faint() };
        let text = if seat == edit.seat { format!("[{}]", seat.letter()) } else { format!(" {} ", seat.letter()) };
        flow.put(canvas, &text, style, Hit::Item(SEATS_AT + seat.index()));
    }
    let at = match edit.part {
        Part::Board => edit.cursor.to_string(),
        Part::Cards => say!("edit-part-cards", seat = edit.seat.to_string()),
        Part::Moves => say!("edit-part-moves"),
    };
    flow.put(canvas, &at, theme.strong(), Hit::Do(Action::Next));
    flow.new_line();
    let left = edit.left();
    for rank in Rank::ALL {
        let name = if rank == Rank::Joker { say!("card-joker-short") } else { letters::rank(rank) };
        let style = match () {
            () if edit.part == Part::Cards && rank == edit.rank => theme.chosen(),
            () if left.and(CardSet::of_rank(rank)).is_empty() => theme.faint(),
            () => theme.text(),
        };
        flow.put(canvas, &name, style, Hit::Item(RANKS_AT + rank.index()));
    }
    flow.new_line();
    let seat = edit.seat.to_string();
    let plays = edit.draft.position.table.contains(edit.seat);
    let said = [
        ("n", say!("edit-turn", seat = edit.draft.position.turn.to_string()), Action::NextTurn),
        ("i", if plays { say!("edit-plays", seat = seat) } else { say!("edit-plays-not", seat = seat) }, Action::InOut),
        ("e", say!("edit-extras-word"), Action::Extras),
        ("o", say!("edit-rules-word", rules = title), Action::ChooseRules),
    ];
    for (key, word, action) in said {
        let room = usize::from(area.width).saturating_sub(key.len() + 1);
        flow.pair(canvas, key, &cut(&word, room, theme), action);
    }
    flow.new_line();
    if flow.y() + 1 < area.bottom() {
        talk::draw_rule_named(canvas, Rect { y: flow.y(), height: 1, ..area }, &say!("edit-part-moves"));
        draw_moves(canvas, Rect { y: flow.y() + 1, height: area.bottom() - flow.y() - 1, ..area }, edit);
    }
}

fn status(canvas: &Canvas<'_>, edit: &Edit) -> (String, Style) {
    let theme = canvas.theme;
    match (&edit.draft.notice, edit.fault()) {
        (Some(notice), _) => (notice.text.clone(), notice.style(theme)),
        (None, Some(fault)) => (fault.to_owned(), theme.warning()),
        (None, None) => {
            let turn = edit.draft.position.turn.to_string();
            let said = match () {
                () if edit.state().is_over() => say!("edit-over"),
                () if edit.draft.position.hands[edit.draft.position.turn].is_empty() => {
                    say!("edit-no-cards", seat = turn)
                }
                () => say!("edit-moves", seat = turn, count = edit.moves().len()),
            };
            (said, theme.strong())
        }
    }
}

fn draw_moves(canvas: &mut Canvas<'_>, area: Rect, edit: &Edit) {
    let theme = canvas.theme;
    let rows = usize::from(area.height);
    let top = (edit.at_move + 1).saturating_sub(rows);
    for (row, (index, mv)) in edit.moves().iter().enumerate().skip(top).take(rows).enumerate() {
        let y = area.y + row as u16;
        let looked_at = edit.part == Part::Moves && index == edit.at_move;
        let style = match mv {
            _ if looked_at => theme.chosen(),
            Move::Play(_) => theme.text(),
            Move::Discard(_) | Move::Pass => theme.faint(),
        };
        canvas.put(
            area,
            area.x + 1,
            y,
            &cut(&letters::notation(mv), usize::from(area.width).saturating_sub(1), theme),
            style,
        );
        canvas.hit(Rect { y, height: 1, ..area }, Hit::Item(MOVES_AT + index));
    }
}
