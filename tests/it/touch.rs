//! Keys and clicks on a screen that is only drawn, and what is seen then.

use std::any::Any;

use tock::tui::{
    Cmd, Model, Msg,
    canvas::Hit,
    keys::{Code, Input, Key},
    model::Shown,
    play::Play,
};

use crate::screens::{draw, text};

/// How large the screen is that is looked at, in columns and rows.
pub type Size = (u16, u16);

/// Draws the screen, so that it can be clicked; returns what stands on it.
pub fn look(model: &mut Model, (width, height): Size) -> String {
    let (buffer, hits) = draw(model, width, height);
    model.hits = hits;
    text(&buffer)
}

/// Presses one key.
pub fn key(model: &mut Model, code: Code) -> Vec<Cmd> {
    model.update(Msg::Input(Input::Key(Key { code, ctrl: false })))
}

/// Returns the cells of a screen, row by row.
pub fn cells((width, height): Size) -> impl Iterator<Item = (u16, u16)> {
    (0..height).flat_map(move |row| (0..width).map(move |column| (column, row)))
}

/// Returns the first cell where a click means this, on the screen as it was looked at last.
pub fn cell(model: &Model, size: Size, hit: Hit) -> Option<(u16, u16)> {
    cells(size).find(|it| model.hits.at(it.0, it.1) == Some(hit))
}

/// Returns every cell where a click means an item, with its number, row by row, on the screen as it was looked at last.
pub fn items(model: &Model, size: Size) -> Vec<(usize, (u16, u16))> {
    let item = |cell: (u16, u16)| match model.hits.at(cell.0, cell.1) {
        Some(Hit::Item(number)) => Some((number, cell)),
        _ => None,
    };
    cells(size).filter_map(item).collect()
}

/// Clicks a cell of the screen as it was looked at last.
pub fn click_at(model: &mut Model, (column, row): (u16, u16)) -> Vec<Cmd> {
    model.update(Msg::Input(Input::Click { column, row }))
}

/// Looks at the screen, and clicks where a click means this.
#[track_caller]
pub fn click(model: &mut Model, size: Size, hit: Hit) -> Vec<Cmd> {
    let shown = look(model, size);
    let at = cell(model, size, hit).unwrap_or_else(|| panic!("{hit:?} cannot be clicked on\n{shown}"));
    click_at(model, at)
}

/// Returns the record that is stepped through on the screen.
#[track_caller]
pub fn replayed<R: Any>(model: &Model) -> &R {
    let Shown::Replay(replay) = &model.shown else { panic!("no replay is shown") };
    let replay: &dyn Any = replay.as_ref();
    replay.downcast_ref().expect("a replay of this game")
}

/// Returns the position that is set up on the screen.
#[track_caller]
pub fn edited<E: Any>(model: &Model) -> &E {
    let Shown::Edit(edit) = &model.shown else { panic!("no position is set up") };
    let edit: &dyn Any = edit.as_ref();
    edit.downcast_ref().expect("a position of this game")
}

/// Returns the game that is played on the screen.
#[track_caller]
pub fn playing(model: &Model) -> &Play {
    match &model.shown {
        Shown::Play(play) => play,
        Shown::SetUp(setup) => panic!("no game has begun: {:?}", setup.notice),
        Shown::Match(_) | Shown::Replay(_) | Shown::Edit(_) | Shown::Learn(_) => panic!("no game is shown"),
    }
}
