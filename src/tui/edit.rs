//! A position set up by hand: marbles placed, cards given, rules and turn chosen, with its legal moves at once.

mod asked;
mod sheet;
mod view;
mod walk;

use std::path::PathBuf;

use crate::{
    game::Game,
    position::{self, tock::Case},
    profile::Table,
    say,
    session::Player,
    tock::{BySeat, Move, Position, RANKS, Rank, Seat, Spot, State, View},
    tui::{canvas::Hit, keys::Action, next::Next, notice::Notice, people::People},
};

pub use asked::Asked;
pub use view::draw;

/// Which part the arrows move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The squares.
    Board,
    /// The cards that can be given.
    Cards,
    /// The legal moves.
    Moves,
}

/// What a position comes to.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Found {
    /// Its legal moves; the game is over, or the hand empty, if there are none.
    Moves(Vec<Move>),
    /// What makes it impossible, in one line.
    Impossible(String),
}

/// A position as it was, to go back to.
#[derive(Clone, Debug)]
struct Step {
    table: Table,
    position: Position,
}

/// A position set up by hand.
#[derive(Debug)]
pub struct Edit {
    table: Table,
    position: Position,
    found: Found,
    people: People,
    /// Something that must be said.
    pub notice: Option<Notice>,
    part: Part,
    cursor: Spot,
    /// Whose marbles and hand are worked on.
    seat: Seat,
    rank: Rank,
    at_move: usize,
    south: Seat,
    done: Vec<Step>,
    undone: Vec<Step>,
    /// The position as the file has it.
    kept: Step,
    /// The file to save to.
    file: Option<PathBuf>,
    /// Whether what stands in the file came from here.
    is_own_file: bool,
}

impl Edit {
    /// Opens a position; `file` is where it was read from, or is to be saved.
    pub fn new(case: Case, file: Option<PathBuf>) -> Self {
        let Case { table, position } = case;
        let seat = position.turn;
        let kept = Step { table: table.clone(), position };
        let mut edit = Self {
            cursor: table.rules.track().post(seat).into(),
            people: nobody(),
            found: Found::Moves(vec![]),
            table,
            position,
            notice: None,
            part: Part::Board,
            seat,
            rank: Rank::ALL[0],
            at_move: 0,
            south: seat,
            done: vec![],
            undone: vec![],
            kept,
            file,
            is_own_file: false,
        };
        edit.look();
        edit
    }

    /// Tells everything anew, in the language that is spoken now.
    pub(super) fn retell(&mut self) {
        self.people = nobody();
        self.notice = None;
        self.look();
    }

    /// Returns the rules and the position as they stand.
    pub fn case(&self) -> Case {
        Case { table: self.table.clone(), position: self.position }
    }

    /// Returns the legal moves, none if the position is impossible.
    pub fn moves(&self) -> &[Move] {
        match &self.found {
            Found::Moves(moves) => moves,
            Found::Impossible(_) => &[],
        }
    }

    /// Returns what makes the position impossible, in one line.
    pub fn fault(&self) -> Option<&str> {
        match &self.found {
            Found::Moves(_) => None,
            Found::Impossible(why) => Some(why),
        }
    }

    /// Returns the square that is looked at.
    pub const fn cursor(&self) -> Spot {
        self.cursor
    }

    /// Returns which part the arrows move in.
    pub const fn part(&self) -> Part {
        self.part
    }

    /// Returns the seat whose marbles and hand are worked on.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Tells whether something was changed since it was saved.
    pub fn is_changed(&self) -> bool {
        self.position != self.kept.position || self.table != self.kept.table
    }

    /// Does what a key asks.
    pub fn act(&mut self, action: Action) -> Next {
        self.notice = None;
        match action {
            Action::Next => self.part = next(self.part),
            Action::Previous => self.part = next(next(self.part)),
            Action::Up | Action::Down | Action::Left | Action::Right => self.step(action),
            Action::PageUp | Action::PageDown => self.page(action == Action::PageDown),
            Action::Seat(seat) if self.part == Part::Board => self.place(seat),
            Action::Seat(seat) => self.seat = seat,
            Action::Confirm => self.confirm(),
            Action::Remove => self.take_away(),
            Action::Number(number) => {
                if let Some(rank) = Rank::ALL.get(usize::from(number).saturating_sub(1)) {
                    self.give(*rank);
                }
            }
            Action::NextTurn => self.next_turn(),
            Action::InOut => self.in_or_out(),
            Action::StepBack => self.step_back(),
            Action::StepAgain => self.step_again(),
            Action::TurnBoard => self.south = self.south.left(),
            Action::Extras => return Next::Ask(self.ask_extras(0)),
            Action::Save => return self.ask_to_save(),
            Action::PlayFrom => return self.ask_to_play(),
            _ => {}
        }
        Next::Stay
    }

    /// Returns the rules.
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// Does what a click asks.
    pub fn click(&mut self, hit: Hit) {
        match hit {
            Hit::Spot(spot) => self.click_spot(spot),
            Hit::Card(index) => self.click_card(index),
            Hit::Item(index) => self.click_item(index),
            Hit::Place(_) | Hit::Do(_) | Hit::Below(_) | Hit::Before(_) | Hit::After(_) | Hit::Letter(..) => {}
        }
    }

    /// Goes through the moves.
    pub fn wheel(&mut self, lines: i16) {
        self.part = Part::Moves;
        self.walk_moves(lines.into());
    }

    /// Does what a click on a square asks: puts a marble of the chosen seat there, or takes away the one that is there.
    fn click_spot(&mut self, spot: Spot) {
        self.notice = None;
        self.part = Part::Board;
        self.cursor = spot;
        match self.position.board.owner(spot) {
            Some(_) => self.take_away(),
            None => self.place(self.seat),
        }
    }

    /// Does what a click on a card of the hand asks: takes it away.
    fn click_card(&mut self, index: usize) {
        self.notice = None;
        let card = self.position.hands[self.seat].iter().nth(index);
        if let Some(card) = card {
            self.change(|it| it.position.hands[it.seat].remove(card));
        }
    }

    /// Does what a click on a seat, a rank or a move asks.
    fn click_item(&mut self, index: usize) {
        self.notice = None;
        match index {
            view::SEATS_AT..view::RANKS_AT => {
                if let Some(seat) = Seat::ALL.get(index - view::SEATS_AT) {
                    self.seat = *seat;
                }
            }
            view::RANKS_AT..view::MOVES_AT => {
                if let Some(rank) = Rank::ALL.get(index - view::RANKS_AT) {
                    self.part = Part::Cards;
                    self.rank = *rank;
                    self.give(*rank);
                }
            }
            _ => {
                self.part = Part::Moves;
                self.at_move = (index - view::MOVES_AT).min(self.moves().len().saturating_sub(1));
            }
        }
    }

    fn confirm(&mut self) {
        match self.part {
            Part::Board => match self.position.board.owner(self.cursor) {
                Some(owner) if owner == self.seat => self.take_away(),
                Some(_) | None => self.place(self.seat),
            },
            Part::Cards => self.give(self.rank),
            Part::Moves => {}
        }
    }

    fn step(&mut self, action: Action) {
        match (self.part, action) {
            (Part::Board, _) => self.cursor = walk::beside(&self.table.rules, self.south, self.cursor, action),
            (Part::Cards, Action::Left | Action::Up) => self.rank = Rank::ALL[(self.rank.index() + RANKS - 1) % RANKS],
            (Part::Cards, _) => self.rank = Rank::ALL[(self.rank.index() + 1) % RANKS],
            (Part::Moves, Action::Left | Action::Up) => self.walk_moves(-1),
            (Part::Moves, _) => self.walk_moves(1),
        }
    }

    fn page(&mut self, down: bool) {
        match self.part {
            Part::Board => self.cursor = walk::along(&self.table.rules, self.cursor, down),
            Part::Cards => {}
            Part::Moves => self.walk_moves(if down { 10 } else { -10 }),
        }
    }

    fn walk_moves(&mut self, by: isize) {
        let last = self.moves().len().saturating_sub(1);
        self.at_move = self.at_move.saturating_add_signed(by).min(last);
    }

    fn step_back(&mut self) {
        match self.done.pop() {
            Some(before) => {
                let now = self.put_back(before);
                self.undone.push(now);
            }
            None => self.notice = Some(Notice::refused(say!("edit-nothing-done"))),
        }
    }

    fn step_again(&mut self) {
        match self.undone.pop() {
            Some(after) => {
                let now = self.put_back(after);
                self.done.push(now);
            }
            None => self.notice = Some(Notice::refused(say!("edit-nothing-undone"))),
        }
    }

    /// Returns what stood there before.
    fn put_back(&mut self, Step { table, position }: Step) -> Step {
        let table = std::mem::replace(&mut self.table, table);
        let position = std::mem::replace(&mut self.position, position);
        self.look();
        Step { table, position }
    }

    /// Changes something, if anything; it can be taken back.
    fn change(&mut self, change: impl FnOnce(&mut Self)) {
        let before = Step { table: self.table.clone(), position: self.position };
        change(self);
        if before.position != self.position || before.table != self.table {
            self.done.push(before);
            self.undone.clear();
            self.look();
        }
    }

    /// Looks at what the position comes to.
    fn look(&mut self) {
        self.at_move = 0;
        self.found = match position::tock::check(&self.table.rules, &self.position) {
            Err(refused) => Found::Impossible(refused.complaints().on_one_line()),
            Ok(()) => {
                let state = self.state();
                let view: View<'_> = state.view(&self.table.rules, self.position.turn);
                Found::Moves(view.legal_moves())
            }
        };
    }

    fn state(&self) -> State {
        State::from_position(&self.table.rules, &self.position)
    }
}

const fn next(part: Part) -> Part {
    match part {
        Part::Board => Part::Cards,
        Part::Cards => Part::Moves,
        Part::Moves => Part::Board,
    }
}

/// Returns people of whom nothing is known but where they sit.
fn nobody() -> People {
    People::new(&BySeat::from_fn(|_| Some(Player::Human { name: String::new() })), &BySeat::default())
}
