//! Where the points lie on the screen, and the largest way to draw the board in the room there is.
//!
//! Twelve points run along each long side, six to a quarter, the bar between them. Whoever is drawn at the bottom enters
//! at the left of the lower side; the numbers run on to the right, up, and back along the upper side. Beside each point
//! is its foot, where its number stands, and the rim, along which a marker walks.

use ratatui::layout::Rect;

use crate::{
    toccadille::{POINTS, Point, Seat},
    tui::cross::Scale,
};

/// How many points a quarter has.
const QUARTER: u16 = 6;
/// The rims at the left and the right, the bar, and the free column at the left of each half.
const UPRIGHTS: u16 = 5;
/// The rims above and below, and the rows of numbers.
const LEVELS: u16 = 4;
/// How many stones high a tongue of large stones is at least.
const LEAST_STONES: u16 = 5;
/// How many it is at the most.
const MOST_STONES: u16 = 8;
/// How many rows there are between the tongues at the most.
const MOST_MIDDLE: u16 = 7;

/// How the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// How large a stone is.
    pub scale: Scale,
    /// Who is drawn at the bottom.
    pub south: Seat,
    /// How many columns a point has, with what keeps it off the next one.
    point: u16,
    /// How many stones high a tongue is.
    stones: u16,
    /// How many rows there are between the tongues.
    middle: u16,
}

impl Fit {
    /// Returns the largest way to draw the board in so many columns and rows; `None` if there is none.
    pub fn largest(south: Seat, columns: u16, rows: u16) -> Option<Self> {
        let point = columns.checked_sub(UPRIGHTS)? / (2 * QUARTER);
        let rows = rows.checked_sub(LEVELS)?;
        Scale::ALL.into_iter().rev().find_map(|scale| {
            let (width, height) = scale.size();
            // Broad stones have a free column of their own; beside the others there is one if there is room for it.
            let point = point.min(width + width / 4 + u16::from(scale == Scale::Wide));
            let least = if scale.is_framed() { LEAST_STONES } else { 2 };
            let least_middle = match rows {
                ..16 => 2,
                16.. => 3 + u16::from(scale.is_framed()),
            };
            let stones = (rows.checked_sub(least_middle)? / (2 * height)).min(MOST_STONES);
            let middle = (rows - 2 * stones * height).min(MOST_MIDDLE);
            (width <= point && least <= stones).then_some(Self { scale, south, point, stones, middle })
        })
    }

    /// Returns how many columns and rows the board takes.
    pub const fn size(&self) -> (u16, u16) {
        (2 * QUARTER * self.point + UPRIGHTS, LEVELS + self.middle + 2 * self.tongue())
    }

    /// Returns how many stones high a tongue is.
    pub const fn stones(&self) -> u16 {
        self.stones
    }

    /// Returns how many columns a stone takes, without what keeps it off the next one.
    pub fn stone_width(&self) -> u16 {
        let width = self.scale.size().0;
        if self.scale.is_framed() { width - 1 } else { width }
    }

    /// Returns how many rows a tongue has.
    const fn tongue(&self) -> u16 {
        self.stones * self.scale.size().1
    }

    /// Tells whether a point lies on the upper side.
    pub const fn is_upper(&self, point: Point) -> bool {
        POINTS / 2 < point.from_entry(self.south)
    }

    /// Returns the columns of a point, the board's top left corner being at `area`'s.
    fn columns(&self, area: Rect, point: Point) -> (u16, u16) {
        let from_left = match u16::from(point.from_entry(self.south)) {
            upper if self.is_upper(point) => u16::from(POINTS) - upper,
            lower => lower - 1,
        };
        let beyond_bar = if from_left < QUARTER { 0 } else { 2 };
        let free = (self.point - self.stone_width()) / 2;
        (area.x + 2 + beyond_bar + from_left * self.point + free, self.stone_width())
    }

    /// Returns where a tongue is, from its foot to its tip.
    pub fn tongue_place(&self, area: Rect, point: Point) -> Rect {
        let (x, width) = self.columns(area, point);
        let y = match self.is_upper(point) {
            true => area.y + 2,
            false => area.y + 2 + self.tongue() + self.middle,
        };
        Rect { x, y, width, height: self.tongue() }
    }

    /// Returns where a stone lies on a point, the first one at its foot being 0.
    pub fn stone_place(&self, area: Rect, point: Point, nth: u16) -> Rect {
        let tongue = self.tongue_place(area, point);
        let height = self.scale.size().1;
        let y = match self.is_upper(point) {
            true => tongue.y + nth * height,
            false => tongue.bottom() - (nth + 1) * height,
        };
        Rect { y, height, ..tongue }
    }

    /// Returns where the number of a point stands.
    pub fn foot(&self, area: Rect, point: Point) -> Rect {
        let tongue = self.tongue_place(area, point);
        let y = if self.is_upper(point) { tongue.y - 1 } else { tongue.bottom() };
        Rect { y, height: 1, ..tongue }
    }

    /// Returns everything of a point that can be clicked: its foot and its tongue, as wide as the point.
    pub fn whole(&self, area: Rect, point: Point) -> Rect {
        let (tongue, foot) = (self.tongue_place(area, point), self.foot(area, point));
        Rect { y: tongue.y.min(foot.y), width: self.point, height: tongue.height + 1, ..tongue }
    }

    /// Returns the row and the columns along which the marker of `seat` walks, from 0 marks to 12.
    pub fn walk(&self, area: Rect, seat: Seat) -> (u16, Vec<u16>) {
        let y = if seat == self.south { area.y + self.size().1 - 1 } else { area.y };
        let centre = |it: Point| {
            let (x, width) = self.columns(area, it);
            x + (width - 1) / 2
        };
        let columns = (1..=POINTS / 2).filter_map(|it| Point::of(seat, it)).map(centre);
        (y, std::iter::once(area.x).chain(columns).collect())
    }

    /// Returns the rows between the tongues, on the left of the bar and on its right.
    pub const fn halves(&self, area: Rect) -> [Rect; 2] {
        let width = QUARTER * self.point;
        let left = Rect { x: area.x + 2, y: area.y + 2 + self.tongue(), width, height: self.middle };
        [left, Rect { x: left.x + width + 2, ..left }]
    }

    /// Returns where the stones of `seat` are that wait or are off: beside the quarter where it enters.
    pub const fn outside(&self, area: Rect, seat: Seat) -> Rect {
        let [left, _] = self.halves(area);
        let below = matches!((seat, self.south), (Seat::Red, Seat::Red) | (Seat::Black, Seat::Black));
        let y = if below && 0 < left.height { left.y + left.height - 1 } else { left.y };
        Rect { y, height: if left.height == 0 { 0 } else { 1 }, ..left }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns every way the board is drawn on screens of up to 250 columns and 80 rows, with the room there was.
    fn every_fit() -> impl Iterator<Item = (Fit, u16, u16)> {
        let sizes = (0..=250).step_by(5).flat_map(|columns| (0..=80).map(move |rows| (columns, rows)));
        sizes.flat_map(|(columns, rows)| {
            Seat::ALL.into_iter().filter_map(move |it| Some((Fit::largest(it, columns, rows)?, columns, rows)))
        })
    }

    #[test]
    fn it_is_never_larger_than_the_room_and_no_two_stones_lie_on_each_other() {
        for (fit, columns, rows) in every_fit() {
            let (width, height) = fit.size();
            assert!(width <= columns && height <= rows, "{fit:?}");
            let area = Rect { x: 3, y: 2, width, height };
            let places: Vec<Rect> = Point::all()
                .flat_map(|point| (0..fit.stones()).map(move |nth| fit.stone_place(area, point, nth)))
                .chain(fit.halves(area))
                .chain(Point::all().map(|it| fit.foot(area, it)))
                .collect();
            for (index, one) in places.iter().enumerate() {
                assert_eq!(one.intersection(area), *one, "{fit:?}");
                assert!(places[..index].iter().all(|it| !it.intersects(*one)), "{fit:?}");
            }
        }
    }

    #[test]
    fn the_board_fits_beside_words_in_eighty_columns_and_alone_in_sixty() {
        let fit = Fit::largest(Seat::Red, 54, 22).unwrap();
        assert_eq!((fit.scale, fit.size()), (Scale::Wide, (53, 22)));
        let fit = Fit::largest(Seat::Red, 60, 15).unwrap();
        assert_eq!((fit.scale, fit.size().0), (Scale::Wide, 53));
        assert!(5 < Fit::largest(Seat::Red, 200, 58).unwrap().stone_width());
    }

    #[test]
    fn a_player_at_the_bottom_enters_at_the_left_and_faces_the_other_huck() {
        for south in Seat::ALL {
            let fit = Fit::largest(south, 80, 24).unwrap();
            let area = Rect::new(0, 0, 80, 24);
            let at = |number| fit.tongue_place(area, Point::of(south, number).unwrap());
            assert!(at(1).x < at(2).x && at(6).x < at(7).x && at(1).y == at(12).y);
            assert!(at(12).x == at(13).x && at(1).x == at(24).x && at(13).y < at(12).y);
        }
    }
}
