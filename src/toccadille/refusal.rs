//! Why something is not possible, as data: which rule, which stone, which point.

use crate::toccadille::{board::Point, dice::Die, legal::NotByForce, rules::Opening, seat::Seat};

/// Why the rules refuse an event.
///
/// [`Refusal::rule`] names the paragraph of `rules/README.md`; the words are in the message catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game is over.
    Over,
    /// The game is not over, so that no other begins.
    NotOver,
    /// Both players throw first to see who begins.
    WaitsForOpening,
    /// The players throw in another way to see who begins.
    NotThisOpening(Opening),
    /// This player throws first.
    WaitsForDice(Seat),
    /// Nothing is thrown before this player has moved.
    WaitsForMove(Seat),
    /// A die can be played.
    MayNotPass,
    /// Neither die leads from here to there.
    NoSuchDie {
        /// Where the stone starts; none if it is in hand.
        from: Option<Point>,
        /// Where it would go; none if off the board.
        to: Option<Point>,
    },
    /// Stones run the other way.
    Backward {
        /// Where the stone starts.
        from: Point,
        /// Where it would go.
        to: Point,
    },
    /// No own stone is there.
    NoStone(Point),
    /// No stone is in hand.
    NoHand,
    /// Stones in hand are entered first.
    MustEnter {
        /// How many are in hand.
        hand: u8,
    },
    /// Two or more stones of the other player close the point.
    Closed(Point),
    /// A stone of the other player holds the point, where nothing lands on it.
    Held(Point),
    /// Nobody lands on the huck of the other player.
    ForeignHuck(Point),
    /// No stone rests on its own empty huck in passing.
    NoRest(Point),
    /// In the own half stones are not moved onto own stones.
    Band(Point),
    /// The empty huck is taken by two stones at once.
    HuckTakenByOne(Point),
    /// The huck is never left to one stone.
    HuckLeftToOne(Point),
    /// The huck is left by two stones at once.
    HuckLeftByOne(Point),
    /// The own half is left by two stones at once.
    CrossesAlone,
    /// Stones are not borne off at this table.
    NeverOff,
    /// A stone outside the last quarter keeps others from being borne off.
    NotAllIn {
        /// The rearmost stone; none if it is in hand.
        behind: Option<Point>,
    },
    /// A larger number bears off only the rearmost stone.
    NotRearmost {
        /// The stone that would be borne off.
        from: Point,
        /// The rearmost stone.
        behind: Point,
    },
    /// Both dice can be played, so both must be.
    MustPlayBoth,
    /// One die can be played, and it must be the larger.
    LargerDie(Die),
    /// The smaller die is played first.
    SmallerFirst(Die),
    /// The die is lost that follows the last stone entered.
    SecondDieLost,
    /// The huck cannot be taken by force.
    NotByForce(NotByForce),
    /// The huck is taken by force only where nothing else can be played.
    ForceLastResort,
}

impl Refusal {
    /// Returns the number of the rule, as in `rules/README.md`.
    pub const fn rule(&self) -> &'static str {
        match self {
            Self::WaitsForOpening | Self::NotThisOpening(_) => "T2",
            Self::NoSuchDie { .. } => "T3.1",
            Self::WaitsForDice(_) | Self::WaitsForMove(_) => "T3.2",
            Self::MayNotPass | Self::MustPlayBoth | Self::LargerDie(_) | Self::SmallerFirst(_) => "T3.3",
            Self::NoHand | Self::MustEnter { .. } => "T4.1",
            Self::SecondDieLost => "T4.2",
            Self::NoStone(_) | Self::Backward { .. } => "T5.1",
            Self::Closed(_) | Self::Held(_) => "T5.2",
            Self::ForeignHuck(_) => "T5.3",
            Self::Band(_) => "T5.4",
            Self::CrossesAlone => "T5.5",
            Self::HuckTakenByOne(_) | Self::HuckLeftToOne(_) | Self::HuckLeftByOne(_) => "T6.1",
            Self::NoRest(_) => "T6.2",
            Self::NotByForce(_) | Self::ForceLastResort => "T6.3",
            Self::NeverOff | Self::NotAllIn { .. } | Self::NotRearmost { .. } => "T8.1",
            Self::Over | Self::NotOver => "T9",
        }
    }
}
