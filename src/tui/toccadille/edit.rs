//! A position of Toccadille set up by hand: stones put and taken, marks, turn and dice, with its legal moves at once.

mod asked;
mod sheet;
mod view;
mod walk;

use std::path::PathBuf;

use crate::{
    game::Game,
    position::{self, toccadille::Case},
    profile::Table,
    refusals::toccadille::colour,
    toccadille::{Die, Move, Place, Point, Position, Seat, State},
    tui::{
        ask::{Answer, Ask},
        canvas::{Canvas, Hit},
        cross::SquareNames,
        edit::{Asked, Draft},
        editing::Editing,
        keys::{Action, Context},
        model::Options,
        next::Next,
        notice::Notice,
        pages::Page,
        theme::Theme,
    },
};

use view::Item;

/// How many moves a page is.
const PAGE: isize = 10;

/// Which part the arrows move in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The points.
    Board,
    /// The stones borne off, and the marks.
    Counts,
    /// The dice.
    Dice,
    /// The legal moves.
    Moves,
}

impl Part {
    const ALL: [Self; 4] = [Self::Board, Self::Counts, Self::Dice, Self::Moves];

    /// Returns the part so many places further.
    fn further(self, by: usize) -> Self {
        let at = Self::ALL.iter().position(|it| *it == self).unwrap_or(0);
        Self::ALL[(at + by) % Self::ALL.len()]
    }
}

/// What is counted of a player outside the points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// The stones borne off.
    Off,
    /// The marks.
    Marks,
}

/// What a click on a point does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// It puts a stone of the chosen colour there.
    Put,
    /// It takes one away.
    Take,
}

/// A position of Toccadille set up by hand.
///
/// All stones are there always: what is put on the board comes from where stones wait, and goes back there.
#[derive(Debug)]
pub struct Edit {
    draft: Draft<State>,
    /// The game at the position, if it is possible.
    state: Option<State>,
    moves: Vec<Move>,
    part: Part,
    /// The point that is looked at.
    cursor: Point,
    /// The number that is looked at, of the chosen colour.
    count: Count,
    /// Which die is looked at, 0 or 1.
    at_die: usize,
    /// Whose stones are worked on.
    seat: Seat,
    tool: Tool,
    at_move: usize,
    south: Seat,
}

impl Edit {
    /// Opens a position; `file` is where it was read from, or is to be saved.
    pub fn new(table: Table<State>, position: Position, file: Option<PathBuf>) -> Self {
        let seat = position.turn;
        let mut edit = Self {
            draft: Draft::new(table, position, file),
            state: None,
            moves: vec![],
            part: Part::Board,
            cursor: Point::huck(seat),
            count: Count::Marks,
            at_die: 0,
            seat,
            tool: Tool::Put,
            at_move: 0,
            south: seat,
        };
        edit.look();
        edit
    }

    /// Opens the position as a game begins, red to throw.
    pub fn first(table: Table<State>, file: Option<PathBuf>) -> Self {
        let position = Position::first(&table.rules, Seat::Red);
        Self::new(table, position, file)
    }

    /// Opens a position that was read from a file.
    pub fn of(case: Case, file: PathBuf) -> Self {
        Self::new(case.table, case.position, Some(file))
    }

    /// Returns the rules.
    pub const fn table(&self) -> &Table<State> {
        &self.draft.table
    }

    /// Returns the position as it stands.
    pub const fn position(&self) -> &Position {
        &self.draft.position
    }

    /// Returns the legal moves, none if the position is impossible or the dice are not thrown.
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

    /// Returns the point that is looked at.
    pub const fn cursor(&self) -> Point {
        self.cursor
    }

    /// Returns which part the arrows move in.
    pub const fn part(&self) -> Part {
        self.part
    }

    /// Returns whose stones are worked on.
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    fn number(&mut self, number: u8) {
        // The last key of the row is the zero.
        let number = if number == 10 { 0 } else { number };
        match self.part {
            Part::Board => self.put_so_many(number),
            Part::Counts => self.set_count(number),
            Part::Dice => self.set_die(Die::new(number)),
            Part::Moves => {}
        }
    }

    fn confirm(&mut self) {
        match self.part {
            Part::Board => self.put(),
            Part::Counts => self.change_count(1),
            Part::Dice => self.turn_die(1),
            Part::Moves => {}
        }
    }

    fn remove(&mut self) {
        match self.part {
            Part::Board => self.take(),
            Part::Counts => self.change_count(-1),
            Part::Dice => self.set_die(None),
            Part::Moves => {}
        }
    }

    fn step(&mut self, action: Action) {
        let by = if matches!(action, Action::Left | Action::Up) { -1 } else { 1 };
        match (self.part, action) {
            (Part::Board, _) => self.cursor = walk::beside(self.south, self.cursor, action),
            (Part::Counts, Action::Left | Action::Right) => {
                self.count = match self.count {
                    Count::Off => Count::Marks,
                    Count::Marks => Count::Off,
                };
            }
            (Part::Counts, _) => self.seat = self.seat.other(),
            (Part::Dice, Action::Left | Action::Right) => self.at_die = 1 - self.at_die,
            (Part::Dice, _) => self.turn_die(-by),
            (Part::Moves, _) => self.walk_moves(by),
        }
    }

    fn page(&mut self, down: bool) {
        match self.part {
            Part::Board => self.cursor = walk::along(self.seat, self.cursor, down),
            Part::Counts | Part::Dice => {}
            Part::Moves => self.walk_moves(if down { PAGE } else { -PAGE }),
        }
    }

    fn walk_moves(&mut self, by: isize) {
        let last = self.moves.len().saturating_sub(1);
        self.at_move = self.at_move.saturating_add_signed(by).min(last);
    }

    fn click_point(&mut self, point: Point) {
        self.part = Part::Board;
        self.cursor = point;
        match self.tool {
            Tool::Put => self.put(),
            Tool::Take => self.take(),
        }
    }

    /// Does what a click on something beside the points asks.
    fn click_item(&mut self, item: Item) {
        match item {
            Item::Colour(seat) => (self.seat, self.tool) = (seat, Tool::Put),
            Item::Taking => self.tool = Tool::Take,
            Item::Count(seat, count) => {
                (self.part, self.seat, self.count) = (Part::Counts, seat, count);
                match self.tool {
                    Tool::Put => self.change_count(1),
                    Tool::Take => self.change_count(-1),
                }
            }
            Item::Die(at) => {
                (self.part, self.at_die) = (Part::Dice, at);
                match self.tool {
                    Tool::Put => self.turn_die(1),
                    Tool::Take => self.set_die(None),
                }
            }
            Item::Move(index) => {
                self.part = Part::Moves;
                self.at_move = index.min(self.moves.len().saturating_sub(1));
            }
        }
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
        (self.state, self.draft.fault) = match position::toccadille::check(&table.rules, position) {
            Ok(state) => (Some(state), None),
            Err(refused) => (None, Some(refused.complaints().on_one_line())),
        };
        let view = self.state.as_ref().map(|it| it.view(&self.draft.table.rules, self.draft.position.turn));
        self.moves = view.map_or_else(Vec::new, |it| it.legal_moves());
    }
}

impl Editing for Edit {
    fn draw(&self, canvas: &mut Canvas<'_>, _: SquareNames) -> bool {
        view::draw(canvas, self)
    }

    fn context(&self) -> Context {
        Context::EditStones
    }

    fn act(&mut self, action: Action) -> Next {
        self.draft.notice = None;
        match action {
            Action::Next => self.part = self.part.further(1),
            Action::Previous => self.part = self.part.further(Part::ALL.len() - 1),
            Action::Up | Action::Down | Action::Left | Action::Right => self.step(action),
            Action::PageUp | Action::PageDown => self.page(action == Action::PageDown),
            Action::OtherColour => self.seat = self.seat.other(),
            Action::Confirm => self.confirm(),
            Action::Remove => self.remove(),
            Action::Number(number) => self.number(number),
            Action::NextTurn => self.change(|it| it.draft.position.turn = it.draft.position.turn.other()),
            Action::StepBack if self.draft.step_back() => self.look(),
            Action::StepAgain if self.draft.step_again() => self.look(),
            Action::TurnBoard => self.south = self.south.other(),
            Action::Save => return self.draft.ask_to_save(),
            Action::PlayFrom => return self.draft.ask_to_play(colour(self.draft.position.turn)),
            _ => {}
        }
        Next::Stay
    }

    fn click(&mut self, hit: Hit) {
        self.draft.notice = None;
        match hit {
            Hit::Place(Place::Point(point)) => self.click_point(point),
            Hit::Item(index) => {
                if let Some(item) = Item::of(index) {
                    self.click_item(item);
                }
            }
            Hit::Place(Place::Hand | Place::Off)
            | Hit::Spot(_)
            | Hit::Card(_)
            | Hit::Do(_)
            | Hit::Below(_)
            | Hit::Before(_)
            | Hit::After(_)
            | Hit::Letter(..) => {}
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
        self.draft.notice = None;
        self.look();
    }
}
