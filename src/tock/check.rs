//! Whether one given move is legal, and if not, why.

use crate::tock::{
    actor::Actor,
    board::{Board, Place, Spot, SpotSet, Square},
    card::Rank,
    legal,
    moves::{Deed, Move, Part, Parts, Play},
    refusal::Refusal,
    rules::{Action, Obligation, RestOfCard, StartOnOwn, Who},
    seat::Seat,
    view::View,
    walk::{Course, Walker},
};

/// Tells whether the seat of this view may make the move.
///
/// # Errors
///
/// With the rule that forbids it.
pub(super) fn check(view: &View<'_>, mv: &Move) -> Result<(), Refusal> {
    if view.is_over() {
        return Err(Refusal::Over);
    }
    if !view.is_to_move() {
        return Err(match view.to_move() == view.seat() {
            true => Refusal::WaitsForShuffle,
            false => Refusal::WaitsForPlayer(view.to_move()),
        });
    }
    if let Some(card) = mv.card().filter(|it| !view.hand().contains(*it)) {
        return Err(Refusal::NotHeld(card));
    }
    match mv {
        Move::Pass if view.is_extra_play() => Ok(()),
        Move::Pass => Err(Refusal::MayNotPass),
        Move::Discard(_) => may_discard(view),
        Move::Play(play) => may_play(view, play),
    }
}

fn may_discard(view: &View<'_>) -> Result<(), Refusal> {
    if view.is_extra_play() {
        return Err(Refusal::ExtraPlayOnly);
    }
    let free = view.to_discard() != 0 || view.needs_starter() || view.rules().turn.obligation == Obligation::MayDiscard;
    let playable = || view.actor().and_then(|it| legal::playable(&it, view.board(), view.hand()));
    match if free { None } else { playable() } {
        Some(card) => Err(Refusal::MustPlay(card)),
        None => Ok(()),
    }
}

fn may_play(view: &View<'_>, play: &Play) -> Result<(), Refusal> {
    if view.to_discard() != 0 {
        return Err(Refusal::TurnIsLost(view.seat()));
    }
    if view.needs_starter() {
        return Err(Refusal::NeedsStarter);
    }
    let actor = view.actor().ok_or(Refusal::Finished(view.seat()))?;
    carry_out(&actor, view.board(), play).map(|_| ())
}

/// Returns the board after a play, step by step checked.
pub(super) fn carry_out(actor: &Actor<'_>, board: &Board, play: &Play) -> Result<Board, Refusal> {
    let rank = play.card.rank();
    let action = actor.rules.actions(rank).get(usize::from(play.action)).ok_or(Refusal::NoSuchUse(rank))?;
    let after = match (action, &play.deed) {
        (Action::Start { .. }, Deed::Start(post)) => start(actor, board, rank, *post)?,
        (Action::Move { .. }, Deed::Walk { from, to }) => walk(actor, board, action, *from, *to)?,
        (Action::Split { n, parts, trample }, Deed::Split(walks)) => {
            split(actor, board, (*n, *parts, *trample), walks)?
        }
        (Action::Swap { with }, Deed::Swap { ours, other }) => {
            swap(actor, board, *with, *ours, *other)?;
            actor.after(board, &Play { remove: None, ..*play })
        }
        (Action::Discard { .. }, Deed::Skip) => *board,
        (
            Action::Start { .. }
            | Action::Move { .. }
            | Action::Split { .. }
            | Action::Swap { .. }
            | Action::Discard { .. },
            _,
        ) => return Err(Refusal::NoSuchUse(rank)),
    };
    remove(actor, after, action, play.remove)
}

fn start(actor: &Actor<'_>, board: &Board, rank: Rank, post: Square) -> Result<Board, Refusal> {
    let Actor { rules, colour, .. } = *actor;
    if post != rules.track().post(colour) {
        return Err(Refusal::NoSuchUse(rank));
    }
    if rules.waiting(board, colour) == 0 {
        return Err(Refusal::NoneWaiting(colour));
    }
    let bars = match rules.start.on_own {
        StartOnOwn::Illegal => true,
        StartOnOwn::CaptureUnguarded => board.is_fresh(colour) || rules.is_guarded(board, colour),
    };
    if bars && board.marbles(colour).contains(post) {
        return Err(Refusal::PostTaken(post));
    }
    let mut after = *board;
    after.send_back(rules.track(), SpotSet::from_iter([post.into()]));
    after.come_out(rules.track(), colour);
    Ok(after)
}

fn walk(actor: &Actor<'_>, board: &Board, action: &Action, from: Spot, to: Spot) -> Result<Board, Refusal> {
    let Action::Move { n, .. } = action else {
        return Err(Refusal::NotThere { from, to });
    };
    let walker = walker(actor, board, action, from)?;
    let aims = |course: &Course| walker.aim(actor.rules, *n, *course) == Some(to);
    let course = Course::ALL.into_iter().find(aims).ok_or_else(|| not_there(actor, board, action, from, to))?;
    let end = walker.end(actor.rules, board, actor.table, *n, course)?;
    Ok(walker.walk(actor.rules, board, *n, end))
}

/// Returns the marble on `from` about to walk by `action`, or why it does not walk by it at all.
pub(super) fn walker(actor: &Actor<'_>, board: &Board, action: &Action, from: Spot) -> Result<Walker, Refusal> {
    let owner = board.owner(from).ok_or(Refusal::NoMarble(from))?;
    let not_meant = Refusal::NotMeant { owner, at: from };
    match action {
        Action::Move { who, trample, cross_own_post, .. } => {
            if !actor.means(*who, owner) {
                return Err(not_meant);
            }
            if owner != actor.colour {
                match from.place() {
                    Place::Home(..) => return Err(Refusal::InHome(from)),
                    Place::Track(at) if actor.guarded(board, owner).contains(at) => {
                        return Err(Refusal::Guarded { owner, at, guards: actor.rules.post.guards });
                    }
                    Place::Track(_) => {}
                }
            }
            Ok(actor.walker(owner, from, *trample, *cross_own_post))
        }
        Action::Split { trample, .. } if split_colour(actor, board) == Some(owner) => {
            Ok(Walker { seat: owner, from, trample: *trample, cross_own_post: false, foreign: false })
        }
        Action::Split { .. } | Action::Start { .. } | Action::Swap { .. } | Action::Discard { .. } => Err(not_meant),
    }
}

/// Returns whose marbles walk the next part of a split that has come to this board; nobody's if the rest is lost.
fn split_colour(actor: &Actor<'_>, board: &Board) -> Option<Seat> {
    if !actor.rules.is_finished(board, actor.colour) {
        return Some(actor.colour);
    }
    match actor.rules.end.rest_of_card {
        RestOfCard::Partner => actor.rules.partner(actor.table, actor.colour),
        RestOfCard::Forfeit => None,
    }
}

/// Returns the reason that says most about a walk that does not lead where it should.
fn not_there(actor: &Actor<'_>, board: &Board, action: &Action, from: Spot, to: Spot) -> Refusal {
    let Action::Move { n, .. } = action else { return Refusal::NotThere { from, to } };
    let walker = actor.walker(board.owner(from).unwrap_or(actor.colour), from, false, false);
    match (from.place(), to.place()) {
        // A marble in home has one way only: what bars it says more than where it does not lead.
        (Place::Home(..), _) => match walker.end(actor.rules, board, actor.table, *n, Course::Home) {
            Err(refusal) => refusal,
            Ok(_) => Refusal::NotThere { from, to },
        },
        (Place::Track(_), _) => Refusal::NotThere { from, to },
    }
}

fn split(
    actor: &Actor<'_>,
    board: &Board,
    (n, (min, max), trample): (u8, (u8, u8), bool),
    walks: &Parts,
) -> Result<Board, Refusal> {
    if max < walks.len() {
        return Err(Refusal::WrongParts { min, max });
    }
    let rules = actor.rules;
    let mut split = Begun { board: *board, colour: Some(actor.colour), walked: SpotSet::EMPTY, left: n };
    for part in walks.iter() {
        split.walk(actor, n, part, trample)?;
    }
    if walks.len() < min {
        return Err(Refusal::WrongParts { min, max });
    }
    let lost = rules.end.rest_of_card == RestOfCard::Forfeit && rules.is_finished(&split.board, actor.colour);
    if split.left != 0 && !lost {
        return Err(Refusal::WrongSteps { wanted: n, given: n - split.left });
    }
    Ok(split.board)
}

/// A split being carried out.
struct Begun {
    board: Board,
    /// Whose marbles walk now; nobody's once the rest of the card is lost.
    colour: Option<Seat>,
    walked: SpotSet,
    left: u8,
}

impl Begun {
    fn walk(&mut self, actor: &Actor<'_>, n: u8, part: Part, trample: bool) -> Result<(), Refusal> {
        let rules = actor.rules;
        let owner = self.board.owner(part.from).ok_or(Refusal::NoMarble(part.from))?;
        if self.colour != Some(owner) {
            return Err(Refusal::NotMeant { owner, at: part.from });
        }
        if self.walked.contains(part.from) {
            return Err(Refusal::WalkedAlready(part.from));
        }
        if part.steps == 0 || self.left < part.steps {
            return Err(Refusal::WrongSteps { wanted: n, given: (n - self.left).saturating_add(part.steps) });
        }
        let walker = Walker { seat: owner, from: part.from, trample, cross_own_post: false, foreign: false };
        let steps = part.steps as i8;
        let aims = |course: &Course| walker.aim(rules, steps, *course) == Some(part.to);
        let missed = Refusal::NotThere { from: part.from, to: part.to };
        let course = Course::ALL.into_iter().find(aims).ok_or(missed)?;
        let end = walker.end(rules, &self.board, actor.table, steps, course)?;
        self.board = walker.walk(rules, &self.board, steps, end);
        self.left -= part.steps;
        self.walked.insert(end);
        self.walked = self.walked.and(self.board.marbles(owner));
        if owner == actor.colour && rules.is_finished(&self.board, owner) {
            self.walked = SpotSet::EMPTY;
            self.colour = split_colour(actor, &self.board);
        }
        Ok(())
    }
}

fn swap(actor: &Actor<'_>, board: &Board, with: Who, ours: Square, other: Square) -> Result<(), Refusal> {
    let owner_of = |square: Square| board.owner(square).ok_or(Refusal::NoMarble(square.into()));
    let (our_owner, other_owner) = (owner_of(ours)?, owner_of(other)?);
    if our_owner != actor.colour {
        return Err(Refusal::NotMeant { owner: our_owner, at: ours.into() });
    }
    if !actor.means(with, other_owner) {
        return Err(Refusal::NotMeant { owner: other_owner, at: other.into() });
    }
    if ours == other {
        return Err(Refusal::NotOnTrack(other.into()));
    }
    if !actor.rules.post.owner_swap_out && actor.guarded(board, our_owner).contains(ours) {
        return Err(Refusal::NotSwapped { owner: our_owner, at: ours, guards: actor.rules.post.guards });
    }
    if actor.guarded(board, other_owner).contains(other) {
        return Err(Refusal::NotSwapped { owner: other_owner, at: other, guards: actor.rules.post.guards });
    }
    Ok(())
}

fn remove(actor: &Actor<'_>, board: Board, action: &Action, square: Option<Square>) -> Result<Board, Refusal> {
    let won = Actor::winners(actor.rules, actor.table, &board).is_some();
    let removable = match action.removes() {
        Some(who) if !won => actor.removable(&board, who),
        Some(_) | None => SpotSet::EMPTY,
    };
    match square {
        None if removable.is_empty() => Ok(board),
        None => Err(Refusal::RemoveOne),
        Some(square) if removable.contains(square) => {
            let mut after = board;
            after.send_back(actor.rules.track(), SpotSet::from_iter([square.into()]));
            Ok(after)
        }
        Some(square) => Err(Refusal::NotRemoved(square)),
    }
}
