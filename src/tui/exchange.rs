//! Who plays a seat from now on: somebody leaves, or sits down, in the middle of a game.

use crate::{
    bot::Level,
    say,
    session::Player,
    tock::Seat,
    tui::{
        Cmd,
        ask::{About, Answer, Ask},
        people::People,
        play::{Mode, Play, Seating},
    },
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which seat changes hands.
    Seat,
    /// Who plays it from now on.
    Sitter(Seat),
    /// What somebody who sits down there is called.
    Name(Seat),
}

impl Play {
    /// Asks which seat changes hands.
    pub fn ask_for_seat(&self) -> Ask {
        let told = |seat: Seat| {
            let who = self.people.name(seat).to_owned();
            let seat_name = seat.to_string();
            match self.session.player(seat) {
                Some(Player::Bot { .. }) => say!("exchange-seat-bot", seat = seat_name, who = who),
                Some(Player::Human { .. }) | None => say!("exchange-seat-human", seat = seat_name, who = who),
            }
        };
        let seats = self.session.seats().iter().map(told).collect();
        Ask::list(About::Play(Asked::Seat), say!("exchange-title"), say!("exchange-text"), seats)
    }

    /// Does what an answer asks.
    ///
    /// # Errors
    ///
    /// With what is to be asked next.
    pub fn answer(&mut self, asked: Asked, answer: &Answer) -> Result<Vec<Cmd>, Box<Ask>> {
        match (asked, answer) {
            (Asked::Seat, Answer::Item(index)) => match self.session.seats().iter().nth(*index) {
                Some(seat) => Err(Box::new(self.ask_for_sitter(seat))),
                None => Ok(vec![]),
            },
            (Asked::Sitter(seat), Answer::Item(0)) => {
                let name = match self.session.player(seat) {
                    Some(Player::Human { name }) => name.as_str(),
                    Some(Player::Bot { .. }) | None => "",
                };
                let title = say!("exchange-title");
                Err(Box::new(Ask::line(About::Play(Asked::Name(seat)), title, say!("exchange-name"), name)))
            }
            (Asked::Sitter(seat), Answer::Item(index)) => match Level::ALL.get(index - 1) {
                Some(level) => Ok(self.exchange(seat, Player::Bot { level: level.name().to_owned() })),
                None => Ok(vec![]),
            },
            (Asked::Name(seat), Answer::Text(name)) => Ok(self.exchange(seat, Player::Human { name: name.clone() })),
            (Asked::Seat | Asked::Sitter(_), Answer::Text(_)) | (Asked::Name(_), Answer::Item(_)) => Ok(vec![]),
        }
    }

    fn ask_for_sitter(&self, seat: Seat) -> Ask {
        let text = say!("exchange-who", seat = seat.to_string(), who = self.people.name(seat).to_owned());
        let bots = Level::ALL.iter().map(|it| say!("exchange-bot", level = it.name()));
        let sitters = [say!("exchange-human")].into_iter().chain(bots).collect();
        Ask::list(About::Play(Asked::Sitter(seat)), say!("exchange-title"), text, sitters)
    }

    /// Lets somebody else play a seat; everybody else goes on as they were.
    fn exchange(&mut self, seat: Seat, player: Player) -> Vec<Cmd> {
        if self.session.player(seat) == Some(&player) {
            return vec![];
        }
        let before = Seating::of(&self.humans());
        if let Err(failure) = self.session.seat(seat, player) {
            return self.fail(&failure);
        }
        self.people = People::new(self.session.record().players(), &self.session.record().header().set_up.colours);
        let humans = self.humans();
        self.seen_by = match humans[..] {
            // Alone at the keyboard nobody is to be kept from seeing.
            [alone] => Some(alone),
            _ => self.seen_by.filter(|it| *it != seat && humans.contains(it)),
        };
        if self.seating == before {
            self.seating = Seating::of(&humans);
        }
        self.tell();
        let waits_for_it = self.session.to_move() == Some(seat);
        if !self.session.is_held() && (waits_for_it || matches!(self.mode, Mode::Covered(_))) {
            // What a bot was thinking out for the seat is asked for no more.
            return self.go_on();
        }
        vec![]
    }
}
