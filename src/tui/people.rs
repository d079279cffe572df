//! Who sits at the table: names and colours.

use crate::{
    session::Player,
    telling::Names,
    tock::seat::{BySeat, Seat},
    tui::theme::Tint,
};

/// Everybody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct People {
    names: Names,
    tints: BySeat<Tint>,
}

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
        let tints = BySeat::from_fn(|seat| tints[seat.index()].unwrap_or(Tint::ALL[seat.index()]));
        Self { names: Names::new(players), tints }
    }

    /// Returns what they are called.
    pub const fn names(&self) -> &Names {
        &self.names
    }

    /// Returns the name of the player on `seat`.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.name(seat)
    }

    /// Returns the colour of `seat`'s marbles.
    pub const fn tint(&self, seat: Seat) -> Tint {
        self.tints.0[seat.index()]
    }

    /// Returns all colours.
    pub const fn tints(&self) -> BySeat<Tint> {
        self.tints
    }
}
