//! Draws a replay: the table, the hands that are open, the bar of its course, and the log so far.

use ratatui::layout::Rect;

use crate::{
    say,
    tock::{Move, Seat},
    tui::{
        canvas::{Canvas, cut},
        cross::SquareNames,
        desk::{self, Desk},
        hand::{self, Tile, TileFace, Use},
        keys::Context,
        layout::Layout,
        replay::Replay,
        talk, telling,
    },
};

/// Draws the game; tells whether there was room for it.
pub(super) fn draw(canvas: &mut Canvas<'_>, replay: &Replay, names: SquareNames) -> bool {
    let next = replay.next_move();
    let to_move = next.map(|_| replay.state.to_move());
    let tiles = tiles(replay, to_move);
    let rules = replay.record.rules();
    let Some(layout) = Layout::new(rules, replay.south, canvas.area(), tiles.len()) else { return false };
    let marks = replay.marks();
    let desk = Desk {
        rules,
        state: &replay.state,
        people: &replay.people,
        title: &replay.title,
        marks: &marks,
        last_card: replay.log.last_card(replay.at()),
        to_move,
        names,
        frame: replay.motion.as_ref().and_then(|it| it.frame(replay.at())),
    };
    desk::draw(canvas, &layout, &desk);
    hand::draw(canvas, layout.hand, &tiles, layout.cards);
    draw_words(canvas, layout.words, replay);
    desk::draw_footer(canvas, layout.footer, Context::Replay, |_| true);
    true
}

/// Returns the hand that lies in front: that of the seat whose view it is, or of the player to move; the card that
/// comes next is taken up.
fn tiles(replay: &Replay, to_move: Option<Seat>) -> Vec<Tile> {
    let Some(seat) = replay.seen_by.or(to_move) else { return vec![] };
    let next = replay.next_move().and_then(Move::card).filter(|_| to_move == Some(seat));
    let tile = |card| Tile { face: TileFace::Card(card), use_of: Use::Idle, is_chosen: next == Some(card) };
    replay.state.hand(seat).iter().map(tile).collect()
}

fn draw_words(canvas: &mut Canvas<'_>, area: Rect, replay: &Replay) {
    let theme = canvas.theme;
    let said = replay.notice.clone().unwrap_or_else(|| replay.progress());
    let few = area.height <= 3;
    let words = Rect { height: area.height.min(if few { 1 } else { 2 }), ..area };
    let mut y = canvas.put_wrapped(words, area.y, &said, theme.strong());
    if 1 < area.height {
        let bar = Rect { y, height: 1, ..area };
        replay.course.draw(canvas, bar, |from, to| replay.jumps.has_capture(from, to));
        y += 1;
    }
    if !few {
        y = draw_hands(canvas, Rect { y, height: area.bottom().saturating_sub(y), ..area }, replay);
        talk::draw_rule(canvas, Rect { y, height: area.bottom().saturating_sub(y).min(1), ..area });
        y += 1;
    }
    let rest = Rect { y, height: area.bottom().saturating_sub(y), ..area };
    talk::draw_log(canvas, rest, replay.log.until(replay.at()), &replay.people);
}

/// Draws the hands that are open, and how many cards the others hold; returns the row below them.
fn draw_hands(canvas: &mut Canvas<'_>, area: Rect, replay: &Replay) -> u16 {
    let theme = canvas.theme;
    let mut y = area.y;
    for seat in replay.state.table().iter() {
        let tint = replay.people.tint(seat);
        let mut x = canvas.put(area, area.x, y, &format!(" {} ", seat.letter()), theme.marble(tint)) + 1;
        if replay.seen_by.is_some_and(|it| it != seat) {
            let count = say!("corner-cards", count = replay.state.hand(seat).len());
            canvas.put(area, x, y, &cut(&count, usize::from(area.right().saturating_sub(x)), theme), theme.faint());
        } else {
            for card in replay.state.hand(seat).iter() {
                x = canvas.put(area, x, y, &telling::card(card, theme), theme.text()) + 1;
            }
        }
        y += 1;
    }
    y
}
