//! How long a frame takes to draw, in several sizes: a busy table, and a page over it.
//!
//! A frame of the largest size is to take less than a millisecond.

use divan::Bencher;
use ratatui::{buffer::Buffer, layout::Rect};
use tock::{
    bot::{self, Level},
    config::HandOn,
    profile::{Library, Request},
    session::{
        NewGame, Player, Session, Store,
        toccadille::{Length, Match, NewMatch},
    },
    toccadille,
    tock::{BySeat, Seat},
    tui::{
        Colours, Depth, Glyphs, Model, Msg, Options, Speed, Start, Theme,
        canvas::HitMap,
        keys::{Code, Input, Key, Keymap},
        screens,
    },
};

fn main() {
    divan::main();
}

const SIZES: [(u16, u16); 4] = [(80, 24), (120, 45), (200, 60), (300, 100)];

/// The table in the middle of a game, with a card taken up and a way to use it looked at.
#[divan::bench(args = SIZES)]
fn table(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    draw(bencher, size, &[Code::Enter], Depth::All);
}

/// The same for a terminal with fewer colours.
#[divan::bench(args = SIZES)]
fn table_of_256_colours(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    draw(bencher, size, &[Code::Enter], Depth::Table);
}

/// The rules over the table.
#[divan::bench(args = SIZES)]
fn page(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    draw(bencher, size, &[Code::Char('r')], Depth::All);
}

/// A match of Toccadille in its middle, with a stone taken up.
#[divan::bench(args = SIZES)]
fn match_of_toccadille(bencher: Bencher<'_, '_>, size: (u16, u16)) {
    let mut model = Model::new(Start::Match(Box::new(played())), options());
    model.begin();
    press(&mut model, &[Code::Enter]);
    draw_model(bencher, size, &model, Depth::All);
}

fn draw(bencher: Bencher<'_, '_>, size: (u16, u16), keys: &[Code], depth: Depth) {
    draw_model(bencher, size, &model(keys), depth);
}

fn draw_model(bencher: Bencher<'_, '_>, (width, height): (u16, u16), model: &Model, depth: Depth) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let mut hits = HitMap::default();
    bencher.bench_local(|| {
        buffer.reset();
        hits = HitMap::default();
        screens::draw(&mut buffer, &mut hits, model);
        depth.reduce(&mut buffer);
    });
}

/// Returns a game of which 120 moves were made, after some keys.
fn model(keys: &[Code]) -> Model {
    let table = Library::default().resolve(&Request::named("french")).expect("a profile that is there");
    let bot = || Some(Player::Bot { level: Level::Greedy.to_string() });
    let players = BySeat([Some(Player::Human { name: "Ann".to_owned() }), bot(), bot(), bot()]);
    let game = NewGame { first: Some(Seat::A), ..NewGame::new(&table, players, 7) };
    let mut session = Session::begin(&game).expect("a game that can be begun");
    let mut bots = Seat::ALL.map(|seat| bot::make(Level::Greedy, 7, seat));
    for number in 0.. {
        match session.to_move() {
            Some(seat) if number < 120 || seat != Seat::A => {
                let mv = bots[seat.index()].choose(&session.view(seat));
                session.play(&mv).expect("a legal move");
            }
            Some(_) | None => break,
        }
    }
    let mut model = Model::new(Start::Game(Box::new(session)), options());
    model.begin();
    press(&mut model, keys);
    model
}

/// Returns a match of which 60 moves were made.
fn played() -> Session<Match> {
    let request = Request::named("toccadille");
    let table = Library::default().resolve_of(&request).unwrap_or_else(|it| panic!("{it}"));
    let players = toccadille::BySeat::from_fn(|it| Player::Human { name: it.name().to_owned() });
    let game = NewMatch { length: Length::Open, ..NewMatch::new(&table, players, 7) };
    let mut session = Session::begin_as(game.beginning(), None).expect("a match that can be begun");
    for number in 0..60 {
        match session.to_move() {
            Some(seat) => {
                let moves = session.view(seat).legal_moves();
                session.play(&moves[number * 7 % moves.len()]).expect("a legal move");
            }
            None => session.next_game().expect("another game"),
        }
    }
    session
}

fn options() -> Options {
    Options {
        theme: Theme { colours: Colours::Dark, glyphs: Glyphs::Unicode },
        themes: Colours::ALL.to_vec(),
        keys: Keymap::default(),
        speed: Speed::Off,
        hand_on: HandOn::Ask,
        library: Library::default(),
        store: Store::new(&std::env::temp_dir()),
        rules: ("french".to_owned(), vec![]),
        name: None,
    }
}

fn press(model: &mut Model, keys: &[Code]) {
    for code in keys {
        model.update(Msg::Input(Input::Key(Key { code: *code, ctrl: false })));
    }
}
