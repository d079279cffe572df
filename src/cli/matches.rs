//! The matches of Toccadille that commands play: begun as the flags ask.

use crate::{
    bot::toccadille::Level,
    chance::fresh_seed,
    cli::{
        Context, Failure,
        arguments::{AnyBot, Play, Seating},
        game,
    },
    refusals::toccadille::colour,
    say,
    session::{
        Moment, Player, Session, TakingBack,
        toccadille::{Ended, Length, Match, NewMatch},
        words,
    },
    toccadille::{BySeat, Seat, State},
};

/// How many play.
const PLAYERS: u8 = 2;

/// Begins the match that the flags ask for.
///
/// # Errors
///
/// If the flags contradict each other, the game or the rules, or the match cannot be kept.
pub fn begin(asked: &Play, context: &Context) -> Result<Session<Match>, Failure> {
    check(asked)?;
    let (table, position) = match &asked.position {
        Some(path) => {
            let case = game::position::<State>(path, &asked.choice.set, context)?;
            (case.table, Some(case.position))
        }
        None => (context.table_of::<State>(&asked.choice)?, None),
    };
    let players = seat(asked, context.settings()?.name.value.as_deref())?;
    let when = Moment::now();
    let new = NewMatch {
        table: &table,
        length: length(asked, &players),
        players,
        seed: asked.seed.unwrap_or_else(fresh_seed),
        when: Some(when),
        taking_back: TakingBack::in_practice(asked.practice),
    };
    let beginning = match &position {
        Some(position) => new.beginning_at(position),
        None => new.beginning(),
    };
    game::keep(Ok(beginning), asked, when, context)
}

/// Returns how a match has ended, if it has; one that is open goes on with another game.
pub fn ended(session: &Session<Match>) -> Option<String> {
    match session.end()? {
        Ended::Played(_) if !session.state().is_decided(session.rules()) => None,
        end @ (Ended::Played(_) | Ended::Stopped(_)) => Some(words::match_end(end)),
    }
}

/// Returns how long the match is: as the flags say, or open; one game, if nobody is there to end it.
fn length(asked: &Play, players: &BySeat<Player>) -> Length {
    match (asked.games, asked.points) {
        (Some(games), _) => Length::Games(games),
        (None, Some(points)) => Length::Points(points),
        (None, None) if players.iter().any(|(_, it)| it.is_human()) => Length::Open,
        (None, None) => Length::Games(1),
    }
}

/// Tells whether no flag asks for what there is in Tock only.
fn check(asked: &Play) -> Result<(), Failure> {
    let fault = if asked.players.is_some_and(|it| it != PLAYERS) {
        say!("cli-toccadille-players")
    } else if asked.bots.is_some_and(|it| PLAYERS < it) {
        say!("cli-toccadille-bots")
    } else if !asked.marbles.is_empty() {
        say!("cli-toccadille-marbles")
    } else if asked.first.is_some() {
        say!("cli-toccadille-first")
    } else if asked.open_hands {
        say!("cli-toccadille-open-hands")
    } else {
        return Ok(());
    };
    Err(Failure::asked(&fault))
}

/// Returns who plays: bots take the last of the seats that are not named.
fn seat(asked: &Play, name: Option<&str>) -> Result<BySeat<Player>, Failure> {
    let level = asked.bot.as_ref().map(AnyBot::toccadille).transpose()?.unwrap_or(Level::Greedy);
    let bot = |level: Level| Player::Bot { level: level.name().to_owned() };
    let mut players: BySeat<Option<Player>> = BySeat::from_fn(|_| None);
    for (seat, seating) in &asked.seats {
        let seat = seat.of_toccadille()?;
        if players[seat].is_some() {
            return Err(Failure::asked(&say!("cli-seat-twice", seat = seat.name())));
        }
        players[seat] = Some(match seating {
            Seating::Human(name) => Player::Human { name: name.clone().unwrap_or_default() },
            Seating::Bot(named) => bot(named.as_ref().map(AnyBot::toccadille).transpose()?.unwrap_or(level)),
        });
    }
    let named = Seat::ALL.into_iter().filter(|it| players[*it].as_ref().is_some_and(|it| !it.is_human())).count();
    let free: Vec<_> = Seat::ALL.into_iter().filter(|it| players[*it].is_none()).collect();
    let bots = usize::from(asked.bots.unwrap_or(0)).saturating_sub(named);
    if free.len() < bots {
        let count = asked.bots.unwrap_or(0);
        return Err(Failure::asked(&say!("cli-too-many-bots", count = count, players = PLAYERS)));
    }
    let humans = free.len() - bots;
    for (place, seat) in free.into_iter().enumerate() {
        players[seat] = Some(if place < humans { Player::unnamed() } else { bot(level) });
    }
    Ok(called(players, name))
}

/// Names the players at the keyboard who were not named: the first by the settings, the other by the colour.
fn called(players: BySeat<Option<Player>>, first: Option<&str>) -> BySeat<Player> {
    let mut first = first;
    let mut players = players;
    BySeat::from_fn(|seat| match players[seat].take().unwrap_or_else(Player::unnamed) {
        Player::Human { name } => {
            let own = first.take();
            let name = if name.is_empty() { own.map_or_else(|| colour(seat), str::to_owned) } else { name };
            Player::Human { name }
        }
        bot @ Player::Bot { .. } => bot,
    })
}
