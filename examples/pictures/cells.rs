//! Cells of a terminal as SVG.
//!
//! Grounds are rectangles as large as they can be, lines and blocks are shapes: they join in every font. Words have the
//! width of their cells, and signs stand in the middle of theirs.

use std::{collections::BTreeMap, fmt::Write};

use ratatui::{
    buffer::{Buffer, Cell},
    layout::Rect,
    style::{Color, Modifier},
};
use tock::tui::Theme;

/// The size of a cell, where its letters stand, and the margin.
const CELL: (u32, u32) = (9, 19);
const BASE: u32 = 14;
const MARGIN: u32 = 10;

/// The colours of a terminal without a theme.
const TEXT: &str = "#d4d4d4";
const GROUND: &str = "#1e1e1e";

/// Returns one picture.
pub fn picture(buffer: &Buffer, theme: Theme) -> String {
    let mut sheet = Sheet::new(theme);
    let layer = sheet.layer(buffer, None);
    image(buffer.area, &sheet, "", &layer)
}

/// Returns the whole file around its layers.
pub fn image(area: Rect, sheet: &Sheet, rules: &str, layers: &str) -> String {
    let (width, height) = (left(area.width) + MARGIN, top(area.height) + MARGIN);
    let ground = &sheet.ground;
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}' width='{width}' height='{height}' \
         font-family=\"'DejaVu Sans Mono',Menlo,Consolas,'Liberation Mono',monospace\" font-size='14.95'>\n\
         <style>\n{}.l{{fill:none;stroke:currentColor;stroke-width:1.3}}.h{{fill:none;stroke:currentColor;\
         stroke-width:2.6}}.m{{text-anchor:middle}}.r{{shape-rendering:crispEdges}}\n{rules}</style>\n\
         <rect width='100%' height='100%' rx='8' fill='{ground}'/>\n{layers}</svg>\n",
        sheet.rules()
    )
}

const fn left(x: u16) -> u32 {
    x as u32 * CELL.0 + MARGIN
}

const fn top(y: u16) -> u32 {
    y as u32 * CELL.1 + MARGIN
}

/// The styles used in a picture, each with a name.
pub struct Sheet {
    text: String,
    ground: String,
    names: BTreeMap<String, usize>,
}

/// What is in a cell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content<'a> {
    Nothing,
    Word(&'a str),
    Sign(&'a str),
    Shape(Shape),
}

/// A sign made of lines or blocks.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Shape {
    /// What draws it: thin lines, heavy ones, or areas.
    class: &'static str,
    /// Its path, in halves of a cell, from its upper left corner.
    path: &'static str,
}

impl Sheet {
    /// Returns a sheet without styles yet.
    pub fn new(theme: Theme) -> Self {
        let pair = theme.colours.palette().map(|it| it.text);
        let (text, ground) =
            pair.map_or((TEXT.to_owned(), GROUND.to_owned()), |it| (colour(it.ink, TEXT), colour(it.ground, GROUND)));
        Self { text, ground, names: BTreeMap::new() }
    }

    /// Returns the cells of `buffer` that are not the same in `below`.
    pub fn layer(&mut self, buffer: &Buffer, below: Option<&Buffer>) -> String {
        let is_new = |x, y| below.is_none_or(|it| it[(x, y)] != buffer[(x, y)]);
        let mut svg = self.grounds(buffer, below.is_some(), &is_new);
        let mut shapes: BTreeMap<(usize, &str), String> = BTreeMap::new();
        for y in 0..buffer.area.height {
            let mut x = 0;
            while x < buffer.area.width {
                let cell = &buffer[(x, y)];
                let at = x;
                x += 1;
                if !is_new(at, y) {
                    continue;
                }
                match content(cell.symbol()) {
                    Content::Nothing => {}
                    Content::Shape(shape) => {
                        let name = self.name(cell);
                        let path = shapes.entry((name, shape.class)).or_default();
                        *path += &placed(shape.path, left(at), top(y));
                    }
                    Content::Sign(sign) => {
                        let (name, middle) = (self.name(cell), f64::from(left(at)) + f64::from(CELL.0) / 2.0);
                        let base = top(y) + BASE;
                        let _ =
                            writeln!(svg, "<text x='{middle}' y='{base}' class='s{name} m'>{}</text>", escaped(sign));
                    }
                    Content::Word(first) => {
                        let mut word = first.to_owned();
                        let name = self.name(cell);
                        while x < buffer.area.width && is_new(x, y) && self.name(&buffer[(x, y)]) == name {
                            match content(buffer[(x, y)].symbol()) {
                                Content::Word(next) => word += next,
                                Content::Nothing if !word.ends_with(' ') => word.push(' '),
                                Content::Nothing | Content::Sign(_) | Content::Shape(_) => break,
                            }
                            x += 1;
                        }
                        svg += &words(word.trim_end(), name, at, y);
                    }
                }
            }
        }
        for ((name, class), path) in shapes {
            let _ = writeln!(svg, "<path class='s{name} {class}' d='{path}'/>");
        }
        svg
    }

    /// Returns the grounds, each as large as cells of the same colour reach.
    fn grounds(&self, buffer: &Buffer, all: bool, is_new: &dyn Fn(u16, u16) -> bool) -> String {
        let Rect { width, height, .. } = buffer.area;
        let mut open: Vec<(u16, u16, String, u16)> = vec![];
        let mut svg = String::new();
        let mut close = |(from, to, colour, since): (u16, u16, String, u16), y: u16| {
            let (left, top) = (left(from), top(since));
            let (wide, high) = (u32::from(to - from) * CELL.0, u32::from(y - since) * CELL.1);
            let _ =
                writeln!(svg, "<rect class='r' x='{left}' y='{top}' width='{wide}' height='{high}' fill='{colour}'/>");
        };
        for y in 0..=height {
            let mut runs: Vec<(u16, u16, String)> = vec![];
            for x in (0..width).filter(|x| y < height && is_new(*x, y)) {
                let colour = self.ground_of(&buffer[(x, y)]);
                match runs.last_mut() {
                    Some((_, to, last)) if *to == x && *last == colour => *to += 1,
                    _ if all || colour != self.ground => runs.push((x, x + 1, colour)),
                    _ => {}
                }
            }
            let mut still = vec![];
            for (from, to, colour, since) in open {
                match runs.iter().position(|it| it.0 == from && it.1 == to && it.2 == colour) {
                    Some(place) => {
                        runs.remove(place);
                        still.push((from, to, colour, since));
                    }
                    None => close((from, to, colour, since), y),
                }
            }
            open = still;
            open.extend(runs.into_iter().map(|(from, to, colour)| (from, to, colour, y)));
        }
        svg
    }

    fn ground_of(&self, cell: &Cell) -> String {
        match cell.modifier.contains(Modifier::REVERSED) {
            true => colour(cell.fg, &self.text),
            false => colour(cell.bg, &self.ground),
        }
    }

    /// Returns the number of the style of what stands in a cell.
    fn name(&mut self, cell: &Cell) -> usize {
        let ink = match cell.modifier.contains(Modifier::REVERSED) {
            true => colour(cell.bg, &self.ground),
            false => colour(cell.fg, &self.text),
        };
        let mut rule = format!("color:{ink};fill:{ink}");
        for (modifier, says) in [
            (Modifier::BOLD, ";font-weight:bold"),
            (Modifier::DIM, ";opacity:.6"),
            (Modifier::UNDERLINED, ";text-decoration:underline"),
        ] {
            if cell.modifier.contains(modifier) {
                rule += says;
            }
        }
        let next = self.names.len();
        *self.names.entry(rule).or_insert(next)
    }

    fn rules(&self) -> String {
        self.names.iter().fold(String::new(), |rules, (rule, name)| rules + &format!(".s{name}{{{rule}}}\n"))
    }
}

fn content(symbol: &str) -> Content<'_> {
    let shape = |class, path| Content::Shape(Shape { class, path });
    match symbol {
        "" | " " => Content::Nothing,
        "─" => shape("l", "M0 1H2"),
        "│" => shape("l", "M1 0V2"),
        "┌" => shape("l", "M2 1H1V2"),
        "┐" => shape("l", "M0 1H1V2"),
        "└" => shape("l", "M1 0V1H2"),
        "┘" => shape("l", "M1 0V1H0"),
        "┼" => shape("l", "M0 1H2M1 0V2"),
        "╭" => shape("l", "M2 1Q1 1 1 2"),
        "╮" => shape("l", "M0 1Q1 1 1 2"),
        "╰" => shape("l", "M1 0Q1 1 2 1"),
        "╯" => shape("l", "M1 0Q1 1 0 1"),
        "━" => shape("h", "M0 1H2"),
        "┃" => shape("h", "M1 0V2"),
        "┏" => shape("h", "M2 1H1V2"),
        "┓" => shape("h", "M0 1H1V2"),
        "┗" => shape("h", "M1 0V1H2"),
        "┛" => shape("h", "M1 0V1H0"),
        "█" => shape("r", "M0 0H2V2H0Z"),
        "▀" => shape("r", "M0 0H2V1H0Z"),
        "▄" => shape("r", "M0 1H2V2H0Z"),
        "▌" => shape("r", "M0 0H1V2H0Z"),
        "▐" => shape("r", "M1 0H2V2H1Z"),
        "▘" => shape("r", "M0 0H1V1H0Z"),
        "▝" => shape("r", "M1 0H2V1H1Z"),
        "▖" => shape("r", "M0 1H1V2H0Z"),
        "▗" => shape("r", "M1 1H2V2H1Z"),
        _ if symbol.chars().all(|it| it.is_alphanumeric() || it.is_ascii() || "…“”‘’".contains(it)) => {
            Content::Word(symbol)
        }
        _ => Content::Sign(symbol),
    }
}

/// Returns words of one style where they stand.
fn words(words: &str, name: usize, x: u16, y: u16) -> String {
    let (left, base, cells) = (left(x), top(y) + BASE, words.chars().count());
    let width = cells as u32 * CELL.0;
    match cells {
        1 => {
            let middle = f64::from(left) + f64::from(CELL.0) / 2.0;
            format!("<text x='{middle}' y='{base}' class='s{name} m'>{}</text>\n", escaped(words))
        }
        _ => format!("<text x='{left}' y='{base}' class='s{name}' textLength='{width}'>{}</text>\n", escaped(words)),
    }
}

/// Returns a path in halves of a cell at its place.
fn placed(path: &str, left: u32, top: u32) -> String {
    let (wide, high) = (f64::from(CELL.0) / 2.0, f64::from(CELL.1) / 2.0);
    let mut placed = String::new();
    // Numbers are across and down by turns, but for those after `H` and `V`.
    let mut is_down = false;
    for letter in path.chars() {
        match letter.to_digit(10) {
            Some(halves) if is_down => {
                let _ = write!(placed, "{}", f64::from(top) + f64::from(halves) * high);
                is_down = false;
            }
            Some(halves) => {
                let _ = write!(placed, "{}", f64::from(left) + f64::from(halves) * wide);
                is_down = true;
            }
            None => {
                placed.push(letter);
                match letter {
                    'V' => is_down = true,
                    ' ' => {}
                    _ => is_down = false,
                }
            }
        }
    }
    placed
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

/// Returns a colour as a usual dark terminal shows it.
fn colour(colour: Color, default: &str) -> String {
    let named = match colour {
        Color::Reset => default,
        Color::Black => "#1e1e1e",
        Color::Red => "#cd3131",
        Color::Green => "#0dbc79",
        Color::Yellow => "#e5e510",
        Color::Blue => "#2472c8",
        Color::Magenta => "#bc3fbc",
        Color::Cyan => "#11a8cd",
        Color::Gray => "#e5e5e5",
        Color::DarkGray => "#666666",
        Color::LightRed => "#f14c4c",
        Color::LightGreen => "#23d18b",
        Color::LightYellow => "#f5f543",
        Color::LightBlue => "#3b8eea",
        Color::LightMagenta => "#d670d6",
        Color::LightCyan => "#29b8db",
        Color::White => "#ffffff",
        Color::Rgb(red, green, blue) => return format!("#{red:02x}{green:02x}{blue:02x}"),
        Color::Indexed(index) => return format!("#{index:02x}{index:02x}{index:02x}"),
    };
    named.to_owned()
}
