//! Draws the pictures of the README from the program itself: `cargo run --example pictures`.
//!
//! A game of bots is played until the player at the keyboard holds a good hand; what the table shows then is written
//! to `docs/`, cell by cell, as SVG.

use std::{error::Error, fmt::Write, fs};

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier},
};
use tock::{
    bot::{self, Level},
    config::HandOn,
    profile::{Library, Request},
    session::{Agreed, NewGame, Player, Session, Store},
    tock::{BySeat, Rank, Seat},
    tui::{
        Model, Msg, Options, Speed, Start, Theme,
        canvas::HitMap,
        keys::{Code, Input, Key, Keymap},
        screens,
    },
};

/// A picture: its name, the size of the terminal, the moves made before, and the keys pressed then.
struct Picture {
    name: &'static str,
    size: (u16, u16),
    moves: usize,
    keys: &'static [Code],
}

const PICTURES: [Picture; 2] = [
    Picture { name: "table", size: (80, 24), moves: 60, keys: &[Code::Enter, Code::Enter] },
    Picture { name: "table-large", size: (120, 45), moves: 60, keys: &[Code::Enter] },
];

fn main() -> Result<(), Box<dyn Error>> {
    for picture in &PICTURES {
        let path = format!("{}/docs/{}.svg", env!("CARGO_MANIFEST_DIR"), picture.name);
        fs::write(&path, svg(&draw(picture)?))?;
        println!("{path}");
    }
    Ok(())
}

fn draw(picture: &Picture) -> Result<Buffer, Box<dyn Error>> {
    let options = Options {
        theme: Theme::FULL,
        themes: vec![],
        keys: Keymap::default(),
        speed: Speed::Off,
        hand_on: HandOn::Ask,
        library: Library::default(),
        store: Store::new(&std::env::temp_dir()),
        rules: ("french".to_owned(), vec![]),
        name: None,
    };
    let mut model = Model::new(Start::Game(Box::new(game(picture.moves)?)), options);
    model.begin();
    for code in picture.keys {
        model.update(Msg::Input(Input::Key(Key { code: *code, ctrl: false })));
    }
    let mut buffer = Buffer::empty(Rect::new(0, 0, picture.size.0, picture.size.1));
    screens::draw(&mut buffer, &mut HitMap::default(), &model);
    Ok(buffer)
}

/// Returns the first French game that has a good moment for Ann after so many moves, at this moment.
fn game(moves: usize) -> Result<Session, Box<dyn Error>> {
    for seed in 1.. {
        let session = played(seed, moves)?;
        if session.to_move().is_some() {
            return Ok(session);
        }
    }
    Err("no game has such a moment".into())
}

/// Plays a game to Ann's first good moment after so many moves, or to its end.
fn played(seed: u64, moves: usize) -> Result<Session, Box<dyn Error>> {
    let table = Library::default().resolve(&Request::named("french"))?;
    let human = |name: &str| Player::Human { name: name.to_owned() };
    let bot = || Player::Bot { level: Level::Greedy.to_string() };
    let game = NewGame {
        table: &table,
        players: BySeat([Some(human("Ann")), Some(bot()), Some(human("Chloé")), Some(bot())]),
        colours: BySeat::default(),
        first: Some(Seat::A),
        seed,
        when: None,
        agreed: Agreed::default(),
    };
    let mut session = Session::begin(&game).map_err(|it| format!("{it:?}"))?;
    let mut bots = Seat::ALL.map(|seat| bot::make(Level::Greedy, seed, seat));
    for number in 0.. {
        match session.to_move() {
            None => break,
            Some(Seat::A) if moves <= number && is_good(&session) => break,
            Some(seat) => {
                let mv = bots[seat.index()].choose(&session.view(seat));
                session.play(&mv).map_err(|it| format!("{it:?}"))?;
            }
        }
    }
    Ok(session)
}

/// Tells whether Ann has much to choose: a seven, and most of her cards.
fn is_good(session: &Session) -> bool {
    let view = session.view(Seat::A);
    let sevens = view.legal_moves().iter().filter(|it| it.rank() == Some(Rank::Seven)).count();
    4 <= view.hand().len() && 10 < sevens
}

const TEXT: &str = "#d4d4d4";
const GROUND: &str = "#1e1e1e";
/// The size of a cell, and the margin.
const CELL: (u32, u32) = (9, 20);
const MARGIN: u32 = 10;

fn svg(buffer: &Buffer) -> String {
    let Rect { width, height, .. } = buffer.area;
    let (width_px, height_px) = (u32::from(width) * CELL.0 + 2 * MARGIN, u32::from(height) * CELL.1 + 2 * MARGIN);
    let mut svg = format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width_px} {height_px}' width='{width_px}' \
         height='{height_px}' font-family='DejaVu Sans Mono,Menlo,Consolas,monospace' font-size='15'>\n\
         <rect width='100%' height='100%' rx='8' fill='{GROUND}'/>\n"
    );
    for y in 0..height {
        for x in 0..width {
            svg += &cell(buffer, x, y);
        }
    }
    svg + "</svg>\n"
}

fn cell(buffer: &Buffer, x: u16, y: u16) -> String {
    let cell = &buffer[(x, y)];
    let reversed = cell.modifier.contains(Modifier::REVERSED);
    let (text, ground) = (rgb(cell.fg, TEXT), rgb(cell.bg, GROUND));
    let (text, ground) = if reversed { (ground, text) } else { (text, ground) };
    let (left, top) = (u32::from(x) * CELL.0 + MARGIN, u32::from(y) * CELL.1 + MARGIN);
    let mut svg = String::new();
    if ground != GROUND {
        // A little larger than the cell, so that no line shows between two.
        let (width, height) = (f64::from(CELL.0) + 0.3, f64::from(CELL.1) + 0.3);
        let _ = writeln!(svg, "<rect x='{left}' y='{top}' width='{width}' height='{height}' fill='{ground}'/>");
    }
    let symbol = cell.symbol().replace('&', "&amp;").replace('<', "&lt;");
    if !symbol.trim().is_empty() {
        let bold = if cell.modifier.contains(Modifier::BOLD) { " font-weight='bold'" } else { "" };
        let dim = if cell.modifier.contains(Modifier::DIM) { " opacity='.6'" } else { "" };
        let line = if cell.modifier.contains(Modifier::UNDERLINED) { " text-decoration='underline'" } else { "" };
        let base = top + CELL.1 * 3 / 4;
        let _ = writeln!(svg, "<text x='{left}' y='{base}' fill='{text}'{bold}{dim}{line}>{symbol}</text>");
    }
    svg
}

/// Returns a colour as a usual dark terminal shows it.
fn rgb(color: Color, default: &str) -> String {
    match color {
        Color::Reset => default.to_owned(),
        Color::Black => "#1e1e1e".to_owned(),
        Color::Red => "#cd3131".to_owned(),
        Color::Green => "#0dbc79".to_owned(),
        Color::Yellow => "#e5e510".to_owned(),
        Color::Blue => "#2472c8".to_owned(),
        Color::Magenta => "#bc3fbc".to_owned(),
        Color::Cyan => "#11a8cd".to_owned(),
        Color::Gray => "#e5e5e5".to_owned(),
        Color::DarkGray => "#666666".to_owned(),
        Color::LightRed => "#f14c4c".to_owned(),
        Color::LightGreen => "#23d18b".to_owned(),
        Color::LightYellow => "#f5f543".to_owned(),
        Color::LightBlue => "#3b8eea".to_owned(),
        Color::LightMagenta => "#d670d6".to_owned(),
        Color::LightCyan => "#29b8db".to_owned(),
        Color::White => "#ffffff".to_owned(),
        Color::Rgb(red, green, blue) => format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Indexed(index) => format!("#{index:02x}{index:02x}{index:02x}"),
    }
}
