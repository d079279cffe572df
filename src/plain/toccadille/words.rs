//! Where everything is, in words.

use crate::{
    refusals::toccadille::colour,
    say,
    session::{Session, toccadille::Match},
    telling::toccadille::{Names, dice, score},
    toccadille::{Board, Place, Point, Seat, notation::Unread},
};

/// Returns what a player is called, with the colour if the name does not say it.
pub fn called(names: &Names, seat: Seat) -> String {
    let (who, colour) = (names.name(seat), colour(seat));
    if who.contains(&colour) { who.to_owned() } else { say!("toc-plain-who", who = who, colour = colour) }
}

/// Returns where a player's stones are, without a full stop.
pub fn stones(board: &Board, seat: Seat) -> String {
    let on = |(point, count): (Point, u8)| {
        let key = if point == Point::huck(seat) { "toc-plain-on-huck" } else { "toc-plain-on" };
        say!(key, count = count, at = point.number())
    };
    let hand = Some(board.hand(seat)).filter(|it| *it != 0).map(|it| say!("toc-plain-in-hand", count = it));
    let off = Some(board.off(seat)).filter(|it| *it != 0).map(|it| say!("toc-plain-off", count = it));
    // In the order in which the player goes.
    let mut points: Vec<_> = board.points(seat).collect();
    points.sort_by_key(|it| it.0.from_entry(seat));
    hand.into_iter().chain(points.into_iter().map(on)).chain(off).collect::<Vec<_>>().join(", ")
}

/// Returns the whole board, a line a player, and how the match stands.
pub fn board(session: &Session<Match>, board: &Board, names: &Names) -> Vec<String> {
    let at = session.state();
    let game = at.game();
    let seat = |it: Seat| {
        let (who, marks) = (called(names, it), game.marks()[it]);
        let (first, last) = match it {
            Seat::Red => (1, 24),
            Seat::Black => (24, 1),
        };
        let stones = stones(board, it);
        say!(
            "toc-plain-seat",
            who = who,
            colour = colour(it),
            first = first,
            last = last,
            stones = stones,
            marks = marks
        )
    };
    let mut lines: Vec<_> = Seat::ALL.map(seat).to_vec();
    lines.extend(game.dice().map(|it| say!("toc-plain-dice", dice = dice(it))));
    lines.push(say!("toc-plain-game", number = game.game(), score = score(at, names)));
    lines
}

/// Returns how a player stands, in a sentence: its stones and marks.
pub fn own(session: &Session<Match>, board: &Board, seat: Seat) -> String {
    let marks = session.state().game().marks();
    let stones = stones(board, seat);
    say!("toc-plain-own", stones = stones, own = marks[seat], other = marks[seat.other()])
}

/// Returns a place from a word, such as `in`, `10` or `off`.
pub fn place(word: &str) -> Result<Place, Unread> {
    match word {
        "in" => Ok(Place::Hand),
        "off" => Ok(Place::Off),
        number => Ok(Place::Point(number.parse()?)),
    }
}
