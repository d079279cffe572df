//! A position set up by hand: marbles placed, cards given, rules and turn chosen, with its legal moves at once.

mod asked;
mod draft;
mod flow;
mod sheet;
mod view;
mod walk;

use std::path::PathBuf;

use crate::{
    game::Game,
    position::{self, tock::Case},
    session::Player,
    tock::{BySeat, Move, RANKS, Rank, Seat, Spot, State},
    tui::{
        ask::{Answer, Ask},
        canvas::{Canvas, Hit},
        cross::SquareNames,
        editing::Editing,
        keys::{Action, Context},
        model::Options,
        next::Next,
        notice::Notice,
        pages::Page,
        people::People,
        theme::Theme,
    },
};

pub use asked::Asked;
pub use draft::{Draft, ask_to_leave};
pub use flow::Flow;
use view::draw;

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

/// A position set up by hand.
#[derive(Debug)]
pub struct Edit {
    draft: Draft<State>,
    /// Its legal moves; none if it is impossible or the game is over, or the hand empty.
    moves: Vec<Move>,
    people: People,
    part: Part,
    cursor: Spot,
    /// Whose marbles and hand are worked on.
    seat: Seat,
    rank: Rank,
    at_move: usize,
    south: Seat,
}

impl Edit {
    /// Opens a position; `file` is where it was read from, or is to be saved.
    pub fn new(case: Case, file: Option<PathBuf>) -> Self {
        let Case { table, position } = case;
        let seat = position.turn;
        let mut edit = Self {
            cursor: table.rules.track().post(seat).into(),
            people: nobody(),
            moves: vec![],
            draft: Draft::new(table, position, file),
            part: Part::Board,
            seat,
            rank: Rank::ALL[0],
            at_move: 0,
            south: seat,
        };
        edit.look();
        edit
    }

    /// Returns the rules and the position as they stand.
    pub fn case(&self) -> Case {
        Case { table: self.draft.table.clone(), position: self.draft.position }
    }

    /// Returns the legal moves, none if the position is impossible.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Returns what makes the position impossible, in one line.
    pub fn fault(&self) -> Option<&str> {
        self.draft.fault.as_deref()
    }

    /// Returns what must be said.
    pub const fn notice(&self) -> Option<&Notice> {
        self.draft.notice.as_ref()
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

    /// Does what a click on a square asks: puts a marble of the chosen seat there, or takes away the one that is there.
    fn click_spot(&mut self, spot: Spot) {
        self.draft.notice = None;
        self.part = Part::Board;
        self.cursor = spot;
        match self.draft.position.board.owner(spot) {
            Some(_) => self.take_away(),
            None => self.place(self.seat),
        }
    }

    /// Does what a click on a card of the hand asks: takes it away.
    fn click_card(&mut self, index: usize) {
        self.draft.notice = None;
        let card = self.draft.position.hands[self.seat].iter().nth(index);
        if let Some(card) = card {
            self.change(|it| it.draft.position.hands[it.seat].remove(card));
        }
    }

    /// Does what a click on a seat, a rank or a move asks.
    fn click_item(&mut self, index: usize) {
        self.draft.notice = None;
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
            Part::Board => match self.draft.position.board.owner(self.cursor) {
                Some(owner) if owner == self.seat => self.take_away(),
                Some(_) | None => self.place(self.seat),
            },
            Part::Cards => self.give(self.rank),
            Part::Moves => {}
        }
    }

    fn step(&mut self, action: Action) {
        match (self.part, action) {
            (Part::Board, _) => self.cursor = walk::beside(&self.draft.table.rules, self.south, self.cursor, action),
            (Part::Cards, Action::Left | Action::Up) => self.rank = Rank::ALL[(self.rank.index() + RANKS - 1) % RANKS],
            (Part::Cards, _) => self.rank = Rank::ALL[(self.rank.index() + 1) % RANKS],
            (Part::Moves, Action::Left | Action::Up) => self.walk_moves(-1),
            (Part::Moves, _) => self.walk_moves(1),
        }
    }

    fn page(&mut self, down: bool) {
        match self.part {
            Part::Board => self.cursor = walk::along(&self.draft.table.rules, self.cursor, down),
            Part::Cards => {}
            Part::Moves => self.walk_moves(if down { 10 } else { -10 }),
        }
    }

    fn walk_moves(&mut self, by: isize) {
        let last = self.moves().len().saturating_sub(1);
        self.at_move = self.at_move.saturating_add_signed(by).min(last);
    }

    /// Changes something, if anything; it can be taken back.
    fn change(&mut self, change: impl FnOnce(&mut Self)) {
        let before = self.draft.step();
        change(self);
        if self.draft.note(before) {
            self.look();
        }
    }

    /// Looks at what the position comes to.
    fn look(&mut self) {
        self.at_move = 0;
        let Draft { table, position, .. } = &self.draft;
        let checked = position::tock::check(&table.rules, position);
        self.draft.fault = checked.err().map(|it| it.complaints().on_one_line());
        self.moves = match self.draft.fault {
            Some(_) => vec![],
            None => self.state().view(&self.draft.table.rules, self.draft.position.turn).legal_moves(),
        };
    }

    fn state(&self) -> State {
        State::from_position(&self.draft.table.rules, &self.draft.position)
    }
}

impl Editing for Edit {
    fn draw(&self, canvas: &mut Canvas<'_>, names: SquareNames) -> bool {
        draw(canvas, self, names)
    }

    fn context(&self) -> Context {
        Context::Edit
    }

    fn act(&mut self, action: Action) -> Next {
        self.draft.notice = None;
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
            Action::StepBack if self.draft.step_back() => self.look(),
            Action::StepAgain if self.draft.step_again() => self.look(),
            Action::TurnBoard => self.south = self.south.left(),
            Action::Extras => return Next::Ask(self.ask_extras(0)),
            Action::Save => return self.draft.ask_to_save(),
            Action::PlayFrom => return self.draft.ask_to_play(self.draft.position.turn.to_string()),
            _ => {}
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit) {
        match hit {
            Hit::Spot(spot) => self.click_spot(spot),
            Hit::Card(index) => self.click_card(index),
            Hit::Item(index) => self.click_item(index),
            Hit::Place(_) | Hit::Do(_) | Hit::Below(_) | Hit::Before(_) | Hit::After(_) | Hit::Letter(..) => {}
        }
    }

    fn wheel(&mut self, lines: i16) {
        self.part = Part::Moves;
        self.walk_moves(lines.into());
    }

    fn is_changed(&self) -> bool {
        self.draft.is_changed()
    }

    fn ask_rules(&self, options: &Options) -> Ask {
        self.draft.ask_rules(options, 0)
    }

    fn answer(&mut self, asked: Asked, answer: &Answer, options: &Options) -> Next {
        self.answered(asked, answer, options)
    }

    fn rules_page(&self, theme: Theme) -> Page {
        Page::of_table(&self.draft.table.name, &self.draft.table, theme)
    }

    fn retell(&mut self) {
        self.people = nobody();
        self.draft.notice = None;
        self.look();
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
