//! What is said of a card, a marble or a square that is not possible.

use crate::{
    choose::{Choice, Pick},
    refusals::why::{reasons, with_rule},
    say,
    tock::{Card, Deed, Move, Play as Used, Refusal, Seat, Spot, View},
    tui::{
        pages::Page,
        play::{Mode, Play},
        telling,
    },
    why::{Bar, Reason, Why, discard, turn},
};

impl Play {
    /// Returns the page that tells of every card of the hand why it cannot be played.
    pub fn why_page(&self) -> Option<Page> {
        let (Mode::Card | Mode::Way(_)) = self.mode else { return None };
        let view = self.view(self.session.to_move()?);
        let title = say!("why-title");
        let mut entries = vec![];
        for card in view.hand().one_of_each_rank() {
            if let Some(why) = turn(&view, card) {
                return Some(Page::listing(title, vec![(String::new(), with_rule(&why))]));
            }
            let lines = reasons(&view, card, &Why::new(&view, card).card());
            if !lines.is_empty() {
                entries.push((telling::card(card, self.theme), lines.join("\n")));
            }
        }
        if entries.is_empty() {
            entries.push((String::new(), say!("why-every-card")));
        }
        if let Some(why @ Refusal::MustPlay(_)) = view.hand().first().and_then(|it| discard(&view, it)) {
            entries.push((String::new(), say!("why-no-discard", why = with_rule(&why))));
        }
        Some(Page::listing(title, entries))
    }

    /// Returns why a card cannot be played, nor thrown away if it cannot; `None` if it can be played.
    pub(super) fn why_card(&self, seat: Seat, card: Card) -> Option<String> {
        let view = self.view(seat);
        let mut lines = reasons(&view, card, &Why::new(&view, card).card());
        if lines.is_empty() {
            return None;
        }
        if let Some(why @ Refusal::MustPlay(_)) = discard(&view, card) {
            lines.push(say!("why-no-discard", why = with_rule(&why)));
        }
        Some(say!("why-card", card = telling::card(card, self.theme), reasons = lines.join("\n")))
    }

    /// Returns which cards have to do with a square, or why none has.
    pub(super) fn about_spot(&self, seat: Seat, spot: Spot) -> String {
        let (view, at) = (self.view(seat), spot.to_string());
        let cards = |does: &dyn Fn(&Used) -> bool| {
            let mut cards: Vec<Card> = vec![];
            for mv in &self.legal {
                if let Move::Play(play) = mv
                    && does(play)
                    && !cards.iter().any(|it| it.rank() == play.card.rank())
                {
                    cards.push(play.card);
                }
            }
            cards.iter().map(|it| telling::card(*it, self.theme)).collect::<Vec<_>>().join(", ")
        };
        let moving = cards(&|play| moves(&play.deed, spot));
        let coming = cards(&|play| comes(play, spot));
        let owner = view.board().owner(spot);
        match (owner == view.colour() && owner.is_some(), moving.is_empty(), coming.is_empty()) {
            (_, false, true) => say!("why-moved-by", at = at, cards = moving),
            (_, false, false) => say!("why-moved-and-reached-by", at = at, moving = moving, coming = coming),
            (_, true, false) => say!("why-reached-by", at = at, cards = coming),
            (true, true, true) => self.no_card_moves(&view, spot),
            (false, true, true) => say!("why-reached-by-none", at = at),
        }
    }

    /// Returns of every card why it does not move the marble on `spot`.
    fn no_card_moves(&self, view: &View<'_>, spot: Spot) -> String {
        let mut lines: Vec<String> = vec![];
        for card in view.hand().one_of_each_rank() {
            if let Some(why) = turn(view, card) {
                return with_rule(&why);
            }
            let told = reasons(view, card, &Why::new(view, card).marble(spot)).join("; ");
            lines.push(say!("why-of-card", card = telling::card(card, self.theme), reasons = told));
        }
        say!("why-moved-by-none", at = spot.to_string(), reasons = lines.join("\n"))
    }

    /// Returns why a square cannot be chosen now, of the card that is being used.
    pub(super) fn why_spot(&self, seat: Seat, choice: &Choice, spot: Spot) -> String {
        let view = self.view(seat);
        let card = choice.card();
        let picks_removed = choice.offers().iter().any(|it| matches!(it.pick, Pick::Remove(_)));
        let found = match spot.square() {
            Some(square) if picks_removed => vec![refused(Refusal::NotRemoved(square))],
            None if picks_removed => vec![refused(Refusal::InHome(spot))],
            Some(_) | None => why_spot(&view, choice, spot),
        };
        match reasons(&view, card, &found).join("\n") {
            none if none.is_empty() => say!("why-the-same", at = spot.to_string()),
            told => told,
        }
    }
}

fn why_spot(view: &View<'_>, choice: &Choice, spot: Spot) -> Vec<Reason> {
    let (action, parts) = (choice.current().action, choice.parts(false));
    let why = Why::new(view, choice.card()).after(action, parts);
    match choice.made().last().map(|it| it.pick) {
        Some(Pick::Marble(from)) => return why.square(Some(from), spot),
        Some(Pick::Ours(from)) => return why.square(Some(from.into()), spot),
        Some(_) | None => {}
    }
    if view.board().owner(spot).is_some_and(|it| why.means(it)) {
        return why.marble(spot);
    }
    let found = why.square(None, spot);
    let says_little = found.iter().all(|it| matches!(it.bar, Bar::Unreached(_)));
    match choice.current().pick {
        Pick::Walk { from, .. } if says_little => why.square(Some(from), spot),
        _ => found,
    }
}

const fn refused(why: Refusal) -> Reason {
    Reason { action: None, marble: None, bar: Bar::Refused(why) }
}

/// Tells whether the deed moves the marble on `spot`.
fn moves(deed: &Deed, spot: Spot) -> bool {
    match deed {
        Deed::Walk { from, .. } => *from == spot,
        Deed::Split(parts) => parts.iter().any(|it| it.from == spot),
        Deed::Swap { ours, other } => [*ours, *other].into_iter().any(|it| Spot::from(it) == spot),
        Deed::Start(_) | Deed::Skip => false,
    }
}

/// Tells whether the play brings a marble to `spot`, or removes one there.
fn comes(play: &Used, spot: Spot) -> bool {
    let comes = match &play.deed {
        Deed::Walk { to, .. } => *to == spot,
        Deed::Split(parts) => parts.iter().any(|it| it.to == spot),
        Deed::Start(post) => Spot::from(*post) == spot,
        Deed::Swap { .. } | Deed::Skip => false,
    };
    comes || play.remove.is_some_and(|it| Spot::from(it) == spot)
}

/// Returns what to say of a move that was typed and is refused.
pub(super) fn typed(view: &View<'_>, why: &Refusal, text: &str) -> String {
    let card = text.split(' ').next().and_then(|it| it.parse().ok()).and_then(|it| view.hand().first_of(it));
    match (*why, card) {
        (Refusal::NotThere { from, to }, Some(card)) => {
            let told = reasons(view, card, &Why::new(view, card).square(Some(from), to)).join("\n");
            if told.is_empty() { with_rule(why) } else { told }
        }
        _ => with_rule(why),
    }
}
