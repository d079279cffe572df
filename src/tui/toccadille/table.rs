//! Draws a match being played.

use ratatui::layout::Rect;
use unicode_width::UnicodeWidthStr;

use crate::{
    say,
    session::toccadille::{Length, Match},
    telling::toccadille::{Names, handing},
    toccadille::{MARKS, Seat},
    tui::{
        canvas::{Canvas, cut},
        desk,
        keys::{Action, Context},
        talk,
        toccadille::{
            Scene,
            board::{draw_flight, letter},
            draw as draw_board,
            layout::Layout,
            over,
            play::{Mode, Play},
            words,
        },
    },
};

/// From how many rows between the tongues on the dice of both players are drawn.
pub(super) const BOTH_DICE: u16 = 7;

/// Draws a match being played; tells whether there was room for it.
pub fn draw(canvas: &mut Canvas<'_>, play: &Play) -> bool {
    // What ends a game is seen on the board first.
    let ending = play.ending.as_deref().filter(|it| !it.shows_board() && play.frame().is_none());
    if let Some(ending) = ending {
        return over::draw(canvas, play, ending);
    }
    let area = canvas.area();
    let Some(layout) = Layout::new(play.south(), area) else { return false };
    let few = layout.words.height <= words::FEW;
    draw_header(canvas, layout.header, &play.title, (play.session().state(), &play.names), few);
    draw_on_board(canvas, &layout, play);
    words::draw(canvas, layout.words, play);
    let alone = match play.mode() {
        Mode::Throw(choosing) => play.only().is_some() || choosing.items().len() == 1,
        Mode::Pass => true,
        Mode::Bot { .. } | Mode::Made { .. } | Mode::Unsaved | Mode::Interval | Mode::Over => false,
    };
    let context = play.context();
    let confirm = (context == Context::Made).then(|| handing::key(play.session()));
    desk::draw_keys(canvas, layout.footer, context, confirm.as_deref(), |it| match it {
        Action::Number(_) | Action::Next => !alone,
        _ => true,
    });
    if let Some(notice) = play.notice.as_ref().filter(|it| !talk::notice_fits(words::room(layout.words), it)) {
        talk::draw_notice(canvas, area, notice);
    }
    true
}

fn draw_on_board(canvas: &mut Canvas<'_>, layout: &Layout, play: &Play) {
    let game = play.session().state().game();
    let signs = play.signs();
    let mut dice = play.dice();
    let acting = play.acting();
    if layout.fit.halves(layout.board)[1].height < BOTH_DICE
        && let Some(acting) = acting
    {
        dice[acting.other()].clear();
    }
    let frame = play.frame();
    let (board, marks) = frame.map_or_else(|| (game.board(), game.marks()), |it| (&it.board, it.marks));
    let scene = Scene { board, marks, dice: &dice, signs: &signs };
    draw_board(canvas, layout.board, &layout.fit, &scene);
    if let Some(flight) = frame.and_then(|it| it.flight) {
        draw_flight(canvas, layout.board, &layout.fit, &scene, &flight);
    }
}

/// Draws the line at the top: what is played, which game it is, and how the match stands; where words are few, the marks
/// too.
pub(super) fn draw_header(
    canvas: &mut Canvas<'_>,
    area: Rect,
    title: &str,
    (state, names): (&Match, &Names),
    few: bool,
) {
    let dot = canvas.theme.pick(" · ", " - ");
    let joined = |it: [Option<String>; 2]| it.into_iter().flatten().collect::<Vec<_>>().join(dot);
    let short = score(state, |it| letter(it).to_string());
    let mut right =
        vec![joined([game(state), score(state, |it| names.name(it).to_owned())]), joined([game(state), short.clone()])];
    if few {
        // Nothing else says it there.
        let marks = marks(state, names);
        right.insert(0, joined([Some(marks.clone()), short.clone()]));
        right.insert(1, marks);
    }
    // How the match stands is nowhere else where names are long.
    let least = short.as_ref().filter(|_| !few).map_or(0, |it| it.width() + 4);
    right.extend(short);
    let title = format!(" {}", cut(title, usize::from(area.width).saturating_sub(least), canvas.theme));
    desk::draw_bar(canvas, area, &title, &right);
}

/// Returns which game of the match is played; nothing if there is only one.
fn game(state: &Match) -> Option<String> {
    let number = state.game().game();
    match state.length() {
        Length::Games(1) => None,
        Length::Games(games) => Some(say!("toc-table-game-of", number = number, games = games)),
        Length::Points(_) | Length::Open => Some(say!("toc-table-game", number = number)),
    }
}

/// Returns how the match stands; nothing if it is of one game.
fn score(state: &Match, name: impl Fn(Seat) -> String) -> Option<String> {
    let score = state.score();
    let told = || {
        let [red, black] = Seat::ALL.map(|it| (name(it), score[it]));
        say!("toc-table-score", red = red.0, one = red.1, black = black.0, other = black.1)
    };
    (state.length() != Length::Games(1)).then(told)
}

fn marks(state: &Match, names: &Names) -> String {
    let marks = state.game().marks();
    let told = Seat::ALL.map(|it| format!("{} {}/{MARKS}", names.name(it), marks[it]));
    told.join(", ")
}
