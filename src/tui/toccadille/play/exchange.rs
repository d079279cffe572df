//! Who plays a colour from now on: somebody leaves, or sits down, in the middle of a match.

use crate::{
    bot::toccadille::Level,
    refusals::toccadille::colour,
    say,
    session::Player,
    telling::toccadille::Names,
    toccadille::Seat,
    tui::{
        Cmd,
        ask::{About, Answer, Ask},
        toccadille::play::{Play, Seating},
    },
};

/// What is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// Which colour changes hands.
    Seat,
    /// Who plays it from now on.
    Sitter(Seat),
    /// What somebody who sits down there is called.
    Name(Seat),
}

impl Play {
    /// Asks which colour changes hands.
    pub fn ask_for_seat(&self) -> Ask {
        let told = |seat: Seat| {
            let (who, seat_name) = (self.names.name(seat).to_owned(), colour(seat));
            match self.session.is_human(seat) {
                false => say!("exchange-seat-bot", seat = seat_name, who = who),
                true => say!("exchange-seat-human", seat = seat_name, who = who),
            }
        };
        let seats = Seat::ALL.map(told).into();
        Ask::list(About::Match(Asked::Seat), say!("exchange-title"), say!("toc-exchange-text"), seats)
    }

    /// Does what an answer asks.
    ///
    /// # Errors
    ///
    /// With what is to be asked next.
    pub fn answer(&mut self, asked: Asked, answer: &Answer) -> Result<Vec<Cmd>, Box<Ask>> {
        match (asked, answer) {
            (Asked::Seat, Answer::Item(index)) => match Seat::ALL.get(*index) {
                Some(seat) => Err(Box::new(self.ask_for_sitter(*seat))),
                None => Ok(vec![]),
            },
            (Asked::Sitter(seat), Answer::Item(0)) => {
                let name = match self.session.player(seat) {
                    Some(Player::Human { name }) => name.as_str(),
                    Some(Player::Bot { .. }) | None => "",
                };
                let about = About::Match(Asked::Name(seat));
                Err(Box::new(Ask::line(about, say!("exchange-title"), say!("exchange-name"), name)))
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
        let text = say!("toc-exchange-who", seat = colour(seat), who = self.names.name(seat).to_owned());
        let bots = Level::ALL.iter().map(|it| say!("toc-exchange-bot", level = it.name()));
        let sitters = [say!("exchange-human")].into_iter().chain(bots).collect();
        Ask::list(About::Match(Asked::Sitter(seat)), say!("exchange-title"), text, sitters)
    }

    /// Lets somebody else play a colour; the other goes on as before.
    fn exchange(&mut self, seat: Seat, player: Player) -> Vec<Cmd> {
        if self.session.player(seat) == Some(&player) {
            return vec![];
        }
        let before = Seating::of(&self.humans());
        if let Err(failure) = self.session.seat(seat, player) {
            return self.fail(&failure);
        }
        self.names = Names::new(self.session.record().players());
        if self.seating == before {
            self.seating = Seating::of(&self.humans());
        }
        self.tell();
        if !self.session.is_held() && self.session.to_move() == Some(seat) {
            // What a bot was thinking out for the seat is asked for no more.
            return self.go_on();
        }
        vec![]
    }
}
