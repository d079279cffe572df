//! The board of Toccadille on the screen: that it can be read, clicked and drawn in every size and theme.

use ratatui::{
    buffer::Buffer,
    layout::Rect,
    style::{Color, Modifier, Style},
};
use tock::{
    toccadille::{Board, BySeat, Die, Move, Place, Play, Point, Seat, Step},
    tui::{
        Colours, Glyphs, Theme,
        canvas::{Canvas, Hit, HitMap},
        keys::Keymap,
        theme::Tone,
        toccadille::{Fit, Scene, Signs, dice::Shown, draw, signs::Seen},
    },
};

use crate::{screens::text, sight::contrast};

fn point(number: u8) -> Point {
    Point::new(number).unwrap()
}

fn at(number: u8) -> Place {
    Place::Point(point(number))
}

/// Returns a board where both have stones on 15, red a high pile on 1 and stones in hand, black some off.
fn board() -> Board {
    let mut board = Board::default();
    for (number, count) in [(1, 9), (2, 1), (9, 1), (12, 2), (15, 1)] {
        board.put(Seat::Red, point(number), count);
    }
    for (number, count) in [(24, 5), (22, 1), (16, 1), (15, 1), (13, 3), (10, 1), (4, 1)] {
        board.put(Seat::Black, point(number), count);
    }
    board.put_in_hand(Seat::Red, 1);
    board.put_off(Seat::Black, 2);
    board
}

fn signs() -> Signs {
    let last = Move::Play(Play::one(Step::new(Seat::Black, at(18), at(15), true)));
    Signs {
        mover: Some(Seat::Red),
        last: vec![Seen::of(Seat::Black, &last)],
        may_leave: [at(9), Place::Hand].into_iter().collect(),
        may_arrive: [at(11), at(10)].into_iter().collect(),
        may_hit: [at(10)].into_iter().collect(),
        ..Signs::default()
    }
}

fn drawn(theme: Theme, south: Seat, (width, height): (u16, u16), signs: &Signs) -> (Buffer, HitMap) {
    let mut buffer = Buffer::empty(Rect::new(0, 0, width, height));
    let mut hits = HitMap::default();
    let mut canvas = Canvas::new(&mut buffer, &mut hits, theme, Keymap::usual());
    canvas.prepare();
    let die = |pips, tone| Shown { die: Die::new(pips).unwrap(), tone };
    let dice = BySeat([vec![die(6, Tone::Bright), die(1, Tone::Dull)], vec![]]);
    let scene = Scene { board: &board(), marks: BySeat([5, 8]), dice: &dice, signs };
    let area = canvas.area();
    if let Some(fit) = Fit::largest(south, width, height) {
        draw(&mut canvas, area, &fit, &scene);
    }
    (buffer, hits)
}

fn themes() -> impl Iterator<Item = Theme> {
    let all = Colours::ALL.into_iter().chain([Colours::None]);
    all.flat_map(|colours| [Glyphs::Unicode, Glyphs::Ascii].map(|glyphs| Theme { colours, glyphs }))
}

#[test]
fn every_size_can_be_drawn_in_every_theme() {
    for (index, theme) in themes().enumerate() {
        for width in (1 + index as u16 % 3..=60).step_by(3).chain([80, 120, 300]) {
            // Each theme meets other heights.
            for height in (1 + index as u16 % 5..=40).step_by(5).chain([90]) {
                for south in Seat::ALL {
                    let (buffer, _) = drawn(theme, south, (width, height), &signs());
                    if theme.is_ascii() {
                        assert!(buffer.content().iter().all(|it| it.symbol().is_ascii()), "{width}x{height}");
                    }
                }
            }
        }
    }
}

#[test]
fn whatever_is_written_on_the_board_can_be_read_in_every_palette() {
    let rgb = |colour| match colour {
        Color::Rgb(red, green, blue) => [red, green, blue],
        other => panic!("{other:?}"),
    };
    for theme in themes().filter(|it| it.has_felt() && !it.is_ascii()) {
        let least = if theme.colours == Colours::HighContrast { 7.0 } else { 4.5 };
        for size in [(54, 22), (80, 38), (150, 58)] {
            let (buffer, _) = drawn(theme, Seat::Red, size, &signs());
            for cell in buffer.content() {
                let is_shape = cell.symbol().chars().all(|it| matches!(it, ' ' | '\u{2580}'..='\u{259f}'));
                let found = contrast(rgb(cell.fg), rgb(cell.bg));
                assert!(is_shape || least <= found, "{theme:?}: {:?} {found:.2}\n{}", cell.symbol(), text(&buffer));
            }
        }
    }
}

#[test]
fn without_colours_the_letters_and_marks_say_everything() {
    let theme = Theme { colours: Colours::None, glyphs: Glyphs::Ascii };
    let (buffer, _) = drawn(theme, Seat::Red, (54, 22), &signs());
    insta::assert_snapshot!("tongues-ascii", text(&buffer));
    let plain = Style::reset().fg.zip(Style::reset().bg);
    assert!(buffer.content().iter().all(|it| Some((it.fg, it.bg)) == plain));
    // What stands on a tongue is not as faint as the tongue.
    let faint = |it: &&ratatui::buffer::Cell| it.modifier.contains(Modifier::DIM) && it.symbol() == "R";
    assert_eq!(buffer.content().iter().filter(faint).count(), 0);
}

#[test]
fn a_move_that_is_looked_at_shows_where_it_ends_and_what_it_hits() {
    let mut signs = Signs { mover: Some(Seat::Red), ..Signs::default() };
    let steps = [Step::new(Seat::Red, at(9), at(10), true), Step::new(Seat::Red, at(10), at(16), true)];
    let mv = Move::Play(Play::both(steps[0], steps[1]));
    let mut after = board();
    after.put(Seat::Red, point(9), 0);
    after.put(Seat::Red, point(16), 1);
    signs.preview(Seat::Red, &mv, after);
    let theme = Theme { colours: Colours::None, glyphs: Glyphs::Unicode };
    insta::assert_snapshot!("tongues-preview", text(&drawn(theme, Seat::Red, (54, 22), &signs).0));
    insta::assert_snapshot!("tongues-preview-turned", text(&drawn(theme, Seat::Black, (80, 38), &signs).0));
}

#[test]
fn every_point_can_be_clicked_wherever_it_is_drawn() {
    let theme = Theme { colours: Colours::None, glyphs: Glyphs::Unicode };
    for size in [(29, 11), (54, 22), (80, 38), (150, 58)] {
        for south in Seat::ALL {
            let (_, hits) = drawn(theme, south, size, &signs());
            let fit = Fit::largest(south, size.0, size.1).unwrap();
            let area = Rect::new(0, 0, size.0, size.1);
            for point in Point::all() {
                for nth in 0..fit.stones() {
                    let place = fit.stone_place(area, point, nth);
                    assert_eq!(hits.at(place.x, place.y), Some(Hit::Place(Place::Point(point))), "{size:?}");
                }
            }
            let hand = fit.outside(area, Seat::Red);
            assert_eq!(hits.at(hand.x, hand.y), Some(Hit::Place(Place::Hand)), "{size:?}");
        }
    }
}
