//! The board one move ahead, weighed by its features.

use crate::{
    bot::{
        Bot,
        rivals::{opponents, progress},
    },
    tock::{Board, Move, Moves, Place, Slot, Spot, Square, View},
};

/// What an own marble counts that can go on into home or within it, that has its way free, and that has not.
const HOME_FREE: i32 = 50;
const MOVABLE: i32 = 10;
const BARRED: i32 = -15;
/// What an own marble costs that an opponent stands little behind, or where a four backward hits it.
const AT_RISK: i32 = -40;
/// How far behind that is: the most steps of a card.
const BEHIND: u8 = 13;
const FOUR: u8 = 4;
/// More than anything else counts.
const WON: i32 = 1_000_000;

/// Takes the move after which the board's features count the most.
#[derive(Default)]
pub struct Features {
    moves: Moves,
}

impl Bot for Features {
    fn choose(&mut self, view: &View<'_>) -> Move {
        view.legal_moves_into(&mut self.moves);
        let best = self.moves.iter().rev().max_by_key(|it| worth(view, it));
        best.copied().unwrap_or(Move::Pass)
    }
}

fn worth(view: &View<'_>, mv: &Move) -> i32 {
    if view.winners_after(mv).is_some() {
        return WON;
    }
    let board = view.board_after(mv);
    progress(view, &board) + mobility(view, &board) + risk(view, &board)
}

/// Which own marbles can go on.
fn mobility(view: &View<'_>, board: &Board) -> i32 {
    let (rules, seat) = (view.rules(), view.seat());
    let track = rules.track();
    let deepest_free = (1..=track.home()).rev().find(|it| {
        let slot = Spot::home(seat, Slot(*it));
        !board.marbles(seat).contains(slot)
    });
    let of = |place: Place| match place {
        Place::Home(_, slot) if Some(slot.0) < deepest_free => BARRED,
        Place::Home(..) => HOME_FREE,
        Place::Track(square) => {
            let ahead = (1..=BEHIND).map(|it| track.ahead(square, it as i8));
            let posts = ahead.filter(|it| track.is_post(*it));
            let barred = posts.map(Square::section).any(|it| rules.is_barred(board, it, seat));
            if barred { BARRED } else { MOVABLE }
        }
    };
    board.marbles(seat).iter().map(|it| of(it.place())).sum()
}

/// Which own marbles may be hit.
fn risk(view: &View<'_>, board: &Board) -> i32 {
    let (rules, seat) = (view.rules(), view.seat());
    let track = rules.track();
    let guarded = rules.is_guarded(board, seat).then(|| track.post(seat));
    let own = board.on_track(seat).squares().filter(|it| Some(*it) != guarded);
    let at_risk = own.filter(|square| {
        opponents(view).iter().flat_map(|it| board.on_track(it).squares()).any(|other| {
            let behind =
                (track.distance(seat, *square) + track.squares() - track.distance(seat, other)) % track.squares();
            (1..=BEHIND).contains(&behind) || behind == track.squares() - FOUR
        })
    });
    AT_RISK * at_risk.count() as i32
}
