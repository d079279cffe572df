//! Why not, in Toccadille: what keeps a stone, a point or a die from being chosen, as data, told from what a seat may know.
//!
//! Where something is possible there is no reason against it, and where it is not there is one.

use crate::{
    choose::toccadille::{Choice, Offer},
    toccadille::{Board, Die, FOREIGN_HUCK, Move, NotByForce, POINTS, Place, Play, Point, Refusal, Step, View},
};

/// One reason why something is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reason {
    /// Which die it is about; none if it is a reason whatever the die.
    pub die: Option<Die>,
    /// Where the stone is that it keeps from moving; none if it is a reason whichever stone is meant.
    pub stone: Option<Place>,
    /// What it is.
    pub bar: Bar,
}

impl Reason {
    const fn of_turn(why: Refusal) -> Self {
        Self { die: None, stone: None, bar: Bar::Refused(why) }
    }
}

/// What keeps something from being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bar {
    /// The rules refuse it.
    Refused(Refusal),
    /// No stone is as far from this point as a die that is left, or both.
    Unreached(Point),
    /// The die is played already.
    Played(Die),
    /// The throw does not show this die.
    NotThrown(Die),
}

impl Bar {
    /// Returns the number of the rule, as in `rules/README.md`.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::Refused(why) => why.rule(),
            Self::Unreached(_) | Self::Played(_) | Self::NotThrown(_) => "T3.1",
        }
    }
}

/// Returns why nothing at all can be moved now, if the game waits for something else than a move of the seat.
pub fn turn(view: &View<'_>) -> Option<Refusal> {
    match view.legal(&Move::Pass) {
        Err(why @ (Refusal::Over | Refusal::WaitsForOpening | Refusal::WaitsForDice(_))) => Some(why),
        Ok(_) | Err(_) if !view.is_to_move() => view.state().to_move().map(Refusal::WaitsForMove),
        Ok(_) | Err(_) => None,
    }
}

/// Returns why the throw cannot be passed; `None` if it can.
pub fn pass(view: &View<'_>) -> Option<Refusal> {
    view.legal(&Move::Pass).err()
}

/// Returns why the huck cannot be taken by force; `None` if it can.
pub fn force(view: &View<'_>) -> Option<Refusal> {
    if view.legal_moves().iter().any(Move::is_by_force) {
        return None;
    }
    let huck = Place::Point(Point::huck(view.seat()));
    let dice = view.dice()?;
    let step = |die: Die| {
        let from = Point::of(view.seat(), FOREIGN_HUCK - die.pips());
        Step::new(view.seat(), from.map_or(Place::Hand, Place::Point), huck, false)
    };
    view.legal(&Move::Play(Play::by_force(step(dice.high()), step(dice.low())))).err()
}

/// Why a throw cannot be played so.
#[derive(Clone)]
pub struct Why<'a> {
    view: View<'a>,
    /// What has been chosen so far; nothing where nothing can be.
    choice: Option<Choice>,
}

impl<'a> Why<'a> {
    /// Returns what explains the throw of the seat to move.
    pub fn new(view: &View<'a>) -> Self {
        Self { view: *view, choice: Choice::new(view) }
    }

    /// Returns the same when something has been chosen already.
    #[must_use]
    pub fn after(self, choice: &Choice) -> Self {
        Self { choice: Some(choice.clone()), ..self }
    }

    /// Returns why no stone can be taken from here; nothing if one can.
    pub fn stone(&self, from: Place) -> Vec<Reason> {
        if let Some(why) = turn(&self.view) {
            return vec![Reason::of_turn(why)];
        }
        if self.offers().iter().any(|it| it.step.from() == from) {
            return vec![];
        }
        if let Some(why) = self.no_stone(from) {
            return vec![Reason::of_turn(why)];
        }
        distinct(self.dice().into_iter().filter_map(|die| self.by(from, die)))
    }

    /// Returns why the stone from `from`, or any if none is named, does not come to `to`; nothing if it can, by one die
    /// or by both.
    pub fn point(&self, from: Option<Place>, to: Place) -> Vec<Reason> {
        if let Some(why) = turn(&self.view) {
            return vec![Reason::of_turn(why)];
        }
        let is_meant = |it: &Offer| from.is_none_or(|from| it.step.from() == from);
        let offers = self.offers();
        let comes = offers.iter().filter(|it| is_meant(it)).any(|it| it.step.to() == to || self.goes_on(it, to));
        if comes {
            return vec![];
        }
        if let Some(why) = from.and_then(|it| self.no_stone(it)) {
            return vec![Reason::of_turn(why)];
        }
        let sources = from.map_or_else(|| self.sources(), |it| vec![it]);
        let mut reasons: Vec<_> = sources.iter().flat_map(|it| self.to(*it, to)).collect();
        if to == Place::Point(Point::huck(self.view.seat())) {
            reasons.extend(self.not_by_force().map(Reason::of_turn));
        }
        if let (true, Some(why)) = (reasons.is_empty(), self.leads_nowhere(from, to)) {
            reasons.push(Reason { die: None, stone: from, bar: why });
        }
        distinct(reasons)
    }

    /// Returns why a die cannot be played; nothing if it can.
    pub fn die(&self, die: Die) -> Vec<Reason> {
        if let Some(why) = turn(&self.view) {
            return vec![Reason::of_turn(why)];
        }
        let is_thrown = self.view.dice().is_some_and(|it| [it.high(), it.low()].contains(&die));
        if !self.dice().contains(&die) {
            let bar = if is_thrown { Bar::Played(die) } else { Bar::NotThrown(die) };
            return vec![Reason { die: None, stone: None, bar }];
        }
        if self.is_playable(die) {
            return vec![];
        }
        distinct(self.sources().into_iter().filter_map(|it| self.by(it, die)))
    }

    /// Returns the dice that are left, each once, the larger first.
    pub fn dice(&self) -> Vec<Die> {
        let mut dice = match (&self.choice, self.view.dice()) {
            (Some(choice), _) => choice.dice(),
            (None, Some(dice)) => vec![dice.high(), dice.low()],
            (None, None) => vec![],
        };
        // By force a stone goes where another goes by the other die.
        dice.extend(self.offers().iter().map(|it| it.die));
        dice.sort_unstable_by(|one, other| other.cmp(one));
        dice.dedup();
        dice
    }

    /// Returns where the seat has stones that could be meant: in hand as long as any are there, or else on points.
    pub fn sources(&self) -> Vec<Place> {
        let (board, seat) = (self.board(), self.view.seat());
        match board.hand(seat) {
            0 => board.points(seat).map(|it| Place::Point(it.0)).collect(),
            _ => vec![Place::Hand],
        }
    }

    /// Returns every place from which the seat could be thought to take a stone: the hand, and the points where it has any.
    pub fn held(&self) -> Vec<Place> {
        let (board, seat) = (self.board(), self.view.seat());
        let hand = (board.hand(seat) != 0).then_some(Place::Hand);
        hand.into_iter().chain(board.points(seat).map(|it| Place::Point(it.0))).collect()
    }

    fn board(&self) -> Board {
        self.choice.as_ref().map_or(*self.view.board(), |it| it.board(&self.view))
    }

    fn offers(&self) -> Vec<Offer> {
        self.choice.as_ref().map_or_else(Vec::new, Choice::offers)
    }

    /// Tells whether a step that is offered can be followed by one of the same stone to this place.
    fn goes_on(&self, offer: &Offer, to: Place) -> bool {
        let Some(mut choice) = self.choice.clone() else { return false };
        choice.pick(offer);
        choice.offers().iter().any(|it| it.step.from() == offer.step.to() && it.step.to() == to)
    }

    /// Tells whether the die has a part in any way to go on.
    fn is_playable(&self, die: Die) -> bool {
        let Some(choice) = &self.choice else { return false };
        choice.offers().iter().any(|offer| {
            let mut next = choice.clone();
            next.pick(offer);
            offer.die == die || next.offers().iter().any(|it| it.die == die)
        })
    }

    /// Returns why no stone at all can be taken from a place.
    fn no_stone(&self, from: Place) -> Option<Refusal> {
        let (board, seat) = (self.board(), self.view.seat());
        match from {
            Place::Hand if board.hand(seat) == 0 => Some(Refusal::NoHand),
            Place::Point(point) if board.on(seat, point) == 0 => Some(Refusal::NoStone(point)),
            Place::Point(_) if board.hand(seat) != 0 => Some(Refusal::MustEnter { hand: board.hand(seat) }),
            Place::Off => Some(Refusal::NoHand),
            Place::Hand | Place::Point(_) => None,
        }
    }

    /// Returns why the stone from `from` cannot be moved by a die; nothing if it can.
    fn by(&self, from: Place, die: Die) -> Option<Reason> {
        let step = self.step(from, die)?;
        let why = self.refusal(step)?;
        Some(Reason { die: Some(die), stone: Some(from), bar: Bar::Refused(why) })
    }

    /// Returns where a stone goes by a die.
    fn step(&self, from: Place, die: Die) -> Option<Step> {
        let seat = self.view.seat();
        let number = match from {
            Place::Hand => die.pips(),
            Place::Point(point) => point.from_entry(seat) + die.pips(),
            Place::Off => return None,
        };
        let to = if POINTS < number { Place::Off } else { Place::Point(Point::of(seat, number)?) };
        Some(Step::new(seat, from, to, false))
    }

    /// Returns why a step cannot be made now, after what has been chosen; nothing if it can.
    fn refusal(&self, step: Step) -> Option<Refusal> {
        let ends = |it: Step| (it.from(), it.to());
        if self.offers().iter().any(|it| ends(it.step) == ends(step)) {
            return None;
        }
        let made = self.choice.as_ref().map_or(&[][..], Choice::made);
        let play = match made {
            [first, ..] if self.is_by_force() => Play::by_force(first.step, step),
            [first, ..] => Play::both(first.step, step),
            [] => Play::one(step),
        };
        let point = |it: Place| if let Place::Point(point) = it { Some(point) } else { None };
        let no_such_die = Refusal::NoSuchDie { from: point(step.from()), to: point(step.to()) };
        Some(self.view.legal(&Move::Play(play)).err().unwrap_or(no_such_die))
    }

    /// Tells whether what has been chosen can only be gone on with by force.
    fn is_by_force(&self) -> bool {
        let offers = self.offers();
        !offers.is_empty() && offers.iter().all(|it| it.mv.is_some_and(|it| it.is_by_force()))
    }

    /// Returns why a stone does not come from one place to another by one die, nor by both.
    fn to(&self, from: Place, to: Place) -> Vec<Reason> {
        let dice = self.dice();
        let one = dice.iter().filter(|die| self.step(from, **die).is_some_and(|it| it.to() == to));
        let mut reasons: Vec<_> = one.filter_map(|die| self.by(from, *die)).collect();
        let made = self.choice.as_ref().map_or(0, |it| it.made().len());
        let Some(thrown) = self.view.dice().filter(|_| made == 0) else { return reasons };
        for (first, second) in [(thrown.high(), thrown.low()), (thrown.low(), thrown.high())] {
            let Some(one) = self.step(from, first) else { continue };
            let Some(other) = self.step(one.to(), second).filter(|it| it.to() == to) else { continue };
            if let Err(why) = self.view.legal(&Move::Play(Play::both(one, other))) {
                let bar = Bar::Refused(why);
                if reasons.iter().all(|it| it.bar != bar) {
                    reasons.push(Reason { die: None, stone: Some(from), bar });
                }
            }
        }
        reasons
    }

    /// Returns what keeps the huck from being taken by force, if two stones stand as they must for it.
    fn not_by_force(&self) -> Option<Refusal> {
        let is_beside_the_point = |it: &Refusal| {
            matches!(it, Refusal::NotByForce(NotByForce::NoTwoStones | NotByForce::Hand | NotByForce::OnePip))
        };
        force(&self.view).filter(|it| !is_beside_the_point(it))
    }

    /// Returns that nothing leads to a place.
    fn leads_nowhere(&self, from: Option<Place>, to: Place) -> Option<Bar> {
        let seat = self.view.seat();
        match (from, to) {
            (None, Place::Point(point)) if point == Point::huck(seat.other()) => {
                Some(Bar::Refused(Refusal::ForeignHuck(point)))
            }
            (None, Place::Point(point)) => Some(Bar::Unreached(point)),
            (None, Place::Off) => {
                let behind = self.sources().into_iter().filter_map(|it| match it {
                    Place::Point(point) => Some(point),
                    Place::Hand | Place::Off => None,
                });
                let behind = behind.min_by_key(|it| it.from_entry(seat));
                Some(Bar::Refused(if self.view.rules().bear_off {
                    Refusal::NotAllIn { behind }
                } else {
                    Refusal::NeverOff
                }))
            }
            (Some(from), _) => self.refusal(Step::new(seat, from, to, false)).map(Bar::Refused),
            (None, Place::Hand) => None,
        }
    }
}

/// Leaves out what is said already.
fn distinct(reasons: impl IntoIterator<Item = Reason>) -> Vec<Reason> {
    let mut told: Vec<Reason> = vec![];
    for reason in reasons {
        if !told.contains(&reason) {
            told.push(reason);
        }
    }
    told
}
