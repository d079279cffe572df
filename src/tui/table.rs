//! Draws a game being played.

use ratatui::layout::{Constraint, Rect};

use crate::{
    say,
    tock::Seat,
    tui::{
        canvas::{Canvas, Hit, cut, wrap},
        desk::{self, Desk},
        hand::{self, Tile, TileFace, Use},
        keys::Action,
        layout::Layout,
        over,
        play::{Item, Mode, Play},
        talk,
    },
};

/// Draws a game being played; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, play: &Play) -> bool {
    if let Some(ending) = play.ending.as_deref().filter(|it| !it.shows_board()) {
        return over::draw(canvas, play, ending);
    }
    let tiles = tiles(play);
    let area = canvas.area();
    let Some(layout) = Layout::new(play.session().rules(), play.south, area, tiles.len()) else { return false };
    let marks = play.marks();
    let desk = Desk {
        rules: play.session().rules(),
        state: play.session().state(),
        people: &play.people,
        title: &play.title,
        marks: &marks,
        last_card: play.log.last_card(play.session().record().events().len()),
        to_move: play.acting(),
    };
    desk::draw(canvas, &layout, &desk);
    hand::draw(canvas, layout.hand, &tiles, layout.cards);
    let names_are_cut = layout.fit.corner(layout.board, Seat::A).width < 10;
    talk::draw_words(canvas, layout.words, play, names_are_cut);
    let can_pass = play.can_pass();
    desk::draw_footer(canvas, layout.footer, play.context(), |it| it != Action::Pass || can_pass);
    if let Mode::Covered(seat) = play.mode() {
        draw_curtain(canvas, area, play, *seat);
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

fn draw_curtain(canvas: &mut Canvas<'_>, area: Rect, play: &Play, seat: Seat) {
    let theme = canvas.theme;
    let events = play.session().record().events().len();
    let since = play.log.since_last_move(seat, events);
    let width = 46.min(area.width);
    // A line for each thing that happened, and a second one for every other of them.
    let height = (since.len() as u16).saturating_mul(3) / 2 + 7;
    let height = height.min(14).min(area.height);
    let place = area.centered(Constraint::Length(width), Constraint::Length(height));
    let inner = canvas.frame(place, &say!("curtain-title"), theme.strong());
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let at = canvas.put(inner, inner.x, inner.y, &format!(" {} ", seat.letter()), theme.marble(play.people.tint(seat)));
    let name = cut(play.people.name(seat), usize::from(inner.right().saturating_sub(at + 1)), theme);
    canvas.put(inner, at + 1, inner.y, &name, theme.strong());
    let mut y = inner.y + 1;
    for line in wrap(&say!("curtain-text"), inner.width.into()) {
        canvas.put(inner, inner.x, y, &line, theme.text());
        y += 1;
    }
    let rest = Rect { y: y + 1, height: inner.bottom().saturating_sub(y + 1), ..inner };
    talk::draw_log(canvas, rest, since, &play.people);
    canvas.hit(place, Hit::Do(Action::Confirm));
}
