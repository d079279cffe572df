//! What is to be seen of moves on the board while a match is played, and the dice that lie on it.

use crate::{
    game::{Event, Game},
    session::{
        record::Record,
        toccadille::{Match, Next},
    },
    toccadille::{BySeat, Dice, Die, Move, Place, Rolled, Seat, Throw, View},
    tui::{
        canvas::Hit,
        theme::Tone,
        toccadille::{
            Seen, Signs,
            choosing::{Choosing, Item},
            dice::Shown,
            play::{Mode, Play},
        },
    },
};

impl Play {
    /// Returns what is to be seen of moves.
    pub fn signs(&self) -> Signs {
        if let Some(frame) = self.frame() {
            return Signs { mover: frame.flight.map(|it| it.seat), ..Signs::default() };
        }
        let viewer = self.acting();
        let mut signs = Signs {
            last: seen(self.session.record(), self.session.record().events().len(), viewer),
            ..Signs::default()
        };
        let Some(view) = self.view() else { return signs };
        signs.mover = Some(view.seat());
        if let Some(advice) = self.advice() {
            preview(&mut signs, &view, &advice.best.mv);
        } else if self.find.is_some() {
            if let Some(found) = self.shown_move() {
                preview(&mut signs, &view, found);
            }
        } else if let Some(only) = self.only() {
            preview(&mut signs, &view, only);
        } else if let Mode::Throw(choosing) = &self.mode {
            self.mark_choosing(&mut signs, &view, choosing);
        }
        signs
    }

    /// Returns which whole move of the list is shown on the board.
    fn shown_move(&self) -> Option<&Move> {
        let find = self.find.as_ref()?;
        match self.hover {
            Some(Hit::Item(index)) if index < find.found().len() => find.found().get(index),
            _ => find.current(),
        }
    }

    /// Marks the steps that are made, and what may be chosen next.
    fn mark_choosing(&self, signs: &mut Signs, view: &View<'_>, choosing: &Choosing) {
        let items = choosing.items();
        let shown = self.shown_item().and_then(|it| items.get(it));
        let offers = |from: Place| choosing.from(from);
        let mark = |from: Place, signs: &mut Signs| {
            for offer in offers(from) {
                signs.may_arrive.insert(offer.step.to());
                if offer.step.hits {
                    signs.may_hit.insert(offer.step.to());
                }
            }
        };
        let made = choosing.with(None);
        if let Some(made) = &made {
            signs.preview(view.seat(), made, choosing.board(view));
        }
        match shown {
            Some(Item::Stone(from)) => {
                signs.cursor = Some(*from);
                signs.may_leave = choosing.sources().into_iter().collect();
                mark(*from, signs);
            }
            Some(Item::Step(offer)) => {
                signs.cursor = Some(offer.step.to());
                mark(offer.step.from(), signs);
                if let Some(mv) = choosing.with(Some(offer.step)) {
                    let mut after = choosing.board(view);
                    after.step(view.seat(), offer.step);
                    signs.preview(view.seat(), &mv, after);
                }
            }
            Some(Item::Leave(_)) | None => {}
        }
    }

    /// Returns the dice that lie on the board: of each player those thrown last, those to be played bright.
    pub fn dice(&self) -> BySeat<Vec<Shown>> {
        if let Some(dice) = self.moving_dice() {
            return dice.clone();
        }
        let thrown = thrown(self.session.record(), self.session.record().events().len());
        let to_play = match &self.mode {
            Mode::Throw(choosing) => Some(choosing.dice()),
            Mode::Pass => Some(vec![]),
            Mode::Bot { .. } => self.session.state().game().dice().map(|it| vec![it.0, it.1]),
            Mode::Made { .. } | Mode::Unsaved | Mode::Interval | Mode::Over => None,
        };
        let mover = self.session.to_move();
        BySeat::from_fn(|seat| {
            let mut left = if mover == Some(seat) { to_play.clone().unwrap_or_default() } else { vec![] };
            let show = |die: Die| {
                let place = left.iter().position(|it| *it == die);
                let tone = match place {
                    Some(place) => {
                        left.swap_remove(place);
                        Tone::Bright
                    }
                    None => Tone::Dull,
                };
                Shown { die, tone }
            };
            thrown[seat].iter().copied().map(show).collect()
        })
    }
}

/// Marks what comes of a whole move.
pub(super) fn preview(signs: &mut Signs, view: &View<'_>, mv: &Move) {
    signs.preview(view.seat(), mv, view.board_after(mv));
}

/// Returns what is still to be seen of moves after so many events, the newest first: of those after the last move of `viewer`, or of the
/// last one. What was moved before stones were taken up again is to be seen no more.
pub(in crate::tui::toccadille) fn seen(record: &Record<Match>, happened: usize, viewer: Option<Seat>) -> Vec<Seen> {
    let mut seen: Vec<Seen> = vec![];
    for (index, event) in record.events()[..happened].iter().enumerate().rev() {
        let mv = match event {
            Event::Chance(Next::Game) => break,
            Event::Chance(Next::Throw(_)) => continue,
            Event::Move(mv) => mv,
        };
        let Some(seat) = record.mover(index) else { break };
        if record.rules().stones <= record.before(index).game().view(record.rules(), seat).board_after(mv).off(seat) {
            break;
        }
        if viewer == Some(seat) && !seen.is_empty() {
            break;
        }
        seen.push(Seen::of(seat, mv));
        if viewer.is_none() || viewer == Some(seat) {
            break;
        }
    }
    seen
}

/// Returns the dice that each player threw last in the game at hand after so many events.
pub(in crate::tui::toccadille) fn thrown(record: &Record<Match>, happened: usize) -> BySeat<Vec<Die>> {
    let mut thrown = BySeat::<Vec<Die>>::default();
    for (index, event) in record.events()[..happened].iter().enumerate().rev() {
        match event {
            Event::Chance(Next::Game) => return thrown,
            Event::Chance(Next::Throw(Throw::Opening(rolled))) => {
                for (seat, rolled) in rolled.iter() {
                    if thrown[seat].is_empty() {
                        thrown[seat] = dice_of(*rolled);
                    }
                }
                break;
            }
            Event::Chance(Next::Throw(Throw::Dice(dice))) => {
                let thrower = record.before(index).game().to_move();
                if let Some(seat) = thrower.filter(|it| thrown[*it].is_empty()) {
                    thrown[seat] = dice_of(Rolled::Two(*dice));
                }
            }
            Event::Move(_) => {}
        }
        if Seat::ALL.into_iter().all(|it| !thrown[it].is_empty()) {
            break;
        }
    }
    // A match may begin with dice on the board.
    let first = record.before(0);
    if let (Some(seat), Some(dice)) = (first.game().to_move(), first.game().dice())
        && thrown[seat].is_empty()
    {
        thrown[seat] = dice_of(Rolled::Two(dice));
    }
    thrown
}

fn dice_of(rolled: Rolled) -> Vec<Die> {
    match rolled {
        Rolled::One(die) => vec![die],
        Rolled::Two(Dice(one, other)) => vec![one, other],
    }
}
