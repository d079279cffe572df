//! A result as a picture: win rates, lengths of games, and what each seat wins, one below the other, as SVG.
//!
//! The picture follows the colours of its surroundings: a style sheet changes paper, ink and lines where it is dark.

use std::{error::Error, ops::Range};

use plotters::{
    chart::ChartBuilder,
    coord::{
        Shift,
        ranged1d::{DefaultFormatting, KeyPointHint, Ranged},
    },
    prelude::{Circle, Color, DrawingArea, IntoDrawingArea, PathElement, RGBColor, Rectangle, SVGBackend},
    style::{IntoFont, TextStyle},
};
use unicode_width::UnicodeWidthStr;

use crate::{
    arena::{
        contest::Facts,
        estimate::{Estimate, fair_share},
        outcome::{Outcome, Settings},
        plan::pairings,
        tally::{LENGTH_STEP, Share},
    },
    say,
    words::cut,
};

const WIDTH: u32 = 800;
/// How much room a row of an interval takes.
const ROW: u32 = 28;
/// How much room the title and the axis of a part take.
const FRAME: u32 = 100;
/// How high the bars of the lengths are drawn.
const BARS: u32 = 180;
/// About how wide a letter of a label is.
const LETTER: u32 = 8;
const FONT: &str = "sans-serif";

const PAPER: RGBColor = RGBColor(0xff, 0xff, 0xff);
const INK: RGBColor = RGBColor(0x1f, 0x23, 0x28);
const GRID: RGBColor = RGBColor(0xd8, 0xde, 0xe4);
/// What is measured: it stands out on either paper.
const MARK: RGBColor = RGBColor(0x1f, 0x77, 0xd0);
/// What would be fair.
const FAIR: RGBColor = RGBColor(0xc0, 0x6a, 0x14);

/// What the colours become in dark surroundings.
const DARK: [(RGBColor, RGBColor); 3] =
    [(PAPER, RGBColor(0x0d, 0x11, 0x17)), (INK, RGBColor(0xe6, 0xed, 0xf3)), (GRID, RGBColor(0x30, 0x36, 0x3d))];

type Area<'a> = DrawingArea<SVGBackend<'a>, Shift>;
type Fallible = Result<(), Box<dyn Error>>;

/// A share with its interval, by name.
struct Bar {
    name: String,
    share: Estimate,
}

/// Rows one above the other, counted from below: each is as high as 1 and named in its middle.
///
/// The library's own lists of names have no axis of one row alone.
#[derive(Clone, Copy)]
struct Rows(usize);

impl Rows {
    fn middles(self) -> impl Iterator<Item = f64> {
        (0..self.0).map(|row| row as f64 + 0.5)
    }
}

impl Ranged for Rows {
    type FormatOption = DefaultFormatting;
    type ValueType = f64;

    fn map(&self, value: &f64, (from, to): (i32, i32)) -> i32 {
        from + (value / self.0 as f64 * f64::from(to - from)).round() as i32
    }

    fn key_points<Hint: KeyPointHint>(&self, _: Hint) -> Vec<f64> {
        self.middles().collect()
    }

    fn range(&self) -> Range<f64> {
        0.0..self.0 as f64
    }
}

/// Returns the picture of a result.
///
/// # Errors
///
/// With what the drawing library says.
pub fn plot(outcome: &Outcome) -> Result<String, Box<dyn Error>> {
    let (rates, seats) = (win_rates(outcome), seats(outcome));
    let heights = [height(&rates), BARS + FRAME, height(&seats)];
    let mut text = String::new();
    {
        let root = SVGBackend::with_string(&mut text, (WIDTH, heights.iter().sum())).into_drawing_area();
        root.fill(&PAPER)?;
        let (top, rest) = root.split_vertically(heights[0]);
        let (middle, bottom) = rest.split_vertically(heights[1]);
        let fair = 100.0 * fair_share(&outcome.settings.seatings);
        intervals(&top, &say!("arena-plot-rates"), &rates, fair)?;
        lengths(&middle, outcome)?;
        let balance = &outcome.tally.balance;
        let won: u64 = balance.seats.iter().map(|it| it.won).sum();
        let each = won as f64 / (balance.games.max(1) * u64::from(outcome.settings.players)) as f64;
        intervals(&bottom, &say!("arena-plot-seats"), &seats, 100.0 * each)?;
        root.present()?;
    }
    Ok(styled(&text))
}

fn height(bars: &[Bar]) -> u32 {
    ROW * bars.len() as u32 + FRAME
}

fn win_rates(outcome: &Outcome) -> Vec<Bar> {
    let bots = &outcome.settings.bots;
    let named = pairings(bots.len()).into_iter().zip(outcome.scores());
    named
        .map(|((first, second), scores)| Bar {
            name: say!("arena-pairing", first = cut(&bots[first]), second = cut(&bots[second])),
            share: scores.estimate(),
        })
        .collect()
}

fn seats(outcome: &Outcome) -> Vec<Bar> {
    let balance = &outcome.tally.balance;
    let bar = |name, share: &Share| Bar { name, share: share.estimate(balance.sets, balance.games) };
    let Settings { game, seatings, players, .. } = &outcome.settings;
    let seats = seatings[0].seated().map(|it| bar((Facts::of(*game).seat)(it), &balance.seats[it]));
    let order = balance.order.iter().take((*players).into()).enumerate();
    seats.chain(order.map(|(place, it)| bar(say!("arena-place", place = place + 1), it))).collect()
}

/// Draws shares with their intervals, one a row, and a line at what would be fair.
fn intervals(area: &Area<'_>, title: &str, bars: &[Bar], fair: f64) -> Fallible {
    let rows = Rows(bars.len());
    let Range { start: bottom, end: top } = rows.range();
    let name = |middle: &f64| {
        let row = rows.middles().position(|it| it.total_cmp(middle).is_eq());
        row.and_then(|it| bars.iter().rev().nth(it)).map(|it| it.name.clone()).unwrap_or_default()
    };
    let longest = bars.iter().map(|it| it.name.width()).max().unwrap_or(0) as u32;
    let mut chart =
        framed(title)(area).y_label_area_size(longest * LETTER + LETTER).build_cartesian_2d(0.0..100.0, rows)?;
    chart
        .configure_mesh()
        .disable_y_mesh()
        .light_line_style(GRID.mix(0.0))
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style(ink(13))
        .x_label_formatter(&|it| say!("arena-percent", share = format!("{it:.0}")))
        .y_labels(bars.len())
        .y_label_formatter(&name)
        .draw()?;
    chart.draw_series([PathElement::new([(fair, bottom), (fair, top)], FAIR.stroke_width(1))])?;
    for (middle, bar) in rows.middles().zip(bars.iter().rev()) {
        let Estimate { value, low, high } = bar.share;
        let at = |share: f64| (100.0 * share, middle);
        chart.draw_series([PathElement::new([at(low), at(high)], MARK.stroke_width(3))])?;
        chart.draw_series([Circle::new(at(value), 5, MARK.filled())])?;
    }
    Ok(())
}

/// Draws how many games took how many turns.
fn lengths(area: &Area<'_>, outcome: &Outcome) -> Fallible {
    let bars = &outcome.tally.lengths.bars;
    let (first, last) = (bars.keys().next().copied().unwrap_or(0), bars.keys().last().copied().unwrap_or(0));
    let most = bars.values().max().copied().unwrap_or(0).max(1);
    let whole = |it: &f64| if it.fract() == 0.0 { format!("{it:.0}") } else { String::new() };
    // Whole numbers as axes are not wide enough for some of the library's own sums.
    let mut chart = framed(&say!("arena-plot-lengths"))(area)
        .y_label_area_size(8 * LETTER)
        .build_cartesian_2d(first as f64..(last + LENGTH_STEP) as f64, 0.0..most as f64)?;
    chart
        .configure_mesh()
        .disable_x_mesh()
        .max_light_lines(0)
        .bold_line_style(GRID)
        .axis_style(INK)
        .label_style(ink(13))
        .x_label_formatter(&whole)
        .y_label_formatter(&whole)
        .x_desc(say!("arena-plot-turns"))
        .y_desc(say!("arena-plot-games"))
        .axis_desc_style(ink(13))
        .draw()?;
    let bar = |(from, count): (&u64, &u64)| {
        let (from, to) = (*from as f64, (from + LENGTH_STEP) as f64);
        Rectangle::new([(from, 0.0), (to, *count as f64)], MARK.filled())
    };
    chart.draw_series(bars.iter().map(bar))?;
    Ok(())
}

/// Returns what begins a part of the picture with its title.
fn framed(title: &str) -> impl for<'a, 'b> Fn(&'a Area<'b>) -> ChartBuilder<'a, 'b, SVGBackend<'b>> {
    let title = title.to_owned();
    move |area| {
        let mut chart = ChartBuilder::on(area);
        chart.caption(&title, ink(17)).margin(12).margin_right(28).x_label_area_size(44);
        chart
    }
}

fn ink(size: i32) -> TextStyle<'static> {
    (FONT, size).into_font().color(&INK)
}

/// Returns the picture with a style sheet that changes colours where it is dark.
fn styled(svg: &str) -> String {
    let hex = |RGBColor(red, green, blue)| format!("#{red:02X}{green:02X}{blue:02X}");
    let rule = |(light, dark): (RGBColor, RGBColor)| {
        let (light, dark) = (hex(light), hex(dark));
        format!(r#"[fill="{light}"]{{fill:{dark}}}[stroke="{light}"]{{stroke:{dark}}}"#)
    };
    let rules: String = DARK.into_iter().map(rule).collect();
    let style = format!("<style>@media (prefers-color-scheme: dark){{{rules}}}</style>");
    // The first element is the root, and what follows it is drawn.
    match svg.split_once(">\n") {
        Some((root, rest)) => format!("{root}>\n{style}\n{rest}"),
        None => svg.to_owned(),
    }
}
