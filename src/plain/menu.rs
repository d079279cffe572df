//! What a player may choose, numbered: a few moves at once, or a card first and then how it is used, step by step.

use crate::{
    choose::Choice,
    letters, say,
    session::Session,
    telling::{Listener, Names, Telling, trace::Trace},
    tock::{Card, Move, Seat, View},
};

/// The most choices that are read out at a time.
pub const PAGE: usize = 15;

/// What is to be chosen now.
enum Step {
    /// One of these moves.
    Moves(Vec<Move>),
    /// One of these cards, or to pass.
    Cards(Vec<Option<Card>>),
    /// How this card is used.
    Way(Box<Choice>),
}

/// What a player may choose.
pub struct Menu {
    legal: Vec<Move>,
    step: Step,
    /// How many choices have been read out.
    read: usize,
}

impl Menu {
    /// Returns the choices of the seat to move.
    pub fn new(view: &View<'_>) -> Self {
        let legal = view.legal_moves();
        let step = first_step(&legal);
        Self { legal, step, read: 0 }
    }

    /// Returns a move to give as an example.
    pub fn example(&self) -> String {
        self.legal.first().map(letters::notation).unwrap_or_default()
    }

    /// Tells whether any card can be played.
    pub fn can_play(&self) -> bool {
        self.legal.iter().any(|it| matches!(it, Move::Play(_)))
    }

    /// Returns how many choices there are.
    pub fn len(&self) -> usize {
        match &self.step {
            Step::Moves(moves) => moves.len(),
            Step::Cards(cards) => cards.len(),
            Step::Way(choice) => choice.offers().len(),
        }
    }

    /// Offers these moves only, until one is chosen or taken back.
    pub fn narrow(&mut self, moves: Vec<Move>) {
        self.step = Step::Moves(moves);
        self.read = 0;
    }

    /// Takes up a card; tells whether it can be used.
    pub fn take(&mut self, view: &View<'_>, card: Card) -> bool {
        let choice = Choice::new(view, &self.legal, card);
        self.read = 0;
        choice.map(|it| self.step = Step::Way(Box::new(it))).is_some()
    }

    /// Takes choice `index`; returns the move, if it completes one. There must be such a choice.
    pub fn choose(&mut self, view: &View<'_>, index: usize) -> Option<Move> {
        self.read = 0;
        match &mut self.step {
            Step::Moves(moves) => return moves.get(index).copied(),
            Step::Cards(cards) => match cards.get(index).copied().flatten() {
                Some(card) => {
                    self.take(view, card);
                }
                None => return Some(Move::Pass),
            },
            Step::Way(choice) => {
                choice.look_at(index);
                return choice.pick(view);
            }
        }
        None
    }

    /// Takes the last choice back; tells whether there was one.
    pub fn back(&mut self, view: &View<'_>) -> bool {
        self.read = 0;
        if let Step::Way(choice) = &mut self.step
            && choice.back(view)
        {
            return true;
        }
        let was_first = match &self.step {
            Step::Moves(moves) => moves.len() == self.legal.len(),
            Step::Cards(_) => true,
            Step::Way(_) => false,
        };
        self.step = first_step(&self.legal);
        !was_first
    }

    /// Begins to read the choices out anew.
    pub const fn again(&mut self) {
        self.read = 0;
    }

    /// Returns the next choices to read out, numbered; nothing when all have been.
    pub fn page(&mut self, session: &Session, names: &Names, seat: Seat) -> Vec<String> {
        let view = session.view(seat);
        let (from, to) = (self.read, (self.read + PAGE).min(self.len()));
        self.read = to;
        let mut lines = vec![];
        if let (Step::Way(choice), 0) = (&self.step, from) {
            lines.push(say!("plain-card-taken", card = letters::rank(choice.card().rank())));
            if let Some((left, of)) = choice.steps_left(&view) {
                lines.push(say!("plain-steps-left", left = left, of = of));
            }
        }
        let telling = Telling::of(session, names, Listener::Mover);
        let told = Told { telling, session, seat: view.colour().unwrap_or(seat) };
        lines.extend((from..to).map(|index| {
            let what = match &self.step {
                Step::Moves(moves) => told.mv(&moves[index]),
                Step::Cards(cards) => told.card(&self.legal, cards[index]),
                Step::Way(choice) => told.offer(choice, index),
            };
            say!("plain-entry", number = index + 1, what = what)
        }));
        if to < self.len() {
            lines.push(say!("plain-more", count = self.len() - to));
        }
        lines
    }
}

fn first_step(legal: &[Move]) -> Step {
    if legal.len() <= PAGE {
        return Step::Moves(legal.to_vec());
    }
    let mut cards: Vec<Option<Card>> = vec![];
    for card in legal.iter().map(Move::card) {
        if !cards.iter().any(|it| it.map(Card::rank) == card.map(Card::rank)) {
            cards.push(card);
        }
    }
    Step::Cards(cards)
}

/// What is needed to put choices into words.
struct Told<'a> {
    telling: Telling<'a>,
    session: &'a Session,
    /// Whose marbles are played.
    seat: Seat,
}

impl Told<'_> {
    fn mv(&self, mv: &Move) -> String {
        let board = self.session.state().board();
        let name = mv.rank().map(letters::rank).unwrap_or_default();
        match mv {
            Move::Pass => say!("plain-move-pass"),
            Move::Discard(_) => say!("plain-move-discard", card = name),
            Move::Play(_) => {
                let ours = [Some(self.seat), self.telling.rules.partner(self.telling.table, self.seat)];
                let trace = Trace::of(self.telling.rules, board, mv);
                let hurts = trace.sent_back.iter().any(|it| ours.contains(&Some(it.seat)));
                let what = warned(self.telling.mv(self.seat, board, mv), hurts);
                say!("plain-move", card = name, what = what, notation = letters::notation(mv))
            }
        }
    }

    fn card(&self, legal: &[Move], card: Option<Card>) -> String {
        let Some(card) = card else { return self.mv(&Move::Pass) };
        let ways = legal.iter().filter(|it| it.rank() == Some(card.rank())).count();
        say!("plain-card", card = letters::rank(card.rank()), count = ways)
    }

    fn offer(&self, choice: &Choice, index: usize) -> String {
        let (what, hurts) = self.telling.offer(self.seat, self.session.state().board(), choice, index);
        let what = warned(what, hurts);
        match choice.offers()[index].mv {
            Some(mv) => say!("plain-offer-whole", what = what, notation = letters::notation(&mv)),
            None => say!("plain-offer", what = what),
        }
    }
}

fn warned(what: String, hurts: bool) -> String {
    if hurts { say!("plain-hurts", what = what) } else { what }
}
