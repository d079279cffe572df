//! Why the rules of Tock, and those of Toccadille, refuse something, in words. The number of the rule is for the caller to add.

pub mod toccadille;
pub mod why;

use crate::{
    letters, say,
    tock::{
        Refusal, Slot,
        notation::Unread,
        rules::{Blocks, Guards},
    },
    words,
};

/// Returns what to tell a player whom the rules refuse something, without a full stop.
pub fn refusal(refusal: &Refusal) -> String {
    match *refusal {
        Refusal::WrongCount(count) => say!("refusal-wrong-count", count = count),
        Refusal::OneTeam => say!("refusal-one-team"),
        Refusal::NoSuchDealer(seat) => say!("refusal-no-such-dealer", seat = seat.to_string()),
        Refusal::Over => say!("refusal-over"),
        Refusal::WaitsForShuffle => say!("refusal-waits-for-shuffle"),
        Refusal::WaitsForPlayer(seat) => say!("refusal-waits-for-player", seat = seat.to_string()),
        Refusal::NotTheseCards => say!("refusal-not-these-cards"),
        Refusal::NotHeld(card) => say!("refusal-not-held", card = letters::card(card)),
        Refusal::TurnIsLost(seat) => say!("refusal-turn-is-lost", seat = seat.to_string()),
        Refusal::NeedsStarter => say!("refusal-needs-starter"),
        Refusal::MustPlay(card) => say!("refusal-must-play", rank = letters::rank(card.rank())),
        Refusal::ExtraPlayOnly => say!("refusal-extra-play-only"),
        Refusal::MayNotPass => say!("refusal-may-not-pass"),
        Refusal::Finished(seat) => say!("refusal-finished", seat = seat.to_string()),
        Refusal::NoSuchUse(rank) => say!("refusal-no-such-use", rank = letters::rank(rank)),
        Refusal::NoneWaiting(seat) => say!("refusal-none-waiting", seat = seat.to_string()),
        Refusal::PostTaken(square) => say!("refusal-post-taken", square = square.to_string()),
        Refusal::NoMarble(spot) => say!("refusal-no-marble", square = spot.to_string()),
        Refusal::NotMeant { owner, at } => {
            say!("refusal-not-meant", seat = owner.to_string(), square = at.to_string())
        }
        Refusal::Guarded { owner, at, guards } => {
            say!("refusal-guarded", guards = how(guards), seat = owner.to_string(), square = at.to_string())
        }
        Refusal::NotSwapped { owner, at, guards } => {
            say!("refusal-not-swapped", guards = how(guards), seat = owner.to_string(), square = at.to_string())
        }
        Refusal::InHome(spot) => say!("refusal-in-home", square = spot.to_string()),
        Refusal::NotThere { from, to } => say!("refusal-not-there", from = from.to_string(), to = to.to_string()),
        Refusal::Barred { by, at, guards, blocks } => {
            let (guards, seat, square) = (how(guards), by.to_string(), at.to_string());
            match blocks {
                Blocks::Everyone => say!("refusal-barred", guards = guards, seat = seat, square = square),
                Blocks::Others | Blocks::Nobody => {
                    say!("refusal-barred-others", guards = guards, seat = seat, square = square)
                }
            }
        }
        Refusal::OwnPost(square) => {
            say!("refusal-own-post", seat = square.section().to_string(), square = square.to_string())
        }
        Refusal::LandsOnGuarded { owner, at, guards } => {
            say!("refusal-lands-on-guarded", guards = how(guards), seat = owner.to_string(), square = at.to_string())
        }
        Refusal::LandsOnOwn(square) => say!("refusal-lands-on-own", square = square.to_string()),
        Refusal::LandsOnPartner(square) => say!("refusal-lands-on-partner", square = square.to_string()),
        Refusal::PastHome { last: Slot(slot), over } => say!("refusal-past-home", slot = slot, over = over),
        Refusal::SlotTaken(spot) => say!("refusal-slot-taken", square = spot.to_string()),
        Refusal::BackwardInHome(spot) => say!("refusal-backward-in-home", square = spot.to_string()),
        Refusal::HomeClosed(seat) => say!("refusal-home-closed", seat = seat.to_string()),
        Refusal::HomeClosedBackward => say!("refusal-home-closed-backward"),
        Refusal::NoShortcut(square) => say!("refusal-no-shortcut", square = square.to_string()),
        Refusal::WrongSteps { wanted, given } => say!("refusal-wrong-steps", wanted = wanted, given = given),
        Refusal::WrongParts { min, max } => say!("refusal-wrong-parts", min = min, max = max),
        Refusal::WalkedAlready(spot) => say!("refusal-walked-already", square = spot.to_string()),
        Refusal::NotOnTrack(spot) => say!("refusal-not-on-track", square = spot.to_string()),
        Refusal::RemoveOne => say!("refusal-remove-one"),
        Refusal::NotRemoved(square) => say!("refusal-not-removed", square = square.to_string()),
    }
}

/// Returns what makes a marble guarded, for the catalogue to choose by.
const fn how(guards: Guards) -> &'static str {
    match guards {
        Guards::Fresh => "fresh",
        Guards::Standing | Guards::None => "standing",
    }
}

/// Returns what to tell a player whose text is no legal move, without a full stop.
pub fn unread(unread: &Unread) -> String {
    match unread {
        Unread::Empty => say!("unread-empty"),
        Unread::NoCard(word) => say!("unread-no-card", word = words::cut(word)),
        Unread::NotHeld(rank) => say!("unread-not-held", rank = letters::rank(*rank)),
        Unread::NoSpot(word) => say!("unread-no-spot", word = words::cut(word)),
        Unread::NoDeed(word) if word.is_empty() => say!("unread-no-deed"),
        Unread::NoDeed(word) => say!("unread-not-a-deed", word = words::cut(word)),
        Unread::Refused(why) => refusal(why),
    }
}

#[cfg(test)]
mod tests {
    use crate::tock::{Card, Rank, Seat, Spot, Square};

    use super::*;

    #[test]
    fn every_refusal_has_its_words() {
        let (seat, square) = (Seat::B, Square::new(Seat::B, 18));
        let (spot, slot) = (Spot::from(square), Spot::home(Seat::A, Slot(2)));
        let (card, rank, guards) = (Card::joker(0), Rank::Seven, Guards::Fresh);
        let numbers = include_str!("../rules/README.md");
        for why in [
            Refusal::WrongCount(3),
            Refusal::OneTeam,
            Refusal::NoSuchDealer(seat),
            Refusal::Over,
            Refusal::WaitsForShuffle,
            Refusal::WaitsForPlayer(seat),
            Refusal::NotTheseCards,
            Refusal::NotHeld(card),
            Refusal::TurnIsLost(seat),
            Refusal::NeedsStarter,
            Refusal::MustPlay(card),
            Refusal::ExtraPlayOnly,
            Refusal::MayNotPass,
            Refusal::Finished(seat),
            Refusal::NoSuchUse(rank),
            Refusal::NoneWaiting(seat),
            Refusal::PostTaken(square),
            Refusal::NoMarble(spot),
            Refusal::NotMeant { owner: seat, at: spot },
            Refusal::Guarded { owner: seat, at: square, guards },
            Refusal::NotSwapped { owner: seat, at: square, guards: Guards::Standing },
            Refusal::InHome(slot),
            Refusal::NotThere { from: spot, to: slot },
            Refusal::Barred { by: seat, at: square, guards, blocks: Blocks::Others },
            Refusal::OwnPost(square),
            Refusal::LandsOnGuarded { owner: seat, at: square, guards },
            Refusal::LandsOnOwn(square),
            Refusal::LandsOnPartner(square),
            Refusal::PastHome { last: Slot(4), over: 2 },
            Refusal::SlotTaken(slot),
            Refusal::BackwardInHome(slot),
            Refusal::HomeClosed(seat),
            Refusal::HomeClosedBackward,
            Refusal::NoShortcut(square),
            Refusal::WrongSteps { wanted: 7, given: 1 },
            Refusal::WrongParts { min: 2, max: 2 },
            Refusal::WalkedAlready(spot),
            Refusal::NotOnTrack(slot),
            Refusal::RemoveOne,
            Refusal::NotRemoved(square),
        ] {
            let said = refusal(&why);
            assert!(!said.is_empty() && !said.contains(['{', '<']) && !said.ends_with('.'), "{why:?}: {said}");
            let rule = why.rule();
            assert!(numbers.contains(&format!("**{rule}")) || numbers.contains(&format!("\n## {rule}. ")), "{rule}");
        }
    }

    #[test]
    fn a_refusal_names_the_marble_and_the_square() {
        let (by, at) = (Seat::B, Square::new(Seat::B, 18));
        let barred = Refusal::Barred { by, at, guards: Guards::Fresh, blocks: Blocks::Everyone };
        assert_eq!(refusal(&barred), "B's marble on B18 has just come out: nothing may pass it");
        assert_eq!(refusal(&Refusal::MustPlay(Card::joker(1))), "a card that can be played must be: the joker can");
        assert_eq!(refusal(&Refusal::WrongSteps { wanted: 7, given: 1 }), "the parts make 1 step, the card has 7");
        assert_eq!(unread(&Unread::NoSpot("Z9".to_owned())), "“Z9” is no square, no slot and no start area");
    }
}
