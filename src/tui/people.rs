//! Who sits at the table: names and colours.

use crate::{
    say,
    session::Player,
    tock::seat::{BySeat, Seat},
    tui::theme::Tint,
};

/// Who sits on a seat, as the screen shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The name.
    pub name: String,
    /// The colour of the marbles.
    pub tint: Tint,
}

/// Everybody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People(BySeat<Person>);

impl People {
    /// Returns the people of a game; a colour that is not known, or taken, gives way to the next free one.
    pub fn new(players: &BySeat<Option<Player>>, colours: &BySeat<Option<String>>) -> Self {
        let wished = colours.iter().map(|(_, it)| it.as_deref().and_then(Tint::from_name));
        let mut tints: Vec<Option<Tint>> = vec![];
        for wish in wished {
            tints.push(wish.filter(|it| !tints.contains(&Some(*it))));
        }
        for index in 0..tints.len() {
            let own = Tint::ALL[index];
            let mut free = [own].into_iter().chain(Tint::ALL).filter(|it| !tints.contains(&Some(*it)));
            tints[index] = tints[index].or_else(|| free.next());
        }
        Self(BySeat::from_fn(|seat| Person {
            name: players[seat].as_ref().map_or_else(String::new, |it| name(it, seat)),
            tint: tints[seat.index()].unwrap_or(Tint::ALL[seat.index()]),
        }))
    }

    /// Returns the name of the player on `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        &self.0[seat].name
    }

    /// Returns the colour of `seat`'s marbles.
    pub const fn tint(&self, seat: Seat) -> Tint {
        self.0.0[seat.index()].tint
    }

    /// Returns all colours.
    pub fn tints(&self) -> BySeat<Tint> {
        BySeat::from_fn(|it| self.tint(it))
    }
}

/// Returns what a player is called on the screen.
pub fn name(player: &Player, seat: Seat) -> String {
    match player {
        Player::Human { name } if name.trim().is_empty() => say!("table-seat-name", seat = seat.to_string()),
        Player::Human { name } => printable(name),
        Player::Bot { level } => say!("table-bot-name", level = printable(level), seat = seat.to_string()),
    }
}

/// Returns a name without what could disturb the screen.
fn printable(text: &str) -> String {
    text.trim().chars().filter(|it| !it.is_control()).collect()
}
