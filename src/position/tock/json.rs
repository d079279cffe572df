//! Positions as records keep them: the tables of a position file, with the order of the stock, and without the rules.

use serde_json::{Map, Value as Json, json};

use crate::{
    position::{
        Refused,
        fault::{Expected, Fault, What},
        tock::{moves::marble, place, sheet::Sheet},
    },
    report::Source,
    tock::{Card, CardSet, MAX_CARDS, Pile, Position, Rank, Rules},
};

/// The key of the stock, which no position file has.
const STOCK: &str = "stock";

/// Returns the position and the stock under it, top first.
pub fn to_json(rules: &Rules, position: &Position, stock: &Pile) -> Json {
    let Position { table, board, hands, turn, again, banked, must_discard } = position;
    let mut object = Map::new();
    object.insert("turn".to_owned(), json!(turn.to_string()));
    if *again {
        object.insert("again".to_owned(), json!(true));
    }
    for seat in table.iter() {
        let marbles: Vec<_> = board.marbles(seat).iter().map(|it| marble(rules, board, seat, it)).collect();
        let hand: Vec<_> = hands[seat].iter().map(|it| it.to_string()).collect();
        let mut line = json!({ "marbles": marbles, "hand": hand });
        for (key, number) in [("banked", banked[seat]), ("must_discard", must_discard[seat])] {
            if number != 0 {
                line[key] = json!(number);
            }
        }
        object.insert(seat.to_string(), line);
    }
    object.insert(STOCK.to_owned(), stock.cards().iter().map(|it| json!(it.to_string())).collect());
    Json::Object(object)
}

/// Returns the position and the stock that [`to_json`] wrote; without a stock every card in no hand is in it.
///
/// # Errors
///
/// With everything that is wrong with them. Whether the stock fits the hands is not asked.
pub fn from_json(json: &Json, rules: &Rules) -> Result<(Position, Pile), Refused> {
    let mut object = json.as_object().cloned().unwrap_or_default();
    let stock = object.shift_remove(STOCK);
    // The reader of position files is asked, so that both take the same.
    object.insert("rules".to_owned(), json!(""));
    let text = toml::to_string(&object).map_err(|it| faults([What::Syntax { reason: it.to_string() }].into()))?;
    let sheet = Sheet::read(&Source::new("position", text));
    let (position, more) = place(&sheet, Some(rules));
    let mut found: Vec<_> = sheet.into_faults().into_iter().map(|it| it.what).collect();
    found.extend(more.into_iter().map(|(_, _, what)| what));
    let free = position.as_ref().map_or(CardSet::EMPTY, |it| rules.deck().without(it.hands.together()));
    let stock = match stock {
        Some(stock) => pile(&stock, free).map_err(|it| faults(vec![it]))?,
        None => free.iter().collect(),
    };
    match position {
        Some(position) if found.is_empty() => Ok((position, stock)),
        Some(_) | None => Err(faults(found)),
    }
}

/// Tells whether the position is possible by these rules, as a position file is asked.
///
/// # Errors
///
/// With everything that is wrong with it.
pub fn check(rules: &Rules, position: &Position) -> Result<(), Refused> {
    from_json(&to_json(rules, position, &Pile::EMPTY), rules).map(|_| ())
}

/// Reads a stock; its jokers, which are all alike, are those of `free` in their order.
fn pile(json: &Json, free: CardSet) -> Result<Pile, What> {
    let wrong = || What::WrongType { key: STOCK, expected: Expected::Texts, found: "table" };
    let names = json.as_array().filter(|it| it.len() <= MAX_CARDS).ok_or_else(wrong)?;
    let jokers = free.and(CardSet::of_rank(Rank::Joker));
    let max = jokers.len();
    let mut jokers = jokers.iter();
    let card = |it: &Json| {
        let text = it.as_str().ok_or_else(wrong)?;
        let card: Card = text.parse().map_err(|_| What::NoCard { text: text.to_owned() })?;
        match card.rank() {
            Rank::Joker => jokers.next().ok_or(What::TooManyOfRank { rank: Rank::Joker, max }),
            _ => Ok(card),
        }
    };
    names.iter().map(card).collect()
}

fn faults(whats: Vec<What>) -> Refused {
    Refused { faults: whats.into_iter().map(|what| Fault { at: None, also: None, what }).collect(), rules: None }
}
