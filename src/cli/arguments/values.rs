//! What the values of flags are read as; an error is what is wrong with the value, in words.

use std::{
    num::NonZeroUsize,
    path::{Path, PathBuf},
};

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use crate::{
    arena::{Claims, Seeds, Shard},
    bot::{self, Kind, toccadille::Level},
    cli::arguments::{AnyBot, AnySeat, Seating, either::levels},
    config::Cards,
    learn,
    report::one_of,
    say,
    session::COLOURS,
    tock::Seat,
    words::{Language, cut},
};

/// Returns what reads one of these words, however colours are spelled.
pub fn word<T: Copy + Send + Sync + 'static>(
    all: &'static [T],
    name: fn(T) -> &'static str,
) -> impl TypedValueParser<Value = T> {
    let value = move |it: T| PossibleValue::new(name(it)).alias(name(it).replace("colour", "color"));
    let meant = move |word: String| all.iter().copied().find(|it| value(*it).matches(&word, false));
    PossibleValuesParser::new(all.iter().map(|it| value(*it)))
        .map(move |word| meant(word).expect("no other word is let through"))
}

/// Reads a language by its tag, its word, its own name or a locale.
pub fn language(text: &str) -> Result<Language, String> {
    Language::named(text).ok_or_else(|| say!("cli-not-a-language", known = one_of(&languages())))
}

/// Returns that something asks for a language that is not spoken, and which ones are.
pub fn no_language(name: &str, word: &str) -> String {
    say!("language-unknown", name = name, word = cut(word), known = one_of(&languages()))
}

fn languages() -> Vec<String> {
    Language::all().map(|it| say!("language-known", tag = it.tag(), name = it.name())).collect()
}

/// Reads whose letters the cards have.
pub fn cards(text: &str) -> Result<Cards, String> {
    let known = || one_of(&Cards::all().map(Cards::name).collect::<Vec<_>>());
    Cards::named(text).ok_or_else(|| say!("cli-not-a-card-setting", known = known()))
}

/// Reads a seat by its letter.
pub fn seat(text: &str) -> Result<Seat, String> {
    let mut letters = text.chars();
    match (letters.next().and_then(|it| Seat::from_letter(it.to_ascii_uppercase())), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(say!("cli-not-a-seat")),
    }
}

/// Reads a seat of either game: by its letter, or by its colour.
pub fn any_seat(text: &str) -> Result<AnySeat, String> {
    let of_toccadille = text.to_lowercase().parse().map(AnySeat::Toccadille);
    of_toccadille.or_else(|_| seat(text).map(AnySeat::Tock))
}

/// Reads who sits on a seat: `A=human:Ann`, `B=bot:greedy`, `red=bot:strong`.
pub fn seating(text: &str) -> Result<(AnySeat, Seating), String> {
    let (name, who) = text.split_once('=').ok_or_else(|| say!("cli-not-a-seating"))?;
    let (kind, who) = match who.split_once(':') {
        Some((kind, who)) => (kind, Some(who.trim().to_owned()).filter(|it| !it.is_empty())),
        None => (who, None),
    };
    let seat = || any_seat(name);
    match kind {
        "human" => Ok((seat()?, Seating::Human(who))),
        "bot" => {
            let seat = seat()?;
            Ok((seat, Seating::Bot(who.as_deref().map(|it| bot_on(seat, it)).transpose()?)))
        }
        _ => Err(say!("cli-not-a-seating")),
    }
}

/// Reads what plays this seat.
fn bot_on(seat: AnySeat, text: &str) -> Result<AnyBot, String> {
    let no_level = || say!("bot-no-kind-of-toccadille", levels = levels());
    match seat {
        AnySeat::Tock(_) => seated(text).map(AnyBot::of_kind),
        AnySeat::Toccadille(_) => Level::named(text).map(AnyBot::of_level).ok_or_else(no_level),
    }
}

/// Reads what plays the bots' seats, whichever game it is.
pub fn any_bot(text: &str) -> Result<AnyBot, String> {
    text.parse()
}

/// Reads the colour of a seat's marbles: `A=red`.
pub fn colour(text: &str) -> Result<(Seat, &'static str), String> {
    let known = || say!("cli-not-a-colour", known = one_of(&COLOURS));
    let (letter, name) = text.split_once('=').ok_or_else(known)?;
    if let Ok(AnySeat::Toccadille(_)) = any_seat(letter) {
        return Err(say!("cli-toccadille-marbles"));
    }
    Ok((seat(letter)?, COLOURS.into_iter().find(|it| *it == name).ok_or_else(known)?))
}

/// Reads what plays a seat: a level, with how much it thinks if it is said, or a program that is there.
pub fn kind(text: &str) -> Result<Kind, String> {
    text.parse::<Kind>().map_err(|it| it.to_string())?.found()
}

/// Reads what plays a seat that is named: a program needs no word before it there.
pub fn seated(text: &str) -> Result<Kind, String> {
    kind(text).or_else(|it| format!("bot:{text}").parse::<Kind>().map_or(Err(it), Kind::found))
}

/// Reads the path of a program that is there.
pub fn program(text: &str) -> Result<PathBuf, String> {
    bot::find_program(Path::new(text))
}

/// Reads a switch with its value: `home.jump=true`.
pub fn setting(text: &str) -> Result<String, String> {
    if text.contains('=') { Ok(text.to_owned()) } else { Err(say!("cli-not-a-setting")) }
}

/// Reads the name of a lesson.
pub fn lesson(text: &str) -> Result<String, String> {
    let known: Vec<_> = learn::names().collect();
    if known.contains(&text) { Ok(text.to_owned()) } else { Err(say!("cli-not-a-lesson", known = one_of(&known))) }
}

/// Reads how many play, `2..=4`.
pub fn players(text: &str) -> Result<u8, String> {
    number(text, 2, 4)
}

/// Reads how many bots play, `0..=4`.
pub fn bots(text: &str) -> Result<u8, String> {
    number(text, 0, 4)
}

/// Reads how many games, one at least.
pub fn games(text: &str) -> Result<u64, String> {
    number(text, 1, u64::from(u32::MAX))
}

/// Reads how many points, one at least.
pub fn points(text: &str) -> Result<u16, String> {
    number(text, 1, u64::from(u16::MAX))
}

/// Reads how many turns, one at least.
pub fn turns(text: &str) -> Result<u64, String> {
    number(text, 1, u64::from(u32::MAX))
}

/// Reads the number of a turn, from 1.
pub fn turn(text: &str) -> Result<usize, String> {
    number(text, 1, u64::from(u32::MAX))
}

/// Reads on how many threads, one at least.
pub fn threads(text: &str) -> Result<NonZeroUsize, String> {
    let count: usize = number(text, 1, 1024)?;
    Ok(NonZeroUsize::new(count).expect("it is one at least"))
}

/// Reads the seeds of a plan: `0..1000`, the last one not counted.
pub fn seeds(text: &str) -> Result<Seeds, String> {
    let read = |text: &str| text.trim().parse().map_err(|_| say!("arena-not-seeds"));
    let (from, to) = text.split_once("..").ok_or_else(|| say!("arena-not-seeds"))?;
    let seeds = Seeds { from: read(from)?, to: read(to)? };
    let none = || say!("arena-no-seeds", from = seeds.from.to_string(), to = seeds.to.to_string());
    if seeds.is_empty() { Err(none()) } else { Ok(seeds) }
}

/// Reads a part of the seeds: `2/8`.
pub fn shard(text: &str) -> Result<Shard, String> {
    Shard::read(text).map_err(|it| it.to_string())
}

/// Reads what is to be tested: `0,20`, the second greater.
pub fn claims(text: &str) -> Result<Claims, String> {
    let read = |text: &str| text.trim().parse().ok().filter(|it: &f64| it.abs() <= 1000.0);
    let numbers = text.split_once(',').and_then(|(elo0, elo1)| Some(Claims { elo0: read(elo0)?, elo1: read(elo1)? }));
    numbers.filter(|it| it.elo0 < it.elo1).ok_or_else(|| say!("arena-not-claims"))
}

/// Reads a seed.
pub fn seed(text: &str) -> Result<u64, String> {
    number(text, 0, u64::MAX)
}

fn number<T: TryFrom<u64>>(text: &str, min: u64, max: u64) -> Result<T, String> {
    let number = text.parse().ok().filter(|it| (min..=max).contains(it));
    let range = || say!("cli-not-a-number", min = min.to_string(), max = max.to_string());
    number.and_then(|it: u64| T::try_from(it).ok()).ok_or_else(range)
}
