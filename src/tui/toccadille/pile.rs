//! The stones on one point, as many as there is room for.

use crate::toccadille::{BySeat, Seat};

/// What lies on one place of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Piece {
    /// A stone.
    Stone(Seat),
    /// How many stones there are in all, since there is no room for each; on the stones that are drawn.
    Count(Seat, u8),
    /// The same, where no stone is drawn.
    Only(Seat, u8),
}

impl Piece {
    /// Returns whose stones they are.
    pub(super) const fn seat(self) -> Seat {
        match self {
            Self::Stone(seat) | Self::Count(seat, _) | Self::Only(seat, _) => seat,
        }
    }
}

/// Returns what lies on a point where there is room for so many stones, from its foot: those who have more first.
pub(super) fn pieces(stones: BySeat<u8>, room: u16) -> Vec<Piece> {
    let first = if stones[Seat::Red] < stones[Seat::Black] { Seat::Black } else { Seat::Red };
    let (many, few) = (u16::from(stones[first]), u16::from(stones[first.other()]));
    let of_few = if many + few <= room { few } else { few.min(room / 2) };
    let mut pieces = shown(first, many, room - of_few);
    pieces.extend(shown(first.other(), few, of_few));
    pieces
}

fn shown(seat: Seat, stones: u16, room: u16) -> Vec<Piece> {
    if stones <= room {
        return (0..stones).map(|_| Piece::Stone(seat)).collect();
    }
    let count = stones.min(u8::MAX.into()) as u8;
    match room {
        0 => vec![],
        1 => vec![Piece::Only(seat, count)],
        _ => (1..room).map(|_| Piece::Stone(seat)).chain([Piece::Count(seat, count)]).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check((red, black): (u8, u8), room: u16, expected: &str) {
        let told = |it: Piece| match it {
            Piece::Stone(seat) => seat.name()[..1].to_owned(),
            Piece::Count(seat, count) => format!("{}{count}", &seat.name()[..1]),
            Piece::Only(seat, count) => format!("{}={count}", &seat.name()[..1]),
        };
        let found: Vec<String> = pieces(BySeat([red, black]), room).into_iter().map(told).collect();
        assert_eq!(found.join(" "), expected, "{red} red and {black} black on {room}");
    }

    #[test]
    fn stones_that_have_no_room_are_counted() {
        check((0, 0), 5, "");
        check((3, 0), 5, "r r r");
        check((1, 2), 5, "b b r");
        check((1, 1), 2, "r b");
        check((5, 0), 5, "r r r r r");
        check((15, 0), 5, "r r r r r15");
        check((1, 15), 5, "b b b b15 r");
        check((9, 8), 5, "r r r9 b b8");
        check((9, 8), 2, "r=9 b=8");
        check((9, 8), 1, "r=9");
    }
}
