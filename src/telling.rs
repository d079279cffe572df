//! A game in words, whoever shows them: what moves do, what happened, who sits at the table, how it ended.

pub mod figures;
pub mod handing;
pub mod hint;
pub mod log;
pub mod rules;
pub mod toccadille;
pub mod trace;
pub mod when;

use std::path::Path;

use crate::{
    bot::Level,
    choose::{Choice, Pick},
    profile::{called, is_path},
    say,
    session::{
        Player, Session,
        record::{GIVEN_UP, Record, TURN_LIMIT},
    },
    telling::trace::{SentBack, Trace, Trip},
    tock::{
        Deed, Move, Play,
        board::{Board, Place, Slot, Spot},
        rules::{Action, Effect, Rules},
        seat::{BySeat, Seat, SeatSet},
    },
    words::{cut, is_printable},
};

/// What everybody at the table is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(BySeat<String>);

impl Names {
    /// Returns the names of a game's players.
    pub fn new(players: &BySeat<Option<Player>>) -> Self {
        Self(BySeat::from_fn(|seat| players[seat].as_ref().map_or_else(String::new, |it| name(it, seat))))
    }

    /// Returns what everybody was called when event `event` of a record happened.
    pub fn at(record: &Record, event: usize) -> Self {
        let mut names = Self::new(&record.header().players);
        for (_, seat, player) in record.seatings().iter().take_while(|it| it.0 <= event) {
            names.0[*seat] = name(player, *seat);
        }
        names
    }

    /// Returns the name of the player on `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        &self.0[seat]
    }
}

/// Returns what a player is called.
pub fn name(player: &Player, seat: Seat) -> String {
    match player {
        Player::Human { name } => match printable(name) {
            name if name.is_empty() => say!("table-seat-name", seat = seat.to_string()),
            name => name,
        },
        Player::Bot { level } => say!("table-bot-name", level = printable(level), seat = seat.to_string()),
    }
}

/// Returns what a level of bots is called.
pub fn level(level: Level) -> String {
    say!("table-level", level = level.name())
}

/// How many letters of a name are shown, more than a name has that is meant to be one.
const MOST_LETTERS: usize = 60;

/// Returns a name without what could disturb the screen.
pub(crate) fn printable(text: &str) -> String {
    let letters = text.chars().filter(|it| is_printable(*it)).skip_while(|it| it.is_whitespace());
    letters.take(MOST_LETTERS).collect::<String>().trim_end().to_owned()
}

/// Returns what a profile or variant is called, asked for by its name or its path.
pub fn label(name: &str) -> String {
    if !is_path(name) {
        return called(name);
    }
    Path::new(name).file_stem().map_or_else(|| name.to_owned(), |it| it.to_string_lossy().into_owned())
}

/// Returns what the rules of a game are called: the profile with its variants.
pub fn title(rules: &str, variants: &[String], overrides: usize) -> String {
    let names = [rules].into_iter().chain(variants.iter().map(String::as_str)).map(label);
    let mut title = names.collect::<Vec<_>>().join(" + ");
    if overrides != 0 {
        title.push_str(&say!("table-overrides", count = overrides));
    }
    title
}

/// Returns how a game ended, in words.
pub fn ended(winners: SeatSet, reason: Option<&str>, names: &Names) -> String {
    let won: Vec<_> = winners.iter().map(|it| names.name(it)).collect();
    match (won.len(), reason) {
        (0, Some(GIVEN_UP)) => say!("over-given-up"),
        (0, Some(TURN_LIMIT)) => say!("over-turn-limit"),
        (0, Some(reason)) => say!("over-stopped", reason = cut(reason)),
        (0, None) => say!("over-nobody"),
        (count, _) => say!("told-won", count = count, who = won.join(&say!("told-and"))),
    }
}

/// Whom a move is told, which decides how the player who makes it is spoken of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    /// Everybody at the table.
    Table,
    /// The player who may make it.
    Mover,
}

/// What is needed to put a move into words.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// Who plays.
    pub table: SeatSet,
    /// What they are called.
    pub names: &'a Names,
    /// Whom it is told.
    pub listener: Listener,
}

impl<'a> Telling<'a> {
    /// Returns what is needed for a game in play.
    pub fn of(session: &'a Session, names: &'a Names, listener: Listener) -> Self {
        Self { rules: session.rules(), table: session.seats(), names, listener }
    }
}

impl Telling<'_> {
    /// Returns what a move does, without who does it.
    ///
    /// `seat` is the player whose move it is, and `before` the board it is made on.
    pub fn mv(&self, seat: Seat, before: &Board, mv: &Move) -> String {
        match mv {
            Move::Pass => say!("told-pass"),
            Move::Discard(_) => say!("told-discard"),
            Move::Play(play) => self.play(seat, before, play),
        }
    }

    fn play(&self, seat: Seat, before: &Board, play: &Play) -> String {
        let trace = Trace::of(self.rules, before, &Move::Play(*play));
        let mut said = match play.deed {
            Deed::Start(post) => vec![say!("told-start", post = post.to_string())],
            Deed::Walk { .. } | Deed::Split(_) => trace.trips.iter().map(|it| self.trip(seat, it)).collect(),
            Deed::Swap { ours, other } => {
                let whose = before.owner(other).map_or_else(String::new, |it| self.whose(seat, it));
                vec![say!("told-swap", ours = ours.to_string(), other = other.to_string(), whose = whose)]
            }
            Deed::Skip => {
                let next = self.names.name(self.table.after(seat)).to_owned();
                vec![say!("told-skip", who = next)]
            }
        };
        said.extend(self.sent_back(seat, &trace.sent_back));
        said.extend(self.effects(play));
        said.join(", ")
    }

    /// Returns which marbles are sent back, if any are.
    fn sent_back(&self, seat: Seat, marbles: &[SentBack]) -> Option<String> {
        let told = |it: &SentBack| say!("told-marble", whose = self.whose(seat, it.seat), at = it.at.to_string());
        let list: Vec<_> = marbles.iter().map(told).collect();
        let (last, first) = list.split_last()?;
        let list = match first {
            [] => last.clone(),
            _ => format!("{}{}{last}", first.join(", "), say!("told-and")),
        };
        Some(say!("told-sent-back", marbles = list))
    }

    fn effects(&self, play: &Play) -> Vec<String> {
        let actions = self.rules.actions(play.card.rank());
        let then = actions.get(usize::from(play.action)).map(Action::then).unwrap_or_default();
        let told = |it: &Effect| match it {
            Effect::Draw { n } => Some(say!("told-draw", count = *n)),
            Effect::Again => Some(say!("told-again")),
            Effect::Remove { .. } => None,
        };
        then.iter().filter_map(told).collect()
    }

    fn trip(&self, mover: Seat, trip: &Trip) -> String {
        let from = trip.from.map_or_else(String::new, place);
        let to = place(trip.to);
        match trip.to.place() {
            Place::Home(..) => say!("told-home", from = from, to = to),
            Place::Track(_) if trip.seat == mover => say!("told-walk", from = from, to = to),
            Place::Track(_) => {
                say!("told-walk-other", whose = self.whose(mover, trip.seat), from = from, to = to)
            }
        }
    }

    /// Returns whose marble it is, as the player who moves sees it.
    fn whose(&self, mover: Seat, owner: Seat) -> String {
        let who = self.names.name(owner).to_owned();
        let partner = self.rules.partner(self.table, mover) == Some(owner);
        match self.listener {
            Listener::Table if owner == mover => say!("told-own"),
            Listener::Mover if owner == mover => say!("told-your-own"),
            Listener::Table if partner => say!("told-partner", who = who),
            Listener::Mover if partner => say!("told-your-partner", who = who),
            Listener::Table | Listener::Mover => say!("told-others", who = who),
        }
    }

    /// Returns what an offer means, and whether it would send back a marble of the player's own side.
    pub fn offer(&self, seat: Seat, board: &Board, choice: &Choice, index: usize) -> (String, bool) {
        let mut looked_at = choice.clone();
        looked_at.look_at(index);
        let offer = looked_at.current();
        let text = match offer.pick {
            Pick::Start(_) | Pick::Walk { .. } | Pick::Other(_) | Pick::Skip => match looked_at.so_far() {
                Some(play) => self.play(seat, board, &play),
                None => String::new(),
            },
            Pick::Ours(square) => say!("offer-ours", at = square.to_string()),
            Pick::Marble(spot) => self.marble(seat, board, spot),
            Pick::Steps { steps, to } => self.steps(seat, board, &looked_at, steps, to),
            Pick::Remove(square) => {
                let whose = board.owner(square).unwrap_or(seat);
                say!("offer-remove", whose = self.whose(seat, whose), at = square.to_string())
            }
            Pick::Discard => say!("offer-discard"),
        };
        let hurts = looked_at.so_far().is_some_and(|play| {
            let own = |it: Seat| it == seat || self.rules.partner(self.table, seat) == Some(it);
            Trace::of(self.rules, board, &Move::Play(play)).sent_back.iter().any(|it| own(it.seat))
        });
        (text, hurts)
    }

    fn marble(&self, seat: Seat, board: &Board, spot: Spot) -> String {
        match board.owner(spot).filter(|it| *it != seat) {
            Some(owner) => say!("offer-marble-other", whose = self.whose(seat, owner), at = place(spot)),
            None => say!("offer-marble", at = place(spot)),
        }
    }

    fn steps(&self, seat: Seat, board: &Board, choice: &Choice, steps: u8, to: Spot) -> String {
        let mut said = vec![match to.place() {
            Place::Home(..) => say!("offer-steps-home", count = steps, to = place(to)),
            Place::Track(_) => say!("offer-steps", count = steps, to = place(to)),
        }];
        let split = |parts| {
            let play =
                Play { card: choice.card(), action: choice.current().action, deed: Deed::Split(parts), remove: None };
            Trace::of(self.rules, board, &Move::Play(play)).sent_back
        };
        let before = split(choice.parts(false)).len();
        said.extend(self.sent_back(seat, &split(choice.parts(true))[before..]));
        said.join(", ")
    }
}

/// Returns the name of a square or slot.
fn place(spot: Spot) -> String {
    match spot.place() {
        Place::Track(square) => square.to_string(),
        Place::Home(_, Slot(slot)) => say!("place-home", slot = slot),
    }
}
