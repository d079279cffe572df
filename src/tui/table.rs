//! Draws a game being played.

use ratatui::layout::Rect;

use crate::{
    telling::handing,
    tock::Seat,
    tui::{
        canvas::Canvas,
        cross::SquareNames,
        curtain,
        desk::{self, Desk},
        hand::{self, Tile, TileFace, Use},
        keys::{Action, Context},
        layout::Layout,
        over,
        play::{Item, Mode, Play},
        talk,
    },
};

/// Draws a game being played; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, play: &Play, names: SquareNames) -> bool {
    // What ends a game is seen on the board first.
    let ending = play.ending.as_deref().filter(|it| !it.shows_board() && play.frame().is_none());
    if let Some(ending) = ending {
        return over::draw(canvas, play, ending);
    }
    draw_beside(canvas, play, names, play.context(), |_, _| 0)
}

/// Draws a table where `above` writes first into the room beside the board and returns how many rows it took; tells
/// whether there was room for it.
pub fn draw_beside(
    canvas: &mut Canvas<'_>,
    play: &Play,
    names: SquareNames,
    context: Context,
    above: impl FnOnce(&mut Canvas<'_>, Rect) -> u16,
) -> bool {
    let tiles = tiles(play);
    let area = canvas.area();
    let Some(layout) = Layout::new(play.session().rules(), play.south(), area, tiles.len()) else { return false };
    let marks = play.marks();
    let desk = Desk {
        rules: play.session().rules(),
        state: play.session().state(),
        people: &play.people,
        title: &play.title,
        marks: &marks,
        last_card: play.log.last_card(play.session().record().events().len()),
        to_move: play.acting(),
        names,
        frame: play.frame(),
    };
    desk::draw(canvas, &layout, &desk);
    hand::draw(canvas, layout.hand, &tiles, layout.cards);
    let names_are_cut = layout.fit.corner(layout.board, Seat::A).width < 10;
    let words = layout.words;
    let taken = above(canvas, words).min(words.height);
    if taken < words.height {
        let rest = Rect { y: words.y + taken, height: words.height - taken, ..words };
        talk::draw_words(canvas, rest, play, names_are_cut);
    }
    let can_pass = play.can_pass();
    let alone = match play.mode() {
        Mode::Way(choice) => choice.offers().len() == 1,
        Mode::Card => play.acting().is_some_and(|it| play.items(it).len() == 1),
        Mode::Bot { .. } | Mode::Made { .. } | Mode::Covered(_) | Mode::Unsaved | Mode::Over => false,
    };
    let confirm = (context == Context::Made).then(|| handing::key(play.session()));
    desk::draw_keys(canvas, layout.footer, context, confirm.as_deref(), |it| match it {
        Action::Pass => can_pass,
        Action::Number(_) | Action::Next => !alone,
        _ => true,
    });
    // The curtain waits until everybody has seen where the marbles went.
    if let (Mode::Covered(seat), None) = (play.mode(), play.frame()) {
        curtain::draw(canvas, play, *seat);
    } else if let Some(notice) = play.notice.as_ref().filter(|it| !talk::notice_fits(layout.words, it)) {
        talk::draw_notice(canvas, area, notice);
    }
    true
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
        Mode::Bot { .. } | Mode::Made { .. } | Mode::Unsaved | Mode::Over => (play.viewer(), None),
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
    let back = Tile { face: TileFace::Back, use_of: Use::Idle, is_chosen: false };
    let drawn = if play.session().state().to_move() == seat { play.drawn() } else { 0 };
    play.items(seat).into_iter().enumerate().map(tile).chain(std::iter::repeat_n(back, drawn)).collect()
}
