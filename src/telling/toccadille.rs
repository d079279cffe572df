//! A match of Toccadille in words: what moves do, what happened, how a game ended, and how the match stands.

pub mod figures;
pub mod handing;
pub mod hint;
pub mod log;

use crate::{
    bot::toccadille::Level,
    choose::toccadille::Offer,
    game::{Game, Turn},
    refusals::toccadille::colour,
    say,
    session::{
        Player, TakingBack,
        record::{GIVEN_UP, Header, Record, TURN_LIMIT},
        toccadille::{Ended, Length, Match},
    },
    telling,
    toccadille::{BySeat, Dice, Die, End, Move, Place, Point, Rules, Seat, State, Step, StepByStep, View},
    words::cut,
};

/// What both players are called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Names(BySeat<String>);

impl Names {
    /// Returns the names of a match's players.
    pub fn new(players: &BySeat<Player>) -> Self {
        Self(BySeat::from_fn(|seat| name(&players[seat], seat)))
    }

    /// Returns what both were called when event `event` of a record happened.
    pub fn at(record: &Record<Match>, event: usize) -> Self {
        let mut names = Self::new(&record.header().players);
        for (_, seat, player) in record.seatings().iter().take_while(|it| it.0 <= event) {
            names.0[*seat] = name(player, *seat);
        }
        names
    }

    /// Returns the name of the player of a colour.
    pub fn name(&self, seat: Seat) -> &str {
        &self.0[seat]
    }
}

/// Returns what a player is called: people without a name by their colour.
pub fn name(player: &Player, seat: Seat) -> String {
    match player {
        Player::Human { name } => match telling::printable(name) {
            name if name.is_empty() => colour(seat),
            name => name,
        },
        Player::Bot { level } => {
            say!("toc-bot-name", level = telling::printable(level), colour = colour(seat))
        }
    }
}

/// Returns what a level of bots is called.
pub fn level(level: Level) -> String {
    say!("toc-level", level = level.name())
}

/// Returns what a match is called: its rules, how long it is, and what the players agreed on.
pub fn title(header: &Header<Match>) -> String {
    let rules = capital(&telling::title(&header.rules, &header.variants, header.set.len()));
    let practice = (header.agreed.taking_back == TakingBack::Practice).then(|| say!("title-practice"));
    [Some(rules), length(header.set_up), practice].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Returns a text that begins with a capital.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |it| it.to_uppercase().chain(letters).collect())
}

/// Returns how long a match is; nothing if that is open.
pub fn length(length: Length) -> Option<String> {
    match length {
        Length::Open => None,
        Length::Games(games) => Some(say!("toc-length-games", count = games)),
        Length::Points(points) => Some(say!("toc-length-points", count = points)),
    }
}

/// Returns how a game ended.
pub fn ended(end: &Ended, names: &Names) -> String {
    match end {
        Ended::Played(End::Won { by, value }) => say!("toc-won", who = names.name(*by).to_owned(), value = *value),
        Ended::Played(End::Drawn) => say!("toc-drawn"),
        Ended::Stopped(reason) => match reason.as_str() {
            GIVEN_UP => say!("over-given-up"),
            TURN_LIMIT => say!("over-turn-limit"),
            reason => say!("over-stopped", reason = cut(reason)),
        },
    }
}

/// Returns how a match stands, in a clause: what each player has won.
pub fn score(at: &Match, names: &Names) -> String {
    let score = at.score();
    let of = |seat: Seat| (names.name(seat).to_owned(), score[seat]);
    let ((red, red_points), (black, black_points)) = (of(Seat::Red), of(Seat::Black));
    say!("toc-score", red = red, one = red_points, black = black, other = black_points)
}

/// Returns who has won a match that is decided, in a sentence.
pub fn won_match(at: &Match, names: &Names) -> String {
    let score = at.score();
    match at.leader() {
        Some(seat) => {
            let who = names.name(seat).to_owned();
            say!("toc-match-won", who = who, one = score[seat], other = score[seat.other()])
        }
        None => say!("toc-match-level", points = score[Seat::Red]),
    }
}

/// Returns how a match stands after the game at hand, in a sentence: who has won it, or the score; nothing if it is of
/// one game only, or the game goes on.
pub fn standing(at: &Match, rules: &Rules, names: &Names) -> Option<String> {
    let is_over = matches!(at.game().turn(rules), Turn::Over(_));
    match at.length() {
        Length::Games(1) => None,
        _ if !is_over => None,
        Length::Open | Length::Games(_) | Length::Points(_) if at.is_decided(rules) => Some(won_match(at, names)),
        Length::Open | Length::Games(_) | Length::Points(_) => Some(say!("toc-stands", score = score(at, names))),
    }
}

/// Returns dice as they are told: `6 and 1`.
pub fn dice(Dice(one, other): Dice) -> String {
    say!("toc-dice", one = one.pips(), other = other.pips())
}

/// Returns points as a list: `15 and 17`.
pub fn points(points: &[Point]) -> String {
    let names: Vec<_> = points.iter().map(ToString::to_string).collect();
    match names.split_last() {
        None => String::new(),
        Some((last, [])) => last.clone(),
        Some((last, first)) => say!("why-list", first = first.join(", "), last = last.clone()),
    }
}

/// What is needed to put a move into words.
#[derive(Clone, Copy)]
pub struct Telling<'a> {
    /// The rules.
    pub rules: &'a Rules,
    /// What the players are called.
    pub names: &'a Names,
}

impl Telling<'_> {
    /// Returns what a legal move does in this game, without who does it and with which dice.
    pub fn mv(&self, before: &State, mv: &Move) -> String {
        [steps(mv), self.consequences(before, mv)].concat().join(", ")
    }

    /// Returns a legal move as it is written, and what comes of it that does not stand there.
    pub fn written(&self, before: &State, mv: &Move) -> String {
        let told = match mv {
            Move::Pass => steps(mv),
            Move::Play(_) => self.consequences(before, mv),
        };
        match told.as_slice() {
            [] => mv.to_string(),
            told => say!("find-move", notation = mv.to_string(), what = told.join(", ")),
        }
    }

    /// Returns what comes of a legal move, besides where its stones go.
    fn consequences(&self, before: &State, mv: &Move) -> Vec<String> {
        let Some(seat) = before.to_move() else { return vec![] };
        let view = before.view(self.rules, seat);
        let after = view.after(mv);
        let mut said: Vec<_> = huck(&view, mv).into_iter().collect();
        said.extend(hits(&view.hits(mv), view.gain(mv)));
        said.extend(left(&view, mv).map(|it| say!("toc-told-left", die = it.pips())));
        if self.rules.stones <= view.board_after(mv).off(seat) {
            said.push(say!("toc-told-all-off"));
        }
        let other = seat.other();
        let penalty = after.marks()[other].saturating_sub(before.marks()[other]);
        if penalty != 0 {
            said.push(say!("toc-told-penalty", who = self.names.name(other).to_owned(), count = penalty));
        }
        said
    }
}

/// Returns what the throw itself has hit before anything moves, if it has.
pub fn struck(view: &View<'_>) -> Option<String> {
    let hits = hits(&view.struck(), view.gain(&Move::Pass));
    (!hits.is_empty()).then(|| hits.join(", "))
}

/// Returns what a step that is offered does, and with which die.
pub fn offer(offer: &Offer) -> String {
    let mut said = vec![step(offer.step)];
    if offer.mv.is_some_and(|it| it.is_by_force()) {
        said.push(say!("toc-told-by-force"));
    }
    if let (true, Place::Point(at)) = (offer.step.hits, offer.step.to()) {
        said.push(say!("toc-told-hits", points = at.to_string()));
    }
    said.join(", ")
}

/// Returns where stones go, a clause for each or one for both.
fn steps(mv: &Move) -> Vec<String> {
    let ends = |it: &Step| (it.from(), it.to());
    match mv.steps() {
        [one, other] if one.to() == other.from() => vec![on(*one, *other)],
        [one, other] if ends(one) == ends(other) => vec![two(*one)],
        [one, other] => match (ends(one), ends(other)) {
            ((Place::Hand, at), (Place::Hand, also)) => {
                vec![say!("toc-told-enter-both", one = at.to_string(), other = also.to_string())]
            }
            ((at, Place::Off), (also, Place::Off)) => {
                vec![say!("toc-told-off-both", one = at.to_string(), other = also.to_string())]
            }
            _ => vec![step(*one), step(*other)],
        },
        [one, ..] => vec![step(*one)],
        [] => vec![say!("toc-told-pass")],
    }
}

/// Returns what one stone does with one die.
pub fn step(step: Step) -> String {
    let (from, to) = (step.from().to_string(), step.to().to_string());
    match (step.from(), step.to()) {
        (Place::Hand, _) => say!("toc-told-enter", at = to),
        (_, Place::Off) => say!("toc-told-off", at = from),
        (Place::Point(_) | Place::Off, Place::Point(_) | Place::Hand) => say!("toc-told-walk", from = from, to = to),
    }
}

/// Returns what two stones do alike.
fn two(step: Step) -> String {
    let (from, to) = (step.from().to_string(), step.to().to_string());
    match (step.from(), step.to()) {
        (Place::Hand, _) => say!("toc-told-enter-two", at = to),
        (_, Place::Off) => say!("toc-told-off-two", at = from),
        (Place::Point(_) | Place::Off, Place::Point(_) | Place::Hand) => {
            say!("toc-told-walk-two", from = from, to = to)
        }
    }
}

/// Returns what one stone does with both dice.
fn on(first: Step, second: Step) -> String {
    let (from, by, to) = (first.from().to_string(), first.to().to_string(), second.to().to_string());
    match (first.from(), second.to()) {
        (Place::Hand, _) => say!("toc-told-enter-on", by = by, to = to),
        (_, Place::Off) => say!("toc-told-off-on", from = from, by = by),
        (Place::Point(_) | Place::Off, Place::Point(_) | Place::Hand) => {
            say!("toc-told-walk-on", from = from, by = by, to = to)
        }
    }
}

/// Returns what becomes of the player's huck, if anything does.
fn huck(view: &View<'_>, mv: &Move) -> Option<String> {
    let huck = Point::huck(view.seat());
    let (before, after) = (view.board().on(view.seat(), huck), view.board_after(mv).on(view.seat(), huck));
    match (before, after) {
        _ if mv.is_by_force() => Some(say!("toc-told-huck-by-force")),
        (0, 1..) => Some(say!("toc-told-huck-taken")),
        (1.., 0) => Some(say!("toc-told-huck-left")),
        _ => None,
    }
}

/// Returns which points are hit and what is marked, as far as anything is.
fn hits(hit: &[Point], marks: u8) -> Vec<String> {
    let hits = (!hit.is_empty()).then(|| say!("toc-told-hits", points = points(hit)));
    let marks = (marks != 0).then(|| say!("toc-told-marks", count = marks));
    hits.into_iter().chain(marks).collect()
}

/// Returns the die that a move leaves, if it plays only one.
fn left(view: &View<'_>, mv: &Move) -> Option<Die> {
    let is_played = |it: &&StepByStep| it.mv.steps().len() == 1 && it.mv.outcome() == mv.outcome();
    if mv.steps().len() != 1 || view.rules().stones <= view.board_after(mv).off(view.seat()) {
        return None;
    }
    view.ways().iter().find(is_played).map(|it| it.dice[1])
}
