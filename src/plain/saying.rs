//! What is said and heard: what happened, whose turn it is, the hands, long texts in pieces.

use crate::{
    game::Event,
    letters,
    plain::{COVER, Error, LINES, Plain, menu::Menu, words},
    say,
    session::Hands,
    stats,
    telling::{Listener, Telling, figures, log::Line},
    tock::{Move, Seat},
};

impl Plain<'_> {
    /// Tells what the whole game and each seat came to.
    pub(super) fn tell_figures(&mut self) -> Result<(), Error> {
        let stats = stats::of(self.session.record());
        let facts = figures::facts(&stats, self.session.rules(), &self.names);
        self.say(&say!("figures-game", facts = facts.join(", ")))?;
        for seat in stats.table.iter() {
            let said = figures::sentence(&stats.seats[seat], self.names.name(seat));
            self.say(&said)?;
        }
        Ok(())
    }

    pub(super) fn tell_turn(&mut self, seat: Seat) -> Result<(), Error> {
        let view = self.session.view(seat);
        let mut said = vec![say!("plain-turn", who = self.names.name(seat).to_owned(), seat = seat.to_string())];
        if let Some(partner) = view.colour().filter(|it| *it != seat) {
            said.push(say!("plain-turn-partner", partner = self.names.name(partner).to_owned()));
        }
        if view.to_discard() != 0 {
            said.push(say!("plain-turn-lost", count = view.to_discard()));
        } else if view.needs_starter() {
            said.push(say!("plain-turn-starter"));
        } else if view.is_extra_play() {
            said.push(say!("plain-turn-extra"));
        } else if !Menu::new(&view).can_play() {
            said.push(say!("plain-turn-discard"));
        }
        said.iter().try_for_each(|it| self.say(it))?;
        self.tell_hand(seat)?;
        Ok(())
    }

    pub(super) fn tell_hand(&mut self, seat: Seat) -> Result<(), Error> {
        let state = self.session.state();
        let hand = words::hand(state.hand(seat));
        let colour = self.session.view(seat).colour().unwrap_or(seat);
        let marbles = words::marbles(self.session.rules(), state, colour);
        let others = match self.session.agreed().hands {
            Hands::Closed => vec![],
            Hands::Open => words::other_hands(&self.session, &self.names, seat),
        };
        self.say(&hand)?;
        others.iter().try_for_each(|it| self.say(it))?;
        self.say(&say!("plain-marbles", marbles = marbles))
    }

    /// Puts what was said out of sight.
    pub(super) fn cover(&mut self) -> Result<(), Error> {
        (0..COVER).try_for_each(|_| self.say(""))
    }

    /// Says what has happened since a player moved last.
    pub(super) fn tell_missed(&mut self, seat: Seat) -> Result<(), Error> {
        let events = self.session.record().events().len();
        let since = self.log.since_last_move(seat, events);
        let told = |it: &Line| {
            let hurts = it.seat.is_some() && self.log.sends_back(it.event, seat);
            let what = self.event(it);
            if hurts { say!("curtain-hurts", what = what) } else { what }
        };
        let title = match self.log.has_moved(seat, events) {
            true => say!("curtain-missed", count = since.len()),
            false => say!("curtain-before", count = since.len()),
        };
        let lines = [title].into_iter().chain(since.iter().map(told)).collect();
        self.say_all(lines)
    }

    /// Says what happened last.
    pub(super) fn tell_log(&mut self) -> Result<(), Error> {
        let lines = self.log.told(&self.session);
        if lines.is_empty() {
            return self.say(&say!("plain-log-empty"));
        }
        let last: Vec<_> = lines[lines.len().saturating_sub(LINES)..].iter().map(|it| self.event(it)).collect();
        last.iter().try_for_each(|it| self.say(it))
    }

    /// Says what has happened since it was said last.
    pub(super) fn tell_news(&mut self) -> Result<(), Error> {
        self.follow();
        let lines = self.log.told(&self.session);
        let news: Vec<_> = lines[self.told.min(lines.len())..].iter().map(|it| self.event(it)).collect();
        self.told = lines.len();
        news.iter().try_for_each(|it| self.say(it))
    }

    /// Leaves unsaid what has happened since it was said last.
    pub(super) fn skip_news(&mut self) {
        self.follow();
        self.told = self.log.told(&self.session).len();
    }

    pub(super) fn say_all(&mut self, lines: Vec<String>) -> Result<(), Error> {
        self.reader.say_all(lines)
    }

    pub(super) fn read_on(&mut self) -> Result<(), Error> {
        self.reader.read_on()
    }

    pub(super) fn follow(&mut self) {
        let telling = Telling::of(&self.session, &self.names, Listener::Table);
        self.log.follow(self.session.record(), &telling);
    }

    /// Returns what happened, as a sentence.
    fn event(&self, line: &Line) -> String {
        let who = line.seat.map(|_| line.who.as_str());
        let event = self.session.record().events().get(line.event);
        match (who, event) {
            (Some(who), Some(Event::Move(mv))) => {
                let card = mv.rank().map(letters::rank).unwrap_or_default();
                match mv {
                    Move::Pass => say!("plain-event-pass", who = who, what = line.text.as_str()),
                    Move::Discard(_) => match &line.why {
                        Some(why) => {
                            say!("plain-event-discard-why", who = who, card = card.as_str(), why = why.as_str())
                        }
                        None => say!("plain-event-discard", who = who, card = card),
                    },
                    Move::Play(_) => {
                        let (what, notation) = (line.text.as_str(), letters::notation(mv));
                        say!("plain-event", who = who, card = card, what = what, notation = notation)
                    }
                }
            }
            _ => line.text.clone(),
        }
    }

    pub(super) fn say(&mut self, line: &str) -> Result<(), Error> {
        self.reader.say(line)
    }

    /// Reads a line; `None` if nothing more comes in.
    pub(super) fn read(&mut self) -> Result<Option<String>, Error> {
        self.reader.read()
    }
}
