//! Positions in a line: `red 1:3 2:2 h1; black 24:3 23:12; 6-2`, red to move unless the dice say `black 6-2`.

use tock::{
    game::Game,
    toccadille::{Board, BySeat, Dice, Point, Position, Rules, Seat, State, View, notation, rules::Switches},
};

/// Black as it stands where an example says nothing else.
pub const B0: &str = "black 24:3 23:3 22:3 21:2 20:2 19:2";

/// Returns the position of a line.
pub fn position(text: &str) -> Position {
    let mut board = Board::default();
    let mut marks = BySeat::default();
    let (mut turn, mut dice) = (Seat::Red, None);
    for part in text.split(';') {
        let mut words = part.split_whitespace().peekable();
        let seat = words.next_if(|it| it.parse::<Seat>().is_ok()).map(|it| it.parse().unwrap());
        for word in words {
            if let Some((one, two)) = word.split_once('-') {
                dice = Dice::new(one.parse().unwrap(), two.parse().unwrap());
                turn = seat.unwrap_or(Seat::Red);
            } else if let Some((point, count)) = word.split_once(':') {
                board.put(seat.unwrap(), point.parse::<Point>().unwrap(), count.parse().unwrap());
            } else {
                let number = word[1..].parse().unwrap();
                match &word[..1] {
                    "h" => board.put_in_hand(seat.unwrap(), number),
                    "o" => board.put_off(seat.unwrap(), number),
                    "m" => marks[seat.unwrap()] = number,
                    _ => panic!("{word} is no part of a position"),
                }
            }
        }
    }
    Position { board, marks, turn, dice }
}

/// A game at a position of the examples.
pub struct Case {
    pub rules: Rules,
    pub state: State,
}

impl Case {
    pub fn new(text: &str) -> Self {
        Self::by(text, |_| {})
    }

    /// Returns the game by rules with other switches.
    pub fn by(text: &str, change: impl FnOnce(&mut Switches)) -> Self {
        let mut switches = Switches::default();
        change(&mut switches);
        let rules = Rules::new(switches).unwrap();
        let state = State::from_position(&rules, &position(text)).unwrap_or_else(|it| panic!("{text}: {it:?}"));
        Self { rules, state }
    }

    pub fn view(&self) -> View<'_> {
        self.state.view(&self.rules, self.state.to_move().expect("a player to move"))
    }

    /// Returns every legal move in notation, sorted.
    pub fn moves(&self) -> Vec<String> {
        let mut moves: Vec<_> = self.view().legal_moves().iter().map(ToString::to_string).collect();
        moves.sort();
        moves
    }

    /// Tells how many positions the legal moves lead to.
    pub fn ends(&self) -> usize {
        let view = self.view();
        let mut ends: Vec<Board> = vec![];
        for mv in view.legal_moves() {
            let board = view.board_after(&mv);
            if !ends.contains(&board) {
                ends.push(board);
            }
        }
        ends.len()
    }

    /// Returns the marks a move brings, if it is legal.
    pub fn gain(&self, text: &str) -> Option<u8> {
        notation::read(&self.view(), text).ok().map(|it| self.view().gain(&it))
    }

    /// Returns the number of the rule that forbids a move.
    #[track_caller]
    pub fn refused(&self, text: &str) -> String {
        match notation::read(&self.view(), text) {
            Err(notation::Unread::Refused(refusal)) => format!("{} {refusal:?}", refusal.rule()),
            other => panic!("{text}: {other:?}"),
        }
    }

    /// Returns the game after a move.
    #[track_caller]
    pub fn after(&self, text: &str) -> State {
        let mv = notation::read(&self.view(), text).unwrap_or_else(|it| panic!("{text}: {it:?}"));
        self.view().after(&mv)
    }
}
