//! What a player may choose, numbered: the whole move where there are few, or else a step after the other.

use crate::{
    choose::toccadille::{Choice, Offer},
    plain::menu::PAGE,
    say,
    telling::toccadille::{Telling, offer},
    toccadille::{Move, Place, View},
};

/// How many whole moves are read out at the most; where there are more, they are chosen step by step.
const FEW: usize = 4;

/// What a player may choose.
pub struct Menu {
    /// The whole moves that are offered; none if steps are.
    moves: Vec<Move>,
    /// The throw as far as it has been played; none if it must be passed.
    choice: Option<Choice>,
    /// How many choices have been read out.
    read: usize,
}

/// What came of a choice.
#[derive(Clone, Copy, Debug)]
pub enum Chosen {
    /// There is more to choose.
    More,
    /// This move.
    Move(Move),
}

impl Menu {
    /// Returns the choices of the seat to move.
    pub fn new(view: &View<'_>) -> Self {
        let legal = view.legal_moves();
        let moves = if legal.len() <= FEW { legal } else { vec![] };
        Self { moves, choice: Choice::new(view), read: 0 }
    }

    /// Returns the throw as far as it has been played; none if it must be passed.
    pub const fn choice(&self) -> Option<&Choice> {
        self.choice.as_ref()
    }

    /// Tells whether a step has been chosen.
    pub fn has_begun(&self) -> bool {
        self.choice.as_ref().is_some_and(|it| !it.made().is_empty())
    }

    /// Returns how many choices there are.
    pub fn len(&self) -> usize {
        if self.is_whole() { self.moves.len() } else { self.offers().len() + usize::from(self.whole().is_some()) }
    }

    /// Takes choice `index`. There must be such a choice.
    pub fn choose(&mut self, index: usize) -> Chosen {
        self.read = 0;
        if self.is_whole() {
            return self.moves.get(index).map_or(Chosen::More, |it| Chosen::Move(*it));
        }
        match (self.offers().get(index).copied(), self.whole()) {
            (Some(offer), _) => self.pick(&offer),
            (None, Some(mv)) => Chosen::Move(mv),
            (None, None) => Chosen::More,
        }
    }

    /// Takes the step from one place to another, if it is offered.
    pub fn step(&mut self, from: Place, to: Place) -> Option<Chosen> {
        let offer = self.offers().into_iter().find(|it| (it.step.from(), it.step.to()) == (from, to))?;
        self.read = 0;
        Some(self.pick(&offer))
    }

    fn pick(&mut self, offer: &Offer) -> Chosen {
        let whole = self.choice.as_mut().and_then(|it| it.pick(offer));
        whole.map_or(Chosen::More, Chosen::Move)
    }

    /// Takes the last step back; tells whether there was one.
    pub fn back(&mut self) -> bool {
        self.read = 0;
        self.choice.as_mut().is_some_and(Choice::back)
    }

    /// Begins to read the choices out anew.
    pub const fn again(&mut self) {
        self.read = 0;
    }

    /// Returns the next choices to read out, numbered; nothing when all have been.
    pub fn page(&mut self, view: &View<'_>, telling: &Telling<'_>) -> Vec<String> {
        let (from, to) = (self.read, (self.read + PAGE).min(self.len()));
        self.read = to;
        let told = |index: usize| say!("plain-entry", number = index + 1, what = self.told(view, telling, index));
        let mut lines: Vec<_> = (from..to).map(told).collect();
        if to < self.len() {
            lines.push(say!("plain-more", count = self.len() - to));
        }
        lines
    }

    /// Returns what a choice does.
    fn told(&self, view: &View<'_>, telling: &Telling<'_>, index: usize) -> String {
        let whole = |mv: &Move| {
            let what = telling.mv(view.state(), mv);
            say!("plain-offer-whole", what = what, notation = mv.to_string())
        };
        if self.is_whole() {
            return match self.moves.get(index) {
                Some(Move::Pass) => say!("toc-plain-pass"),
                mv => mv.map_or_else(String::new, whole),
            };
        }
        match (self.offers().get(index), self.whole()) {
            (Some(it), _) => say!("toc-plain-offer", what = offer(it), die = it.die.pips()),
            (None, Some(mv)) => say!("toc-plain-leave", what = whole(&mv)),
            (None, None) => String::new(),
        }
    }

    /// Tells whether whole moves are offered.
    fn is_whole(&self) -> bool {
        !self.moves.is_empty() && !self.has_begun()
    }

    fn offers(&self) -> Vec<Offer> {
        self.choice.as_ref().map_or_else(Vec::new, Choice::offers)
    }

    /// Returns the move that the steps so far make, if the throw may be left at that.
    fn whole(&self) -> Option<Move> {
        self.choice.as_ref().filter(|it| !it.made().is_empty()).and_then(Choice::whole)
    }
}
