//! How large the board is drawn: the scales, and the largest that fits.

use ratatui::layout::Rect;

use crate::{
    tock::{board::Spot, rules::Rules, seat::Seat},
    tui::board::{Cell, Cross},
};

/// How large a square is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scale {
    /// One column.
    Narrow,
    /// Two columns, one row.
    Small,
    /// Three columns, one row.
    Wide,
    /// Four columns, two rows.
    Medium,
    /// Five columns, two rows.
    Broad,
    /// Six columns, three rows.
    Large,
    /// Eight columns, four rows.
    Huge,
    /// Ten columns, five rows.
    Giant,
}

impl Scale {
    /// Every scale, from the smallest.
    pub const ALL: [Self; 8] =
        [Self::Narrow, Self::Small, Self::Wide, Self::Medium, Self::Broad, Self::Large, Self::Huge, Self::Giant];

    /// Returns how many columns and rows a square has, with what keeps it off the next one.
    pub const fn size(self) -> (u16, u16) {
        match self {
            Self::Narrow => (1, 1),
            Self::Small => (2, 1),
            Self::Wide => (3, 1),
            Self::Medium => (4, 2),
            Self::Broad => (5, 2),
            Self::Large => (6, 3),
            Self::Huge => (8, 4),
            Self::Giant => (10, 5),
        }
    }

    /// Tells whether squares have a frame.
    pub fn is_framed(self) -> bool {
        Self::Medium <= self
    }
}

/// By how many squares the upright arms of a framed board may be shorter than half a section.
const MOST_LOWERED: u16 = 2;

/// A cross and how large it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fit {
    /// Where the squares lie.
    pub cross: Cross,
    /// How large they are.
    pub scale: Scale,
}

impl Fit {
    /// Returns the largest way to draw the board in so many columns and rows; `None` if there is none.
    pub fn largest(rules: &Rules, south: Seat, columns: u16, rows: u16) -> Option<Self> {
        Self::largest_up_to(Scale::Giant, rules, south, columns, rows)
    }

    /// Returns the same, of this scale at the most.
    pub fn largest_up_to(most: Scale, rules: &Rules, south: Seat, columns: u16, rows: u16) -> Option<Self> {
        let equal = Cross::equal(rules.track(), south);
        let scales = Scale::ALL.into_iter().rev().filter(|it| *it <= most);
        let crosses = scales.filter_map(|scale| {
            let cross = equal.lowered(rules.track(), rows / scale.size().1)?;
            let squat = scale.is_framed() && cross.rows() + 2 * MOST_LOWERED < equal.rows();
            (!squat).then_some(Self { cross, scale })
        });
        let fits = |it: &Self| {
            let (width, height) = it.size();
            width <= columns && height <= rows
        };
        crosses.into_iter().find(fits)
    }

    /// Returns how many columns and rows the board takes.
    pub const fn size(&self) -> (u16, u16) {
        let (width, height) = self.scale.size();
        (self.cross.columns() * width, self.cross.rows() * height)
    }

    /// Returns where a square is drawn, the board's top left corner being at `area`'s.
    pub fn place(&self, area: Rect, spot: Spot) -> Rect {
        let Cell { x, y } = self.cross.cell(spot);
        let (width, height) = self.scale.size();
        Rect { x: area.x + x * width, y: area.y + y * height, width, height }
    }

    /// Returns the free cells in the middle of the board, between the home courts; `None` if there are none.
    pub fn middle(&self, area: Rect, rules: &Rules) -> Option<Rect> {
        let middle = self.cross.middle(rules.track().home())?;
        let (width, height) = self.scale.size();
        Some(Rect {
            x: area.x + middle.at.x * width,
            y: area.y + middle.at.y * height,
            // The last column of a square is left free, as between squares.
            width: (middle.columns * width).saturating_sub(1),
            height: middle.rows * height,
        })
    }

    /// Returns the corner beside `seat`'s post, the board's top left corner being at `area`'s.
    pub const fn corner(&self, area: Rect, seat: Seat) -> Rect {
        let corner = self.cross.corner(seat);
        let (width, height) = self.scale.size();
        Rect {
            x: area.x + corner.at.x * width,
            y: area.y + corner.at.y * height,
            // A lane runs beside the corner: keep off it.
            width: corner.columns * width - 1,
            height: corner.rows * height,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tock::{Seat, Slot, Track};

    /// Returns every board there can be, in every scale, seen from every seat, with its spots.
    fn every_fit() -> impl Iterator<Item = (Track, Fit, Vec<Spot>)> {
        let tracks = (12..=24u8).step_by(2).flat_map(|section| {
            [(1, 1), (2, 4), (5, 5)].map(|(doorstep, home)| Track::new(section, doorstep, home, Some(7)))
        });
        tracks.flat_map(|track| {
            let slots = |seat| (1..=track.home()).map(move |it| Spot::home(seat, Slot(it)));
            let spots: Vec<Spot> =
                track.all().iter().map(|it| Spot::from(*it)).chain(Seat::ALL.into_iter().flat_map(slots)).collect();
            let crosses = Seat::ALL.into_iter().flat_map(|south| {
                let equal = Cross::equal(&track, south);
                [Some(equal), equal.lowered(&track, equal.rows() - 4)].into_iter().flatten().collect::<Vec<_>>()
            });
            let fits = crosses.flat_map(|cross| Scale::ALL.map(|scale| Fit { cross, scale }));
            fits.map(|fit| (track.clone(), fit, spots.clone())).collect::<Vec<_>>()
        })
    }

    #[test]
    fn squares_lie_on_the_board_and_on_no_other_square_or_corner() {
        for (track, fit, spots) in every_fit() {
            let (width, height) = fit.size();
            let area = Rect { x: 3, y: 2, width, height };
            let mut taken = std::collections::BTreeSet::new();
            let corners = Seat::ALL.map(|it| fit.corner(area, it));
            for rect in spots.iter().map(|it| fit.place(area, *it)).chain(corners) {
                assert_eq!(rect.intersection(area), rect, "{track:?} {fit:?}");
                assert!(rect.positions().all(|it| taken.insert((it.x, it.y))), "{track:?} {fit:?}");
            }
        }
    }

    #[test]
    fn squares_that_follow_each_other_touch() {
        for (track, fit, _) in every_fit() {
            let (width, height) = fit.size();
            let area = Rect { x: 0, y: 0, width, height };
            for &square in track.all() {
                let (one, two) = (fit.place(area, square.into()), fit.place(area, track.next(square).into()));
                let (level, upright) = (one.x.abs_diff(two.x), one.y.abs_diff(two.y));
                let size = fit.scale.size();
                assert!([(size.0, 0), (0, size.1)].contains(&(level, upright)), "{square} {track:?} {fit:?}");
            }
        }
    }

    #[test]
    fn larger_scales_are_larger() {
        for pair in Scale::ALL.windows(2) {
            assert!(pair[0] < pair[1]);
            let ((width, height), (wider, higher)) = (pair[0].size(), pair[1].size());
            assert!(width < wider && height <= higher);
        }
    }
}
