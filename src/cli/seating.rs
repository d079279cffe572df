//! Who sits down: the flags for players, bots and seats become one player for each seat.

use crate::{
    bot::{Kind, Level},
    cli::{
        Failure,
        arguments::{AnyBot, Seating},
        seats,
    },
    say,
    session::Player,
    tock::{BySeat, Rules, Seat, SeatSet},
};

/// What the flags say about who plays.
#[derive(Clone, Debug, Default)]
pub struct Asked<'a> {
    /// How many play.
    pub players: Option<u8>,
    /// How many of them are bots.
    pub bots: Option<u8>,
    /// What plays where a bot does and its seat is not named.
    pub bot: Option<&'a Kind>,
    /// Who sits on the seats that are named.
    pub seats: &'a [(Seat, Seating)],
    /// What the first player at the keyboard is called.
    pub name: Option<&'a str>,
}

/// Returns who sits on each seat.
///
/// Without a number of players it is the smallest the rules allow that has room for the seats named and for the bots
/// beside one player at the keyboard. Bots take the last of the seats that are not named.
///
/// # Errors
///
/// If the flags contradict each other or the rules.
pub fn seat(rules: &Rules, asked: &Asked<'_>) -> Result<BySeat<Option<Player>>, Failure> {
    let named: Vec<_> = asked.seats.iter().map(|(seat, _)| *seat).collect();
    seat_at(SeatSet::seated(seats::count(rules, asked.players, asked.bots.unwrap_or(0), &named)?.into()), asked)
}

/// Returns who sits on each seat of a table that is given.
///
/// # Errors
///
/// If the flags contradict each other or the table.
pub fn seat_at(table: SeatSet, asked: &Asked<'_>) -> Result<BySeat<Option<Player>>, Failure> {
    let mut players: BySeat<Option<Player>> = BySeat::from_fn(|_| None);
    for (seat, seating) in asked.seats {
        if !table.contains(*seat) {
            return Err(seats::nobody_there(*seat, table));
        }
        if players[*seat].is_some() {
            return Err(Failure::asked(&say!("cli-seat-twice", seat = seat.to_string())));
        }
        players[*seat] = Some(match seating {
            Seating::Human(name) => Player::Human { name: name.clone().unwrap_or_default() },
            Seating::Bot(kind) => bot(kind.as_ref().map(AnyBot::tock).transpose()?.or(asked.bot)),
        });
    }
    let named = players.iter().filter(|(_, it)| it.as_ref().is_some_and(|it| !it.is_human())).count();
    let free: Vec<_> = table.iter().filter(|it| players[*it].is_none()).collect();
    let bots = usize::from(asked.bots.unwrap_or(0)).saturating_sub(named);
    if free.len() < bots {
        let count = asked.bots.unwrap_or(0);
        return Err(Failure::asked(&say!("cli-too-many-bots", count = count, players = table.len())));
    }
    for (place, seat) in free.iter().enumerate() {
        let is_bot = free.len() - bots <= place;
        players[*seat] = Some(if is_bot { bot(asked.bot) } else { Player::Human { name: String::new() } });
    }
    name_humans(&mut players, asked.name);
    Ok(players)
}

/// Returns the colours of the marbles that are asked for.
///
/// # Errors
///
/// If nobody sits on a seat, or a seat or a colour is given twice.
pub fn colours(table: SeatSet, asked: &[(Seat, &'static str)]) -> Result<BySeat<Option<String>>, Failure> {
    let mut colours: BySeat<Option<String>> = BySeat::default();
    for (seat, colour) in asked {
        if !table.contains(*seat) {
            return Err(seats::nobody_there(*seat, table));
        }
        if colours[*seat].is_some() {
            return Err(Failure::asked(&say!("cli-seat-twice", seat = seat.to_string())));
        }
        if colours.iter().any(|(_, it)| it.as_deref() == Some(colour)) {
            return Err(Failure::asked(&say!("cli-colour-twice", colour = *colour)));
        }
        colours[*seat] = Some((*colour).to_owned());
    }
    Ok(colours)
}

fn bot(kind: Option<&Kind>) -> Player {
    Player::Bot { level: kind.map_or_else(|| Level::Greedy.to_string(), Kind::to_string) }
}

/// Names the players at the keyboard who were not named: the first by the settings, the others by their seats.
fn name_humans(players: &mut BySeat<Option<Player>>, first: Option<&str>) {
    let mut first = first;
    for seat in Seat::ALL {
        if let Some(Player::Human { name }) = &mut players[seat] {
            let own = first.take();
            if name.is_empty() {
                *name = own.map_or_else(|| say!("cli-player", seat = seat.to_string()), str::to_owned);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::profile::{Library, Request};

    #[track_caller]
    fn check(profile: &str, asked: &Asked<'_>, expected: &str) {
        let table = Library::default().resolve(&Request::named(profile)).expect("a shipped profile");
        let seated = match seat(&table.rules, asked) {
            Ok(players) => {
                let told = |(seat, player): (Seat, &Option<Player>)| match player.as_ref()? {
                    Player::Human { name } => Some(format!("{seat} {name}")),
                    Player::Bot { level } => Some(format!("{seat} *{level}")),
                };
                players.iter().filter_map(told).collect::<Vec<_>>().join(", ")
            }
            Err(Failure::Asked(why)) => why,
            Err(other) => format!("{other:?}"),
        };
        assert_eq!(seated, expected, "{asked:?}");
    }

    fn human(name: &str) -> Seating {
        Seating::Human(Some(name.to_owned()))
    }

    #[test]
    fn as_few_play_as_the_rules_and_the_flags_allow() {
        let asked = Asked::default();
        check("english", &asked, "A Player A, C Player C");
        check("french", &asked, "A Player A, B Player B, C Player C, D Player D");
        check("english", &Asked { bots: Some(1), ..asked.clone() }, "A Player A, C *greedy");
        let random = Kind::from(Level::Random);
        check(
            "english",
            &Asked { bots: Some(2), bot: Some(&random), ..asked.clone() },
            "A Player A, B *random, C *random",
        );
        check("english", &Asked { bots: Some(4), ..asked }, "A *greedy, B *greedy, C *greedy, D *greedy");
    }

    #[test]
    fn named_seats_are_kept_and_bots_take_the_last_of_the_others() {
        let seats = [(Seat::B, human("Bea")), (Seat::D, Seating::Bot(Some(AnyBot::of_kind(Level::Random.into()))))];
        let asked = Asked { seats: &seats, name: Some("Ann"), ..Asked::default() };
        check("english", &asked, "A Ann, B Bea, C Player C, D *random");
        check("english", &Asked { bots: Some(2), ..asked.clone() }, "A Ann, B Bea, C *greedy, D *random");
        check("english", &Asked { bots: Some(3), ..asked }, "A *greedy, B Bea, C *greedy, D *random");
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let asked = Asked { players: Some(2), ..Asked::default() };
        check("french", &asked, "tock: these rules are for 4 players");
        check("english", &Asked { players: Some(5), ..asked.clone() }, "tock: these rules are for 2, 3 or 4 players");
        let seats = [(Seat::B, human("Bea"))];
        check(
            "english",
            &Asked { seats: &seats, ..asked.clone() },
            "tock: nobody sits on B at this table; choose A or C",
        );
        let seats = [(Seat::A, human("Bea")), (Seat::A, Seating::Bot(None))];
        check("english", &Asked { seats: &seats, ..asked.clone() }, "tock: seat A is given twice");
        let many = "tock: 3 bots have no room: 2 play, and the seats named are taken";
        check("english", &Asked { bots: Some(3), ..asked }, many);
    }

    #[test]
    fn two_seats_have_two_colours() {
        let two = SeatSet::seated(2);
        let check = |asked: &[(Seat, &'static str)]| match colours(two, asked) {
            Ok(colours) => colours.iter().filter_map(|(seat, it)| Some(format!("{seat} {}", it.as_ref()?))).collect(),
            Err(Failure::Asked(why)) => why,
            Err(other) => format!("{other:?}"),
        };
        assert_eq!(check(&[(Seat::C, "cyan"), (Seat::A, "red")]), "A redC cyan");
        assert_eq!(check(&[(Seat::B, "red")]), "tock: nobody sits on B at this table; choose A or C");
        assert_eq!(check(&[(Seat::A, "red"), (Seat::A, "blue")]), "tock: seat A is given twice");
        let both = "tock: the marbles of two seats cannot both be red";
        assert_eq!(check(&[(Seat::A, "red"), (Seat::C, "red")]), both);
    }
}
