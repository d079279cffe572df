//! Bots of either game as flags name them: what simulating and the arena share.

use crate::{
    arena::Contest,
    bot::{Kind, Level, NoLevel, toccadille},
    cli::{
        Failure,
        arguments::{kind, seat, seated},
        seats,
    },
    report::one_of,
    say, tock,
};

/// A game whose bots flags can name.
pub trait Invited: Contest {
    /// What plays where nothing else is asked for.
    const USUAL: &'static str;

    /// Returns how many play.
    ///
    /// # Errors
    ///
    /// If the rules are not for so many.
    fn count(rules: &Self::Rules, asked: Option<u8>) -> Result<u8, Failure>;

    /// Reads what plays.
    ///
    /// # Errors
    ///
    /// If it names nothing that does, in words.
    fn bot_named(text: &str) -> Result<Self::Kind, String>;

    /// Reads what plays a seat that is named before it.
    ///
    /// # Errors
    ///
    /// If it names nothing that does, in words.
    fn bot_on_seat(text: &str) -> Result<Self::Kind, String> {
        Self::bot_named(text)
    }

    /// Reads a seat by its name.
    ///
    /// # Errors
    ///
    /// If there is none of this name, in words.
    fn seat_named(text: &str) -> Result<usize, String>;
}

impl Invited for tock::State {
    const USUAL: &'static str = Level::Greedy.name();

    fn count(rules: &tock::Rules, asked: Option<u8>) -> Result<u8, Failure> {
        seats::count(rules, asked, 0, &[])
    }

    fn bot_named(text: &str) -> Result<Kind, String> {
        kind(text)
    }

    fn bot_on_seat(text: &str) -> Result<Kind, String> {
        seated(text)
    }

    fn seat_named(text: &str) -> Result<usize, String> {
        seat(text).map(tock::Seat::index)
    }
}

impl Invited for crate::toccadille::State {
    const USUAL: &'static str = toccadille::Level::Greedy.name();

    fn count(_: &crate::toccadille::Rules, asked: Option<u8>) -> Result<u8, Failure> {
        match asked {
            None | Some(2) => Ok(2),
            Some(_) => Err(Failure::asked(&say!("cli-players-wrong", known = "2"))),
        }
    }

    fn bot_named(text: &str) -> Result<toccadille::Level, String> {
        text.parse().map_err(|it: NoLevel| it.to_string())
    }

    fn seat_named(text: &str) -> Result<usize, String> {
        let known = Self::FACTS.seats;
        let place = known.iter().position(|it| *it == text);
        place.ok_or_else(|| say!("cli-not-a-colour-of-stones", known = one_of(known)))
    }
}

/// Returns the bots that flags name, each wherever it may sit.
///
/// # Errors
///
/// If one is none, in the words in which any wrong value is told.
pub fn bots<G: Invited>(texts: &[String]) -> Result<Vec<G::Kind>, Failure> {
    let argument = format!("<{}>...", say!("cli-arena-bots-value"));
    texts.iter().map(|text| G::bot_named(text).map_err(|it| wrong("arena", &argument, text, &it))).collect()
}

/// Returns what plays each seat of so many players: as the last flag that means it says.
///
/// # Errors
///
/// If a flag names no bot, or a seat where nobody sits.
pub fn seated_bots<G: Invited>(texts: &[String], players: u8) -> Result<Vec<G::Kind>, Failure> {
    let argument = ["--bot", " <", &say!("cli-simulate-bots-value"), ">"].concat();
    let refused = |text: &String, why: String| wrong("simulate", &argument, text, &why);
    let table = G::seated(players);
    let usual = texts.iter().rev().find(|it| !it.contains('=')).map_or(G::USUAL, String::as_str);
    let mut kinds = vec![G::bot_named(usual).map_err(|it| refused(&usual.to_owned(), it))?; G::FACTS.seats.len()];
    for text in texts {
        let Some((name, who)) = text.split_once('=') else {
            G::bot_named(text).map_err(|it| refused(text, it))?;
            continue;
        };
        let seat = G::seat_named(name).map_err(|it| refused(text, it))?;
        let kind = G::bot_on_seat(who).map_err(|it| refused(text, it))?;
        if !table.contains(&seat) {
            let known: Vec<_> = table.iter().map(|it| G::FACTS.seats[*it].to_owned()).collect();
            return Err(Failure::asked(&say!("cli-seat-empty", seat = G::FACTS.seats[seat], seats = one_of(&known))));
        }
        kinds[seat] = kind;
    }
    Ok(kinds)
}

/// Returns that a value of an argument is wrong, as the arguments themselves would tell it.
fn wrong(command: &str, argument: &str, value: &str, why: &str) -> Failure {
    let reason = say!("cli-value-wrong", argument = argument, value = value, why = why);
    Failure::Asked(say!("cli-asked", reason = reason, command = format!("tock {command}")))
}
