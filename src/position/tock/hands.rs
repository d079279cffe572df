//! The hands of a position file, made of cards of the deck.

use crate::{
    position::{
        fault::What,
        tock::{Found, sheet::Entry},
    },
    tock::{BySeat, Card, CardSet, MAX_JOKERS, Rank, Rules, Seat},
};

/// Makes the hands; a rank without a suit becomes any card of that rank that is left.
///
/// Without rules the deck is taken to hold every joker there can be.
pub(super) fn deal(hands: &BySeat<Vec<Entry>>, rules: Option<&Rules>, faults: &mut Vec<Found>) -> BySeat<CardSet> {
    let deck = rules.map_or(CardSet::deck(MAX_JOKERS), Rules::deck);
    let mut dealt = BySeat::from_fn(|_| CardSet::EMPTY);
    let mut ranks: Vec<(Seat, Rank, &Entry)> = vec![];
    let mut held: Vec<(Card, &Entry)> = vec![];
    for (seat, entries) in hands.iter() {
        for entry in entries {
            match (entry.text.parse::<Rank>(), entry.text.parse::<Card>()) {
                (Ok(rank), _) => ranks.push((seat, rank, entry)),
                (Err(_), Ok(card)) => match held.iter().find(|it| it.0 == card) {
                    Some((_, first)) => {
                        let what = What::CardTwice { card };
                        faults.push((entry.span.clone(), Some(first.span.clone()), what));
                    }
                    None => {
                        held.push((card, entry));
                        dealt[seat].insert(card);
                    }
                },
                (Err(_), Err(_)) => {
                    faults.push((entry.span.clone(), None, What::NoCard { text: entry.text.clone() }));
                }
            }
        }
    }
    let mut left = dealt.0.iter().fold(deck, |left, hand| left.without(*hand));
    for (seat, rank, entry) in ranks {
        match left.first_of(rank) {
            Some(card) => {
                left.remove(card);
                dealt[seat].insert(card);
            }
            None => {
                let max = deck.and(CardSet::of_rank(rank)).len();
                faults.push((entry.span.clone(), None, What::TooManyOfRank { rank, max }));
            }
        }
    }
    dealt
}
