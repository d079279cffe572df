//! Draws a replay: the board, the dice that lie on it, who plays, the bar of its course, and the log so far.

use ratatui::layout::Rect;

use crate::{
    toccadille::{BySeat, Seat},
    tui::{
        canvas::Canvas,
        desk,
        keys::{Action, Context},
        scroll, talk,
        theme::Tone,
        toccadille::{
            Scene, Signs,
            board::draw_flight,
            dice::Shown,
            draw as draw_board,
            layout::Layout,
            play::marks::{seen, thrown},
            replay::Replay,
            table::{BOTH_DICE, draw_header},
            words::{FEW, below, draw_players, entry},
        },
    },
};

/// Draws the match; tells whether there was room for it.
pub(super) fn draw(canvas: &mut Canvas<'_>, replay: &Replay) -> bool {
    let Some(layout) = Layout::new(replay.south, canvas.area()) else { return false };
    let few = layout.words.height <= FEW;
    draw_header(canvas, layout.header, &replay.title, (&replay.state, &replay.names), few);
    draw_on_board(canvas, &layout, replay);
    draw_words(canvas, layout.words, replay);
    let has_games = 1 < replay.jumps.games();
    desk::draw_footer(canvas, layout.footer, Context::ReplayMatch, |it| it != Action::Next || has_games);
    true
}

fn draw_on_board(canvas: &mut Canvas<'_>, layout: &Layout, replay: &Replay) {
    let game = replay.state.game();
    let frame = replay.motion.as_ref().and_then(|it| it.frame(replay.at()));
    let signs = Signs { last: seen(&replay.record, replay.at(), None), ..Signs::default() };
    // While stones are on their way, what is to be seen is where they came from.
    let signs = if frame.is_some() { Signs::default() } else { signs };
    let mut dice = dice(replay);
    if layout.fit.halves(layout.board)[1].height < BOTH_DICE
        && let Some(mover) = thrower(replay)
    {
        dice[mover.other()].clear();
    }
    let (board, marks) = frame.map_or_else(|| (game.board(), game.marks()), |it| (&it.board, it.marks));
    let scene = Scene { board, marks, dice: &dice, signs: &signs };
    draw_board(canvas, layout.board, &layout.fit, &scene);
    if let Some(flight) = frame.and_then(|it| it.flight) {
        draw_flight(canvas, layout.board, &layout.fit, &scene, &flight);
    }
}

/// Returns the dice that lie on the board: of each player those thrown last, those to be played bright.
fn dice(replay: &Replay) -> BySeat<Vec<Shown>> {
    let thrown = thrown(&replay.record, replay.at());
    let game = replay.state.game();
    let to_play = game.dice().and_then(|_| game.to_move());
    BySeat::from_fn(|seat| {
        let tone = if to_play == Some(seat) { Tone::Bright } else { Tone::Dull };
        thrown[seat].iter().map(|die| Shown { die: *die, tone }).collect()
    })
}

/// Returns whose dice are seen where there is room for those of one player: of who is to play them, or threw last.
fn thrower(replay: &Replay) -> Option<Seat> {
    let game = replay.state.game();
    let last = || replay.record.mover(replay.at().checked_sub(1)?);
    game.dice().and_then(|_| game.to_move()).or_else(last)
}

fn draw_words(canvas: &mut Canvas<'_>, area: Rect, replay: &Replay) {
    let theme = canvas.theme;
    let few = area.height <= FEW;
    let mut rest = area;
    if !few {
        let acting = replay.next_move().and_then(|_| replay.state.game().to_move());
        let taken = draw_players(canvas, rest, &replay.state, &replay.names, acting) + 1;
        rest = below(rest, taken);
    }
    let said = replay.notice.clone().unwrap_or_else(|| replay.progress());
    let most = if few { 1 } else { 4 };
    let y = canvas.put_wrapped(Rect { height: rest.height.min(most), ..rest }, rest.y, &said, theme.strong());
    rest = below(rest, y - rest.y);
    if 0 < rest.height {
        let bar = Rect { height: 1, ..rest };
        replay.course.draw(canvas, bar, |from, to| replay.jumps.has_hit(from, to));
        rest = below(rest, 1);
    }
    if !few && 1 < rest.height {
        talk::draw_rule(canvas, Rect { height: 1, ..rest });
        rest = below(rest, 1);
    }
    scroll::draw_log(canvas, rest, replay.log.until(replay.at()), &|line| entry(line, theme));
}
