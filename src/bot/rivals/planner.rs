//! The whole hand planned ahead, in every order, while nobody else moves; then one more card that may be drawn.

use crate::{
    bot::{Bot, rivals::progress},
    game::Game,
    tock::{Board, BySeat, CardSet, Move, Moves, Position, Rank, Seat, SeatSet, State, View},
};

/// How many boards are followed further after each card, the best ones: a hand can be played in millions of ways.
const FOLLOWED: usize = 48;
/// More than anything else counts.
const WON: i32 = 1_000_000;

/// Plays the first card of the order that leads to the best board.
#[derive(Default)]
pub struct Planner {
    moves: Moves,
}

/// A board that the hand may lead to.
#[derive(Clone, Copy)]
struct Planned {
    first: Option<Move>,
    board: Board,
    hand: CardSet,
    worth: i32,
}

impl Bot for Planner {
    fn choose(&mut self, view: &View<'_>) -> Move {
        let now = Planned { first: None, board: *view.board(), hand: view.hand(), worth: 0 };
        let mut reached = self.after_a_card(view, &now);
        let mut best = reached.clone();
        for _ in 1..view.hand().len() {
            reached.sort_by_key(|it| std::cmp::Reverse(it.worth));
            reached.truncate(FOLLOWED);
            reached = reached.iter().flat_map(|it| self.after_a_card(view, it)).collect();
            if reached.is_empty() {
                break;
            }
            best.clone_from(&reached);
        }
        best.sort_by_key(|it| std::cmp::Reverse(it.worth));
        best.truncate(FOLLOWED / 4);
        let most = best.iter().rev().max_by_key(|it| it.worth.max(self.with_one_more(view, it)));
        most.and_then(|it| it.first).unwrap_or(Move::Pass)
    }
}

impl Planner {
    /// Returns what each move with a card of the hand leads to.
    fn after_a_card(&mut self, view: &View<'_>, before: &Planned) -> Vec<Planned> {
        let state = alone(view, before.board, before.hand);
        // The first move is one of the game itself, which may be a discard in a lost turn.
        let here = if before.first.is_none() { *view } else { state.view(view.rules(), view.seat()) };
        here.legal_moves_into(&mut self.moves);
        let after = |mv: &Move| {
            let board = here.board_after(mv);
            let mut hand = before.hand;
            if let Some(card) = mv.card() {
                hand.remove(card);
            }
            let won = here.winners_after(mv).is_some();
            let worth = if won { WON } else { progress(view, &board) };
            Planned { first: before.first.or(Some(*mv)), board, hand, worth }
        };
        self.moves.iter().map(after).collect()
    }

    /// Returns what the board is worth on average when one more card can be played.
    fn with_one_more(&mut self, view: &View<'_>, planned: &Planned) -> i32 {
        let cards = Rank::ALL.into_iter().filter_map(|it| view.unseen().first_of(it));
        let worths: Vec<i32> = cards
            .map(|card| {
                let with = Planned { hand: [card].into_iter().collect(), ..*planned };
                self.after_a_card(view, &with).iter().map(|it| it.worth).max().unwrap_or(planned.worth)
            })
            .collect();
        worths.iter().sum::<i32>() / worths.len().max(1) as i32
    }
}

/// Returns the game in which this seat alone moves, on a board and with a hand of its own.
fn alone(view: &View<'_>, board: Board, hand: CardSet) -> State {
    let seat: Seat = view.seat();
    let mut hands = BySeat::default();
    hands[seat] = hand;
    let table: SeatSet = view.table();
    let (banked, must_discard) = (BySeat::default(), BySeat::default());
    State::from_position(
        view.rules(),
        &Position { table, board, hands, turn: seat, again: false, banked, must_discard },
    )
}
