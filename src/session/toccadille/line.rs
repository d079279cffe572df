//! The lines that tell what happens in a match of Toccadille: throws, moves, and the next game.

use serde_json::{Value as Json, json};

use crate::{
    game::{Event, Game, Turn},
    session::{
        record::{Keys, Missed, Record, Why},
        toccadille::{Match, Next, Unfit},
    },
    toccadille::{BySeat, Dice, Die, Move, Refusal, Rolled, Seat, Throw, notation},
};

/// Returns the line of an event.
pub(super) fn write(event: &Event<Match>, record: &Record<Match>) -> Json {
    let game = record.state().game();
    match event {
        Event::Chance(Next::Throw(Throw::Opening(rolled))) => {
            json!({ "opening": { "red": rolled[Seat::Red].pips(), "black": rolled[Seat::Black].pips() } })
        }
        Event::Chance(Next::Throw(Throw::Dice(dice))) => json!({ "dice": [dice.0.pips(), dice.1.pips()] }),
        Event::Chance(Next::Game) => json!({ "game": next_game(record) }),
        Event::Move(mv) => {
            let seat = game.to_move().map(Seat::name);
            json!({ "seat": seat, "move": mv.to_string() })
        }
    }
}

/// Reads the line of an event.
pub(super) fn read(kind: &'static str, line: Keys<'_>, record: &Record<Match>) -> Result<Event<Match>, Why> {
    Ok(match kind {
        "opening" => {
            let rolled = line.keys("opening")?;
            let [red, black] = Seat::ALL.map(|it| rolled_by(rolled, it));
            Event::Chance(Next::Throw(Throw::Opening(BySeat([red?, black?]))))
        }
        "dice" => match rolled("dice", line)? {
            Rolled::Two(dice) => Event::Chance(Next::Throw(Throw::Dice(dice))),
            Rolled::One(_) => return Err(Unfit::NoDice("dice").into()),
        },
        "game" => {
            let (said, next) = (line.number("game")?, next_game(record));
            if said != next {
                return Err(Unfit::WrongGame { said, next }.into());
            }
            Event::Chance(Next::Game)
        }
        _ => Event::Move(moved(line, record)?),
    })
}

/// Returns the number of the game that would be next.
fn next_game(record: &Record<Match>) -> u64 {
    u64::from(record.state().game().game()) + 1
}

fn rolled_by(line: Keys<'_>, seat: Seat) -> Result<Rolled, Why> {
    rolled(seat.name(), line)
}

/// Reads the numbers of one die or two.
fn rolled(key: &'static str, line: Keys<'_>) -> Result<Rolled, Why> {
    let numbers =
        line.get(key, Missed::Numbers, |it| it.as_array()?.iter().map(Json::as_u64).collect::<Option<Vec<_>>>())?;
    let dice: Option<Vec<Die>> = numbers.into_iter().map(|it| Die::new(u8::try_from(it).ok()?)).collect();
    match dice.as_deref() {
        Some([die]) => Ok(Rolled::One(*die)),
        Some([one, two]) => Ok(Rolled::Two(Dice(*one, *two))),
        Some(_) | None => Err(Unfit::NoDice(key).into()),
    }
}

fn moved(line: Keys<'_>, record: &Record<Match>) -> Result<Move, Why> {
    let (rules, state) = (record.rules(), record.state());
    let seat = line.seat::<Match>("seat")?;
    match state.game().turn(rules) {
        Turn::Player(to_move) if to_move == seat => {}
        Turn::Player(to_move) => return Err(Unfit::TurnOf(to_move).into()),
        Turn::Chance => {
            let waits = state.game().to_move().map_or(Refusal::WaitsForOpening, Refusal::WaitsForDice);
            return Err(Unfit::Refused(waits).into());
        }
        Turn::Over(_) => return Err(Unfit::Refused(Refusal::Over).into()),
    }
    Ok(notation::read(&state.view(rules, seat), line.text("move")?).map_err(Unfit::Unread)?)
}
