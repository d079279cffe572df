//! What can be wrong with a record or keep a game from going on, in words.

use crate::{
    refusals::{self, refusal, toccadille::colour, unread},
    say,
    session::{
        Failure, NoWayBack, Unfound,
        record::{Fault, GIVEN_UP, Missed, TURN_LIMIT, Torn, Unloaded, Unopened, Why},
        toccadille,
        tock::{End, Unfit},
    },
    tock::SeatSet,
    words::cut,
};

/// Returns what is wrong with a record, and in which line.
pub fn fault(Fault { line, why: reason }: &Fault) -> String {
    say!("record-fault", line = *line, reason = why(reason))
}

/// Returns why nothing can be taken back.
pub fn no_way_back(why: NoWayBack) -> String {
    match why {
        NoWayBack::NoMove => say!("back-no-move"),
        NoWayBack::TurnedUp => say!("back-turned-up"),
        NoWayBack::HandedOn => say!("back-handed-on"),
    }
}

/// Returns why a record cannot be or go on so, without a full stop.
pub fn why(reason: &Why) -> String {
    match reason {
        Why::Empty => say!("record-empty"),
        Why::TooLarge => say!("record-too-large"),
        Why::LineTooLong => say!("record-line-too-long"),
        Why::NotText => say!("record-not-text"),
        Why::NotJson { column } => say!("record-not-json", column = *column),
        Why::NotObject => say!("record-not-object"),
        Why::NotRecord => say!("record-not-record"),
        Why::Newer(version) => say!("record-newer", version = version.to_string()),
        Why::UnknownEvent => say!("record-unknown-event"),
        Why::TwoEvents(one, other) => say!("record-two-events", one = *one, other = *other),
        Why::Key(key, missed) => say!("record-key", key = *key, kind = say!(kind(*missed))),
        Why::Rules(report) => say!("record-rules", report = report.to_string()),
        Why::Position(report) => say!("record-position", report = report.on_one_line()),
        Why::WrongPlayers => say!("record-wrong-players"),
        Why::NotAtTable(seat) => say!("record-not-at-table", seat = cut(seat)),
        Why::UndoTooMany { asked, made } => say!("record-undo-too-many", asked = asked.to_string(), made = *made),
        Why::AfterEnd => say!("record-after-end"),
        Why::Tock(unfit) => no_tock(unfit),
        Why::Toccadille(unfit) => no_toccadille(unfit),
    }
}

fn no_tock(unfit: &Unfit) -> String {
    match unfit {
        Unfit::NoCards(seat) => say!("record-no-cards", seat = seat.to_string()),
        Unfit::NotSeatedSo(seats) => say!("record-not-seated-so", seats = letters(*seats)),
        Unfit::NoCard(word) => say!("unread-no-card", word = cut(word)),
        Unfit::OtherCard(card) => say!("record-other-card", card = card.to_string()),
        Unfit::NoNth { asked, meant } => say!("record-no-nth", asked = asked.to_string(), meant = *meant),
        Unfit::Unread(text) => unread(text),
        Unfit::Refused(reason) => refusal(reason),
        Unfit::WrongWinners { won, .. } if won.is_empty() => say!("record-nobody-won"),
        Unfit::WrongWinners { won, .. } => say!("record-others-won", seats = letters(*won)),
    }
}

fn no_toccadille(unfit: &toccadille::Unfit) -> String {
    match unfit {
        toccadille::Unfit::NoDice(key) => say!("match-no-dice", key = *key),
        toccadille::Unfit::TurnOf(seat) => say!("match-turn-of", who = colour(*seat)),
        toccadille::Unfit::Unread(text) => refusals::toccadille::unread(text),
        toccadille::Unfit::Refused(why) => refusals::toccadille::refusal(why),
        toccadille::Unfit::WrongGame { said, next } => {
            say!("match-wrong-game", said = said.to_string(), next = next.to_string())
        }
        toccadille::Unfit::NotOver => refusals::toccadille::refusal(&crate::toccadille::Refusal::NotOver),
        toccadille::Unfit::OtherEnd(end) => say!("match-other-end", end = game_end(*end)),
        toccadille::Unfit::NoEnd => say!("record-nobody-won"),
    }
}

const fn kind(missed: Missed) -> &'static str {
    match missed {
        Missed::Text => "record-kind-text",
        Missed::Texts => "record-kind-texts",
        Missed::Number => "record-kind-number",
        Missed::Object => "record-kind-object",
        Missed::Seat => "record-kind-seat",
        Missed::Seats => "record-kind-seats",
        Missed::Colour => "record-kind-colour",
        Missed::Colours => "record-kind-colours",
        Missed::Numbers => "record-kind-numbers",
        Missed::Length => "record-kind-length",
        Missed::True => "record-kind-true",
        Missed::Flag => "record-kind-flag",
        Missed::Player => "record-kind-player",
    }
}

/// Returns in a few words why a file gives no record, for a list.
pub fn unloaded_shortly(reason: &Unloaded) -> String {
    match reason {
        Unloaded::Io(error) => crate::words::io(error),
        Unloaded::Fault(Fault { why: Why::Newer(_), .. }) => say!("record-short-newer"),
        Unloaded::Fault(Fault { why: Why::Empty, .. }) => say!("record-short-empty"),
        Unloaded::Fault(it) if it.can_be_repaired() => say!("record-short-line", line = it.line),
        Unloaded::Fault(Fault { why: Why::Rules(_), .. }) => say!("record-short-rules"),
        Unloaded::Fault(Fault { why: Why::Position(_), .. }) => say!("record-short-position"),
        Unloaded::Fault(_) => say!("record-short-no-record"),
    }
}

/// Returns the word about a torn last line that was left out.
pub fn torn(Torn { line, bytes }: &Torn) -> String {
    say!("record-torn", line = *line, bytes = *bytes)
}

/// Tells whether a file that begins so was never a record.
const fn is_no_record(why: &Why) -> bool {
    matches!(
        why,
        Why::Empty
            | Why::TooLarge
            | Why::LineTooLong
            | Why::NotText
            | Why::NotJson { .. }
            | Why::NotObject
            | Why::NotRecord
    )
}

/// Returns why a file gives no record, without the name of the file.
pub fn unloaded(reason: &Unloaded) -> String {
    match reason {
        Unloaded::Io(error) => crate::words::io(error),
        // What stands before the damage is a game still.
        Unloaded::Fault(it) if it.can_be_repaired() => say!("record-fault-repair", fault = fault(it)),
        Unloaded::Fault(it) if is_no_record(&it.why) => say!("record-fault-no-record", fault = fault(it)),
        Unloaded::Fault(it) => fault(it),
    }
}

/// Returns why a game cannot be taken up, without the name of its file.
pub fn unopened(reason: &Unopened) -> String {
    match reason {
        Unopened::InUse => say!("record-in-use"),
        Unopened::Io(error) => crate::words::io(error),
        Unopened::Unloaded(it) => unloaded(it),
    }
}

/// Returns why something did not happen in a game.
pub fn failure(reason: &Failure) -> String {
    match reason {
        Failure::Refused(it) => why(it),
        Failure::Write(error) => say!("record-not-written", reason = crate::words::io(error)),
    }
}

/// Returns why a game is not found.
pub fn unfound(reason: &Unfound) -> String {
    match reason {
        Unfound::NoSuchGame(name) => say!("record-no-such-game", name = cut(name)),
        Unfound::NoneUnfinished => say!("record-none-unfinished"),
        Unfound::InUse(name) => say!("record-game-in-use", name = cut(name)),
        Unfound::Io(error) => crate::words::io(error),
    }
}

/// Returns how a game ended.
pub fn end(End { winners, reason }: &End) -> String {
    match winners.is_empty() {
        false => say!("record-end-won", seats = letters(*winners), count = winners.len()),
        true => stopped(reason.as_deref()),
    }
}

/// Returns why a game was stopped.
fn stopped(reason: Option<&str>) -> String {
    match reason {
        Some(GIVEN_UP) => say!("record-end-given-up"),
        Some(TURN_LIMIT) => say!("record-end-turn-limit"),
        Some(other) => say!("record-end-stopped-because", reason = cut(other)),
        None => say!("record-end-stopped"),
    }
}

/// Returns how a game of Toccadille ended.
pub fn match_end(end: &toccadille::Ended) -> String {
    match end {
        toccadille::Ended::Played(end) => game_end(*end),
        toccadille::Ended::Stopped(reason) => stopped(Some(reason)),
    }
}

/// Returns how a game of Toccadille ended by its rules.
fn game_end(end: crate::toccadille::End) -> String {
    match end {
        crate::toccadille::End::Won { by, value } => say!("match-end-won", who = colour(by), value = value),
        crate::toccadille::End::Drawn => say!("match-end-drawn"),
    }
}

fn letters(seats: SeatSet) -> String {
    seats.iter().map(|it| it.to_string()).collect::<Vec<_>>().join(", ")
}
