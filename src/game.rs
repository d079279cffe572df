//! What a game is: the contract between an engine and everything around it.
//!
//! An engine is pure. All that comes from outside (a shuffle, a throw of dice, a player's move) is an
//! [`Event`]; the rules and the list of events are the game. Here is no rule of any game, and nothing that
//! reads a clock, a file or a random number.

/// What a game waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn<Seat, Outcome> {
    /// Chance: cards to shuffle, dice to throw.
    Chance,
    /// The move of this seat.
    Player(Seat),
    /// Nothing: the game is over.
    Over(Outcome),
}

/// One thing that happens in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event<G: Game> {
    /// What chance gave.
    Chance(G::Chance),
    /// What the player to move chose.
    Move(G::Move),
}

/// A game in play.
///
/// The rules are not part of it: every call is given the same rules the game was made with. A game is small
/// and cheap to clone, so searching and taking back need nothing else.
pub trait Game: Clone + Sized {
    /// What stays the same from the first event to the last.
    type Rules;
    /// Who plays and who begins.
    type Setup;
    /// A player's place at the table.
    type Seat: Copy + Eq;
    /// What a player may do in one step.
    type Move: Clone + Eq;
    /// What chance may do in one step.
    type Chance: Clone + Eq;
    /// Who won.
    type Outcome: Clone + Eq;
    /// Why an event is not possible, as data.
    type Refusal: Clone + Eq;
    /// What one seat may know.
    type View<'a>
    where
        Self: 'a;

    /// Returns the game before its first event.
    ///
    /// # Errors
    ///
    /// If the rules do not allow this set-up.
    fn new(rules: &Self::Rules, setup: &Self::Setup) -> Result<Self, Self::Refusal>;

    /// Returns what the game waits for.
    fn turn(&self, rules: &Self::Rules) -> Turn<Self::Seat, Self::Outcome>;

    /// Returns what `seat` may know: the only door through which bots and painters look at a game.
    fn view<'a>(&'a self, rules: &'a Self::Rules, seat: Self::Seat) -> Self::View<'a>;

    /// Makes up what chance does next, fairly if `pick(n)` is uniform on `0..n`.
    ///
    /// # Panics
    ///
    /// If the game does not wait for chance.
    fn sample(&self, rules: &Self::Rules, pick: &mut dyn FnMut(usize) -> usize) -> Self::Chance;

    /// Carries out one event, wholly or not at all.
    ///
    /// # Errors
    ///
    /// If the rules do not allow the event now; nothing has changed then.
    fn apply(&mut self, rules: &Self::Rules, event: &Event<Self>) -> Result<(), Self::Refusal>;
}
