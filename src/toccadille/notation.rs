//! Reading a move from its notation.
//!
//! Writing is [`Display`](std::fmt::Display) of [`Move`]. Any way of playing the dice names its outcome, and the stars of
//! hits may be left out, all of them.

use crate::toccadille::{
    board::{NoPoint, Point},
    moves::{Move, Place, Play, Step},
    refusal::Refusal,
    view::View,
};

/// Why a text is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unread {
    /// There is nothing to read.
    Empty,
    /// The word is no point, nor `in` or `off` in its place.
    NoPoint(String),
    /// The word does not say from where to where.
    NoSteps(String),
    /// More than two dice are played.
    TooManySteps,
    /// `force` stands after something else than two steps.
    ForceAlone,
    /// Stars stand after other landings than those that hit.
    WrongStars(Move),
    /// The move is understood but not legal.
    Refused(Refusal),
}

impl From<Refusal> for Unread {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(refusal)
    }
}

impl From<NoPoint> for Unread {
    fn from(NoPoint(word): NoPoint) -> Self {
        Self::NoPoint(word)
    }
}

/// Reads a legal move of this seat, such as `10/15* 6/7`, `in/5/11`, `22/off`, `7/12 8/12 force` or `pass`.
///
/// # Errors
///
/// With the word that cannot be read, or the rule that forbids the move.
pub fn read(view: &View<'_>, text: &str) -> Result<Move, Unread> {
    let mut words: Vec<&str> = text.split_whitespace().collect();
    if words.as_slice() == ["pass"] {
        return Ok(view.legal(&Move::Pass)?);
    }
    let is_force = words.pop_if(|it| *it == "force").is_some();
    let mut steps = vec![];
    for word in words {
        if 2 < steps.len() {
            return Err(Unread::TooManySteps);
        }
        chain(view, word, &mut steps)?;
    }
    let given = match (steps.as_slice(), is_force) {
        ([], false) => return Err(Unread::Empty),
        ([one], false) => Play::one(*one),
        ([one, two], false) => Play::both(*one, *two),
        ([one, two], true) => Play::by_force(*one, *two),
        ([] | [_], true) => return Err(Unread::ForceAlone),
        (_, _) => return Err(Unread::TooManySteps),
    };
    let legal = view.legal(&Move::Play(given))?;
    let is_starred = steps.iter().any(|it| it.hits);
    if is_starred && !Move::Play(given).hits().eq(legal.hits()) {
        return Err(Unread::WrongStars(legal));
    }
    Ok(legal)
}

/// Reads the way of one stone: `10/15*/16`.
fn chain(view: &View<'_>, word: &str, steps: &mut Vec<Step>) -> Result<(), Unread> {
    let mut places = word.split('/');
    let start = places.next().unwrap_or_default();
    let mut from = match start {
        "in" => Place::Hand,
        _ => Place::Point(start.parse()?),
    };
    let before = steps.len();
    for place in places {
        let (place, hits) = place.strip_suffix('*').map_or((place, false), |it| (it, true));
        let to = match place {
            "off" => Place::Off,
            _ => Place::Point(place.parse::<Point>()?),
        };
        if from == Place::Off || 2 < steps.len() {
            return Err(Unread::TooManySteps);
        }
        steps.push(Step::new(view.seat(), from, to, hits));
        from = to;
    }
    if steps.len() == before { Err(Unread::NoSteps(word.to_owned())) } else { Ok(()) }
}
